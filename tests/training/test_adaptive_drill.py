from __future__ import annotations

import pytest

from dealer_trainer.dealing.possible import possible_situations
from dealer_trainer.dealing.shoe import Chance
from dealer_trainer.rules.house import House
from dealer_trainer.rules.settlement import settle
from dealer_trainer.rules.situations import Situation, layout_situations
from dealer_trainer.training.diagnosis.slips import Slip
from dealer_trainer.training.drill.adaptive import (
    HEALED,
    Experience,
    choose,
    learn,
    prepare,
    unmet_situations,
    weak_spots,
    weakness,
)
from dealer_trainer.training.drill.targets import (
    drill_for_me,
    drill_of_money,
    drill_of_situation,
    drill_of_skill,
    drill_of_slip,
    drill_of_speed,
)
from dealer_trainer.training.places import Scope
from dealer_trainer.training.skills.counting import Answered, Counted, Tried
from dealer_trainer.training.skills.lessons import LESSONS, lesson_for
from dealer_trainer.training.skills.levels import Recent
from dealer_trainer.training.skills.skill import Skill, Trap, situations_of
from tests.training.layouts import HOUSES, LATVIA, LITHUANIA

RIGHT, WRONG = Recent(True, 1_000), Recent(False, 1_000)
LOSE = Trap(Skill.ANTE_DEALER_FAILS, Situation.LOSE_DEALER_FAILS)


def taught(house: House) -> Experience:
    """Someone who has met all and gets all right."""
    skills = dict.fromkeys(Skill, (RIGHT,) * 30)
    traps = {
        Trap(skill, situation): (RIGHT,) * 10
        for skill in Skill
        for situation in situations_of(skill, house.game)
    }
    return Experience(skills, traps)


@pytest.mark.parametrize("house", HOUSES.values(), ids=lambda house: house.id)
def test_a_new_trainee_is_taught_in_order(house: House) -> None:
    skills: dict[Skill, tuple[Recent, ...]] = {}
    order = []
    while (lesson := lesson_for(skills, house)) is not None:
        order.append(lesson.skill)
        skills[lesson.skill] = (RIGHT,) * lesson.in_a_row
    expected = [lesson.skill for lesson in LESSONS]
    if Situation.ODD_FLUSH not in possible_situations(house) and house.id != "lt-casino-texas":
        expected.remove(Skill.ODD_AMOUNTS)
    assert order == expected
    assert order[:2] == [Skill.NAMING, Skill.DEALER]


def test_who_gets_stuck_in_a_lesson_goes_on_after_a_while() -> None:
    lesson = LESSONS[0]
    assert lesson_for({lesson.skill: (WRONG,) * (lesson.most - 1)}, LATVIA) is lesson
    assert lesson_for({lesson.skill: (WRONG,) * lesson.most}, LATVIA) is not lesson


def test_the_first_lesson_asks_for_names_alone_and_always_asks_something() -> None:
    for index in range(20):
        prepared = prepare(Experience(), LATVIA, 5, index)
        assert prepared.choice.scope is Scope.NAMING
        assert prepared.asked
        assert all(place.name.endswith("category") for place in prepared.asked)


def test_a_trap_is_weak_until_so_many_answers_in_a_row_are_right() -> None:
    assert weakness(LOSE, [WRONG] * 9) == HEALED
    assert weakness(LOSE, [WRONG] + [RIGHT] * (HEALED - 1)) == 1
    assert weakness(LOSE, [WRONG] + [RIGHT] * HEALED) == 0
    assert weakness(LOSE, [Recent(True, 60_000)] * HEALED) == 1
    assert weakness(LOSE, [Recent(True)] * HEALED) == 0


def failing_at(trap: Trap, house: House) -> Experience:
    known = taught(house)
    return Experience(known.skills, {**known.traps, trap: (WRONG,) * 6})


