"""A quiz before it starts: who takes it, under which house, by which rules, held by whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout

from dealer_trainer.presentation.pages.quiz_rules import RulesState
from dealer_trainer.rules.house import House
from dealer_trainer.text.language import _
from dealer_trainer.text.quizzes import machine_text
from dealer_trainer.training.quiz.findings import ExaminerFault, ExaminerRefused
from dealer_trainer.training.quiz.library import QuizLibrary
from dealer_trainer.training.trainee_names import is_visible
from dealer_trainer.ui.qt.layouts import nest
from dealer_trainer.ui.qt.lifetime import delete_later
from dealer_trainer.ui.theme.icons import Icon
from dealer_trainer.ui.theme.look import Ink, Look
from dealer_trainer.ui.widgets.buttons import PageButton, PrimaryButton
from dealer_trainer.ui.widgets.house_choice import HouseChoice
from dealer_trainer.ui.widgets.label import Sign
from dealer_trainer.ui.widgets.page import Card, Page, apply_look_below
from dealer_trainer.ui.widgets.text_field import TextField
from dealer_trainer.ui.widgets.tick_box import TickBox
from dealer_trainer.ui.widgets.words import TextLabel

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

_LONGEST = 320


class QuizRulesPage(Page):
    """``started`` begins the quiz, ``house_picked`` asks for the page under another house."""

    started = Signal()
    house_picked = Signal()
    back = Signal()

    def __init__(self, houses: tuple[House, ...], parent: QWidget | None = None) -> None:
        super().__init__("quiz_rules", parent)
        self._look = Look()
        self.house = HouseChoice("quiz_rules.house", houses, self.content)
        self.heading_row.addWidget(self.house)
        self._facts = TextLabel("meta", self.content)
        self._rules = LinesCard("quiz_rules.rules", Icon.LOCK, self.content)
        self._marks = LinesCard("quiz_rules.marks", Icon.MEDAL, self.content)
        self._quotas = PairsCard(self.content)
        self.examiner = ExaminerCard(self.content)
        self._refusal = TextLabel("wrong", self.content)
        self._refusal.setObjectName("quiz_rules.refusal")
        self.column.addWidget(self._facts)
        middle = QHBoxLayout()
        middle.setSpacing(16)
        left, right = QVBoxLayout(), QVBoxLayout()
        for column, cards in ((left, (self._marks, self._rules)), (right, (self._quotas,))):
            column.setSpacing(16)
            for card in cards:
                column.addWidget(card)
        left.addStretch(1)
        nest(middle, left, 1)
        nest(middle, right, 1)
        nest(self.column, middle)
        self.column.addWidget(self.examiner)
        self.column.addWidget(self._refusal)
        nest(self.column, self._make_foot())
        self.column.addStretch(1)
        self.house.picked.connect(self.house_picked)
        self.retranslate()

    def _make_foot(self) -> QHBoxLayout:
        foot = QHBoxLayout()
        foot.setSpacing(16)
        self.start = PrimaryButton("quiz_rules.start", self.content)
        self._back = PageButton("quiz_rules.back", self.content)
        foot.addWidget(self.start)
        foot.addWidget(self._back)
        foot.addStretch(1)
        self.primary = self.start
        self.start.clicked.connect(self.started)
        self._back.clicked.connect(self.back)
        return foot

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
        apply_look_below(self.content, self._look)

    def show_refusal(self, sentence: str) -> None:
        """Why the quiz does not start."""
        self._refusal.setText(sentence)
        self._refusal.setVisible(bool(sentence))
        if sentence:
            self.showing(self._refusal)

    def enter(self) -> None:
        """The keys go to the button that starts."""
        self.show_refusal("")
        self.examiner.forget()
        self.start.setFocus(Qt.FocusReason.OtherFocusReason)

    def apply_look(self, look: Look) -> None:
        self._look = look
        super().apply_look(look)
        self._back.setMinimumHeight(look.tall(46))

    def retranslate(self) -> None:
        """Say everything anew; the quiz comes with its state."""
        self.house.retranslate()
        self._rules.title.setText(_("Rules of the quiz"))
        self._marks.title.setText(_("To pass"))
        self._quotas.title.setText(_("In the paper"))
        self._quotas.say_about(
            _("At least this many boxes or dealers' hands; the result says how many there were.")
        )
        self.examiner.retranslate()
        self.start.say(_("Start the quiz"))
        self._back.say(_("Back"))


class LinesCard(Card):
    """Sentences, each with an icon."""

    def __init__(self, name: str, which: Icon, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self._which = which
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(10)
        self._grid.setVerticalSpacing(8)
        self._grid.setColumnStretch(1, 1)
        nest(self.rows, self._grid)
        self.rows.addStretch(1)
        self._shown: list[QWidget] = []

    def show_lines(self, lines: tuple[str, ...]) -> None:
        """Show them."""
        for old in self._shown:
            self._grid.removeWidget(old)
            old.hide()
            delete_later(old)
        self._shown = []
        for row, line in enumerate(lines):
            sign = Sign(15, Ink.SECOND, self, self._which)
            words = TextLabel("", self, text=line)
            self._grid.addWidget(sign, row, 0, Qt.AlignmentFlag.AlignTop)
            self._grid.addWidget(words, row, 1)
            self._shown += [sign, words]


class PairsCard(Card):
    """Names with a figure each."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._about = TextLabel("hint", self)
        self.rows.addWidget(self._about)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(16)
        self._grid.setVerticalSpacing(5)
        self._grid.setColumnStretch(0, 1)
        nest(self.rows, self._grid)
        self.rows.addStretch(1)
        self._shown: list[QWidget] = []

    def say_about(self, sentence: str) -> None:
        """What the figures are."""
        self._about.setText(sentence)

    def show_pairs(self, pairs: tuple[tuple[str, str], ...]) -> None:
        """Show them."""
        for old in self._shown:
            self._grid.removeWidget(old)
            old.hide()
            delete_later(old)
        self._shown = []
        for row, (name, figure) in enumerate(pairs):
            words = TextLabel("meta", self, text=name)
            number = TextLabel("meta", self, text=figure, wrap=False)
            number.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self._grid.addWidget(words, row, 0)
            self._grid.addWidget(number, row, 1)
            self._shown += [words, number]


