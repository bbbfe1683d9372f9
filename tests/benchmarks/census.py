"""Every seven-card hand counted, and how often the dealer qualifies, exactly, on all cores.

    python -m tests.benchmarks.census

Takes a minute or two. Fails if a figure differs from the known ones.
"""

from __future__ import annotations

import os
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from fractions import Fraction
from itertools import combinations

from dealer_trainer.rules.cards import DECK, Card
from dealer_trainer.rules.facts import FOUR
from dealer_trainer.rules.hands import Category, category_of, ranks_of, strength_of_seven
from tests.benchmarks.measuring import report, seconds

SEVEN_CARD_COUNTS = {
    Category.ROYAL_FLUSH: 4_324,
    Category.STRAIGHT_FLUSH: 37_260,
    Category.FOUR_OF_A_KIND: 224_848,
    Category.FULL_HOUSE: 3_473_184,
    Category.FLUSH: 4_047_644,
    Category.STRAIGHT: 6_180_020,
    Category.THREE_OF_A_KIND: 6_461_620,
    Category.TWO_PAIR: 31_433_400,
    Category.PAIR: 58_627_800,
    Category.HIGH_CARD: 23_294_460,
}
STRENGTHS = 4_824
PAIR_OR_BETTER = Fraction(789_215, 955_604)
PAIR_OF_FOURS_OR_BETTER = Fraction(298_171, 393_484)


def count_from(first_two: tuple[Card, Card]) -> Counter[int]:
    """How often each strength comes among the hands whose two lowest cards are these."""
    rest = DECK[first_two[1] + 1 :]
    return Counter(strength_of_seven((*first_two, *five)) for five in combinations(rest, 5))


def census() -> Counter[int]:
    """All 133,784,560 hands by strength."""
    counted: Counter[int] = Counter()
    with ProcessPoolExecutor(os.cpu_count()) as cores:
        for part in cores.map(count_from, combinations(DECK, 2), chunksize=16):
            counted.update(part)
    return counted


def main() -> None:
    """Count, compare and print; exit status 1 if a figure differs."""
    counted: Counter[int] = Counter()
    took = seconds(lambda: counted.update(census()))
    by_category: Counter[Category] = Counter()
    below_pair_of_fours = 0
    for value, count in counted.items():
        category = category_of(value)
        by_category[category] += count
        if category is Category.PAIR and ranks_of(value)[0] < FOUR:
            below_pair_of_fours += count
    total = counted.total()
    high_card = by_category[Category.HIGH_CARD]
    pair = Fraction(total - high_card, total)
    fours = Fraction(total - high_card - below_pair_of_fours, total)
    right = (
        by_category == SEVEN_CARD_COUNTS
        and len(counted) == STRENGTHS
        and pair == PAIR_OR_BETTER
        and fours == PAIR_OF_FOURS_OR_BETTER
    )
    rows = [(category.key, f"{by_category[category]:,}") for category in reversed(Category)]
    rows += [
        ("all", f"{total:,}"),
        ("strengths", f"{len(counted):,}"),
        ("pair or better", str(pair)),
        ("pair of fours or better", str(fours)),
        ("as known", "yes" if right else "NO"),
        ("took", f"{took:.0f} s"),
    ]
    figures = {category.key: by_category[category] for category in Category}
    report("census", rows, {**figures, "strengths": len(counted), "right": right, "seconds": took})
    if not right:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
