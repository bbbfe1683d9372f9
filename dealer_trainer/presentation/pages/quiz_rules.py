"""The rules of a quiz on one page, before it starts."""

from __future__ import annotations

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.house import House
from dealer_trainer.text.language import _, ngettext
from dealer_trainer.text.quizzes import (
    pass_mark_text,
    quiz_name,
    quiz_rules,
    size_texts,
    time_limit_text,
)
from dealer_trainer.text.situations import situation_name
from dealer_trainer.training.quiz.definition import QuizDefinition, fits, quotas_in
from dealer_trainer.training.quiz.paper import Paper


@dataclass(frozen=True, slots=True)
class QuizChoice:
    """What is about to be taken; ``paper`` is there where its code was known before."""

    definition: QuizDefinition
    house: House
    paper: Paper | None = None


@dataclass(frozen=True, slots=True)
class RulesState:
    """All that the page shows. ``houses`` is empty where the code says which it is."""

    title: str
    trainee: str
    house: House
    houses: tuple[House, ...]
    facts: str
    marks: tuple[str, ...]
    rules: tuple[str, ...]
    quotas: tuple[tuple[str, str], ...]
    has_key: bool


def rules_state(
    choice: QuizChoice, trainee: str, houses: tuple[House, ...], *, has_key: bool
) -> RulesState:
    """The page in the language in use."""
    quiz = choice.definition
    return RulesState(
        quiz_name(quiz),
        trainee,
        choice.house,
        () if choice.paper else tuple(house for house in houses if fits(quiz, house)),
        " · ".join((*size_texts(quiz), time_limit_text(quiz.time))),
        tuple(map(pass_mark_text, quiz.pass_marks)),
        quiz_rules(quiz),
        _quotas(choice),
        has_key,
    )


def _quotas(choice: QuizChoice) -> tuple[tuple[str, str], ...]:
    """Each quota: at least so many; of a paper that is known, the number it has."""
    if choice.paper is not None:
        return tuple(
            (situation_name(situation), number_text(found, least))
            for situation, least, found in choice.paper.quotas
        )
    return tuple(
        (situation_name(situation), ngettext("at least {n}", "at least {n}", least).format(n=least))
        for situation, least in quotas_in(choice.definition, choice.house)
    )


def number_text(found: int, least: int) -> str:
    """How often a situation is in a paper, and how often it had to be."""
    return _("{found}, wanted: {least}").format(found=found, least=least)