class ExaminerCard(Card):
    """An examined quiz: the examiner's name, and the passphrase set on this machine."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("quiz_rules.examined")
        self._new = False
        self.examined = TickBox("quiz_rules.examined.on", self)
        self._about = TextLabel("meta", self)
        self.name = TextField("quiz_rules.examiner", self, _LONGEST)
        self.passphrase = TextField("quiz_rules.passphrase", self, secret=True)
        self.again = TextField("quiz_rules.passphrase.again", self, secret=True)
        self._note = TextLabel("hint", self)
        self._watch = TextLabel("hint", self)
        self.rows.addWidget(self.examined)
        self.rows.addWidget(self._about)
        row = QHBoxLayout()
        row.setSpacing(12)
        for field in (self.name, self.passphrase, self.again):
            row.addWidget(field, 1)
        nest(self.rows, row)
        self.rows.addWidget(self._note)
        self.rows.addWidget(self._watch)
        self.examined.toggled.connect(self._settle)
        self._settle()

    def apply_look(self, look: Look) -> None:
        super().apply_look(look)
        for field in (self.name, self.passphrase, self.again):
            field.setMinimumHeight(look.tall(42))

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

    def retranslate(self) -> None:
        """Say everything anew."""
        self.title.setText(_("Examined"))
        held = _("An examiner holds this quiz and signs its result")
        self.examined.setText(held)
        self.examined.setAccessibleName(held)
        self._about.setText(_("Without a signature a result counts as practice."))
        for field, words in (
            (self.name, _("Examiner's name")),
            (self.passphrase, _("Examiner's passphrase")),
            (self.again, _("The same once more")),
        ):
            field.setPlaceholderText(words)
            field.setAccessibleName(words)
        self._note.setText(
            _(
                "No passphrase is set on this machine yet: this one is set now. At least eight "
                "characters; nobody can find it out again."
            )
        )
        self._watch.setText(machine_text())

    def _settle(self, on: bool = False) -> None:
        del on
        on = self.examined.isChecked()
        for field in (self.name, self.passphrase):
            field.setVisible(on)
        self.again.setVisible(on and self._new)
        self._note.setVisible(on and self._new)
        self._watch.setVisible(on)
        self._about.setVisible(not on)
