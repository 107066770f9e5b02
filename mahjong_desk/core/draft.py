"""The hand under construction, with everything that is known about how it was won.

A draft is never changed: each edit gives a new draft, or the problem that stands in the way.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from mahjong_desk.core.hand import FULL, READY, Condition, Hand, Win
from mahjong_desk.core.melds import Meld, MeldType, meld_at, melds_at, with_red_five
from mahjong_desk.core.problems import Problem, Reason, Value
from mahjong_desk.core.tiles import (
    CODES,
    COPIES,
    NORTH,
    RED_FIVES,
    Kind,
    Tile,
    counts_of,
    is_red,
    kind_of,
    order,
    text_of,
)

DEFAULT_RULES = "wsom"
INDICATORS = 5
"""Dora indicators at most, and as many below them."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A hand, its win, and the rule set that is to score it.

    ``options`` are the rule set's options that were changed, as sorted pairs of name and value.
    """

    hand: Hand = Hand()
    win: Win = Win()
    rules: str = DEFAULT_RULES
    options: tuple[tuple[str, str], ...] = ()

    def add_tile(self, tile: Tile) -> Draft | Problem:
        """One more concealed tile; the fourteenth is the winning tile until another is chosen."""
        hand = self.hand
        problem = self._no_room([tile], 1)
        if problem is not None:
            return problem
        if hand.size == READY and hand.winning is None:
            return replace(self, hand=replace(hand, winning=tile))
        return replace(self, hand=Hand.of((*hand.concealed, tile), hand.melds, hand.winning))

    def add_meld(self, meld_type: MeldType, tile: Tile, *, red: bool = False) -> Draft | Problem:
        """The meld that a click on ``tile`` means, of tiles that are not in the hand yet.

        ``red``: the set has red fives, see :meth:`melds_with`.
        """
        possible = self.melds_with(meld_type, tile, red=red)
        if possible:
            return self.add_made(possible[0])
        meld = meld_at(meld_type, kind_of(tile))
        if isinstance(meld, Problem):
            return meld
        return self.add_made(_variants(meld, tile, red=red)[0])

    def add_made(self, meld: Meld) -> Draft | Problem:
        """Just this meld, of tiles that are not in the hand yet."""
        problem = self._no_room(meld.tiles, 3)
        if problem is not None:
            return problem
        return replace(self, hand=replace(self.hand, melds=(*self.hand.melds, meld)))

    def melds_with(self, meld_type: MeldType, tile: Tile, *, red: bool = False) -> tuple[Meld, ...]:
        """Every meld of a type that holds ``tile`` and that there are tiles and room for; a click's first.

        With ``red`` the set has one red five in each suit: what can hold it comes without and with it, and
        a red ``tile`` only with it.
        """
        melds = [
            variant
            for meld in melds_at(meld_type, kind_of(tile))
            for variant in _variants(meld, tile, red=red)
        ]
        return tuple(
            meld
            for meld in melds
            if self._no_room(meld.tiles, 3) is None and (not red or self._plain_fives_suffice(meld))
        )

    def _plain_fives_suffice(self, meld: Meld) -> bool:
        """Whether a meld needs no more plain fives than are left where one of the four is red."""
        used = (*self.hand.tiles, *self.win.dora, *self.win.ura)
        return all(
            (*used, *meld.tiles).count(kind_of(five)) < COPIES
            for five in RED_FIVES
            if kind_of(five) in meld.tiles
        )

    def choose_winning(self, tile: Tile) -> Draft | Problem:
        """Make ``tile`` the winning one: one that the concealed hand holds, or else one more tile.

        The tile that won before goes back among the concealed ones.
        """
        hand = self.hand
        if hand.winning == tile:
            return self
        if tile in hand.concealed:
            rest = list(hand.concealed)
            rest.remove(tile)
            if hand.winning is not None:
                rest.append(hand.winning)
            return replace(self, hand=Hand.of(rest, hand.melds, tile))
        problem = self._no_room([tile], 1)
        if problem is not None:
            return problem
        rest = [*hand.concealed] if hand.winning is None else [*hand.concealed, hand.winning]
        return replace(self, hand=Hand.of(rest, hand.melds, tile))

    def take_concealed(self, index: int) -> Draft:
        """Without the concealed tile at that place of the canonical order."""
        concealed = self.hand.concealed
        rest = (*concealed[:index], *concealed[index + 1 :])
        return replace(self, hand=replace(self.hand, concealed=rest))

    def take_winning(self) -> Draft:
        """Without the winning tile."""
        return replace(self, hand=replace(self.hand, winning=None))

    def take_meld(self, index: int) -> Draft:
        """Without the meld that was made as the ``index``-th."""
        melds = self.hand.melds
        return replace(self, hand=replace(self.hand, melds=(*melds[:index], *melds[index + 1 :])))

    def take_tile(self, tile: Tile) -> Draft | Problem:
        """Without one copy of a tile: the winning one first, then a concealed one."""
        if self.hand.winning == tile:
            return self.take_winning()
        if tile in self.hand.concealed:
            return self.take_concealed(self.hand.concealed.index(tile))
        return Problem(Reason.BAD_VALUE, "tile-not-there", {"tile": CODES[tile]})

    def add_indicator(self, tile: Tile, *, ura: bool) -> Draft | Problem:
        """One more dora indicator, or one from below with ``ura``."""
        now = self.win.ura if ura else self.win.dora
        if len(now) >= INDICATORS:
            return Problem(Reason.BAD_VALUE, "indicators-full", {"most": INDICATORS})
        problem = self._too_many([tile])
        if problem is not None:
            return problem
        return self._with_indicators((*now, tile), ura=ura)

    def take_indicator(self, place: int, *, ura: bool) -> Draft:
        """Without the dora indicator at that place."""
        now = self.win.ura if ura else self.win.dora
        return self._with_indicators((*now[:place], *now[place + 1 :]), ura=ura)

    def _with_indicators(self, tiles: tuple[Tile, ...], *, ura: bool) -> Draft:
        return replace(self, win=replace(self.win, ura=tiles) if ura else replace(self.win, dora=tiles))

    def left_of_each(self) -> list[int]:
        """By kind, how many copies are not in the hand, not indicators and not set aside; 0 at least."""
        gone = counts_of((*self.hand.tiles, *self.win.dora, *self.win.ura))
        gone[NORTH] += self.win.north
        return [max(0, COPIES - count) for count in gone]

    def copies_left(self, kind: Kind) -> int:
        """How many copies of one kind those are."""
        return self.left_of_each()[kind]

    def cleared(self) -> Draft:
        """The empty hand at the same table: rules, options, seat and round stay."""
        win = Win(seat=self.win.seat, round=self.win.round, players=self.win.players)
        return replace(self, hand=Hand(), win=win)

    def without_condition(self, condition: Condition) -> Draft:
        """With one circumstance taken off."""
        return replace(self, win=replace(self.win, conditions=self.win.conditions - {condition}))

    def _no_room(self, tiles: Sequence[Tile], places: int) -> Problem | None:
        """Why the hand cannot take these tiles, which count as ``places`` of its fourteen."""
        hand = self.hand
        if hand.size + places > FULL:
            named = text_of(sorted(tiles, key=order))
            data: dict[str, Value] = {"tiles": named, "count": hand.size, "free": FULL - hand.size}
            return Problem(Reason.WRONG_TILE_COUNT, "no-room", data)
        return self._too_many(tiles)

    def _too_many(self, tiles: Sequence[Tile]) -> Problem | None:
        """Why there are not enough copies of these tiles."""
        held = self.hand.tiles
        for tile in tiles:
            kind = kind_of(tile)
            wanted = sum(kind_of(other) == kind for other in tiles)
            left = self.copies_left(kind)
            if wanted > left:
                data: dict[str, Value] = {"tile": CODES[kind], "wanted": wanted, "left": left}
                in_hand = sum(kind_of(other) == kind for other in held)
                # Whoever looks for the others in the hand has to find them there.
                where = "" if in_hand + left >= COPIES else "-outside"
                detail = f"not-enough-left{where}" if left else f"none-left{where}"
                return Problem(Reason.TOO_MANY_COPIES, detail, data)
            if is_red(tile) and tile in (*held, *self.win.dora, *self.win.ura):
                detail = "red-five-used" if tile in held else "red-five-indicator"
                return Problem(Reason.TOO_MANY_COPIES, detail, {"tile": CODES[tile]})
        return None


def _variants(meld: Meld, tile: Tile, *, red: bool) -> tuple[Meld, ...]:
    """A meld of plain tiles without and with the red five, as far as ``tile`` and the sort of meld allow."""
    five = next((five for five in RED_FIVES if kind_of(five) in meld.tiles), None)
    if not red or five is None:
        return (meld,)
    reddened = with_red_five(meld, five)
    if is_red(tile) or len(meld.tiles) == COPIES:
        return (reddened,)  # of four fives one is the red one
    return (meld, reddened)
