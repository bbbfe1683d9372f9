"""Simulated trainees: how soon the drill for me finds false beliefs, and lets go of them.

python -m tests.benchmarks.simulated_trainees [SEEDS]

A trainee holds three false beliefs, and is right in all else. Boxes are dealt until each belief has
shown itself in twenty boxes: naturally, and by the drill for me, a new trainee's lessons included.
Then one belief after another is corrected; after sixty boxes more the share of its situation is
measured against its natural share.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from dealer_trainer import paths
from dealer_trainer.dealing.dealer import Dealer
from dealer_trainer.dealing.request import DealRequest
from dealer_trainer.rules.house import House
from dealer_trainer.rules.layout import Layout
from dealer_trainer.rules.money import Answer
from dealer_trainer.rules.settlement import Settlement, settle
from dealer_trainer.rules.situations import Situation, box_situations
from dealer_trainer.storage.houses import load_houses
from dealer_trainer.training.box_records import background_of, count_round
from dealer_trainer.training.diagnosis.slips import Slip
from dealer_trainer.training.drill.adaptive import Experience, learn, prepare
from dealer_trainer.training.grading import grade
from dealer_trainer.training.places import Place, asked_places
from dealer_trainer.training.sheet import BoxAnswer, DealerAnswer, Sheet
from dealer_trainer.training.simulation import BoxSlips, simulate
from tests.benchmarks.measuring import report

SHOWN = 20
WINDOW = 60
MEASURED = 400
"""Boxes over which a corrected belief's share is measured, after the window."""
MOST = 20_000
HOUSES = ("lv-ultimate", "bg-ultimate", "lt-casino-texas")

ULTIMATE = (
    (Slip.ANTE_TAKEN_DEALER_FAILS, Situation.LOSE_DEALER_FAILS),
    (Slip.BLIND_PAID_ON_LOSS, Situation.BLIND_LOST_WITH_STRAIGHT),
    (Slip.TRIPS_TAKEN_ON_LOSS, Situation.TRIPS_PAID_ON_LOSS),
    (Slip.TRIPS_LEFT_ON_TIE, Situation.TRIPS_PAID_ON_TIE),
    (Slip.TIE_AS_LOSS, Situation.TIE),
)
HIDING = (
    {Slip.TIE_AS_LOSS, Slip.TRIPS_LEFT_ON_TIE},
    {Slip.BONUS_ON_SEVEN_CARDS, Slip.BONUS_OWN_CARD_MISSED},
)
"""Whoever takes a tie for a loss never leaves the trips of a tie; the bonus is read from seven
cards or from five, not both.
"""
FOLDS = {
    "bg-ultimate": Slip.TRIPS_TAKEN_ON_FOLD,
    "cz-ultimate": Slip.TRIPS_TAKEN_ON_FOLD,
    "ru-ultimate": Slip.TRIPS_TAKEN_ON_FOLD,
    "lv-ultimate": Slip.TRIPS_PAID_ON_FOLD,
}
CASINO_TEXAS = (
    (Slip.BONUS_ON_SEVEN_CARDS, Situation.BONUS_NOT_FINAL),
    (Slip.BONUS_OWN_CARD_MISSED, Situation.BONUS_FLOP_ONLY),
    (Slip.BET_TAKEN_DEALER_FAILS, Situation.LOSE_DEALER_FAILS),
    (Slip.TIE_AS_LOSS, Situation.TIE),
)


@dataclass
class Trainee:
    """Someone who holds some beliefs; ``shown`` counts the boxes in which each gave a wrong
    answer.
    """

    house: House
    beliefs: set[Slip]
    shown: dict[Slip, int]

    def answer(self, layout: Layout, settlement: Settlement, asked: tuple[Place, ...]) -> Sheet:
        """The sheet: all beliefs that make a box wrong at once do so."""
        boxes: dict[int, BoxSlips] = {}
        wagers = {place.box for place in asked if place.is_wager}
        for settled in settlement.boxes:
            number = settled.box.number
            held: frozenset[Slip] = frozenset()
            for belief in sorted(self.beliefs, key=lambda slip: slip.value):
                slips = BoxSlips(held | {belief})
                sheet = simulate(layout, self.house, settlement, {number: slips})
                if sheet is None or not self._wrong(sheet, settlement, number, asked):
                    continue
                if number in wagers:
                    self.shown[belief] += 1
                held |= {belief}
                boxes[number] = slips
        sheet = simulate(layout, self.house, settlement, boxes)
        assert sheet is not None
        return _timed(sheet)

    def _wrong(
        self, sheet: Sheet, settlement: Settlement, number: int, asked: tuple[Place, ...]
    ) -> bool:
        box = sheet.box(number)
        assert box is not None
        right = {bet.bet: bet.answer for bet in settlement.box(number).bets}
        places = {place.bet for place in asked if place.box == number}
        given: dict[object, Answer] = dict(box.bets)
        return any(given[bet] != right[bet] for bet in right if bet in places)


def _timed(sheet: Sheet) -> Sheet:
    boxes = tuple(BoxAnswer(b.number, b.category, b.bets, 9_000) for b in sheet.boxes)
    dealer = DealerAnswer(sheet.dealer.category, sheet.dealer.qualifies, 3_000)
    return Sheet(dealer, boxes, 3_000 + 9_000 * len(boxes))


