"""The card of a new drill: what to drill, on how many boxes, how many layouts, dealt how."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal

from dealer_trainer.presentation.pages.start import LENGTHS
from dealer_trainer.text.language import _, pgettext
from dealer_trainer.text.plans import mix_meaning, mix_name, scope_name, task_meaning, task_name
from dealer_trainer.text.practising import for_me_meaning, for_me_name
from dealer_trainer.training.drill.plan import Task
from dealer_trainer.training.places import Scope
from dealer_trainer.ui.widgets.boxes import row
from dealer_trainer.ui.widgets.buttons import PrimaryButton
from dealer_trainer.ui.widgets.choices import Segments
from dealer_trainer.ui.widgets.page import CaptionCard
from dealer_trainer.ui.widgets.words import TextLabel, rule

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from dealer_trainer.dealing.request import Mix
    from dealer_trainer.presentation.pages.start import StartState


class DrillCard(CaptionCard):
    """What a new drill is to be."""

    changed = Signal()

    def __init__(self, mixes: tuple[Mix, ...], parent: QWidget) -> None:
        super().__init__(parent, lambda: _("New drill"), 150, (8, 14), "start.drill")
        self._mixes = mixes
        self._state: StartState | None = None
        self.task: Segments[Task] = Segments("start.task", self)
        self.scope: Segments[Scope] = Segments("start.scope", self)
        self.boxes: Segments[int | None] = Segments("start.boxes", self)
        self.layouts: Segments[int | None] = Segments("start.layouts", self)
        self.mix: Segments[Mix | None] = Segments("start.mix", self)
        self._lines: tuple[tuple[TextLabel, Segments[Any]], ...] = (
            (self.add_line(lambda: _("Drill"), self.task), self.task),
            (self.add_line(lambda: _("What to drill"), self.scope), self.scope),
            (self.add_line(lambda: _("Boxes"), self.boxes), self.boxes),
            (self.add_line(lambda: _("Layouts"), self.layouts), self.layouts),
            (self.add_line(lambda: _("Mix"), self.mix), self.mix),
        )
        self._meaning = TextLabel("meta", self)
        self.start = PrimaryButton("start.start", self)
        self.add(rule(self), row((self._meaning, 1), self.start, gap=16))
        self.translate((self.start.say, lambda: _("Start")))
        for _caption, segments in self._lines:
            segments.picked.connect(self.changed)

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
        for caption, segments in self._lines:
            segments.name_for_readers(caption.text())
            shown = not (whole and segments in (self.scope, self.mix))
            shown = shown and not (for_me and segments is self.scope)
            caption.setVisible(shown)
            segments.setVisible(shown)

    def retranslate(self) -> None:
        """Say everything anew."""
        super().retranslate()
        if self._state is not None:
            self.show_state(self._state)

    @staticmethod
    def _meaning_of(state: StartState) -> str:
        if state.task is not Task.SETTLE:
            return task_meaning(state.task)
        return for_me_meaning() if state.mix is None else mix_meaning(state.mix)
