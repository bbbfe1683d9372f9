"""Layouts dealt and played, as a drill hands them to the store."""

from __future__ import annotations

import random
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from dealer_trainer import paths
from dealer_trainer.dealing.dealer import Dealer
from dealer_trainer.dealing.request import DealRequest
from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.house import House, fingerprint
from dealer_trainer.rules.layout import Layout
from dealer_trainer.rules.money import PUSH, TAKE, Answer, pay
from dealer_trainer.rules.settlement import settle
from dealer_trainer.storage.houses import load_houses
from dealer_trainer.training.diagnosis.slips import Slip
from dealer_trainer.training.drill.plan import Round
from dealer_trainer.training.drill.state import Change
from dealer_trainer.training.grading import Given, Report, grade, money_errors
from dealer_trainer.training.places import (
    DEALER_CATEGORY,
    DEALER_QUALIFIES,
    Part,
    Place,
    Scope,
    asked_places,
)
from dealer_trainer.training.sheet import BoxAnswer, DealerAnswer, Sheet

SHELF: Final = load_houses(paths.assets(), Path("no-houses-of-its-own"))
HOUSES: Final = SHELF.by_id
AT: Final = datetime(2026, 11, 30, 2, 15, tzinfo=UTC)


def layouts_of(house: House, count: int, seed: int = 7) -> list[Layout]:
    dealer = Dealer(DealRequest(house, seed))
    return [next(dealer).layout for _ in range(count)]


def _answer(place: Place, chance: random.Random) -> Given:
    match place.part:
        case Part.CATEGORY:
            return chance.choice(list(Category))
        case Part.QUALIFIES:
            return chance.random() < 0.5
        case _:
            return chance.choice([TAKE, PUSH, pay(chance.randrange(1, 2_000_000))])


def play(
    layout: Layout,
    house: House,
    index: int = 0,
    *,
    seed: int = 0,
    asked: tuple[Place, ...] | None = None,
    slips: bool = False,
) -> Round:
    """A round in which about a third of the answers are chance, some missing.

    With ``slips`` the slips of its marks are chance too, instead of those found.
    """
    chance = random.Random(f"{seed}/{index}")
    settlement = settle(layout, house)
    asked = asked_places(layout, house, Scope.EVERYTHING) if asked is None else asked
    said: dict[Place, Given] = {}
    for settled in settlement.boxes:
        for bet in settled.bets:
            said[Place(Part.BET, settled.box.number, bet.bet)] = bet.answer
        said[Place(Part.CATEGORY, settled.box.number)] = settled.hand.category
    said[DEALER_CATEGORY], said[DEALER_QUALIFIES] = settlement.dealer.category, settlement.opens
    for place in list(said):
        fate = chance.random()
        if fate < 0.3:
            said[place] = _answer(place, chance)
        elif fate < 0.35:
            del said[place]
    sheet = _sheet(layout, said, chance)
    report = grade(layout, house, settlement, sheet, asked)
    if slips:
        report = Report(
            tuple(
                mark
                if mark.right
                else replace(mark, slips=tuple(chance.sample(list(Slip), chance.randrange(3))))
                for mark in report.marks
            )
        )
    money = money_errors(report, settlement)
    return Round(index, layout, fingerprint(house), asked, sheet, report, money)


def _sheet(layout: Layout, said: dict[Place, Given], chance: random.Random) -> Sheet:
    category, opens = said.get(DEALER_CATEGORY), said.get(DEALER_QUALIFIES)
    boxes = list(layout.settlement_order)
    chance.shuffle(boxes)
    answers = []
    for box in boxes:
        named = said.get(Place(Part.CATEGORY, box.number))
        bets = tuple(
            (place.bet, answer)
            for place, answer in said.items()
            if place.box == box.number and place.bet is not None and isinstance(answer, Answer)
        )
        answers.append(
            BoxAnswer(
                box.number,
                named if isinstance(named, Category) else None,
                bets,
                chance.randrange(90_000),
            )
        )
    dealer = DealerAnswer(
        category if isinstance(category, Category) else None,
        opens if isinstance(opens, bool) else None,
        chance.randrange(9_000),
    )
    return Sheet(dealer, tuple(answers), chance.randrange(400_000))


def changes_of(played: Round) -> tuple[Change, ...]:
    """The answers of a round as confirmed changes, one taken back and one cleared on the way."""
    changes: list[Change] = []
    for number, mark in enumerate(played.report.marks):
        if mark.given is None or mark.place.part is Part.ORDER:
            continue
        box = mark.place.box
        changes.append(Change(mark.place, mark.given, box, 100 * number, 1000 * number))
        if number == 2:
            changes.append(Change(None, None, box, 100 * number + 7, 1000 * number + 7))
            changes.append(Change(mark.place, None, box, 100 * number + 8, 1000 * number + 8))
    return tuple(changes)
