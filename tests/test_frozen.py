"""Frozen dataclasses made cheaply are what the library's are."""

from __future__ import annotations

import copy
import dataclasses
import pickle
from collections.abc import Callable
from dataclasses import FrozenInstanceError, field
from typing import Any

import pytest

from dealer_trainer import frozen


def _bet(decorator: Callable[..., Any]) -> Any:
    class Bet:
        """A bet of a box."""

        box: int
        name: str = "ante"
        notes: dict[str, int] = field(default_factory=dict)
        written: str = field(default="", compare=False)

        @property
        def key(self) -> tuple[int, str]:
            """What it is found by."""
            return self.box, self.name

    Bet.__annotations__ = dict(Bet.__annotations__)
    return decorator(frozen=True, slots=True)(Bet)


BETS = (_bet(frozen.dataclass), _bet(dataclasses.dataclass))


@frozen.dataclass(frozen=True, slots=True)
class Stake:
    """At module level, where pickle finds it."""

    cents: int
    shown: str = ""


@frozen.dataclass(frozen=True, slots=True)
class Nothing:
    """Without a field."""


@pytest.mark.parametrize("bet", BETS)
def test_it_is_made_told_and_compared_as_the_librarys(bet: Any) -> None:
    one = bet(4, notes={"a": 1}, written="4,00")
    assert (one.box, one.name, one.notes, one.written, one.key) == (
        *(4, "ante", {"a": 1}, "4,00"),
        (4, "ante"),
    )
    assert one == bet(4, "ante", {"a": 1}, "other words")
    assert one != bet(5, "ante", {"a": 1})
    assert one != (4, "ante", {"a": 1})
    assert repr(one).endswith("Bet(box=4, name='ante', notes={'a': 1}, written='4,00')")
    assert bet(1).notes is not bet(1).notes
    assert bet.__match_args__ == ("box", "name", "notes", "written")
    assert not hasattr(one, "__dict__")


@pytest.mark.parametrize("bet", BETS)
def test_what_is_not_given_or_not_known_is_refused(bet: Any) -> None:
    for given, named in (((), {}), ((1, "a", {}, "", 5), {}), ((1,), {"stake": 5})):
        with pytest.raises(TypeError):
            bet(*given, **named)


@pytest.mark.parametrize("bet", BETS)
def test_it_can_be_neither_changed_nor_hashed_by_what_changes(bet: Any) -> None:
    one = bet(4)
    with pytest.raises(FrozenInstanceError):
        one.box = 5
    with pytest.raises(FrozenInstanceError):
        del one.box
    # The library's refuse a name of no field with TypeError: a slip of their slots, told as well.
    with pytest.raises((FrozenInstanceError, TypeError)):
        one.stake = 5
    with pytest.raises(TypeError):
        hash(one)


def test_the_library_can_replace_fields_and_copies_are_equal() -> None:
    stake = Stake(2500)
    assert dataclasses.replace(stake, shown="25") == Stake(2500, "25")
    assert hash(Stake(2500, "25")) == hash(Stake(2500, "25"))
    assert copy.deepcopy(stake) == stake
    assert pickle.loads(pickle.dumps(stake)) == stake
    assert Nothing() == Nothing()
    assert hash(Nothing()) == hash(Nothing())


def test_what_it_is_not_made_for_is_refused() -> None:
    with pytest.raises(TypeError, match="library"):
        frozen.dataclass(frozen=True, slots=False)

    class Child(Stake):
        """Inherits."""

    with pytest.raises(TypeError, match="Child"):
        frozen.dataclass(frozen=True, slots=True)(Child)
