from __future__ import annotations

import pytest

from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.facts import Result
from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.house import House
from dealer_trainer.rules.money import amount_text
from dealer_trainer.training.drill.intents import Confirm, Painted, Rub, Type
from dealer_trainer.training.drill.typed_amount import Hint
from dealer_trainer.training.review.agenda import MOST_MISTAKES, plan_today, sprint_for
from dealer_trainer.training.skills.levels import Level, SkillStanding, Trend
from dealer_trainer.training.skills.skill import Skill
from dealer_trainer.training.sprint.questions import (
    NameQuestion,
    PayQuestion,
    SprintKind,
    WhoWinsQuestion,
    ask_question,
)
from dealer_trainer.training.sprint.step import (
    SPRINT,
    Again,
    Give,
    SprintPhase,
    SprintState,
    SprintTick,
    ready_sprint,
    sprint_result,
    step_sprint,
)
from tests.training.layouts import HOUSES, LATVIA


def begun(kind: SprintKind, seed: int = 3) -> SprintState:
    return step_sprint(ready_sprint(kind, LATVIA, seed), Painted(), 1_000)


def typed(state: SprintState, text: str, now: int) -> SprintState:
    for character in text:
        state = step_sprint(state, Type(character), now)
    return state


@pytest.mark.parametrize("kind", list(SprintKind))
def test_the_same_seed_asks_the_same_questions(kind: SprintKind) -> None:
    first = [ask_question(kind, LATVIA, 1, number) for number in range(20)]
    assert first == [ask_question(kind, LATVIA, 1, number) for number in range(20)]
    assert len(set(first)) > 10
    assert first != [ask_question(kind, LATVIA, 2, number) for number in range(20)]


@pytest.mark.parametrize("house", HOUSES.values(), ids=lambda house: house.id)
def test_a_payment_is_by_the_house_and_its_stake_is_mostly_odd(house: House) -> None:
    questions = [ask_question(SprintKind.PAY, house, 1, number) for number in range(200)]
    odd = 0
    for question in questions:
        assert isinstance(question, PayQuestion)
        odds = house.tables[question.bet].pay(question.category)
        assert odds is not None
        assert question.right == odds.of(question.stake)
        assert odds.is_exact(question.stake)
        odd += question.stake not in (500, 1000, 2500, 5000, 10_000)
    assert odd > 150


def test_who_wins_asks_for_all_three() -> None:
    seen = {ask_question(SprintKind.WHO_WINS, LATVIA, 1, number).expected for number in range(60)}
    assert seen == {Result.WIN, Result.LOSE, Result.TIE}


def test_every_hand_is_asked_for() -> None:
    seen = {ask_question(SprintKind.NAME, LATVIA, 1, number).expected for number in range(400)}
    assert {Category.HIGH_CARD, Category.STRAIGHT, Category.FOUR_OF_A_KIND} <= seen


def test_one_key_answers_and_the_next_question_is_there() -> None:
    state = begun(SprintKind.NAME)
    question = state.question
    assert isinstance(question, NameQuestion)
    state = step_sprint(state, Give(question.expected), 3_500)
    assert state.score == 1
    assert state.last is not None
    assert state.last.milliseconds == 2_500
    assert state.question != question
    wrong = Category.PAIR if state.question.expected is not Category.PAIR else Category.FLUSH
    state = step_sprint(state, Give(wrong), 4_000)
    assert (state.score, len(state.answers)) == (1, 2)


def test_an_amount_is_typed_and_entered() -> None:
    state = begun(SprintKind.PAY)
    assert isinstance(state.question, PayQuestion)
    state = step_sprint(state, Confirm(), 2_000)
    assert state.hint is Hint.NEEDS_ANSWER
    state = typed(state, "1.000", 2_000)
    state = step_sprint(state, Confirm(), 2_000)
    assert state.hint is Hint.THREE_DECIMALS
    assert not state.answers
    for _ in range(5):
        state = step_sprint(state, Rub(), 2_000)
    state = typed(state, amount_text(state.question.right).replace(".", ","), 3_000)  # type: ignore[union-attr]
    state = step_sprint(state, Confirm(), 5_000)
    assert state.score == 1
    assert state.typed == ""


