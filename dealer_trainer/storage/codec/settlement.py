"""A settlement as ``settle --json`` writes it."""

from __future__ import annotations

from typing import Any

from dealer_trainer.rules.cards import card_text
from dealer_trainer.rules.hands import Hand
from dealer_trainer.rules.house import House
from dealer_trainer.rules.layout import Layout
from dealer_trainer.rules.settlement import SettledBox, Settlement
from dealer_trainer.rules.situations import Situation, box_situations, dealer_situations


def settlement_json(layout: Layout, settlement: Settlement, house: House) -> dict[str, Any]:
    """The settlement with cards and situations; boxes in the order of settlement."""
    dealer = settlement.dealer
    return {
        "dealer": {
            "category": dealer.category.key,
            "qualifies": settlement.opens,
            "cards": _cards(dealer),
            "situations": _names(dealer_situations(layout, dealer, house)),
        },
        "boxes": [
            _box(settled, box_situations(layout, settled, dealer, house))
            for settled in settlement.boxes
        ],
    }


def _box(settled: SettledBox, situations: tuple[Situation, ...]) -> dict[str, Any]:
    return {
        "box": settled.box.number,
        "category": settled.hand.category.key,
        "cards": _cards(settled.hand),
        "result": settled.result.value,
        "bets": {bet.bet.value: bet.answer.text for bet in settled.bets},
        "situations": _names(situations),
    }


def _cards(hand: Hand) -> list[str]:
    return [card_text(card) for card in hand.cards]


def _names(situations: tuple[Situation, ...]) -> list[str]:
    return [situation.value for situation in situations]
