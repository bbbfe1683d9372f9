"""The numbers of the charts as tables: days with their figures, slips with their weeks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
)

from dealer_trainer.text.amounts import short_date_text
from dealer_trainer.text.language import _, pgettext
from dealer_trainer.text.progress import seconds_a_box, share_shown, week_text
from dealer_trainer.text.slips import slip_name
from dealer_trainer.ui.widgets.page import Card
from dealer_trainer.ui.widgets.parts import KitPart

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import (
        QWidget,
    )

    from dealer_trainer.presentation.pages.progress import ProgressState
    from dealer_trainer.ui.theme.look import Look


_MOST_ROWS = 10


class NumberTable(KitPart, QTableWidget):
    """A table that is only read."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setProperty("halo", True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setShowGrid(False)
        self.verticalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.horizontalHeader().setDefaultAlignment(
            Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        )

    def _adapt(self, look: Look) -> None:
        self.verticalHeader().setDefaultSectionSize(look.tall(30))
        self._settle_height()

    def _settle_height(self) -> None:
        """As high as its rows, up to a number from which it scrolls."""
        rows = max(1, min(self.rowCount(), _MOST_ROWS))
        header = self.horizontalHeader().sizeHint().height()
        self.setFixedHeight(header + rows * self.verticalHeader().defaultSectionSize() + 2)

    def show_rows(self, headings: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """Show these."""
        self.setColumnCount(len(headings))
        self.setHorizontalHeaderLabels(list(headings))
        self.setRowCount(len(rows))
        for row, cells in enumerate(rows):
            for column, text in enumerate(cells):
                item = QTableWidgetItem(text)
                item.setToolTip(text)
                self.setItem(row, column, item)
        self._settle_height()


class TablesCard(Card):
    """Both tables, the latest first."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, title=lambda: _("The same numbers as a table"))
        self.days = NumberTable("progress.days.table", self)
        self.slips = NumberTable("progress.slips.table", self)
        self.add(self.days, self.slips)
        self.translate(
            (self.days.setAccessibleName, lambda: _("Days of practice")),
            (self.slips.setAccessibleName, lambda: _("Slips over the weeks")),
        )

    def show_state(self, state: ProgressState) -> None:
        """Show them."""
        self.days.show_rows(
            (
                pgettext("column", "Date"),
                pgettext("column", "Rounds"),
                pgettext("column", "Accuracy"),
                pgettext("column", "Seconds a box"),
            ),
            [
                (
                    short_date_text(day.day),
                    str(day.count.rounds),
                    share_shown(day.count.accuracy),
                    seconds_a_box(day.count.seconds_a_box),
                )
                for day in reversed(state.figures.days)
            ],
        )
        self.slips.show_rows(
            (
                pgettext("column", "Slip"),
                pgettext("column", "Week"),
                pgettext("column", "How often"),
            ),
            [
                (slip_name(row.slip), week_text(week), str(times))
                for row in state.figures.slips
                for week, times in reversed(row.weeks)
            ],
        )
