"""Make it mine: copy a house, answer its open rules, edit its tables and limits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from dealer_trainer.text.language import _
from dealer_trainer.ui.widgets.boxes import LEFT, REST, RIGHT, LinearLayout, column, grid, row
from dealer_trainer.ui.widgets.buttons import PageButton
from dealer_trainer.ui.widgets.cards import Notice, selectable, tall
from dealer_trainer.ui.widgets.choices import Segments
from dealer_trainer.ui.widgets.page import Card, Fit
from dealer_trainer.ui.widgets.parts import Panel
from dealer_trainer.ui.widgets.text_field import TextField
from dealer_trainer.ui.widgets.words import TextLabel, rule

if TYPE_CHECKING:
    from dealer_trainer.presentation.pages.custom_houses import (
        FigureGroup,
        FigureKey,
        OpenRule,
        OwnState,
    )
    from dealer_trainer.training.custom_houses import Choice

_LONGEST_ID = 80
_LONGEST_NAME = 80
_LONGEST_FIGURE = 24


class OwnBlock(Panel):
    """All of it, made anew with its state."""

    def __init__(self, state: OwnState, parent: QWidget) -> None:
        super().__init__(parent)
        self.rules = OpenRulesCard(state, self) if state.rules else None
        self.figures = FiguresCard(state, self) if state.groups else None
        self.copy = CopyCard(state, self)
        cards = (self.rules, self.figures, self.copy)
        column(*(card for card in cards if card is not None), within=self, spacing=16)


class CopyCard(Card):
    """A copy in the data folder, under a new name, that may be changed."""

    copied = Signal(str)

    def __init__(self, state: OwnState, parent: QWidget) -> None:
        super().__init__(parent, "houses.copy", lambda: _("Make it mine"))
        about = _(
            "A copy of this house in the data folder, under a name of your own: there its open "
            "rules are answered, its tables and limits changed."
        )
        if state.file is not None:
            about = _("This house is your own: {file}").format(file=state.file)
        hint = _("Name of the copy: small Latin letters, digits, hyphens")
        self.field = TextField("houses.copy.id", self, _LONGEST_ID)
        self.field.setPlaceholderText("my-house")
        self.field.setAccessibleName(hint)
        self.field.setToolTip(hint)
        button = PageButton("houses.copy.go", self)
        button.say(_("Copy"))
        refusal = Notice("wrong", self, "houses.copy.refusal")
        self.show_refusal = refusal.say
        self.add(
            selectable(TextLabel("meta", self, text=about)),
            row((self.field, 1), button, gap=12),
            TextLabel("hint", self, text=hint),
            refusal,
        )
        self.fit(tall(42, self.field))
        button.clicked.connect(self._tell)
        self.field.returnPressed.connect(self._tell)

    def _tell(self) -> None:
        self.copied.emit(self.field.text().strip())


class OpenRulesCard(Card):
    """The unconfirmed rules, each with what may be answered; who answers is kept with the day."""

    confirmed = Signal(str, object, str)

    def __init__(self, state: OwnState, parent: QWidget) -> None:
        super().__init__(parent, "houses.open", lambda: _("Open rules"))
        about = _("Ask an inspector. What is confirmed is asked in quizzes.")
        self.name = TextField("houses.confirmed_by", self, _LONGEST_NAME)
        self.name.setText(state.name)
        self.name.setAccessibleName(_("Confirmed by"))
        caption = TextLabel("strong", self, text=_("Confirmed by"), wrap=False)
        self.add(TextLabel("meta", self, text=about), row(caption, (self.name, 1), gap=12))
        refusal = Notice("wrong", self, "houses.open.refusal")
        self.show_refusal = refusal.say
        for each in state.rules:
            self.add(rule(self), self._line(each))
        self.add(refusal)
        self.fit(tall(38, self.name))

    def _line(self, each: OpenRule) -> QWidget:
        """One open rule: why it is, what may be answered, and the button that confirms."""
        inside = QWidget(self)
        answers: Segments[Choice | None] = Segments(f"houses.open.{each.rule}", inside)
        answers.offer(list(each.answers), each.chosen)
        answers.name_for_readers(each.title)
        button = PageButton(f"houses.confirm.{each.rule}", inside)
        button.say(_("Confirm"))
        button.clicked.connect(
            lambda: self.confirmed.emit(each.rule, answers.value(), self.name.text())
        )
        title, why = (
            TextLabel("strong", inside, text=each.title),
            TextLabel("hint", inside, text=each.why),
        )
        column(title, why, answers, (button, LEFT), gap=8, within=inside)
        return inside


class FiguresCard(Card):
    """Tables and limits; what is typed is checked at once, and kept by one button."""

    tried = Signal(object)
    edited = Signal(object)

    def __init__(self, state: OwnState, parent: QWidget) -> None:
        super().__init__(parent, "houses.figures", lambda: _("Tables and limits"))
        self._fields: dict[FigureKey, TextField] = {}
        self._before: dict[FigureKey, str] = {}
        groups = row(*((self._group(group), 1) for group in state.groups), gap=28)
        self._faults = Notice("wrong", self, "houses.figures.faults")
        self.button = PageButton("houses.figures.save", self)
        self.button.say(_("Save changes"))
        self.button.setEnabled(False)
        self.button.clicked.connect(lambda: self.edited.emit(self._changes()))
        self.add(groups, self._faults, (self.button, LEFT))

    def _group(self, group: FigureGroup) -> LinearLayout:
        cells = grid(10, 5, 3, 2)
        for at, figure in enumerate(group.figures):
            field = TextField(f"houses.figure.{'.'.join(figure.key)}", self, _LONGEST_FIGURE)
            field.setText(figure.value)
            field.setAlignment(RIGHT)
            field.setAccessibleName(f"{group.title}, {figure.name}")
            field.textEdited.connect(lambda: self.tried.emit(self._changes()))
            self.fit(_sized(field))
            cells.addWidget(TextLabel("meta", self, text=figure.name), at, 0)
            cells.addWidget(field, at, 1)
            self._fields[figure.key] = field
            self._before[figure.key] = figure.value
        return column(TextLabel("strong", self, text=group.title), cells, REST, gap=8)

    def show_faults(self, lines: tuple[str, ...]) -> None:
        """What is wrong with the figures as typed; nothing is kept then."""
        self._faults.say("\n".join(lines))
        self.button.setEnabled(not lines and bool(self._changes()))

    def _changes(self) -> dict[FigureKey, str]:
        typed = {key: field.text().strip() for key, field in self._fields.items()}
        return {key: value for key, value in typed.items() if value != self._before[key]}


def _sized(field: TextField) -> Fit:
    return lambda look: field.setMinimumSize(look.tall(72), look.tall(34))
