"""The least that a PySide6 program can show: one QGraphicsView, told when it is painted.

What ``start.py`` measures the trainer against; it is run by it, as a program of its own.
"""

from __future__ import annotations

import sys

from PySide6.QtCore import QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView


class BareView(QGraphicsView):
    """An empty scene, as large as the trainer's window."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Say it as the trainer does: when the first painting is over."""
        super().paintEvent(event)
        QTimer.singleShot(0, self.say)

    def say(self) -> None:
        """Tell, and end."""
        sys.stdout.write("painted\n")
        sys.stdout.flush()
        QApplication.exit(0)


def main() -> int:
    """Show it once."""
    application = QApplication(sys.argv[:1])
    scene = QGraphicsScene()
    view = BareView(scene)
    view.resize(1366, 768)
    view.show()
    return application.exec()


if __name__ == "__main__":
    sys.exit(main())
