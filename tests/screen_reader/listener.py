"""What a screen reader is told through AT-SPI, printed line by line as JSON.

    /usr/bin/python3 listener.py          all that is said, until it is ended
    /usr/bin/python3 listener.py shown    what stands in the window at this moment

Run by the Python of Debian, which alone has pyatspi; it imports nothing of the program.
"""

from __future__ import annotations

import json
import sys
from typing import Any

import pyatspi

PROGRAM = "dealer-trainer"
FOCUS, TYPED, ANNOUNCED = (
    "object:state-changed:focused",
    "object:text-changed:insert",
    "object:announcement",
)


def say(**what: object) -> None:
    print(json.dumps(what, ensure_ascii=False), flush=True)


def hear(event: Any) -> None:
    """Print what a reader would say of an event: nothing of what loses the focus or has not got
    it.
    """
    kind, source = str(event.type), event.source
    if source is None or source.getApplication().name != PROGRAM:
        return
    if kind.startswith(ANNOUNCED):
        say(heard="announcement", text=str(event.any_data))
    elif kind.startswith(FOCUS) and event.detail1:
        # A reader that finds the focus gone says nothing of it, if it looks in time.
        stays = source.getState().contains(pyatspi.STATE_FOCUSED)
        say(heard="focus" if stays else "passing", **described(source))
    elif kind.startswith(TYPED) and source.getState().contains(pyatspi.STATE_FOCUSED):
        say(heard="typed", text=str(event.any_data), name=source.name)


def described(source: Any) -> dict[str, object]:
    # The library keeps names, and learns of another one only where it listens for that too.
    source.clearCache()
    states = source.getState()
    return {
        "role": source.getRoleName(),
        "name": source.name,
        "description": source.description,
        "value": text_of(source),
        "focusable": states.contains(pyatspi.STATE_FOCUSABLE),
    }


def text_of(source: Any) -> str:
    try:
        return str(source.queryText().getText(0, -1))
    except NotImplementedError:
        return ""


def print_shown(source: Any) -> None:
    """All that is in sight, outermost first."""
    if source.getState().contains(pyatspi.STATE_SHOWING):
        say(**described(source))
        for child in source:
            print_shown(child)


def main() -> None:
    if sys.argv[1:] == ["shown"]:
        for application in pyatspi.Registry.getDesktop(0):
            if application is not None and application.name == PROGRAM:
                for window in application:
                    print_shown(window)
        return
    for kind in (FOCUS, TYPED, ANNOUNCED):
        pyatspi.Registry.registerEventListener(hear, kind)
    say(heard="ready")
    pyatspi.Registry.start()


if __name__ == "__main__":
    main()
