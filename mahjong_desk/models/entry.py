"""Entry that takes more than one tile: melds to choose from, runs that are typed, examples."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from mahjong_desk.core.draft import Draft
from mahjong_desk.core.hand import Condition
from mahjong_desk.core.line import parse_line
from mahjong_desk.core.melds import Meld, MeldType, meld_of, with_red_five
from mahjong_desk.core.problems import Problem, Reason
from mahjong_desk.core.texts import series
from mahjong_desk.core.tiles import CODES, COPIES, RED_FIVES, Tile, is_red, kind_of
from mahjong_desk.models.editor import Editor, Mode

MELDS = {mode: MeldType(mode.value) for mode in (Mode.CHOW, Mode.PUNG, Mode.KONG, Mode.CONCEALED_KONG)}
"""The modes in which a click adds a meld, with what it adds."""


class Entry(QObject):
    """Says what a tile would do in each mode, and does it to the editor's draft."""

    def __init__(self, editor: Editor, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self._examples: dict[str, int] = {}

    # Modes

    def is_used(self, mode: Mode) -> bool:
        """Whether the rule set has what a mode adds: indicators, and those from below once there are any."""
        uses, win = self._editor.rule_set.uses, self._editor.draft.win
        if mode is Mode.DORA:
            return "dora" in uses
        if mode is Mode.URA:
            reach = bool(win.conditions & {Condition.RIICHI, Condition.DOUBLE_RIICHI})
            return "ura" in uses and (reach or bool(win.ura))
        return True

    def objection(self, mode: Mode) -> str:
        """Why nothing can be added in a mode now; empty where it can."""
        editor = self._editor
        if not self.is_used(mode):
            if mode is Mode.URA and "ura" in editor.rule_set.uses:
                return self.tr("indicators from below are turned after reach only")
            name = editor.texts.get("rules", editor.draft.rules)
            return self.tr("{rules} has no dora").format(rules=name)
        reason = editor.rule_set.chow_objection(editor.draft.win) if mode is Mode.CHOW else None
        return "" if reason is None else editor.texts.get("tables", reason)

    # Melds

    def offered(self, mode: Mode, tile: Tile) -> tuple[Meld, ...]:
        """Every meld with a tile that there are tiles for, a click's first; none elsewhere."""
        editor = self._editor
        if mode not in MELDS or self.objection(mode):
            return ()
        if editor.rule_set.tile_problem(kind_of(tile), editor.draft.win) is not None:
            return ()
        red = editor.rule_set.has_red_fives(editor.options)
        return editor.draft.melds_with(MELDS[mode], tile, red=red)

    def would_take(self, mode: Mode, tile: Tile) -> tuple[Tile, ...]:
        """The tiles that a click in a mode of melds takes; none where it would be refused."""
        offered = self.offered(mode, tile)
        return offered[0].tiles if offered else ()

    def add_meld(self, meld: Meld) -> bool:
        """Add just this meld; false if it could not be."""
        editor = self._editor
        after = self._problem_with(meld.tiles) or editor.draft.add_made(meld)
        return editor.make(after, editor.meld_step(Mode(meld.type.value), meld.tiles[0]))

    def add_run(self, mode: Mode, tiles: Sequence[Tile]) -> bool:
        """Add tiles that were typed in one go: in a mode of melds the meld itself, or the tile to click.

        Tiles and indicators are added one after another, up to one that cannot be; a winning tile is one.
        """
        if len(tiles) == 1:
            return self._editor.add(mode, tiles[0])
        if mode in MELDS:
            if self.objection(mode):
                return self._editor.add(mode, tiles[0])
            meld = meld_of(MELDS[mode], tiles)
            if isinstance(meld, Problem):
                return self._editor.make(meld, "")
            return self.add_meld(self._with_its_red_five(meld))
        if mode is Mode.WINNING:
            problem = Problem(Reason.BAD_NOTATION, "one-winning-tile", {"count": len(tiles)})
            return self._editor.make(problem, "")
        return all(self._editor.add(mode, tile) for tile in tiles)

    def _with_its_red_five(self, meld: Meld) -> Meld:
        """Of four fives one is the red one, where the rule set has it; other melds as they are."""
        red = self._editor.rule_set.has_red_fives(self._editor.options)
        fives = [five for five in RED_FIVES if meld.tiles.count(kind_of(five)) == COPIES]
        return with_red_five(meld, fives[0]) if red and fives else meld

    def _problem_with(self, tiles: Sequence[Tile]) -> Problem | None:
        """The first of some tiles that nobody has at this table."""
        editor = self._editor
        problems = [editor.rule_set.tile_problem(kind_of(tile), editor.draft.win) for tile in tiles]
        return next(filter(None, problems), None)

    def describe(self, meld: Meld) -> tuple[str, str]:
        """A meld in short, with a remark on its red five, and in words for whoever cannot see it."""
        texts = self._editor.texts
        red = [tile for tile in meld.tiles if is_red(tile)]
        remark = self.tr("with the {tile}").format(tile=texts.tile(CODES[red[0]])) if red else ""
        return remark, series(texts.tile(CODES[tile]) for tile in meld.tiles)

    # Examples

    def show_example(self) -> None:
        """A hand that shows what the rule set scores; the next time another one."""
        editor = self._editor
        rules, draft = editor.rule_set, editor.draft
        lines = rules.examples()
        place = self._examples.get(rules.family, 0)
        self._examples[rules.family] = (place + 1) % len(lines)
        after = parse_line(lines[place]).apply(Draft(rules=draft.rules, options=draft.options))
        editor.load(after, self.tr("show an example"))
