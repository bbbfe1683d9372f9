from __future__ import annotations

import gc
import os
import subprocess
import sys
import weakref
from collections.abc import Callable
from pathlib import Path
from types import FunctionType

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPauseAnimation, Qt, QTimer
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLayoutItem,
    QPushButton,
    QSpacerItem,
    QVBoxLayout,
    QWidget,
    QWidgetItem,
)
from pytestqt.qtbot import QtBot

from dealer_trainer.ui.qt.layouts import nest, nest_at
from dealer_trainer.ui.qt.lifetime import delete_later
from dealer_trainer.ui.widgets.tab_order import order_tabs
from tests.patience import PATIENCE
from tests.ui.guarding import PACKAGE, LedAstray

ROOT = Path(__file__).resolve().parents[2]

# Objects of which only Qt holds the Python half, at addresses where other halves were left behind.
PROGRAM = """
import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize
from dealer_trainer.ui.qt.lifetime import delete_later

class Course(QObject):
    pass

application = QCoreApplication([])
window, left_behind, met = QObject(), {}, 0
for number in range(3000):
    course = Course(window)
    address = shiboken6.getCppPointer(course)[0]
    met += address in left_behind
    delete_later(course)
    del course
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    if number < 50:
        left_behind[address] = shiboken6.wrapInstance(address, QSize)
print(met)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="its C library gives no address twice so soon")
def test_what_is_deleted_while_only_qt_holds_it_does_not_end_the_program() -> None:
    """With a plain ``deleteLater`` this is a segmentation fault in Shiboken 6.11.3."""
    done = subprocess.run(
        [sys.executable, "-X", "faulthandler", "-c", PROGRAM],
        cwd=ROOT,
        # Freed memory is overwritten at once, by the C library where it can.
        env={
            **os.environ,
            "PYTHONMALLOC": "malloc",
            "MALLOC_PERTURB_": "165",
            "PYTHONPATH": str(ROOT),
        },
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert (done.returncode, done.stderr) == (0, "")
    # Addresses do come again: otherwise nothing was tried.
    assert int(done.stdout) > 100


def test_what_was_deleted_is_let_go_of(qapp: QCoreApplication) -> None:
    del qapp
    owner = QObject()
    part = QObject(owner)
    known = weakref.ref(part)
    delete_later(part)
    delete_later(part)
    del part
    gc.collect()
    assert known() is not None
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()
    assert known() is None
    assert owner.children() == []


def halves() -> list[QLayoutItem]:
    """Python's halves of the items of all layouts, of earlier tests' too."""
    return [one for one in shiboken6.getAllValidWrappers() if isinstance(one, QLayoutItem)]


def test_the_order_of_tab_leaves_no_half_of_an_item_behind(qtbot: QtBot) -> None:
    """Shiboken holds it under its address although the widget, and with it the item, is gone."""
    before = halves()
    page = QWidget()
    qtbot.addWidget(page)
    fourth, third, second, first = (QPushButton(page) for _ in range(4))
    column, row, grid = QVBoxLayout(page), QHBoxLayout(), QGridLayout()
    column.addLayout(row)
    row.addWidget(first)
    column.addLayout(grid)
    grid.addWidget(third, 1, 0)
    grid.addWidget(second, 0, 0)
    column.addWidget(fourth)
    order_tabs(page)
    chain: list[QWidget] = [first]
    while len(chain) < 4:
        following = chain[-1].nextInFocusChain()
        following = page.nextInFocusChain() if following is page else following
        assert following is not None
        chain.append(following)
    assert chain == [first, second, third, fourth]
    assert not [one for one in halves() if type(one) is QWidgetItem and one not in before]


def test_a_layout_in_another_keeps_no_half_of_an_item(qtbot: QtBot) -> None:
    before = halves()
    page = QWidget()
    qtbot.addWidget(page)
    column, row, grid, inner = QVBoxLayout(page), QHBoxLayout(), QGridLayout(), QHBoxLayout()
    inner.addWidget(QPushButton(page))
    row.addWidget(QPushButton(page))
    row.addStretch(1)
    nest(row, inner)
    nest_at(grid, row, 0, 0)
    nest(column, grid, 1)
    assert column.count() == grid.count() == inner.count() == 1
    assert row.count() == 3
    left = [type(one) for one in halves() if one not in before]
    assert {QWidgetItem, QSpacerItem}.isdisjoint(left)


CALLS: dict[str, Callable[[QWidget, QVBoxLayout], object]] = {
    "deleted": lambda thing, _column: thing.deleteLater(),
    "waited for": lambda _thing, _column: QTimer.singleShot(0, gc.collect),
    "deleted when closed": lambda thing, _column: thing.setAttribute(
        Qt.WidgetAttribute.WA_DeleteOnClose
    ),
    "deleted when stopped": lambda thing, _column: QPauseAnimation(thing).start(
        QPauseAnimation.DeletionPolicy.DeleteWhenStopped
    ),
    "added": lambda _thing, column: column.addLayout(QHBoxLayout()),
    "inserted": lambda _thing, column: column.insertLayout(0, QHBoxLayout()),
    "put in a cell": lambda _thing, _column: QGridLayout().addLayout(QHBoxLayout(), 0, 0),
}


@pytest.mark.parametrize("call", CALLS.values(), ids=CALLS)
def test_whoever_of_the_program_calls_qt_itself_fails_every_test_of_the_window(
    qtbot: QtBot, call: FunctionType
) -> None:
    """The guard is up in all of them (``conftest``): here a module of the program is made up."""
    thing = QWidget()
    qtbot.addWidget(thing)
    column = QVBoxLayout(thing)
    code = call.__code__.replace(co_filename=f"{PACKAGE}/ui/made_up.py")
    with pytest.raises(LedAstray, match=r"made_up\.py:\d+: Q"):
        FunctionType(code, call.__globals__)(thing, column)
    # From elsewhere, such as Qt's own modules and the tests, it is nobody's business.
    call(thing, column)
