"""Bring the window's translations up to date with its texts, and make of them what the program reads.

    python packaging/translations/update.py [--check]

``mahjong-desk_<language>.ts`` beside this file hold the texts: Qt's ``lupdate`` writes what is new in the
code into them and takes out what is gone, and whoever translates fills them in with Qt Linguist or an editor.
``lrelease`` makes ``assets/translations/mahjong-desk_<language>.qm`` of them. ``--check`` changes nothing and
names what is not up to date or not translated; the exit status is 1 then.
"""

from __future__ import annotations

import ast
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import PySide6

from mahjong_desk.core.texts import FALLBACK
from mahjong_desk.core.texts import LANGUAGES as SPOKEN

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "mahjong_desk"
TEXTS = ROOT / "packaging" / "translations"
RELEASED = ROOT / "assets" / "translations"
LANGUAGES = tuple(language for language in SPOKEN if language != FALLBACK)
_QT = Path(PySide6.__file__).parent
_LOCALES = {"fi": "fi_FI", "ja": "ja_JP", "zh-Hant": "zh_TW"}
"""What Qt's tools call them: by it they know how many plural forms there are."""


def _tool(name: str, *arguments: str) -> None:
    """Run one of Qt's tools; what it says is of interest only where it fails."""
    done = subprocess.run(
        [str(_QT / name), *arguments], cwd=ROOT, check=False, capture_output=True, text=True
    )
    if done.returncode or "warning" in done.stderr.lower():
        raise SystemExit(f"{name}: {done.stderr or done.stdout}")


def update(language: str, texts: Path, released: Path) -> None:
    """Bring both files of a language up to date."""
    options = ["-silent", "-no-obsolete", "-locations", "none", "-extensions", "py"]
    # Without, what was translated for a similar text is taken for a new one.
    options += ["-disable-heuristic", "sametext", "-disable-heuristic", "similartext"]
    languages = ["-source-language", "en", "-target-language", _LOCALES[language]]
    _tool("lupdate", *options, *languages, str(SOURCES.relative_to(ROOT)), "-ts", str(texts))
    with tempfile.TemporaryDirectory() as folder:
        whole = Path(folder, texts.name)
        _inherit(texts, whole)
        _tool("lrelease", "-silent", str(whole), "-qm", str(released))


def _inherit(texts: Path, whole: Path) -> None:
    """Write the translations so that classes have those of the classes that they are made of.

    Qt asks for a text of the object's own class alone, whatever class the text stands in.
    """
    tree = ElementTree.parse(texts)
    contexts = {context.findtext("name", ""): context for context in tree.iter("context")}
    bases = _bases()
    for name in sorted(bases):
        context = contexts.get(name)
        for base in _all_bases(name, bases):
            if base not in contexts:
                continue
            if context is None:
                context = ElementTree.SubElement(tree.getroot(), "context")
                ElementTree.SubElement(context, "name").text = name
            known = {message.findtext("source") for message in context.iter("message")}
            context.extend(m for m in contexts[base].iter("message") if m.findtext("source") not in known)
    tree.write(whole, encoding="utf-8", xml_declaration=True)


def _bases() -> dict[str, list[str]]:
    """By the name of each class of the program what it is derived from."""
    found: dict[str, list[str]] = {}
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                found[node.name] = [base.id for base in node.bases if isinstance(base, ast.Name)]
    return found


def _all_bases(name: str, bases: dict[str, list[str]]) -> Iterator[str]:
    """The classes that one is made of, the nearest first."""
    for base in bases.get(name, []):
        yield base
        yield from _all_bases(base, bases)


def untranslated(texts: Path) -> Iterator[str]:
    """The texts that have no translation."""
    for message in ElementTree.parse(texts).iter("message"):
        translation = message.find("translation")
        if translation is None or translation.get("type") == "unfinished" or not translation.text:
            yield message.findtext("source", "")


def check(language: str) -> list[str]:
    """What is to be done about a language, a line each."""
    kept = TEXTS / f"mahjong-desk_{language}.ts"
    found = RELEASED / f"mahjong-desk_{language}.qm"
    with tempfile.TemporaryDirectory() as folder:
        texts, released = Path(folder, kept.name), Path(folder, found.name)
        if kept.exists():
            texts.write_bytes(kept.read_bytes())
        update(language, texts, released)
        wrong = [f"{language}: not translated: {text}" for text in untranslated(texts)]
        for one, new in ((kept, texts), (found, released)):
            if not one.exists() or one.read_bytes() != new.read_bytes():
                wrong.append(f"{one.relative_to(ROOT)} is not up to date. Run: make translations")
    return wrong


def main(arguments: list[str]) -> int:
    if arguments == ["--check"]:
        wrong = [line for language in LANGUAGES for line in check(language)]
        print("\n".join(wrong), end="\n" if wrong else "")
        return 1 if wrong else 0
    if arguments:
        print(__doc__)
        return 2
    RELEASED.mkdir(exist_ok=True)
    for language in LANGUAGES:
        texts = TEXTS / f"mahjong-desk_{language}.ts"
        update(language, texts, RELEASED / f"mahjong-desk_{language}.qm")
        print(f"{texts.relative_to(ROOT)}: {sum(1 for _ in untranslated(texts))} texts not translated")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
