"""JSON that the program itself wrote, read back: every field of its type and within its bounds.

The one place that refuses such a text. What people write (layouts and sheets for the commands,
houses, quizzes) is read from nodes, which name every fault with its line.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from decimal import Decimal
from types import MappingProxyType
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from dealer_trainer.dealing.request import Mix
from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.cards import Card, parse_card
from dealer_trainer.rules.games.registry import GAMES
from dealer_trainer.rules.hands import CATEGORY_BY_KEY, Category
from dealer_trainer.rules.house import GameName
from dealer_trainer.rules.layout import Box, Layout
from dealer_trainer.rules.money import MINOR, Answer, parse_amount, parse_answer
from dealer_trainer.rules.situations import Situation
from dealer_trainer.storage.codec.background import read_situations
from dealer_trainer.storage.codec.report import read_answer, read_five, read_place
from dealer_trainer.storage.errors import UnreadableRow
from dealer_trainer.training.asked import Scope
from dealer_trainer.training.box_records import Background
from dealer_trainer.training.diagnosis.slips import Slip
from dealer_trainer.training.drill.plan import DrillPlan, Task
from dealer_trainer.training.five import Five
from dealer_trainer.training.grading import Mark, Report
from dealer_trainer.training.places import Place
from dealer_trainer.training.sheet import BoxAnswer, DealerAnswer, Sheet
from dealer_trainer.training.skills.skill import Skill

T = TypeVar("T")

BOARD_CARDS: Final = 5
HOLE_CARDS: Final = 2

WRITTEN_BETS: Final = tuple((bet, bet.value) for bet in Bet if bet.staked_as is bet)
"""The bets that a box of a layout writes, with their words."""

HouseId = Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=40)]
BoxNumber = Annotated[int, Meta(ge=1, le=9)]
Stake = Annotated[int, Meta(ge=1, le=9_999_999)] | Annotated[str, Meta(max_length=10)]
Seconds = Annotated[int, Meta(ge=0, le=10_000_000)] | Annotated[float, Meta(ge=0, le=1e7)]
CardsText = Annotated[str, Meta(max_length=24)]
Fingerprint = Annotated[str, Meta(pattern=r"^[0-9a-f]{16}$")]
Name = Annotated[str, Meta(max_length=100)]
Money = Annotated[str, Meta(max_length=14)]
Offset = Annotated[int, Meta(ge=-1439, le=1439)]


class Fields(Struct, frozen=True, forbid_unknown_fields=True):
    """Values by their names, none of them unknown."""


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


class DealerFields(Fields, frozen=True):
    """The dealer's hand on a sheet."""

    category: str | None = None
    qualifies: bool | None = None
    seconds: Seconds | None = None
    five: CardsText | None = None


class BoxAnswerFields(Fields, frozen=True):
    """A box on a sheet."""

    box: BoxNumber
    category: str | None = None
    bets: dict[Bet, str | None] = {}
    seconds: Seconds | None = None
    five: CardsText | None = None


class SheetFields(Fields, frozen=True):
    """A sheet as ``sheet_json`` writes it."""

    dealer: DealerFields = DealerFields()
    boxes: Annotated[tuple[BoxAnswerFields, ...], Meta(max_length=9)] = ()
    seconds: Seconds | None = None
    shown: SheetFields | None = None


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


class Misread(UnreadableRow):
    """A value that the program cannot have written; ``place`` is the path to it."""

    def __init__(self, place: str) -> None:
        super().__init__(place)
        self.place = place


_PLACE: Final = re.compile(r" - at `\$\.?(.*)`$")


@contextmanager
def _refusing() -> Iterator[None]:
    try:
        yield
    except msgspec.ValidationError as error:
        found = _PLACE.search(str(error))
        raise Misread(found[1] if found else "") from None
    except (msgspec.DecodeError, RecursionError, UnicodeEncodeError):
        raise Misread("") from None


def decoded(text: Any, kind: type[T]) -> T:
    """The value in a text, such as a column holds. Raises ``Misread``."""
    if not isinstance(text, str):
        raise Misread("")
    with _refusing():
        return msgspec.json.decode(text, type=kind)


def converted(written: Any, kind: type[T]) -> T:
    """The value in parsed JSON. Raises ``Misread``."""
    with _refusing():
        return msgspec.convert(written, kind)


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
    words = text.split()
    cards = tuple(card for card in map(parse_card, words) if card is not None)
    if len(cards) != count or len(words) != count:
        raise Misread("layout.cards")
    return cards


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


def read_sheet(text: Any) -> Sheet:
    """The sheet of ``sheet_json``. Raises ``UnreadableRow``."""
    return sheet_from(decoded(text, SheetFields))


def sheet_from(fields: SheetFields) -> Sheet:
    """The sheet in typed fields. Raises ``Misread``."""
    dealer = fields.dealer
    boxes = tuple(map(_box_answer, fields.boxes))
    if len({box.number for box in boxes}) < len(boxes):
        raise Misread("sheet.boxes")
    return Sheet(
        DealerAnswer(
            _category(dealer.category),
            dealer.qualifies,
            milliseconds(dealer.seconds),
            _five(dealer.five),
        ),
        boxes,
        milliseconds(fields.seconds),
        None if fields.shown is None else sheet_from(fields.shown),
    )


def _box_answer(fields: BoxAnswerFields) -> BoxAnswer:
    bets = ((bet, _answer(said)) for bet, said in fields.bets.items() if said is not None)
    return BoxAnswer(
        fields.box,
        _category(fields.category),
        tuple(bets),
        milliseconds(fields.seconds),
        _five(fields.five),
    )


def _answer(text: str) -> Answer:
    answer = parse_answer(text)
    if answer is None:
        raise Misread("sheet.boxes")
    return answer


def _category(word: str | None) -> Category | None:
    if word is not None and word not in CATEGORY_BY_KEY:
        raise Misread("sheet.category")
    return None if word is None else CATEGORY_BY_KEY[word]


def _five(text: str | None) -> Five | None:
    five = None if text is None else read_five(text)
    if five is None and text is not None:
        raise Misread("sheet.five")
    return five


def milliseconds(seconds: float | None) -> int | None:
    """Whole milliseconds of what a text says in seconds."""
    # As the text has it: 1.001 of binary thousandths is less than 1,001.
    return None if seconds is None else int(Decimal(repr(seconds)) * 1000)


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
