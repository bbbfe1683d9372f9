"""The cards of single figures: pace, money, days in a row; each leads to a drill for it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from dealer_trainer.presentation.pages.progress import (
    SLIPS_SHOWN,
    Aim,
    ProgressState,
    QuizTries,
    Target,
)
from dealer_trainer.text.figures import (
    drill_of_text,
    drill_this_text,
    rounds_text,
    times_text,
    try_text,
    weakest_in_quiz_text,
    weeks_described,
)
from dealer_trainer.text.language import _
from dealer_trainer.text.progress import days_in_row_text, money_text, rounds_an_hour_text
from dealer_trainer.text.quiz_result import outcome_text
from dealer_trainer.text.quizzes import pass_mark_text
from dealer_trainer.text.skills import skill_name
from dealer_trainer.text.slips import slip_name
from dealer_trainer.training.skills.skill import Skill
from dealer_trainer.training.statistics.progress import SlipWeeks
from dealer_trainer.ui.pages.progress.weeks import WeekBars
from dealer_trainer.ui.qt.layouts import nest
from dealer_trainer.ui.qt.lifetime import delete_later
from dealer_trainer.ui.theme.look import Look
from dealer_trainer.ui.widgets.buttons import PageButton
from dealer_trainer.ui.widgets.drop_down import DropDown
from dealer_trainer.ui.widgets.page import Card, apply_look_below
from dealer_trainer.ui.widgets.table import Cell, WordTable
from dealer_trainer.ui.widgets.words import TextLabel


class FactsCard(Card):
    """Rounds an hour beside the trade's, money, days in a row: a line and a button each."""

    drilled = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(16)
        self._grid.setVerticalSpacing(8)
        self._grid.setColumnStretch(0, 1)
        nest(self.rows, self._grid)
        self.rows.addStretch(1)
        self._lines: dict[Aim, tuple[TextLabel, PageButton]] = {}
        for row, aim in enumerate((Aim.PACE, Aim.MONEY, Aim.DAYS)):
            words = TextLabel("strong", self)
            button = PageButton(f"progress.{aim.value}", self, "link")
            button.clicked.connect(self._tell)
            self._grid.addWidget(words, row, 0)
            self._grid.addWidget(button, row, 1)
            self._lines[aim] = (words, button)

    def show_state(self, state: ProgressState) -> None:
        """Show it."""
        self.title.setText(_("Pace, money, days"))
        money = next(iter(state.figures.money), None)
        told = "" if money is None else "\n".join(money_text(money, state.house))
        total, row = state.figures.total, state.figures.row
        for aim, fact in (
            (Aim.PACE, rounds_an_hour_text(total.rounds_an_hour)),
            (Aim.MONEY, told),
            (Aim.DAYS, f"{days_in_row_text(row.days)} · {rounds_text(total.rounds)}"),
        ):
            words, button = self._lines[aim]
            words.setText(fact)
            button.say(drill_this_text())
            button.setAccessibleName(drill_of_text(fact.replace("\n", ", ")))

    def _tell(self) -> None:
        pressed = self.sender()
        for aim, (_words, button) in self._lines.items():
            if button is pressed:
                self.drilled.emit(aim)


