"""Quiz files, read as strictly as houses: the shelf of them, and one quiz in a text.

id: certification
code: CERT                      # stands in the codes of its papers
names: {en: …, bg: …, ru: …, cs: …, lv: …}
houses: all                     # or a list of house ids
rounds: 20
boxes: 5                        # or any
asked: everything               # or naming, qualification, main-bets, side-bets
time: {round: 2:00}             # or {whole: 40:00}; seconds, or minutes:seconds
pass: {wagers: 95 %, hands: 90 %, qualification_errors: 0, box_time: 0:30}
quotas: {dealer-fails: 4, …}    # the least number of boxes or dealers with a situation
pay_table: false                # whether it may be opened
order_fails: true               # whether boxes settled out of order fail
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import field
from pathlib import Path
from typing import Final

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.errors import BadInput, Fault, FaultKind
from dealer_trainer.rules.house import House
from dealer_trainer.storage.codec.fields import known
from dealer_trainer.storage.codec.nodes import Reading
from dealer_trainer.storage.codec.quiz import quiz_of_node
from dealer_trainer.storage.codec.yaml import read_yaml
from dealer_trainer.training.quiz.definition import QuizDefinition

BUILT_IN: Final = ("short", "certification", "speed")
"""The quizzes that come with the program, in the order in which they are listed."""


@dataclass(frozen=True, slots=True)
class QuizShelf:
    """The quizzes that can be taken, in order, their files, and the files that were refused."""

    quizzes: tuple[QuizDefinition, ...]
    broken: tuple[BadInput, ...] = ()
    files: Mapping[str, Path] = field(default_factory=dict)

    @property
    def by_id(self) -> Mapping[str, QuizDefinition]:
        """The quizzes by their ids, in order."""
        return {quiz.id: quiz for quiz in self.quizzes}


def load_quizzes(assets_dir: Path, data_dir: Path, houses: Iterable[House]) -> QuizShelf:
    """The built-in quizzes (``assets_dir/quizzes``), then a user's own (``data_dir/quizzes``).

    A broken file is told in ``broken`` and leaves the others usable.
    """
    quizzes: list[QuizDefinition] = []
    broken: list[BadInput] = []
    files: dict[str, Path] = {}
    by_id = {house.id: house for house in houses}
    for path in (*_quiz_files(assets_dir / "quizzes"), *_quiz_files(data_dir / "quizzes")):
        try:
            quiz = read_quiz(path, by_id, quizzes, plain=True)
        except BadInput as bad:
            broken.append(bad)
        except OSError as error:
            reason = error.strerror or type(error).__name__
            broken.append(BadInput(str(path), [Fault(FaultKind.UNREADABLE, 1, {"reason": reason})]))
        else:
            quizzes.append(quiz)
            files[quiz.id] = path
    return QuizShelf(tuple(quizzes), tuple(broken), files)


def _quiz_files(folder: Path) -> list[Path]:
    try:
        paths = [path for path in folder.iterdir() if path.suffix.lower() in (".yaml", ".yml")]
    except OSError:  # no such folder: a user without quizzes of his own
        return []
    rank = {quiz_id: index for index, quiz_id in enumerate(BUILT_IN)}
    return sorted(paths, key=lambda path: (rank.get(path.stem, len(rank)), path.name))


def read_quiz(
    path: Path,
    houses: Mapping[str, House] | None,
    others: Iterable[QuizDefinition] = (),
    *,
    plain: bool = False,
) -> QuizDefinition:
    """The quiz that a file describes; ``others`` are those whose ids and codes are taken,
    ``plain`` refuses a pipe, for which somebody would have to wait.

    Without ``houses`` it is not looked whether it can be held in one. Raises
    ``BadInput`` with every fault and its line, ``OSError`` if the disk fails.
    """
    reading = Reading(str(path))
    node = read_yaml(path, reading, plain=plain)
    quiz = None if node is None else quiz_of_node(node, reading, houses, tuple(others))
    reading.refuse_if_faulty()
    return known(quiz)