def test_about_two_thirds_are_built_on_the_weak_spot_and_a_third_is_natural() -> None:
    experience = failing_at(LOSE, LATVIA)
    choices = [choose(experience, LATVIA, Chance(f"t/{n}")) for n in range(900)]
    built = sum(choice.wanted == (LOSE.situation,) for choice in choices)
    assert 540 <= built <= 660
    assert all(choice.wanted in ((), (LOSE.situation,)) for choice in choices)
    assert all(choice.scope is Scope.EVERYTHING for choice in choices)


def test_nothing_but_the_cards_tells_a_built_layout_from_a_natural_one() -> None:
    experience = failing_at(LOSE, LATVIA)
    choices = [choose(experience, LATVIA, Chance(f"t/{n}")) for n in range(3_000)]
    for boxes in (1, 2, 3, 4):
        built = [choice for choice in choices if choice.wanted]
        natural = [choice for choice in choices if not choice.wanted]
        share = [sum(c.boxes == boxes for c in group) / len(group) for group in (built, natural)]
        assert abs(share[0] - share[1]) < 0.06


def test_where_nothing_is_weak_the_drill_is_natural() -> None:
    assert not weak_spots(taught(LATVIA), LATVIA)
    assert not unmet_situations(taught(LATVIA), LATVIA)
    assert not any(choose(taught(LATVIA), LATVIA, Chance(f"t/{n}")).wanted for n in range(50))


def test_what_the_house_cannot_deal_is_never_wanted() -> None:
    trap = Trap(Skill.SIDE_TABLE, Situation.BONUS_FLOP_ONLY)
    experience = failing_at(trap, LATVIA)
    assert not weak_spots(experience, LATVIA)
    assert weak_spots(failing_at(trap, LITHUANIA), LITHUANIA)


def test_a_built_layout_holds_its_situation_and_the_same_seed_gives_the_same() -> None:
    experience = failing_at(LOSE, LATVIA)
    built = 0
    for index in range(12):
        prepared = prepare(experience, LATVIA, 3, index)
        assert prepared == prepare(experience, LATVIA, 3, index)
        if prepared.choice.wanted:
            built += 1
            layout = prepared.layout
            held = layout_situations(layout, settle(layout, LATVIA), LATVIA)
            assert LOSE.situation in held
    assert built


def test_a_boxs_number_that_was_chosen_is_kept_to() -> None:
    for index in range(6):
        prepared = prepare(failing_at(LOSE, LATVIA), LATVIA, 3, index, boxes=3)
        assert len(prepared.layout.boxes) == 3


@pytest.mark.parametrize("skill", list(Skill))
def test_the_drill_of_one_skill_keeps_to_it(skill: Skill) -> None:
    for house in (LATVIA, LITHUANIA):
        own = set(situations_of(skill, house.game))
        for n in range(30):
            choice = choose(Experience(), house, Chance(f"s/{n}"), only=skill)
            assert own.issuperset(choice.wanted)


def test_learning_remembers_the_last_answers() -> None:
    counted = Counted(
        (Answered(Skill.DEALER, (), False, 700),) * 70, (Tried(LOSE, True, None),) * 40
    )
    experience = learn(Experience(), counted)
    assert experience.skills[Skill.DEALER] == (Recent(False, 700),) * 60
    assert experience.traps[LOSE] == (Recent(True),) * 30


@pytest.mark.parametrize("house", HOUSES.values(), ids=lambda house: house.id)
def test_every_figure_leads_to_a_drill_that_the_house_can_deal(house: House) -> None:
    possible = set(possible_situations(house))
    plans = [drill_for_me(house, 1), drill_of_speed(house, 1), drill_of_money(house, 1)]
    plans += [drill_of_slip(slip, house, 1) for slip in Slip]
    plans += [drill_of_skill(skill, house, 1) for skill in Skill]
    for plan in plans:
        assert plan.house == house.id
        assert possible.issuperset(plan.situations)
    for situation in Situation:
        assert (drill_of_situation(situation, house, 1) is None) == (situation not in possible)
