"""What a mistake close up shows: the box then and the right one, its marks, the cards that play."""

from __future__ import annotations

from dataclasses import replace

from dealer_trainer.frozen import dataclass
from dealer_trainer.presentation.felt import BoxView, CardLook, CardView
from dealer_trainer.presentation.table.felt import spot_view
from dealer_trainer.rules.cards import Card
from dealer_trainer.rules.games.registry import felt_spots, game_of, hand_is_asked
from dealer_trainer.rules.hands import Category, best_hand
from dealer_trainer.rules.house import House
from dealer_trainer.rules.layout import Box
from dealer_trainer.text.bets import box_name
from dealer_trainer.text.cards import card_name
from dealer_trainer.text.hands import category_name
from dealer_trainer.text.houses import qualifies_word
from dealer_trainer.text.language import _, pgettext
from dealer_trainer.training.box_records import DEALER
from dealer_trainer.training.grading import Given, Mark
from dealer_trainer.training.places import Part, box_bet
from dealer_trainer.training.review.session import LayoutCase


@dataclass(frozen=True, slots=True)
class Shown:
    """What is painted: a case, whose turn it was, and the house that it is drawn like."""

    case: LayoutCase
    owner: int
    house: House


def marks_of(shown: Shown) -> tuple[Mark, ...]:
    """The marks of the turn that is shown."""
    owner = shown.owner or None
    return tuple(
        mark
        for mark in shown.case.report.marks
        if mark.place.box == owner and mark.place.part is not Part.ORDER
    )


def box_of(shown: Shown) -> Box | None:
    """The box whose turn it was; nothing for the dealer."""
    boxes = shown.case.layout.boxes
    return next((box for box in boxes if box.number == shown.owner), None)


def playing_cards(shown: Shown) -> frozenset[Card]:
    """The five cards that play; none of a hand that is not asked."""
    box, layout = box_of(shown), shown.case.layout
    if shown.owner == DEALER:
        return frozenset(best_hand(layout.board, layout.dealer).cards)
    if box is None or not hand_is_asked(box, shown.house):
        return frozenset()
    return frozenset(best_hand(layout.board, box.cards).cards)


def answer_word(given: Given | None, house: House) -> str:
    """A name or a call as it stands over the box."""
    if isinstance(given, Category):
        return category_name(given)
    if isinstance(given, bool):
        return qualifies_word(house.game, given)
    return pgettext("answer", "no answer") if given is None else ""


def box_view(shown: Shown, mine: bool) -> BoxView | None:
    """The box as it was answered (``mine``), or as it is right."""
    box = box_of(shown)
    if box is None:
        return None
    playing, asked = playing_cards(shown), hand_is_asked(box, shown.house)
    cards = tuple(
        CardView(
            card,
            CardLook.DOWN if not asked else CardLook.PLAYS if card in playing else CardLook.PLAIN,
        )
        for card in box.cards
    )
    stakes = dict(game_of(shown.house).stakes(box))
    spots = []
    for bet, at in felt_spots(shown.house):
        mark = shown.case.report.mark(box_bet(box.number, bet))
        answer = None if mark is None else mark.given if mine else mark.expected
        spot = spot_view(bet, at, stakes.get(bet), answer, None)
        spots.append(replace(spot, mark=None if mark is None else mark.right or not mine))
    return BoxView(box.number, True, tuple(spots), cards, box.dark, box.folded)


def described(shown: Shown) -> str:
    """The picture in words, for a screen reader."""
    layout, box = shown.case.layout, box_of(shown)
    parts = [
        _("Board: {cards}").format(cards=", ".join(map(card_name, layout.board))),
        _("Dealer: {cards}").format(cards=", ".join(map(card_name, layout.dealer))),
    ]
    if box is not None:
        parts.append(", ".join([box_name(box.number), *map(card_name, box.cards)]))
    return "; ".join(parts)
