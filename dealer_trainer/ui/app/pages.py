"""The shell pages: made when they are first shown, shown as things are now."""

from __future__ import annotations

import platform
from typing import Any

from PySide6.QtCore import QObject, Signal, qVersion

from dealer_trainer.presentation.pages.houses import houses_state
from dealer_trainer.presentation.pages.start import StartPresenter, house_in_use
from dealer_trainer.presentation.pages.summary import summary_state
from dealer_trainer.presentation.services import AppServices
from dealer_trainer.rules.house import House
from dealer_trainer.training.csv_format import CsvFormat
from dealer_trainer.training.drill.plan import DrillPlan
from dealer_trainer.training.drill.summary import Summary
from dealer_trainer.training.errors import StoreError
from dealer_trainer.training.ports import KeptCopy, Trainee, Unfinished
from dealer_trainer.training.review.mistakes import Limits
from dealer_trainer.training.skills.skill import Skill
from dealer_trainer.training.sprint.questions import SprintKind
from dealer_trainer.ui.app.data_controller import TraineeDataController
from dealer_trainer.ui.app.main_window import MainWindow
from dealer_trainer.ui.app.page_name import PageName
from dealer_trainer.ui.app.preferences import PreferencesModel
from dealer_trainer.ui.pages.houses.custom_controller import CustomHouseController
from dealer_trainer.ui.pages.houses.page import HousesPage
from dealer_trainer.ui.pages.people.page import PeoplePage
from dealer_trainer.ui.pages.settings.page import Facts, SettingsPage
from dealer_trainer.ui.pages.start.page import StartPage
from dealer_trainer.ui.pages.summary.page import SummaryPage


