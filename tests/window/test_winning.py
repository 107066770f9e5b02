"""How the hand was won: discard or self-draw, seats, circumstances."""

from __future__ import annotations

import pytest

from mahjong_desk.ui.reason_check import ReasonCheck
from tests.scale import some
from tests.window.driving import Desk, Key

HAND = "12789m55777z(666z)+3m"
KONG = "12m55z777z(666z)[1111p]+3m"
CONCEALED = "123456789m1115z+5z"


@pytest.fixture
def desk(shared_desk: Desk) -> Desk:
    """One window for these tests, which begins again for each of them."""
    return shared_desk


def reason(desk: Desk, label: str) -> str:
    """Why a check box cannot be ticked; it is disabled just while it says so."""
    check = desk.check(label)
    assert check.isVisible()
    assert isinstance(check, ReasonCheck)
    why = check.reason()
    assert check.isEnabled() == (why is None)
    assert why in (None, check.accessibleDescription())
    return why or ""


def test_discard_and_self_draw(desk: Desk) -> None:
    desk.paste(f"{HAND} ron from=S")
    assert desk.payments() == {"East": 420, "South": -370, "West": -25, "North": -25}
    desk.choose("Won by", "Self-draw")
    assert desk.says("Self-drawn with 3 of characters")
    assert desk.payments() == {"East": 420, "South": -140, "West": -140, "North": -140}
    for wind in ("East", "South", "West", "North"):
        segment = desk.segment("Discarded by", wind)
        assert not segment.isEnabled()
        assert not segment.isChecked()
        assert segment.toolTip() == "self-drawn: nobody discarded"
    desk.choose("Won by", "Discard")
    assert desk.says("choose who discarded it")


def test_t_changes_between_discard_and_self_draw(desk: Desk) -> None:
    desk.paste(HAND)
    for expected in (True, False, True):
        desk.key(Key.Key_T)
        assert desk.segment("Won by", "Self-draw").isChecked() == expected


def test_seats_and_discarders(desk: Desk) -> None:
    desk.paste(HAND)
    for discarder, paid in (("South", -370), ("West", -25), ("North", -25)):
        desk.choose("Discarded by", discarder)
        assert desk.payments()["South"] == paid
    desk.choose("Discarded by", "Nobody is responsible: all pay alike")
    assert desk.says("Won on 3 of characters, nobody responsible")
    assert desk.payments() == {"East": 420, "South": -140, "West": -140, "North": -140}
    east = desk.segment("Discarded by", "East")
    assert not east.isEnabled()
    assert east.toolTip() == "the winner cannot have discarded it"
    desk.choose("Winner’s seat", "West")
    assert desk.payments() == {"East": -140, "South": -140, "West": 420, "North": -140}
    assert desk.segment("Discarded by", "East").isEnabled()
    assert not desk.segment("Discarded by", "West").isEnabled()


def test_the_discarder_who_becomes_the_winner_is_taken_off(desk: Desk) -> None:
    desk.paste(f"{HAND} from=W")
    desk.choose("Winner’s seat", "West")
    assert desk.says("The discarder was taken off: West is now the winner’s seat.")
    assert "from=" not in desk.line
    assert desk.line.startswith(f"{HAND} ron seat=W")
    desk.click(desk.button("Undo"))
    assert "seat=E" in desk.line
    assert "from=W" in desk.line


def test_the_seat_wind_counts(desk: Desk) -> None:
    desk.paste("123m456p789s22z33z+2z".replace("789s22z33z", "789s2233z") + " ron from=N")
    assert "Value Honor" not in desk.scored()
    desk.choose("Winner’s seat", "South")
    assert desk.scored()["Value Honor"] == "10"


CANNOT_APPLY = [
    (
        f"{HAND} ron",
        {
            "Last discard": "",
            "Robbing a kong": "",
            "Kong replacement tile": "self-draw only",
            "Blessing of Heaven": "East by self-draw only",
        },
    ),
    (
        f"{HAND} tsumo",
        {
            "Last tile of the wall": "",
            "Robbing a kong": "on a discard only",
            "Kong replacement tile": "needs a kong in the hand",
            "Blessing of Heaven": "not after a call or kong",
        },
    ),
    (f"{KONG} tsumo", {"Kong replacement tile": "", "Robbing a kong": "on a discard only"}),
    (
        f"{CONCEALED} tsumo",
        {"Blessing of Heaven": "", "Kong replacement tile": "needs a kong in the hand"},
    ),
    (
        f"{CONCEALED} ron seat=S",
        {"Blessing of Earth": "", "Robbing a kong": "another copy is in the hand"},
    ),
    (f"{CONCEALED} ron seat=S from=W", {"Blessing of Earth": "on East’s discard only"}),
    (f"{CONCEALED} tsumo seat=S", {"Blessing of Earth": "on East’s discard only"}),
]


