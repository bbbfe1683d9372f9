"""Why nothing was dealt, in a sentence with the way out."""

from __future__ import annotations

from typing import Final

from dealer_trainer.dealing.errors import CannotDeal, Refusal, RefusalValue
from dealer_trainer.text.language import N_, Words, ngettext

_REFUSALS: Final = Words(
    {
        Refusal.NOT_IN_HOUSE: N_(
            "The house {house} knows no such situation: {situations}. "
            "“dealer-trainer situations --house {house}” lists what it knows."
        ),
        Refusal.TOO_MANY_BOXES: lambda most, **data: ngettext(
            "The house {house} has {n} box, {boxes} were asked for.",
            "The house {house} has {n} boxes, {boxes} were asked for.",
            most,
        ).format(n=most, **data),
        Refusal.NO_BOXES: N_("At least one box must be asked for, not {boxes}."),
        Refusal.ONE_BOX_STAYS_OPEN: N_(
            "A single box is never dark: one box always stays open. Ask for two or more."
        ),
        Refusal.NO_STAKE: N_(
            "In the house {house} no ante within the limits could be paid exactly. "
            "Change its limits or its chips."
        ),
        Refusal.NOT_TOGETHER: lambda tries, **data: ngettext(
            "These situations were not found in one layout within {n} try: {situations}. "
            "Ask for fewer of them, or for more boxes.",
            "These situations were not found in one layout within {n} tries: {situations}. "
            "Ask for fewer of them, or for more boxes.",
            tries,
        ).format(n=tries, **data),
        Refusal.NO_OTHER_LAYOUT: lambda dealt, **data: ngettext(
            "There is no other layout of this kind: {n} was dealt.",
            "There is no other layout of this kind: {n} were dealt.",
            dealt,
        ).format(n=dealt, **data),
    }
)


def refusal_text(refused: CannotDeal) -> str:
    """Why a request cannot be dealt."""
    return _REFUSALS(refused.kind, **{name: _shown(value) for name, value in refused.data.items()})


def _shown(value: RefusalValue) -> str | int:
    return ", ".join(s.value for s in value) if isinstance(value, tuple) else value
