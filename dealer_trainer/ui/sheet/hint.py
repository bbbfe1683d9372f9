"""The line that says what is still missing or wrong in an answer."""

from __future__ import annotations

from functools import cached_property

from PySide6.QtWidgets import QHBoxLayout, QWidget

from dealer_trainer.ui.theme.icons import Icon
from dealer_trainer.ui.theme.look import Ink, Look
from dealer_trainer.ui.widgets.label import Label, Sign


class Sentence:
    """What a line that has something to say is made of."""

    def __init__(self, icon: Icon, icon_ink: Ink, ink: Ink, line: QWidget) -> None:
        self.sign = Sign(15, icon_ink, line, icon)
        self.label = Label(12.5, 500, ink, line, wrap=True)
        self._row = QHBoxLayout(line)
        self._row.addWidget(self.sign)
        self._row.addWidget(self.label, 1)

    def dress(self, look: Look) -> None:
        """Take on a look."""
        self._row.setContentsMargins(look.px(2), look.px(2), look.px(2), look.px(2))
        self._row.setSpacing(look.px(7))
        self.sign.dress(look)
        self.label.dress(look)


class HintLine(QWidget):
    """An icon and a sentence; gone where there is nothing to say, and built when there first is."""

    def __init__(
        self, parent: QWidget | None = None, icon: Icon = Icon.INFO, ink: Ink = Ink.ACCENT
    ) -> None:
        super().__init__(parent)
        self._icon = icon
        self._icon_ink = ink
        self._ink = ink
        self._look = Look()
        self.hide()

    @cached_property
    def _sentence(self) -> Sentence:
        sentence = Sentence(self._icon, self._icon_ink, self._ink, self)
        sentence.dress(self._look)
        return sentence

    def dress(self, look: Look) -> None:
        """Take on a look."""
        self._look = look
        if "_sentence" in vars(self):
            self._sentence.dress(look)

    def show_icon(self, icon: Icon, ink: Ink) -> None:
        """Another icon beside the sentence."""
        self._icon, self._icon_ink = icon, ink
        if "_sentence" in vars(self):
            self._sentence.sign.show_icon(icon, ink)

    def show_text(self, text: str, tip: str = "") -> None:
        """Say this, or nothing; the tip tells more."""
        if text or "_sentence" in vars(self):
            self._sentence.label.setText(text)
        self.setToolTip(tip)
        self.setAccessibleName(text)
        self.setVisible(bool(text))
