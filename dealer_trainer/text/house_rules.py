"""A house's rules in sentences, made from the house itself: one of a user's own reads right too."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.games.registry import game_of, side_bets
from dealer_trainer.rules.house import House, Provenance, Qualifier, RuleStanding
from dealer_trainer.rules.situations import Situation
from dealer_trainer.text.bets import bet_label
from dealer_trainer.text.language import N_, NC_, Language, Words, _, current_language, pgettext
from dealer_trainer.text.printable import printable
from dealer_trainer.text.rule_sentences import Topic, rule_sentence
from dealer_trainer.text.situations import situation_name

_NEVER_DOUBTED = frozenset({Topic.WIN, Topic.SIDE, Topic.ROUNDING, Topic.MAX_PAYOUT, Topic.LIMITS})
"""Provenance has no key for these."""


@dataclass(frozen=True, slots=True)
class RuleLine:
    """One rule of a house; ``standing`` is nothing where a house cannot say where it comes from."""

    topic: Topic
    text: str
    standing: RuleStanding | None
    reason: str = ""


def house_rules(house: House) -> tuple[RuleLine, ...]:
    """All rules of a house, in the order in which a trainee learns them."""
    return tuple(_lines(house))


def _lines(house: House) -> Iterator[RuleLine]:
    for topic in Topic:
        text = rule_sentence(topic, house)
        if text is None:
            continue
        if topic in _NEVER_DOUBTED:
            yield RuleLine(topic, text, None)
        else:
            standing, reason = provenance_text(house, topic.value)
            yield RuleLine(topic, text, standing, reason)


def provenance_text(house: House, key: str) -> tuple[RuleStanding, str]:
    """Where a rule of a house comes from, and why, in the language in use."""
    found = house.provenance.get(key)
    if found is None:
        return RuleStanding.CONFIRMED, ""
    return found.standing, _why(found)


def _why(provenance: Provenance) -> str:
    why = provenance.why
    reason = printable(why.get(current_language().value) or why[Language.EN.value])
    if not provenance.hangs:
        return reason
    known = {situation.value: situation for situation in Situation}
    names = ", ".join(situation_name(known[hang]) for hang in provenance.hangs if hang in known)
    return _("{reason} (depends on it: {situations})").format(reason=reason, situations=names)


standing_name: Final = Words(
    {
        RuleStanding.CONFIRMED: NC_("rule", "Confirmed"),
        RuleStanding.STANDARD: NC_("rule", "Standard"),
        RuleStanding.UNCONFIRMED: NC_("rule", "Unconfirmed"),
    }
)
"""Where a rule comes from, in a word."""


standing_meaning: Final = Words(
    {
        RuleStanding.CONFIRMED: N_("The house's own text says so"),
        RuleStanding.STANDARD: N_("The house's text leaves it out; the usual rule stands in"),
        RuleStanding.UNCONFIRMED: N_("The text can be read in two ways; ask an inspector"),
    }
)
"""What that word means."""


# Looked up when they are asked for, in the language of that moment.
_NAMES: Final[dict[Topic, Callable[[], str]]] = {
    Topic.BOXES: N_("Boxes"),
    Topic.DARK: N_("Dark boxes"),
    Topic.ORDER: N_("Order of boxes"),
    Topic.RANKING: N_("Hands"),
    Topic.QUALIFIES: N_("Dealer qualifies"),
    Topic.WIN: NC_("result", "Player wins"),
    Topic.LOSE: NC_("result", "Dealer wins"),
    Topic.TIES: NC_("result", "Tie"),
    Topic.DEALER_FAILS: N_("Dealer does not qualify"),
    Topic.QUADS: N_("Four of a kind with one own card"),
    Topic.FOLD: NC_("result", "Fold"),
    Topic.ROUNDING: N_("Rounding"),
    Topic.MAX_PAYOUT: N_("Highest payout"),
    Topic.LIMITS: N_("Table limits"),
}


def topic_name(topic: Topic, house: House) -> str:
    """What a rule is about; bets are those of the house's game."""
    sides = ", ".join(map(bet_label, side_bets(house)))
    match topic:
        case Topic.PLAY:
            return bet_label(game_of(house).raise_bet)
        case Topic.SIDE:
            return sides
        case Topic.FOLD_SIDE:
            return _("{bet} after a fold").format(bet=sides)
        case Topic.QUALIFIES if house.qualifies is Qualifier.PAIR_OF_FOURS:
            return pgettext("rule", "Dealer has a game")
        case Topic.DEALER_FAILS if house.qualifies is Qualifier.PAIR_OF_FOURS:
            return pgettext("rule", "Dealer has no game")
        case _:
            return _NAMES[topic]()
