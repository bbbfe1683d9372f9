from __future__ import annotations

import io
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest

from dealer_trainer.rules.house import GameName
from dealer_trainer.rules.layout import Layout
from dealer_trainer.rules.settlement import settle
from dealer_trainer.storage.codec.exported_round import read_lines
from dealer_trainer.storage.sqlite.drills import DrillRepository
from dealer_trainer.storage.sqlite.exchange import Exchange
from dealer_trainer.storage.sqlite.mistakes import MistakeRepository
from dealer_trainer.storage.sqlite.sprints import SprintRepository
from dealer_trainer.storage.sqlite.store import Store, open_store
from dealer_trainer.training.box_records import TurnKind, background_of, count_round
from dealer_trainer.training.drill.intents import Painted
from dealer_trainer.training.drill.plan import DrillPlan, Round
from dealer_trainer.training.drill.state import Change
from dealer_trainer.training.grading import grade, money_errors
from dealer_trainer.training.places import Place, asked_places
from dealer_trainer.training.ports import Trainee
from dealer_trainer.training.review.mistakes import Limits, Mistake, Origin
from dealer_trainer.training.review.repetition import LONGEST_DAYS, Recall
from dealer_trainer.training.review.session import (
    LayoutCase,
    QuestionCase,
    ReviewOutcome,
    start_review,
)
from dealer_trainer.training.sheet import BoxAnswer, DealerAnswer, Sheet
from dealer_trainer.training.skills.levels import Level
from dealer_trainer.training.skills.skill import Skill
from dealer_trainer.training.sprint.questions import SprintKind, WhoWinsQuestion
from dealer_trainer.training.sprint.step import Give, SprintState, ready_sprint, step_sprint
from dealer_trainer.training.statistics.progress import work_out
from tests.storage.played import AT, HOUSES, changes_of, layouts_of, play

LATVIA = HOUSES["lv-ultimate"]
RIGA = timezone(timedelta(hours=2))


def in_riga(at: datetime) -> datetime:
    return at.astimezone(RIGA)


@pytest.fixture
def store(data_folder: Path) -> Iterator[Store]:
    opened = open_store(data_folder, AT)
    opened.drills = DrillRepository(opened.database, in_riga)
    opened.mistakes = MistakeRepository(opened.database, in_riga)
    opened.sprints = SprintRepository(opened.database, in_riga)
    yield opened
    opened.close()


@pytest.fixture
def anna(store: Store) -> Trainee:
    return store.trainees.add_trainee("Anna", AT)


def right_round(layout: Layout, index: int) -> Round:
    settlement = settle(layout, LATVIA)
    boxes = tuple(
        BoxAnswer(
            box.box.number,
            box.hand.category,
            tuple((bet.bet, bet.answer) for bet in box.bets),
            9_000,
        )
        for box in settlement.boxes
    )
    dealer = DealerAnswer(settlement.dealer.category, settlement.opens, 2_000)
    sheet = Sheet(dealer, boxes, 2_000 + 9_000 * len(boxes))
    asked = asked_places(layout, LATVIA)
    report = grade(layout, LATVIA, settlement, sheet, asked)
    played = play(layout, LATVIA, index)
    return replace(played, sheet=sheet, report=report, money=money_errors(report, settlement))


def keep(store: Store, trainee: Trainee, rounds: list[Round], at: datetime = AT) -> None:
    drill = store.drills.start_drill(trainee, DrillPlan("lv-ultimate", 7), at)
    for number, played in enumerate(rounds):
        shown = store.drills.open_round(drill, number, played.layout, LATVIA, played.asked, at)
        store.drills.keep_changes(shown.id, changes_of(played), 0)
        store.drills.submit_round(shown.id, played, at)
    store.drills.finish_drill(drill, at)


def some(count: int, seed: int = 7) -> list[Round]:
    layouts = layouts_of(LATVIA, count, seed)
    return [play(layout, LATVIA, at) for at, layout in enumerate(layouts)]


def failed_turns(rounds: list[Round]) -> int:
    return sum(
        len({m.place.box for m in r.report.marks if not m.right and m.place.name != "order"})
        for r in rounds
    )


