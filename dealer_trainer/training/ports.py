"""What must be kept: the ports that storage fills. Training knows nothing of how."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import TYPE_CHECKING, Protocol

from dealer_trainer.frozen import dataclass

if TYPE_CHECKING:
    from dealer_trainer.rules.house import House
    from dealer_trainer.rules.layout import Layout
    from dealer_trainer.training.drill.plan import DrillPlan, Round
    from dealer_trainer.training.drill.state import Change
    from dealer_trainer.training.places import Place


@dataclass(frozen=True, slots=True)
class Trainee:
    """A person who trains on this machine."""

    id: int
    name: str


@dataclass(frozen=True, slots=True)
class OpenRound:
    """A layout dealt and not yet submitted, with the changes confirmed so far."""

    id: int
    drill: int
    index: int
    layout: Layout
    house_fingerprint: str
    asked: tuple[Place, ...]
    changes: tuple[Change, ...]


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A drill that was left: its plan, the layout in work (if any) and how many were submitted."""

    drill: int
    plan: DrillPlan
    submitted: int
    open_round: OpenRound | None


@dataclass(frozen=True, slots=True)
class Holdings:
    """How much is kept of a trainee: drills, submitted rounds and their answers, and the rest."""

    drills: int
    rounds: int
    answers: int
    mistakes: int = 0
    sprints: int = 0
    quizzes: int = 0


@dataclass(frozen=True, slots=True)
class KeptCopy:
    """A copy of the whole store: its file's name, when it was made (UTC) and its size in bytes."""

    name: str
    made_at: datetime
    size: int


class TraineeStore(Protocol):
    """The people who train on this machine. Every call may raise ``StoreError``."""

    def trainees(self) -> tuple[Trainee, ...]:
        """All of them, by name."""

    def add_trainee(self, name: str, at: datetime) -> Trainee:
        """A new one. Raises ``NameTaken`` if the name is there, ``NameRefused`` if it is none."""

    def last_trainee(self) -> Trainee | None:
        """The one who trained last."""

    def choose_trainee(self, trainee: Trainee, at: datetime) -> None:
        """The one who trains now."""


class DrillStore(Protocol):
    """Drills and their rounds; every call is on disk when it returns."""

    def start_drill(self, trainee: Trainee, plan: DrillPlan, at: datetime) -> int:
        """A new drill; its number."""

    def open_round(
        self,
        drill: int,
        index: int,
        layout: Layout,
        house: House,
        asked: tuple[Place, ...],
        at: datetime,
    ) -> OpenRound:
        """A layout is shown, of the house as it is today.

        Nothing is answered yet; where the drill's layout of that index is open already, that one as
        it was left.
        """

    def keep_changes(self, round_id: int, changes: Iterable[Change], first: int) -> None:
        """Confirmed changes of an open round; ``first`` is the number of those kept before.

        Keeping the same ones again, or some of a round that is submitted, changes nothing.
        """

    def submit_round(self, round_id: int, played: Round, at: datetime) -> None:
        """The round as answered and marked. A second submission of the same round changes
        nothing.
        """

    def finish_drill(self, drill: int, at: datetime) -> None:
        """The drill is over; it is no longer offered. An open round of it is dropped."""

    def unfinished(self, trainee: Trainee) -> Unfinished | None:
        """The drill that was left last, or nothing."""

    def rounds(self, drill: int) -> tuple[Round, ...]:
        """The submitted rounds of a drill, in order."""


class CopyStore(Protocol):
    """Dated copies of the whole store, made by themselves once a day, at most ten."""

    def copies(self, now: datetime | None = None) -> tuple[KeptCopy, ...]:
        """The copies, newest first; those dated ahead of ``now`` last."""

    def restore(self, copy: KeptCopy, at: datetime) -> None:
        """The store is now as the copy; what it was is set aside. Raises ``StoreError``."""
