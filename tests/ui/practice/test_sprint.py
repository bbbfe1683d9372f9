from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel

from dealer_trainer.rules.facts import Result
from dealer_trainer.training.review.mistakes import Origin
from dealer_trainer.training.sprint.questions import PayQuestion, SprintKind
from dealer_trainer.training.sprint.session import SprintSession
from dealer_trainer.training.sprint.step import SPRINT, SprintPhase
from dealer_trainer.ui.app.pages import PageName
from dealer_trainer.ui.table.question_page import QuestionPage
from tests.ui.practice.conftest import HOUSE, key_of, presenter_of
from tests.ui.shell.conftest import OpenWindow, Person


@dataclass
class HandClock:
    """A clock that a test puts on."""

    at: int = 0

    def milliseconds(self) -> int:
        return self.at

    def now(self) -> datetime:
        return datetime.now(UTC)

    def boot_id(self) -> str | None:
        return None


def begin(person: Person, kind: SprintKind) -> tuple[SprintSession, HandClock]:
    person.program.state.change(house=HOUSE)
    person.program.turn_to(PageName.START)
    clock = HandClock()
    object.__setattr__(person.program.services, "clock", clock)
    person.click(f"start.sprint.{kind.value}")
    page = person.page
    assert isinstance(page, QuestionPage)
    session = sprint_of(person)
    wait_for_paint(session)
    return session, clock


def sprint_of(person: Person) -> SprintSession:
    session = presenter_of(person).session
    assert isinstance(session, SprintSession)
    return session


def wait_for_paint(session: SprintSession) -> None:
    for _turn in range(50):
        if session.state.phase is not SprintPhase.READY:
            return
        QApplication.processEvents()
    raise AssertionError("never painted")


def answer(person: Person, session: SprintSession, *, wrongly: bool = False) -> None:
    question = session.state.question
    key = key_of(question)
    if isinstance(question, PayQuestion):
        person.type(f"{key}5" if wrongly else key)
        person.enter()
        return
    other = "1" if key != "1" else "2"
    person.type(other if wrongly else key)


def run_out(person: Person, clock: HandClock) -> None:
    clock.at += SPRINT
    presenter_of(person).tick()
    clock.at += 1_000


def words_on(person: Person) -> str:
    labels = person.page.findChildren(QLabel)
    return "\n".join(label.text() for label in labels if label.isVisible())


@pytest.mark.parametrize("kind", list(SprintKind))
def test_a_sprint_goes_by_the_number_pad_alone_and_begins_again_with_one_key(
    open_for: OpenWindow, kind: SprintKind
) -> None:
    person = open_for("Elena")
    session, clock = begin(person, kind)
    for number in range(5):
        clock.at += 2_000
        answer(person, session, wrongly=number == 3)
    assert session.state.score == 4
    assert "Wrong" in words_on(person) or "Right" in words_on(person)
    run_out(person, clock)
    told = words_on(person)
    assert "Correct: 4 / 5" in told
    assert "The first record: 4" in told
    assert "1 mistake goes to review" in told
    trainee = person.program.trainee
    assert trainee is not None
    assert person.store.sprints.record(trainee, HOUSE, kind) == 4
    (mistake,) = person.store.mistakes.mistakes(trainee)
    assert mistake.origin is Origin.SPRINT
    person.press(Qt.Key.Key_F5)
    wait_for_paint(session)
    assert session.state.phase is SprintPhase.RUNNING
    assert session.state.answers == ()
    run_out(person, clock)
    assert "Own record: 4" in words_on(person)
    person.enter()
    assert person.page.objectName() == "start"


def test_a_sprint_goes_by_the_mouse_alone(open_for: OpenWindow) -> None:
    person = open_for("Elena")
    session, clock = begin(person, SprintKind.PAY)
    question = session.state.question
    for digit in key_of(question):
        person.click("pad.mark" if digit == "." else f"pad.{digit}")
    person.click("sprint.pay")
    assert session.state.score == 1
    run_out(person, clock)
    person.click("sprint.again")
    wait_for_paint(session)
    person.click("leave")
    session, clock = begin(person, SprintKind.WHO_WINS)
    expected = session.state.question.expected
    assert isinstance(expected, Result)
    person.click(f"sprint.{expected.name.lower()}")
    assert session.state.score == 1
    person.click("leave")
    session, clock = begin(person, SprintKind.NAME)
    expected = session.state.question.expected
    person.click(f"sprint.hand.{expected.name.lower()}")  # type: ignore[union-attr]
    assert session.state.score == 1


def test_right_but_slow_goes_to_review_too(open_for: OpenWindow) -> None:
    person = open_for("Elena")
    session, clock = begin(person, SprintKind.NAME)
    clock.at += 20_000
    answer(person, session)
    run_out(person, clock)
    assert "1 slow answer goes to review" in words_on(person)
    assert person.program.trainee is not None
    (mistake,) = person.store.mistakes.mistakes(person.program.trainee)
    assert not mistake.wrong


def test_a_key_meant_for_the_last_question_does_not_go_on(open_for: OpenWindow) -> None:
    person = open_for("Elena")
    session, clock = begin(person, SprintKind.PAY)
    person.type("12")
    clock.at += SPRINT
    person.enter()
    assert session.state.phase is SprintPhase.OVER
    person.enter()
    assert isinstance(person.page, QuestionPage)
    clock.at += 1_000
    person.enter()
    assert person.page.objectName() == "start"


def test_a_sprint_that_was_left_counts_for_nothing(open_for: OpenWindow) -> None:
    person = open_for("Elena")
    session, _clock = begin(person, SprintKind.NAME)
    answer(person, session, wrongly=True)
    person.press(Qt.Key.Key_Escape)
    assert person.page.objectName() == "start"
    trainee = person.program.trainee
    assert trainee is not None
    assert person.store.sprints.record(trainee, HOUSE, SprintKind.NAME) is None
    assert person.store.mistakes.mistakes(trainee) == ()


def test_a_mistyped_amount_is_told_and_stays(open_for: OpenWindow) -> None:
    person = open_for("Elena")
    session, _clock = begin(person, SprintKind.PAY)
    person.enter()
    assert "An answer is needed" in words_on(person)
    person.type("1.000")
    person.enter()
    assert session.state.answers == ()
    assert "Thousands" in words_on(person)
    person.press(Qt.Key.Key_Backspace)
    assert session.state.typed == "1.00"