def test_every_wrong_turn_stands_in_the_list_with_what_it_was(store: Store, anna: Trainee) -> None:
    rounds = some(4)
    store.mistakes.set_limits(anna, Limits(dict.fromkeys(TurnKind)))
    keep(store, anna, rounds)
    mistakes = store.mistakes.mistakes(anna)
    assert len(mistakes) == failed_turns(rounds)
    cases = store.mistakes.cases(mistakes)
    for mistake, case in zip(mistakes, cases, strict=True):
        assert isinstance(case, LayoutCase)
        background = background_of(case.layout, LATVIA, case.asked)
        assert mistake.situations == background.situations[mistake.owner]
        assert mistake.wrong
        assert mistake.failed_at == AT
        assert mistake.failed_at.utcoffset() == timedelta(hours=2)
        marks = [m for m in case.report.marks if m.place.name != "order"]
        wrong = [m for m in marks if (m.place.box or 0) == mistake.owner]
        assert set(mistake.slips) == {slip for mark in wrong for slip in mark.slips}


def test_a_right_turn_over_the_limit_is_a_slow_mistake(store: Store, anna: Trainee) -> None:
    (layout,) = layouts_of(LATVIA, 1)
    store.mistakes.set_limits(anna, Limits({TurnKind.BOX: 8_999, TurnKind.DEALER: None}))
    assert store.mistakes.limits(anna).by_kind[TurnKind.BOX] == 8_999
    keep(store, anna, [right_round(layout, 0)])
    mistakes = store.mistakes.mistakes(anna)
    assert {mistake.owner for mistake in mistakes} == {box.number for box in layout.boxes}
    assert not any(mistake.wrong for mistake in mistakes)


def figures(store: Store, trainee: Trainee) -> tuple[object, ...]:
    practice = store.progress.practice(trainee)
    game = GameName.ULTIMATE
    return practice.stretches, practice.slips, store.progress.skills(trainee, game)


def test_a_review_changes_neither_skills_nor_figures(store: Store, anna: Trainee) -> None:
    keep(store, anna, some(3))
    before = figures(store, anna)
    mistakes = store.mistakes.mistakes(anna)
    run, left = start_review(mistakes, store.mistakes.cases(mistakes), HOUSES.values())
    assert not left
    later = AT + timedelta(days=2)
    while run.current is not None:
        outcomes = [ReviewOutcome(m, Recall.RIGHT, 5_000) for m in run.current.mistakes]
        for kept in store.mistakes.keep_outcomes(outcomes, later):
            assert kept.repaired_at == later
            assert kept.failed_at == AT
            assert kept.due_at > later
        run = run.answered(outcomes)
    assert figures(store, anna) == before
    practice = store.progress.practice(anna)
    assert practice.review_milliseconds == 5_000
    assert practice.other
    assert store.mistakes.count_due(anna, later) == 0
    (kept_answer,) = store.mistakes.repetitions(mistakes[0])
    assert (kept_answer.recall, kept_answer.milliseconds) == (Recall.RIGHT, 5_000)


def test_mistakes_come_due_the_longest_due_first(store: Store, anna: Trainee) -> None:
    assert store.mistakes.next_due(anna) is None
    keep(store, anna, some(1), AT)
    keep(store, anna, some(1, 8), AT - timedelta(days=3))
    assert store.mistakes.next_due(anna) == AT - timedelta(days=2)
    later = AT + timedelta(days=1)
    due = store.mistakes.due(anna, later)
    assert len(due) == store.mistakes.count_due(anna, later) == len(store.mistakes.mistakes(anna))
    assert [m.due_at for m in due] == sorted(m.due_at for m in due)


def sprint_of(right: int, wrong: int, seed: int = 1) -> SprintState:
    state = step_sprint(ready_sprint(SprintKind.WHO_WINS, LATVIA, seed), Painted(), 0)
    for number in range(right + wrong):
        question = state.question
        assert isinstance(question, WhoWinsQuestion)
        results = [r for r in type(question.expected) if r.value != "fold"]
        given = (
            question.expected
            if number < right
            else next(result for result in results if result is not question.expected)
        )
        state = step_sprint(state, Give(given), 1_000 * (number + 1))
    return state


