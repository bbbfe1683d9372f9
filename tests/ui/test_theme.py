"""The contrasts that the spec promises, for each look, and what follows from the tokens."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontInfo, QFontMetricsF, QPalette, QRawFont
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from dealer_trainer.paths import assets
from dealer_trainer.ui.theme.colour import contrast, mixed, readable
from dealer_trainer.ui.theme.fonts import font, load_fonts
from dealer_trainer.ui.theme.icon_strokes import Icon, icon_outline
from dealer_trainer.ui.theme.icons import icon_pixmap
from dealer_trainer.ui.theme.look import Look
from dealer_trainer.ui.theme.stylesheet import style_sheet
from dealer_trainer.ui.theme.tokens import DARK, LIGHT, Scheme, Tokens, page_factor, tokens_for

TEXT = [
    ("text", "surface"),
    ("text", "bg"),
    ("text", "raised"),
    ("text", "accentbg"),
    ("text", "wrongbg"),
    ("text", "rightbg"),
    ("text2", "surface"),
    ("text2", "bg"),
    ("text2", "raised"),
    ("text3", "surface"),
    ("text3", "raised"),
    ("accent", "surface"),
    ("onaccent", "accent"),
    ("right", "surface"),
    ("wrong", "surface"),
    ("wrong", "wrongbg"),
    ("pay", "surface"),
    ("feltink", "felt"),
    ("pilltext", "pill"),
    ("onhere", "here"),
    ("righttick", "rightdisc"),
    ("wrongcross", "wrongdisc"),
    ("payouttext", "payout"),
]
LINES = [
    ("fieldline", "surface"),
    ("feltline", "felt"),
    ("here", "felt"),
    ("accent", "bg"),
    ("rightdisc", "felt"),
    ("wrongdisc", "felt"),
]
looks = pytest.mark.parametrize("tokens", [DARK, LIGHT], ids=["dark", "light"])


@looks
@pytest.mark.parametrize(("ink", "ground"), TEXT)
def test_text_can_be_read(tokens: Tokens, ink: str, ground: str) -> None:
    assert contrast(getattr(tokens, ink), getattr(tokens, ground)) >= 4.5


@looks
@pytest.mark.parametrize(("ink", "ground"), LINES)
def test_lines_and_marks_can_be_seen(tokens: Tokens, ink: str, ground: str) -> None:
    assert contrast(getattr(tokens, ink), getattr(tokens, ground)) >= 3


@pytest.mark.parametrize(
    ("tokens", "ink", "ground", "ratio"),
    [
        (DARK, "text", "surface", 14.6),
        (DARK, "accent", "surface", 9.2),
        (DARK, "feltline", "felt", 4.4),
        (DARK, "payouttext", "payout", 11.4),
        (LIGHT, "text", "surface", 16.8),
        (LIGHT, "accent", "surface", 6.0),
        (LIGHT, "feltline", "felt", 4.1),
        (LIGHT, "text3", "raised", 5.1),
    ],
)
def test_the_ratios_are_those_of_the_spec(
    tokens: Tokens, ink: str, ground: str, ratio: float
) -> None:
    found = contrast(getattr(tokens, ink), getattr(tokens, ground))
    assert found == pytest.approx(ratio, abs=0.06)


def test_black_on_white_is_the_highest_contrast() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert readable("#101010", "#000000", "#FFFFFF") == "#FFFFFF"
    assert mixed("#000000", "#FFFFFF", 0.5) == "#808080"


def test_a_wish_for_a_look_is_kept_and_wide_windows_are_drawn_larger(qapp: QApplication) -> None:
    assert tokens_for(Scheme.LIGHT) is LIGHT
    assert tokens_for(Scheme.DARK) is DARK
    assert tokens_for(Scheme.SYSTEM) in (DARK, LIGHT)
    assert [page_factor(width) for width in (1366, 1679, 1680, 1920)] == [1, 1, 1.18, 1.18]


@pytest.mark.parametrize("weight", [400, 500, 600, 700])
def test_figures_are_of_one_width_in_the_bundled_type(qtbot: QtBot, weight: int) -> None:
    load_fonts(assets() / "fonts")
    face = font(13, weight)
    metrics = QFontMetricsF(face)
    assert QFontInfo(face).family() == "Inter"
    widths = [metrics.horizontalAdvance(str(digit) * 10) for digit in range(10)]
    # A proportional 1 is three pixels narrower than an 8, ten of them thirty.
    assert max(widths) - min(widths) < 0.5


@pytest.mark.parametrize(
    "language_sample", ["Играч", "Дилер: не квалифицируется", "spēlētājs", "řada"]
)
def test_the_bundled_type_has_the_letters_of_every_language(
    qtbot: QtBot, language_sample: str
) -> None:
    load_fonts(assets() / "fonts")
    raw = QRawFont.fromFont(font(13))
    assert all(raw.supportsCharacter(ord(letter)) for letter in language_sample)


@looks
def test_the_style_sheet_is_understood_by_qt(
    qtbot: QtBot, qapp: QApplication, tokens: Tokens
) -> None:
    # A sheet that cannot be parsed is a Qt warning, and a warning fails the test.
    before = qapp.styleSheet()
    qapp.setStyleSheet(style_sheet(Look(tokens, 1.18, 1.3)))
    assert tokens.accentbg in qapp.styleSheet()
    qapp.setStyleSheet(before)


@looks
def test_what_an_empty_field_says_is_not_paler_than_a_hint(qtbot: QtBot, tokens: Tokens) -> None:
    field = QLineEdit()
    qtbot.addWidget(field)
    field.setStyleSheet(style_sheet(Look(tokens)))
    field.ensurePolished()
    ink = field.palette().color(QPalette.ColorRole.PlaceholderText)
    assert ink.alpha() == 255
    assert contrast(ink.name(), tokens.surface) >= 4.5


@pytest.mark.parametrize("icon", Icon)
def test_every_icon_stays_in_its_square_and_is_kept(qtbot: QtBot, icon: Icon) -> None:
    around = icon_outline(icon).controlPointRect()
    assert around.isValid() or around.width() > 0 or around.height() > 0
    assert around.left() >= 1
    assert around.top() >= 1
    assert around.right() <= 23
    assert around.bottom() <= 23
    assert icon_pixmap(icon, 20, "#FFFFFF", 2.0) is icon_pixmap(icon, 20, "#FFFFFF", 2.0)
    assert icon_pixmap(icon, 20, "#FFFFFF", 2.0).width() == 40
