"""Inspection: a layout gone through from right to left as an inspector would, step by step.

First the dealer's five and whether the hand opens, then box by box: its five, how they compare with
the dealer's and the card that decides, then each bet. Cards that lie face down are not turned.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.cards import Card
from dealer_trainer.rules.games.registry import hand_is_asked
from dealer_trainer.rules.house import House
from dealer_trainer.rules.layout import Layout
from dealer_trainer.rules.settlement import Settlement
from dealer_trainer.rules.working import (
    BetStep,
    BonusStep,
    CompareStep,
    FoldStep,
    HandStep,
    OpensStep,
    Step,
    box_working,
    dealer_working,
)


@dataclass(frozen=True, slots=True)
class Stop:
    """One step of the walk: where it stands (nothing: at the dealer), which cards play for it, and
    which of them decide.
    """

    box: int | None
    step: Step
    playing: tuple[Card, ...]
    decisive: tuple[Card, ...] = ()

    @property
    def bet(self) -> Bet | None:
        """The bet that it is about, if any."""
        match self.step:
            case BetStep():
                return self.step.settled.bet
            case BonusStep():
                return self.step.bet
            case _:
                return None


@dataclass(frozen=True, slots=True)
class Walkthrough:
    """The whole way, and how far along it one is."""

    stops: tuple[Stop, ...]
    at: int = 0

    @property
    def stop(self) -> Stop:
        """Where one is."""
        return self.stops[self.at]

    @property
    def is_last(self) -> bool:
        """Whether nothing comes after it."""
        return self.at == len(self.stops) - 1

    @property
    def seen(self) -> tuple[Stop, ...]:
        """What was gone through of the dealer or the box where one is, up to now."""
        so_far = self.stops[: self.at + 1]
        return tuple(stop for stop in so_far if stop.box == self.stop.box)


def walk_through(layout: Layout, settlement: Settlement, house: House) -> Walkthrough:
    """The way through a layout, at its first step."""
    opening = dealer_working(layout, settlement, house)
    stops = [Stop(None, step, settlement.dealer.cards) for step in opening]
    for box in layout.settlement_order:
        own = box_working(layout, box.number, settlement, house)[len(opening) :]
        shown = hand_is_asked(box, house)
        stops += _stops(own, box.number, settlement, shown=shown)
    return Walkthrough(tuple(stops))


def _stops(
    steps: tuple[Step, ...], number: int, settlement: Settlement, *, shown: bool
) -> Iterator[Stop]:
    hand = settlement.box(number).hand.cards
    on_flop = {step.bet for step in steps if isinstance(step, BonusStep)}
    for step in steps:
        match step:
            case HandStep():
                if shown:
                    yield Stop(number, step, hand)
            case CompareStep():
                decisive = step.comparison.deciding_cards if step.matters else ()
                yield Stop(number, step, hand, decisive)
            case BonusStep():
                yield Stop(number, step, step.hand.cards)
            case BetStep() if step.settled.bet in on_flop:
                # The bonus is read from other cards than the hand; its step before shows them.
                yield Stop(number, step, ())
            case BetStep() | FoldStep():
                yield Stop(number, step, hand if shown else ())
            case OpensStep():
                continue


def forward(walk: Walkthrough) -> Walkthrough:
    """To the next step; at the end it stays there."""
    return replace(walk, at=min(walk.at + 1, len(walk.stops) - 1))


def back(walk: Walkthrough) -> Walkthrough:
    """To the step before; at the start it stays there."""
    return replace(walk, at=max(walk.at - 1, 0))


def next_owner(walk: Walkthrough) -> Walkthrough:
    """On to the next box in the order of settlement, its first step; at the last box it stays."""
    here = walk.stop.box
    following = (at for at in range(walk.at, len(walk.stops)) if walk.stops[at].box != here)
    return replace(walk, at=next(following, walk.at))


def owner_before(walk: Walkthrough) -> Walkthrough:
    """Back to the first step of this box, or from there of the one before."""
    first = _first_of(walk, walk.stop.box)
    if first == walk.at and first > 0:
        first = _first_of(walk, walk.stops[first - 1].box)
    return replace(walk, at=first)


def at_owner(walk: Walkthrough, box: int | None) -> Walkthrough:
    """Straight to the first step of a box, or of the dealer; where it has none it stays."""
    there = any(stop.box == box for stop in walk.stops)
    return replace(walk, at=_first_of(walk, box)) if there else walk


def _first_of(walk: Walkthrough, box: int | None) -> int:
    return next(at for at, stop in enumerate(walk.stops) if stop.box == box)
