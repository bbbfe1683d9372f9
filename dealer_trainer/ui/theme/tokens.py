"""The two looks of the window: every colour by its name, in one table, and what follows from it."""

from __future__ import annotations

from enum import Enum
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette

from dealer_trainer.frozen import dataclass

WIDE_WINDOW: Final = 1680
"""From this client width on, bars and sheet are drawn larger."""

WIDE_FACTOR: Final = 1.18
TEXT_SIZES: Final = (1.0, 1.1, 1.2, 1.3)


class Scheme(Enum):
    """Which look a person asked for; the values are stored with the settings."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


@dataclass(frozen=True, slots=True)
class Tokens:
    """The colours of one look, each ``#rrggbb``; names and ratios are in the visual spec."""

    dark: bool
    bg: str
    surface: str
    raised: str
    line: str
    fieldline: str
    text: str
    text2: str
    text3: str
    accent: str
    onaccent: str
    accentbg: str
    right: str
    rightbg: str
    wrong: str
    wrongbg: str
    pay: str
    felt: str
    felt2: str
    spot: str
    feltline: str
    feltink: str
    pill: str
    pilltext: str
    rail: str
    rail2: str
    here: str = "#FFC85A"
    onhere: str = "#241A04"
    rightdisc: str = "#7BE3B0"
    righttick: str = "#06281A"
    wrongdisc: str = "#FFA093"
    wrongcross: str = "#3A0906"
    payout: str = "#0E2A44"
    payouttext: str = "#CBE6FF"
    payoutrim: str = "#5FA8E6"
    veil: str = "#0B2520"


DARK: Final = Tokens(
    dark=True,
    bg="#11161A",
    surface="#192026",
    raised="#222B32",
    line="#35414A",
    fieldline="#6F7F8A",
    text="#EEF2F4",
    text2="#AAB7C0",
    text3="#8A98A2",
    accent="#F2B84B",
    onaccent="#1C1403",
    accentbg="#3A2F16",
    right="#5FD39A",
    rightbg="#16352A",
    wrong="#FF8A7A",
    wrongbg="#43211E",
    pay="#8CCBFF",
    felt="#155044",
    felt2="#0D3A32",
    spot="#1F6153",
    feltline="#8FBBAF",
    feltink="#C8DED7",
    pill="#0A1F1B",
    pilltext="#F4F8F6",
    rail="#2A221D",
    rail2="#191412",
)

LIGHT: Final = Tokens(
    dark=False,
    bg="#F2F4F3",
    surface="#FFFFFF",
    raised="#EAEEEC",
    line="#C5CEC9",
    fieldline="#7C8A83",
    text="#14201B",
    text2="#4B5A53",
    text3="#596760",
    accent="#8F5600",
    onaccent="#FFFFFF",
    accentbg="#FFF1D6",
    right="#0B6B43",
    rightbg="#DDF3E8",
    wrong="#B3261E",
    wrongbg="#FCE4E1",
    pay="#0A5AA8",
    felt="#226A58",
    felt2="#1A5446",
    spot="#2A7461",
    feltline="#B5D6CB",
    feltink="#E4F1EC",
    pill="#10362D",
    pilltext="#FFFFFF",
    rail="#8A6B4F",
    rail2="#6E543D",
)


def tokens_for(scheme: Scheme) -> Tokens:
    """The colours of a wish; *system* asks the desktop, and is dark where it does not say."""
    match scheme:
        case Scheme.DARK:
            return DARK
        case Scheme.LIGHT:
            return LIGHT
        case Scheme.SYSTEM:
            told = QGuiApplication.styleHints().colorScheme()
            return LIGHT if told is Qt.ColorScheme.Light else DARK


def page_factor(width: int) -> float:
    """By how much bars and sheet grow in a window of this client width (px)."""
    return WIDE_FACTOR if width >= WIDE_WINDOW else 1.0


def palette(tokens: Tokens) -> QPalette:
    """The Qt palette of a look, for all that no style sheet reaches."""
    result = QPalette()
    role = QPalette.ColorRole
    for where, colour in (
        (role.Window, tokens.bg),
        (role.WindowText, tokens.text),
        (role.Base, tokens.surface),
        (role.AlternateBase, tokens.raised),
        (role.Text, tokens.text),
        (role.PlaceholderText, tokens.text3),
        (role.Button, tokens.raised),
        (role.ButtonText, tokens.text),
        (role.BrightText, tokens.wrong),
        (role.Highlight, tokens.accent),
        (role.HighlightedText, tokens.onaccent),
        (role.ToolTipBase, tokens.raised),
        (role.ToolTipText, tokens.text),
        (role.Link, tokens.pay),
        (role.LinkVisited, tokens.pay),
        (role.Light, tokens.raised),
        (role.Midlight, tokens.line),
        (role.Mid, tokens.fieldline),
        (role.Dark, tokens.line),
        (role.Shadow, tokens.bg),
        (role.Accent, tokens.accent),
    ):
        result.setColor(where, QColor(colour))
    for where in (role.WindowText, role.Text, role.ButtonText):
        result.setColor(QPalette.ColorGroup.Disabled, where, QColor(tokens.text3))
    return result
