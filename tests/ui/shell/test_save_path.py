from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from dealer_trainer.ui.shell.save_path import ask_save_path


def _dialog(answers: list[Path | None], offered: list[str]) -> Callable[..., Path | None]:
    def ask(title: str, name: str, kinds: str) -> Path | None:
        offered.append(name)
        return answers.pop(0)

    return ask


@pytest.mark.parametrize("typed", ["cert.pdf", "cert.PDF"])
def test_a_name_with_its_ending_is_taken_as_it_is_also_over_another(
    tmp_path: Path, typed: str
) -> None:
    (tmp_path / typed).touch()
    offered: list[str] = []
    ask = _dialog([tmp_path / typed], offered)
    assert ask_save_path(ask, "Save", "result.pdf", ".pdf", "PDF (*.pdf)") == tmp_path / typed
    assert offered == ["result.pdf"]


def test_what_lies_under_the_name_with_its_ending_is_asked_about(tmp_path: Path) -> None:
    (tmp_path / "cert.pdf").touch()
    offered: list[str] = []
    ask = _dialog([tmp_path / "cert", tmp_path / "other"], offered)
    assert ask_save_path(ask, "Save", "result.pdf", ".pdf", "PDF") == tmp_path / "other.pdf"
    assert offered == ["result.pdf", str(tmp_path / "cert.pdf")]


def test_a_cancelled_dialog_saves_nothing(tmp_path: Path) -> None:
    (tmp_path / "cert.pdf").touch()
    assert ask_save_path(_dialog([None], []), "Save", "a", ".pdf", "PDF") is None
    assert ask_save_path(_dialog([tmp_path / "cert", None], []), "Save", "a", ".pdf", "PDF") is None
