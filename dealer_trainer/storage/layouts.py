"""Files of layouts (one in YAML, any number as JSON lines) and of sheets, a line a layout: one bad
line refuses them all.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import IO, Final

from dealer_trainer.rules.errors import FaultKind
from dealer_trainer.rules.house import House
from dealer_trainer.rules.layout import Layout
from dealer_trainer.storage.codec.fields import known
from dealer_trainer.storage.codec.json_lines import LineParser, json_lines
from dealer_trainer.storage.codec.layout import layout_of
from dealer_trainer.storage.codec.nodes import Reading
from dealer_trainer.storage.codec.quick import QuickLayouts, quick_sheet
from dealer_trainer.storage.codec.sheet import sheet_of
from dealer_trainer.storage.codec.yaml import read_yaml
from dealer_trainer.storage.files import open_named
from dealer_trainer.training.sheet import Sheet

STANDARD_INPUT: Final = "-"
_YAML: Final = (".yaml", ".yml")
_JSON: Final = (".jsonl", ".json")


def read_layouts(
    source: str, houses: Iterable[House], stdin: IO[bytes] | None = None
) -> tuple[Layout, ...]:
    """The layouts of a file, or of ``stdin`` where ``source`` is ``-``.

    Everything is read first. Raises ``BadInput`` with every fault of every layout, ``OSError``
    where the disk fails.
    """
    reading = Reading(source)
    by_id = {house.id: house for house in houses}
    layouts: list[Layout | None] = []
    if Path(source).suffix.lower() in _YAML:
        document = read_yaml(Path(source), reading)
        layouts += [] if document is None else [layout_of(document, by_id, reading)]
    else:
        quick, parser = QuickLayouts(by_id), LineParser(reading)
        for number, text in _lines(source, reading, stdin, (*_YAML, *_JSON)):
            layout = None if text is None else quick.read(text)
            if layout is None and text is not None:
                node = parser.parse(text, number)
                layout = None if node is None else layout_of(node, by_id, reading)
            layouts.append(layout)
    reading.refuse_if_faulty()
    return tuple(map(known, layouts))


def read_sheets(
    source: str,
    layouts: Sequence[Layout],
    houses: Iterable[House],
    stdin: IO[bytes] | None = None,
) -> tuple[Sheet, ...]:
    """The sheets of a file, or of ``stdin`` where ``source`` is ``-``: one for each layout.

    Raises ``BadInput`` with every fault of every sheet, ``OSError`` where the disk fails.
    """
    reading = Reading(source)
    by_id = {house.id: house for house in houses}
    parser = LineParser(reading)
    sheets: list[Sheet] = []
    last_line = 1
    for number, text in _lines(source, reading, stdin, _JSON):
        layout = layouts[len(sheets)] if len(sheets) < len(layouts) else None
        house = None if layout is None else by_id[layout.house]
        sheet = None
        if text is not None and layout is not None and house is not None:
            sheet = quick_sheet(text, layout, house)
        if sheet is not None:
            last_line = number
        elif text is not None and (node := parser.parse(text, number)) is not None:
            last_line = number
            sheet = sheet_of(node, layout, house, reading)
        sheets.append(sheet or Sheet())
    # A file of which nothing could be read has its own fault.
    if len(sheets) != len(layouts) and (sheets or not reading.faulty):
        reading.add(FaultKind.LINES_UNEQUAL, last_line, layouts=len(layouts), sheets=len(sheets))
    reading.refuse_if_faulty()
    return tuple(sheets)


def _lines(
    source: str, reading: Reading, stdin: IO[bytes] | None, endings: tuple[str, ...]
) -> Iterator[tuple[int, str | None]]:
    """The lines of a file of JSON lines or of ``stdin``; ``endings`` are told where its name has
    another.
    """
    ending = Path(source).suffix.lower()
    if source == STANDARD_INPUT and stdin is not None:
        yield from json_lines(stdin, reading)
    elif ending in _JSON:
        with open_named(Path(source), source) as file:
            yield from json_lines(file, reading)
    else:
        reading.add(FaultKind.WRONG_ENDING, 1, text=ending, allowed=endings)