def natural(house: House, seed: int, beliefs: set[Slip]) -> int:
    """Boxes that natural dealing needs until each belief has shown itself."""
    trainee = Trainee(house, beliefs, dict.fromkeys(beliefs, 0))
    boxes = 0
    for dealt in Dealer(DealRequest(house, seed)):
        layout = dealt.layout
        trainee.answer(layout, settle(layout, house), asked_places(layout, house))
        boxes += len(layout.boxes)
        if min(trainee.shown.values()) >= SHOWN or boxes > MOST:
            return boxes
    raise AssertionError("the dealer deals without end")


@dataclass
class OwnDrill:
    """The drill for me as it goes on with one trainee."""

    trainee: Trainee
    seed: int
    experience: Experience
    index: int = 0

    def layouts(self) -> Iterator[tuple[Layout, Settlement]]:
        """Layout after layout, each answered and learnt from."""
        house = self.trainee.house
        while True:
            prepared = prepare(self.experience, house, self.seed, self.index)
            self.index += 1
            layout, asked = prepared.layout, prepared.asked
            settlement = settle(layout, house)
            sheet = self.trainee.answer(layout, settlement, asked)
            report = grade(layout, house, settlement, sheet, asked)
            background = background_of(layout, house, asked)
            times = {mark.place: 2_000 for mark in report.marks}
            counted = count_round(report, sheet, background, times)
            self.experience = learn(self.experience, counted)
            yield layout, settlement


def share(
    layouts: Iterator[tuple[Layout, Settlement]], house: House, wanted: Situation, boxes: int
) -> float:
    """The share of the next boxes that are an example of a situation."""
    seen = held = 0
    for layout, settlement in layouts:
        for settled in settlement.boxes:
            seen += 1
            held += wanted in box_situations(layout, settled, settlement.dealer, house)
        if seen >= boxes:
            return held / seen
    raise AssertionError("the drill goes on without end")


def natural_share(house: House, wanted: Situation, seed: int, boxes: int = 12_000) -> float:
    """How often a situation comes by itself."""
    dealt = ((d.layout, settle(d.layout, house)) for d in Dealer(DealRequest(house, seed)))
    return share(dealt, house, wanted, boxes)


def chosen_beliefs(pool: list[tuple[Slip, Situation]], seed: str) -> list[tuple[Slip, Situation]]:
    """Three beliefs, none of which hides another."""
    chance = random.Random(seed)
    while True:
        chosen = chance.sample(pool, 3)
        slips = {slip for slip, _ in chosen}
        if not any(slips.issuperset(pair) for pair in HIDING):
            return chosen


def run(
    house: House, seed: int, shares: dict[Situation, float]
) -> tuple[float, list[tuple[Situation, float]]]:
    """One trainee: boxes needed as a part of natural dealing, and each corrected belief's share."""
    pool = list(CASINO_TEXAS if house.id not in FOLDS else ULTIMATE)
    if house.id in FOLDS:
        pool.append((FOLDS[house.id], Situation.TRIPS_AFTER_FOLD))
    chosen = chosen_beliefs(pool, f"{house.id}/{seed}")
    beliefs = {slip for slip, _ in chosen}
    needs = natural(house, seed, set(beliefs))
    trainee = Trainee(house, set(beliefs), dict.fromkeys(beliefs, 0))
    drill = OwnDrill(trainee, seed, Experience())
    layouts, boxes = drill.layouts(), 0
    while min(trainee.shown.values()) < SHOWN and boxes < MOST:
        layout, _ = next(layouts)
        boxes += len(layout.boxes)
    after = []
    for slip, situation in chosen:
        trainee.beliefs.discard(slip)
        share(layouts, house, situation, WINDOW)
        if situation not in shares:
            shares[situation] = natural_share(house, situation, 99)
        after.append((situation, share(layouts, house, situation, MEASURED)))
    names = ", ".join(sorted(slip.value for slip in beliefs))
    times = ", ".join(
        f"{situation.value} {found:.2%} (natural {shares[situation]:.2%})"
        for situation, found in after
    )
    print(
        f"{house.id} seed {seed}: natural {needs} boxes, for me {boxes}"
        f" ({boxes / needs:.2f}) [{names}]; after correction {times}"
    )
    return boxes / needs, after


def main(seeds: int) -> int:
    """Run all houses over seeds; the exit status is 1 where a promise is broken."""
    houses = load_houses(paths.assets(), Path("no-houses-of-its-own")).by_id
    failed = 0
    rows: list[tuple[str, str]] = []
    figures: dict[str, dict[str, float]] = {}
    for house_id in HOUSES:
        shares: dict[Situation, float] = {}
        parts: list[float] = []
        found = expected = 0.0
        for seed in range(seeds):
            part, after = run(houses[house_id], seed, shares)
            parts.append(part)
            found += sum(share for _, share in after)
            expected += sum(shares[situation] for situation, _ in after)
        most, average, after_all = max(parts), sum(parts) / len(parts), found / expected
        rows.append(
            (
                house_id,
                f"for me needs {most:.2f} of natural dealing at most, {average:.2f} on average;"
                f" corrected, their situations come {after_all:.2f} times as often as by nature",
            )
        )
        figures[house_id] = {
            "most_of_natural": round(most, 3),
            "average_of_natural": round(average, 3),
            "after_correction": round(after_all, 3),
        }
        failed += most > 1 / 3 or after_all > 1.5
    report("simulated trainees", rows, {"seeds": seeds, "houses": figures})
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 10))
