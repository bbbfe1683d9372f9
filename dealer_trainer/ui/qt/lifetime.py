"""How a window's parts are thrown away while the program goes on.

Shiboken (seen in 6.11.3) may reach for the Python half of an object that Qt deletes after nothing
but Qt held that half: where another Python half is still registered under the same address, as
those of Qt's own widgets are after their end, it reads freed memory. So the half is held until the
deletion is over, and ``deleteLater`` and ``QTimer.singleShot``, whose timer has such a half, are
used nowhere else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

_leaving: set[QObject] = set()


def delete_later(thing: QObject) -> None:
    """Delete it, and what is in it, when Qt's loop comes to it."""
    if thing in _leaving:
        return
    _leaving.add(thing)
    thing.destroyed.connect(lambda: _leaving.discard(thing))
    thing.deleteLater()
