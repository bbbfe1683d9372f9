"""A quiz in work or taken, as JSON values: its paper, its rounds, the answers with their times."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Annotated, Any, Final, TypeVar

from msgspec import Meta

from dealer_trainer.rules.cards import cards_text
from dealer_trainer.rules.errors import BadInput, Fault, FaultKind
from dealer_trainer.rules.house import House
from dealer_trainer.rules.layout import Layout
from dealer_trainer.storage.codec.fields import known
from dealer_trainer.storage.codec.house_json import house_json, house_of_node
from dealer_trainer.storage.codec.json_lines import node_of
from dealer_trainer.storage.codec.layout import layout_json, layout_of
from dealer_trainer.storage.codec.nodes import Node, Reading
from dealer_trainer.storage.codec.quiz import quiz_json, quiz_of_node
from dealer_trainer.storage.codec.quiz_checks import MOST_ROUNDS
from dealer_trainer.storage.codec.report import answer_json, read_answer, read_place
from dealer_trainer.storage.codec.sheet import sheet_json, sheet_of
from dealer_trainer.storage.codec.stored import moment_text, read_moment, written_json
from dealer_trainer.storage.codec.typed import Fields, converted
from dealer_trainer.storage.errors import UnreadableRow
from dealer_trainer.training.drill.state import Change
from dealer_trainer.training.grading import Given
from dealer_trainer.training.quiz.paper import Paper
from dealer_trainer.training.quiz.record import Sitting
from dealer_trainer.training.quiz.step import ClosedRound, RoundEnding, Unconfirmed
from dealer_trainer.training.sheet import Five

T = TypeVar("T")

_MOST: Final = 10**12


def paper_json(paper: Paper) -> dict[str, Any]:
    """A paper without its house and definition."""
    return {
        "code": paper.code,
        "seed": paper.seed,
        "layouts": [layout_json(layout) for layout in paper.layouts],
    }


def paper_text(paper: Paper) -> str:
    """A paper whole, with house and definition as they are now."""
    return written_json(
        {
            "definition": quiz_json(paper.definition),
            "house": house_json(paper.house),
            "paper": paper_json(paper),
        }
    )


def read_paper(written: Any, source: str) -> Paper:
    """The paper in the values of ``paper_text``. Raises ``BadInput``."""
    house = _read_node(house_of_node, _in(written, "house", source), source)
    definition = _read_node(quiz_of_node, _in(written, "definition", source), source)
    paper = _in(written, "paper", source)
    layouts = _in(paper, "layouts", source)
    if not isinstance(layouts, list) or not 1 <= len(layouts) <= MOST_ROUNDS:
        raise refused("paper.layouts", source)
    by_id = {house.id: house}
    return Paper(
        read_word(_in(paper, "code", source), "paper.code", source),
        definition,
        house,
        read_count(_in(paper, "seed", source), "paper.seed", source),
        tuple(_layout(layout, by_id, number, source) for number, layout in enumerate(layouts, 1)),
    )


def _layout(written: Any, houses: dict[str, House], number: int, source: str) -> Layout:
    def read(node: Node, reading: Reading) -> Layout | None:
        return layout_of(node, houses, reading)

    return _read_node(read, written, source, f"paper.layouts[{number}]")


def _read_node(
    read: Callable[[Node, Reading], T | None], written: Any, source: str, place: str | None = None
) -> T:
    """What a reader of nodes makes of parsed JSON. Raises ``BadInput`` with every fault, before
    them where the part stands.
    """
    reading = Reading(source)
    value = read(node_of(written, 1, reading), reading)
    if reading.faulty and place is not None:
        found = Reading(source)
        found.add(FaultKind.NOT_OF_RESULT, 1, place=place)
        found.add_all(reading)
        reading = found
    reading.refuse_if_faulty()
    return known(value)


def refused(place: str, source: str) -> BadInput:
    """What stands at a place is not what was written there."""
    return BadInput(source, [Fault(FaultKind.NOT_OF_RESULT, 1, {"place": place})])


def _in(written: Any, key: str, source: str) -> Any:
    if not isinstance(written, dict) or key not in written:
        raise refused(key, source)
    return written[key]


def read_count(written: Any, place: str, source: str) -> int:
    """A whole number of at least 0."""
    if type(written) is not int or not 0 <= written <= _MOST:
        raise refused(place, source)
    return written


def read_word(written: Any, place: str, source: str) -> str:
    """A text."""
    if not isinstance(written, str):
        raise refused(place, source)
    return written


def read_or_refuse(read: Callable[[], T], place: str, source: str) -> T:
    """What a reader of trusted rows makes of a value; its errors are the file's faults here."""
    try:
        return read()
    except (KeyError, TypeError, ValueError, AttributeError, UnreadableRow):
        raise refused(place, source) from None


