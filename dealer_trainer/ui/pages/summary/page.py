"""The summary page: right by kind, money paid wrongly, time a box; again, or home."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout

from dealer_trainer.presentation.pages.summary import Fact, KindLine, SummaryState
from dealer_trainer.text.language import _
from dealer_trainer.ui.pages.summary.score import ScoreBar, ScoreRing
from dealer_trainer.ui.qt.layouts import nest
from dealer_trainer.ui.qt.lifetime import delete_later
from dealer_trainer.ui.theme.icons import Icon
from dealer_trainer.ui.theme.look import Ink, Look
from dealer_trainer.ui.widgets.buttons import PageButton, PrimaryButton
from dealer_trainer.ui.widgets.label import Sign
from dealer_trainer.ui.widgets.page import Card, Page, apply_look_below
from dealer_trainer.ui.widgets.words import TextLabel, rule

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


class SummaryPage(Page):
    """What a drill came to."""

    again = Signal()
    home = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("summary", parent)
        self._look = Look()
        self._facts = TextLabel("meta", self.content)
        self._whole = WholeCard(self.content)
        self._kinds = KindsCard(self.content)
        self._money = FactsCard(self.content, (Icon.PLUS, Icon.MINUS))
        self._time = FactsCard(self.content, (Icon.CLOCK,))
        self.column.addWidget(self._facts)
        upper, lower = QHBoxLayout(), QHBoxLayout()
        for row in (upper, lower):
            row.setSpacing(16)
            nest(self.column, row)
        upper.addWidget(self._whole, 2)
        upper.addWidget(self._kinds, 5)
        lower.addWidget(self._money, 1)
        lower.addWidget(self._time, 1)
        foot = QHBoxLayout()
        foot.setSpacing(16)
        self.again_button = PrimaryButton("summary.again", self.content)
        self.home_button = PageButton("summary.home", self.content)
        foot.addWidget(self.again_button)
        foot.addWidget(self.home_button)
        foot.addStretch(1)
        nest(self.column, foot)
        self.column.addStretch(1)
        self.primary = self.again_button
        self.again_button.clicked.connect(self.again)
        self.home_button.clicked.connect(self.home)
        self.retranslate()

    def apply_look(self, look: Look) -> None:
        self._look = look
        super().apply_look(look)
        self.home_button.setMinimumHeight(look.tall(46))

    def show_state(self, state: SummaryState) -> None:
        """Show it."""
        self.heading.setText(state.title)
        self._facts.setText(state.facts_line)
        self._whole.show_score(state)
        self._kinds.show_kinds(state.kinds)
        self._money.show_facts(state.money)
        self._time.show_facts((state.time,))
        apply_look_below(self._kinds, self._look)

    def enter(self) -> None:
        """The keys go to the button that Enter presses."""
        self.again_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Say everything anew; what came of the drill comes with its state."""
        self._whole.title.setText(_("Right answers"))
        self._kinds.title.setText(_("Right by kind"))
        self._money.title.setText(_("Money"))
        self._time.title.setText(_("Time"))
        self.again_button.say(_("Again"))
        self.home_button.say(_("Home"))


class WholeCard(Card):
    """All answers together."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._ring = ScoreRing(self)
        self._words = TextLabel("strong", self)
        self._words.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.rows.addWidget(self._ring, 0, Qt.AlignmentFlag.AlignHCenter)
        self.rows.addWidget(self._words)
        self.rows.addStretch(1)

    def show_score(self, state: SummaryState) -> None:
        """Show it."""
        percent = f"{100 * state.right // state.asked}\N{NO-BREAK SPACE}%" if state.asked else "–"
        self._ring.show_share(state.right, state.asked, percent)
        self._ring.setAccessibleName(percent)
        self._words.setText(state.score)


class KindsCard(Card):
    """Each kind of answers in a line, with a bar."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(20)
        self._grid.setVerticalSpacing(16)
        self._grid.setColumnStretch(1, 1)
        nest(self.rows, self._grid)
        self.rows.addStretch(1)
        self._shown: list[QWidget] = []

    def show_kinds(self, kinds: tuple[KindLine, ...]) -> None:
        """Show them."""
        for widget in self._shown:
            self._grid.removeWidget(widget)
            widget.hide()
            delete_later(widget)
        self._shown = []
        for row, kind in enumerate(kinds):
            name = TextLabel("strong", self, text=kind.name, wrap=False)
            bar = ScoreBar(self)
            bar.show_share(kind.right, kind.asked)
            score = TextLabel("meta", self, text=kind.score, wrap=False)
            score.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            for column, widget in enumerate((name, bar, score)):
                self._grid.addWidget(widget, row, column)
                self._shown.append(widget)


class FactsCard(Card):
    """Figures, each with an icon, what it is and what it means."""

    def __init__(self, parent: QWidget, icons: tuple[Icon, ...]) -> None:
        super().__init__(parent)
        self._lines: list[tuple[TextLabel, TextLabel, TextLabel]] = []
        for number, which in enumerate(icons):
            if number:
                self.rows.addWidget(rule(self))
            row = QHBoxLayout()
            row.setSpacing(12)
            row.addWidget(Sign(18, Ink.SECOND, self, which), 0, Qt.AlignmentFlag.AlignTop)
            texts = QVBoxLayout()
            texts.setSpacing(2)
            caption, note = TextLabel("strong", self), TextLabel("hint", self)
            texts.addWidget(caption)
            texts.addWidget(note)
            figure = TextLabel("hero", self, wrap=False)
            nest(row, texts, 1)
            row.addWidget(figure, 0, Qt.AlignmentFlag.AlignVCenter)
            nest(self.rows, row)
            self._lines.append((caption, figure, note))
        self.rows.addStretch(1)

    def show_facts(self, facts: tuple[Fact, ...]) -> None:
        """Show them."""
        for (caption, figure, note), fact in zip(self._lines, facts, strict=True):
            caption.setText(fact.caption)
            figure.setText(fact.figure)
            note.setText(fact.note)
