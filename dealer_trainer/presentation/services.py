"""All that the pages of the window are handed by the one place that joins things."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from dealer_trainer.frozen import dataclass

if TYPE_CHECKING:
    from dealer_trainer.dealing.request import DealRequest, Dealt, Mix
    from dealer_trainer.rules.errors import BadInput
    from dealer_trainer.rules.house import House
    from dealer_trainer.training.clock import Clock
    from dealer_trainer.training.custom_houses import CustomHouses, HouseCatalog
    from dealer_trainer.training.errors import StoreError
    from dealer_trainer.training.ports import CopyStore, DrillStore, Trainee, TraineeStore
    from dealer_trainer.training.practice_ports import MistakeStore, ProgressStore, SprintStore
    from dealer_trainer.training.preferences import PreferenceStore
    from dealer_trainer.training.quiz.library import QuizLibrary
    from dealer_trainer.training.quiz.session import QuizStore
    from dealer_trainer.training.trainee_files import TraineeData


@dataclass(frozen=True, slots=True)
class Repositories:
    """What is kept of a trainee's practice besides the drills themselves."""

    mistakes: MistakeStore
    sprints: SprintStore
    progress: ProgressStore
    quizzes: QuizStore
    data: TraineeData


@dataclass(frozen=True, slots=True)
class AppServices:
    """Stores, houses, dealing, time and chance, as they were joined at the start.

    ``catalog`` holds the houses as they are now; ``new_seed`` is chance; ``log`` keeps a
    report that names no person; ``copy_fault`` is why today's copy of the store could not be made,
    ``settings_fault`` why the settings could not be read, ``presets_fault`` why what was set for
    the first start could not,
    ``on_network`` whether the data folder lies on another machine's disk.
    """

    clock: Clock
    trainees: TraineeStore
    open_drills: Callable[[], DrillStore]
    open_office: Callable[[], QuizLibrary]
    open_own_houses: Callable[[], CustomHouses]
    open_repositories: Callable[[], Repositories]
    preferences: PreferenceStore
    catalog: HouseCatalog
    deal: Callable[[DealRequest], Iterator[Dealt]]
    mixes: tuple[Mix, ...]
    new_seed: Callable[[], int]
    log: Callable[[str], None]
    assets: Path
    data_folder: Path
    version: str
    copy_fault: StoreError | None = None
    settings_fault: StoreError | None = None
    presets_fault: BadInput | None = None
    copies: CopyStore | None = None
    on_network: bool = False

    @property
    def houses(self) -> tuple[House, ...]:
        """The houses that can be used, in order, as they are now."""
        return self.catalog.houses

    @property
    def broken(self) -> tuple[BadInput, ...]:
        """The house files that were refused."""
        return self.catalog.broken

    # What no first layout needs is opened, and its modules loaded, when it is first asked for.

    @property
    def drills(self) -> DrillStore:
        """Drills and their rounds."""
        return self.open_drills()

    @property
    def office(self) -> QuizLibrary:
        """Quizzes on the disk: rules, keys, results."""
        return self.open_office()

    @property
    def own_houses(self) -> CustomHouses:
        """Houses made one's own."""
        return self.open_own_houses()

    @property
    def repositories(self) -> Repositories:
        """What is kept besides the drills."""
        return self.open_repositories()

    @property
    def quizzes(self) -> QuizStore:
        """Quizzes taken."""
        return self.repositories.quizzes

    def house(self, house_id: str | None) -> House | None:
        """The house of an id, or nothing if it cannot be used."""
        return next((house for house in self.houses if house.id == house_id), None)


@dataclass(frozen=True, slots=True)
class Opening:
    """How the window is opened: on the start page, or in a drill of everything (``house``).

    ``trainee`` is nothing for the last one; ``painted`` is called when the first layout has been
    painted, and the program ends then with the exit status that it gives.
    """

    house: House | None = None
    seed: int | None = None
    trainee: Trainee | None = None
    painted: Callable[[], int] | None = None
