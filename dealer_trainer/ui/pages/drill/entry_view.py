"""The sheet while a layout is being settled: what the machine's state shows."""

from __future__ import annotations

from dataclasses import dataclass, replace

from dealer_trainer.rules.games import game_of
from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.house import GameName, House
from dealer_trainer.rules.layout import Box
from dealer_trainer.rules.money import PUSH, Action, Answer
from dealer_trainer.text.amounts import amount_shown, hint_text
from dealer_trainer.text.bets import (
    answer_read_aloud,
    answer_text,
    bet_field_name,
    bet_label,
    box_name,
    hand_cell_name,
    qualifies_question,
    qualifies_word,
)
from dealer_trainer.text.hands import category_name
from dealer_trainer.text.language import _, pgettext
from dealer_trainer.training.drill import step
from dealer_trainer.training.drill_state import Draft, DrillState, Stage
from dealer_trainer.training.grading import Given
from dealer_trainer.training.intents import Confirm
from dealer_trainer.training.places import (
    DEALER_CATEGORY,
    DEALER_QUALIFIES,
    Part,
    Place,
    box_bet,
    box_category,
)
from dealer_trainer.training.typed_amount import Hint, parse_typed_amount
from dealer_trainer.ui.pages.drill.words import box_states
from dealer_trainer.ui.sheet.state import (
    BetsState,
    BetState,
    Body,
    ButtonState,
    CellState,
    CheckState,
    LineState,
    NamingState,
    SheetState,
    StakeState,
    TileSign,
    TileState,
)

_GRID = tuple(reversed(Category))
"""Royal flush at the upper left, high card at the lower right."""


@dataclass(frozen=True, slots=True)
class Aside:
    """What stands beside the answers: a note, and whether keys on the screen are wanted."""

    note: str = ""
    tip: str = ""
    pad: bool = False


def entry_sheet(state: DrillState, house: House, aside: Aside) -> SheetState:
    """The sheet at the question in focus."""
    body = _body(state, house)
    return SheetState(
        order=_order(state),
        position=_position(state),
        tiles=tuple(_tile(state, number) for number in range(1, house.boxes + 1)),
        dealer=_dealer_line(state, house),
        heading=_heading(state),
        body=body,
        note=aside.note,
        note_tip=aside.tip,
        buttons=_buttons(state),
        undo=_("Undo") if state.undoable or state.draft is not None else "",
        pad=aside.pad and state.stage is Stage.BETS,
    )


def _shown(state: DrillState, place: Place) -> Draft | Given | None:
    """What stands at a place now: what is being answered, else the answer."""
    if place == state.focus and state.draft is not None:
        return state.draft
    return state.answer(place)


def _order(state: DrillState) -> str:
    if len(state.layout.boxes) < 2 or not any(place.box for place in state.fields):
        return ""
    if state.stage in (Stage.NAME_DEALER, Stage.QUALIFY):
        return _("Dealer first, then right to left")
    return _("Settle from right to left")


def _asked_boxes(state: DrillState) -> list[int]:
    return list(dict.fromkeys(p.box for p in state.fields if p.box is not None))


def _position(state: DrillState) -> str:
    if state.focus is None or state.focus.box is None:
        return ""
    order = _asked_boxes(state)
    at = order.index(state.focus.box) + 1
    return _("Box {position} of {count}").format(position=at, count=len(order))


def _heading(state: DrillState) -> str:
    if state.focus is None:
        return _("All answered")
    return _("Dealer's hand") if state.focus.box is None else box_name(state.focus.box)


def _tile(state: DrillState, number: int) -> TileState:
    box = next((box for box in state.layout.boxes if box.number == number), None)
    states = box_states(box)
    asked = number in _asked_boxes(state)
    active = state.focus is not None and state.focus.box == number
    done = asked and state.is_done(number)
    word = states[0] if states and not (box is not None and box.dark) else ""
    sign = TileSign.NONE
    if active:
        sign = TileSign.DOTS
    elif done:
        sign = TileSign.DONE
    elif box is not None and box.dark:
        sign = TileSign.MOON
    elif asked and not word:
        sign = TileSign.DOT
    if active:
        states.append(pgettext("box", "active"))
    elif asked:
        states.append(pgettext("box", "entered") if done else pgettext("box", "waiting"))
    return TileState(
        number=number,
        occupied=box is not None,
        active=active,
        sign=sign,
        word="" if active else word,
        spoken=", ".join([box_name(number), *states]),
    )


