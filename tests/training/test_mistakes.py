from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest

from dealer_trainer.rules.house import fingerprint
from dealer_trainer.rules.settlement import settle
from dealer_trainer.rules.situations import Situation
from dealer_trainer.text.mistakes import words_of
from dealer_trainer.training.box_records import TurnKind, background_of, turns_of
from dealer_trainer.training.diagnosis.slips import Slip
from dealer_trainer.training.grading import Report, grade
from dealer_trainer.training.places import asked_places
from dealer_trainer.training.review.mistakes import (
    HouseState,
    Limits,
    Mistake,
    MistakeFilter,
    Origin,
    failing,
    find_mistakes,
    house_state,
)
from dealer_trainer.training.review.repetition import LONGEST_DAYS, Recall, Repetition, prospect_of
from dealer_trainer.training.review.session import (
    LayoutCase,
    ReviewOutcome,
    recall_of,
    sibling_of,
    start_review,
    trap_of,
)
from dealer_trainer.training.sheet import BoxAnswer, DealerAnswer, Sheet
from tests.training.layouts import EXAMPLE, HOUSES, LATVIA

AT = datetime(2026, 3, 1, 12, 0, tzinfo=UTC)
IVANOV = replace(LATVIA, id="ivanov", names={"en": "Казино Иванов", "ru": "Казино Иванов"})


def mistake(number: int = 1, **changes: object) -> Mistake:
    made = Mistake(
        number,
        Origin.DRILL,
        5,
        TurnKind.BOX,
        "lv-ultimate",
        fingerprint(LATVIA),
        AT,
        20_000,
        True,
        (Situation.HIGH_CARD, Situation.WIN, Situation.WIN_DEALER_FAILS),
        (Slip.ANTE_PAID_DEALER_FAILS,),
        None,
        AT + timedelta(days=1),
    )
    return replace(made, **changes)  # type: ignore[arg-type]


def find(wanted: MistakeFilter, *mistakes: Mistake) -> list[int]:
    houses = {**HOUSES, "ivanov": IVANOV}
    return [found.id for found in find_mistakes(mistakes, wanted, words_of(houses))]


def test_a_search_finds_a_name_whatever_its_case() -> None:
    mistakes = mistake(1), mistake(2, house="ivanov")
    assert find(MistakeFilter(search="иванов"), *mistakes) == [2]
    assert find(MistakeFilter(search="ИВАНОВ казино"), *mistakes) == [2]
    assert find(MistakeFilter(search="Ёлка"), *mistakes) == []


def test_a_search_looks_at_slips_situations_and_dates() -> None:
    mistakes = mistake(1), mistake(2, slips=(), failed_at=AT + timedelta(days=40))
    assert find(MistakeFilter(search="ante paid"), *mistakes) == [1]
    assert find(MistakeFilter(search="10 april"), *mistakes) == [2]
    assert find(MistakeFilter(search="high CARD"), *mistakes) == [1, 2]


def test_each_filter_lets_its_own_pass() -> None:
    slow = mistake(2, wrong=False, slips=(), kind=TurnKind.DEALER, origin=Origin.QUIZ)
    mended = mistake(3, repaired_at=AT, situations=(Situation.TIE,), house="ru-ultimate")
    later = mistake(4, failed_at=AT + timedelta(days=2), due_at=AT + timedelta(days=9))
    everything = (mistake(1), slow, mended, later)
    day = date(2026, 3, 2)
    assert find(MistakeFilter(), *everything) == [1, 2, 3, 4]
    assert find(MistakeFilter(since=day), *everything) == [4]
    assert find(MistakeFilter(houses=frozenset({"ru-ultimate"})), *everything) == [3]
    assert find(MistakeFilter(situations=frozenset({Situation.TIE})), *everything) == [3]
    assert find(MistakeFilter(slips=frozenset({Slip.ANTE_PAID_DEALER_FAILS})), *everything) == [
        1,
        3,
        4,
    ]


def right_sheet() -> Sheet:
    settlement = settle(EXAMPLE, LATVIA)
    boxes = tuple(
        BoxAnswer(
            box.box.number,
            None if box.box.folded else box.hand.category,
            tuple((bet.bet, bet.answer) for bet in box.bets),
            9_000,
        )
        for box in settlement.boxes
    )
    return Sheet(DealerAnswer(settlement.dealer.category, settlement.opens, 2_000), boxes, 30_000)


def report_of(sheet: Sheet) -> Report:
    asked = asked_places(EXAMPLE, LATVIA)
    return grade(EXAMPLE, LATVIA, settle(EXAMPLE, LATVIA), sheet, asked)


