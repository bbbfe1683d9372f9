"""Spot the mistake: a layout settled by someone is gone over, and what is wrong is put right.

It is the drill's own machine, the sheet already filled in. Handing it in unchanged declares it
clean.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from dealer_trainer.rules.money import pay
from dealer_trainer.training.drill.state import Change, Draft, DrillState, start_layout
from dealer_trainer.training.drill.step import replay
from dealer_trainer.training.drill.typed_amount import Hint, parse_typed_amount
from dealer_trainer.training.sheet import given_answer

if TYPE_CHECKING:
    from dealer_trainer.rules.layout import Layout
    from dealer_trainer.training.grading import Given
    from dealer_trainer.training.places import Place
    from dealer_trainer.training.sheet import Sheet


def start_spotting(layout: Layout, asked: tuple[Place, ...], shown: Sheet) -> DrillState:
    """A settled layout that waits to be painted. What stands on it are its first changes, so that
    the store keeps what was shown.
    """
    given = ((place, given_answer(shown, place)) for place in asked)
    answers = tuple((place, answer) for place, answer in given if answer is not None)
    return replace(
        start_layout(layout, asked),
        answers=answers,
        shown=answers,
        changes=tuple(Change(place, answer, place.box, 0, 0) for place, answer in answers),
    )


def resume_spotting(
    layout: Layout, asked: tuple[Place, ...], changes: Iterable[Change]
) -> DrillState:
    """A settled layout as it was left: what was shown first, then what was corrected."""
    changes = tuple(changes)
    count = len(asked)
    answers = tuple(
        (change.place, change.value)
        for change in changes[:count]
        if change.place is not None and change.value is not None
    )
    state = start_layout(layout, asked)
    state = replace(state, answers=answers, shown=answers, changes=changes[:count])
    first = state.focus
    return replace(replay(state, changes[count:]), focus=first)


def corrections(state: DrillState) -> tuple[Place, ...]:
    """The answers that are no longer as they were shown, in the order of work; what is being typed
    counts already.
    """
    if not state.shown:
        return ()
    shown = dict(state.shown)
    return tuple(place for place in state.fields if _stands(state, place) != shown.get(place))


def _stands(state: DrillState, place: Place) -> Draft | Given | None:
    """What stands at a place now."""
    if place != state.focus or state.draft is None:
        return state.answer(place)
    if isinstance(state.draft, str):
        amount = parse_typed_amount(state.draft)
        return state.draft if isinstance(amount, Hint) else pay(amount)
    return state.draft
