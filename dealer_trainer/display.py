"""Whether a window can be shown here, asked before Qt is loaded: Qt itself would abort, hang or
take memory without end.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

PLATFORM: Final = "QT_QPA_PLATFORM"

SCALES: Final = (0.25, 8.0)
"""Least and most by which Qt may be asked to enlarge: 0.1 and 10 still work, 50 does not."""

FONT_DPI: Final = (24.0, 768.0)
"""Dots per inch of letters: a quarter and eight times of what a screen has."""

_SCALES_OF: Final = {"QT_SCALE_FACTOR": SCALES, "QT_FONT_DPI": FONT_DPI}
_SCALES_OF_SCREENS: Final = "QT_SCREEN_SCALE_FACTORS"
"""A list: ``2;1.5``, or ``HDMI-1=2;DP-1=1``."""

# Those that need hardware of their own (eglfs, linuxfb) or have no letters (minimal) are left out.
_PLATFORMS: Final = {
    "win32": ("windows", "direct2d", "offscreen"),
    "darwin": ("cocoa", "offscreen"),
}
_ELSEWHERE: Final = ("xcb", "wayland", "offscreen", "vnc")


def unusable_scale(environ: Mapping[str, str] = os.environ) -> tuple[str, float, float] | None:
    """The first setting of a size with which Qt cannot draw, with the least and most that it can;
    nothing where all are in order.
    """
    for name, (least, most) in _SCALES_OF.items():
        if not _lies_between(environ.get(name, ""), least, most):
            return name, least, most
    for screen in environ.get(_SCALES_OF_SCREENS, "").replace(",", ";").split(";"):
        if not _lies_between(screen.rpartition("=")[2], *SCALES):
            return _SCALES_OF_SCREENS, *SCALES
    return None


def unusable_platform(
    environ: Mapping[str, str] = os.environ, platform: str = sys.platform
) -> tuple[str, ...]:
    """The ways to show a window that there are on this system, where only others are asked for;
    else nothing.
    """
    known = _PLATFORMS.get(platform, _ELSEWHERE)
    asked = _platforms_asked(environ)
    usable = any(name.split("-")[0] in known for name in asked)
    return () if usable or not asked else known


def _lies_between(text: str, least: float, most: float) -> bool:
    """Whether a number does; an empty text counts as not given."""
    if not text.strip():
        return True
    try:
        # Not a number is neither more nor less than anything.
        return least <= float(text) <= most
    except ValueError:
        return False


def _platforms_asked(environ: Mapping[str, str]) -> list[str]:
    """Qt takes the first of the list that works, and reads no difference of case."""
    names = (each.partition(":")[0].strip() for each in environ.get(PLATFORM, "").split(";"))
    return [name.lower() for name in names if name]


def has_display(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> bool:
    """True where Qt will find a screen: always on Windows and macOS, else an X or Wayland server.

    A Qt platform that draws to no screen (`QT_QPA_PLATFORM=offscreen`, `vnc` …) counts as one.
    """
    if platform in ("win32", "darwin"):
        return True
    asked = _platforms_asked(environ) or ["wayland", "xcb"]
    return any(_answers(name, environ) for name in asked)


def _answers(name: str, environ: Mapping[str, str]) -> bool:
    if name.startswith("wayland"):
        return _wayland_answers(environ)
    return _x_answers(environ) if name == "xcb" else name in _ELSEWHERE


def _wayland_answers(environ: Mapping[str, str]) -> bool:
    name = environ.get("WAYLAND_DISPLAY", "")
    return bool(name) and Path(environ.get("XDG_RUNTIME_DIR", "/"), name).exists()


def _x_answers(environ: Mapping[str, str]) -> bool:
    name = environ.get("DISPLAY", "")
    if not name:
        return False
    # Only where there is an X server to be asked.
    import ctypes  # noqa: PLC0415 -- see above

    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return False
    # As Qt's own plugin connects: a dead server and a refused one are both found out.
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(os.fsencode(name), None))
    refused = bool(xcb.xcb_connection_has_error(connection))
    xcb.xcb_disconnect(connection)
    return not refused
