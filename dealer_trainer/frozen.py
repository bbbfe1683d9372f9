"""``@dataclass(frozen=True, slots=True)`` of the standard library, made in a tenth of its time.

The library writes, compiles and runs six methods for every such class while its module is imported;
over a hundred of them are on the way to the first layout. Here the methods are shared ones over the
class's slots, and constructors of as many arguments share what they do. For a type checker it is
the library's own decorator.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dataclasses import dataclass as dataclass  # noqa: PLC0414 -- to be imported from here
else:
    from collections.abc import Callable
    from dataclasses import MISSING, Field, FrozenInstanceError, field, fields
    from dataclasses import dataclass as library_dataclass
    from functools import cache
    from operator import attrgetter
    from types import CodeType, FunctionType

    _NONE = object()

    @library_dataclass(init=False, repr=False, eq=False)
    class _Sample:
        any: object

    # What the library's own functions look for in a class and in its fields.
    _PARAMETERS = _Sample.__dataclass_params__
    _PLAIN_FIELD = fields(_Sample)[0]._field_type

    def dataclass(*, frozen: bool, slots: bool) -> Callable[[type], type]:
        """The decorator. Raises ``TypeError`` for what it is not made for."""
        if not (frozen and slots):
            raise TypeError("what is not frozen and slotted is a dataclass of the library")
        return _frozen

    def _frozen(plain: type) -> type:
        if plain.__bases__ != (object,) or hasattr(plain, "__post_init__"):
            raise TypeError(f"{plain.__name__} inherits or checks itself: use the library's")
        every = tuple(_field(plain, name, kind) for name, kind in plain.__annotations__.items())
        named = {one.name: one for one in every}
        body = {name: own for name, own in plain.__dict__.items() if name not in named}
        # What Python put there for a class without slots.
        body.pop("__dict__", None)
        body.pop("__weakref__", None)
        body |= {
            "__slots__": tuple(named),
            "__match_args__": tuple(named),
            "__dataclass_fields__": named,
            "__dataclass_params__": _PARAMETERS,
            "__qualname__": plain.__qualname__,
            "__setattr__": _refuse_to_set,
            "__delattr__": _refuse_to_delete,
            "__reduce__": _reduce,
        }
        body.setdefault("__repr__", _repr)
        slotted = type(plain.__name__, (), body)
        slotted.__init__ = _init(slotted, every)
        for name, method in _comparisons(slotted, every):
            if name not in plain.__dict__:
                setattr(slotted, name, method)
        return slotted

    def _field(plain: type, name: str, kind: object) -> Field:
        """A field as the library makes it, but for the look whether its kind is a special one."""
        if str(kind).startswith(("ClassVar", "InitVar", "KW_ONLY")):
            raise TypeError(f"{plain.__name__}.{name} is no plain field: use the library's")
        told = plain.__dict__.get(name, MISSING)
        one = told if isinstance(told, Field) else field(default=told)
        one.name, one.type, one.kw_only, one._field_type = name, kind, False, _PLAIN_FIELD
        return one

    def _init(slotted: type, every: tuple[Field, ...]) -> FunctionType:
        defaults = [_default(one) for one in every]
        given = [default for default in defaults if default is not _NONE]
        if _NONE in defaults[len(every) - len(given) :]:
            raise TypeError(f"{slotted.__name__}: a field without a default follows one with it")
        code = _body(len(every)).replace(
            co_varnames=("self", *(one.name for one in every)),
            co_qualname=f"{slotted.__qualname__}.__init__",
        )
        setters = {f"set_{place}": _setter(slotted, one) for place, one in enumerate(every)}
        return FunctionType(code, setters, "__init__", tuple(given))

    @cache
    def _body(count: int) -> CodeType:
        """What every constructor of so many arguments does; each gives them its own names."""
        names = [f"value_{place}" for place in range(count)]
        lines = [f" set_{place}(self, {name})" for place, name in enumerate(names)]
        text = f"def __init__({', '.join(('self', *names))}):\n" + "\n".join(lines or [" pass"])
        made: dict[str, FunctionType] = {}
        exec(text, {}, made)
        return made["__init__"].__code__

    def _default(one: Field) -> object:
        if one.default_factory is not MISSING:
            return MISSING
        return _NONE if one.default is MISSING else one.default

    def _setter(slotted: type, one: Field) -> Callable[[object, object], None]:
        put = slotted.__dict__[one.name].__set__
        make = one.default_factory
        if make is MISSING:
            return put
        return lambda self, value: put(self, make() if value is MISSING else value)

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
