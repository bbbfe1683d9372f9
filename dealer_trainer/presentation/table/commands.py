"""Commands of the table page: requests that are no intents of the drill."""

from __future__ import annotations

from enum import Enum


class Command(Enum):
    """A request that the page or window carries out itself, outside the drill's state machine."""

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
