"""What comes from outside is made fit for a screen, in whatever sentence it stands."""

from __future__ import annotations

import sys
import unicodedata
from dataclasses import replace
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_trainer.rules.errors import Fault, FaultKind, FaultValue
from dealer_trainer.text.faults import fault_line
from dealer_trainer.text.houses import house_name, house_source
from dealer_trainer.text.language import Language, _, ngettext, npgettext, pgettext, set_language
from dealer_trainer.text.printable import (
    END_OF_ISOLATE,
    ISOLATE,
    LONGEST,
    placed,
    printable,
    without_isolates,
)
from dealer_trainer.text.store_faults import name_fault_text
from dealer_trainer.training.errors import NameTaken
from tests.quizzes import HOUSES
from tests.text.carried import carried

CARRIED = carried(FaultKind)

HOSTILE = (
    "Anna\nPassed\r\nSigned\x1b[2J\x1b[8m\u202eabc\u2066\u2067\u2068\u2069\u2028\u2029\x85\x7f\x9b"
    "\u200b\u200e\u200f\u061c\ufeff\u00ad\ud800\U000e0041\0\t"
)
JOINERS = "\u200c\u200d"


def is_unseen(sign: str) -> bool:
    return sign not in JOINERS and unicodedata.category(sign) in {"Cc", "Cf", "Cs", "Zl", "Zp"}


def assert_plain(text: str) -> None:
    assert not [ascii(sign) for sign in text if is_unseen(sign)], ascii(text)
    text.encode()


def test_every_character_that_is_not_seen_is_written_as_an_escape() -> None:
    for code in range(sys.maxunicode + 1):
        sign = chr(code)
        if is_unseen(sign):
            assert printable(sign) == ascii(sign)[1:-1], hex(code)
        elif unicodedata.category(sign) != "Cn":
            assert printable(sign) == sign, hex(code)
    assert_plain(printable(HOSTILE))
    assert printable("a\x1b[2J\nb\u202e") == "a\\x1b[2J\\nb\\u202e"


@pytest.mark.parametrize(
    "text",
    ["Žofie Nováková", "می‌خواهم", "👩‍👧 🏳️‍🌈", "क्‍ष", "10\u00a0000", "🂡 Ace", "שרה", "e\u0301"],
)
def test_what_people_write_is_left_as_it_is(text: str) -> None:
    assert printable(text) == text


@given(st.text())
def test_a_text_is_made_printable_once_and_for_all(text: str) -> None:
    assert_plain(printable(text))
    assert printable(printable(text)) == printable(text)
    assert placed(placed(text)) == placed(text)
    assert_plain(without_isolates(placed(text)))


@pytest.mark.parametrize(
    "message",
    [
        _("There is no trainee {name} here."),
        pgettext("answer", "{name}"),
        ngettext("{name}", "{name}", 1),
        npgettext("x", "{name}", "{name}", 2),
    ],
)
def test_what_is_put_into_any_message_is_made_printable(message: str) -> None:
    shown = message.format(name=HOSTILE)
    assert_plain(without_isolates(shown))
    assert "Anna\\nPassed" in shown
    assert len(message.format(name="x" * 100_000)) < LONGEST + 100


def test_a_year_of_bars_told_for_a_screen_reader_is_not_cut() -> None:
    bars = "; ".join(["29.\u00a0decembris – 4.\u00a0janvāris: 10"] * 53)
    assert _("{file}: {reason}").format(file="x", reason=bars) == f"x: {bars}"


def test_figures_keep_their_form() -> None:
    assert pgettext("date", "{day:02}/{month:02}/{year}").format(day=1, month=2, year=3) == (
        "01/02/3"
    )


def test_a_name_from_right_to_left_is_isolated_in_a_sentence() -> None:
    told = name_fault_text(NameTaken("x", "דוד 7"))
    assert f"{ISOLATE}דוד 7{END_OF_ISOLATE}" in told
    assert ISOLATE not in name_fault_text(NameTaken("x", "David 7"))
    # In a sentence within a sentence it stays so, once.
    assert _("{file}: {reason}").format(file="f", reason=told).count(ISOLATE) == 1
    assert placed(f"{ISOLATE}דוד{END_OF_ISOLATE} שרה") == f"{ISOLATE}דוד שרה{END_OF_ISOLATE}"


@pytest.mark.parametrize("sign", [ISOLATE, END_OF_ISOLATE])
def test_no_text_reaches_out_of_its_isolate(sign: str) -> None:
    shown = placed(f"דוד{sign}7")
    assert shown.startswith(ISOLATE)
    assert shown.endswith(END_OF_ISOLATE)
    assert shown.count(ISOLATE) == shown.count(END_OF_ISOLATE) == 1


def test_every_letter_from_right_to_left_is_known_as_one() -> None:
    for code in range(sys.maxunicode + 1):
        if unicodedata.bidirectional(chr(code)) in ("R", "AL", "AN") and not is_unseen(chr(code)):
            assert placed(chr(code)) != chr(code), hex(code)


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("kind", list(FaultKind))
def test_every_fault_stays_on_its_line_whatever_the_file_holds(
    kind: FaultKind, language: Language
) -> None:
    set_language(language)
    values: tuple[FaultValue, ...] = (HOSTILE, (HOSTILE, HOSTILE), "x" * 100_000)
    for names, value in product(CARRIED[kind.name], values):
        line = fault_line(HOSTILE, Fault(kind, 1, dict.fromkeys(names, value)))
        assert_plain(without_isolates(line))
        assert len(line) < 3_000


def test_a_house_is_named_in_print() -> None:
    house = replace(HOUSES["lv-ultimate"], names={Language.EN.value: HOSTILE}, source=HOSTILE)
    assert_plain(house_name(house))
    assert_plain(house_source(house))
