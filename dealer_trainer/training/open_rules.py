"""Rules of a house that can be read in two ways, and what a casino may answer to each."""

from __future__ import annotations

from typing import TypeAlias

from dealer_trainer.rules.house import FoldSide, House, QuadsOneCard, Standing

Choice: TypeAlias = FoldSide | QuadsOneCard | tuple[int, ...]


class RuleNotOpen(Exception):
    """A rule that is not unconfirmed in the house, so that there is nothing to answer."""

    def __init__(self, house: str, rule: str) -> None:
        self.house = house
        self.rule = rule
        super().__init__(house, rule)


def open_rules(house: House) -> tuple[str, ...]:
    """The unconfirmed rules of a house, in the order of its file."""
    return tuple(
        rule for rule, origin in house.provenance.items() if origin.standing is Standing.UNCONFIRMED
    )


def choices(rule: str) -> tuple[Choice, ...]:
    """What may be answered to a rule that is one of a few; nothing where it is confirmed as it
    stands, or is a list of multiples.
    """
    match rule:
        case "fold_side":
            return tuple(FoldSide)
        case "bonus_quads_one_card":
            return tuple(QuadsOneCard)
        case _:
            return ()
