"""Layouts, sheets and plans as the store keeps them, read back without their house.

A round outlives its house file. What no version of the program wrote raises ``UnreadableRow``.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, Final

from dealer_trainer.dealing.request import Mix
from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.cards import Card, parse_card
from dealer_trainer.rules.layout import Box, Layout
from dealer_trainer.rules.money import Answer, parse_amount
from dealer_trainer.rules.situations import Situation
from dealer_trainer.storage.codec.report import read_answer, read_five, read_place
from dealer_trainer.storage.errors import UnreadableRow
from dealer_trainer.training.asked import Scope
from dealer_trainer.training.drill.plan import DrillPlan, Task
from dealer_trainer.training.five import Five
from dealer_trainer.training.places import DEALER_CATEGORY, Place, box_bet
from dealer_trainer.training.sheet import BoxAnswer, DealerAnswer, Sheet
from dealer_trainer.training.skills.skill import Skill

_MOST_SECONDS: Final = 10_000_000


def written_json(value: Any) -> str:
    """A value as one line of JSON without spaces."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _fraction(text: str) -> Any:
    # No start has one to read.
    from decimal import Decimal  # noqa: PLC0415 -- see above

    return Decimal(text)


def read_json(text: Any) -> Any:
    """The value in a text; of its numbers those with a fraction are ``Decimal``."""
    try:
        return json.loads(text, parse_float=_fraction)
    except (TypeError, ValueError, RecursionError):
        raise UnreadableRow("no JSON") from None


def read_kept_layout(text: Any) -> Layout:
    """The layout of a stored round."""
    written = read_json(text)
    try:
        return Layout(
            written["house"],
            _cards(written["board"]),
            _cards(written["dealer"]),
            tuple(_box(box) for box in written["boxes"]),
        )
    except (KeyError, TypeError, AttributeError):
        raise UnreadableRow("no layout") from None


def _cards(text: str) -> tuple[Card, ...]:
    cards = tuple(card for word in text.split() if (card := parse_card(word)) is not None)
    if len(cards) != len(text.split()):
        raise UnreadableRow(f"no cards: {text!r}")
    return cards


def _box(written: dict[str, Any]) -> Box:
    wagers = {
        bet: _stake(written[bet.value])
        for bet in Bet
        if bet.staked_as is bet and (bet is Bet.ANTE or bet.value in written)
    }
    return Box(written["box"], _cards(written["cards"]), wagers, written.get("dark", False))


def _stake(written: Any) -> int:
    amount = parse_amount(str(written))
    if amount is None:
        raise UnreadableRow(f"no stake: {written!r}")
    return amount


def read_kept_sheet(text: Any) -> Sheet:
    """The sheet of a stored round."""
    written = read_json(text)
    try:
        return _sheet(written)
    except (KeyError, TypeError, AttributeError, ValueError):
        raise UnreadableRow("no sheet") from None


def _sheet(written: dict[str, Any]) -> Sheet:
    dealer, shown = written["dealer"], written.get("shown")
    return Sheet(
        DealerAnswer(
            _category(dealer),
            dealer.get("qualifies"),
            _milliseconds(dealer.get("seconds")),
            _five(dealer),
        ),
        tuple(_box_answer(box) for box in written["boxes"]),
        _milliseconds(written.get("seconds")),
        None if shown is None else _sheet(shown),
    )


def _five(written: dict[str, Any]) -> Five | None:
    text = written.get("five")
    if text is None:
        return None
    five = read_five(text)
    if five is None:
        raise UnreadableRow(f"no five cards: {text!r}")
    return five


def _category(written: dict[str, Any]) -> Any:
    word = written.get("category")
    return None if word is None else read_answer(DEALER_CATEGORY, word)


def _box_answer(written: dict[str, Any]) -> BoxAnswer:
    number = written["box"]
    bets: list[tuple[Bet, Answer]] = []
    for word, said in written.get("bets", {}).items():
        bet = Bet(word)
        answer = read_answer(box_bet(number, bet), said)
        if isinstance(answer, Answer):
            bets.append((bet, answer))
    return BoxAnswer(
        number,
        _category(written),
        tuple(bets),
        _milliseconds(written.get("seconds")),
        _five(written),
    )


def _milliseconds(seconds: Any) -> int | None:
    if seconds is None:
        return None
    # Of a decimal with an exponent of six digits an integer would take minutes to make.
    if not abs(seconds) <= _MOST_SECONDS:
        raise ValueError("no time")
    return int(seconds * 1000)


def asked_text(asked: Iterable[Place]) -> str:
    """The places that a round asks, in order."""
    return written_json([place.name for place in asked])


def read_asked(text: Any) -> tuple[Place, ...]:
    """The places of ``asked_text``."""
    written = read_json(text)
    if not isinstance(written, list):
        raise UnreadableRow("no places")
    return tuple(map(read_place, written))


def plan_text(plan: DrillPlan) -> str:
    """A drill's plan. The seed is text: it may be larger than SQLite's or JSON's whole numbers."""
    return written_json(
        {
            "house": plan.house,
            "seed": str(plan.seed),
            "scope": plan.scope.value,
            "layouts": plan.layouts,
            "boxes": plan.boxes,
            "mix": plan.mix.value,
            "task": plan.task.value,
            "situations": [situation.value for situation in plan.situations],
            "for_me": plan.for_me,
            "skill": None if plan.skill is None else plan.skill.value,
        }
    )


def read_plan(text: Any) -> DrillPlan:
    """The plan of ``plan_text``."""
    written = read_json(text)
    try:
        return DrillPlan(
            written["house"],
            int(written["seed"]),
            Scope(written["scope"]),
            written["layouts"],
            written["boxes"],
            Mix(written["mix"]),
            Task(written.get("task", Task.SETTLE.value)),
            tuple(map(Situation, written.get("situations", ()))),
            bool(written.get("for_me", False)),
            None if written.get("skill") is None else Skill(written["skill"]),
        )
    except (KeyError, TypeError, ValueError):
        raise UnreadableRow("no plan") from None
