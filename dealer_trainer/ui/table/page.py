"""The page on which layouts are settled: bar, felt, sheet and keys. It shows what it is given."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QBoxLayout, QStackedWidget, QWidget

from dealer_trainer.presentation.felt import same_layout
from dealer_trainer.presentation.table.announcements import page_announcements
from dealer_trainer.presentation.table.state import PageState
from dealer_trainer.rules.house import House
from dealer_trainer.text.language import _
from dealer_trainer.training.preferences import Preferences, SheetSide
from dealer_trainer.ui.felt.table import FeltView
from dealer_trainer.ui.keys import KeyPress
from dealer_trainer.ui.sheet.naming import CategoryKey
from dealer_trainer.ui.sheet.sheet import SheetPanel, is_marked
from dealer_trainer.ui.table.frame import TableFrame
from dealer_trainer.ui.table.top_bar import TopBar
from dealer_trainer.ui.theme.tokens import Tokens
from dealer_trainer.ui.widgets.boxes import row

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QShowEvent

    from dealer_trainer.presentation.felt import FeltState
    from dealer_trainer.presentation.table.presenter import TablePresenter
    from dealer_trainer.presentation.table.state import CoverState, Times
    from dealer_trainer.ui.qt.reduced_motion import SystemStillness
    from dealer_trainer.ui.table.cover import Cover, PayTablePanel

_PRESSES = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space})
_MOVES = frozenset({Qt.Key.Key_Tab, Qt.Key.Key_Backtab})
_NESTED = 4


class DrillPage(TableFrame):
    """A table page with a layout on its felt."""

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(tokens, parent)
        self._late: list[PayTablePanel] = []
        self._cover: Cover | None = None
        self.state: PageState | None = None
        self._touring = False
        self._house: House | None = None
        self._moves = False
        self._warning = ""
        self._subject = ""
        self.bar = TopBar(self)
        # Everything is made where it will stay: Qt styles whatever is moved a second time.
        self._middle = QStackedWidget(self)
        self._table_side = QWidget(self._middle)
        self._side = QStackedWidget(self._table_side)
        self.felt = FeltView(tokens, self._table_side)
        self.sheet = SheetPanel(self._side)
        self._with_subject: QWidget = self.sheet
        self._keeping: list[QWidget] = [self.sheet.undo]
        self._lay_out()
        self.sheet.button_clicked.connect(self.button_clicked)
        self.retranslate()

    def _lay_out(self) -> None:
        self._side.addWidget(self.sheet)
        self._table = row((self.felt, 1), self._side, within=self._table_side, spacing=1)
        self._middle.addWidget(self._table_side)
        self._fill(self.bar, self._middle, self.felt.viewport())

    def tell(self, presenter: TablePresenter[PageState]) -> None:
        """Tell a presenter what is answered and looked at by mouse."""
        self.felt.box_clicked.connect(presenter.click_box)
        self.felt.dealer_clicked.connect(presenter.click_dealer)
        self.felt.card_clicked.connect(presenter.pick_card)
        self.felt.spot_clicked.connect(presenter.click_spot)
        self.sheet.box_clicked.connect(presenter.click_box)
        self.sheet.place_clicked.connect(presenter.click_place)
        self.sheet.picked.connect(presenter.pick)
        self.sheet.pad_pressed.connect(presenter.press_pad)

    # What most layouts never show is loaded and built when it is first shown.

    @cached_property
    def pay_tables(self) -> PayTablePanel:
        """The house's pay tables, over the sheet."""
        from dealer_trainer.ui.table.cover import PayTablePanel  # noqa: PLC0415 -- see above

        panel = PayTablePanel(self._side)
        self._side.addWidget(panel)
        self._late.append(panel)
        self._keeping.append(panel.button)
        self._begin(panel)
        return panel

    def _covered(self, state: CoverState) -> Cover:
        """The cover of a pause, or of the question to leave: a table has one of them."""
        from dealer_trainer.ui.table.cover import Cover  # noqa: PLC0415 -- see above

        if self._cover is None:
            self._cover = Cover(state, self._middle)
            self._middle.addWidget(self._cover)
            self._keeping += self._cover.buttons if state.asks else []
            self._begin(self._cover)
        self._cover.show_state(state)
        return self._cover

    def _begin(self, part: PayTablePanel | Cover) -> None:
        self.with_look(part).pressed.connect(self.button_clicked)

    def set_theme(self, tokens: Tokens) -> None:
        """Change the look."""
        self.felt.set_theme(tokens)
        super().set_theme(tokens)

    def prefer(self, preferences: Preferences) -> None:
        """Take the sizes, sides and cards that a trainee likes."""
        left = preferences.sheet_side is SheetSide.LEFT
        way = QBoxLayout.Direction
        self._table.setDirection(way.RightToLeft if left else way.LeftToRight)
        self.felt.set_four_colours(preferences.four_colours)
        self._moves = preferences.motion
        if not self._moves:
            self.end_motion()
        super().prefer(preferences)

    def show_house(self, house: House) -> None:
        """The house whose pay tables F1 opens."""
        self._house = house

    def retranslate(self) -> None:
        """Speak the language in use; ``retranslated`` asks the presenter for the rest."""
        self.felt.setAccessibleName(_("Table"))
        for part in (self.bar, self.keys, self.sheet):
            part.retranslate()
        for panel in self._late:
            panel.retranslate()
        self.retranslated.emit()

    def show_state(self, state: PageState) -> None:
        """Show a state."""
        before, self.state = self.state, state
        self._shows = True
        self._apply_look()
        if before == state:
            self._take_focus()
            return
        self.bar.show_state(state.bar, state.manner)
        self.banner.show_text(state.banner)
        moves = self._may_move(before, state)
        if before is None or before.felt != state.felt:
            self.felt.set_state(state.felt, moves)
        self.felt.setAccessibleDescription(state.described)
        self.sheet.show_state(state.sheet, moves)
        self._side.setCurrentWidget(self._shown_tables() if state.pay_tables else self.sheet)
        cover = state.cover
        self._middle.setCurrentWidget(self._table_side if cover is None else self._covered(cover))
        self.keys.show_keys(state.keys, state.manner)
        self.settle()
        self._take_focus()
        self._announcing.start()

    def _told(self) -> tuple[str, ...]:
        return () if self.state is None else page_announcements(self.state, self._warning)

    def _may_move(self, before: PageState | None, state: PageState) -> bool:
        """Whether what differs moves to its place; a new layout is simply there."""
        if before is None or not self._moves or not same_layout(before.felt, state.felt):
            return False
        if (before.felt, before.sheet) == (state.felt, state.sheet):
            return False
        # The same layout again is as good as new.
        again = is_marked(before.sheet) and not is_marked(state.sheet)
        return not again and not self._stillness.asked_for

    @cached_property
    def _stillness(self) -> SystemStillness:
        from dealer_trainer.ui.qt.reduced_motion import SystemStillness  # noqa: PLC0415 -- see above

        return SystemStillness(self)

    def end_motion(self) -> None:
        """Whatever is on its way is there, at once."""
        self.felt.end_motion()
        self.sheet.end_motion()

    def show_times(self, times: Times) -> None:
        """The clock of the layout or the quiz, and of the box or the dealer at work."""
        self.bar.show_times(times)
        # Its seconds go down; that they are few is told once.
        if bool(times.warning) is not bool(self._warning):
            self._warning = times.warning
            self._announcing.start()
        self.sheet.show_time(times.owner)

    def make_ready(self, felt: FeltState) -> None:
        """Paint the pictures of a layout that comes next."""
        self.felt.make_ready(felt)

    def _shown_tables(self) -> PayTablePanel:
        if self._house is not None:
            self.pay_tables.show_house(self._house)
        return self.pay_tables

    def settle(self) -> None:
        """Have all in its place before it is painted, so that nothing jumps."""
        # A request of an inner layout makes one of the layout around it.
        for _round in range(_NESTED):
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)

    def _take_focus(self) -> None:
        state = self.state
        if state is None:
            return
        if state.cover is not None:
            target: QWidget = self._covered(state.cover).buttons[0]
        elif state.pay_tables:
            target = self.pay_tables.button
        else:
            target = self.sheet.focus_target()
            self.sheet.reveal(target)
            if state.subject != self._subject:
                # Cards that are news are told with the question: its widget is described by them.
                self._with_subject.setAccessibleDescription("")
                target.setAccessibleDescription(state.subject)
                self._subject, self._with_subject = state.subject, target
        focused = QApplication.focusWidget()
        touring = self._touring and focused is not None and self._is_in_bar(focused)
        if focused is not target and not touring:
            target.setFocus(Qt.FocusReason.OtherFocusReason)

    def _is_in_bar(self, widget: QWidget) -> bool:
        return self.bar.isAncestorOf(widget)

    def _press_key(self, event: QKeyEvent) -> bool:
        """Whether the key is done with; a button reached by Tab keeps Enter, Space and Tab."""
        self.end_motion()
        focused = QApplication.focusWidget()
        own = focused is not None and (self._is_in_bar(focused) or focused in self._side_buttons())
        if isinstance(focused, CategoryKey) and event.key() == Qt.Key.Key_Space:
            focused.click()
            return True
        if own and event.key() in _PRESSES and isinstance(focused, QAbstractButton):
            if not event.isAutoRepeat():
                focused.click()
            return True
        at_the_end = event.key() == Qt.Key.Key_Tab and focused is self.sheet.buttons.get("submit")
        if event.key() in _MOVES and (own or at_the_end):
            self._touring = True
            return False
        self._touring = False
        self.key_pressed.emit(KeyPress.of(event))
        return True

    def _side_buttons(self) -> list[QWidget]:
        """The buttons beside the bar that keep the keys that press them."""
        marked = [self.sheet.buttons[n] for n in ("again", "end") if n in self.sheet.buttons]
        return [*self._keeping, *marked]

    def showEvent(self, event: QShowEvent) -> None:
        """The keys go to the sheet from the start."""
        super().showEvent(event)
        self._take_focus()
