"""Skills: nine named groups of answers, each a set of questions and situations in one table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum
from typing import Final

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.games.registry import GAMES
from dealer_trainer.rules.house import GameName
from dealer_trainer.rules.situations import Situation
from dealer_trainer.training.places import Part, Place

S = Situation


class Skill(Enum):
    """A group of answers that are learnt together; the values are stored and never change."""

    DEALER = "dealer"
    NAMING = "naming"
    COMPARING = "comparing"
    ANTE_DEALER_FAILS = "ante-dealer-fails"
    MAIN_TABLE = "main-table"
    SIDE_TABLE = "side-table"
    ODD_AMOUNTS = "odd-amounts"
    FOLDED_AND_DARK = "folded-and-dark"
    WHOLE_LAYOUT = "whole-layout"


class Question(Enum):
    """What an answer answers, whichever box it stands in; the last four are no places."""

    DEALER_CATEGORY = "dealer.category"
    DEALER_QUALIFIES = "dealer.qualifies"
    DEALER_FIVE = "dealer.five"
    CATEGORY = "category"
    FIVE = "five"
    ANTE = "ante"
    BLIND = "blind"
    PLAY = "play"
    TRIPS = "trips"
    BET = "bet"
    BONUS = "bonus"
    WHO_WINS = "who-wins"
    PAY_MAIN = "pay-main"
    PAY_SIDE = "pay-side"
    LAYOUT = "layout"


@dataclass(frozen=True, slots=True)
class SkillRule:
    """A row of the table: answers to these questions count for a skill.

    Where ``needs`` is not empty one of its situations must hold, of ``bars`` none may.
    ``situations`` are those by which the skill is told apart and drilled.
    """

    skill: Skill
    questions: frozenset[Question]
    situations: tuple[Situation, ...] = ()
    needs: frozenset[Situation] = frozenset()
    bars: frozenset[Situation] = frozenset()
    game: GameName | None = None


def _row(
    skill: Skill,
    *questions: Question,
    by: tuple[Situation, ...] = (),
    needs: Iterable[Situation] = (),
    bars: Iterable[Situation] = (),
    game: GameName | None = None,
) -> SkillRule:
    return SkillRule(skill, frozenset(questions), by, frozenset(needs), frozenset(bars), game)


_HANDS: Final = tuple(s for s in Situation if list(Situation).index(s) < 10)
_FROM_STRAIGHT: Final = _HANDS[4:]
_FROM_TRIPS: Final = _HANDS[3:]
_READING: Final = (
    S.WHEEL,
    S.SIX_CARD_FLUSH,
    S.STRAIGHT_AND_FLUSH_APART,
    S.THREE_PAIRS,
    S.TWO_TRIPS,
    S.TRIPS_AND_TWO_PAIRS,
    S.COUNTERFEITED,
    S.PLAYS_THE_BOARD,
)
_COMPARING: Final = (
    S.SAME_CATEGORY,
    S.KICKER_DECIDES,
    S.TIE_SIXTH_CARD,
    S.PLAYS_THE_BOARD,
    S.WIN,
    S.LOSE,
    S.TIE,
)
_DEALER: Final = (
    S.DEALER_FAILS,
    S.DEALER_OPENS_ON_BOARD_PAIR,
    S.DEALER_PAIR_OF_FOURS,
    S.DEALER_PAIR_BELOW_FOURS,
    S.DEALER_THREES_AND_TWOS,
)
_FAILS: Final = (S.WIN_DEALER_FAILS, S.LOSE_DEALER_FAILS, S.TIE_DEALER_FAILS)
_FOLDED_OR_DARK: Final = (S.FOLD, S.DARK)
_AFTER_FOLD: Final = (S.TRIPS_AFTER_FOLD, S.BONUS_AFTER_FOLD)

_Q = Question
_U = GameName.ULTIMATE
_C = GameName.CASINO_TEXAS

SKILL_TABLE: Final[tuple[SkillRule, ...]] = (
    _row(
        Skill.DEALER,
        *(_Q.DEALER_CATEGORY, _Q.DEALER_QUALIFIES, _Q.DEALER_FIVE),
        by=_DEALER,
    ),
    _row(Skill.NAMING, _Q.CATEGORY, _Q.FIVE, by=(*_HANDS, *_READING)),
    _row(Skill.COMPARING, _Q.PLAY, _Q.WHO_WINS, by=_COMPARING, bars={S.FOLD}),
    _row(Skill.COMPARING, _Q.ANTE, by=_COMPARING, bars={S.FOLD, *_FAILS}, game=_U),
    _row(Skill.COMPARING, _Q.BET, by=_COMPARING, bars={S.FOLD, *_FAILS}),
    _row(Skill.ANTE_DEALER_FAILS, _Q.ANTE, _Q.BET, by=_FAILS, needs=_FAILS),
    _row(
        Skill.MAIN_TABLE,
        _Q.BLIND,
        by=(S.BLIND_PAID, S.BLIND_PUSHES_ON_WIN, S.BLIND_LOST_WITH_STRAIGHT, S.LOSE),
        bars={S.FOLD},
    ),
    _row(Skill.MAIN_TABLE, _Q.BLIND, by=_FROM_STRAIGHT, needs={S.BLIND_PAID}),
    _row(Skill.MAIN_TABLE, _Q.ANTE, by=_HANDS, needs={S.WIN}, game=_C),
    _row(Skill.MAIN_TABLE, _Q.ANTE, by=_HANDS, needs=_FAILS, game=_C),
    _row(Skill.MAIN_TABLE, _Q.PAY_MAIN, by=_HANDS),
    _row(
        Skill.SIDE_TABLE,
        _Q.TRIPS,
        by=(S.TRIPS_PAID_ON_LOSS, S.TRIPS_PAID_ON_TIE, *_FROM_TRIPS),
        bars={S.FOLD},
    ),
    _row(
        Skill.SIDE_TABLE,
        _Q.BONUS,
        by=(S.BONUS_PAID, S.BONUS_FLOP_ONLY, S.BONUS_NOT_FINAL, S.BONUS_QUADS_ONE_CARD),
        bars={S.FOLD},
    ),
    _row(Skill.SIDE_TABLE, _Q.PAY_SIDE, by=_HANDS),
    _row(Skill.ODD_AMOUNTS, _Q.BLIND, by=(S.ODD_FLUSH,), needs={S.ODD_FLUSH}),
    _row(Skill.ODD_AMOUNTS, _Q.BONUS, by=(S.BONUS_PAID,), needs={S.BONUS_PAID}),
    _row(Skill.ODD_AMOUNTS, _Q.PAY_MAIN, _Q.PAY_SIDE),
    _row(
        Skill.FOLDED_AND_DARK,
        *(_Q.CATEGORY, _Q.ANTE, _Q.BLIND, _Q.PLAY, _Q.BET, _Q.TRIPS, _Q.BONUS),
        by=(*_FOLDED_OR_DARK, *_AFTER_FOLD),
        needs=_FOLDED_OR_DARK,
    ),
    _row(Skill.WHOLE_LAYOUT, _Q.LAYOUT),
)
"""The one table. An answer may count for several skills: a blind of a dark box for two."""

_OF_BETS: Final = {bet: Question(bet.value) for bet in Bet}
_OF_BOX: Final = {Part.CATEGORY: Question.CATEGORY, Part.FIVE: Question.FIVE}
_OF_DEALER: Final = {
    Part.CATEGORY: Question.DEALER_CATEGORY,
    Part.FIVE: Question.DEALER_FIVE,
    Part.QUALIFIES: Question.DEALER_QUALIFIES,
}


@dataclass(frozen=True, slots=True)
class Trap:
    """A situation within a skill: the least thing that is known, missed or drilled."""

    skill: Skill
    situation: Situation


def question_of(place: Place) -> Question | None:
    """The question at a place; nothing for the order of boxes, which no skill counts alone."""
    if place.bet is not None:
        return _OF_BETS[place.bet]
    return (_OF_DEALER if place.box is None else _OF_BOX).get(place.part)


def skills_counting(
    question: Question, held: frozenset[Situation], game: GameName
) -> Iterator[tuple[Skill, tuple[Situation, ...]]]:
    """The skills for which an answer counts where these situations hold, each with those by which
    it is told apart.
    """
    found: dict[Skill, dict[Situation, None]] = {}
    for row in SKILL_TABLE:
        if question not in row.questions or row.game not in (None, game):
            continue
        if (row.needs and row.needs.isdisjoint(held)) or not row.bars.isdisjoint(held):
            continue
        by = found.setdefault(row.skill, {})
        by.update(dict.fromkeys(s for s in row.situations if s in held))
    for skill, situations in found.items():
        yield skill, tuple(situations)


def situations_of(skill: Skill, game: GameName) -> tuple[Situation, ...]:
    """All situations by which a skill is told apart in a game, in the order of the list."""
    found = {
        situation
        for row in SKILL_TABLE
        if row.skill is skill and row.game in (None, game) and _asked_in(row, game)
        for situation in row.situations
    }
    return tuple(situation for situation in Situation if situation in found)


def _asked_in(row: SkillRule, game: GameName) -> bool:
    others = set(_OF_BETS.values()) - {_OF_BETS[rule.bet] for rule in GAMES[game].bets}
    return not row.questions <= others
