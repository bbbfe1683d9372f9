from __future__ import annotations

import io

import pytest

from dealer_trainer.rules.errors import FaultKind
from dealer_trainer.storage.codec.json_lines import LONGEST_LINE, LineParser, json_lines
from dealer_trainer.storage.codec.nodes import Node, Reading, RecordNode, Scalar, ScalarKind


def read(data: bytes) -> tuple[list[Node | None], list[tuple[FaultKind, int]]]:
    reading = Reading("-")
    parser = LineParser(reading)
    nodes = [
        None if text is None else parser.parse(text, number)
        for number, text in json_lines(io.BytesIO(data), reading)
    ]
    return nodes, [(fault.kind, fault.line) for fault in reading.faults]


def test_numbers_stay_as_they_were_typed() -> None:
    nodes, faults = read(b'{"a": 10, "b": 2.50, "c": "2.50", "d": true, "e": null}')
    assert faults == []
    (record,) = nodes
    assert isinstance(record, RecordNode)
    values = [entry.value for entry in record.entries.values()]
    assert [(v.text, v.kind) for v in values if isinstance(v, Scalar)] == [
        ("10", ScalarKind.INTEGER),
        ("2.50", ScalarKind.FLOAT),
        ("2.50", ScalarKind.TEXT),
        ("true", ScalarKind.TRUTH),
        ("null", ScalarKind.NULL),
    ]


def test_blank_lines_are_skipped_and_counted() -> None:
    nodes, faults = read(b'\xef\xbb\xbf\r\n{"a": 1}\r\n  \r\n{"a": 2}')
    assert faults == []
    assert [node.line for node in nodes if node is not None] == [2, 4]


@pytest.mark.parametrize(
    ("data", "faults"),
    [
        (b"", [(FaultKind.EMPTY, 1)]),
        (b"\n \r\n", [(FaultKind.EMPTY, 1)]),
        (b"\xef\xbb\xbf", [(FaultKind.EMPTY, 1)]),
        (b'{"a": 1}\n{"a": 1, "a": 2}\n', [(FaultKind.DOUBLE_KEY, 2)]),
        (b'{"a": NaN}\n{"a": -Infinity}\n', [(FaultKind.NO_NUMBER, 1), (FaultKind.NO_NUMBER, 2)]),
        (b'{"a": 01}', [(FaultKind.BAD_JSON, 1)]),
        (b"{'a': 1}", [(FaultKind.BAD_JSON, 1)]),
        (b'{"a": 1} {"a": 2}', [(FaultKind.BAD_JSON, 1)]),
        (b'{\n"a": 1\n}', [(FaultKind.BAD_JSON, n) for n in (1, 2, 3)]),
        (b'{"a": "\xff"}\n{', [(FaultKind.NOT_UTF8, 1), (FaultKind.BAD_JSON, 2)]),
        (b"[" * 10_000, [(FaultKind.TOO_DEEP, 1)]),
        (b'{"a":' * 10_000, [(FaultKind.TOO_DEEP, 1)]),
        (b"x" * 70_000 + b"\n{", [(FaultKind.LINE_TOO_LONG, 1), (FaultKind.BAD_JSON, 2)]),
        (b"x" * 1_000_000, [(FaultKind.LINE_TOO_LONG, 1)]),
    ],
)  # fmt: skip
def test_what_is_no_json_line_is_told_with_its_line(
    data: bytes, faults: list[tuple[FaultKind, int]]
) -> None:
    assert read(data)[1] == faults


def test_a_line_may_be_as_long_as_the_bound() -> None:
    line = b'"' + b"x" * (LONGEST_LINE - 2) + b'"'
    assert len(line) == LONGEST_LINE
    for end in (b"", b"\n", b"\r\n"):
        assert read(line + end)[1] == []
        assert read(b"\xef\xbb\xbf" + line + end)[1] == []


def test_brackets_in_a_text_do_not_nest() -> None:
    assert read(b'"' + b"[" * 1000 + b'\\""')[1] == []
