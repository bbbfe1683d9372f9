"""Houses, layouts and a desk for drills that are tried without a disk."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import PurePath

from dealer_trainer import paths
from dealer_trainer.rules.cards import Card, parse_card
from dealer_trainer.rules.house import House, fingerprint
from dealer_trainer.rules.layout import Box, Layout
from dealer_trainer.storage.houses import read_house
from dealer_trainer.training.drill.plan import DrillPlan, Round
from dealer_trainer.training.drill.state import Change
from dealer_trainer.training.errors import StoreError, StoreFault
from dealer_trainer.training.places import Place
from dealer_trainer.training.ports import OpenRound, Trainee, Unfinished
from tests.boxes import casino_texas_box, ultimate_box


def house(house_id: str = "bg-ultimate") -> House:
    """One of the five houses."""
    return read_house(paths.assets() / "houses" / f"{house_id}.yaml")


def cards(text: str) -> tuple[Card, ...]:
    """Cards as files write them."""
    found = [parse_card(word) for word in text.split()]
    assert None not in found
    return tuple(card for card in found if card is not None)


def spec_layout(house_id: str = "bg-ultimate", dark: bool = False) -> Layout:
    """The layout of the visual spec: a straight beats ace high, the dealer fails."""
    boxes: tuple[Box, ...] = (
        ultimate_box(1, cards("Kh 5c"), 1000, 1000, 500),
        ultimate_box(2, cards("7s 2d"), 2500, 5000, None, dark),
        ultimate_box(3, cards("2h 6c"), 1000, None, None),
        ultimate_box(4, cards("9s 9c"), 1500, 6000, 1000),
        ultimate_box(5, cards("Qd Ts"), 2500, 10000, 500),
    )
    if house_id.endswith("casino-texas"):
        boxes = tuple(casino_texas_box(box, box.play) for box in boxes)
    return Layout(house_id, cards("Ks Jh 9d 8h 3c"), cards("Ac 4d"), boxes)


def two_boxes() -> Layout:
    """A short layout: box 2 wins with a straight, box 1 loses; the dealer fails."""
    boxes = (
        ultimate_box(1, cards("7s 2d"), 1000, 1000),
        ultimate_box(2, cards("Qd Ts"), 2500, 10000, 500),
    )
    return Layout("bg-ultimate", cards("Ks Jh 9d 8h 3c"), cards("Ac 4d"), boxes)


class HandClock:
    """A clock that goes on only when it is told to."""

    def __init__(self) -> None:
        self.at = 0

    def now(self) -> datetime:
        """Always the same day."""
        return datetime(2025, 12, 1, tzinfo=UTC)

    def boot_id(self) -> str:
        """Always the same boot."""
        return "boot"

    def milliseconds(self) -> int:
        """What it was set to."""
        return self.at


class Shelf:
    """A store in memory; while ``full`` nothing can be kept."""

    def __init__(self) -> None:
        self.full = False
        self.changes: dict[int, list[Change]] = {}
        self.played: dict[int, Round] = {}
        self.finished: list[int] = []
        self.plans: list[DrillPlan] = []

    def _check(self) -> None:
        if self.full:
            raise StoreError(StoreFault.DISK_FULL, PurePath("rounds.sqlite"))

    def start_drill(self, trainee: Trainee, plan: DrillPlan, at: datetime) -> int:
        """A new drill."""
        del trainee, at
        self._check()
        self.plans.append(plan)
        return len(self.plans)

    def open_round(
        self,
        drill: int,
        index: int,
        layout: Layout,
        house: House,
        asked: tuple[Place, ...],
        at: datetime,
    ) -> OpenRound:
        """A layout is shown."""
        del at
        self._check()
        number = len(self.changes) + 1
        self.changes[number] = []
        return OpenRound(number, drill, index, layout, fingerprint(house), asked, ())

    def keep_changes(self, round_id: int, changes: Iterable[Change], first: int) -> None:
        """Confirmed changes."""
        self._check()
        self.changes[round_id][first:] = list(changes)

    def submit_round(self, round_id: int, played: Round, at: datetime) -> None:
        """The round as marked."""
        del at
        self._check()
        self.played.setdefault(round_id, played)

    def finish_drill(self, drill: int, at: datetime) -> None:
        """The drill is over."""
        del at
        self._check()
        self.finished.append(drill)

    def unfinished(self, trainee: Trainee) -> Unfinished | None:
        """Not asked here."""
        del trainee
        return None

    def rounds(self, drill: int) -> tuple[Round, ...]:
        """The submitted rounds."""
        del drill
        return tuple(self.played.values())
