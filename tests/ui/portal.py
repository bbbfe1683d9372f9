"""A desktop's portal that knows one wish, and the program's question to it.

    dbus-run-session -- python -m tests.ui.portal reduced-motion 1

Prints whether stillness is asked for: before the answer, and after it.
"""

from __future__ import annotations

import json
import subprocess
import sys

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusVariant, QDBusVirtualObject

from dealer_trainer.ui.qt import reduced_motion as stillness_module
from dealer_trainer.ui.qt.reduced_motion import PORTAL, PORTAL_PATH, SystemStillness
from tests.patience import PATIENCE


class Portal(QDBusVirtualObject):
    """Knows what it is told to know, and nothing else."""

    def __init__(self, known: dict[str, object]) -> None:
        super().__init__()
        self._known = known

    def introspect(self, path: str) -> str:
        """Nothing that anybody asks for."""
        del path
        return ""

    def handleMessage(self, message: QDBusMessage, connection: QDBusConnection) -> bool:
        """Answer ``ReadOne``."""
        _group, key = message.arguments()
        if key in self._known:
            connection.send(message.createReply(QDBusVariant(self._known[key])))
        else:
            fault = "org.freedesktop.portal.Error.NotFound"
            connection.send(message.createErrorReply(fault, "not known"))
        return True


def ask() -> None:
    """What the program makes of it."""
    application = QCoreApplication([])
    # Two seconds are enough for a desktop, and not for every machine that tests are run on.
    stillness_module.PATIENCE = 1_000 * PATIENCE  # type: ignore[misc]
    stillness = SystemStillness()
    print(stillness.asked_for)
    clock = QTimer(application)
    clock.timeout.connect(lambda: stillness.children() or application.quit())
    clock.start(10)
    QTimer.singleShot(1_000 * PATIENCE, application.quit)
    application.exec()
    print(stillness.asked_for)


def serve(known: dict[str, object]) -> None:
    """Be the portal while another process asks."""
    application = QCoreApplication([])
    portal, bus = Portal(known), QDBusConnection.sessionBus()
    whole = QDBusConnection.VirtualObjectRegisterOption.SubPath
    if not bus.registerVirtualObject(PORTAL_PATH, portal, whole):
        raise SystemExit("no portal on this bus")
    bus.registerService(PORTAL)
    asking = subprocess.Popen([sys.executable, "-m", "tests.ui.portal", "ask"])
    clock = QTimer(application)
    clock.timeout.connect(lambda: asking.poll() is None or application.quit())
    clock.start(10)
    application.exec()


if __name__ == "__main__":
    if sys.argv[1] == "ask":
        ask()
    else:
        serve({sys.argv[1]: json.loads(sys.argv[2])})
