"""How long a test waits for what comes in its own time: far longer than any machine takes.

A test waits for a sign of what it needs and never for a while; the bound is there so that what
never comes is told as a failure, not as a test that hangs.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from typing import Final, TypeVar

T = TypeVar("T")

PATIENCE: Final = 120
"""Seconds: what takes one second here may take a hundred on a busy or an emulated machine."""


def wait_until(came: Callable[[], bool]) -> None:
    """Wait for a sign of another process. Raises ``TimeoutError`` where it never comes."""
    until = time.monotonic() + PATIENCE
    while not came():
        if time.monotonic() > until:
            raise TimeoutError(f"not within {PATIENCE} s")
        time.sleep(0.01)


def without_waiting(deed: Callable[[], T]) -> T:
    """What a deed comes to that must not wait for anybody.

    Raises what it raises, and ``TimeoutError`` where it waits: it is left alone then.
    """
    outcome: Future[T] = Future()

    def do() -> None:
        try:
            outcome.set_result(deed())
        except BaseException as error:
            outcome.set_exception(error)

    threading.Thread(target=do, daemon=True).start()
    return outcome.result(PATIENCE)
