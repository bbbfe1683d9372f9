"""The copies of the store on the settings page: chosen, asked about once, put back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal

from dealer_trainer.text.amounts import date_text
from dealer_trainer.text.language import _
from dealer_trainer.ui.widgets.boxes import REST, row
from dealer_trainer.ui.widgets.buttons import PageButton
from dealer_trainer.ui.widgets.cards import RowList
from dealer_trainer.ui.widgets.page import Card
from dealer_trainer.ui.widgets.words import TextLabel

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from dealer_trainer.training.ports import KeptCopy


class CopiesCard(Card):
    """Dated copies, the newest first. ``chosen`` tells the copy that is to be put back."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, title=lambda: _("Copies"))
        self._copies: tuple[KeptCopy, ...] = ()
        about, self._warning = TextLabel("", self), TextLabel("wrong", self)
        self.list = RowList("settings.copies", self, most=4, line=34)
        self._put_back = PageButton("settings.put_back", self)
        self._cancel = PageButton("settings.put_back_cancel", self)
        self._confirm = PageButton("settings.put_back_confirm", self)
        buttons = row(REST, self._put_back, self._cancel, self._confirm)
        self.add(about, self.list, self._warning, buttons)
        self.translate(
            (self.list.setAccessibleName, lambda: _("Copies")),
            (
                about.setText,
                lambda: _(
                    "The trainer makes a copy each day by itself, and keeps the last ten. To take "
                    "your data elsewhere, close the trainer and copy the whole data folder, not "
                    "one file of it."
                ),
            ),
            (self._put_back.say, lambda: _("Put this copy back")),
            (self._cancel.say, lambda: _("Cancel")),
            (self._confirm.say, lambda: _("Put it back")),
        )
        self._put_back.clicked.connect(self._ask)
        self._cancel.clicked.connect(self._ask_no_more)
        self._confirm.clicked.connect(self._tell)
        self.list.currentRowChanged.connect(self._ask_no_more)
        self.show_copies(())

    def show_copies(self, copies: tuple[KeptCopy, ...]) -> None:
        """Show them; the same one is chosen as before, at first the newest."""
        self._copies = copies
        chosen = max(0, self.list.currentRow())
        self.list.show_lines([copy_text(copy) for copy in copies], chosen)
        self.list.setVisible(bool(copies))
        self._show_asking(False)

    def retranslate(self) -> None:
        """Say everything anew."""
        super().retranslate()
        self.show_copies(self._copies)

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

    def _ask_no_more(self) -> None:
        had_keys = self._cancel.hasFocus() or self._confirm.hasFocus()
        self._show_asking(False)
        if had_keys:
            self._put_back.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_asking(self, asking: bool) -> None:
        for part in (self._warning, self._cancel, self._confirm):
            part.setVisible(asking)
        self._put_back.setVisible(not asking and bool(self._copies))

    def _tell(self) -> None:
        copy = self._chosen()
        self._show_asking(False)
        if copy is not None:
            self.chosen.emit(copy)

    def _chosen(self) -> KeptCopy | None:
        row = self.list.currentRow()
        return self._copies[row] if 0 <= row < len(self._copies) else None


def copy_text(copy: KeptCopy) -> str:
    """When a copy was made, by this machine's clock."""
    made = copy.made_at.astimezone()
    return f"{date_text(made.date())}, {made:%H:%M}"
