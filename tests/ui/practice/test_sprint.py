from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel

from dealer_trainer.rules.facts import Result
from dealer_trainer.training.review.mistakes import Origin
from dealer_trainer.training.sprint.questions import PayQuestion, SprintKind
from dealer_trainer.training.sprint.step import SPRINT, SprintPhase
from dealer_trainer.ui.app.pages import PageName
from dealer_trainer.ui.pages.sprint.page import SprintPage
from dealer_trainer.ui.pages.sprint.presenter import SprintPresenter
from tests.ui.practice.conftest import HOUSE, key_of
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


def begin(person: Person, kind: SprintKind) -> tuple[SprintPresenter, HandClock]:
    person.course.wishes.change(house=HOUSE)
    person.course.turn_to(PageName.START)
    clock = HandClock()
    object.__setattr__(person.course.services, "clock", clock)
    person.click(f"start.sprint.{kind.value}")
    page = person.page
    assert isinstance(page, SprintPage)
    presenter = page.findChild(SprintPresenter)
    assert isinstance(presenter, SprintPresenter)
    wait_for_paint(presenter)
    return presenter, clock


def wait_for_paint(presenter: SprintPresenter) -> None:
    for _turn in range(50):
        if presenter.state.phase is not SprintPhase.READY:
            return
        QApplication.processEvents()
    raise AssertionError("never painted")


def answer(person: Person, presenter: SprintPresenter, *, wrongly: bool = False) -> None:
    question = presenter.state.question
    key = key_of(question)
    if isinstance(question, PayQuestion):
        person.type(f"{key}5" if wrongly else key)
        person.enter()
        return
    other = "1" if key != "1" else "2"
    person.type(other if wrongly else key)


def run_out(presenter: SprintPresenter, clock: HandClock) -> None:
    clock.at += SPRINT
    presenter._tick()
    clock.at += 1_000


def words_on(person: Person) -> str:
    labels = person.page.findChildren(QLabel)
    return "\n".join(label.text() for label in labels if label.isVisible())


@pytest.mark.parametrize("kind", list(SprintKind))
def test_a_sprint_goes_by_the_number_pad_alone_and_begins_again_with_one_key(
    open_for: OpenWindow, kind: SprintKind
) -> None:
    person = open_for("Elena")
    presenter, clock = begin(person, kind)
    for number in range(5):
        clock.at += 2_000
        answer(person, presenter, wrongly=number == 3)
    assert presenter.state.score == 4
    assert "Wrong" in words_on(person) or "Right" in words_on(person)
    run_out(presenter, clock)
    told = words_on(person)
    assert "Correct: 4 / 5" in told
    assert "The first record: 4" in told
    assert "1 mistake goes to review" in told
    trainee = person.course.trainee
    assert trainee is not None
    assert person.store.sprints.record(trainee, HOUSE, kind) == 4
    (mistake,) = person.store.mistakes.mistakes(trainee)
    assert mistake.origin is Origin.SPRINT
    person.press(Qt.Key.Key_F5)
    wait_for_paint(presenter)
    assert presenter.state.phase is SprintPhase.RUNNING
    assert presenter.state.answers == ()
    run_out(presenter, clock)
    assert "Own record: 4" in words_on(person)
    person.enter()
    assert person.page.objectName() == "start"


def test_a_sprint_goes_by_the_mouse_alone(open_for: OpenWindow) -> None:
    person = open_for("Elena")
    presenter, clock = begin(person, SprintKind.PAY)
    question = presenter.state.question
    for digit in key_of(question):
        person.click("pad.mark" if digit == "." else f"pad.{digit}")
    person.click("sprint.pay")
    assert presenter.state.score == 1
    run_out(presenter, clock)
    person.click("sprint.again")
    wait_for_paint(presenter)
    person.click("leave")
    presenter, clock = begin(person, SprintKind.WHO_WINS)
    expected = presenter.state.question.expected
    assert isinstance(expected, Result)
    person.click(f"sprint.{expected.name.lower()}")
    assert presenter.state.score == 1
    person.click("leave")
    presenter, clock = begin(person, SprintKind.NAME)
    expected = presenter.state.question.expected
    person.click(f"sprint.hand.{expected.name.lower()}")  # type: ignore[union-attr]
    assert presenter.state.score == 1


def test_right_but_slow_goes_to_review_too(open_for: OpenWindow) -> None:
    person = open_for("Elena")
    presenter, clock = begin(person, SprintKind.NAME)
    clock.at += 20_000
    answer(person, presenter)
    run_out(presenter, clock)
    assert "1 slow answer goes to review" in words_on(person)
    assert person.course.trainee is not None
    (mistake,) = person.store.mistakes.mistakes(person.course.trainee)
    assert not mistake.wrong


def test_a_key_meant_for_the_last_question_does_not_go_on(open_for: OpenWindow) -> None:
    person = open_for("Elena")
    presenter, clock = begin(person, SprintKind.PAY)
    person.type("12")
    clock.at += SPRINT
    person.enter()
    assert presenter.state.phase is SprintPhase.OVER
    person.enter()
    assert isinstance(person.page, SprintPage)
    clock.at += 1_000
    person.enter()
    assert person.page.objectName() == "start"


def test_a_sprint_that_was_left_counts_for_nothing(open_for: OpenWindow) -> None:
    person = open_for("Elena")
    presenter, _clock = begin(person, SprintKind.NAME)
    answer(person, presenter, wrongly=True)
    person.press(Qt.Key.Key_Escape)
    assert person.page.objectName() == "start"
    trainee = person.course.trainee
    assert trainee is not None
    assert person.store.sprints.record(trainee, HOUSE, SprintKind.NAME) is None
    assert person.store.mistakes.mistakes(trainee) == ()


def test_a_mistyped_amount_is_told_and_stays(open_for: OpenWindow) -> None:
    person = open_for("Elena")
    presenter, _clock = begin(person, SprintKind.PAY)
    person.enter()
    assert "An answer is needed" in words_on(person)
    person.type("1.000")
    person.enter()
    assert presenter.state.answers == ()
    assert "Thousands" in words_on(person)
    person.press(Qt.Key.Key_Backspace)
    assert presenter.state.typed == "1.00"