def test_a_sprint_has_a_record_by_house_and_its_mistakes_go_to_review(
    store: Store, anna: Trainee
) -> None:
    assert store.sprints.record(anna, LATVIA.id, SprintKind.WHO_WINS) is None
    assert store.sprints.keep_sprint(anna, sprint_of(5, 2), AT).is_record
    assert not store.sprints.keep_sprint(anna, sprint_of(5, 0, 2), AT).is_record
    assert store.sprints.record(anna, LATVIA.id, SprintKind.WHO_WINS) == 5
    assert store.sprints.record(anna, "cz-ultimate", SprintKind.WHO_WINS) is None
    mistakes = store.mistakes.mistakes(anna)
    assert [mistake.origin for mistake in mistakes] == [Origin.SPRINT] * 2
    cases = store.mistakes.cases(mistakes)
    for case in cases:
        assert isinstance(case, QuestionCase)
        assert not case.answer.right
    run, _ = start_review(mistakes, cases, (LATVIA,))
    assert len(run.tasks) == 2


def test_sprints_change_skills_but_no_figure_of_drills(store: Store, anna: Trainee) -> None:
    store.sprints.keep_sprint(anna, sprint_of(5, 2), AT)
    practice = store.progress.practice(anna)
    assert (practice.stretches, practice.slips) == ((), ())
    assert len(practice.other) == 1
    standing = store.progress.skills(anna, GameName.ULTIMATE).standings[Skill.COMPARING]
    assert (standing.tries, standing.right) == (7, 5)


def test_neither_review_nor_sprint_touches_a_quiz(store: Store, anna: Trainee) -> None:
    keep(store, anna, some(1))
    tables = ("quizzes", "quiz_rounds", "quiz_changes")

    def held() -> list[object]:
        with store.database.reading() as connection:
            return [connection.execute(f"SELECT * FROM {name}").fetchall() for name in tables]

    before = held()
    store.sprints.keep_sprint(anna, sprint_of(1, 1), AT)
    for mistake in store.mistakes.mistakes(anna):
        store.mistakes.keep_outcomes([ReviewOutcome(mistake, Recall.WRONG, 1)], AT)
    assert held() == before


def test_the_figures_are_the_sums_of_the_rounds(store: Store, anna: Trainee) -> None:
    rounds = some(5)
    keep(store, anna, rounds[:3])
    keep(store, anna, rounds[3:], AT + timedelta(hours=30))
    practice = store.progress.practice(anna)
    found = work_out(practice.stretches, practice.slips, in_riga(AT + timedelta(hours=31)))
    assert found.total.rounds == 5
    assert found.total.asked == sum(r.report.asked for r in rounds)
    assert found.total.right == sum(r.report.right for r in rounds)
    assert found.total.overpaid == sum(r.money.overpaid for r in rounds)
    assert found.total.underpaid == sum(r.money.underpaid for r in rounds)
    assert found.total.round_milliseconds == sum(r.sheet.milliseconds or 0 for r in rounds)
    slips = sum(len(m.slips) for r in rounds for m in r.report.marks)
    assert sum(row.times for row in found.slips) == slips
    assert len(found.days) == 2


def test_skills_are_those_that_the_marks_make(store: Store, anna: Trainee) -> None:
    layouts = layouts_of(LATVIA, 3)
    rounds = [right_round(layout, number) for number, layout in enumerate(layouts)]
    keep(store, anna, rounds)
    skills = store.progress.skills(anna, GameName.ULTIMATE)
    assert set(skills.standings) == set(Skill)
    counted = [
        answer
        for r in rounds
        for answer in count_round(
            r.report, r.sheet, background_of(r.layout, LATVIA, r.asked), {}
        ).answers
    ]
    for skill, standing in skills.standings.items():
        own = [answer for answer in counted if answer.skill is skill]
        assert standing.tries == min(30, len(own)), skill
        assert standing.right == standing.tries
    assert not store.progress.skills(anna, GameName.CASINO_TEXAS).experience.skills


