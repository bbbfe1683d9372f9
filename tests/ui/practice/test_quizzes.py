from __future__ import annotations

from PySide6.QtWidgets import QApplication

from dealer_trainer.training.places import Place
from dealer_trainer.training.review.mistakes import Origin
from dealer_trainer.training.sheet import Given
from dealer_trainer.ui.app.pages import PageName
from dealer_trainer.ui.table.page import DrillPage
from tests.quizzes import wrong
from tests.ui.quiz.conftest import Candidate, candidate, open_for

__all__ = ["candidate", "open_for"]


def spoil_bets(number: int, place: Place, right: Given) -> Given | None:
    del number
    return wrong(right) if place.is_wager else None


def take(candidate: Candidate, *, wrongly: bool) -> None:
    """The short quiz; wrongly: in its first round all bets are wrong."""
    candidate.begin()
    for number in range(5):
        candidate.clock.run(10)
        candidate.answer(spoil=spoil_bets if wrongly and number == 0 else None)
    assert candidate.person.page.objectName() == "quiz_result"


def test_what_is_wrong_in_a_quiz_goes_to_review_and_into_no_figure(candidate: Candidate) -> None:
    take(candidate, wrongly=True)
    person = candidate.person
    trainee = person.program.trainee
    assert trainee is not None
    mistakes = person.store.mistakes.mistakes(trainee)
    assert mistakes
    assert {mistake.origin for mistake in mistakes} == {Origin.QUIZ}
    practice = person.store.progress.practice(trainee)
    assert practice.stretches == ()
    assert practice.slips == ()


def test_progress_shows_the_last_tries_against_each_mark_with_the_weakest_skill(
    candidate: Candidate,
) -> None:
    for wrongly in (True, True, False, True):
        take(candidate, wrongly=wrongly)
    candidate.go_to(PageName.PROGRESS)
    told = candidate.words()
    assert "Quizzes" in told
    # Three of the four.
    assert told.count(": not passed") == 2
    assert told.count(": passed") == 1
    assert "Weakest:" in told
    QApplication.processEvents()
    candidate.person.click("progress.quiz.drill")
    assert isinstance(candidate.person.page, DrillPage)
    drill = candidate.person.program.drill
    assert drill is not None
    assert drill.exercise.plan.skill is not None
