"""The sheet while a layout is being settled: what the machine's state shows."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from dealer_trainer.presentation.sheet import (
    Body,
    ButtonState,
    SheetState,
    TileSign,
    TileState,
)
from dealer_trainer.presentation.table.naming import box_naming, dealer_line, dealer_naming
from dealer_trainer.presentation.table.words import (
    asked_boxes,
    box_of,
    box_word,
)
from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.money import PUSH
from dealer_trainer.text.bets import (
    bet_label,
    box_name,
)
from dealer_trainer.text.language import _, pgettext
from dealer_trainer.training.drill.intents import Confirm
from dealer_trainer.training.drill.state import Draft, DrillState, Stage
from dealer_trainer.training.drill.step import step
from dealer_trainer.training.places import (
    Part,
    Place,
)
from dealer_trainer.training.sheet import FIVE

if TYPE_CHECKING:
    from dealer_trainer.rules.house import House


def entry_sheet(state: DrillState, house: House) -> SheetState:
    """The sheet at the question in focus, without what stands beside the answers."""
    return SheetState(
        order=_order(state),
        position=_position(state),
        tiles=tuple(_tile(state, number) for number in range(1, house.boxes + 1)),
        dealer=dealer_line(state, house),
        heading=_heading(state),
        body=_body(state, house),
        note="",
        note_tip="",
        buttons=_buttons(state),
        undo=_("Undo") if state.undoable or state.draft is not None else "",
    )


def _order(state: DrillState) -> str:
    if len(state.layout.boxes) < 2 or not any(place.box for place in state.fields):
        return ""
    if state.shown:
        return _("Go over it from right to left")
    if state.focus is not None and state.focus.box is None:
        return _("Dealer first, then right to left")
    return _("Settle from right to left")


def _position(state: DrillState) -> str:
    if state.focus is None or state.focus.box is None:
        return ""
    order = asked_boxes(state)
    at = order.index(state.focus.box) + 1
    return _("Box {position} of {count}").format(position=at, count=len(order))


def _heading(state: DrillState) -> str:
    if state.focus is None:
        return _("All gone over") if state.shown else _("All answered")
    return _("Dealer's hand") if state.focus.box is None else box_name(state.focus.box)


def _tile(state: DrillState, number: int) -> TileState:
    box = box_of(state.layout, number)
    asked, is_dark = number in asked_boxes(state), box is not None and box.dark
    active = state.focus is not None and state.focus.box == number
    done = asked and _is_done(state, number)
    word = "" if active or is_dark else box_word(box)
    sign = TileSign.NONE
    if active:
        sign = TileSign.DOTS
    elif done:
        sign = TileSign.DONE
    elif is_dark:
        sign = TileSign.MOON
    elif asked and not word:
        sign = TileSign.DOT
    now = ""
    if active:
        now = pgettext("box", "active")
    elif asked:
        now = _state_word(state, done)
    return TileState(
        number=number,
        occupied=box is not None,
        active=active,
        sign=sign,
        word=word,
        spoken=", ".join(filter(None, (box_name(number), box_word(box), now))),
    )


def _is_done(state: DrillState, number: int) -> bool:
    """Whether a box is answered; of a settled layout, whether something of it was corrected."""
    if not state.shown:
        return state.is_done(number)
    from dealer_trainer.training.error_spotting.session import corrections  # noqa: PLC0415 -- no start waits for it

    return any(place.box == number for place in corrections(state))


def _state_word(state: DrillState, done: bool) -> str:
    if state.shown:
        return pgettext("box", "corrected") if done else pgettext("box", "as it was settled")
    return pgettext("box", "entered") if done else pgettext("box", "waiting")


def submit_text(state: DrillState) -> str:
    """What handing the layout in says."""
    if not state.shown:
        return _("Submit layout")
    from dealer_trainer.text.marks import corrections_text  # noqa: PLC0415 -- no start waits
    from dealer_trainer.training.error_spotting.session import corrections  # noqa: PLC0415 -- no start waits

    return corrections_text(len(corrections(state)))


def _body(state: DrillState, house: House) -> Body:
    match state.stage:
        case Stage.PICK_FIVE:
            # Only who picks cards waits for it.
            from dealer_trainer.presentation.table.naming import (  # noqa: PLC0415 -- see above
                picking,
            )

            return picking(state)
        case Stage.NAME_DEALER | Stage.QUALIFY:
            return dealer_naming(state, house)
        case Stage.NAME_BOX:
            return box_naming(state, house)
        case Stage.BETS | Stage.SUBMIT:
            return _bets(state, house)


def _bets(state: DrillState, house: House) -> Body:
    # What is named comes first: no start waits for the bets.
    from dealer_trainer.presentation.table.bets import (  # noqa: PLC0415 -- see above
        bets_body,
        check_body,
    )

    return (bets_body if state.stage is Stage.BETS else check_body)(state, house)


def _fallback(state: DrillState, place: Place) -> Draft:
    match place.part:
        case Part.FIVE:
            return state.seven[:FIVE]
        case Part.CATEGORY:
            return Category.HIGH_CARD
        case Part.QUALIFIES:
            return True
        case _:
            return PUSH


def _after_enter(state: DrillState) -> Place | None:
    """Where Enter leads once the question in focus is answered."""
    place = state.focus
    if place is None:
        return None
    after = step(state, Confirm(), state.read_at)
    if after.hint is not None or after.focus == place:
        answered = replace(state, draft=_fallback(state, place), hint=None)
        after = step(answered, Confirm(), state.read_at)
    return after.focus


def enter_text(state: DrillState) -> str:
    """What Enter does, as the primary button says it."""
    place, then = state.focus, _after_enter(state)
    if place is None:
        return submit_text(state)
    if then is None:
        return _("Next: look over and submit")
    if then.box == place.box:
        if place.part is Part.FIVE:
            return _("Confirm the five cards")
        if place.part is Part.CATEGORY and not state.shown:
            return _("Confirm the hand")
        if then.bet is not None:
            return _("Next: {bet}").format(bet=bet_label(then.bet))
        return _("Next: name the hand")
    if then.box is None:
        return _("Next: the dealer's hand")
    return _("Continue to box {number}").format(number=then.box)


def _buttons(state: DrillState) -> tuple[tuple[str, ButtonState], ...]:
    key = pgettext("key", "Enter")
    if state.focus is None:
        return (("submit", ButtonState(submit_text(state), key, primary=True)),)
    confirm = ("confirm", ButtonState(enter_text(state), key, primary=True))
    submit = ("submit", ButtonState(submit_text(state), faint=bool(state.gaps)))
    return (confirm, submit) if state.stage is Stage.BETS or not state.gaps else (confirm,)
