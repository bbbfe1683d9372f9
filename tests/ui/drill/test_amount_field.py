"""The field of a bet holds sign and amount side by side, however long they are."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from dealer_trainer.paths import assets
from dealer_trainer.presentation.sheet import BetState
from dealer_trainer.rules.bets import Bet
from dealer_trainer.ui.sheet.amount_field import AmountField
from dealer_trainer.ui.theme.fonts import load_fonts
from dealer_trainer.ui.theme.look import Look


@pytest.fixture
def field(qtbot: QtBot) -> AmountField:
    load_fonts(assets() / "fonts")
    made = AmountField()
    qtbot.addWidget(made)
    made.apply_look(Look())
    return made


def test_a_field_is_as_wide_as_it_was_drawn(field: AmountField) -> None:
    for lead, shown in (("=", "stays"), ("−", "take"), ("+", "pay 1500")):
        field.show_state(_state(lead, shown))
        assert field.width() == 142 + 6


@pytest.mark.parametrize("shown", ["оплатить 15 500", "izmaksāt 10 000 000", "pay 10 000 000"])
def test_a_long_amount_makes_it_grow(field: AmountField, shown: str) -> None:
    field.show_state(_state("=", "stays"))
    before = field.width()
    field.show_state(_state("+", shown))
    assert field.width() > before
    field.show_state(_state("=", "stays"))
    assert field.width() == before


def _state(lead: str, shown: str) -> BetState:
    return BetState("box.1.ante", Bet.ANTE, "Ante", "Stake 15", lead, shown)
