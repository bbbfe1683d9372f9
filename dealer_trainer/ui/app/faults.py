"""The disk's faults in the window: told where they are met, and the window goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from dealer_trainer.training.errors import StoreError


@contextmanager
def faults_told(tell: Callable[[StoreError], object]) -> Iterator[None]:
    """What is done here may meet a fault of the disk: it is told, and what follows goes on."""
    try:
        yield
    except StoreError as error:
        tell(error)
