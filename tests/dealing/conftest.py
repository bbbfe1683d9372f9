from __future__ import annotations

from pathlib import Path

import pytest

from dealer_trainer import paths
from dealer_trainer.rules.house import House
from dealer_trainer.storage.houses import load_houses


@pytest.fixture(scope="session")
def houses() -> tuple[House, ...]:
    """The five houses."""
    return load_houses(paths.assets(), Path("no-houses-of-its-own")).houses
