"""``settle``: what each layout comes to."""

from __future__ import annotations

import argparse
import json

from dealer_trainer.commands.context import Context
from dealer_trainer.rules.house import House
from dealer_trainer.rules.layout import Layout
from dealer_trainer.rules.settlement import SettledBox, Settlement, settle
from dealer_trainer.storage.layouts import read_layouts
from dealer_trainer.storage.settlement_json import settlement_json
from dealer_trainer.text.bets import (
    answer_text,
    bet_label,
    box_name,
    qualifies_sentence,
    result_name,
)
from dealer_trainer.text.cards import cards_label
from dealer_trainer.text.hands import hand_phrase
from dealer_trainer.text.language import _, pgettext


def run(arguments: argparse.Namespace, context: Context) -> int:
    """Settle every layout of a file. Raises ``BadInput``."""
    shelf = context.open_shelf()
    layouts = read_layouts(arguments.file, shelf.houses, context.streams.source)
    houses = shelf.by_id
    for number, layout in enumerate(layouts, 1):
        house = houses[layout.house]
        settlement = settle(layout, house)
        if arguments.json:
            line = json.dumps(settlement_json(layout, settlement, house), ensure_ascii=False)
            context.streams.out.write(f"{line}\n")
        else:
            context.streams.out.write(_settlement_text(number, layout, settlement, house))
    return 0


def _settlement_text(number: int, layout: Layout, settlement: Settlement, house: House) -> str:
    lines = [
        _("Layout {number}, {house}: board {board}, dealer {dealer}").format(
            number=number,
            house=house.id,
            board=cards_label(layout.board),
            dealer=cards_label(layout.dealer),
        ),
        f"  {pgettext('table', 'Dealer')}: {hand_phrase(settlement.dealer)}. "
        f"{qualifies_sentence(house.game, settlement.opens)}",
    ]
    lines += [f"  {_box_text(settled)}" for settled in settlement.boxes]
    return "\n".join(lines) + "\n"


def _box_text(settled: SettledBox) -> str:
    bets = ", ".join(f"{bet_label(bet.bet)} {answer_text(bet.answer)}" for bet in settled.bets)
    name = box_name(settled.box.number)
    cards = cards_label(settled.box.cards)
    return f"{name} ({cards}): {hand_phrase(settled.hand)}. {result_name(settled.result)}. {bets}"
