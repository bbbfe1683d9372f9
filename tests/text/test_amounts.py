from __future__ import annotations

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_trainer.text.amounts import (
    amount_shown,
    amount_with_currency,
    clock_shown,
    date_text,
    day_text,
    difference_shown,
    hint_text,
    seconds_shown,
    short_date_text,
)
from dealer_trainer.text.language import Language, set_language
from dealer_trainer.training.drill.typed_amount import Hint, parse_typed_amount

THIN = "\N{NARROW NO-BREAK SPACE}"
FIXED = "\N{NO-BREAK SPACE}"
MINUS = "\N{MINUS SIGN}"
MARKS = [(language, "." if language is Language.EN else ",") for language in Language]
LARGEST_TYPED = 9_999_999_99


@pytest.mark.parametrize("language, mark", MARKS)
def test_an_amount_is_written_as_the_language_does(language: Language, mark: str) -> None:
    set_language(language)
    assert amount_shown(0) == "0"
    assert amount_shown(10_00) == "10"
    assert amount_shown(37_50) == f"37{mark}50"
    assert amount_shown(5) == f"0{mark}05"
    assert amount_shown(9_999_00) == "9999"
    assert amount_shown(10_000_00) == f"10{THIN}000"
    assert amount_shown(1_234_567_25) == f"1{THIN}234{THIN}567{mark}25"
    assert amount_shown(-2_50) == f"{MINUS}2{mark}50"


@given(amount=st.integers(0, LARGEST_TYPED), language=st.sampled_from(Language))
def test_what_is_shown_can_be_typed_back(amount: int, language: Language) -> None:
    set_language(language)
    assert parse_typed_amount(amount_shown(amount)) == amount


def test_a_difference_always_has_its_sign() -> None:
    assert difference_shown(12_50) == "+12.50"
    assert difference_shown(-5_00) == f"{MINUS}5"
    assert difference_shown(0) == "0"


@pytest.mark.parametrize(
    "language, currency, shown",
    [
        (Language.EN, "EUR", "€12.50"),
        (Language.BG, "EUR", f"12,50{FIXED}€"),
        (Language.LV, "EUR", f"12,50{FIXED}€"),
        (Language.CS, "CZK", f"12,50{FIXED}Kč"),
        (Language.EN, "CZK", f"12.50{FIXED}Kč"),
        (Language.RU, "RUB", f"12,50{FIXED}₽"),
        (Language.EN, "SEK", f"12.50{FIXED}SEK"),
    ],
)
def test_an_amount_has_its_currency(language: Language, currency: str, shown: str) -> None:
    set_language(language)
    assert amount_with_currency(12_50, currency) == shown
    assert amount_with_currency(-12_50, currency) == MINUS + shown


@pytest.mark.parametrize("language", Language)
def test_a_clock_is_read_the_same_everywhere(language: Language) -> None:
    set_language(language)
    assert clock_shown(0) == "0:00"
    assert clock_shown(166.9) == "2:46"
    assert clock_shown(3766) == "1:02:46"


@pytest.mark.parametrize(
    "language, shown",
    [
        (Language.EN, f"13.6{FIXED}s"),
        (Language.BG, f"13,6{FIXED}с"),
        (Language.RU, f"13,6{FIXED}с"),
        (Language.CS, f"13,6{FIXED}s"),
        (Language.LV, f"13,6{FIXED}s"),
    ],
)
def test_seconds_are_shown_to_a_tenth(language: Language, shown: str) -> None:
    set_language(language)
    assert seconds_shown(13.58) == shown


@pytest.mark.parametrize(
    "language, full, short, in_figures",
    [
        (Language.EN, "3 December 2025", "3 December", "03/12/2025"),
        (Language.BG, "3 декември 2025 г.", "3 декември", "03.12.2025 г."),
        (Language.RU, "3 декабря 2025 г.", "3 декабря", "03.12.2025"),
        (Language.CS, "3. prosince 2025", "3. prosince", "3. 12. 2025"),
        (Language.LV, "2025. gada 3. decembris", "3. decembris", "03.12.2025."),
    ],
)
def test_a_day_is_written_as_the_language_does(
    language: Language, full: str, short: str, in_figures: str
) -> None:
    set_language(language)
    day = date(2025, 12, 3)
    assert date_text(day).replace(FIXED, " ") == full
    assert day_text(day).replace(FIXED, " ") == short
    assert short_date_text(day).replace(FIXED, " ") == in_figures


@pytest.mark.parametrize("language", Language)
def test_every_month_and_every_hint_has_its_own_words(language: Language) -> None:
    set_language(language)
    assert len({day_text(date(2025, month, 1)) for month in range(1, 13)}) == 12
    assert len({hint_text(hint) for hint in Hint}) == len(Hint)
