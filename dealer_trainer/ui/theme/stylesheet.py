"""The application style sheet, made from the tokens of a look.

A widget says what it is with the dynamic property ``role``; the sheet knows the roles below.
Labels: title, hero, section, bet, strong, meta, hint, faint, badge, right, wrong, here, pay.
Frames: rail, card, rule. Buttons: primary, nav, segment, link, danger; without a role a button
is secondary.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dealer_trainer.ui.theme.colour import faded
from dealer_trainer.ui.theme.fonts import points
from dealer_trainer.ui.theme.look import Look
from dealer_trainer.ui.theme.tokens import Tokens, palette

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication, QWidget


def give_role(widget: QWidget, role: str) -> None:
    """Say what a widget is, so that the sheet dresses it; may be said again at any time."""
    if widget.property("role") != role:
        widget.setProperty("role", role)
        widget.style().unpolish(widget)
        widget.style().polish(widget)


def apply_theme(application: QApplication, look: Look) -> None:
    """Give the whole application one look; may be called again at any time.

    Type and ink of what has no role come from the application's font and palette: a rule of the
    sheet for every widget would outweigh what a widget says of itself.
    """
    sheet = style_sheet(look)
    if application.styleSheet() == sheet:
        return
    application.setPalette(palette(look.tokens))
    application.setFont(look.font(14))
    application.setStyleSheet(sheet)


def style_sheet(look: Look) -> str:
    """The sheet of the whole application in one look."""
    tokens = look.tokens
    return "\n".join(
        (
            _text(tokens, look),
            _frames(tokens),
            _buttons(tokens, look),
            _inputs(tokens, look),
            _lists(tokens, look),
        )
    )


def _face(look: Look, size: float, weight: int) -> str:
    return f"font-size: {points(look.type(size)):.2f}pt; font-weight: {weight};"


def _clear(colour: str, opacity: float) -> str:
    shade = faded(colour, opacity)
    return f"rgba({shade.red()}, {shade.green()}, {shade.blue()}, {opacity:.2f})"


def _text(t: Tokens, m: Look) -> str:
    sizes = (
        ("title", 24, 700, t.text),
        ("hero", 22, 700, t.text),
        ("section", 17, 600, t.text),
        ("bet", 15.5, 600, t.text),
        ("strong", 14, 600, t.text),
        ("meta", 13, 400, t.text2),
        ("hint", 12.5, 400, t.text2),
        ("faint", 12.5, 400, t.text3),
        ("right", 13, 600, t.right),
        ("wrong", 13, 600, t.wrong),
        ("here", 13, 600, t.accent),
        ("pay", 14, 600, t.pay),
    )
    rules = [
        f"QMainWindow, QDialog, QWidget[role='page'] {{ background: {t.bg}; }}",
    ]
    rules += [
        f"QLabel[role='{role}'] {{ {_face(m, size, weight)} color: {ink}; }}"
        for role, size, weight, ink in sizes
    ]
    rules += [
        f"QLabel[role='badge'] {{ {_face(m, 12, 700)} background: {t.raised};"
        f" border: 1px solid {t.line}; border-radius: {m.px(8)}px; padding: 1px {m.px(8)}px; }}",
        f"QToolTip {{ {_face(m, 12.5, 400)} background: {t.raised}; color: {t.text};"
        f" border: 1px solid {t.fieldline}; padding: 4px 6px; }}",
    ]
    return "\n".join(rules)


def _frames(t: Tokens) -> str:
    return f"""
QFrame[role='rail'] {{ background: {t.surface}; border: none; border-right: 1px solid {t.line}; }}
QFrame[role='card'] {{ background: {t.surface}; border: 1px solid {t.line}; border-radius: 14px; }}
QFrame[role='rule'] {{ background: {t.line}; border: none; max-height: 1px; min-height: 1px; }}
"""


def _buttons(t: Tokens, m: Look) -> str:
    press = t.line
    return f"""
QPushButton {{ {_face(m, 14, 600)} background: {t.raised}; color: {t.text};
    border: 1px solid {t.line}; border-radius: 8px; padding: {m.px(6)}px {m.px(14)}px;
    outline: none; }}
QPushButton:hover {{ border-color: {t.fieldline}; }}
QPushButton:pressed {{ background: {press}; }}
QPushButton:focus {{ border: 2px solid {t.accent};
    padding: {m.px(6) - 1}px {m.px(14) - 1}px; }}
QPushButton:disabled {{ color: {t.text3}; background: transparent; }}
QToolButton {{ background: transparent; border: 1px solid transparent; border-radius: 6px;
    padding: 3px; }}
QToolButton:hover, QToolButton:focus {{ background: {t.raised}; border-color: {t.line}; }}
QPushButton[role='primary'] {{ {_face(m, 15, 600)} background: {t.accent}; color: {t.onaccent};
    border: 2px solid {t.accent}; }}
QPushButton[role='primary']:hover {{ border-color: {t.text}; }}
QPushButton[role='primary']:focus {{ border-color: {t.text}; }}
QPushButton[role='primary']:disabled {{ background: {t.raised}; color: {t.text3};
    border-color: {t.line}; }}