def round_json(closed: ClosedRound) -> dict[str, Any]:
    """A closed round: when, how, the sheet, and each confirmed answer with its time."""
    unconfirmed = closed.unconfirmed
    return {
        "opened": closed.opened,
        "closed": closed.closed,
        "ending": closed.ending.value,
        "sheet": sheet_json(closed.sheet),
        "answers": [change_json(change) for change in closed.changes],
        "unconfirmed": None if unconfirmed is None else _unconfirmed_json(unconfirmed),
    }


def _unconfirmed_json(unconfirmed: Unconfirmed) -> dict[str, Any]:
    draft, place = unconfirmed.draft, unconfirmed.place.name
    if isinstance(draft, str):
        return {"place": place, "typed": draft}
    if isinstance(draft, tuple):
        return {"place": place, "cards": cards_text(draft)}
    return {"place": place, "picked": answer_json(draft)}


def read_round(written: Any, layout: Layout, house: House, place: str, source: str) -> ClosedRound:
    """The round of ``round_json``. Raises ``BadInput``."""
    if not isinstance(written, dict):
        raise refused(place, source)
    sheet = _read_node(
        lambda node, reading: sheet_of(node, layout, house, reading),
        written.get("sheet"),
        source,
        f"{place}.sheet",
    )
    return ClosedRound(
        read_count(written.get("opened"), f"{place}.opened", source),
        read_count(written.get("closed"), f"{place}.closed", source),
        read_or_refuse(lambda: RoundEnding(written["ending"]), f"{place}.ending", source),
        sheet,
        read_or_refuse(
            lambda: tuple(map(read_change, written["answers"])), f"{place}.answers", source
        ),
        read_or_refuse(
            lambda: _read_unconfirmed(written["unconfirmed"]), f"{place}.unconfirmed", source
        ),
    )


def _read_unconfirmed(written: Any) -> Unconfirmed | None:
    if written is None:
        return None
    place = read_place(written["place"])
    if "typed" in written:
        return Unconfirmed(place, str(written["typed"]))
    picked = read_answer(place, written["picked"])
    if isinstance(picked, tuple | Five):
        raise UnreadableRow("neither an order nor five cards are picked in a quiz")
    return Unconfirmed(place, picked)


def change_json(change: Change) -> dict[str, Any]:
    """A confirmed change: a place without a value was cleared, one without a place taken back."""
    return {
        "place": None if change.place is None else change.place.name,
        "value": None if change.value is None else answer_json(change.value),
        "box": change.owner,
        "box_milliseconds": change.owner_milliseconds,
        "milliseconds": change.milliseconds,
    }


class ChangeFields(Fields, frozen=True):
    """A change as ``change_json`` writes it."""

    place: str | None
    value: Any
    box: Annotated[int, Meta(ge=1, le=9)] | None
    box_milliseconds: Annotated[int, Meta(ge=0, le=_MOST)]
    milliseconds: Annotated[int, Meta(ge=0, le=_MOST)]


def read_change(written: Any) -> Change:
    """The change of ``change_json``. Raises ``UnreadableRow``."""
    fields = converted(written, ChangeFields)
    place = None if fields.place is None else read_place(fields.place)
    value: Given | None = None
    if place is not None and fields.value is not None:
        value = read_answer(place, fields.value)
    return Change(place, value, fields.box, fields.box_milliseconds, fields.milliseconds)


def sitting_json(sitting: Sitting) -> dict[str, Any]:
    """Who takes the quiz, and under which conditions."""
    return {
        "trainee": sitting.trainee,
        "started": moment_text(sitting.started),
        "known_code": sitting.known_code,
        "examiner": sitting.examiner,
    }


def read_sitting(written: Any, source: str) -> Sitting:
    """The sitting of ``sitting_json``. Raises ``BadInput``."""
    examiner = _in(written, "examiner", source)
    known = _in(written, "known_code", source)
    if not isinstance(known, bool):
        raise refused("known_code", source)
    return Sitting(
        read_word(_in(written, "trainee", source), "trainee", source),
        moment_of(_in(written, "started", source), "started", source),
        known,
        None if examiner is None else read_word(examiner, "examiner", source),
    )


def moment_of(written: Any, place: str, source: str) -> datetime:
    """A moment in UTC. Raises ``BadInput``."""
    return read_or_refuse(lambda: read_moment(written), place, source)
