"""The drill for me: what a trainee gets wrong comes more often, until it is right again.

A new trainee is taught in order. After that about two thirds of the layouts are built on the weak
spots, rarest first among equals, one third are as a table deals them; nothing tells which.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field
from types import MappingProxyType
from typing import Final

from dealer_trainer.dealing.dealer import Dealer
from dealer_trainer.dealing.possible import possible_situations
from dealer_trainer.dealing.recipes.registry import RAREST_FIRST
from dealer_trainer.dealing.request import CannotDeal, DealRequest
from dealer_trainer.dealing.shoe import Chance
from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.house import House
from dealer_trainer.rules.layout import Layout
from dealer_trainer.rules.situations import Situation
from dealer_trainer.training.box_records import background_of
from dealer_trainer.training.places import Place, Scope, asked_places
from dealer_trainer.training.skills.counting import Counted
from dealer_trainer.training.skills.lessons import Lesson, lesson_for
from dealer_trainer.training.skills.levels import MEASURED, TARGETS, Recent, mean_time, remember
from dealer_trainer.training.skills.skill import Skill, Trap, situations_of

HEALED: Final = 4
"""So many right answers in a row, and a trap is one no longer."""
NATURAL_SHARE: Final = 1 / 3
_NEW_SHARE: Final = 0.4
"""Of the built layouts, those built on what was never met."""
_MET: Final = 1
_SLOW: Final = 2.0
_CANDIDATES: Final = 6
"""Layouts drawn for one that is built: the one with the most weak spots and the fewest others."""
_RARE: Final = frozenset(RAREST_FIRST[: RAREST_FIRST.index(Situation.TIE)])
_BOXES: Final = ((1, 42), (2, 38), (3, 14), (4, 6))


@dataclass(frozen=True, slots=True)
class Experience:
    """What a trainee's last answers were, old to new, by skill and by trap."""

    skills: Mapping[Skill, tuple[Recent, ...]] = field(default_factory=lambda: MappingProxyType({}))
    traps: Mapping[Trap, tuple[Recent, ...]] = field(default_factory=lambda: MappingProxyType({}))


def learn(experience: Experience, counted: Counted) -> Experience:
    """The experience after a round's or a question's answers."""
    skills, traps = dict(experience.skills), dict(experience.traps)
    for answer in counted.answers:
        recent = Recent(answer.right, answer.milliseconds)
        skills[answer.skill] = remember(skills.get(answer.skill, ()), recent)
    for tried in counted.tried:
        recent = Recent(tried.right, tried.milliseconds)
        traps[tried.trap] = remember(traps.get(tried.trap, ()), recent, MEASURED)
    return Experience(skills, traps)


@dataclass(frozen=True, slots=True)
class AdaptiveChoice:
    """What the next layout is built on and asks. ``wanted`` is empty where it is as a table
    deals.
    """

    scope: Scope
    boxes: int | None
    wanted: tuple[Situation, ...] = ()
    lesson: Lesson | None = None


@dataclass(frozen=True, slots=True)
class Prepared:
    """A layout of the drill for me, and what is asked of it."""

    layout: Layout
    asked: tuple[Place, ...]
    choice: AdaptiveChoice


def weakness(trap: Trap, recent: Sequence[Recent]) -> int:
    """How weak a trap is, from 0: of its last answers the wrong ones, or 1 where they are slow."""
    last = recent[-HEALED:]
    wrong = sum(not each.right for each in last)
    if wrong:
        return wrong
    mean = mean_time(each.milliseconds for each in last)
    slow = len(last) == HEALED and mean is not None and mean > _SLOW * TARGETS[trap.skill]
    return int(slow)


WeakSpots = Mapping[Skill, Mapping[Situation, float]]
"""The situations that are weak, by skill, with how much they are in need of drilling."""


def weak_spots(experience: Experience, house: House) -> WeakSpots:
    """What is weak, as far as the house deals it: the weaker and the less tried, the needier."""
    possible = set(possible_situations(house))
    found: dict[Skill, dict[Situation, float]] = {}
    for trap, recent in experience.traps.items():
        weak = weakness(trap, recent)
        if weak and trap.situation in possible:
            need = weak * weak * MEASURED / (5 + len(recent))
            found.setdefault(trap.skill, {})[trap.situation] = need
    return found


def unmet_situations(experience: Experience, house: House) -> tuple[Situation, ...]:
    """Situations that a house deals and the trainee has not met in any skill, rarest first."""
    met = {trap.situation for trap, recent in experience.traps.items() if len(recent) >= _MET}
    possible = set(possible_situations(house))
    told = {s for skill in Skill for s in situations_of(skill, house.game)}
    return tuple(s for s in RAREST_FIRST if s in possible and s in told and s not in met)


