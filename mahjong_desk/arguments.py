"""The arguments of the command line, and all that is said of them, in the language in force. No Qt.

argparse words the rest of its help and its refusals in English.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterable
from typing import Any, NoReturn

from mahjong_desk import __version__
from mahjong_desk.core.draft import DEFAULT_RULES
from mahjong_desk.core.texts import Texts
from mahjong_desk.report import TEXTS

WRONG = 2
"""The exit status where the arguments cannot be."""

# Some are raised and others only worded, not the same in each version of Python: the words tell which it is.
_REFUSALS = {
    "unrecognized": r"unrecognized arguments: (?P<argument>.*)",
    "no-value": r"argument (?P<argument>.*): expected one argument",
    "takes-no-value": r"argument (?P<argument>.*): ignored explicit argument .*",
    "ambiguous": r"ambiguous option: (?P<argument>.*) could match (?P<known>.*)",
    "no-command": r"argument .*: invalid choice: '(?P<argument>.*)' \(choose from (?P<known>.*)\)",
}


_HEADINGS = {"positional arguments": "arguments", "options": "options"}


def make_parser() -> Parser:
    """What the command line takes; ``command`` is which of its commands was given."""
    texts = Texts(TEXTS)
    file, rules_id = texts.get("help", "FILE"), texts.get("help", "ID")
    parser = Parser(prog="mahjong-desk", description=texts.get("help", "program"))
    version = f"mahjong-desk {__version__}"
    parser.add_argument("--version", action="version", version=version, help=texts.get("help", "version"))
    commands = parser.add_subparsers(dest="command", metavar=texts.get("help", "COMMAND"))
    one = commands.add_parser("score", help=texts.get("help", "score"))
    line = texts.get("help", "HAND LINE")
    one.add_argument("line", nargs="*", metavar=line, help=texts.get("help", "line"))
    one.add_argument("--rules", default=DEFAULT_RULES, metavar=rules_id, help=texts.get("help", "rules-id"))
    one.add_argument("--json", action="store_true", help=texts.get("help", "json"))
    one.add_argument("--jsonl", metavar=file, help=texts.get("help", "jsonl"))
    matches = commands.add_parser("replay", help=texts.get("help", "replay"))
    matches.add_argument("file", nargs="?", metavar=file, help=texts.get("help", "match-file"))
    matches.add_argument(
        "--rules", default=DEFAULT_RULES, metavar=rules_id, help=texts.get("help", "match-rules")
    )
    matches.add_argument("--jsonl", metavar=file, help=texts.get("help", "match-jsonl"))
    listing = commands.add_parser("rules", help=texts.get("help", "rules"))
    listing.add_argument("id", nargs="?", metavar=rules_id)
    commands.add_parser("doctor", help=texts.get("help", "doctor"))
    return parser


class Parser(argparse.ArgumentParser):
    """A parser that speaks the language in force."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**given, formatter_class=_Formatter, add_help=False)
        self.add_argument("-h", "--help", action="help", help=Texts(TEXTS).get("help", "help"))

    def error(self, message: str) -> NoReturn:
        """Say how the command is used and what is wrong, and end the program."""
        self.print_usage(sys.stderr)
        told = Texts(TEXTS).get("help", "refused", program=self.prog, message=_worded(message))
        self.exit(WRONG, f"{told}\n")


class _Formatter(argparse.HelpFormatter):
    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        # Without arguments it is the beginning of a command's own usage, which has the word already.
        worded = Texts(TEXTS).get("help", "usage") if prefix is None else prefix
        super().add_usage(usage, actions, groups, worded)

    def start_section(self, heading: str | None) -> None:
        key = _HEADINGS.get(heading or "")
        super().start_section(heading if key is None else Texts(TEXTS).get("help", key))


def _worded(message: str) -> str:
    for key, words in _REFUSALS.items():
        found = re.fullmatch(words, message, re.DOTALL)
        if found:
            named = {name: text.replace("'", "") for name, text in found.groupdict().items()}
            return Texts(TEXTS).get("help", key, **named)
    return message
