"""Tables of words: each names every member of its enumeration."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator
from enum import Enum
from importlib import import_module

import pytest

import dealer_trainer.text
from dealer_trainer.rules.errors import FaultKind

SHARED = {FaultKind}
"""Told by several tables, which ``test_faults`` takes together."""

PARTIAL = {
    ("situations", "_CATEGORIES"),
    ("situations", "_NAMES"),
    ("house_rules", "_NAMES"),
    ("rule_sentences", "_SENTENCES"),
    ("rule_sentences", "_SIDE_BETS"),
    ("skills", "_NAMES"),
    ("slips", "_NAMES_ON_A_BET"),
    ("working", "_LEADING"),
    ("working", "_RULED"),
}
"""The rest of these is told by the code beside the table; their own tests ask for every member."""


def tables() -> Iterator[tuple[str, str, dict[Enum, object]]]:
    for module in pkgutil.iter_modules(dealer_trainer.text.__path__):
        values = vars(import_module(f"dealer_trainer.text.{module.name}"))
        for name, value in values.items():
            if isinstance(value, dict) and value:
                kinds = {type(key) for key in value}
                if len(kinds) == 1 and issubclass(kinds.pop(), Enum):
                    yield module.name, name, value


TABLES = list(tables())


def test_there_are_tables() -> None:
    assert len(TABLES) > 30


@pytest.mark.parametrize(
    ("module", "name", "table"), TABLES, ids=[f"{module}.{name}" for module, name, _ in TABLES]
)
def test_a_table_of_words_names_every_member(
    module: str, name: str, table: dict[Enum, object]
) -> None:
    kind = type(next(iter(table)))
    told_beside = kind in SHARED or (module, name) in PARTIAL
    assert told_beside or set(table) == set(kind)
