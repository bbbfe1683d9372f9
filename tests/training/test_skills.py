from __future__ import annotations

from dataclasses import replace

import pytest

from dealer_trainer.dealing.possible import possible_situations
from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.games.registry import GAMES
from dealer_trainer.rules.house import GameName, House
from dealer_trainer.rules.situations import Situation
from dealer_trainer.training.box_records import answer_times, background_of
from dealer_trainer.training.diagnosis.slips import Slip
from dealer_trainer.training.drill.state import Change
from dealer_trainer.training.places import (
    DEALER_CATEGORY,
    asked_places,
    box_bet,
    box_category,
    parse_place,
)
from dealer_trainer.training.skills.counting import count_answer, count_traps
from dealer_trainer.training.skills.levels import (
    MEASURED,
    TARGETS,
    Level,
    Recent,
    Trend,
    level_of,
    standing_of,
    trend_of,
)
from dealer_trainer.training.skills.skill import (
    SKILL_TABLE,
    Question,
    Skill,
    question_of,
    situations_of,
    skills_counting,
)
from tests.training.layouts import EXAMPLE, HOUSES, LATVIA

U, C = GameName.ULTIMATE, GameName.CASINO_TEXAS
S = Situation
ULTIMATE_HOUSES = [house for house in HOUSES.values() if house.game is U]


def skills_of(question: Question, game: GameName, *held: Situation) -> dict[Skill, tuple[S, ...]]:
    return dict(skills_counting(question, frozenset(held), game))


def test_the_ante_counts_for_comparing_unless_the_dealer_fails() -> None:
    assert set(skills_of(Question.ANTE, U, S.WIN, S.PAIR)) == {Skill.COMPARING}
    fails = skills_of(Question.ANTE, U, S.WIN, S.WIN_DEALER_FAILS)
    assert fails == {Skill.ANTE_DEALER_FAILS: (S.WIN_DEALER_FAILS,)}


def test_the_casino_texas_ante_counts_for_its_table_where_it_is_paid_by_one() -> None:
    assert Skill.MAIN_TABLE in skills_of(Question.ANTE, C, S.PAIR, S.WIN)
    assert Skill.MAIN_TABLE not in skills_of(Question.ANTE, C, S.PAIR, S.LOSE)
    assert Skill.MAIN_TABLE not in skills_of(Question.ANTE, U, S.PAIR, S.WIN)


def test_a_blind_of_a_dark_box_counts_for_two_skills() -> None:
    found = skills_of(Question.BLIND, U, S.FLUSH, S.WIN, S.DARK, S.BLIND_PAID)
    assert set(found) == {Skill.MAIN_TABLE, Skill.FOLDED_AND_DARK}
    assert found[Skill.MAIN_TABLE] == (S.BLIND_PAID, S.FLUSH)


def test_a_folded_box_counts_for_folded_boxes_alone() -> None:
    for question in (Question.ANTE, Question.BLIND, Question.TRIPS):
        assert set(skills_of(question, U, S.FOLD, S.PAIR)) == {Skill.FOLDED_AND_DARK}


@pytest.mark.parametrize("house", ULTIMATE_HOUSES, ids=lambda house: house.id)
def test_every_place_of_a_layout_but_the_order_counts_for_some_skill(house: House) -> None:
    layout = replace(EXAMPLE, house=house.id)
    background = background_of(layout, house, asked_places(layout, house))
    for place in asked_places(layout, house):
        question = question_of(place)
        if place.name == "order":
            assert question is None
            continue
        assert question is not None
        held = background.situations[place.box or 0]
        assert dict(skills_counting(question, frozenset(held), house.game)), place.name


@pytest.mark.parametrize("house", HOUSES.values(), ids=lambda house: house.id)
def test_every_skill_but_the_whole_layout_has_situations_that_the_house_deals(house: House) -> None:
    possible = set(possible_situations(house))
    for skill in Skill:
        if skill not in (Skill.WHOLE_LAYOUT, Skill.ODD_AMOUNTS):
            assert possible & set(situations_of(skill, house.game)), skill


def test_every_situation_tells_a_skill_apart() -> None:
    told = {situation for row in SKILL_TABLE for situation in row.situations}
    assert [situation for situation in Situation if situation not in told] == []


@pytest.mark.parametrize("game", GameName)
def test_every_bet_of_every_game_counts_for_a_skill(game: GameName) -> None:
    held = frozenset({S.PAIR, S.WIN, S.WIN_DEALER_FAILS})
    for bet in (rule.bet for rule in GAMES[game].bets):
        question = question_of(box_bet(1, bet))
        assert question is not None
        assert dict(skills_counting(question, held, game)), bet


