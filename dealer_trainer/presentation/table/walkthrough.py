"""Show me: what the keys do while a marked layout is gone through step by step."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from dealer_trainer.presentation.table.commands import Command
from dealer_trainer.presentation.table.selection import Raised, Selection
from dealer_trainer.rules.house import House
from dealer_trainer.rules.working import HandStep
from dealer_trainer.training.places import (
    DEALER_CATEGORY,
    DEALER_QUALIFIES,
    Place,
    box_bet,
    box_category,
)
from dealer_trainer.training.walkthrough import (
    Stop,
    Walkthrough,
    at_owner,
    back,
    forward,
    next_owner,
    owner_before,
    walk_through,
)

if TYPE_CHECKING:
    from dealer_trainer.presentation.table.marked import Marked


def start_walk(marked: Marked, house: House) -> Marked:
    """The first step: the dealer's five cards."""
    return _at(marked, walk_through(marked.layout, marked.settlement, house))


def end_walk(marked: Marked) -> Marked:
    """The marks again, where the walk stood."""
    return replace(marked, walk=None)


def walk_on(marked: Marked, command: Command) -> Marked:
    """What a key does on the way; Enter at the last step ends it."""
    walk = marked.walk
    if walk is None:
        return marked
    match command:
        case Command.NEXT_LAYOUT | Command.FIVE_CARDS if walk.is_last:
            return end_walk(marked)
        case Command.NEXT_LAYOUT | Command.FIVE_CARDS | Command.NEXT_BET:
            return _at(marked, forward(walk))
        case Command.PREVIOUS_BET:
            return _at(marked, back(walk))
        case Command.BOX_LEFT:
            return _at(marked, next_owner(walk))
        case Command.BOX_RIGHT:
            return _at(marked, owner_before(walk))
        case Command.SHOW_ME:
            return end_walk(marked)
        case _:
            return marked


def walk_to(marked: Marked, box: int | None) -> Marked:
    """Straight to a box that was clicked, or to the dealer."""
    return marked if marked.walk is None else _at(marked, at_owner(marked.walk, box))


def _at(marked: Marked, walk: Walkthrough) -> Marked:
    stop = walk.stop
    raised = Raised.DEALER if stop.box is None else Raised.PLAYER
    return replace(marked, walk=walk, looking=Selection(stop.box, _place(stop), raised))


def _place(stop: Stop) -> Place:
    """The answer that a step is about; a comparison is about none of its own."""
    if stop.box is None:
        return DEALER_CATEGORY if isinstance(stop.step, HandStep) else DEALER_QUALIFIES
    return box_category(stop.box) if stop.bet is None else box_bet(stop.box, stop.bet)
