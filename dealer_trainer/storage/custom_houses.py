"""A house made one's own: a copy in the data folder, its open rules confirmed, its values edited.

The file's text is edited in place, so that its remarks and its order stay; whatever comes of it is
read as strictly as any house before it is written.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from datetime import date
from pathlib import Path
from typing import Any, Final

import yaml

from dealer_trainer.rules.errors import BadInput, Fault, FaultKind
from dealer_trainer.rules.house import House, RuleStanding
from dealer_trainer.storage.codec.decoding import decode
from dealer_trainer.storage.codec.house import LONGEST_ID, is_house_id
from dealer_trainer.storage.codec.nodes import LARGEST, Reading
from dealer_trainer.storage.errors import refuse_missing, told
from dealer_trainer.storage.files import open_named, replace_file
from dealer_trainer.storage.houses import HouseShelf, LoadedHouses, parse_house
from dealer_trainer.text.houses import confirmed_by
from dealer_trainer.training.custom_houses import Choice, RuleNotOpen, open_rules

# Words of the files' own lists and ids; none of them is one that YAML takes for something else.
_PLAIN: Final = re.compile(r"(?!true|false|null|yes|no|on|off)[a-z][a-z-]+", re.ASCII)

FOLDER: Final = "houses"
"""A user's own houses in the data folder."""


