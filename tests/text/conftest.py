"""The words as they stand in the `.po` files now, not as they were last compiled."""

from __future__ import annotations

import pytest

import translate
from dealer_trainer.text import language


@pytest.fixture(scope="session", autouse=True)
def _compiled_words() -> None:
    translate.compile_catalogues()
    language._catalogue.cache_clear()
