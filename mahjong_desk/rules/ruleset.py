"""What a rule set is. A family derives its own in its folder, in a module ``ruleset``."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

from mahjong_desk.core.hand import Condition, Hand, Win
from mahjong_desk.core.problems import Problem
from mahjong_desk.core.texts import CHINESE_CHARACTERS, FALLBACK, Terms, Texts, counted, language
from mahjong_desk.core.tiles import Kind
from mahjong_desk.core.waits import Play
from mahjong_desk.rules.breakdown import Chart, Part, row_lines
from mahjong_desk.rules.options import Option, Options, Scope
from mahjong_desk.rules.score import Answer, Score

if TYPE_CHECKING:
    from mahjong_desk.rules.checklist import Checklist
    from mahjong_desk.rules.figures import Figure, Slip
    from mahjong_desk.rules.lesson import Step
    from mahjong_desk.rules.matches import MatchRules

_ABSENT_WITH_THREE = frozenset(range(1, 8))


class Pattern(NamedTuple):
    """A pattern as a rule set values it. ``series``: of one series only the highest counts."""

    id: str
    number: str
    series: str
    value: int
    unit: str


class Circumstance(NamedTuple):
    """A circumstance as it stands for a hand and a win.

    ``label`` and ``objection`` are ids of texts; without an objection it can apply. ``excluded_by`` are the
    circumstances that are set and that give way when this one is chosen.
    """

    condition: Condition
    label: str
    objection: str | None
    excluded_by: tuple[Condition, ...] = ()


class RuleSet(ABC):
    """One rule set: its options, its patterns, and how it scores a hand."""

    id: str
    family: str
    unit: str
    options: tuple[Option, ...]
    patterns: tuple[Pattern, ...]
    players: tuple[int, ...]
    uses: frozenset[str] = frozenset()
    """The fields of :class:`Win` that matter here, besides seat, self-draw, discarder and conditions."""
    kanji: str
    """The language of the file that has the patterns' names in Chinese characters."""
    always_shown: tuple[str, ...]
    """Options that stand beside the total even while they are the rule set's own."""
    folder: Path
    replacing: Mapping[str, str] = MappingProxyType({})
    """By unit, the unit of the patterns that replace all those of it in a hand that has one."""

    @abstractmethod
    def score(self, hand: Hand, win: Win, options: Options) -> Answer:
        """What a hand scores, or why it does not; never raises for any hand and win."""

    @abstractmethod
    def circumstances(self, hand: Hand, win: Win) -> tuple[Circumstance, ...]:
        """Every circumstance that the rule set knows, with what keeps it from applying."""

    def outranking(self, pattern: Pattern) -> tuple[str, ...]:
        """The ids of the patterns that count in its place where a hand has both: the higher of its series."""
        return tuple(
            other.id
            for other in self.patterns
            if other.series == pattern.series and other.value > pattern.value
        )

    def open_value(self, pattern: Pattern, options: Options) -> int:  # noqa: ARG002 - some depend on them
        """What it is worth in a hand with an exposed meld; 0 where only a concealed hand has it."""
        return pattern.value

    def has_red_fives(self, options: Options) -> bool:  # noqa: ARG002 - for those that have some
        """Whether red fives are tiles of their own."""
        return False

    def dora_of(self, indicator: Kind, win: Win) -> Kind | None:  # noqa: ARG002 - for those that have some
        """The kind that an indicator makes dora; None where there is no dora."""
        return None

    def indicators(self, hand: Hand, win: Win, options: Options) -> tuple[int, int]:  # noqa: ARG002
        """How many dora indicators, and how many below them, are seen when a hand is won like this."""
        return 0, 0

    def figures(self, score: Score, win: Win) -> tuple[Figure, ...]:
        """What a score is told in: the total, and who pays it; before them what else a family counts."""
        from mahjong_desk.rules.figures import TOTAL, Figure, payment_figures  # for those who practise

        return (Figure(TOTAL, score.total), *payment_figures(score, win.seat))

    def slips(self, score: Score, win: Win, options: Options, figure: Figure) -> Iterator[Slip]:  # noqa: ARG002
        """What mistakes make of a figure: their texts are the ``slips`` of the family."""
        from mahjong_desk.rules.figures import TOTAL, row_slips  # for those who practise

        if figure.sort == TOTAL and score.best.limit is None:
            yield from row_slips(score.best, self.unit, score.total)

    def tile_problem(self, kind: Kind, win: Win) -> Problem | None:  # noqa: ARG002 - for those that lack some
        """Why nobody has a tile of this kind at a table like this; None for one that is played with."""
        return None

    def chow_objection(self, win: Win) -> str | None:  # noqa: ARG002 - for those with tables without chows
        """Why nobody calls a chow at a table like this, as an id of ``tables`` in the texts, or None."""
        return None

    def examples(self) -> tuple[str, ...]:
        """Hands to show a newcomer, as lines without a rule set; every rule set of the family scores them."""
        return _examples(self.folder)

    def summary(self, score: Score, texts: Texts) -> str:  # noqa: ARG002 - for those that have one
        """A line below the total that says what it came from; empty where the rows say it all."""
        return ""

    def parts(self, score: Score, texts: Texts) -> tuple[Part, ...]:
        """The breakdown: one or more lists of lines, each with its title."""
        return (Part("", "", tuple(row_lines(score.best, texts))),)

    pairs_repeat: bool = True
    """Whether four equal tiles are two of seven pairs."""

    def play(self, win: Win) -> Play:
        """What is played with: with three players no 2–8 of characters."""
        return Play(_ABSENT_WITH_THREE if win.players == 3 else frozenset(), self.pairs_repeat)

    @abstractmethod
    def lesson(self, score: Score, win: Win, options: Options, texts: Texts) -> tuple[Step, ...]:
        """The score told step by step, from the first row to the total."""

    @abstractmethod
    def match(self, options: Options, players: int, *, east_only: bool) -> MatchRules:
        """How a match goes on, is paid and ends by these options; ``east_only``: after one round."""

    has_checklist: bool = False
    """Whether :meth:`checklist` says anything."""

    def checklist(self, ticked: Mapping[str, int], options: Options) -> Checklist:  # noqa: ARG002 - as above
        """What a hand scores that is said to have patterns, each so many times; nobody names its tiles."""
        from mahjong_desk.rules.checklist import Checklist  # for those who keep the score

        return Checklist(0)

    asked_first: tuple[str, ...] = ()
    """Options of a match that whoever begins one is asked at once, as its length or the starting points."""
    has_rounds: bool = False
    """Whether a match is so many rounds, and may be one; elsewhere its length is an option."""

    def match_options(self, players: int) -> tuple[Option, ...]:  # noqa: ARG002 - some depend on it
        """The options that act on a match of so many players."""
        return tuple(option for option in self.options if option.scope is Scope.MATCH)

    def liable_yakuman(self, score: Score, options: Options) -> int:  # noqa: ARG002 - for those that have some
        """For how many yakuman of a scored hand another player can be liable."""
        return 0

    def amount(self, amount: int, unit: str, texts: Texts, *, brief: bool = False) -> str:
        """So much of a unit, in the terms in which its scores are said: ``40 points``, ``3 han``.

        ``brief``: without the unit where it is that of the total, and shortened where that is usual.
        """
        if brief and unit == self.unit:
            return str(amount)
        return counted(str(amount), texts.unit(unit, amount))

    def words(self, texts: Texts) -> Mapping[str, str]:  # noqa: ARG002 - for those that have some
        """What pages of the guide leave open in braces, as rule sets of a family say it differently."""
        return {}

    has_charts: bool = False
    """Whether :meth:`charts` gives any."""

    def charts(self, win: Win, options: Options, score: Score | None) -> tuple[Chart, ...]:  # noqa: ARG002
        """Tables of what hands are worth, for those that teach by them, with the cell of this hand."""
        return ()

    def details(self, score: Score) -> dict[str, Any]:  # noqa: ARG002 - for those that have some
        """What an answer says besides what every rule set says, as JSON has it."""
        return {}

    def names(self, terms: Terms) -> Texts:
        """The texts in the language in force, the names of patterns in the chosen terms if there are such."""
        files = {
            Terms.LANGUAGE: None,
            Terms.ENGLISH: FALLBACK,
            Terms.ROMAJI: "romaji",
            Terms.KANJI: self.kanji,
        }
        return Texts(self.folder / "texts", terms=files[terms])

    def second_names(self, terms: Terms) -> Texts:
        """The names that stand beside those in the chosen terms: in Chinese characters, or else English."""
        is_chinese = terms is Terms.KANJI or (terms is Terms.LANGUAGE and language() in CHINESE_CHARACTERS)
        return self.names(Terms.ENGLISH if is_chinese else Terms.KANJI)

    def texts(self, language: str | None = None) -> Texts:
        """The family's names and messages in a language, or in the one in force, with the shared ones."""
        return Texts(self.folder / "texts", language=language)


@cache
def _examples(folder: Path) -> tuple[str, ...]:
    """The lines of a family's file of examples, but for empty ones and remarks."""
    lines = (folder / "examples.txt").read_text(encoding="utf-8").splitlines()
    return tuple(line.strip() for line in lines if line.strip() and not line.startswith("#"))