def test_a_level_once_reached_stays_in_the_store(store: Store, anna: Trainee) -> None:
    layouts = layouts_of(LATVIA, 40)
    keep(store, anna, [right_round(layout, number) for number, layout in enumerate(layouts)])
    reached = store.progress.skills(anna, GameName.ULTIMATE).standings[Skill.NAMING].reached
    assert reached >= Level.FIRST
    keep(store, anna, some(40, 9))
    standing = store.progress.skills(anna, GameName.ULTIMATE).standings[Skill.NAMING]
    assert standing.level is Level.BEGUN
    assert standing.reached == reached


def test_answers_keep_the_time_that_each_took(store: Store, anna: Trainee) -> None:
    (layout,) = layouts_of(LATVIA, 1)
    played = right_round(layout, 0)
    fields = [m.place for m in played.report.marks if m.place.name != "order"]
    spent: dict[int | None, int] = {}
    changes = []
    for place, mark in zip(fields, played.report.marks, strict=False):
        spent[place.box] = spent.get(place.box, 0) + 1_500
        changes.append(Change(place, mark.given, place.box, spent[place.box], 0))
    drill = store.drills.start_drill(anna, DrillPlan("lv-ultimate", 7), AT)
    shown = store.drills.open_round(drill, 0, layout, LATVIA, played.asked, AT)
    store.drills.keep_changes(shown.id, changes, 0)
    store.drills.submit_round(shown.id, played, AT)
    standings = store.progress.skills(anna, GameName.ULTIMATE).standings
    assert standings[Skill.NAMING].milliseconds == 1_500
    assert standings[Skill.WHOLE_LAYOUT].milliseconds == (
        (2_000 + 9_000 * len(layout.boxes)) // len(layout.boxes)
    )


def test_of_a_trainee_deleted_meanwhile_all_is_empty(store: Store, anna: Trainee) -> None:
    keep(store, anna, some(2))
    mistakes = store.mistakes.mistakes(anna)
    gone = store.trainees.delete_trainee(anna)
    assert gone.mistakes == len(mistakes) > 0
    practice = store.progress.practice(anna)
    assert work_out(practice.stretches, practice.slips, in_riga(AT)).empty
    assert store.mistakes.mistakes(anna) == ()
    assert store.mistakes.keep_outcomes([ReviewOutcome(mistakes[0], Recall.RIGHT, 1)], AT) == ()
    with pytest.raises(KeyError):
        store.mistakes.cases(mistakes)
    with pytest.raises(KeyError):
        store.sprints.keep_sprint(anna, sprint_of(1, 0), AT)


def test_a_new_trainee_inherits_nothing(store: Store, anna: Trainee) -> None:
    keep(store, anna, some(2))
    store.sprints.keep_sprint(anna, sprint_of(2, 1), AT)
    store.mistakes.set_limits(anna, Limits({TurnKind.BOX: 1}))
    for mistake in store.mistakes.mistakes(anna)[:1]:
        store.mistakes.keep_outcomes([ReviewOutcome(mistake, Recall.WRONG, 1)], AT)
    store.trainees.delete_trainee(anna)
    again = store.trainees.add_trainee("Anna", AT)
    assert store.mistakes.limits(again) == Limits()
    assert store.sprints.record(again, LATVIA.id, SprintKind.WHO_WINS) is None
    assert figures(store, again)[:2] == ((), ())
    with store.database.reading() as connection:
        tables = [
            name
            for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
            if name not in ("trainees", "sqlite_sequence")
        ]
        assert {"mistakes", "repetitions", "skills", "traps", "quarters", "reviews"} <= set(tables)
        for table in tables:
            assert connection.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,), table


def exported(store: Store, trainee: Trainee) -> list[bytes]:
    return [line.encode() for line in Exchange(store.database).lines(trainee)]


