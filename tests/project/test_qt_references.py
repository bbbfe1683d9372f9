from __future__ import annotations

import sys

from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot


def test_a_qt_call_that_returns_nothing_keeps_the_references_to_none(qtbot: QtBot) -> None:
    """PySide6 6.12.0 on Python 3.11 loses one in every such call, until the interpreter aborts."""
    label = QLabel()
    qtbot.addWidget(label)
    painter = QPainter(pixmap := QPixmap(8, 8))
    before = sys.getrefcount(None)
    for _ in range(1000):
        label.setText("60")
        painter.save()
        painter.restore()
    after = sys.getrefcount(None)
    painter.end()
    assert pixmap.width() == 8
    assert abs(after - before) < 100
