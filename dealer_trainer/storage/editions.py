"""What this machine has of its own (houses and quizzes as they are now, and earlier editions), and
whether by them a result's answers were decided by other rules.

An edition that was shipped before stays in ``assets/houses/earlier`` or ``assets/quizzes/earlier``,
a file as any other, under the same id: results that were taken under it are compared with it.
Compared is what the two fingerprints cover. Names, provenance, limits and colours decide nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.house import House, fingerprint, settling_rules
from dealer_trainer.storage.houses import read_house
from dealer_trainer.storage.quizzes import load_quizzes, read_quiz
from dealer_trainer.training.quiz.definition import QuizDefinition, asked_rules, quiz_fingerprint
from dealer_trainer.training.quiz.findings import FindingKind, QuizFinding

EARLIER: Final = "earlier"
"""The folder of earlier editions, beside the files of now."""


@dataclass(frozen=True, slots=True)
class Editions:
    """Houses and quizzes by their ids, all editions of each: the one of now comes first."""

    houses: tuple[House, ...] = ()
    quizzes: tuple[QuizDefinition, ...] = ()

    def houses_of(self, house_id: str) -> tuple[House, ...]:
        """The editions of a house."""
        return tuple(house for house in self.houses if house.id == house_id)

    def quizzes_of(self, quiz_id: str) -> tuple[QuizDefinition, ...]:
        """The editions of a quiz."""
        return tuple(quiz for quiz in self.quizzes if quiz.id == quiz_id)


def load_editions(assets_dir: Path, data_dir: Path, houses: Iterable[House]) -> Editions:
    """The editions of the houses that can be used and of the quizzes that can be taken.

    Raises ``BadInput`` and ``OSError`` where an earlier edition, a part of the program, is broken.
    """
    now = tuple(houses)
    earlier_houses = map(read_house, _earlier(assets_dir / "houses"))
    quizzes = load_quizzes(assets_dir, data_dir, now).quizzes
    earlier = (read_quiz(path, None) for path in _earlier(assets_dir / "quizzes"))
    return Editions((*now, *earlier_houses), (*quizzes, *earlier))


def _earlier(folder: Path) -> list[Path]:
    return sorted((folder / EARLIER).glob("*.yaml"))


_IN_FILES: Final = {"scope": "asked", "marks": "pass", "smallest_chip": "chips"}
"""What a part is called in the files of houses and quizzes, where a fingerprint calls it else."""


def compare(house: House, definition: QuizDefinition, own: Editions) -> Iterator[QuizFinding]:
    """What of a result's house and quiz is otherwise here, or not here at all."""
    houses = own.houses_of(house.id)
    if not houses:
        yield QuizFinding(FindingKind.HOUSE_NOT_HERE, {"house": house.id})
    elif fingerprint(house) not in map(fingerprint, houses):
        parts = _differing(settling_rules(house), settling_rules(houses[0]))
        yield QuizFinding(FindingKind.HOUSE_DIFFERS, {"house": house.id, "parts": ", ".join(parts)})
    quizzes = own.quizzes_of(definition.id)
    if not quizzes:
        yield QuizFinding(FindingKind.QUIZ_NOT_HERE, {"quiz": definition.id})
    elif quiz_fingerprint(definition) not in map(quiz_fingerprint, quizzes):
        parts = _differing(asked_rules(definition), asked_rules(quizzes[0]))
        data = {"quiz": definition.id, "parts": ", ".join(parts)}
        yield QuizFinding(FindingKind.QUIZ_DIFFERS, data)


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
