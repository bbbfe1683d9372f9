"""Files of layouts: one in YAML, any number as JSON lines; one bad layout refuses them all."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import IO, Final

from dealer_trainer.rules.errors import FaultKind
from dealer_trainer.rules.house import House
from dealer_trainer.rules.layout import Layout
from dealer_trainer.storage.codec.fields import known
from dealer_trainer.storage.codec.json_lines import parse_json_line, read_json_lines
from dealer_trainer.storage.codec.layout import layout_of
from dealer_trainer.storage.codec.nodes import Node, Reading
from dealer_trainer.storage.codec.yaml import read_yaml
from dealer_trainer.storage.files import open_named

STANDARD_INPUT: Final = "-"
YAML_ENDINGS: Final = (".yaml", ".yml")
JSON_ENDINGS: Final = (".jsonl", ".json")


def read_layouts(
    source: str, houses: Iterable[House], stdin: IO[bytes] | None = None
) -> tuple[Layout, ...]:
    """The layouts of a file, or of ``stdin`` where ``source`` is ``-``.

    Everything is read first. Raises ``BadInput`` with every fault of every layout, ``OSError``
    where the disk fails.
    """
    reading = Reading(source)
    by_id = {house.id: house for house in houses}
    nodes = _nodes(source, reading, stdin)
    layouts = [layout_of(node, by_id, reading) for node in nodes if node is not None]
    reading.refuse_if_faulty()
    return tuple(map(known, layouts))


def parse_layout(line: str, houses: Mapping[str, House], source: str = STANDARD_INPUT) -> Layout:
    """The layout in one JSON line. Raises ``BadInput`` with its faults."""
    reading = Reading(source)
    node = parse_json_line(line, 1, reading)
    layout = None if node is None else layout_of(node, houses, reading)
    reading.refuse_if_faulty()
    return known(layout)


def _nodes(source: str, reading: Reading, stdin: IO[bytes] | None) -> Iterator[Node | None]:
    ending = Path(source).suffix.lower()
    if source == STANDARD_INPUT and stdin is not None:
        yield from read_json_lines(stdin, reading)
    elif ending in YAML_ENDINGS:
        yield read_yaml(Path(source), reading)
    elif ending in JSON_ENDINGS:
        yield from json_file(source, reading)
    else:
        reading.add(FaultKind.WRONG_ENDING, 1, text=ending, allowed=(*YAML_ENDINGS, *JSON_ENDINGS))


def json_file(source: str, reading: Reading) -> Iterator[Node | None]:
    """The nodes of a file of JSON lines, nothing in place of one that cannot be read."""
    with open_named(Path(source), source) as file:
        yield from read_json_lines(file, reading)
