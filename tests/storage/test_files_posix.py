"""Files as POSIX alone has them: pipes with names, links to files, permissions by a mode."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from dealer_trainer.rules.errors import BadInput, FaultKind
from dealer_trainer.storage.files import open_named, open_own, replace_file


def test_a_person_may_name_a_pipe_and_a_dialog_may_not(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    writer = os.open(pipe, os.O_RDWR | os.O_NONBLOCK)
    os.write(writer, b"text")
    with open_named(pipe, "pipe") as file:
        assert file.read(4) == b"text"
    with pytest.raises(BadInput) as refused:
        open_named(pipe, "pipe", plain=True)
    os.close(writer)
    assert refused.value.faults[0].kind is FaultKind.NOT_PLAIN


def test_an_own_file_is_read_through_a_link_to_a_plain_one(tmp_path: Path) -> None:
    (tmp_path / "there").write_bytes(b"text")
    (tmp_path / "here").symlink_to("there")
    with open_own(tmp_path / "here") as file:
        assert file.read() == b"text"


def test_a_file_that_is_replaced_keeps_its_permissions(tmp_path: Path, nameless: bool) -> None:
    path = tmp_path / "Anna.csv"
    path.write_bytes(b"old")
    path.chmod(0o600)
    replace_file(path, b"new")
    assert path.stat().st_mode & 0o777 == 0o600
    replace_file(tmp_path / "key", b"new", 0o600)
    assert (tmp_path / "key").stat().st_mode & 0o777 == 0o600
