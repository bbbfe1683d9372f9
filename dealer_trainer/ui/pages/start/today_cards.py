"""The cards of today: the work with its one button, the days in a row, skills, sprints."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QGridLayout,
    QHBoxLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from dealer_trainer.text.figures import drill_of_text
from dealer_trainer.text.language import _
from dealer_trainer.text.today import measured_text
from dealer_trainer.ui.icons import Icon, draw_icon
from dealer_trainer.ui.pages.start.today import (
    DayMark,
    SkillCardState,
    SprintCardState,
    TodayState,
)
from dealer_trainer.ui.sheet.label import Sign, paint_panel
from dealer_trainer.ui.sheet.look import Ink, Look
from dealer_trainer.ui.shell.buttons import PrimaryButton
from dealer_trainer.ui.shell.page import Card, dress_all
from dealer_trainer.ui.shell.words import Words


class TodayCard(Card):
    """What today will be, and the button that begins it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, titled=False)
        self.setObjectName("start.today")
        self._caption = Words("meta", self)
        self._heading = Words("hero", self)
        self._lines = Words("meta", self)
        self.start = PrimaryButton("start.today.start", self)
        texts, row = QVBoxLayout(), QHBoxLayout()
        texts.setSpacing(4)
        for words in (self._caption, self._heading, self._lines):
            texts.addWidget(words)
        texts.addStretch(1)
        row.setSpacing(16)
        row.addLayout(texts, 1)
        row.addWidget(self.start, 0, Qt.AlignmentFlag.AlignVCenter)
        self.rows.addLayout(row)

    def show_state(self, state: TodayState) -> None:
        """Show it."""
        self._heading.setText(state.heading)
        self._lines.setText("\n".join(state.lines))

    def retranslate(self) -> None:
        """Say everything anew."""
        self._caption.setText(_("Today"))
        self.start.say(_("Start today's work"))


class WeekMarks(QWidget):
    """The days of this week: a tick where there was practice."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = Look()
        self._days: tuple[DayMark, ...] = ()

    def dress(self, look: Look) -> None:
        """Take on a look."""
        self._look = look
        self.setFixedHeight(look.px(24) + look.tall(20))
        self.update()

    def show_days(self, days: tuple[DayMark, ...]) -> None:
        """Show them."""
        self._days = days
        self.update()

    def sizeHint(self) -> QSize:
        """Seven discs."""
        return QSize(self._look.px(290), self._look.px(24) + self._look.tall(20))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint discs and letters."""
        del event
        if not self._days:
            return
        look, tokens = self._look, self._look.tokens
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pitch, size = self.width() / 7, look.px(20)
        for number, day in enumerate(self._days):
            x = number * pitch + (pitch - size) / 2
            disc = QRectF(x, 1, size, size)
            if day.practised:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(tokens.accent))
                painter.drawEllipse(disc)
                painter.save()
                painter.translate(x + size * 0.2, 1 + size * 0.2)
                draw_icon(painter, Icon.CHECK, size * 0.6, QColor(tokens.onaccent), 2)
                painter.restore()
            else:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(QColor(tokens.line if day.ahead else tokens.fieldline), 1.6))
                painter.drawEllipse(disc.adjusted(1, 1, -1, -1))
            painter.setFont(look.font(12, 600))
            painter.setPen(QColor(tokens.text2))
            letter = QRectF(number * pitch, look.px(24), pitch, look.tall(20))
            painter.drawText(letter, Qt.AlignmentFlag.AlignCenter, day.letter)


