"""What finished practice changes, written within the caller's transaction; nothing is decided here:
``training.recording`` does.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from contextlib import suppress
from datetime import datetime

from dealer_trainer.rules.house import GameName
from dealer_trainer.storage.codec.stored import (
    moment_text,
    offset_minutes,
    quarter_of,
    read_recent,
    recent_text,
    situations_text,
    slips_text,
)
from dealer_trainer.storage.errors import UnreadableRow
from dealer_trainer.training.box_records import Background, TurnKind
from dealer_trainer.training.drill.plan import Round
from dealer_trainer.training.places import Place
from dealer_trainer.training.recording import (
    Known,
    Learnt,
    NewMistakes,
    RoundOutcome,
    SkillMemory,
    round_outcome,
)
from dealer_trainer.training.review.mistakes import USUAL_LIMITS, Limits
from dealer_trainer.training.skills.levels import Level
from dealer_trainer.training.skills.skill import Skill


def record_round(
    connection: sqlite3.Connection,
    round_id: int,
    trainee: int,
    played: Round,
    background: Background,
    times: Mapping[Place, int],
    at: datetime,
) -> None:
    """All that a round adds to what is known of its trainee. ``at`` bears the local time."""
    known = read_known(connection, trainee, background.game)
    outcome = round_outcome(played, background, times, at, known)
    if outcome.mistakes is not None:
        write_mistakes(connection, trainee, outcome.mistakes, f"round-{round_id}", round_id)
    write_learnt(connection, trainee, background.game, outcome.learnt)
    _write_sums(connection, trainee, played.layout.house, outcome, at)


def read_limits(connection: sqlite3.Connection, trainee: int) -> Limits:
    """A trainee's limits, the usual ones where none were set."""
    limits = dict(USUAL_LIMITS)
    for kind, milliseconds in connection.execute(
        "SELECT kind, milliseconds FROM slow_limits WHERE trainee = ?", (trainee,)
    ):
        limits[TurnKind(kind)] = milliseconds
    return Limits(limits)


def read_skills(
    connection: sqlite3.Connection, trainee: int, game: GameName
) -> dict[Skill, SkillMemory]:
    """The skills that were tried in a game; one bad row takes no other away."""
    skills = {}
    for skill, recent, reached in connection.execute(
        "SELECT skill, recent, reached FROM skills WHERE trainee = ? AND game = ?",
        (trainee, game.value),
    ):
        with suppress(ValueError, UnreadableRow):
            skills[Skill(skill)] = SkillMemory(read_recent(recent), Level(reached))
    return skills


def read_known(connection: sqlite3.Connection, trainee: int, game: GameName) -> Known:
    """What is known of a trainee in a game."""
    return Known(read_limits(connection, trainee), read_skills(connection, trainee, game))


def write_mistakes(
    connection: sqlite3.Connection,
    trainee: int,
    new: NewMistakes,
    case: str,
    round_id: int | None = None,
    answered: str | None = None,
) -> None:
    """The mistakes of a case under its name; its round, or else the case itself, is kept too."""
    at, due = moment_text(new.failed_at), moment_text(new.due_at)
    for each in new.failed:
        turn = each.turn
        connection.execute(
            "INSERT INTO mistakes (trainee, origin, round, owner, kind, house, house_fingerprint,"
            " failed_at, utc_offset, milliseconds, wrong, situations, slips, answered, case_name,"
            " due_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                trainee,
                new.origin.value,
                round_id,
                turn.owner,
                turn.kind.value,
                new.house,
                new.house_fingerprint,
                at,
                offset_minutes(new.failed_at),
                turn.milliseconds,
                each.wrong,
                situations_text(turn.situations),
                slips_text(turn.slips),
                answered,
                case,
                due,
            ),
        )


def write_learnt(
    connection: sqlite3.Connection, trainee: int, game: GameName, learnt: Learnt
) -> None:
    """Skills and traps as they are remembered from now on."""
    connection.executemany(
        "INSERT OR REPLACE INTO skills VALUES (?, ?, ?, ?, ?)",
        [
            (trainee, game.value, skill.value, recent_text(memory.recent), int(memory.reached))
            for skill, memory in learnt.skills.items()
        ],
    )
    known = {
        (skill, situation): recent
        for skill, situation, recent in connection.execute(
            "SELECT skill, situation, recent FROM traps WHERE trainee = ? AND game = ?",
            (trainee, game.value),
        )
    }
    rows = []
    for tried in learnt.traps:
        key = (tried.trap.skill.value, tried.trap.situation.value)
        # Texts are joined and cut, not read: a round touches dozens of them.
        words = f"{known.get(key, '')} {recent_text(tried.answers)}".split()[-tried.kept :]
        rows.append((trainee, game.value, *key, " ".join(words)))
    connection.executemany("INSERT OR REPLACE INTO traps VALUES (?, ?, ?, ?, ?)", rows)


def _write_sums(
    connection: sqlite3.Connection, trainee: int, house: str, outcome: RoundOutcome, at: datetime
) -> None:
    """A round's sums are added to those of its quarter of an hour."""
    quarter, offset, count = quarter_of(at), offset_minutes(at), outcome.count
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
        [
            (trainee, quarter, offset, house, slip.value, times)
            for slip, times in outcome.slips.items()
        ],
    )
