from __future__ import annotations

import io
import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_trainer.rules.errors import BadInput
from dealer_trainer.rules.settlement import settle
from dealer_trainer.storage import layouts as files
from dealer_trainer.storage.codec.layout import layout_json
from dealer_trainer.storage.codec.quick import QuickLayouts, quick_sheet
from dealer_trainer.storage.codec.settlement import settlement_line
from dealer_trainer.storage.layouts import read_layouts, read_sheets
from tests.storage.played import HOUSES, layouts_of

LAYOUTS = [layout for house in HOUSES.values() for layout in layouts_of(house, 3)]
LINES = [json.dumps(layout_json(layout)) for layout in LAYOUTS]
SHEETS = [
    settlement_line(layout, settle(layout, house), house)
    for layout in LAYOUTS
    for house in [HOUSES[layout.house]]
]

# What a line may be spoilt with: other values, words of other places, odd ways to write the same.
PIECES = [
    "null", "true", "1", "0", "-0", "1.0", "1e2", "2.5", '"2.5"', '"5"', "{}", "[]", '"take"',
    '"push"', '"fold"', '"pair"', '"lv-ultimate"', '"Ah Kd"', '"10h 9c"', '"ＡＨ"', '"\\u0041h"',
    '"\\ud800"', " ", "\t", ",", '"ante": 5,', '"blind": 5,', '"bonus": 5,', '"dark": true,',
    '"box": 1,', '"box": 9,', '"seconds": 1.001,', '"seconds": 12,', '"seconds": 1e400,',
    '"shown": null,', '"five": "Ah",', '"cards": 5,', '"situations": [[[]]],', "NaN", "[" * 40,
]  # fmt: skip


@st.composite
def spoilt(draw: st.DrawFn, lines: list[str]) -> tuple[int, str]:
    """The number of a line and the line, changed in up to three places."""
    number = draw(st.integers(0, len(lines) - 1))
    line = lines[number]
    for _ in range(draw(st.integers(0, 3))):
        kind = draw(st.sampled_from(("piece", "cut", "again", "value")))
        start = draw(st.integers(0, len(line)))
        end = min(len(line), start + draw(st.integers(0, 12)))
        if kind == "piece":
            line = line[:start] + draw(st.sampled_from(PIECES)) + line[end:]
        elif kind == "cut":
            line = line[:start] + line[end:]
        elif kind == "again":
            line = line[:end] + line[start:]
        else:
            line = revalued(draw, line)
    return number, line


def revalued(draw: st.DrawFn, line: str) -> str:
    """The line with another value, or one more key, somewhere; as it is where it is no JSON."""
    places: list[tuple[Any, Any]] = []

    def walk(value: Any) -> None:
        keys = value if isinstance(value, dict) else range(len(value))
        for key in keys:
            places.append((value, key))
            if isinstance(value[key], dict | list):
                walk(value[key])

    try:
        whole = json.loads(line)
        walk(whole)
    except (ValueError, TypeError, RecursionError):
        return line
    if not places:
        return line
    holder, key = draw(st.sampled_from(places))
    values: list[Any] = [None, True, 0, 7, 10**9, 2.5, "", "2.50", "Ah Kd", "push", [], {}]
    holder[key] = draw(st.sampled_from(values))
    return json.dumps(whole, ensure_ascii=False)


def outcome(read: Callable[[], Any]) -> Any:
    """What is read, or every fault of it."""
    try:
        return read()
    except BadInput as bad:
        return bad.faults, bad.untold


def stream(line: str) -> io.BytesIO:
    return io.BytesIO(line.encode(errors="surrogatepass"))


class NoQuickLayouts(QuickLayouts):
    """Reads no line at once: all go by their nodes."""

    def read(self, text: str) -> None:
        """Nothing."""


@given(spoilt(LINES))
def test_a_layout_read_at_once_is_what_its_nodes_say(changed: tuple[int, str]) -> None:
    def read() -> object:
        return read_layouts("-", HOUSES.values(), stream(changed[1]))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(files, "QuickLayouts", NoQuickLayouts)
        by_nodes = outcome(read)
    assert outcome(read) == by_nodes


@given(spoilt(SHEETS))
def test_a_sheet_read_at_once_is_what_its_nodes_say(changed: tuple[int, str]) -> None:
    def read() -> object:
        return read_sheets("-", [LAYOUTS[changed[0]]], HOUSES.values(), stream(changed[1]))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(files, "quick_sheet", lambda *_: None)
        by_nodes = outcome(read)
    assert outcome(read) == by_nodes


def test_lines_as_the_commands_write_them_are_read_at_once() -> None:
    quick = QuickLayouts(HOUSES)
    for layout, line, sheet in zip(LAYOUTS, LINES, SHEETS, strict=True):
        assert quick.read(line) == layout
        assert quick_sheet(sheet, layout, HOUSES[layout.house]) is not None
