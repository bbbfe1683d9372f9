"""What a house says on each topic of its rules, a sentence each."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Final

from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.games.registry import game_of, side_bets
from dealer_trainer.rules.house import (
    FoldSide,
    GameName,
    House,
    QuadsOneCard,
    Qualifier,
    Rounding,
)
from dealer_trainer.text.amounts import amount_with_currency
from dealer_trainer.text.bets import bet_label
from dealer_trainer.text.hands import category_name
from dealer_trainer.text.language import N_, NN_, Words, _, pgettext


class Topic(Enum):
    """What a rule is about; the value is its key in a house's provenance, if it has one."""

    BOXES = "boxes"
    DARK = "dark_multiples"
    ORDER = "order"
    RANKING = "ranking"
    QUALIFIES = "qualifies"
    PLAY = "play_multiples"
    WIN = "win"
    LOSE = "lose"
    TIES = "ties"
    DEALER_FAILS = "dealer_fails"
    SIDE = "side"
    QUADS = "bonus_quads_one_card"
    FOLD = "fold"
    FOLD_SIDE = "fold_side"
    ROUNDING = "rounding"
    MAX_PAYOUT = "max_payout"
    LIMITS = "limits"


_MAIN_BETS: Final = {
    GameName.ULTIMATE: Words(
        {
            Topic.WIN: N_(
                "Ante and Play are paid 1:1, Blind by its table; "
                "with a hand below the table Blind stays"
            ),
            Topic.LOSE: N_("Ante, Blind and Play lose"),
            Topic.TIES: N_("Ante, Blind and Play stay"),
            Topic.DEALER_FAILS: N_(
                "Ante stays, whoever wins. Play and Blind go by comparison: a higher hand is paid "
                "as ever, a lower one loses both."
            ),
            Topic.FOLD: N_("Ante and Blind lose, whatever the dealer has"),
        }
    ),
    GameName.CASINO_TEXAS: Words(
        {
            Topic.WIN: N_("Ante is paid by its table, Bet 1:1"),
            Topic.LOSE: N_("Ante and Bet lose"),
            Topic.TIES: N_("Ante and Bet stay"),
            Topic.DEALER_FAILS: N_(
                "Hands are not compared: Ante is paid by its table on the box's own hand, Bet stays"
            ),
            Topic.FOLD: N_("Ante loses, whatever the dealer has"),
        }
    ),
}
"""What becomes of a game's main bets; the topics that ``_SENTENCES`` leaves out."""

_SIDE_BETS: Final = Words(
    {
        Bet.TRIPS: N_(
            "Goes by the box's own five cards, whatever the dealer has. Paid from: {hand}. "
            "Below that it loses."
        ),
        Bet.BONUS: N_(
            "Goes by the two own cards and the flop. Both own cards must be in the combination, "
            "for three of a kind one of them."
        ),
    }
)
"""By what each is read; ``{hand}`` is the lowest of its table."""


def _side(house: House) -> str:
    """A line for each side bet."""
    return "\n".join(
        _SIDE_BETS(bet, hand=category_name(house.tables[bet].lowest)) for bet in side_bets(house)
    )


def multiples_text(multiples: tuple[int, ...]) -> str:
    """How many times the ante a bet may be: 1×, 2×, 4×."""
    return ", ".join(f"{multiple}×" for multiple in multiples)


def _dark(house: House) -> str:
    if not house.dark_boxes:
        return pgettext("dark boxes", "None")
    return _("Yes; {bet} lies before the deal: {multiples} the Ante").format(
        bet=bet_label(game_of(house).raise_bet), multiples=multiples_text(house.dark_multiples)
    )


_BOXES: Final = NN_("{n} box", "{n} boxes")
_QUALIFIES: Final = Words(
    {
        Qualifier.PAIR: N_("With a pair or better; a pair on the board counts"),
        Qualifier.PAIR_OF_FOURS: N_("With a pair of fours or better; a pair on the board counts"),
    }
)
_PLAY: Final = Words(
    {
        GameName.ULTIMATE: N_("{multiples} the Ante, once only; or the player folds"),
        GameName.CASINO_TEXAS: N_("{multiples} the Ante after the flop; or the player gives up"),
    }
)
_AFTER_FOLD: Final = Words(
    {
        FoldSide.PLAYS: N_("{bet} plays on: it is paid or loses by the box's own hand"),
        FoldSide.LOST: N_("{bet} is lost with the rest"),
    }
)
_QUADS: Final = Words(
    {
        QuadsOneCard.THREE_OF_A_KIND: N_("Bonus is paid as three of a kind"),
        QuadsOneCard.FOUR_OF_A_KIND: N_("Bonus is paid as four of a kind"),
        QuadsOneCard.NOTHING: N_("Bonus loses"),
    }
)
_ROUNDING: Final = Words(
    {
        Rounding.EXACT: N_("None: every payout is exact"),
        Rounding.DOWN: N_("Each payout is cut to the smallest chip, {amount}"),
    }
)


def _fold_side(house: House) -> str:
    return "\n".join(_AFTER_FOLD(house.fold_side, bet=bet_label(bet)) for bet in side_bets(house))


def _limits(house: House) -> str:
    return "\n".join(
        _("{bet} {least} to {most} in steps of {step}").format(
            bet=bet_label(bet),
            least=amount_with_currency(limit.min, house.currency),
            most=amount_with_currency(limit.max, house.currency),
            step=amount_with_currency(limit.step, house.currency),
        )
        for bet, limit in house.limits.items()
    )


def _max_payout(house: House) -> str:
    if house.max_payout is None:
        return pgettext("highest payout", "None")
    most = amount_with_currency(house.max_payout, house.currency)
    return _("At most {amount} on a box").format(amount=most)


_SENTENCES: Final[dict[Topic, Callable[[House], str | None]]] = {
    Topic.BOXES: lambda house: _BOXES(house.boxes),
    Topic.DARK: _dark,
    Topic.ORDER: lambda _house: _(
        "Settle from right to left, from the last occupied box to the first"
    ),
    Topic.RANKING: lambda _house: _(
        "The best five of seven cards count. The ace is high, or low in 5-4-3-2-A. "
        "Suits never decide."
    ),
    Topic.QUALIFIES: lambda house: _QUALIFIES(house.qualifies),
    Topic.PLAY: lambda house: _PLAY(house.game, multiples=multiples_text(house.play_multiples)),
    Topic.SIDE: _side,
    Topic.QUADS: lambda house: house.bonus_quads_one_card and _QUADS(house.bonus_quads_one_card),
    Topic.FOLD_SIDE: _fold_side,
    Topic.ROUNDING: lambda house: _ROUNDING(
        house.rounding, amount=amount_with_currency(house.smallest_chip, house.currency)
    ),
    Topic.MAX_PAYOUT: _max_payout,
    Topic.LIMITS: _limits,
}


def rule_sentence(topic: Topic, house: House) -> str | None:
    """What a house says on a topic; nothing where its game does not ask."""
    sentence = _SENTENCES.get(topic)
    return _MAIN_BETS[house.game](topic) if sentence is None else sentence(house)
