"""One house, or two side by side: rules, tables, limits and where each rule comes from."""

from __future__ import annotations

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.house import Chip, House, RuleStanding
from dealer_trainer.text.amounts import pay_text
from dealer_trainer.text.bets import bet_label
from dealer_trainer.text.hands import category_name
from dealer_trainer.text.house_rules import (
    RuleLine,
    house_rules,
    provenance_text,
    topic_name,
)
from dealer_trainer.text.houses import game_name, house_name, house_source
from dealer_trainer.text.language import _
from dealer_trainer.text.rule_sentences import Topic


@dataclass(frozen=True, slots=True)
class RuleCell:
    """What one house says on a topic; nothing to say is an empty text."""

    text: str
    standing: RuleStanding | None = None
    reason: str = ""


@dataclass(frozen=True, slots=True)
class RuleRow:
    """A topic, and what each house says on it."""

    title: str
    cells: tuple[RuleCell, ...]
    differs: bool


@dataclass(frozen=True, slots=True)
class TableRow:
    """A hand, and the odds that each house pays on it; no odds are an empty text."""

    hand: str
    odds: tuple[str, ...]
    differs: bool


@dataclass(frozen=True, slots=True)
class TableBlock:
    """A pay table, and where each house has it from; a house without it has no standing."""

    title: str
    rows: tuple[TableRow, ...]
    sources: tuple[RuleCell, ...]


@dataclass(frozen=True, slots=True)
class HouseColumn:
    """What stands at the head and the foot of a house's column."""

    name: str
    facts: str
    chips: tuple[Chip, ...]
    source: str


@dataclass(frozen=True, slots=True)
class HousesState:
    """All that the page shows, of one house or two."""

    columns: tuple[HouseColumn, ...]
    rules: tuple[RuleRow, ...]
    tables: tuple[TableBlock, ...]

    @property
    def differences(self) -> int:
        """How many rows differ."""
        rows = sum(row.differs for row in self.rules)
        return rows + sum(row.differs for table in self.tables for row in table.rows)


def houses_state(houses: tuple[House, ...]) -> HousesState:
    """The page of one house, or of two."""
    return HousesState(
        tuple(_column(house) for house in houses), tuple(_rules(houses)), tuple(_tables(houses))
    )


def _column(house: House) -> HouseColumn:
    facts = f"{game_name(house.game)} · {house.currency} · {house.id}"
    return HouseColumn(house_name(house), facts, house.chips, house_source(house))


def _rules(houses: tuple[House, ...]) -> list[RuleRow]:
    told = [{line.topic: line for line in house_rules(house)} for house in houses]
    rows = []
    for topic in Topic:
        lines = [lines.get(topic) for lines in told]
        if not any(lines):
            continue
        named = {
            topic_name(topic, house) for house, line in zip(houses, lines, strict=True) if line
        }
        texts = {line.text if line else "" for line in lines}
        rows.append(
            RuleRow(" / ".join(sorted(named)), tuple(_cell(line) for line in lines), len(texts) > 1)
        )
    return rows


def _cell(line: RuleLine | None) -> RuleCell:
    return RuleCell("") if line is None else RuleCell(line.text, line.standing, line.reason)


def _tables(houses: tuple[House, ...]) -> list[TableBlock]:
    bets = [bet for bet in Bet if any(bet in house.tables for house in houses)]
    return [_table(bet, houses) for bet in bets]


def _table(bet: Bet, houses: tuple[House, ...]) -> TableBlock:
    rows = []
    for category in reversed(Category):
        odds = tuple(_odds(house, bet, category) for house in houses)
        if any(odds):
            rows.append(TableRow(category_name(category), odds, len(set(odds)) > 1))
    title = _("{bet}: pay table").format(bet=bet_label(bet))
    return TableBlock(title, tuple(rows), tuple(_table_source(house, bet) for house in houses))


def _odds(house: House, bet: Bet, category: Category) -> str:
    table = house.tables.get(bet)
    pay = None if table is None else table.pay(category)
    return "" if pay is None else pay_text(pay)


def _table_source(house: House, bet: Bet) -> RuleCell:
    if bet not in house.tables:
        return RuleCell("")
    standing, reason = provenance_text(house, f"tables.{bet.value}")
    return RuleCell("", standing, reason)
