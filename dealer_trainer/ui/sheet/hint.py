"""The line that says what is still missing or wrong in an answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dealer_trainer.ui.qt.lazy import Lazy
from dealer_trainer.ui.theme.icons import Icon
from dealer_trainer.ui.theme.look import Ink
from dealer_trainer.ui.widgets.label import Label, Sign
from dealer_trainer.ui.widgets.parts import Panel, row

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


class HintLine(Panel):
    """An icon and a sentence; gone where there is nothing to say, and built when there first is."""

    def __init__(
        self, parent: QWidget | None = None, icon: Icon = Icon.INFO, ink: Ink = Ink.ACCENT
    ) -> None:
        super().__init__(parent)
        self._icon = icon
        self._icon_ink = ink
        self._ink = ink
        self._parts = Lazy(self._make_parts)
        self.hide()

    def _make_parts(self) -> tuple[Sign, Label]:
        sign = Sign(15, self._icon_ink, self, self._icon)
        label = Label(12.5, 500, self._ink, self, wrap=True)
        row(sign, (label, 1), within=self, margins=(2, 2, 2, 2), spacing=7)
        self.apply_look(self.look)
        return sign, label

    def show_icon(self, icon: Icon, ink: Ink) -> None:
        """Another icon beside the sentence."""
        self._icon, self._icon_ink = icon, ink
        if self._parts.made is not None:
            self._parts.made[0].show_icon(icon, ink)

    def show_text(self, text: str, tip: str = "") -> None:
        """Say this, or nothing; the tip tells more."""
        if text or self._parts.made is not None:
            self._parts()[1].setText(text)
        self.setToolTip(tip)
        self.setAccessibleName(text)
        self.setVisible(bool(text))
