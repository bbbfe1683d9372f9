"""A data folder that the modes of its folder or file close."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from dealer_trainer.storage.sqlite.store import database_path, open_store
from dealer_trainer.training.errors import StoreError, StoreFault
from tests.storage.keep_database import fill
from tests.storage.played import AT


@contextmanager
def _without_roots_powers() -> Iterator[None]:
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.fixture
def anybodys_folder() -> Iterator[Path]:
    """A folder that is not within pytest's own, which only root may enter where root tests."""
    # What is loaded when a store is opened may lie where only root can read.
    with tempfile.TemporaryDirectory() as other:
        fill(Path(other))
    with _without_roots_powers():
        folder = Path(tempfile.mkdtemp(prefix="dealer-trainer-"))
    yield folder
    for path in [folder, *folder.iterdir()]:
        path.chmod(0o700)
    shutil.rmtree(folder)


@pytest.mark.parametrize("closed", ["folder", "file", "both"])
@pytest.mark.parametrize("existing", [False, True])
def test_what_may_not_be_written_is_told_at_the_start(
    anybodys_folder: Path, closed: str, existing: bool
) -> None:
    with _without_roots_powers():
        path = database_path(anybodys_folder)
        if existing:
            fill(anybodys_folder)
        if existing and closed != "folder":
            path.chmod(0o400)
        if not existing or closed != "file":
            anybodys_folder.chmod(0o500)
        before = sorted(os.listdir(anybodys_folder))
        with pytest.raises(StoreError) as caught:
            open_store(anybodys_folder, AT)
        assert caught.value.fault is StoreFault.READ_ONLY
        assert sorted(os.listdir(anybodys_folder)) == before
