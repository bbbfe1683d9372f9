"""A house file's words: names in five languages, and where each rule comes from."""

from __future__ import annotations

from typing import Final

from dealer_trainer.rules.errors import FaultKind
from dealer_trainer.rules.game import Game
from dealer_trainer.rules.games.registry import GAMES
from dealer_trainer.rules.house import Provenance, RuleStanding
from dealer_trainer.rules.situations import Situation
from dealer_trainer.storage.codec.fields import Record, items, read_line, read_word
from dealer_trainer.storage.codec.nodes import Node, Reading
from dealer_trainer.text.language import Language

LANGUAGES: Final = ("en", "bg", "ru", "cs", "lv")
"""The languages in which a house speaks: every name and every reason stands in all five."""

FURTHER_LANGUAGES: Final = tuple(each.value for each in Language if each.value not in LANGUAGES)
"""Other languages of the trainer: a house may speak in them; where it does not, English stands."""

_LONGEST_WHY: Final = 1000
_RULES: Final = (
    "boxes",
    "order",
    "ranking",
    "qualifies",
    "play_multiples",
    "dark_multiples",
    "fold",
    "fold_side",
    "ties",
    "dealer_fails",
    "lose",
)
_QUADS: Final = "bonus_quads_one_card"


def provenance_keys(game: Game | None) -> tuple[str, ...]:
    """The rules whose origin a house of a game may tell; without a game those of all."""
    games = GAMES.values() if game is None else (game,)
    tables = dict.fromkeys(f"tables.{rule.bet.value}" for each in games for rule in each.with_table)
    quads = (_QUADS,) if "tables.bonus" in tables else ()
    return (*_RULES, *tables, *quads)


def read_five_languages(
    node: Node, longest: int, place: str, reading: Reading
) -> dict[str, str] | None:
    """A text in each of the five languages and in others of the trainer, none empty."""
    record = Record.of(node, place, reading)
    if record is None:
        return None
    record.check_keys(LANGUAGES, FURTHER_LANGUAGES)
    texts = {
        language: record.read(language, lambda each, *at: read_line(each, longest, *at))
        for language in (*LANGUAGES, *FURTHER_LANGUAGES)
    }
    found = {language: text for language, text in texts.items() if text is not None}
    return found if found.keys() >= set(LANGUAGES) else None


def read_provenance(
    node: Node, game: Game | None, place: str, reading: Reading
) -> dict[str, Provenance] | None:
    """Where rules come from, by rule; what is not told is confirmed."""
    record = Record.of(node, place, reading)
    if record is None:
        return None
    record.check_keys((), provenance_keys(game))
    found: dict[str, Provenance] = {}
    for rule in record.written:
        if rule in provenance_keys(game) and (one := record.record(rule)) is not None:
            provenance = _one(one)
            if provenance is not None:
                found[rule] = provenance
    return found


def _one(record: Record) -> Provenance | None:
    standing = record.choice("is", RuleStanding)
    if standing is not RuleStanding.UNCONFIRMED:
        record.check_keys(("is", "why"), ("hangs",))
    why = record.read("why", lambda node, *at: read_five_languages(node, _LONGEST_WHY, *at))
    hangs = record.read("hangs", _situations) or ()
    # A rule in doubt says what hangs on it, perhaps nothing: quizzes leave out exactly that.
    if standing is RuleStanding.UNCONFIRMED:
        record.check_keys(("is", "why", "hangs"))
    if hangs and standing in (RuleStanding.CONFIRMED, RuleStanding.STANDARD):
        record.reading.add(
            FaultKind.HANGS_ON_CERTAIN, record.line_of("hangs"), place=record.place("hangs")
        )
    return None if standing is None or why is None else Provenance(standing, why, hangs)


def _situations(node: Node, place: str, reading: Reading) -> tuple[str, ...]:
    names = [situation.value for situation in Situation]
    found: list[str] = []
    for item, item_place in items(node, place, reading):
        name = read_word(item, names, item_place, reading)
        if name in found:
            reading.add(FaultKind.NAMED_TWICE, item.line, place=item_place, text=name)
        elif name is not None:
            found.append(name)
    return tuple(found)
