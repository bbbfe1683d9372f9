"""The bar at the foot: which keys do what at the moment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLayout

from dealer_trainer.presentation.table.state import KeyRow, Manner
from dealer_trainer.text.language import pgettext
from dealer_trainer.ui.theme.look import Ink, Look
from dealer_trainer.ui.widgets.boxes import REST, row
from dealer_trainer.ui.widgets.label import KeyLabel
from dealer_trainer.ui.widgets.parts import Ground

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent
    from PySide6.QtWidgets import QWidget

MARGIN = 20


def keys_in(shown: KeyRow, manner: Manner) -> tuple[tuple[str, str], ...]:
    """Keys and what they do, as the table is used at present, the most needed first."""
    enter, escape = pgettext("key", "Enter"), pgettext("key", "Esc")
    hints = _hints(enter, escape)
    names = _ROWS[shown]
    if shown not in (KeyRow.PAUSED, KeyRow.WALKING):
        if manner.is_quiz:
            kept = [
                name for name in names if name != "pause" and (name != "tables" or manner.tables)
            ]
            names = (*kept, "leave")
        elif manner is Manner.REVIEW:
            kept = [name for name in names if name not in ("next", "again")]
            names = (*kept, "next round", "result")
    return tuple(hints[name] for name in names)


_ENTRY: Final = ("back", "undo", "tables", "pause")
"""What the keys do that are there at every question of a layout."""

_ROWS: Final[dict[KeyRow, tuple[str, ...]]] = {
    KeyRow.PICKING: ("pick", "confirm", *_ENTRY),
    KeyRow.NAMING: ("name", "confirm", *_ENTRY),
    KeyRow.CALLING: ("qualifies", "fails", "confirm", *_ENTRY),
    KeyRow.BETS: ("pay that", "take", "stays", "next bet", *_ENTRY),
    KeyRow.SUBMIT: ("submit", *_ENTRY),
    KeyRow.FEEDBACK: ("box", "bet", "five", "show me", "next", "again", "tables"),
    KeyRow.WALKING: ("next step", "step", "box", "end", "tables"),
    KeyRow.PAUSED: ("go on",),
    KeyRow.HANDS: ("name", "leave"),
    KeyRow.WINNERS: ("who wins", "leave"),
    KeyRow.AMOUNT: ("type", "pay", "rub", "leave"),
    KeyRow.ON: ("go on", "leave"),
    KeyRow.AGAIN: ("go on", "start again", "leave"),
}


def _hints(enter: str, escape: str) -> dict[str, tuple[str, str]]:
    """Every key and what it does, in the language in use."""
    return {
        "back": (pgettext("key", "Shift+Tab"), pgettext("what a key does", "back")),
        "undo": (pgettext("key", "Ctrl+Backspace"), pgettext("what a key does", "undo")),
        "tables": ("F1", pgettext("what a key does", "pay tables")),
        "pause": (escape, pgettext("what a key does", "pause")),
        "leave": (escape, pgettext("what a key does", "leave")),
        "end": (escape, pgettext("what a key does", "end")),
        "result": (escape, pgettext("what a key does", "to the result")),
        "confirm": (enter, pgettext("what a key does", "confirm")),
        "next bet": (enter, pgettext("what a key does", "next bet")),
        "submit": (enter, pgettext("what a key does", "submit")),
        "next": (enter, pgettext("what a key does", "next layout")),
        "next round": (enter, pgettext("what a key does", "next round")),
        "next step": (enter, pgettext("what a key does", "next step")),
        "go on": (enter, pgettext("what a key does", "go on")),
        "pay": (enter, pgettext("what a key does", "pay")),
        "pick": ("1–7", pgettext("what a key does", "pick a card or put it back")),
        "name": ("1–9, 0", pgettext("what a key does", "name the hand")),
        "who wins": ("1, 2, 3", pgettext("what a key does", "say who wins")),
        "pay that": ("0–9", pgettext("what a key does", "pay that amount")),
        "type": ("0–9", pgettext("what a key does", "type the amount")),
        "rub": (pgettext("key", "Backspace"), pgettext("what a key does", "rub out")),
        "qualifies": ("+", pgettext("what a key does", "qualifies")),
        "fails": ("−", pgettext("what a key does", "does not qualify")),
        "take": ("−", pgettext("what a key does", "take")),
        "stays": ("=", pgettext("what a key does", "stays")),
        "box": ("← →", pgettext("what a key does", "box")),
        "bet": ("↑ ↓", pgettext("what a key does", "bet")),
        "step": ("↑ ↓", pgettext("what a key does", "step")),
        "five": (pgettext("key", "Space"), pgettext("what a key does", "show the five cards")),
        "show me": ("F7", pgettext("what a key does", "show me")),
        "again": ("F5", pgettext("what a key does", "same layout again")),
        "start again": ("F5", pgettext("what a key does", "start again")),
    }


class KeyBar(Ground):
    """As many keys as there is room for; those at the right go first."""

    edges = (Qt.Edge.TopEdge,)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.row: KeyRow | None = None
        self._known: dict[tuple[KeyRow, Manner], tuple[tuple[str, str], ...]] = {}
        self._manner: Manner | None = None
        self._hints: list[KeyLabel] = []
        self._shown = 0
        self._row = row(REST, within=self, margins=(MARGIN, 1, MARGIN, 0), spacing=20)
        # The window may be narrower than all keys together: some are hidden then.
        self._row.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)

    def _adapt(self, look: Look) -> None:
        self.setFixedHeight(look.tall(34))
        self._fit()

    def retranslate(self) -> None:
        """Other words come with the next state."""
        self._known.clear()
        self._manner = None

    def show_keys(self, shown: KeyRow, manner: Manner) -> None:
        """Show the keys of a stage, each with what it does."""
        if (shown, manner) == (self.row, self._manner):
            return
        self.row, self._manner = shown, manner
        if (shown, manner) not in self._known:
            self._known[shown, manner] = keys_in(shown, manner)
        keys = self._known[shown, manner]
        while len(self._hints) < len(keys):
            hint = self.with_look(KeyLabel(12.5, 400, Ink.SECOND, self))
            self._row.insertWidget(len(self._hints), hint)
            self._hints.append(hint)
        self._shown = len(keys)
        for hint, (key, text) in zip(self._hints, keys, strict=False):
            hint.show_key(key, text)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width holds more or fewer keys."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        left = self.width() - 2 * self.look.px(MARGIN)
        for i, hint in enumerate(self._hints):
            left -= hint.sizeHint().width()
            hint.setVisible(i < self._shown and left >= 0)
            left -= self._row.spacing()
