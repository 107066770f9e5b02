"""Undo and redo of what this window changed in a match; each is a new change, checked like any other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol, TypeAlias
from uuid import UUID, uuid4

from PySide6.QtCore import QObject, Signal, Slot

from mahjong_desk.club.store.kept import HandKey, Kept
from mahjong_desk.core.draft import Draft
from mahjong_desk.rules.outcomes import Played


class Answered(NamedTuple):
    """What came of a change: done, or what to say of why not; ``may_insist``: it can be made all the same.

    ``is_final``: it can be made in no way, however often it is tried.
    """

    done: bool
    said: str = ""
    may_insist: bool = False
    is_final: bool = False


class Content(NamedTuple):
    """A hand with its scored tiles."""

    played: Played
    tiles: Draft | None = None


@dataclass
class Mark:
    """A hand that steps are about. One that was taken out and put back has another id: the mark follows."""

    key: HandKey | None
    place: int
    before: int | None = None
    """The id of the hand before it."""


@dataclass
class HandStep:
    """A hand came, went or became another: ``before`` or ``after`` is None where it was not there."""

    text: str
    mark: Mark
    before: Content | None
    after: Content | None
    request: UUID = field(default_factory=uuid4)
    """Names what undoing or redoing it asks for next, so that it is done once where no answer came."""


@dataclass
class EndStep:
    """The match was ended, or reopened."""

    text: str
    ended: bool
    request: UUID = field(default_factory=uuid4)


@dataclass
class OtherStep:
    """Something else was done: ``go`` takes it back or does it again.

    It answers None where that would undo what somebody else did since.
    """

    text: str
    go: Callable[[bool], Answered | None]
    """Called with whether it is to be taken back."""


Step: TypeAlias = "HandStep | EndStep | OtherStep"


class Steps(NamedTuple):
    """Those of a match that can be undone and redone, the next one last."""

    done: list[Step]
    undone: list[Step]


class Changing(Protocol):
    """What makes the changes: the keeper of the match."""

    kept: Kept | None

    def put_in(self, place: int, content: Content, request: UUID) -> Answered:
        """Insert a hand; ``request``, here and below, names what is asked for."""

    def put_over(self, place: int, content: Content, request: UUID) -> Answered:
        """Put another in the place of a hand."""

    def take_out(self, place: int, request: UUID) -> Answered:
        """Remove a hand."""

    def set_ended(self, *, ended: bool, request: UUID | None = None) -> Answered:
        """End the match, or have it go on."""


class MatchHistory(QObject):
    """The steps that can be undone and redone, with the signals of Qt's own undo stack.

    A step is undone by the opposite change. Where somebody else changed the same hand since, that would undo
    their change too: the step is dropped then, and ``said`` tells why.
    """

    canUndoChanged = Signal(bool)  # noqa: N815 - these four as in Qt's QUndoStack
    canRedoChanged = Signal(bool)  # noqa: N815
    undoTextChanged = Signal(str)  # noqa: N815
    redoTextChanged = Signal(str)  # noqa: N815
    said = Signal(str)
    """One sentence: what was undone or redone, or why it was not."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._changing: Changing | None = None
        self._done: list[Step] = []
        self._undone: list[Step] = []
        self._marks: dict[int, Mark] = {}
        self._rests = False

    def rest(self, *, on: bool) -> None:
        """Offer nothing while something else than the match is to be seen."""
        self._rests = on
        self._tell()

    def act_on(self, changing: Changing) -> None:
        """Have these changes made by the keeper of a match."""
        self._changing = changing

    def canUndo(self) -> bool:
        """Whether there is anything to undo."""
        return bool(self._done) and not self._rests

    def canRedo(self) -> bool:
        """Whether there is anything to redo."""
        return bool(self._undone) and not self._rests

    def undoText(self) -> str:
        """What the step is called that would be undone."""
        return self._done[-1].text if self._done else ""

    def redoText(self) -> str:
        """What the step is called that would be redone."""
        return self._undone[-1].text if self._undone else ""

    def clear(self) -> None:
        """Another match: nothing of the last one can be undone any more."""
        self._done, self._undone, self._marks = [], [], {}
        self._tell()

    def hand_over(self) -> Steps:
        """The steps for the history of another window, in which the same match is held.

        Those behind one that the things of this window alone can take back are left out with it.
        """
        return Steps(_after_others(self._done), _after_others(self._undone))

    def go_on(self, steps: Steps) -> None:
        """Offer the steps of a window before, of the match that is held by now.

        What they are called is in a language that is not spoken any more.
        """
        for step in (*steps.done, *steps.undone):
            step.text = self.tr("an earlier step")
        self._done, self._undone = list(steps.done), list(steps.undone)
        of_hands = [step.mark for step in (*steps.done, *steps.undone) if isinstance(step, HandStep)]
        self._marks = {mark.key.id: mark for mark in of_hands if mark.key is not None}
        self._tell()

    # What was done

    def mark(self, key: HandKey) -> Mark:
        """The mark of a hand that is there."""
        if key.id not in self._marks:
            self._marks[key.id] = Mark(key, 0)
        return self._marks[key.id]

    def note_hand(
        self,
        text: str,
        key: HandKey | None,
        before: Content | None,
        after: Content | None,
        kept: Kept,
        place: int,
    ) -> None:
        """A hand was changed; ``key`` is what it had, None for a new one. ``kept``: the match by now."""
        mark = Mark(None, place) if key is None else self.mark(key)
        self._follow(mark, after, kept, place)
        self._note(HandStep(text, mark, before, after))

    def note_added(self, text: str, seen: Kept, content: Content, kept: Kept) -> None:
        """A hand was added to those that were seen. Asked for twice, it may not be the last that was."""
        known = {key.id for key in seen.hands}
        hands = zip(kept.hands, kept.sheet.match.hands, strict=True)
        added = [key for key, played in hands if key.id not in known and played == content.played]
        if added:
            self.note_hand(text, None, None, content, kept, kept.hands.index(min(added)))

    def note_end(self, text: str, *, ended: bool) -> None:
        """The match was ended or reopened."""
        self._note(EndStep(text, ended))

    def note_other(self, text: str, go: Callable[[bool], Answered | None]) -> None:
        """Something else was done, which ``go`` takes back or does again."""
        self._note(OtherStep(text, go))

    def _note(self, step: Step) -> None:
        self._done.append(step)
        self._undone.clear()
        self._tell()

    def _follow(self, mark: Mark, content: Content | None, kept: Kept, place: int) -> None:
        """Have a mark stand for what is there now."""
        if mark.key is not None:
            self._marks.pop(mark.key.id, None)
        mark.place = place
        mark.before = kept.hands[place - 1].id if place else None
        mark.key = None if content is None else kept.hands[place]
        if mark.key is not None:
            self._marks[mark.key.id] = mark

    # Undo and redo

    @Slot()
    def undo(self) -> None:
        """Undo the last step."""
        self._go(self._done, self._undone, back=True)

    @Slot()
    def redo(self) -> None:
        """Make the step again that was undone last."""
        self._go(self._undone, self._done, back=False)

    def _go(self, stack: list[Step], other: list[Step], *, back: bool) -> None:
        if not stack or self._rests:
            return
        step = stack[-1]
        answered = step.go(back) if isinstance(step, OtherStep) else self._go_in_match(step, back=back)
        if answered is None:
            stack.pop()
            told = (
                self.tr("Somebody else changed the same since then, so this is not undone: {step}.")
                if back
                else self.tr("Somebody else changed the same since then, so this is not done again: {step}.")
            )
            self.said.emit(told.format(step=step.text))
        elif answered.done:
            other.append(stack.pop())
            told = self.tr("Undone: {step}.") if back else self.tr("Done again: {step}.")
            self.said.emit(told.format(step=step.text))
        elif answered.is_final:
            # Such as a hand that could not be read before it was put right. What was done before it is next.
            stack.pop()
            told = (
                self.tr("This cannot be undone: {step}.") if back else self.tr("This cannot be done: {step}.")
            )
            self.said.emit(f"{told.format(step=step.text)} {answered.said}")
        else:
            self.said.emit(answered.said)
        self._tell()

    def _go_in_match(self, step: HandStep | EndStep, *, back: bool) -> Answered | None:
        assert self._changing is not None
        assert self._changing.kept is not None
        if isinstance(step, HandStep):
            return self._go_hand(self._changing, step, back=back)
        return self._go_end(self._changing, step, back=back)

    def _go_hand(self, changing: Changing, step: HandStep, *, back: bool) -> Answered | None:
        """None: it would change what somebody else did."""
        kept, mark = changing.kept, step.mark
        assert kept is not None
        wanted = step.before if back else step.after
        if mark.key is None:
            assert wanted is not None
            place = self._gap(kept, mark)
            answered = changing.put_in(place, wanted, step.request)
        elif mark.key not in kept.hands:
            return None
        else:
            place = kept.hands.index(mark.key)
            answered = (
                changing.take_out(place, step.request)
                if wanted is None
                else changing.put_over(place, wanted, step.request)
            )
        if answered.done:
            step.request = uuid4()
            assert changing.kept is not None
            self._follow(mark, wanted, changing.kept, _place_now(changing.kept, mark, place))
        return answered

    @staticmethod
    def _gap(kept: Kept, mark: Mark) -> int:
        """Where a hand that is not there any more belongs: after the one that it followed."""
        ids = [key.id for key in kept.hands]
        return ids.index(mark.before) + 1 if mark.before in ids else min(mark.place, len(ids))

    @staticmethod
    def _go_end(changing: Changing, step: EndStep, *, back: bool) -> Answered | None:
        assert changing.kept is not None
        wanted = step.ended is not back
        is_ended = changing.kept.sheet.ended is not None
        if is_ended is wanted:
            return None
        answered = changing.set_ended(ended=wanted, request=step.request)
        if answered.done:
            step.request = uuid4()
        return answered

    def _tell(self) -> None:
        self.canUndoChanged.emit(self.canUndo())
        self.canRedoChanged.emit(self.canRedo())
        self.undoTextChanged.emit(self.undoText())
        self.redoTextChanged.emit(self.redoText())


def _after_others(steps: list[Step]) -> list[Step]:
    """The steps up to the next one of another sort, which are the last of the list."""
    others = [place for place, step in enumerate(steps) if isinstance(step, OtherStep)]
    return steps[others[-1] + 1 :] if others else list(steps)


def _place_now(kept: Kept, mark: Mark, place: int) -> int:
    """Where a hand stands that was put in or over, whatever somebody else did to others at the same time."""
    if mark.key is None:
        # It was put in, and no id is as high as the newest.
        return kept.hands.index(max(kept.hands))
    ids = [key.id for key in kept.hands]
    return ids.index(mark.key.id) if mark.key.id in ids else min(place, len(ids))
