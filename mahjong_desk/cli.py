"""The command line: ``score``, ``replay``, ``rules``, ``doctor``. No Qt is imported here."""

from __future__ import annotations

import argparse
import codecs
import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, BinaryIO

from mahjong_desk.arguments import make_parser
from mahjong_desk.core.draft import Draft
from mahjong_desk.core.line import parse_line
from mahjong_desk.core.problems import UNREADABLE, Problem, Reason, Refused
from mahjong_desk.core.texts import Texts, use_language
from mahjong_desk.disk import detail
from mahjong_desk.report import TEXTS, rule_set_report, rule_sets_report, score_report
from mahjong_desk.rules.answer import answer_object
from mahjong_desk.rules.registry import rule_set, rule_sets
from mahjong_desk.rules.request import parse_object, read_request
from mahjong_desk.rules.score import Answer, Refusal
from mahjong_desk.rules.scoring import score
from mahjong_desk.system_language import system_language

SCORED, NOT_SCORED, UNREAD = 0, 1, 2
NOT_READ_TO_THE_END = 141
"""What a shell reports for a command whose reader went away, such as ``| head -1``."""
INTERRUPTED = 130
"""What a shell reports for a command that was ended by Ctrl+C."""
NOT_WRITTEN = 74
"""The answer has nowhere to go, such as a full disk; the number that systems give to errors of this sort."""

_LONGEST_LINE = 1_000_000
"""Bytes of a line that are read; no hand needs a thousandth of that."""


class _UnreadableError(Exception):
    """A file or standard input could not be read; the argument says why."""


def texts_for(rules_id: str) -> Texts:
    """The texts of the family of a rule set; the shared ones where there is no such rule set."""
    rules = rule_sets().get(rules_id)
    return Texts() if rules is None else rules.texts()


def run(arguments: Sequence[str]) -> int:
    """Carry out one command and return its exit status; what it prints is in the system's language."""
    use_language(system_language())
    for stream in (sys.stdout, sys.stderr):
        # Whatever characters a hand or a message holds, printing must not raise.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    try:
        try:
            return _run(arguments)
        finally:
            print(end="", flush=True)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _drop_output()
        return NOT_READ_TO_THE_END
    except OSError as error:
        if error.filename is not None:
            raise  # a file of the program's own
        _drop_output()
        print(Texts(TEXTS).get("help", "not-written", message=Texts().detail(detail(error))), file=sys.stderr)
        return NOT_WRITTEN


