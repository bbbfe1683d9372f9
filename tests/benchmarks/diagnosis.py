"""How well and how fast slips are named, on dealt boxes.

    python -m tests.benchmarks.diagnosis

Each slip alone in 200 boxes of each house that can have it; 10,000 random boxes with two slips at
once; sheets of chance; and the time that a layout of five boxes takes, on sheets of chance that
also name every hand by chance, which is the most work there is.
"""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable
from itertools import islice
from typing import Final, TypeAlias

from dealer_trainer.dealing.dealer import Dealer
from dealer_trainer.dealing.request import DealRequest
from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.house import House
from dealer_trainer.rules.money import PUSH, TAKE, Action, Answer, pay
from dealer_trainer.rules.settlement import SettledBet, settle
from dealer_trainer.training.diagnosis.slip_situations import slips_possible
from dealer_trainer.training.grading import Report, grade
from dealer_trainer.training.places import asked_places
from dealer_trainer.training.sheet import BoxAnswer, DealerAnswer, Sheet
from tests.benchmarks.measuring import percentile, report
from tests.training.layouts import HOUSES
from tests.training.slipping import (
    EXPLAINS_NOTHING,
    boxes_with,
    boxes_with_two,
    explained_by_two,
    slips_of,
)

BOXES_A_SLIP: Final = 200
BOXES_WITH_TWO: Final = 2_000
SHEETS: Final = 600

Typist: TypeAlias = Callable[[SettledBet, random.Random], Answer]


def any_action(bet: SettledBet, chance: random.Random) -> Answer:
    """Taken, left, or paid any whole amount up to twenty stakes."""
    amount = 100 * chance.randint(1, max(1, bet.stake // 5))
    return chance.choice((TAKE, PUSH, pay(amount)))


def any_amount(bet: SettledBet, chance: random.Random) -> Answer:
    """The right action, and any whole amount where it pays."""
    amount = 100 * chance.randint(1, max(1, bet.stake // 5))
    return pay(amount) if bet.answer.action is Action.PAY else bet.answer


def alone() -> list[tuple[str, str]]:
    """Each slip alone: how many boxes, and how many carry one that stands before it."""
    boxes, before, other = 0, 0, 0
    for house in HOUSES.values():
        for slip in slips_possible(house):
            for slipped in islice(boxes_with(house, slip, seed=7), BOXES_A_SLIP):
                found = slips_of(slipped)
                earlier = len(found) == 1 and slip not in found
                boxes, before = boxes + 1, before + earlier
                other += found != {slip} and not earlier
    return [
        ("slips alone, boxes", f"{boxes:,}"),
        ("  one before it in the list", f"{before / boxes:.2%}"),
        ("  neither", f"{other:,}"),
    ]


def pairs() -> tuple[str, str]:
    """Two slips at once: the share that a set of two explains exactly."""
    explained = [
        explained_by_two(slipped)
        for house in HOUSES.values()
        for slipped in islice(boxes_with_two(house, slips_possible(house), seed=7), BOXES_WITH_TWO)
    ]
    return f"two at once, {len(explained):,} boxes", f"{sum(explained) / len(explained):.2%}"


def chance_sheets(house: House, typist: Typist, names: bool) -> list[tuple[Report, float]]:
    """Sheets of chance over layouts of five boxes: the report, and the seconds it took."""
    chance, graded = random.Random(house.id), []
    for dealt in islice(Dealer(DealRequest(house, seed=7, boxes=5)), SHEETS):
        layout, settlement = dealt.layout, settle(dealt.layout, house)
        boxes = tuple(
            BoxAnswer(
                box.box.number,
                chance.choice(tuple(Category)) if names else box.hand.category,
                tuple((bet.bet, typist(bet, chance)) for bet in box.bets),
            )
            for box in settlement.boxes
        )
        dealer = DealerAnswer(settlement.dealer.category, settlement.opens)
        if names:
            dealer = DealerAnswer(chance.choice(tuple(Category)), chance.random() < 0.5)
        sheet, asked = Sheet(dealer, boxes), asked_places(layout, house)
        start = time.perf_counter()
        made = grade(layout, house, settlement, sheet, asked)
        graded.append((made, time.perf_counter() - start))
    return graded


def stories(typist: Typist) -> Counter[bool]:
    """Wrong wagers of sheets of chance, by whether slips explain them."""
    return Counter(
        not set(mark.slips) & EXPLAINS_NOTHING
        for house in HOUSES.values()
        for made, _ in chance_sheets(house, typist, names=False)
        for mark in made.marks
        if mark.place.is_wager and not mark.right
    )


def main() -> None:
    """Measure and print."""
    rows = [*alone(), pairs()]
    for label, typist in (("any action", any_action), ("any amount", any_amount)):
        told = stories(typist)
        rows.append((f"chance, {label}: explained", f"{told[True] / told.total():.2%}"))
    times = [
        took * 1_000
        for house in HOUSES.values()
        for _, took in chance_sheets(house, any_action, names=True)
    ]
    p50, p99 = percentile(times, 50), percentile(times, 99)
    rows.append(("five boxes, ms", f"{p50:.2f} median, {p99:.2f} at the 99th percentile"))
    report("diagnosis", rows, {"p50_ms": p50, "p99_ms": p99})


if __name__ == "__main__":
    main()
