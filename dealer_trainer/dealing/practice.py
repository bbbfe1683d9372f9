"""The practice mix: traps and rare hands weighted up, by one table.

Most layouts are built on a trap, drawn by ``built``. Every other box is one of a few that could sit
there: each is dealt and played as in the natural mix, and one is taken by the product of the
``favour`` of all that it would be an example of. What the table does not name has a favour of 1.

The weights are set so that each trap lies in at least five times as many boxes as in the natural
mix, and so that no situation passes a quarter of them but winning, losing and the common
categories. Some favours are far from 1 because the aims pull at each other: a tie, and in Ultimate
a loss to a dealer who fails, is always of the same category, which by itself is a third of all
boxes.
``tests/benchmarks/dealing.py`` prints both mixes side by side.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Final, TypeVar

from dealer_trainer.dealing.play_styles import STYLES
from dealer_trainer.dealing.players import SIDE_SHARE, Table, Wish, lay, occupied_boxes
from dealer_trainer.dealing.possible import possible_at
from dealer_trainer.dealing.recipes.cards import filled, two_more
from dealer_trainer.dealing.recipes.registry import RECIPES, shown_by
from dealer_trainer.dealing.recipes.scene import Scene
from dealer_trainer.dealing.shoe import Chance
from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.cards import Card
from dealer_trainer.rules.layout import Layout
from dealer_trainer.rules.situations import DEALER_SITUATIONS, Situation

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Weight:
    """How often a layout is built on a situation, how much a box is favoured for it."""

    built: int
    favour: float


WEIGHTS: Final = {
    Situation.FOUR_OF_A_KIND: Weight(3, 3.0),  # twice in a thousand boxes
    Situation.STRAIGHT_FLUSH: Weight(1, 3.0),  # hardly ever seen, and the dearest to get wrong
    Situation.ROYAL_FLUSH: Weight(1, 3.0),  # the same, dearer still
    Situation.WHEEL: Weight(11, 4.0),  # the ace is low for once
    Situation.SIX_CARD_FLUSH: Weight(5, 4.0),  # which five of six
    Situation.STRAIGHT_AND_FLUSH_APART: Weight(7, 4.0),  # taken for a straight flush
    Situation.THREE_PAIRS: Weight(88, 8.0),  # the third pair is no pair, it may be the kicker
    Situation.TWO_TRIPS: Weight(3, 3.0),  # the lower trips are a pair
    Situation.TRIPS_AND_TWO_PAIRS: Weight(4, 3.0),  # the lower pair counts for nothing
    Situation.COUNTERFEITED: Weight(3, 4.0),  # the pocket pair counts for nothing
    Situation.PLAYS_THE_BOARD: Weight(36, 1.7),  # no own card plays
    Situation.KICKER_DECIDES: Weight(0, 2.0),  # common; ties and lost hands need its room
    Situation.TIE_SIXTH_CARD: Weight(19, 1.3),  # the sixth card never counts
    Situation.TIE: Weight(81, 110.0),  # taken for a win or a loss
    Situation.LOSE_DEALER_FAILS: Weight(49, 1200.0),  # the ante stays, or is even paid, on a loss
    Situation.TIE_DEALER_FAILS: Weight(3, 10.0),  # two reasons for which the ante stays
    Situation.BLIND_PAID: Weight(102, 1.0),  # each row of the table, the rare ones too
    Situation.BLIND_LOST_WITH_STRAIGHT: Weight(32, 3.0),  # a good hand is no paid blind
    Situation.ODD_FLUSH: Weight(17, 5.0),  # three to two of an odd sum
    Situation.TRIPS_PAID_ON_LOSS: Weight(19, 3.0),  # trips pays whoever won
    Situation.TRIPS_PAID_ON_TIE: Weight(2, 1.5),  # the same on a tie
    Situation.TRIPS_AFTER_FOLD: Weight(7, 5.0),  # houses differ
    Situation.BONUS_PAID: Weight(55, 6.0),  # five cards of seven, seldom paid
    Situation.BONUS_FLOP_ONLY: Weight(1, 4.0),  # no own card in it
    Situation.BONUS_NOT_FINAL: Weight(88, 11.0),  # turn and river do not count
    Situation.BONUS_QUADS_ONE_CARD: Weight(4, 3.0),  # houses differ
    Situation.BONUS_AFTER_FOLD: Weight(6, 4.0),  # houses differ
    Situation.DEALER_PAIR_OF_FOURS: Weight(110, 1.0),  # the least hand that plays
    # A pair, and it does not play; boxes below it.
    Situation.DEALER_PAIR_BELOW_FOURS: Weight(95, 1.0),
    Situation.DEALER_THREES_AND_TWOS: Weight(10, 1.0),  # no pair of fours, and it plays
    # Every third box by itself: kept to a quarter, for ties.
    Situation.SAME_CATEGORY: Weight(0, 0.005),
    # Two wins in three: seldomer, but not forgotten.
    Situation.BLIND_PUSHES_ON_WIN: Weight(100, 0.6),
}

_PLAIN: Final = 4
"""The weight of a layout that is built on nothing."""
_CANDIDATES: Final = 14
_SCENES: Final = 3


def _favour(situations: Iterable[Situation]) -> float:
    favour = 1.0
    for situation in situations:
        if weight := WEIGHTS.get(situation):
            favour *= weight.favour
    return favour


def _scene(table: Table, chance: Chance) -> tuple[Scene, bool]:
    """A scene to build on, one of a few, and whether a box is part of it."""
    drawn: list[tuple[Situation | None, int]] = [(None, _PLAIN)]
    drawn += [(s, weight.built) for s, weight in WEIGHTS.items() if possible_at(s, table)]
    situation = chance.weighted(drawn)
    if situation is None:
        seven = filled((), 7, chance)
        return Scene(seven[:5], seven[5:]), False
    has_box = situation not in DEALER_SITUATIONS
    scenes: list[Scene] = []
    while len(scenes) < (_SCENES if has_box else 1):
        if (scene := RECIPES[situation](chance, table)) is not None:
            scenes.append(scene)
    if not has_box:
        return scenes[0], False
    return _by_favour(
        [(scene, shown_by(table, scene, 1, scene.wish)) for scene in scenes], chance
    ), True


def _by_favour(items: Sequence[tuple[T, Iterable[Situation]]], chance: Chance) -> T:
    """One of several, by what each is an example of."""
    favours = [_favour(situations) for _, situations in items]
    mark = chance.roll() * sum(favours)
    for (item, _), favour in zip(items, favours, strict=True):
        mark -= favour
        if mark < 0:
            return item
    return items[-1][0]


def _candidate(table: Table, scene: Scene, taken: Collection[Card], chance: Chance) -> Wish:
    """A box as the natural mix might deal it."""
    cards = two_more(taken, chance)
    multiples = table.house.play_multiples
    multiple = table.play(cards, scene.board, chance.weighted(STYLES), multiples, chance)
    stays = multiple is not None
    return Wish(
        cards=cards,
        stays=stays,
        dark=None if stays else False,
        sides={bet: chance.happens(SIDE_SHARE) for bet in table.sides},
        antes=(table.antes.liked(chance),),
    )


def _chosen(
    table: Table, scene: Scene, number: int, taken: Collection[Card], chance: Chance
) -> Wish:
    """One of a few candidates, by their favour."""
    wishes = [_candidate(table, scene, taken, chance) for _ in range(_CANDIDATES)]
    shown = [(wish, shown_by(table, scene, number, wish)) for wish in wishes]
    return _by_favour(shown, chance)


def deal_practice(table: Table, boxes: int | None, chance: Chance) -> Layout:
    """A layout of the practice mix."""
    scene, has_box = _scene(table, chance)
    numbers = occupied_boxes(table.house, boxes, chance)
    wishes = {chance.pick(numbers): scene.wish} if has_box else {}
    taken = {*scene.board, *scene.dealer, *(scene.wish.cards or ())}
    for number in numbers:
        if number not in wishes:
            wishes[number] = wish = _chosen(table, scene, number, taken, chance)
            taken.update(wish.cards or ())
    return lay(table, scene.board, scene.dealer, numbers, wishes, chance)
