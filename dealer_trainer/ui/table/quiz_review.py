"""A quiz that is over, looked at round by round as in the feedback of a drill."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Qt, Signal

from dealer_trainer.presentation.sheet import ButtonState, SheetState
from dealer_trainer.presentation.table import selection as feedback
from dealer_trainer.presentation.table.commands import Command
from dealer_trainer.presentation.table.feedback import After, feedback_sheet
from dealer_trainer.presentation.table.marked import Marked
from dealer_trainer.presentation.table.marked_felt import marked_felt
from dealer_trainer.presentation.table.state import BarState, KeyRow, Manner, PageState
from dealer_trainer.presentation.table.walkthrough import end_walk, start_walk, walk_on, walk_to
from dealer_trainer.presentation.table.words import table_description
from dealer_trainer.text.houses import house_name
from dealer_trainer.text.language import _, pgettext
from dealer_trainer.text.quizzes import quiz_name, round_ending_text, round_text, unconfirmed_text
from dealer_trainer.training.drill.state import DrillState, Phase, start_layout
from dealer_trainer.training.places import DEALER_CATEGORY, DEALER_QUALIFIES, parse_place
from dealer_trainer.training.preferences import Preferences
from dealer_trainer.training.quiz.result import MarkedRound, QuizResult
from dealer_trainer.training.quiz.step import RoundEnding
from dealer_trainer.ui.keys import KeyPress, intent_for
from dealer_trainer.ui.table.page import DrillPage
from dealer_trainer.ui.table.presenter import ON_THE_WAY


def marked_of(played: MarkedRound) -> Marked:
    """A round of a quiz as the feedback shows one."""
    looking = feedback.open_feedback(played.report, played.layout)
    return Marked(
        played.layout,
        played.settlement,
        played.closed.sheet,
        played.report,
        played.money,
        looking,
    )


def _seen(played: MarkedRound) -> DrillState:
    """The layout as the keys know it when it is marked."""
    return replace(start_layout(played.layout, played.asked), phase=Phase.SUBMITTED)


class QuizReview(QObject):
    """The rounds of a finished quiz on the table page; ``closed`` leads back to the result."""

    closed = Signal()

    def __init__(
        self, page: DrillPage, result: QuizResult, number: int, preferences: Preferences
    ) -> None:
        super().__init__(page)
        self._page = page
        self._result = result
        self._preferences = preferences
        self._pay_tables = False
        self.number = number
        self.marked = marked_of(self._round)
        page.key_pressed.connect(self.press_key)
        page.box_clicked.connect(self.click_box)
        page.place_clicked.connect(self.click_place)
        page.dealer_clicked.connect(self.click_dealer)
        page.button_clicked.connect(self.click_button)
        page.retranslated.connect(self.refresh)
        page.prefer(preferences)
        page.show_house(result.record.paper.house)

    @property
    def _round(self) -> MarkedRound:
        return self._result.rounds[self.number]

    @property
    def _is_last(self) -> bool:
        return self.number + 1 == len(self._result.rounds)

    def press_key(self, press: KeyPress) -> None:
        """A key, whichever part of the page has the focus."""
        if press.key == Qt.Key.Key_Escape and not press.auto_repeat:
            self._back()
            return
        meaning = intent_for(press, _seen(self._round))
        if isinstance(meaning, Command):
            self._command(meaning)

    def click_box(self, number: int) -> None:
        """A box, on the felt or in the strip."""
        if self.marked.walk is not None:
            self._show(walk_to(self.marked, number))
        else:
            self._look(feedback.look_at_box(self.marked.report, number))

    def click_place(self, name: str) -> None:
        """A bet's spot or row, or a hand."""
        place = parse_place(name)
        if place is None:
            return
        if self.marked.walk is not None:
            self._show(walk_to(self.marked, place.box))
        else:
            self._look(feedback.look_at_place(self.marked.looking, self.marked.report, place))

    def click_dealer(self) -> None:
        """The dealer's cards."""
        for place in (DEALER_CATEGORY, DEALER_QUALIFIES):
            if place in self._round.asked:
                self.click_place(place.name)
                return

    def click_button(self, name: str) -> None:
        """A button of the page, by its name."""
        match name:
            case "next" | "step":
                self._command(Command.NEXT_LAYOUT)
            case "show":
                self._command(Command.SHOW_ME)
            case "end" | "leave" | "finish":
                self._back()
            case "pay_tables":
                self._command(Command.PAY_TABLES)
            case "four_colours":
                self._command(Command.FOUR_COLOURS)

    def _command(self, command: Command) -> None:
        house = self._result.record.paper.house
        if self.marked.walk is not None and command in ON_THE_WAY:
            self._show(walk_on(self.marked, command))
            return
        match command:
            case Command.NEXT_LAYOUT:
                self._go_on()
            case Command.SHOW_ME:
                self._show(start_walk(self.marked, house))
            case Command.PAY_TABLES:
                self._pay_tables = not self._pay_tables
                self.refresh()
            case Command.FOUR_COLOURS:
                four = not self._preferences.four_colours
                self._preferences = replace(self._preferences, four_colours=four)
                self._page.prefer(self._preferences)
                self._page.preferences_changed.emit(self._preferences)
                self.refresh()
            case Command.FULL_SCREEN:
                self._page.full_screen_wanted.emit()
            case _:
                marked = self.marked
                looking = feedback.moved(marked.looking, command, marked.report, marked.layout)
                self._look(looking)

    def _go_on(self) -> None:
        if self._is_last:
            self.closed.emit()
            return
        self.number += 1
        self._show(marked_of(self._round))

    def _back(self) -> None:
        """One step back: from the pay tables, from the walk, else to the result."""
        if self._pay_tables:
            self._command(Command.PAY_TABLES)
        elif self.marked.walk is not None:
            self._show(end_walk(self.marked))
        else:
            self.closed.emit()

    def _look(self, looking: feedback.Selection) -> None:
        self._show(replace(self.marked, looking=looking))

    def _show(self, marked: Marked) -> None:
        self.marked = marked
        self._pay_tables = False
        self.refresh()

    def refresh(self) -> None:
        """Show everything anew, in the language in use."""
        paper, marked = self._result.record.paper, self.marked
        count = len(self._result.rounds)
        self._page.show_state(
            PageState(
                bar=BarState(
                    title=quiz_name(paper.definition),
                    house=house_name(paper.house),
                    progress=round_text(self.number + 1, count),
                    done=self.number,
                    count=count,
                    clock_shown=False,
                    four_colours=self._preferences.four_colours,
                    can_pause=False,
                ),
                felt=marked_felt(marked, paper.house),
                described=table_description(_seen(self._round), paper.house),
                sheet=self._sheet(),
                keys=KeyRow.FEEDBACK if marked.walk is None else KeyRow.WALKING,
                pay_tables=self._pay_tables,
                manner=Manner.REVIEW,
            )
        )
        self._page.show_times("", "")

    def _sheet(self) -> SheetState:
        house = self._result.record.paper.house
        sheet = feedback_sheet(self.marked, house, After(self._note()))
        if self.marked.walk is not None:
            return sheet
        enter, escape = pgettext("key", "Enter"), pgettext("key", "Esc")
        back = ButtonState(_("To the result"), escape)
        if self._is_last:
            last = replace(back, key=enter, primary=True)
            return replace(sheet, buttons=(("finish", last),))
        onward = ButtonState(_("Next round"), enter, primary=True)
        return replace(sheet, buttons=(("next", onward), ("end", back)))

    def _note(self) -> str:
        """How the round ended, and what was being answered then."""
        closed = self._round.closed
        if closed.ending is RoundEnding.SUBMITTED:
            return ""
        told = [round_ending_text(closed.ending)]
        if closed.unconfirmed is not None:
            told.append(unconfirmed_text(closed.unconfirmed, self._result.record.paper.house.game))
        return ". ".join(told)
