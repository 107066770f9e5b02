"""What a hand of a match moves: sticks, wins, ready players at a draw, offences. Points of the table."""

from __future__ import annotations

from collections.abc import Mapping

from mahjong_desk.core import hand
from mahjong_desk.rules.matches import STICK, State, shared_out, turns_after
from mahjong_desk.rules.outcomes import (
    Draw,
    Nagashi,
    Played,
    Player,
    Players,
    Points,
    Ron,
    Tsumo,
    Win,
    Yakuman,
)
from mahjong_desk.rules.riichi.choices import Choices
from mahjong_desk.rules.riichi.match_choices import MatchChoices
from mahjong_desk.rules.riichi.points import MANGAN, YAKUMAN, Liability, base_points, payments


def settled(state: State, played: Played, rules: MatchChoices, hand_rules: Choices) -> State:
    """The state with everything paid; dealer and honba stay as they were in the hand."""
    if played.riichi:
        state = state.moved(dict.fromkeys(played.riichi, -STICK))
        state = state._replace(sticks=state.sticks + len(played.riichi))
    state = _with_wins(state, played, rules, hand_rules)
    for close in played.closes:
        if isinstance(close, Draw):
            state = state.moved(_ready_payments(state, close.tenpai or (), rules))
        elif isinstance(close, Nagashi):
            # It takes the place of what ready players receive; honba and sticks stay on the table.
            for player in close.players:
                state = state.moved(_mangan(state, player, hand_rules))
    if rules.chombo_after is None:
        for chombo in played.chombos:
            paid = _mangan(state, chombo.player, hand_rules)
            state = state.moved(_taken(paid))
    return state


def _with_wins(state: State, played: Played, rules: MatchChoices, hand_rules: Choices) -> State:
    """Every win paid, the first in turn after the discarder with what several do not share."""
    if not played.wins:
        return state
    wins = played.wins
    if len(wins) > 1:
        wins = tuple(sorted(wins, key=lambda win: _turn(win, state.players)))
    own = [int(win.winner in played.riichi) if rules.honba_each else 0 for win in wins]
    own[0] = state.sticks - sum(own[1:])
    for place, (win, sticks) in enumerate(zip(wins, own, strict=True)):
        honba = state.honba if place == 0 or rules.honba_each else 0
        state = state.moved(_paid(state, win, honba, sticks, hand_rules))
    return state._replace(sticks=0) if state.sticks else state


def _turn(win: Win, players: int) -> int:
    """How many turns after the discarder a winner sits."""
    return (win.winner - win.discarder) % players if isinstance(win, Ron) else 0


def _paid(state: State, win: Win, honba: int, sticks: int, rules: Choices) -> Mapping[Player, int]:
    """What each player receives for a win, so many honba and sticks included."""
    base = _base(win, rules)
    liability = None
    if win.pao is not None:
        part = base if rules.pao_covers_whole else YAKUMAN * win.pao_yakuman
        liability = Liability(state.seat(win.pao), part)
    won = hand.Win(
        self_draw=isinstance(win, Tsumo),
        seat=state.seat(win.winner),
        discarder=state.seat(win.discarder) if isinstance(win, Ron) else None,
        honba=honba,
        sticks=sticks,
        players=state.players,
    )
    return _by_player(state, base, liability, won, rules)


def _base(win: Win, rules: Choices) -> int:
    """The base amount of a win; fu change nothing from five han on."""
    worth = win.worth
    assert not isinstance(worth, Points)
    if isinstance(worth, Yakuman):
        return YAKUMAN * worth.count
    counted = rules.counted_yakuman
    return base_points(worth.han, worth.fu or 0, kiriage=rules.kiriage_mangan, counted_yakuman=counted).points


def _mangan(state: State, player: Player, rules: Choices) -> Mapping[Player, int]:
    """What each player receives when one is paid a self-drawn mangan, without honba and sticks."""
    won = hand.Win(self_draw=True, seat=state.seat(player), players=state.players)
    return _by_player(state, MANGAN, None, won, rules)


def _by_player(
    state: State, base: int, liability: Liability | None, won: hand.Win, rules: Choices
) -> Mapping[Player, int]:
    paid = payments(base, liability, won, rules)
    assert paid is not None
    return {player: paid[state.seat(player)] for player in range(state.players)}


def _ready_payments(state: State, ready: Players, rules: MatchChoices) -> Mapping[Player, int]:
    """Who is not ready pays the pool, who is ready shares it; nothing where all or none are.

    What cannot be shared falls to those nearest to the dealer.
    """
    turns = (state.dealer, *turns_after(state.dealer, state.players))
    receiving = [player for player in turns if player in ready]
    paying = [player for player in turns if player not in ready]
    if not receiving or not paying:
        return {}
    return {**_taken(shared_out(rules.noten_pool, paying)), **shared_out(rules.noten_pool, receiving)}


def _taken(points: Mapping[Player, int]) -> Mapping[Player, int]:
    """The same points the other way round."""
    return {player: -amount for player, amount in points.items()}
