"""A quiz's paper for use at a table: layouts to be settled by hand, or with their answer key."""

from __future__ import annotations

from dealer_trainer.rules.cards import Card
from dealer_trainer.rules.games.registry import bets_of, game_of, hand_is_asked
from dealer_trainer.rules.house import House
from dealer_trainer.rules.layout import Box, Layout
from dealer_trainer.rules.settlement import Settlement, settle
from dealer_trainer.text.amounts import amount_shown
from dealer_trainer.text.bets import answer_text, bet_label, box_name
from dealer_trainer.text.cards import card_label
from dealer_trainer.text.hands import hand_phrase
from dealer_trainer.text.houses import house_name, qualifies_sentence
from dealer_trainer.text.language import _, pgettext
from dealer_trainer.text.quizzes import pass_mark_text, quiz_name, size_texts, time_limit_text
from dealer_trainer.text.situations import situation_name
from dealer_trainer.training.quiz.paper import Paper
from dealer_trainer.ui.printing.pdf import heading, pdf_pages, table, text

_BLANK = "_________"
_RED = frozenset("♥♦")


def paper_pdf(paper: Paper, *, key: bool) -> bytes:
    """The pages as a PDF file, in the language in use; with the key the right answers stand in."""
    title = _("Answer key") if key else _("Paper")
    head = f"{title} {paper.code}"
    body = [_head(head, paper, key=key)]
    for number, layout in enumerate(paper.layouts, 1):
        body.append(_layout(number, layout, paper.house, key=key))
    if key:
        body += [_quotas(paper)] if paper.quotas else []
    return pdf_pages(head, body)


def _head(title: str, paper: Paper, *, key: bool) -> str:
    quiz = paper.definition
    facts = (
        quiz_name(quiz),
        house_name(paper.house),
        *size_texts(quiz),
        time_limit_text(quiz.time),
    )
    marks = " · ".join(map(pass_mark_text, quiz.pass_marks))
    # Words stand outside: the extractor does not look into such a text.
    who, when = text(_("Trainee")), text(_("Date"))
    line = (f"{who}: {_BLANK * 3}", f"{when}: {_BLANK}")
    name = "" if key else table([line], ("left", "left"))
    return f"""
<h1>{text(title)}</h1>
<p>{text(" · ".join(facts))}</p>
<p class="quiet">{text(marks)}</p>
{name}
"""


def _card(card: Card) -> str:
    label = card_label(card)
    red = any(suit in label for suit in _RED)
    return f'<span class="red">{text(label)}</span>' if red else text(label)


def _cards(cards: tuple[Card, ...]) -> str:
    return "&nbsp;".join(map(_card, cards))


def _layout(number: int, layout: Layout, house: House, *, key: bool) -> str:
    settlement = settle(layout, house)
    dealer = (
        f"{text(hand_phrase(settlement.dealer))}. "
        f"{text(qualifies_sentence(house.game, settlement.opens))}"
        if key
        else _BLANK * 2
    )
    bets = [rule.bet for rule in bets_of(house)]
    head = ("", text(_("Cards")), *(bet_label(bet) for bet in bets), text(_("Hand")))
    rows: list[tuple[str, ...]] = [head]
    for box in layout.settlement_order:
        rows.append(_box(box, settlement, house, key=key))
    each = 50 // len(bets)
    widths = (13, 13, *(each for _bet in bets), 74 - each * len(bets))
    sides = ("left", "left", *("left" for _bet in bets), "left")
    title = heading(_("Layout {number}").format(number=number))
    board, own = text(_("Community cards")), text(_("Dealer's cards"))
    named = text(_("Dealer's hand"))
    return f"""
{title}
<p>{board}: <b>{_cards(layout.board)}</b> &nbsp;&nbsp;
{own}: <b>{_cards(layout.dealer)}</b> &nbsp;&nbsp;
{named}: {dealer}</p>
{table(rows, sides, widths, head=True, padding=3 if key else 7)}
"""


def _box(box: Box, settlement: Settlement, house: House, *, key: bool) -> tuple[str, ...]:
    stakes = dict(game_of(house).stakes(box))
    settled = settlement.box(box.number)
    cells = []
    for rule in bets_of(house):
        bet = rule.bet
        if bet not in stakes:
            cells.append("–")
            continue
        answer = f"<b>{text(answer_text(settled.bet(bet).answer))}</b>" if key else _BLANK
        cells.append(f"{text(amount_shown(stakes[bet]))}<br>{answer}")
    # Not broken where the number stands first: "5. bokss".
    name = box_name(box.number).replace(" ", "\N{NO-BREAK SPACE}")
    words = [f"<b>{text(name)}</b>"]
    if box.folded:
        words.append(text(pgettext("box", "folded")))
    if box.dark:
        words.append(text(pgettext("box", "dark")))
    hand = ""
    if hand_is_asked(box, house):
        hand = text(hand_phrase(settled.hand)) if key else _BLANK * 2
    return ("<br>".join(words), _cards(box.cards), *cells, hand)


def _quotas(paper: Paper) -> str:
    rows = [
        (
            text(situation_name(situation)),
            text(_("{found}, wanted: {least}").format(found=found, least=least)),
        )
        for situation, least, found in paper.quotas
    ]
    return heading(_("In the paper")) + table(rows, ("left", "right"))
