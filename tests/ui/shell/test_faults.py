from __future__ import annotations

import gc
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QListWidget, QPlainTextEdit, QPushButton
from pytestqt.qtbot import QtBot

from dealer_trainer.presentation.services import Opening
from dealer_trainer.training.errors import StoreError, StoreFault
from dealer_trainer.training.ports import KeptCopy
from dealer_trainer.ui.app.application import StartupTasks, make_application, open_window
from dealer_trainer.ui.app.dialogs import (
    BugReporter,
    DamageDialog,
    NoticeDialog,
    Remedy,
    ReportDialog,
    report,
)
from tests.ui.shell.conftest import OpenWindow

# The platform without a screen says so of every dialog.
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


def fault(words: str) -> ZeroDivisionError:
    try:
        raise ZeroDivisionError(words)
    except ZeroDivisionError as error:
        return error


def test_a_bug_is_told_with_a_report_that_can_be_copied_and_logged_without_names(
    open_for: OpenWindow, qtbot: QtBot, capsys: pytest.CaptureFixture[str]
) -> None:
    person = open_for("Elena")
    logged: list[str] = []
    reporter = BugReporter("1.2.3", logged.append, person.window)
    error = fault("Elena typed this")
    reporter.catch(type(error), error, error.__traceback__)
    reporter.catch(type(error), error, error.__traceback__)
    qtbot.waitUntil(lambda: person.is_shown("report"))
    dialogs = person.window.findChildren(ReportDialog)
    assert len(dialogs) == 1
    shown = dialogs[0].findChild(QPlainTextEdit)
    assert shown is not None
    assert "ZeroDivisionError: Elena typed this" in shown.toPlainText()
    person.click("report.copy")
    assert QGuiApplication.clipboard().text() == shown.toPlainText()
    assert len(logged) == 2
    assert "ZeroDivisionError" in logged[0]
    assert "Elena" not in logged[0]
    assert "Elena" in capsys.readouterr().err
    person.click("report.close")


def test_a_report_names_files_without_the_folders_that_they_lie_in() -> None:
    told = report(fault("x"), "1.2.3", with_words=False)
    assert "test_faults.py:" in told
    assert str(Path.home()) not in told


def test_a_data_folder_on_a_network_disk_is_warned_of_once(
    open_for: OpenWindow, qtbot: QtBot
) -> None:
    services = replace(open_for("Elena").services, on_network=True)
    told = []
    for _start in range(2):
        window, _course = open_window(make_application(services.assets), services, Opening())
        qtbot.addWidget(window)
        for notice in window.findChildren(NoticeDialog):
            told += [label.text() for label in notice.findChildren(QLabel)]
    (sentence,) = told
    assert str(services.data_folder) in sentence
    assert "network disk" in sentence


def test_the_window_has_its_icon_once_it_has_settled(open_for: OpenWindow) -> None:
    person = open_for("Elena")
    assert QGuiApplication.desktopFileName() == "dealer-trainer"
    settling = StartupTasks(make_application(person.services.assets), person.services.assets)
    settling.settle()
    settling.close()
    gc.unfreeze()
    assert not person.window.windowIcon().pixmap(32).isNull()


def test_a_fault_of_the_disk_is_told_in_a_sentence_and_the_window_stays(
    open_for: OpenWindow, qtbot: QtBot
) -> None:
    person = open_for("Elena")
    person.program.navigator.tell(StoreError(StoreFault.DISK_FULL, Path("trainer.db")))
    qtbot.waitUntil(lambda: person.is_shown("notice"))
    notice = person.window.findChild(NoticeDialog)
    assert notice is not None
    assert any("disk is full" in label.text() for label in notice.findChildren(QLabel))
    person.click("notice.close")
    assert person.page.isEnabled()


@pytest.mark.parametrize(
    ("button", "expected"), [("leave", Remedy.LEAVE), ("anew", Remedy.BEGIN_ANEW)]
)
def test_a_damaged_store_is_left_or_begun_anew_as_is_wished(
    qtbot: QtBot, button: str, expected: Remedy
) -> None:
    dialog = DamageDialog(Path("trainer.db"), ())
    qtbot.addWidget(dialog)
    dialog.show()
    put_back = dialog.findChild(QPushButton, "damage.put_back")
    assert put_back is not None
    assert not put_back.isVisible()
    wished = dialog.findChild(QPushButton, f"damage.{button}")
    assert wished is not None
    wished.click()
    assert dialog.remedy is expected


def test_a_copy_is_chosen_to_be_put_back(qtbot: QtBot) -> None:
    copies = tuple(
        KeptCopy(f"daily-{day}.db", datetime(2026, 11, day, 12, tzinfo=UTC), 1) for day in (30, 29)
    )
    dialog = DamageDialog(Path("trainer.db"), copies)
    qtbot.addWidget(dialog)
    dialog.show()
    shown = dialog.findChild(QListWidget)
    assert shown is not None
    shown.setCurrentRow(1)
    wished = dialog.findChild(QPushButton, "damage.put_back")
    assert wished is not None
    wished.click()
    assert dialog.remedy is copies[1]
