"""Amounts, times and dates as the language in use writes them.

Whatever amount is shown can be typed back: no comma or point between thousands, only a space that
typing drops.
"""

from __future__ import annotations

from datetime import date
from typing import Final

from dealer_trainer.rules.money import MINOR, FixedSum, Pay
from dealer_trainer.text.language import N_, NC_, Words, _, pgettext
from dealer_trainer.training.drill.typed_amount import Hint

_GROUPED_FROM: Final = 10_000
_THIN_SPACE: Final = "\N{NARROW NO-BREAK SPACE}"
_MINUS: Final = "\N{MINUS SIGN}"


def _whole_shown(whole: int) -> str:
    return f"{whole:,}".replace(",", _THIN_SPACE) if whole >= _GROUPED_FROM else str(whole)


decimal_mark: Final = NC_("decimal mark", ".")
"""The mark between a number's whole and its part."""


def amount_shown(amount: int) -> str:
    """An amount in minor units: 10, 37.50, 12 500; two decimals where it has a part at all."""
    whole, part = divmod(abs(amount), MINOR)
    shown = _whole_shown(whole) + (f"{decimal_mark()}{part:02d}" if part else "")
    return _MINUS + shown if amount < 0 else shown


def pay_text(pay: Pay) -> str:
    """How a row of a pay table pays: 3:2, or a fixed sum."""
    if isinstance(pay, FixedSum):
        return _("fixed sum {amount}").format(amount=amount_shown(pay.amount))
    return str(pay)


def difference_shown(amount: int) -> str:
    """An over- or underpayment in minor units, always with its sign: +12.50, −5, 0."""
    return f"+{amount_shown(amount)}" if amount > 0 else amount_shown(amount)


_PRICED: Final = Words(
    {
        "EUR": NC_("euro", "€{amount}"),
        "CZK": NC_("Czech crown", "{amount}\N{NO-BREAK SPACE}Kč"),
        "RUB": NC_("rouble", "{amount}\N{NO-BREAK SPACE}₽"),
    }
)
_WITH_CODE: Final = "{amount}\N{NO-BREAK SPACE}{code}".format


def amount_with_currency(amount: int, currency: str) -> str:
    """An amount in minor units with its currency's sign; another currency shows its code."""
    priced = _PRICED.get(currency, _WITH_CODE)(amount=amount_shown(abs(amount)), code=currency)
    return _MINUS + priced if amount < 0 else priced


def clock_shown(seconds: float) -> str:
    """Time gone by on a clock, whole seconds: 2:46, 1:02:46."""
    minutes, second = divmod(int(seconds), 60)
    hours, minute = divmod(minutes, 60)
    return f"{hours}:{minute:02d}:{second:02d}" if hours else f"{minute}:{second:02d}"


def seconds_shown(seconds: float) -> str:
    """A short time to a tenth of a second: 13.6 s."""
    tenths = round(seconds * 10)
    number = f"{_whole_shown(tenths // 10)}{decimal_mark()}{tenths % 10}"
    return pgettext("seconds", "{number}\N{NO-BREAK SPACE}s").format(number=number)


_MONTHS: Final = (
    NC_("in a date", "January"),
    NC_("in a date", "February"),
    NC_("in a date", "March"),
    NC_("in a date", "April"),
    NC_("in a date", "May"),
    NC_("in a date", "June"),
    NC_("in a date", "July"),
    NC_("in a date", "August"),
    NC_("in a date", "September"),
    NC_("in a date", "October"),
    NC_("in a date", "November"),
    NC_("in a date", "December"),
)


def date_text(day: date) -> str:
    """A day written out: 3 December 2025."""
    # Translators: {month} is the form that your dates take.
    return pgettext("date", "{day} {month} {year}").format(
        day=day.day, month=_MONTHS[day.month - 1](), year=day.year
    )


def day_text(day: date) -> str:
    """A day without its year: 3 December."""
    return pgettext("date", "{day} {month}").format(day=day.day, month=_MONTHS[day.month - 1]())


def short_date_text(day: date) -> str:
    """A day in figures, for tables: 03/12/2025."""
    # Translators: {day} and {month} have no leading nought; {day:02} and {month:02} have one.
    return pgettext("date", "{day:02}/{month:02}/{year}").format(
        day=day.day, month=day.month, year=day.year
    )


hint_text: Final = Words(
    {
        Hint.NEEDS_ANSWER: N_("An answer is needed here first"),
        Hint.GAP_LEFT: N_("An answer is still missing here"),
        Hint.NO_AMOUNT: N_("This is not an amount: type digits and one decimal mark at most"),
        Hint.THREE_DECIMALS: N_("Thousands are typed without a point or comma: 1000"),
        Hint.OTHER_CHARACTERS: N_("Only the digits 0 to 9 and one point or comma"),
        Hint.TOO_LONG: N_("At most ten digits, and two after the decimal mark"),
        Hint.PICK_FIVE: N_("Pick exactly five cards"),
        Hint.FIVE_PICKED: N_("Five are picked: put one back first"),
    }
)
"""What is still missing or wrong in what was typed, and what to do about it."""
