"""A start on a disk that is really full."""

from __future__ import annotations

from pathlib import Path

import pytest

from dealer_trainer.storage.lock import hold_folder
from dealer_trainer.storage.sqlite.store import open_store
from dealer_trainer.training.errors import StoreError, StoreFault
from tests.disks import fill_up, small_disk
from tests.storage.played import AT


def fault_of_starting(folder: Path) -> StoreFault | None:
    """What a start tells, of the lock, the database or today's copy."""
    try:
        hold_folder(folder).release()
        store = open_store(folder, AT)
    except StoreError as error:
        return error.fault
    store.close()
    return None if store.copy_fault is None else store.copy_fault.fault


@pytest.mark.parametrize("free", [0, 4096, 16384, 65536])
@pytest.mark.parametrize("is_new", [True, False])
def test_a_disk_that_is_full_at_the_start_is_told_as_full(
    tmp_path: Path, free: int, is_new: bool
) -> None:
    with small_disk(tmp_path):
        folder = tmp_path / "data"
        if not is_new:
            store = open_store(folder, AT)
            store.trainees.add_trainee("Anna", AT)
            store.close()
        filling = fill_up(tmp_path, free)
        assert fault_of_starting(folder) is StoreFault.DISK_FULL
        filling.unlink()
        assert fault_of_starting(folder) is None
