"""How Qt comes to Python: with nothing around it that the trainer does not use."""

from __future__ import annotations

import builtins


def load_qt() -> None:
    """Load Qt's core, and leave ``import`` as Python has it.

    PySide6 puts an import of its own in its place: it reads the source of every module that is
    imported from then on, to find out whether it may ask for Qt's methods under other names
    (``from __feature__ import snake_case``). None does here, and a start would wait for some two
    hundred files to be read.
    """
    import PySide6.QtCore  # noqa: F401, PLC0415 -- it takes the place of import when it is loaded

    plain = getattr(builtins, "__orig_import__", None)
    if plain is not None:
        builtins.__import__ = plain
