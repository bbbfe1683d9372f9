"""The summary page: right by kind, money paid wrongly, time a box; again, or home."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from dealer_trainer.text.language import _
from dealer_trainer.ui.theme.icons import Icon
from dealer_trainer.ui.theme.look import Ink
from dealer_trainer.ui.widgets.boxes import CENTRE, MIDDLE, REST, TOP, StateParts, column, grid, row
from dealer_trainer.ui.widgets.buttons import PageButton, PrimaryButton
from dealer_trainer.ui.widgets.cards import beside, tall
from dealer_trainer.ui.widgets.charts import ShareBar, ShareRing
from dealer_trainer.ui.widgets.label import Sign
from dealer_trainer.ui.widgets.page import Card, Page
from dealer_trainer.ui.widgets.words import TextLabel, rule

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from dealer_trainer.presentation.pages.summary import Fact, KindLine, SummaryState
    from dealer_trainer.ui.widgets.page import Text


class SummaryPage(Page):
    """What a drill came to."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("summary", parent)
        inside = self.content
        self._facts = TextLabel("meta", inside)
        self._whole = WholeCard(inside)
        self._kinds = KindsCard(inside)
        self._money = SummaryFactsCard(inside, lambda: _("Money"), (Icon.PLUS, Icon.MINUS))
        self._time = SummaryFactsCard(inside, lambda: _("Time"), (Icon.CLOCK,))
        self.again = PrimaryButton("summary.again", inside)
        self.home = PageButton("summary.home", inside)
        self.add(
            self._facts,
            row((self._whole, 2), (self._kinds, 5), gap=16),
            row((self._money, 1), (self._time, 1), gap=16),
            row(self.again, self.home, REST, gap=16),
            REST,
        )
        self.fit(tall(46, self.home))
        self.primary = self.again
        self.translate((self.again.say, lambda: _("Again")), (self.home.say, lambda: _("Home")))

    def show_state(self, state: SummaryState) -> None:
        """Show it."""
        self.heading.setText(state.title)
        self._facts.setText(state.facts_line)
        self._whole.show_score(state)
        self._kinds.show_kinds(state.kinds)
        self._money.show_facts(state.money)
        self._time.show_facts((state.time,))


class WholeCard(Card):
    """All answers together."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, title=lambda: _("Right answers"))
        self._ring, self._words = ShareRing(self), TextLabel("strong", self)
        self._words.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.add((self._ring, CENTRE), self._words, REST)

    def show_score(self, state: SummaryState) -> None:
        """Show it."""
        percent = f"{100 * state.right // state.asked}\N{NO-BREAK SPACE}%" if state.asked else "–"
        self._ring.show_share(state.right, state.asked, percent)
        self._words.setText(state.score)


class KindsCard(Card):
    """Each kind of answers in a line, with a bar."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, title=lambda: _("Right by kind"))
        cells = grid(20, 16, 0, 1)
        self.add(cells, REST)
        self._lines = StateParts(cells)

    def show_kinds(self, kinds: tuple[KindLine, ...]) -> None:
        """Show them."""
        self._lines.show_rows(map(self._line, kinds), self.look)

    def _line(self, kind: KindLine) -> tuple[QWidget, ...]:
        name = TextLabel("strong", self, text=kind.name, wrap=False)
        score = beside(TextLabel("meta", self, text=kind.score, wrap=False))
        return name, ShareBar(kind.right, kind.asked, self), score


class SummaryFactsCard(Card):
    """Figures, each with an icon, what it is and what it means."""

    def __init__(self, parent: QWidget, title: Text, icons: tuple[Icon, ...]) -> None:
        super().__init__(parent, title=title)
        self._lines: list[tuple[TextLabel, TextLabel, TextLabel]] = []
        for number, which in enumerate(icons):
            if number:
                self.add(rule(self))
            caption, note = TextLabel("strong", self), TextLabel("hint", self)
            figure, sign = TextLabel("hero", self, wrap=False), Sign(18, Ink.SECOND, self, which)
            texts = column(caption, note, gap=2)
            self.add(row((sign, TOP), (texts, 1), (figure, MIDDLE), gap=12))
            self._lines.append((caption, figure, note))
        self.add(REST)

    def show_facts(self, facts: tuple[Fact, ...]) -> None:
        """Show them."""
        for labels, fact in zip(self._lines, facts, strict=True):
            texts = (fact.caption, fact.figure, fact.note)
            for label, text in zip(labels, texts, strict=True):
                label.setText(text)
