-- Times are UTC text, money whole minor units, durations milliseconds.
-- AUTOINCREMENT: a new trainee never gets the number of one who is gone.

CREATE TABLE trainees (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    name_key TEXT NOT NULL UNIQUE,
    created_at TEXT NOT NULL,
    chosen_at TEXT,
    chosen INTEGER NOT NULL DEFAULT 0 -- rises with each choice: a clock may be set back
);

CREATE TABLE drills (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    trainee INTEGER NOT NULL REFERENCES trainees (id) ON DELETE CASCADE,
    plan TEXT NOT NULL,
    started_at TEXT NOT NULL,
    finished_at TEXT
);

CREATE INDEX drills_of_trainee ON drills (trainee, finished_at, id);

-- Open until submitted. The answers of an open round are its changes, of a submitted one its sheet.
CREATE TABLE rounds (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    trainee INTEGER NOT NULL REFERENCES trainees (id) ON DELETE CASCADE,
    drill INTEGER NOT NULL REFERENCES drills (id) ON DELETE CASCADE,
    number INTEGER NOT NULL, -- the layout's place in its deal, from 0
    house TEXT NOT NULL,
    house_fingerprint TEXT NOT NULL,
    layout TEXT NOT NULL,
    asked TEXT NOT NULL,
    started_at TEXT NOT NULL,
    submitted_at TEXT,
    sheet TEXT,
    milliseconds INTEGER,
    asked_count INTEGER,
    right_count INTEGER,
    overpaid INTEGER,
    underpaid INTEGER,
    UNIQUE (drill, number),
    CHECK ((submitted_at IS NULL) = (sheet IS NULL))
);

CREATE INDEX rounds_of_trainee ON rounds (trainee, submitted_at);

CREATE TABLE changes (
    round INTEGER NOT NULL REFERENCES rounds (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    place TEXT,
    value TEXT,
    owner INTEGER, -- a box; nothing for the dealer
    owner_milliseconds INTEGER NOT NULL,
    milliseconds INTEGER NOT NULL,
    PRIMARY KEY (round, number)
) WITHOUT ROWID;

-- The trainee stands here too: what was asked last is found without a look at other people's rounds.
CREATE TABLE marks (
    round INTEGER NOT NULL REFERENCES rounds (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    trainee INTEGER NOT NULL,
    part TEXT NOT NULL,
    box INTEGER,
    bet TEXT,
    given TEXT,
    expected TEXT NOT NULL,
    is_right INTEGER NOT NULL,
    PRIMARY KEY (round, position)
) WITHOUT ROWID;

CREATE INDEX marks_by_question ON marks (trainee, part, bet, round, is_right);
CREATE INDEX wrong_marks ON marks (trainee, round) WHERE is_right = 0;

CREATE TABLE mark_slips (
    round INTEGER NOT NULL,
    position INTEGER NOT NULL,
    number INTEGER NOT NULL,
    slip TEXT NOT NULL,
    PRIMARY KEY (round, position, number),
    FOREIGN KEY (round, position) REFERENCES marks (round, position) ON DELETE CASCADE
) WITHOUT ROWID;

CREATE INDEX marks_with_slip ON mark_slips (slip, round);

-- What came of the dealer's hand (owner 0) or of a box: a mistake list's entry.
CREATE TABLE turns (
    round INTEGER NOT NULL REFERENCES rounds (id) ON DELETE CASCADE,
    owner INTEGER NOT NULL,
    trainee INTEGER NOT NULL,
    milliseconds INTEGER,
    asked_count INTEGER NOT NULL,
    right_count INTEGER NOT NULL,
    PRIMARY KEY (round, owner)
) WITHOUT ROWID;

CREATE INDEX faulty_turns ON turns (trainee, round) WHERE right_count < asked_count;
