from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import pytest

from dealer_trainer import paths
from dealer_trainer.rules.house import House
from dealer_trainer.storage.houses import load_houses


@pytest.fixture(scope="session")
def houses() -> tuple[House, ...]:
    """The five houses."""
    return load_houses(paths.assets(), Path("no-houses-of-its-own")).houses


NAMELESS: Final = (True, False) if hasattr(os, "O_TMPFILE") else (False,)
"""Linux writes to files without a name where the disk has them, and else as any system does."""


@pytest.fixture(params=NAMELESS)
def nameless(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Whether the system has files without a name."""
    if not request.param:
        monkeypatch.delattr(os, "O_TMPFILE", raising=False)
    return bool(request.param)
