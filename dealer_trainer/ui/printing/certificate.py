"""The certificate of a quiz: one page that says who, what, when, how well, and what it proves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPen

from dealer_trainer.presentation.pages.quiz_result import ResultState, result_state
from dealer_trainer.text.amounts import date_text
from dealer_trainer.text.houses import house_name
from dealer_trainer.text.language import _, pgettext
from dealer_trainer.text.printable import placed
from dealer_trainer.training.quiz.library import KeptResult
from dealer_trainer.training.quiz.result import QuizResult
from dealer_trainer.ui.printing.pdf import name_text, pdf_page, table, text

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF

_FRAME: Final = "#8F5600"


def certificate_pdf(kept: KeptResult, result: QuizResult) -> bytes:
    """The page as a PDF file, in the language in use."""
    state = result_state(kept, result)
    title = _("Certificate") if result.passed else _("Result of a quiz")
    return pdf_page(title, _body(title, kept, result, state), _frame)


def _body(title: str, kept: KeptResult, result: QuizResult, state: ResultState) -> str:
    record = result.record
    house = record.paper.house
    at = record.sitting.started.astimezone()
    mark = "right" if result.passed else "wrong"
    examiner = kept.signed_by
    facts = [
        (_("House"), house_name(house)),
        (_("Date"), f"{date_text(at.date())}, {at:%H:%M}"),
        *((each.wanted, each.found) for each in state.outcomes),
        *state.figures,
        (_("Code of the paper"), state.code),
        (_("Check code of the result"), state.check),
    ]
    if examiner is not None:
        facts.append((pgettext("certificate", "Examiner"), placed(examiner)))
    rows = [(f'<span class="quiet">{text(c)}</span>', f"<b>{text(f)}</b>") for c, f in facts]
    told = "".join(f"<p>{text(each)}</p>" for each in state.told)
    return f"""
<h1 align="center">{text(title)}</h1>
<p align="center" class="quiet">{text(state.title)}</p>
<p align="center" class="big">{name_text(record.sitting.trainee)}</p>
<p align="center" class="big"><span class="{mark}">{text(state.verdict)}</span></p>
<p align="center"><b>{text(state.standing)}</b></p>
<p>&nbsp;</p>
{table(rows, ("left", "left"), padding=7)}
<p>&nbsp;</p>
{told}
<p class="small">{text(_proof(kept))}</p>
"""


def _proof(kept: KeptResult) -> str:
    """What the page proves, and how that is checked."""
    if kept.signed_by is None:
        return _(
            "Practice: without an examiner's signature the check code shows slips of the pen, it "
            "proves nothing."
        )
    return _(
        "The signature is in the result file. “dealer-trainer verify” checks it against the "
        "examiner's public key."
    )


def _frame(painter: QPainter, page: QRectF) -> None:
    """Two lines around the page."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for inset, width in ((4, 8), (28, 2)):
        painter.setPen(QPen(QColor(_FRAME), width))
        painter.drawRoundedRect(page.adjusted(inset, inset, -inset, -inset), 40, 40)
    painter.restore()
