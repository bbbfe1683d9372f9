"""A million stored marks: progress, the mistake list, a new round; bytes a round.

python -m tests.benchmarks.million_marks [MARKS]

Rounds are played by chance with one answer in twenty wrong, stored through the program itself, and
multiplied by SQL over three years up to the number asked for.
"""

from __future__ import annotations

import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Final

from dealer_trainer import paths
from dealer_trainer.dealing.dealer import Dealer
from dealer_trainer.dealing.request import DealRequest
from dealer_trainer.dealing.shoe import Chance
from dealer_trainer.rules.house import GameName, House, fingerprint
from dealer_trainer.rules.money import PUSH, TAKE
from dealer_trainer.rules.settlement import settle
from dealer_trainer.storage.houses import load_houses
from dealer_trainer.storage.sqlite.store import Store, database_path, open_store
from dealer_trainer.text.mistakes import words_of
from dealer_trainer.training.diagnosis.slips import Slip
from dealer_trainer.training.drill.plan import DrillPlan, Round
from dealer_trainer.training.grading import grade, money_errors
from dealer_trainer.training.places import asked_places
from dealer_trainer.training.ports import Trainee
from dealer_trainer.training.review.mistakes import MistakeFilter, find_mistakes
from dealer_trainer.training.sheet import BoxAnswer, DealerAnswer, Sheet
from dealer_trainer.training.statistics.progress import work_out
from tests.benchmarks.measuring import machine, percentile, report, seconds

MARKS: Final = 1_000_000
PLAYED: Final = 400
NEW_ROUNDS: Final = 40
AT: Final = datetime(2026, 11, 30, 12, 0, tzinfo=UTC)
PROGRESS, FILTER, STORED = 0.300, 0.100, 0.020
"""Seconds that progress may take longer than with an empty store, a filter, a new round."""


def rounds_of(house: House, count: int, seed: int) -> Iterator[Round]:
    """Rounds with one answer in twenty wrong."""
    chance = Chance(f"million/{seed}")
    dealer = Dealer(DealRequest(house, seed))
    for number in range(count):
        layout = next(dealer).layout
        settlement = settle(layout, house)
        boxes = []
        for settled in settlement.boxes:
            bets = tuple(
                (
                    bet.bet,
                    (PUSH if bet.answer is not PUSH else TAKE)
                    if chance.happens(0.05)
                    else bet.answer,
                )
                for bet in settled.bets
            )
            time = 5_000 + chance.below(20_000)
            boxes.append(BoxAnswer(settled.box.number, settled.hand.category, bets, time))
        whole = 3_000 + sum(box.milliseconds or 0 for box in boxes)
        dealer_said = DealerAnswer(settlement.dealer.category, settlement.opens, 3_000)
        sheet = Sheet(dealer_said, tuple(boxes), whole)
        asked = asked_places(layout, house)
        marks = grade(layout, house, settlement, sheet, asked)
        money = money_errors(marks, settlement)
        yield Round(number, layout, fingerprint(house), asked, sheet, marks, money)


def keep(
    store: Store, trainee: Trainee, house: House, rounds: Iterator[Round], at: datetime
) -> list[float]:
    """Store rounds one by one; how long each submission took."""
    drill = store.drills.start_drill(trainee, DrillPlan(house.id, 1, layouts=None), at)
    spent = []
    for played in rounds:
        shown = store.drills.open_round(drill, played.index, played.layout, house, played.asked, at)
        spent.append(seconds(partial(store.drills.submit_round, shown.id, played, at)))
        at += timedelta(minutes=5)
    return spent


COPIES: Final = (
    "INSERT INTO rounds SELECT id + :step, trainee, drill, number + :step, house,"
    " house_fingerprint, layout, asked, started_at, strftime('%Y-%m-%dT%H:%M:%f+00:00',"
    " submitted_at, :days), sheet, milliseconds, asked_count, right_count, overpaid, underpaid,"
    " background, utc_offset FROM rounds WHERE id <= :last AND submitted_at IS NOT NULL",
    "INSERT INTO marks SELECT round + :step, position, trainee, part, box, bet, given, expected,"
    " is_right, milliseconds FROM marks WHERE round <= :last",
    "INSERT INTO mark_slips SELECT round + :step, position, number, slip FROM mark_slips"
    " WHERE round <= :last",
    "INSERT INTO turns SELECT round + :step, owner, trainee, milliseconds, asked_count,"
    " right_count FROM turns WHERE round <= :last",
    "INSERT INTO mistakes (trainee, origin, round, owner, kind, house, house_fingerprint,"
    " failed_at, utc_offset, milliseconds, wrong, situations, slips, case_name, due_at)"
    " SELECT trainee, origin, round + :step, owner, kind, house, house_fingerprint,"
    " strftime('%Y-%m-%dT%H:%M:%f+00:00', failed_at, :days), utc_offset, milliseconds, wrong,"
    " situations, slips, 'round-' || (round + :step), due_at FROM mistakes WHERE round <= :last",
    "INSERT INTO quarters SELECT trainee, quarter - :quarters, utc_offset, house, rounds, asked,"
    " correct, wagers_asked, wagers_correct, timed_rounds, round_milliseconds, timed_boxes,"
    " box_milliseconds, overpaid, underpaid FROM quarters WHERE quarter >= :from",
    "INSERT INTO slip_quarters SELECT trainee, quarter - :quarters, utc_offset, house, slip, times"
    " FROM slip_quarters WHERE quarter >= :from",
)


