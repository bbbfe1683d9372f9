"""The line that says what is still missing or wrong in an answer."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QWidget

from dealer_trainer.ui.icons import Icon
from dealer_trainer.ui.sheet.label import Label, Sign
from dealer_trainer.ui.sheet.look import Ink, Look


class HintLine(QWidget):
    """An icon and a sentence; gone where there is nothing to say."""

    def __init__(
        self, parent: QWidget | None = None, icon: Icon = Icon.INFO, ink: Ink = Ink.ACCENT
    ) -> None:
        super().__init__(parent)
        self._sign = Sign(15, ink, self, icon)
        self._label = Label(12.5, 500, ink, self, wrap=True)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._sign)
        self._row.addWidget(self._label, 1)
        self.hide()

    def dress(self, look: Look) -> None:
        """Take on a look."""
        self._row.setContentsMargins(look.px(2), look.px(2), look.px(2), look.px(2))
        self._row.setSpacing(look.px(7))
        self._sign.dress(look)
        self._label.dress(look)

    def show_icon(self, icon: Icon, ink: Ink) -> None:
        """Another icon beside the sentence."""
        self._sign.show_icon(icon, ink)

    def show_text(self, text: str, tip: str = "") -> None:
        """Say this, or nothing; the tip tells more."""
        self._label.setText(text)
        self.setToolTip(tip)
        self.setAccessibleName(text)
        self.setVisible(bool(text))
