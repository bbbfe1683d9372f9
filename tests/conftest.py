"""What every test stands on: no screen, no words but English, and no data folder but its own.

The same on every machine: what the environment wishes for other programs is taken out of it, and
nothing is waited for shorter than the slowest machine takes.
"""

from __future__ import annotations

import gc
import os
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import hypothesis
import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from pytestqt.wait_signal import SignalBlocker

import translate
from dealer_trainer import paths
from dealer_trainer.text import language
from dealer_trainer.text.language import Language, set_language
from tests.patience import PATIENCE

_WISHES = ("QT_", "LC_", "LANG", "DISPLAY", "WAYLAND_", "XDG_", "DBUS_", "COLUMNS", "LINES")
_COLOURS = ("FORCE_COLOR", "NO_COLOR", "PYTHON_COLORS")
"""How large, in which style, language and colours, and on which desktop."""

for _name in [name for name in os.environ if name.startswith(_WISHES) or name in _COLOURS]:
    del os.environ[_name]

# A shell that runs the tests in the background has interruptions ignored, by all children too.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["LC_ALL"] = "C.UTF-8"
if sys.platform == "win32":
    # Without a screen Qt knows none of the system's fonts there, and says so.
    os.environ["QT_QPA_FONTDIR"] = str(paths.assets() / "fonts")

# A busy machine is no fault of the program: speed is measured by the benchmarks.
hypothesis.settings.register_profile(
    "suite", deadline=None, suppress_health_check=[hypothesis.HealthCheck.too_slow]
)
hypothesis.settings.load_profile("suite")


OTHER_SYSTEMS = {
    "_linux": not sys.platform.startswith("linux"),
    "_posix": os.name != "posix",
    "_windows": os.name != "nt",
}
"""How a file of tests is named that only one system can run, and whether this one cannot."""


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """What is by nature of one system only is not collected on another; nothing is skipped."""
    ending = collection_path.stem.rpartition("_")
    return OTHER_SYSTEMS.get(f"_{ending[2]}") or None


def pytest_collection_finish() -> None:
    """What was collected stays to the end: the collector does not look through it any more."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session", autouse=True)
def _no_data_of_the_person_who_tests(tmp_path_factory: pytest.TempPathFactory) -> None:
    os.environ["DEALER_TRAINER_DATA"] = str(tmp_path_factory.mktemp("data"))


@pytest.fixture(scope="session", autouse=True)
def _words_as_they_stand_in_the_catalogues_now() -> None:
    translate.compile_catalogues()
    language.catalogue.cache_clear()


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    set_language(Language.EN)


class PatientBot(QtBot):
    """Waits for a sign as long as any machine may take for it."""

    def waitUntil(
        self, callback: Callable[[], bool | None], *, timeout: int = 1_000 * PATIENCE
    ) -> None:
        super().waitUntil(callback, timeout=timeout)

    def waitSignal(
        self, signal: Any, *, timeout: int = 1_000 * PATIENCE, **more: Any
    ) -> SignalBlocker:
        return super().waitSignal(signal, timeout=timeout, **more)


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> QtBot:
    """The one of pytest-qt, with more patience."""
    return PatientBot(request)


@pytest.fixture
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty data folder of this test alone."""
    folder = tmp_path / "data"
    monkeypatch.setenv("DEALER_TRAINER_DATA", str(folder))
    return folder
