"""What the drill page shows of a sitting."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dealer_trainer.presentation.table.entry import Aside, entry_sheet
from dealer_trainer.presentation.table.felt import entry_felt
from dealer_trainer.presentation.table.state import BarState, KeyRow, PageState
from dealer_trainer.presentation.table.words import (
    progress_text,
    table_description,
    unconfirmed_note,
    unconfirmed_reasons,
    unconfirmed_text,
)
from dealer_trainer.text.amounts import clock_shown
from dealer_trainer.text.houses import house_name
from dealer_trainer.text.store_faults import not_kept_text, store_fault_text
from dealer_trainer.training.drill.state import Phase, Stage

if TYPE_CHECKING:
    from dealer_trainer.presentation.felt import FeltState
    from dealer_trainer.presentation.sheet import SheetState
    from dealer_trainer.presentation.table.drill_session import DrillSession
    from dealer_trainer.presentation.table.marked import Marked
    from dealer_trainer.training.preferences import Preferences

_KEY_ROWS = {
    Stage.PICK_FIVE: KeyRow.PICKING,
    Stage.NAME_DEALER: KeyRow.NAMING,
    Stage.NAME_BOX: KeyRow.NAMING,
    Stage.QUALIFY: KeyRow.CALLING,
    Stage.BETS: KeyRow.BETS,
    Stage.SUBMIT: KeyRow.SUBMIT,
}


def page_state(
    sitting: DrillSession, preferences: Preferences, by_mouse: bool, pay_tables: bool
) -> PageState:
    """The whole page, in the language in use."""
    state, marked, house = sitting.state, sitting.marked, sitting.desk.house
    if marked is None:
        felt = entry_felt(state, house)
        sheet = entry_sheet(state, house, _aside(sitting, by_mouse))
        keys = KeyRow.PAUSED if state.phase is Phase.PAUSED else _KEY_ROWS[state.stage]
    else:
        felt, sheet = _marked(sitting, marked)
        keys = KeyRow.FEEDBACK if marked.walk is None else KeyRow.WALKING
    return PageState(
        bar=_bar(sitting, preferences),
        felt=felt,
        described=table_description(state, house),
        sheet=sheet,
        keys=keys,
        paused=state.phase is Phase.PAUSED,
        pay_tables=pay_tables,
        banner=_banner(sitting),
    )


def _banner(sitting: DrillSession) -> str:
    if sitting.fault is None:
        return ""
    told = store_fault_text(sitting.fault)
    return f"{told} {not_kept_text()}" if sitting.leaving else told


def times(sitting: DrillSession, preferences: Preferences) -> tuple[str, str]:
    """The clock of the layout, and that of the box or the dealer at work."""
    state = sitting.state
    now = sitting.desk.clock.milliseconds()
    running = max(0, now - state.read_at) if state.phase is Phase.ANSWERING else 0
    total = clock_shown((state.milliseconds + running) / 1000)
    if state.focus is None or not preferences.clock_shown:
        return total, ""
    return total, clock_shown((state.owner_time(state.focus.box) + running) / 1000)


def _aside(sitting: DrillSession, by_mouse: bool) -> Aside:
    """The note while answering: the reason stands in its tip, not to take the answers' room."""
    reasons = unconfirmed_reasons(sitting.unconfirmed)
    note = unconfirmed_note() if reasons else ""
    if sitting.note:
        note = f"{sitting.note}. {note}" if note else sitting.note
    tip = unconfirmed_text(reasons) if reasons else ""
    return Aside(note, tip, by_mouse)


def _marked(sitting: DrillSession, marked: Marked) -> tuple[FeltState, SheetState]:
    """Felt and sheet with the marks; their pictures are loaded with the first one."""
    from dealer_trainer.presentation.table.feedback import (  # noqa: PLC0415 -- see above
        After,
        feedback_sheet,
    )
    from dealer_trainer.presentation.table.marked_felt import (  # noqa: PLC0415 -- see above
        marked_felt,
    )

    reasons, house = unconfirmed_reasons(sitting.unconfirmed), sitting.desk.house
    notes = (sitting.note_after, unconfirmed_text(reasons) if reasons else "")
    after = After("\n".join(filter(None, notes)), sitting.is_last, sitting.count is None)
    return marked_felt(marked, house), feedback_sheet(marked, house, after)


def _bar(sitting: DrillSession, preferences: Preferences) -> BarState:
    desk = sitting.desk
    return BarState(
        title=sitting.title,
        house=house_name(desk.house),
        progress=progress_text(sitting.behind + 1, sitting.count),
        done=sitting.behind,
        count=sitting.count,
        clock_shown=preferences.clock_shown,
        four_colours=preferences.four_colours,
        can_pause=sitting.state.phase is Phase.ANSWERING,
        leave_tip=sitting.leave_tip,
    )