def test_a_wrong_answer_is_laid_where_its_slip_is_at_home() -> None:
    held = (S.STRAIGHT, S.LOSE, S.TRIPS_PAID_ON_LOSS)
    (wrong,) = count_answer(Question.TRIPS, held, U, False, slips=(Slip.TRIPS_TAKEN_ON_LOSS,))
    assert wrong.situations == (S.TRIPS_PAID_ON_LOSS,)
    (right,) = count_answer(Question.TRIPS, held, U, True)
    assert set(right.situations) == {S.STRAIGHT, S.TRIPS_PAID_ON_LOSS}


def test_a_trap_of_a_turn_is_right_only_where_all_its_answers_are() -> None:
    held = (S.HIGH_CARD, S.LOSE, S.LOSE_DEALER_FAILS)
    ante = count_answer(Question.ANTE, held, C, True, 1000)
    bet = count_answer(Question.BET, held, C, False, 3000, (Slip.BET_TAKEN_DEALER_FAILS,))
    tried = {each.trap.skill: each for each in count_traps((*ante, *bet))}
    assert not tried[Skill.ANTE_DEALER_FAILS].right
    assert tried[Skill.ANTE_DEALER_FAILS].milliseconds == 2000


def recents(right: int, wrong: int, milliseconds: int | None = 1000) -> list[Recent]:
    return [Recent(False, milliseconds)] * wrong + [Recent(True, milliseconds)] * right


def test_accuracy_comes_first_and_then_time() -> None:
    target = TARGETS[Skill.NAMING]
    assert level_of(Skill.NAMING, recents(23, 7)) is Level.BEGUN
    assert level_of(Skill.NAMING, recents(24, 6, 60_000)) is Level.FIRST
    assert level_of(Skill.NAMING, recents(27, 3, 2 * target)) is Level.SECOND
    assert level_of(Skill.NAMING, recents(30, 0, 2 * target)) is Level.SECOND
    assert level_of(Skill.NAMING, recents(29, 1, target)) is Level.MASTERED
    assert level_of(Skill.NAMING, recents(30, 0, target + 1)) is Level.SECOND
    assert level_of(Skill.NAMING, recents(30, 0, None)) is Level.FIRST


def test_twenty_nine_answers_make_no_level() -> None:
    assert level_of(Skill.NAMING, recents(29, 0)) is Level.BEGUN


def test_a_level_once_reached_is_never_lost() -> None:
    standing = standing_of(Skill.DEALER, recents(0, 30), Level.MASTERED)
    assert standing.level is Level.BEGUN
    assert standing.reached is Level.MASTERED


def test_a_skill_never_tried_has_no_share_and_no_time() -> None:
    standing = standing_of(Skill.DEALER, ())
    assert (standing.tries, standing.share, standing.milliseconds) == (0, None, None)
    assert standing.trend is Trend.UNKNOWN


def test_the_trend_compares_the_last_thirty_with_those_before() -> None:
    assert trend_of(recents(MEASURED, MEASURED)) is Trend.RISING
    assert trend_of([*recents(MEASURED, 0), *recents(0, MEASURED)]) is Trend.FALLING
    assert trend_of(recents(2 * MEASURED, 0)) is Trend.STEADY
    assert trend_of(recents(MEASURED + 9, 0)) is Trend.UNKNOWN


def test_the_time_of_an_answer_is_what_its_box_took_since_the_one_before() -> None:
    named, ante = box_category(5), box_bet(5, Bet.ANTE)
    changes = (
        Change(DEALER_CATEGORY, None, None, 900, 900),
        Change(named, None, 5, 2000, 2900),
        Change(ante, None, 5, 2600, 3500),
        Change(None, None, 5, 3000, 3900),
        Change(ante, None, 5, 3500, 4400),
    )
    assert answer_times(changes) == {DEALER_CATEGORY: 900, named: 2000, ante: 1100}


def test_the_background_of_a_layout_is_told_when_it_is_dealt() -> None:
    whole = asked_places(EXAMPLE, LATVIA)
    background = background_of(EXAMPLE, LATVIA, whole)
    assert background.whole
    assert background.situations[0] == (S.DEALER_FAILS,)
    assert S.WIN_DEALER_FAILS in background.situations[5]
    assert not background_of(EXAMPLE, LATVIA, whole[:3]).whole
    assert parse_place("box5.ante") in whole
