"""The felt's picture of a drill: what is answered or marked, and so lies where."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.cards import Card
from dealer_trainer.rules.games import game_of, hand_is_asked
from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.house import GameName, House, Spots
from dealer_trainer.rules.layout import Box, Layout
from dealer_trainer.rules.money import Action, Answer
from dealer_trainer.rules.working import decisive_cards
from dealer_trainer.text.amounts import amount_shown, difference_shown
from dealer_trainer.text.bets import bet_label, qualifies_word
from dealer_trainer.text.hands import category_name
from dealer_trainer.text.language import pgettext
from dealer_trainer.training.drill_state import DrillState, Stage
from dealer_trainer.training.grading import Given
from dealer_trainer.training.grading import Mark as Marking
from dealer_trainer.training.places import (
    DEALER_CATEGORY,
    DEALER_QUALIFIES,
    Part,
    box_bet,
)
from dealer_trainer.ui.felt.state import (
    BoxView,
    CardLook,
    CardView,
    ChipLook,
    FeltState,
    Mark,
    Outcome,
    SpotPlace,
    SpotView,
)
from dealer_trainer.ui.pages.drill.feedback import Raised
from dealer_trainer.ui.pages.drill.marked import Marked

_OUTCOMES = {
    Action.PAY: Outcome.PAY,
    Action.PUSH: Outcome.STAYS,
    Action.TAKE: Outcome.TAKE,
}


def spot_places(house: House) -> tuple[tuple[Bet, SpotPlace], ...]:
    """Which bet stands where on the house's felt."""
    match house.game:
        case GameName.ULTIMATE:
            return (
                (Bet.PLAY, SpotPlace.PLAY),
                (Bet.ANTE, SpotPlace.ANTE),
                (Bet.BLIND, SpotPlace.BLIND),
                (Bet.TRIPS, SpotPlace.SIDE),
            )
        case GameName.CASINO_TEXAS:
            return (
                (Bet.BET, SpotPlace.PLAY),
                (Bet.ANTE, SpotPlace.MIDDLE_ANTE),
                (Bet.BONUS, SpotPlace.SIDE),
            )


def _felt(
    house: House,
    boxes: tuple[BoxView, ...],
    board: tuple[CardView, ...],
    dealer: tuple[CardView, ...],
    plate: tuple[str, ...],
    active: bool,
    mark: Mark | None,
) -> FeltState:
    return FeltState(
        places=house.boxes,
        boxes=boxes,
        board=board,
        dealer=dealer,
        dealer_word=pgettext("felt", "DEALER"),
        chips=tuple(ChipLook(chip.value, chip.colour) for chip in house.chips),
        dealer_plate=plate,
        dealer_active=active,
        dealer_mark=mark,
        flop_apart=house.game is GameName.CASINO_TEXAS,
        spots_as_printed=house.spots is Spots.AS_PRINTED,
    )


def _state_word(box: Box | None) -> str:
    if box is None:
        return pgettext("place", "empty")
    if box.folded:
        return pgettext("box", "fold")
    return pgettext("box", "dark") if box.dark else ""


def _empty(number: int, house: House) -> BoxView:
    spots = tuple(
        SpotView(place, bet_label(bet).upper(), bet.value) for bet, place in spot_places(house)
    )
    return BoxView(number, False, spots, state_word=_state_word(None))


def _plain(cards: Iterable[Card]) -> tuple[CardView, ...]:
    return tuple(CardView(card) for card in cards)


def _hole(box: Box, house: House, looks: dict[Card, CardLook]) -> tuple[CardView, ...]:
    if not hand_is_asked(box, house):
        return tuple(CardView(card, CardLook.DOWN) for card in box.cards)
    return tuple(CardView(card, looks.get(card, CardLook.PLAIN)) for card in box.cards)


def _spot(
    bet: Bet, place: SpotPlace, stake: int | None, answer: Given | None, typed: str | None
) -> SpotView:
    label = "" if stake is None else amount_shown(stake)
    outcome, payout, payout_label = Outcome.NONE, None, ""
    if isinstance(answer, Answer) and typed is None:
        outcome = _OUTCOMES[answer.action]
        if answer.action is Action.PAY:
            payout, payout_label = answer.amount, difference_shown(answer.amount)
    return SpotView(
        place=place,
        caption=bet_label(bet).upper(),
        bet_key=bet.value,
        stake=stake,
        label=label,
        typed=typed,
        outcome=outcome,
        payout=payout,
        payout_label=payout_label,
    )


def _plate(category: Given | None, opens: Given | None, house: House) -> tuple[str, ...]:
    lines = []
    if isinstance(category, Category):
        lines.append(category_name(category))
    if isinstance(opens, bool):
        lines.append(qualifies_word(house.game, opens))
    return tuple(lines)


def entry_felt(state: DrillState, house: House) -> FeltState:
    """The table while a layout is being settled: what is answered lies on it at once."""
    boxes = tuple(_entry_box(state, house, n) for n in range(1, house.boxes + 1))
    plate = _plate(state.answer(DEALER_CATEGORY), state.answer(DEALER_QUALIFIES), house)
    at_dealer = state.focus is not None and state.focus.box is None
    layout = state.layout
    board, dealer = _to_pick(state, layout.board), _to_pick(state, layout.dealer)
    return _felt(house, boxes, board, dealer, plate, at_dealer, None)


