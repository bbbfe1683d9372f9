"""The slips by name, why each of them is wrong, and what mistakes led to and cost, in sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.money import Action
from dealer_trainer.text.amounts import amount_with_currency
from dealer_trainer.text.bets import bet_label
from dealer_trainer.text.language import N_, Words, _, ngettext
from dealer_trainer.training.diagnosis.causes import Cause, MistakeTally
from dealer_trainer.training.diagnosis.slips import Slip
from dealer_trainer.training.grading import MoneyErrors

# Looked up when they are asked for, in the language of that moment.
_NAMES: Final[dict[Slip, Callable[[], str]]] = {
    Slip.OUT_OF_ORDER: N_("Settled out of order"),
    Slip.DEALER_HAND_MISREAD: N_("Dealer's hand misread"),
    Slip.DEALER_MISJUDGED: N_("Dealer qualification misjudged"),
    Slip.HAND_MISREAD: N_("Hand misread"),
    Slip.ANTE_PAID_DEALER_FAILS: N_("Ante paid although the dealer does not qualify"),
    Slip.ANTE_TAKEN_DEALER_FAILS: N_("Ante taken although the dealer does not qualify"),
    Slip.PLAY_LEFT_DEALER_FAILS: N_("Play left unpaid because the dealer does not qualify"),
    Slip.BLIND_LEFT_DEALER_FAILS: N_("Blind left unpaid because the dealer does not qualify"),
    Slip.FOLD_PUSHED: N_("Ante left on a folded box"),
    Slip.COMPARED_THOUGH_DEALER_FAILS: N_("Ante not paid although there is no game"),
    Slip.BET_PAID_DEALER_FAILS: N_("Bet paid although there is no game"),
    Slip.BET_TAKEN_DEALER_FAILS: N_("Bet taken although there is no game"),
    Slip.BLIND_PAID_BELOW_STRAIGHT: N_("Blind paid below a straight"),
    Slip.BLIND_TAKEN_BELOW_STRAIGHT: N_("Blind taken although the player wins"),
    Slip.BLIND_LEFT_ON_STRAIGHT: N_("Blind left although a straight or better wins"),
    Slip.BLIND_PAID_ON_LOSS: N_("Blind paid on a lost hand"),
    Slip.BLIND_LEFT_ON_LOSS: N_("Blind left although it loses"),
    Slip.TRIPS_TAKEN_ON_LOSS: N_("Trips taken although it pays on a lost hand"),
    Slip.TRIPS_LEFT_ON_TIE: N_("Trips left on the table on a tie"),
    Slip.TRIPS_TAKEN_ON_FOLD: N_("Trips taken after a fold: not by the house rules"),
    Slip.TRIPS_PAID_ON_FOLD: N_("Trips paid after a fold: not by the house rules"),
    Slip.BONUS_OWN_CARD_MISSED: N_("Bonus paid without looking at the own cards"),
    Slip.BONUS_ON_SEVEN_CARDS: N_("Bonus counted on seven cards, not on the first five"),
    Slip.BONUS_TAKEN_ON_FOLD: N_("Bonus taken after a fold: not by the house rules"),
    Slip.BONUS_PAID_ON_FOLD: N_("Bonus paid after a fold: not by the house rules"),
    Slip.WIN_AS_LOSS: N_("Win treated as a loss"),
    Slip.WIN_AS_TIE: N_("Win treated as a tie"),
    Slip.LOSS_AS_WIN: N_("Loss treated as a win"),
    Slip.LOSS_AS_TIE: N_("Loss treated as a tie"),
    Slip.TIE_AS_WIN: N_("Tie treated as a win"),
    Slip.TIE_AS_LOSS: N_("Tie treated as a loss"),
    Slip.OTHER_TABLE: N_("Odds of the other bet used"),
    Slip.ROW_ABOVE: N_("Wrong odds row, one too high"),
    Slip.ROW_BELOW: N_("Wrong odds row, one too low"),
    Slip.EVEN_MONEY: N_("Paid 1:1 instead of by the table"),
    Slip.OTHER_STAKE: N_("Right odds on another stake"),
    Slip.STAKE_ADDED: N_("Stake added to the payout"),
    Slip.HALF_DROPPED: N_("Payout rounded"),
    Slip.PAY_LEFT: N_("A bet that pays left as a push"),
    Slip.LOSS_LEFT: N_("A bet that loses left as a push"),
    Slip.ARITHMETIC: N_("Arithmetic slip"),
    Slip.WRONG_ACTION: N_("Wrong action on a bet"),
    Slip.UNANSWERED: N_("Not answered"),
}

# Where a slip can happen to several bets, its name on one of them.
_NAMES_ON_A_BET: Final[dict[Slip, Callable[[], str]]] = {
    Slip.EVEN_MONEY: N_("{bet} paid 1:1 instead of by the table"),
    Slip.OTHER_STAKE: N_("{bet} counted on another stake of the box"),
    Slip.PAY_LEFT: N_("{bet} pays but was left as a push"),
    Slip.LOSS_LEFT: N_("{bet} loses but was left as a push"),
}

slip_explanation: Final = Words(
    {
        Slip.OUT_OF_ORDER: N_(
            "Boxes are settled from right to left, from the last occupied box to the first"
        ),
        Slip.DEALER_HAND_MISREAD: N_(
            "The best five of the dealer's seven cards make a different hand"
        ),
        Slip.DEALER_MISJUDGED: N_(
            "The dealer's best five cards decide, and a pair on the board counts"
        ),
        Slip.HAND_MISREAD: N_("The best five of the box's seven cards make a different hand"),
        Slip.ANTE_PAID_DEALER_FAILS: N_(
            "When the dealer does not qualify, Ante stays even if the box is higher"
        ),
        Slip.ANTE_TAKEN_DEALER_FAILS: N_(
            "When the dealer does not qualify, Ante stays even if the box is lower"
        ),
        Slip.PLAY_LEFT_DEALER_FAILS: N_(
            "Play goes by comparison: a win is paid 1:1 even if the dealer does not qualify"
        ),
        Slip.BLIND_LEFT_DEALER_FAILS: N_(
            "Blind goes by comparison: a win is paid by the table even if the dealer does not"
            " qualify"
        ),
        Slip.FOLD_PUSHED: N_("A folded box loses Ante and Blind, whatever the dealer has"),
        Slip.COMPARED_THOUGH_DEALER_FAILS: N_(
            "With no game, Ante is paid by the table on the box's own hand, without comparing"
        ),
        Slip.BET_PAID_DEALER_FAILS: N_("With no game, Bet stays even if the box is higher"),
        Slip.BET_TAKEN_DEALER_FAILS: N_("With no game, Bet stays even if the box is lower"),
        Slip.BLIND_PAID_BELOW_STRAIGHT: N_("A Blind that wins below a straight stays"),
        Slip.BLIND_TAKEN_BELOW_STRAIGHT: N_("A Blind that wins below a straight stays"),
        Slip.BLIND_LEFT_ON_STRAIGHT: N_("A winning hand of the Blind table is paid by its row"),
        Slip.BLIND_PAID_ON_LOSS: N_(
            "Blind is paid only on a win: on a loss it is taken, even with a straight or better"
        ),
        Slip.BLIND_LEFT_ON_LOSS: N_(
            "Blind loses to any better hand of the dealer, a hand that does not qualify too"
        ),
        Slip.TRIPS_TAKEN_ON_LOSS: N_("Trips depends only on the player's own hand"),
        Slip.TRIPS_LEFT_ON_TIE: N_("Trips depends only on the player's own hand"),
        Slip.TRIPS_TAKEN_ON_FOLD: N_(
            "By the rules of this house Trips plays on after a fold: the box's own hand decides"
        ),
        Slip.TRIPS_PAID_ON_FOLD: N_("By the rules of this house a folded box loses Trips too"),
        Slip.BONUS_OWN_CARD_MISSED: N_(
            "A hand of the Bonus table must hold both own cards, three of a kind at least one"
        ),
        Slip.BONUS_ON_SEVEN_CARDS: N_("Bonus looks only at the player's own cards and the flop"),
        Slip.BONUS_TAKEN_ON_FOLD: N_("By the rules of this house Bonus plays on after a fold"),
        Slip.BONUS_PAID_ON_FOLD: N_("By the rules of this house giving up loses Bonus too"),
        Slip.WIN_AS_LOSS: N_("The box's best five cards are higher than the dealer's"),
        Slip.WIN_AS_TIE: N_("The box's best five cards are higher than the dealer's"),
        Slip.LOSS_AS_WIN: N_("The box's best five cards are lower than the dealer's"),
        Slip.LOSS_AS_TIE: N_("The box's best five cards are lower than the dealer's"),
        Slip.TIE_AS_WIN: N_("The five cards are equal: a sixth card and the suits never count"),
        Slip.TIE_AS_LOSS: N_("The five cards are equal: a sixth card and the suits never count"),
        Slip.OTHER_TABLE: N_("Each bet has its own pay table"),
        Slip.ROW_ABOVE: N_("The row of the next better hand was paid"),
        Slip.ROW_BELOW: N_("The row of the next lower hand was paid"),
        Slip.EVEN_MONEY: N_("The hand has its own row in the table of this bet"),
        Slip.OTHER_STAKE: N_("The odds are multiplied by the stake of the same bet"),
        Slip.STAKE_ADDED: N_("The payout is what is laid to the stake, without the stake itself"),
        Slip.HALF_DROPPED: N_("The exact sum is paid, without rounding"),
        Slip.PAY_LEFT: N_("The bet wins, so it is paid"),
        Slip.LOSS_LEFT: N_("The bet loses, so it is taken"),
        Slip.ARITHMETIC: N_("Paying is right, but the amount is another"),
        Slip.WRONG_ACTION: N_(
            "First compare the hands, then decide whether the bet loses, stays or is paid"
        ),
        Slip.UNANSWERED: N_("A missing answer counts as wrong"),
    }
)
"""Why a slip is wrong: the rule that it breaks, in one sentence."""

_WRONG_ACTIONS: Final[dict[tuple[Action, Action], Callable[[], str]]] = {
    (Action.PAY, Action.PUSH): N_("{bet} pays but was left as a push"),
    (Action.PAY, Action.TAKE): N_("{bet} pays but was taken"),
    (Action.PUSH, Action.TAKE): N_("{bet} stays but was taken"),
    (Action.PUSH, Action.PAY): N_("{bet} stays but was paid"),
    (Action.TAKE, Action.PUSH): N_("{bet} loses but was left as a push"),
    (Action.TAKE, Action.PAY): N_("{bet} loses but was paid"),
    (Action.PAY, Action.PAY): N_("{bet} pays another amount"),
}


def slip_name(slip: Slip, bet: Bet | None = None) -> str:
    """A slip as reviews and lists name it; on a bet, where the slip can happen to several."""
    if bet is not None and slip in _NAMES_ON_A_BET:
        return _NAMES_ON_A_BET[slip]().format(bet=bet_label(bet))
    return _NAMES[slip]()


def wrong_action_text(bet: Bet, expected: Action, given: Action) -> str:
    """What went wrong on a bet that was answered in another way than it should be.

    Raises ``KeyError`` where both are taken or both stay: there nothing is wrong.
    """
    return _WRONG_ACTIONS[expected, given]().format(bet=bet_label(bet))


def cause_text(cause: Cause) -> str:
    """A mistake by its name, with the bets that followed from it."""
    name = slip_name(cause.slip, cause.place.bet)
    followed = len(cause.followed)
    if not followed:
        return name
    if cause.place.is_wager:
        return ngettext(
            "{mistake}: {n} other bet followed from it",
            "{mistake}: {n} other bets followed from it",
            followed,
        ).format(mistake=name, n=followed)
    return ngettext(
        "{mistake}: {n} bet followed from it", "{mistake}: {n} bets followed from it", followed
    ).format(mistake=name, n=followed)


def followed_text(cause: Cause) -> str:
    """That a wrong answer followed from a mistake made elsewhere."""
    name = slip_name(cause.slip, cause.place.bet)
    return _("Followed from: {mistake}").format(mistake=name)


def tally_text(tally: MistakeTally) -> str:
    """Mistakes and consequences, counted apart; nothing where there are none."""
    if not tally.mistakes:
        return ""
    parts = [ngettext("{n} mistake", "{n} mistakes", tally.mistakes).format(n=tally.mistakes)]
    if tally.consequences:
        parts.append(
            ngettext("{n} consequence", "{n} consequences", tally.consequences).format(
                n=tally.consequences
            )
        )
    return " · ".join(parts)


def money_text(money: MoneyErrors, currency: str) -> str:
    """What wrong wagers gave away and held back, and in whose favour; nothing where neither."""
    over = amount_with_currency(money.overpaid, currency)
    under = amount_with_currency(money.underpaid, currency)
    if money.overpaid and money.underpaid:
        net = money.overpaid - money.underpaid
        if net > 0:
            return _("Overpaid {over}, underpaid {under}: {net} in the player's favour").format(
                over=over, under=under, net=amount_with_currency(net, currency)
            )
        if net < 0:
            return _("Overpaid {over}, underpaid {under}: {net} in the house's favour").format(
                over=over, under=under, net=amount_with_currency(-net, currency)
            )
        return _("Overpaid {over}, underpaid {under}: in nobody's favour").format(
            over=over, under=under
        )
    if money.overpaid:
        return _("Overpaid {amount}, in the player's favour").format(amount=over)
    if money.underpaid:
        return _("Underpaid {amount}, in the house's favour").format(amount=under)
    return ""
