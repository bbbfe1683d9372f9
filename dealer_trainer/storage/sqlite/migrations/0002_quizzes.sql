-- Quizzes stand apart from drills: no statistics of practice ever count them.
-- A quiz in work keeps house, definition and layouts as they were when it began; when it is
-- finished, its result holds all of it. Times without _at are milliseconds since it began.

CREATE TABLE quizzes (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    trainee INTEGER NOT NULL REFERENCES trainees (id) ON DELETE CASCADE,
    quiz TEXT NOT NULL,
    house TEXT NOT NULL,
    code TEXT NOT NULL,
    paper TEXT NOT NULL,
    sitting TEXT NOT NULL,
    started_at TEXT NOT NULL,
    elapsed INTEGER NOT NULL,
    clock_at TEXT NOT NULL, -- what the clocks said at that moment
    clock_milliseconds INTEGER NOT NULL,
    clock_boot TEXT,
    opened INTEGER NOT NULL,
    answered INTEGER NOT NULL,
    resumed INTEGER NOT NULL DEFAULT 0,
    by_wall_clock INTEGER NOT NULL DEFAULT 0,
    ending TEXT,
    finished_at TEXT,
    passed INTEGER,
    result TEXT,
    signed_by TEXT,
    CHECK ((finished_at IS NULL) = (result IS NULL))
);

CREATE INDEX quizzes_of_trainee ON quizzes (trainee, finished_at, id);

CREATE TABLE quiz_rounds (
    quiz INTEGER NOT NULL REFERENCES quizzes (id) ON DELETE CASCADE,
    number INTEGER NOT NULL, -- from 0
    round TEXT NOT NULL,
    PRIMARY KEY (quiz, number)
) WITHOUT ROWID;

CREATE TABLE quiz_changes (
    quiz INTEGER NOT NULL REFERENCES quizzes (id) ON DELETE CASCADE,
    round INTEGER NOT NULL,
    number INTEGER NOT NULL,
    change TEXT NOT NULL,
    PRIMARY KEY (quiz, round, number)
) WITHOUT ROWID;
