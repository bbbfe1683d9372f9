"""The bets of a box as the sheet shows them, and what is paid before submitting."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from dealer_trainer.presentation.sheet import BetsState, BetState, CheckState
from dealer_trainer.presentation.table.naming import hand_line
from dealer_trainer.presentation.table.words import (
    active_box,
    asked_boxes,
    hint_sentence,
    shown_answer,
)
from dealer_trainer.rules.bets import Role
from dealer_trainer.rules.games.registry import game_of
from dealer_trainer.rules.money import Action, Answer
from dealer_trainer.text.amounts import amount_shown
from dealer_trainer.text.bets import (
    answer_read_aloud,
    answer_text,
    bet_field_name,
    bet_label,
    box_name,
)
from dealer_trainer.text.language import _, pgettext
from dealer_trainer.text.marks import given_text, place_name
from dealer_trainer.training.drill.typed_amount import Hint, parse_typed_amount
from dealer_trainer.training.error_spotting.session import corrections
from dealer_trainer.training.places import Place, box_bet

if TYPE_CHECKING:
    from dealer_trainer.rules.bets import Bet
    from dealer_trainer.rules.house import House
    from dealer_trainer.rules.layout import Box
    from dealer_trainer.training.drill.state import Draft, DrillState
    from dealer_trainer.training.grading import Given


def bets_body(state: DrillState, house: House) -> BetsState:
    """The bets of the active box."""
    box = active_box(state)
    stakes = game_of(house).stakes(box)
    rows = tuple(_bet(state, house, box, bet, stake) for bet, stake in stakes)
    paid = sum(_paid(shown_answer(state, box_bet(box.number, bet))) for bet, _stake in stakes)
    return BetsState(
        hand=hand_line(state, box.number),
        rows=rows,
        total_label=_("To pay on box {number}").format(number=box.number),
        total=amount_shown(paid),
    )


def _paid(answer: Draft | Given | None) -> int:
    if isinstance(answer, Answer):
        return answer.amount
    if isinstance(answer, str):
        amount = parse_typed_amount(answer)
        return 0 if isinstance(amount, Hint) else amount
    return 0


def _stake_text(house: House, box: Box, bet: Bet, stake: int, was: str) -> str:
    shown = amount_shown(stake)
    if was:
        return _("Stake {stake} · was: {answer}").format(stake=shown, answer=was)
    if bet.role is Role.RAISE and stake % box.ante == 0:
        return _("Stake {stake} · {multiple}× ante").format(stake=shown, multiple=stake // box.ante)
    return _("Stake {stake}").format(stake=shown)


def _was(state: DrillState, place: Place) -> str:
    """What stood on a settled layout where it was corrected."""
    was = dict(state.shown).get(place)
    changed = isinstance(was, Answer) and shown_answer(state, place) != was
    return answer_text(was) if isinstance(was, Answer) and changed else ""


def _bet(state: DrillState, house: House, box: Box, bet: Bet, stake: int) -> BetState:
    place = box_bet(box.number, bet)
    answer, active = shown_answer(state, place), place == state.focus
    row = BetState(
        name=place.name,
        bet=bet,
        label=bet_label(bet),
        stake=_stake_text(house, box, bet, stake, _was(state, place)),
        lead="",
        shown="",
        active=active,
        hint=hint_sentence(state) if active else "",
        spoken=bet_field_name(box.number, bet, stake),
        value=answer_read_aloud(None),
    )
    if place not in state.fields:
        return replace(row, asked=False, shown=pgettext("bet", "not asked"))
    if isinstance(answer, str):
        lead = pgettext("field", "pay")
        return replace(row, lead=lead, shown=answer, typing=True, value=answer)
    if isinstance(answer, Answer):
        lead = {Action.PAY: "+", Action.PUSH: "=", Action.TAKE: "−"}[answer.action]
        pays = answer.action is Action.PAY
        value = answer_read_aloud(answer)
        return replace(row, lead=lead, shown=answer_text(answer), pays=pays, value=value)
    return replace(row, typing=active)


def check_body(state: DrillState, house: House) -> CheckState:
    """All is answered: what each box is paid; of a settled layout, what was corrected."""
    if state.shown:
        return _corrected(state, house)
    totals = []
    money = 0
    for number in asked_boxes(state):
        wagers = [p for p in state.fields if p.box == number and p.is_wager]
        if wagers:
            paid = sum(_paid(state.answer(place)) for place in wagers)
            totals.append((box_name(number), amount_shown(paid)))
            money += paid
    return CheckState(
        sentence=_(
            "Look over the table once more, then submit. A click on a box takes it up again."
        ),
        totals=tuple(totals),
        total_label=_("To pay in all"),
        total=amount_shown(money),
        hint=hint_sentence(state),
    )


def _corrected(state: DrillState, house: House) -> CheckState:
    """What is no longer as it was settled; without anything the layout is declared clean."""
    changed = corrections(state)
    lines = tuple((place_name(p), given_text(state.answer(p), house.game)) for p in changed)
    if changed:
        sentence = _("These are the corrections. A click on a box takes it up again.")
    else:
        sentence = _("Nothing was corrected: handing it in declares the layout clean.")
    return CheckState(
        sentence=sentence,
        totals=lines,
        total_label=_("Corrections"),
        total=str(len(changed)),
        hint=hint_sentence(state),
    )
