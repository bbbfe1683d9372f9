"""Every reader against files that are nearly right, and files that are nothing: a clear refusal or
the plain meaning, and no exception but its own.
"""

from __future__ import annotations

import codecs
import json
import random
import time
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dealer_trainer import paths
from dealer_trainer.storage.houses import BUILT_IN, load_houses
from dealer_trainer.storage.quizzes import load_quizzes
from tests.storage.readers import KINDS, READERS, good, refused
from tests.storage.spoiling import places_in, spoilt

SOON = 5
"""Seconds of the processor; what is read in linear time takes a hundredth of it."""

FILES = [kind for kind in KINDS if READERS[kind].is_text and kind != "paper code"]
JSON = [kind for kind in KINDS if READERS[kind].is_json]


@pytest.mark.parametrize("kind", KINDS)
def test_a_file_that_is_in_order_is_read(kind: str) -> None:
    assert not refused(kind, good(kind))


def test_what_is_known_to_be_broken_is_named_with_its_fault() -> None:
    excused = {kind: reader.because[:3].strip(":") for kind, reader in READERS.items()}
    assert {kind: because for kind, because in excused.items() if because} == {
        "result": "C7",
        "import": "C6",
        "database": "C13",
    }
    assert all(bool(reader.known) is bool(reader.because) for reader in READERS.values())


HOPELESS = {
    "empty": b"",
    "blank": b" \n\n",
    "UTF-16": "house: lv-ultimate".encode("utf-16"),
    "half of UTF-16": "house: lv-ultimate".encode("utf-16")[:-1],
    "UTF-32": "house: lv-ultimate".encode("utf-32"),
    "Windows-1251": "дом: казино".encode("cp1251"),
    "a picture": b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" * 20,
    "noughts": b"\0" * 4096,
    "nesting 10,000 deep": b"[" * 10_000 + b"]" * 10_000,
    "records 10,000 deep": b'{"a":' * 10_000,
    "256 KiB of aliases": b"a: &a [x, x]\n" + b"b: [*a, *a, *a, *a, *a, *a]\n" * 9_300,
    "a bomb of aliases": b"a: &a [x]\n"
    + b"".join(b"a%d: &a%d [*a, *a, *a, *a]\n" % (at, at) for at in range(6_000)),
    "a list": b"- 1\n- 2\n",
    "a number": b"1e999",
    "infinity": b"Infinity",
    "a huge number": b"1" * 50_000,
    "one long line": b"x" * 300_000,
    "a text without an end": b"[" * 40 + b'"' + b'\\"' * 32_000,
    "60,000 keys": b"{" + b",".join(b'"%d":0' % at for at in range(60_000)) + b"}",
    "6,000 keys": b"{" + b",".join(b'"%d":0' % at for at in range(6_000)) + b"}",
    "6,000 boxes": b'{"boxes":[' + b",".join(b'{"box":%d}' % at for at in range(4_000)) + b"]}",
    "a list of 20,000": b"houses: [" + b",".join(b"a%d" % at for at in range(20_000)) + b"]",
    "7,000 chips": b"chips:\n"
    + b"".join(b'- {value: %d, colour: "#000000"}\n' % (at * 2 + 7_000) for at in range(7_000)),
    "60,000 faults": b"\tx: \x01\n" * 30_000,
}


@pytest.mark.parametrize("hopeless", HOPELESS)
@pytest.mark.parametrize("kind", KINDS)
def test_what_is_no_such_file_is_refused_and_soon(kind: str, hopeless: str) -> None:
    good(kind)
    start = time.process_time()
    # Settings that cannot be read are as at the first start: nobody waits for a look.
    assert refused(kind, HOPELESS[hopeless]) or kind == "settings"
    assert time.process_time() - start < SOON


@pytest.mark.parametrize("kind", FILES)
def test_a_byte_order_mark_and_the_ends_of_lines_change_nothing(kind: str) -> None:
    text = good(kind).decode("utf-8")
    for data in (codecs.BOM_UTF8 + text.encode(), text.replace("\n", "\r\n").encode()):
        assert not refused(kind, data)


@pytest.mark.parametrize("kind", FILES)
@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be"])
def test_what_powershell_redirected_is_read_as_what_it_is(kind: str, encoding: str) -> None:
    assert not refused(kind, good(kind).decode("utf-8").replace("\n", "\r\n").encode(encoding))


@pytest.mark.parametrize("kind", KINDS)
def test_five_hundred_spoilt_files_raise_nothing_but_refusals(kind: str) -> None:
    chance = random.Random(kind)
    for _ in range(500):
        data = spoilt(kind, chance)
        start = time.process_time()
        refused(kind, data)
        assert time.process_time() - start < SOON


LEAVES = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8)
VALUES: st.SearchStrategy[Any] = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner),
    max_leaves=5,
)


@pytest.mark.parametrize("kind", JSON)
@given(data=st.data())
@settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow])
def test_no_value_that_can_be_made_up_raises_anything_but_a_refusal(
    kind: str, data: st.DataObject
) -> None:
    written = json.loads(good(kind))
    *way, last = data.draw(st.sampled_from(places_in(kind)))
    owner = written
    for key in way:
        owner = owner[key]
    owner[last] = data.draw(VALUES)
    refused(kind, json.dumps(written).encode())


HARD = {
    "half a character": '"\\ud800"',
    "nan": "NaN",
    "inf": "-Infinity",
    "long": "1" * 5000,
    "tiny": "1e-999999",
    "vast": "1e300000",
}


@pytest.mark.parametrize("hard", HARD)
@pytest.mark.parametrize("kind", JSON)
def test_no_value_at_any_place_raises_anything_but_a_refusal(kind: str, hard: str) -> None:
    ways = places_in(kind)
    for *way, last in ways[:: 1 + len(ways) // 60]:
        written = json.loads(good(kind))
        owner = written
        for key in way:
            owner = owner[key]
        owner[last] = "HERE"
        start = time.process_time()
        refused(kind, json.dumps(written).replace('"HERE"', HARD[hard], 1).encode())
        assert time.process_time() - start < SOON


@pytest.mark.parametrize("kind", KINDS)
@given(data=st.data())
@settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow])
def test_no_spoiled_bytes_raise_anything_but_a_refusal(kind: str, data: st.DataObject) -> None:
    spoiled = bytearray(good(kind))
    cut = data.draw(st.integers(0, len(spoiled)))
    if data.draw(st.booleans()):
        del spoiled[cut:]
    else:
        spoiled[cut:cut] = data.draw(st.binary(min_size=1, max_size=8))
    refused(kind, bytes(spoiled))


@pytest.mark.parametrize("kind", ["house", "quiz"])
def test_a_broken_file_leaves_the_others_usable_and_itself_untouched(
    tmp_path: Path, kind: str
) -> None:
    folder = tmp_path / ("houses" if kind == "house" else "quizzes")
    folder.mkdir()
    # Those that take the readers longest have their own test.
    broken = [data for data in HOPELESS.values() if len(data) < 100_000]
    contents = {f"bad{at}.yaml": data for at, data in enumerate(broken)}
    for name, data in contents.items():
        (folder / name).write_bytes(data)
    shelf: Any = load_houses(paths.assets(), tmp_path)
    if kind == "quiz":
        shelf = load_quizzes(paths.assets(), tmp_path, shelf.houses)
    assert len(shelf.by_id) == (len(BUILT_IN) if kind == "house" else 3)
    assert len(shelf.broken) == len(contents)
    assert {name: (folder / name).read_bytes() for name in contents} == contents
