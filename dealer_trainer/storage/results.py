"""A quiz's result as a file: JSON that anybody can check again.

format, version    what this is: "dealer-trainer quiz result", 1; 2 where there is a chain
versions           program, dealing and paper: who made it
sitting            trainee, started (UTC), known_code, examiner (null: practice)
finished, ending   when (UTC) and how: finished, timed-out, left
resumed            how often it was gone on with after the program had ended
by_wall_clock      whether the machine was restarted meanwhile
chain              broken: what was stored of the quiz was changed by other means; late: it
                   was begun under a version that did not look; left out where it is whole
definition         the quiz, as its file writes it
house              the house, as its file writes it
fingerprints       of house and definition
paper              code, seed, layouts
rounds             opened and closed (milliseconds since the quiz began), ending, sheet,
                   answers (each confirmed one with its time), unconfirmed, marks
result             passed, marks (each pass mark with its exact counts), situations, slips,
                   money (minor units), milliseconds, boxes, reached
digests            of each part above, of each round its own
check              the check code over the digests: shows slips of the pen, proves nothing
signature          examined ones alone: algorithm, public_key, value; over all the rest
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from dealer_trainer import __version__
from dealer_trainer.dealing.request import DEALING_VERSION
from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.errors import BadInput, Fault, FaultKind
from dealer_trainer.rules.house import fingerprint
from dealer_trainer.storage.codec.decoding import decode
from dealer_trainer.storage.codec.house_json import house_json
from dealer_trainer.storage.codec.json_lines import load_once
from dealer_trainer.storage.codec.nodes import Reading
from dealer_trainer.storage.codec.quiz import quiz_json
from dealer_trainer.storage.codec.quiz_record import (
    moment_of,
    paper_json,
    read_count,
    read_or_refuse,
    read_paper,
    read_round,
    read_sitting,
    refused,
    round_json,
    sitting_json,
)
from dealer_trainer.storage.codec.report import mark_json
from dealer_trainer.storage.codec.stored import moment_text
from dealer_trainer.storage.errors import told
from dealer_trainer.storage.files import open_named, replace_file
from dealer_trainer.training.quiz.definition import quiz_fingerprint
from dealer_trainer.training.quiz.paper_code import ALPHABET, PAPER_VERSION
from dealer_trainer.training.quiz.record import Chain, QuizRecord
from dealer_trainer.training.quiz.result import QuizResult, QuizTally
from dealer_trainer.training.quiz.step import QuizEnding

FORMAT: Final = "dealer-trainer quiz result"
VERSION: Final = 1
CHAINED: Final = 2
"""The version of a result that tells of its chain; others stay as they were."""

LARGEST: Final = 16 * 1024 * 1024
"""Bytes that a result file may have."""

SEALS: Final = ("digests", "check", "signature")
"""The keys that only seal the others."""

_CHECK_CHARACTERS: Final = 12
_GROUP: Final = 4


@dataclass(frozen=True, slots=True)
class ResultFile:
    """A result as it was read: the record in it, and every value as written."""

    record: QuizRecord
    written: Mapping[str, Any]

    @property
    def dealing_version(self) -> int:
        """The dealing that made its paper."""
        return int(self.written["versions"]["dealing"])

    @property
    def paper_version(self) -> int:
        """The way in which its paper was put together."""
        return int(self.written["versions"]["paper"])


def result_json(result: QuizResult, versions: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """A result with its digests and its check code, not signed."""
    record = result.record
    paper = record.paper
    written: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION if record.chain is Chain.WHOLE else CHAINED,
        "versions": dict(versions or own_versions()),
        "sitting": sitting_json(record.sitting),
        "finished": moment_text(record.finished),
        "ending": record.ending.value,
        "resumed": record.resumed,
        "by_wall_clock": record.by_wall_clock,
        **_chain_json(record.chain),
        "definition": quiz_json(paper.definition),
        "house": house_json(paper.house),
        "fingerprints": {
            "house": fingerprint(paper.house),
            "definition": quiz_fingerprint(paper.definition),
        },
        "paper": paper_json(paper),
        "rounds": [
            {
                **round_json(marked.closed),
                "marks": [mark_json(mark) for mark in marked.report.marks],
            }
            for marked in result.rounds
        ],
        "result": _figures(result),
    }
    return sealed(written)


def _chain_json(chain: Chain) -> dict[str, str]:
    return {} if chain is Chain.WHOLE else {"chain": chain.value}


def with_chain(result: ResultFile, chain: Chain) -> ResultFile:
    """An unsigned result that tells how its chain stands; what else it says is sealed as it was."""
    told = {"version": CHAINED, "chain": chain.value}
    stated = result.written.get("digests")
    digests = {**(stated if isinstance(stated, dict) else {}), **digests_of(told)}
    written = {**result.written, **told, "digests": digests, "check": check_code(digests)}
    return ResultFile(replace(result.record, chain=chain), written)


def own_versions() -> dict[str, Any]:
    """The versions of this program, its dealing and its papers."""
    return {"program": __version__, "dealing": DEALING_VERSION, "paper": PAPER_VERSION}


def _figures(result: QuizResult) -> dict[str, Any]:
    return {
        "passed": result.passed,
        "marks": [
            {
                "measure": outcome.mark.measure.value,
                "bound": outcome.mark.bound,
                "count": outcome.count,
                "of": outcome.of,
                "reached": outcome.reached,
            }
            for outcome in result.outcomes
        ],
        "situations": {s.value: _tally(tally) for s, tally in result.situations},
        "slips": {slip.value: count for slip, count in result.slips},
        "money": {"overpaid": result.money.overpaid, "underpaid": result.money.underpaid},
        "milliseconds": result.milliseconds,
        "boxes": result.boxes,
        "reached": result.reached,
    }


def _tally(tally: QuizTally) -> dict[str, int]:
    return {"right": tally.right, "asked": tally.asked}


def sealed(written: dict[str, Any]) -> dict[str, Any]:
    """A result's values with digests and check code made anew; a signature is taken off."""
    parts = {key: value for key, value in written.items() if key not in SEALS}
    digests = digests_of(parts)
    return {**parts, "digests": digests, "check": check_code(digests)}


