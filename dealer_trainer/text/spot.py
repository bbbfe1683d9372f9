"""Going over a settled layout, in words: what was found, missed and wrongly accused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dealer_trainer.text.language import NC_, _, ngettext

if TYPE_CHECKING:
    from dealer_trainer.training.error_spotting.verdict import SpotTally, Spotted


found_word: Final = NC_("spot the mistake", "found")
"""Beside a mistake that was put right."""


missed_word: Final = NC_("spot the mistake", "missed")
"""Beside a mistake that was left."""


accused_word: Final = NC_("spot the mistake", "was right")
"""Beside a right answer that was changed."""


def found_text(spotted: Spotted) -> str:
    """How many mistakes were found; of a clean layout, whether it was declared so."""
    if spotted.clean:
        if spotted.accused:
            return _("The layout was clean")
        return _("Clean, and declared clean")
    count = len(spotted.findings)
    return ngettext(
        "{found} of {count} mistake found", "{found} of {count} mistakes found", count
    ).format(found=spotted.found, count=count)


def accused_text(count: int) -> str:
    """How many right answers were changed; nothing where none was."""
    if not count:
        return ""
    return ngettext("{n} right answer changed", "{n} right answers changed", count).format(n=count)


def corrections_text(count: int) -> str:
    """What handing the layout in means: its corrections, or that it is declared clean."""
    if not count:
        return _("Declare it clean")
    return ngettext("Hand in {n} correction", "Hand in {n} corrections", count).format(n=count)


def tally_text(tally: SpotTally) -> str:
    """Several layouts together, in a line."""
    parts = [
        _("Wrong answers found: {found} of {count}").format(
            found=tally.found, count=tally.found + tally.missed
        ),
        _("Clean layouts declared clean: {declared} of {count}").format(
            declared=tally.declared_clean, count=tally.clean
        ),
        accused_text(tally.accused),
    ]
    return " · ".join(part for part in parts if part)
