from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_trainer.training.trainee_names import (
    clean_name,
    is_visible,
    look_alike,
    look_of,
    name_key,
)


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Роман", "Poмaн"),  # the second with Latin P, o and a
        ("Сара", "Capa"),
        ("Вова", "Bова"),
        ("ОЛЕГ", "OЛEГ"),
        ("Ева", "Eвa"),
        ("Νίκος", "Nίκος"),
        ("Ilze", "lIze"),
        ("Ilze", "1lze"),
        ("Otto", "0tto"),
        ("Anna Ozola", "Аnna  Оzоla"),
    ],
)
def test_a_name_in_letters_that_look_alike_is_told(name: str, other: str) -> None:
    assert name_key(name) != name_key(other)
    assert look_alike(name, ["Somebody", other]) == other
    assert look_alike(other, [name]) == name


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Anna", "Anna"),
        ("Иван", "иВАН"),
        ("Anna", "Hanna"),
        ("Jānis", "Janis"),
        ("Иван", "Ivan"),
        ("Нина", "Hина."),
    ],
)
def test_the_same_name_and_another_one_are_no_look_alikes(name: str, other: str) -> None:
    assert look_alike(name, [other]) is None


@given(st.text(max_size=80))
def test_the_look_of_a_name_is_its_own(name: str) -> None:
    assert look_of(name) == look_of(name)
    assert look_alike(name, [name]) is None


@pytest.mark.parametrize("name", ["\u3164", "\u2800 \u115f", "\uffa0", "", " ", "\u0301", "\u200d"])
def test_a_name_of_which_nothing_is_seen_is_none(name: str) -> None:
    assert not is_visible(name)


@pytest.mark.parametrize("name", ["A", "7", "😀", "🫨", "-", "שרה", "e\u0301", "\u3164A"])
def test_one_character_that_is_seen_makes_a_name(name: str) -> None:
    assert is_visible(name)


def test_signs_that_nobody_sees_are_left_out_and_joiners_stay() -> None:
    assert clean_name("An\u200bna\ufeff \u200fOzola\u00ad") == "Anna Ozola"
    assert clean_name("می\u200cخواهم 👩\u200d👧") == "می\u200cخواهم 👩\u200d👧"


@pytest.mark.parametrize("blank", ["\u3164", "\u2800", "\uffa0"])
def test_a_name_with_a_blank_in_it_looks_like_the_one_without(blank: str) -> None:
    assert look_alike(f"Anna{blank}", ["Anna"]) == "Anna"
