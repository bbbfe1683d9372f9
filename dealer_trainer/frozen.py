"""``@dataclass(frozen=True, slots=True)`` of the standard library, made in a tenth of its time.

The library writes, compiles and runs six methods for every such class while its module is imported;
over a hundred of them are on the way to the first layout. Here the methods are shared ones over the
class's slots, and the one that must be written for each class, its constructor, is written when the
first object is made. For a type checker it is the library's own decorator.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dataclasses import dataclass as dataclass  # noqa: PLC0414 -- to be imported from here
else:
    from collections.abc import Callable
    from dataclasses import MISSING, Field, FrozenInstanceError, fields
    from dataclasses import dataclass as library_dataclass
    from operator import attrgetter

    def dataclass(*, frozen: bool, slots: bool) -> Callable[[type], type]:
        """The decorator. Raises ``TypeError`` for what it is not made for."""
        if not (frozen and slots):
            raise TypeError("what is not frozen and slotted is a dataclass of the library")
        return _frozen

    def _frozen(plain: type) -> type:
        if plain.__bases__ != (object,) or hasattr(plain, "__post_init__"):
            raise TypeError(f"{plain.__name__} inherits or checks itself: use the library's")
        slotted = library_dataclass(init=False, repr=False, eq=False, slots=True)(plain)
        every = fields(slotted)
        slotted.__init__ = _first_init(slotted, every)
        slotted.__setattr__ = _refuse_to_set
        slotted.__delattr__ = _refuse_to_delete
        slotted.__reduce__ = _reduce
        for name, method in _comparisons(slotted, every):
            if name not in plain.__dict__:
                setattr(slotted, name, method)
        if "__repr__" not in plain.__dict__:
            slotted.__repr__ = _repr
        return slotted

    def _first_init(slotted: type, every: tuple[Field, ...]) -> Callable[..., None]:
        """A constructor that puts the written one in its own place, and goes on with it."""

        def __init__(self: object, *given: object, **named: object) -> None:
            slotted.__init__ = _written_init(slotted, every)
            slotted.__init__(self, *given, **named)

        return __init__

    def _written_init(slotted: type, every: tuple[Field, ...]) -> Callable[..., None]:
        known: dict[str, object] = {"MISSING": MISSING}
        arguments, body = ["self"], []
        for one in every:
            value = argument = one.name
            known[f"set_{one.name}"] = slotted.__dict__[one.name].__set__
            if one.default is not MISSING:
                known[f"default_{one.name}"] = one.default
                argument = f"{one.name}=default_{one.name}"
            elif one.default_factory is not MISSING:
                known[f"make_{one.name}"] = one.default_factory
                argument = f"{one.name}=MISSING"
                value = f"make_{one.name}() if {one.name} is MISSING else {one.name}"
            arguments.append(argument)
            body.append(f" set_{one.name}(self, {value})")
        # As the library does it: no other way makes a function with arguments of these names.
        exec(f"def __init__({', '.join(arguments)}):\n" + "\n".join(body or [" pass"]), known)
        init = known["__init__"]
        init.__qualname__ = f"{slotted.__qualname__}.__init__"
        init.__module__ = slotted.__module__
        return init

    def _comparisons(slotted: type, every: tuple[Field, ...]) -> tuple[tuple[str, object], ...]:
        compared = [one.name for one in every if one.compare]
        values = attrgetter(*compared) if compared else type

        def __eq__(self: object, other: object) -> bool:
            if other.__class__ is not slotted:
                return NotImplemented
            return values(self) == values(other)

        def __hash__(self: object) -> int:
            return hash(values(self))

        return ("__eq__", __eq__), ("__hash__", __hash__)

    def _repr(self: object) -> str:
        told = ", ".join(f"{one.name}={getattr(self, one.name)!r}" for one in fields(self))
        return f"{type(self).__qualname__}({told})"

    def _reduce(self: object) -> tuple[type, tuple[object, ...]]:
        return type(self), tuple(getattr(self, one.name) for one in fields(self))

    def _refuse_to_set(_self: object, name: str, _value: object) -> None:
        raise FrozenInstanceError(f"cannot assign to field {name!r}")

    def _refuse_to_delete(_self: object, name: str) -> None:
        raise FrozenInstanceError(f"cannot delete field {name!r}")
