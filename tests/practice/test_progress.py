"""What a learner knows: counted by hand, and when it comes again as the definition of FSRS 6 has it."""

from __future__ import annotations

import subprocess
import sys
from datetime import datetime, timedelta, timezone

import pytest

from mahjong_desk.practice.memory import Phase, recall
from mahjong_desk.practice.progress import (
    MOST_ROUNDS,
    Counts,
    Knowledge,
    Learner,
    Outcome,
    Progress,
    Round,
    by_round,
    due,
    knowledge,
    record,
)

RIGHT, MISSED, CLAIMED = Outcome.RIGHT, Outcome.MISSED, Outcome.CLAIMED
NOON = datetime(2026, 3, 1, 12, tzinfo=timezone.utc)
MINUTE, HOUR, DAY = timedelta(minutes=1), timedelta(hours=1), timedelta(days=1)
NOTHING = Progress()


def played(*answers: tuple[timedelta, str, Outcome]) -> Progress:
    """The progress after single answers, each so long after noon."""
    progress = NOTHING
    for after, item, outcome in answers:
        progress = record(progress, [(item, outcome)], NOON + after)
    return progress


# --- counts -----------------------------------------------------------------------------------------------


def test_answers_are_counted_by_what_they_were() -> None:
    first = record(NOTHING, [("a", RIGHT), ("b", MISSED), ("a", CLAIMED)], NOON)
    second = record(first, [("a", RIGHT), ("c", CLAIMED)], NOON + HOUR)
    assert {item: card.counts for item, card in second.cards.items()} == {
        "a": Counts(right=2, missed=0, claimed=1),
        "b": Counts(right=0, missed=1, claimed=0),
        "c": Counts(right=0, missed=0, claimed=1),
    }
    assert [second.cards[item].last for item in "abc"] == [RIGHT, MISSED, CLAIMED]
    assert [second.cards[item].seen for item in "abc"] == [NOON + HOUR, NOON, NOON + HOUR]
    assert second.rounds == (Round(NOON, Counts(1, 1, 1)), Round(NOON + HOUR, Counts(1, 0, 1)))
    # The progress before is as it was.
    assert first.cards["a"].counts == Counts(1, 0, 1)
    assert not NOTHING.cards


def test_no_answers_change_nothing() -> None:
    assert record(NOTHING, [], NOON) is NOTHING


def test_a_round_can_be_recorded_hand_by_hand() -> None:
    progress = NOTHING
    for number, outcome in enumerate((RIGHT, MISSED, RIGHT, RIGHT)):
        progress = record(progress, [("a", outcome)], NOON + number * MINUTE, begun=NOON)
    assert by_round(progress) == (Round(NOON, Counts(3, 1, 0)),)
    assert by_round(progress)[0].counts.share == 0.75


def test_the_last_rounds_are_kept_in_the_order_in_which_they_began() -> None:
    counts = Counts(right=1)
    old = tuple(Round(NOON + number * HOUR, counts) for number in range(MOST_ROUNDS))
    after = record(Progress({}, old), [("a", MISSED)], NOON + 90 * MINUTE)
    assert len(after.rounds) == MOST_ROUNDS
    # The oldest is gone; the new one began between the second and the third.
    assert after.rounds[:3] == (old[1], Round(NOON + 90 * MINUTE, Counts(missed=1)), old[2])
    assert by_round(after) == old[-30:]
    assert by_round(after, last=2) == old[-2:]


def test_moments_are_kept_in_utc() -> None:
    moment = NOON.astimezone(timezone(9 * HOUR))
    progress = record(NOTHING, [("a", RIGHT)], moment, begun=moment)
    kept = (progress.cards["a"].seen, progress.cards["a"].memory.due, progress.rounds[0].begun)
    assert [one.tzinfo for one in kept] == [timezone.utc] * 3
    assert kept == (NOON, NOON + 10 * MINUTE, NOON)


def test_no_answers_have_no_share() -> None:
    assert Counts().share is None


# --- when it comes again ----------------------------------------------------------------------------------


def test_when_an_item_comes_again() -> None:
    """FSRS 6: steps of 1 and 10 minutes, then days; one step of 10 minutes after a lapse.

    A first "good" stays for w2 = 2.3065 days, and a second one at once makes that no more than 5 % longer:
    2 days by round numbers.
    """
    progress = played((0 * DAY, "a", MISSED))
    assert progress.cards["a"].memory.due == NOON + MINUTE
    progress = record(progress, [("b", RIGHT)], NOON)
    assert progress.cards["b"].memory.due == NOON + 10 * MINUTE
    progress = record(progress, [("b", RIGHT)], NOON + HOUR)
    assert progress.cards["b"].memory.phase is Phase.REVIEW
    assert progress.cards["b"].memory.due == NOON + HOUR + 2 * DAY
    progress = record(progress, [("b", CLAIMED)], NOON + 3 * DAY)
    assert progress.cards["b"].memory.phase is Phase.RELEARNING
    assert progress.cards["b"].memory.due == NOON + 3 * DAY + 10 * MINUTE


def test_nothing_is_left_to_chance() -> None:
    answers = [(number * 5 * DAY, "a", RIGHT) for number in range(6)]
    assert played(*answers) == played(*answers)


def test_what_is_well_known_still_comes_within_a_year() -> None:
    progress = played(*((number * 300 * DAY, "a", RIGHT) for number in range(5)))
    assert progress.cards["a"].memory.due - progress.cards["a"].seen == 365 * DAY


