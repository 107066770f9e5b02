"""Hands to take away, and what is read back of the files made of them."""

from __future__ import annotations

import re
import zlib
from dataclasses import replace

from PySide6.QtGui import QImage

from mahjong_desk.core.texts import Terms
from mahjong_desk.models.breakdown import BreakdownModels
from mahjong_desk.models.editor import Editor
from mahjong_desk.models.handout import Handout, handout

HANDS = {
    "usual": "12789m55777z(666z)+3m ron seat=E from=S",
    "reach": "66777888999m45p+6p tsumo riichi seat=S dora=3s sticks=1 rules=reach",
    "not counted": "11122233999m55p+3m ron seat=S from=W",
    "notes": "1112345678999m+5m tsumo last",
    "four kongs": "5z(2222p)(8888s)(1111z)[9999m]+5z tsumo kong",
    "indicators": "067m34599p67s[2222z]+8s ron double-riichi ippatsu last seat=S from=W dora=5z8p912p"
    " ura=1m4s912p honba=2 sticks=3 pao=N rules=majsoul",
    "three players": "345p40677s66z[9999m]+6z ron riichi seat=W round=S from=E dora=1p3s ura=4p5z players=3"
    " north=1 rules=tenhou",
    "wrong": "123m456p789s1123z+1z tsumo seat=W",
    "waits": "1112345678999m",
    "few": "123m55z",
    "yakuman": "19m19p19s1234567z+1z tsumo seat=S rules=ema",
}


def taken(line: str, terms: Terms = Terms.ENGLISH) -> Handout:
    """What is taken away of a hand given as a line."""
    editor = Editor()
    editor.set_terms(terms)
    models = BreakdownModels(editor)
    assert editor.paste(line) == ()
    return handout(editor, models)


def longer(hand: Handout, times: int) -> Handout:
    """The same hand with each of its rows and notes that many times over."""
    sections = tuple(section._replace(rows=section.rows * times) for section in hand.sections)
    return replace(hand, sections=sections, notes=hand.notes * times)


def inked(image: QImage, left: float, top: float, width: float, height: float) -> int:
    """How many different colours there are in a part of a picture; 1 is a blank one."""
    step = max(1, image.width() // 480)
    across = range(round(left), round(left + width), step)
    down = range(round(top), round(top + height), step)
    return len({image.pixel(x, y) for x in across for y in down})


class PdfFile:
    """The little of a PDF file that Qt writes which tells how many pages it has and what they say."""

    def __init__(self, content: bytes) -> None:
        assert content.startswith(b"%PDF-")
        self.content = content
        found = re.findall(rb"(?m)^(\d+) 0 obj\s(.*?)\sendobj", content, re.DOTALL)
        self._objects = {int(number): body for number, body in found}

    @property
    def pages(self) -> int:
        return len(re.findall(rb"/Type /Page\b", self.content))

    @property
    def media(self) -> tuple[float, float]:
        """The width and height of the page in points."""
        box = re.search(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", self.content)
        assert box is not None
        return float(box[1]), float(box[2])

    def said(self, key: str) -> str:
        """An entry of what the file says of itself."""
        entry = re.search(rb"/%s \(\xfe\xff(.*?)\)\n" % key.encode(), self.content, re.DOTALL)
        assert entry is not None
        return entry[1].replace(b"\\", b"").decode("utf-16-be")

    def fonts(self) -> list[str]:
        """The fonts whose outlines are in the file."""
        descriptors = [body for body in self._objects.values() if b"/FontFile" in body]
        return [re.findall(rb"/FontName /\w+\+([\w-]+)", body)[0].decode() for body in descriptors]

    def text(self) -> str:
        """All that is written on its first page, without spaces between words that stand apart."""
        return self.texts()[0]

    def texts(self) -> list[str]:
        """The same of every page."""
        names = dict(re.findall(rb"/(F\d+) (\d+) 0 R", self.content))
        letters = {name: self._letters(int(number)) for name, number in names.items()}
        contents = re.findall(rb"/Contents (\d+) 0 R", self.content)
        return [self._text(int(number), letters) for number in contents]

    def _text(self, contents: int, letters: dict[bytes, dict[int, str]]) -> str:
        drawn = zlib.decompress(self._stream(contents))
        said, font = [], b""
        for name, glyphs in re.findall(rb"/(F\d+) [\d.]+ Tf|<([0-9a-fA-F]+)> Tj", drawn):
            font = name or font
            codes = (int(glyphs[start : start + 4], 16) for start in range(0, len(glyphs), 4))
            said += [letters[font][code] for code in codes]
        return "".join(said)

    def _stream(self, number: int) -> bytes:
        return re.split(rb"stream\r?\n", self._objects[number], maxsplit=1)[1].rsplit(b"endstream", 1)[0]

    def _letters(self, font: int) -> dict[int, str]:
        """Which text each glyph of a font stands for, by the table that is for copying it."""
        table = re.search(rb"/ToUnicode (\d+) 0 R", self._objects[font])
        assert table is not None
        letters = {}
        for first, last, meant in re.findall(
            rb"<(\w+)> <(\w+)> (<\w+>|\[.*?\])", self._stream(int(table[1]))
        ):
            codes = [bytes.fromhex(code.decode()).decode("utf-16-be") for code in re.findall(rb"\w+", meant)]
            start = int(first, 16)
            for place in range(int(last, 16) - start + 1):
                one = codes[place] if meant.startswith(b"[") else chr(ord(codes[0]) + place)
                letters[start + place] = one
        return letters