def test_a_hand_is_no_answer_to_an_amount_and_digits_none_to_a_hand() -> None:
    pay = begun(SprintKind.PAY)
    assert step_sprint(pay, Give(Category.PAIR), 2_000).answers == ()
    name = begun(SprintKind.NAME)
    assert step_sprint(typed(name, "12", 2_000), Confirm(), 2_000).answers == ()


def test_it_ends_by_its_deadline_and_drops_what_was_being_typed() -> None:
    state = typed(begun(SprintKind.PAY), "12", 2_000)
    assert step_sprint(state, SprintTick(), 1_000 + SPRINT - 1).phase is SprintPhase.RUNNING
    over = step_sprint(state, Confirm(), 1_000 + SPRINT)
    assert over.phase is SprintPhase.OVER
    assert over.answers == ()
    assert over.typed == ""
    assert step_sprint(over, Confirm(), 1_000 + SPRINT + 5) == over


def test_one_key_begins_again_with_other_questions() -> None:
    state = begun(SprintKind.NAME)
    assert step_sprint(state, Again(), 2_000).phase is SprintPhase.RUNNING
    over = step_sprint(state, SprintTick(), 1_000 + SPRINT)
    again = step_sprint(over, Again(), 1_000 + SPRINT + 10)
    assert again.phase is SprintPhase.READY
    assert again.answers == ()
    assert again.question != state.question


def test_the_key_that_meets_the_deadline_begins_no_new_sprint() -> None:
    assert step_sprint(begun(SprintKind.NAME), Again(), 1_000 + SPRINT).phase is SprintPhase.OVER


def test_nought_is_no_record_and_an_equal_score_is_none() -> None:
    over = step_sprint(begun(SprintKind.NAME), SprintTick(), 1_000 + SPRINT)
    assert not sprint_result(over, None).is_record
    state = begun(SprintKind.NAME)
    state = step_sprint(state, Give(state.question.expected), 2_000)  # type: ignore[arg-type]
    assert sprint_result(state, None).is_record
    assert not sprint_result(state, 1).is_record
    assert sprint_result(state, 0).is_record


def test_a_question_about_who_wins_can_be_told_apart() -> None:
    question = ask_question(SprintKind.WHO_WINS, LATVIA, 1, 0)
    assert isinstance(question, WhoWinsQuestion)
    assert len({*question.board, *question.cards, *question.dealer}) == 9
    assert Bet.BLIND in LATVIA.tables


def test_today_is_about_ten_minutes_however_much_is_due() -> None:
    for due in (0, 1, 7, 15, 400):
        for layout in (20_000, 60_000, 90_000, 150_000):
            agenda = plan_today(due, SprintKind.NAME, 15_000, layout)
            assert agenda.mistakes <= min(due, MOST_MISTAKES)
            assert agenda.mistakes + agenda.waiting == due
            assert agenda.layouts >= 1
            assert 8 <= agenda.minutes <= 12


def standing(skill: Skill, level: Level, right: int) -> SkillStanding:
    return SkillStanding(skill, 30, right, 1000, level, level, Trend.STEADY)


def test_the_sprint_is_that_of_the_lowest_skill() -> None:
    naming = standing(Skill.NAMING, Level.MASTERED, 30)
    comparing = standing(Skill.COMPARING, Level.FIRST, 25)
    odd = standing(Skill.ODD_AMOUNTS, Level.SECOND, 27)
    found = {each.skill: each for each in (naming, comparing, odd)}
    assert sprint_for(found) is SprintKind.WHO_WINS
    assert sprint_for({}) is SprintKind.NAME
