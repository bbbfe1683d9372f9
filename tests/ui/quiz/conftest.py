"""Somebody at the window who takes a quiz, with a clock that is moved by hand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from dealer_trainer.text.language import Language
from dealer_trainer.training.drill.state import DrillState
from dealer_trainer.training.quiz.step import QuizState
from dealer_trainer.training.quiz.table import QuizSession
from dealer_trainer.ui.app.pages import PageName
from tests.quizzes import HandClock, Spoil, right_answers
from tests.ui.shell.conftest import OpenWindow, Person, open_for
from tests.ui.shell.test_walk import typed

__all__ = ["open_for"]


@dataclass
class Candidate:
    """Who takes a quiz: what is pressed, clicked and seen."""

    open_window: OpenWindow
    clock: HandClock
    saved: Path
    person: Person = field(init=False)

    def open(
        self, *people: str, language: Language = Language.EN, house: str | None = None
    ) -> None:
        """The window, as it is opened after a start of the program."""
        self.person = self.open_window(*people, language=language, clock=self.clock)
        self.person.program.quizzes.results.ask_path = self.ask_path
        if house is not None:
            self.person.program.state.change(house=house)

    def ask_path(self, title: str, name: str, kinds: str) -> Path | None:
        """Where a file is saved, instead of the system's dialog."""
        del title, kinds
        return self.saved / name

    def choose(self, quiz: str = "short") -> None:
        """From the rail to the rules of a quiz."""
        self.person.click("nav.quizzes")
        self.person.click(f"quizzes.{quiz}")
        QApplication.processEvents()

    def begin(self, quiz: str = "short") -> None:
        """From the rail into the first round."""
        self.choose(quiz)
        self.person.enter()
        assert self.person.program.quizzes.slot.table is not None
        QApplication.processEvents()

    @property
    def taking(self) -> QuizSession:
        """The quiz that is being taken."""
        session = self.person.program.quizzes.session
        assert session is not None
        return session

    def tick(self) -> None:
        """The table looks at the time."""
        table = self.person.program.quizzes.slot.table
        assert table is not None
        table.presenter.tick()

    @property
    def state(self) -> QuizState:
        """Where it stands."""
        return self.taking.state

    @property
    def drill(self) -> DrillState:
        """The round in work."""
        assert self.state.drill is not None
        return self.state.drill

    def answer(self, count: int | None = None, spoil: Spoil | None = None) -> None:
        """So many questions of the round in work, key by key; all of them and its submission."""
        number, done = self.state.number, 0
        right = right_answers(self.state.paper, number)
        while self.drill.focus is not None and done != count:
            expected = right[self.drill.focus]
            given = spoil(number, self.drill.focus, expected) if spoil else None
            self.person.type(typed(expected if given is None else given))
            self.person.enter()
            done += 1
        if count is None:
            self.person.enter()

    def hold_enter(self, times: int = 20) -> None:
        """Enter goes down and stays down."""
        for n in range(times):
            target = QApplication.focusWidget() or self.person.window
            event = QKeyEvent(
                QEvent.Type.KeyPress,
                Qt.Key.Key_Return,
                Qt.KeyboardModifier.NoModifier,
                "\r",
                n > 0,
            )
            QApplication.sendEvent(target, event)

    def double_click(self, name: str) -> None:
        """Two clicks as fast as they come."""
        widget = self.person.widget(name)
        middle = QPoint(widget.width() // 2, widget.height() // 2)
        corner = widget.mapTo(self.person.window, middle)
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=middle)
        under = self.person.window.childAt(corner) or self.person.window
        QTest.mouseDClick(
            under, Qt.MouseButton.LeftButton, pos=under.mapFrom(self.person.window, corner)
        )

    def words(self) -> str:
        """All that can be read on the page."""
        QApplication.processEvents()
        shown = [w for w in self.person.window.findChildren(QLabel) if w.isVisible()]
        return "\n".join(label.text() for label in shown).replace("\N{NO-BREAK SPACE}", " ")

    def leave(self) -> None:
        """Leave the quiz, as it is asked."""
        self.person.press(Qt.Key.Key_Escape)
        self.person.click("leave_now")

    def go_to(self, name: PageName) -> None:
        """A page of the rail."""
        self.person.program.turn_to(name)
        QApplication.processEvents()

    def widget(self, name: str) -> QWidget:
        """The one visible widget of a name."""
        return self.person.widget(name)


MakeCandidate = Callable[..., Candidate]


@pytest.fixture
def candidate(open_for: OpenWindow, tmp_path: Path) -> Candidate:
    """Elena at the window, under the Latvian house."""
    saved = tmp_path / "saved"
    saved.mkdir()
    elena = Candidate(open_for, HandClock(), saved)
    elena.open("Elena", house="lv-ultimate")
    return elena