def _dealer_line(state: DrillState, house: House) -> LineState | None:
    asked = [p for p in (DEALER_CATEGORY, DEALER_QUALIFIES) if p in state.fields]
    if not asked or (state.focus is not None and state.focus.box is None):
        return None
    category, opens = state.answer(DEALER_CATEGORY), state.answer(DEALER_QUALIFIES)
    words = []
    if isinstance(category, Category):
        words.append(category_name(category))
    if isinstance(opens, bool):
        words.append(qualifies_word(house.game, opens))
    text = " · ".join(words) or pgettext("dealer's hand", "not named yet")
    return LineState(
        name=asked[0].name,
        caption=_("Dealer's hand"),
        text=text,
        done=state.is_done(None),
        spoken=_("Dealer's hand: {answer}").format(answer=text),
    )


def _body(state: DrillState, house: House) -> Body:
    match state.stage:
        case Stage.NAME_DEALER | Stage.QUALIFY:
            return _dealer_naming(state, house)
        case Stage.NAME_BOX:
            return _box_naming(state, house)
        case Stage.BETS:
            return _bets(state, house)
        case Stage.SUBMIT:
            return _check(state)


def category_key(category: Category) -> str:
    """The digit that names a hand; the royal flush has the 0."""
    return str((category.value + 1) % 10)


def _cells(state: DrillState, place: Place) -> tuple[CellState, ...]:
    if place not in state.fields:
        return ()
    chosen = _shown(state, place)
    return tuple(
        CellState(
            name=f"{place.name}.{category.key}",
            value=category,
            key=category_key(category),
            label=category_name(category),
            chosen=chosen is category,
            spoken=hand_cell_name(category, int(category_key(category))),
        )
        for category in _GRID
    )


def call_label(game: GameName, opens: bool) -> str:
    """A call as its button says it."""
    match game:
        case GameName.ULTIMATE:
            return (
                pgettext("button", "Qualifies") if opens else pgettext("button", "Does not qualify")
            )
        case GameName.CASINO_TEXAS:
            return pgettext("button", "Has a game") if opens else pgettext("button", "No game")


def _calls(state: DrillState, house: House) -> tuple[CellState, ...]:
    if DEALER_QUALIFIES not in state.fields:
        return ()
    chosen = _shown(state, DEALER_QUALIFIES)
    return tuple(
        CellState(
            name=f"{DEALER_QUALIFIES.name}.{str(opens).lower()}",
            value=opens,
            key="+" if opens else "−",
            label=call_label(house.game, opens),
            chosen=chosen is opens,
            spoken=_("{call}, key {key}").format(
                call=call_label(house.game, opens), key="+" if opens else "−"
            ),
        )
        for opens in (True, False)
    )


def _hint(state: DrillState) -> str:
    if state.hint is None:
        return ""
    if state.hint is Hint.NEEDS_ANSWER and state.stage is not Stage.BETS:
        return _("Choose an answer first")
    return hint_text(state.hint)


def _dealer_naming(state: DrillState, house: House) -> NamingState:
    return NamingState(
        place=DEALER_CATEGORY.name,
        prompt=_("Name the dealer's hand"),
        cells=_cells(state, DEALER_CATEGORY),
        naming=state.stage is Stage.NAME_DEALER,
        call_place=DEALER_QUALIFIES.name,
        question=qualifies_question(house.game),
        calls=_calls(state, house),
        calling=state.stage is Stage.QUALIFY,
        hint=_hint(state),
    )


def _box_naming(state: DrillState, house: House) -> NamingState:
    box = _active_box(state)
    place = box_category(box.number)
    bets = [place for place in state.fields if place.box == box.number and place.is_wager]
    stakes = game_of(house).stakes(box)
    return NamingState(
        place=place.name,
        prompt=_("Name the player's hand"),
        cells=_cells(state, place),
        naming=True,
        then=_("Then settle") if bets else _("Stakes"),
        stakes=tuple(StakeState(bet, bet_label(bet), amount_shown(s)) for bet, s in stakes),
        hint=_hint(state),
    )