def test_what_is_exported_is_taken_in_elsewhere_without_doubles(
    store: Store, anna: Trainee, tmp_path: Path
) -> None:
    keep(store, anna, some(6))
    lines = exported(store, anna)
    other = open_store(tmp_path / "elsewhere", AT)
    try:
        boris = other.trainees.add_trainee("Boris", AT)
        exchange = Exchange(other.database)
        read = read_lines(io.BytesIO(b"\n".join(lines)), "rounds.jsonl")
        assert {each.trainee for each in read} == {"Anna"}
        assert exchange.take_in(boris, read).taken == 6
        assert exchange.take_in(boris, read).doubles == 6
        assert exchange.take_in(boris, (*read, *read)).taken == 0
        assert figures(other, boris) == figures(store, anna)
        assert len(other.mistakes.mistakes(boris)) == len(store.mistakes.mistakes(anna))
        renamed = [line.replace(b'"Boris"', b'"Anna"') for line in exported(other, boris)]
        assert renamed == lines
        back = Exchange(store.database).take_in(
            anna, read_lines(io.BytesIO(b"\n".join(lines)), "rounds.jsonl")
        )
        assert (back.taken, back.doubles) == (0, 6)
    finally:
        other.close()


def test_places_of_a_mark_are_kept(store: Store, anna: Trainee) -> None:
    (played,) = some(1)
    keep(store, anna, [played])
    (row,) = Exchange(store.database).rows(anna)
    assert [mark.place for mark in row.played.report.marks] == [
        mark.place for mark in played.report.marks
    ]
    assert all(isinstance(mark.place, Place) for mark in played.report.marks)


YEARS_AHEAD = datetime(2036, 12, 1, tzinfo=UTC)


def repeated(store: Store, mistake: Mistake, at: datetime, recall: Recall = Recall.RIGHT) -> None:
    store.mistakes.keep_outcomes([ReviewOutcome(mistake, recall, 4_000)], at)


@pytest.mark.parametrize("ahead", [timedelta(days=3650), timedelta(days=90)])
def test_what_a_clock_that_was_ahead_put_off_is_due_when_the_clock_is_right_again(
    store: Store, anna: Trainee, ahead: timedelta
) -> None:
    keep(store, anna, some(2))
    mistake, other = store.mistakes.mistakes(anna)[:2]
    now = AT + timedelta(days=2)
    repeated(store, mistake, now + ahead)
    repeated(store, other, now)
    latest = now + timedelta(days=LONGEST_DAYS)
    seen = {each.id: each for each in store.mistakes.mistakes(anna, now)}
    assert all(each.due_at <= latest for each in seen.values())
    assert seen[mistake.id].is_due(now)
    assert not seen[other.id].is_due(now)
    due = store.mistakes.due(anna, now)
    assert mistake.id in [each.id for each in due]
    assert len(due) == store.mistakes.count_due(anna, now) == len(seen) - 1
    # Answered by the clock that is right now, it has its date, though its log tells of 2036.
    repeated(store, mistake, now, Recall.WRONG)
    (again,) = [each for each in store.mistakes.mistakes(anna, now) if each.id == mistake.id]
    assert now < again.due_at <= latest
    assert store.mistakes.next_due(anna, now + ahead) is not None


def test_a_round_from_the_future_has_its_mistakes_due_now_not_in_years(
    store: Store, anna: Trainee
) -> None:
    keep(store, anna, some(1), YEARS_AHEAD)
    assert store.mistakes.mistakes(anna)
    assert store.mistakes.count_due(anna, AT) == len(store.mistakes.mistakes(anna))
    assert store.mistakes.next_due(anna, AT) == AT


def test_a_clock_that_is_behind_for_a_moment_changes_no_date_that_is_kept(
    store: Store, anna: Trainee
) -> None:
    keep(store, anna, some(1))
    before = store.mistakes.mistakes(anna, AT)
    store.mistakes.mistakes(anna, datetime(1970, 1, 1, tzinfo=UTC))
    store.mistakes.due(anna, datetime(1970, 1, 1, tzinfo=UTC))
    assert store.mistakes.mistakes(anna, AT) == before
    assert not any(mistake.is_due(AT) for mistake in before)


def test_a_mistake_repeated_while_the_clock_said_1970_is_due_within_a_year(
    store: Store, anna: Trainee
) -> None:
    keep(store, anna, some(1))
    (mistake, *_rest) = store.mistakes.mistakes(anna)
    repeated(store, mistake, datetime(1970, 1, 1, tzinfo=UTC))
    repeated(store, mistake, AT)
    (again,) = [each for each in store.mistakes.mistakes(anna, AT) if each.id == mistake.id]
    assert AT < again.due_at <= AT + timedelta(days=LONGEST_DAYS)
