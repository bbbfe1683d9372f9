"""House files, read strictly, and the shelf on which the built-in ones and a user's own stand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from pathlib import Path
from typing import Final

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.errors import BadInput, Fault, FaultKind
from dealer_trainer.rules.house import House
from dealer_trainer.storage.codec.fields import Record, known
from dealer_trainer.storage.codec.house import house_of
from dealer_trainer.storage.codec.house_json import house_json, parse_house_json
from dealer_trainer.storage.codec.nodes import Node, Reading

BUILT_IN: Final = ("bg-ultimate", "ru-ultimate", "cz-ultimate", "lv-ultimate", "lt-casino-texas")
"""The five houses in the order of the rules' own list."""

COMPILED: Final = "built-in.jsonl"
"""The built-in houses as a wheel carries them beside their files: a line of JSON each. Made when
the wheel is; a source tree has none and reads the files.
"""


@dataclass(frozen=True, slots=True)
class HouseShelf:
    """The houses that can be used, in order, their files, and the files that were refused."""

    houses: tuple[House, ...]
    broken: tuple[BadInput, ...] = ()
    files: Mapping[str, Path] = field(default_factory=dict)

    @property
    def by_id(self) -> Mapping[str, House]:
        """The houses by their ids, in order."""
        return {house.id: house for house in self.houses}

    def house(self, house_id: str) -> House | None:
        """The house of an id, or nothing."""
        return self.by_id.get(house_id)

    def broken_house(self, house_id: str) -> BadInput | None:
        """The refused file that bears an id as its name, or nothing."""
        return next((bad for bad in self.broken if Path(bad.source).stem == house_id), None)


class LoadedHouses:
    """``HouseCatalog`` over the house files: the one place that changes when they do."""

    def __init__(self, shelf: HouseShelf, assets_dir: Path, data_dir: Path) -> None:
        """``shelf`` is how the files were found at the start."""
        self.shelf = shelf
        self._assets_dir = assets_dir
        self._data_dir = data_dir

    @property
    def houses(self) -> tuple[House, ...]:
        """The houses that can be used, in order."""
        return self.shelf.houses

    @property
    def broken(self) -> tuple[BadInput, ...]:
        """The house files that were refused."""
        return self.shelf.broken

    @property
    def by_id(self) -> Mapping[str, House]:
        """The houses by their ids, in order."""
        return self.shelf.by_id

    def reload(self) -> None:
        """Read all house files anew."""
        self.shelf = load_houses(self._assets_dir, self._data_dir)


def load_houses(assets_dir: Path, data_dir: Path) -> HouseShelf:
    """The built-in houses (``assets_dir/houses``), then a user's own (``data_dir/houses``).

    A broken file is told in ``broken`` and leaves the others usable.
    """
    houses: list[House] = []
    broken: list[BadInput] = []
    files: dict[str, Path] = {}
    compiled = _compiled(assets_dir / "houses")
    for path in (*_house_files(assets_dir / "houses"), *_house_files(data_dir / "houses")):
        try:
            house = compiled.get(path) or read_house(path, taken=files, plain=True)
        except BadInput as bad:
            broken.append(bad)
        except OSError as error:
            fault = Fault(
                FaultKind.UNREADABLE, 1, {"reason": error.strerror or type(error).__name__}
            )
            broken.append(BadInput(str(path), [fault]))
        else:
            houses.append(house)
            files[house.id] = path
    return HouseShelf(tuple(houses), tuple(broken), files)


def compile_houses(assets_dir: Path) -> str:
    """The text of ``COMPILED``. Raises ``BadInput`` where a built-in house has faults."""
    # Only who makes a wheel needs it.
    from dealer_trainer.storage.codec.stored import written_json  # noqa: PLC0415 -- see above

    houses = map(read_house, _house_files(assets_dir / "houses"))
    return "".join(f"{written_json(house_json(house))}\n" for house in houses)


def _compiled(folder: Path) -> Mapping[Path, House]:
    """The compiled built-in houses by their files; none in a source tree."""
    try:
        text = (folder / COMPILED).read_text(encoding="utf-8")
    except FileNotFoundError:
        return {}
    houses = (parse_house_json(line, COMPILED) for line in text.splitlines())
    return {folder / f"{house.id}.yaml": house for house in houses}


def _house_files(folder: Path) -> list[Path]:
    try:
        paths = [path for path in folder.iterdir() if path.suffix.lower() in (".yaml", ".yml")]
    except OSError:  # no such folder: a user without houses of his own
        return []
    rank = {house_id: index for index, house_id in enumerate(BUILT_IN)}
    return sorted(paths, key=lambda path: (rank.get(path.stem, len(rank)), path.name))


def read_house(
    path: Path,
    taken: Mapping[str, Path] | None = None,
    source: str | None = None,
    *,
    plain: bool = False,
) -> House:
    """The house that a file describes; ``taken`` are the ids that other files have;
    ``plain`` refuses a pipe, for which somebody would have to wait.

    Raises ``BadInput`` with every fault and its line, ``OSError`` if the disk fails.
    """
    reading = Reading(str(path) if source is None else source)
    # Only who has a file to read waits for the reader of YAML to be loaded.
    from dealer_trainer.storage.codec.yaml import read_yaml  # noqa: PLC0415 -- see above

    node = read_yaml(path, reading, plain=plain)
    others = {house_id for house_id, file in (taken or {}).items() if not _same_file(file, path)}
    return _finished(node, reading, others)


def parse_house(data: bytes, source: str) -> House:
    """The house in the bytes of a file. Raises ``BadInput`` with every fault and its line."""
    # Only who changes a house has one to read from its bytes.
    from dealer_trainer.storage.codec.yaml import parse_yaml  # noqa: PLC0415 -- see above

    reading = Reading(source)
    return _finished(parse_yaml(data, reading), reading, set())


def _same_file(one: Path, other: Path) -> bool:
    try:
        return one.samefile(other)
    except OSError:
        return False


def _finished(node: Node | None, reading: Reading, taken: set[str]) -> House:
    record = None if node is None else Record.of(node, "", reading, whole="house")
    house = None if record is None else house_of(record, taken)
    reading.refuse_if_faulty()
    return known(house)
