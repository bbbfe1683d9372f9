"""What can be made one's own of a house: its open rules, and the figures of tables and limits."""

from __future__ import annotations

from dataclasses import replace

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.games.registry import game_of, side_bets
from dealer_trainer.rules.house import FoldSide, House, Limit, QuadsOneCard
from dealer_trainer.rules.money import amount_text
from dealer_trainer.text.bets import bet_label
from dealer_trainer.text.hands import category_name
from dealer_trainer.text.house_rules import provenance_text, topic_name
from dealer_trainer.text.language import _
from dealer_trainer.text.rule_sentences import Topic, rule_sentence
from dealer_trainer.training.custom_houses import Choice, choices, open_rules

FigureKey = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class OpenRule:
    """An unconfirmed rule: why it is, and what may be answered, in a sentence each."""

    rule: str
    title: str
    why: str
    answers: tuple[tuple[Choice | None, str], ...]
    chosen: Choice | None


@dataclass(frozen=True, slots=True)
class Figure:
    """A value that can be edited, by its place in the house's file."""

    key: FigureKey
    name: str
    value: str


@dataclass(frozen=True, slots=True)
class FigureGroup:
    """A pay table, or the limits of a bet."""

    title: str
    figures: tuple[Figure, ...]


@dataclass(frozen=True, slots=True)
class OwnState:
    """The part of the page below the rules; ``file`` is nothing for a house that is not one's
    own.
    """

    house: str
    file: str | None
    rules: tuple[OpenRule, ...]
    groups: tuple[FigureGroup, ...]
    name: str


def names_of(groups: tuple[FigureGroup, ...]) -> dict[str, str]:
    """What the places of a house's file are called on the page: figures, rows, tables, limits."""
    names: dict[str, str] = {}
    for group in groups:
        for figure in group.figures:
            names[".".join(figure.key)] = f"{group.title} · {figure.name}"
            names[".".join(figure.key[:-1])] = group.title
            names[figure.key[-1]] = figure.name
    return names


def own_state(house: House, file: str | None, name: str) -> OwnState:
    """What may be done with a house, in the language in use; ``name`` is who trains."""
    if file is None:
        return OwnState(house.id, None, (), (), name)
    rules = tuple(_open_rule(rule, house) for rule in open_rules(house))
    return OwnState(house.id, file, rules, (*_tables(house), *_limits(house)), name)


def _open_rule(rule: str, house: House) -> OpenRule:
    topics = {topic.value: topic for topic in Topic}
    topic = topics.get(rule)
    title = rule if topic is None else topic_name(topic, house)
    why = provenance_text(house, rule)[1]
    offered = choices(rule)
    if topic is None or not offered:
        sentence = "" if topic is None else rule_sentence(topic, house) or ""
        stands = _("As it stands: {rule}").format(rule=sentence) if sentence else _("As it stands")
        return OpenRule(rule, title, why, ((None, stands),), None)
    answers = tuple(
        (choice, rule_sentence(topic, _answered(house, choice)) or str(choice))
        for choice in offered
    )
    chosen = house.fold_side if rule == "fold_side" else house.bonus_quads_one_card
    return OpenRule(rule, title, why, answers, chosen)


def _answered(house: House, choice: Choice) -> House:
    if isinstance(choice, FoldSide):
        return replace(house, fold_side=choice)
    if isinstance(choice, QuadsOneCard):
        return replace(house, bonus_quads_one_card=choice)
    return replace(house, dark_multiples=choice)


def _tables(house: House) -> list[FigureGroup]:
    groups = []
    for bet, table in house.tables.items():
        figures = tuple(
            Figure(("tables", bet.value, category.key), category_name(category), str(pay))
            for category, pay in table.rows
        )
        groups.append(FigureGroup(_("{bet}: pay table").format(bet=bet_label(bet)), figures))
    return groups


def _limits(house: House) -> list[FigureGroup]:
    groups = []
    for bet, limit in house.limits.items():
        key = game_of(house).rule(bet).limit_key or bet.value
        title = _("Limits: ante") if bet is Bet.ANTE else _("Limits: side bet")
        if len(side_bets(house)) > 1 and bet.is_side:
            title = f"{title}, {bet_label(bet)}"
        groups.append(FigureGroup(title, _limit(key, limit)))
    return groups


def _limit(bet: str, limit: Limit) -> tuple[Figure, ...]:
    return (
        Figure(("limits", bet, "min"), _("At least"), amount_text(limit.min)),
        Figure(("limits", bet, "max"), _("At most"), amount_text(limit.max)),
        Figure(("limits", bet, "step"), _("Step"), amount_text(limit.step)),
    )
