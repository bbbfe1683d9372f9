"""What the start page shows and does: decisions without widgets."""

from __future__ import annotations

from datetime import datetime

from dealer_trainer.dealing.request import Mix
from dealer_trainer.frozen import dataclass
from dealer_trainer.presentation.pages.today import TodayState, today_state
from dealer_trainer.presentation.services import AppServices
from dealer_trainer.rules.house import House, fingerprint
from dealer_trainer.text.faults import fault_lines
from dealer_trainer.text.houses import house_name
from dealer_trainer.text.language import _
from dealer_trainer.text.plans import next_layout_text, plan_text
from dealer_trainer.training.drill.plan import DrillPlan, Task
from dealer_trainer.training.places import Scope
from dealer_trainer.training.ports import Trainee, Unfinished
from dealer_trainer.training.preferences import Preferences
from dealer_trainer.training.quiz.session import OpenQuiz

LENGTHS: tuple[int | None, ...] = (5, 10, 20, None)
"""How many layouts a drill may have; nothing is without end."""

_NOON, _EVENING, _NIGHT = 12, 18, 4


@dataclass(frozen=True, slots=True)
class LeftCard:
    """A drill that was left; it can go on unless its house is gone or has other rules now."""

    title: str
    detail: str
    note: str
    can_go_on: bool


@dataclass(frozen=True, slots=True)
class StartState:
    """All that the start page shows. ``mix`` is nothing for the drill for me; ``faults`` are a
    line each, of house files that are broken.
    """

    greeting: str
    house: House
    task: Task
    scope: Scope
    boxes: int | None
    layouts: int | None
    mix: Mix | None
    left: LeftCard | None
    faults: tuple[str, ...]
    quiz: OpenQuiz | None = None
    today: TodayState | None = None


class StartPresenter:
    """Puts together the start page of a trainee."""

    def __init__(self, services: AppServices) -> None:
        self._services = services
        self._today: TodayState | None = None
        self.unfinished: Unfinished | None = None
        self.quiz: OpenQuiz | None = None

    def look_up(self, trainee: Trainee) -> None:
        """Find out what the trainee left. Raises ``StoreError``."""
        self.quiz = self._services.quizzes.unfinished_quiz(trainee)
        self.unfinished = self._services.drills.unfinished(trainee)
        while self.unfinished is not None and is_complete(self.unfinished):
            # Left after the last layout was marked: there is nothing to go on with.
            self.drop_left()
            self.unfinished = self._services.drills.unfinished(trainee)

    def drop_left(self) -> None:
        """What was left is over. Raises ``StoreError``."""
        if self.unfinished is not None:
            self._services.drills.finish_drill(self.unfinished.drill, self._services.clock.now())
            self.unfinished = None

    def look_at_today(self, trainee: Trainee, preferences: Preferences) -> None:
        """Find out what today is made of. Raises ``StoreError``."""
        house = house_in_use(self._services, preferences)
        repositories, clock = self._services.repositories, self._services.clock
        self._today = today_state(repositories, trainee, house, clock, preferences.day_ends)

    def state(self, trainee: Trainee, preferences: Preferences) -> StartState:
        """The page as it is now."""
        house = house_in_use(self._services, preferences)
        boxes = preferences.boxes
        return StartState(
            greeting(trainee.name, self._services.clock.now()),
            house,
            preferences.task,
            preferences.scope,
            None if boxes is None or boxes > house.boxes else boxes,
            preferences.layouts if preferences.layouts in LENGTHS else None,
            preferences.mix,
            None if self.unfinished is None else left_card(self._services, self.unfinished),
            tuple(line for bad in self._services.broken for line in fault_lines(bad)),
            self.quiz,
            self._today,
        )

    def plan(self, state: StartState) -> DrillPlan:
        """A new drill as it is chosen, with chance of its own."""
        seed = self._services.new_seed()
        scope = Scope.EVERYTHING if state.task is Task.SPOT else state.scope
        house, layouts, boxes, mix = state.house.id, state.layouts, state.boxes, state.mix
        if mix is None and state.task is Task.SETTLE:
            return DrillPlan(house, seed, layouts=layouts, boxes=boxes, for_me=True)
        return DrillPlan(house, seed, scope, layouts, boxes, mix or Mix.NATURAL, state.task)


def house_in_use(services: AppServices, preferences: Preferences) -> House:
    """The house that is preferred, else the first."""
    return services.house(preferences.house) or services.houses[0]


def is_complete(left: Unfinished) -> bool:
    """Whether every layout of a drill that was left is submitted."""
    layouts = left.plan.layouts
    return layouts is not None and left.submitted >= layouts and left.open_round is None


def left_card(services: AppServices, left: Unfinished) -> LeftCard:
    """What is said of a drill that was left."""
    house = services.house(left.plan.house)
    title = next_layout_text(left.submitted + 1, left.plan.layouts)
    if house is None:
        note = _("The house {house} is no longer there: this drill cannot go on").format(
            house=left.plan.house
        )
        return LeftCard(title, plan_text(left.plan), note, can_go_on=False)
    detail = f"{house_name(house)} · {plan_text(left.plan)}"
    begun = left.open_round
    if begun is not None and begun.house_fingerprint != fingerprint(house):
        note = _("The rules of the house have changed since: the layout cannot be marked by them")
        return LeftCard(title, detail, note, can_go_on=False)
    return LeftCard(title, detail, "", can_go_on=True)


def greeting(name: str, at: datetime) -> str:
    """A greeting by the time of day where the trainee is."""
    hour = at.astimezone().hour
    if _NIGHT <= hour < _NOON:
        return _("Good morning, {name}").format(name=name)
    if _NOON <= hour < _EVENING:
        return _("Good afternoon, {name}").format(name=name)
    return _("Good evening, {name}").format(name=name)