def failing_of(sheet: Sheet, limits: Limits) -> list[tuple[int, bool]]:
    background = background_of(EXAMPLE, LATVIA, asked_places(EXAMPLE, LATVIA))
    turns = turns_of(sheet, report_of(sheet), background)
    return [(each.turn.owner, each.wrong) for each in failing(turns, limits)]


def test_every_wrong_turn_fails_and_every_slow_one() -> None:
    sheet = right_sheet()
    assert failing_of(sheet, Limits()) == []
    wrong = replace(sheet, dealer=replace(sheet.dealer, qualifies=True))
    assert failing_of(wrong, Limits()) == [(0, True)]
    slow = replace(sheet, boxes=(replace(sheet.boxes[0], milliseconds=40_001), *sheet.boxes[1:]))
    assert failing_of(slow, Limits()) == [(5, False)]
    assert failing_of(slow, Limits({TurnKind.BOX: None})) == []
    assert failing_of(sheet, Limits({TurnKind.BOX: 8_999})) == [(5, False), (3, False), (2, False)]


def test_a_mistake_says_what_became_of_its_house() -> None:
    other = replace(LATVIA, max_payout=1)
    assert house_state(mistake(), LATVIA) is HouseState.SAME
    assert house_state(mistake(), replace(LATVIA, names={"en": "New"})) is HouseState.SAME
    assert house_state(mistake(), other) is HouseState.CHANGED
    assert house_state(mistake(), None) is HouseState.GONE


def case_of(name: str = "round-1") -> LayoutCase:
    sheet = right_sheet()
    asked = asked_places(EXAMPLE, LATVIA)
    return LayoutCase(name, EXAMPLE, fingerprint(LATVIA), asked, sheet, report_of(sheet))


def test_a_review_asks_the_very_layouts_and_ends() -> None:
    mistakes = (mistake(1, owner=5), mistake(2, owner=0), mistake(3, owner=2))
    cases = (case_of(), case_of(), case_of("round-2"))
    run, left = start_review(mistakes, cases, (LATVIA,))
    assert not left
    assert [task.mistakes for task in run.tasks] == [mistakes[:2], mistakes[2:]]
    names = [place.name for place in run.tasks[0].asked]
    assert names[:2] == ["dealer.category", "dealer.qualifies"]
    assert {name.split(".")[0] for name in names[2:]} == {"box5"}
    while run.current is not None:
        run = run.answered(ReviewOutcome(m, Recall.RIGHT, 1) for m in run.current.mistakes)
    assert run.done
    with pytest.raises(ValueError, match="over"):
        run.answered(())


def test_a_mistake_whose_house_is_gone_is_left_out_of_a_review() -> None:
    run, left = start_review((mistake(),), (case_of(),), (HOUSES["ru-ultimate"],))
    assert run.done
    assert left == (mistake(),)


def test_a_changed_house_is_told_with_the_task() -> None:
    changed = replace(LATVIA, max_payout=100)
    run, _ = start_review((mistake(),), (case_of(),), (changed,))
    assert run.tasks[0].house_state is HouseState.CHANGED


@pytest.mark.parametrize(
    ("right", "slow", "recall"),
    [(True, False, Recall.RIGHT), (True, True, Recall.SLOW), (False, True, Recall.WRONG)],
)
def test_a_repetition_is_right_slow_or_wrong(right: bool, slow: bool, recall: Recall) -> None:
    assert recall_of(right, slow) is recall


def test_only_the_first_right_answer_calls_for_a_sibling() -> None:
    assert ReviewOutcome(mistake(), Recall.RIGHT, 1).repaired_now
    assert not ReviewOutcome(mistake(repaired_at=AT), Recall.RIGHT, 1).repaired_now
    assert not ReviewOutcome(mistake(), Recall.SLOW, 1).repaired_now


def test_a_sibling_is_another_layout_with_the_same_trap() -> None:
    made = mistake(
        situations=(Situation.PAIR, Situation.LOSE, Situation.LOSE_DEALER_FAILS),
        slips=(Slip.ANTE_TAKEN_DEALER_FAILS,),
    )
    assert trap_of(made, LATVIA) is Situation.LOSE_DEALER_FAILS
    for seed in range(5):
        sibling = sibling_of(made, case_of(), LATVIA, seed)
        assert sibling is not None
        assert sibling.layout != EXAMPLE
        background = background_of(sibling.layout, LATVIA, ())
        owners = {place.box for place in sibling.asked}
        assert owners
        for owner in owners:
            assert owner is not None
            assert Situation.LOSE_DEALER_FAILS in background.situations[owner]


