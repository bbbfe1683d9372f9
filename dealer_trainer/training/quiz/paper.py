"""Papers: the layouts of a quiz. The same code gives the same paper on every machine.

A plain shuffle deals them; where a quota is not met, layouts are exchanged for others in which the
situation was wanted, as few as can be.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum, auto
from itertools import combinations
from typing import Final

from dealer_trainer.dealing.dealer import Dealer
from dealer_trainer.dealing.possible import hangs_on_unconfirmed
from dealer_trainer.dealing.recipes.registry import RAREST_FIRST
from dealer_trainer.dealing.request import CannotDeal, DealRequest
from dealer_trainer.dealing.shoe import Chance
from dealer_trainer.rules.house import House
from dealer_trainer.rules.layout import Layout
from dealer_trainer.rules.settlement import settle
from dealer_trainer.rules.situations import Situation, box_situations, dealer_situations
from dealer_trainer.training.places import ORDER, asked_places
from dealer_trainer.training.quiz.definition import QuizDefinition, fits, quotas_in
from dealer_trainer.training.quiz.paper_code import SEEDS, find_paper, paper_code, read_code

_ATTEMPTS: Final = 8
_DRAWS: Final = 2_000
_MOST_TOGETHER: Final = 3
_LOOKED_AT: Final = 6
_MOST_SOUGHT: Final = 3
"""How many situations are tried in one layout, of how many, and how often in vain at most."""


class PaperFault(Enum):
    """Why there is no paper. The values are never stored."""

    NOT_FOR_HOUSE = auto()
    QUOTAS_TOO_MANY = auto()


class PaperRefused(Exception):
    """A quiz that has no paper under a house, and why."""

    def __init__(self, fault: PaperFault, definition: QuizDefinition, house: House) -> None:
        self.fault = fault
        self.definition = definition
        self.house = house
        super().__init__(fault, definition.id, house.id)


@dataclass(frozen=True, slots=True)
class Paper:
    """The layouts of a quiz under a house, in the order in which they are settled."""

    code: str
    definition: QuizDefinition
    house: House
    seed: int
    layouts: tuple[Layout, ...]

    @property
    def counts(self) -> tuple[tuple[Situation, int], ...]:
        """How many boxes or dealers are an example of each situation, in the order of the list."""
        found: Counter[Situation] = Counter()
        for layout in self.layouts:
            found += situation_counts(layout, self.house)
        return tuple((situation, found[situation]) for situation in Situation if found[situation])

    @property
    def quotas(self) -> tuple[tuple[Situation, int, int], ...]:
        """Each quota of the paper: the situation, the least number, and the number it has."""
        found = dict(self.counts)
        return tuple(
            (situation, least, found.get(situation, 0))
            for situation, least in quotas_in(self.definition, self.house)
        )


def situation_counts(layout: Layout, house: House) -> Counter[Situation]:
    """How many boxes, or dealers, of a layout are an example of each situation."""
    settlement = settle(layout, house)
    found = Counter(dealer_situations(layout, settlement.dealer, house))
    for settled in settlement.boxes:
        found.update(box_situations(layout, settled, settlement.dealer, house))
    return found


def make_paper(definition: QuizDefinition, house: House, seed: int) -> Paper:
    """The paper of a seed (a whole number below ``SEEDS``).

    Raises ``PaperRefused``; ``CannotDeal`` where the house's limits let nothing be dealt.
    """
    if not fits(definition, house):
        raise PaperRefused(PaperFault.NOT_FOR_HOUSE, definition, house)
    code = paper_code(definition, house, seed)
    hopeless: set[tuple[Situation, ...]] = set()
    for attempt in range(_ATTEMPTS):
        layouts = _Stack(definition, house, seed + attempt * SEEDS, hopeless).dealt()
        if layouts is not None:
            return Paper(code, definition, house, seed, layouts)
    raise PaperRefused(PaperFault.QUOTAS_TOO_MANY, definition, house)


def paper_of_code(
    typed: str, definitions: Iterable[QuizDefinition], houses: Iterable[House]
) -> Paper:
    """The paper that a typed code names. Raises ``CodeRefused``, and as ``make_paper``."""
    code = read_code(typed)
    definition, house = find_paper(code, tuple(definitions), tuple(houses))
    return make_paper(definition, house, code.seed)


@dataclass(slots=True)
class _Slot:
    """A layout's place in the paper; ``wanted`` if a quota put it there."""

    layout: Layout
    counts: Counter[Situation]
    wanted: bool = False