def choose(
    experience: Experience,
    house: House,
    chance: Chance,
    boxes: int | None = None,
    only: Skill | None = None,
) -> AdaptiveChoice:
    """What comes next. ``only`` keeps the weak spots to one skill: the drill that a figure of
    progress leads to.
    """
    if boxes is None:
        boxes = min(house.boxes, chance.weighted(_BOXES))
    lesson = None if only is not None else lesson_for(experience.skills, house)
    if lesson is not None and lesson.first_steps:
        return lesson_choice(lesson, house, chance, boxes)
    if chance.happens(NATURAL_SHARE):
        if lesson is not None:
            return lesson_choice(lesson, house, chance, boxes)
        return AdaptiveChoice(Scope.EVERYTHING, boxes)
    if only is not None:
        experience = _only(experience, only)
    weak = weak_spots(experience, house)
    unmet = unmet_situations(experience, house)
    if only is not None:
        unmet = tuple(s for s in unmet if s in situations_of(only, house.game))
    if unmet and (not weak or chance.happens(_NEW_SHARE)):
        wanted = (chance.pick(unmet),)
        return AdaptiveChoice(Scope.EVERYTHING, _enough(boxes, wanted), wanted)
    if weak:
        wanted = (_pick(weak, chance),)
        return AdaptiveChoice(Scope.EVERYTHING, _enough(boxes, wanted), wanted)
    if only is not None:
        all_of_it = [s for s in RAREST_FIRST if s in _of_skill(only, house)]
        if all_of_it:
            one = (chance.pick(all_of_it),)
            return AdaptiveChoice(Scope.EVERYTHING, _enough(boxes, one), one)
    if lesson is not None:
        return lesson_choice(lesson, house, chance, boxes)
    return AdaptiveChoice(Scope.EVERYTHING, boxes)


def _of_skill(skill: Skill, house: House) -> set[Situation]:
    return set(situations_of(skill, house.game)) & set(possible_situations(house))


def _only(experience: Experience, skill: Skill) -> Experience:
    traps = {trap: recent for trap, recent in experience.traps.items() if trap.skill is skill}
    return Experience(experience.skills, traps)


def _pick(weak: WeakSpots, chance: Chance) -> Situation:
    """A weak skill, then one of its weak situations: the needier the likelier, and the rarer, since
    the common ones come by themselves.
    """
    skills = [(skill, round(max(weak[skill].values()))) for skill in Skill if skill in weak]
    spots = weak[chance.weighted(skills)]
    count = len(RAREST_FIRST)
    weighted = [
        (s, round(spots[s] * (count - place))) for place, s in enumerate(RAREST_FIRST) if s in spots
    ]
    return chance.weighted(weighted)


def _enough(boxes: int, wanted: tuple[Situation, ...]) -> int:
    return max(boxes, 2) if Situation.DARK in wanted else boxes


def lesson_choice(lesson: Lesson, house: House, chance: Chance, boxes: int) -> AdaptiveChoice:
    """The layout of a lesson: one box while a thing is new, then as the drill is set."""
    possible = set(possible_situations(house))
    wanted = tuple(s for s in lesson.situations if s in possible)
    one = (chance.pick(wanted),) if wanted else ()
    return AdaptiveChoice(lesson.scope, _enough(lesson.boxes or boxes, one), one, lesson)


def prepare(
    experience: Experience,
    house: House,
    seed: int,
    index: int,
    boxes: int | None = None,
    only: Skill | None = None,
) -> Prepared:
    """The ``index``-th layout (from 0) of a drill for me. The same experience and seed give the
    same.

    Raises ``CannotDeal`` where the house can deal nothing.
    """
    chance = Chance(f"for-me/{house.id}/{seed}/{index}")
    choice = choose(experience, house, chance, boxes, only)
    liked = _liked(experience, house)
    for number in range(50):
        layout = _deal(choice, house, chance, liked)
        asked = asked_places(layout, house, choice.scope)
        if asked or number == 49:
            break
    return Prepared(layout, asked, choice)


def _liked(experience: Experience, house: House) -> dict[Situation, int]:
    """How welcome a rare situation is beside the one that a layout is built on: what is weak is
    very, what was not met yet a little, what is known by now is a reason to deal another.
    """
    liked = dict.fromkeys(_RARE, -100)
    liked.update(dict.fromkeys(set(unmet_situations(experience, house)) & _RARE, 1))
    for spots in weak_spots(experience, house).values():
        liked.update({s: 4 + round(need) for s, need in spots.items() if s in _RARE})
    return liked


def _deal(
    choice: AdaptiveChoice, house: House, chance: Chance, liked: Mapping[Situation, int]
) -> Layout:
    seed = chance.below(1 << 48)
    try:
        dealer = Dealer(DealRequest(house, seed, choice.boxes, choice.wanted))
        if not choice.wanted or choice.lesson is not None:
            return next(dealer).layout
        drawn = [next(dealer).layout for _ in range(_CANDIDATES)]
    except CannotDeal:
        return next(Dealer(DealRequest(house, seed, choice.boxes))).layout
    return max(drawn, key=lambda layout: _worth(layout, house, choice.wanted, liked))


def _worth(
    layout: Layout,
    house: House,
    wanted: tuple[Situation, ...],
    liked: Mapping[Situation, int],
) -> int:
    """How much a layout drills: weak spots in it, less the rare things that are known already."""
    return sum(
        liked.get(situation, 0)
        for held in background_of(layout, house, ()).situations.values()
        for situation in held
        if situation not in wanted or liked.get(situation, 0) > 0
    )