def test_how_likely_it_is_still_known() -> None:
    """FSRS 6: (1 + f·t/S)^(−0.1542), with f such that nine of ten are known after S days."""
    memory = played((0 * DAY, "a", RIGHT)).cards["a"].memory
    assert memory.stability == pytest.approx(2.3065)
    factor = 0.9 ** (-1 / 0.1542) - 1
    for days in (0, 2, 10):
        expected = (1 + factor * days / 2.3065) ** -0.1542
        assert recall(memory, NOON + days * DAY) == pytest.approx(expected)


def test_a_clock_that_was_wrong_does_no_lasting_harm() -> None:
    progress = played((3000 * DAY, "a", RIGHT), (3000 * DAY, "b", RIGHT))
    assert due(progress, NOON, ["a", "b"]) == ("a", "b")
    progress = record(progress, [("a", RIGHT)], NOON)
    assert due(progress, NOON, ["a", "b"]) == ("b",)
    assert progress.cards["a"].seen == NOON


# --- what should come next --------------------------------------------------------------------------------


def test_what_comes_next() -> None:
    progress = played(
        (0 * DAY, "known", RIGHT),
        (HOUR, "known", RIGHT),  # again two days later
        (2 * HOUR, "a day ago", MISSED),
        (DAY, "an hour ago", MISSED),
        (DAY + HOUR, "lately", CLAIMED),
        (DAY + HOUR, "right lately", RIGHT),
    )
    items = ["common", "right lately", "lately", "an hour ago", "known", "a day ago", "rare", "common"]
    now = NOON + DAY + HOUR + MINUTE / 2
    assert due(progress, now, items) == ("a day ago", "an hour ago", "lately", "common", "rare")
    # What was missed comes before what is known, once that is due as well.
    later = NOON + 4 * DAY
    assert due(progress, later, items)[-4:] == ("right lately", "known", "common", "rare")
    assert due(progress, later, ["rare"]) == ("rare",)
    assert due(NOTHING, now, items) == tuple(dict.fromkeys(items))


def test_what_comes_at_the_same_time_keeps_its_order() -> None:
    progress = record(NOTHING, [(item, MISSED) for item in "cab"], NOON)
    assert due(progress, NOON + DAY, "bca") == ("b", "c", "a")
    assert due(progress, NOON, "bca") == ("b", "c", "a")


# --- how well it is known ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("answers", "after", "expected"),
    [
        ([], 0 * DAY, Knowledge.NEW),
        ([(0 * DAY, RIGHT)], MINUTE, Knowledge.LEARNING),
        ([(0 * DAY, MISSED)], MINUTE, Knowledge.LEARNING),
        ([(0 * DAY, CLAIMED)], 100 * DAY, Knowledge.LEARNING),
        ([(0 * DAY, RIGHT), (HOUR, RIGHT)], HOUR, Knowledge.KNOWN),
        # It stays for 2.3 days, and is known with 80 % after 3.3 times as long: 7.6 days.
        ([(0 * DAY, RIGHT), (HOUR, RIGHT)], 7 * DAY + 2 * HOUR, Knowledge.KNOWN),
        ([(0 * DAY, RIGHT), (HOUR, RIGHT)], 8 * DAY + 2 * HOUR, Knowledge.SHAKY),
        ([(0 * DAY, RIGHT), (HOUR, MISSED)], HOUR, Knowledge.SHAKY),
        ([(0 * DAY, RIGHT), (HOUR, RIGHT), (DAY, CLAIMED)], DAY, Knowledge.SHAKY),
        # Right once after a lapse is not known again, days later it is.
        (
            [(0 * DAY, RIGHT), (HOUR, RIGHT), (DAY, MISSED), (DAY + HOUR, RIGHT)],
            DAY + HOUR,
            Knowledge.LEARNING,
        ),
        (
            [(0 * DAY, RIGHT), (HOUR, RIGHT), (DAY, MISSED), (DAY + HOUR, RIGHT), (4 * DAY, RIGHT)],
            4 * DAY,
            Knowledge.KNOWN,
        ),
        # Missed at first and right twice the same day: not yet; days later it is.
        ([(0 * DAY, MISSED), (MINUTE, RIGHT), (HOUR, RIGHT)], HOUR, Knowledge.LEARNING),
        ([(0 * DAY, MISSED), (MINUTE, RIGHT), (HOUR, RIGHT), (3 * DAY, RIGHT)], 3 * DAY, Knowledge.KNOWN),
    ],
)
def test_how_well_it_is_known(
    answers: list[tuple[timedelta, Outcome]], after: timedelta, expected: Knowledge
) -> None:
    progress = played(*((moment, "a", outcome) for moment, outcome in answers))
    assert knowledge(progress, "a", NOON + after) is expected


# --- by rule set ------------------------------------------------------------------------------------------


def test_each_rule_set_has_its_own_progress() -> None:
    one, other = played((0 * DAY, "a", RIGHT)), played((0 * DAY, "a", MISSED))
    learner = Learner("Ada").having("wsom", one).having("reach", other)
    assert (learner.progress("wsom"), learner.progress("reach")) == (one, other)
    assert learner.progress("ema") == NOTHING
    assert learner.reset("wsom") == Learner("Ada", {"reach": other})
    assert learner.reset("ema") == learner
    assert learner.reset() == Learner("Ada")


def test_the_scheduler_waits_for_the_first_answer() -> None:
    program = """
import sys
from datetime import datetime, timezone
from mahjong_desk.practice import progress, progress_files, progress_out
moment = datetime.now(timezone.utc)
progress.due(progress.Progress(), moment, ["a"]), progress.knowledge(progress.Progress(), "a", moment)
assert not {"fsrs", "xlsxwriter", "PySide6"} & set(sys.modules)
"""
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
