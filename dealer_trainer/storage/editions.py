"""What this machine has of its own: houses and quizzes as they are now, and their earlier editions.

An edition that was shipped before stays in ``assets/houses/earlier`` or ``assets/quizzes/earlier``,
a file as any other, under the same id: results that were taken under it are compared with it.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.house import House
from dealer_trainer.storage.houses import read_house
from dealer_trainer.storage.quizzes import load_quizzes, read_quiz
from dealer_trainer.training.quiz.definition import QuizDefinition

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