class _Stack:
    """The layouts of one paper being put together."""

    def __init__(
        self,
        definition: QuizDefinition,
        house: House,
        seed: int,
        hopeless: set[tuple[Situation, ...]],
    ) -> None:
        self._hopeless = hopeless
        self._definition = definition
        self._house = house
        self._seed = seed
        quotas = dict(quotas_in(definition, house))
        # Always in the same order: a set's order differs from one process to the next.
        self._quotas = [(s, quotas[s]) for s in RAREST_FIRST if s in quotas]
        self._chance = Chance(f"paper/{house.id}/{definition.id}/{seed}")
        self._dealers: dict[tuple[Situation, ...], Dealer] = {}
        self._seen: set[tuple[object, ...]] = set()

    def dealt(self) -> tuple[Layout, ...] | None:
        """The layouts, every quota met; nothing where that did not come off."""
        slots: list[_Slot] = []
        for _ in range(self._definition.rounds):
            slot = self._slot(())
            if slot is None:
                return None
            slots.append(slot)
        found: Counter[Situation] = Counter()
        for slot in slots:
            found.update(slot.counts)
        while lacking := self._lacking(found):
            free = [index for index, slot in enumerate(slots) if not slot.wanted]
            slot = self._wanted(lacking, len(free)) if free else None
            if slot is None:
                return None
            index = self._cheapest(slots, free, found)
            found.subtract(slots[index].counts)
            found.update(slot.counts)
            slots[index] = slot
        return tuple(slot.layout for slot in slots)

    def _lacking(self, found: Counter[Situation]) -> list[tuple[Situation, int]]:
        """The situations of which there are too few, rarest first, and how many are missing."""
        return [(s, least - found[s]) for s, least in self._quotas if found[s] < least]

    def _wanted(self, lacking: list[tuple[Situation, int]], free: int) -> _Slot | None:
        """A layout in which what is missing holds: one situation, or several where room is
        short.
        """
        missing = sum(number for _, number in lacking)
        together = min(_MOST_TOGETHER, len(lacking), -(-missing // free))
        rarest, *others = (situation for situation, _ in lacking[:_LOOKED_AT])
        for count in range(together - 1, -1, -1):
            for beside in combinations(others, count):
                slot = self._slot_with((rarest, *beside))
                if slot is not None:
                    slot.wanted = True
                    return slot
        return None

    def _slot_with(self, situations: tuple[Situation, ...]) -> _Slot | None:
        """A layout in which situations hold; those that were not found are not sought again."""
        if situations in self._hopeless:
            return None
        if len(situations) > 1 and len(self._hopeless) >= _MOST_SOUGHT:
            return None
        try:
            return self._slot(situations)
        except CannotDeal:
            self._hopeless.add(situations)
            return None

    def _cheapest(self, slots: list[_Slot], free: list[int], found: Counter[Situation]) -> int:
        """The place whose layout is missed least by the quotas; chance picks among equals.

        ``found`` is what all layouts hold together.
        """
        harms = [
            sum(max(0, least - found[s] + slots[index].counts[s]) for s, least in self._quotas)
            for index in free
        ]
        least = min(harms)
        return self._chance.pick([i for i, harm in zip(free, harms, strict=True) if harm == least])

    def _slot(self, situations: tuple[Situation, ...]) -> _Slot | None:
        """The next layout that may stand in a quiz; nothing where there was none for long."""
        if situations not in self._dealers:
            request = DealRequest(self._house, self._seed, self._definition.boxes, situations)
            self._dealers[situations] = Dealer(request)
        for _ in range(_DRAWS):
            layout = next(self._dealers[situations]).layout
            counts = situation_counts(layout, self._house)
            cards = (layout.board, layout.dealer, *((b.number, b.cards) for b in layout.boxes))
            if cards in self._seen or hangs_on_unconfirmed(counts, self._house):
                continue
            if any(place != ORDER for place in self._asked(layout)):
                self._seen.add(cards)
                return _Slot(layout, counts)
        return None

    def _asked(self, layout: Layout) -> Iterable[object]:
        return asked_places(layout, self._house, self._definition.scope)
