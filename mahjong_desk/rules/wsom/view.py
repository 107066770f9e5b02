"""What the patterns look at: one reading of a hand, sorted out once."""

from __future__ import annotations

from collections import defaultdict

from mahjong_desk.core.arrangements import Reading
from mahjong_desk.core.groups import Group
from mahjong_desk.core.hand import Hand, Win
from mahjong_desk.core.tiles import HONORS, Kind, is_honor, is_terminal, rank_of, suit_of

Indices = tuple[int, ...]


class View:
    """One reading with its groups by sort; every collection holds places in ``reading.groups``."""

    def __init__(self, hand: Hand, win: Win, reading: Reading) -> None:
        self.hand = hand
        self.win = win
        self.reading = reading
        groups = reading.groups
        self.groups = groups
        self.all: Indices = tuple(range(len(groups)))
        self.chows: Indices = tuple(i for i in self.all if groups[i].is_chow)
        self.triplets: Indices = tuple(i for i in self.all if groups[i].is_triplet)
        self.kongs: Indices = tuple(i for i in self.all if groups[i].is_kong)
        self.pair: int = self.all[-1]
        self.kinds = frozenset(kind for g in groups for kind in g.kinds)
        self.suits = frozenset(suit_of(kind) for kind in self.kinds)

    def is_concealed_triplet(self, index: int) -> bool:
        """A triplet made without any call; one that a discard completed is exposed."""
        g = self.groups[index]
        return g.is_triplet and not g.exposed and (self.win.self_draw or index != self.reading.completed)

    def triplets_in(self, kinds: range) -> Indices:
        """The triplets of these kinds."""
        return tuple(i for i in self.triplets if self.groups[i].kind in kinds)

    def pair_in(self, kinds: range) -> bool:
        """Whether the pair is one of these kinds."""
        return self.groups[self.pair].kind in kinds

    def equal_chows(self) -> list[Indices]:
        """The chows, the same ones together, the largest heap first."""
        heaps: dict[int, list[int]] = defaultdict(list)
        for i in self.chows:
            heaps[self.groups[i].kind].append(i)
        return sorted((tuple(heap) for heap in heaps.values()), key=len, reverse=True)

    def by_rank(self, indices: Indices) -> list[Indices]:
        """Number groups of equal rank together, one of each suit, those in more suits first."""
        ranks: dict[int, dict[int, int]] = defaultdict(dict)
        for i in indices:
            kind = self.groups[i].kind
            if not is_honor(kind):
                ranks[rank_of(kind)].setdefault(suit_of(kind), i)
        return sorted((tuple(suits.values()) for suits in ranks.values()), key=len, reverse=True)

    def consecutive_triplets(self, length: int) -> Indices | None:
        """Triplets of one suit with ``length`` numbers in a row, the lowest such run."""
        at: dict[Kind, int] = {self.groups[i].kind: i for i in self.triplets}
        for kind in sorted(at):
            run = range(kind, kind + length)
            if suit_of(kind) != HONORS and suit_of(run[-1]) == suit_of(kind) and all(k in at for k in run):
                return tuple(at[k] for k in run)
        return None


def has_terminal(group: Group) -> bool:
    """Whether a group holds a 1 or a 9."""
    return any(is_terminal(kind) for kind in group.kinds)


def is_outside(kind: Kind) -> bool:
    """Whether a kind is a terminal or an honor."""
    return is_honor(kind) or is_terminal(kind)
