"""Presets: the language and the house of a first start, as whoever installed the program set them.

They stand in ``defaults.yaml`` beside the program, or in Windows' registry, where the installer
for all users of a PC writes them. What a trainee chooses afterwards stands above them.
"""

from __future__ import annotations

import sys
from collections.abc import Collection
from contextlib import suppress
from pathlib import Path
from typing import Final

from dealer_trainer.rules.errors import BadInput, Fault, FaultKind
from dealer_trainer.storage.codec.fields import Record, read_line, read_word
from dealer_trainer.storage.codec.nodes import (
    Node,
    Reading,
    RecordEntry,
    RecordNode,
    Scalar,
    ScalarKind,
)
from dealer_trainer.training.preferences import Preferences

PRESETS: Final = "defaults.yaml"
"""The file's name beside the program."""

REGISTRY: Final = r"Software\Dealer Trainer"
"""The key below HKEY_LOCAL_MACHINE."""

KEYS: Final = ("language", "house", "class")
_LONGEST_CLASS: Final = 260


def read_presets(
    program: Path | None, languages: Collection[str], houses: Collection[str]
) -> tuple[Preferences, BadInput | None]:
    """The preferences of a first start, and what is wrong with them: every fault with its line.
    What is right holds beside it.

    ``program`` is the folder of an installed program, the others are the codes and ids that there
    are.
    """
    file = None if program is None else program / PRESETS
    presets = Preferences()
    try:
        if file is not None and file.exists():
            # Only who has such a file waits for the reader of YAML to be loaded.
            from dealer_trainer.storage.codec.yaml import read_yaml  # noqa: PLC0415 -- see above

            reading = Reading(str(file))
            node: Node | None = read_yaml(file, reading, plain=True)
        else:
            reading = Reading(rf"HKEY_LOCAL_MACHINE\{REGISTRY}")
            node = _registered() if program is not None else None
        if node is not None:
            presets = _presets(node, languages, houses, reading)
        reading.refuse_if_faulty()
    except BadInput as bad:
        return presets, bad
    except OSError as error:
        told = {"reason": error.strerror or type(error).__name__}
        return presets, BadInput(str(file), [Fault(FaultKind.UNREADABLE, 1, told)])
    return presets, None


def _presets(
    node: Node, languages: Collection[str], houses: Collection[str], reading: Reading
) -> Preferences:
    record = Record.of(node, "", reading, whole="defaults")
    if record is None:
        return Preferences()
    record.check_keys((), KEYS)
    language = record.read("language", lambda node, *at: read_word(node, languages, *at))
    house = record.read("house", lambda node, *at: read_word(node, houses, *at))
    # Where the class of this PC lies; no class can be joined yet.
    record.read("class", lambda node, *at: read_line(node, _LONGEST_CLASS, *at))
    return Preferences(language=language, house=house)


def _registered() -> RecordNode | None:
    """What the installer wrote into the registry; an empty value is none."""
    values: dict[str, str] = {}
    if sys.platform == "win32":
        import winreg  # noqa: PLC0415 -- there is none elsewhere

        # No such key, and none of its values, where the installer was told nothing.
        with suppress(OSError), winreg.OpenKey(winreg.HKEY_LOCAL_MACHINE, REGISTRY) as key:
            for name in KEYS:
                with suppress(OSError):
                    values[name] = str(winreg.QueryValueEx(key, name)[0]).strip()
    entries = {
        name: RecordEntry(Scalar(text, 1, ScalarKind.TEXT), 1)
        for name, text in values.items()
        if text
    }
    return RecordNode(entries, 1) if entries else None
