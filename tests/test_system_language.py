"""Which language the command line speaks, by the environment."""

from __future__ import annotations

import pytest

from mahjong_desk.system_language import first_spoken, system_language


@pytest.mark.parametrize(
    ("tags", "spoken"),
    [
        (["fi_FI.UTF-8"], "fi"),
        (["fi"], "fi"),
        (["ja_JP.eucJP"], "ja"),
        (["zh_TW.UTF-8"], "zh-Hant"),
        (["zh_HK"], "zh-Hant"),
        (["zh-Hant-TW"], "zh-Hant"),
        (["zh_CN.UTF-8"], "en"),
        (["zh_CN", "ja"], "ja"),
        (["sv_FI", "fi_FI"], "fi"),
        (["en_GB", "fi_FI"], "en"),
        (["fil_PH"], "en"),
        (["ca_ES@valencia"], "en"),
        (["fi_FI@euro"], "fi"),
        (["", "C"], "en"),
        ([], "en"),
    ],
)
def test_the_first_that_the_program_speaks_too(tags: list[str], spoken: str) -> None:
    assert first_spoken(tags) == spoken


@pytest.mark.parametrize(
    ("environment", "spoken"),
    [
        ({"LANG": "fi_FI.UTF-8"}, "fi"),
        ({"LANG": "fi_FI.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "fi_FI.UTF-8", "LC_MESSAGES": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "fi_FI.UTF-8", "LC_ALL": ""}, "fi"),
        ({"LANG": "sv_SE.UTF-8", "LANGUAGE": "sv:fi:en"}, "fi"),
        ({"LANG": "C", "LANGUAGE": "fi"}, "en"),
        ({}, "en"),
    ],
)
def test_variables_count_as_gettext_has_them_count(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], spoken: str
) -> None:
    """gettext's manual, "The LANGUAGE variable": it is ignored where the locale is "C"."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert system_language() == spoken
