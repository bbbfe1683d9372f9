from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_trainer.training.trainee_names import look_alike, look_of, name_key


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
