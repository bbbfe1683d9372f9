"""What a frozen build carries of Qt and of the system: the plugins that are named here, and what
they and the program link to. PyInstaller alone would bring every plugin, GTK and half of QML.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import Path, PurePosixPath, PureWindowsPath

Entry = tuple[str, str, str]
"""A file of the build as PyInstaller lists it: its place there, its source, its kind."""

PLUGINS = {
    "platforms": ("qxcb", "qwayland", "qoffscreen", "qwindows", "qcocoa"),
    # Dead keys, and the input methods of a desktop.
    "platforminputcontexts": (
        "composeplatforminputcontextplugin",
        "ibusplatforminputcontextplugin",
    ),
    # File dialogs and the colour scheme of any desktop.
    "platformthemes": ("qxdgdesktopportal",),
    "wayland-shell-integration": ("xdg-shell",),
    "wayland-decoration-client": ("bradient",),
    "printsupport": ("cupsprintersupport", "windowsprintersupport", "cocoaprintersupport"),
}
"""Folder and names of each Qt plugin that is used, of all systems."""

LANGUAGES = tuple(
    sorted(file.stem for file in (Path(__file__).parent.parent / "translations").glob("*.po"))
)
"""The codes of the languages that the trainer speaks."""

TRANSLATIONS = tuple(f"qtbase_{code}.qm" for code in LANGUAGES if code != "en")
"""The words on Qt's own buttons; English needs none."""

# Fits the desktop it runs on only if it is that desktop's own: its drivers, its fonts and their
# cache, its message bus; and every desktop has them.
_OF_THE_DESKTOP = re.compile(
    r"lib(stdc\+\+|gcc_s|X11|X11-xcb|glib-2\.0|gthread-2\.0|dbus-1|fontconfig|freetype)\.so\."
)

UNUSED_MODULES = [
    # Hashes are those that Python itself carries: no OpenSSL that would need care.
    "_hashlib",
    "_ssl",
    "ssl",
    "PySide6.QtNetwork",
    "PySide6.QtQml",
    "PySide6.QtQuick",
    "PySide6.QtTest",
    "babel",
    "doctest",
    "lib2to3",
    # Charts use numpy's arrays alone; it loads the rest when somebody asks for it.
    "numpy.f2py",
    "numpy.fft",
    "numpy.ma",
    "numpy.polynomial",
    "numpy.random",
    "numpy.testing",
    "pdb",
    "pydoc_data",
    # Of pyqtgraph the line over days; not QtOpenGL and pydoc, which it imports with itself.
    "pyqtgraph.canvas",
    "pyqtgraph.console",
    "pyqtgraph.dockarea",
    "pyqtgraph.examples",
    "pyqtgraph.flowchart",
    "pyqtgraph.jupyter",
    "pyqtgraph.opengl",
    "readline",
    "setuptools",
    "test",
    "tkinter",
    "unittest",
    "xmlrpc",
]


def _parts(place: str) -> tuple[str, ...]:
    return PurePosixPath(PureWindowsPath(place).as_posix()).parts


def _name(place: str) -> str:
    return _parts(place)[-1]


def _plugin_folder(place: str) -> str | None:
    parts = _parts(place)
    return parts[-2] if "PySide6" in parts and "plugins" in parts else None


def _is_wanted_plugin(place: str) -> bool:
    folder = _plugin_folder(place)
    stem = _name(place).split(".")[0].removeprefix("lib")
    return folder is not None and stem in PLUGINS.get(folder, ())


def chosen_binaries(
    entries: Iterable[Entry], imports: Callable[[str], Iterable[str]]
) -> list[Entry]:
    """The binaries that are used: Python's and its modules', the plugins named above, and every
    library that one of these links to, through any number of others.

    ``imports`` gives the names of the libraries that a file links to.
    """
    entries = list(entries)
    libraries = {_name(place): (place, source, kind) for place, source, kind in entries}
    roots = [
        entry
        for entry in entries
        if entry[2] == "EXTENSION" or _is_wanted_plugin(entry[0]) or _is_python(entry[0])
    ]
    chosen = {place: (place, source, kind) for place, source, kind in roots}
    waiting = list(roots)
    while waiting:
        for name in imports(waiting.pop()[1]):
            found = libraries.get(_name(name))
            if found is None or found[0] in chosen or _OF_THE_DESKTOP.match(_name(name)):
                continue
            chosen[found[0]] = found
            waiting.append(found)
    return [entry for entry in entries if entry[0] in chosen]


def _is_python(place: str) -> bool:
    # The interpreter itself, and on Windows the runtime beside it.
    return (
        re.match(r"(lib)?python3|Python$|vcruntime|msvcp", _name(place), re.IGNORECASE) is not None
    )


def chosen_data(entries: Iterable[Entry], binaries: Iterable[Entry]) -> list[Entry]:
    """The data files that are used: of Qt's translations only those of the trainer's
    languages, of pyqtgraph no colour maps and no types, and of the links that PyInstaller lays
    beside libraries those whose library is one of the chosen binaries.
    """
    libraries = {_name(place) for place, _source, _kind in binaries}
    return [
        (place, source, kind)
        for place, source, kind in entries
        if (_name(source) in libraries if kind == "SYMLINK" else _is_wanted_data(place))
    ]


def _is_wanted_data(place: str) -> bool:
    parts = _parts(place)
    if "PySide6" in parts:
        return parts[-1] in TRANSLATIONS
    # A package's version; its licence is in the folder of licences.
    if parts[0].endswith(".dist-info"):
        return parts[-1] == "METADATA"
    # Its own mark goes with the colour maps: nobody sees it.
    return "pyqtgraph" not in parts or not (
        {"maps", "peegee"} & set(parts) or parts[-1].endswith(".pyi")
    )


def is_as_it_came(place: str) -> bool:
    """Whether a library must not be stripped: a wheel's own, of the folder `numpy.libs`, were
    moved about in their files when it was made, and do not load after it.
    """
    return _parts(place)[0].endswith(".libs")
