"""What a submitted round leaves behind: mistakes, skills and sums, in the round's transaction."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Iterable, Mapping
from datetime import datetime

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.house import GameName
from dealer_trainer.storage.codec.background import (
    offset_minutes,
    quarter_of,
    read_recent,
    recent_text,
    situations_text,
    slips_text,
)
from dealer_trainer.storage.codec.timestamps import moment_text
from dealer_trainer.training.box_records import Background, TurnKind, count_round, turns_of
from dealer_trainer.training.diagnosis.slips import Slip
from dealer_trainer.training.drill.plan import Round
from dealer_trainer.training.places import Place
from dealer_trainer.training.review.mistakes import USUAL_LIMITS, Failing, Limits, Origin, failing
from dealer_trainer.training.review.repetition import prospect_of
from dealer_trainer.training.skills.counting import Counted
from dealer_trainer.training.skills.levels import (
    MEASURED,
    REMEMBERED,
    Level,
    Recent,
    level_of,
    remember,
)
from dealer_trainer.training.skills.skill import Skill, Trap
from dealer_trainer.training.statistics.progress import Count


def write_outcomes(
    connection: sqlite3.Connection,
    round_id: int,
    trainee: int,
    played: Round,
    background: Background,
    times: Mapping[Place, int],
    at: datetime,
) -> None:
    """All that a round adds to what is known of its trainee. ``at`` bears the local time."""
    turns = turns_of(played.sheet, played.report, background)
    house = played.layout.house
    source = Source(
        Origin.DRILL, house, played.house_fingerprint, at, f"round-{round_id}", round_id
    )
    failed = failing(turns, read_limits(connection, trainee))
    write_mistakes(connection, trainee, failed, source)
    counted = count_round(played.report, played.sheet, background, times)
    write_skills(connection, trainee, background.game, counted)
    slips = Counter(slip for mark in played.report.marks for slip in mark.slips)
    write_sums(connection, trainee, house, count_of(played), slips, at)


@dataclass(frozen=True, slots=True)
class Source:
    """Where mistakes come from: the house (id and fingerprint), when (in local time), the name of
    the case, and its round, or else the case itself.
    """

    origin: Origin
    house: str
    house_fingerprint: str
    at: datetime
    case: str
    round_id: int | None = None
    answered: str | None = None


def write_mistakes(
    connection: sqlite3.Connection, trainee: int, failed: Iterable[Failing], source: Source
) -> None:
    """Turns that failed become mistakes."""
    due: str | None = None
    for each in failed:
        due = due or moment_text(prospect_of(source.at, ()).due_at)
        turn = each.turn
        connection.execute(
            "INSERT INTO mistakes (trainee, origin, round, owner, kind, house, house_fingerprint,"
            " failed_at, utc_offset, milliseconds, wrong, situations, slips, answered, case_name,"
            " due_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                trainee,
                source.origin.value,
                source.round_id,
                turn.owner,
                turn.kind.value,
                source.house,
                source.house_fingerprint,
                moment_text(source.at),
                offset_minutes(source.at),
                turn.milliseconds,
                each.wrong,
                situations_text(turn.situations),
                slips_text(turn.slips),
                source.answered,
                source.case,
                due,
            ),
        )


def read_limits(connection: sqlite3.Connection, trainee: int) -> Limits:
    """A trainee's limits, the usual ones where none were set."""
    limits = dict(USUAL_LIMITS)
    for kind, milliseconds in connection.execute(
        "SELECT kind, milliseconds FROM slow_limits WHERE trainee = ?", (trainee,)
    ):
        limits[TurnKind(kind)] = milliseconds
    return Limits(limits)


def write_skills(
    connection: sqlite3.Connection, trainee: int, game: GameName, counted: Counted
) -> None:
    """Answers as the skills remember them; a level once reached stays."""
    answers: dict[Skill, list[Recent]] = {}
    for answer in counted.answers:
        answers.setdefault(answer.skill, []).append(Recent(answer.right, answer.milliseconds))
    traps: dict[Trap, list[Recent]] = {}
    for tried in counted.tried:
        traps.setdefault(tried.trap, []).append(Recent(tried.right, tried.milliseconds))
    _write_skills(connection, trainee, game, answers)
    _write_traps(connection, trainee, game, traps)


