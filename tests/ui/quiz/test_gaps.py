"""The last round of a quiz with answers missing: no key hands it in, and none passes in silence."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from tests.ui.quiz.conftest import Candidate

OPEN = (
    "Choose an answer first",
    "An answer is needed here first",
    "An answer is still missing here",
)


@pytest.mark.parametrize(
    ("skipped", "modifier"),
    [
        ((2, 5, 9), "NoModifier"),
        ((0, 1, 24), "ControlModifier"),
        ((22, 23, 25), "NoModifier"),
    ],
)
def test_ten_enters_never_finish_a_quiz_whose_last_round_has_gaps(
    candidate: Candidate, skipped: tuple[int, ...], modifier: str
) -> None:
    candidate.begin()
    for _round in range(4):
        candidate.answer()
    fields = candidate.drill.fields
    for number in range(len(fields)):
        if candidate.drill.focus is None:
            break
        if number in skipped:
            candidate.person.press(Qt.Key.Key_Tab)
        else:
            candidate.answer(count=1)
    gaps = candidate.drill.gaps
    assert len(gaps) == 3
    for _press in range(10):
        candidate.person.press(Qt.Key.Key_Return, Qt.KeyboardModifier[modifier])
        assert candidate.state.ending is None
        assert candidate.drill.gaps == gaps
        assert candidate.drill.focus in gaps
        told = candidate.words()
        assert any(words in told for words in OPEN)
    while candidate.drill.focus is not None:
        candidate.answer(count=1)
    candidate.person.enter()
    assert candidate.person.page.objectName() == "quiz_result"
