from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from dealer_trainer.ui.widgets.save_path import ask_save_path, file_name


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


DEVICES = ["con", "prn", "aux", "nul", "conin$", "conout$"]
DEVICES += [f"{port}{digit}" for port in ("com", "lpt") for digit in "0123456789¹²³"]


@pytest.mark.parametrize("device", DEVICES)
def test_no_offered_name_is_one_that_windows_keeps_for_a_device(device: str) -> None:
    for typed in (
        device,
        device.title(),
        f"{device}.",
        f" {device} ",
        f"{device}.anna",
        f"{device} .",
    ):
        name = file_name(typed, "export")
        # Windows looks at what stands before the first dot, whatever the ending.
        assert f"{name}.csv".partition(".")[0].rstrip().casefold() not in DEVICES, typed
        assert device in name.casefold()


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("Anna Ozola", "Anna Ozola"),
        ("Connie", "Connie"),
        ("Щёлкин 😀", "Щёлкин 😀"),
        ('a<b>:"/\\|?*c', "a_b________c"),
        ("a\nb\x1b\u202e", "a_b__"),
        (" ..Anna.. ", "Anna"),
        ("...", "export"),
        ("\u3164", "\u3164"),
        ("x" * 59 + ". y", "x" * 59),
    ],
)
def test_an_offered_name_can_be_written_on_every_system(typed: str, offered: str) -> None:
    assert file_name(typed, "export") == offered