def _to_pick(state: DrillState, cards: Iterable[Card]) -> tuple[CardView, ...]:
    """Cards as they lie; while five are to be picked each of the hand bears its key's number."""
    if state.stage is not Stage.PICK_FIVE:
        return _plain(cards)
    seven, picked = state.seven, state.picked
    return tuple(
        CardView(
            card,
            CardLook.PLAYS if card in picked else CardLook.PLAIN,
            seven.index(card) + 1 if card in seven else 0,
        )
        for card in cards
    )


def _box_of(layout: Layout, number: int) -> Box | None:
    return next((box for box in layout.boxes if box.number == number), None)


def _entry_box(state: DrillState, house: House, number: int) -> BoxView:
    box = _box_of(state.layout, number)
    if box is None:
        return _empty(number, house)
    asked = any(place.box == number for place in state.fields)
    return BoxView(
        number=number,
        occupied=True,
        spots=tuple(_entry_spot(state, house, box, bet, at) for bet, at in spot_places(house)),
        cards=_to_pick(state, box.cards) if hand_is_asked(box, house) else _hole(box, house, {}),
        dark=box.dark,
        folded=box.folded,
        active=state.focus is not None and state.focus.box == number,
        naming=state.stage in (Stage.PICK_FIVE, Stage.NAME_BOX)
        and state.focus is not None
        and state.focus.box == number,
        done=asked and not state.shown and state.is_done(number),
        state_word=_state_word(box),
    )


def _entry_spot(state: DrillState, house: House, box: Box, bet: Bet, at: SpotPlace) -> SpotView:
    stake = dict(game_of(house).stakes(box)).get(bet)
    place = box_bet(box.number, bet)
    answer, typed = state.answer(place), None
    active = state.focus == place
    if active and state.draft is not None:
        answer = state.draft if isinstance(state.draft, Answer) else None
        typed = state.draft if isinstance(state.draft, str) else None
    return replace(_spot(bet, at, stake, answer, typed), active=active)


def marked_felt(marked: Marked, house: House) -> FeltState:
    """The table after submitting: what was answered, what was wrong, whose five cards play."""
    layout = marked.layout
    looks = card_looks(marked, house)
    boxes = tuple(_marked_box(marked, house, n, looks) for n in range(1, house.boxes + 1))
    board = tuple(CardView(card, looks.get(card, CardLook.PLAIN)) for card in layout.board)
    dealer = tuple(CardView(card, looks.get(card, CardLook.PLAIN)) for card in layout.dealer)
    settlement = marked.settlement
    plate = _plate(settlement.dealer.category, settlement.opens, house)
    marks = [
        m for m in marked.report.marks if m.place.box is None and m.place.part is not Part.ORDER
    ]
    mark = _mark_of(marks) if marks else None
    return _felt(house, boxes, board, dealer, plate, marked.looking.box is None, mark)


def card_looks(marked: Marked, house: House) -> dict[Card, CardLook]:
    """How board and hole cards lie: the five that play raised, the others of that hand left out,
    the card that decides with a star.
    """
    looking, layout = marked.looking, marked.layout
    playing, decisive = _playing(marked, house)
    if not playing:
        return {}
    own = () if looking.box is None else layout.box(looking.box).cards
    looks = {
        card: CardLook.PLAYS if card in playing else CardLook.LEFT_OUT
        for card in (*layout.board, *layout.dealer, *own)
    }
    return looks | dict.fromkeys(decisive, CardLook.DECIDES)


def _playing(marked: Marked, house: House) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """The five that are raised, and the cards among them and the dealer's own that decide.

    Of a folded hand that is not asked nothing is raised: its cards lie face down.
    """
    looking, layout, settlement = marked.looking, marked.layout, marked.settlement
    if marked.walk is not None:
        return marked.walk.stop.playing, marked.walk.stop.decisive
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


def _mark_of(marks: Iterable[Marking]) -> Mark:
    return Mark.RIGHT if all(mark.right for mark in marks) else Mark.WRONG


def _marked_box(marked: Marked, house: House, number: int, looks: dict[Card, CardLook]) -> BoxView:
    box = _box_of(marked.layout, number)
    if box is None:
        return _empty(number, house)
    marks = marked.report.of_box(number)
    looked_at = marked.looking.box == number
    return BoxView(
        number=number,
        occupied=True,
        spots=tuple(
            _marked_spot(marked, house, box, bet, at, looked_at) for bet, at in spot_places(house)
        ),
        cards=_hole(box, house, looks if looked_at else {}),
        dark=box.dark,
        folded=box.folded,
        active=looked_at,
        mark=_mark_of(marks) if marks else None,
        state_word=_state_word(box),
    )


def _marked_spot(
    marked: Marked, house: House, box: Box, bet: Bet, at: SpotPlace, looked_at: bool
) -> SpotView:
    stake = dict(game_of(house).stakes(box)).get(bet)
    found = marked.report.mark(box_bet(box.number, bet))
    spot = _spot(bet, at, stake, None if found is None else found.given, None)
    walk = marked.walk
    if walk is not None and looked_at and walk.stop.bet is bet:
        spot = replace(spot, active=True)
    # What was right shows on the box that is looked at; what was wrong everywhere.
    if found is None or (found.right and not looked_at):
        return spot
    return replace(spot, mark=Mark.RIGHT if found.right else Mark.WRONG)
