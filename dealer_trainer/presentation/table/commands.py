"""Commands of the table: requests that are no intents, and what keys and buttons may mean."""

from __future__ import annotations

from enum import Enum
from typing import Final, TypeAlias

from dealer_trainer.rules.facts import Result
from dealer_trainer.rules.hands import Category
from dealer_trainer.training.drill.intents import Confirm, Intent, Pause, Submit, Undo


class Command(Enum):
    """A request that the table carries out itself, outside the machines of training."""

    PAY_TABLES = "pay-tables"
    CLOCK = "clock"
    FOUR_COLOURS = "four-colours"
    SAME_LAYOUT = "same-layout"
    WHOLE_TABLE = "whole-table"
    FULL_SCREEN = "full-screen"
    RESUME = "resume"
    NEXT_LAYOUT = "next-layout"
    PREVIOUS_BET = "previous-bet"
    NEXT_BET = "next-bet"
    BOX_LEFT = "box-left"
    BOX_RIGHT = "box-right"
    FIVE_CARDS = "five-cards"
    SHOW_ME = "show-me"
    BACK = "back"
    FINISH = "finish"
    LEAVE = "leave"
    LEAVE_NOW = "leave-now"


LOOKS: Final = frozenset(
    {
        Command.PREVIOUS_BET,
        Command.NEXT_BET,
        Command.BOX_LEFT,
        Command.BOX_RIGHT,
        Command.FIVE_CARDS,
        Command.SHOW_ME,
    }
)
"""What changes nothing but where the trainee looks in a marked layout."""

Meaning: TypeAlias = Intent | Command | Category | Result
"""What a key means at the moment: an intent, a command, or the answer to a question."""

BUTTONS: Final[dict[str, Intent | Command]] = {
    "confirm": Confirm(),
    "submit": Submit(),
    "undo": Undo(),
    "pause": Pause(),
    # Who would leave a quiz and stays takes that back as Esc does.
    "stay": Pause(),
    "leave": Command.LEAVE,
    "leave_now": Command.LEAVE_NOW,
    "finish": Command.FINISH,
    "next": Command.NEXT_LAYOUT,
    "again": Command.SAME_LAYOUT,
    "resume": Command.RESUME,
    "show": Command.SHOW_ME,
    "step": Command.NEXT_LAYOUT,
    "end": Command.BACK,
    "pay_tables": Command.PAY_TABLES,
    "close_pay_tables": Command.PAY_TABLES,
    "clock": Command.CLOCK,
    "four_colours": Command.FOUR_COLOURS,
    "sprint.pay": Confirm(),
    "sprint.onward": Command.NEXT_LAYOUT,
    "sprint.again": Command.SAME_LAYOUT,
}
"""What the buttons of a table page mean, by their names."""