def _active_box(state: DrillState) -> Box:
    number = None if state.focus is None else state.focus.box
    return next(box for box in state.layout.boxes if box.number == number)


def _bets(state: DrillState, house: House) -> BetsState:
    box = _active_box(state)
    stakes = game_of(house).stakes(box)
    rows = tuple(_bet(state, house, box, place_bet) for place_bet in stakes)
    paid = sum(_paid(_shown(state, box_bet(box.number, bet))) for bet, _stake in stakes)
    return BetsState(
        hand=_hand_line(state, box.number),
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


def _hand_line(state: DrillState, number: int) -> LineState | None:
    place = box_category(number)
    if place not in state.fields:
        return None
    answer = state.answer(place)
    named = isinstance(answer, Category)
    text = (
        category_name(answer) if isinstance(answer, Category) else pgettext("hand", "not named yet")
    )
    return LineState(
        name=place.name,
        caption=_("Player's hand"),
        text=text,
        done=named,
        key=category_key(answer) if isinstance(answer, Category) else "",
        spoken=_("{box}, player's hand: {answer}").format(box=box_name(number), answer=text),
    )


def _stake_text(house: House, box: Box, bet: object, stake: int) -> str:
    shown = amount_shown(stake)
    if bet is game_of(house).play_bet and stake % box.ante == 0:
        return _("Stake {stake} · {multiple}× ante").format(stake=shown, multiple=stake // box.ante)
    return _("Stake {stake}").format(stake=shown)


def _bet(state: DrillState, house: House, box: Box, staked: tuple[object, int]) -> BetState:
    bet, stake = next(entry for entry in game_of(house).stakes(box) if entry == staked)
    place = box_bet(box.number, bet)
    answer, active = _shown(state, place), place == state.focus
    row = BetState(
        name=place.name,
        bet=bet,
        label=bet_label(bet),
        stake=_stake_text(house, box, bet, stake),
        lead="",
        shown="",
        active=active,
        hint=_hint(state) if active else "",
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


def _check(state: DrillState) -> CheckState:
    totals = []
    money = 0
    for number in _asked_boxes(state):
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
        hint=_hint(state),
    )


def _fallback(place: Place) -> Draft:
    match place.part:
        case Part.CATEGORY:
            return Category.HIGH_CARD
        case Part.QUALIFIES:
            return True
        case _:
            return PUSH


def _after_enter(state: DrillState) -> Place | None:
    """Where Enter leads once the question in focus is answered."""
    place = state.focus
    if place is None:
        return None
    after = step(state, Confirm(), state.read_at)
    if after.hint is not None or after.focus == place:
        answered = replace(state, draft=_fallback(place), hint=None)
        after = step(answered, Confirm(), state.read_at)
    return after.focus


def enter_text(state: DrillState) -> str:
    """What Enter does, as the primary button says it."""
    place, then = state.focus, _after_enter(state)
    if place is None:
        return _("Submit layout")
    if then is None:
        return _("Next: look over and submit")
    if then.box == place.box:
        if place.part is Part.CATEGORY:
            return _("Confirm the hand")
        if then.bet is not None:
            return _("Next: {bet}").format(bet=bet_label(then.bet))
        return _("Next: name the hand")
    if then.box is None:
        return _("Next: the dealer's hand")
    return _("Continue to box {number}").format(number=then.box)


def _buttons(state: DrillState) -> tuple[tuple[str, ButtonState], ...]:
    key = pgettext("key", "Enter")
    if state.focus is None:
        return (("submit", ButtonState(_("Submit layout"), key, primary=True)),)
    confirm = ("confirm", ButtonState(enter_text(state), key, primary=True))
    submit = ("submit", ButtonState(_("Submit layout"), faint=bool(state.gaps)))
    return (confirm, submit) if state.stage is Stage.BETS or not state.gaps else (confirm,)