def _drop_output() -> None:
    """What is still buffered has nowhere to go, and Python would try once more at its exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(arguments: Sequence[str]) -> int:
    parser = make_parser()
    options = parser.parse_args(arguments)
    if options.command == "score":
        return _score_command(parser, options)
    if options.command == "replay":
        return _replay_command(parser, options)
    if options.command == "rules":
        return _rules(options.id)
    if options.command == "doctor":
        from mahjong_desk import doctor  # only here: other commands need not find libraries

        findings = doctor.examine()
        print(doctor.report(findings))
        return SCORED if all(finding.ok for finding in findings) else NOT_SCORED
    parser.print_help()
    return UNREAD


def _score_command(parser: argparse.ArgumentParser, options: argparse.Namespace) -> int:
    if bool(options.line) == (options.jsonl is not None):
        parser.error(Texts(TEXTS).get("help", "line-or-jsonl"))
    if options.jsonl is not None:
        return _score_lines(options.jsonl, options.rules)
    return _score_line(" ".join(options.line), options.rules, as_json=options.json)


def _replay_command(parser: argparse.ArgumentParser, options: argparse.Namespace) -> int:
    if (options.file is None) == (options.jsonl is None):
        parser.error(Texts(TEXTS).get("help", "file-or-jsonl"))
    if options.jsonl is not None:
        return _replay_lines(options.jsonl, options.rules)
    return _replay_file(options.file, options.rules)


def _status(answer: Answer) -> int:
    if not isinstance(answer, Refusal):
        return SCORED
    return _status_of(answer.problems)


def _status_of(problems: Iterable[Problem]) -> int:
    unread = any(problem.reason in UNREADABLE for problem in problems)
    return UNREAD if unread else NOT_SCORED


def _score_line(line: str, rules: str, *, as_json: bool) -> int:
    answer: Answer
    try:
        draft = parse_line(line).apply(Draft(rules=rules))
    except Refused as refused:
        draft, answer = Draft(rules=rules), Refusal(refused.problems)
    else:
        answer = score(draft)
    texts = texts_for(draft.rules)
    if as_json:
        _print_object(answer_object(answer, texts))
    else:
        print(score_report(answer, draft, texts))
    return _status(answer)


def _print_object(found: dict[str, Any]) -> None:
    # ASCII, so that no terminal or pipe can spoil it.
    print(json.dumps(found))


def _lines_of(name: str) -> Iterator[bytes]:
    """The lines of a file, or of standard input for ``-``; raises :class:`_UnreadableError`."""
    try:
        if name != "-":
            with Path(name).open("rb") as file:
                yield from _bounded(file)
        elif sys.stdin is not None:
            yield from _bounded(sys.stdin.buffer)
    except OSError as error:
        raise _UnreadableError(Texts().detail(detail(error))) from error


def _bounded(file: BinaryIO) -> Iterator[bytes]:
    """The lines of a file, of one that is far too long only the start: not every file fits into memory."""
    while line := file.readline(_LONGEST_LINE):
        yield line
        while line and not line.endswith(b"\n"):
            line = file.readline(_LONGEST_LINE)


def _score_lines(name: str, rules: str) -> int:
    def answer(raw: bytes) -> tuple[dict[str, Any], int]:
        found, answer = _answer_line(raw, rules)
        return found, _status(answer)

    return _answer_lines(name, answer)


def _answer_lines(name: str, answer: Callable[[bytes], tuple[dict[str, Any], int]]) -> int:
    """One JSON answer a line; a line that cannot be read is answered with its reasons and the rest run."""
    status = SCORED
    try:
        for raw in _lines_of(name):
            if raw.removeprefix(codecs.BOM_UTF8).strip():
                found, of_line = answer(raw)
                if of_line == UNREAD:
                    status = UNREAD
                _print_object(found)
    except _UnreadableError as error:
        _print_unreadable(name, error)
        return UNREAD
    return status


def _print_unreadable(name: str, error: _UnreadableError) -> None:
    print(Texts(TEXTS).get("help", "no-file", file=name, message=str(error)), file=sys.stderr)


def _answer_line(raw: bytes, rules: str) -> tuple[dict[str, Any], Answer]:
    request: dict[str, Any] = {}
    rules_id = rules
    answer: Answer
    try:
        request = parse_object(_line(raw))
        draft = read_request(request, rules)
        rules_id = draft.rules
        answer = score(draft)
    except Refused as refused:
        answer = Refusal(refused.problems)
    return {"id": request.get("id"), **answer_object(answer, texts_for(rules_id))}, answer


def _replay_lines(name: str, rules: str) -> int:
    return _answer_lines(name, lambda raw: _replay(raw, rules, _line))


def _replay_file(name: str, rules: str) -> int:
    """The answer for the one match that a file holds, which may go over several lines."""
    from mahjong_desk.club.saved import LARGEST  # the other commands know no match

    try:
        raw = _whole(name, LARGEST)
    except _UnreadableError as error:
        _print_unreadable(name, error)
        return UNREAD
    found, status = _replay(raw, rules, _decoded)
    _print_object(found)
    return status


def _whole(name: str, most: int) -> bytes:
    """What is in a file, or comes from standard input for ``-``; raises :class:`_UnreadableError`.

    ``most``: bytes that it may have, as not every file fits into memory.
    """
    raw = b""
    try:
        if name != "-":
            with Path(name).open("rb") as file:
                raw = file.read(most + 1)
        elif sys.stdin is not None:
            raw = sys.stdin.buffer.read(most + 1)
    except OSError as error:
        raise _UnreadableError(Texts().detail(detail(error))) from error
    if len(raw) > most:
        raise _UnreadableError(Texts().get("details", "too-large"))
    return raw


def _replay(raw: bytes, rules: str, read: Callable[[bytes], str]) -> tuple[dict[str, Any], int]:
    """The answer for one match, and its exit status."""
    # Only here: the other commands know no match.
    from mahjong_desk.club.answer import refused_object, replay_object
    from mahjong_desk.club.play import play
    from mahjong_desk.club.request import read_match

    request: dict[str, Any] = {}
    try:
        request = parse_object(read(raw))
        match = read_match(request, rules)
        rules = match.rules
        replay = play(match)
        problems = replay.problems
    except Refused as refused:
        problems = refused.problems
    else:
        if not problems:
            return {"id": request.get("id"), **replay_object(replay)}, SCORED
    return {"id": request.get("id"), **refused_object(problems, texts_for(rules))}, _status_of(problems)


def _line(raw: bytes) -> str:
    if len(raw) == _LONGEST_LINE:
        raise Refused([Problem(Reason.BAD_JSON, "line-too-long", {"most": _LONGEST_LINE})])
    return _decoded(raw)


def _decoded(raw: bytes) -> str:
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refused([Problem(Reason.BAD_JSON, "not-utf-8")]) from None


def _rules(rules_id: str | None) -> int:
    if rules_id is None:
        print(rule_sets_report(rule_sets().values()))
        return SCORED
    try:
        print(rule_set_report(rule_set(rules_id)))
    except Refused as refused:
        _print_problems(refused.problems)
        return UNREAD
    return SCORED


def _print_problems(problems: Iterable[Problem]) -> None:
    for problem in problems:
        print(Texts().problem(problem), file=sys.stderr)
