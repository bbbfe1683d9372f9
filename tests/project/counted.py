"""Counts what the program does, in a process of its own: run by ``test_budgets``.

``python counted.py start FOLDER`` counts until the first layout is painted, ``… round FOLDER`` in a
drill from its third layout on, when all that is made once has been made. A line of JSON is printed.
Only the program's own functions are counted: how many calls the import system and the standard
library make depends on Python's version and on what was compiled before.
"""

from __future__ import annotations

import json
import os
import sqlite3
import sys
from pathlib import Path
from types import FrameType
from typing import Any

ROOT = Path(__file__).parents[2]
_OWN = str(ROOT / "dealer_trainer") + os.sep
_WARMING_UP = 2
_ROUNDS = 2


class Calls:
    """How many functions of the program were called while this was counting."""

    def __init__(self) -> None:
        self.count = 0

    def take(self, frame: FrameType, event: str, argument: object) -> None:
        """Python's hook for each call."""
        del argument
        if event == "call" and frame.f_code.co_filename.startswith(_OWN):
            # What a module or a class does when it is made is one call each, as a function is.
            self.count += 1

    def begin(self) -> None:
        """From now on."""
        sys.setprofile(self.take)

    def end(self) -> int:
        """No longer; how many there were."""
        sys.setprofile(None)
        counted, self.count = self.count, 0
        return counted


class Painted:
    """In place of standard output: what has been done when the program says that it is painted."""

    def __init__(self, calls: Calls, known: set[str]) -> None:
        self._calls, self._known = calls, known
        self.counted: dict[str, int] = {}

    def write(self, text: str) -> int:
        """Count once."""
        if not self.counted:
            calls = self._calls.end()
            modules = set(sys.modules) - self._known
            own = [name for name in modules if name.partition(".")[0] == "dealer_trainer"]
            self.counted = {"modules": len(modules), "own_modules": len(own), "calls": calls}
        return len(text)

    def flush(self) -> None:
        """Nothing is held back."""


def count_start(folder: str) -> dict[str, int]:
    """The modules that are imported, and the calls made, until the first layout is painted."""
    calls = Calls()
    painted = Painted(calls, set(sys.modules))
    calls.begin()
    from dealer_trainer.__main__ import main  # noqa: PLC0415 -- it is counted

    at_first = sys.stdout
    vars(sys)["stdout"] = painted
    words = ["drill", "--house", "bg-ultimate", "--seed", "1", "--data", folder]
    status = main([*words, "--exit-when-painted"])
    sys.stdout = at_first
    assert status == 0
    return painted.counted


class Statements:
    """How many statements the program has its database do; it opens it as ever."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self._connect = sqlite3.connect
        vars(sqlite3)["connect"] = self.connect

    def connect(self, *words: Any, **more: Any) -> sqlite3.Connection:
        """In place of ``sqlite3.connect``."""
        connection: sqlite3.Connection = self._connect(*words, **more)
        connection.set_trace_callback(self.told.append)
        return connection


def count_round(folder: str) -> dict[str, int]:
    """The calls from the key that asks for the next layout until all of it is there, and the
    statements of a round: of its layout, its answers and its marks. The mean of some rounds.
    """
    from tests.benchmarks.pictures.still_world import StillWorld  # noqa: PLC0415 -- not of a start

    world = StillWorld()
    world.install()
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415 -- the world is not still before

    from dealer_trainer.__main__ import main  # noqa: PLC0415 -- see above
    from tests.benchmarks.pictures.hands import Hands  # noqa: PLC0415 -- see above
    from tests.benchmarks.pictures.walker import asked  # noqa: PLC0415 -- see above

    statements, calls = Statements(), Calls()
    hands = Hands(world, lambda: None)
    found: list[dict[str, int]] = []

    def settle_layouts(*_nothing: object) -> int:
        hands.settle()
        for number in range(_WARMING_UP + _ROUNDS):
            statements.told.clear()
            while "next" not in hands.names():
                _kind, keys = asked(hands.focus())
                hands.answer(keys, seconds=3)
            calls.begin()
            hands.enter()
            counted = calls.end()
            if number >= _WARMING_UP:
                found.append({"next": counted, "statements": len(statements.told)})
        return 0

    setattr(QApplication, "exec", settle_layouts)  # noqa: B010 -- mypy forbids the assignment
    words = ["drill", "--house", "lv-ultimate", "--seed", "1", "--data", folder]
    status = main(words)
    assert status == 0
    return {name: sum(each[name] for each in found) // _ROUNDS for name in found[0]}


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    kind, data = sys.argv[1:]
    print(json.dumps(count_start(data) if kind == "start" else count_round(data)), flush=True)
    # What is left of Qt is of no interest.
    os._exit(0)