def test_a_mistake_is_due_within_days_and_later_each_time_that_it_is_right() -> None:
    prospect = prospect_of(AT, ())
    assert timedelta(hours=12) <= prospect.due_at - AT <= timedelta(days=2)
    assert prospect.repaired_at is None
    log: list[Repetition] = []
    waits = []
    for _ in range(4):
        log.append(Repetition(prospect.due_at, Recall.RIGHT))
        before, prospect = prospect.due_at, prospect_of(AT, log)
        waits.append(prospect.due_at - before)
    assert waits == sorted(waits)
    assert waits[-1] > waits[0]
    assert prospect.repaired_at == log[0].at


def test_the_same_log_gives_the_same_dates_whatever_the_zone() -> None:
    log = [
        Repetition(AT + timedelta(days=1), Recall.WRONG),
        Repetition(AT + timedelta(days=2), Recall.SLOW),
        Repetition(AT + timedelta(days=5), Recall.RIGHT),
    ]
    elsewhere = [replace(each, at=each.at.astimezone()) for each in log]
    assert prospect_of(AT, log) == prospect_of(AT, log)
    assert prospect_of(AT.astimezone(), elsewhere).due_at == prospect_of(AT, log).due_at


def test_the_first_failure_and_the_first_repair_stay_on_record() -> None:
    right = Repetition(AT + timedelta(days=1), Recall.RIGHT)
    wrong = Repetition(AT + timedelta(days=9), Recall.WRONG)
    assert prospect_of(AT, (right, wrong)).repaired_at == right.at
    assert prospect_of(AT, (right, wrong)).due_at < prospect_of(AT, (right, right)).due_at + (
        timedelta(days=9)
    )


def test_a_sibling_answered_right_moves_no_date_and_a_wrong_one_does() -> None:
    right = Repetition(AT + timedelta(days=1), Recall.RIGHT)
    after = AT + timedelta(days=1, minutes=1)
    assert prospect_of(AT, (right, Repetition(after, Recall.RIGHT, True))) == prospect_of(
        AT, (right,)
    )
    failed = prospect_of(AT, (right, Repetition(after, Recall.WRONG, True)))
    assert failed.due_at < prospect_of(AT, (right,)).due_at
    assert failed.repaired_at == right.at


def test_a_clock_set_back_breaks_no_log() -> None:
    back = Repetition(AT - timedelta(days=400), Recall.RIGHT)
    assert prospect_of(AT, (back,)).repaired_at == back.at


WRONG_CLOCKS = (
    datetime(2036, 12, 1, tzinfo=UTC),
    datetime(1970, 1, 1, tzinfo=UTC),
    datetime(9990, 1, 1, tzinfo=UTC),
    datetime(1, 1, 2, tzinfo=UTC),
)


@pytest.mark.parametrize("wrong", WRONG_CLOCKS)
@pytest.mark.parametrize("recall", list(Recall))
def test_a_repetition_dated_by_a_wrong_clock_puts_nothing_off_beyond_a_year(
    wrong: datetime, recall: Recall
) -> None:
    now = AT + timedelta(days=3)
    log = (Repetition(wrong, recall), Repetition(now, recall))
    for failed_at in (AT, wrong):
        prospect = prospect_of(failed_at, log)
        assert now < prospect.due_at <= now + timedelta(days=LONGEST_DAYS)
        assert prospect.repaired_at is None or prospect.repaired_at <= now


def test_a_repetition_from_the_future_counts_as_one_of_now() -> None:
    now = AT + timedelta(days=3)
    ahead = Repetition(now + timedelta(days=3650), Recall.RIGHT)
    later = Repetition(now, Recall.WRONG)
    as_of_now = replace(ahead, at=now)
    assert prospect_of(AT, (ahead, later)) == prospect_of(AT, (as_of_now, later))
    assert prospect_of(AT, (ahead, later)).repaired_at == now


def test_a_repetition_dated_before_the_one_before_it_counts_as_of_the_same_moment() -> None:
    first, now = Repetition(AT + timedelta(days=1), Recall.RIGHT), AT + timedelta(days=9)
    back = Repetition(datetime(1970, 1, 1, tzinfo=UTC), Recall.RIGHT)
    last = Repetition(now, Recall.RIGHT)
    assert prospect_of(AT, (first, back, last)) == prospect_of(
        AT, (first, replace(back, at=first.at), last)
    )
