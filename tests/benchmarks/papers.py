"""Two hundred papers of each quiz under each house: every quota met, nothing unconfirmed, how long.

``python -m tests.benchmarks.papers [COUNT]``; exit status 1 if a paper is not as it must be.
"""

from __future__ import annotations

import sys
import time
from random import Random

from dealer_trainer.dealing.possible import unconfirmed_situations
from dealer_trainer.rules.house import House
from dealer_trainer.training.quiz.definition import QuizDefinition
from dealer_trainer.training.quiz.paper import make_paper
from dealer_trainer.training.quiz.paper_code import SEEDS
from tests.benchmarks.measuring import report
from tests.quizzes import HOUSES, QUIZZES


def is_right(quiz: QuizDefinition, house: House, seed: int) -> bool:
    """Whether a paper is as it must be."""
    paper = make_paper(quiz, house, seed)
    met = all(found >= least for _, least, found in paper.quotas)
    unsure = unconfirmed_situations(house) & {situation for situation, _ in paper.counts}
    return met and not unsure and len(set(paper.layouts)) == quiz.rounds


def main(count: int) -> int:
    """The table; how many papers were wrong."""
    chance = Random(5)
    rows: list[tuple[str, str]] = []
    wrong: dict[str, int] = {}
    milliseconds: dict[str, float] = {}
    for quiz in QUIZZES.values():
        for house in HOUSES.values():
            began = time.perf_counter()
            faults = sum(
                not is_right(quiz, house, seed) for seed in chance.sample(range(SEEDS), count)
            )
            spent = (time.perf_counter() - began) / count * 1000
            name = f"{quiz.id} {house.id}"
            wrong[name], milliseconds[name] = faults, round(spent, 1)
            rows.append((name, f"{count} papers, {faults} wrong, {spent:.1f} ms each"))
    report("papers", rows, {"papers": count, "wrong": wrong, "milliseconds": milliseconds})
    return sum(wrong.values())


if __name__ == "__main__":
    sys.exit(bool(main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)))
