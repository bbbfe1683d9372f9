"""The progress page: charts, pace and money, skills, slips, quizzes; every figure is a drill."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from dealer_trainer.presentation.pages.progress import (
    GOOD_SECONDS,
    GOOD_SHARE,
    Aim,
    Period,
)
from dealer_trainer.text.amounts import seconds_shown
from dealer_trainer.text.language import _, pgettext
from dealer_trainer.text.progress import (
    nothing_in_days,
    nothing_in_house_yet,
    nothing_yet,
    seconds_a_box,
    share_shown,
)
from dealer_trainer.ui.pages.progress.chart_card import ChartCard, ChartLoader, ChartState
from dealer_trainer.ui.pages.progress.figure_cards import (
    ProgressFactsCard,
    QuizTriesCard,
    SlipsCard,
)
from dealer_trainer.ui.pages.progress.heat import SkillsCard
from dealer_trainer.ui.pages.progress.tables import TablesCard
from dealer_trainer.ui.qt.deferred import later
from dealer_trainer.ui.widgets.boxes import LEFT, REST, row
from dealer_trainer.ui.widgets.buttons import PrimaryButton
from dealer_trainer.ui.widgets.choices import Segments
from dealer_trainer.ui.widgets.house_choice import HouseChoice
from dealer_trainer.ui.widgets.page import Card, Page
from dealer_trainer.ui.widgets.words import TextLabel

if TYPE_CHECKING:
    from dealer_trainer.presentation.pages.progress import (
        ProgressState,
    )
    from dealer_trainer.rules.house import House

_PERCENT = "\N{NO-BREAK SPACE}%"


class EmptyCard(Card):
    """Where there are no rounds: a sentence and a button."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = TextLabel("section", self)
        self.start = PrimaryButton("progress.start", self)
        self.add(self._words, (self.start, LEFT))
        self.translate((self.start.say, lambda: _("Start a drill")))

    def show_state(self, state: ProgressState) -> None:
        """Why there are no figures."""
        if state.has_earlier:
            self._words.setText(nothing_in_days())
        else:
            self._words.setText(nothing_in_house_yet() if state.has_skills else nothing_yet())


class ProgressPage(Page):
    """Progress. ``drilled`` tells what a figure's button is about, ``changed`` another choice."""

    drilled = Signal(object)
    changed = Signal()

    def __init__(self, houses: tuple[House, ...], parent: QWidget | None = None) -> None:
        super().__init__("progress", parent, lambda: _("Progress"))
        inside = self.content
        self.state: ProgressState | None = None
        self._loader = ChartLoader(self)
        self._loading = later(self, self._loader.load)
        self.house = HouseChoice("progress.house", houses, inside)
        self.heading_row.put(self.house)
        self.stretch: Segments[Period] = Segments("progress.stretch", inside)
        self.view: Segments[bool] = Segments("progress.view", inside)
        self.empty, self._choices, self._charts = (
            EmptyCard(inside),
            QWidget(inside),
            QWidget(inside),
        )
        row((self.stretch, 1), (self.view, 1), gap=16, within=self._choices)
        self.accuracy = ChartCard(Aim.ACCURACY, self._charts)
        self.speed = ChartCard(Aim.SPEED, self._charts)
        row((self.accuracy, 1), (self.speed, 1), gap=16, within=self._charts)
        self.tables, self.facts, self.skills = (
            TablesCard(inside),
            ProgressFactsCard(inside),
            SkillsCard(inside),
        )
        self.slips, self.quizzes = SlipsCard(inside), QuizTriesCard(inside)
        self.add(self.empty, self._choices, self._charts, self.tables, self.facts)
        self.add(self.skills, self.slips, self.quizzes, REST)
        self.house.activated.connect(self.changed)
        self.stretch.picked.connect(self.changed)
        self.view.picked.connect(self._switch)
        self.empty.start.clicked.connect(lambda: self.drilled.emit(Aim.ACCURACY))
        self._loader.ready.connect(self._draw)
        for card in (self.accuracy, self.speed, self.facts, self.skills, self.slips, self.quizzes):
            card.drilled.connect(self.drilled)
        self.retranslate()

    def show_state(self, state: ProgressState) -> None:
        """Show it; the lines of the charts come after the page."""
        self.state = state
        self.house.choose(state.house)
        self._offer(state)
        some = not state.figures.empty
        self.empty.show_state(state)
        self.empty.setVisible(not some)
        self._choices.setVisible(some or state.has_earlier)
        self.view.setVisible(some)
        self.facts.setVisible(some)
        self.slips.setVisible(some)
        self.skills.setVisible(state.has_skills)
        self.primary = self.empty.start if not some else None
        self.skills.show_rows(state.rows if state.has_skills else ())
        self.quizzes.show_state(state)
        if some:
            self._show_figures(state)
        self._switch()

    def _show_figures(self, state: ProgressState) -> None:
        total, days = state.figures.total, state.figures.days
        self.accuracy.show_state(
            ChartState(
                _("Accuracy"),
                _("right answers, all drills"),
                share_shown(total.accuracy),
                tuple(
                    (day.day, 100 * day.count.accuracy)
                    for day in days
                    if day.count.accuracy is not None
                ),
                100 * GOOD_SHARE,
                _("aim {share}").format(share=share_shown(GOOD_SHARE)),
                10,
                100,
                ("", _PERCENT),
            )
        )
        unit = seconds_shown(0).replace("0", "").lstrip(".,")
        self.speed.show_state(
            ChartState(
                _("Seconds per box"),
                _("mean time while a box is the active one"),
                seconds_a_box(total.seconds_a_box),
                tuple(
                    (day.day, day.count.seconds_a_box)
                    for day in days
                    if day.count.seconds_a_box is not None
                ),
                GOOD_SECONDS,
                _("aim {time}").format(time=seconds_shown(GOOD_SECONDS)),
                5,
                None,
                ("", unit),
            )
        )
        self.facts.show_state(state)
        self.slips.show_state(state)

    def _offer(self, state: ProgressState) -> None:
        stretches = (
            (Period.WEEK, pgettext("days", "7 days")),
            (Period.MONTH, pgettext("days", "30 days")),
            (Period.ALL, pgettext("days", "All")),
        )
        self.stretch.offer(stretches, state.stretch)
        self.stretch.name_for_readers(_("Days"))

    def _switch(self) -> None:
        """Charts, or the same numbers as a table."""
        state = self.state
        some = state is not None and not state.figures.empty
        as_table = self.view.value()
        self._charts.setVisible(some and not as_table)
        self.tables.setVisible(some and as_table)
        if state is None or not some:
            return
        if as_table:
            self.tables.show_state(state)
        elif self._loader.is_loaded:
            self._draw()
        elif self.accuracy.wants_chart or self.speed.wants_chart:
            # After the page has been painted.
            self._loading.start()

    def _draw(self) -> None:
        self.accuracy.draw()
        self.speed.draw()

    def enter(self) -> None:
        """The keys go to the button that Enter presses, or to the choice of days."""
        super().enter()
        if self.primary is None:
            self.stretch.focus_chosen()

    def retranslate(self) -> None:
        """Say everything anew; the figures come with the state."""
        super().retranslate()
        shown = self.view.value() if self.state is not None else False
        views = ((False, pgettext("view", "Charts")), (True, pgettext("view", "Table")))
        self.view.offer(views, shown)
        self.view.name_for_readers(_("View"))
        if self.state is not None:
            self.show_state(self.state)