def multiply(path: Path, marks: int) -> int:
    """Copy what is stored, shifted into the past, until there are so many marks."""
    with closing(sqlite3.connect(path)) as connection:
        (last,) = connection.execute("SELECT max(id) FROM rounds").fetchone()
        (there,) = connection.execute("SELECT count(*) FROM marks").fetchone()
        (start,) = connection.execute("SELECT min(quarter) FROM quarters").fetchone()
        for number in range(1, -(-marks // there)):
            values = {
                "step": number * last,
                "last": last,
                "days": f"-{number * 4} days",
                "quarters": number * 4 * 96,
                "from": start,
            }
            for statement in COPIES:
                connection.execute(statement, values)
        connection.commit()
        connection.execute("ANALYZE")
        (count,) = connection.execute("SELECT count(*) FROM marks").fetchone()
        return int(count)


@dataclass(frozen=True)
class Measured:
    """Seconds of what is promised."""

    progress: float
    listed: float
    filters: tuple[tuple[str, float], ...]
    stored: tuple[float, ...]
    mistakes: int


def open_progress(store: Store, trainee: Trainee) -> None:
    """All that the progress page asks for."""
    practice = store.progress.practice(trainee)
    work_out(practice.stretches, practice.slips, AT, other_practice=practice.other)
    store.progress.skills(trainee, GameName.ULTIMATE)
    store.mistakes.count_due(trainee, AT)


def measure(
    folder: Path, trainee: Trainee, houses: dict[str, House], rounds: Iterator[Round]
) -> Measured:
    """Open a store anew and do what a trainee does."""
    store = open_store(folder, AT)
    try:
        progress = min(seconds(lambda: open_progress(store, trainee)) for _ in range(3))
        listed = seconds(lambda: store.mistakes.mistakes(trainee))
        mistakes = store.mistakes.mistakes(trainee)
        words = words_of(houses)
        wanted = (
            ("all", MistakeFilter()),
            ("a slip", MistakeFilter(slips=frozenset({Slip.PAY_LEFT}))),
            ("a search", MistakeFilter(search="ante dealer")),
            ("nothing found", MistakeFilter(search="zzz")),
        )
        filters = tuple(
            (name, seconds(partial(find_mistakes, mistakes, each, words))) for name, each in wanted
        )
        stored = keep(store, trainee, houses["lv-ultimate"], rounds, AT)
    finally:
        store.close()
    return Measured(progress, listed, filters, tuple(stored), len(mistakes))


def main(marks: int) -> int:
    """Measure; the exit status is 1 where a promise is broken."""
    houses = dict(load_houses(paths.assets(), Path("no-houses-of-its-own")).by_id)
    house = houses["lv-ultimate"]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "full"
        store = open_store(folder, AT)
        trainee = store.trainees.add_trainee("Anna", AT)
        keep(store, trainee, house, rounds_of(house, PLAYED, 1), AT - timedelta(days=3))
        store.close()
        count = multiply(database_path(folder), marks)
        with closing(sqlite3.connect(database_path(folder))) as connection:
            (rounds,) = connection.execute("SELECT count(*) FROM rounds").fetchone()
        size = database_path(folder).stat().st_size
        empty = open_store(Path(name) / "empty", AT)
        nobody = empty.trainees.add_trainee("Anna", AT)
        nothing = min(seconds(lambda: open_progress(empty, nobody)) for _ in range(3))
        empty.close()
        found = measure(folder, trainee, houses, rounds_of(house, NEW_ROUNDS, 2))
    more = found.progress - nothing
    slowest = max(time for _, time in found.filters)
    stored = percentile(found.stored, 95)
    report(
        f"{count:,} marks of {rounds:,} rounds, {found.mistakes:,} mistakes",
        [
            ("progress opens, more than with an empty store", f"{more * 1000:.1f} ms"),
            ("the mistake list is read", f"{found.listed * 1000:.1f} ms"),
            *((f"it is filtered: {name}", f"{time * 1000:.1f} ms") for name, time in found.filters),
            ("a new round is stored, 95 of 100", f"{stored * 1000:.1f} ms"),
            (
                "a new round is stored, on average",
                f"{sum(found.stored) / len(found.stored) * 1000:.1f} ms",
            ),
            ("bytes a round", f"{size / rounds:,.0f}"),
        ],
        {
            "marks": count,
            "progress": more,
            "listed": found.listed,
            "filters": dict(found.filters),
            "stored": stored,
            "bytes_a_round": round(size / rounds),
            **machine(),
        },
    )
    return 1 if more > PROGRESS or slowest > FILTER or stored > STORED else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else MARKS))
