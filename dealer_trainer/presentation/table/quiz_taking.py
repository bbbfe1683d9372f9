"""What the table page shows of a quiz: no mark, no reason, and a lock with one sentence."""

from __future__ import annotations

from dataclasses import replace

from dealer_trainer.presentation.table.entry import Aside, entry_sheet
from dealer_trainer.presentation.table.felt import entry_felt
from dealer_trainer.presentation.table.state import BarState, KeyRow, Manner, PageState
from dealer_trainer.presentation.table.words import table_description
from dealer_trainer.text.amounts import clock_shown
from dealer_trainer.text.houses import house_name
from dealer_trainer.text.language import _
from dealer_trainer.text.quizzes import last_minute_text, quiz_name, round_text
from dealer_trainer.text.store_faults import store_fault_text
from dealer_trainer.training.drill.state import DrillState, Stage
from dealer_trainer.training.errors import StoreError
from dealer_trainer.training.preferences import Preferences
from dealer_trainer.training.quiz.definition import Timing
from dealer_trainer.training.quiz.step import QuizState, RoundEnding

_KEY_ROWS = {
    Stage.PICK_FIVE: KeyRow.PICKING,
    Stage.NAME_DEALER: KeyRow.NAMING,
    Stage.NAME_BOX: KeyRow.NAMING,
    Stage.QUALIFY: KeyRow.CALLING,
    Stage.BETS: KeyRow.BETS,
    Stage.SUBMIT: KeyRow.SUBMIT,
}
_SECOND = 1000


def quiz_page(
    state: QuizState,
    drill: DrillState,
    preferences: Preferences,
    fault: StoreError | None,
    *,
    by_mouse: bool = False,
    pay_tables: bool = False,
) -> PageState:
    """The whole page, in the language in use."""
    paper = state.paper
    house, definition = paper.house, paper.definition
    sheet = entry_sheet(drill, house, Aside(_note(state, drill), "", by_mouse))
    return PageState(
        bar=BarState(
            title=quiz_name(definition),
            house=house_name(house),
            progress=round_text(state.number + 1, definition.rounds),
            done=state.number,
            count=definition.rounds,
            clock_shown=preferences.clock_shown,
            four_colours=preferences.four_colours,
            can_pause=False,
        ),
        felt=entry_felt(drill, house),
        described=table_description(drill, house),
        sheet=replace(sheet, locked=True),
        keys=KeyRow.PAUSED if state.asks_to_leave else _KEY_ROWS[drill.stage],
        pay_tables=pay_tables,
        banner="" if fault is None else store_fault_text(fault),
        manner=Manner.OPEN_QUIZ if definition.pay_table else Manner.QUIZ,
        asks=state.asks_to_leave,
    )


def _note(state: QuizState, drill: DrillState) -> str:
    before = state.closed[-1] if state.closed else None
    if before is not None and before.ending is RoundEnding.TIMED_OUT and not drill.changes:
        return _("The time of round {number} was over. What was confirmed counts.").format(
            number=state.number
        )
    if state.paper.definition.pay_table:
        return _("No answers are shown during the quiz.")
    return _("No answers are shown during the quiz. The pay tables are closed.")


def time_left(state: QuizState) -> tuple[str, str]:
    """The time that is left on the clock, and the warning where it is nearly over."""
    # Rounded up: the last second is shown as one, and nought is over.
    seconds = -(-state.remaining // _SECOND)
    warning = last_minute_text(seconds) if state.warns else ""
    return clock_shown(seconds), warning


def clock_meaning(state: QuizState) -> str:
    """What the clock counts, for its tip."""
    if state.paper.definition.time.timing is Timing.ROUND:
        return _("Time left for this round")
    return _("Time left for the whole quiz")
