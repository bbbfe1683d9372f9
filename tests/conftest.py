"""What every test stands on: no screen, no words but English, and no data folder but its own."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import hypothesis
import pytest

import translate
from dealer_trainer.text import language
from dealer_trainer.text.language import Language, set_language

os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["LC_ALL"] = "C.UTF-8"

# A busy machine is no fault of the program: speed is measured by the benchmarks.
hypothesis.settings.register_profile("suite", deadline=None)
hypothesis.settings.load_profile("suite")


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


@pytest.fixture
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty data folder of this test alone."""
    folder = tmp_path / "data"
    monkeypatch.setenv("DEALER_TRAINER_DATA", str(folder))
    return folder
