"""The words of the table that more than one part of it says, and what stands at a question."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from dealer_trainer.rules.cards import Card
from dealer_trainer.rules.games.registry import game_of, hand_is_asked
from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.house import GameName, House, Provenance, RuleStanding
from dealer_trainer.rules.layout import Box, Layout
from dealer_trainer.rules.situations import layout_situations
from dealer_trainer.text.amounts import amount_shown, hint_text
from dealer_trainer.text.bets import bet_label, box_name
from dealer_trainer.text.cards import card_name
from dealer_trainer.text.hands import category_name
from dealer_trainer.text.houses import qualifies_word
from dealer_trainer.text.language import Language, _, current_language, pgettext
from dealer_trainer.training.drill.plan import DrillPlan, Task
from dealer_trainer.training.drill.state import Draft, DrillState, Stage
from dealer_trainer.training.drill.typed_amount import Hint
from dealer_trainer.training.places import Scope

if TYPE_CHECKING:
    from dealer_trainer.training.grading import Given
    from dealer_trainer.training.places import Place


def shown_answer(state: DrillState, place: Place) -> Draft | Given | None:
    """What stands at a place now: what is being answered, else the answer."""
    if place == state.focus and state.draft is not None:
        return state.draft
    return state.answer(place)


def asked_boxes(state: DrillState) -> list[int]:
    """The boxes of which something is asked, in the order of settlement."""
    return list(dict.fromkeys(p.box for p in state.fields if p.box is not None))


def hint_sentence(state: DrillState) -> str:
    """Why what was typed or picked is no answer yet, in words."""
    if state.hint is None:
        return ""
    if state.hint is Hint.NEEDS_ANSWER and state.stage is not Stage.BETS:
        return _("Choose an answer first")
    return hint_text(state.hint)


def active_box(state: DrillState) -> Box:
    """The box in focus."""
    number = None if state.focus is None else state.focus.box
    return next(box for box in state.layout.boxes if box.number == number)


def plan_title(plan: DrillPlan, game: GameName) -> str:
    """What a drill asks, as its title."""
    if plan.skill is not None or plan.situations:
        return _wanted_title(plan, game)
    if plan.for_me:
        return _("The drill for me")
    if plan.task is Task.SETTLE and plan.scope is Scope.EVERYTHING:
        return _("Full settlement")
    return _task_title(plan)


def _wanted_title(plan: DrillPlan, game: GameName) -> str:
    # A start of the usual drill does not wait for these.
    from dealer_trainer.text.situations import situation_name  # noqa: PLC0415 -- see above
    from dealer_trainer.text.skills import skill_name  # noqa: PLC0415 -- see above

    if plan.skill is not None:
        return skill_name(plan.skill, game)
    return situation_name(plan.situations[0])


def _task_title(plan: DrillPlan) -> str:
    from dealer_trainer.text.plans import scope_name, task_name  # noqa: PLC0415 -- as above

    return scope_name(plan.scope) if plan.task is Task.SETTLE else task_name(plan.task)


def progress_text(number: int, layouts: int | None) -> str:
    """How far a drill is; the layouts count from 1."""
    if layouts is None:
        return _("Layout {number}").format(number=number)
    return _("Layout {number} of {count}").format(number=number, count=layouts)


def unconfirmed_rules(layout: Layout, house: House) -> tuple[Provenance, ...]:
    """The unconfirmed rules that a layout hangs on."""
    doubted = [
        r for r in house.provenance.values() if r.standing is RuleStanding.UNCONFIRMED and r.hangs
    ]
    if not doubted:
        return ()
    # Most houses have no such rule: no start under them waits for it.
    from dealer_trainer.rules.settlement import settle  # noqa: PLC0415 -- see above

    there = {found.value for found in layout_situations(layout, settle(layout, house), house)}
    return tuple(rule for rule in doubted if there & set(rule.hangs))


def unconfirmed_reasons(rules: Iterable[Provenance]) -> tuple[str, ...]:
    """Why rules are unconfirmed, in the language in use."""
    language = current_language().value
    return tuple(rule.why.get(language) or rule.why.get(Language.EN.value, "") for rule in rules)


def unconfirmed_note() -> str:
    """That a layout hangs on such a rule, while it is being settled."""
    return _("This layout hangs on an unconfirmed rule")


def unconfirmed_text(reasons: tuple[str, ...]) -> str:
    """That a layout hangs on such a rule, and why."""
    return _("This layout hangs on an unconfirmed rule. {why}").format(why=". ".join(reasons))


def dealer_words(category: Given | None, opens: Given | None, house: House) -> tuple[str, ...]:
    """What was said of the dealer's hand."""
    words = []
    if isinstance(category, Category):
        words.append(category_name(category))
    if isinstance(opens, bool):
        words.append(qualifies_word(house.game, opens))
    return tuple(words)


def box_of(layout: Layout, number: int) -> Box | None:
    """The box of a number, or nothing where nobody plays."""
    return next((box for box in layout.boxes if box.number == number), None)


def box_word(box: Box | None) -> str:
    """What a box is by itself: empty, fold or dark; nothing where it is simply played."""
    if box is None:
        return pgettext("place", "empty")
    if box.folded:
        return pgettext("box", "fold")
    return pgettext("box", "dark") if box.dark else ""


def table_description(state: DrillState, house: House) -> tuple[str, str]:
    """The table as a screen reader tells it, cards, stakes and which box is active; and of it what
    the question in focus is about.
    """
    layout = state.layout
    parts = [
        _("Board: {cards}").format(cards=_named(layout.board)),
        _("Dealer: {cards}").format(cards=_named(layout.dealer)),
    ]
    asked = tuple(parts) if state.focus is not None else ()
    for box in layout.settlement_order:
        active = state.focus is not None and state.focus.box == box.number
        words = [box_name(box.number)]
        if hand_is_asked(box, house):
            words += map(card_name, box.cards)
        words += [
            f"{bet_label(bet)} {amount_shown(stake)}" for bet, stake in game_of(house).stakes(box)
        ]
        words.append(box_word(box))
        if active:
            words.append(pgettext("box", "active"))
        parts.append(", ".join(filter(None, words)))
        if active:
            asked = (parts[-1], parts[0])
    return "; ".join(parts), "; ".join(asked)


def _named(cards: tuple[Card, ...]) -> str:
    return ", ".join(map(card_name, cards))