QPushButton[role='danger']:enabled {{ color: {t.wrong}; }}
QPushButton[role='link'] {{
    background: transparent; border: 2px solid transparent; color: {t.text2};
    padding: {m.px(4)}px 0; }}
QPushButton[role='link']:enabled {{ color: {t.pay}; }}
QPushButton[role='link']:disabled {{ color: {t.text3}; }}
QPushButton[role='link']:hover {{ color: {t.text}; text-decoration: underline; }}
QPushButton[role='link']:focus {{ border-color: {t.accent}; }}
QPushButton[role='nav'] {{ {_face(m, 14, 500)} text-align: left; background: transparent;
    color: {t.text2}; border: 2px solid transparent; border-left: 3px solid transparent;
    padding: {m.px(9)}px {m.px(12)}px; }}
QPushButton[role='nav']:hover {{ background: {t.raised}; color: {t.text}; }}
QPushButton[role='nav']:checked {{ {_face(m, 14, 600)} background: {t.accentbg}; color: {t.text}; }}
QPushButton[role='nav']:focus {{ border: 2px solid {t.accent}; }}
QPushButton[role='segment']:checked {{
    background: {t.accentbg}; border: 2px solid {t.accent}; }}
QPushButton[role='segment'] {{ background: transparent; border: 1px solid {t.line};
    padding: {m.px(8)}px {m.px(8)}px; }}
QPushButton[role='segment']:checked {{ padding: {m.px(8) - 1}px {m.px(8) - 1}px; }}
QPushButton[role='segment']:focus {{ border: 2px solid {t.accent};
    padding: {m.px(8) - 1}px {m.px(8) - 1}px; }}
QCheckBox, QRadioButton {{ spacing: {m.px(8)}px; background: transparent;
    border: 2px solid transparent; border-radius: 6px; padding: 3px; }}
QCheckBox:focus, QRadioButton:focus {{ border-color: {t.accent}; }}
QCheckBox::indicator, QRadioButton::indicator {{ width: {m.px(16)}px; height: {m.px(16)}px;
    border: 1px solid {t.fieldline}; background: {t.surface}; border-radius: 4px; }}
QRadioButton::indicator {{ border-radius: {m.px(9)}px; }}
QCheckBox::indicator:checked, QRadioButton::indicator:checked {{ background: {t.accent};
    border: 1px solid {t.accent}; }}
"""


def _inputs(t: Tokens, m: Look) -> str:
    return f"""
QLineEdit, QComboBox, QSpinBox, QPlainTextEdit, QTextEdit {{ background: {t.surface};
    color: {t.text}; border: 1px solid {t.fieldline}; border-radius: 8px;
    padding: {m.px(5)}px {m.px(9)}px; selection-background-color: {t.accent};
    selection-color: {t.onaccent}; }}
QLineEdit {{ placeholder-text-color: {t.text3}; }}
QLineEdit:focus, QComboBox:focus, QSpinBox:focus, QPlainTextEdit:focus, QTextEdit:focus {{
    border: 2px solid {t.accent}; padding: {m.px(5) - 1}px {m.px(9) - 1}px; }}
QComboBox {{ combobox-popup: 0; }}
QComboBox::drop-down {{ border: none; width: {m.px(24)}px; }}
QComboBox QAbstractItemView {{ background: {t.surface}; border: 1px solid {t.fieldline};
    selection-background-color: {t.accentbg}; selection-color: {t.text}; outline: none; }}
QComboBox QAbstractItemView::item {{ min-height: {m.px(32)}px; padding: 0 {m.px(8)}px; }}
"""


def _lists(t: Tokens, m: Look) -> str:
    return f"""
QAbstractItemView {{ background: {t.surface}; alternate-background-color: {t.raised};
    border: none; outline: none; selection-background-color: {t.accentbg};
    selection-color: {t.text}; gridline-color: {t.line}; }}
QDialog QListWidget {{ border: 1px solid {t.fieldline}; border-radius: 8px; padding: 4px; }}
QDialog QListWidget:focus {{ border: 2px solid {t.accent}; padding: 3px; }}
QDialog QListWidget::item {{ padding: {m.px(7)}px {m.px(9)}px; border-radius: 6px; }}
QDialog QListWidget::item:selected {{ background: {t.accentbg}; color: {t.text}; }}
QHeaderView::section {{ {_face(m, 12.5, 600)} background: {t.surface}; color: {t.text2};
    border: none; border-bottom: 1px solid {t.line}; padding: {m.px(6)}px 3px; }}
QMenu {{ background: {t.raised}; border: 1px solid {t.line}; padding: 4px; }}
QMenu::item {{ padding: {m.px(6)}px {m.px(18)}px; border-radius: 6px; }}
QMenu::item:selected {{ background: {t.accentbg}; color: {t.text}; }}
QScrollArea {{ background: transparent; border: none; }}
QScrollArea > QWidget > QWidget {{ background: transparent; }}
QScrollBar:vertical {{ background: transparent; width: 10px; margin: 0; }}
QScrollBar:horizontal {{ background: transparent; height: 10px; margin: 0; }}
QScrollBar::handle {{ background: {_clear(t.fieldline, 0.7)}; border-radius: 4px;
    min-height: 28px; min-width: 28px; margin: 1px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
"""
