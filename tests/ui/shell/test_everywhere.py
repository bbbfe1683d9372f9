"""What must hold on every page and at every stage of every table, also on those still to come."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from dealer_trainer.text import language
from dealer_trainer.text.language import Language
from dealer_trainer.training.preferences import Theme
from dealer_trainer.ui.app.pages import PageName
from dealer_trainer.ui.table.page import DrillPage
from tests.ui.languages import ALL
from tests.ui.shell.conftest import OpenWindow, Person
from tests.ui.shell.everywhere import inputs, settle_wrongly, views
from tests.ui.shell.looking import (
    TwiceAsLong,
    drag_across,
    faint_texts,
    halves_of_items,
    hold_keys,
    kept,
    misfits,
    rendered,
    speaks_russian,
    steps_up,
    turn_the_wheel,
    without_focus,
)
from tests.ui.shell.test_pages import open_page

Found = dict[str, list[str]]


@dataclass
class Walk:
    """What was found on one walk through all views; a walk serves several tests."""

    views: list[str] = field(default_factory=list)
    misfits: Found = field(default_factory=dict)
    nameless: Found = field(default_factory=dict)
    foreign: Found = field(default_factory=dict)
    unseen: Found = field(default_factory=dict)
    faint: Found = field(default_factory=dict)
    looked: set[tuple[str, str, int]] = field(default_factory=set)
    focused: set[str] = field(default_factory=set)
    wheeled: list[str] = field(default_factory=list)
    dragged: list[str] = field(default_factory=list)
    held: list[str] = field(default_factory=list)
    spoken: list[str] = field(default_factory=list)
    halves: list[str] = field(default_factory=list)


_WALKS: dict[str, Walk] = {}


def put(found: Found, view: str, told: list[str]) -> None:
    """Note what was found, where anything was."""
    if told:
        found[view] = told


@pytest.fixture
def english(open_for: OpenWindow) -> Walk:
    """A walk in the dark theme: contrast, focus, and hands that slip."""
    if "english" not in _WALKS:
        walk, person = Walk(), open_for("Elena")
        person.program.state.change(theme=Theme.DARK)
        for view in views(person):
            walk.views.append(view)
            put(walk.faint, view, faint_texts(person, walk.looked))
            slip(person, walk, view)
            put(walk.unseen, view, without_focus(person, walk.focused))
            if view == "drill settle feedback":
                shown = [w for w in person.page.findChildren(QWidget) if w.isVisible()]
                walk.spoken = [widget.accessibleName() for widget in shown]
        walk.halves = halves_of_items()
        _WALKS["english"] = walk
    return _WALKS["english"]


def slip(person: Person, walk: Walk, view: str) -> None:
    """The wheel, a drag and held keys, and whether anything was changed by them."""
    before = kept(person)
    for widget in [*inputs(person), person.page]:
        turn_the_wheel(widget)
    if kept(person) != before:
        walk.wheeled.append(view)
    if not isinstance(person.page, DrillPage):
        drag_across(person)
        if kept(person) != before:
            walk.dragged.append(view)
    hold_keys(person)
    if kept(person) != before:
        walk.held.append(view)


@pytest.fixture
def russian(open_for: OpenWindow) -> Walk:
    """A walk in Russian, low and light: room, names, contrast."""
    if "russian" not in _WALKS:
        person = open_for("Елена", language=Language.RU, size=(1280, 680))
        person.program.state.change(theme=Theme.LIGHT)
        walk = Walk()
        for view in views(person):
            walk.views.append(view)
            put(walk.misfits, view, misfits(person))
            put(walk.faint, view, faint_texts(person, walk.looked))
            names = {w.objectName() or type(w).__name__: w.accessibleName() for w in inputs(person)}
            put(walk.nameless, view, [w for w, name in names.items() if not name.strip()])
            foreign = [
                name
                for widget, name in names.items()
                if name.strip() and ".language." not in widget and not speaks_russian(name)
            ]
            put(walk.foreign, view, foreign)
        _WALKS["russian"] = walk
    return _WALKS["russian"]


def test_every_view_is_visited(english: Walk) -> None:
    visited = {view.removeprefix("page ") for view in english.views}
    assert {page.value for page in PageName} <= visited
    assert len(english.views) > 45


@pytest.mark.parametrize("size", [(1366, 768), (1280, 680)] if ALL else [(1280, 680)])
def test_a_language_twice_as_long_fits_everywhere(
    open_for: OpenWindow, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    monkeypatch.setattr(language, "catalogue", lambda _language: TwiceAsLong())
    person = open_for("Elena", size=size)
    found = {view: told for view in views(person) if (told := misfits(person))}
    assert found == {}
    assert (person.window.width(), person.window.height()) == size


def test_russian_fits_everywhere(russian: Walk) -> None:
    assert russian.misfits == {}


def test_every_control_has_a_name(russian: Walk) -> None:
    assert russian.nameless == {}


def test_every_name_of_a_control_speaks_the_language_in_use(russian: Walk) -> None:
    assert russian.foreign == {}


def test_the_focus_is_seen_on_every_control(english: Walk) -> None:
    assert english.unseen == {}
    assert len(english.focused) > 20


def test_every_text_stands_out_from_its_ground_in_the_dark_theme(english: Walk) -> None:
    assert english.faint == {}
    assert len(english.looked) > 40


def test_every_text_stands_out_from_its_ground_in_the_light_theme(russian: Walk) -> None:
    assert russian.faint == {}
    assert len(russian.looked) > 40


def test_no_layout_keeps_the_halves_of_its_items(english: Walk) -> None:
    assert english.halves == []


def test_the_wheel_changes_no_answer_and_no_choice(english: Walk) -> None:
    assert english.wheeled == []


def test_a_drag_changes_no_answer_and_no_choice(english: Walk) -> None:
    assert english.dragged == []


def test_a_held_key_acts_no_second_time(english: Walk) -> None:
    assert english.held == []


def grey_shape(picture: QImage) -> list[bool]:
    """What of the middle of a picture is light in grey, half-way between its lightest and its
    darkest.
    """
    grey = picture.convertToFormat(QImage.Format.Format_Grayscale8)
    across = range(grey.width() // 5, grey.width() - grey.width() // 5)
    levels = [grey.pixelColor(x, y).value() for y in across for x in across]
    assert max(levels) - min(levels) > 60, "the sign is not to be seen in grey"
    return [level > (max(levels) + min(levels)) / 2 for level in levels]


def test_marks_are_told_in_words(english: Walk) -> None:
    assert any(", wrong" in name for name in english.spoken)


@pytest.mark.parametrize("theme", [Theme.DARK, Theme.LIGHT])
def test_right_and_wrong_differ_in_shape_and_in_grey(open_for: OpenWindow, theme: Theme) -> None:
    person = open_for("Elena", house="lv-ultimate")
    person.program.state.change(theme=theme, motion=False)
    settle_wrongly(person)
    # Any key ends what still fades in.
    person.press(Qt.Key.Key_F9)
    QApplication.processEvents()
    shown = [w for w in person.page.findChildren(QWidget) if w.isVisible()]
    # The pair is named rightly, the ante settled wrongly.
    right = next(w for w in shown if w.accessibleName().startswith("Box 5, hand, right"))
    wrong = next(w for w in shown if w.accessibleName().startswith("Box 5, Ante, wrong"))
    signs = [
        grey_shape(rendered(person.window, sign))
        for mark in (right, wrong)
        for sign in [mark, *mark.findChildren(QWidget)]
        if type(sign) is type(right)
    ]
    assert len(signs) == 2
    assert sum(one != other for one, other in zip(*signs, strict=True)) > 20


def test_tab_reaches_every_control_of_a_page_from_top_to_bottom(open_for: OpenWindow) -> None:
    person = open_for("Elena")
    for page in PageName:
        open_page(person, page)
        wanted = set(inputs(person))
        met: list[QWidget] = []
        for _step in range(2 * len(wanted) + 4):
            person.press(Qt.Key.Key_Tab)
            focused = QApplication.focusWidget()
            assert focused is not None
            if focused in met:
                break
            met.append(focused)
        missing = {w.objectName() for w in wanted - set(met)}
        # Of buttons that exclude each other one is reached, the arrows reach the others.
        groups = {w.objectName().rpartition(".")[0] for w in met}
        assert {name for name in missing if name.rpartition(".")[0] not in groups} == set(), page
        assert steps_up(person, met) == [], page
