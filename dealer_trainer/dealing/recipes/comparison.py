"""Recipes for the dealer's own hand, and for how a box stands against it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from dealer_trainer.dealing.play_styles import Style
from dealer_trainer.dealing.players import Table, Wish
from dealer_trainer.dealing.recipes.cards import (
    Cards,
    filled,
    of_ranks,
    of_shape,
    pair_where,
    seven_of,
    shuffled,
    tied_pair,
    two_more,
)
from dealer_trainer.dealing.recipes.reading import playing_board
from dealer_trainer.dealing.recipes.scene import (
    FOLDS,
    STAYS,
    Recipe,
    Scene,
    against,
    rival,
    some_dealer,
)
from dealer_trainer.dealing.shoe import Chance
from dealer_trainer.rules.cards import rank_of
from dealer_trainer.rules.facts import Result, qualifies
from dealer_trainer.rules.hands import Category, best_hand, ranks_of, strength_of_seven
from dealer_trainer.rules.house import House, Qualifier
from dealer_trainer.rules.situations import left_over

_FAILS_WITH_A_PAIR: Final = 0.28
"""Of the hands with which a dealer who needs a pair of fours fails: 17.4 of 24.2 are high cards."""


def failing_dealer(chance: Chance, house: House) -> Cards | None:
    """Five board cards and the dealer's two with which he does not open."""
    if house.qualifies is Qualifier.PAIR_OF_FOURS and chance.happens(_FAILS_WITH_A_PAIR):
        rank = 2 + chance.below(2)
        cards = of_ranks((rank,), (2,), chance) + of_shape((1,) * 5, chance, (rank,))
    else:
        cards = of_shape((1,) * 7, chance)
    seven = shuffled(cards, chance)
    return None if qualifies(best_hand(seven[:5], seven[5:]), house.qualifies) else seven


def dealer_fails(chance: Chance, table: Table) -> Scene | None:
    """A dealer who does not open."""
    seven = failing_dealer(chance, table.house)
    return None if seven is None else Scene(seven[:5], seven[5:])


def opens_on_board_pair(chance: Chance, table: Table) -> Scene | None:
    """The dealer's only pair lies on the board, and he opens with it."""
    least = 4 if table.house.qualifies is Qualifier.PAIR_OF_FOURS else 2
    rank = least + chance.below(15 - least)
    others = of_shape((1,) * 5, chance, (rank,))
    board = shuffled(of_ranks((rank,), (2,), chance) + others[:3], chance)
    hand = best_hand(board, others[3:])
    return Scene(board, others[3:]) if hand.category is Category.PAIR else None


def _dealer_with(draw: Callable[[Chance], Cards], wanted: Category) -> Recipe:
    def recipe(chance: Chance, table: Table) -> Scene | None:
        seven = shuffled(draw(chance), chance)
        if strength_of_seven(seven) >> 20 != wanted:
            return None
        return Scene(seven[:5], seven[5:])

    return recipe


def _pair_of(chance: Chance, rank: int) -> Cards:
    return of_ranks((rank,), (2,), chance) + of_shape((1,) * 5, chance, (rank,))


pair_of_fours: Final = _dealer_with(lambda chance: _pair_of(chance, 4), Category.PAIR)
pair_below_fours: Final = _dealer_with(
    lambda chance: _pair_of(chance, 2 + chance.below(2)), Category.PAIR
)
threes_and_twos: Final = _dealer_with(
    lambda chance: of_ranks((3, 2), (2, 2), chance) + of_shape((1,) * 3, chance, (2, 3)),
    Category.TWO_PAIR,
)


_USUAL: Final = (
    (Category.HIGH_CARD, 170),
    (Category.PAIR, 400),
    (Category.TWO_PAIR, 230),
    (Category.THREE_OF_A_KIND, 60),
    (Category.STRAIGHT, 55),
    (Category.FLUSH, 45),
    (Category.FULL_HOUSE, 35),
    (Category.FOUR_OF_A_KIND, 5),
)
_KICKER_BOARDS: Final[tuple[tuple[tuple[tuple[int, ...], int], int], ...]] = (
    (((1, 1, 1, 1, 1), 1), 8),
    (((2, 1, 1, 1), 0), 6),
    (((2, 1, 1, 1), 1), 5),
    (((2, 2, 1), 0), 4),
    (((3, 1, 1), 0), 4),
    (((4, 1), 0), 2),
)
"""Boards by their ranks, and how many of its two cards each side shares with the other."""


