"""A settlement as ``settle --json`` writes it."""

from __future__ import annotations

from typing import Any

from dealer_trainer.rules.cards import card_text
from dealer_trainer.rules.hands import Hand
from dealer_trainer.rules.house import House
from dealer_trainer.rules.layout import Layout
from dealer_trainer.rules.settlement import SettledBox, Settlement
from dealer_trainer.rules.situations import Situation, box_situations, dealer_situations
from dealer_trainer.storage.codec.typed import json_line


def settlement_line(layout: Layout, settlement: Settlement, house: House) -> str:
    """The settlement with cards and situations, as a line of JSON; boxes in the order of
    settlement.
    """
    dealer = settlement.dealer
    told = {
        "dealer": {
            "category": dealer.category.key,
            "qualifies": settlement.opens,
            "cards": _cards(dealer),
            "situations": dealer_situations(layout, dealer, house),
        },
        "boxes": [
            _box(settled, box_situations(layout, settled, dealer, house))
            for settled in settlement.boxes
        ],
    }
    return json_line(told)


def _box(settled: SettledBox, situations: tuple[Situation, ...]) -> dict[str, Any]:
    return {
        "box": settled.box.number,
        "category": settled.hand.category.key,
        "cards": _cards(settled.hand),
        "result": settled.result,
        "bets": {bet.bet: bet.answer.text for bet in settled.bets},
        "situations": situations,
    }


def _cards(hand: Hand) -> list[str]:
    return list(map(card_text, hand.cards))
