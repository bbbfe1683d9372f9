"""Faults in words: what is wrong with a text, and the way out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from dealer_trainer.rules.errors import BadInput, Fault, FaultKind, FaultValue
from dealer_trainer.text.input_faults import (
    HOUSE_SENTENCES,
    LAYOUT_SENTENCES,
    NOTATION_SENTENCES,
    QUIZ_SENTENCES,
)
from dealer_trainer.text.language import N_, Words, _, ngettext
from dealer_trainer.text.printable import printable, shortened

_SENTENCES: Final = Words(
    {
        **NOTATION_SENTENCES,
        **LAYOUT_SENTENCES,
        **HOUSE_SENTENCES,
        **QUIZ_SENTENCES,
        FaultKind.NOT_A_ROUND: N_(
            "this is no round that the trainer has exported, or the line was changed;"
            " export it anew"
        ),
    }
)
_LONGEST: Final = 60
_LONGEST_SOURCE: Final = 500


def fault_text(fault: Fault) -> str:
    """What is wrong, in a sentence with the way out, in the language in use."""
    return _SENTENCES(fault.kind, **{name: _shown(value) for name, value in fault.data.items()})


def figure_fault_text(fault: Fault, names: Mapping[str, str]) -> str:
    """The same of a figure typed in the window: places and rows of the file by the names that they
    have there, and no word of a file's quotes.
    """
    data = {
        name: names.get(value, value) if isinstance(value, str) and name != "text" else value
        for name, value in fault.data.items()
    }
    if fault.kind is not FaultKind.NOT_ODDS:
        return fault_text(replace(fault, data=data))
    shown = {name: _shown(value) for name, value in data.items()}
    return _("{place}: “{text}” is no odds; write N to 1 or N to 2, such as 8:1 or 3:2").format(
        **shown
    )


def fault_line(source: str, fault: Fault) -> str:
    """As commands print it: ``FILE:LINE: what is wrong``."""
    return f"{printable(shortened(source, _LONGEST_SOURCE))}:{fault.line}: {fault_text(fault)}"


def fault_lines(bad: BadInput) -> tuple[str, ...]:
    """A line for each fault of a refused text, in the order of its lines; of those that were not
    kept a last one tells the number.
    """
    lines = [fault_line(bad.source, fault) for fault in bad.faults]
    if bad.untold:
        more = ngettext("and {n} more fault", "and {n} more faults", bad.untold)
        lines.append(f"{bad.source}: {more.format(n=bad.untold)}")
    return tuple(lines)


def _shown(value: FaultValue) -> str | int:
    """A value for a sentence: what stands in a file may be long, or not fit for a screen."""
    if isinstance(value, int):
        return value
    if isinstance(value, tuple):
        return ", ".join(map(printable, value))
    return printable(value[:_LONGEST]) + "…" if len(value) > _LONGEST else printable(value)
