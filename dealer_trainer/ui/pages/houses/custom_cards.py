"""Make it mine: copy a house, answer its open rules, edit its tables and limits."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from dealer_trainer.presentation.pages.custom_houses import (
    FigureGroup,
    FigureKey,
    OpenRule,
    OwnState,
)
from dealer_trainer.text.language import _
from dealer_trainer.training.open_rules import Choice
from dealer_trainer.ui.qt.layouts import nest
from dealer_trainer.ui.theme.look import Look
from dealer_trainer.ui.widgets.buttons import PageButton
from dealer_trainer.ui.widgets.choices import Segments
from dealer_trainer.ui.widgets.page import Card
from dealer_trainer.ui.widgets.text_field import TextField
from dealer_trainer.ui.widgets.words import TextLabel, rule

_LONGEST_ID = 80
_LONGEST_NAME = 80
_LONGEST_FIGURE = 24


class OwnBlock(QWidget):
    """All of it, made anew with its state."""

    copied = Signal(str)
    confirmed = Signal(str, object, str)
    tried = Signal(object)
    edited = Signal(object)

    def __init__(self, state: OwnState, parent: QWidget) -> None:
        super().__init__(parent)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.copy = CopyCard(state, self)
        self.copy.copied.connect(self.copied)
        self._column.addWidget(self.copy)
        self.rules: OpenRulesCard | None = None
        self.figures: FiguresCard | None = None
        if state.rules:
            self.rules = OpenRulesCard(state, self)
            self.rules.confirmed.connect(self.confirmed)
            self._column.insertWidget(0, self.rules)
        if state.groups:
            self.figures = FiguresCard(state, self)
            self.figures.tried.connect(self.tried)
            self.figures.edited.connect(self.edited)
            self._column.insertWidget(self._column.count() - 1, self.figures)

    def apply_look(self, look: Look) -> None:
        self._column.setSpacing(look.px(16))


class CopyCard(Card):
    """A copy in the data folder, under a new name, that may be changed."""

    copied = Signal(str)

    def __init__(self, state: OwnState, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("houses.copy")
        self.title.setText(_("Make it mine"))
        about = _(
            "A copy of this house in the data folder, under a name of your own: there its open "
            "rules are answered, its tables and limits changed."
        )
        if state.file is not None:
            about = _("This house is your own: {file}").format(file=state.file)
        words = TextLabel("meta", self, text=about)
        words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.rows.addWidget(words)
        row = QHBoxLayout()
        row.setSpacing(12)
        self.field = TextField("houses.copy.id", self, _LONGEST_ID)
        self.field.setPlaceholderText("my-house")
        self.field.setAccessibleName(_("Name of the copy: small Latin letters, digits, hyphens"))
        self.field.setToolTip(self.field.accessibleName())
        self.button = PageButton("houses.copy.go", self)
        self.button.say(_("Copy"))
        row.addWidget(self.field, 1)
        row.addWidget(self.button)
        nest(self.rows, row)
        self._hint = TextLabel("hint", self, text=self.field.accessibleName())
        self.rows.addWidget(self._hint)
        self._refusal = TextLabel("wrong", self)
        self._refusal.setObjectName("houses.copy.refusal")
        self._refusal.hide()
        self.rows.addWidget(self._refusal)
        self.button.clicked.connect(self._tell)
        self.field.returnPressed.connect(self._tell)

    def apply_look(self, look: Look) -> None:
        super().apply_look(look)
        self.field.setMinimumHeight(look.tall(42))

    def show_refusal(self, sentence: str) -> None:
        """Why there is no copy."""
        self._refusal.setText(sentence)
        self._refusal.setVisible(bool(sentence))

    def _tell(self) -> None:
        self.copied.emit(self.field.text().strip())


class OpenRulesCard(Card):
    """The unconfirmed rules, each with what may be answered; who answers is kept with the day."""

    confirmed = Signal(str, object, str)

    def __init__(self, state: OwnState, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("houses.open")
        self.title.setText(_("Open rules"))
        self.rows.addWidget(
            TextLabel(
                "meta", self, text=_("Ask an inspector. What is confirmed is asked in quizzes.")
            )
        )
        self.name = TextField("houses.confirmed_by", self, _LONGEST_NAME)
        self.name.setText(state.name)
        self.name.setAccessibleName(_("Confirmed by"))
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(TextLabel("strong", self, text=_("Confirmed by"), wrap=False))
        row.addWidget(self.name, 1)
        nest(self.rows, row)
        self._refusal = TextLabel("wrong", self)
        self._refusal.setObjectName("houses.open.refusal")
        self._refusal.hide()
        for each in state.rules:
            self.rows.addWidget(rule(self))
            line = OpenRuleRow(each, self)
            line.confirmed.connect(self._tell)
            self.rows.addWidget(line)
        self.rows.addWidget(self._refusal)

    def apply_look(self, look: Look) -> None:
        super().apply_look(look)
        self.name.setMinimumHeight(look.tall(38))

    def show_refusal(self, sentence: str) -> None:
        """Why it is not confirmed."""
        self._refusal.setText(sentence)
        self._refusal.setVisible(bool(sentence))

    def _tell(self, rule_name: str, choice: object) -> None:
        self.confirmed.emit(rule_name, choice, self.name.text())


class OpenRuleRow(QWidget):
    """One open rule."""

    confirmed = Signal(str, object)

    def __init__(self, each: OpenRule, parent: QWidget) -> None:
        super().__init__(parent)
        self._rule = each
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(TextLabel("strong", self, text=each.title))
        column.addWidget(TextLabel("hint", self, text=each.why))
        self.answers: Segments[Choice | None] = Segments(f"houses.open.{each.rule}", self)
        self.answers.offer(list(each.answers), each.chosen)
        self.answers.name_for_readers(each.title)
        column.addWidget(self.answers)
        button = PageButton(f"houses.confirm.{each.rule}", self)
        button.say(_("Confirm"))
        button.clicked.connect(self._tell)
        column.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)

    def _tell(self) -> None:
        self.confirmed.emit(self._rule.rule, self.answers.value())


class FiguresCard(Card):
    """Tables and limits; what is typed is checked at once, and kept by one button."""

    tried = Signal(object)
    edited = Signal(object)

    def __init__(self, state: OwnState, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("houses.figures")
        self.title.setText(_("Tables and limits"))
        row = QHBoxLayout()
        row.setSpacing(28)
        self._fields: dict[FigureKey, TextField] = {}
        self._before: dict[FigureKey, str] = {}
        for group in state.groups:
            nest(row, self._group(group), 1)
        nest(self.rows, row)
        self._faults = TextLabel("wrong", self)
        self._faults.setObjectName("houses.figures.faults")
        self._faults.hide()
        self.rows.addWidget(self._faults)
        self.button = PageButton("houses.figures.save", self)
        self.button.say(_("Save changes"))
        self.button.setEnabled(False)
        self.button.clicked.connect(self._save)
        self.rows.addWidget(self.button, 0, Qt.AlignmentFlag.AlignLeft)

    def _group(self, group: FigureGroup) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(8)
        column.addWidget(TextLabel("strong", self, text=group.title))
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(5)
        grid.setColumnStretch(0, 3)
        grid.setColumnStretch(1, 2)
        for at, figure in enumerate(group.figures):
            field = TextField(f"houses.figure.{'.'.join(figure.key)}", self, _LONGEST_FIGURE)
            field.setText(figure.value)
            field.setAlignment(Qt.AlignmentFlag.AlignRight)
            field.setAccessibleName(f"{group.title}, {figure.name}")
            field.textEdited.connect(self._try)
            grid.addWidget(TextLabel("meta", self, text=figure.name), at, 0)
            grid.addWidget(field, at, 1)
            self._fields[figure.key] = field
            self._before[figure.key] = figure.value
        nest(column, grid)
        column.addStretch(1)
        return column

    def apply_look(self, look: Look) -> None:
        super().apply_look(look)
        for field in self._fields.values():
            field.setMinimumHeight(look.tall(34))
            field.setMinimumWidth(look.tall(72))

    def show_faults(self, lines: tuple[str, ...]) -> None:
        """What is wrong with the figures as typed; nothing is kept then."""
        self._faults.setText("\n".join(lines))
        self._faults.setVisible(bool(lines))
        self.button.setEnabled(not lines and bool(self._changes()))

    def _changes(self) -> dict[FigureKey, str]:
        typed = {key: field.text().strip() for key, field in self._fields.items()}
        return {key: value for key, value in typed.items() if value != self._before[key]}

    def _try(self, text: str) -> None:
        del text
        self.tried.emit(self._changes())

    def _save(self) -> None:
        self.edited.emit(self._changes())
