"""A year of a trainee who gets better: rounds with slips, sprints, reviews, and two quizzes."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import islice
from pathlib import Path

from dealer_trainer import paths
from dealer_trainer.dealing.dealer import Dealer
from dealer_trainer.dealing.request import DealRequest, Mix
from dealer_trainer.dealing.shoe import Chance
from dealer_trainer.rules.facts import Result
from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.house import House, fingerprint
from dealer_trainer.rules.settlement import settle
from dealer_trainer.storage.houses import load_houses
from dealer_trainer.storage.sqlite.store import Store, open_store
from dealer_trainer.training.diagnosis.slips import Slip
from dealer_trainer.training.drill.intents import Painted
from dealer_trainer.training.drill.plan import DrillPlan, Round
from dealer_trainer.training.grading import grade, money_errors
from dealer_trainer.training.places import asked_places
from dealer_trainer.training.ports import Trainee
from dealer_trainer.training.review.mistakes import Limits
from dealer_trainer.training.review.repetition import Recall
from dealer_trainer.training.review.session import ReviewOutcome
from dealer_trainer.training.simulation import BoxSlips, simulate
from dealer_trainer.training.sprint.questions import SprintKind
from dealer_trainer.training.sprint.step import Give, SprintTick, ready_sprint, step_sprint

BELIEFS = (
    Slip.ANTE_PAID_DEALER_FAILS,
    Slip.ANTE_TAKEN_DEALER_FAILS,
    Slip.BLIND_PAID_BELOW_STRAIGHT,
    Slip.TRIPS_TAKEN_ON_LOSS,
    Slip.FOLD_PUSHED,
    Slip.WIN_AS_LOSS,
    Slip.LOSS_AS_WIN,
    Slip.TIE_AS_WIN,
)
LAST = datetime.now(UTC).replace(hour=12, minute=0, second=0, microsecond=0) - timedelta(days=1)


def house_of(house_id: str) -> House:
    return dict(load_houses(paths.assets(), Path("none")).by_id)[house_id]


def practise_a_year(folder: Path, name: str, days: int = 120, rounds: int = 2) -> None:
    """Fill a data folder: ``days`` days of practice over the last year."""
    store = open_store(folder, LAST)
    try:
        trainee = store.trainees.add_trainee(name, LAST)
        store.mistakes.set_limits(trainee, Limits())
        house = house_of("lv-ultimate")
        _rounds(store, trainee, house, days, rounds)
        for kind in SprintKind:
            _sprint(store, trainee, house, kind)
        _review(store, trainee)
    finally:
        store.close()


def _rounds(store: Store, trainee: Trainee, house: House, days: int, rounds: int) -> None:
    chance, dealer = Chance("a year"), Dealer(DealRequest(house, 5, 3, mix=Mix.PRACTICE))
    drill = store.drills.start_drill(trainee, DrillPlan(house.id, 5, layouts=None), LAST)
    for number, layout in enumerate(dealt.layout for dealt in islice(dealer, days * rounds)):
        day = number // rounds
        # The last week every day, before that with gaps.
        back = days - 1 - day if days - 1 - day < 7 else (days - 1 - day) * 360 // days
        at = LAST - timedelta(days=back) + timedelta(minutes=7 * (number % rounds))
        better = day / days
        settlement = settle(layout, house)
        slips: dict[int, BoxSlips] = {}
        for box in settlement.boxes:
            if not chance.happens(0.75 - 0.65 * better):
                continue
            first = chance.below(len(BELIEFS))
            for belief in (*BELIEFS[first:], *BELIEFS[:first]):
                tried = {box.box.number: BoxSlips(frozenset({belief}))}
                if simulate(layout, house, settlement, tried) is not None:
                    slips |= tried
                    break
        sheet = simulate(layout, house, settlement, slips)
        assert sheet is not None
        spent = round(26_000 - 13_000 * better)
        boxes = tuple(
            replace(box, milliseconds=spent - 4_000 + chance.below(8_000)) for box in sheet.boxes
        )
        dealer_answer = replace(sheet.dealer, milliseconds=4_000)
        whole = 4_000 + sum(box.milliseconds or 0 for box in boxes)
        sheet = replace(sheet, dealer=dealer_answer, boxes=boxes, milliseconds=whole)
        asked = asked_places(layout, house)
        report = grade(layout, house, settlement, sheet, asked)
        opened = store.drills.open_round(drill, number, layout, house, asked, at)
        played = Round(
            number,
            layout,
            fingerprint(house),
            asked,
            sheet,
            report,
            money_errors(report, settlement),
        )
        store.drills.submit_round(opened.id, played, at)
    store.drills.finish_drill(drill, LAST)


def _sprint(store: Store, trainee: Trainee, house: House, kind: SprintKind) -> None:
    state, now = step_sprint(ready_sprint(kind, house, 3), Painted(), 0), 0
    while len(state.answers) < 12:
        now += 3_000
        expected = state.question.expected
        if not isinstance(expected, Category | Result):
            break
        wrong = Category.ROYAL_FLUSH if isinstance(expected, Category) else Result.FOLD
        answer = wrong if len(state.answers) == 4 else expected
        state = step_sprint(state, Give(answer), now)
    store.sprints.keep_sprint(trainee, step_sprint(state, SprintTick(), 130_000), LAST)


def _review(store: Store, trainee: Trainee) -> None:
    """The older half of the mistakes was answered again since."""
    for number, mistake in enumerate(store.mistakes.mistakes(trainee)[20:60]):
        recall = Recall.RIGHT if number % 4 else Recall.WRONG
        at = min(LAST, mistake.failed_at.astimezone(UTC) + timedelta(days=3))
        store.mistakes.keep_outcomes((ReviewOutcome(mistake, recall, 9_000),), at)
