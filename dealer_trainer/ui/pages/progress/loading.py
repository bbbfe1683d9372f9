"""Charts are loaded behind the page: it stands there before the first line is drawn."""

from __future__ import annotations

import importlib
import sys
from threading import Thread

from PySide6.QtCore import QObject, QTimer, Signal

_CHARTS = "pyqtgraph"
_LOOK = 25


class ChartLoader(QObject):
    """Imports the chart library beside the window's own work; ``ready`` comes once.

    It is half a second of reading modules: long enough to be felt, were the window to wait.
    """

    ready = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._thread: Thread | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOK)
        self._timer.timeout.connect(self._look)

    @property
    def is_loaded(self) -> bool:
        """Whether charts can be made at once."""
        return self._thread is None and _CHARTS in sys.modules

    def load(self) -> None:
        """Begin, unless it has begun."""
        if self._thread is None and not self._timer.isActive():
            self._thread = Thread(target=importlib.import_module, args=(_CHARTS,), daemon=True)
            self._thread.start()
            self._timer.start()

    def _look(self) -> None:
        if self._thread is not None and self._thread.is_alive():
            return
        self._timer.stop()
        self._thread = None
        self.ready.emit()
