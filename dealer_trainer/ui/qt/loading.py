"""How Qt comes to Python: with nothing around it that the trainer does not use."""

from __future__ import annotations

import builtins


def load_qt() -> None:
    """Load Qt's core, and let no module be read to see how it calls Qt.

    PySide6 puts a way to import of its own before the one there was: it reads the source of every
    module that is imported from then on, to find out whether it may ask for Qt's methods under
    other names (``from __feature__ import snake_case``). None does here, and a start would wait
    for some two hundred files.
    """
    import PySide6.QtCore  # noqa: F401, PLC0415 -- it takes the place of import when it is loaded

    without_reading = getattr(builtins, "__orig_import__", None)
    if without_reading is not None:
        builtins.__import__ = without_reading
