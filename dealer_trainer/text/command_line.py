"""The sentences that Python's argparse says, written down so that they are translated with ours.

argparse looks them up in the domain that the command line sets; these functions are never called.
"""

from __future__ import annotations

from dealer_trainer.text.language import _, ngettext


def help_words() -> tuple[str, ...]:
    """What stands in every help page."""
    return (
        _("usage: "),
        _("positional arguments"),
        _("options"),
        _("show this help message and exit"),
        _("show program's version number and exit"),
    )


def error_words(n: int) -> tuple[str, ...]:
    """What is said of a command line that cannot be read."""
    return (
        _("%(prog)s: error: %(message)s\n"),
        _("unrecognized arguments: %s"),
        _("the following arguments are required: %s"),
        _("argument %(argument_name)s: %(message)s"),
        _("invalid choice: %(value)r (choose from %(choices)s)"),
        _("invalid %(type)s value: %(value)r"),
        _("unknown parser %(parser_name)r (choices: %(choices)s)"),
        _("expected one argument"),
        _("expected at least one argument"),
        _("ignored explicit argument %r"),
        _("ambiguous option: %(option)s could match %(matches)s"),
        ngettext("expected %s argument", "expected %s arguments", n),
    )
