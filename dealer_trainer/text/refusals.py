"""Why nothing was dealt, in a sentence with the way out."""

from __future__ import annotations

from dealer_trainer.dealing.errors import CannotDeal, Refusal
from dealer_trainer.text.language import _, ngettext


def refusal_text(refused: CannotDeal) -> str:
    """Why a request cannot be dealt."""
    data = refused.data
    match refused.kind:
        case Refusal.NOT_IN_HOUSE:
            return _(
                "The house {house} knows no such situation: {situations}. "
                "“dealer-trainer situations --house {house}” lists what it knows."
            ).format(house=data["house"], situations=_names(refused))
        case Refusal.TOO_MANY_BOXES:
            most = _count(refused, "most")
            return ngettext(
                "The house {house} has {n} box, {boxes} were asked for.",
                "The house {house} has {n} boxes, {boxes} were asked for.",
                most,
            ).format(house=data["house"], n=most, boxes=data["boxes"])
        case Refusal.NO_BOXES:
            return _("At least one box must be asked for, not {boxes}.").format(boxes=data["boxes"])
        case Refusal.ONE_BOX_STAYS_OPEN:
            return _("A single box is never dark: one box always stays open. Ask for two or more.")
        case Refusal.NO_STAKE:
            return _(
                "In the house {house} no ante within the limits could be paid exactly. "
                "Change its limits or its chips."
            ).format(house=data["house"])
        case Refusal.NOT_TOGETHER:
            tries = _count(refused, "tries")
            return ngettext(
                "These situations were not found in one layout within {n} try: {situations}. "
                "Ask for fewer of them, or for more boxes.",
                "These situations were not found in one layout within {n} tries: {situations}. "
                "Ask for fewer of them, or for more boxes.",
                tries,
            ).format(n=tries, situations=_names(refused))
        case Refusal.NO_OTHER_LAYOUT:
            dealt = _count(refused, "dealt")
            return ngettext(
                "There is no other layout of this kind: {n} was dealt.",
                "There is no other layout of this kind: {n} were dealt.",
                dealt,
            ).format(n=dealt)


def _names(refused: CannotDeal) -> str:
    situations = refused.data["situations"]
    return ", ".join(s.value for s in situations) if isinstance(situations, tuple) else ""


def _count(refused: CannotDeal, key: str) -> int:
    count = refused.data[key]
    return count if isinstance(count, int) else 0
