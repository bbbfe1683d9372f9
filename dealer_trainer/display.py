"""Whether a window can be shown here, asked before Qt is loaded: Qt itself would abort."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path


def has_display(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> bool:
    """True where Qt will find a screen: always on Windows and macOS, else an X or Wayland server.

    A Qt platform that draws to no screen (`QT_QPA_PLATFORM=offscreen`, `vnc` …) counts as one.
    """
    if platform in ("win32", "darwin"):
        return True
    asked = environ.get("QT_QPA_PLATFORM", "").split(";")[0].split(":")[0]
    if asked and asked != "xcb" and not asked.startswith("wayland"):
        return True
    return _wayland_answers(environ) or _x_answers(environ)


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
    connection = ctypes.c_void_p(xcb.xcb_connect(name.encode(), None))
    refused = bool(xcb.xcb_connection_has_error(connection))
    xcb.xcb_disconnect(connection)
    return not refused