def copy_house(shelf: HouseShelf, house_id: str, new_id: str, data_folder: Path) -> House:
    """A copy of a house in the data folder under a new id, which its names bear too.

    Raises ``KeyError`` for a house that is not there, ``BadInput`` for an id that is none or is
    taken, ``StoreError`` if the disk fails.
    """
    source = shelf.files[house_id]
    path = data_folder / FOLDER / f"{new_id}.yaml"
    if not is_house_id(new_id):
        fault = Fault(FaultKind.BAD_HOUSE_ID, 1, {"text": new_id, "longest": LONGEST_ID})
        raise BadInput(str(path), [fault])
    # Taken too is the name of a file that was refused: it may be mended.
    if new_id in shelf.files or path.exists():
        raise BadInput(str(path), [Fault(FaultKind.HOUSE_ID_TAKEN, 1, {"text": new_id})])
    names = shelf.by_id[house_id].names
    edits: dict[tuple[str, ...], Any] = {("id",): new_id}
    edits |= {("names", language): f"{name} · {new_id}" for language, name in names.items()}
    text = _edited(_read(source), edits)
    house = parse_house(text.encode(), str(path))
    with told(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        replace_file(path, text.encode())
    return house


def confirm_rule(path: Path, rule: str, choice: Choice | None, name: str, day: date) -> House:
    """An open rule of a house file is answered: confirmed from now on, with name and date.

    Without a choice it is confirmed as it stands. Quizzes then hold what hung on it.
    Raises ``RuleNotOpen``, ``BadInput``, ``StoreError``.
    """
    house = parse_house(_read(path).encode(), str(path))
    if rule not in open_rules(house):
        raise RuleNotOpen(house.id, rule)
    where = ("provenance", rule)
    edits: dict[tuple[str, ...], Any] = {(*where, "is"): RuleStanding.CONFIRMED.value}
    if choice is not None:
        edits[(rule,)] = list(choice) if isinstance(choice, tuple) else choice.value
    origin = house.provenance[rule]
    edits |= {
        (*where, "why", each): text
        for each, text in confirmed_by(name, day).items()
        if each in origin.why
    }
    if origin.hangs:
        edits[(*where, "hangs")] = []
    return edit_house(path, edits)


def edit_house(path: Path, edits: Mapping[tuple[str, ...], Any]) -> House:
    """Values of a house file exchanged: ``{("tables", "blind", "flush"): "3:2"}``.

    Nothing is written where the house would not be in order: raises ``BadInput`` with every fault,
    ``KeyError`` for a value that the file does not have, ``StoreError`` if the disk fails.
    """
    house, text = _tried(path, edits)
    with told(path):
        replace_file(path, text.encode())
    return house


def try_edits(path: Path, edits: Mapping[tuple[str, ...], Any]) -> House:
    """The house as ``edit_house`` would make it; nothing is written. Raises as that does."""
    return _tried(path, edits)[0]


def _tried(path: Path, edits: Mapping[tuple[str, ...], Any]) -> tuple[House, str]:
    text = _edited(_read(path), edits)
    return parse_house(text.encode(), str(path)), text


def _read(path: Path) -> str:
    with open_named(path, str(path), plain=True) as file:
        data = file.read(LARGEST + 1)
    parse_house(data, str(path))
    return decode(data, Reading(str(path)))


def _edited(text: str, edits: Mapping[tuple[str, ...], Any]) -> str:
    """The text with values exchanged; JSON's way of writing a value is YAML's too."""
    root = yaml.compose(text, Loader=yaml.SafeLoader)
    pieces: list[tuple[int, int, str]] = []
    for keys, value in edits.items():
        node = root
        for key in keys:
            node = _value(node, key)
        pieces.append((*_span(node, text), _written(value)))
    for start, end, written in sorted(pieces, reverse=True):
        # Nothing may stand where a value was missing: then the colon needs its space.
        space = " " if start and text[start - 1] == ":" else ""
        text = text[:start] + space + written + text[end:]
    return text


def _written(value: Any) -> str:
    if isinstance(value, str) and _PLAIN.fullmatch(value):
        return value
    return json.dumps(value, ensure_ascii=False)


def _value(node: Any, key: str) -> Any:
    if isinstance(node, yaml.MappingNode):
        for name, value in node.value:
            if name.value == key:
                return value
    raise KeyError(key)


def _span(node: Any, text: str) -> tuple[int, int]:
    """Where a value begins and ends in the text, without what follows it."""
    start, end = node.start_mark.index, node.end_mark.index
    if isinstance(node, yaml.CollectionNode) and not node.flow_style and node.value:
        last = node.value[-1]
        end = _span(last[1] if isinstance(last, tuple) else last, text)[1]
    while end > start and text[end - 1].isspace():
        end -= 1
    return start, end


class DiskCustomHouses:
    """``OwnHouses`` in a data folder, over the catalog of all houses."""

    def __init__(self, catalog: LoadedHouses, data_folder: Path) -> None:
        self._catalog = catalog
        self._folder = data_folder

    def reload(self) -> None:
        """Read all houses anew: the catalog shows their files as they are now."""
        self._catalog.reload()

    def is_own(self, house_id: str) -> bool:
        """Whether a house lies in the data folder, and may be changed."""
        path = self._catalog.shelf.files.get(house_id)
        return path is not None and path.parent == self._folder / FOLDER

    def file(self, house_id: str) -> str:
        """The path of a house's file."""
        return str(self._catalog.shelf.files[house_id])

    def copy(self, house_id: str, new_id: str) -> House:
        """A copy of a house under a new id. Raises ``BadInput``, ``StoreError``."""
        refuse_missing(self._folder)
        return copy_house(self._catalog.shelf, house_id, new_id, self._folder)

    def confirm(
        self, house_id: str, rule: str, choice: Choice | None, name: str, day: date
    ) -> House:
        """An open rule is answered. Raises ``RuleNotOpen``, ``BadInput``, ``StoreError``."""
        return confirm_rule(self._catalog.shelf.files[house_id], rule, choice, name, day)

    def check(self, house_id: str, edits: Mapping[tuple[str, ...], str]) -> House:
        """The house as an edit would make it. Raises as ``edit``."""
        return try_edits(self._catalog.shelf.files[house_id], edits)

    def edit(self, house_id: str, edits: Mapping[tuple[str, ...], str]) -> House:
        """Values exchanged. Raises ``BadInput``, ``KeyError``, ``StoreError``."""
        return edit_house(self._catalog.shelf.files[house_id], edits)