class RowCard(Card):
    """Days in a row."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, titled=False)
        self.setObjectName("start.row")
        self._sign = Sign(22, Ink.ACCENT, self, Icon.FLAME)
        self._words = Words("section", self)
        self._marks = WeekMarks(self)
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self._sign)
        row.addWidget(self._words, 1)
        self.rows.addLayout(row)
        self.rows.addWidget(self._marks)
        self.rows.addStretch(1)

    def show_state(self, state: TodayState) -> None:
        """Show them."""
        self._words.setText(state.row)
        self._marks.show_days(state.days)
        self._marks.setAccessibleName(state.row)


class PressCard(QAbstractButton):
    """A card that is pressed as a whole; its words are laid out in it."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = Look()
        self.setObjectName(name)
        self.setProperty("halo", True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self.rows = QVBoxLayout(self)

    def dress(self, look: Look) -> None:
        """Take on a look."""
        self.look = look
        side = look.px(18)
        self.rows.setContentsMargins(side, look.px(12), side, look.px(12))
        self.rows.setSpacing(look.px(7))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """What its words need."""
        return self.rows.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """What its words need at least."""
        return self.rows.minimumSize()

    def hasHeightForWidth(self) -> bool:
        """Its words wrap."""
        return self.rows.hasHeightForWidth()

    def heightForWidth(self, width: int) -> int:
        """The height with the words wrapped."""
        return self.rows.heightForWidth(width) if self.rows.hasHeightForWidth() else -1

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second press of a double click does nothing."""
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground."""
        del event
        tokens = self.look.tokens
        edge = tokens.fieldline if self.underMouse() else tokens.line
        ground = tokens.raised if self.isDown() else tokens.surface
        paint_panel(QPainter(self), QRectF(self.rect()), ground, edge, 1.0, self.look.px(14))


class LevelBar(QWidget):
    """The share of right answers, and a mark where the next level lies."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = Look()
        self._state: SkillCardState | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def dress(self, look: Look) -> None:
        """Take on a look."""
        self._look = look
        self.setFixedHeight(look.px(16))
        self.update()

    def show_state(self, state: SkillCardState) -> None:
        """Show it."""
        self._state = state
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint ground, filling and mark."""
        del event
        state, tokens = self._state, self._look.tokens
        if state is None:
            return
        painter = QPainter(self)
        high = self._look.px(8)
        whole = QRectF(0, (self.height() - high) / 2, self.width(), high)
        paint_panel(painter, whole, tokens.raised, tokens.line, 1.0, high / 2)
        if state.share:
            filled = QRectF(whole)
            filled.setWidth(max(high, whole.width() * state.share))
            ink = tokens.right if state.mastered else tokens.accent
            paint_panel(painter, filled, ink, None, 0, high / 2)
        if state.share is not None and not state.mastered:
            x = self.width() * state.mark
            painter.fillRect(QRectF(x - 1, 0, 2, self.height()), QColor(tokens.text))


class SkillCard(PressCard):
    """A skill; a press drills it."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(name, parent)
        self.state: SkillCardState | None = None
        self._name = Words("bet", self)
        self._bar = LevelBar(self)
        self._figure = Words("strong", self, wrap=False)
        self._seconds = Words("meta", self, wrap=False)
        self._sign = Sign(14, Ink.SECOND, self)
        self._level = Words("hint", self, wrap=False)
        foot = QHBoxLayout()
        foot.setSpacing(6)
        foot.addWidget(self._figure)
        foot.addSpacing(8)
        foot.addWidget(self._seconds)
        foot.addStretch(1)
        foot.addWidget(self._sign)
        foot.addWidget(self._level)
        self.rows.addWidget(self._name)
        self.rows.addWidget(self._bar)
        self.rows.addLayout(foot)
        for words in (self._name, self._figure, self._seconds, self._level):
            words.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_state(self, state: SkillCardState) -> None:
        """Show it."""
        self.state = state
        self._name.setText(state.name)
        self._bar.show_state(state)
        self._figure.setText(state.figure)
        self._seconds.setText(state.seconds)
        self._level.setText(state.state)
        icon, ink = (None, Ink.SECOND)
        if state.weakest:
            icon, ink = Icon.FLAG, Ink.ACCENT
        elif state.mastered:
            icon, ink = Icon.CHECK, Ink.RIGHT
        self._sign.show_icon(icon, ink)
        self._sign.setVisible(icon is not None)
        told = ", ".join(filter(None, (state.name, state.figure, state.seconds, state.state)))
        self.setAccessibleName(drill_of_text(told))
        self.setToolTip(state.tip)


class SkillCards(QWidget):
    """The nine skills, three by three."""

    picked = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._title = Words("section", self, wrap=False)
        self._about = Words("meta", self)
        self._about.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        head, column = QHBoxLayout(), QVBoxLayout(self)
        head.setSpacing(16)
        head.addWidget(self._title)
        head.addWidget(self._about, 1)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(head)
        self._grid = QGridLayout()
        column.addLayout(self._grid)
        self._cards: list[SkillCard] = []
        self._look = Look()

    def dress(self, look: Look) -> None:
        """Take on a look."""
        self._look = look
        self._grid.setHorizontalSpacing(look.px(16))
        self._grid.setVerticalSpacing(look.px(8 if look.low else 12))

    def show_skills(self, skills: tuple[SkillCardState, ...]) -> None:
        """Show them."""
        while len(self._cards) < len(skills):
            number = len(self._cards)
            card = SkillCard(f"start.skill.{skills[number].skill.value}", self)
            card.clicked.connect(self._tell)
            self._grid.addWidget(card, number // 3, number % 3)
            self._grid.setColumnStretch(number % 3, 1)
            self._cards.append(card)
            card.dress(self._look)
            dress_all(card, self._look)
        for card, state in zip(self._cards, skills, strict=True):
            card.show_state(state)

    def retranslate(self) -> None:
        """Say everything anew."""
        self._title.setText(_("Practise by skill"))
        self._about.setText(measured_text())

    def _tell(self) -> None:
        card = self.sender()
        if isinstance(card, SkillCard) and card.state is not None:
            self.picked.emit(card.state.skill)


class SprintCard(PressCard):
    """A kind of sprint; a press begins it."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(name, parent)
        self.state: SprintCardState | None = None
        self._words = (Words("bet", self), Words("meta", self), Words("hint", self))
        for words in self._words:
            self.rows.addWidget(words)
            words.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.rows.addStretch(1)

    def show_state(self, state: SprintCardState) -> None:
        """Show it."""
        self.state = state
        texts = (state.name, state.meaning, state.record)
        for words, text in zip(self._words, texts, strict=True):
            words.setText(text)
        self.setAccessibleName(". ".join(texts))


class SprintCards(QWidget):
    """The three sprints side by side."""

    picked = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._title = Words("section", self)
        column, self._row = QVBoxLayout(self), QHBoxLayout()
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._title)
        column.addLayout(self._row)
        self._cards: list[SprintCard] = []
        self._look = Look()

    def dress(self, look: Look) -> None:
        """Take on a look."""
        self._look = look
        self._row.setSpacing(look.px(16))

    def show_sprints(self, sprints: tuple[SprintCardState, ...]) -> None:
        """Show them."""
        for state in sprints[len(self._cards) :]:
            card = SprintCard(f"start.sprint.{state.kind.value}", self)
            card.clicked.connect(self._tell)
            self._row.addWidget(card, 1)
            self._cards.append(card)
            card.dress(self._look)
            dress_all(card, self._look)
        for card, state in zip(self._cards, sprints, strict=True):
            card.show_state(state)

    def retranslate(self) -> None:
        """Say everything anew."""
        self._title.setText(_("Sprints"))

    def _tell(self) -> None:
        card = self.sender()
        if isinstance(card, SprintCard) and card.state is not None:
            self.picked.emit(card.state.kind)
