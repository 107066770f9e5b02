"""Which characters the shipped fonts hold."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path


def span(first: int, last: int) -> str:
    return "".join(chr(code) for code in range(first, last + 1))


# Latin, Latin-1 and Latin Extended-A hold every letter of the European languages; S and T with comma
# below are Romanian.
LATIN_CHARACTERS = (
    span(0x20, 0x7E)
    + span(0xA0, 0x17F)
    + "ȘșȚțẞ"
    + "\u2002\u2003\u2007\u2008\u2009\u200a\u202f"  # spaces; 2007 is as wide as a digit
    + "‐‑‒–—―‘’‚“”„†‡•…‰′″‹›⁄"
    + "⁰¹²³⁴⁵⁶⁷⁸⁹₀₁₂₃₄₅₆₇₈₉½⅓⅔¼¾"
    + "€£¥₩№℮™"
    + "←↑→↓↔↕↖↗↘↙↶↷↺↻"
    + "−×÷±≈≠≤≥∞·∙√∑Δ"
    + "▲▶▼◀△▽▸▾▴◂■□●○◆◇★☆✓✗"
    + "\u0300\u0301\u0302\u0303\u0304\u0306\u0307\u0308\u030a\u030b\u030c\u0323\u0326\u0327\u0328"
    + "\ufeff\ufffd"
)

# What the tile pictures are drawn from.
BRUSH_CHARACTERS = "一二三四五六七八九萬東南西北發中"

# Words of the game beside those in the data files: other names of tiles and patterns, in Traditional
# and Simplified Chinese and in Japanese, so that a pattern may be added or a name changed without
# making the font anew.
VOCABULARY = (
    "東南西北發白中萬筒索條餅風龍花季春夏秋冬梅蘭菊竹百搭"
    "麻將麻雀牌局莊閒家圈本場點数數番符飜翻和了放銃自摸榮栄吃碰槓杠チーポンカン立直聽听待流满滿貫跳倍三役"
    "大四喜大三元綠一色九蓮寶燈四槓連七對十三么幺九清么九小四喜小三元字一色四暗刻一色雙龍會"
    "一色四同順一色四節高一色四步高三槓混么九七對七星不靠全雙刻清一色一色三同順一色三節高全大全中全小"
    "清龍三色雙龍會一色三步高全帶五三同刻三暗刻全不靠組合龍大於五小於五三風刻花龍推不倒三色三同順"
    "三色三節高無番和妙手回春海底撈月槓上開花搶槓和碰碰和混一色三色三步高五門齊全求人雙暗槓雙箭刻"
    "全帶么不求人雙明槓和絕張箭刻圈風刻門風刻門前清平和四歸一雙同刻雙暗刻暗槓斷么"
    "一般高喜相逢連六老少副么九刻明槓缺一門無字邊張坎張單釣將自摸花牌"
    "东发万条饼风龙绿莲宝灯杠连对么双会顺节步带组于无开抢碰门齐绝张归断边钓将庄闲点听满贯荣"
    "両一発断盃対々気帯国士無双緑純混老頭清役満数え流し槍嶺上河底撈魚天地人和宝裏赤抜き"
    "副露面子順子雀頭刻子槓子両嵌辺単騎双碰聴牌向聴流局途中倒親子連荘供託積棒順位素点飜符計算"
    "燕返し八連荘大車輪大竹林大数隣石上三年百万石四連刻三連刻五門斉七星"
    "起家南北戦半荘東風戦終局開始合計得点支払勝者敗者記録"
    "起家半莊終局開始合計得分支付贏家輸家記錄规则規則世界系列賽日本中國中国香港台灣台湾"
    "零〇一二三四五六七八九十百千万萬億兩两点分張枚組座位"
    "の名前手番打者引数字口人役無色同順"
    "平和門前清斷么九混一色清一色九蓮寶燈番牌小三元大三元小三風大三風小四喜大四喜字一色對對和二暗刻三暗刻四暗刻"
    "一槓二槓三槓四槓一般高兩般高一色三同順一色四同順三色同順三色小同刻三色同刻一氣通貫三連刻四連刻"
    "混全帶么純全帶么混么九清么九海底撈月河底撈魚嶺上開花搶槓天和地和十三么九七對子"
    "門前清自摸和平和断幺九一盃口自風場風海底摸月槍槓七対子三色同順一気通貫混全帯幺九対々和三槓子混老頭"
    "純全帯幺九二盃口国士無双十三面待ち四暗刻単騎九蓮宝燈純正清老頭緑一色ドラ裏ドラ赤ドラ抜きドラ"
)

CJK_BLOCKS = (
    (0x2E80, 0x2FDF),
    (0x3000, 0x30FF),
    (0x31F0, 0x31FF),
    (0x3400, 0x4DBF),
    (0x4E00, 0x9FFF),
    (0xF900, 0xFAFF),
    (0xFF00, 0xFFEF),
)


def is_cjk(character: str) -> bool:
    return any(first <= ord(character) <= last for first, last in CJK_BLOCKS)


def cjk_characters(root: Path) -> str:
    """The CJK characters in all texts of the program, the vocabulary, kana, and the punctuation."""
    data = [path for pattern in ("*.json", "*.csv") for path in (root / "mahjong_desk").rglob(pattern)]
    data += (root / "assets" / "manual").rglob("*.md")
    # What languages call themselves stands in the code.
    data.append(root / "mahjong_desk" / "ui" / "languages.py")
    return _held(VOCABULARY, [*data, *(root / "packaging" / "translations").glob("*.ts")])


def japanese_characters(root: Path) -> str:
    """The same of the Japanese texts alone."""
    texts = [*(root / "mahjong_desk").rglob("ja.json"), *(root / "assets" / "manual" / "ja").glob("*.md")]
    return _held("", [*texts, *(root / "packaging" / "translations").glob("*_ja.ts")])


def _held(besides: str, files: Iterable[Path]) -> str:
    found = set(besides)
    for path in files:
        found |= {character for character in path.read_text("utf-8") if is_cjk(character)}
    found |= set(span(0x3041, 0x3096) + span(0x3099, 0x30FF) + span(0x3000, 0x3020))
    found |= set(span(0xFF01, 0xFF60) + span(0x20, 0x7E) + "·×…—–‘’“”•")
    return "".join(sorted(found))
