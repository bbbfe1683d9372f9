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
    Limit,
    QuadsOneCard,
    Qualifier,
    Rounding,
)
from dealer_trainer.text.amounts import amount_with_currency
from dealer_trainer.text.bets import bet_label
from dealer_trainer.text.hands import category_name
from dealer_trainer.text.language import _, ngettext, pgettext


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


def _settled(topic: Topic, house: House) -> str:
    match house.game:
        case GameName.ULTIMATE:
            return _ultimate(topic)
        case GameName.CASINO_TEXAS:
            return _casino_texas(topic)


def _ultimate(topic: Topic) -> str:
    if topic is Topic.WIN:
        return _(
            "Ante and Play are paid 1:1, Blind by its table; "
            "with a hand below the table Blind stays"
        )
    if topic is Topic.LOSE:
        return _("Ante, Blind and Play lose")
    if topic is Topic.TIES:
        return _("Ante, Blind and Play stay")
    if topic is Topic.DEALER_FAILS:
        return _(
            "Ante stays, whoever wins. Play and Blind go by comparison: a higher hand is paid "
            "as ever, a lower one loses both."
        )
    return _("Ante and Blind lose, whatever the dealer has")


def _casino_texas(topic: Topic) -> str:
    if topic is Topic.WIN:
        return _("Ante is paid by its table, Bet 1:1")
    if topic is Topic.LOSE:
        return _("Ante and Bet lose")
    if topic is Topic.TIES:
        return _("Ante and Bet stay")
    if topic is Topic.DEALER_FAILS:
        return _(
            "Hands are not compared: Ante is paid by its table on the box's own hand, Bet stays"
        )
    return _("Ante loses, whatever the dealer has")


_SIDE_BETS: Final[dict[Bet, Callable[[], str]]] = {
    Bet.TRIPS: lambda: _(
        "Goes by the box's own five cards, whatever the dealer has. Paid from: {hand}. "
        "Below that it loses."
    ),
    Bet.BONUS: lambda: _(
        "Goes by the two own cards and the flop. Both own cards must be in the combination, "
        "for three of a kind one of them."
    ),
}
"""By what each is read; ``{hand}`` is the lowest of its table."""


def _side(house: House) -> str:
    """A line for each side bet."""
    return "\n".join(
        _SIDE_BETS[bet]().format(hand=category_name(house.tables[bet].lowest))
        for bet in side_bets(house)
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


def _qualifies(house: House) -> str:
    match house.qualifies:
        case Qualifier.PAIR:
            return _("With a pair or better; a pair on the board counts")
        case Qualifier.PAIR_OF_FOURS:
            return _("With a pair of fours or better; a pair on the board counts")


def _play(house: House) -> str:
    multiples = multiples_text(house.play_multiples)
    match house.game:
        case GameName.ULTIMATE:
            return _("{multiples} the Ante, once only; or the player folds").format(
                multiples=multiples
            )
        case GameName.CASINO_TEXAS:
            return _("{multiples} the Ante after the flop; or the player gives up").format(
                multiples=multiples
            )


def _fold_side(house: House) -> str:
    return "\n".join(_after_fold(bet_label(bet), house) for bet in side_bets(house))


def _after_fold(side: str, house: House) -> str:
    match house.fold_side:
        case FoldSide.PLAYS:
            return _("{bet} plays on: it is paid or loses by the box's own hand").format(bet=side)
        case FoldSide.LOST:
            return _("{bet} is lost with the rest").format(bet=side)


def _quads(house: House) -> str | None:
    match house.bonus_quads_one_card:
        case None:
            return None
        case QuadsOneCard.THREE_OF_A_KIND:
            return _("Bonus is paid as three of a kind")
        case QuadsOneCard.FOUR_OF_A_KIND:
            return _("Bonus is paid as four of a kind")
        case QuadsOneCard.NOTHING:
            return _("Bonus loses")


def _rounding(house: House) -> str:
    match house.rounding:
        case Rounding.EXACT:
            return _("None: every payout is exact")
        case Rounding.DOWN:
            return _("Each payout is cut to the smallest chip, {amount}").format(
                amount=amount_with_currency(house.smallest_chip, house.currency)
            )


def _limits(house: House) -> str:
    return "\n".join(
        _limit(bet_label(bet), limit, house.currency) for bet, limit in house.limits.items()
    )


def _limit(bet: str, limit: Limit, currency: str) -> str:
    return _("{bet} {least} to {most} in steps of {step}").format(
        bet=bet,
        least=amount_with_currency(limit.min, currency),
        most=amount_with_currency(limit.max, currency),
        step=amount_with_currency(limit.step, currency),
    )


def _boxes(house: House) -> str:
    return ngettext("{n} box", "{n} boxes", house.boxes).format(n=house.boxes)


def _order(house: House) -> str:
    del house
    return _("Settle from right to left, from the last occupied box to the first")


def _ranking(house: House) -> str:
    del house
    return _(
        "The best five of seven cards count. The ace is high, or low in 5-4-3-2-A. "
        "Suits never decide."
    )


def _max_payout(house: House) -> str:
    if house.max_payout is None:
        return pgettext("highest payout", "None")
    most = amount_with_currency(house.max_payout, house.currency)
    return _("At most {amount} on a box").format(amount=most)


_SENTENCES: Final[dict[Topic, Callable[[House], str | None]]] = {
    Topic.BOXES: _boxes,
    Topic.DARK: _dark,
    Topic.ORDER: _order,
    Topic.RANKING: _ranking,
    Topic.QUALIFIES: _qualifies,
    Topic.PLAY: _play,
    Topic.SIDE: _side,
    Topic.QUADS: _quads,
    Topic.FOLD_SIDE: _fold_side,
    Topic.ROUNDING: _rounding,
    Topic.MAX_PAYOUT: _max_payout,
    Topic.LIMITS: _limits,
}


def rule_sentence(topic: Topic, house: House) -> str | None:
    """What a house says on a topic; nothing where its game does not ask."""
    sentence = _SENTENCES.get(topic)
    return _settled(topic, house) if sentence is None else sentence(house)
