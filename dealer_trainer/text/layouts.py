"""Layouts and settlements as lines of text, for printing at a terminal."""

from __future__ import annotations

from dealer_trainer.rules.games.registry import game_of
from dealer_trainer.rules.house import House
from dealer_trainer.rules.layout import Box, Layout
from dealer_trainer.rules.settlement import SettledBox, Settlement
from dealer_trainer.text.amounts import amount_shown
from dealer_trainer.text.bets import (
    answer_text,
    bet_label,
    box_name,
    result_name,
)
from dealer_trainer.text.cards import cards_label
from dealer_trainer.text.hands import hand_phrase
from dealer_trainer.text.houses import qualifies_sentence
from dealer_trainer.text.language import _, pgettext


def _heading(number: int, layout: Layout, house: House) -> str:
    return _("Layout {number}, {house}: board {board}, dealer {dealer}").format(
        number=number,
        house=house.id,
        board=cards_label(layout.board),
        dealer=cards_label(layout.dealer),
    )


def blank_lines(number: int, layout: Layout, house: House) -> list[str]:
    """A layout to be settled: cards and stakes, boxes from right to left."""
    boxes = [f"  {_staked(box, house)}" for box in layout.settlement_order]
    return [_heading(number, layout, house), *boxes]


def _staked(box: Box, house: House) -> str:
    stakes = [
        f"{bet_label(bet)} {amount_shown(stake)}" for bet, stake in game_of(house).stakes(box)
    ]
    if box.folded:
        stakes.append(pgettext("box", "folded"))
    if box.dark:
        stakes.append(pgettext("box", "dark"))
    return f"{box_name(box.number)} ({cards_label(box.cards)}): {', '.join(stakes)}"


def settled_lines(number: int, layout: Layout, settlement: Settlement, house: House) -> list[str]:
    """A layout with its right answers."""
    who = pgettext("table", "Dealer")
    opens = qualifies_sentence(house.game, settlement.opens)
    dealer = f"  {who}: {hand_phrase(settlement.dealer)}. {opens}"
    boxes = [f"  {_settled(settled)}" for settled in settlement.boxes]
    return [_heading(number, layout, house), dealer, *boxes]


def _settled(settled: SettledBox) -> str:
    bets = ", ".join(f"{bet_label(bet.bet)} {answer_text(bet.answer)}" for bet in settled.bets)
    name = box_name(settled.box.number)
    cards = cards_label(settled.box.cards)
    return f"{name} ({cards}): {hand_phrase(settled.hand)}. {result_name(settled.result)}. {bets}"
