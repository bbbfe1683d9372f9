"""Ways to spoil a good file.

The suite spoils some hundred files of each kind, ``tests/benchmarks/fuzzing.py`` ten thousand.
"""

from __future__ import annotations

import json
import random
from functools import cache
from typing import Any, Final

from tests.storage.readers import READERS, good

NASTY_WORDS: Final = [
    "no", "off", "yes", "~", "null", "025", "0x10", "1.000", "1,000", ".inf", "-.inf", ".nan",
    "1e3", "1_000", "3:0", "0:1", "-1:1", "3:2", "60:61", "٣", "-0", "2001-01-01", "", '""', "{}",
    "[]", "*a", "&a x", "!x y", "Ас", "Kс", "\u202e", "\0", "<<", "=", "99999999999999999999",
    "true", "'", '"', "\t", "🂡", "\ud7ff", "%", "@", "`",
]  # fmt: skip
NASTY_VALUES: Final[list[Any]] = [
    None, True, False, 0, -1, 1, 2**63, 2**80, 0.5, -0.0, 1e308, "", "0", "push", "10", "1e3",
    "٣", "Kс", "Kc", "\0", "x" * 300, [], {}, [[]], [None], {"": None}, ["Kc"] * 20, "\ud800",
    "\u202e", "9999-12-31T23:59:59Z",
]  # fmt: skip
_NASTY_BYTES: Final = [
    b"\0", b"\xff", b"\xfe\xff", b"\xff\xfe", b"\xef\xbb\xbf", b"\r", b"\n", b"\x85", b'"', b"\\",
    b"[", b"{", b"]", b"}", b":", b",", b"-", b"- ", b"? ", b"|\n", b">\n", b"#", b"1e999999",
    b'\\"', b"\\ud800", b"&a ", b"*a ", b"9" * 5000, b"null", b"NaN", b"\n" * 50,
]  # fmt: skip
_GROWN: Final = 10_000
"""Bytes that a piece which is written again and again comes to at most, in the suite."""


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to each value of a piece of JSON."""
    inner = (
        value.items() if isinstance(value, dict)
        else enumerate(value) if isinstance(value, list)
        else ()
    )  # fmt: skip
    return [path, *(place for key, each in inner for place in places(each, (*path, key)))]


@cache
def places_in(kind: str) -> list[tuple[Any, ...]]:
    """The way to each value within the good file of a kind."""
    return [place for place in places(json.loads(good(kind))) if place]


def spoilt(kind: str, chance: random.Random, grown: int = _GROWN) -> bytes:
    """The good file of a kind, changed in one to three ways; no piece grows beyond ``grown``."""
    reader = READERS[kind]
    data = good(kind)
    if reader.is_json and chance.random() < 0.6:
        data = _other_values(kind, chance)
        if chance.random() < 0.8:
            return data
    elif reader.is_text and chance.random() < 0.5:
        data = _other_words(data, chance)
    for _ in range(chance.choice((1, 1, 2, 3))):
        data = _other_bytes(data, chance, grown)
    return data


def _other_values(kind: str, chance: random.Random) -> bytes:
    written = json.loads(good(kind))
    *way, last = chance.choice(places_in(kind))
    owner = written
    for key in way:
        owner = owner[key]
    match chance.choice(["put", "put", "put", "drop", "rename", "twice", "many"]):
        case "put":
            owner[last] = chance.choice(NASTY_VALUES)
        case "drop":
            del owner[last]
        case "rename" if isinstance(owner, dict):
            owner[chance.choice(NASTY_WORDS)] = owner.pop(last)
        case "many" if isinstance(owner, list):
            owner.extend([owner[last]] * chance.randrange(1000))
        case _ if isinstance(owner, list):
            owner.append(owner[last])
        case _:
            owner[last] = [owner[last]]
    return json.dumps(written, ensure_ascii=chance.random() < 0.5).encode(errors="surrogatepass")


def _other_words(data: bytes, chance: random.Random) -> bytes:
    lines = data.decode("utf-8").splitlines() or [""]
    at, other = chance.randrange(len(lines)), chance.randrange(len(lines))
    word = chance.choice(NASTY_WORDS)
    match chance.choice(["value", "word", "drop", "twice", "indent", "swap"]):
        case "value":
            lines[at] = f"{lines[at].partition(':')[0]}: {word}"
        case "word":
            words = lines[at].split(" ")
            words[chance.randrange(len(words))] = word
            lines[at] = " ".join(words)
        case "drop":
            del lines[at]
        case "twice":
            lines.insert(at, lines[at])
        case "indent":
            lines[at] = chance.choice([" ", "   ", "\t"]) + lines[at]
        case _:
            lines[at], lines[other] = lines[other], lines[at]
    return "\n".join(lines).encode("utf-8", errors="surrogatepass")


def _other_bytes(data: bytes, chance: random.Random, grown: int) -> bytes:
    start = chance.randrange(len(data) + 1)
    end = min(len(data), start + chance.choice((1, 4, 40, 400, 4000)))
    match chance.choice(["put", "put", "drop", "cut", "flip", "again", "grow", "encode"]):
        case "put":
            return data[:start] + chance.choice(_NASTY_BYTES) + data[start:]
        case "drop":
            return data[:start] + data[end:]
        case "cut":
            return data[:start]
        case "flip":
            return data[:start] + chance.randbytes(end - start) + data[end:]
        case "again":
            return data[:end] + data[start:end] + data[end:]
        case "grow":
            piece = chance.choice([data[start:end][:40], *_NASTY_BYTES]) or b" "
            times = chance.randrange(1, grown) // len(piece)
            return data[:start] + piece * times + data[end:]
        case _:
            text = data.decode(errors="replace")
            return text.encode(chance.choice(["utf-16", "utf-16-be", "utf-32", "utf-7"]))