class SlipsCard(Card):
    """The slips made oftenest, week by week."""

    drilled = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = Look()
        self._none = TextLabel("meta", self)
        self.rows.addWidget(self._none)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(16)
        self._grid.setVerticalSpacing(8)
        self._grid.setColumnStretch(0, 3)
        self._grid.setColumnStretch(1, 4)
        nest(self.rows, self._grid)
        self._shown: list[QWidget] = []
        self._targets: dict[QWidget, Target] = {}

    def apply_look(self, look: Look) -> None:
        super().apply_look(look)
        self._look = look

    def show_state(self, state: ProgressState) -> None:
        """Show them."""
        self.title.setText(_("Slips over the weeks"))
        self._none.setText(_("No slips so far"))
        slips = state.figures.slips[:SLIPS_SHOWN]
        self._none.setVisible(not slips)
        for widget in self._shown:
            self._grid.removeWidget(widget)
            widget.hide()
            delete_later(widget)
        self._shown, self._targets = [], {}
        most = max((times for row in slips for _week, times in row.weeks), default=1)
        for number, row in enumerate(slips):
            self._line(number, row, most, state)

    def _line(self, number: int, row: SlipWeeks, most: int, state: ProgressState) -> None:
        name = slip_name(row.slip)
        bars = WeekBars(row.weeks, most, state.today, self)
        bars.setAccessibleName(weeks_described(name, row.weeks))
        button = PageButton(f"progress.slip.{row.slip.value}", self, "link")
        button.say(drill_this_text())
        button.setAccessibleName(drill_of_text(name))
        button.clicked.connect(self._tell)
        self._targets[button] = row.slip
        parts = (
            TextLabel("strong", self, text=name),
            bars,
            TextLabel("meta", self, text=times_text(row.times), wrap=False),
            button,
        )
        for column, part in enumerate(parts):
            self._grid.addWidget(part, number, column, Qt.AlignmentFlag.AlignVCenter)
            self._shown.append(part)
        bars.apply_look(self._look)
        button.apply_look(self._look)

    def _tell(self) -> None:
        pressed = self.sender()
        if isinstance(pressed, QWidget) and pressed in self._targets:
            self.drilled.emit(self._targets[pressed])


class QuizCard(Card):
    """For a chosen quiz the last three tries against each mark, with the weakest skill."""

    drilled = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = Look()
        self._state: ProgressState | None = None
        self._target: Skill | None = None
        self._choice = DropDown(self)
        self._choice.setObjectName("progress.quiz")
        self._choice.setProperty("halo", True)
        self._choice.activated.connect(self._pick)
        self._table = WordTable(self)
        foot = QHBoxLayout()
        self._weakest = TextLabel("strong", self)
        self._drill = PageButton("progress.quiz.drill", self, "link")
        self._drill.clicked.connect(self._tell)
        foot.addWidget(self._weakest, 1)
        foot.addWidget(self._drill)
        self.rows.addWidget(self._choice, 0, Qt.AlignmentFlag.AlignLeft)
        self.rows.addWidget(self._table)
        nest(self.rows, foot)

    def apply_look(self, look: Look) -> None:
        super().apply_look(look)
        self._look = look
        self._choice.setMinimumHeight(look.tall(34))

    def show_state(self, state: ProgressState) -> None:
        """Show it; without a quiz taken there is no card."""
        self._state = state
        self.title.setText(_("Quizzes"))
        self._choice.setAccessibleName(_("Quiz"))
        self.setVisible(bool(state.quizzes))
        chosen = max(0, self._choice.currentIndex())
        self._choice.clear()
        for quiz in state.quizzes:
            self._choice.addItem(quiz.name)
        if state.quizzes:
            self._choice.setCurrentIndex(min(chosen, len(state.quizzes) - 1))
            self._show(state.quizzes[self._choice.currentIndex()])

    def _pick(self, index: int) -> None:
        if self._state is not None:
            self._show(self._state.quizzes[index])

    def _show(self, quiz: QuizTries) -> None:
        tries = quiz.tries
        headings = [
            "",
            *(try_text(each.finished.astimezone().date(), each.passed) for each in tries),
        ]
        marks = quiz.tries[-1].outcomes if quiz.tries else ()
        rows: list[Sequence[Cell]] = []
        for number, outcome in enumerate(marks):
            row = [Cell(pass_mark_text(outcome.mark), strong=True)]
            for each in quiz.tries:
                same = each.outcomes[number] if number < len(each.outcomes) else None
                row.append(Cell("") if same is None else Cell(outcome_text(same), same.reached))
            rows.append(row)
        self._table.show_rows(headings, rows)
        apply_look_below(self._table, self._look)
        weakest = quiz.tries[-1].weakest if quiz.tries else None
        self._target = weakest
        game = None if self._state is None else self._state.house.game
        name = None if weakest is None or game is None else skill_name(weakest, game)
        self._weakest.setText(weakest_in_quiz_text(name))
        self._drill.setVisible(weakest is not None)
        self._drill.say(drill_this_text())
        self._drill.setAccessibleName(drill_of_text(name or ""))

    def _tell(self) -> None:
        if self._target is not None:
            self.drilled.emit(self._target)
