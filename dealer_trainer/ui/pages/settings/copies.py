"""The copies of the store on the settings page: chosen, asked about once, put back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QHBoxLayout, QListWidget

from dealer_trainer.text.amounts import date_text
from dealer_trainer.text.language import _
from dealer_trainer.training.ports import KeptCopy
from dealer_trainer.ui.qt.layouts import nest
from dealer_trainer.ui.theme.look import Look
from dealer_trainer.ui.widgets.buttons import PageButton
from dealer_trainer.ui.widgets.page import Card
from dealer_trainer.ui.widgets.words import TextLabel

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

_ROWS = 4
_ROW = 34


class CopiesCard(Card):
    """Dated copies, the newest first. ``wished`` tells the copy that is to be put back."""

    wished = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._copies: tuple[KeptCopy, ...] = ()
        self._explained = TextLabel("", self)
        self.list = QListWidget(self)
        self.list.setObjectName("settings.copies")
        self.list.setProperty("halo", True)
        self.list.setTabKeyNavigation(False)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self._warning = TextLabel("wrong", self)
        self._put_back = PageButton("settings.put_back", self)
        self._cancel = PageButton("settings.put_back_cancel", self)
        self._confirm = PageButton("settings.put_back_confirm", self)
        for widget in (self._explained, self.list, self._warning):
            self.rows.addWidget(widget)
        row = QHBoxLayout()
        row.addStretch(1)
        for button in (self._put_back, self._cancel, self._confirm):
            row.addWidget(button)
        nest(self.rows, row)
        self._put_back.clicked.connect(self._ask)
        self._cancel.clicked.connect(self._ask_no_more)
        self._confirm.clicked.connect(self._tell)
        self.list.currentRowChanged.connect(self._ask_no_more)
        self._show_asking(False)

    def apply_look(self, look: Look) -> None:
        super().apply_look(look)
        rows = max(1, min(self.list.count(), _ROWS))
        self.list.setFixedHeight(rows * look.tall(_ROW) + 4)
        self.list.setStyleSheet(
            f"QListWidget::item {{ height: {look.tall(_ROW)}px; padding-left: {look.px(10)}px;"
            " border-radius: 8px; }"
            f"QListWidget::item:selected {{ background: {look.tokens.accentbg};"
            f" color: {look.tokens.text}; }}"
        )

    def show_copies(self, copies: tuple[KeptCopy, ...]) -> None:
        """Show them; the newest is chosen."""
        self._copies = copies
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything anew."""
        self.title.setText(_("Copies"))
        self.list.setAccessibleName(_("Copies"))
        self._explained.setText(
            _(
                "The trainer makes a copy each day by itself, and keeps the last ten. To take your "
                "data elsewhere, close the trainer and copy the whole data folder, not one file "
                "of it."
            )
        )
        chosen = max(0, self.list.currentRow())
        self.list.clear()
        self.list.addItems([copy_text(copy) for copy in self._copies])
        self.list.setCurrentRow(min(chosen, len(self._copies) - 1))
        self.list.setVisible(bool(self._copies))
        self._put_back.say(_("Put this copy back"))
        self._cancel.say(_("Cancel"))
        self._confirm.say(_("Put it back"))
        self._show_asking(False)

    def _ask(self) -> None:
        copy = self._chosen()
        if copy is None:
            return
        self._warning.setText(
            _(
                "What was done after {moment} will be missing. "
                "What is there now is set aside, not deleted."
            ).format(moment=copy_text(copy))
        )
        self._show_asking(True)
        self._cancel.setFocus(Qt.FocusReason.OtherFocusReason)

    def _ask_no_more(self, row: int = 0) -> None:
        del row
        had_keys = self._cancel.hasFocus() or self._confirm.hasFocus()
        self._show_asking(False)
        if had_keys:
            self._put_back.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_asking(self, asking: bool) -> None:
        self._warning.setVisible(asking)
        self._cancel.setVisible(asking)
        self._confirm.setVisible(asking)
        self._put_back.setVisible(not asking and bool(self._copies))

    def _tell(self) -> None:
        copy = self._chosen()
        self._show_asking(False)
        if copy is not None:
            self.wished.emit(copy)

    def _chosen(self) -> KeptCopy | None:
        row = self.list.currentRow()
        return self._copies[row] if 0 <= row < len(self._copies) else None


def copy_text(copy: KeptCopy) -> str:
    """When a copy was made, by this machine's clock."""
    made = copy.made_at.astimezone()
    return f"{date_text(made.date())}, {made:%H:%M}"
