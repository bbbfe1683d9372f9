"""Settings of the environment with which Qt would not come up: refused before it is loaded."""

from __future__ import annotations

import os

from dealer_trainer.application.context import Refused
from dealer_trainer.display import PLATFORM, has_display, unusable_platform, unusable_scale
from dealer_trainer.text.language import _


def check_drawing() -> None:
    """Whether Qt can draw at all, be it on paper. Raises ``Refused``."""
    found = unusable_scale()
    if found is not None:
        name, least, most = found
        raise Refused(
            _(
                "The environment variable {name} is “{text}”: nothing can be drawn with it. "
                "Remove it, or give it a number from {least} to {most}."
            ).format(name=name, text=os.environ[name], least=f"{least:g}", most=f"{most:g}")
        )


def check_window() -> None:
    """Whether Qt can open a window. Raises ``Refused``."""
    check_drawing()
    known = unusable_platform()
    if known:
        raise Refused(
            _(
                "The environment variable {name} is “{text}”: no window can be shown with "
                "it. Remove it, or choose one of {allowed}."
            ).format(name=PLATFORM, text=os.environ[PLATFORM], allowed=", ".join(known))
        )
    if not has_display():
        raise Refused(
            _(
                "There is no display to open a window on. Start the trainer on a desktop; "
                "the other commands work without one."
            )
        )
