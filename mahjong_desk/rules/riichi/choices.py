"""The options of a riichi rule set that concern a hand, read once into typed values."""

from __future__ import annotations

from dataclasses import dataclass

from mahjong_desk.rules.options import Options
from mahjong_desk.rules.riichi.bits import Bit


@dataclass(frozen=True, slots=True, eq=False)
class Choices:
    """What the options of ``options.csv`` say about scoring a hand; made once, and told apart by identity."""

    double_wind_pair_fu: int
    kiriage_mangan: bool
    counted_yakuman: str
    several_yakuman_add: bool
    double_yakuman_forms: bool
    ippatsu: bool
    ura_dora: bool
    kan_dora: bool
    red_fives: int
    renhou: str
    kokushi_robs_concealed_kong: bool
    pao: frozenset[str]
    pao_covers_whole: bool
    pao_honba_by_liable: bool
    self_draw_loss: bool
    honba_three: int
    counts_all: bool
    """Whether ippatsu, red fives and every indicator count, so that none of them calls for a note."""
    bits: int
    """The facts about the rules that yaku ask for."""


def choices(options: Options) -> Choices:
    """The typed values of a rule set's options."""
    if options.prepared is None:
        options.prepared = _choices(options)
    prepared: Choices = options.prepared
    return prepared


def _choices(values: Options) -> Choices:
    def yes(name: str) -> bool:
        return values[name] == "yes"

    return Choices(
        double_wind_pair_fu=int(values["double_wind_pair_fu"]),
        kiriage_mangan=yes("kiriage_mangan"),
        counted_yakuman=values["counted_yakuman"],
        several_yakuman_add=yes("several_yakuman_add"),
        double_yakuman_forms=yes("double_yakuman_forms"),
        ippatsu=yes("ippatsu"),
        ura_dora=yes("ura_dora"),
        kan_dora=yes("kan_dora"),
        red_fives=int(values["red_fives"]),
        renhou=values["renhou"],
        kokushi_robs_concealed_kong=yes("kokushi_robs_concealed_kong"),
        pao=frozenset(values["pao"].split()) - {"none"},
        pao_covers_whole=values["pao_covers"] == "whole hand",
        pao_honba_by_liable=values["pao_honba_payer"] == "liable",
        self_draw_loss=values["three_player_self_draw"] == "loss",
        honba_three=int(values["three_player_honba"]),
        counts_all=values["red_fives"] != "0" and yes("ippatsu") and yes("ura_dora") and yes("kan_dora"),
        bits=_bits(values),
    )


def _bits(values: Options) -> int:
    bits = Bit(0)
    if values["open_tanyao"] == "yes":
        bits |= Bit.OPEN_TANYAO
    if values["ryuuiisou_needs_green_dragon"] == "yes":
        bits |= Bit.GREEN_NEEDS_DRAGON
    if values["rinshan_tsumo_fu"] != "0":
        bits |= Bit.RINSHAN_FU
    if values["renhou"] == "yakuman":
        bits |= Bit.RENHOU_YAKUMAN
    return int(bits)
