"""The data folder is closed by its modes, or a limit of the process lets no file in it grow."""

from __future__ import annotations

import os
import resource
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from dealer_trainer.storage.sqlite.store import database_path
from tests.ui.shell.answering import answer, answer_until_told, answers, kept, shown
from tests.ui.shell.conftest import OpenWindow

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

_NOBODY = 65534
SOURCES = Path(__file__)


class TestReadOnly:
    """As somebody without root's rights, who may write everywhere."""

    @pytest.fixture
    def tmp_path(self) -> Iterator[Path]:
        """A folder that is nobody's; pytest's own are closed to others."""
        with tempfile.TemporaryDirectory() as made:
            if os.geteuid():
                yield Path(made)
                return
            os.chown(made, _NOBODY, _NOBODY)
            os.seteuid(_NOBODY)
            try:
                if not os.access(made, os.W_OK, effective_ids=True):
                    pytest.skip("the system's folder for temporary files is closed to others")
                if not os.access(SOURCES, os.R_OK, effective_ids=True):
                    pytest.skip("the sources lie in a folder that is closed to others")
                yield Path(made)
            finally:
                os.seteuid(0)

    def test_in_a_folder_made_read_only_each_answer_is_kept_or_told(
        self, open_for: OpenWindow, tmp_path: Path
    ) -> None:
        person = open_for("Elena", house="lv-ultimate")
        answer(person)
        files = [*tmp_path.iterdir()]
        for path in (*files, tmp_path):
            path.chmod(0o555 if path.is_dir() else 0o444)
        answer(person)
        assert "cannot be written" in shown(person) or kept(person) == answers(person)
        for path in (tmp_path, *files):
            path.chmod(0o755 if path.is_dir() else 0o644)
        answer(person)
        assert "cannot be written" not in shown(person)
        assert kept(person) == answers(person)
        assert len(answers(person)) == 3


def test_where_no_file_may_grow_the_answers_stay_until_one_may(
    open_for: OpenWindow, tmp_path: Path
) -> None:
    person = open_for("Elena", house="lv-ultimate")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    size = (tmp_path / "trainer.db-wal").stat().st_size
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        answer_until_told(person, str(database_path(tmp_path)))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    answer(person)
    assert str(database_path(tmp_path)) not in shown(person)
    assert kept(person) == answers(person)
