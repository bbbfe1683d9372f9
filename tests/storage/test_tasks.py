"""Drills in which five cards are picked first, or a settled layout is gone over, on the disk."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from dealer_trainer.rules.house import fingerprint
from dealer_trainer.rules.money import PUSH, TAKE
from dealer_trainer.rules.settlement import settle
from dealer_trainer.storage.codec.round_fields import read_plan
from dealer_trainer.storage.codec.stored import plan_text, written_json
from dealer_trainer.storage.sqlite.store import Store, open_store
from dealer_trainer.training.drill.intents import Choose, Confirm, Focus, Painted, Pick, Submit
from dealer_trainer.training.drill.plan import DrillPlan, Round, Task
from dealer_trainer.training.drill.state import DrillState, start_layout
from dealer_trainer.training.drill.step import replay, step
from dealer_trainer.training.drill.summary import summarise
from dealer_trainer.training.error_spotting.layouts import settled_layout, spotting_places
from dealer_trainer.training.error_spotting.session import resume_spotting, start_spotting
from dealer_trainer.training.error_spotting.verdict import SpottingTally
from dealer_trainer.training.marked import mark_layout
from dealer_trainer.training.places import DEALER_FIVE, asked_places, with_five
from dealer_trainer.training.ports import Trainee
from dealer_trainer.training.sheet import five_of
from tests.storage.played import AT, HOUSES, layouts_of

LATVIA = HOUSES["lv-ultimate"]


@pytest.fixture
def store(data_folder: Path) -> Iterator[Store]:
    store = open_store(data_folder, AT)
    yield store
    store.close()


@pytest.fixture
def anna(store: Store) -> Trainee:
    return store.trainees.add_trainee("Anna", AT)


@pytest.mark.parametrize("task", Task)
def test_a_plan_is_read_back_with_its_task_and_one_without_settles(task: Task) -> None:
    plan = DrillPlan("lv-ultimate", 7, task=task)
    assert read_plan(plan_text(plan)) == plan
    older = json.loads(plan_text(plan))
    del older["task"]
    assert read_plan(written_json(older)).task is Task.SETTLE


def test_picked_cards_are_kept_while_a_round_is_open_and_after(store: Store, anna: Trainee) -> None:
    layout = layouts_of(LATVIA, 1)[0]
    asked = with_five(asked_places(layout, LATVIA), layout, LATVIA)
    drill = store.drills.start_drill(anna, DrillPlan(LATVIA.id, 7, task=Task.FIVE_FIRST), AT)
    shown = store.drills.open_round(drill, 0, layout, LATVIA, asked, AT)
    state = step(start_layout(layout, asked), Painted(), 0)
    best = settle(layout, LATVIA).dealer.cards
    for card in best:
        state = step(state, Pick(card), 0)
    state = step(state, Confirm(), 0)
    store.drills.keep_changes(shown.id, state.changes, 0)
    left = store.drills.unfinished(anna)
    assert left is not None
    assert left.open_round is not None
    again = replay(start_layout(layout, left.open_round.asked), left.open_round.changes)
    assert again.answer(DEALER_FIVE) == five_of(best)
    played = _played(again)
    store.drills.submit_round(shown.id, played, AT)
    assert store.drills.rounds(drill) == (played,)


def _played(state: DrillState) -> Round:
    marked = mark_layout(state, LATVIA)
    return Round(
        0,
        state.layout,
        fingerprint(LATVIA),
        marked.kept_places,
        marked.sheet,
        marked.kept_report,
        marked.money,
    )


@pytest.mark.parametrize("mistakes", [0, 1, 2])
def test_a_settled_layout_is_gone_on_with_and_kept_with_what_was_shown(
    store: Store, anna: Trainee, mistakes: int
) -> None:
    seed = next(n for n in range(100) if len(settled_layout(LATVIA, n, 0).slips) == mistakes)
    settled = settled_layout(LATVIA, seed, 0)
    drill = store.drills.start_drill(anna, DrillPlan(LATVIA.id, seed, task=Task.SPOT), AT)
    asked = spotting_places(settled.layout, LATVIA)
    shown = store.drills.open_round(drill, 0, settled.layout, LATVIA, asked, AT)
    state = step(start_spotting(settled.layout, asked, settled.sheet), Painted(), 0)
    place = next(place for place in asked if place.is_wager)
    other = PUSH if state.answer(place) == TAKE else TAKE
    for intent in (Focus(place), Choose(place, other), Confirm()):
        state = step(state, intent, 0)
    store.drills.keep_changes(shown.id, state.changes, 0)
    left = store.drills.unfinished(anna)
    assert left is not None
    assert left.open_round is not None
    assert left.plan.task is Task.SPOT
    again = resume_spotting(settled.layout, left.open_round.asked, left.open_round.changes)
    assert (again.answers, again.shown) == (state.answers, state.shown)
    played = _played(step(step(again, Painted(), 0), Submit(), 0))
    store.drills.submit_round(shown.id, played, AT)
    kept = store.drills.rounds(drill)
    assert kept == (played,)
    assert summarise(kept, LATVIA).spotted is not None


def test_a_clean_layout_declared_clean_is_kept_without_marks(store: Store, anna: Trainee) -> None:
    seed = next(n for n in range(100) if not settled_layout(LATVIA, n, 0).slips)
    settled = settled_layout(LATVIA, seed, 0)
    drill = store.drills.start_drill(anna, DrillPlan(LATVIA.id, seed, task=Task.SPOT), AT)
    asked = spotting_places(settled.layout, LATVIA)
    shown = store.drills.open_round(drill, 0, settled.layout, LATVIA, asked, AT)
    state = step(start_spotting(settled.layout, asked, settled.sheet), Painted(), 0)
    played = _played(step(state, Submit(), 0))
    store.drills.submit_round(shown.id, played, AT)
    assert store.drills.rounds(drill) == (played,)
    summary = summarise(store.drills.rounds(drill), LATVIA)
    assert summary.spotted == SpottingTally(declared_clean=1, clean=1)
