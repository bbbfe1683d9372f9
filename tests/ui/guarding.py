"""Calls of Qt after which Shiboken may read freed memory: nothing of the program makes them but the
two modules that know how (``disposal`` and ``nesting`` say why).

They are watched while the program runs, in every test of the window. A layout that is asked for its
items is not: Qt itself would ask whoever stood in for that. What it leaves behind is looked for in
``shell/test_everywhere.py``.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FunctionType
from typing import Any, Final

from PySide6.QtCore import QAbstractAnimation, QObject, Qt, QTimer
from PySide6.QtWidgets import (
    QBoxLayout,
    QFormLayout,
    QGridLayout,
    QWidget,
)

from dealer_trainer.ui.qt.layouts import nest
from dealer_trainer.ui.qt.lifetime import delete_later

PACKAGE: Final = str(Path(__file__).parents[2] / "dealer_trainer")

_Guards = Callable[[tuple[Any, ...]], bool]


def _always(_arguments: tuple[Any, ...]) -> bool:
    return True


def _deletes_when_closed(arguments: tuple[Any, ...]) -> bool:
    return Qt.WidgetAttribute.WA_DeleteOnClose in arguments


def _deletes_when_stopped(arguments: tuple[Any, ...]) -> bool:
    return QAbstractAnimation.DeletionPolicy.DeleteWhenStopped in arguments


WATCHED: Final[tuple[tuple[type, str, _Guards], ...]] = (
    (QObject, "deleteLater", _always),
    (QTimer, "singleShot", _always),
    (QWidget, "setAttribute", _deletes_when_closed),
    (QAbstractAnimation, "start", _deletes_when_stopped),
    (QBoxLayout, "addLayout", _always),
    (QBoxLayout, "insertLayout", _always),
    (QGridLayout, "addLayout", _always),
    (QFormLayout, "setLayout", _always),
)


class LedAstray(AssertionError):
    """The program called Qt itself; carries where and what."""


@contextmanager
def guarded(own: str = PACKAGE) -> Iterator[None]:
    """While this lasts, each such call from a file below ``own`` raises ``LedAstray``."""
    knowing = {_file_of(delete_later), _file_of(nest)}
    before = []
    for kind, name, guards in WATCHED:
        if name in vars(kind):
            before.append((kind, name, vars(kind)[name]))
            setattr(kind, name, _watched(kind, name, guards, own, knowing))
    try:
        yield
    finally:
        for kind, name, original in before:
            setattr(kind, name, original)


def _file_of(function: object) -> str:
    assert isinstance(function, FunctionType)
    return function.__code__.co_filename


def _watched(kind: type, name: str, guards: _Guards, own: str, knowing: set[str]) -> Any:
    original = getattr(kind, name)
    is_static = isinstance(vars(kind)[name], staticmethod) or name == "singleShot"

    def call(*arguments: Any, **more: Any) -> Any:
        caller = sys._getframe(1)
        file = caller.f_code.co_filename
        if file.startswith(own) and file not in knowing and guards((*arguments, *more.values())):
            raise LedAstray(f"{file}:{caller.f_lineno}: {kind.__name__}.{name}")
        return original(*arguments, **more)

    return staticmethod(call) if is_static else call
