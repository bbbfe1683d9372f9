"""What the table page shows of a session, and what differs from one use of the table to another."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from dealer_trainer.frozen import dataclass
from dealer_trainer.presentation.sheet import ButtonState
from dealer_trainer.presentation.table.entry import entry_sheet
from dealer_trainer.presentation.table.felt import entry_felt
from dealer_trainer.presentation.table.state import (
    After,
    BarState,
    CoverState,
    KeyRow,
    Manner,
    PageState,
    Times,
)
from dealer_trainer.presentation.table.words import (
    table_description,
    unconfirmed_note,
    unconfirmed_reasons,
    unconfirmed_rules,
    unconfirmed_text,
)
from dealer_trainer.text.houses import house_name
from dealer_trainer.text.language import _, pgettext
from dealer_trainer.text.store_faults import not_kept_text, store_fault_text
from dealer_trainer.training.drill.state import Phase, Stage

if TYPE_CHECKING:
    from dealer_trainer.presentation.felt import FeltState
    from dealer_trainer.presentation.sheet import SheetState
    from dealer_trainer.presentation.table.looking import Feedback
    from dealer_trainer.presentation.table.ports import TableUse
    from dealer_trainer.rules.house import Provenance
    from dealer_trainer.rules.layout import Layout
    from dealer_trainer.training.drill.state import DrillState
    from dealer_trainer.training.preferences import Preferences
    from dealer_trainer.training.table_session import TableSession

_KEY_ROWS = {
    Stage.PICK_FIVE: KeyRow.PICKING,
    Stage.NAME_DEALER: KeyRow.NAMING,
    Stage.NAME_BOX: KeyRow.NAMING,
    Stage.QUALIFY: KeyRow.CALLING,
    Stage.BETS: KeyRow.BETS,
    Stage.SUBMIT: KeyRow.SUBMIT,
}


@dataclass(frozen=True, slots=True)
class TableWords:
    """What a use of the table says of itself: ``done`` layouts of ``count`` are behind, nothing
    for no end. ``note`` stands beside the answers, ``after`` beside the marks.
    """

    title: str
    progress: str
    done: int
    count: int | None
    note: str = ""
    after: After = After()
    leave_tip: str = ""


class LayoutScreen:
    """The screen of a session in which layouts are settled or looked at."""

    def __init__(
        self,
        session: TableSession,
        manner: Manner,
        words: Callable[[], TableWords],
        times: Callable[[Preferences], Times],
        interval: int,
    ) -> None:
        self._session = session
        self.manner = manner
        self.interval = interval
        self.times = times
        self._words = words
        self._hangs: tuple[Layout, tuple[Provenance, ...]] | None = None

    def page(self, use: TableUse) -> PageState:
        """The whole page."""
        session, words, preferences = self._session, self._words(), use.preferences
        state, house = session.drill, session.house
        if state is None:
            raise LookupError("no layout is in work")
        cover = _cover(asks=session.asks, paused=state.phase is Phase.PAUSED)
        if use.feedback is None:
            felt = entry_felt(state, house)
            sheet = self._answered(state, words.note, by_mouse=use.by_mouse)
            keys = _KEY_ROWS[state.stage] if cover is None else KeyRow.PAUSED
        else:
            felt, sheet = self._marked(state, words.after, use.feedback)
            keys = KeyRow.FEEDBACK if use.feedback.walk is None else KeyRow.WALKING
        described, subject = table_description(state, house)
        return PageState(
            bar=BarState(
                title=words.title,
                house=house_name(house),
                progress=words.progress,
                done=words.done,
                count=words.count,
                clock_shown=preferences.clock_shown and self.manner.is_timed,
                four_colours=preferences.four_colours,
                can_pause=self.manner is Manner.DRILL and state.phase is Phase.ANSWERING,
                leave_tip=words.leave_tip,
            ),
            felt=felt,
            described=described,
            subject=subject,
            sheet=sheet,
            keys=keys,
            cover=cover,
            pay_tables=use.pay_tables,
            banner=banner_text(session),
            manner=self.manner,
        )

    def _doubts(self, layout: Layout) -> tuple[str, ...]:
        """Why the rules that a layout hangs on are unconfirmed; looked for once a layout, in a
        quiz never.
        """
        if self.manner is not Manner.DRILL:
            return ()
        if self._hangs is None or self._hangs[0] is not layout:
            self._hangs = (layout, unconfirmed_rules(layout, self._session.house))
        return unconfirmed_reasons(self._hangs[1])

    def _answered(self, state: DrillState, note: str, *, by_mouse: bool) -> SheetState:
        """The sheet while answering. Why a rule is unconfirmed stands in the note's tip, not to
        take the answers' room.
        """
        reasons = self._doubts(state.layout)
        notes = (note, unconfirmed_note() if reasons else "")
        return replace(
            entry_sheet(state, self._session.house),
            note=". ".join(filter(None, notes)),
            note_tip=unconfirmed_text(reasons) if reasons else "",
            pad=by_mouse and state.stage is Stage.BETS,
            locked=self.manner.is_quiz,
        )

    def _marked(
        self, state: DrillState, after: After, feedback: Feedback
    ) -> tuple[FeltState, SheetState]:
        """Felt and sheet with the marks; their pictures are loaded with the first one."""
        from dealer_trainer.presentation.table.feedback import (  # noqa: PLC0415 -- see above
            feedback_sheet,
        )
        from dealer_trainer.presentation.table.marked_felt import (  # noqa: PLC0415 -- see above
            marked_felt,
        )

        reasons, house = self._doubts(state.layout), self._session.house
        notes = (after.note, unconfirmed_text(reasons) if reasons else "")
        note = "\n".join(filter(None, notes))
        return marked_felt(feedback, house), feedback_sheet(feedback, house, after, note)


def banner_text(session: TableSession) -> str:
    """Why the store refuses what was answered; who wants to leave is told what is lost."""
    if session.fault is None:
        return ""
    told = store_fault_text(session.fault)
    return f"{told} {not_kept_text()}" if session.leaving else told


def _cover(*, asks: bool, paused: bool) -> CoverState | None:
    """What covers the table, if anything does."""
    enter = pgettext("key", "Enter")
    if asks:
        # Only who takes a quiz waits for its words.
        from dealer_trainer.text.quizzes import leave_question, no_pause_text  # noqa: PLC0415 -- see above

        stay = ButtonState(_("Go on with the quiz"), enter, primary=True)
        buttons = (("stay", stay), ("leave_now", ButtonState(_("Leave and end the quiz"))))
        return CoverState(leave_question(), no_pause_text(), buttons, asks=True)
    if paused:
        resume = ButtonState(_("Go on"), enter, primary=True)
        still = _("The clock stands still; all answers are kept.")
        return CoverState(_("Pause"), still, (("resume", resume),))
    return None
