from __future__ import annotations

from pathlib import Path

from tests.storage.killing import (
    answer_quizzes,
    answer_rounds,
    kill_again_and_again,
    prepare,
    quizzes_kept,
    rounds_kept,
)

KILLS = 20
"""Of each; ``tests/benchmarks/kills.py`` kills two hundred times."""


def test_a_kill_at_any_moment_of_a_round_loses_no_confirmed_answer(tmp_path: Path) -> None:
    prepare(tmp_path)
    _drill, layouts, _answers = kill_again_and_again(tmp_path, KILLS, answer_rounds, rounds_kept)
    assert layouts > 0


def test_a_kill_at_any_moment_of_a_quiz_loses_no_confirmed_answer(tmp_path: Path) -> None:
    prepare(tmp_path)
    quiz, _round, _answers = kill_again_and_again(tmp_path, KILLS, answer_quizzes, quizzes_kept)
    assert quiz > 0
