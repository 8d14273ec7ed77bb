"""Names and chat: every script is welcome, nobody is invisible, and nobody turns other text around."""

import pytest

from brethren.table import log
from brethren.table.refusal import Refused
from brethren.table.seating import Person
from brethren.table.text import check_chat, check_name, one_line, tidied
from tests.table.match_driver import ANN, BEN, MatchDriver

GOOD = {
    "plain": "Anne Bonny",
    "accents": "Žaneta Őszi-Łukasz",
    "accents of their own": "Z\u030caneta",
    "two accents on a letter": "Nguye\u0302\u0303n",
    "Arabic with marks": "مُحَمَّد",
    "Persian with a joiner": "می\u200cخواهم",  # noqa: RUF001
    "Hindi with a joiner": "क्\u200dष",
    "Sinhala": "ශ්\u200dරී",
    "Malayalam with a joiner at the end": "അവന്\u200d",
    "Hebrew": "דָּוִד",
    "Thai": "กี้",
    "Japanese with its own blank": "山田\u3000太郎",
    "Korean": "이순신",
    "pirate flag": "🏴\u200d☠️",
    "family": "👨\u200d👩\u200d👧",
    "mermaid with a skin": "🧜🏽\u200d♀️",
    "key": "1️⃣",
    "Scotland": "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
    "newer than our tables": "\U0001fae9",
    "not Latin at all": "★ 7 ★",
}
INVISIBLE = {
    "no width": "\u200b",
    "joiners": "\u200d\u200c",
    "an accent alone": "\u0301",
    "accents alone": "\u0301" * 9,
    "Hangul fillers": "\u3164\u115f",
    "an empty Braille sign": "\u2800",
    "soft hyphen": "\u00ad",
    "tags": "\U000e0041\U000e0042",
    "mark of direction": "\u200f",
    "byte order mark": "\ufeff",
    "variation alone": "\ufe0f",
    "invisible times": "\u2062",
    "a blank of another kind": "\u3000",
    "left out by programs": "\ufff0",
    "in place of an object": "\ufffc",
    "a note without a head": "\U0001d159",
}
CHANGED = {
    "turned around": ("Ann\u202egol", "Anngol"),
    "isolated": ("\u2067Ann\u2069", "Ann"),
    "no width inside": ("A\u200bnn", "Ann"),
    "joiner between Latin letters": ("A\u200dnn", "Ann"),
    "joiner at the end": ("Ann\u200c", "Ann"),
    "accent on a blank": ("Ann \u0301\u0301", "Ann"),
    "a tower of accents": ("A" + "\u0301" * 20, "A" + "\u0301" * 4),
    "line separator": ("Ann\u2028Ben", "AnnBen"),
    "control": ("Ann\x07\x1b[2J", "Ann[2J"),
}


@pytest.mark.parametrize("name", GOOD.values(), ids=GOOD)
def test_a_name_in_any_script_is_taken(name: str) -> None:
    assert check_name(name) == name
    assert check_chat(name) == name


@pytest.mark.parametrize("name", INVISIBLE.values(), ids=INVISIBLE)
def test_what_cannot_be_seen_is_no_name_and_says_nothing(name: str) -> None:
    for check, reason in ((check_name, "name"), (check_chat, "nothing said")):
        with pytest.raises(Refused) as refusal:
            check(name)
        assert refusal.value.reason == reason


@pytest.mark.parametrize(("name", "tidy"), CHANGED.values(), ids=CHANGED)
def test_a_name_is_what_it_looks_like(name: str, tidy: str) -> None:
    with pytest.raises(Refused):
        check_name(name)
    assert tidied(name) == check_chat(name) == tidy


def test_nobody_sits_down_invisibly() -> None:
    driver = MatchDriver.of(seats=2)
    assert driver.refused(BEN, "sit", seat=0, name="\u202e\u200b") == "name"
    assert driver.refused(Person("x", "\u3164", "star"), "sit", seat=0) == "name"


def test_one_line_stays_one() -> None:
    assert one_line("Anne\r\n of\u2028 the\x1b[1m\tsea ") == "Anne of the[1msea"


def test_chat_loses_what_cannot_be_seen() -> None:
    driver = MatchDriver.playing()
    driver.do(ANN, "say", text="Ahoy\u202e Ben")
    assert driver.update(1).happened[0].text == "Ahoy Ben"
    assert driver.refused(ANN, "say", text=" \u200b") == "nothing said"


def test_a_log_cannot_bring_in_an_invisible_name() -> None:
    """What was stored before names were checked is shown without what cannot be seen."""
    driver = MatchDriver.of(seats=2)
    driver.add(log.Sat(1.0, BEN.id, "", 0, "Ben\u202e", "star"))
    driver.add(log.Sat(1.0, BEN.id, "", 1, "\u3164", "star"))
    driver.add(log.Said(1.0, BEN.id, "", 0, "x\u202ey"))
    assert [player and player.name for player in driver.table(None).players] == ["Ben", "?"]
    assert [happening.name for happening in driver.update(None, 1).happened[:2]] == ["Ben", "?"]
    assert driver.update(None).happened[0].text == "xy"
