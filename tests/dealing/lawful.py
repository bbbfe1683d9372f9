"""What every dealt layout must be, and houses such as a user might write."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import strategies as st

from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.games.registry import game_of
from dealer_trainer.rules.house import Chip, FoldSide, House, Limit, Qualifier, Rounding
from dealer_trainer.rules.layout import Box, Layout
from dealer_trainer.rules.money import PaySchedule
from dealer_trainer.storage.codec.house_money import can_make


def _staked(amount: int, limit: Limit, house: House, table: Bet) -> bool:
    halves = house.tables[table].halves
    return (
        limit.min <= amount <= limit.max
        and (amount - limit.min) % limit.step == 0
        and can_make([chip.value for chip in house.chips], amount)
        and not (halves and amount % 2)
    )


def _box_faults(box: Box, house: House) -> list[str]:
    ante_table = Bet.BLIND if Bet.BLIND in house.tables else Bet.ANTE
    faults = []
    if not 1 <= box.number <= house.boxes:
        faults.append("number")
    if not _staked(box.ante, house.limits[Bet.ANTE], house, ante_table):
        faults.append("ante")
    for bet, stake in box.wagers.items():
        if bet.is_side and not _staked(stake, house.limits[bet], house, bet):
            faults.append(bet.value)
    lawful = {rule.bet for rule in game_of(house).bets}
    faults += [bet.value for bet in box.wagers if bet not in lawful]
    multiples = house.dark_multiples if box.dark else house.play_multiples
    if box.play is not None and box.play not in [box.ante * multiple for multiple in multiples]:
        faults.append("play")
    if box.dark and (box.folded or not house.dark_boxes):
        faults.append("dark")
    return faults


def faults_of(layout: Layout, house: House) -> list[str]:
    """All that is unlawful in a layout; nothing for a lawful one."""
    cards = [*layout.board, *layout.dealer, *(card for box in layout.boxes for card in box.cards)]
    faults = [f"{box.number} {fault}" for box in layout.boxes for fault in _box_faults(box, house)]
    if len(set(cards)) != len(cards) or not all(0 <= card < 52 for card in cards):
        faults.append("a card twice")
    if (len(layout.board), len(layout.dealer)) != (5, 2):
        faults.append("cards missing")
    if any(len(box.cards) != 2 for box in layout.boxes):
        faults.append("hole cards missing")
    numbers = [box.number for box in layout.boxes]
    if not numbers or numbers != sorted(set(numbers)):
        faults.append("numbers")
    if all(box.dark for box in layout.boxes):
        faults.append("no open box")
    return faults


@st.composite
def limits(draw: st.DrawFn, chip: int) -> Limit:
    """A limit that chips of one value and more can make."""
    least = chip * draw(st.integers(1, 40))
    step = chip * draw(st.integers(1, 20))
    return Limit(
        least, least + step * draw(st.integers(0, 60)) + draw(st.integers(0, 3)) * chip, step
    )


def _shorter(table: PaySchedule, rows: int) -> PaySchedule:
    return PaySchedule(table.rows[:rows])


@st.composite
def houses_like(draw: st.DrawFn, house: House) -> House:
    """A house of a user's own, made from one of the five."""
    chip = draw(st.sampled_from((2, 10, 50, 100, 500, 5_000)))
    chips = tuple(Chip(chip * times, "#777777") for times in (1, 2, 10, 50))
    multiples = st.lists(st.integers(1, 6), min_size=1, max_size=4, unique=True)
    boxes = draw(st.integers(1, 8))
    tables = {
        bet: table if bet is Bet.ANTE else _shorter(table, draw(st.integers(1, len(table.rows))))
        for bet, table in house.tables.items()
    }
    return replace(
        house,
        boxes=boxes,
        dark_boxes=draw(st.booleans()),
        dark_multiples=tuple(sorted(draw(multiples))),
        play_multiples=tuple(sorted(draw(multiples))),
        qualifies=draw(st.sampled_from(Qualifier)),
        fold_side=draw(st.sampled_from(FoldSide)),
        rounding=draw(st.sampled_from(Rounding)),
        tables=tables,
        chips=chips,
        limits={bet: draw(limits(chip)) for bet in house.limits},
    )
