from __future__ import annotations

import codecs
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_trainer.rules.errors import BadInput, FaultKind
from dealer_trainer.storage.codec.nodes import LARGEST, ListNode, Node, Reading, RecordNode, Scalar
from dealer_trainer.storage.codec.yaml import parse_yaml
from dealer_trainer.storage.houses import parse_house


def read(data: bytes) -> tuple[Node | None, list[tuple[FaultKind, int]]]:
    reading = Reading("file.yaml")
    node = parse_yaml(data, reading)
    return node, [(fault.kind, fault.line) for fault in reading.faults]


def plain(node: Node | None) -> object:
    if isinstance(node, Scalar):
        return node.text
    if isinstance(node, ListNode):
        return [plain(item) for item in node.items]
    assert isinstance(node, RecordNode)
    return {key: plain(entry.value) for key, entry in node.entries.items()}


def test_every_value_is_the_text_that_stands_there() -> None:
    text = b"a: 3:2\nb: no\nc: 025\nd: 1.000\ne: .inf\nf: 2001-01-01\ng: 0x10\nh: 1_000\ni: ~\nj:\n"
    node, faults = read(text)
    assert faults == []
    assert plain(node) == {
        "a": "3:2", "b": "no", "c": "025", "d": "1.000", "e": ".inf", "f": "2001-01-01",
        "g": "0x10", "h": "1_000", "i": "~", "j": "",
    }  # fmt: skip


def test_a_value_knows_its_line() -> None:
    node, _ = read(b"# first\na:\n  - x\n  - {b: y}\n")
    assert isinstance(node, RecordNode)
    items = node.entries["a"].value
    assert isinstance(items, ListNode)
    assert [item.line for item in items.items] == [3, 4]


@pytest.mark.parametrize(
    ("data", "faults"),
    [
        (b"", [(FaultKind.EMPTY, 1)]),
        (b" \n\r\n# nothing\n", [(FaultKind.EMPTY, 1)]),
        (b"---\n", [(FaultKind.EMPTY, 1)]),
        (codecs.BOM_UTF8, [(FaultKind.EMPTY, 1)]),
        (b"a: 1\n\tb: 2\n", [(FaultKind.TAB_IN_INDENT, 2)]),
        (b"a:\n\t- 1\n\t- 2\n", [(FaultKind.TAB_IN_INDENT, 2), (FaultKind.TAB_IN_INDENT, 3)]),
        (b"a: *b\n", [(FaultKind.ALIAS, 1)]),
        (b"a: &b 1\nc: *b\n", [(FaultKind.ANCHOR, 1), (FaultKind.ALIAS, 2)]),
        (b"a: !!str 1\nb: !x 2\n", [(FaultKind.TAG, 1), (FaultKind.TAG, 2)]),
        (b"a: !!python/object/apply:os.system [ls]\n", [(FaultKind.TAG, 1)]),
        (b"a: 1\na: 2\n", [(FaultKind.DOUBLE_KEY, 2)]),
        (b"a: 1\n'a': 2\n", [(FaultKind.DOUBLE_KEY, 2)]),
        (b"? [a]\n: 1\n", [(FaultKind.KEY_NOT_TEXT, 1)]),
        (b"a: 1\n---\na: 2\n", [(FaultKind.SEVERAL_DOCUMENTS, 2)]),
        (b"a: 1\nb: \xff\n", [(FaultKind.NOT_UTF8, 2)]),
        ("a: я".encode("utf-16")[:-1], [(FaultKind.NOT_UTF16, 1)]),
        (b"a: 1\nb: x\x00\n", [(FaultKind.BAD_CHARACTER, 2)]),
        (b"a: 1\nb: \x1b[31m\n", [(FaultKind.BAD_CHARACTER, 2)]),
        (b"a: [1\nb: 2\n", [(FaultKind.SYNTAX, 2)]),
        (b"x" * (LARGEST + 1), [(FaultKind.FILE_TOO_LARGE, 1)]),
    ],
)
def test_what_is_no_plain_yaml_is_told_with_its_line(
    data: bytes, faults: list[tuple[FaultKind, int]]
) -> None:
    assert read(data)[1] == faults


def test_a_file_may_be_as_large_as_the_bound() -> None:
    data = b"a: 1\n#" + b"x" * (LARGEST - 6)
    assert len(data) == LARGEST
    assert read(data)[1] == []


def test_lines_are_counted_as_editors_count_them() -> None:
    node, faults = read("a: x\u2028y\u0085z\r\nb: 1\rc: 2\n".encode())
    assert faults == []
    assert isinstance(node, RecordNode)
    assert [entry.line for entry in node.entries.values()] == [1, 2, 3]


@pytest.mark.parametrize(
    "data",
    [
        b"[" * 10_000,
        b"[" * 10_000 + b"]" * 10_000,
        b"{a: " * 10_000,
        b"- " * 10_000,
        b"".join(b" " * depth + b"a:\n" for depth in range(700)),
        b"[" * LARGEST,
        b"? " * 10_000,
    ],
)
def test_what_nests_too_deep_is_left_soon(data: bytes) -> None:
    start = time.process_time()
    _, faults = read(data)
    assert [kind for kind, _ in faults] in ([FaultKind.TOO_DEEP], [FaultKind.SYNTAX])
    assert time.process_time() - start < 2


def test_a_file_of_aliases_is_refused_and_not_unfolded() -> None:
    bomb = b"a: &a [x, x, x]\n" + b"".join(
        b"b%d: &b%d [*a, *a, *a, *a]\n" % (index, index) for index in range(6000)
    )
    start = time.process_time()
    _, faults = read(bomb)
    assert {kind for kind, _ in faults} == {FaultKind.ANCHOR, FaultKind.ALIAS}
    assert time.process_time() - start < 10


@given(st.binary(max_size=400))
def test_no_bytes_raise_anything(data: bytes) -> None:
    read(data)


@given(st.text(alphabet="ab:-[]{}&*!|>'\"%@#?, \n\t0", max_size=200))
def test_no_marks_of_yaml_raise_anything_but_the_readers_own(text: str) -> None:
    with pytest.raises(BadInput):
        parse_house(text.encode(), "x")
