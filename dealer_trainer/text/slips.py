"""The slips by name, and why each of them is wrong, in a sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.money import Action
from dealer_trainer.text.bets import bet_label
from dealer_trainer.text.language import _
from dealer_trainer.training.diagnosis.slips import Slip

# Looked up when they are asked for, in the language of that moment.
_NAMES: Final[dict[Slip, Callable[[], str]]] = {
    Slip.OUT_OF_ORDER: lambda: _("Settled out of order"),
    Slip.DEALER_HAND_MISREAD: lambda: _("Dealer's hand misread"),
    Slip.DEALER_MISJUDGED: lambda: _("Dealer qualification misjudged"),
    Slip.HAND_MISREAD: lambda: _("Hand misread"),
    Slip.ANTE_PAID_DEALER_FAILS: lambda: _("Ante paid although the dealer does not qualify"),
    Slip.ANTE_TAKEN_DEALER_FAILS: lambda: _("Ante taken although the dealer does not qualify"),
    Slip.PLAY_LEFT_DEALER_FAILS: lambda: _("Play left unpaid because the dealer does not qualify"),
    Slip.BLIND_LEFT_DEALER_FAILS: lambda: _(
        "Blind left unpaid because the dealer does not qualify"
    ),
    Slip.FOLD_PUSHED: lambda: _("Ante left on a folded box"),
    Slip.COMPARED_THOUGH_DEALER_FAILS: lambda: _("Ante not paid although there is no game"),
    Slip.BET_PAID_DEALER_FAILS: lambda: _("Bet paid although there is no game"),
    Slip.BET_TAKEN_DEALER_FAILS: lambda: _("Bet taken although there is no game"),
    Slip.BLIND_PAID_BELOW_STRAIGHT: lambda: _("Blind paid below a straight"),
    Slip.BLIND_TAKEN_BELOW_STRAIGHT: lambda: _("Blind taken although the player wins"),
    Slip.BLIND_LEFT_ON_STRAIGHT: lambda: _("Blind left although a straight or better wins"),
    Slip.BLIND_PAID_ON_LOSS: lambda: _("Blind paid on a lost hand"),
    Slip.BLIND_LEFT_ON_LOSS: lambda: _("Blind left although it loses"),
    Slip.TRIPS_TAKEN_ON_LOSS: lambda: _("Trips taken although it pays on a lost hand"),
    Slip.TRIPS_LEFT_ON_TIE: lambda: _("Trips left on the table on a tie"),
    Slip.TRIPS_TAKEN_ON_FOLD: lambda: _("Trips taken after a fold: not by the house rules"),
    Slip.TRIPS_PAID_ON_FOLD: lambda: _("Trips paid after a fold: not by the house rules"),
    Slip.BONUS_OWN_CARD_MISSED: lambda: _("Bonus paid without looking at the own cards"),
    Slip.BONUS_ON_SEVEN_CARDS: lambda: _("Bonus counted on seven cards, not on the first five"),
    Slip.BONUS_TAKEN_ON_FOLD: lambda: _("Bonus taken after a fold: not by the house rules"),
    Slip.BONUS_PAID_ON_FOLD: lambda: _("Bonus paid after a fold: not by the house rules"),
    Slip.WIN_AS_LOSS: lambda: _("Win treated as a loss"),
    Slip.WIN_AS_TIE: lambda: _("Win treated as a tie"),
    Slip.LOSS_AS_WIN: lambda: _("Loss treated as a win"),
    Slip.LOSS_AS_TIE: lambda: _("Loss treated as a tie"),
    Slip.TIE_AS_WIN: lambda: _("Tie treated as a win"),
    Slip.TIE_AS_LOSS: lambda: _("Tie treated as a loss"),
    Slip.OTHER_TABLE: lambda: _("Odds of the other bet used"),
    Slip.ROW_ABOVE: lambda: _("Wrong odds row, one too high"),
    Slip.ROW_BELOW: lambda: _("Wrong odds row, one too low"),
    Slip.EVEN_MONEY: lambda: _("Paid 1:1 instead of by the table"),
    Slip.OTHER_STAKE: lambda: _("Right odds on another stake"),
    Slip.STAKE_ADDED: lambda: _("Stake added to the payout"),
    Slip.HALF_DROPPED: lambda: _("Payout rounded"),
    Slip.PAY_LEFT: lambda: _("A bet that pays left as a push"),
    Slip.LOSS_LEFT: lambda: _("A bet that loses left as a push"),
    Slip.ARITHMETIC: lambda: _("Arithmetic slip"),
    Slip.WRONG_ACTION: lambda: _("Wrong action on a bet"),
    Slip.UNANSWERED: lambda: _("Not answered"),
}

# Where a slip can happen to several bets, its name on one of them.
_NAMES_ON_A_BET: Final[dict[Slip, Callable[[], str]]] = {
    Slip.EVEN_MONEY: lambda: _("{bet} paid 1:1 instead of by the table"),
    Slip.OTHER_STAKE: lambda: _("{bet} counted on another stake of the box"),
    Slip.PAY_LEFT: lambda: _("{bet} pays but was left as a push"),
    Slip.LOSS_LEFT: lambda: _("{bet} loses but was left as a push"),
}

_EXPLANATIONS: Final[dict[Slip, Callable[[], str]]] = {
    Slip.OUT_OF_ORDER: lambda: _(
        "Boxes are settled from right to left, from the last occupied box to the first"
    ),
    Slip.DEALER_HAND_MISREAD: lambda: _(
        "The best five of the dealer's seven cards make a different hand"
    ),
    Slip.DEALER_MISJUDGED: lambda: _(
        "The dealer's best five cards decide, and a pair on the board counts"
    ),
    Slip.HAND_MISREAD: lambda: _("The best five of the box's seven cards make a different hand"),
    Slip.ANTE_PAID_DEALER_FAILS: lambda: _(
        "When the dealer does not qualify, Ante stays even if the box is higher"
    ),
    Slip.ANTE_TAKEN_DEALER_FAILS: lambda: _(
        "When the dealer does not qualify, Ante stays even if the box is lower"
    ),
    Slip.PLAY_LEFT_DEALER_FAILS: lambda: _(
        "Play goes by comparison: a win is paid 1:1 even if the dealer does not qualify"
    ),
    Slip.BLIND_LEFT_DEALER_FAILS: lambda: _(
        "Blind goes by comparison: a win is paid by the table even if the dealer does not qualify"
    ),
    Slip.FOLD_PUSHED: lambda: _("A folded box loses Ante and Blind, whatever the dealer has"),
    Slip.COMPARED_THOUGH_DEALER_FAILS: lambda: _(
        "With no game, Ante is paid by the table on the box's own hand, without comparing"
    ),
    Slip.BET_PAID_DEALER_FAILS: lambda: _("With no game, Bet stays even if the box is higher"),
    Slip.BET_TAKEN_DEALER_FAILS: lambda: _("With no game, Bet stays even if the box is lower"),
    Slip.BLIND_PAID_BELOW_STRAIGHT: lambda: _("A Blind that wins below a straight stays"),
    Slip.BLIND_TAKEN_BELOW_STRAIGHT: lambda: _("A Blind that wins below a straight stays"),
    Slip.BLIND_LEFT_ON_STRAIGHT: lambda: _("A winning hand of the Blind table is paid by its row"),
    Slip.BLIND_PAID_ON_LOSS: lambda: _(
        "Blind is paid only on a win: on a loss it is taken, even with a straight or better"
    ),
    Slip.BLIND_LEFT_ON_LOSS: lambda: _(
        "Blind loses to any better hand of the dealer, a hand that does not qualify too"
    ),
    Slip.TRIPS_TAKEN_ON_LOSS: lambda: _("Trips depends only on the player's own hand"),
    Slip.TRIPS_LEFT_ON_TIE: lambda: _("Trips depends only on the player's own hand"),
    Slip.TRIPS_TAKEN_ON_FOLD: lambda: _(
        "By the rules of this house Trips plays on after a fold: the box's own hand decides"
    ),
    Slip.TRIPS_PAID_ON_FOLD: lambda: _("By the rules of this house a folded box loses Trips too"),
    Slip.BONUS_OWN_CARD_MISSED: lambda: _(
        "A hand of the Bonus table must hold both own cards, three of a kind at least one"
    ),
    Slip.BONUS_ON_SEVEN_CARDS: lambda: _("Bonus looks only at the player's own cards and the flop"),
    Slip.BONUS_TAKEN_ON_FOLD: lambda: _("By the rules of this house Bonus plays on after a fold"),
    Slip.BONUS_PAID_ON_FOLD: lambda: _("By the rules of this house giving up loses Bonus too"),
    Slip.WIN_AS_LOSS: lambda: _("The box's best five cards are higher than the dealer's"),
    Slip.WIN_AS_TIE: lambda: _("The box's best five cards are higher than the dealer's"),
    Slip.LOSS_AS_WIN: lambda: _("The box's best five cards are lower than the dealer's"),
    Slip.LOSS_AS_TIE: lambda: _("The box's best five cards are lower than the dealer's"),
    Slip.TIE_AS_WIN: lambda: _("The five cards are equal: a sixth card and the suits never count"),
    Slip.TIE_AS_LOSS: lambda: _("The five cards are equal: a sixth card and the suits never count"),
    Slip.OTHER_TABLE: lambda: _("Each bet has its own pay table"),
    Slip.ROW_ABOVE: lambda: _("The row of the next better hand was paid"),
    Slip.ROW_BELOW: lambda: _("The row of the next lower hand was paid"),
    Slip.EVEN_MONEY: lambda: _("The hand has its own row in the table of this bet"),
    Slip.OTHER_STAKE: lambda: _("The odds are multiplied by the stake of the same bet"),
    Slip.STAKE_ADDED: lambda: _(
        "The payout is what is laid to the stake, without the stake itself"
    ),
    Slip.HALF_DROPPED: lambda: _("The exact sum is paid, without rounding"),
    Slip.PAY_LEFT: lambda: _("The bet wins, so it is paid"),
    Slip.LOSS_LEFT: lambda: _("The bet loses, so it is taken"),
    Slip.ARITHMETIC: lambda: _("Paying is right, but the amount is another"),
    Slip.WRONG_ACTION: lambda: _(
        "First compare the hands, then decide whether the bet loses, stays or is paid"
    ),
    Slip.UNANSWERED: lambda: _("A missing answer counts as wrong"),
}

_WRONG_ACTIONS: Final[dict[tuple[Action, Action], Callable[[], str]]] = {
    (Action.PAY, Action.PUSH): lambda: _("{bet} pays but was left as a push"),
    (Action.PAY, Action.TAKE): lambda: _("{bet} pays but was taken"),
    (Action.PUSH, Action.TAKE): lambda: _("{bet} stays but was taken"),
    (Action.PUSH, Action.PAY): lambda: _("{bet} stays but was paid"),
    (Action.TAKE, Action.PUSH): lambda: _("{bet} loses but was left as a push"),
    (Action.TAKE, Action.PAY): lambda: _("{bet} loses but was paid"),
    (Action.PAY, Action.PAY): lambda: _("{bet} pays another amount"),
}


def slip_name(slip: Slip, bet: Bet | None = None) -> str:
    """A slip as reviews and lists name it; on a bet, where the slip can happen to several."""
    if bet is not None and slip in _NAMES_ON_A_BET:
        return _NAMES_ON_A_BET[slip]().format(bet=bet_label(bet))
    return _NAMES[slip]()


def slip_explanation(slip: Slip) -> str:
    """Why a slip is wrong: the rule that it breaks, in one sentence."""
    return _EXPLANATIONS[slip]()


def wrong_action_text(bet: Bet, expected: Action, given: Action) -> str:
    """What went wrong on a bet that was answered in another way than it should be.

    Raises ``KeyError`` where both are taken or both stay: there nothing is wrong.
    """
    return _WRONG_ACTIONS[expected, given]().format(bet=bet_label(bet))
