"""What every command is handed: its streams, the houses and how it tells a fault."""

from __future__ import annotations

from pathlib import Path

from dealer_trainer import paths
from dealer_trainer.application.streams import Streams
from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.house import House
from dealer_trainer.storage.houses import HouseShelf, load_houses
from dealer_trainer.text.language import _


class Refused(Exception):
    """A request that is refused in a sentence; exit status 2."""


@dataclass(frozen=True, slots=True)
class Context:
    """A command's surroundings."""

    streams: Streams
    data_folder: Path

    def open_shelf(self, *, tells: bool = True) -> HouseShelf:
        """The houses that can be used; broken files are told, unless only one of them is asked
        about, and left out.
        """
        shelf = load_houses(paths.assets(), self.data_folder)
        if tells:
            for bad in shelf.broken:
                self.streams.tell_bad_input(bad)
        return shelf


def house_of(shelf: HouseShelf, house_id: str) -> House:
    """The house of an id. Raises ``Refused`` with the ids that are known."""
    house = shelf.house(house_id)
    if house is not None:
        return house
    if shelf.broken_house(house_id) is not None:
        raise Refused(
            _("The house {house} cannot be used: its file has faults.").format(house=house_id)
        )
    known = ", ".join(shelf.by_id)
    raise Refused(
        _("There is no house {house}. Known houses: {known}.").format(house=house_id, known=known)
    )
