-- What a layout is under its house, told when it is dealt: history is not worked out again.
ALTER TABLE rounds ADD COLUMN background TEXT;
-- Minutes that the trainee's clock was before UTC when the round was submitted.
ALTER TABLE rounds ADD COLUMN utc_offset INTEGER;

ALTER TABLE marks ADD COLUMN milliseconds INTEGER;

-- Turns answered wrong, or right but slow. A drill's layout stands with its round; a quiz's or a
-- sprint's stands here, in "answered".
CREATE TABLE mistakes (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    trainee INTEGER NOT NULL REFERENCES trainees (id) ON DELETE CASCADE,
    origin TEXT NOT NULL,
    round INTEGER REFERENCES rounds (id) ON DELETE CASCADE,
    owner INTEGER NOT NULL, -- a box; 0 the dealer's hand
    kind TEXT NOT NULL,
    house TEXT NOT NULL,
    house_fingerprint TEXT NOT NULL,
    failed_at TEXT NOT NULL,
    utc_offset INTEGER NOT NULL,
    milliseconds INTEGER,
    wrong INTEGER NOT NULL, -- else right but slow
    situations TEXT NOT NULL,
    slips TEXT NOT NULL,
    answered TEXT,
    case_name TEXT NOT NULL, -- the same for mistakes in one layout
    repaired_at TEXT,
    repaired_offset INTEGER,
    due_at TEXT NOT NULL
);

CREATE INDEX mistakes_due ON mistakes (trainee, due_at);
CREATE INDEX mistakes_of_trainee ON mistakes (trainee, failed_at);
CREATE INDEX mistakes_of_round ON mistakes (round);

-- The log that the dates of repair and repetition are replayed from.
CREATE TABLE repetitions (
    mistake INTEGER NOT NULL REFERENCES mistakes (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    at TEXT NOT NULL,
    utc_offset INTEGER NOT NULL,
    recall TEXT NOT NULL,
    sibling INTEGER NOT NULL,
    milliseconds INTEGER,
    answered TEXT, -- the answer of now
    PRIMARY KEY (mistake, number)
) WITHOUT ROWID;

CREATE TABLE slow_limits (
    trainee INTEGER NOT NULL REFERENCES trainees (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    milliseconds INTEGER, -- nothing: never slow
    PRIMARY KEY (trainee, kind)
) WITHOUT ROWID;

CREATE TABLE sprints (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    trainee INTEGER NOT NULL REFERENCES trainees (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    house TEXT NOT NULL,
    at TEXT NOT NULL,
    utc_offset INTEGER NOT NULL,
    score INTEGER NOT NULL,
    asked INTEGER NOT NULL
);

CREATE INDEX sprints_of_trainee ON sprints (trainee, house, kind, score);

-- The last answers of each skill, old to new, and the highest level reached: never lost again.
CREATE TABLE skills (
    trainee INTEGER NOT NULL REFERENCES trainees (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    skill TEXT NOT NULL,
    recent TEXT NOT NULL,
    reached INTEGER NOT NULL,
    PRIMARY KEY (trainee, game, skill)
) WITHOUT ROWID;

CREATE TABLE traps (
    trainee INTEGER NOT NULL REFERENCES trainees (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    skill TEXT NOT NULL,
    situation TEXT NOT NULL,
    recent TEXT NOT NULL,
    PRIMARY KEY (trainee, game, skill, situation)
) WITHOUT ROWID;

-- Sums by quarters of an hour: every zone's offset is whole quarters, so any day can be made of
-- them. Progress reads these and never the marks.
CREATE TABLE quarters (
    trainee INTEGER NOT NULL REFERENCES trainees (id) ON DELETE CASCADE,
    quarter INTEGER NOT NULL, -- since 1970 in UTC
    utc_offset INTEGER NOT NULL,
    house TEXT NOT NULL,
    rounds INTEGER NOT NULL,
    asked INTEGER NOT NULL,
    correct INTEGER NOT NULL,
    wagers_asked INTEGER NOT NULL,
    wagers_correct INTEGER NOT NULL,
    timed_rounds INTEGER NOT NULL,
    round_milliseconds INTEGER NOT NULL,
    timed_boxes INTEGER NOT NULL,
    box_milliseconds INTEGER NOT NULL,
    overpaid INTEGER NOT NULL,
    underpaid INTEGER NOT NULL,
    PRIMARY KEY (trainee, quarter, utc_offset, house)
) WITHOUT ROWID;

CREATE TABLE slip_quarters (
    trainee INTEGER NOT NULL REFERENCES trainees (id) ON DELETE CASCADE,
    quarter INTEGER NOT NULL,
    utc_offset INTEGER NOT NULL,
    house TEXT NOT NULL,
    slip TEXT NOT NULL,
    times INTEGER NOT NULL,
    PRIMARY KEY (trainee, quarter, utc_offset, house, slip)
) WITHOUT ROWID;

-- When there was practice that no figure but the days in a row counts: reviews.
CREATE TABLE reviews (
    trainee INTEGER NOT NULL REFERENCES trainees (id) ON DELETE CASCADE,
    quarter INTEGER NOT NULL,
    utc_offset INTEGER NOT NULL,
    answered INTEGER NOT NULL,
    milliseconds INTEGER NOT NULL,
    PRIMARY KEY (trainee, quarter, utc_offset)
) WITHOUT ROWID;
