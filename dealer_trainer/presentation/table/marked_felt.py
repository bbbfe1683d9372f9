"""The felt's picture of a marked layout: what was right and wrong, and whose five cards play."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from dealer_trainer.presentation.felt import BoxView, CardLook, CardView, FeltState, SpotView
from dealer_trainer.presentation.table.felt import (
    empty_box,
    hole_cards,
    spot_view,
    whole_felt,
)
from dealer_trainer.presentation.table.looking import Raised
from dealer_trainer.presentation.table.words import box_of, box_word, dealer_words
from dealer_trainer.rules.games.registry import felt_spots, hand_is_asked
from dealer_trainer.rules.working import decisive_cards
from dealer_trainer.training.places import Part, box_bet

if TYPE_CHECKING:
    from dealer_trainer.presentation.table.looking import Feedback
    from dealer_trainer.rules.bets import Bet
    from dealer_trainer.rules.cards import Card
    from dealer_trainer.rules.game import SpotPlace
    from dealer_trainer.rules.house import House
    from dealer_trainer.rules.layout import Box
    from dealer_trainer.training.grading import Mark as Marking


def marked_felt(feedback: Feedback, house: House) -> FeltState:
    """The table after submitting: what was answered, what was wrong, whose five cards play."""
    layout = feedback.marked.layout
    looks = card_looks(feedback, house)
    boxes = tuple(_marked_box(feedback, house, n, looks) for n in range(1, house.boxes + 1))
    board = tuple(CardView(card, looks.get(card, CardLook.PLAIN)) for card in layout.board)
    dealer = tuple(CardView(card, looks.get(card, CardLook.PLAIN)) for card in layout.dealer)
    settlement = feedback.marked.settlement
    plate = dealer_words(settlement.dealer.category, settlement.opens, house)
    marks = [
        m
        for m in feedback.marked.report.marks
        if m.place.box is None and m.place.part is not Part.ORDER
    ]
    mark = _mark_of(marks) if marks else None
    return whole_felt(house, boxes, board, dealer, plate, feedback.looking.box is None, mark)


def card_looks(feedback: Feedback, house: House) -> dict[Card, CardLook]:
    """How board and hole cards lie: the five that play raised, the others of that hand left out,
    the card that decides with a star.
    """
    looking, layout = feedback.looking, feedback.marked.layout
    playing, decisive = _playing(feedback, house)
    if not playing:
        return {}
    own = () if looking.box is None else layout.box(looking.box).cards
    looks = {
        card: CardLook.PLAYS if card in playing else CardLook.LEFT_OUT
        for card in (*layout.board, *layout.dealer, *own)
    }
    return looks | dict.fromkeys(decisive, CardLook.DECIDES)


def _playing(feedback: Feedback, house: House) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """The five that are raised, and the cards among them and the dealer's own that decide.

    Of a folded hand that is not asked nothing is raised: its cards lie face down.
    """
    looking, layout, settlement = (
        feedback.looking,
        feedback.marked.layout,
        feedback.marked.settlement,
    )
    if feedback.walk is not None:
        return feedback.walk.stop.playing, feedback.walk.stop.decisive
    if looking.raised is Raised.PLAIN:
        return (), ()
    if looking.box is None:
        return settlement.dealer.cards, ()
    settled = settlement.box(looking.box)
    by_dealer = looking.raised is Raised.DEALER
    if not by_dealer and not hand_is_asked(settled.box, house):
        return (), ()
    playing = settlement.dealer.cards if by_dealer else settled.hand.cards
    seen = {*playing, *layout.dealer}
    return playing, tuple(c for c in decisive_cards(settled, settlement) if c in seen)


def _mark_of(marks: Iterable[Marking]) -> bool:
    return all(mark.right for mark in marks)


def _marked_box(
    feedback: Feedback, house: House, number: int, looks: dict[Card, CardLook]
) -> BoxView:
    box = box_of(feedback.marked.layout, number)
    if box is None:
        return empty_box(number, house)
    marks = feedback.marked.report.of_box(number)
    looked_at = feedback.looking.box == number
    return BoxView(
        number=number,
        occupied=True,
        spots=tuple(
            _marked_spot(feedback, house, box, bet, at, looked_at) for bet, at in felt_spots(house)
        ),
        cards=hole_cards(box, house, looks if looked_at else {}),
        dark=box.dark,
        folded=box.folded,
        active=looked_at,
        mark=_mark_of(marks) if marks else None,
        state_word=box_word(box),
    )


def _marked_spot(
    feedback: Feedback, house: House, box: Box, bet: Bet, at: SpotPlace, looked_at: bool
) -> SpotView:
    stake = box.stake(bet)
    found = feedback.marked.report.mark(box_bet(box.number, bet))
    spot = spot_view(bet, at, stake, None if found is None else found.given, None)
    walk = feedback.walk
    if walk is not None and looked_at and walk.stop.bet is bet:
        spot = replace(spot, active=True)
    # What was right shows on the box that is looked at; what was wrong everywhere.
    if found is None or (found.right and not looked_at):
        return spot
    return replace(spot, mark=found.right)