def win_or_lose(result: Result) -> Recipe:
    """A plain hand that wins or loses: dealt as it comes, the better cards to the better side."""

    def recipe(chance: Chance, table: Table) -> Scene | None:
        nine = filled((), 9, chance)
        board, one, other = nine[:5], nine[5:7], nine[7:]
        first, second = strength_of_seven(board + one), strength_of_seven(board + other)
        if first == second:
            return None
        if (first > second) is not (result is Result.WIN):
            one, other = other, one
        return Scene(board, other, replace(STAYS, cards=one))

    return recipe


def tie(chance: Chance, table: Table) -> Scene | None:
    """The board for both, or the same ranks on both sides."""
    if chance.happens(0.4):
        found = playing_board(chance)
        if found is None:
            return None
        seven = found[0] + found[1]
    else:
        seven = filled((), 7, chance)
    return against(seven, tied_pair(seven[:5], seven[5:], chance), STAYS)


def same_category(chance: Chance, table: Table) -> Scene | None:
    """Both sides hold hands of one name."""
    wanted = chance.weighted(_USUAL)
    seven = seven_of(wanted, chance)

    def accept(pair: Cards) -> bool:
        return strength_of_seven((*seven[:5], *pair)) >> 20 == wanted

    return against(seven, pair_where(seven, accept, chance), STAYS)


_RANKS_BEFORE_KICKERS: Final = {
    Category.PAIR: 1,
    Category.TWO_PAIR: 2,
    Category.THREE_OF_A_KIND: 1,
    Category.FOUR_OF_A_KIND: 1,
}


def _parted_by_kicker(one: int, other: int) -> bool:
    if one == other or one >> 20 != other >> 20:
        return False
    deciding = _RANKS_BEFORE_KICKERS.get(Category(one >> 20), 0)
    return deciding > 0 and ranks_of(one)[:deciding] == ranks_of(other)[:deciding]


def kicker_decides(chance: Chance, table: Table) -> Scene | None:
    """The same pair or pairs, trips or quads on both sides, and a kicker between them."""
    counts, shared = chance.weighted(_KICKER_BOARDS)
    board = shuffled(of_shape(counts, chance), chance)
    cards: Cards
    dealer: Cards
    for _ in range(12):
        if shared:
            rank = rank_of(chance.pick(board))
            left = [card for card in of_ranks((rank,), (4,), chance) if card not in board]
            if len(left) < 2:
                continue
            nine = (*board, *left[:2], *two_more((*board, *left[:2]), chance))
            cards, dealer = (nine[5], nine[7]), (nine[6], nine[8])
        else:
            nine = filled(board, 9, chance)
            cards, dealer = nine[5:7], nine[7:]
        one, other = strength_of_seven((*board, *cards)), strength_of_seven((*board, *dealer))
        if _parted_by_kicker(one, other):
            cards, dealer = shuffled(cards, chance), shuffled(dealer, chance)
            return Scene(board, dealer, replace(STAYS, cards=cards))
    return None


def tie_sixth_card(chance: Chance, table: Table) -> Scene | None:
    """A tie that would be none if six cards counted."""
    scene = tie(chance, table)
    if scene is None or scene.wish.cards is None:
        return None
    board, cards, dealer = scene.board, scene.wish.cards, scene.dealer
    mine = left_over(board, cards, best_hand(board, cards))
    return scene if mine != left_over(board, dealer, best_hand(board, dealer)) else None


def fold(chance: Chance, table: Table) -> Scene:
    """A hand that the book gives up, where a few draws find one."""
    board = filled((), 5, chance)
    multiples = table.house.play_multiples

    def gives_up(pair: Cards) -> bool:
        return table.play(pair, board, Style.BOOK, multiples, chance) is None

    cards = pair_where(board, gives_up, chance, 12) or two_more(board, chance)
    return Scene(board, some_dealer(board, cards, chance), replace(FOLDS, cards=cards))


def dark(chance: Chance, table: Table) -> Scene:
    """A dark box with whatever is in it."""
    seven = filled((), 7, chance)
    return Scene(seven[:5], seven[5:], Wish(dark=True))


def _opponent_of(seven: Cards, result: Result, chance: Chance) -> Cards | None:
    board, dealer = seven[:5], seven[5:]
    if result is Result.TIE:
        return tied_pair(board, dealer, chance)
    turned = Result.LOSE if result is Result.WIN else Result.WIN
    return rival(board, dealer, turned, chance)


def while_dealer_fails(result: Result) -> Recipe:
    """A box that wins, loses or ties against a dealer who does not open."""

    def recipe(chance: Chance, table: Table) -> Scene | None:
        seven = failing_dealer(chance, table.house)
        cards = _opponent_of(seven, result, chance) if seven else None
        if seven is None or cards is None:
            return None
        return Scene(seven[:5], seven[5:], replace(STAYS, cards=cards))

    return recipe