def test_each_circumstance_says_why_it_cannot_apply(desk: Desk) -> None:
    for line, reasons in CANNOT_APPLY:
        desk.begin_anew()
        desk.paste(line)
        assert {label: reason(desk, label) for label in reasons} == reasons


@pytest.mark.parametrize(
    ("line", "label", "row", "value", "word"),
    some(
        [
            (f"{HAND} ron from=S", "Last discard", "Final Discard", "10", "last"),
            (f"{HAND} tsumo", "Last tile of the wall", "Final Draw", "10", "last"),
            (f"{HAND} ron from=S", "Robbing a kong", "Robbing a Kong", "10", "rob"),
            (f"{KONG} tsumo", "Kong replacement tile", "Win on Kong", "10", "kong"),
            (f"{CONCEALED} tsumo", "Blessing of Heaven", "Blessing of Heaven", "155", "first"),
            (f"{CONCEALED} ron seat=S from=E", "Blessing of Earth", "Blessing of Earth", "155", "first"),
        ],
        3,
    ),
)
def test_each_circumstance_by_a_click(
    desk: Desk, line: str, label: str, row: str, value: str, word: str
) -> None:
    desk.paste(line)
    before = int(desk.total)
    desk.tick(label)
    assert desk.check(label).isChecked()
    assert desk.scored()[row] == value
    assert desk.total == str(before + int(value))
    assert word in desk.line.split()
    desk.tick(label)
    assert not desk.check(label).isChecked()
    assert (desk.total, row in desk.scored()) == (str(before), False)
    desk.click(desk.button("Undo"))
    assert desk.check(label).isChecked()


def test_the_space_bar_ticks_a_box(desk: Desk) -> None:
    desk.paste(HAND)
    desk.check("Last discard").setFocus()
    desk.key(Key.Key_Space)
    assert desk.check("Last discard").isChecked()
    assert "last" in desk.line.split()


def test_last_and_rob_give_way_to_one_another(desk: Desk) -> None:
    desk.paste(HAND)
    desk.tick("Last discard")
    desk.tick("Robbing a kong")
    assert desk.says("Last discard gave way to Robbing a kong.")
    assert not desk.check("Last discard").isChecked()
    desk.tick("Last discard")
    assert desk.says("Robbing a kong gave way to Last discard.")
    assert not desk.check("Robbing a kong").isChecked()
    assert "Robbing a Kong" not in desk.scored()


def test_self_draw_takes_robbing_a_kong_off_and_says_why(desk: Desk) -> None:
    desk.paste(HAND)
    desk.tick("Robbing a kong")
    desk.choose("Won by", "Self-draw")
    assert desk.says("Robbing a kong was taken off: on a discard only.")
    assert not desk.check("Robbing a kong").isChecked()
    assert desk.total
    desk.shortcut("Ctrl+Z")
    assert desk.check("Robbing a kong").isChecked()
    assert not desk.says("was taken off")


def test_taking_the_kong_away_takes_its_replacement_off(desk: Desk) -> None:
    desk.paste(f"{KONG} tsumo kong")
    desk.click_item(desk.melds, 1)
    assert desk.says("Kong replacement tile was taken off: needs a kong in the hand.")
    assert not desk.check("Kong replacement tile").isChecked()


def test_a_pasted_contradiction_can_be_taken_off(desk: Desk) -> None:
    desk.paste(f"{HAND} ron kong")
    assert desk.total == ""
    assert desk.spoken(desk.rows("What is wrong"))[0].startswith(
        "Kong replacement tile is for a self-drawn win"
    )
    desk.tick("Kong replacement tile")
    assert desk.total
    assert not desk.check("Kong replacement tile").isEnabled()
