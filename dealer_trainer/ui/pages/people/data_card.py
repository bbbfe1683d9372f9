"""What is kept of a trainee: out as a file, in from one, and gone for good after a warning."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from dealer_trainer.text.exports import csv_format_name, kept_of
from dealer_trainer.text.language import _
from dealer_trainer.text.progress import deletion_warning
from dealer_trainer.training.ports import Holdings
from dealer_trainer.training.spreadsheet import CsvFormat
from dealer_trainer.ui.widgets.buttons import PageButton
from dealer_trainer.ui.widgets.cards import Notice, drop_down, selectable, tall
from dealer_trainer.ui.widgets.flow import FlowLayout
from dealer_trainer.ui.widgets.page import Card
from dealer_trainer.ui.widgets.words import TextLabel

if TYPE_CHECKING:
    from collections.abc import Iterable

    from dealer_trainer.training.ports import Trainee


class DataCard(Card):
    """The data of the trainee who is chosen in the list above."""

    csv_picked = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, "people.data", lambda: "")
        self.trainee: Trainee | None = None
        self._holdings = Holdings(0, 0, 0)
        self._counts = TextLabel("meta", self)
        self._message = selectable(Notice("strong", self, "people.data.message"))
        self._warning = TextLabel("wrong", self)
        self._warning.setObjectName("people.data.warning")
        buttons, self._asked = QWidget(self), QWidget(self)
        self.table = PageButton("people.data.table", buttons)
        self._csv = drop_down("people.data.csv", buttons)
        self.csv_format = CsvFormat.SEMICOLON_COMMA
        self.lines = PageButton("people.data.lines", buttons)
        self.take_in = PageButton("people.data.take_in", buttons)
        self._delete = PageButton("people.data.delete", buttons, "danger")
        self._cancel = PageButton("people.data.cancel", self._asked)
        self.confirm = PageButton("people.data.confirm", self._asked, "danger")
        self.take_in_anyway = PageButton("people.data.take_in_confirm", self._asked)
        offered = (self.table, self._csv, self.lines, self.take_in, self._delete)
        self._flow(buttons, *offered)
        self._flow(self._asked, self._cancel, self.confirm, self.take_in_anyway)
        self.add(self._counts, buttons, self._message, self._warning, self._asked)
        self.fit(tall(34, self._csv))
        self.translate(
            (self.table.say, lambda: _("Export as a spreadsheet")),
            (self.lines.say, lambda: _("Export all rounds")),
            (self.take_in.say, lambda: _("Take in rounds")),
            (self._delete.say, lambda: _("Delete trainee")),
            (self._cancel.say, lambda: _("Cancel")),
            (self.confirm.say, lambda: _("Delete for good")),
            (self.take_in_anyway.say, lambda: _("Take them in")),
        )
        self._delete.clicked.connect(self._ask_deletion)
        self._cancel.clicked.connect(self._ask_no_more)
        self._csv.activated.connect(self._pick_csv)
        self._asking_button = self._delete
        self.retranslate()

    def _flow(self, inside: QWidget, *parts: QWidget) -> None:
        flow = FlowLayout(inside, gap=10)
        for part in parts:
            flow.addWidget(part)
        self.fit(lambda _look: flow.invalidate())

    def show_trainee(self, trainee: Trainee, holdings: Holdings) -> None:
        """Show whose data these are, and how much there is."""
        if trainee != self.trainee:
            self.show_message("")
        self.trainee, self._holdings = trainee, holdings
        self._ask_no_more()
        self._say()

    def owner(self) -> Trainee:
        """Whose data are shown. Raises ``LookupError`` where there are none."""
        if self.trainee is None:
            raise LookupError("no trainee's data are shown")
        return self.trainee

    def show_csv_format(self, csv_format: CsvFormat) -> None:
        """Show how the spreadsheet will be written."""
        self.csv_format = csv_format
        self._csv.setCurrentIndex(list(CsvFormat).index(csv_format))

    def show_message(self, message: str) -> None:
        """What came of it."""
        self._message.say(message)

    def ask_whose(self, lines: Iterable[str]) -> None:
        """Ask whether somebody else's rounds are to be taken in."""
        self.show_message("")
        self._ask(lines, self.take_in, self.take_in_anyway)

    def retranslate(self) -> None:
        """Say everything anew."""
        super().retranslate()
        self._csv.clear()
        for csv_format in CsvFormat:
            self._csv.addItem(csv_format_name(csv_format), csv_format)
        self._csv.setAccessibleName(_("Decimal mark and separator"))
        self.show_csv_format(self.csv_format)
        self.show_message("")
        self._ask_no_more()
        self._say()

    def _pick_csv(self, index: int) -> None:
        self.csv_format = list(CsvFormat)[index]
        self.csv_picked.emit(self.csv_format)

    def _say(self) -> None:
        if self.trainee is None:
            return
        self.title.setText(kept_of(self.trainee.name))
        _first, *counted = deletion_warning(self.trainee.name, self._holdings)
        self._counts.setText(" · ".join(counted))

    def _ask_deletion(self) -> None:
        if self.trainee is not None:
            warning = deletion_warning(self.trainee.name, self._holdings)
            self._ask(warning, self._delete, self.confirm)

    def _ask(self, lines: Iterable[str], asking: PageButton, confirm: PageButton) -> None:
        """Ask about what one button is to do; another one confirms it."""
        self._asking_button = asking
        self._warning.setText("\n".join(lines))
        for button in (self.confirm, self.take_in_anyway):
            button.setVisible(button is confirm)
        self._show_asking(True)
        self._cancel.setFocus(Qt.FocusReason.OtherFocusReason)

    def _ask_no_more(self) -> None:
        asking = (self._cancel, self.confirm, self.take_in_anyway)
        focused = any(button.hasFocus() for button in asking)
        self._show_asking(False)
        if focused:
            self._asking_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_asking(self, asking: bool) -> None:
        self._warning.setVisible(asking)
        self._asked.setVisible(asking)
        self._delete.setEnabled(not asking)
