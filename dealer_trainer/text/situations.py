"""The situations by name, and what each of them is, in a sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dealer_trainer.rules.situations import CATEGORY_SITUATIONS, Situation
from dealer_trainer.text.hands import category_name
from dealer_trainer.text.language import _, pgettext

_CATEGORIES: Final = {situation: category for category, situation in CATEGORY_SITUATIONS.items()}

# Looked up when they are asked for, in the language of that moment.
_NAMES: Final[dict[Situation, Callable[[], str]]] = {
    Situation.WHEEL: lambda: pgettext("situation", "Five-high straight"),
    Situation.SIX_CARD_FLUSH: lambda: pgettext("situation", "Flush of six or seven cards"),
    Situation.STRAIGHT_AND_FLUSH_APART: lambda: pgettext(
        "situation", "Straight and flush of different cards"
    ),
    Situation.THREE_PAIRS: lambda: pgettext("situation", "Three pairs"),
    Situation.TWO_TRIPS: lambda: pgettext("situation", "Three of a kind twice"),
    Situation.TRIPS_AND_TWO_PAIRS: lambda: pgettext("situation", "Three of a kind and two pairs"),
    Situation.COUNTERFEITED: lambda: pgettext("situation", "Counterfeited pair"),
    Situation.PLAYS_THE_BOARD: lambda: pgettext("situation", "Plays the board"),
    Situation.SAME_CATEGORY: lambda: pgettext("situation", "Same kind of hand as the dealer"),
    Situation.KICKER_DECIDES: lambda: pgettext("situation", "A kicker decides"),
    Situation.TIE_SIXTH_CARD: lambda: pgettext("situation", "Tie with a different sixth card"),
    Situation.WIN: lambda: pgettext("situation", "Player wins"),
    Situation.LOSE: lambda: pgettext("situation", "Dealer wins"),
    Situation.TIE: lambda: pgettext("situation", "Tie"),
    Situation.FOLD: lambda: pgettext("situation", "Fold"),
    Situation.DARK: lambda: pgettext("situation", "Dark box"),
    Situation.WIN_DEALER_FAILS: lambda: pgettext("situation", "Win, dealer does not qualify"),
    Situation.LOSE_DEALER_FAILS: lambda: pgettext("situation", "Loss, dealer does not qualify"),
    Situation.TIE_DEALER_FAILS: lambda: pgettext("situation", "Tie, dealer does not qualify"),
    Situation.BLIND_PAID: lambda: pgettext("situation", "Blind is paid"),
    Situation.BLIND_PUSHES_ON_WIN: lambda: pgettext("situation", "Blind stays on a win"),
    Situation.BLIND_LOST_WITH_STRAIGHT: lambda: pgettext(
        "situation", "Blind lost with a straight or better"
    ),
    Situation.ODD_FLUSH: lambda: pgettext("situation", "3:2 with a fraction"),
    Situation.TRIPS_PAID_ON_LOSS: lambda: pgettext("situation", "Trips paid on a loss"),
    Situation.TRIPS_PAID_ON_TIE: lambda: pgettext("situation", "Trips paid on a tie"),
    Situation.TRIPS_AFTER_FOLD: lambda: pgettext("situation", "Trips after a fold"),
    Situation.BONUS_PAID: lambda: pgettext("situation", "Bonus is paid"),
    Situation.BONUS_FLOP_ONLY: lambda: pgettext("situation", "Three of a kind on the flop alone"),
    Situation.BONUS_NOT_FINAL: lambda: pgettext("situation", "Hand made after the flop"),
    Situation.BONUS_QUADS_ONE_CARD: lambda: pgettext(
        "situation", "Four of a kind with one own card"
    ),
    Situation.BONUS_AFTER_FOLD: lambda: pgettext("situation", "Bonus after a fold"),
    Situation.DEALER_FAILS: lambda: pgettext("situation", "Dealer does not qualify"),
    Situation.DEALER_OPENS_ON_BOARD_PAIR: lambda: pgettext(
        "situation", "Dealer qualifies with a pair on the board"
    ),
    Situation.DEALER_PAIR_OF_FOURS: lambda: pgettext("situation", "Dealer with a pair of fours"),
    Situation.DEALER_PAIR_BELOW_FOURS: lambda: pgettext(
        "situation", "Dealer with a pair of threes or twos"
    ),
    Situation.DEALER_THREES_AND_TWOS: lambda: pgettext(
        "situation", "Dealer with two pair, threes and twos"
    ),
}

_DESCRIPTIONS: Final[dict[Situation, Callable[[], str]]] = {
    Situation.HIGH_CARD: lambda: _("No pair: the highest cards decide"),
    Situation.PAIR: lambda: _("Two cards of one rank"),
    Situation.TWO_PAIR: lambda: _("Two pairs, and one card beside them"),
    Situation.THREE_OF_A_KIND: lambda: _("Three cards of one rank"),
    Situation.STRAIGHT: lambda: _("Five cards in a row, not all of one suit"),
    Situation.FLUSH: lambda: _("Five cards of one suit, not in a row"),
    Situation.FULL_HOUSE: lambda: _("Three cards of one rank and a pair"),
    Situation.FOUR_OF_A_KIND: lambda: _("Four cards of one rank"),
    Situation.STRAIGHT_FLUSH: lambda: _("Five cards in a row of one suit, below the royal flush"),
    Situation.ROYAL_FLUSH: lambda: _("Ace, king, queen, jack and ten of one suit"),
    Situation.WHEEL: lambda: _("The best five cards are 5-4-3-2-A: the ace is the lowest"),
    Situation.SIX_CARD_FLUSH: lambda: _(
        "Six or seven cards share a suit: only the highest five count"
    ),
    Situation.STRAIGHT_AND_FLUSH_APART: lambda: _(
        "The seven cards hold a straight and a flush, but no straight flush"
    ),
    Situation.THREE_PAIRS: lambda: _(
        "Three pairs in the seven cards: the two highest play, and the highest card left"
    ),
    Situation.TWO_TRIPS: lambda: _(
        "Three of a kind twice in the seven cards: a full house, the higher three over the lower"
    ),
    Situation.TRIPS_AND_TWO_PAIRS: lambda: _(
        "Three of a kind and two pairs in the seven cards: a full house with the higher pair"
    ),
    Situation.COUNTERFEITED: lambda: _(
        "The player's own pair lies below both pairs of the board and no longer counts"
    ),
    Situation.PLAYS_THE_BOARD: lambda: _("The hand is as strong as the five community cards alone"),
    Situation.SAME_CATEGORY: lambda: _(
        "Box and dealer hold the same kind of hand: the ranks decide, or it is a tie"
    ),
    Situation.KICKER_DECIDES: lambda: _(
        "Four of a kind, three of a kind or pairs are equal: a kicker decides"
    ),
    Situation.TIE_SIXTH_CARD: lambda: _(
        "Five cards are equal: a tie, although the sixth card differs"
    ),
    Situation.WIN: lambda: _("The box's hand is higher than the dealer's"),
    Situation.LOSE: lambda: _("The box's hand is lower than the dealer's"),
    Situation.TIE: lambda: _("The best five cards of box and dealer are equal"),
    Situation.FOLD: lambda: _("The player has given up the cards"),
    Situation.DARK: lambda: _(
        "The bets were placed before the deal, the cards are turned at settlement"
    ),
    Situation.WIN_DEALER_FAILS: lambda: _("The box is higher, and the dealer does not qualify"),
    Situation.LOSE_DEALER_FAILS: lambda: _("The box is lower, and the dealer does not qualify"),
    Situation.TIE_DEALER_FAILS: lambda: _(
        "Box and dealer are equal, and the dealer does not qualify"
    ),
    Situation.BLIND_PAID: lambda: _("The box wins with a hand of the Blind table"),
    Situation.BLIND_PUSHES_ON_WIN: lambda: _(
        "The box wins with a hand that is not in the Blind table"
    ),
    Situation.BLIND_LOST_WITH_STRAIGHT: lambda: _(
        "The dealer beats a straight or better: Blind loses, whatever its table says"
    ),
    Situation.ODD_FLUSH: lambda: _("Blind is paid 3:2, and the sum is not a whole number"),
    Situation.TRIPS_PAID_ON_LOSS: lambda: _("The box loses, but Trips is paid by its own hand"),
    Situation.TRIPS_PAID_ON_TIE: lambda: _(
        "Box and dealer tie, but Trips is paid by the box's own hand"
    ),
    Situation.TRIPS_AFTER_FOLD: lambda: _(
        "A folded box with Trips and three of a kind or better: the house rules decide"
    ),
    Situation.BONUS_PAID: lambda: _(
        "The player's own cards and the flop make a hand of the Bonus table"
    ),
    Situation.BONUS_FLOP_ONLY: lambda: _(
        "All three cards lie on the flop, none is the player's own: Bonus loses"
    ),
    Situation.BONUS_NOT_FINAL: lambda: _(
        "The final hand is three of a kind or better, the first five cards are not: Bonus loses"
    ),
    Situation.BONUS_QUADS_ONE_CARD: lambda: _(
        "Three flop cards and one own card: the house rules say what Bonus pays"
    ),
    Situation.BONUS_AFTER_FOLD: lambda: _(
        "The player gave up with a Bonus that would pay: the house rules decide"
    ),
    Situation.DEALER_FAILS: lambda: _("The dealer's hand is too low to qualify"),
    Situation.DEALER_OPENS_ON_BOARD_PAIR: lambda: _(
        "Both cards of the dealer's pair lie on the board, and the pair counts"
    ),
    Situation.DEALER_PAIR_OF_FOURS: lambda: _(
        "A pair of fours is the lowest hand with which there is a game"
    ),
    Situation.DEALER_PAIR_BELOW_FOURS: lambda: _("A pair of threes or twos is not enough: no game"),
    Situation.DEALER_THREES_AND_TWOS: lambda: _(
        "Two pair is better than a pair of fours: there is a game"
    ),
}


def situation_name(situation: Situation) -> str:
    """A situation as lists and bars name it: Flush of six or seven cards."""
    category = _CATEGORIES.get(situation)
    return _NAMES[situation]() if category is None else category_name(category)


def situation_description(situation: Situation) -> str:
    """What a situation is, in one sentence."""
    return _DESCRIPTIONS[situation]()
