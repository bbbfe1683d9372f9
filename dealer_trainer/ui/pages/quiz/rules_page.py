"""A quiz before it starts: who takes it, under which house, by which rules, held by whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dealer_trainer.text.language import _
from dealer_trainer.text.quizzes import machine_text
from dealer_trainer.training.quiz.findings import ExaminerFault, ExaminerRefused
from dealer_trainer.training.trainee_names import is_visible
from dealer_trainer.ui.theme.icons import Icon
from dealer_trainer.ui.theme.look import Ink
from dealer_trainer.ui.widgets.boxes import MIDDLE, REST, TOP, StateParts, column, grid, row
from dealer_trainer.ui.widgets.buttons import PageButton, PrimaryButton
from dealer_trainer.ui.widgets.cards import Notice, beside, naming, tall
from dealer_trainer.ui.widgets.house_choice import HouseChoice
from dealer_trainer.ui.widgets.label import Sign
from dealer_trainer.ui.widgets.page import Card, Page
from dealer_trainer.ui.widgets.text_field import TextField
from dealer_trainer.ui.widgets.tick_box import TickBox
from dealer_trainer.ui.widgets.words import TextLabel

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from dealer_trainer.presentation.pages.quiz_rules import RulesState
    from dealer_trainer.rules.house import House
    from dealer_trainer.training.quiz.library import QuizLibrary
    from dealer_trainer.ui.widgets.page import Text

_LONGEST = 320


class QuizRulesPage(Page):
    """What is taken, under which house, and by which rules."""

    def __init__(self, houses: tuple[House, ...], parent: QWidget | None = None) -> None:
        super().__init__("quiz_rules", parent)
        inside = self.content
        self.house = HouseChoice("quiz_rules.house", houses, inside)
        self.heading_row.put(self.house)
        self._facts = TextLabel("meta", inside)
        self._rules = LinesCard(
            "quiz_rules.rules", Icon.LOCK, lambda: _("Rules of the quiz"), inside
        )
        self._marks = LinesCard("quiz_rules.marks", Icon.MEDAL, lambda: _("To pass"), inside)
        self._quotas = PairsCard(lambda: _("In the paper"), inside)
        self.examiner = ExaminerCard(inside)
        self._refusal = Notice("wrong", inside, "quiz_rules.refusal")
        self.start = PrimaryButton("quiz_rules.start", inside)
        self.back = PageButton("quiz_rules.back", inside)
        left = column(self._marks, self._rules, REST, gap=16)
        self.add(
            self._facts,
            row((left, 1), (column(self._quotas, gap=16), 1), gap=16),
            self.examiner,
            self._refusal,
            row(self.start, (self.back, MIDDLE), REST, gap=16),
            REST,
        )
        self.primary = self.start
        self.translate(
            (
                self._quotas.about.setText,
                lambda: _(
                    "At least this many boxes or dealers' hands; the result says how many there "
                    "were."
                ),
            ),
            (self.start.say, lambda: _("Start the quiz")),
            (self.back.say, lambda: _("Back")),
        )

    def show_state(self, state: RulesState) -> None:
        """Show it."""
        self.heading.setText(state.title)
        self.house.offer(state.houses or (state.house,))
        self.house.choose(state.house)
        self.house.setEnabled(bool(state.houses))
        who = _("Trainee: {name}").format(name=state.trainee)
        self._facts.setText(f"{who}\n{state.facts}")
        self._rules.show_lines(state.rules)
        self._marks.show_lines(state.marks)
        self._quotas.show_pairs(state.quotas)
        self._quotas.setVisible(bool(state.quotas))
        self.examiner.show_key(state.has_key)

    def show_refusal(self, sentence: str) -> None:
        """Why the quiz does not start."""
        self._refusal.say(sentence)
        if sentence:
            self.showing(self._refusal)

    def enter(self) -> None:
        """The keys go to the button that starts; nothing of the last quiz is left."""
        self.show_refusal("")
        self.examiner.forget()
        super().enter()


class LinesCard(Card):
    """Sentences, each with an icon."""

    def __init__(self, name: str, which: Icon, title: Text, parent: QWidget) -> None:
        super().__init__(parent, name, title)
        self._which = which
        cells = grid(10, 8, 0, 1)
        self.add(cells, REST)
        self._lines = StateParts(cells)

    def show_lines(self, lines: tuple[str, ...]) -> None:
        """Show them."""
        rows = [
            (Sign(15, Ink.SECOND, self, self._which), TextLabel("", self, text=line))
            for line in lines
        ]
        self._lines.show_rows(rows, self.look, (TOP,))


class PairsCard(Card):
    """Names with a figure each; ``about`` says what the figures are."""

    def __init__(self, title: Text, parent: QWidget) -> None:
        super().__init__(parent, title=title)
        self.about = TextLabel("hint", self)
        cells = grid(16, 5, 1)
        self.add(self.about, cells, REST)
        self._lines = StateParts(cells)

    def show_pairs(self, pairs: tuple[tuple[str, str], ...]) -> None:
        """Show them."""
        rows = [
            (
                TextLabel("meta", self, text=name),
                beside(TextLabel("meta", self, text=figure, wrap=False)),
            )
            for name, figure in pairs
        ]
        self._lines.show_rows(rows, self.look)


class ExaminerCard(Card):
    """An examined quiz: the examiner's name, and the passphrase set on this machine."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, "quiz_rules.examined", lambda: _("Examined"))
        self._new = False
        self.examined = TickBox("quiz_rules.examined.on", self)
        self._about = TextLabel("meta", self)
        self.name = TextField("quiz_rules.examiner", self, _LONGEST)
        self.passphrase = TextField("quiz_rules.passphrase", self, secret=True)
        self.again = TextField("quiz_rules.passphrase.again", self, secret=True)
        self._note, self._watch = TextLabel("hint", self), TextLabel("hint", self)
        fields = row((self.name, 1), (self.passphrase, 1), (self.again, 1), gap=12)
        self.add(self.examined, self._about, fields, self._note, self._watch)
        self.fit(tall(42, self.name, self.passphrase, self.again))
        self.translate(
            (self.examined.setText, _held),
            (self.examined.setAccessibleName, _held),
            (self._about.setText, lambda: _("Without a signature a result counts as practice.")),
            *naming(self.name, lambda: _("Examiner's name")),
            *naming(self.passphrase, lambda: _("Examiner's passphrase")),
            *naming(self.again, lambda: _("The same once more")),
            (
                self._note.setText,
                lambda: _(
                    "No passphrase is set on this machine yet: this one is set now. At least eight "
                    "characters; nobody can find it out again."
                ),
            ),
            (self._watch.setText, machine_text),
        )
        self.examined.toggled.connect(self._settle)
        self._settle()

    def show_key(self, has_key: bool) -> None:
        """Whether a passphrase is set already; else it is set now, typed twice."""
        self._new = not has_key
        self._settle()

    def taken(self, office: QuizLibrary) -> tuple[str, str]:
        """Examiner and passphrase; a new one is set, another tried. Raises ``ExaminerRefused``."""
        name, passphrase = self.name.text().strip(), self.passphrase.text()
        if not is_visible(name):
            raise ExaminerRefused(ExaminerFault.NO_NAME)
        if self._new:
            if passphrase != self.again.text():
                raise ExaminerRefused(ExaminerFault.PASSPHRASES_DIFFER)
            office.make_key(passphrase)
            self.show_key(True)
        else:
            office.try_key(passphrase)
        self.forget()
        return name, passphrase

    def forget(self) -> None:
        """No passphrase stays in a field."""
        for field in (self.passphrase, self.again):
            field.clear()

    def _settle(self) -> None:
        on = self.examined.isChecked()
        for field in (self.name, self.passphrase, self._watch):
            field.setVisible(on)
        for field in (self.again, self._note):
            field.setVisible(on and self._new)
        self._about.setVisible(not on)


def _held() -> str:
    return _("An examiner holds this quiz and signs its result")
