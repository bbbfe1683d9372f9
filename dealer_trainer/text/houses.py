"""Houses and games by name."""

from __future__ import annotations

from datetime import date

from dealer_trainer.rules.house import House
from dealer_trainer.text.amounts import date_text
from dealer_trainer.text.language import (
    Language,
    _,
    current_language,
    file_text,
    set_language,
)
from dealer_trainer.text.printable import printable


def house_name(house: House) -> str:
    """The house's name in the language in use, else in English."""
    return printable(house.names.get(current_language().value) or house.names[Language.EN.value])


def house_source(house: House) -> str:
    """Where its rules come from; what a file of somebody's own says stays as it was written."""
    return file_text("where the rules of a house come from", house.source)


def confirmed_by(name: str, day: date) -> dict[str, str]:
    """Where a rule comes from that a person has confirmed, by language code."""
    spoken = current_language()
    try:
        told = {}
        for language in Language:
            set_language(language)
            told[language.value] = _("Confirmed by {name}, {day}").format(
                name=" ".join(name.split()), day=date_text(day)
            )
        return told
    finally:
        set_language(spoken)
