"""The cards of single figures: pace, money, days in a row; slips by week; quizzes by mark."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from dealer_trainer.presentation.pages.progress import (
    SLIPS_SHOWN,
    WEEKS_SHOWN,
    Aim,
)
from dealer_trainer.text.language import _
from dealer_trainer.text.progress import (
    days_in_row_text,
    drill_of_text,
    drill_this_text,
    money_text,
    rounds_an_hour_text,
    rounds_text,
    times_text,
    try_text,
    weakest_in_quiz_text,
    week_text,
    weeks_described,
)
from dealer_trainer.text.quiz_result import outcome_text
from dealer_trainer.text.quizzes import pass_mark_text
from dealer_trainer.text.skills import skill_name
from dealer_trainer.text.slips import slip_name
from dealer_trainer.training.statistics.days import week_of
from dealer_trainer.ui.widgets.boxes import LEFT, MIDDLE, REST, StateParts, grid, row
from dealer_trainer.ui.widgets.buttons import PageButton
from dealer_trainer.ui.widgets.cards import drop_down, tall
from dealer_trainer.ui.widgets.charts import CountBars
from dealer_trainer.ui.widgets.page import Card
from dealer_trainer.ui.widgets.parts import give_look
from dealer_trainer.ui.widgets.table import Cell, WordTable
from dealer_trainer.ui.widgets.words import TextLabel

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from dealer_trainer.presentation.pages.progress import (
        ProgressState,
        QuizTries,
    )
    from dealer_trainer.training.skills.skill import Skill
    from dealer_trainer.training.statistics.progress import SlipWeeks


class DrillButton(PageButton):
    """The button that leads from a figure to the drill for it."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(f"progress.{name}", parent, "link")

    def say_of(self, figure: str) -> None:
        """Say of which figure."""
        self.say(drill_this_text())
        self.setAccessibleName(drill_of_text(figure))


class ProgressFactsCard(Card):
    """Rounds an hour beside the trade's, money, days in a row: a line and a button each."""

    drilled = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, title=lambda: _("Pace, money, days"))
        self._cells = grid(16, 8, 1)
        self.add(self._cells, REST)
        self._lines = {aim: self._line(at, aim) for at, aim in enumerate(_FACTS)}

    def _line(self, at: int, aim: Aim) -> tuple[TextLabel, DrillButton]:
        words, button = TextLabel("strong", self), DrillButton(aim.value, self)
        button.clicked.connect(lambda: self.drilled.emit(aim))
        self._cells.addWidget(words, at, 0)
        self._cells.addWidget(button, at, 1)
        return words, button

    def show_state(self, state: ProgressState) -> None:
        """Show it."""
        money = next(iter(state.figures.money), None)
        total, days = state.figures.total, state.figures.row
        facts = (
            rounds_an_hour_text(total.rounds_an_hour),
            "" if money is None else "\n".join(money_text(money, state.house)),
            f"{days_in_row_text(days.days)} · {rounds_text(total.rounds)}",
        )
        for aim, fact in zip(_FACTS, facts, strict=True):
            words, button = self._lines[aim]
            words.setText(fact)
            button.say_of(fact.replace("\n", ", "))


_FACTS = (Aim.PACE, Aim.MONEY, Aim.DAYS)


class SlipsCard(Card):
    """The slips made oftenest, week by week."""

    drilled = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, title=lambda: _("Slips over the weeks"))
        self._none, cells = TextLabel("meta", self), grid(16, 8, 3, 4)
        self.add(self._none, cells)
        self._lines = StateParts(cells)
        self.translate((self._none.setText, lambda: _("No slips so far")))

    def show_state(self, state: ProgressState) -> None:
        """Show them."""
        slips = state.figures.slips[:SLIPS_SHOWN]
        self._none.setVisible(not slips)
        most = max((times for row in slips for _week, times in row.weeks), default=1)
        lines = [self._line(row, most, state) for row in slips]
        self._lines.show_rows(lines, self.look, (MIDDLE,) * 4)

    def _line(self, row: SlipWeeks, most: int, state: ProgressState) -> tuple[QWidget, ...]:
        """A slip's name, its last weeks as bars, that of now at the right, and its drill."""
        name, counted, this_week = slip_name(row.slip), dict(row.weeks), week_of(state.today)
        weeks = [this_week - timedelta(weeks=back) for back in reversed(range(WEEKS_SHOWN))]
        bars = CountBars([counted.get(week, 0) for week in weeks], most, self)
        told = [f"{week_text(w)}: {times_text(counted[w])}" for w in weeks if w in counted]
        bars.setToolTip("\n".join(told))
        bars.setAccessibleName(weeks_described(name, row.weeks))
        button = DrillButton(f"slip.{row.slip.value}", self)
        button.say_of(name)
        button.clicked.connect(lambda: self.drilled.emit(row.slip))
        times = TextLabel("meta", self, text=times_text(row.times), wrap=False)
        return TextLabel("strong", self, text=name), bars, times, button


class QuizTriesCard(Card):
    """For a chosen quiz the last three tries against each mark, with the weakest skill."""

    drilled = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, title=lambda: _("Quizzes"))
        self._state: ProgressState | None = None
        self._target: Skill | None = None
        self._choice = drop_down("progress.quiz", self)
        self._table = WordTable(self)
        self._weakest = TextLabel("strong", self)
        self._drill = DrillButton("quiz.drill", self)
        self.add((self._choice, LEFT), self._table, row((self._weakest, 1), self._drill))
        self.fit(tall(34, self._choice))
        self.translate((self._choice.setAccessibleName, lambda: _("Quiz")))
        self._choice.activated.connect(self._show)
        self._drill.clicked.connect(lambda: self.drilled.emit(self._target))

    def show_state(self, state: ProgressState) -> None:
        """Show it; without a quiz taken there is no card."""
        self._state = state
        self.setVisible(bool(state.quizzes))
        chosen = max(0, self._choice.currentIndex())
        self._choice.clear()
        self._choice.addItems([quiz.name for quiz in state.quizzes])
        self._choice.setCurrentIndex(min(chosen, len(state.quizzes) - 1))
        self._show()

    def _show(self) -> None:
        state, at = self._state, self._choice.currentIndex()
        if state is None or at < 0:
            return
        quiz = state.quizzes[at]
        headings = [try_text(t.finished.astimezone().date(), t.passed) for t in quiz.tries]
        self._table.show_rows(["", *headings], _mark_rows(quiz))
        give_look(self._table, self.look)
        self._target = quiz.tries[-1].weakest if quiz.tries else None
        name = None if self._target is None else skill_name(self._target, state.house.game)
        self._weakest.setText(weakest_in_quiz_text(name))
        self._drill.setVisible(self._target is not None)
        self._drill.say_of(name or "")


def _mark_rows(quiz: QuizTries) -> list[Sequence[Cell]]:
    """Each pass mark with what every try came to."""
    rows: list[Sequence[Cell]] = []
    for number, outcome in enumerate(quiz.tries[-1].outcomes if quiz.tries else ()):
        row = [Cell(pass_mark_text(outcome.mark), strong=True)]
        for each in quiz.tries:
            same = each.outcomes[number] if number < len(each.outcomes) else None
            row.append(Cell("") if same is None else Cell(outcome_text(same), same.reached))
        rows.append(row)
    return rows
