"""The layouts of a drill, dealt as they are asked for."""

from __future__ import annotations

from collections.abc import Iterator

from dealer_trainer.dealing.request import Dealt
from dealer_trainer.rules.layout import Layout


class DealtLayouts:
    """A deal that is read on as far as it is needed; the n-th layout is always the same."""

    def __init__(self, deal: Iterator[Dealt]) -> None:
        self._deal = deal
        self._dealt: list[Layout] = []

    def layout(self, index: int) -> Layout:
        """The layout of an index, from 0. Raises ``CannotDeal``."""
        while len(self._dealt) <= index:
            self._dealt.append(next(self._deal).layout)
        return self._dealt[index]
