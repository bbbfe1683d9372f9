"""Layouts, marks, backgrounds and plans as the program wrote them, read back from their JSON.

Each is typed and bounded, and refused where no program of ours can have written it.
"""

from __future__ import annotations

from collections.abc import Iterable
from types import MappingProxyType
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, UnsetType

from dealer_trainer.dealing.request import Mix
from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.cards import Card, parse_card
from dealer_trainer.rules.games.registry import GAMES
from dealer_trainer.rules.house import GameName
from dealer_trainer.rules.layout import Box, Layout
from dealer_trainer.rules.money import MINOR, parse_amount
from dealer_trainer.rules.situations import Situation
from dealer_trainer.storage.codec.report import read_answer, read_place
from dealer_trainer.storage.codec.sheet_fields import SheetFields
from dealer_trainer.storage.codec.stored import read_situations
from dealer_trainer.storage.codec.typed import (
    BoxNumber,
    CardsText,
    Fields,
    Fingerprint,
    HouseId,
    Misread,
    Money,
    Name,
    Offset,
    Seconds,
    Stake,
    converted,
    decoded,
)
from dealer_trainer.training.box_records import Background
from dealer_trainer.training.diagnosis.slips import Slip
from dealer_trainer.training.drill.plan import DrillPlan, Task
from dealer_trainer.training.grading import Mark, Report
from dealer_trainer.training.places import Place, Scope
from dealer_trainer.training.skills.skill import Skill

BOARD_CARDS: Final = 5
HOLE_CARDS: Final = 2

WRITTEN_BETS: Final = tuple((bet, bet.value) for bet in Bet if bet.staked_as is bet)
"""The bets that a box of a layout writes, with their words."""

if TYPE_CHECKING:
    BoxFields: TypeAlias = Any
else:
    # What lies in a box, under the names of its game's bets; the blind is not written.
    BoxFields = msgspec.defstruct(
        "BoxFields",
        [
            ("box", BoxNumber),
            ("cards", CardsText),
            *((word, Stake | UnsetType, UNSET) for _, word in WRITTEN_BETS),
            ("dark", bool, False),
        ],
        bases=(Fields,),
        module=__name__,
    )


class LayoutFields(Fields, frozen=True):
    """A layout as ``layout_json`` writes it."""

    house: HouseId
    board: CardsText
    dealer: CardsText
    boxes: Annotated[tuple[BoxFields, ...], Meta(min_length=1, max_length=9)]


class MarkFields(Fields, frozen=True):
    """A mark as ``mark_json`` writes it; an exported one also has its time."""

    place: Name
    expected: Any
    right: bool
    given: Any = None
    slips: tuple[Slip, ...] = ()
    seconds: Seconds | None = None


class ReportFields(Fields, frozen=True):
    """Marks as ``report_json`` writes them, counted."""

    right: int
    asked: int
    marks: tuple[MarkFields, ...]


class BackgroundFields(Fields, frozen=True):
    """What a layout is under its house: situations by owner, as words with spaces."""

    game: GameName
    whole: bool
    situations: dict[Annotated[str, Meta(pattern="^[0-9]$")], str]


class RoundFields(Fields, frozen=True):
    """A round as ``export`` writes it."""

    round: Literal[1]
    trainee: Name
    at: Name
    utc_offset: Offset
    house_fingerprint: Fingerprint
    layout: LayoutFields
    sheet: SheetFields
    background: BackgroundFields | None
    marks: Annotated[tuple[MarkFields, ...], Meta(min_length=1)]
    overpaid: Money
    underpaid: Money


class PlanFields(Fields, frozen=True):
    """A drill's plan; its first versions knew neither tasks nor what follows them."""

    house: Name
    seed: int | Annotated[str, Meta(pattern="^-?[0-9]{1,100}$")]
    scope: Scope
    layouts: Annotated[int, Meta(ge=1)] | None
    boxes: BoxNumber | None
    mix: Mix
    task: Task = Task.SETTLE
    situations: tuple[Situation, ...] = ()
    for_me: bool = False
    skill: Skill | None = None


def read_layout(text: Any) -> Layout:
    """The layout of ``layout_json``. Raises ``UnreadableRow``."""
    return layout_from(decoded(text, LayoutFields))


def layout_from(fields: LayoutFields) -> Layout:
    """The layout in typed fields. Raises ``Misread`` for cards, boxes and bets that no layout
    has together.
    """
    board, dealer = _cards(fields.board, BOARD_CARDS), _cards(fields.dealer, HOLE_CARDS)
    boxes = tuple(map(_box, fields.boxes))
    lying = [*board, *dealer]
    for box in boxes:
        lying += box.cards
    laid = {bet for box in boxes for bet in box.wagers}
    if not any(laid.issubset(rule.bet for rule in game.bets) for game in GAMES.values()):
        raise Misread("layout.boxes")
    if len(set(lying)) < len(lying) or len({box.number for box in boxes}) < len(boxes):
        raise Misread("layout.boxes")
    return Layout(fields.house, board, dealer, boxes)


def _cards(text: str, count: int) -> tuple[Card, ...]:
    cards = [card for card in map(parse_card, text.split()) if card is not None]
    if len(cards) != count or len(text.split()) != count:
        raise Misread("layout.cards")
    return tuple(cards)


def _box(fields: BoxFields) -> Box:
    wagers = {}
    for bet, word in WRITTEN_BETS:
        written = getattr(fields, word)
        if written is not UNSET:
            wagers[bet] = _stake(written)
    if Bet.ANTE not in wagers:
        raise Misread("layout.boxes")
    return Box(fields.box, _cards(fields.cards, HOLE_CARDS), wagers, fields.dark)


def _stake(written: int | str) -> int:
    if isinstance(written, int):
        return written * MINOR
    amount = parse_amount(written)
    if not amount:
        raise Misread("layout.boxes")
    return amount


def read_report(written: Any) -> Report:
    """The report of ``report_json``, parsed. Raises ``UnreadableRow``."""
    return report_from(converted(written, ReportFields).marks)


def report_from(fields: Iterable[MarkFields]) -> Report:
    """The report of marks in typed fields. Raises ``UnreadableRow``."""
    marks = []
    for each in fields:
        place = read_place(each.place)
        given = None if each.given is None else read_answer(place, each.given)
        mark = Mark(place, given, read_answer(place, each.expected), each.slips)
        if mark.right is not each.right:
            raise Misread(f"marks.{place.name}")
        marks.append(mark)
    if len({mark.place for mark in marks}) < len(marks):
        raise Misread("marks")
    return Report(tuple(marks))


def read_background(text: Any) -> Background:
    """The background of ``background_text``. Raises ``UnreadableRow``."""
    return background_from(decoded(text, BackgroundFields))


def background_from(fields: BackgroundFields) -> Background:
    """The background in typed fields. Raises ``Misread``."""
    situations = {int(owner): read_situations(words) for owner, words in fields.situations.items()}
    return Background(fields.game, MappingProxyType(situations), fields.whole)


def read_asked(text: Any) -> tuple[Place, ...]:
    """The places of ``asked_text``. Raises ``UnreadableRow``."""
    return tuple(map(read_place, decoded(text, tuple[str, ...])))


def read_plan(text: Any) -> DrillPlan:
    """The plan of ``plan_text``. Raises ``UnreadableRow``."""
    fields = decoded(text, PlanFields)
    return DrillPlan(
        fields.house,
        int(fields.seed),
        fields.scope,
        fields.layouts,
        fields.boxes,
        fields.mix,
        fields.task,
        fields.situations,
        fields.for_me,
        fields.skill,
    )
