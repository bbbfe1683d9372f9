"""A house: one casino's rules, tables, limits and chips, as a value."""

from __future__ import annotations

import json
from collections.abc import Mapping
from enum import Enum
from hashlib import sha256
from typing import Any

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.money import PaySchedule, amount_text


class GameName(Enum):
    """The games that can be settled."""

    ULTIMATE = "ultimate"
    CASINO_TEXAS = "casino-texas"


class Qualifier(Enum):
    """The least hand with which the dealer opens."""

    PAIR = "pair"
    PAIR_OF_FOURS = "pair-of-fours"


class FoldSide(Enum):
    """What a fold does to the side bet."""

    PLAYS = "plays"
    LOST = "lost"


class QuadsOneCard(Enum):
    """What the bonus makes of quads with three flop cards and one own card."""

    THREE_OF_A_KIND = "three-of-a-kind"
    FOUR_OF_A_KIND = "four-of-a-kind"
    NOTHING = "nothing"


class Rounding(Enum):
    """Whether a payment is cut to the smallest chip."""

    EXACT = "exact"
    DOWN = "down"


class Spots(Enum):
    """Which side of a box the ante lies on, as the dealer sees it."""

    DEALER_VIEW = "dealer_view"
    AS_PRINTED = "as_printed"


class RuleStanding(Enum):
    """Where a rule comes from: the house's own text, the trade's usual rule, or a text that can be
    read in two ways.
    """

    CONFIRMED = "confirmed"
    STANDARD = "standard"
    UNCONFIRMED = "unconfirmed"


@dataclass(frozen=True, slots=True)
class Chip:
    """A chip: its value in minor units and its body colour ``#RRGGBB``."""

    value: int
    colour: str


@dataclass(frozen=True, slots=True)
class Limit:
    """The least and the most that may be staked, and the step between, in minor units."""

    min: int
    max: int
    step: int


@dataclass(frozen=True, slots=True)
class Provenance:
    """Where a rule comes from, why (by language code), and which situations hang on it if
    unconfirmed.
    """

    standing: RuleStanding
    why: Mapping[str, str]
    hangs: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class House:
    """One casino's way of dealing a game. ``limits`` holds the ante's, then those of its side
    bets.
    """

    id: str
    game: GameName
    names: Mapping[str, str]
    source: str
    boxes: int
    dark_boxes: bool
    dark_multiples: tuple[int, ...]
    qualifies: Qualifier
    play_multiples: tuple[int, ...]
    fold_side: FoldSide
    tables: Mapping[Bet, PaySchedule]
    currency: str
    chips: tuple[Chip, ...]
    limits: Mapping[Bet, Limit]
    bonus_quads_one_card: QuadsOneCard | None
    rounding: Rounding
    max_payout: int | None
    spots: Spots
    provenance: Mapping[str, Provenance]

    @property
    def smallest_chip(self) -> int:
        """The smallest chip in minor units."""
        return min(chip.value for chip in self.chips)

    def limit_of(self, bet: Bet) -> Limit:
        """The limit of the stake by which a bet is staked: its own, or the ante's."""
        return self.limits.get(bet) or self.limits[Bet.ANTE]


def settling_rules(house: House) -> dict[str, Any]:
    """The rules by which a house settles, as JSON values.

    Names, limits, provenance and chips are left out, but for the smallest chip where payments are
    cut to it.
    """
    return {
        "game": house.game.value,
        "boxes": house.boxes,
        "dark_boxes": house.dark_boxes,
        "dark_multiples": sorted(house.dark_multiples),
        "qualifies": house.qualifies.value,
        "play_multiples": sorted(house.play_multiples),
        "fold_side": house.fold_side.value,
        "tables": {
            bet.value: {category.key: str(pay) for category, pay in table.rows}
            for bet, table in house.tables.items()
        },
        "bonus_quads_one_card": house.bonus_quads_one_card.value
        if house.bonus_quads_one_card
        else None,
        "rounding": house.rounding.value,
        "smallest_chip": amount_text(house.smallest_chip)
        if house.rounding is Rounding.DOWN
        else None,
        "max_payout": house.max_payout,
        "currency": house.currency,
    }


def fingerprint(house: House) -> str:
    """A mark of a house's rules, 16 hex digits: equal as long as every layout settles the same."""
    canonical = json.dumps(settling_rules(house), sort_keys=True, separators=(",", ":"))
    return sha256(canonical.encode()).hexdigest()[:16]
