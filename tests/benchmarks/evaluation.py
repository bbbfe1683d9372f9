"""Hands evaluated per second beside phevaluator, treys and pokerkit, in one run.

    python -m tests.benchmarks.evaluation

Every evaluator gets the same random seven-card hands, encoded beforehand in its own way. Ours fills
its tables while it runs; both its first and a later pass are measured, and the first is compared.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from phevaluator import evaluate_cards
from pokerkit import Card as PokerkitCard
from pokerkit import StandardHighHand
from treys import Card as TreysCard
from treys import Evaluator

from dealer_trainer.rules.cards import DECK, card_text
from dealer_trainer.rules.hands import strength_of_seven
from tests.benchmarks.measuring import report, seconds

HANDS = 300_000
SLOWER_HANDS = 10_000


def rate(evaluate: Callable[[Any], object], hands: Sequence[Any]) -> float:
    """Hands per second."""

    def all_of_them() -> None:
        for hand in hands:
            evaluate(hand)

    return len(hands) / seconds(all_of_them)


def main() -> None:
    """Measure and print."""
    chance = random.Random(20261130)
    hands = [tuple(chance.sample(DECK, 7)) for _ in range(HANDS)]
    few = hands[:SLOWER_HANDS]
    texts = [[card_text(card) for card in hand] for hand in few]
    treys_hands = [[TreysCard.new(text) for text in hand] for hand in texts]
    pokerkit_hands = [
        (tuple(PokerkitCard.parse("".join(t[:2]))), tuple(PokerkitCard.parse("".join(t[2:]))))
        for t in texts
    ]
    treys = Evaluator()
    first = rate(strength_of_seven, hands)
    later = rate(strength_of_seven, hands)
    witnesses = {
        "phevaluator": rate(lambda hand: evaluate_cards(*hand), hands),
        "treys": rate(lambda hand: treys.evaluate(hand[:2], hand[2:]), treys_hands),
        "pokerkit": rate(lambda hand: StandardHighHand.from_game(*hand), pokerkit_hands),
    }
    rows = [("ours, first pass", f"{first:,.0f} /s"), ("ours, later", f"{later:,.0f} /s")]
    rows += [
        (name, f"{speed:,.0f} /s ({first / speed:.2f} times)") for name, speed in witnesses.items()
    ]
    report("evaluation", rows, {"first": first, "later": later, **witnesses})


if __name__ == "__main__":
    main()
