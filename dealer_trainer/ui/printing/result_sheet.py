"""The result of a quiz on paper: everything that its page shows, and every round."""

from __future__ import annotations

from dealer_trainer.presentation.pages.quiz_result import ResultState, result_state
from dealer_trainer.text.language import _, pgettext
from dealer_trainer.text.marks import given_text, place_name
from dealer_trainer.text.quizzes import unconfirmed_text
from dealer_trainer.training.quiz.library import KeptResult
from dealer_trainer.training.quiz.result import MarkedRound, QuizResult
from dealer_trainer.training.quiz.step import RoundEnding
from dealer_trainer.ui.printing.pdf import heading, pdf_pages, table, text


def result_sheet_pdf(kept: KeptResult, result: QuizResult) -> bytes:
    """The pages as a PDF file, in the language in use."""
    state = result_state(kept, result)
    blocks = [
        _head(state),
        _marks(state),
        *_tallies(state),
        _paper(state),
        *_rounds(result, state),
    ]
    return pdf_pages(f"{state.title} · {result.record.sitting.trainee}", blocks)


def _head(state: ResultState) -> str:
    mark = "right" if state.passed else "wrong"
    told = "".join(f"<p>{text(each)}</p>" for each in (state.standing, *state.told))
    return f"""
<h1>{text(state.title)}</h1>
<p class="quiet">{text(state.facts)}</p>
<p class="big"><span class="{mark}">{text(state.verdict)}</span></p>
{told}
"""


def _marks(state: ResultState) -> str:
    rows = [(_("To pass"), _("Result"), "")]
    for each in state.outcomes:
        reached = pgettext("pass mark", "reached")
        word = reached if each.reached else pgettext("pass mark", "not reached")
        mark = "right" if each.reached else "wrong"
        rows.append(
            (text(each.wanted), text(each.found), f'<span class="{mark}">{text(word)}</span>')
        )
    figures = [(text(caption), text(figure)) for caption, figure in state.figures]
    figures += [(text(f"{f.caption} ({f.note})"), text(f.figure)) for f in state.money]
    return table(rows, ("left", "left", "right"), head=True) + table(figures, ("left", "right"))


def _tallies(state: ResultState) -> list[str]:
    situations = [(text(each.name), text(each.score)) for each in state.situations]
    slips = [(text(name), str(count)) for name, count in state.slips]
    told = [heading(_("By situation")) + table(situations, ("left", "right"))]
    if slips:
        told.append(heading(_("By mistake")) + table(slips, ("left", "right")))
    return told


def _paper(state: ResultState) -> str:
    rows = [
        (text(_("Code of the paper")), text(state.code)),
        (text(_("Check code of the result")), text(state.check)),
        *((text(name), text(number)) for name, number in state.quotas),
    ]
    return heading(_("The paper")) + table(rows, ("left", "right"))


def _rounds(result: QuizResult, state: ResultState) -> list[str]:
    """Of each round what was wrong, with what was right."""
    blocks = []
    for line, played in zip(state.rounds, result.rounds, strict=True):
        told = heading(line.told)
        wrong = _wrong(played, result)
        if wrong and played.closed.ending is not RoundEnding.NOT_REACHED:
            told += table(wrong, ("left", "left", "left"), (34, 33, 33))
        if played.closed.unconfirmed is not None:
            game = result.record.paper.house.game
            words = unconfirmed_text(played.closed.unconfirmed, game)
            told += f'<p class="quiet">{text(words)}</p>'
        blocks.append(told)
    return blocks


def _wrong(played: MarkedRound, result: QuizResult) -> list[tuple[str, ...]]:
    game = result.record.paper.house.game
    return [
        (
            text(place_name(mark.place)),
            f'<span class="wrong">{text(given_text(mark.given, game))}</span>',
            text(_("right: {answer}").format(answer=given_text(mark.expected, game))),
        )
        for mark in played.report.marks
        if not mark.right and mark.expected != ()
    ]