def _write_skills(
    connection: sqlite3.Connection,
    trainee: int,
    game: GameName,
    answers: Mapping[Skill, list[Recent]],
) -> None:
    known = {
        skill: (recent, reached)
        for skill, recent, reached in connection.execute(
            "SELECT skill, recent, reached FROM skills WHERE trainee = ? AND game = ?",
            (trainee, game.value),
        )
    }
    rows = []
    for skill, new in answers.items():
        text, level = known.get(skill.value, ("", Level.BEGUN))
        recent, reached = read_recent(text), Level(level)
        for answer in new:
            recent = remember(recent, answer, REMEMBERED)
            reached = max(reached, level_of(skill, recent))
        rows.append((trainee, game.value, skill.value, recent_text(recent), int(reached)))
    connection.executemany("INSERT OR REPLACE INTO skills VALUES (?, ?, ?, ?, ?)", rows)


def _write_traps(
    connection: sqlite3.Connection,
    trainee: int,
    game: GameName,
    traps: Mapping[Trap, list[Recent]],
) -> None:
    known = {
        (skill, situation): recent
        for skill, situation, recent in connection.execute(
            "SELECT skill, situation, recent FROM traps WHERE trainee = ? AND game = ?",
            (trainee, game.value),
        )
    }
    rows = []
    for trap, new in traps.items():
        key = (trap.skill.value, trap.situation.value)
        # Texts are joined and cut, not read: a round touches dozens of them.
        words = f"{known.get(key, '')} {recent_text(new)}".split()[-MEASURED:]
        rows.append((trainee, game.value, *key, " ".join(words)))
    connection.executemany("INSERT OR REPLACE INTO traps VALUES (?, ?, ?, ?, ?)", rows)


def count_of(played: Round) -> Count:
    """The sums of one round."""
    wagers = [mark for mark in played.report.marks if mark.place.is_wager]
    asked = {mark.place.box for mark in played.report.marks if mark.place.box is not None}
    times = [
        box.milliseconds
        for box in played.sheet.boxes
        if box.number in asked and box.milliseconds is not None
    ]
    whole = played.sheet.milliseconds
    return Count(
        1,
        played.report.asked,
        played.report.right,
        len(wagers),
        sum(mark.right for mark in wagers),
        int(whole is not None),
        whole or 0,
        len(times),
        sum(times),
        played.money.overpaid,
        played.money.underpaid,
    )


def write_sums(
    connection: sqlite3.Connection,
    trainee: int,
    house: str,
    count: Count,
    slips: Mapping[Slip, int],
    at: datetime,
) -> None:
    """A round's sums are added to those of its quarter of an hour."""
    quarter, offset = quarter_of(at), offset_minutes(at)
    connection.execute(
        "INSERT INTO quarters VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT DO UPDATE SET rounds = rounds + excluded.rounds,"
        " asked = asked + excluded.asked, correct = correct + excluded.correct,"
        " wagers_asked = wagers_asked + excluded.wagers_asked,"
        " wagers_correct = wagers_correct + excluded.wagers_correct,"
        " timed_rounds = timed_rounds + excluded.timed_rounds,"
        " round_milliseconds = round_milliseconds + excluded.round_milliseconds,"
        " timed_boxes = timed_boxes + excluded.timed_boxes,"
        " box_milliseconds = box_milliseconds + excluded.box_milliseconds,"
        " overpaid = overpaid + excluded.overpaid, underpaid = underpaid + excluded.underpaid",
        (
            trainee,
            quarter,
            offset,
            house,
            count.rounds,
            count.asked,
            count.right,
            count.wagers_asked,
            count.wagers_right,
            count.timed_rounds,
            count.round_milliseconds,
            count.timed_boxes,
            count.box_milliseconds,
            count.overpaid,
            count.underpaid,
        ),
    )
    connection.executemany(
        "INSERT INTO slip_quarters VALUES (?, ?, ?, ?, ?, ?)"
        " ON CONFLICT DO UPDATE SET times = times + excluded.times",
        [(trainee, quarter, offset, house, slip.value, times) for slip, times in slips.items()],
    )
