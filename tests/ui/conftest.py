"""What every test of the window stands on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.ui.guarding import guarded


@pytest.fixture(scope="session", autouse=True)
def _nothing_leads_shiboken_astray() -> Iterator[None]:
    with guarded():
        yield
