"""What the page of the quizzes shows: those that can be taken, and those that were."""

from __future__ import annotations

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.house import House
from dealer_trainer.text.amounts import date_text
from dealer_trainer.text.faults import fault_lines
from dealer_trainer.text.houses import house_name
from dealer_trainer.text.language import _
from dealer_trainer.text.printable import placed
from dealer_trainer.text.quiz_result import standing_text, verdict
from dealer_trainer.text.quizzes import pass_mark_text, quiz_name, size_texts, time_limit_text
from dealer_trainer.training.quiz.definition import QuizDefinition, fits
from dealer_trainer.training.quiz.library import QuizOffer
from dealer_trainer.training.quiz.session import OpenQuiz, TakenQuiz


@dataclass(frozen=True, slots=True)
class QuizLine:
    """A quiz that can be taken; ``reason`` says why it cannot."""

    id: str
    name: str
    facts: str
    marks: str
    reason: str = ""


@dataclass(frozen=True, slots=True)
class TakenLine:
    """A quiz that was taken."""

    number: int
    passed: bool
    verdict: str
    title: str
    detail: str


@dataclass(frozen=True, slots=True)
class QuizzesState:
    """The whole page."""

    quizzes: tuple[QuizLine, ...]
    faults: tuple[str, ...]
    taken: tuple[TakenLine, ...]
    left: OpenQuiz | None


def quizzes_state(
    offer: QuizOffer,
    houses: tuple[House, ...],
    taken: tuple[TakenQuiz, ...],
    left: OpenQuiz | None,
) -> QuizzesState:
    """The page as things are now, in the language in use."""
    return QuizzesState(
        tuple(_line(quiz, houses) for quiz in offer.quizzes),
        tuple(line for bad in offer.broken for line in fault_lines(bad)),
        tuple(_taken(each, offer, houses) for each in taken),
        left,
    )


def _line(quiz: QuizDefinition, houses: tuple[House, ...]) -> QuizLine:
    facts = " · ".join((*size_texts(quiz), time_limit_text(quiz.time)))
    marks = " · ".join(map(pass_mark_text, quiz.pass_marks))
    held = any(fits(quiz, house) for house in houses)
    reason = "" if held else _("No house here can hold it: it names others, or wants more boxes")
    return QuizLine(quiz.id, quiz_name(quiz), facts, marks, reason)


def _taken(taken: TakenQuiz, offer: QuizOffer, houses: tuple[House, ...]) -> TakenLine:
    quiz = next((each for each in offer.quizzes if each.id == taken.quiz), None)
    house = next((each for each in houses if each.id == taken.house), None)
    at = taken.started.astimezone()
    detail = (
        taken.house if house is None else house_name(house),
        f"{date_text(at.date())}, {at:%H:%M}",
        standing_text(taken.signed_by),
    )
    name = taken.quiz if quiz is None else quiz_name(quiz)
    return TakenLine(
        taken.number, taken.passed, verdict(taken.passed), name, " · ".join(map(placed, detail))
    )
