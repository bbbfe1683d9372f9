"""Papers, a clock that is handed in, and trainees who answer them: for the tests of quizzes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

from dealer_trainer import paths
from dealer_trainer.rules.money import PUSH, TAKE, Action, Answer, amount_text
from dealer_trainer.rules.settlement import settle
from dealer_trainer.storage.editions import load_editions
from dealer_trainer.storage.houses import load_houses
from dealer_trainer.storage.quizzes import load_quizzes
from dealer_trainer.training.drill.intents import Choose, Confirm, Intent, Painted, Submit, Type
from dealer_trainer.training.places import Place, asked_places
from dealer_trainer.training.quiz.paper import Paper, make_paper
from dealer_trainer.training.quiz.session import QuizRun
from dealer_trainer.training.sheet import Five, Given, Sheet, expected_answer

NOWHERE = Path("no-data-folder")
HOUSES = load_houses(paths.assets(), NOWHERE).by_id
QUIZZES = load_quizzes(paths.assets(), NOWHERE, HOUSES.values()).by_id
EDITIONS = load_editions(paths.assets(), NOWHERE, HOUSES.values())
START = datetime(2026, 11, 30, 9, 0, tzinfo=UTC)

Spoil = Callable[[int, Place, Given], Given | None]
"""What a trainee answers in a round at a place where something is right; nothing: the same."""


class HandClock:
    """A clock that stands still until it is moved."""

    def __init__(self, wall: datetime = START, count: int = 5_000, boot: str | None = "b") -> None:
        self.wall, self.count, self.boot = wall, count, boot

    def now(self) -> datetime:
        return self.wall

    def milliseconds(self) -> int:
        return self.count

    def boot_id(self) -> str | None:
        return self.boot

    def run(self, seconds: float) -> None:
        """Time goes by, the machine awake or asleep."""
        self.wall += timedelta(seconds=seconds)
        self.count += int(seconds * 1000)


def paper_of(quiz: str = "short", house: str = "lv-ultimate", seed: int = 1234) -> Paper:
    """The paper of a seed."""
    return make_paper(QUIZZES[quiz], HOUSES[house], seed)


def right_answers(paper: Paper, number: int) -> dict[Place, Given]:
    """What is right at every field of a round, the order left out."""
    layout = paper.layouts[number]
    settlement = settle(layout, paper.house)
    places = asked_places(layout, paper.house, paper.definition.scope)
    return {p: expected_answer(settlement, Sheet(), p) for p in places if p.name != "order"}


def typed(place: Place, answer: Given) -> Iterator[Intent]:
    """The keys of one answer, without Enter."""
    if isinstance(answer, Answer) and answer.action is Action.PAY:
        yield from map(Type, amount_text(answer.amount))
    elif not isinstance(answer, (tuple, Five)):
        yield Choose(place, answer)


def answer_round(run: QuizRun, spoil: Spoil | None = None, seconds: float = 0) -> None:
    """Every field of the round in work is answered, the round submitted."""
    clock = run.clock
    number, paper = run.state.number, run.state.paper
    right = right_answers(paper, number)
    run.do(Painted())
    for place, expected in right.items():
        answer = spoil(number, place, expected) if spoil else None
        for intent in typed(place, expected if answer is None else answer):
            run.do(intent)
        if isinstance(clock, HandClock):
            clock.run(seconds)
        run.do(Confirm())
        if run.state.number != number:
            return
    run.do(Submit())


def wrong(answer: Given) -> Given:
    """Another answer of the same kind."""
    if isinstance(answer, bool):
        return not answer
    if isinstance(answer, Answer):
        return PUSH if answer == TAKE else TAKE
    return answer
