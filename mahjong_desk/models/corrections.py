"""What is corrected beside the hands: a match as a whole, earlier versions, the list of matches, players."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple
from uuid import UUID

from PySide6.QtCore import QObject

from mahjong_desk.club.answer import TEXTS, match_message
from mahjong_desk.club.play import match_rules
from mahjong_desk.club.sheet import Sheet, clean_name, name_key, spelled
from mahjong_desk.club.store.failures import StoreProblem, message
from mahjong_desk.club.store.kept import Change, Conflict, EarlierHand, Found, HandKey, Impossible, Kept
from mahjong_desk.club.store.sheets import Answer, Sheets
from mahjong_desk.core.texts import Texts, sentences, series
from mahjong_desk.models.match_history import Answered, Content
from mahjong_desk.models.match_keeper import MatchKeeper
from mahjong_desk.models.sheet_changes import Comparison, SheetChanges
from mahjong_desk.models.sheet_models import shows_signs
from mahjong_desk.models.trials import Trial


class Earlier(NamedTuple):
    """An earlier version of a hand; ``number`` was its place in the match, from 1."""

    hand: int
    number: int
    content: EarlierHand


class Corrections(QObject):
    """Makes these changes, each checked like any other and with a step to undo where it has one.

    ``seen``, here and below: the match as it was when the user was asked. What somebody else changed since
    then is a conflict, which is told, and nothing is overwritten.
    """

    def __init__(self, sheets: Sheets, keeper: MatchKeeper, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sheets = sheets
        self._keeper = keeper
        self._renamed: list[tuple[str, str]] = []
        """Who was renamed here, and to what."""
        self.changes = SheetChanges(self)
        """Puts differences into words."""

    @property
    def keeper(self) -> MatchKeeper:
        """The match that is held."""
        return self._keeper

    # A match as a whole

    def compared(self, seen: Kept, wanted: Sheet) -> Comparison:
        """What a correction would come to."""
        return self.changes.compared(seen.sheet, wanted, seen.replay)

    def amend(
        self, seen: Kept, wanted: Sheet, *, insist: bool = False, request: UUID | None = None
    ) -> Answered:
        """Correct the match that is held."""
        wanted = replace(wanted, names=spelled(wanted.names, self._keeper.players()))
        answered = self._answered(self._sheets.amend(seen, wanted, insist=insist, request=request), wanted)
        if answered.done:
            step = partial(self._go_own, own_part(seen.sheet), own_part(wanted), len(self._renamed))
            self._keeper.history.note_other(self.tr("correct the match"), step)
        return answered

    def _go_own(self, before: Sheet, after: Sheet, renamed: int, back: bool) -> Answered | None:
        """``renamed``: how many players had been renamed by then; others are called otherwise since."""
        kept = self._keeper.kept
        assert kept is not None
        since = self._renamed[renamed:]
        there, wanted = (_as_renamed(one, since) for one in ((after, before) if back else (before, after)))
        if own_part(kept.sheet) != there:
            return None
        return self._answered(self._sheets.amend(kept, wanted, insist=True), wanted)

    # Earlier versions

    def trail(self, kept: Kept) -> tuple[Change, ...] | str:
        """What was done to a match, the first change first; a sentence where that cannot be read."""
        found = self._sheets.trail(kept.id)
        return message(found) if isinstance(found, StoreProblem) else found

    def trial(self, seen: Kept, earlier: Earlier) -> Trial:
        """What putting an earlier version back would change."""
        place = _place(seen, earlier)
        gone = place is None
        if place is None:
            place = min(earlier.number - 1, len(seen.hands))
        return self._keeper.trial(seen, earlier.content.played, place, inserted=gone)

    def told(self, seen: Kept, trial: Trial) -> str:
        """What that changes in the totals, in words."""
        signed = shows_signs(match_rules(seen.sheet.match))
        return self.changes.totals(trial, seen.sheet.names, signed=signed)

    def put_back(
        self, seen: Kept, earlier: Earlier, *, insist: bool = False, request: UUID | None = None
    ) -> Answered:
        """Have an earlier version of a hand back; one that was removed comes back where it was."""
        place, content = _place(seen, earlier), Content(*earlier.content)
        if place is None:
            return self._insert_back(seen, earlier, content, insist=insist, request=request)
        key = seen.hands[place]
        before = Content(seen.sheet.match.hands[place], seen.sheet.tiles[place])
        answered = self._keeper.take(
            self._sheets.change(seen, place, *content, insist=insist, request=request)
        )
        here = self._keeper.place_of(key.id)
        # Where it was done before and only the answer was lost, somebody may have removed it since.
        return answered if here is None else self._noted(answered, key, before, content, here)

    def _insert_back(
        self, seen: Kept, earlier: Earlier, content: Content, *, insist: bool, request: UUID | None
    ) -> Answered:
        place = min(earlier.number - 1, len(seen.hands))
        answer = self._sheets.insert(seen, place, *content, insist=insist, request=request)
        answered = self._keeper.take(answer)
        kept = self._keeper.kept
        # No id is as high as the newest.
        here = kept.hands.index(max(kept.hands)) if kept is not None and kept.hands else 0
        return self._noted(answered, None, None, content, here)

    def _noted(
        self, answered: Answered, key: HandKey | None, before: Content | None, after: Content, place: int
    ) -> Answered:
        """With a step to undo it, and a sentence, where it was done."""
        kept = self._keeper.kept
        if not answered.done or kept is None:
            return answered
        step = self.tr("put back an earlier version of hand {number}").format(number=place + 1)
        self._keeper.history.note_hand(step, key, before, after, kept, place)
        told = self.tr("An earlier version of hand {number} was put back.").format(number=place + 1)
        return answered._replace(said=told)

    # The list of matches

    def look_up(self, match_id: int) -> Kept | str:
        """A match that is not held, as it is now; a sentence where it cannot be read."""
        found = self._sheets.match(match_id)
        return message(found) if isinstance(found, StoreProblem) else found

    def look_up_all(self, ids: Collection[int] | None = None, known: Iterable[Kept] = ()) -> Found | str:
        """Some matches, or all that are not deleted, read where they are not as ``known``; or why not."""
        found = self._sheets.many(ids, known)
        return message(found) if isinstance(found, StoreProblem) else found

    def retitle(self, seen: Kept, title: str) -> Answered:
        """Call a match otherwise."""
        wanted = replace(seen.sheet, title=" ".join(title.split()))
        if wanted == seen.sheet:
            return Answered(done=True)
        answered = self._answered(self._sheets.amend(seen, wanted, insist=True), wanted)
        if answered.done:
            step = partial(self._go_titled, seen.id, seen.sheet.title, wanted.title)
            self._keeper.history.note_other(self.tr("rename the match"), step)
        return answered

    def _go_titled(self, match_id: int, before: str, after: str, back: bool) -> Answered | None:
        """Where it is called otherwise by now somebody else did that."""
        found = self.look_up(match_id)
        if isinstance(found, str):
            return Answered(done=False, said=found)
        there, title = (after, before) if back else (before, after)
        if found.sheet.title != there:
            return None
        wanted = replace(found.sheet, title=title)
        return self._answered(self._sheets.amend(found, wanted, insist=True), wanted)

    def delete(self, seen: Kept) -> Answered:
        """Take a match off the list; nothing of it is lost."""
        answered = self._answered(self._sheets.delete(seen), seen.sheet)
        if answered.done:
            step = self.tr("delete the match of {players}").format(players=series(seen.sheet.names))
            self._keeper.history.note_other(step, partial(self._go_deleted, seen.id))
        return answered

    def restore(self, match_id: int) -> Answered:
        """Have a match back that was deleted."""
        found = self.look_up(match_id)
        if isinstance(found, str):
            return Answered(done=False, said=found)
        return self._answered(self._sheets.restore(found), found.sheet)

    def _go_deleted(self, match_id: int, back: bool) -> Answered | None:
        """Where it is deleted or there already somebody else did that."""
        found = self.look_up(match_id)
        if isinstance(found, str):
            return Answered(done=False, said=found)
        if found.is_deleted is not back:
            return None
        change = self._sheets.restore if back else self._sheets.delete
        return self._answered(change(found), found.sheet)

    # Players

    def other_called(self, name: str, to: str) -> str:
        """Another player who has a name already, whatever its capitals; empty where nobody has."""
        key, players = name_key(to), self._keeper.players()
        return next((known for known in players if known != name and name_key(known) == key), "")

    def rename_player(self, name: str, to: str) -> Answered:
        """Give a player another name in all matches; whoever has it already becomes the same player."""
        wanted = self.other_called(name, to) or clean_name(to)
        if wanted == name:
            return Answered(done=False, said=self.tr("{name} is called so already.").format(name=name))
        found = self._sheets.rename(name, wanted)
        if isinstance(found, StoreProblem):
            return Answered(done=False, said=message(found))
        if isinstance(found, Impossible):
            return Answered(done=False, said=self._why_not(found, name, wanted))
        self._renamed.append((name, found))
        self._keeper.look()
        self._keeper.recount()
        return Answered(done=True, said=self.tr("{name} is called {to} now.").format(name=name, to=found))

    def _why_not(self, found: Impossible, name: str, wanted: str) -> str:
        if wanted in self._keeper.players():
            told = self.tr("{name} and {other} play in one match, so they are two players.")
            return told.format(name=name, other=wanted)
        return sentences(match_message(problem, Texts(TEXTS)) for problem in found.problems)

    # What came of it

    def _answered(self, answer: Answer, wanted: Sheet) -> Answered:
        """``wanted``: the form of the match that was asked for, by which problems are worded."""
        kept = self._keeper.kept
        if isinstance(answer, Impossible):
            said = self._objections(answer, wanted)
            return Answered(False, said, answer.may_insist, is_final=not answer.may_insist)
        is_held = kept is not None and isinstance(answer, Kept | Conflict) and _id_of(answer) == kept.id
        if is_held:
            answered = self._keeper.take(answer)
        elif isinstance(answer, Kept):
            self._keeper.recount()
            return Answered(done=True)
        else:
            answered = Answered(done=False, said=message(answer) if isinstance(answer, StoreProblem) else "")
        if isinstance(answer, Conflict) and answer.now.is_deleted:
            told = self.tr("Somebody else deleted this match meanwhile, so nothing was changed here.")
            return Answered(done=False, said=told)
        if isinstance(answer, Conflict):
            told = self.tr(
                "Somebody else changed this match meanwhile, so nothing was changed here. Look at what is"
                " there now, then try again."
            )
            return Answered(done=False, said=told)
        return answered

    def _objections(self, answer: Impossible, wanted: Sheet) -> str:
        return sentences(self.changes.worded(answer.problems, wanted))


def own_part(sheet: Sheet) -> Sheet:
    """A match without what a correction of it leaves alone: its hands and its end."""
    return replace(sheet, match=replace(sheet.match, hands=()), ended=None, tiles=())


def _as_renamed(sheet: Sheet, renamed: Sequence[tuple[str, str]]) -> Sheet:
    """A match with its players as they are called after they were renamed, one after another."""
    names = sheet.names
    for old, new in renamed:
        names = tuple(new if name == old else name for name in names)
    return replace(sheet, names=names)


def _id_of(answer: Kept | Conflict) -> int:
    return answer.now.id if isinstance(answer, Conflict) else answer.id


def _place(seen: Kept, earlier: Earlier) -> int | None:
    ids = [key.id for key in seen.hands]
    return ids.index(earlier.hand) if earlier.hand in ids else None
