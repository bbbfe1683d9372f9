"""A result's house and quiz beside this machine's own: whether other rules decided the answers.

Compared is what the two fingerprints cover. Names, provenance, limits and colours decide nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from dealer_trainer.rules.house import House, fingerprint, settling_rules
from dealer_trainer.storage.editions import Editions
from dealer_trainer.training.quiz.definition import QuizDefinition, asked_rules, quiz_fingerprint
from dealer_trainer.training.quiz.findings import Finding, FindingKind

_IN_FILES: Final = {"scope": "asked", "marks": "pass", "smallest_chip": "chips"}
"""What a part is called in the files of houses and quizzes, where a fingerprint calls it else."""


def compare(house: House, definition: QuizDefinition, own: Editions) -> Iterator[Finding]:
    """What of a result's house and quiz is otherwise here, or not here at all."""
    houses = own.houses_of(house.id)
    if not houses:
        yield Finding(FindingKind.HOUSE_NOT_HERE, {"house": house.id})
    elif fingerprint(house) not in map(fingerprint, houses):
        parts = _differing(settling_rules(house), settling_rules(houses[0]))
        yield Finding(FindingKind.HOUSE_DIFFERS, {"house": house.id, "parts": ", ".join(parts)})
    quizzes = own.quizzes_of(definition.id)
    if not quizzes:
        yield Finding(FindingKind.QUIZ_NOT_HERE, {"quiz": definition.id})
    elif quiz_fingerprint(definition) not in map(quiz_fingerprint, quizzes):
        parts = _differing(asked_rules(definition), asked_rules(quizzes[0]))
        data = {"quiz": definition.id, "parts": ", ".join(parts)}
        yield Finding(FindingKind.QUIZ_DIFFERS, data)


def _differing(one: Mapping[str, Any], other: Mapping[str, Any]) -> Iterator[str]:
    """The parts that differ, as files name them: ``qualifies``, ``tables.trips``."""
    for key in dict.fromkeys((*one, *other)):
        was, now = one.get(key), other.get(key)
        name = _IN_FILES.get(key, key)
        if isinstance(was, dict) and isinstance(now, dict):
            for inner in dict.fromkeys((*was, *now)):
                if was.get(inner) != now.get(inner):
                    yield f"{name}.{inner}"
        elif was != now:
            yield name