class ShellPages(QObject):
    """The pages around the drill, each joined to what it shows and what it changes."""

    chosen = Signal(object)
    typed = Signal(str)
    guest_wanted = Signal()
    started = Signal()
    gone_on = Signal()
    quiz_gone_on = Signal()
    today_started = Signal(object, object)
    skill_picked = Signal(object, object)
    sprint_picked = Signal(object, object)
    due_counted = Signal(int)
    deleted = Signal(object)
    houses_changed = Signal(str)
    again = Signal()
    home = Signal()
    restored = Signal()
    fault = Signal(object)

    def __init__(self, window: MainWindow, workshop: AppServices, wishes: PreferencesModel) -> None:
        super().__init__(window)
        self._window = window
        self._workshop = workshop
        self._wishes = wishes
        self._trainee: Trainee | None = None
        self._presenter = StartPresenter(workshop)
        self._start: StartPage | None = None
        self._people: PeoplePage | None = None
        self._data: TraineeDataController | None = None
        self._summary: SummaryPage | None = None
        self._settings: SettingsPage | None = None
        self._houses: HousesPage | None = None
        self._desk = CustomHouseController(workshop, self)
        self._desk.changed.connect(self.houses_changed)
        self._desk.fault.connect(self.fault)
        wishes.changed.connect(self._show_wishes)

    def know(self, trainee: Trainee | None) -> None:
        """Who trains, before any page is shown."""
        self._trainee = trainee

    # The start page.

    def show_start(self, trainee: Trainee) -> None:
        """The start page of a trainee. Raises ``StoreError``."""
        self._trainee = trainee
        self._presenter.look_up(trainee)
        self._presenter.look_at_today(trainee, self._wishes.in_use)
        if self._start is None:
            self._start = StartPage(self._workshop.houses, self._workshop.mixes)
            self._start.changed.connect(self._take_choices)
            self._start.language_picked.connect(self._pick_language)
            self._start.started.connect(self.started)
            self._start.gone_on.connect(self.gone_on)
            self._start.dropped.connect(self._drop)
            self._start.quiz_gone_on.connect(self.quiz_gone_on)
            self._start.today_started.connect(self._begin_today)
            self._start.skill_picked.connect(self._drill_skill)
            self._start.sprint_picked.connect(self._sprint)
        self._show_start_state()
        self._window.show_page(PageName.START, self._start)

    def new_plan(self) -> DrillPlan:
        """The drill as it is chosen on the start page."""
        return self._presenter.plan(self._presenter.state(self._who(), self._wishes.in_use))

    def plan_again(self, plan: DrillPlan) -> DrillPlan:
        """The same drill with other layouts."""
        return self._presenter.again(plan)

    def left(self) -> Unfinished | None:
        """The drill that was left."""
        return self._presenter.unfinished

    def _show_start_state(self) -> None:
        if self._start is not None and self._trainee is not None:
            state = self._presenter.state(self._trainee, self._wishes.in_use)
            self._start.show_state(state)
            if state.today is not None:
                self.due_counted.emit(state.today.due)

    def _begin_today(self) -> None:
        state = self._presenter.state(self._who(), self._wishes.in_use)
        if state.today is not None:
            self.today_started.emit(state.house, state.today.agenda)

    def _drill_skill(self, skill: Skill) -> None:
        self.skill_picked.emit(skill, house_in_use(self._workshop, self._wishes.in_use))

    def _sprint(self, kind: SprintKind) -> None:
        self.sprint_picked.emit(kind, house_in_use(self._workshop, self._wishes.in_use))

    def _take_choices(self) -> None:
        if self._start is None:
            return
        drill = self._start.drill
        self._wishes.change(
            house=self._start.house.house().id,
            task=drill.task.value(),
            scope=drill.scope.value(),
            boxes=drill.boxes.value(),
            layouts=drill.layouts.value(),
            mix=drill.mix.value(),
        )
        self._look_again()

    def _look_again(self) -> None:
        """Today is of the house that is chosen now."""
        try:
            self._presenter.look_at_today(self._who(), self._wishes.in_use)
        except StoreError as error:
            self.fault.emit(error)
        self._show_start_state()

    def _drop(self) -> None:
        try:
            self._presenter.drop_left()
            if self._trainee is not None:
                self.show_start(self._trainee)
        except StoreError as error:
            self.fault.emit(error)

    # Who trains.

    def show_people(self, trainee: Trainee | None) -> None:
        """The trainees of this machine; alone, as long as nobody trains. Raises ``StoreError``."""
        store = self._workshop.trainees
        house = house_in_use(self._workshop, self._wishes.in_use)
        page = self.people()
        page.show_people(store.trainees(), trainee or store.last_trainee(), house)
        self._window.show_page(PageName.PEOPLE, page, rail=trainee is not None)

    def people(self) -> PeoplePage:
        """The page of the trainees."""
        if self._people is None:
            self._people = PeoplePage(self._workshop.houses)
            self._people.chosen.connect(self.chosen)
            self._people.typed.connect(self.typed)
            self._people.guest_wanted.connect(self.guest_wanted)
            self._people.house_picked.connect(self._pick_house)
            self._people.language_picked.connect(self._pick_language)
            self._data = TraineeDataController(
                self._people.data, self._workshop.records.data, self._window
            )
            wished = self._wishes.in_use.csv
            usual = self._workshop.records.data.usual_csv_format()
            self._people.data.show_csv_format(usual if wished is None else wished)
            self._people.data.csv_picked.connect(self._pick_csv_format)
            self._data.fault.connect(self.fault)
            self._data.deleted.connect(self._forget)
            self._people.looked_at.connect(self._data.show)
        return self._people

    def _forget(self, trainee: Trainee) -> None:
        """A trainee was deleted: nobody trains, if it was the one who did."""
        if trainee == self._trainee:
            self._trainee = None
        self.deleted.emit(trainee)

    def _pick_house(self) -> None:
        if self._people is not None:
            self._wishes.change(house=self._people.house.house().id)

    def _pick_csv_format(self, csv_format: CsvFormat) -> None:
        self._wishes.change(csv=csv_format)

    # Houses, settings, summary.

    def show_houses(self, house_id: str | None = None) -> None:
        """The rules of the house in use, or of another one."""
        if self._houses is None:
            self._houses = HousesPage(self._workshop.houses)
            self._houses.house.choose(house_in_use(self._workshop, self._wishes.in_use))
            self._houses.picked.connect(self._show_rules)
        named = self._workshop.house(house_id)
        if named is not None:
            self._houses.house.choose(named)
        self._show_rules()
        self._window.show_page(PageName.HOUSES, self._houses)

    def _show_rules(self) -> None:
        if self._houses is not None:
            chosen = self._houses.chosen()
            self._houses.show_state(houses_state(chosen))
            name = "" if self._trainee is None else self._trainee.name
            self._desk.take(self._houses.show_own(self._desk.state_of(chosen[0], name)))

    def show_settings(self) -> None:
        """The settings."""
        if self._settings is None:
            versions = (
                f"Dealer Trainer {self._workshop.version} · Qt {qVersion()} · "
                f"Python {platform.python_version()}"
            )
            facts = Facts(str(self._workshop.data_folder), versions)
            self._settings = SettingsPage(facts)
            self._settings.wished.connect(self._wish)
            self._settings.copies.wished.connect(self._put_back)
            self._settings.limits.changed.connect(self._limit)
            self._settings.copies.setVisible(self._workshop.copies is not None)
        self._settings.show_wishes(self._wishes.in_use)
        self._settings.limits.setVisible(self._trainee is not None)
        if self._trainee is not None:
            limits = self._workshop.records.mistakes.limits(self._trainee)
            self._settings.limits.show_limits(limits)
        if self._workshop.copies is not None:
            copies = self._workshop.copies.copies(self._workshop.clock.now())
            self._settings.copies.show_copies(copies)
        self._window.show_page(PageName.SETTINGS, self._settings)

    def _put_back(self, copy: KeptCopy) -> None:
        copies = self._workshop.copies
        if copies is None:
            return
        try:
            copies.restore(copy, self._workshop.clock.now())
        except StoreError as error:
            self.fault.emit(error)
        else:
            self.restored.emit()

    def _limit(self, limits: Limits) -> None:
        try:
            self._workshop.records.mistakes.set_limits(self._who(), limits)
        except StoreError as error:
            self.fault.emit(error)

    def _wish(self, name: str, value: Any) -> None:
        self._wishes.change(**{name: value})

    def _pick_language(self, code: str) -> None:
        self._wishes.change(language=code)

    def _show_wishes(self) -> None:
        if self._settings is not None:
            self._settings.show_wishes(self._wishes.in_use)

    def show_summary(self, summary: Summary, plan: DrillPlan, house: House) -> None:
        """What a drill came to."""
        if self._summary is None:
            self._summary = SummaryPage()
            self._summary.again.connect(self.again)
            self._summary.home.connect(self.home)
        self._summary.show_state(summary_state(summary, plan, house))
        self._window.show_page(PageName.SUMMARY, self._summary)

    def refresh(self, finished: tuple[Summary, DrillPlan, House] | None) -> None:
        """Say anew what comes with the state of a page, in the language in use."""
        if self._start is not None and self._trainee is not None:
            # What today is made of is kept in words.
            self._look_again()
        self._show_rules()
        if self._summary is not None and finished is not None:
            self._summary.show_state(summary_state(*finished))

    def _who(self) -> Trainee:
        if self._trainee is None:
            raise LookupError("nobody trains")
        return self._trainee
