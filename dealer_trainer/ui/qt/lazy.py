"""Parts that are made when they are first wanted: no start waits for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar
from weakref import WeakMethod

T = TypeVar("T")


class Lazy(Generic[T]):
    """A part and the method that makes it; calling it makes the part once.

    The method's owner is not held: in a circle with its own part it would go when Python next
    collects, be that in the middle of a paint, and not when it is let go.
    """

    def __init__(self, make: Callable[[], T]) -> None:
        self._make = WeakMethod(make)
        self.made: T | None = None
        """Nothing until it is wanted."""

    def __call__(self) -> T:
        if self.made is None:
            make = self._make()
            if make is None:
                raise ReferenceError("its owner is gone")
            self.made = make()
        return self.made