def canonical(value: Any) -> bytes:
    """Values as bytes that are the same on every machine."""
    return json.dumps(value, sort_keys=True, separators=(",", ":")).encode()


def _digest(value: Any) -> str:
    return sha256(canonical(value)).hexdigest()[:16]


def digests_of(written: Mapping[str, Any]) -> dict[str, Any]:
    """A digest of each part, and of each round its own."""
    digests: dict[str, Any] = {}
    for key, value in written.items():
        if key not in SEALS:
            each = isinstance(value, list)
            digests[key] = [_digest(part) for part in value] if each else _digest(value)
    return digests


def check_code(digests: Mapping[str, Any]) -> str:
    """The check code over the digests: XXXX-XXXX-XXXX, in the alphabet of papers' codes."""
    number = int.from_bytes(sha256(canonical(digests)).digest(), "big")
    signs = []
    for _ in range(_CHECK_CHARACTERS):
        number, sign = divmod(number, len(ALPHABET))
        signs.append(ALPHABET[sign])
    groups = ["".join(signs[at : at + _GROUP]) for at in range(0, len(signs), _GROUP)]
    return "-".join(groups)


def result_text(written: Mapping[str, Any]) -> str:
    """The text of a result file."""
    return json.dumps(written, ensure_ascii=False, indent=1) + "\n"


def save_result(path: Path, written: Mapping[str, Any]) -> None:
    """A result as a file of its own, all of it or nothing. Raises ``StoreError``."""
    with told(path):
        replace_file(path, result_text(written).encode())


def read_result(path: Path) -> ResultFile:
    """A result file. Raises ``BadInput`` for what is none, ``OSError`` if the disk fails."""
    source = str(path)
    with open_named(path, source) as file:
        data = file.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise BadInput(source, [Fault(FaultKind.FILE_TOO_LARGE, 1, {"kib": LARGEST // 1024})])
    reading = Reading(source)
    text = decode(data, reading)
    reading.refuse_if_faulty()
    return parse_result(text, source)


def parse_result(text: str, source: str) -> ResultFile:
    """The result in a text. Raises ``BadInput`` for what is none."""
    written = load_once(text, source)
    if not isinstance(written, dict) or written.get("format") != FORMAT:
        raise BadInput(source, [Fault(FaultKind.NOT_A_RESULT, 1)])
    version = read_count(written.get("version"), "version", source)
    if version > CHAINED:
        raise BadInput(source, [Fault(FaultKind.NEWER_RESULT, 1)])
    versions = written.get("versions")
    for name in ("dealing", "paper"):
        value = versions.get(name) if isinstance(versions, dict) else None
        read_count(value, f"versions.{name}", source)
    return ResultFile(_record(written, source), written)


def _record(written: dict[str, Any], source: str) -> QuizRecord:
    paper = read_paper(written, source)
    rounds = written.get("rounds")
    if not isinstance(rounds, list):
        raise refused("rounds", source)
    if len(rounds) != len(paper.layouts):
        counts = {"rounds": len(rounds), "layouts": len(paper.layouts)}
        raise BadInput(source, [Fault(FaultKind.ROUNDS_UNEQUAL, 1, counts)])
    by_wall_clock = written.get("by_wall_clock")
    if not isinstance(by_wall_clock, bool):
        raise refused("by_wall_clock", source)
    return QuizRecord(
        paper,
        read_sitting(written.get("sitting"), source),
        moment_of(written.get("finished"), "finished", source),
        read_or_refuse(lambda: QuizEnding(written["ending"]), "ending", source),
        tuple(
            read_round(each, layout, paper.house, f"rounds[{number}]", source)
            for number, (each, layout) in enumerate(zip(rounds, paper.layouts, strict=True), 1)
        ),
        read_count(written.get("resumed"), "resumed", source),
        by_wall_clock,
        read_or_refuse(lambda: Chain(written.get("chain", Chain.WHOLE.value)), "chain", source),
    )
