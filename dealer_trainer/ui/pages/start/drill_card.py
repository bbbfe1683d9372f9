"""The card of a new drill: what to drill, on how many boxes, how many layouts, dealt how."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout

from dealer_trainer.dealing.request import Mix
from dealer_trainer.presentation.pages.start import LENGTHS, StartState
from dealer_trainer.text.language import _, pgettext
from dealer_trainer.text.plans import mix_meaning, mix_name, scope_name, task_meaning, task_name
from dealer_trainer.text.today import for_me_meaning, for_me_name
from dealer_trainer.training.asked import Scope
from dealer_trainer.training.drill.plan import Task
from dealer_trainer.ui.qt.layouts import nest
from dealer_trainer.ui.theme.look import Look
from dealer_trainer.ui.widgets.buttons import PrimaryButton
from dealer_trainer.ui.widgets.choices import Segments
from dealer_trainer.ui.widgets.page import Card
from dealer_trainer.ui.widgets.words import TextLabel, rule

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


class DrillCard(Card):
    """What a new drill is to be."""

    changed = Signal()

    def __init__(self, mixes: tuple[Mix, ...], parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("start.drill")
        self._mixes = mixes
        self._state: StartState | None = None
        self.task: Segments[Task] = Segments("start.task", self)
        self.scope: Segments[Scope] = Segments("start.scope", self)
        self.boxes: Segments[int | None] = Segments("start.boxes", self)
        self.layouts: Segments[int | None] = Segments("start.layouts", self)
        self.mix: Segments[Mix | None] = Segments("start.mix", self)
        self._captions = tuple(TextLabel("strong", self) for _number in self._segments())
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(24)
        self._grid.setColumnStretch(1, 1)
        for row, (caption, choice) in enumerate(zip(self._captions, self._segments(), strict=True)):
            self._grid.addWidget(caption, row, 0, Qt.AlignmentFlag.AlignVCenter)
            self._grid.addWidget(choice, row, 1)
        nest(self.rows, self._grid)
        foot = QHBoxLayout()
        foot.setSpacing(16)
        self._meaning = TextLabel("meta", self)
        self.start = PrimaryButton("start.start", self)
        foot.addWidget(self._meaning, 1)
        foot.addWidget(self.start)
        self.rows.addWidget(rule(self))
        nest(self.rows, foot)
        for segments in self._segments():
            segments.picked.connect(self.changed)

    def apply_look(self, look: Look) -> None:
        super().apply_look(look)
        self._grid.setVerticalSpacing(look.px(8 if look.low else 14))
        self._grid.setColumnMinimumWidth(0, look.tall(150))

    def show_state(self, state: StartState) -> None:
        """Show it."""
        self._state = state
        self.task.offer([(task, task_name(task)) for task in Task], state.task)
        self.scope.offer([(scope, scope_name(scope)) for scope in Scope], state.scope)
        numbers = [(n, str(n)) for n in range(1, state.house.boxes + 1)]
        self.boxes.offer([(None, pgettext("boxes", "Any number")), *numbers], state.boxes)
        endless = pgettext("layouts", "Without end")
        lengths = [(n, endless if n is None else str(n)) for n in LENGTHS]
        self.layouts.offer(lengths, state.layouts)
        mixes: list[tuple[Mix | None, str]] = [(mix, mix_name(mix)) for mix in self._mixes]
        self.mix.offer([*mixes, (None, for_me_name())], state.mix)
        self._meaning.setText(self._meaning_of(state))
        # A settled layout is gone over as a whole, and dealt for the mistakes that lie on it; the
        # drill for me asks what it finds needed.
        whole, for_me = state.task is Task.SPOT, self.mix.value() is None
        for caption, segments in zip(self._captions, self._segments(), strict=True):
            segments.name_for_readers(caption.text())
            shown = not (whole and segments in (self.scope, self.mix))
            shown = shown and not (for_me and segments is self.scope)
            caption.setVisible(shown)
            segments.setVisible(shown)

    def retranslate(self) -> None:
        """Say everything anew."""
        self.title.setText(_("New drill"))
        self.start.say(_("Start"))
        says = (_("Drill"), _("What to drill"), _("Boxes"), _("Layouts"), _("Mix"))
        for caption, text in zip(self._captions, says, strict=True):
            caption.setText(text)
        if self._state is not None:
            self.show_state(self._state)

    @staticmethod
    def _meaning_of(state: StartState) -> str:
        if state.task is not Task.SETTLE:
            return task_meaning(state.task)
        return for_me_meaning() if state.mix is None else mix_meaning(state.mix)

    def _segments(self) -> tuple[Segments[Any], ...]:
        return (self.task, self.scope, self.boxes, self.layouts, self.mix)
