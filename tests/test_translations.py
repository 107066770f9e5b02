"""Every text is there in every language, with the same values in it."""

from __future__ import annotations

import json
import re
import string
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from mahjong_desk.core.texts import FALLBACK, LANGUAGES

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = sorted(path.parent for path in (ROOT / "mahjong_desk").rglob(f"{FALLBACK}.json"))
OTHERS = [language for language in LANGUAGES if language != FALLBACK]


def texts(folder: Path, language: str) -> dict[str, str]:
    """The texts of a file by section and id."""
    path = folder / f"{language}.json"
    sections = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return {f"{section}.{key}": text for section, found in sections.items() for key, text in found.items()}


def values(text: str) -> set[str]:
    """The names of the values that a text leaves open in braces."""
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT)))
def test_texts_in_data_files(folder: Path, language: str) -> None:
    english, translated = texts(folder, FALLBACK), texts(folder, language)
    assert list(translated) == list(english)
    for key, text in english.items():
        assert translated[key].strip(), key
        assert values(translated[key]) == values(text), key


def messages(language: str) -> Iterator[tuple[str, str]]:
    """The texts of the window, each with its translation."""
    tree = ElementTree.parse(ROOT / "packaging" / "translations" / f"mahjong-desk_{language}.ts")
    for message in tree.iter("message"):
        yield message.findtext("source", ""), message.findtext("translation", "")


@pytest.mark.parametrize("language", OTHERS)
def test_texts_of_the_window_hold_the_same_values(language: str) -> None:
    for source, translation in messages(language):
        if "{" in source:
            assert values(translation) == values(source), source
        assert (source[:1].isspace(), source[-1:].isspace()) == (
            translation[:1].isspace(),
            translation[-1:].isspace(),
        ), source


def test_every_text_of_the_window_is_translated_and_released() -> None:
    """Bringing them up to date leaves no difference."""
    update = ROOT / "packaging" / "translations" / "update.py"
    done = subprocess.run(
        [sys.executable, str(update), "--check"], check=False, capture_output=True, text=True, cwd=ROOT
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_what_belongs_to_a_name_follows_it_as_the_language_writes_it() -> None:
    """By ``labelled`` or a text of its own: not every language has this colon."""
    shown = ROOT / "mahjong_desk"
    for path in [shown / "report.py", *(shown / "models").glob("*.py"), *(shown / "ui").glob("*.py")]:
        assert re.findall(r'f"[^"\n]*\}:(?: \{| ?").*', path.read_text(encoding="utf-8")) == [], path.name
