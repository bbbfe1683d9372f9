from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

from dealer_trainer.training.box_records import TurnKind, background_of
from dealer_trainer.training.drill.intents import Painted
from dealer_trainer.training.recording import (
    Known,
    RoundOutcome,
    SkillMemory,
    count_of,
    round_outcome,
    sprint_outcome,
)
from dealer_trainer.training.review.mistakes import Limits, Origin
from dealer_trainer.training.skills.levels import MEASURED, REMEMBERED, Level, Recent
from dealer_trainer.training.skills.skill import Skill
from dealer_trainer.training.sprint.questions import SprintKind
from dealer_trainer.training.sprint.step import ready_sprint, step_sprint
from tests.storage.played import AT, play
from tests.training.layouts import EXAMPLE, LATVIA

PLAYED = play(EXAMPLE, LATVIA)
NOTHING_SLOW = Limits(dict.fromkeys(TurnKind))


def outcome_of(known: Known) -> RoundOutcome:
    background = background_of(EXAMPLE, LATVIA, PLAYED.asked)
    return round_outcome(PLAYED, background, {}, AT, known)


def test_every_wrong_turn_of_a_round_becomes_a_mistake_that_is_due_later() -> None:
    new = outcome_of(Known(NOTHING_SLOW)).mistakes
    assert new is not None
    wrong = {mark.place.box or 0 for mark in PLAYED.report.marks if not mark.right}
    assert {each.turn.owner for each in new.failed} == wrong
    assert (new.origin, new.house, new.failed_at) == (Origin.DRILL, LATVIA.id, AT)
    assert timedelta(0) < new.due_at - AT < timedelta(days=7)


def test_a_right_turn_is_a_mistake_only_where_it_was_slow() -> None:
    right = replace(PLAYED, report=replace(PLAYED.report, marks=()))
    background = background_of(EXAMPLE, LATVIA, PLAYED.asked)
    assert round_outcome(right, background, {}, AT, Known(NOTHING_SLOW)).mistakes is None
    slow = outcome_of(Known(Limits(dict.fromkeys(TurnKind, 0)))).mistakes
    assert slow is not None
    assert {each.turn.owner for each in slow.failed if not each.wrong}


def test_a_round_is_counted_with_its_slips() -> None:
    outcome = outcome_of(Known(NOTHING_SLOW))
    assert outcome.count == count_of(PLAYED)
    assert outcome.count.asked == PLAYED.report.asked
    assert sum(outcome.slips.values()) == sum(len(mark.slips) for mark in PLAYED.report.marks)


def test_skills_remember_new_answers_behind_the_old_and_lose_no_level() -> None:
    old = SkillMemory((Recent(True, 1),) * REMEMBERED, Level.MASTERED)
    learnt = outcome_of(Known(NOTHING_SLOW, {Skill.DEALER: old})).learnt
    memory = learnt.skills[Skill.DEALER]
    assert len(memory.recent) == REMEMBERED
    assert memory.recent[-1].milliseconds is None
    assert memory.reached is Level.MASTERED
    fresh = outcome_of(Known(NOTHING_SLOW)).learnt.skills[Skill.DEALER]
    assert fresh.reached is Level.BEGUN
    assert memory.recent[-len(fresh.recent) :] == fresh.recent
    assert {tried.kept for tried in learnt.traps} == {MEASURED}


def test_a_sprint_without_answers_changes_nothing_but_may_be_a_record() -> None:
    state = step_sprint(ready_sprint(SprintKind.NAME, LATVIA, 7), Painted(), 0)
    outcome = sprint_outcome(state, None, AT, Known(NOTHING_SLOW))
    assert not outcome.mistakes
    assert not outcome.learnt.skills
    assert not outcome.learnt.traps
    assert outcome.result.score == 0
