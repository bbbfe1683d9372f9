"""What is looked for in every view: room, names, focus, contrast, and hands that slip."""

from __future__ import annotations

import gc
from gettext import NullTranslations
from itertools import pairwise

import shiboken6
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QImage, QKeyEvent, QRegion, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLayout,
    QLayoutItem,
    QLineEdit,
    QWidget,
)

from dealer_trainer.ui.table.page import DrillPage
from dealer_trainer.ui.theme.colour import contrast
from dealer_trainer.ui.widgets.page import Page
from tests.ui.fitting import at_rest, beyond_the_edge, clipped_texts, narrow_buttons, overlapping
from tests.ui.shell.conftest import Person
from tests.ui.shell.everywhere import inputs
from tests.ui.shell.test_pages import names_shown

LEFT = Qt.MouseButton.LeftButton
NOTHING = Qt.KeyboardModifier.NoModifier
READABLE = 4.5


class TwiceAsLong(NullTranslations):
    """A language whose every word is twice as long as the English one."""

    def gettext(self, message: str) -> str:
        """A text twice; a sign such as the decimal mark stays one."""
        return message if len(message) <= 2 else f"{message} {message}"

    def pgettext(self, context: str, message: str) -> str:
        """The same."""
        del context
        return self.gettext(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        """The same."""
        return self.gettext(msgid1 if n == 1 else msgid2)


def misfits(person: Person) -> list[str]:
    """All that has not the room that it needs."""
    window = person.window
    names = tuple(repr(label.text()) for label in names_shown(person))

    def look() -> list[str]:
        clipped = [told for told in clipped_texts(window) if not told.startswith(names)]
        return [*clipped, *narrow_buttons(window), *overlapping(window), *beyond_the_edge(window)]

    return at_rest(look)


THEIRS = {"decimateGroup"}


def halves_of_items() -> list[str]:
    """The Python halves of items that a layout of ours holds, and in what it lies."""
    wrappers = shiboken6.getAllValidWrappers()
    halves = [
        each for each in wrappers if isinstance(each, QLayoutItem) and not isinstance(each, QLayout)
    ]
    # All at once: each look for what refers to something goes through all objects there are.
    holders = [each for each in gc.get_referrers(*halves) if isinstance(each, QLayout)]
    owners = [holder.parentWidget() for holder in holders]
    # The charts bring a form of their own, which is never shown.
    return [type(w).__name__ for w in owners if w is None or w.objectName() not in THEIRS]


# What is said in Latin letters in every language: labels of the felt, keys, houses, files.
LATIN = {"Ante", "Blind", "Play", "Trips", "Bet", "Bonus", "Enter", "Esc", "Dealer", "Trainer"}


def speaks_russian(name: str) -> bool:
    """Whether a name says something that a Russian voice reads."""
    words = {word.strip("·.,:()×") for word in name.split()}
    spoken = {word for word in words if any(letter.isalpha() for letter in word)}
    latin = {word for word in spoken if word.isascii() and len(word) > 3} - LATIN
    return not latin or len(latin) < len(spoken)


def rendered(window: QWidget, widget: QWidget, scale: int = 1, reach: int = 0) -> QImage:
    """A widget as it lies in the window, with so many pixels around it."""
    area = QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())
    area = area.adjusted(-reach, -reach, reach, reach) & window.rect()
    image = QImage(area.size() * scale, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(scale)
    window.render(image, QPoint(0, 0), QRegion(area))
    return image


def without_focus(person: Person, seen: set[str]) -> list[str]:
    """The kinds of controls, of those not seen yet, that look the same with the keys as without."""
    if isinstance(person.page, DrillPage):
        return _without_focus_on_the_table(person, seen)
    found = []
    for widget in inputs(person):
        kind = _kind(widget)
        if kind in seen:
            continue
        if isinstance(person.page, Page):
            person.page.showing(widget)
        focused = QApplication.focusWidget()
        if focused is not None:
            focused.clearFocus()
        QApplication.processEvents()
        before = rendered(person.window, widget, reach=5)
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        QApplication.processEvents()
        if QApplication.focusWidget() is widget:
            seen.add(kind)
            if rendered(person.window, widget, reach=5) == before:
                found.append(kind)
    return found


def _without_focus_on_the_table(person: Person, seen: set[str]) -> list[str]:
    """The same where Tab leads from question to question, and only from a button to others."""
    at_first = QApplication.focusWidget()
    # Of a settled layout Tab leads to the next one.
    if not isinstance(at_first, QAbstractButton) or at_first.objectName() in ("next", "step"):
        return []
    others = [widget for widget in inputs(person) if widget is not at_first]
    if seen.issuperset(map(_kind, others)):
        return []
    found = []
    pictures = {widget: rendered(person.window, widget, reach=5) for widget in others}
    for _step in range(len(pictures) + 1):
        person.press(Qt.Key.Key_Tab)
        QApplication.processEvents()
        widget = QApplication.focusWidget()
        if widget not in pictures:
            break
        seen.add(_kind(widget))
        if rendered(person.window, widget, reach=5) == pictures[widget]:
            found.append(_kind(widget))
    at_first.setFocus(Qt.FocusReason.OtherFocusReason)
    QApplication.processEvents()
    return found


def _kind(widget: QWidget) -> str:
    return f"{type(widget).__name__} {widget.objectName().rpartition('.')[0]}"


def steps_up(person: Person, met: list[QWidget]) -> list[str]:
    """Where Tab leads up and to the left at once, the way round left out."""
    found = []
    inside = [w for w in met if person.page.isAncestorOf(w)]
    places = [QRect(w.mapTo(person.window, QPoint(0, 0)), w.size()) for w in inside]
    first = min(range(len(inside)), key=lambda at: (places[at].top(), places[at].left()), default=0)
    order = [*range(first, len(inside)), *range(first)]
    for one, other in pairwise(order):
        if places[other].bottom() < places[one].top() and places[other].left() < places[one].left():
            found.append(f"{inside[one].objectName()} → {inside[other].objectName()}")
    return found


def inks(image: QImage) -> tuple[str, str, float]:
    """The ground of a picture (its commonest colour), and the ink that stands out from it most."""
    counts: dict[int, int] = {}
    for pixel in memoryview(image.constBits()).cast("I"):
        counts[pixel] = counts.get(pixel, 0) + 1
    ground = max(counts, key=counts.__getitem__)
    shown = f"#{ground & 0xFFFFFF:06X}"
    often = [pixel for pixel, count in counts.items() if count >= 3]
    ratios = {f"#{pixel & 0xFFFFFF:06X}" for pixel in often}
    ink = max(ratios, key=lambda colour: contrast(colour, shown), default=shown)
    return shown, ink, contrast(ink, shown)


def faint_texts(person: Person, looked: set[tuple[str, str, int]]) -> list[str]:
    """Texts that do not stand out from their ground; the same ink on the same kind of ground is
    looked at once.
    """
    found = []
    for label in person.window.findChildren(QLabel):
        parent = type(label.parentWidget()).__name__
        key = (str(label.property("role")), parent, label.palette().windowText().color().rgb())
        hidden = label.visibleRegion().boundingRect() != label.rect()
        if hidden or not label.text().strip() or not label.isEnabled() or key in looked:
            continue
        looked.add(key)
        ground, ink, ratio = inks(rendered(person.window, label, scale=3))
        if ratio < READABLE:
            found.append(f"{label.text()[:40]!r}: {ink} on {ground} is {ratio:.2f}")
    return found


def kept(person: Person) -> tuple[object, ...]:
    """All that a trainee answered or chose, on whatever page."""
    drill = person.program.drill
    table = person.program.practice.slot.table or person.program.review.slot.table
    quiz = person.program.quizzes
    taking = None if quiz.slot.table is None else quiz.session
    return (
        person.program.state.preferences,
        None if drill is None else (drill.session.state.answers, drill.session.state.draft),
        None if taking is None or taking.drill is None else taking.drill.answers,
        table is None,
        [box.currentIndex() for box in person.window.findChildren(QComboBox) if box.isVisible()],
        [field.text() for field in person.window.findChildren(QLineEdit) if field.isVisible()],
        [
            button.isChecked()
            for button in person.window.findChildren(QAbstractButton)
            if button.isVisible() and button.isCheckable()
        ],
        person.page.objectName(),
    )


def turn_the_wheel(widget: QWidget) -> None:
    """A notch up and two down over a widget, with Ctrl too."""
    middle = QPointF(widget.rect().center())
    for notch, held in (
        (120, NOTHING),
        (-240, NOTHING),
        (-120, Qt.KeyboardModifier.ControlModifier),
    ):
        event = QWheelEvent(
            middle,
            widget.mapToGlobal(middle),
            QPoint(0, 0),
            QPoint(0, notch),
            Qt.MouseButton.NoButton,
            held,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(widget, event)


def drag_across(person: Person) -> None:
    """Press on each button, let go on another: neither was clicked."""
    buttons = [w for w in inputs(person) if isinstance(w, QAbstractButton)]
    for one, other in pairwise(buttons):
        if not person.page.isAncestorOf(one):
            continue
        QTest.mousePress(one, LEFT, pos=one.rect().center())
        target = one.mapFromGlobal(other.mapToGlobal(other.rect().center()))
        if not one.rect().contains(target):
            QTest.mouseMove(one, target)
            QTest.mouseRelease(one, LEFT, pos=target)
        else:
            QTest.mouseRelease(one, LEFT, pos=QPoint(-50, -50))


def hold_keys(person: Person) -> None:
    """Keys that stay down, on whatever has the keys; a line that is edited repeats them."""
    if isinstance(QApplication.focusWidget(), QLineEdit) and not isinstance(person.page, DrillPage):
        return
    for key, text in (
        (Qt.Key.Key_Return, "\r"),
        (Qt.Key.Key_5, "5"),
        (Qt.Key.Key_Minus, "-"),
        (Qt.Key.Key_0, "0"),
    ):
        for _ in range(4):
            held = QKeyEvent(QEvent.Type.KeyPress, key, NOTHING, text, True)
            QApplication.sendEvent(QApplication.focusWidget() or person.window, held)


def double_click(person: Person) -> list[str]:
    """Buttons that choose, pressed twice: those that are then not as after one click."""
    found = []
    for button in inputs(person):
        if not isinstance(button, QAbstractButton) or not button.isCheckable():
            continue
        middle = button.rect().center()
        QTest.mouseClick(button, LEFT, pos=middle)
        once = button.isChecked()
        QTest.mouseDClick(button, LEFT, pos=middle)
        if button.isVisible() and button.isChecked() != once:
            found.append(button.objectName())
    return found
