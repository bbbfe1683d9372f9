"""What is typed into the field of a bet, key by key, under every language and system locale."""

from __future__ import annotations

import locale
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QLocale, Qt

from dealer_trainer.presentation.table.commands import Command
from dealer_trainer.rules.money import PUSH, TAKE, Answer, pay
from dealer_trainer.text.amounts import amount_shown, hint_text
from dealer_trainer.text.language import Language, set_language
from dealer_trainer.training.drill.intents import Confirm, Focus, Painted, Rub
from dealer_trainer.training.drill.state import DrillState, start_layout
from dealer_trainer.training.drill.step import step
from dealer_trainer.training.drill.typed_amount import Hint
from dealer_trainer.training.places import asked_places, parse_place
from dealer_trainer.ui.keys import KeyPress, ScanCodes, intent_for
from tests.training.tables import house, two_boxes

ANTE = parse_place("box2.ante")
LOCALES = ["C", "bg_BG", "ru_RU", "cs_CZ", "lv_LV", "de_DE", "en_US", "ar_EG", "hi_IN"]
SPACES = " \t\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}\N{THIN SPACE}\N{IDEOGRAPHIC SPACE}"


@pytest.fixture(autouse=True)
def _locale_again() -> Iterator[None]:
    before, numbers = QLocale(), locale.setlocale(locale.LC_NUMERIC)
    yield
    QLocale.setDefault(before)
    locale.setlocale(locale.LC_NUMERIC, numbers)


def typed(text: str) -> DrillState:
    """The drill after a text was typed into the field of an ante, nothing confirmed yet."""
    layout = two_boxes()
    assert ANTE is not None
    state = step(start_layout(layout, asked_places(layout, house())), Painted(), 0)
    state = step(state, Focus(ANTE), 0)
    for character in text:
        press = KeyPress(Qt.Key.Key_unknown.value, character, scan_codes=ScanCodes.MISSING)
        intent = intent_for(press, state)
        assert not isinstance(intent, Command)
        if intent is not None:
            state = step(state, intent, 0)
    return state


def confirmed(text: str) -> Answer | Hint | None:
    """The answer that a text comes to with Enter, or the hint that refuses it."""
    assert ANTE is not None
    state = step(typed(text), Confirm(), 0)
    if state.hint is not None:
        assert state.focus == ANTE
        assert state.answer(ANTE) is None
        return state.hint
    answer = state.answer(ANTE)
    assert isinstance(answer, Answer)
    return answer


@pytest.mark.parametrize("system", LOCALES)
@pytest.mark.parametrize("language", list(Language))
def test_an_amount_is_the_same_in_every_language_and_under_every_locale(
    language: Language, system: str
) -> None:
    set_language(language)
    QLocale.setDefault(QLocale(system))
    for text in ("37.5", "37,5", "37.50", "37,50", " 37,5 ", "037,5"):
        assert confirmed(text) == pay(3750), text
    assert confirmed("1000") == pay(100_000)
    assert confirmed("0") == PUSH
    for text in ("1.000", "1,000"):
        assert confirmed(text) is Hint.THREE_DECIMALS


@pytest.mark.parametrize("space", SPACES)
def test_spaces_of_any_kind_are_dropped(space: str) -> None:
    assert confirmed(f"{space}37{space},5{space}") == pay(3750)
    assert confirmed(f"12{space}500") == pay(12_500_00)


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("1.000", Hint.THREE_DECIMALS),
        ("1,000", Hint.THREE_DECIMALS),
        ("1.000,50", Hint.NO_AMOUNT),
        ("1e3", Hint.OTHER_CHARACTERS),
        ("٣", Hint.OTHER_CHARACTERS),
        ("３", Hint.OTHER_CHARACTERS),
        ("-5", Hint.OTHER_CHARACTERS),
        ("=5", Hint.OTHER_CHARACTERS),
        ("+", Hint.OTHER_CHARACTERS),
        ("+5", Hint.OTHER_CHARACTERS),
        ("5€", Hint.OTHER_CHARACTERS),
        ("3:2", Hint.OTHER_CHARACTERS),
        ("О", Hint.OTHER_CHARACTERS),
        ("", Hint.NEEDS_ANSWER),
        (" ", Hint.NEEDS_ANSWER),
        (".", Hint.NO_AMOUNT),
        ("1..5", Hint.NO_AMOUNT),
        ("1" * 40, Hint.TOO_LONG),
        ("0" * 40, Hint.TOO_LONG),
        ("1" * 11, Hint.TOO_LONG),
    ],
)
def test_what_is_no_amount_is_refused_at_the_field_with_a_hint(text: str, hint: Hint) -> None:
    assert confirmed(text) is hint
    for language in Language:
        set_language(language)
        assert hint_text(hint)


def test_a_character_that_spoils_an_amount_is_told_at_once_and_can_be_rubbed_out() -> None:
    state = typed("1e")
    assert (state.draft, state.hint) == ("1e", Hint.OTHER_CHARACTERS)
    state = step(state, Rub(), 0)
    assert (state.draft, state.hint) == ("1", None)


def test_a_take_followed_by_a_digit_is_neither_taken_nor_paid() -> None:
    assert typed("-").draft == TAKE
    state = typed("-5")
    assert (state.draft, state.hint) == ("-5", Hint.OTHER_CHARACTERS)
    assert step(state, Rub(), 0).draft == TAKE


@given(text=st.text(max_size=30))
def test_no_text_at_all_is_taken_for_another_amount(text: str) -> None:
    state = typed(text)
    seen = state.draft
    answer = confirmed(text)
    if isinstance(answer, Answer) and isinstance(seen, str):
        # Nothing that can be seen was left out on the way to the amount.
        assert seen == "".join(c for c in text if c.isprintable() and c.strip())


@given(amount=st.integers(1, 9_999_999_99), language=st.sampled_from(Language))
def test_what_the_program_displays_can_be_typed_back(amount: int, language: Language) -> None:
    set_language(language)
    assert confirmed(amount_shown(amount)) == pay(amount)
