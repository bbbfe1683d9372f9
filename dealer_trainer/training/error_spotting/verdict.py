"""A settled layout that was gone over: what was found, what was missed, what was accused."""

from __future__ import annotations

from dealer_trainer.frozen import dataclass
from dealer_trainer.training.diagnosis.causes import Cause, find_causes
from dealer_trainer.training.grading import Mark, Report
from dealer_trainer.training.places import Place
from dealer_trainer.training.sheet import Sheet, given_answer


@dataclass(frozen=True, slots=True)
class ShownMistake:
    """A mistake that was on the table, and those of its answers that were not put right."""

    cause: Cause
    left: tuple[Place, ...]

    @property
    def found(self) -> bool:
        """Whether all of it was put right."""
        return not self.left


@dataclass(frozen=True, slots=True)
class SpottingResult:
    """What became of a settled layout: the mistakes on it, and right answers that were changed."""

    shown: Report
    findings: tuple[ShownMistake, ...]
    accused: tuple[Place, ...]

    @property
    def clean(self) -> bool:
        """Whether there was nothing to find."""
        return not self.findings

    @property
    def found(self) -> int:
        """How many mistakes were found and put right."""
        return sum(finding.found for finding in self.findings)


def judge_corrections(shown: Report, corrected: Report) -> SpottingResult:
    """What was found, missed and wrongly accused, from the marks before and after."""
    right = {mark.place: mark.right for mark in corrected.marks}
    findings = tuple(
        ShownMistake(cause, tuple(place for place in cause.places if not right.get(place, False)))
        for cause in find_causes(shown)
    )
    accused = tuple(
        mark.place for mark in shown.marks if mark.right and not right.get(mark.place, True)
    )
    return SpottingResult(shown, findings, accused)


def marks_to_keep(spotted: SpottingResult, corrected: Report) -> Report:
    """The marks that count: where there was something to find, and where something was accused.

    What was right and was left alone is nobody's merit.
    """
    wrong = {mark.place for mark in spotted.shown.marks if not mark.right}
    kept = wrong | set(spotted.accused)
    return Report(tuple(mark for mark in corrected.marks if mark.place in kept))


@dataclass(frozen=True, slots=True)
class SpottingTally:
    """Several settled layouts together: wrong answers found and missed, right ones accused, and
    clean layouts that were declared clean, of how many.
    """

    found: int = 0
    missed: int = 0
    accused: int = 0
    declared_clean: int = 0
    clean: int = 0

    def __add__(self, other: SpottingTally) -> SpottingTally:
        return SpottingTally(
            self.found + other.found,
            self.missed + other.missed,
            self.accused + other.accused,
            self.declared_clean + other.declared_clean,
            self.clean + other.clean,
        )


def spotting_tally(sheet: Sheet, kept: Report) -> SpottingTally | None:
    """The tally of one kept round; nothing where the trainee settled it himself."""
    if sheet.shown is None:
        return None
    accused = sum(_was_accused(sheet.shown, mark) for mark in kept.marks)
    wrong = len(kept.marks) - accused
    missed = sum(not mark.right for mark in kept.marks) - accused
    clean = wrong == 0
    return SpottingTally(wrong - missed, missed, accused, int(clean and not accused), int(clean))


def _was_accused(shown: Sheet, mark: Mark) -> bool:
    return not mark.right and given_answer(shown, mark.place) == mark.expected
