"""What the keys do in a drill, in a line: one hand on the number pad is enough."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QWidget

from dealer_trainer.text.language import _, pgettext
from dealer_trainer.ui.theme.look import Look
from dealer_trainer.ui.widgets.flow import FlowLayout
from dealer_trainer.ui.widgets.label import KeyCap
from dealer_trainer.ui.widgets.page import Card
from dealer_trainer.ui.widgets.words import TextLabel


class KeyNote(QWidget):
    """Keys, and what they do."""

    def __init__(self, caps: tuple[str, ...], parent: QWidget) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 14, 0)
        row.setSpacing(5)
        self._caps = tuple(KeyCap(cap, self) for cap in caps)
        for cap in self._caps:
            row.addWidget(cap)
        row.addSpacing(3)
        self._words = TextLabel("meta", self, wrap=False)
        row.addWidget(self._words)

    def apply_look(self, look: Look) -> None:
        """The words' place follows the caps'."""
        for cap in self._caps:
            cap.apply_look(look)

    def say(self, words: str, caps: tuple[str, ...]) -> None:
        """What the keys do, and what is written on them."""
        self._words.setText(words)
        for cap, text in zip(self._caps, caps, strict=True):
            cap.setText(text)


_CAPS: tuple[tuple[str, ...], ...] = (
    ("1", "…", "9"),
    ("−",),
    ("=", "0"),
    ("Enter",),
    ("Ctrl", "Enter"),
    ("F1",),
    ("F4",),
    ("F11",),
    ("Esc",),
)


class KeysCard(Card):
    """The keys of a drill."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("start.keys")
        self._about = TextLabel("meta", self)
        self.rows.addWidget(self._about)
        flow = QWidget(self)
        self._flow = FlowLayout(flow, gap=10)
        self._notes = tuple(KeyNote(caps, flow) for caps in _CAPS)
        for note in self._notes:
            self._flow.addWidget(note)
        self.rows.addWidget(flow)

    def apply_look(self, look: Look) -> None:
        super().apply_look(look)
        self._flow.invalidate()

    def retranslate(self) -> None:
        """Say everything anew."""
        self.title.setText(_("One hand on the number pad"))
        self._about.setText(
            _(
                "First the dealer's hand and whether it qualifies, then box by box from right to "
                "left. An amount is what is paid on top of the stake."
            )
        )
        says = (
            pgettext("key", "hand or amount"),
            pgettext("key", "take"),
            pgettext("key", "stays"),
            pgettext("key", "next"),
            pgettext("key", "check answer"),
            pgettext("key", "pay tables"),
            pgettext("key", "four colours"),
            pgettext("key", "full screen"),
            pgettext("key", "pause"),
        )
        for note, words, caps in zip(self._notes, says, _CAPS, strict=True):
            note.say(words, caps)
