"""Choices in a line: they draw in their sides before one of them goes on the next line."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from dealer_trainer.ui.widgets.choices import Segment, Segments
from dealer_trainer.ui.widgets.flow import FlowLayout

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

_LABELS = ("Everything", "Naming hands", "Dealer qualification", "Main bets", "Side bets")


@pytest.fixture
def choices(qtbot: QtBot) -> Iterator[Segments[str]]:
    page = QWidget()
    qtbot.addWidget(page)
    made: Segments[str] = Segments("choices", page)
    made.offer([(label, label) for label in _LABELS], _LABELS[0])
    page.resize(1400, 300)
    page.show()
    yield made
    page.hide()


def _lines(choices: Segments[str]) -> int:
    return len({segment.y() for segment in choices.findChildren(Segment)})


def _laid_in(choices: Segments[str], width: int) -> list[Segment]:
    choices.resize(width, 100)
    layout = choices.layout()
    assert layout is not None
    layout.activate()
    return choices.findChildren(Segment)


def test_a_line_that_lacks_a_little_is_not_broken(choices: Segments[str]) -> None:
    whole = choices.sizeHint().width()
    segments = _laid_in(choices, whole - 10)
    assert _lines(choices) == 1
    assert max(s.geometry().right() for s in segments) < whole - 10
    assert all(s.width() >= s.minimumSizeHint().width() for s in segments)
    # All alike: none gives up much more than another.
    drawn = [s.sizeHint().width() - s.width() for s in segments]
    assert max(drawn) - min(drawn) <= 1


def test_a_line_that_lacks_much_is_broken_and_nothing_drawn_in(choices: Segments[str]) -> None:
    segments = _laid_in(choices, choices.sizeHint().width() // 2)
    assert _lines(choices) > 1
    assert all(s.width() == s.sizeHint().width() for s in segments)


def test_even_ones_stand_in_columns(qtbot: QtBot) -> None:
    box = QWidget()
    qtbot.addWidget(box)
    flow = FlowLayout(box, gap=6, even=True)
    buttons = [QPushButton(label, box) for label in ("1", "2", "a longer one", "3", "4")]
    for button in buttons:
        flow.addWidget(button)
    width = max(button.sizeHint().width() for button in buttons)
    box.resize(2 * width + 6, 200)
    box.show()
    flow.activate()
    assert {button.width() for button in buttons} == {width}
    assert {button.x() for button in buttons} == {0, width + 6}
