PRAGMA application_id = 1146376753;
PRAGMA user_version = 3;
BEGIN TRANSACTION;
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
CREATE TABLE drills (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    trainee INTEGER NOT NULL REFERENCES trainees (id) ON DELETE CASCADE,
    plan TEXT NOT NULL,
    started_at TEXT NOT NULL,
    finished_at TEXT
);
INSERT INTO "drills" VALUES(1,1,'{"house":"lv-ultimate","seed":"5","scope":"everything","layouts":null,"boxes":null,"mix":"natural","task":"settle","situations":[],"for_me":false,"skill":null}','2026-11-29T12:00:00.000+00:00','2026-11-29T12:00:00.000+00:00');
CREATE TABLE mark_slips (
    round INTEGER NOT NULL,
    position INTEGER NOT NULL,
    number INTEGER NOT NULL,
    slip TEXT NOT NULL,
    PRIMARY KEY (round, position, number),
    FOREIGN KEY (round, position) REFERENCES marks (round, position) ON DELETE CASCADE
) WITHOUT ROWID;
INSERT INTO "mark_slips" VALUES(4,8,0,'ante-paid-dealer-fails');
INSERT INTO "mark_slips" VALUES(26,5,0,'ante-taken-dealer-fails');
INSERT INTO "mark_slips" VALUES(3,6,0,'blind-paid-below-straight');
INSERT INTO "mark_slips" VALUES(3,10,0,'blind-paid-below-straight');
INSERT INTO "mark_slips" VALUES(4,13,0,'blind-paid-below-straight');
INSERT INTO "mark_slips" VALUES(14,13,0,'blind-paid-below-straight');
INSERT INTO "mark_slips" VALUES(15,4,0,'blind-paid-below-straight');
INSERT INTO "mark_slips" VALUES(15,8,0,'blind-paid-below-straight');
INSERT INTO "mark_slips" VALUES(18,9,0,'blind-paid-below-straight');
INSERT INTO "mark_slips" VALUES(24,4,0,'blind-paid-below-straight');
INSERT INTO "mark_slips" VALUES(27,4,0,'blind-paid-below-straight');
INSERT INTO "mark_slips" VALUES(27,8,0,'blind-paid-below-straight');
INSERT INTO "mark_slips" VALUES(28,6,0,'fold-pushed');
INSERT INTO "mark_slips" VALUES(1,5,0,'loss-as-win');
INSERT INTO "mark_slips" VALUES(1,6,0,'loss-as-win');
INSERT INTO "mark_slips" VALUES(1,7,0,'loss-as-win');
INSERT INTO "mark_slips" VALUES(2,8,0,'loss-as-win');
INSERT INTO "mark_slips" VALUES(2,9,0,'loss-as-win');
INSERT INTO "mark_slips" VALUES(2,10,0,'loss-as-win');
INSERT INTO "mark_slips" VALUES(9,3,0,'loss-as-win');
INSERT INTO "mark_slips" VALUES(9,4,0,'loss-as-win');
INSERT INTO "mark_slips" VALUES(9,5,0,'loss-as-win');
INSERT INTO "mark_slips" VALUES(9,7,0,'loss-as-win');
INSERT INTO "mark_slips" VALUES(9,8,0,'loss-as-win');
INSERT INTO "mark_slips" VALUES(9,9,0,'loss-as-win');
INSERT INTO "mark_slips" VALUES(4,5,0,'tie-as-win');
INSERT INTO "mark_slips" VALUES(6,7,0,'tie-as-win');
INSERT INTO "mark_slips" VALUES(6,8,0,'tie-as-win');
INSERT INTO "mark_slips" VALUES(6,9,0,'tie-as-win');
INSERT INTO "mark_slips" VALUES(7,12,0,'tie-as-win');
INSERT INTO "mark_slips" VALUES(7,13,0,'tie-as-win');
INSERT INTO "mark_slips" VALUES(7,14,0,'tie-as-win');
INSERT INTO "mark_slips" VALUES(10,3,0,'tie-as-win');
INSERT INTO "mark_slips" VALUES(10,4,0,'tie-as-win');
INSERT INTO "mark_slips" VALUES(10,5,0,'tie-as-win');
INSERT INTO "mark_slips" VALUES(10,8,0,'tie-as-win');
INSERT INTO "mark_slips" VALUES(10,9,0,'tie-as-win');
INSERT INTO "mark_slips" VALUES(10,10,0,'tie-as-win');
INSERT INTO "mark_slips" VALUES(10,13,0,'tie-as-win');
INSERT INTO "mark_slips" VALUES(10,14,0,'tie-as-win');
INSERT INTO "mark_slips" VALUES(10,15,0,'tie-as-win');
INSERT INTO "mark_slips" VALUES(13,12,0,'tie-as-win');
INSERT INTO "mark_slips" VALUES(13,13,0,'tie-as-win');
INSERT INTO "mark_slips" VALUES(13,14,0,'tie-as-win');
INSERT INTO "mark_slips" VALUES(17,8,0,'tie-as-win');
INSERT INTO "mark_slips" VALUES(17,9,0,'tie-as-win');
INSERT INTO "mark_slips" VALUES(17,10,0,'tie-as-win');
INSERT INTO "mark_slips" VALUES(34,3,0,'tie-as-win');
INSERT INTO "mark_slips" VALUES(34,5,0,'tie-as-win');
INSERT INTO "mark_slips" VALUES(38,13,0,'tie-as-win');
INSERT INTO "mark_slips" VALUES(38,15,0,'tie-as-win');
INSERT INTO "mark_slips" VALUES(1,12,0,'trips-taken-on-loss');
INSERT INTO "mark_slips" VALUES(2,6,0,'trips-taken-on-loss');
INSERT INTO "mark_slips" VALUES(5,6,0,'trips-taken-on-loss');
INSERT INTO "mark_slips" VALUES(6,15,0,'trips-taken-on-loss');
INSERT INTO "mark_slips" VALUES(9,14,0,'trips-taken-on-loss');
INSERT INTO "mark_slips" VALUES(11,13,0,'trips-taken-on-loss');
INSERT INTO "mark_slips" VALUES(17,6,0,'trips-taken-on-loss');
INSERT INTO "mark_slips" VALUES(21,16,0,'trips-taken-on-loss');
INSERT INTO "mark_slips" VALUES(8,11,0,'win-as-loss');
INSERT INTO "mark_slips" VALUES(8,12,0,'win-as-loss');
INSERT INTO "mark_slips" VALUES(8,13,0,'win-as-loss');
INSERT INTO "mark_slips" VALUES(14,8,0,'win-as-loss');
INSERT INTO "mark_slips" VALUES(14,9,0,'win-as-loss');
INSERT INTO "mark_slips" VALUES(19,3,0,'win-as-loss');
INSERT INTO "mark_slips" VALUES(19,4,0,'win-as-loss');
INSERT INTO "mark_slips" VALUES(19,5,0,'win-as-loss');
INSERT INTO "mark_slips" VALUES(20,4,0,'win-as-loss');
INSERT INTO "mark_slips" VALUES(20,5,0,'win-as-loss');
INSERT INTO "mark_slips" VALUES(20,13,0,'win-as-loss');
INSERT INTO "mark_slips" VALUES(20,14,0,'win-as-loss');
INSERT INTO "mark_slips" VALUES(25,10,0,'win-as-loss');
INSERT INTO "mark_slips" VALUES(25,11,0,'win-as-loss');
INSERT INTO "mark_slips" VALUES(25,12,0,'win-as-loss');
INSERT INTO "mark_slips" VALUES(31,8,0,'win-as-loss');
INSERT INTO "mark_slips" VALUES(31,9,0,'win-as-loss');
INSERT INTO "mark_slips" VALUES(31,10,0,'win-as-loss');
INSERT INTO "mark_slips" VALUES(32,12,0,'win-as-loss');
INSERT INTO "mark_slips" VALUES(32,13,0,'win-as-loss');
INSERT INTO "mark_slips" VALUES(32,14,0,'win-as-loss');
INSERT INTO "mark_slips" VALUES(34,7,0,'win-as-loss');
INSERT INTO "mark_slips" VALUES(34,8,0,'win-as-loss');
INSERT INTO "mark_slips" VALUES(34,9,0,'win-as-loss');
INSERT INTO "mark_slips" VALUES(35,3,0,'win-as-loss');
INSERT INTO "mark_slips" VALUES(35,4,0,'win-as-loss');
INSERT INTO "mark_slips" VALUES(35,5,0,'win-as-loss');
INSERT INTO "mark_slips" VALUES(40,11,0,'win-as-loss');
INSERT INTO "mark_slips" VALUES(40,12,0,'win-as-loss');
INSERT INTO "mark_slips" VALUES(40,13,0,'win-as-loss');
CREATE TABLE marks (
    round INTEGER NOT NULL REFERENCES rounds (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    trainee INTEGER NOT NULL,
    part TEXT NOT NULL,
    box INTEGER,
    bet TEXT,
    given TEXT,
    expected TEXT NOT NULL,
    is_right INTEGER NOT NULL, milliseconds INTEGER,
    PRIMARY KEY (round, position)
) WITHOUT ROWID;
INSERT INTO "marks" VALUES(1,0,1,'category',NULL,NULL,'"full-house"','"full-house"',1,NULL);
INSERT INTO "marks" VALUES(1,1,1,'qualifies',NULL,NULL,'true','true',1,NULL);
INSERT INTO "marks" VALUES(1,2,1,'bet',4,'ante','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(1,3,1,'bet',4,'blind','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(1,4,1,'category',3,NULL,'"two-pair"','"two-pair"',1,NULL);
INSERT INTO "marks" VALUES(1,5,1,'bet',3,'ante','"50"','"take"',0,NULL);
INSERT INTO "marks" VALUES(1,6,1,'bet',3,'blind','"push"','"take"',0,NULL);
INSERT INTO "marks" VALUES(1,7,1,'bet',3,'play','"200"','"take"',0,NULL);
INSERT INTO "marks" VALUES(1,8,1,'category',1,NULL,'"straight"','"straight"',1,NULL);
INSERT INTO "marks" VALUES(1,9,1,'bet',1,'ante','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(1,10,1,'bet',1,'blind','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(1,11,1,'bet',1,'play','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(1,12,1,'bet',1,'trips','"take"','"100"',0,NULL);
INSERT INTO "marks" VALUES(1,13,1,'order',NULL,NULL,'[4,3,1]','[4,3,1]',1,NULL);
INSERT INTO "marks" VALUES(2,0,1,'category',NULL,NULL,'"full-house"','"full-house"',1,NULL);
INSERT INTO "marks" VALUES(2,1,1,'qualifies',NULL,NULL,'true','true',1,NULL);
INSERT INTO "marks" VALUES(2,2,1,'category',5,NULL,'"flush"','"flush"',1,NULL);
INSERT INTO "marks" VALUES(2,3,1,'bet',5,'ante','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(2,4,1,'bet',5,'blind','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(2,5,1,'bet',5,'play','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(2,6,1,'bet',5,'trips','"take"','"70"',0,NULL);
INSERT INTO "marks" VALUES(2,7,1,'category',3,NULL,'"two-pair"','"two-pair"',1,NULL);
INSERT INTO "marks" VALUES(2,8,1,'bet',3,'ante','"10"','"take"',0,NULL);
INSERT INTO "marks" VALUES(2,9,1,'bet',3,'blind','"push"','"take"',0,NULL);
INSERT INTO "marks" VALUES(2,10,1,'bet',3,'play','"20"','"take"',0,NULL);
INSERT INTO "marks" VALUES(2,11,1,'category',1,NULL,'"two-pair"','"two-pair"',1,NULL);
INSERT INTO "marks" VALUES(2,12,1,'bet',1,'ante','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(2,13,1,'bet',1,'blind','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(2,14,1,'bet',1,'play','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(2,15,1,'order',NULL,NULL,'[5,3,1]','[5,3,1]',1,NULL);
INSERT INTO "marks" VALUES(3,0,1,'category',NULL,NULL,'"pair"','"pair"',1,NULL);
INSERT INTO "marks" VALUES(3,1,1,'qualifies',NULL,NULL,'true','true',1,NULL);
INSERT INTO "marks" VALUES(3,2,1,'bet',5,'ante','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(3,3,1,'bet',5,'blind','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(3,4,1,'category',2,NULL,'"pair"','"pair"',1,NULL);
INSERT INTO "marks" VALUES(3,5,1,'bet',2,'ante','"5"','"5"',1,NULL);
INSERT INTO "marks" VALUES(3,6,1,'bet',2,'blind','"5"','"push"',0,NULL);
INSERT INTO "marks" VALUES(3,7,1,'bet',2,'play','"15"','"15"',1,NULL);
INSERT INTO "marks" VALUES(3,8,1,'category',1,NULL,'"two-pair"','"two-pair"',1,NULL);
INSERT INTO "marks" VALUES(3,9,1,'bet',1,'ante','"5"','"5"',1,NULL);
INSERT INTO "marks" VALUES(3,10,1,'bet',1,'blind','"5"','"push"',0,NULL);
INSERT INTO "marks" VALUES(3,11,1,'bet',1,'play','"10"','"10"',1,NULL);
INSERT INTO "marks" VALUES(3,12,1,'order',NULL,NULL,'[5,2,1]','[5,2,1]',1,NULL);
INSERT INTO "marks" VALUES(4,0,1,'category',NULL,NULL,'"high-card"','"high-card"',1,NULL);
INSERT INTO "marks" VALUES(4,1,1,'qualifies',NULL,NULL,'false','false',1,NULL);
INSERT INTO "marks" VALUES(4,2,1,'category',4,NULL,'"high-card"','"high-card"',1,NULL);
INSERT INTO "marks" VALUES(4,3,1,'bet',4,'ante','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(4,4,1,'bet',4,'blind','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(4,5,1,'bet',4,'play','"24"','"push"',0,NULL);
INSERT INTO "marks" VALUES(4,6,1,'bet',4,'trips','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(4,7,1,'category',2,NULL,'"pair"','"pair"',1,NULL);
INSERT INTO "marks" VALUES(4,8,1,'bet',2,'ante','"100"','"push"',0,NULL);
INSERT INTO "marks" VALUES(4,9,1,'bet',2,'blind','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(4,10,1,'bet',2,'play','"200"','"200"',1,NULL);
INSERT INTO "marks" VALUES(4,11,1,'category',1,NULL,'"pair"','"pair"',1,NULL);
INSERT INTO "marks" VALUES(4,12,1,'bet',1,'ante','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(4,13,1,'bet',1,'blind','"16"','"push"',0,NULL);
INSERT INTO "marks" VALUES(4,14,1,'bet',1,'play','"48"','"48"',1,NULL);
INSERT INTO "marks" VALUES(4,15,1,'order',NULL,NULL,'[4,2,1]','[4,2,1]',1,NULL);
INSERT INTO "marks" VALUES(5,0,1,'category',NULL,NULL,'"flush"','"flush"',1,NULL);
INSERT INTO "marks" VALUES(5,1,1,'qualifies',NULL,NULL,'true','true',1,NULL);
INSERT INTO "marks" VALUES(5,2,1,'category',5,NULL,'"flush"','"flush"',1,NULL);
INSERT INTO "marks" VALUES(5,3,1,'bet',5,'ante','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(5,4,1,'bet',5,'blind','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(5,5,1,'bet',5,'play','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(5,6,1,'bet',5,'trips','"take"','"7"',0,NULL);
INSERT INTO "marks" VALUES(5,7,1,'bet',4,'ante','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(5,8,1,'bet',4,'blind','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(5,9,1,'bet',4,'trips','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(5,10,1,'category',3,NULL,'"flush"','"flush"',1,NULL);
INSERT INTO "marks" VALUES(5,11,1,'bet',3,'ante','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(5,12,1,'bet',3,'blind','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(5,13,1,'bet',3,'play','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(5,14,1,'order',NULL,NULL,'[5,4,3]','[5,4,3]',1,NULL);
INSERT INTO "marks" VALUES(6,0,1,'category',NULL,NULL,'"flush"','"flush"',1,NULL);
INSERT INTO "marks" VALUES(6,1,1,'qualifies',NULL,NULL,'true','true',1,NULL);
INSERT INTO "marks" VALUES(6,2,1,'category',4,NULL,'"flush"','"flush"',1,NULL);
INSERT INTO "marks" VALUES(6,3,1,'bet',4,'ante','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(6,4,1,'bet',4,'blind','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(6,5,1,'bet',4,'play','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(6,6,1,'category',3,NULL,'"flush"','"flush"',1,NULL);
INSERT INTO "marks" VALUES(6,7,1,'bet',3,'ante','"50"','"push"',0,NULL);
INSERT INTO "marks" VALUES(6,8,1,'bet',3,'blind','"75"','"push"',0,NULL);
INSERT INTO "marks" VALUES(6,9,1,'bet',3,'play','"50"','"push"',0,NULL);
INSERT INTO "marks" VALUES(6,10,1,'bet',3,'trips','"175"','"175"',1,NULL);
INSERT INTO "marks" VALUES(6,11,1,'category',1,NULL,'"flush"','"flush"',1,NULL);
INSERT INTO "marks" VALUES(6,12,1,'bet',1,'ante','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(6,13,1,'bet',1,'blind','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(6,14,1,'bet',1,'play','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(6,15,1,'bet',1,'trips','"take"','"175"',0,NULL);
INSERT INTO "marks" VALUES(6,16,1,'order',NULL,NULL,'[4,3,1]','[4,3,1]',1,NULL);
INSERT INTO "marks" VALUES(7,0,1,'category',NULL,NULL,'"full-house"','"full-house"',1,NULL);
INSERT INTO "marks" VALUES(7,1,1,'qualifies',NULL,NULL,'true','true',1,NULL);
INSERT INTO "marks" VALUES(7,2,1,'category',4,NULL,'"full-house"','"full-house"',1,NULL);
INSERT INTO "marks" VALUES(7,3,1,'bet',4,'ante','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(7,4,1,'bet',4,'blind','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(7,5,1,'bet',4,'play','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(7,6,1,'category',3,NULL,'"full-house"','"full-house"',1,NULL);
INSERT INTO "marks" VALUES(7,7,1,'bet',3,'ante','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(7,8,1,'bet',3,'blind','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(7,9,1,'bet',3,'play','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(7,10,1,'bet',3,'trips','"8"','"8"',1,NULL);
INSERT INTO "marks" VALUES(7,11,1,'category',1,NULL,'"full-house"','"full-house"',1,NULL);
INSERT INTO "marks" VALUES(7,12,1,'bet',1,'ante','"2"','"push"',0,NULL);
INSERT INTO "marks" VALUES(7,13,1,'bet',1,'blind','"6"','"push"',0,NULL);
INSERT INTO "marks" VALUES(7,14,1,'bet',1,'play','"8"','"push"',0,NULL);
INSERT INTO "marks" VALUES(7,15,1,'bet',1,'trips','"40"','"40"',1,NULL);
INSERT INTO "marks" VALUES(7,16,1,'order',NULL,NULL,'[4,3,1]','[4,3,1]',1,NULL);
INSERT INTO "marks" VALUES(8,0,1,'category',NULL,NULL,'"flush"','"flush"',1,NULL);
INSERT INTO "marks" VALUES(8,1,1,'qualifies',NULL,NULL,'true','true',1,NULL);
INSERT INTO "marks" VALUES(8,2,1,'category',5,NULL,'"flush"','"flush"',1,NULL);
INSERT INTO "marks" VALUES(8,3,1,'bet',5,'ante','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(8,4,1,'bet',5,'blind','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(8,5,1,'bet',5,'play','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(8,6,1,'bet',5,'trips','"7"','"7"',1,NULL);
INSERT INTO "marks" VALUES(8,7,1,'bet',3,'ante','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(8,8,1,'bet',3,'blind','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(8,9,1,'bet',3,'trips','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(8,10,1,'category',2,NULL,'"royal-flush"','"royal-flush"',1,NULL);
INSERT INTO "marks" VALUES(8,11,1,'bet',2,'ante','"take"','"25"',0,NULL);
INSERT INTO "marks" VALUES(8,12,1,'bet',2,'blind','"take"','"12500"',0,NULL);
INSERT INTO "marks" VALUES(8,13,1,'bet',2,'play','"take"','"50"',0,NULL);
INSERT INTO "marks" VALUES(8,14,1,'order',NULL,NULL,'[5,3,2]','[5,3,2]',1,NULL);
INSERT INTO "marks" VALUES(9,0,1,'category',NULL,NULL,'"full-house"','"full-house"',1,NULL);
INSERT INTO "marks" VALUES(9,1,1,'qualifies',NULL,NULL,'true','true',1,NULL);
INSERT INTO "marks" VALUES(9,2,1,'category',5,NULL,'"two-pair"','"two-pair"',1,NULL);
INSERT INTO "marks" VALUES(9,3,1,'bet',5,'ante','"50"','"take"',0,NULL);
INSERT INTO "marks" VALUES(9,4,1,'bet',5,'blind','"push"','"take"',0,NULL);
INSERT INTO "marks" VALUES(9,5,1,'bet',5,'play','"200"','"take"',0,NULL);
INSERT INTO "marks" VALUES(9,6,1,'category',3,NULL,'"two-pair"','"two-pair"',1,NULL);
INSERT INTO "marks" VALUES(9,7,1,'bet',3,'ante','"2"','"take"',0,NULL);
INSERT INTO "marks" VALUES(9,8,1,'bet',3,'blind','"push"','"take"',0,NULL);
INSERT INTO "marks" VALUES(9,9,1,'bet',3,'play','"2"','"take"',0,NULL);
INSERT INTO "marks" VALUES(9,10,1,'category',1,NULL,'"flush"','"flush"',1,NULL);
INSERT INTO "marks" VALUES(9,11,1,'bet',1,'ante','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(9,12,1,'bet',1,'blind','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(9,13,1,'bet',1,'play','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(9,14,1,'bet',1,'trips','"take"','"105"',0,NULL);
INSERT INTO "marks" VALUES(9,15,1,'order',NULL,NULL,'[5,3,1]','[5,3,1]',1,NULL);
INSERT INTO "marks" VALUES(10,0,1,'category',NULL,NULL,'"straight"','"straight"',1,NULL);
INSERT INTO "marks" VALUES(10,1,1,'qualifies',NULL,NULL,'true','true',1,NULL);
INSERT INTO "marks" VALUES(10,2,1,'category',5,NULL,'"straight"','"straight"',1,NULL);
INSERT INTO "marks" VALUES(10,3,1,'bet',5,'ante','"5"','"push"',0,NULL);
INSERT INTO "marks" VALUES(10,4,1,'bet',5,'blind','"5"','"push"',0,NULL);
INSERT INTO "marks" VALUES(10,5,1,'bet',5,'play','"10"','"push"',0,NULL);
INSERT INTO "marks" VALUES(10,6,1,'bet',5,'trips','"60"','"60"',1,NULL);
INSERT INTO "marks" VALUES(10,7,1,'category',3,NULL,'"straight"','"straight"',1,NULL);
INSERT INTO "marks" VALUES(10,8,1,'bet',3,'ante','"100"','"push"',0,NULL);
INSERT INTO "marks" VALUES(10,9,1,'bet',3,'blind','"100"','"push"',0,NULL);
INSERT INTO "marks" VALUES(10,10,1,'bet',3,'play','"100"','"push"',0,NULL);
INSERT INTO "marks" VALUES(10,11,1,'bet',3,'trips','"20"','"20"',1,NULL);
INSERT INTO "marks" VALUES(10,12,1,'category',2,NULL,'"straight"','"straight"',1,NULL);
INSERT INTO "marks" VALUES(10,13,1,'bet',2,'ante','"50"','"push"',0,NULL);
INSERT INTO "marks" VALUES(10,14,1,'bet',2,'blind','"50"','"push"',0,NULL);
INSERT INTO "marks" VALUES(10,15,1,'bet',2,'play','"200"','"push"',0,NULL);
INSERT INTO "marks" VALUES(10,16,1,'bet',2,'trips','"40"','"40"',1,NULL);
INSERT INTO "marks" VALUES(10,17,1,'order',NULL,NULL,'[5,3,2]','[5,3,2]',1,NULL);
INSERT INTO "marks" VALUES(11,0,1,'category',NULL,NULL,'"straight"','"straight"',1,NULL);
INSERT INTO "marks" VALUES(11,1,1,'qualifies',NULL,NULL,'true','true',1,NULL);
INSERT INTO "marks" VALUES(11,2,1,'category',5,NULL,'"two-pair"','"two-pair"',1,NULL);
INSERT INTO "marks" VALUES(11,3,1,'bet',5,'ante','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(11,4,1,'bet',5,'blind','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(11,5,1,'bet',5,'play','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(11,6,1,'bet',3,'ante','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(11,7,1,'bet',3,'blind','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(11,8,1,'bet',3,'trips','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(11,9,1,'category',1,NULL,'"three-of-a-kind"','"three-of-a-kind"',1,NULL);
INSERT INTO "marks" VALUES(11,10,1,'bet',1,'ante','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(11,11,1,'bet',1,'blind','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(11,12,1,'bet',1,'play','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(11,13,1,'bet',1,'trips','"take"','"3"',0,NULL);
INSERT INTO "marks" VALUES(11,14,1,'order',NULL,NULL,'[5,3,1]','[5,3,1]',1,NULL);
INSERT INTO "marks" VALUES(12,0,1,'category',NULL,NULL,'"pair"','"pair"',1,NULL);
INSERT INTO "marks" VALUES(12,1,1,'qualifies',NULL,NULL,'true','true',1,NULL);
INSERT INTO "marks" VALUES(12,2,1,'category',5,NULL,'"flush"','"flush"',1,NULL);
INSERT INTO "marks" VALUES(12,3,1,'bet',5,'ante','"25"','"25"',1,NULL);
INSERT INTO "marks" VALUES(12,4,1,'bet',5,'blind','"37.5"','"37.5"',1,NULL);
INSERT INTO "marks" VALUES(12,5,1,'bet',5,'play','"50"','"50"',1,NULL);
INSERT INTO "marks" VALUES(12,6,1,'bet',5,'trips','"7"','"7"',1,NULL);
INSERT INTO "marks" VALUES(12,7,1,'category',2,NULL,'"flush"','"flush"',1,NULL);
INSERT INTO "marks" VALUES(12,8,1,'bet',2,'ante','"10"','"10"',1,NULL);
INSERT INTO "marks" VALUES(12,9,1,'bet',2,'blind','"15"','"15"',1,NULL);
INSERT INTO "marks" VALUES(12,10,1,'bet',2,'play','"40"','"40"',1,NULL);
INSERT INTO "marks" VALUES(12,11,1,'category',1,NULL,'"flush"','"flush"',1,NULL);
INSERT INTO "marks" VALUES(12,12,1,'bet',1,'ante','"5"','"5"',1,NULL);
INSERT INTO "marks" VALUES(12,13,1,'bet',1,'blind','"7.5"','"7.5"',1,NULL);
INSERT INTO "marks" VALUES(12,14,1,'bet',1,'play','"15"','"15"',1,NULL);
INSERT INTO "marks" VALUES(12,15,1,'order',NULL,NULL,'[5,2,1]','[5,2,1]',1,NULL);
INSERT INTO "marks" VALUES(13,0,1,'category',NULL,NULL,'"flush"','"flush"',1,NULL);
INSERT INTO "marks" VALUES(13,1,1,'qualifies',NULL,NULL,'true','true',1,NULL);
INSERT INTO "marks" VALUES(13,2,1,'category',5,NULL,'"flush"','"flush"',1,NULL);
INSERT INTO "marks" VALUES(13,3,1,'bet',5,'ante','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(13,4,1,'bet',5,'blind','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(13,5,1,'bet',5,'play','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(13,6,1,'bet',5,'trips','"70"','"70"',1,NULL);
INSERT INTO "marks" VALUES(13,7,1,'category',4,NULL,'"flush"','"flush"',1,NULL);
INSERT INTO "marks" VALUES(13,8,1,'bet',4,'ante','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(13,9,1,'bet',4,'blind','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(13,10,1,'bet',4,'play','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(13,11,1,'category',3,NULL,'"flush"','"flush"',1,NULL);
INSERT INTO "marks" VALUES(13,12,1,'bet',3,'ante','"25"','"push"',0,NULL);
INSERT INTO "marks" VALUES(13,13,1,'bet',3,'blind','"37.5"','"push"',0,NULL);
INSERT INTO "marks" VALUES(13,14,1,'bet',3,'play','"100"','"push"',0,NULL);
INSERT INTO "marks" VALUES(13,15,1,'order',NULL,NULL,'[5,4,3]','[5,4,3]',1,NULL);
INSERT INTO "marks" VALUES(14,0,1,'category',NULL,NULL,'"high-card"','"high-card"',1,NULL);
INSERT INTO "marks" VALUES(14,1,1,'qualifies',NULL,NULL,'false','false',1,NULL);
INSERT INTO "marks" VALUES(14,2,1,'category',5,NULL,'"high-card"','"high-card"',1,NULL);
INSERT INTO "marks" VALUES(14,3,1,'bet',5,'ante','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(14,4,1,'bet',5,'blind','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(14,5,1,'bet',5,'play','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(14,6,1,'category',3,NULL,'"pair"','"pair"',1,NULL);
INSERT INTO "marks" VALUES(14,7,1,'bet',3,'ante','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(14,8,1,'bet',3,'blind','"take"','"push"',0,NULL);
INSERT INTO "marks" VALUES(14,9,1,'bet',3,'play','"take"','"40"',0,NULL);
INSERT INTO "marks" VALUES(14,10,1,'bet',3,'trips','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(14,11,1,'category',2,NULL,'"pair"','"pair"',1,NULL);
INSERT INTO "marks" VALUES(14,12,1,'bet',2,'ante','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(14,13,1,'bet',2,'blind','"50"','"push"',0,NULL);
INSERT INTO "marks" VALUES(14,14,1,'bet',2,'play','"200"','"200"',1,NULL);
INSERT INTO "marks" VALUES(14,15,1,'bet',2,'trips','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(14,16,1,'order',NULL,NULL,'[5,3,2]','[5,3,2]',1,NULL);
INSERT INTO "marks" VALUES(15,0,1,'category',NULL,NULL,'"pair"','"pair"',1,NULL);
INSERT INTO "marks" VALUES(15,1,1,'qualifies',NULL,NULL,'true','true',1,NULL);
INSERT INTO "marks" VALUES(15,2,1,'category',5,NULL,'"two-pair"','"two-pair"',1,NULL);
INSERT INTO "marks" VALUES(15,3,1,'bet',5,'ante','"5"','"5"',1,NULL);
INSERT INTO "marks" VALUES(15,4,1,'bet',5,'blind','"5"','"push"',0,NULL);
INSERT INTO "marks" VALUES(15,5,1,'bet',5,'play','"10"','"10"',1,NULL);
INSERT INTO "marks" VALUES(15,6,1,'category',3,NULL,'"two-pair"','"two-pair"',1,NULL);
INSERT INTO "marks" VALUES(15,7,1,'bet',3,'ante','"15"','"15"',1,NULL);
INSERT INTO "marks" VALUES(15,8,1,'bet',3,'blind','"15"','"push"',0,NULL);
INSERT INTO "marks" VALUES(15,9,1,'bet',3,'play','"60"','"60"',1,NULL);
INSERT INTO "marks" VALUES(15,10,1,'category',2,NULL,'"straight"','"straight"',1,NULL);
INSERT INTO "marks" VALUES(15,11,1,'bet',2,'ante','"15"','"15"',1,NULL);
INSERT INTO "marks" VALUES(15,12,1,'bet',2,'blind','"15"','"15"',1,NULL);
INSERT INTO "marks" VALUES(15,13,1,'bet',2,'play','"30"','"30"',1,NULL);
INSERT INTO "marks" VALUES(15,14,1,'order',NULL,NULL,'[5,3,2]','[5,3,2]',1,NULL);
INSERT INTO "marks" VALUES(16,0,1,'category',NULL,NULL,'"pair"','"pair"',1,NULL);
INSERT INTO "marks" VALUES(16,1,1,'qualifies',NULL,NULL,'true','true',1,NULL);
INSERT INTO "marks" VALUES(16,2,1,'category',4,NULL,'"two-pair"','"two-pair"',1,NULL);
INSERT INTO "marks" VALUES(16,3,1,'bet',4,'ante','"61"','"61"',1,NULL);
INSERT INTO "marks" VALUES(16,4,1,'bet',4,'blind','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(16,5,1,'bet',4,'play','"244"','"244"',1,NULL);
INSERT INTO "marks" VALUES(16,6,1,'bet',3,'ante','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(16,7,1,'bet',3,'blind','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(16,8,1,'bet',2,'ante','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(16,9,1,'bet',2,'blind','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(16,10,1,'order',NULL,NULL,'[4,3,2]','[4,3,2]',1,NULL);
INSERT INTO "marks" VALUES(17,0,1,'category',NULL,NULL,'"full-house"','"full-house"',1,NULL);
INSERT INTO "marks" VALUES(17,1,1,'qualifies',NULL,NULL,'true','true',1,NULL);
INSERT INTO "marks" VALUES(17,2,1,'category',5,NULL,'"full-house"','"full-house"',1,NULL);
INSERT INTO "marks" VALUES(17,3,1,'bet',5,'ante','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(17,4,1,'bet',5,'blind','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(17,5,1,'bet',5,'play','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(17,6,1,'bet',5,'trips','"take"','"200"',0,NULL);
INSERT INTO "marks" VALUES(17,7,1,'category',2,NULL,'"full-house"','"full-house"',1,NULL);
INSERT INTO "marks" VALUES(17,8,1,'bet',2,'ante','"5"','"push"',0,NULL);
INSERT INTO "marks" VALUES(17,9,1,'bet',2,'blind','"15"','"push"',0,NULL);
INSERT INTO "marks" VALUES(17,10,1,'bet',2,'play','"5"','"push"',0,NULL);
INSERT INTO "marks" VALUES(17,11,1,'category',1,NULL,'"full-house"','"full-house"',1,NULL);
INSERT INTO "marks" VALUES(17,12,1,'bet',1,'ante','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(17,13,1,'bet',1,'blind','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(17,14,1,'bet',1,'play','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(17,15,1,'order',NULL,NULL,'[5,2,1]','[5,2,1]',1,NULL);
INSERT INTO "marks" VALUES(18,0,1,'category',NULL,NULL,'"high-card"','"high-card"',1,NULL);
INSERT INTO "marks" VALUES(18,1,1,'qualifies',NULL,NULL,'false','false',1,NULL);
INSERT INTO "marks" VALUES(18,2,1,'category',5,NULL,'"high-card"','"high-card"',1,NULL);
INSERT INTO "marks" VALUES(18,3,1,'bet',5,'ante','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(18,4,1,'bet',5,'blind','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(18,5,1,'bet',5,'play','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(18,6,1,'bet',5,'trips','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(18,7,1,'category',3,NULL,'"pair"','"pair"',1,NULL);
INSERT INTO "marks" VALUES(18,8,1,'bet',3,'ante','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(18,9,1,'bet',3,'blind','"5"','"push"',0,NULL);
INSERT INTO "marks" VALUES(18,10,1,'bet',3,'play','"10"','"10"',1,NULL);
INSERT INTO "marks" VALUES(18,11,1,'category',2,NULL,'"two-pair"','"two-pair"',1,NULL);
INSERT INTO "marks" VALUES(18,12,1,'bet',2,'ante','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(18,13,1,'bet',2,'blind','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(18,14,1,'bet',2,'play','"98"','"98"',1,NULL);
INSERT INTO "marks" VALUES(18,15,1,'order',NULL,NULL,'[5,3,2]','[5,3,2]',1,NULL);
INSERT INTO "marks" VALUES(19,0,1,'category',NULL,NULL,'"pair"','"pair"',1,NULL);
INSERT INTO "marks" VALUES(19,1,1,'qualifies',NULL,NULL,'true','true',1,NULL);
INSERT INTO "marks" VALUES(19,2,1,'category',5,NULL,'"pair"','"pair"',1,NULL);
INSERT INTO "marks" VALUES(19,3,1,'bet',5,'ante','"take"','"10"',0,NULL);
INSERT INTO "marks" VALUES(19,4,1,'bet',5,'blind','"take"','"push"',0,NULL);
INSERT INTO "marks" VALUES(19,5,1,'bet',5,'play','"take"','"10"',0,NULL);
INSERT INTO "marks" VALUES(19,6,1,'bet',3,'ante','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(19,7,1,'bet',3,'blind','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(19,8,1,'category',2,NULL,'"three-of-a-kind"','"three-of-a-kind"',1,NULL);
INSERT INTO "marks" VALUES(19,9,1,'bet',2,'ante','"15"','"15"',1,NULL);
INSERT INTO "marks" VALUES(19,10,1,'bet',2,'blind','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(19,11,1,'bet',2,'play','"60"','"60"',1,NULL);
INSERT INTO "marks" VALUES(19,12,1,'bet',2,'trips','"30"','"30"',1,NULL);
INSERT INTO "marks" VALUES(19,13,1,'order',NULL,NULL,'[5,3,2]','[5,3,2]',1,NULL);
INSERT INTO "marks" VALUES(20,0,1,'category',NULL,NULL,'"high-card"','"high-card"',1,NULL);
INSERT INTO "marks" VALUES(20,1,1,'qualifies',NULL,NULL,'false','false',1,NULL);
INSERT INTO "marks" VALUES(20,2,1,'category',3,NULL,'"flush"','"flush"',1,NULL);
INSERT INTO "marks" VALUES(20,3,1,'bet',3,'ante','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(20,4,1,'bet',3,'blind','"take"','"22.5"',0,NULL);
INSERT INTO "marks" VALUES(20,5,1,'bet',3,'play','"take"','"60"',0,NULL);
INSERT INTO "marks" VALUES(20,6,1,'bet',3,'trips','"35"','"35"',1,NULL);
INSERT INTO "marks" VALUES(20,7,1,'category',2,NULL,'"pair"','"pair"',1,NULL);
INSERT INTO "marks" VALUES(20,8,1,'bet',2,'ante','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(20,9,1,'bet',2,'blind','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(20,10,1,'bet',2,'play','"30"','"30"',1,NULL);
INSERT INTO "marks" VALUES(20,11,1,'category',1,NULL,'"flush"','"flush"',1,NULL);
INSERT INTO "marks" VALUES(20,12,1,'bet',1,'ante','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(20,13,1,'bet',1,'blind','"take"','"33"',0,NULL);
INSERT INTO "marks" VALUES(20,14,1,'bet',1,'play','"take"','"22"',0,NULL);
INSERT INTO "marks" VALUES(20,15,1,'order',NULL,NULL,'[3,2,1]','[3,2,1]',1,NULL);
INSERT INTO "marks" VALUES(21,0,1,'category',NULL,NULL,'"flush"','"flush"',1,NULL);
INSERT INTO "marks" VALUES(21,1,1,'qualifies',NULL,NULL,'true','true',1,NULL);
INSERT INTO "marks" VALUES(21,2,1,'category',5,NULL,'"flush"','"flush"',1,NULL);
INSERT INTO "marks" VALUES(21,3,1,'bet',5,'ante','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(21,4,1,'bet',5,'blind','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(21,5,1,'bet',5,'play','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(21,6,1,'bet',5,'trips','"7"','"7"',1,NULL);
INSERT INTO "marks" VALUES(21,7,1,'category',3,NULL,'"flush"','"flush"',1,NULL);
INSERT INTO "marks" VALUES(21,8,1,'bet',3,'ante','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(21,9,1,'bet',3,'blind','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(21,10,1,'bet',3,'play','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(21,11,1,'bet',3,'trips','"7"','"7"',1,NULL);
INSERT INTO "marks" VALUES(21,12,1,'category',2,NULL,'"flush"','"flush"',1,NULL);
INSERT INTO "marks" VALUES(21,13,1,'bet',2,'ante','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(21,14,1,'bet',2,'blind','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(21,15,1,'bet',2,'play','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(21,16,1,'bet',2,'trips','"take"','"35"',0,NULL);
INSERT INTO "marks" VALUES(21,17,1,'order',NULL,NULL,'[5,3,2]','[5,3,2]',1,NULL);
INSERT INTO "marks" VALUES(22,0,1,'category',NULL,NULL,'"flush"','"flush"',1,NULL);
INSERT INTO "marks" VALUES(22,1,1,'qualifies',NULL,NULL,'true','true',1,NULL);
INSERT INTO "marks" VALUES(22,2,1,'category',5,NULL,'"high-card"','"high-card"',1,NULL);
INSERT INTO "marks" VALUES(22,3,1,'bet',5,'ante','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(22,4,1,'bet',5,'blind','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(22,5,1,'bet',5,'play','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(22,6,1,'bet',5,'trips','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(22,7,1,'category',3,NULL,'"straight"','"straight"',1,NULL);
INSERT INTO "marks" VALUES(22,8,1,'bet',3,'ante','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(22,9,1,'bet',3,'blind','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(22,10,1,'bet',3,'play','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(22,11,1,'bet',3,'trips','"20"','"20"',1,NULL);
INSERT INTO "marks" VALUES(22,12,1,'category',2,NULL,'"straight"','"straight"',1,NULL);
INSERT INTO "marks" VALUES(22,13,1,'bet',2,'ante','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(22,14,1,'bet',2,'blind','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(22,15,1,'bet',2,'play','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(22,16,1,'order',NULL,NULL,'[5,3,2]','[5,3,2]',1,NULL);
INSERT INTO "marks" VALUES(23,0,1,'category',NULL,NULL,'"pair"','"pair"',1,NULL);
INSERT INTO "marks" VALUES(23,1,1,'qualifies',NULL,NULL,'true','true',1,NULL);
INSERT INTO "marks" VALUES(23,2,1,'bet',5,'ante','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(23,3,1,'bet',5,'blind','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(23,4,1,'bet',5,'trips','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(23,5,1,'bet',4,'ante','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(23,6,1,'bet',4,'blind','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(23,7,1,'bet',4,'trips','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(23,8,1,'category',1,NULL,'"two-pair"','"two-pair"',1,NULL);
INSERT INTO "marks" VALUES(23,9,1,'bet',1,'ante','"5"','"5"',1,NULL);
INSERT INTO "marks" VALUES(23,10,1,'bet',1,'blind','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(23,11,1,'bet',1,'play','"5"','"5"',1,NULL);
INSERT INTO "marks" VALUES(23,12,1,'bet',1,'trips','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(23,13,1,'order',NULL,NULL,'[5,4,1]','[5,4,1]',1,NULL);
INSERT INTO "marks" VALUES(24,0,1,'category',NULL,NULL,'"pair"','"pair"',1,NULL);
INSERT INTO "marks" VALUES(24,1,1,'qualifies',NULL,NULL,'true','true',1,NULL);
INSERT INTO "marks" VALUES(24,2,1,'category',4,NULL,'"two-pair"','"two-pair"',1,NULL);
INSERT INTO "marks" VALUES(24,3,1,'bet',4,'ante','"6"','"6"',1,NULL);
INSERT INTO "marks" VALUES(24,4,1,'bet',4,'blind','"6"','"push"',0,NULL);
INSERT INTO "marks" VALUES(24,5,1,'bet',4,'play','"24"','"24"',1,NULL);
INSERT INTO "marks" VALUES(24,6,1,'bet',3,'ante','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(24,7,1,'bet',3,'blind','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(24,8,1,'bet',3,'trips','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(24,9,1,'category',2,NULL,'"two-pair"','"two-pair"',1,NULL);
INSERT INTO "marks" VALUES(24,10,1,'bet',2,'ante','"8"','"8"',1,NULL);
INSERT INTO "marks" VALUES(24,11,1,'bet',2,'blind','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(24,12,1,'bet',2,'play','"8"','"8"',1,NULL);
INSERT INTO "marks" VALUES(24,13,1,'bet',2,'trips','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(24,14,1,'order',NULL,NULL,'[4,3,2]','[4,3,2]',1,NULL);
INSERT INTO "marks" VALUES(25,0,1,'category',NULL,NULL,'"two-pair"','"two-pair"',1,NULL);
INSERT INTO "marks" VALUES(25,1,1,'qualifies',NULL,NULL,'true','true',1,NULL);
INSERT INTO "marks" VALUES(25,2,1,'bet',5,'ante','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(25,3,1,'bet',5,'blind','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(25,4,1,'category',4,NULL,'"full-house"','"full-house"',1,NULL);
INSERT INTO "marks" VALUES(25,5,1,'bet',4,'ante','"15"','"15"',1,NULL);
INSERT INTO "marks" VALUES(25,6,1,'bet',4,'blind','"45"','"45"',1,NULL);
INSERT INTO "marks" VALUES(25,7,1,'bet',4,'play','"60"','"60"',1,NULL);
INSERT INTO "marks" VALUES(25,8,1,'bet',4,'trips','"8"','"8"',1,NULL);
INSERT INTO "marks" VALUES(25,9,1,'category',1,NULL,'"full-house"','"full-house"',1,NULL);
INSERT INTO "marks" VALUES(25,10,1,'bet',1,'ante','"take"','"50"',0,NULL);
INSERT INTO "marks" VALUES(25,11,1,'bet',1,'blind','"take"','"150"',0,NULL);
INSERT INTO "marks" VALUES(25,12,1,'bet',1,'play','"take"','"50"',0,NULL);
INSERT INTO "marks" VALUES(25,13,1,'order',NULL,NULL,'[5,4,1]','[5,4,1]',1,NULL);
INSERT INTO "marks" VALUES(26,0,1,'category',NULL,NULL,'"high-card"','"high-card"',1,NULL);
INSERT INTO "marks" VALUES(26,1,1,'qualifies',NULL,NULL,'false','false',1,NULL);
INSERT INTO "marks" VALUES(26,2,1,'bet',4,'ante','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(26,3,1,'bet',4,'blind','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(26,4,1,'category',3,NULL,'"high-card"','"high-card"',1,NULL);
INSERT INTO "marks" VALUES(26,5,1,'bet',3,'ante','"take"','"push"',0,NULL);
INSERT INTO "marks" VALUES(26,6,1,'bet',3,'blind','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(26,7,1,'bet',3,'play','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(26,8,1,'category',2,NULL,'"straight"','"straight"',1,NULL);
INSERT INTO "marks" VALUES(26,9,1,'bet',2,'ante','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(26,10,1,'bet',2,'blind','"25"','"25"',1,NULL);
INSERT INTO "marks" VALUES(26,11,1,'bet',2,'play','"50"','"50"',1,NULL);
INSERT INTO "marks" VALUES(26,12,1,'order',NULL,NULL,'[4,3,2]','[4,3,2]',1,NULL);
INSERT INTO "marks" VALUES(27,0,1,'category',NULL,NULL,'"pair"','"pair"',1,NULL);
INSERT INTO "marks" VALUES(27,1,1,'qualifies',NULL,NULL,'true','true',1,NULL);
INSERT INTO "marks" VALUES(27,2,1,'category',4,NULL,'"two-pair"','"two-pair"',1,NULL);
INSERT INTO "marks" VALUES(27,3,1,'bet',4,'ante','"5"','"5"',1,NULL);
INSERT INTO "marks" VALUES(27,4,1,'bet',4,'blind','"5"','"push"',0,NULL);
INSERT INTO "marks" VALUES(27,5,1,'bet',4,'play','"10"','"10"',1,NULL);
INSERT INTO "marks" VALUES(27,6,1,'category',3,NULL,'"two-pair"','"two-pair"',1,NULL);
INSERT INTO "marks" VALUES(27,7,1,'bet',3,'ante','"2"','"2"',1,NULL);
INSERT INTO "marks" VALUES(27,8,1,'bet',3,'blind','"2"','"push"',0,NULL);
INSERT INTO "marks" VALUES(27,9,1,'bet',3,'play','"2"','"2"',1,NULL);
INSERT INTO "marks" VALUES(27,10,1,'bet',3,'trips','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(27,11,1,'category',1,NULL,'"two-pair"','"two-pair"',1,NULL);
INSERT INTO "marks" VALUES(27,12,1,'bet',1,'ante','"50"','"50"',1,NULL);
INSERT INTO "marks" VALUES(27,13,1,'bet',1,'blind','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(27,14,1,'bet',1,'play','"50"','"50"',1,NULL);
INSERT INTO "marks" VALUES(27,15,1,'order',NULL,NULL,'[4,3,1]','[4,3,1]',1,NULL);
INSERT INTO "marks" VALUES(28,0,1,'category',NULL,NULL,'"high-card"','"high-card"',1,NULL);
INSERT INTO "marks" VALUES(28,1,1,'qualifies',NULL,NULL,'false','false',1,NULL);
INSERT INTO "marks" VALUES(28,2,1,'category',4,NULL,'"high-card"','"high-card"',1,NULL);
INSERT INTO "marks" VALUES(28,3,1,'bet',4,'ante','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(28,4,1,'bet',4,'blind','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(28,5,1,'bet',4,'play','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(28,6,1,'bet',3,'ante','"push"','"take"',0,NULL);
INSERT INTO "marks" VALUES(28,7,1,'bet',3,'blind','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(28,8,1,'bet',3,'trips','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(28,9,1,'bet',1,'ante','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(28,10,1,'bet',1,'blind','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(28,11,1,'bet',1,'trips','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(28,12,1,'order',NULL,NULL,'[4,3,1]','[4,3,1]',1,NULL);
INSERT INTO "marks" VALUES(29,0,1,'category',NULL,NULL,'"high-card"','"high-card"',1,NULL);
INSERT INTO "marks" VALUES(29,1,1,'qualifies',NULL,NULL,'false','false',1,NULL);
INSERT INTO "marks" VALUES(29,2,1,'bet',3,'ante','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(29,3,1,'bet',3,'blind','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(29,4,1,'category',2,NULL,'"two-pair"','"two-pair"',1,NULL);
INSERT INTO "marks" VALUES(29,5,1,'bet',2,'ante','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(29,6,1,'bet',2,'blind','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(29,7,1,'bet',2,'play','"200"','"200"',1,NULL);
INSERT INTO "marks" VALUES(29,8,1,'category',1,NULL,'"high-card"','"high-card"',1,NULL);
INSERT INTO "marks" VALUES(29,9,1,'bet',1,'ante','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(29,10,1,'bet',1,'blind','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(29,11,1,'bet',1,'play','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(29,12,1,'order',NULL,NULL,'[3,2,1]','[3,2,1]',1,NULL);
INSERT INTO "marks" VALUES(30,0,1,'category',NULL,NULL,'"two-pair"','"two-pair"',1,NULL);
INSERT INTO "marks" VALUES(30,1,1,'qualifies',NULL,NULL,'true','true',1,NULL);
INSERT INTO "marks" VALUES(30,2,1,'category',5,NULL,'"pair"','"pair"',1,NULL);
INSERT INTO "marks" VALUES(30,3,1,'bet',5,'ante','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(30,4,1,'bet',5,'blind','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(30,5,1,'bet',5,'play','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(30,6,1,'category',2,NULL,'"two-pair"','"two-pair"',1,NULL);
INSERT INTO "marks" VALUES(30,7,1,'bet',2,'ante','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(30,8,1,'bet',2,'blind','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(30,9,1,'bet',2,'play','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(30,10,1,'bet',1,'ante','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(30,11,1,'bet',1,'blind','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(30,12,1,'order',NULL,NULL,'[5,2,1]','[5,2,1]',1,NULL);
INSERT INTO "marks" VALUES(31,0,1,'category',NULL,NULL,'"two-pair"','"two-pair"',1,NULL);
INSERT INTO "marks" VALUES(31,1,1,'qualifies',NULL,NULL,'true','true',1,NULL);
INSERT INTO "marks" VALUES(31,2,1,'bet',4,'ante','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(31,3,1,'bet',4,'blind','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(31,4,1,'bet',4,'trips','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(31,5,1,'bet',3,'ante','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(31,6,1,'bet',3,'blind','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(31,7,1,'category',2,NULL,'"three-of-a-kind"','"three-of-a-kind"',1,NULL);
INSERT INTO "marks" VALUES(31,8,1,'bet',2,'ante','"take"','"5"',0,NULL);
INSERT INTO "marks" VALUES(31,9,1,'bet',2,'blind','"take"','"push"',0,NULL);
INSERT INTO "marks" VALUES(31,10,1,'bet',2,'play','"take"','"20"',0,NULL);
INSERT INTO "marks" VALUES(31,11,1,'bet',2,'trips','"9"','"9"',1,NULL);
INSERT INTO "marks" VALUES(31,12,1,'order',NULL,NULL,'[4,3,2]','[4,3,2]',1,NULL);
INSERT INTO "marks" VALUES(32,0,1,'category',NULL,NULL,'"pair"','"pair"',1,NULL);
INSERT INTO "marks" VALUES(32,1,1,'qualifies',NULL,NULL,'true','true',1,NULL);
INSERT INTO "marks" VALUES(32,2,1,'category',5,NULL,'"two-pair"','"two-pair"',1,NULL);
INSERT INTO "marks" VALUES(32,3,1,'bet',5,'ante','"21"','"21"',1,NULL);
INSERT INTO "marks" VALUES(32,4,1,'bet',5,'blind','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(32,5,1,'bet',5,'play','"42"','"42"',1,NULL);
INSERT INTO "marks" VALUES(32,6,1,'bet',5,'trips','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(32,7,1,'category',3,NULL,'"two-pair"','"two-pair"',1,NULL);
INSERT INTO "marks" VALUES(32,8,1,'bet',3,'ante','"15"','"15"',1,NULL);
INSERT INTO "marks" VALUES(32,9,1,'bet',3,'blind','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(32,10,1,'bet',3,'play','"60"','"60"',1,NULL);
INSERT INTO "marks" VALUES(32,11,1,'category',1,NULL,'"straight"','"straight"',1,NULL);
INSERT INTO "marks" VALUES(32,12,1,'bet',1,'ante','"take"','"10"',0,NULL);
INSERT INTO "marks" VALUES(32,13,1,'bet',1,'blind','"take"','"10"',0,NULL);
INSERT INTO "marks" VALUES(32,14,1,'bet',1,'play','"take"','"10"',0,NULL);
INSERT INTO "marks" VALUES(32,15,1,'bet',1,'trips','"4"','"4"',1,NULL);
INSERT INTO "marks" VALUES(32,16,1,'order',NULL,NULL,'[5,3,1]','[5,3,1]',1,NULL);
INSERT INTO "marks" VALUES(33,0,1,'category',NULL,NULL,'"pair"','"pair"',1,NULL);
INSERT INTO "marks" VALUES(33,1,1,'qualifies',NULL,NULL,'true','true',1,NULL);
INSERT INTO "marks" VALUES(33,2,1,'category',4,NULL,'"three-of-a-kind"','"three-of-a-kind"',1,NULL);
INSERT INTO "marks" VALUES(33,3,1,'bet',4,'ante','"25"','"25"',1,NULL);
INSERT INTO "marks" VALUES(33,4,1,'bet',4,'blind','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(33,5,1,'bet',4,'play','"50"','"50"',1,NULL);
INSERT INTO "marks" VALUES(33,6,1,'category',3,NULL,'"pair"','"pair"',1,NULL);
INSERT INTO "marks" VALUES(33,7,1,'bet',3,'ante','"60"','"60"',1,NULL);
INSERT INTO "marks" VALUES(33,8,1,'bet',3,'blind','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(33,9,1,'bet',3,'play','"240"','"240"',1,NULL);
INSERT INTO "marks" VALUES(33,10,1,'bet',3,'trips','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(33,11,1,'category',2,NULL,'"two-pair"','"two-pair"',1,NULL);
INSERT INTO "marks" VALUES(33,12,1,'bet',2,'ante','"25"','"25"',1,NULL);
INSERT INTO "marks" VALUES(33,13,1,'bet',2,'blind','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(33,14,1,'bet',2,'play','"100"','"100"',1,NULL);
INSERT INTO "marks" VALUES(33,15,1,'bet',2,'trips','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(33,16,1,'order',NULL,NULL,'[4,3,2]','[4,3,2]',1,NULL);
INSERT INTO "marks" VALUES(34,0,1,'category',NULL,NULL,'"pair"','"pair"',1,NULL);
INSERT INTO "marks" VALUES(34,1,1,'qualifies',NULL,NULL,'true','true',1,NULL);
INSERT INTO "marks" VALUES(34,2,1,'category',4,NULL,'"pair"','"pair"',1,NULL);
INSERT INTO "marks" VALUES(34,3,1,'bet',4,'ante','"15"','"push"',0,NULL);
INSERT INTO "marks" VALUES(34,4,1,'bet',4,'blind','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(34,5,1,'bet',4,'play','"60"','"push"',0,NULL);
INSERT INTO "marks" VALUES(34,6,1,'category',3,NULL,'"flush"','"flush"',1,NULL);
INSERT INTO "marks" VALUES(34,7,1,'bet',3,'ante','"take"','"15"',0,NULL);
INSERT INTO "marks" VALUES(34,8,1,'bet',3,'blind','"take"','"22.5"',0,NULL);
INSERT INTO "marks" VALUES(34,9,1,'bet',3,'play','"take"','"30"',0,NULL);
INSERT INTO "marks" VALUES(34,10,1,'bet',1,'ante','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(34,11,1,'bet',1,'blind','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(34,12,1,'bet',1,'trips','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(34,13,1,'order',NULL,NULL,'[4,3,1]','[4,3,1]',1,NULL);
INSERT INTO "marks" VALUES(35,0,1,'category',NULL,NULL,'"three-of-a-kind"','"three-of-a-kind"',1,NULL);
INSERT INTO "marks" VALUES(35,1,1,'qualifies',NULL,NULL,'true','true',1,NULL);
INSERT INTO "marks" VALUES(35,2,1,'category',4,NULL,'"full-house"','"full-house"',1,NULL);
INSERT INTO "marks" VALUES(35,3,1,'bet',4,'ante','"take"','"39"',0,NULL);
INSERT INTO "marks" VALUES(35,4,1,'bet',4,'blind','"take"','"117"',0,NULL);
INSERT INTO "marks" VALUES(35,5,1,'bet',4,'play','"take"','"78"',0,NULL);
INSERT INTO "marks" VALUES(35,6,1,'bet',4,'trips','"80"','"80"',1,NULL);
INSERT INTO "marks" VALUES(35,7,1,'bet',3,'ante','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(35,8,1,'bet',3,'blind','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(35,9,1,'bet',3,'trips','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(35,10,1,'category',2,NULL,'"four-of-a-kind"','"four-of-a-kind"',1,NULL);
INSERT INTO "marks" VALUES(35,11,1,'bet',2,'ante','"50"','"50"',1,NULL);
INSERT INTO "marks" VALUES(35,12,1,'bet',2,'blind','"500"','"500"',1,NULL);
INSERT INTO "marks" VALUES(35,13,1,'bet',2,'play','"100"','"100"',1,NULL);
INSERT INTO "marks" VALUES(35,14,1,'order',NULL,NULL,'[4,3,2]','[4,3,2]',1,NULL);
INSERT INTO "marks" VALUES(36,0,1,'category',NULL,NULL,'"pair"','"pair"',1,NULL);
INSERT INTO "marks" VALUES(36,1,1,'qualifies',NULL,NULL,'true','true',1,NULL);
INSERT INTO "marks" VALUES(36,2,1,'category',5,NULL,'"two-pair"','"two-pair"',1,NULL);
INSERT INTO "marks" VALUES(36,3,1,'bet',5,'ante','"5"','"5"',1,NULL);
INSERT INTO "marks" VALUES(36,4,1,'bet',5,'blind','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(36,5,1,'bet',5,'play','"10"','"10"',1,NULL);
INSERT INTO "marks" VALUES(36,6,1,'bet',3,'ante','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(36,7,1,'bet',3,'blind','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(36,8,1,'bet',3,'trips','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(36,9,1,'category',1,NULL,'"two-pair"','"two-pair"',1,NULL);
INSERT INTO "marks" VALUES(36,10,1,'bet',1,'ante','"5"','"5"',1,NULL);
INSERT INTO "marks" VALUES(36,11,1,'bet',1,'blind','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(36,12,1,'bet',1,'play','"5"','"5"',1,NULL);
INSERT INTO "marks" VALUES(36,13,1,'bet',1,'trips','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(36,14,1,'order',NULL,NULL,'[5,3,1]','[5,3,1]',1,NULL);
INSERT INTO "marks" VALUES(37,0,1,'category',NULL,NULL,'"pair"','"pair"',1,NULL);
INSERT INTO "marks" VALUES(37,1,1,'qualifies',NULL,NULL,'true','true',1,NULL);
INSERT INTO "marks" VALUES(37,2,1,'category',3,NULL,'"pair"','"pair"',1,NULL);
INSERT INTO "marks" VALUES(37,3,1,'bet',3,'ante','"2"','"2"',1,NULL);
INSERT INTO "marks" VALUES(37,4,1,'bet',3,'blind','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(37,5,1,'bet',3,'play','"6"','"6"',1,NULL);
INSERT INTO "marks" VALUES(37,6,1,'bet',3,'trips','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(37,7,1,'category',2,NULL,'"two-pair"','"two-pair"',1,NULL);
INSERT INTO "marks" VALUES(37,8,1,'bet',2,'ante','"2"','"2"',1,NULL);
INSERT INTO "marks" VALUES(37,9,1,'bet',2,'blind','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(37,10,1,'bet',2,'play','"8"','"8"',1,NULL);
INSERT INTO "marks" VALUES(37,11,1,'bet',2,'trips','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(37,12,1,'bet',1,'ante','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(37,13,1,'bet',1,'blind','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(37,14,1,'bet',1,'trips','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(37,15,1,'order',NULL,NULL,'[3,2,1]','[3,2,1]',1,NULL);
INSERT INTO "marks" VALUES(38,0,1,'category',NULL,NULL,'"three-of-a-kind"','"three-of-a-kind"',1,NULL);
INSERT INTO "marks" VALUES(38,1,1,'qualifies',NULL,NULL,'true','true',1,NULL);
INSERT INTO "marks" VALUES(38,2,1,'category',5,NULL,'"full-house"','"full-house"',1,NULL);
INSERT INTO "marks" VALUES(38,3,1,'bet',5,'ante','"25"','"25"',1,NULL);
INSERT INTO "marks" VALUES(38,4,1,'bet',5,'blind','"75"','"75"',1,NULL);
INSERT INTO "marks" VALUES(38,5,1,'bet',5,'play','"25"','"25"',1,NULL);
INSERT INTO "marks" VALUES(38,6,1,'bet',5,'trips','"8"','"8"',1,NULL);
INSERT INTO "marks" VALUES(38,7,1,'category',3,NULL,'"four-of-a-kind"','"four-of-a-kind"',1,NULL);
INSERT INTO "marks" VALUES(38,8,1,'bet',3,'ante','"10"','"10"',1,NULL);
INSERT INTO "marks" VALUES(38,9,1,'bet',3,'blind','"100"','"100"',1,NULL);
INSERT INTO "marks" VALUES(38,10,1,'bet',3,'play','"40"','"40"',1,NULL);
INSERT INTO "marks" VALUES(38,11,1,'bet',3,'trips','"30"','"30"',1,NULL);
INSERT INTO "marks" VALUES(38,12,1,'category',1,NULL,'"three-of-a-kind"','"three-of-a-kind"',1,NULL);
INSERT INTO "marks" VALUES(38,13,1,'bet',1,'ante','"15"','"push"',0,NULL);
INSERT INTO "marks" VALUES(38,14,1,'bet',1,'blind','"push"','"push"',1,NULL);
INSERT INTO "marks" VALUES(38,15,1,'bet',1,'play','"15"','"push"',0,NULL);
INSERT INTO "marks" VALUES(38,16,1,'order',NULL,NULL,'[5,3,1]','[5,3,1]',1,NULL);
INSERT INTO "marks" VALUES(39,0,1,'category',NULL,NULL,'"flush"','"flush"',1,NULL);
INSERT INTO "marks" VALUES(39,1,1,'qualifies',NULL,NULL,'true','true',1,NULL);
INSERT INTO "marks" VALUES(39,2,1,'category',5,NULL,'"flush"','"flush"',1,NULL);
INSERT INTO "marks" VALUES(39,3,1,'bet',5,'ante','"81"','"81"',1,NULL);
INSERT INTO "marks" VALUES(39,4,1,'bet',5,'blind','"121.5"','"121.5"',1,NULL);
INSERT INTO "marks" VALUES(39,5,1,'bet',5,'play','"81"','"81"',1,NULL);
INSERT INTO "marks" VALUES(39,6,1,'category',4,NULL,'"flush"','"flush"',1,NULL);
INSERT INTO "marks" VALUES(39,7,1,'bet',4,'ante','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(39,8,1,'bet',4,'blind','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(39,9,1,'bet',4,'play','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(39,10,1,'bet',4,'trips','"35"','"35"',1,NULL);
INSERT INTO "marks" VALUES(39,11,1,'bet',2,'ante','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(39,12,1,'bet',2,'blind','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(39,13,1,'bet',2,'trips','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(39,14,1,'order',NULL,NULL,'[5,4,2]','[5,4,2]',1,NULL);
INSERT INTO "marks" VALUES(40,0,1,'category',NULL,NULL,'"three-of-a-kind"','"three-of-a-kind"',1,NULL);
INSERT INTO "marks" VALUES(40,1,1,'qualifies',NULL,NULL,'true','true',1,NULL);
INSERT INTO "marks" VALUES(40,2,1,'category',5,NULL,'"full-house"','"full-house"',1,NULL);
INSERT INTO "marks" VALUES(40,3,1,'bet',5,'ante','"15"','"15"',1,NULL);
INSERT INTO "marks" VALUES(40,4,1,'bet',5,'blind','"45"','"45"',1,NULL);
INSERT INTO "marks" VALUES(40,5,1,'bet',5,'play','"15"','"15"',1,NULL);
INSERT INTO "marks" VALUES(40,6,1,'bet',5,'trips','"40"','"40"',1,NULL);
INSERT INTO "marks" VALUES(40,7,1,'bet',3,'ante','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(40,8,1,'bet',3,'blind','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(40,9,1,'bet',3,'trips','"take"','"take"',1,NULL);
INSERT INTO "marks" VALUES(40,10,1,'category',1,NULL,'"full-house"','"full-house"',1,NULL);
INSERT INTO "marks" VALUES(40,11,1,'bet',1,'ante','"take"','"10"',0,NULL);
INSERT INTO "marks" VALUES(40,12,1,'bet',1,'blind','"take"','"30"',0,NULL);
INSERT INTO "marks" VALUES(40,13,1,'bet',1,'play','"take"','"10"',0,NULL);
INSERT INTO "marks" VALUES(40,14,1,'order',NULL,NULL,'[5,3,1]','[5,3,1]',1,NULL);
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
INSERT INTO "mistakes" VALUES(1,1,'drill',1,3,'box','lv-ultimate','056d28acb9863e67','2025-12-13T12:00:00.000+00:00',0,23229,1,'two-pair lose','loss-as-win',NULL,'round-1','2025-12-16T12:00:00.000+00:00',0,'2025-12-19T12:00:00.000+00:00');
INSERT INTO "mistakes" VALUES(2,1,'drill',1,1,'box','lv-ultimate','056d28acb9863e67','2025-12-13T12:00:00.000+00:00',0,28556,1,'straight lose blind-lost-with-straight trips-paid-on-loss','trips-taken-on-loss',NULL,'round-1','2025-12-16T12:00:00.000+00:00',0,'2025-12-19T12:00:00.000+00:00');
INSERT INTO "mistakes" VALUES(3,1,'drill',2,5,'box','lv-ultimate','056d28acb9863e67','2025-12-22T12:00:00.000+00:00',0,27700,1,'flush lose dark blind-lost-with-straight trips-paid-on-loss','trips-taken-on-loss',NULL,'round-2','2025-12-25T12:00:00.000+00:00',0,'2025-12-28T12:00:00.000+00:00');
INSERT INTO "mistakes" VALUES(4,1,'drill',2,3,'box','lv-ultimate','056d28acb9863e67','2025-12-22T12:00:00.000+00:00',0,27503,1,'two-pair three-pairs lose dark','loss-as-win',NULL,'round-2',NULL,NULL,'2025-12-26T12:00:00.000+00:00');
INSERT INTO "mistakes" VALUES(5,1,'drill',3,2,'box','lv-ultimate','056d28acb9863e67','2025-12-31T12:00:00.000+00:00',0,26042,1,'pair same-category win dark blind-pushes-on-win','blind-paid-below-straight',NULL,'round-3','2026-01-03T12:00:00.000+00:00',0,'2026-01-06T12:00:00.000+00:00');
INSERT INTO "mistakes" VALUES(6,1,'drill',3,1,'box','lv-ultimate','056d28acb9863e67','2025-12-31T12:00:00.000+00:00',0,23803,1,'two-pair win blind-pushes-on-win','blind-paid-below-straight',NULL,'round-3','2026-01-03T12:00:00.000+00:00',0,'2026-01-06T12:00:00.000+00:00');
INSERT INTO "mistakes" VALUES(7,1,'drill',4,4,'box','lv-ultimate','056d28acb9863e67','2026-01-09T12:00:00.000+00:00',0,28742,1,'high-card plays-the-board same-category tie tie-dealer-fails','tie-as-win',NULL,'round-4','2026-01-12T12:00:00.000+00:00',0,'2026-01-15T12:00:00.000+00:00');
INSERT INTO "mistakes" VALUES(8,1,'drill',4,2,'box','lv-ultimate','056d28acb9863e67','2026-01-09T12:00:00.000+00:00',0,28085,1,'pair win win-dealer-fails blind-pushes-on-win','ante-paid-dealer-fails',NULL,'round-4',NULL,NULL,'2026-01-13T12:00:00.000+00:00');
INSERT INTO "mistakes" VALUES(9,1,'drill',4,1,'box','lv-ultimate','056d28acb9863e67','2026-01-09T12:00:00.000+00:00',0,23795,1,'pair win dark win-dealer-fails blind-pushes-on-win','blind-paid-below-straight',NULL,'round-4','2026-01-12T12:00:00.000+00:00',0,'2026-01-15T12:00:00.000+00:00');
INSERT INTO "mistakes" VALUES(10,1,'drill',5,5,'box','lv-ultimate','056d28acb9863e67','2026-01-18T12:00:00.000+00:00',0,25306,1,'flush plays-the-board same-category tie-sixth-card tie trips-paid-on-tie','trips-taken-on-loss',NULL,'round-5','2026-01-21T12:00:00.000+00:00',0,'2026-01-24T12:00:00.000+00:00');
INSERT INTO "mistakes" VALUES(11,1,'drill',6,3,'box','lv-ultimate','056d28acb9863e67','2026-01-27T12:00:00.000+00:00',0,23357,1,'flush plays-the-board same-category tie dark trips-paid-on-tie','tie-as-win',NULL,'round-6','2026-01-30T12:00:00.000+00:00',0,'2026-02-02T12:00:00.000+00:00');
INSERT INTO "mistakes" VALUES(12,1,'drill',6,1,'box','lv-ultimate','056d28acb9863e67','2026-01-27T12:00:00.000+00:00',0,21396,1,'flush plays-the-board same-category tie-sixth-card tie dark trips-paid-on-tie','trips-taken-on-loss',NULL,'round-6',NULL,NULL,'2026-01-31T12:00:00.000+00:00');
INSERT INTO "mistakes" VALUES(13,1,'drill',7,1,'box','lv-ultimate','056d28acb9863e67','2026-02-05T12:00:00.000+00:00',0,25637,1,'full-house plays-the-board same-category tie-sixth-card tie trips-paid-on-tie','tie-as-win',NULL,'round-7','2026-02-08T12:00:00.000+00:00',0,'2026-02-11T12:00:00.000+00:00');
INSERT INTO "mistakes" VALUES(14,1,'drill',8,2,'box','lv-ultimate','056d28acb9863e67','2026-02-14T12:00:00.000+00:00',0,26433,1,'royal-flush win blind-paid','win-as-loss',NULL,'round-8','2026-02-17T12:00:00.000+00:00',0,'2026-02-20T12:00:00.000+00:00');
INSERT INTO "mistakes" VALUES(15,1,'drill',9,5,'box','lv-ultimate','056d28acb9863e67','2026-02-23T12:00:00.000+00:00',0,20801,1,'two-pair lose','loss-as-win',NULL,'round-9','2026-02-26T12:00:00.000+00:00',0,'2026-03-01T12:00:00.000+00:00');
INSERT INTO "mistakes" VALUES(16,1,'drill',9,3,'box','lv-ultimate','056d28acb9863e67','2026-02-23T12:00:00.000+00:00',0,22151,1,'two-pair three-pairs lose','loss-as-win',NULL,'round-9',NULL,NULL,'2026-02-27T12:00:00.000+00:00');
INSERT INTO "mistakes" VALUES(17,1,'drill',9,1,'box','lv-ultimate','056d28acb9863e67','2026-02-23T12:00:00.000+00:00',0,25705,1,'flush lose blind-lost-with-straight trips-paid-on-loss','trips-taken-on-loss',NULL,'round-9','2026-02-26T12:00:00.000+00:00',0,'2026-03-01T12:00:00.000+00:00');
INSERT INTO "mistakes" VALUES(18,1,'drill',10,5,'box','lv-ultimate','056d28acb9863e67','2026-03-04T12:00:00.000+00:00',0,23480,1,'straight plays-the-board same-category tie-sixth-card tie trips-paid-on-tie','tie-as-win',NULL,'round-10','2026-03-07T12:00:00.000+00:00',0,'2026-03-10T12:00:00.000+00:00');
INSERT INTO "mistakes" VALUES(19,1,'drill',10,3,'box','lv-ultimate','056d28acb9863e67','2026-03-04T12:00:00.000+00:00',0,21783,1,'straight plays-the-board same-category tie-sixth-card tie trips-paid-on-tie','tie-as-win',NULL,'round-10','2026-03-07T12:00:00.000+00:00',0,'2026-03-10T12:00:00.000+00:00');
INSERT INTO "mistakes" VALUES(20,1,'drill',10,2,'box','lv-ultimate','056d28acb9863e67','2026-03-04T12:00:00.000+00:00',0,19851,1,'straight plays-the-board same-category tie-sixth-card tie trips-paid-on-tie','tie-as-win',NULL,'round-10',NULL,NULL,'2026-03-08T12:00:00.000+00:00');
INSERT INTO "mistakes" VALUES(21,1,'drill',11,1,'box','lv-ultimate','056d28acb9863e67','2026-03-13T12:00:00.000+00:00',0,18874,1,'three-of-a-kind lose trips-paid-on-loss','trips-taken-on-loss',NULL,'round-11','2026-03-16T12:00:00.000+00:00',0,'2026-03-19T12:00:00.000+00:00');
INSERT INTO "mistakes" VALUES(22,1,'drill',13,3,'box','lv-ultimate','056d28acb9863e67','2026-03-31T12:00:00.000+00:00',0,21483,1,'flush plays-the-board same-category tie-sixth-card tie dark','tie-as-win',NULL,'round-13','2026-04-03T12:00:00.000+00:00',0,'2026-04-06T12:00:00.000+00:00');
INSERT INTO "mistakes" VALUES(23,1,'drill',14,3,'box','lv-ultimate','056d28acb9863e67','2026-04-09T12:00:00.000+00:00',0,22190,1,'pair win win-dealer-fails blind-pushes-on-win','win-as-loss',NULL,'round-14','2026-04-12T12:00:00.000+00:00',0,'2026-04-15T12:00:00.000+00:00');
INSERT INTO "mistakes" VALUES(24,1,'drill',14,2,'box','lv-ultimate','056d28acb9863e67','2026-04-09T12:00:00.000+00:00',0,24416,1,'pair win win-dealer-fails blind-pushes-on-win','blind-paid-below-straight',NULL,'round-14',NULL,NULL,'2026-04-13T12:00:00.000+00:00');
INSERT INTO "mistakes" VALUES(25,1,'drill',15,5,'box','lv-ultimate','056d28acb9863e67','2026-04-18T12:00:00.000+00:00',0,25122,1,'two-pair three-pairs win blind-pushes-on-win','blind-paid-below-straight',NULL,'round-15','2026-04-21T12:00:00.000+00:00',0,'2026-04-24T12:00:00.000+00:00');
INSERT INTO "mistakes" VALUES(26,1,'drill',15,3,'box','lv-ultimate','056d28acb9863e67','2026-04-18T12:00:00.000+00:00',0,22435,1,'two-pair three-pairs win dark blind-pushes-on-win','blind-paid-below-straight',NULL,'round-15','2026-04-21T12:00:00.000+00:00',0,'2026-04-24T12:00:00.000+00:00');
INSERT INTO "mistakes" VALUES(27,1,'drill',17,5,'box','lv-ultimate','056d28acb9863e67','2026-05-06T12:00:00.000+00:00',0,20650,1,'full-house plays-the-board same-category tie-sixth-card tie trips-paid-on-tie','trips-taken-on-loss',NULL,'round-17','2026-05-09T12:00:00.000+00:00',0,'2026-05-12T12:00:00.000+00:00');
INSERT INTO "mistakes" VALUES(28,1,'drill',17,2,'box','lv-ultimate','056d28acb9863e67','2026-05-06T12:00:00.000+00:00',0,19197,1,'full-house plays-the-board same-category tie dark','tie-as-win',NULL,'round-17',NULL,NULL,'2026-05-10T12:00:00.000+00:00');
INSERT INTO "mistakes" VALUES(29,1,'drill',18,3,'box','lv-ultimate','056d28acb9863e67','2026-05-15T12:00:00.000+00:00',0,24372,1,'pair win win-dealer-fails blind-pushes-on-win','blind-paid-below-straight',NULL,'round-18',NULL,NULL,'2026-05-16T12:00:00.000+00:00');
INSERT INTO "mistakes" VALUES(30,1,'drill',19,5,'box','lv-ultimate','056d28acb9863e67','2026-05-24T12:00:00.000+00:00',0,19676,1,'pair same-category kicker-decides win blind-pushes-on-win','win-as-loss',NULL,'round-19',NULL,NULL,'2026-05-25T12:00:00.000+00:00');
INSERT INTO "mistakes" VALUES(31,1,'drill',20,3,'box','lv-ultimate','056d28acb9863e67','2026-06-02T12:00:00.000+00:00',0,22808,1,'flush six-card-flush win win-dealer-fails blind-paid odd-flush','win-as-loss',NULL,'round-20',NULL,NULL,'2026-06-03T12:00:00.000+00:00');
INSERT INTO "mistakes" VALUES(32,1,'drill',20,1,'box','lv-ultimate','056d28acb9863e67','2026-06-02T12:00:00.000+00:00',0,16371,1,'flush win win-dealer-fails blind-paid','win-as-loss',NULL,'round-20',NULL,NULL,'2026-06-03T12:00:00.000+00:00');
INSERT INTO "mistakes" VALUES(33,1,'drill',21,2,'box','lv-ultimate','056d28acb9863e67','2026-06-11T12:00:00.000+00:00',0,23221,1,'flush plays-the-board same-category tie trips-paid-on-tie','trips-taken-on-loss',NULL,'round-21',NULL,NULL,'2026-06-12T12:00:00.000+00:00');
INSERT INTO "mistakes" VALUES(34,1,'drill',24,4,'box','lv-ultimate','056d28acb9863e67','2026-07-08T12:00:00.000+00:00',0,21525,1,'two-pair win blind-pushes-on-win','blind-paid-below-straight',NULL,'round-24',NULL,NULL,'2026-07-09T12:00:00.000+00:00');
INSERT INTO "mistakes" VALUES(35,1,'drill',25,1,'box','lv-ultimate','056d28acb9863e67','2026-07-17T12:00:00.000+00:00',0,19047,1,'full-house win blind-paid','win-as-loss',NULL,'round-25',NULL,NULL,'2026-07-18T12:00:00.000+00:00');
INSERT INTO "mistakes" VALUES(36,1,'drill',26,3,'box','lv-ultimate','056d28acb9863e67','2026-07-26T12:00:00.000+00:00',0,19998,1,'high-card same-category lose lose-dealer-fails','ante-taken-dealer-fails',NULL,'round-26',NULL,NULL,'2026-07-27T12:00:00.000+00:00');
INSERT INTO "mistakes" VALUES(37,1,'drill',27,4,'box','lv-ultimate','056d28acb9863e67','2026-08-04T12:00:00.000+00:00',0,14764,1,'two-pair three-pairs win blind-pushes-on-win','blind-paid-below-straight',NULL,'round-27',NULL,NULL,'2026-08-05T12:00:00.000+00:00');
INSERT INTO "mistakes" VALUES(38,1,'drill',27,3,'box','lv-ultimate','056d28acb9863e67','2026-08-04T12:00:00.000+00:00',0,20802,1,'two-pair win blind-pushes-on-win','blind-paid-below-straight',NULL,'round-27',NULL,NULL,'2026-08-05T12:00:00.000+00:00');
INSERT INTO "mistakes" VALUES(39,1,'drill',28,3,'box','lv-ultimate','056d28acb9863e67','2026-08-13T12:00:00.000+00:00',0,13576,1,'high-card fold','fold-pushed',NULL,'round-28',NULL,NULL,'2026-08-14T12:00:00.000+00:00');
INSERT INTO "mistakes" VALUES(40,1,'drill',31,2,'box','lv-ultimate','056d28acb9863e67','2026-09-09T12:00:00.000+00:00',0,16634,1,'three-of-a-kind win blind-pushes-on-win','win-as-loss',NULL,'round-31',NULL,NULL,'2026-09-10T12:00:00.000+00:00');
INSERT INTO "mistakes" VALUES(41,1,'drill',32,1,'box','lv-ultimate','056d28acb9863e67','2026-09-18T12:00:00.000+00:00',0,15853,1,'straight win blind-paid','win-as-loss',NULL,'round-32',NULL,NULL,'2026-09-19T12:00:00.000+00:00');
INSERT INTO "mistakes" VALUES(42,1,'drill',34,4,'box','lv-ultimate','056d28acb9863e67','2026-11-23T12:00:00.000+00:00',0,13431,1,'pair same-category tie dark','tie-as-win',NULL,'round-34',NULL,NULL,'2026-11-24T12:00:00.000+00:00');
INSERT INTO "mistakes" VALUES(43,1,'drill',34,3,'box','lv-ultimate','056d28acb9863e67','2026-11-23T12:00:00.000+00:00',0,14471,1,'flush win blind-paid odd-flush','win-as-loss',NULL,'round-34',NULL,NULL,'2026-11-24T12:00:00.000+00:00');
INSERT INTO "mistakes" VALUES(44,1,'drill',35,4,'box','lv-ultimate','056d28acb9863e67','2026-11-24T12:00:00.000+00:00',0,17262,1,'full-house trips-and-two-pairs win blind-paid','win-as-loss',NULL,'round-35',NULL,NULL,'2026-11-25T12:00:00.000+00:00');
INSERT INTO "mistakes" VALUES(45,1,'drill',38,1,'box','lv-ultimate','056d28acb9863e67','2026-11-27T12:00:00.000+00:00',0,10977,1,'three-of-a-kind plays-the-board same-category tie','tie-as-win',NULL,'round-38',NULL,NULL,'2026-11-28T12:00:00.000+00:00');
INSERT INTO "mistakes" VALUES(46,1,'drill',40,1,'box','lv-ultimate','056d28acb9863e67','2026-11-29T12:00:00.000+00:00',0,10886,1,'full-house win blind-paid','win-as-loss',NULL,'round-40',NULL,NULL,'2026-11-30T12:00:00.000+00:00');
INSERT INTO "mistakes" VALUES(47,1,'sprint',NULL,1,'naming','lv-ultimate','056d28acb9863e67','2026-11-29T12:00:00.000+00:00',0,3000,1,'flush','','{"kind":"name","board":"8d 5d Kd 9h Td","cards":"9d Ad","given":"royal-flush","milliseconds":3000}','sprint-1-4',NULL,NULL,'2026-11-30T12:00:00.000+00:00');
INSERT INTO "mistakes" VALUES(48,1,'sprint',NULL,1,'who-wins','lv-ultimate','056d28acb9863e67','2026-11-29T12:00:00.000+00:00',0,3000,1,'two-pair same-category win','','{"kind":"who-wins","board":"6h Kh Kd 7h As","cards":"Ad Qs","dealer":"6s Ah","given":"fold","milliseconds":3000}','sprint-2-4',NULL,NULL,'2026-11-30T12:00:00.000+00:00');
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
INSERT INTO "quarters" VALUES(1,1961808,0,'lv-ultimate',1,14,10,9,5,1,84587,3,80587,55000,12500);
INSERT INTO "quarters" VALUES(1,1962672,0,'lv-ultimate',1,16,12,10,6,1,88171,3,84171,7000,8000);
INSERT INTO "quarters" VALUES(1,1963536,0,'lv-ultimate',1,13,11,8,6,1,77693,3,73693,1000,0);
INSERT INTO "quarters" VALUES(1,1964400,0,'lv-ultimate',1,16,13,10,7,1,84622,3,80622,14000,0);
INSERT INTO "quarters" VALUES(1,1965264,0,'lv-ultimate',1,15,14,10,9,1,74071,3,70071,0,800);
INSERT INTO "quarters" VALUES(1,1966128,0,'lv-ultimate',1,17,13,11,7,1,76084,3,72084,17500,20000);
INSERT INTO "quarters" VALUES(1,1966992,0,'lv-ultimate',1,17,14,11,8,1,78890,3,74890,1600,0);
INSERT INTO "quarters" VALUES(1,1967856,0,'lv-ultimate',1,15,12,10,7,1,80806,3,76806,0,1267500);
INSERT INTO "quarters" VALUES(1,1968720,0,'lv-ultimate',1,16,9,10,3,1,72657,3,68657,56000,12000);
INSERT INTO "quarters" VALUES(1,1969584,0,'lv-ultimate',1,18,9,12,3,1,69114,3,65114,62000,0);
INSERT INTO "quarters" VALUES(1,1970448,0,'lv-ultimate',1,15,14,10,9,1,69887,3,65887,0,400);
INSERT INTO "quarters" VALUES(1,1971312,0,'lv-ultimate',1,16,16,10,10,1,68808,3,64808,0,0);
INSERT INTO "quarters" VALUES(1,1972176,0,'lv-ultimate',1,16,13,10,7,1,74383,3,70383,16250,0);
INSERT INTO "quarters" VALUES(1,1973040,0,'lv-ultimate',1,17,14,11,8,1,70396,3,66396,5000,9000);
INSERT INTO "quarters" VALUES(1,1973904,0,'lv-ultimate',1,15,13,9,7,1,71580,3,67580,2000,0);
INSERT INTO "quarters" VALUES(1,1974768,0,'lv-ultimate',1,11,11,7,7,1,67231,3,63231,0,0);
INSERT INTO "quarters" VALUES(1,1975632,0,'lv-ultimate',1,16,12,10,6,1,67336,3,63336,2500,22500);
INSERT INTO "quarters" VALUES(1,1976496,0,'lv-ultimate',1,16,15,10,9,1,69235,3,65235,500,0);
INSERT INTO "quarters" VALUES(1,1977360,0,'lv-ultimate',1,14,11,9,6,1,65749,3,61749,0,5000);
INSERT INTO "quarters" VALUES(1,1978224,0,'lv-ultimate',1,16,12,10,6,1,64903,3,60903,0,25650);
INSERT INTO "quarters" VALUES(1,1979088,0,'lv-ultimate',1,18,17,12,11,1,65245,3,61245,0,4000);
INSERT INTO "quarters" VALUES(1,1979952,0,'lv-ultimate',1,17,17,11,11,1,55421,3,51421,0,0);
INSERT INTO "quarters" VALUES(1,1980816,0,'lv-ultimate',1,14,14,10,10,1,56624,3,52624,0,0);
INSERT INTO "quarters" VALUES(1,1981680,0,'lv-ultimate',1,15,14,10,9,1,59099,3,55099,600,0);
INSERT INTO "quarters" VALUES(1,1982544,0,'lv-ultimate',1,14,11,9,6,1,63899,3,59899,0,40000);
INSERT INTO "quarters" VALUES(1,1983408,0,'lv-ultimate',1,13,12,8,7,1,59907,3,55907,0,500);
INSERT INTO "quarters" VALUES(1,1984272,0,'lv-ultimate',1,16,14,10,8,1,57437,3,53437,700,0);
INSERT INTO "quarters" VALUES(1,1985136,0,'lv-ultimate',1,13,12,9,8,1,51022,3,47022,5000,0);
INSERT INTO "quarters" VALUES(1,1986000,0,'lv-ultimate',1,13,13,8,8,1,48974,3,44974,0,0);
INSERT INTO "quarters" VALUES(1,1986864,0,'lv-ultimate',1,13,13,8,8,1,52309,3,48309,0,0);
INSERT INTO "quarters" VALUES(1,1987728,0,'lv-ultimate',1,13,10,9,6,1,55544,3,51544,0,5500);
INSERT INTO "quarters" VALUES(1,1988592,0,'lv-ultimate',1,17,14,11,8,1,50519,3,46519,0,6000);
INSERT INTO "quarters" VALUES(1,1989456,0,'lv-ultimate',1,17,17,11,11,1,49312,3,45312,0,0);
INSERT INTO "quarters" VALUES(1,1994928,0,'lv-ultimate',1,14,9,9,4,1,43670,3,39670,7500,12750);
INSERT INTO "quarters" VALUES(1,1995024,0,'lv-ultimate',1,15,12,10,7,1,58151,3,54151,0,39000);
INSERT INTO "quarters" VALUES(1,1995120,0,'lv-ultimate',1,15,15,10,10,1,41798,3,37798,0,0);
INSERT INTO "quarters" VALUES(1,1995216,0,'lv-ultimate',1,16,16,11,11,1,40781,3,36781,0,0);
INSERT INTO "quarters" VALUES(1,1995312,0,'lv-ultimate',1,17,15,11,9,1,42567,3,38567,3000,0);
INSERT INTO "quarters" VALUES(1,1995408,0,'lv-ultimate',1,15,15,10,10,1,44468,3,40468,0,0);
INSERT INTO "quarters" VALUES(1,1995504,0,'lv-ultimate',1,15,12,10,7,1,45344,3,41344,0,8000);
CREATE TABLE quiz_changes (
    quiz INTEGER NOT NULL REFERENCES quizzes (id) ON DELETE CASCADE,
    round INTEGER NOT NULL,
    number INTEGER NOT NULL,
    change TEXT NOT NULL,
    PRIMARY KEY (quiz, round, number)
) WITHOUT ROWID;
CREATE TABLE quiz_rounds (
    quiz INTEGER NOT NULL REFERENCES quizzes (id) ON DELETE CASCADE,
    number INTEGER NOT NULL, -- from 0
    round TEXT NOT NULL,
    PRIMARY KEY (quiz, number)
) WITHOUT ROWID;
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
INSERT INTO "repetitions" VALUES(1,0,'2025-12-16T12:00:00.000+00:00',0,'right',0,9000,NULL);
INSERT INTO "repetitions" VALUES(2,0,'2025-12-16T12:00:00.000+00:00',0,'right',0,9000,NULL);
INSERT INTO "repetitions" VALUES(3,0,'2025-12-25T12:00:00.000+00:00',0,'right',0,9000,NULL);
INSERT INTO "repetitions" VALUES(4,0,'2025-12-25T12:00:00.000+00:00',0,'wrong',0,9000,NULL);
INSERT INTO "repetitions" VALUES(5,0,'2026-01-03T12:00:00.000+00:00',0,'right',0,9000,NULL);
INSERT INTO "repetitions" VALUES(6,0,'2026-01-03T12:00:00.000+00:00',0,'right',0,9000,NULL);
INSERT INTO "repetitions" VALUES(7,0,'2026-01-12T12:00:00.000+00:00',0,'right',0,9000,NULL);
INSERT INTO "repetitions" VALUES(8,0,'2026-01-12T12:00:00.000+00:00',0,'wrong',0,9000,NULL);
INSERT INTO "repetitions" VALUES(9,0,'2026-01-12T12:00:00.000+00:00',0,'right',0,9000,NULL);
INSERT INTO "repetitions" VALUES(10,0,'2026-01-21T12:00:00.000+00:00',0,'right',0,9000,NULL);
INSERT INTO "repetitions" VALUES(11,0,'2026-01-30T12:00:00.000+00:00',0,'right',0,9000,NULL);
INSERT INTO "repetitions" VALUES(12,0,'2026-01-30T12:00:00.000+00:00',0,'wrong',0,9000,NULL);
INSERT INTO "repetitions" VALUES(13,0,'2026-02-08T12:00:00.000+00:00',0,'right',0,9000,NULL);
INSERT INTO "repetitions" VALUES(14,0,'2026-02-17T12:00:00.000+00:00',0,'right',0,9000,NULL);
INSERT INTO "repetitions" VALUES(15,0,'2026-02-26T12:00:00.000+00:00',0,'right',0,9000,NULL);
INSERT INTO "repetitions" VALUES(16,0,'2026-02-26T12:00:00.000+00:00',0,'wrong',0,9000,NULL);
INSERT INTO "repetitions" VALUES(17,0,'2026-02-26T12:00:00.000+00:00',0,'right',0,9000,NULL);
INSERT INTO "repetitions" VALUES(18,0,'2026-03-07T12:00:00.000+00:00',0,'right',0,9000,NULL);
INSERT INTO "repetitions" VALUES(19,0,'2026-03-07T12:00:00.000+00:00',0,'right',0,9000,NULL);
INSERT INTO "repetitions" VALUES(20,0,'2026-03-07T12:00:00.000+00:00',0,'wrong',0,9000,NULL);
INSERT INTO "repetitions" VALUES(21,0,'2026-03-16T12:00:00.000+00:00',0,'right',0,9000,NULL);
INSERT INTO "repetitions" VALUES(22,0,'2026-04-03T12:00:00.000+00:00',0,'right',0,9000,NULL);
INSERT INTO "repetitions" VALUES(23,0,'2026-04-12T12:00:00.000+00:00',0,'right',0,9000,NULL);
INSERT INTO "repetitions" VALUES(24,0,'2026-04-12T12:00:00.000+00:00',0,'wrong',0,9000,NULL);
INSERT INTO "repetitions" VALUES(25,0,'2026-04-21T12:00:00.000+00:00',0,'right',0,9000,NULL);
INSERT INTO "repetitions" VALUES(26,0,'2026-04-21T12:00:00.000+00:00',0,'right',0,9000,NULL);
INSERT INTO "repetitions" VALUES(27,0,'2026-05-09T12:00:00.000+00:00',0,'right',0,9000,NULL);
INSERT INTO "repetitions" VALUES(28,0,'2026-05-09T12:00:00.000+00:00',0,'wrong',0,9000,NULL);
CREATE TABLE reviews (
    trainee INTEGER NOT NULL REFERENCES trainees (id) ON DELETE CASCADE,
    quarter INTEGER NOT NULL,
    utc_offset INTEGER NOT NULL,
    answered INTEGER NOT NULL,
    milliseconds INTEGER NOT NULL,
    PRIMARY KEY (trainee, quarter, utc_offset)
) WITHOUT ROWID;
INSERT INTO "reviews" VALUES(1,1962096,0,2,18000);
INSERT INTO "reviews" VALUES(1,1962960,0,2,18000);
INSERT INTO "reviews" VALUES(1,1963824,0,2,18000);
INSERT INTO "reviews" VALUES(1,1964688,0,3,27000);
INSERT INTO "reviews" VALUES(1,1965552,0,1,9000);
INSERT INTO "reviews" VALUES(1,1966416,0,2,18000);
INSERT INTO "reviews" VALUES(1,1967280,0,1,9000);
INSERT INTO "reviews" VALUES(1,1968144,0,1,9000);
INSERT INTO "reviews" VALUES(1,1969008,0,3,27000);
INSERT INTO "reviews" VALUES(1,1969872,0,3,27000);
INSERT INTO "reviews" VALUES(1,1970736,0,1,9000);
INSERT INTO "reviews" VALUES(1,1972464,0,1,9000);
INSERT INTO "reviews" VALUES(1,1973328,0,2,18000);
INSERT INTO "reviews" VALUES(1,1974192,0,2,18000);
INSERT INTO "reviews" VALUES(1,1975920,0,2,18000);
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
    underpaid INTEGER, background TEXT, utc_offset INTEGER,
    UNIQUE (drill, number),
    CHECK ((submitted_at IS NULL) = (sheet IS NULL))
);
INSERT INTO "rounds" VALUES(1,1,1,0,'lv-ultimate','056d28acb9863e67','{"house":"lv-ultimate","board":"8s 6h Qh Td 6d","dealer":"Ts 6c","boxes":[{"box":1,"cards":"Jc 9h","ante":25,"play":25,"trips":25},{"box":3,"cards":"Tc Kc","ante":50,"play":200},{"box":4,"cards":"3s 4h","ante":87}]}','["dealer.category","dealer.qualifies","box4.ante","box4.blind","box3.category","box3.ante","box3.blind","box3.play","box1.category","box1.ante","box1.blind","box1.play","box1.trips","order"]','2025-12-13T12:00:00.000+00:00','2025-12-13T12:00:00.000+00:00','{"dealer":{"category":"full-house","qualifies":true,"seconds":4},"boxes":[{"box":4,"bets":{"ante":"take","blind":"take"},"seconds":28.802},{"box":3,"category":"two-pair","bets":{"ante":"50","blind":"push","play":"200"},"seconds":23.229},{"box":1,"category":"straight","bets":{"ante":"take","blind":"take","play":"take","trips":"take"},"seconds":28.556}],"seconds":84.587}',84587,14,10,55000,12500,'{"game":"ultimate","whole":true,"situations":{"4":"pair fold","3":"two-pair lose","1":"straight lose blind-lost-with-straight trips-paid-on-loss"}}',0);
INSERT INTO "rounds" VALUES(2,1,1,1,'lv-ultimate','056d28acb9863e67','{"house":"lv-ultimate","board":"3h 2s 3c 2h 7h","dealer":"Qh 2c","boxes":[{"box":1,"cards":"Qs 7c","ante":10,"play":10},{"box":3,"cards":"6c 7d","ante":10,"play":20,"dark":true},{"box":5,"cards":"6h 9h","ante":10,"play":40,"trips":10,"dark":true}]}','["dealer.category","dealer.qualifies","box5.category","box5.ante","box5.blind","box5.play","box5.trips","box3.category","box3.ante","box3.blind","box3.play","box1.category","box1.ante","box1.blind","box1.play","order"]','2025-12-22T12:00:00.000+00:00','2025-12-22T12:00:00.000+00:00','{"dealer":{"category":"full-house","qualifies":true,"seconds":4},"boxes":[{"box":5,"category":"flush","bets":{"ante":"take","blind":"take","play":"take","trips":"take"},"seconds":27.7},{"box":3,"category":"two-pair","bets":{"ante":"10","blind":"push","play":"20"},"seconds":27.503},{"box":1,"category":"two-pair","bets":{"ante":"take","blind":"take","play":"take"},"seconds":28.968}],"seconds":88.171}',88171,16,12,7000,8000,'{"game":"ultimate","whole":true,"situations":{"5":"flush lose dark blind-lost-with-straight trips-paid-on-loss","3":"two-pair three-pairs lose dark","1":"two-pair three-pairs lose"}}',0);
INSERT INTO "rounds" VALUES(3,1,1,2,'lv-ultimate','056d28acb9863e67','{"house":"lv-ultimate","board":"Ah 2c 3d Kh 9h","dealer":"Tc 2s","boxes":[{"box":1,"cards":"Ks 2h","ante":5,"play":10},{"box":2,"cards":"3s Jh","ante":5,"play":15,"dark":true},{"box":5,"cards":"6c 4s","ante":5}]}','["dealer.category","dealer.qualifies","box5.ante","box5.blind","box2.category","box2.ante","box2.blind","box2.play","box1.category","box1.ante","box1.blind","box1.play","order"]','2025-12-31T12:00:00.000+00:00','2025-12-31T12:00:00.000+00:00','{"dealer":{"category":"pair","qualifies":true,"seconds":4},"boxes":[{"box":5,"bets":{"ante":"take","blind":"take"},"seconds":23.848},{"box":2,"category":"pair","bets":{"ante":"5","blind":"5","play":"15"},"seconds":26.042},{"box":1,"category":"two-pair","bets":{"ante":"5","blind":"5","play":"10"},"seconds":23.803}],"seconds":77.693}',77693,13,11,1000,0,'{"game":"ultimate","whole":true,"situations":{"5":"high-card fold","2":"pair same-category win dark blind-pushes-on-win","1":"two-pair win blind-pushes-on-win"}}',0);
INSERT INTO "rounds" VALUES(4,1,1,3,'lv-ultimate','056d28acb9863e67','{"house":"lv-ultimate","board":"Kd Qh 5s 8h Jc","dealer":"3c 4c","boxes":[{"box":1,"cards":"Jh 9s","ante":16,"play":48,"dark":true},{"box":2,"cards":"5d 6c","ante":100,"play":200},{"box":4,"cards":"3d 4s","ante":24,"play":24,"trips":5}]}','["dealer.category","dealer.qualifies","box4.category","box4.ante","box4.blind","box4.play","box4.trips","box2.category","box2.ante","box2.blind","box2.play","box1.category","box1.ante","box1.blind","box1.play","order"]','2026-01-09T12:00:00.000+00:00','2026-01-09T12:00:00.000+00:00','{"dealer":{"category":"high-card","qualifies":false,"seconds":4},"boxes":[{"box":4,"category":"high-card","bets":{"ante":"push","blind":"push","play":"24","trips":"take"},"seconds":28.742},{"box":2,"category":"pair","bets":{"ante":"100","blind":"push","play":"200"},"seconds":28.085},{"box":1,"category":"pair","bets":{"ante":"push","blind":"16","play":"48"},"seconds":23.795}],"seconds":84.622}',84622,16,13,14000,0,'{"game":"ultimate","whole":true,"situations":{"0":"dealer-fails","4":"high-card plays-the-board same-category tie tie-dealer-fails","2":"pair win win-dealer-fails blind-pushes-on-win","1":"pair win dark win-dealer-fails blind-pushes-on-win"}}',0);
INSERT INTO "rounds" VALUES(5,1,1,4,'lv-ultimate','056d28acb9863e67','{"house":"lv-ultimate","board":"Qd 7d 2d 4d Jd","dealer":"6c Qh","boxes":[{"box":3,"cards":"Jh 2h","ante":2,"play":4},{"box":4,"cards":"5s Ac","ante":15,"trips":10},{"box":5,"cards":"4h 5h","ante":25,"play":25,"trips":1}]}','["dealer.category","dealer.qualifies","box5.category","box5.ante","box5.blind","box5.play","box5.trips","box4.ante","box4.blind","box4.trips","box3.category","box3.ante","box3.blind","box3.play","order"]','2026-01-18T12:00:00.000+00:00','2026-01-18T12:00:00.000+00:00','{"dealer":{"category":"flush","qualifies":true,"seconds":4},"boxes":[{"box":5,"category":"flush","bets":{"ante":"push","blind":"push","play":"push","trips":"take"},"seconds":25.306},{"box":4,"bets":{"ante":"take","blind":"take","trips":"take"},"seconds":21.593},{"box":3,"category":"flush","bets":{"ante":"push","blind":"push","play":"push"},"seconds":23.172}],"seconds":74.071}',74071,15,14,0,800,'{"game":"ultimate","whole":true,"situations":{"5":"flush plays-the-board same-category tie-sixth-card tie trips-paid-on-tie","4":"flush fold trips-after-fold","3":"flush plays-the-board same-category tie-sixth-card tie"}}',0);
INSERT INTO "rounds" VALUES(6,1,1,5,'lv-ultimate','056d28acb9863e67','{"house":"lv-ultimate","board":"2c Ac Jc 8c Tc","dealer":"2h Th","boxes":[{"box":1,"cards":"Jd Qh","ante":50,"play":50,"trips":25,"dark":true},{"box":3,"cards":"Td 2d","ante":50,"play":50,"trips":25,"dark":true},{"box":4,"cards":"9h Jh","ante":10,"play":40}]}','["dealer.category","dealer.qualifies","box4.category","box4.ante","box4.blind","box4.play","box3.category","box3.ante","box3.blind","box3.play","box3.trips","box1.category","box1.ante","box1.blind","box1.play","box1.trips","order"]','2026-01-27T12:00:00.000+00:00','2026-01-27T12:00:00.000+00:00','{"dealer":{"category":"flush","qualifies":true,"seconds":4},"boxes":[{"box":4,"category":"flush","bets":{"ante":"push","blind":"push","play":"push"},"seconds":27.331},{"box":3,"category":"flush","bets":{"ante":"50","blind":"75","play":"50","trips":"175"},"seconds":23.357},{"box":1,"category":"flush","bets":{"ante":"push","blind":"push","play":"push","trips":"take"},"seconds":21.396}],"seconds":76.084}',76084,17,13,17500,20000,'{"game":"ultimate","whole":true,"situations":{"4":"flush plays-the-board same-category tie-sixth-card tie","3":"flush plays-the-board same-category tie dark trips-paid-on-tie","1":"flush plays-the-board same-category tie-sixth-card tie dark trips-paid-on-tie"}}',0);
INSERT INTO "rounds" VALUES(7,1,1,6,'lv-ultimate','056d28acb9863e67','{"house":"lv-ultimate","board":"5s Jd Jh 5d 5h","dealer":"3s Qh","boxes":[{"box":1,"cards":"Kc 6d","ante":2,"play":8,"trips":5},{"box":3,"cards":"7s 7d","ante":10,"play":40,"trips":1},{"box":4,"cards":"9s 9c","ante":50,"play":200}]}','["dealer.category","dealer.qualifies","box4.category","box4.ante","box4.blind","box4.play","box3.category","box3.ante","box3.blind","box3.play","box3.trips","box1.category","box1.ante","box1.blind","box1.play","box1.trips","order"]','2026-02-05T12:00:00.000+00:00','2026-02-05T12:00:00.000+00:00','{"dealer":{"category":"full-house","qualifies":true,"seconds":4},"boxes":[{"box":4,"category":"full-house","bets":{"ante":"push","blind":"push","play":"push"},"seconds":26.749},{"box":3,"category":"full-house","bets":{"ante":"push","blind":"push","play":"push","trips":"8"},"seconds":22.504},{"box":1,"category":"full-house","bets":{"ante":"2","blind":"6","play":"8","trips":"40"},"seconds":25.637}],"seconds":78.89}',78890,17,14,1600,0,'{"game":"ultimate","whole":true,"situations":{"4":"full-house trips-and-two-pairs plays-the-board same-category tie-sixth-card tie","3":"full-house trips-and-two-pairs plays-the-board same-category tie-sixth-card tie trips-paid-on-tie","1":"full-house plays-the-board same-category tie-sixth-card tie trips-paid-on-tie"}}',0);
INSERT INTO "rounds" VALUES(8,1,1,7,'lv-ultimate','056d28acb9863e67','{"house":"lv-ultimate","board":"Ac 4c Kc Qc Jc","dealer":"9c Ad","boxes":[{"box":2,"cards":"Tc 5h","ante":25,"play":50},{"box":3,"cards":"3d Jh","ante":10,"trips":2},{"box":5,"cards":"Th 4h","ante":100,"play":200,"trips":1}]}','["dealer.category","dealer.qualifies","box5.category","box5.ante","box5.blind","box5.play","box5.trips","box3.ante","box3.blind","box3.trips","box2.category","box2.ante","box2.blind","box2.play","order"]','2026-02-14T12:00:00.000+00:00','2026-02-14T12:00:00.000+00:00','{"dealer":{"category":"flush","qualifies":true,"seconds":4},"boxes":[{"box":5,"category":"flush","bets":{"ante":"take","blind":"take","play":"take","trips":"7"},"seconds":24.008},{"box":3,"bets":{"ante":"take","blind":"take","trips":"take"},"seconds":26.365},{"box":2,"category":"royal-flush","bets":{"ante":"take","blind":"take","play":"take"},"seconds":26.433}],"seconds":80.806}',80806,15,12,0,1267500,'{"game":"ultimate","whole":true,"situations":{"5":"flush straight-and-flush-apart plays-the-board same-category lose blind-lost-with-straight trips-paid-on-loss","3":"flush fold trips-after-fold","2":"royal-flush win blind-paid"}}',0);
INSERT INTO "rounds" VALUES(9,1,1,8,'lv-ultimate','056d28acb9863e67','{"house":"lv-ultimate","board":"Jd Jh 9h 9s 3h","dealer":"9d Ks","boxes":[{"box":1,"cards":"2h Qh","ante":15,"play":30,"trips":15},{"box":3,"cards":"6h 3s","ante":2,"play":2},{"box":5,"cards":"Kd 8c","ante":50,"play":200}]}','["dealer.category","dealer.qualifies","box5.category","box5.ante","box5.blind","box5.play","box3.category","box3.ante","box3.blind","box3.play","box1.category","box1.ante","box1.blind","box1.play","box1.trips","order"]','2026-02-23T12:00:00.000+00:00','2026-02-23T12:00:00.000+00:00','{"dealer":{"category":"full-house","qualifies":true,"seconds":4},"boxes":[{"box":5,"category":"two-pair","bets":{"ante":"50","blind":"push","play":"200"},"seconds":20.801},{"box":3,"category":"two-pair","bets":{"ante":"2","blind":"push","play":"2"},"seconds":22.151},{"box":1,"category":"flush","bets":{"ante":"take","blind":"take","play":"take","trips":"take"},"seconds":25.705}],"seconds":72.657}',72657,16,9,56000,12000,'{"game":"ultimate","whole":true,"situations":{"5":"two-pair lose","3":"two-pair three-pairs lose","1":"flush lose blind-lost-with-straight trips-paid-on-loss"}}',0);
INSERT INTO "rounds" VALUES(10,1,1,9,'lv-ultimate','056d28acb9863e67','{"house":"lv-ultimate","board":"Td Ah Js Qc Kc","dealer":"Ts 5s","boxes":[{"box":2,"cards":"As 2c","ante":50,"play":200,"trips":10},{"box":3,"cards":"5d 9c","ante":100,"play":100,"trips":5},{"box":5,"cards":"Jc 5c","ante":5,"play":10,"trips":15}]}','["dealer.category","dealer.qualifies","box5.category","box5.ante","box5.blind","box5.play","box5.trips","box3.category","box3.ante","box3.blind","box3.play","box3.trips","box2.category","box2.ante","box2.blind","box2.play","box2.trips","order"]','2026-03-04T12:00:00.000+00:00','2026-03-04T12:00:00.000+00:00','{"dealer":{"category":"straight","qualifies":true,"seconds":4},"boxes":[{"box":5,"category":"straight","bets":{"ante":"5","blind":"5","play":"10","trips":"60"},"seconds":23.48},{"box":3,"category":"straight","bets":{"ante":"100","blind":"100","play":"100","trips":"20"},"seconds":21.783},{"box":2,"category":"straight","bets":{"ante":"50","blind":"50","play":"200","trips":"40"},"seconds":19.851}],"seconds":69.114}',69114,18,9,62000,0,'{"game":"ultimate","whole":true,"situations":{"5":"straight plays-the-board same-category tie-sixth-card tie trips-paid-on-tie","3":"straight plays-the-board same-category tie-sixth-card tie trips-paid-on-tie","2":"straight plays-the-board same-category tie-sixth-card tie trips-paid-on-tie"}}',0);
INSERT INTO "rounds" VALUES(11,1,1,10,'lv-ultimate','056d28acb9863e67','{"house":"lv-ultimate","board":"5h Qs Qc Ks Js","dealer":"Th Ah","boxes":[{"box":1,"cards":"2h Qh","ante":20,"play":40,"trips":1},{"box":3,"cards":"4s 7h","ante":56,"trips":1},{"box":5,"cards":"Jd 5d","ante":5,"play":10}]}','["dealer.category","dealer.qualifies","box5.category","box5.ante","box5.blind","box5.play","box3.ante","box3.blind","box3.trips","box1.category","box1.ante","box1.blind","box1.play","box1.trips","order"]','2026-03-13T12:00:00.000+00:00','2026-03-13T12:00:00.000+00:00','{"dealer":{"category":"straight","qualifies":true,"seconds":4},"boxes":[{"box":5,"category":"two-pair","bets":{"ante":"take","blind":"take","play":"take"},"seconds":20.633},{"box":3,"bets":{"ante":"take","blind":"take","trips":"take"},"seconds":26.38},{"box":1,"category":"three-of-a-kind","bets":{"ante":"take","blind":"take","play":"take","trips":"take"},"seconds":18.874}],"seconds":69.887}',69887,15,14,0,400,'{"game":"ultimate","whole":true,"situations":{"5":"two-pair three-pairs lose","3":"pair fold","1":"three-of-a-kind lose trips-paid-on-loss"}}',0);
INSERT INTO "rounds" VALUES(12,1,1,11,'lv-ultimate','056d28acb9863e67','{"house":"lv-ultimate","board":"4h 7d 8h 5h 9h","dealer":"Qc 4s","boxes":[{"box":1,"cards":"6h Ac","ante":5,"play":15},{"box":2,"cards":"Kh 7h","ante":10,"play":40},{"box":5,"cards":"2h Qh","ante":25,"play":50,"trips":1}]}','["dealer.category","dealer.qualifies","box5.category","box5.ante","box5.blind","box5.play","box5.trips","box2.category","box2.ante","box2.blind","box2.play","box1.category","box1.ante","box1.blind","box1.play","order"]','2026-03-22T12:00:00.000+00:00','2026-03-22T12:00:00.000+00:00','{"dealer":{"category":"pair","qualifies":true,"seconds":4},"boxes":[{"box":5,"category":"flush","bets":{"ante":"25","blind":"37.5","play":"50","trips":"7"},"seconds":20.435},{"box":2,"category":"flush","bets":{"ante":"10","blind":"15","play":"40"},"seconds":23.034},{"box":1,"category":"flush","bets":{"ante":"5","blind":"7.5","play":"15"},"seconds":21.339}],"seconds":68.808}',68808,16,16,0,0,'{"game":"ultimate","whole":true,"situations":{"5":"flush six-card-flush win blind-paid odd-flush","2":"flush six-card-flush win blind-paid","1":"flush straight-and-flush-apart win blind-paid odd-flush"}}',0);
INSERT INTO "rounds" VALUES(13,1,1,12,'lv-ultimate','056d28acb9863e67','{"house":"lv-ultimate","board":"7d 9d 3d Td Kd","dealer":"4c Tc","boxes":[{"box":3,"cards":"8s As","ante":25,"play":100,"dark":true},{"box":4,"cards":"Ts 6c","ante":10,"play":10},{"box":5,"cards":"Th 2d","ante":10,"play":10,"trips":10}]}','["dealer.category","dealer.qualifies","box5.category","box5.ante","box5.blind","box5.play","box5.trips","box4.category","box4.ante","box4.blind","box4.play","box3.category","box3.ante","box3.blind","box3.play","order"]','2026-03-31T12:00:00.000+00:00','2026-03-31T12:00:00.000+00:00','{"dealer":{"category":"flush","qualifies":true,"seconds":4},"boxes":[{"box":5,"category":"flush","bets":{"ante":"push","blind":"push","play":"push","trips":"70"},"seconds":24.833},{"box":4,"category":"flush","bets":{"ante":"push","blind":"push","play":"push"},"seconds":24.067},{"box":3,"category":"flush","bets":{"ante":"25","blind":"37.5","play":"100"},"seconds":21.483}],"seconds":74.383}',74383,16,13,16250,0,'{"game":"ultimate","whole":true,"situations":{"5":"flush six-card-flush plays-the-board same-category tie trips-paid-on-tie","4":"flush plays-the-board same-category tie","3":"flush plays-the-board same-category tie-sixth-card tie dark"}}',0);
INSERT INTO "rounds" VALUES(14,1,1,13,'lv-ultimate','056d28acb9863e67','{"house":"lv-ultimate","board":"Ad 3c Jc 2s Qd","dealer":"5c 9h","boxes":[{"box":2,"cards":"9d 9s","ante":50,"play":200,"trips":25},{"box":3,"cards":"Qh Tc","ante":10,"play":40,"trips":25},{"box":5,"cards":"7s 8c","ante":2,"play":2}]}','["dealer.category","dealer.qualifies","box5.category","box5.ante","box5.blind","box5.play","box3.category","box3.ante","box3.blind","box3.play","box3.trips","box2.category","box2.ante","box2.blind","box2.play","box2.trips","order"]','2026-04-09T12:00:00.000+00:00','2026-04-09T12:00:00.000+00:00','{"dealer":{"category":"high-card","qualifies":false,"seconds":4},"boxes":[{"box":5,"category":"high-card","bets":{"ante":"push","blind":"take","play":"take"},"seconds":19.79},{"box":3,"category":"pair","bets":{"ante":"push","blind":"take","play":"take","trips":"take"},"seconds":22.19},{"box":2,"category":"pair","bets":{"ante":"push","blind":"50","play":"200","trips":"take"},"seconds":24.416}],"seconds":70.396}',70396,17,14,5000,9000,'{"game":"ultimate","whole":true,"situations":{"0":"dealer-fails","5":"high-card same-category lose lose-dealer-fails","3":"pair win win-dealer-fails blind-pushes-on-win","2":"pair win win-dealer-fails blind-pushes-on-win"}}',0);
INSERT INTO "rounds" VALUES(15,1,1,14,'lv-ultimate','056d28acb9863e67','{"house":"lv-ultimate","board":"Jh 7h 9s Ts 9c","dealer":"3h 4c","boxes":[{"box":2,"cards":"7s 8c","ante":15,"play":30},{"box":3,"cards":"Jd Tc","ante":15,"play":60,"dark":true},{"box":5,"cards":"Th 7c","ante":5,"play":10}]}','["dealer.category","dealer.qualifies","box5.category","box5.ante","box5.blind","box5.play","box3.category","box3.ante","box3.blind","box3.play","box2.category","box2.ante","box2.blind","box2.play","order"]','2026-04-18T12:00:00.000+00:00','2026-04-18T12:00:00.000+00:00','{"dealer":{"category":"pair","qualifies":true,"seconds":4},"boxes":[{"box":5,"category":"two-pair","bets":{"ante":"5","blind":"5","play":"10"},"seconds":25.122},{"box":3,"category":"two-pair","bets":{"ante":"15","blind":"15","play":"60"},"seconds":22.435},{"box":2,"category":"straight","bets":{"ante":"15","blind":"15","play":"30"},"seconds":20.023}],"seconds":71.58}',71580,15,13,2000,0,'{"game":"ultimate","whole":true,"situations":{"0":"dealer-opens-on-board-pair","5":"two-pair three-pairs win blind-pushes-on-win","3":"two-pair three-pairs win dark blind-pushes-on-win","2":"straight win blind-paid"}}',0);
INSERT INTO "rounds" VALUES(16,1,1,15,'lv-ultimate','056d28acb9863e67','{"house":"lv-ultimate","board":"Qs Ac 7c Jd Jc","dealer":"3c Kh","boxes":[{"box":2,"cards":"8d 3h","ante":100},{"box":3,"cards":"Ts 2s","ante":10},{"box":4,"cards":"7h As","ante":61,"play":244}]}','["dealer.category","dealer.qualifies","box4.category","box4.ante","box4.blind","box4.play","box3.ante","box3.blind","box2.ante","box2.blind","order"]','2026-04-27T12:00:00.000+00:00','2026-04-27T12:00:00.000+00:00','{"dealer":{"category":"pair","qualifies":true,"seconds":4},"boxes":[{"box":4,"category":"two-pair","bets":{"ante":"61","blind":"push","play":"244"},"seconds":20.98},{"box":3,"bets":{"ante":"take","blind":"take"},"seconds":25.042},{"box":2,"bets":{"ante":"take","blind":"take"},"seconds":17.209}],"seconds":67.231}',67231,11,11,0,0,'{"game":"ultimate","whole":true,"situations":{"0":"dealer-opens-on-board-pair","4":"two-pair three-pairs win blind-pushes-on-win","3":"pair fold","2":"pair fold"}}',0);
INSERT INTO "rounds" VALUES(17,1,1,16,'lv-ultimate','056d28acb9863e67','{"house":"lv-ultimate","board":"5h Kc Kd 5s 5d","dealer":"6h 8s","boxes":[{"box":1,"cards":"Jd Ac","ante":5,"play":20},{"box":2,"cards":"6s 8c","ante":5,"play":5,"dark":true},{"box":5,"cards":"Qc 2s","ante":25,"play":25,"trips":25}]}','["dealer.category","dealer.qualifies","box5.category","box5.ante","box5.blind","box5.play","box5.trips","box2.category","box2.ante","box2.blind","box2.play","box1.category","box1.ante","box1.blind","box1.play","order"]','2026-05-06T12:00:00.000+00:00','2026-05-06T12:00:00.000+00:00','{"dealer":{"category":"full-house","qualifies":true,"seconds":4},"boxes":[{"box":5,"category":"full-house","bets":{"ante":"push","blind":"push","play":"push","trips":"take"},"seconds":20.65},{"box":2,"category":"full-house","bets":{"ante":"5","blind":"15","play":"5"},"seconds":19.197},{"box":1,"category":"full-house","bets":{"ante":"push","blind":"push","play":"push"},"seconds":23.489}],"seconds":67.336}',67336,16,12,2500,22500,'{"game":"ultimate","whole":true,"situations":{"5":"full-house plays-the-board same-category tie-sixth-card tie trips-paid-on-tie","2":"full-house plays-the-board same-category tie dark","1":"full-house plays-the-board same-category tie-sixth-card tie"}}',0);
INSERT INTO "rounds" VALUES(18,1,1,17,'lv-ultimate','056d28acb9863e67','{"house":"lv-ultimate","board":"9d Js 5s Qc 2s","dealer":"4h Tc","boxes":[{"box":2,"cards":"Qs 2d","ante":98,"play":98},{"box":3,"cards":"9s 3h","ante":5,"play":10},{"box":5,"cards":"7h 3d","ante":84,"play":84,"trips":4}]}','["dealer.category","dealer.qualifies","box5.category","box5.ante","box5.blind","box5.play","box5.trips","box3.category","box3.ante","box3.blind","box3.play","box2.category","box2.ante","box2.blind","box2.play","order"]','2026-05-15T12:00:00.000+00:00','2026-05-15T12:00:00.000+00:00','{"dealer":{"category":"high-card","qualifies":false,"seconds":4},"boxes":[{"box":5,"category":"high-card","bets":{"ante":"push","blind":"take","play":"take","trips":"take"},"seconds":20.315},{"box":3,"category":"pair","bets":{"ante":"push","blind":"5","play":"10"},"seconds":24.372},{"box":2,"category":"two-pair","bets":{"ante":"push","blind":"push","play":"98"},"seconds":20.548}],"seconds":69.235}',69235,16,15,500,0,'{"game":"ultimate","whole":true,"situations":{"0":"dealer-fails","5":"high-card same-category lose lose-dealer-fails","3":"pair win win-dealer-fails blind-pushes-on-win","2":"two-pair win win-dealer-fails blind-pushes-on-win"}}',0);
INSERT INTO "rounds" VALUES(19,1,1,18,'lv-ultimate','056d28acb9863e67','{"house":"lv-ultimate","board":"Kc 2c Kd 6d 3d","dealer":"9h 7h","boxes":[{"box":2,"cards":"Kh Ah","ante":15,"play":60,"trips":10},{"box":3,"cards":"8c 4c","ante":2},{"box":5,"cards":"Td 8h","ante":10,"play":10}]}','["dealer.category","dealer.qualifies","box5.category","box5.ante","box5.blind","box5.play","box3.ante","box3.blind","box2.category","box2.ante","box2.blind","box2.play","box2.trips","order"]','2026-05-24T12:00:00.000+00:00','2026-05-24T12:00:00.000+00:00','{"dealer":{"category":"pair","qualifies":true,"seconds":4},"boxes":[{"box":5,"category":"pair","bets":{"ante":"take","blind":"take","play":"take"},"seconds":19.676},{"box":3,"bets":{"ante":"take","blind":"take"},"seconds":18.788},{"box":2,"category":"three-of-a-kind","bets":{"ante":"15","blind":"push","play":"60","trips":"30"},"seconds":23.285}],"seconds":65.749}',65749,14,11,0,5000,'{"game":"ultimate","whole":true,"situations":{"0":"dealer-opens-on-board-pair","5":"pair same-category kicker-decides win blind-pushes-on-win","3":"pair fold","2":"three-of-a-kind win blind-pushes-on-win"}}',0);
INSERT INTO "rounds" VALUES(20,1,1,19,'lv-ultimate','056d28acb9863e67','{"house":"lv-ultimate","board":"3d 8d 4d 9h Jd","dealer":"7c 6s","boxes":[{"box":1,"cards":"2d Ts","ante":22,"play":22},{"box":2,"cards":"Qs 4s","ante":15,"play":30},{"box":3,"cards":"Kd 9d","ante":15,"play":60,"trips":5}]}','["dealer.category","dealer.qualifies","box3.category","box3.ante","box3.blind","box3.play","box3.trips","box2.category","box2.ante","box2.blind","box2.play","box1.category","box1.ante","box1.blind","box1.play","order"]','2026-06-02T12:00:00.000+00:00','2026-06-02T12:00:00.000+00:00','{"dealer":{"category":"high-card","qualifies":false,"seconds":4},"boxes":[{"box":3,"category":"flush","bets":{"ante":"push","blind":"take","play":"take","trips":"35"},"seconds":22.808},{"box":2,"category":"pair","bets":{"ante":"push","blind":"push","play":"30"},"seconds":21.724},{"box":1,"category":"flush","bets":{"ante":"push","blind":"take","play":"take"},"seconds":16.371}],"seconds":64.903}',64903,16,12,0,25650,'{"game":"ultimate","whole":true,"situations":{"0":"dealer-fails","3":"flush six-card-flush win win-dealer-fails blind-paid odd-flush","2":"pair win win-dealer-fails blind-pushes-on-win","1":"flush win win-dealer-fails blind-paid"}}',0);
INSERT INTO "rounds" VALUES(21,1,1,20,'lv-ultimate','056d28acb9863e67','{"house":"lv-ultimate","board":"Ac Kc 5c 6c Jc","dealer":"6s 9s","boxes":[{"box":2,"cards":"7h 9d","ante":10,"play":10,"trips":5},{"box":3,"cards":"6d 2c","ante":29,"play":29,"trips":1},{"box":5,"cards":"3c Qh","ante":2,"play":2,"trips":1}]}','["dealer.category","dealer.qualifies","box5.category","box5.ante","box5.blind","box5.play","box5.trips","box3.category","box3.ante","box3.blind","box3.play","box3.trips","box2.category","box2.ante","box2.blind","box2.play","box2.trips","order"]','2026-06-11T12:00:00.000+00:00','2026-06-11T12:00:00.000+00:00','{"dealer":{"category":"flush","qualifies":true,"seconds":4},"boxes":[{"box":5,"category":"flush","bets":{"ante":"push","blind":"push","play":"push","trips":"7"},"seconds":19.443},{"box":3,"category":"flush","bets":{"ante":"push","blind":"push","play":"push","trips":"7"},"seconds":18.581},{"box":2,"category":"flush","bets":{"ante":"push","blind":"push","play":"push","trips":"take"},"seconds":23.221}],"seconds":65.245}',65245,18,17,0,4000,'{"game":"ultimate","whole":true,"situations":{"5":"flush six-card-flush plays-the-board same-category tie-sixth-card tie trips-paid-on-tie","3":"flush six-card-flush plays-the-board same-category tie-sixth-card tie trips-paid-on-tie","2":"flush plays-the-board same-category tie trips-paid-on-tie"}}',0);
INSERT INTO "rounds" VALUES(22,1,1,21,'lv-ultimate','056d28acb9863e67','{"house":"lv-ultimate","board":"Js 2c 7c Tc 9d","dealer":"6c 4c","boxes":[{"box":2,"cards":"4h 8s","ante":2,"play":2},{"box":3,"cards":"Qd 8h","ante":10,"play":40,"trips":5},{"box":5,"cards":"Ah 4d","ante":100,"play":400,"trips":20}]}','["dealer.category","dealer.qualifies","box5.category","box5.ante","box5.blind","box5.play","box5.trips","box3.category","box3.ante","box3.blind","box3.play","box3.trips","box2.category","box2.ante","box2.blind","box2.play","order"]','2026-06-20T12:00:00.000+00:00','2026-06-20T12:00:00.000+00:00','{"dealer":{"category":"flush","qualifies":true,"seconds":4},"boxes":[{"box":5,"category":"high-card","bets":{"ante":"take","blind":"take","play":"take","trips":"take"},"seconds":18.5},{"box":3,"category":"straight","bets":{"ante":"take","blind":"take","play":"take","trips":"20"},"seconds":16.291},{"box":2,"category":"straight","bets":{"ante":"take","blind":"take","play":"take"},"seconds":16.63}],"seconds":55.421}',55421,17,17,0,0,'{"game":"ultimate","whole":true,"situations":{"5":"high-card lose","3":"straight lose blind-lost-with-straight trips-paid-on-loss","2":"straight lose blind-lost-with-straight"}}',0);
INSERT INTO "rounds" VALUES(23,1,1,22,'lv-ultimate','056d28acb9863e67','{"house":"lv-ultimate","board":"7h 8h 7c Jd 6s","dealer":"4s Ks","boxes":[{"box":1,"cards":"Jc 6h","ante":5,"play":5,"trips":2},{"box":4,"cards":"2h 9h","ante":100,"trips":9},{"box":5,"cards":"Td 5h","ante":35,"trips":15}]}','["dealer.category","dealer.qualifies","box5.ante","box5.blind","box5.trips","box4.ante","box4.blind","box4.trips","box1.category","box1.ante","box1.blind","box1.play","box1.trips","order"]','2026-06-29T12:00:00.000+00:00','2026-06-29T12:00:00.000+00:00','{"dealer":{"category":"pair","qualifies":true,"seconds":4},"boxes":[{"box":5,"bets":{"ante":"take","blind":"take","trips":"take"},"seconds":15.784},{"box":4,"bets":{"ante":"take","blind":"take","trips":"take"},"seconds":15.793},{"box":1,"category":"two-pair","bets":{"ante":"5","blind":"push","play":"5","trips":"take"},"seconds":21.047}],"seconds":56.624}',56624,14,14,0,0,'{"game":"ultimate","whole":true,"situations":{"0":"dealer-opens-on-board-pair","5":"pair fold","4":"pair fold","1":"two-pair three-pairs win blind-pushes-on-win"}}',0);
INSERT INTO "rounds" VALUES(24,1,1,23,'lv-ultimate','056d28acb9863e67','{"house":"lv-ultimate","board":"8d As 8h 2c 9d","dealer":"Qs Kh","boxes":[{"box":2,"cards":"9c Th","ante":8,"play":8,"trips":1},{"box":3,"cards":"6s 4d","ante":2,"trips":10},{"box":4,"cards":"Ad Kd","ante":6,"play":24}]}','["dealer.category","dealer.qualifies","box4.category","box4.ante","box4.blind","box4.play","box3.ante","box3.blind","box3.trips","box2.category","box2.ante","box2.blind","box2.play","box2.trips","order"]','2026-07-08T12:00:00.000+00:00','2026-07-08T12:00:00.000+00:00','{"dealer":{"category":"pair","qualifies":true,"seconds":4},"boxes":[{"box":4,"category":"two-pair","bets":{"ante":"6","blind":"6","play":"24"},"seconds":21.525},{"box":3,"bets":{"ante":"take","blind":"take","trips":"take"},"seconds":15.306},{"box":2,"category":"two-pair","bets":{"ante":"8","blind":"push","play":"8","trips":"take"},"seconds":18.268}],"seconds":59.099}',59099,15,14,600,0,'{"game":"ultimate","whole":true,"situations":{"0":"dealer-opens-on-board-pair","4":"two-pair win blind-pushes-on-win","3":"pair fold","2":"two-pair win blind-pushes-on-win"}}',0);
INSERT INTO "rounds" VALUES(25,1,1,24,'lv-ultimate','056d28acb9863e67','{"house":"lv-ultimate","board":"Jh 4s 4d 6d 6c","dealer":"Kc 9c","boxes":[{"box":1,"cards":"6h 5c","ante":50,"play":50},{"box":4,"cards":"Js Jd","ante":15,"play":60,"trips":1},{"box":5,"cards":"8s 9s","ante":5}]}','["dealer.category","dealer.qualifies","box5.ante","box5.blind","box4.category","box4.ante","box4.blind","box4.play","box4.trips","box1.category","box1.ante","box1.blind","box1.play","order"]','2026-07-17T12:00:00.000+00:00','2026-07-17T12:00:00.000+00:00','{"dealer":{"category":"two-pair","qualifies":true,"seconds":4},"boxes":[{"box":5,"bets":{"ante":"take","blind":"take"},"seconds":19.809},{"box":4,"category":"full-house","bets":{"ante":"15","blind":"45","play":"60","trips":"8"},"seconds":21.043},{"box":1,"category":"full-house","bets":{"ante":"take","blind":"take","play":"take"},"seconds":19.047}],"seconds":63.899}',63899,14,11,0,40000,'{"game":"ultimate","whole":true,"situations":{"5":"two-pair fold","4":"full-house trips-and-two-pairs win blind-paid","1":"full-house win blind-paid"}}',0);
INSERT INTO "rounds" VALUES(26,1,1,25,'lv-ultimate','056d28acb9863e67','{"house":"lv-ultimate","board":"Td Qh 2c Js As","dealer":"7h 8s","boxes":[{"box":2,"cards":"6s Ks","ante":25,"play":50,"dark":true},{"box":3,"cards":"3c 5s","ante":5,"play":5},{"box":4,"cards":"7c 4c","ante":8}]}','["dealer.category","dealer.qualifies","box4.ante","box4.blind","box3.category","box3.ante","box3.blind","box3.play","box2.category","box2.ante","box2.blind","box2.play","order"]','2026-07-26T12:00:00.000+00:00','2026-07-26T12:00:00.000+00:00','{"dealer":{"category":"high-card","qualifies":false,"seconds":4},"boxes":[{"box":4,"bets":{"ante":"take","blind":"take"},"seconds":20.907},{"box":3,"category":"high-card","bets":{"ante":"take","blind":"take","play":"take"},"seconds":19.998},{"box":2,"category":"straight","bets":{"ante":"push","blind":"25","play":"50"},"seconds":15.002}],"seconds":59.907}',59907,13,12,0,500,'{"game":"ultimate","whole":true,"situations":{"0":"dealer-fails","4":"high-card fold","3":"high-card same-category lose lose-dealer-fails","2":"straight win dark win-dealer-fails blind-paid"}}',0);
INSERT INTO "rounds" VALUES(27,1,1,26,'lv-ultimate','056d28acb9863e67','{"house":"lv-ultimate","board":"Ac 5c Ad Qh 3c","dealer":"Jh 9s","boxes":[{"box":1,"cards":"Qc 6s","ante":50,"play":50,"dark":true},{"box":3,"cards":"Qd Kc","ante":2,"play":2,"trips":25},{"box":4,"cards":"3d 5d","ante":5,"play":10}]}','["dealer.category","dealer.qualifies","box4.category","box4.ante","box4.blind","box4.play","box3.category","box3.ante","box3.blind","box3.play","box3.trips","box1.category","box1.ante","box1.blind","box1.play","order"]','2026-08-04T12:00:00.000+00:00','2026-08-04T12:00:00.000+00:00','{"dealer":{"category":"pair","qualifies":true,"seconds":4},"boxes":[{"box":4,"category":"two-pair","bets":{"ante":"5","blind":"5","play":"10"},"seconds":14.764},{"box":3,"category":"two-pair","bets":{"ante":"2","blind":"2","play":"2","trips":"take"},"seconds":20.802},{"box":1,"category":"two-pair","bets":{"ante":"50","blind":"push","play":"50"},"seconds":17.871}],"seconds":57.437}',57437,16,14,700,0,'{"game":"ultimate","whole":true,"situations":{"0":"dealer-opens-on-board-pair","4":"two-pair three-pairs win blind-pushes-on-win","3":"two-pair win blind-pushes-on-win","1":"two-pair win dark blind-pushes-on-win"}}',0);
INSERT INTO "rounds" VALUES(28,1,1,27,'lv-ultimate','056d28acb9863e67','{"house":"lv-ultimate","board":"Kc 5h 9s Jh 4c","dealer":"8h Td","boxes":[{"box":1,"cards":"2d 7h","ante":20,"trips":1},{"box":3,"cards":"3h 8s","ante":50,"trips":5},{"box":4,"cards":"8d 7s","ante":15,"play":15}]}','["dealer.category","dealer.qualifies","box4.category","box4.ante","box4.blind","box4.play","box3.ante","box3.blind","box3.trips","box1.ante","box1.blind","box1.trips","order"]','2026-08-13T12:00:00.000+00:00','2026-08-13T12:00:00.000+00:00','{"dealer":{"category":"high-card","qualifies":false,"seconds":4},"boxes":[{"box":4,"category":"high-card","bets":{"ante":"push","blind":"take","play":"take"},"seconds":19.484},{"box":3,"bets":{"ante":"push","blind":"take","trips":"take"},"seconds":13.576},{"box":1,"bets":{"ante":"take","blind":"take","trips":"take"},"seconds":13.962}],"seconds":51.022}',51022,13,12,5000,0,'{"game":"ultimate","whole":true,"situations":{"0":"dealer-fails","4":"high-card same-category lose lose-dealer-fails","3":"high-card fold","1":"high-card fold"}}',0);
INSERT INTO "rounds" VALUES(29,1,1,28,'lv-ultimate','056d28acb9863e67','{"house":"lv-ultimate","board":"6s Kd 8h 3s Td","dealer":"2c 7s","boxes":[{"box":1,"cards":"5c 4d","ante":100,"play":100},{"box":2,"cards":"6h Ts","ante":100,"play":200},{"box":3,"cards":"9c Jh","ante":5}]}','["dealer.category","dealer.qualifies","box3.ante","box3.blind","box2.category","box2.ante","box2.blind","box2.play","box1.category","box1.ante","box1.blind","box1.play","order"]','2026-08-22T12:00:00.000+00:00','2026-08-22T12:00:00.000+00:00','{"dealer":{"category":"high-card","qualifies":false,"seconds":4},"boxes":[{"box":3,"bets":{"ante":"take","blind":"take"},"seconds":12.986},{"box":2,"category":"two-pair","bets":{"ante":"push","blind":"push","play":"200"},"seconds":17.54},{"box":1,"category":"high-card","bets":{"ante":"push","blind":"take","play":"take"},"seconds":14.448}],"seconds":48.974}',48974,13,13,0,0,'{"game":"ultimate","whole":true,"situations":{"0":"dealer-fails","3":"high-card fold","2":"two-pair win win-dealer-fails blind-pushes-on-win","1":"high-card same-category lose lose-dealer-fails"}}',0);
INSERT INTO "rounds" VALUES(30,1,1,29,'lv-ultimate','056d28acb9863e67','{"house":"lv-ultimate","board":"7c 6d 2c 2d Ah","dealer":"7h Ks","boxes":[{"box":1,"cards":"4s 8c","ante":50},{"box":2,"cards":"Qs 7d","ante":50,"play":50,"dark":true},{"box":5,"cards":"Jc Tc","ante":100,"play":400}]}','["dealer.category","dealer.qualifies","box5.category","box5.ante","box5.blind","box5.play","box2.category","box2.ante","box2.blind","box2.play","box1.ante","box1.blind","order"]','2026-08-31T12:00:00.000+00:00','2026-08-31T12:00:00.000+00:00','{"dealer":{"category":"two-pair","qualifies":true,"seconds":4},"boxes":[{"box":5,"category":"pair","bets":{"ante":"take","blind":"take","play":"take"},"seconds":16.77},{"box":2,"category":"two-pair","bets":{"ante":"push","blind":"push","play":"push"},"seconds":14.983},{"box":1,"bets":{"ante":"take","blind":"take"},"seconds":16.556}],"seconds":52.309}',52309,13,13,0,0,'{"game":"ultimate","whole":true,"situations":{"5":"pair lose","2":"two-pair same-category tie-sixth-card tie dark","1":"pair fold"}}',0);
INSERT INTO "rounds" VALUES(31,1,1,30,'lv-ultimate','056d28acb9863e67','{"house":"lv-ultimate","board":"3c Qh Qd 8c Ah","dealer":"5s 5h","boxes":[{"box":2,"cards":"Jd Qc","ante":5,"play":20,"trips":3},{"box":3,"cards":"2d 9s","ante":87},{"box":4,"cards":"7d 6c","ante":100,"trips":20}]}','["dealer.category","dealer.qualifies","box4.ante","box4.blind","box4.trips","box3.ante","box3.blind","box2.category","box2.ante","box2.blind","box2.play","box2.trips","order"]','2026-09-09T12:00:00.000+00:00','2026-09-09T12:00:00.000+00:00','{"dealer":{"category":"two-pair","qualifies":true,"seconds":4},"boxes":[{"box":4,"bets":{"ante":"take","blind":"take","trips":"take"},"seconds":15.924},{"box":3,"bets":{"ante":"take","blind":"take"},"seconds":18.986},{"box":2,"category":"three-of-a-kind","bets":{"ante":"take","blind":"take","play":"take","trips":"9"},"seconds":16.634}],"seconds":55.544}',55544,13,10,0,5500,'{"game":"ultimate","whole":true,"situations":{"4":"pair fold","3":"pair fold","2":"three-of-a-kind win blind-pushes-on-win"}}',0);
INSERT INTO "rounds" VALUES(32,1,1,31,'lv-ultimate','056d28acb9863e67','{"house":"lv-ultimate","board":"7d 5c Td Tc Jc","dealer":"9h 4c","boxes":[{"box":1,"cards":"8d 9s","ante":10,"play":10,"trips":1},{"box":3,"cards":"7s Ac","ante":15,"play":60},{"box":5,"cards":"9c 9d","ante":21,"play":42,"trips":10,"dark":true}]}','["dealer.category","dealer.qualifies","box5.category","box5.ante","box5.blind","box5.play","box5.trips","box3.category","box3.ante","box3.blind","box3.play","box1.category","box1.ante","box1.blind","box1.play","box1.trips","order"]','2026-09-18T12:00:00.000+00:00','2026-09-18T12:00:00.000+00:00','{"dealer":{"category":"pair","qualifies":true,"seconds":4},"boxes":[{"box":5,"category":"two-pair","bets":{"ante":"21","blind":"push","play":"42","trips":"take"},"seconds":18.48},{"box":3,"category":"two-pair","bets":{"ante":"15","blind":"push","play":"60"},"seconds":12.186},{"box":1,"category":"straight","bets":{"ante":"take","blind":"take","play":"take","trips":"4"},"seconds":15.853}],"seconds":50.519}',50519,17,14,0,6000,'{"game":"ultimate","whole":true,"situations":{"0":"dealer-opens-on-board-pair","5":"two-pair win dark blind-pushes-on-win","3":"two-pair win blind-pushes-on-win","1":"straight win blind-paid"}}',0);
INSERT INTO "rounds" VALUES(33,1,1,32,'lv-ultimate','056d28acb9863e67','{"house":"lv-ultimate","board":"7s 2s Th 3c 7c","dealer":"8s 4h","boxes":[{"box":2,"cards":"Qd Qh","ante":25,"play":100,"trips":1},{"box":3,"cards":"8h Ks","ante":60,"play":240,"trips":25},{"box":4,"cards":"Jh 7d","ante":25,"play":50}]}','["dealer.category","dealer.qualifies","box4.category","box4.ante","box4.blind","box4.play","box3.category","box3.ante","box3.blind","box3.play","box3.trips","box2.category","box2.ante","box2.blind","box2.play","box2.trips","order"]','2026-09-27T12:00:00.000+00:00','2026-09-27T12:00:00.000+00:00','{"dealer":{"category":"pair","qualifies":true,"seconds":4},"boxes":[{"box":4,"category":"three-of-a-kind","bets":{"ante":"25","blind":"push","play":"50"},"seconds":13.682},{"box":3,"category":"pair","bets":{"ante":"60","blind":"push","play":"240","trips":"take"},"seconds":19.381},{"box":2,"category":"two-pair","bets":{"ante":"25","blind":"push","play":"100","trips":"take"},"seconds":12.249}],"seconds":49.312}',49312,17,17,0,0,'{"game":"ultimate","whole":true,"situations":{"0":"dealer-opens-on-board-pair","4":"three-of-a-kind win blind-pushes-on-win","3":"pair same-category kicker-decides win blind-pushes-on-win","2":"two-pair win blind-pushes-on-win"}}',0);
INSERT INTO "rounds" VALUES(34,1,1,33,'lv-ultimate','056d28acb9863e67','{"house":"lv-ultimate","board":"Jh 5h 8d Tc Kh","dealer":"6s Td","boxes":[{"box":1,"cards":"7s 3s","ante":25,"trips":4},{"box":3,"cards":"2h 8h","ante":15,"play":30},{"box":4,"cards":"6d Ts","ante":15,"play":60,"dark":true}]}','["dealer.category","dealer.qualifies","box4.category","box4.ante","box4.blind","box4.play","box3.category","box3.ante","box3.blind","box3.play","box1.ante","box1.blind","box1.trips","order"]','2026-11-23T12:00:00.000+00:00','2026-11-23T12:00:00.000+00:00','{"dealer":{"category":"pair","qualifies":true,"seconds":4},"boxes":[{"box":4,"category":"pair","bets":{"ante":"15","blind":"push","play":"60"},"seconds":13.431},{"box":3,"category":"flush","bets":{"ante":"take","blind":"take","play":"take"},"seconds":14.471},{"box":1,"bets":{"ante":"take","blind":"take","trips":"take"},"seconds":11.768}],"seconds":43.67}',43670,14,9,7500,12750,'{"game":"ultimate","whole":true,"situations":{"4":"pair same-category tie dark","3":"flush win blind-paid odd-flush","1":"high-card fold"}}',0);
INSERT INTO "rounds" VALUES(35,1,1,34,'lv-ultimate','056d28acb9863e67','{"house":"lv-ultimate","board":"4h Jh 4s 4c 3d","dealer":"Td 2s","boxes":[{"box":2,"cards":"4d Ts","ante":50,"play":100},{"box":3,"cards":"6c 7c","ante":8,"trips":5},{"box":4,"cards":"Jd 3s","ante":39,"play":78,"trips":10}]}','["dealer.category","dealer.qualifies","box4.category","box4.ante","box4.blind","box4.play","box4.trips","box3.ante","box3.blind","box3.trips","box2.category","box2.ante","box2.blind","box2.play","order"]','2026-11-24T12:00:00.000+00:00','2026-11-24T12:00:00.000+00:00','{"dealer":{"category":"three-of-a-kind","qualifies":true,"seconds":4},"boxes":[{"box":4,"category":"full-house","bets":{"ante":"take","blind":"take","play":"take","trips":"80"},"seconds":17.262},{"box":3,"bets":{"ante":"take","blind":"take","trips":"take"},"seconds":18.005},{"box":2,"category":"four-of-a-kind","bets":{"ante":"50","blind":"500","play":"100"},"seconds":18.884}],"seconds":58.151}',58151,15,12,0,39000,'{"game":"ultimate","whole":true,"situations":{"4":"full-house trips-and-two-pairs win blind-paid","3":"three-of-a-kind fold trips-after-fold","2":"four-of-a-kind win blind-paid"}}',0);
INSERT INTO "rounds" VALUES(36,1,1,35,'lv-ultimate','056d28acb9863e67','{"house":"lv-ultimate","board":"4d Ad 6c 4c Jc","dealer":"5c 2s","boxes":[{"box":1,"cards":"6d Td","ante":5,"play":5,"trips":5,"dark":true},{"box":3,"cards":"7s 5d","ante":5,"trips":8},{"box":5,"cards":"6s Js","ante":5,"play":10}]}','["dealer.category","dealer.qualifies","box5.category","box5.ante","box5.blind","box5.play","box3.ante","box3.blind","box3.trips","box1.category","box1.ante","box1.blind","box1.play","box1.trips","order"]','2026-11-25T12:00:00.000+00:00','2026-11-25T12:00:00.000+00:00','{"dealer":{"category":"pair","qualifies":true,"seconds":4},"boxes":[{"box":5,"category":"two-pair","bets":{"ante":"5","blind":"push","play":"10"},"seconds":13.471},{"box":3,"bets":{"ante":"take","blind":"take","trips":"take"},"seconds":11.906},{"box":1,"category":"two-pair","bets":{"ante":"5","blind":"push","play":"5","trips":"take"},"seconds":12.421}],"seconds":41.798}',41798,15,15,0,0,'{"game":"ultimate","whole":true,"situations":{"0":"dealer-opens-on-board-pair","5":"two-pair three-pairs win blind-pushes-on-win","3":"pair fold","1":"two-pair win dark blind-pushes-on-win"}}',0);
INSERT INTO "rounds" VALUES(37,1,1,36,'lv-ultimate','056d28acb9863e67','{"house":"lv-ultimate","board":"9h Kd Td 4c Jh","dealer":"5d 4h","boxes":[{"box":1,"cards":"6s 5c","ante":20,"trips":1},{"box":2,"cards":"Js Ks","ante":2,"play":8,"trips":2},{"box":3,"cards":"6d Kh","ante":2,"play":6,"trips":2,"dark":true}]}','["dealer.category","dealer.qualifies","box3.category","box3.ante","box3.blind","box3.play","box3.trips","box2.category","box2.ante","box2.blind","box2.play","box2.trips","box1.ante","box1.blind","box1.trips","order"]','2026-11-26T12:00:00.000+00:00','2026-11-26T12:00:00.000+00:00','{"dealer":{"category":"pair","qualifies":true,"seconds":4},"boxes":[{"box":3,"category":"pair","bets":{"ante":"2","blind":"push","play":"6","trips":"take"},"seconds":10.816},{"box":2,"category":"two-pair","bets":{"ante":"2","blind":"push","play":"8","trips":"take"},"seconds":12.032},{"box":1,"bets":{"ante":"take","blind":"take","trips":"take"},"seconds":13.933}],"seconds":40.781}',40781,16,16,0,0,'{"game":"ultimate","whole":true,"situations":{"3":"pair same-category win dark blind-pushes-on-win","2":"two-pair win blind-pushes-on-win","1":"high-card fold"}}',0);
INSERT INTO "rounds" VALUES(38,1,1,37,'lv-ultimate','056d28acb9863e67','{"house":"lv-ultimate","board":"8s 8c Ks 8h Jc","dealer":"9s 6h","boxes":[{"box":1,"cards":"9h 4h","ante":15,"play":15},{"box":3,"cards":"Kc 8d","ante":10,"play":40,"trips":1},{"box":5,"cards":"5d Jd","ante":25,"play":25,"trips":1}]}','["dealer.category","dealer.qualifies","box5.category","box5.ante","box5.blind","box5.play","box5.trips","box3.category","box3.ante","box3.blind","box3.play","box3.trips","box1.category","box1.ante","box1.blind","box1.play","order"]','2026-11-27T12:00:00.000+00:00','2026-11-27T12:00:00.000+00:00','{"dealer":{"category":"three-of-a-kind","qualifies":true,"seconds":4},"boxes":[{"box":5,"category":"full-house","bets":{"ante":"25","blind":"75","play":"25","trips":"8"},"seconds":14.294},{"box":3,"category":"four-of-a-kind","bets":{"ante":"10","blind":"100","play":"40","trips":"30"},"seconds":13.296},{"box":1,"category":"three-of-a-kind","bets":{"ante":"15","blind":"push","play":"15"},"seconds":10.977}],"seconds":42.567}',42567,17,15,3000,0,'{"game":"ultimate","whole":true,"situations":{"5":"full-house win blind-paid","3":"four-of-a-kind win blind-paid","1":"three-of-a-kind plays-the-board same-category tie"}}',0);
INSERT INTO "rounds" VALUES(39,1,1,38,'lv-ultimate','056d28acb9863e67','{"house":"lv-ultimate","board":"7h 2h Kh 9h 4h","dealer":"Kc 3h","boxes":[{"box":2,"cards":"Ad 5d","ante":5,"trips":5},{"box":4,"cards":"2s 4c","ante":5,"play":20,"trips":5,"dark":true},{"box":5,"cards":"8h 3s","ante":81,"play":81}]}','["dealer.category","dealer.qualifies","box5.category","box5.ante","box5.blind","box5.play","box4.category","box4.ante","box4.blind","box4.play","box4.trips","box2.ante","box2.blind","box2.trips","order"]','2026-11-28T12:00:00.000+00:00','2026-11-28T12:00:00.000+00:00','{"dealer":{"category":"flush","qualifies":true,"seconds":4},"boxes":[{"box":5,"category":"flush","bets":{"ante":"81","blind":"121.5","play":"81"},"seconds":15.294},{"box":4,"category":"flush","bets":{"ante":"take","blind":"take","play":"take","trips":"35"},"seconds":9.669},{"box":2,"bets":{"ante":"take","blind":"take","trips":"take"},"seconds":15.505}],"seconds":44.468}',44468,15,15,0,0,'{"game":"ultimate","whole":true,"situations":{"5":"flush six-card-flush same-category win blind-paid odd-flush","4":"flush plays-the-board same-category lose dark blind-lost-with-straight trips-paid-on-loss","2":"flush fold trips-after-fold"}}',0);
INSERT INTO "rounds" VALUES(40,1,1,39,'lv-ultimate','056d28acb9863e67','{"house":"lv-ultimate","board":"6d 2d 6s 6c 5d","dealer":"7d Qs","boxes":[{"box":1,"cards":"Qh 5s","ante":10,"play":10},{"box":3,"cards":"4s Js","ante":20,"trips":1},{"box":5,"cards":"Jc 5h","ante":15,"play":15,"trips":5}]}','["dealer.category","dealer.qualifies","box5.category","box5.ante","box5.blind","box5.play","box5.trips","box3.ante","box3.blind","box3.trips","box1.category","box1.ante","box1.blind","box1.play","order"]','2026-11-29T12:00:00.000+00:00','2026-11-29T12:00:00.000+00:00','{"dealer":{"category":"three-of-a-kind","qualifies":true,"seconds":4},"boxes":[{"box":5,"category":"full-house","bets":{"ante":"15","blind":"45","play":"15","trips":"40"},"seconds":13.83},{"box":3,"bets":{"ante":"take","blind":"take","trips":"take"},"seconds":16.628},{"box":1,"category":"full-house","bets":{"ante":"take","blind":"take","play":"take"},"seconds":10.886}],"seconds":45.344}',45344,15,12,0,8000,'{"game":"ultimate","whole":true,"situations":{"5":"full-house win blind-paid","3":"three-of-a-kind fold trips-after-fold","1":"full-house win blind-paid"}}',0);
CREATE TABLE skills (
    trainee INTEGER NOT NULL REFERENCES trainees (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    skill TEXT NOT NULL,
    recent TEXT NOT NULL,
    reached INTEGER NOT NULL,
    PRIMARY KEY (trainee, game, skill)
) WITHOUT ROWID;
INSERT INTO "skills" VALUES(1,'ultimate','ante-dealer-fails','+ - + + + + + + + + + + - + + + +',0);
INSERT INTO "skills" VALUES(1,'ultimate','comparing','+ + + + - - + + + + - - + + + + + + - - - - - - + + + + + + + + + + + + + + - - + + + + + + - - +3000 +3000 +3000 +3000 -3000 +3000 +3000 +3000 +3000 +3000 +3000 +3000',1);
INSERT INTO "skills" VALUES(1,'ultimate','dealer','+ + + + + + + + + + + + + + + + + + + + + + + + + + + + + + + + + + + + + + + + + + + + + + + + + + + + + + + + + + + +',1);
INSERT INTO "skills" VALUES(1,'ultimate','folded-and-dark','+ + + + + + + + + + + + + + + + + + + + + + + + - + - + + + + + + + + + + + + + + + + + + + + + + + + + + + + + + + + +',1);
INSERT INTO "skills" VALUES(1,'ultimate','main-table','- - - - + + + - + + - + - + - + - + + + + + + + - + + - + + - - + + + + + + - + + - + + + + - - + + + + + + + + + + + -',1);
INSERT INTO "skills" VALUES(1,'ultimate','naming','+ + + + + + + + + + + + + + + + + + + + + + + + + + + + + + + + + + + + + + + + + + + + + + + + +3000 +3000 +3000 +3000 -3000 +3000 +3000 +3000 +3000 +3000 +3000 +3000',3);
INSERT INTO "skills" VALUES(1,'ultimate','odd-amounts','+ + - - +',0);
INSERT INTO "skills" VALUES(1,'ultimate','side-table','- - + - + - + + + - + + + - + + + + - + + + + + - + + + + + + + + + + + + + + + + + + +',1);
INSERT INTO "skills" VALUES(1,'ultimate','whole-layout','-28195 -29390 -25897 -28207 -24690 -25361 -26296 -26935 -24219 -23038 -23295 +22936 -24794 -23465 -23860 +22410 -22445 -23078 -21916 -21634 -21748 +18473 +18874 -19699 -21299 -19969 -19145 -17007 +16324 +17436 -18514 -16839 +16437 -14556 -19383 +13932 +13593 -14189 +14822 -15114',0);
CREATE TABLE slip_quarters (
    trainee INTEGER NOT NULL REFERENCES trainees (id) ON DELETE CASCADE,
    quarter INTEGER NOT NULL,
    utc_offset INTEGER NOT NULL,
    house TEXT NOT NULL,
    slip TEXT NOT NULL,
    times INTEGER NOT NULL,
    PRIMARY KEY (trainee, quarter, utc_offset, house, slip)
) WITHOUT ROWID;
INSERT INTO "slip_quarters" VALUES(1,1961808,0,'lv-ultimate','loss-as-win',3);
INSERT INTO "slip_quarters" VALUES(1,1961808,0,'lv-ultimate','trips-taken-on-loss',1);
INSERT INTO "slip_quarters" VALUES(1,1962672,0,'lv-ultimate','loss-as-win',3);
INSERT INTO "slip_quarters" VALUES(1,1962672,0,'lv-ultimate','trips-taken-on-loss',1);
INSERT INTO "slip_quarters" VALUES(1,1963536,0,'lv-ultimate','blind-paid-below-straight',2);
INSERT INTO "slip_quarters" VALUES(1,1964400,0,'lv-ultimate','ante-paid-dealer-fails',1);
INSERT INTO "slip_quarters" VALUES(1,1964400,0,'lv-ultimate','blind-paid-below-straight',1);
INSERT INTO "slip_quarters" VALUES(1,1964400,0,'lv-ultimate','tie-as-win',1);
INSERT INTO "slip_quarters" VALUES(1,1965264,0,'lv-ultimate','trips-taken-on-loss',1);
INSERT INTO "slip_quarters" VALUES(1,1966128,0,'lv-ultimate','tie-as-win',3);
INSERT INTO "slip_quarters" VALUES(1,1966128,0,'lv-ultimate','trips-taken-on-loss',1);
INSERT INTO "slip_quarters" VALUES(1,1966992,0,'lv-ultimate','tie-as-win',3);
INSERT INTO "slip_quarters" VALUES(1,1967856,0,'lv-ultimate','win-as-loss',3);
INSERT INTO "slip_quarters" VALUES(1,1968720,0,'lv-ultimate','loss-as-win',6);
INSERT INTO "slip_quarters" VALUES(1,1968720,0,'lv-ultimate','trips-taken-on-loss',1);
INSERT INTO "slip_quarters" VALUES(1,1969584,0,'lv-ultimate','tie-as-win',9);
INSERT INTO "slip_quarters" VALUES(1,1970448,0,'lv-ultimate','trips-taken-on-loss',1);
INSERT INTO "slip_quarters" VALUES(1,1972176,0,'lv-ultimate','tie-as-win',3);
INSERT INTO "slip_quarters" VALUES(1,1973040,0,'lv-ultimate','blind-paid-below-straight',1);
INSERT INTO "slip_quarters" VALUES(1,1973040,0,'lv-ultimate','win-as-loss',2);
INSERT INTO "slip_quarters" VALUES(1,1973904,0,'lv-ultimate','blind-paid-below-straight',2);
INSERT INTO "slip_quarters" VALUES(1,1975632,0,'lv-ultimate','tie-as-win',3);
INSERT INTO "slip_quarters" VALUES(1,1975632,0,'lv-ultimate','trips-taken-on-loss',1);
INSERT INTO "slip_quarters" VALUES(1,1976496,0,'lv-ultimate','blind-paid-below-straight',1);
INSERT INTO "slip_quarters" VALUES(1,1977360,0,'lv-ultimate','win-as-loss',3);
INSERT INTO "slip_quarters" VALUES(1,1978224,0,'lv-ultimate','win-as-loss',4);
INSERT INTO "slip_quarters" VALUES(1,1979088,0,'lv-ultimate','trips-taken-on-loss',1);
INSERT INTO "slip_quarters" VALUES(1,1981680,0,'lv-ultimate','blind-paid-below-straight',1);
INSERT INTO "slip_quarters" VALUES(1,1982544,0,'lv-ultimate','win-as-loss',3);
INSERT INTO "slip_quarters" VALUES(1,1983408,0,'lv-ultimate','ante-taken-dealer-fails',1);
INSERT INTO "slip_quarters" VALUES(1,1984272,0,'lv-ultimate','blind-paid-below-straight',2);
INSERT INTO "slip_quarters" VALUES(1,1985136,0,'lv-ultimate','fold-pushed',1);
INSERT INTO "slip_quarters" VALUES(1,1987728,0,'lv-ultimate','win-as-loss',3);
INSERT INTO "slip_quarters" VALUES(1,1988592,0,'lv-ultimate','win-as-loss',3);
INSERT INTO "slip_quarters" VALUES(1,1994928,0,'lv-ultimate','tie-as-win',2);
INSERT INTO "slip_quarters" VALUES(1,1994928,0,'lv-ultimate','win-as-loss',3);
INSERT INTO "slip_quarters" VALUES(1,1995024,0,'lv-ultimate','win-as-loss',3);
INSERT INTO "slip_quarters" VALUES(1,1995312,0,'lv-ultimate','tie-as-win',2);
INSERT INTO "slip_quarters" VALUES(1,1995504,0,'lv-ultimate','win-as-loss',3);
CREATE TABLE slow_limits (
    trainee INTEGER NOT NULL REFERENCES trainees (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    milliseconds INTEGER, -- nothing: never slow
    PRIMARY KEY (trainee, kind)
) WITHOUT ROWID;
INSERT INTO "slow_limits" VALUES(1,'box',40000);
INSERT INTO "slow_limits" VALUES(1,'dealer',10000);
INSERT INTO "slow_limits" VALUES(1,'naming',8000);
INSERT INTO "slow_limits" VALUES(1,'payment',12000);
INSERT INTO "slow_limits" VALUES(1,'who-wins',8000);
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
INSERT INTO "sprints" VALUES(1,1,'name','lv-ultimate','2026-11-29T12:00:00.000+00:00',0,11,12);
INSERT INTO "sprints" VALUES(2,1,'who-wins','lv-ultimate','2026-11-29T12:00:00.000+00:00',0,11,12);
INSERT INTO "sprints" VALUES(3,1,'pay','lv-ultimate','2026-11-29T12:00:00.000+00:00',0,0,0);
CREATE TABLE trainees (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    name_key TEXT NOT NULL UNIQUE,
    created_at TEXT NOT NULL,
    chosen_at TEXT,
    chosen INTEGER NOT NULL DEFAULT 0 -- rises with each choice: a clock may be set back
);
INSERT INTO "trainees" VALUES(1,'Elena','elena','2026-11-29T12:00:00.000+00:00',NULL,0);
CREATE TABLE traps (
    trainee INTEGER NOT NULL REFERENCES trainees (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    skill TEXT NOT NULL,
    situation TEXT NOT NULL,
    recent TEXT NOT NULL,
    PRIMARY KEY (trainee, game, skill, situation)
) WITHOUT ROWID;
INSERT INTO "traps" VALUES(1,'ultimate','ante-dealer-fails','lose-dealer-fails','+ + - + +');
INSERT INTO "traps" VALUES(1,'ultimate','ante-dealer-fails','tie-dealer-fails','+');
INSERT INTO "traps" VALUES(1,'ultimate','ante-dealer-fails','win-dealer-fails','- + + + + + + + + + +');
INSERT INTO "traps" VALUES(1,'ultimate','comparing','kicker-decides','+ +');
INSERT INTO "traps" VALUES(1,'ultimate','comparing','lose','- + + - + + - - + + + + + + + + + + + + + +3000 +3000 +3000 +3000 +3000');
INSERT INTO "traps" VALUES(1,'ultimate','comparing','plays-the-board','+ + + + + + + + + + + + + + + + + + + + + + + +');
INSERT INTO "traps" VALUES(1,'ultimate','comparing','same-category','+ + + + + + + + + + + + + + + + + + +3000 +3000 +3000 +3000 -3000 +3000 +3000 +3000 +3000 +3000 +3000 +3000');
INSERT INTO "traps" VALUES(1,'ultimate','comparing','tie','- + + + - + + + - - - - + + - + - + + + + + - - +3000 +3000');
INSERT INTO "traps" VALUES(1,'ultimate','comparing','tie-sixth-card','+ + + + + + + + + + + + + + + +');
INSERT INTO "traps" VALUES(1,'ultimate','comparing','win','+ - + + + + + - + + - + + + - - + + + + + + + + + - +3000 +3000 +3000 +3000');
INSERT INTO "traps" VALUES(1,'ultimate','dealer','dealer-fails','+ + + + + + +');
INSERT INTO "traps" VALUES(1,'ultimate','dealer','dealer-opens-on-board-pair','+ + + + + + + + +');
INSERT INTO "traps" VALUES(1,'ultimate','folded-and-dark','dark','+ + + + + + + + + + + + + + + + +');
INSERT INTO "traps" VALUES(1,'ultimate','folded-and-dark','fold','+ + + + + + + + + + + + + - + + + + + + + + + + +');
INSERT INTO "traps" VALUES(1,'ultimate','folded-and-dark','trips-after-fold','+ + + + +');
INSERT INTO "traps" VALUES(1,'ultimate','main-table','blind-lost-with-straight','+ + + + + + +');
INSERT INTO "traps" VALUES(1,'ultimate','main-table','blind-paid','+ + + + + + + + + + + + + + + + + + +');
INSERT INTO "traps" VALUES(1,'ultimate','main-table','blind-pushes-on-win','- + - + - - - + - + + + + + - + - - + + + + + + + + + + + +');
INSERT INTO "traps" VALUES(1,'ultimate','main-table','flush','+ + + + + + +');
INSERT INTO "traps" VALUES(1,'ultimate','main-table','four-of-a-kind','+ +');
INSERT INTO "traps" VALUES(1,'ultimate','main-table','full-house','+ + + + + +');
INSERT INTO "traps" VALUES(1,'ultimate','main-table','lose','- + + - + + - - + + + + + + + + + + + + +');
INSERT INTO "traps" VALUES(1,'ultimate','main-table','royal-flush','+');
INSERT INTO "traps" VALUES(1,'ultimate','main-table','straight','+ + +');
INSERT INTO "traps" VALUES(1,'ultimate','naming','flush','+ + + + + + + + + + + + + + + + + + + + + + +3000 -3000 +3000 +3000');
INSERT INTO "traps" VALUES(1,'ultimate','naming','four-of-a-kind','+ +');
INSERT INTO "traps" VALUES(1,'ultimate','naming','full-house','+ + + + + + + + + + + + +3000');
INSERT INTO "traps" VALUES(1,'ultimate','naming','high-card','+ + + + + + + +3000');
INSERT INTO "traps" VALUES(1,'ultimate','naming','pair','+ + + + + + + + + + + +');
INSERT INTO "traps" VALUES(1,'ultimate','naming','plays-the-board','+ + + + + + + + + + + + + + + + + + + + + + + +');
INSERT INTO "traps" VALUES(1,'ultimate','naming','royal-flush','+');
INSERT INTO "traps" VALUES(1,'ultimate','naming','six-card-flush','+ + + + + + +');
INSERT INTO "traps" VALUES(1,'ultimate','naming','straight','+ + + + + + + + + +3000 +3000');
INSERT INTO "traps" VALUES(1,'ultimate','naming','straight-and-flush-apart','+ +');
INSERT INTO "traps" VALUES(1,'ultimate','naming','three-of-a-kind','+ + + + + +3000');
INSERT INTO "traps" VALUES(1,'ultimate','naming','three-pairs','+ + + + + + + + + +');
INSERT INTO "traps" VALUES(1,'ultimate','naming','trips-and-two-pairs','+ + + +');
INSERT INTO "traps" VALUES(1,'ultimate','naming','two-pair','+ + + + + + + + + + + + + + + + + + + + + + + + + +3000 +3000 +3000');
INSERT INTO "traps" VALUES(1,'ultimate','odd-amounts','odd-flush','+ + + + +');
INSERT INTO "traps" VALUES(1,'ultimate','side-table','flush','+ + + + + + + + + + + + +');
INSERT INTO "traps" VALUES(1,'ultimate','side-table','four-of-a-kind','+');
INSERT INTO "traps" VALUES(1,'ultimate','side-table','full-house','+ + + + + + +');
INSERT INTO "traps" VALUES(1,'ultimate','side-table','straight','+ + + + + +');
INSERT INTO "traps" VALUES(1,'ultimate','side-table','three-of-a-kind','+ + +');
INSERT INTO "traps" VALUES(1,'ultimate','side-table','trips-paid-on-loss','- - + - - + +');
INSERT INTO "traps" VALUES(1,'ultimate','side-table','trips-paid-on-tie','+ + + + + + + + + + + + +');
CREATE TABLE turns (
    round INTEGER NOT NULL REFERENCES rounds (id) ON DELETE CASCADE,
    owner INTEGER NOT NULL,
    trainee INTEGER NOT NULL,
    milliseconds INTEGER,
    asked_count INTEGER NOT NULL,
    right_count INTEGER NOT NULL,
    PRIMARY KEY (round, owner)
) WITHOUT ROWID;
INSERT INTO "turns" VALUES(1,0,1,4000,2,2);
INSERT INTO "turns" VALUES(1,1,1,28556,5,4);
INSERT INTO "turns" VALUES(1,3,1,23229,4,1);
INSERT INTO "turns" VALUES(1,4,1,28802,2,2);
INSERT INTO "turns" VALUES(2,0,1,4000,2,2);
INSERT INTO "turns" VALUES(2,1,1,28968,4,4);
INSERT INTO "turns" VALUES(2,3,1,27503,4,1);
INSERT INTO "turns" VALUES(2,5,1,27700,5,4);
INSERT INTO "turns" VALUES(3,0,1,4000,2,2);
INSERT INTO "turns" VALUES(3,1,1,23803,4,3);
INSERT INTO "turns" VALUES(3,2,1,26042,4,3);
INSERT INTO "turns" VALUES(3,5,1,23848,2,2);
INSERT INTO "turns" VALUES(4,0,1,4000,2,2);
INSERT INTO "turns" VALUES(4,1,1,23795,4,3);
INSERT INTO "turns" VALUES(4,2,1,28085,4,3);
INSERT INTO "turns" VALUES(4,4,1,28742,5,4);
INSERT INTO "turns" VALUES(5,0,1,4000,2,2);
INSERT INTO "turns" VALUES(5,3,1,23172,4,4);
INSERT INTO "turns" VALUES(5,4,1,21593,3,3);
INSERT INTO "turns" VALUES(5,5,1,25306,5,4);
INSERT INTO "turns" VALUES(6,0,1,4000,2,2);
INSERT INTO "turns" VALUES(6,1,1,21396,5,4);
INSERT INTO "turns" VALUES(6,3,1,23357,5,2);
INSERT INTO "turns" VALUES(6,4,1,27331,4,4);
INSERT INTO "turns" VALUES(7,0,1,4000,2,2);
INSERT INTO "turns" VALUES(7,1,1,25637,5,2);
INSERT INTO "turns" VALUES(7,3,1,22504,5,5);
INSERT INTO "turns" VALUES(7,4,1,26749,4,4);
INSERT INTO "turns" VALUES(8,0,1,4000,2,2);
INSERT INTO "turns" VALUES(8,2,1,26433,4,1);
INSERT INTO "turns" VALUES(8,3,1,26365,3,3);
INSERT INTO "turns" VALUES(8,5,1,24008,5,5);
INSERT INTO "turns" VALUES(9,0,1,4000,2,2);
INSERT INTO "turns" VALUES(9,1,1,25705,5,4);
INSERT INTO "turns" VALUES(9,3,1,22151,4,1);
INSERT INTO "turns" VALUES(9,5,1,20801,4,1);
INSERT INTO "turns" VALUES(10,0,1,4000,2,2);
INSERT INTO "turns" VALUES(10,2,1,19851,5,2);
INSERT INTO "turns" VALUES(10,3,1,21783,5,2);
INSERT INTO "turns" VALUES(10,5,1,23480,5,2);
INSERT INTO "turns" VALUES(11,0,1,4000,2,2);
INSERT INTO "turns" VALUES(11,1,1,18874,5,4);
INSERT INTO "turns" VALUES(11,3,1,26380,3,3);
INSERT INTO "turns" VALUES(11,5,1,20633,4,4);
INSERT INTO "turns" VALUES(12,0,1,4000,2,2);
INSERT INTO "turns" VALUES(12,1,1,21339,4,4);
INSERT INTO "turns" VALUES(12,2,1,23034,4,4);
INSERT INTO "turns" VALUES(12,5,1,20435,5,5);
INSERT INTO "turns" VALUES(13,0,1,4000,2,2);
INSERT INTO "turns" VALUES(13,3,1,21483,4,1);
INSERT INTO "turns" VALUES(13,4,1,24067,4,4);
INSERT INTO "turns" VALUES(13,5,1,24833,5,5);
INSERT INTO "turns" VALUES(14,0,1,4000,2,2);
INSERT INTO "turns" VALUES(14,2,1,24416,5,4);
INSERT INTO "turns" VALUES(14,3,1,22190,5,3);
INSERT INTO "turns" VALUES(14,5,1,19790,4,4);
INSERT INTO "turns" VALUES(15,0,1,4000,2,2);
INSERT INTO "turns" VALUES(15,2,1,20023,4,4);
INSERT INTO "turns" VALUES(15,3,1,22435,4,3);
INSERT INTO "turns" VALUES(15,5,1,25122,4,3);
INSERT INTO "turns" VALUES(16,0,1,4000,2,2);
INSERT INTO "turns" VALUES(16,2,1,17209,2,2);
INSERT INTO "turns" VALUES(16,3,1,25042,2,2);
INSERT INTO "turns" VALUES(16,4,1,20980,4,4);
INSERT INTO "turns" VALUES(17,0,1,4000,2,2);
INSERT INTO "turns" VALUES(17,1,1,23489,4,4);
INSERT INTO "turns" VALUES(17,2,1,19197,4,1);
INSERT INTO "turns" VALUES(17,5,1,20650,5,4);
INSERT INTO "turns" VALUES(18,0,1,4000,2,2);
INSERT INTO "turns" VALUES(18,2,1,20548,4,4);
INSERT INTO "turns" VALUES(18,3,1,24372,4,3);
INSERT INTO "turns" VALUES(18,5,1,20315,5,5);
INSERT INTO "turns" VALUES(19,0,1,4000,2,2);
INSERT INTO "turns" VALUES(19,2,1,23285,5,5);
INSERT INTO "turns" VALUES(19,3,1,18788,2,2);
INSERT INTO "turns" VALUES(19,5,1,19676,4,1);
INSERT INTO "turns" VALUES(20,0,1,4000,2,2);
INSERT INTO "turns" VALUES(20,1,1,16371,4,2);
INSERT INTO "turns" VALUES(20,2,1,21724,4,4);
INSERT INTO "turns" VALUES(20,3,1,22808,5,3);
INSERT INTO "turns" VALUES(21,0,1,4000,2,2);
INSERT INTO "turns" VALUES(21,2,1,23221,5,4);
INSERT INTO "turns" VALUES(21,3,1,18581,5,5);
INSERT INTO "turns" VALUES(21,5,1,19443,5,5);
INSERT INTO "turns" VALUES(22,0,1,4000,2,2);
INSERT INTO "turns" VALUES(22,2,1,16630,4,4);
INSERT INTO "turns" VALUES(22,3,1,16291,5,5);
INSERT INTO "turns" VALUES(22,5,1,18500,5,5);
INSERT INTO "turns" VALUES(23,0,1,4000,2,2);
INSERT INTO "turns" VALUES(23,1,1,21047,5,5);
INSERT INTO "turns" VALUES(23,4,1,15793,3,3);
INSERT INTO "turns" VALUES(23,5,1,15784,3,3);
INSERT INTO "turns" VALUES(24,0,1,4000,2,2);
INSERT INTO "turns" VALUES(24,2,1,18268,5,5);
INSERT INTO "turns" VALUES(24,3,1,15306,3,3);
INSERT INTO "turns" VALUES(24,4,1,21525,4,3);
INSERT INTO "turns" VALUES(25,0,1,4000,2,2);
INSERT INTO "turns" VALUES(25,1,1,19047,4,1);
INSERT INTO "turns" VALUES(25,4,1,21043,5,5);
INSERT INTO "turns" VALUES(25,5,1,19809,2,2);
INSERT INTO "turns" VALUES(26,0,1,4000,2,2);
INSERT INTO "turns" VALUES(26,2,1,15002,4,4);
INSERT INTO "turns" VALUES(26,3,1,19998,4,3);
INSERT INTO "turns" VALUES(26,4,1,20907,2,2);
INSERT INTO "turns" VALUES(27,0,1,4000,2,2);
INSERT INTO "turns" VALUES(27,1,1,17871,4,4);
INSERT INTO "turns" VALUES(27,3,1,20802,5,4);
INSERT INTO "turns" VALUES(27,4,1,14764,4,3);
INSERT INTO "turns" VALUES(28,0,1,4000,2,2);
INSERT INTO "turns" VALUES(28,1,1,13962,3,3);
INSERT INTO "turns" VALUES(28,3,1,13576,3,2);
INSERT INTO "turns" VALUES(28,4,1,19484,4,4);
INSERT INTO "turns" VALUES(29,0,1,4000,2,2);
INSERT INTO "turns" VALUES(29,1,1,14448,4,4);
INSERT INTO "turns" VALUES(29,2,1,17540,4,4);
INSERT INTO "turns" VALUES(29,3,1,12986,2,2);
INSERT INTO "turns" VALUES(30,0,1,4000,2,2);
INSERT INTO "turns" VALUES(30,1,1,16556,2,2);
INSERT INTO "turns" VALUES(30,2,1,14983,4,4);
INSERT INTO "turns" VALUES(30,5,1,16770,4,4);
INSERT INTO "turns" VALUES(31,0,1,4000,2,2);
INSERT INTO "turns" VALUES(31,2,1,16634,5,2);
INSERT INTO "turns" VALUES(31,3,1,18986,2,2);
INSERT INTO "turns" VALUES(31,4,1,15924,3,3);
INSERT INTO "turns" VALUES(32,0,1,4000,2,2);
INSERT INTO "turns" VALUES(32,1,1,15853,5,2);
INSERT INTO "turns" VALUES(32,3,1,12186,4,4);
INSERT INTO "turns" VALUES(32,5,1,18480,5,5);
INSERT INTO "turns" VALUES(33,0,1,4000,2,2);
INSERT INTO "turns" VALUES(33,2,1,12249,5,5);
INSERT INTO "turns" VALUES(33,3,1,19381,5,5);
INSERT INTO "turns" VALUES(33,4,1,13682,4,4);
INSERT INTO "turns" VALUES(34,0,1,4000,2,2);
INSERT INTO "turns" VALUES(34,1,1,11768,3,3);
INSERT INTO "turns" VALUES(34,3,1,14471,4,1);
INSERT INTO "turns" VALUES(34,4,1,13431,4,2);
INSERT INTO "turns" VALUES(35,0,1,4000,2,2);
INSERT INTO "turns" VALUES(35,2,1,18884,4,4);
INSERT INTO "turns" VALUES(35,3,1,18005,3,3);
INSERT INTO "turns" VALUES(35,4,1,17262,5,2);
INSERT INTO "turns" VALUES(36,0,1,4000,2,2);
INSERT INTO "turns" VALUES(36,1,1,12421,5,5);
INSERT INTO "turns" VALUES(36,3,1,11906,3,3);
INSERT INTO "turns" VALUES(36,5,1,13471,4,4);
INSERT INTO "turns" VALUES(37,0,1,4000,2,2);
INSERT INTO "turns" VALUES(37,1,1,13933,3,3);
INSERT INTO "turns" VALUES(37,2,1,12032,5,5);
INSERT INTO "turns" VALUES(37,3,1,10816,5,5);
INSERT INTO "turns" VALUES(38,0,1,4000,2,2);
INSERT INTO "turns" VALUES(38,1,1,10977,4,2);
INSERT INTO "turns" VALUES(38,3,1,13296,5,5);
INSERT INTO "turns" VALUES(38,5,1,14294,5,5);
INSERT INTO "turns" VALUES(39,0,1,4000,2,2);
INSERT INTO "turns" VALUES(39,2,1,15505,3,3);
INSERT INTO "turns" VALUES(39,4,1,9669,5,5);
INSERT INTO "turns" VALUES(39,5,1,15294,4,4);
INSERT INTO "turns" VALUES(40,0,1,4000,2,2);
INSERT INTO "turns" VALUES(40,1,1,10886,4,1);
INSERT INTO "turns" VALUES(40,3,1,16628,3,3);
INSERT INTO "turns" VALUES(40,5,1,13830,5,5);
CREATE INDEX drills_of_trainee ON drills (trainee, finished_at, id);
CREATE INDEX rounds_of_trainee ON rounds (trainee, submitted_at);
CREATE INDEX marks_by_question ON marks (trainee, part, bet, round, is_right);
CREATE INDEX wrong_marks ON marks (trainee, round) WHERE is_right = 0;
CREATE INDEX marks_with_slip ON mark_slips (slip, round);
CREATE INDEX faulty_turns ON turns (trainee, round) WHERE right_count < asked_count;
CREATE INDEX quizzes_of_trainee ON quizzes (trainee, finished_at, id);
CREATE INDEX mistakes_due ON mistakes (trainee, due_at);
CREATE INDEX mistakes_of_trainee ON mistakes (trainee, failed_at);
CREATE INDEX mistakes_of_round ON mistakes (round);
CREATE INDEX sprints_of_trainee ON sprints (trainee, house, kind, score);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('trainees',1);
INSERT INTO "sqlite_sequence" VALUES('drills',1);
INSERT INTO "sqlite_sequence" VALUES('rounds',40);
INSERT INTO "sqlite_sequence" VALUES('mistakes',48);
INSERT INTO "sqlite_sequence" VALUES('sprints',3);
COMMIT;
