"""The drill: a pure machine. ``step`` decides what is asked next, what Enter does, undo, when all
is done.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Final, assert_never

from dealer_trainer.rules.money import PUSH, TAKE, Action, Answer, amount_text, pay
from dealer_trainer.training.drill.intents import (
    Back,
    Choose,
    Clear,
    Confirm,
    Focus,
    FocusBox,
    Intent,
    Next,
    Painted,
    Pause,
    Pick,
    Rub,
    Submit,
    Type,
    Undo,
)
from dealer_trainer.training.drill.state import Change, Draft, DrillState, Phase
from dealer_trainer.training.drill.typed_amount import LONGEST, Hint, parse_typed_amount
from dealer_trainer.training.places import Part, Place
from dealer_trainer.training.sheet import FIVE, five_of

if TYPE_CHECKING:
    from dealer_trainer.rules.cards import Card
    from dealer_trainer.training.grading import Given


def step(state: DrillState, intent: Intent, now: int) -> DrillState:
    """The state after an intent at a clock reading (milliseconds). A submitted layout stays as it
    is.
    """
    if state.phase is Phase.SUBMITTED:
        return state
    state = _clocked(state, now)
    match intent:
        case Painted():
            return replace(state, phase=Phase.ANSWERING, read_at=now)
        case Pause():
            return replace(state, phase=Phase.PAUSED)
        case _ if state.phase is not Phase.ANSWERING:
            return state
        case Submit():
            return _submitted(state)
        case Undo():
            return _undone(state)
        case Type() | Rub() | Clear() | Choose() | Pick():
            return _edited(replace(state, hint=None), intent)
        case Confirm() | Next() | Back() | Focus() | FocusBox():
            return _moved(replace(state, hint=None), intent)
    assert_never(intent)


def _clocked(state: DrillState, now: int) -> DrillState:
    """The time since the last intent goes to the box in focus; none passes while waiting or
    paused.
    """
    if state.phase is not Phase.ANSWERING:
        return replace(state, read_at=now)
    spent = max(0, now - state.read_at)
    times = state.times
    if state.focus is not None:
        owner = state.focus.box
        times = _with_time(times, owner, state.owner_time(owner) + spent)
    return replace(state, times=times, milliseconds=state.milliseconds + spent, read_at=now)


def _with_time(
    times: tuple[tuple[int | None, int], ...], owner: int | None, total: int
) -> tuple[tuple[int | None, int], ...]:
    return (*(entry for entry in times if entry[0] != owner), (owner, total))


def _edited(state: DrillState, intent: Type | Rub | Clear | Choose | Pick) -> DrillState:
    """The draft at the focus after a key or a pick."""
    match intent:
        case Type(character):
            return _typed(state, character)
        case Pick(card):
            return _picked(state, card)
        case Rub():
            return _rubbed(state)
        case Clear():
            return _changed(replace(state, draft=None), state.focus, None)
        case Choose(place, value):
            if place not in state.fields:
                return state
            if place != state.focus:
                state = _settled(state)
                if state.hint is not None:
                    return state
            return replace(state, focus=place, draft=value)


def _typed(state: DrillState, character: str) -> DrillState:
    if state.focus is None or not state.focus.is_wager:
        return state
    typed = _written(state.draft)
    if len(typed) >= LONGEST:
        return replace(state, hint=Hint.TOO_LONG)
    typed += character
    # What no further key can make an amount is told while it is being typed.
    spoiled = parse_typed_amount(typed) is Hint.OTHER_CHARACTERS
    return replace(state, draft=typed, hint=Hint.OTHER_CHARACTERS if spoiled else None)


_SIGNS: Final = {TAKE: "-", PUSH: "="}
"""The answers that are given by a sign alone, as they are typed."""


def _written(draft: Draft | None) -> str:
    """What stands in the field; a digit after the sign of a take makes -5, which is none."""
    if isinstance(draft, Answer):
        return _SIGNS.get(draft, "")
    return draft if isinstance(draft, str) else ""


def _picked(state: DrillState, card: Card) -> DrillState:
    """A card more among the picked ones, or one less."""
    if state.focus is None or state.focus.part is not Part.FIVE or card not in state.seven:
        return state
    picked = state.picked
    if card in picked:
        return replace(state, draft=tuple(each for each in picked if each != card))
    if len(picked) == FIVE:
        return replace(state, hint=Hint.FIVE_PICKED)
    return replace(state, draft=(*picked, card))


def _rubbed(state: DrillState) -> DrillState:
    if state.focus is not None and state.focus.part is Part.FIVE:
        picked = state.picked[:-1]
        return (
            replace(state, draft=picked)
            if picked
            else _changed(replace(state, draft=None), state.focus, None)
        )
    shown: Draft | Given | None = state.draft
    if shown is None and state.focus is not None:
        shown = state.answer(state.focus)
    if isinstance(shown, Answer) and shown.action is Action.PAY:
        shown = amount_text(shown.amount)
    if isinstance(shown, str) and len(shown) > 1:
        left = shown[:-1]
        signs = {sign: answer for answer, sign in _SIGNS.items()}
        return replace(state, draft=signs.get(left, left))
    return _changed(replace(state, draft=None), state.focus, None)


def _settled(state: DrillState) -> DrillState:
    """The draft becomes the answer; an amount that is none stays where it is, with a hint."""
    draft, place = state.draft, state.focus
    if draft is None or place is None:
        return state
    if isinstance(draft, str):
        amount = parse_typed_amount(draft)
        if isinstance(amount, Hint):
            return replace(state, hint=amount)
        draft = pay(amount)
    if isinstance(draft, tuple):
        if len(draft) != FIVE:
            return replace(state, hint=Hint.PICK_FIVE)
        return _changed(replace(state, draft=None), place, five_of(draft))
    return _changed(replace(state, draft=None), place, draft)


def _changed(state: DrillState, place: Place | None, value: Given | None) -> DrillState:
    """The answer at a place is now this (nothing clears it); the change is kept for the store and
    for undo.
    """
    if place is None or state.answer(place) == value:
        return state
    if value is None:
        answers = tuple(entry for entry in state.answers if entry[0] != place)
    elif state.answer(place) is None:
        answers = (*state.answers, (place, value))
    else:
        answers = tuple((p, value if p == place else old) for p, old in state.answers)
    change = Change(place, value, place.box, state.owner_time(place.box), state.milliseconds)
    return replace(
        state,
        answers=answers,
        changes=(*state.changes, change),
        undoable=(*state.undoable, state.answers),
    )


def _undone(state: DrillState) -> DrillState:
    """The last confirmed change is taken back and its question has the focus again."""
    if state.draft is not None:
        return replace(state, draft=None, hint=None)
    if not state.undoable:
        return state
    before = state.undoable[-1]
    places = [place for place, _ in (*before, *state.answers)]
    focus = next(p for p in places if dict(before).get(p) != dict(state.answers).get(p))
    change = Change(None, None, focus.box, state.owner_time(focus.box), state.milliseconds)
    return replace(
        state,
        answers=before,
        focus=focus,
        hint=None,
        changes=(*state.changes, change),
        undoable=state.undoable[:-1],
    )


def _moved(state: DrillState, intent: Confirm | Next | Back | Focus | FocusBox) -> DrillState:
    settled = _settled(state)
    if settled.hint is not None:
        return settled
    fields = settled.fields
    at = fields.index(settled.focus) if settled.focus is not None else len(fields)
    match intent:
        case Confirm():
            if settled.focus is None:
                return _submitted(settled)
            if settled.answer(settled.focus) is None:
                return replace(settled, hint=Hint.NEEDS_ANSWER)
            return replace(settled, focus=_after(settled, at))
        case Next():
            return replace(settled, focus=fields[at + 1] if at + 1 < len(fields) else None)
        case Back():
            return replace(settled, focus=fields[max(0, at - 1)])
        case Focus(place):
            return replace(settled, focus=place) if place in fields else settled
        case FocusBox(number):
            places = [place for place in fields if place.box == number]
            open_places = [place for place in places if place in settled.gaps]
            return replace(settled, focus=next(iter(open_places or places), settled.focus))


def _after(state: DrillState, at: int) -> Place | None:
    """Where Enter leads: to what is open; over a sheet that is to be corrected, place by place."""
    if not state.shown:
        return _next_gap(state, at)
    return state.fields[at + 1] if at + 1 < len(state.fields) else None


def _next_gap(state: DrillState, at: int) -> Place | None:
    """The next open question in the order of work, then the first that was passed over, then
    none.
    """
    gaps = state.gaps
    return next(
        (place for place in state.fields[at + 1 :] if place in gaps), next(iter(gaps), None)
    )


def _submitted(state: DrillState) -> DrillState:
    settled = _settled(state)
    if settled.hint is not None:
        return settled
    if settled.gaps:
        return replace(settled, focus=settled.gaps[0], hint=Hint.GAP_LEFT)
    return replace(settled, phase=Phase.SUBMITTED, focus=None)


def replay(state: DrillState, changes: Iterable[Change]) -> DrillState:
    """A layout as it was left: the kept changes again, the clock standing where it stood; it waits
    to be painted.
    """
    for change in changes:
        state = replace(
            state,
            times=_with_time(state.times, change.owner, change.owner_milliseconds),
            milliseconds=change.milliseconds,
            draft=None,
        )
        state = (
            _undone(state) if change.place is None else _changed(state, change.place, change.value)
        )
    return replace(state, focus=state.gaps[0] if state.gaps else None)
