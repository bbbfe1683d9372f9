PRAGMA application_id = 1146376753;
PRAGMA user_version = 4;
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
INSERT INTO "changes" VALUES(3,0,'dealer.qualifies','false',NULL,100,1000);
INSERT INTO "changes" VALUES(3,1,'box6.category','"high-card"',6,200,2000);
INSERT INTO "changes" VALUES(3,2,NULL,NULL,6,207,2007);
INSERT INTO "changes" VALUES(3,3,'box6.category',NULL,6,208,2008);
INSERT INTO "changes" VALUES(3,4,'box6.ante','"push"',6,300,3000);
INSERT INTO "changes" VALUES(3,5,'box6.play','"20"',6,500,5000);
INSERT INTO "changes" VALUES(3,6,'box5.category','"high-card"',5,600,6000);
INSERT INTO "changes" VALUES(3,7,'box5.ante','"take"',5,700,7000);
INSERT INTO "changes" VALUES(3,8,'box5.blind','"take"',5,800,8000);
INSERT INTO "changes" VALUES(3,9,'box5.trips','"take"',5,900,9000);
INSERT INTO "changes" VALUES(3,10,'box4.category','"pair"',4,1000,10000);
INSERT INTO "changes" VALUES(3,11,'box4.ante','"push"',4,1100,11000);
INSERT INTO "changes" VALUES(3,12,'box4.blind','"push"',4,1200,12000);
INSERT INTO "changes" VALUES(3,13,'box4.play','"200"',4,1300,13000);
INSERT INTO "changes" VALUES(3,14,'box3.category','"pair"',3,1400,14000);
INSERT INTO "changes" VALUES(3,15,'box3.ante','"push"',3,1500,15000);
INSERT INTO "changes" VALUES(3,16,'box3.blind','"push"',3,1600,16000);
INSERT INTO "changes" VALUES(3,17,'box3.play','"240"',3,1700,17000);
INSERT INTO "changes" VALUES(3,18,'box1.category','"pair"',1,1800,18000);
INSERT INTO "changes" VALUES(3,19,'box1.ante','"8038.91"',1,1900,19000);
INSERT INTO "changes" VALUES(3,20,'box1.blind','"push"',1,2000,20000);
INSERT INTO "changes" VALUES(3,21,'box1.play','"25"',1,2100,21000);
INSERT INTO "changes" VALUES(3,22,'box1.trips','"take"',1,2200,22000);
INSERT INTO "changes" VALUES(6,0,'dealer.category','"pair"',NULL,0,0);
INSERT INTO "changes" VALUES(6,1,'dealer.qualifies','true',NULL,100,1000);
INSERT INTO "changes" VALUES(6,2,'box5.category','"two-pair"',5,200,2000);
INSERT INTO "changes" VALUES(6,3,NULL,NULL,5,207,2007);
INSERT INTO "changes" VALUES(6,4,'box5.category',NULL,5,208,2008);
INSERT INTO "changes" VALUES(6,5,'box5.ante','"18000"',5,300,3000);
INSERT INTO "changes" VALUES(6,6,'box5.play','"36000"',5,500,5000);
INSERT INTO "changes" VALUES(6,7,'box4.ante','"take"',4,600,6000);
INSERT INTO "changes" VALUES(6,8,'box4.blind','"take"',4,700,7000);
INSERT INTO "changes" VALUES(6,9,'box2.category','"pair"',2,800,8000);
INSERT INTO "changes" VALUES(6,10,'box2.ante','"1000"',2,900,9000);
INSERT INTO "changes" VALUES(6,11,'box2.blind','"push"',2,1000,10000);
INSERT INTO "changes" VALUES(6,12,'box2.play','"4000"',2,1100,11000);
INSERT INTO "changes" VALUES(6,13,'box2.trips','"take"',2,1200,12000);
INSERT INTO "changes" VALUES(6,14,'box1.category','"full-house"',1,1300,13000);
INSERT INTO "changes" VALUES(6,15,'box1.ante','"17000"',1,1400,14000);
INSERT INTO "changes" VALUES(6,16,'box1.blind','"push"',1,1500,15000);
INSERT INTO "changes" VALUES(6,17,'box1.play','"34000"',1,1600,16000);
INSERT INTO "changes" VALUES(6,18,'box1.trips','"take"',1,1700,17000);
INSERT INTO "changes" VALUES(9,0,'dealer.category','"two-pair"',NULL,0,0);
INSERT INTO "changes" VALUES(9,1,'dealer.qualifies','false',NULL,100,1000);
INSERT INTO "changes" VALUES(9,2,'box5.category','"two-pair"',5,200,2000);
INSERT INTO "changes" VALUES(9,3,NULL,NULL,5,207,2007);
INSERT INTO "changes" VALUES(9,4,'box5.category',NULL,5,208,2008);
INSERT INTO "changes" VALUES(9,5,'box5.ante','"take"',5,300,3000);
INSERT INTO "changes" VALUES(9,6,'box5.play','"take"',5,500,5000);
INSERT INTO "changes" VALUES(9,7,'box5.trips','"take"',5,600,6000);
INSERT INTO "changes" VALUES(9,8,'box4.category','"two-pair"',4,700,7000);
INSERT INTO "changes" VALUES(9,9,'box4.ante','"take"',4,800,8000);
INSERT INTO "changes" VALUES(9,10,'box4.blind','"take"',4,900,9000);
INSERT INTO "changes" VALUES(9,11,'box4.play','"take"',4,1000,10000);
INSERT INTO "changes" VALUES(9,12,'box4.trips','"take"',4,1100,11000);
INSERT INTO "changes" VALUES(12,0,'dealer.category','"pair"',NULL,0,0);
INSERT INTO "changes" VALUES(12,1,'dealer.qualifies','true',NULL,100,1000);
INSERT INTO "changes" VALUES(12,2,'box4.category','"two-pair"',4,200,2000);
INSERT INTO "changes" VALUES(12,3,NULL,NULL,4,207,2007);
INSERT INTO "changes" VALUES(12,4,'box4.category',NULL,4,208,2008);
INSERT INTO "changes" VALUES(12,5,'box4.ante','"5"',4,300,3000);
INSERT INTO "changes" VALUES(12,6,'box4.play','"10"',4,500,5000);
INSERT INTO "changes" VALUES(12,7,'box2.category','"two-pair"',2,600,6000);
INSERT INTO "changes" VALUES(12,8,'box2.ante','"100"',2,700,7000);
INSERT INTO "changes" VALUES(12,9,'box2.blind','"push"',2,800,8000);
INSERT INTO "changes" VALUES(12,10,'box2.play','"100"',2,900,9000);
INSERT INTO "changes" VALUES(12,11,'box2.trips','"take"',2,1000,10000);
INSERT INTO "changes" VALUES(12,12,'box1.ante','"take"',1,1100,11000);
INSERT INTO "changes" VALUES(12,13,'box1.blind','"take"',1,1200,12000);
INSERT INTO "changes" VALUES(15,0,'dealer.category','"pair"',NULL,0,0);
INSERT INTO "changes" VALUES(15,1,'dealer.qualifies','true',NULL,100,1000);
INSERT INTO "changes" VALUES(15,2,'box6.category','"high-card"',6,200,2000);
INSERT INTO "changes" VALUES(15,3,NULL,NULL,6,207,2007);
INSERT INTO "changes" VALUES(15,4,'box6.category',NULL,6,208,2008);
INSERT INTO "changes" VALUES(15,5,'box6.ante','"take"',6,300,3000);
INSERT INTO "changes" VALUES(15,6,'box3.ante','"take"',3,500,5000);
INSERT INTO "changes" VALUES(15,7,'box2.bonus','"take"',2,600,6000);
INSERT INTO "changes" VALUES(15,8,'box2.ante','"take"',2,700,7000);
INSERT INTO "changes" VALUES(18,0,'dealer.qualifies','false',NULL,100,1000);
INSERT INTO "changes" VALUES(18,1,'box6.category','"high-card"',6,200,2000);
INSERT INTO "changes" VALUES(18,2,NULL,NULL,6,207,2007);
INSERT INTO "changes" VALUES(18,3,'box6.category',NULL,6,208,2008);
INSERT INTO "changes" VALUES(18,4,'box6.ante','"push"',6,300,3000);
INSERT INTO "changes" VALUES(18,5,'box6.play','"20"',6,500,5000);
INSERT INTO "changes" VALUES(18,6,'box5.category','"high-card"',5,600,6000);
INSERT INTO "changes" VALUES(18,7,'box5.ante','"take"',5,700,7000);
INSERT INTO "changes" VALUES(18,8,'box5.blind','"take"',5,800,8000);
INSERT INTO "changes" VALUES(18,9,'box5.trips','"take"',5,900,9000);
INSERT INTO "changes" VALUES(18,10,'box4.category','"pair"',4,1000,10000);
INSERT INTO "changes" VALUES(18,11,'box4.ante','"push"',4,1100,11000);
INSERT INTO "changes" VALUES(18,12,'box4.blind','"push"',4,1200,12000);
INSERT INTO "changes" VALUES(18,13,'box4.play','"200"',4,1300,13000);
INSERT INTO "changes" VALUES(18,14,'box3.category','"pair"',3,1400,14000);
INSERT INTO "changes" VALUES(18,15,'box3.ante','"push"',3,1500,15000);
INSERT INTO "changes" VALUES(18,16,'box3.blind','"push"',3,1600,16000);
INSERT INTO "changes" VALUES(18,17,'box3.play','"240"',3,1700,17000);
INSERT INTO "changes" VALUES(18,18,'box1.category','"pair"',1,1800,18000);
INSERT INTO "changes" VALUES(18,19,'box1.ante','"8038.91"',1,1900,19000);
INSERT INTO "changes" VALUES(18,20,'box1.blind','"push"',1,2000,20000);
INSERT INTO "changes" VALUES(18,21,'box1.play','"25"',1,2100,21000);
INSERT INTO "changes" VALUES(18,22,'box1.trips','"take"',1,2200,22000);
INSERT INTO "changes" VALUES(21,0,'dealer.category','"pair"',NULL,0,0);
INSERT INTO "changes" VALUES(21,1,'dealer.qualifies','true',NULL,100,1000);
INSERT INTO "changes" VALUES(21,2,'box5.category','"two-pair"',5,200,2000);
INSERT INTO "changes" VALUES(21,3,NULL,NULL,5,207,2007);
INSERT INTO "changes" VALUES(21,4,'box5.category',NULL,5,208,2008);
INSERT INTO "changes" VALUES(21,5,'box5.ante','"18000"',5,300,3000);
INSERT INTO "changes" VALUES(21,6,'box5.play','"36000"',5,500,5000);
INSERT INTO "changes" VALUES(21,7,'box4.ante','"take"',4,600,6000);
INSERT INTO "changes" VALUES(21,8,'box4.blind','"take"',4,700,7000);
INSERT INTO "changes" VALUES(21,9,'box2.category','"pair"',2,800,8000);
INSERT INTO "changes" VALUES(21,10,'box2.ante','"1000"',2,900,9000);
INSERT INTO "changes" VALUES(21,11,'box2.blind','"push"',2,1000,10000);
INSERT INTO "changes" VALUES(21,12,'box2.play','"4000"',2,1100,11000);
INSERT INTO "changes" VALUES(21,13,'box2.trips','"take"',2,1200,12000);
INSERT INTO "changes" VALUES(21,14,'box1.category','"full-house"',1,1300,13000);
INSERT INTO "changes" VALUES(21,15,'box1.ante','"17000"',1,1400,14000);
INSERT INTO "changes" VALUES(21,16,'box1.blind','"push"',1,1500,15000);
INSERT INTO "changes" VALUES(21,17,'box1.play','"34000"',1,1600,16000);
INSERT INTO "changes" VALUES(21,18,'box1.trips','"take"',1,1700,17000);
INSERT INTO "changes" VALUES(24,0,'dealer.category','"two-pair"',NULL,0,0);
INSERT INTO "changes" VALUES(24,1,'dealer.qualifies','false',NULL,100,1000);
INSERT INTO "changes" VALUES(24,2,'box5.category','"two-pair"',5,200,2000);
INSERT INTO "changes" VALUES(24,3,NULL,NULL,5,207,2007);
INSERT INTO "changes" VALUES(24,4,'box5.category',NULL,5,208,2008);
INSERT INTO "changes" VALUES(24,5,'box5.ante','"take"',5,300,3000);
INSERT INTO "changes" VALUES(24,6,'box5.play','"take"',5,500,5000);
INSERT INTO "changes" VALUES(24,7,'box5.trips','"take"',5,600,6000);
INSERT INTO "changes" VALUES(24,8,'box4.category','"two-pair"',4,700,7000);
INSERT INTO "changes" VALUES(24,9,'box4.ante','"take"',4,800,8000);
INSERT INTO "changes" VALUES(24,10,'box4.blind','"take"',4,900,9000);
INSERT INTO "changes" VALUES(24,11,'box4.play','"take"',4,1000,10000);
INSERT INTO "changes" VALUES(24,12,'box4.trips','"take"',4,1100,11000);
INSERT INTO "changes" VALUES(27,0,'dealer.category','"pair"',NULL,0,0);
INSERT INTO "changes" VALUES(27,1,'dealer.qualifies','true',NULL,100,1000);
INSERT INTO "changes" VALUES(27,2,'box4.category','"two-pair"',4,200,2000);
INSERT INTO "changes" VALUES(27,3,NULL,NULL,4,207,2007);
INSERT INTO "changes" VALUES(27,4,'box4.category',NULL,4,208,2008);
INSERT INTO "changes" VALUES(27,5,'box4.ante','"5"',4,300,3000);
INSERT INTO "changes" VALUES(27,6,'box4.play','"10"',4,500,5000);
INSERT INTO "changes" VALUES(27,7,'box2.category','"two-pair"',2,600,6000);
INSERT INTO "changes" VALUES(27,8,'box2.ante','"100"',2,700,7000);
INSERT INTO "changes" VALUES(27,9,'box2.blind','"push"',2,800,8000);
INSERT INTO "changes" VALUES(27,10,'box2.play','"100"',2,900,9000);
INSERT INTO "changes" VALUES(27,11,'box2.trips','"take"',2,1000,10000);
INSERT INTO "changes" VALUES(27,12,'box1.ante','"take"',1,1100,11000);
INSERT INTO "changes" VALUES(27,13,'box1.blind','"take"',1,1200,12000);
INSERT INTO "changes" VALUES(30,0,'dealer.category','"pair"',NULL,0,0);
INSERT INTO "changes" VALUES(30,1,'dealer.qualifies','true',NULL,100,1000);
INSERT INTO "changes" VALUES(30,2,'box6.category','"high-card"',6,200,2000);
INSERT INTO "changes" VALUES(30,3,NULL,NULL,6,207,2007);
INSERT INTO "changes" VALUES(30,4,'box6.category',NULL,6,208,2008);
INSERT INTO "changes" VALUES(30,5,'box6.ante','"take"',6,300,3000);
INSERT INTO "changes" VALUES(30,6,'box3.ante','"take"',3,500,5000);
INSERT INTO "changes" VALUES(30,7,'box2.bonus','"take"',2,600,6000);
INSERT INTO "changes" VALUES(30,8,'box2.ante','"take"',2,700,7000);
CREATE TABLE drills (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    trainee INTEGER NOT NULL REFERENCES trainees (id) ON DELETE CASCADE,
    plan TEXT NOT NULL,
    started_at TEXT NOT NULL,
    finished_at TEXT
);
INSERT INTO "drills" VALUES(1,1,'{"house":"bg-ultimate","seed":"7","scope":"everything","layouts":10,"boxes":null,"mix":"natural","task":"settle","situations":[],"for_me":false,"skill":null}','2026-11-30T02:15:00.000+00:00',NULL);
INSERT INTO "drills" VALUES(2,1,'{"house":"ru-ultimate","seed":"7","scope":"everything","layouts":10,"boxes":null,"mix":"natural","task":"settle","situations":[],"for_me":false,"skill":null}','2026-11-30T02:15:00.000+00:00',NULL);
INSERT INTO "drills" VALUES(3,1,'{"house":"cz-ultimate","seed":"7","scope":"everything","layouts":10,"boxes":null,"mix":"natural","task":"settle","situations":[],"for_me":false,"skill":null}','2026-11-30T02:15:00.000+00:00',NULL);
INSERT INTO "drills" VALUES(4,1,'{"house":"lv-ultimate","seed":"7","scope":"everything","layouts":10,"boxes":null,"mix":"natural","task":"settle","situations":[],"for_me":false,"skill":null}','2026-11-30T02:15:00.000+00:00',NULL);
INSERT INTO "drills" VALUES(5,1,'{"house":"lt-casino-texas","seed":"7","scope":"everything","layouts":10,"boxes":null,"mix":"natural","task":"settle","situations":[],"for_me":false,"skill":null}','2026-11-30T02:15:00.000+00:00',NULL);
INSERT INTO "drills" VALUES(6,2,'{"house":"bg-ultimate","seed":"7","scope":"everything","layouts":10,"boxes":null,"mix":"natural","task":"settle","situations":[],"for_me":false,"skill":null}','2026-11-30T02:15:00.000+00:00',NULL);
INSERT INTO "drills" VALUES(7,2,'{"house":"ru-ultimate","seed":"7","scope":"everything","layouts":10,"boxes":null,"mix":"natural","task":"settle","situations":[],"for_me":false,"skill":null}','2026-11-30T02:15:00.000+00:00',NULL);
INSERT INTO "drills" VALUES(8,2,'{"house":"cz-ultimate","seed":"7","scope":"everything","layouts":10,"boxes":null,"mix":"natural","task":"settle","situations":[],"for_me":false,"skill":null}','2026-11-30T02:15:00.000+00:00',NULL);
INSERT INTO "drills" VALUES(9,2,'{"house":"lv-ultimate","seed":"7","scope":"everything","layouts":10,"boxes":null,"mix":"natural","task":"settle","situations":[],"for_me":false,"skill":null}','2026-11-30T02:15:00.000+00:00',NULL);
INSERT INTO "drills" VALUES(10,2,'{"house":"lt-casino-texas","seed":"7","scope":"everything","layouts":10,"boxes":null,"mix":"natural","task":"settle","situations":[],"for_me":false,"skill":null}','2026-11-30T02:15:00.000+00:00',NULL);
CREATE TABLE mark_slips (
    round INTEGER NOT NULL,
    position INTEGER NOT NULL,
    number INTEGER NOT NULL,
    slip TEXT NOT NULL,
    PRIMARY KEY (round, position, number),
    FOREIGN KEY (round, position) REFERENCES marks (round, position) ON DELETE CASCADE
) WITHOUT ROWID;
INSERT INTO "mark_slips" VALUES(1,19,1,'ante-taken-dealer-fails');
INSERT INTO "mark_slips" VALUES(4,2,0,'ante-taken-dealer-fails');
INSERT INTO "mark_slips" VALUES(16,19,1,'ante-taken-dealer-fails');
INSERT INTO "mark_slips" VALUES(19,2,0,'ante-taken-dealer-fails');
INSERT INTO "mark_slips" VALUES(2,4,1,'bet-paid-dealer-fails');
INSERT INTO "mark_slips" VALUES(11,7,1,'bet-paid-dealer-fails');
INSERT INTO "mark_slips" VALUES(17,4,1,'bet-paid-dealer-fails');
INSERT INTO "mark_slips" VALUES(26,7,1,'bet-paid-dealer-fails');
INSERT INTO "mark_slips" VALUES(2,4,0,'bet-taken-dealer-fails');
INSERT INTO "mark_slips" VALUES(11,7,0,'bet-taken-dealer-fails');
INSERT INTO "mark_slips" VALUES(17,4,0,'bet-taken-dealer-fails');
INSERT INTO "mark_slips" VALUES(26,7,0,'bet-taken-dealer-fails');
INSERT INTO "mark_slips" VALUES(5,7,0,'bonus-on-seven-cards');
INSERT INTO "mark_slips" VALUES(7,0,0,'bonus-on-seven-cards');
INSERT INTO "mark_slips" VALUES(10,0,0,'bonus-on-seven-cards');
INSERT INTO "mark_slips" VALUES(20,7,0,'bonus-on-seven-cards');
INSERT INTO "mark_slips" VALUES(22,0,0,'bonus-on-seven-cards');
INSERT INTO "mark_slips" VALUES(25,0,0,'bonus-on-seven-cards');
INSERT INTO "mark_slips" VALUES(1,11,1,'bonus-taken-on-fold');
INSERT INTO "mark_slips" VALUES(4,13,0,'bonus-taken-on-fold');
INSERT INTO "mark_slips" VALUES(10,15,1,'bonus-taken-on-fold');
INSERT INTO "mark_slips" VALUES(13,12,1,'bonus-taken-on-fold');
INSERT INTO "mark_slips" VALUES(16,11,1,'bonus-taken-on-fold');
INSERT INTO "mark_slips" VALUES(19,13,0,'bonus-taken-on-fold');
INSERT INTO "mark_slips" VALUES(25,15,1,'bonus-taken-on-fold');
INSERT INTO "mark_slips" VALUES(28,12,1,'bonus-taken-on-fold');
INSERT INTO "mark_slips" VALUES(1,18,0,'compared-though-dealer-fails');
INSERT INTO "mark_slips" VALUES(8,17,1,'compared-though-dealer-fails');
INSERT INTO "mark_slips" VALUES(16,18,0,'compared-though-dealer-fails');
INSERT INTO "mark_slips" VALUES(23,17,1,'compared-though-dealer-fails');
INSERT INTO "mark_slips" VALUES(1,6,0,'dealer-hand-misread');
INSERT INTO "mark_slips" VALUES(1,11,0,'dealer-hand-misread');
INSERT INTO "mark_slips" VALUES(4,21,1,'dealer-hand-misread');
INSERT INTO "mark_slips" VALUES(8,12,1,'dealer-hand-misread');
INSERT INTO "mark_slips" VALUES(10,12,0,'dealer-hand-misread');
INSERT INTO "mark_slips" VALUES(10,15,0,'dealer-hand-misread');
INSERT INTO "mark_slips" VALUES(13,9,0,'dealer-hand-misread');
INSERT INTO "mark_slips" VALUES(13,12,0,'dealer-hand-misread');
INSERT INTO "mark_slips" VALUES(16,6,0,'dealer-hand-misread');
INSERT INTO "mark_slips" VALUES(16,11,0,'dealer-hand-misread');
INSERT INTO "mark_slips" VALUES(19,21,1,'dealer-hand-misread');
INSERT INTO "mark_slips" VALUES(23,12,1,'dealer-hand-misread');
INSERT INTO "mark_slips" VALUES(25,12,0,'dealer-hand-misread');
INSERT INTO "mark_slips" VALUES(25,15,0,'dealer-hand-misread');
INSERT INTO "mark_slips" VALUES(28,9,0,'dealer-hand-misread');
INSERT INTO "mark_slips" VALUES(28,12,0,'dealer-hand-misread');
INSERT INTO "mark_slips" VALUES(5,11,0,'half-dropped');
INSERT INTO "mark_slips" VALUES(7,3,0,'half-dropped');
INSERT INTO "mark_slips" VALUES(8,17,0,'half-dropped');
INSERT INTO "mark_slips" VALUES(10,1,0,'half-dropped');
INSERT INTO "mark_slips" VALUES(20,11,0,'half-dropped');
INSERT INTO "mark_slips" VALUES(22,3,0,'half-dropped');
INSERT INTO "mark_slips" VALUES(23,17,0,'half-dropped');
INSERT INTO "mark_slips" VALUES(25,1,0,'half-dropped');
INSERT INTO "mark_slips" VALUES(2,1,0,'loss-as-tie');
INSERT INTO "mark_slips" VALUES(17,1,0,'loss-as-tie');
INSERT INTO "mark_slips" VALUES(1,16,0,'loss-as-win');
INSERT INTO "mark_slips" VALUES(13,18,0,'loss-as-win');
INSERT INTO "mark_slips" VALUES(16,16,0,'loss-as-win');
INSERT INTO "mark_slips" VALUES(28,18,0,'loss-as-win');
INSERT INTO "mark_slips" VALUES(1,3,1,'loss-left');
INSERT INTO "mark_slips" VALUES(2,18,0,'loss-left');
INSERT INTO "mark_slips" VALUES(10,11,0,'loss-left');
INSERT INTO "mark_slips" VALUES(13,3,0,'loss-left');
INSERT INTO "mark_slips" VALUES(16,3,1,'loss-left');
INSERT INTO "mark_slips" VALUES(17,18,0,'loss-left');
INSERT INTO "mark_slips" VALUES(25,11,0,'loss-left');
INSERT INTO "mark_slips" VALUES(28,3,0,'loss-left');
INSERT INTO "mark_slips" VALUES(4,16,0,'other-table');
INSERT INTO "mark_slips" VALUES(19,16,0,'other-table');
INSERT INTO "mark_slips" VALUES(2,16,0,'pay-left');
INSERT INTO "mark_slips" VALUES(8,12,0,'pay-left');
INSERT INTO "mark_slips" VALUES(17,16,0,'pay-left');
INSERT INTO "mark_slips" VALUES(23,12,0,'pay-left');
INSERT INTO "mark_slips" VALUES(1,16,1,'row-above');
INSERT INTO "mark_slips" VALUES(2,18,1,'row-above');
INSERT INTO "mark_slips" VALUES(13,18,1,'row-above');
INSERT INTO "mark_slips" VALUES(16,16,1,'row-above');
INSERT INTO "mark_slips" VALUES(17,18,1,'row-above');
INSERT INTO "mark_slips" VALUES(28,18,1,'row-above');
INSERT INTO "mark_slips" VALUES(7,15,0,'row-below');
INSERT INTO "mark_slips" VALUES(10,6,0,'row-below');
INSERT INTO "mark_slips" VALUES(22,15,0,'row-below');
INSERT INTO "mark_slips" VALUES(25,6,0,'row-below');
INSERT INTO "mark_slips" VALUES(1,6,1,'stake-added');
INSERT INTO "mark_slips" VALUES(7,15,1,'stake-added');
INSERT INTO "mark_slips" VALUES(10,6,1,'stake-added');
INSERT INTO "mark_slips" VALUES(10,12,1,'stake-added');
INSERT INTO "mark_slips" VALUES(13,9,1,'stake-added');
INSERT INTO "mark_slips" VALUES(16,6,1,'stake-added');
INSERT INTO "mark_slips" VALUES(22,15,1,'stake-added');
INSERT INTO "mark_slips" VALUES(25,6,1,'stake-added');
INSERT INTO "mark_slips" VALUES(25,12,1,'stake-added');
INSERT INTO "mark_slips" VALUES(28,9,1,'stake-added');
INSERT INTO "mark_slips" VALUES(1,3,0,'trips-left-on-tie');
INSERT INTO "mark_slips" VALUES(4,21,0,'trips-left-on-tie');
INSERT INTO "mark_slips" VALUES(16,3,0,'trips-left-on-tie');
INSERT INTO "mark_slips" VALUES(19,21,0,'trips-left-on-tie');
INSERT INTO "mark_slips" VALUES(4,15,0,'trips-paid-on-fold');
INSERT INTO "mark_slips" VALUES(19,15,0,'trips-paid-on-fold');
INSERT INTO "mark_slips" VALUES(7,3,1,'trips-taken-on-fold');
INSERT INTO "mark_slips" VALUES(10,1,1,'trips-taken-on-fold');
INSERT INTO "mark_slips" VALUES(22,3,1,'trips-taken-on-fold');
INSERT INTO "mark_slips" VALUES(25,1,1,'trips-taken-on-fold');
INSERT INTO "mark_slips" VALUES(1,19,0,'trips-taken-on-loss');
INSERT INTO "mark_slips" VALUES(2,9,0,'trips-taken-on-loss');
INSERT INTO "mark_slips" VALUES(11,19,0,'trips-taken-on-loss');
INSERT INTO "mark_slips" VALUES(16,19,0,'trips-taken-on-loss');
INSERT INTO "mark_slips" VALUES(17,9,0,'trips-taken-on-loss');
INSERT INTO "mark_slips" VALUES(26,19,0,'trips-taken-on-loss');
INSERT INTO "mark_slips" VALUES(2,16,1,'win-as-loss');
INSERT INTO "mark_slips" VALUES(17,16,1,'win-as-loss');
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
INSERT INTO "marks" VALUES(1,0,1,'category',NULL,NULL,'"high-card"','"high-card"',1,0);
INSERT INTO "marks" VALUES(1,1,1,'qualifies',NULL,NULL,'false','false',1,100);
INSERT INTO "marks" VALUES(1,2,1,'category',5,NULL,'"pair"','"pair"',1,201);
INSERT INTO "marks" VALUES(1,3,1,'bet',5,'ante',NULL,'"push"',0,NULL);
INSERT INTO "marks" VALUES(1,4,1,'bet',5,'blind','"push"','"push"',1,192);
INSERT INTO "marks" VALUES(1,5,1,'bet',5,'play','"100"','"100"',1,100);
INSERT INTO "marks" VALUES(1,6,1,'category',4,NULL,'"two-pair"','"pair"',0,600);
INSERT INTO "marks" VALUES(1,7,1,'bet',4,'ante','"push"','"push"',1,100);
INSERT INTO "marks" VALUES(1,8,1,'bet',4,'blind','"push"','"push"',1,100);
INSERT INTO "marks" VALUES(1,9,1,'bet',4,'play','"5"','"5"',1,100);
INSERT INTO "marks" VALUES(1,10,1,'bet',4,'trips','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(1,11,1,'category',3,NULL,'"three-of-a-kind"','"pair"',0,1100);
INSERT INTO "marks" VALUES(1,12,1,'bet',3,'ante','"push"','"push"',1,100);
INSERT INTO "marks" VALUES(1,13,1,'bet',3,'blind','"push"','"push"',1,100);
INSERT INTO "marks" VALUES(1,14,1,'bet',3,'play','"100"','"100"',1,100);
INSERT INTO "marks" VALUES(1,15,1,'category',1,NULL,'"pair"','"pair"',1,1500);
INSERT INTO "marks" VALUES(1,16,1,'bet',1,'ante','"take"','"push"',0,100);
INSERT INTO "marks" VALUES(1,17,1,'bet',1,'blind','"push"','"push"',1,100);
INSERT INTO "marks" VALUES(1,18,1,'bet',1,'play','"push"','"25"',0,100);
INSERT INTO "marks" VALUES(1,19,1,'order',NULL,NULL,'[1,4,3,5]','[5,4,3,1]',0,NULL);
INSERT INTO "marks" VALUES(2,0,1,'category',NULL,NULL,'"high-card"','"high-card"',1,0);
INSERT INTO "marks" VALUES(2,1,1,'qualifies',NULL,NULL,'true','false',0,100);
INSERT INTO "marks" VALUES(2,2,1,'bet',6,'ante','"take"','"take"',1,201);
INSERT INTO "marks" VALUES(2,3,1,'bet',6,'blind','"take"','"take"',1,92);
INSERT INTO "marks" VALUES(2,4,1,'category',5,NULL,'"flush"','"straight-flush"',0,400);
INSERT INTO "marks" VALUES(2,5,1,'bet',5,'ante','"push"','"push"',1,100);
INSERT INTO "marks" VALUES(2,6,1,'bet',5,'blind','"5000"','"5000"',1,100);
INSERT INTO "marks" VALUES(2,7,1,'bet',5,'play','"300"','"300"',1,100);
INSERT INTO "marks" VALUES(2,8,1,'category',3,NULL,'"high-card"','"pair"',0,800);
INSERT INTO "marks" VALUES(2,9,1,'bet',3,'ante','"16891.55"','"push"',0,100);
INSERT INTO "marks" VALUES(2,10,1,'bet',3,'blind','"take"','"push"',0,100);
INSERT INTO "marks" VALUES(2,11,1,'bet',3,'play','"30"','"30"',1,100);
INSERT INTO "marks" VALUES(2,12,1,'category',2,NULL,'"pair"','"pair"',1,1200);
INSERT INTO "marks" VALUES(2,13,1,'bet',2,'ante','"push"','"push"',1,100);
INSERT INTO "marks" VALUES(2,14,1,'bet',2,'blind','"push"','"push"',1,100);
INSERT INTO "marks" VALUES(2,15,1,'bet',2,'play','"20"','"20"',1,100);
INSERT INTO "marks" VALUES(2,16,1,'bet',1,'ante','"push"','"take"',0,1600);
INSERT INTO "marks" VALUES(2,17,1,'bet',1,'blind','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(2,18,1,'order',NULL,NULL,'[1,6,2,5,3]','[6,5,3,2,1]',0,NULL);
INSERT INTO "marks" VALUES(4,0,1,'category',NULL,NULL,'"two-pair"','"two-pair"',1,0);
INSERT INTO "marks" VALUES(4,1,1,'qualifies',NULL,NULL,'true','true',1,100);
INSERT INTO "marks" VALUES(4,2,1,'bet',6,'ante',NULL,'"take"',0,NULL);
INSERT INTO "marks" VALUES(4,3,1,'bet',6,'blind','"take"','"take"',1,300);
INSERT INTO "marks" VALUES(4,4,1,'category',5,NULL,'"pair"','"pair"',1,400);
INSERT INTO "marks" VALUES(4,5,1,'bet',5,'ante','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(4,6,1,'bet',5,'blind','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(4,7,1,'bet',5,'play','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(4,8,1,'bet',4,'ante','"take"','"take"',1,800);
INSERT INTO "marks" VALUES(4,9,1,'bet',4,'blind','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(4,10,1,'category',3,NULL,'"pair"','"pair"',1,1000);
INSERT INTO "marks" VALUES(4,11,1,'bet',3,'ante','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(4,12,1,'bet',3,'blind','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(4,13,1,'bet',3,'play','"push"','"take"',0,100);
INSERT INTO "marks" VALUES(4,14,1,'category',2,NULL,'"two-pair"','"two-pair"',1,1400);
INSERT INTO "marks" VALUES(4,15,1,'bet',2,'ante','"push"','"take"',0,100);
INSERT INTO "marks" VALUES(4,16,1,'bet',2,'blind','"9830.62"','"take"',0,100);
INSERT INTO "marks" VALUES(4,17,1,'bet',2,'play','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(4,18,1,'category',1,NULL,'"pair"','"pair"',1,1800);
INSERT INTO "marks" VALUES(4,19,1,'bet',1,'ante','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(4,20,1,'bet',1,'blind','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(4,21,1,'bet',1,'play','"push"','"take"',0,100);
INSERT INTO "marks" VALUES(4,22,1,'bet',1,'trips','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(4,23,1,'order',NULL,NULL,'[5,6,3,4,1,2]','[6,5,4,3,2,1]',0,NULL);
INSERT INTO "marks" VALUES(5,0,1,'category',NULL,NULL,'"straight-flush"','"flush"',0,0);
INSERT INTO "marks" VALUES(5,1,1,'qualifies',NULL,NULL,'true','true',1,100);
INSERT INTO "marks" VALUES(5,2,1,'category',5,NULL,'"high-card"','"high-card"',1,201);
INSERT INTO "marks" VALUES(5,3,1,'bet',5,'ante','"take"','"take"',1,92);
INSERT INTO "marks" VALUES(5,4,1,'bet',5,'blind','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(5,5,1,'bet',5,'play','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(5,6,1,'bet',5,'trips','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(5,7,1,'category',3,NULL,NULL,'"pair"',0,NULL);
INSERT INTO "marks" VALUES(5,8,1,'bet',3,'ante','"take"','"take"',1,800);
INSERT INTO "marks" VALUES(5,9,1,'bet',3,'blind','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(5,10,1,'bet',3,'play','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(5,11,1,'order',NULL,NULL,'[3,5]','[5,3]',0,NULL);
INSERT INTO "marks" VALUES(7,0,1,'category',NULL,NULL,'"royal-flush"','"two-pair"',0,0);
INSERT INTO "marks" VALUES(7,1,1,'qualifies',NULL,NULL,'true','true',1,100);
INSERT INTO "marks" VALUES(7,2,1,'category',6,NULL,'"pair"','"pair"',1,201);
INSERT INTO "marks" VALUES(7,3,1,'bet',6,'ante',NULL,'"take"',0,NULL);
INSERT INTO "marks" VALUES(7,4,1,'bet',6,'blind','"take"','"take"',1,192);
INSERT INTO "marks" VALUES(7,5,1,'bet',6,'trips','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(7,6,1,'category',3,NULL,'"two-pair"','"two-pair"',1,600);
INSERT INTO "marks" VALUES(7,7,1,'bet',3,'ante','"1500"','"1500"',1,100);
INSERT INTO "marks" VALUES(7,8,1,'bet',3,'blind','"push"','"push"',1,100);
INSERT INTO "marks" VALUES(7,9,1,'bet',3,'play','"6000"','"6000"',1,100);
INSERT INTO "marks" VALUES(7,10,1,'bet',3,'trips','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(7,11,1,'category',2,NULL,'"pair"','"pair"',1,1100);
INSERT INTO "marks" VALUES(7,12,1,'bet',2,'ante','"push"','"take"',0,100);
INSERT INTO "marks" VALUES(7,13,1,'bet',2,'blind','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(7,14,1,'bet',2,'play','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(7,15,1,'bet',2,'trips','"push"','"take"',0,100);
INSERT INTO "marks" VALUES(7,16,1,'order',NULL,NULL,'[6,3,2]','[6,3,2]',1,NULL);
INSERT INTO "marks" VALUES(8,0,1,'category',NULL,NULL,'"straight"','"straight"',1,0);
INSERT INTO "marks" VALUES(8,1,1,'qualifies',NULL,NULL,'true','true',1,100);
INSERT INTO "marks" VALUES(8,2,1,'bet',6,'ante','"take"','"take"',1,201);
INSERT INTO "marks" VALUES(8,3,1,'bet',6,'blind','"take"','"take"',1,92);
INSERT INTO "marks" VALUES(8,4,1,'category',5,NULL,'"pair"','"pair"',1,400);
INSERT INTO "marks" VALUES(8,5,1,'bet',5,'ante','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(8,6,1,'bet',5,'blind','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(8,7,1,'bet',5,'play','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(8,8,1,'bet',5,'trips','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(8,9,1,'category',4,NULL,'"high-card"','"high-card"',1,900);
INSERT INTO "marks" VALUES(8,10,1,'bet',4,'ante',NULL,'"take"',0,NULL);
INSERT INTO "marks" VALUES(8,11,1,'bet',4,'blind','"take"','"take"',1,200);
INSERT INTO "marks" VALUES(8,12,1,'bet',4,'trips',NULL,'"take"',0,NULL);
INSERT INTO "marks" VALUES(8,13,1,'category',3,NULL,'"pair"','"pair"',1,1300);
INSERT INTO "marks" VALUES(8,14,1,'bet',3,'ante','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(8,15,1,'bet',3,'blind','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(8,16,1,'bet',3,'play','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(8,17,1,'bet',3,'trips','"push"','"take"',0,100);
INSERT INTO "marks" VALUES(8,18,1,'category',2,NULL,'"pair"','"pair"',1,1800);
INSERT INTO "marks" VALUES(8,19,1,'bet',2,'ante','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(8,20,1,'bet',2,'blind','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(8,21,1,'bet',2,'play','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(8,22,1,'bet',2,'trips','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(8,23,1,'category',1,NULL,'"pair"','"pair"',1,2300);
INSERT INTO "marks" VALUES(8,24,1,'bet',1,'ante','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(8,25,1,'bet',1,'blind','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(8,26,1,'bet',1,'play','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(8,27,1,'order',NULL,NULL,'[4,1,6,2,5,3]','[6,5,4,3,2,1]',0,NULL);
INSERT INTO "marks" VALUES(10,0,1,'category',NULL,NULL,'"royal-flush"','"pair"',0,0);
INSERT INTO "marks" VALUES(10,1,1,'qualifies',NULL,NULL,'false','true',0,100);
INSERT INTO "marks" VALUES(10,2,1,'category',5,NULL,'"pair"','"pair"',1,201);
INSERT INTO "marks" VALUES(10,3,1,'bet',5,'ante',NULL,'"10"',0,NULL);
INSERT INTO "marks" VALUES(10,4,1,'bet',5,'blind','"push"','"push"',1,192);
INSERT INTO "marks" VALUES(10,5,1,'bet',5,'play','"40"','"40"',1,100);
INSERT INTO "marks" VALUES(10,6,1,'category',4,NULL,'"two-pair"','"pair"',0,600);
INSERT INTO "marks" VALUES(10,7,1,'bet',4,'ante','"73"','"73"',1,100);
INSERT INTO "marks" VALUES(10,8,1,'bet',4,'blind','"push"','"push"',1,100);
INSERT INTO "marks" VALUES(10,9,1,'bet',4,'play','"292"','"292"',1,100);
INSERT INTO "marks" VALUES(10,10,1,'bet',4,'trips','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(10,11,1,'category',3,NULL,'"three-of-a-kind"','"pair"',0,1100);
INSERT INTO "marks" VALUES(10,12,1,'bet',3,'ante','"push"','"10"',0,100);
INSERT INTO "marks" VALUES(10,13,1,'bet',3,'blind','"push"','"push"',1,100);
INSERT INTO "marks" VALUES(10,14,1,'bet',3,'play','"30"','"30"',1,100);
INSERT INTO "marks" VALUES(10,15,1,'order',NULL,NULL,'[4,3,5]','[5,4,3]',0,NULL);
INSERT INTO "marks" VALUES(11,0,1,'category',NULL,NULL,'"pair"','"pair"',1,0);
INSERT INTO "marks" VALUES(11,1,1,'qualifies',NULL,NULL,'true','true',1,100);
INSERT INTO "marks" VALUES(11,2,1,'category',5,NULL,'"high-card"','"high-card"',1,201);
INSERT INTO "marks" VALUES(11,3,1,'bet',5,'ante','"take"','"take"',1,92);
INSERT INTO "marks" VALUES(11,4,1,'bet',5,'blind','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(11,5,1,'bet',5,'play','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(11,6,1,'bet',5,'trips','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(11,7,1,'category',4,NULL,NULL,'"pair"',0,NULL);
INSERT INTO "marks" VALUES(11,8,1,'bet',4,'ante','"take"','"take"',1,800);
INSERT INTO "marks" VALUES(11,9,1,'bet',4,'blind','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(11,10,1,'bet',4,'play','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(11,11,1,'category',3,NULL,'"high-card"','"high-card"',1,1100);
INSERT INTO "marks" VALUES(11,12,1,'bet',3,'ante','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(11,13,1,'bet',3,'blind',NULL,'"take"',0,NULL);
INSERT INTO "marks" VALUES(11,14,1,'bet',3,'play','"take"','"take"',1,200);
INSERT INTO "marks" VALUES(11,15,1,'bet',2,'ante','"take"','"take"',1,1500);
INSERT INTO "marks" VALUES(11,16,1,'bet',2,'blind','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(11,17,1,'bet',1,'ante','"take"','"take"',1,1700);
INSERT INTO "marks" VALUES(11,18,1,'bet',1,'blind','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(11,19,1,'order',NULL,NULL,'[5,2,1,4,3]','[5,4,3,2,1]',0,NULL);
INSERT INTO "marks" VALUES(13,0,1,'category',NULL,NULL,'"two-pair"','"two-pair"',1,0);
INSERT INTO "marks" VALUES(13,1,1,'qualifies',NULL,NULL,'true','true',1,100);
INSERT INTO "marks" VALUES(13,2,1,'category',6,NULL,'"pair"','"pair"',1,201);
INSERT INTO "marks" VALUES(13,3,1,'bet',6,'bonus',NULL,'"take"',0,NULL);
INSERT INTO "marks" VALUES(13,4,1,'bet',6,'ante','"take"','"take"',1,192);
INSERT INTO "marks" VALUES(13,5,1,'bet',6,'bet','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(13,6,1,'category',5,NULL,'"pair"','"pair"',1,600);
INSERT INTO "marks" VALUES(13,7,1,'bet',5,'ante','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(13,8,1,'bet',5,'bet','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(13,9,1,'category',4,NULL,'"flush"','"pair"',0,900);
INSERT INTO "marks" VALUES(13,10,1,'bet',4,'ante','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(13,11,1,'bet',4,'bet','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(13,12,1,'category',2,NULL,'"three-of-a-kind"','"two-pair"',0,1200);
INSERT INTO "marks" VALUES(13,13,1,'bet',2,'ante','"push"','"push"',1,100);
INSERT INTO "marks" VALUES(13,14,1,'bet',2,'bet','"push"','"push"',1,100);
INSERT INTO "marks" VALUES(13,15,1,'category',1,NULL,'"pair"','"pair"',1,1500);
INSERT INTO "marks" VALUES(13,16,1,'bet',1,'ante','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(13,17,1,'bet',1,'bet','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(13,18,1,'order',NULL,NULL,'[2,5,4,6,1]','[6,5,4,2,1]',0,NULL);
INSERT INTO "marks" VALUES(14,0,1,'category',NULL,NULL,'"two-pair"','"two-pair"',1,0);
INSERT INTO "marks" VALUES(14,1,1,'qualifies',NULL,NULL,'true','true',1,100);
INSERT INTO "marks" VALUES(14,2,1,'category',1,NULL,'"two-pair"','"two-pair"',1,201);
INSERT INTO "marks" VALUES(14,3,1,'bet',1,'bonus','"take"','"take"',1,92);
INSERT INTO "marks" VALUES(14,4,1,'bet',1,'ante','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(14,5,1,'bet',1,'bet','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(16,0,2,'category',NULL,NULL,'"high-card"','"high-card"',1,0);
INSERT INTO "marks" VALUES(16,1,2,'qualifies',NULL,NULL,'false','false',1,100);
INSERT INTO "marks" VALUES(16,2,2,'category',5,NULL,'"pair"','"pair"',1,201);
INSERT INTO "marks" VALUES(16,3,2,'bet',5,'ante',NULL,'"push"',0,NULL);
INSERT INTO "marks" VALUES(16,4,2,'bet',5,'blind','"push"','"push"',1,192);
INSERT INTO "marks" VALUES(16,5,2,'bet',5,'play','"100"','"100"',1,100);
INSERT INTO "marks" VALUES(16,6,2,'category',4,NULL,'"two-pair"','"pair"',0,600);
INSERT INTO "marks" VALUES(16,7,2,'bet',4,'ante','"push"','"push"',1,100);
INSERT INTO "marks" VALUES(16,8,2,'bet',4,'blind','"push"','"push"',1,100);
INSERT INTO "marks" VALUES(16,9,2,'bet',4,'play','"5"','"5"',1,100);
INSERT INTO "marks" VALUES(16,10,2,'bet',4,'trips','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(16,11,2,'category',3,NULL,'"three-of-a-kind"','"pair"',0,1100);
INSERT INTO "marks" VALUES(16,12,2,'bet',3,'ante','"push"','"push"',1,100);
INSERT INTO "marks" VALUES(16,13,2,'bet',3,'blind','"push"','"push"',1,100);
INSERT INTO "marks" VALUES(16,14,2,'bet',3,'play','"100"','"100"',1,100);
INSERT INTO "marks" VALUES(16,15,2,'category',1,NULL,'"pair"','"pair"',1,1500);
INSERT INTO "marks" VALUES(16,16,2,'bet',1,'ante','"take"','"push"',0,100);
INSERT INTO "marks" VALUES(16,17,2,'bet',1,'blind','"push"','"push"',1,100);
INSERT INTO "marks" VALUES(16,18,2,'bet',1,'play','"push"','"25"',0,100);
INSERT INTO "marks" VALUES(16,19,2,'order',NULL,NULL,'[1,4,3,5]','[5,4,3,1]',0,NULL);
INSERT INTO "marks" VALUES(17,0,2,'category',NULL,NULL,'"high-card"','"high-card"',1,0);
INSERT INTO "marks" VALUES(17,1,2,'qualifies',NULL,NULL,'true','false',0,100);
INSERT INTO "marks" VALUES(17,2,2,'bet',6,'ante','"take"','"take"',1,201);
INSERT INTO "marks" VALUES(17,3,2,'bet',6,'blind','"take"','"take"',1,92);
INSERT INTO "marks" VALUES(17,4,2,'category',5,NULL,'"flush"','"straight-flush"',0,400);
INSERT INTO "marks" VALUES(17,5,2,'bet',5,'ante','"push"','"push"',1,100);
INSERT INTO "marks" VALUES(17,6,2,'bet',5,'blind','"5000"','"5000"',1,100);
INSERT INTO "marks" VALUES(17,7,2,'bet',5,'play','"300"','"300"',1,100);
INSERT INTO "marks" VALUES(17,8,2,'category',3,NULL,'"high-card"','"pair"',0,800);
INSERT INTO "marks" VALUES(17,9,2,'bet',3,'ante','"16891.55"','"push"',0,100);
INSERT INTO "marks" VALUES(17,10,2,'bet',3,'blind','"take"','"push"',0,100);
INSERT INTO "marks" VALUES(17,11,2,'bet',3,'play','"30"','"30"',1,100);
INSERT INTO "marks" VALUES(17,12,2,'category',2,NULL,'"pair"','"pair"',1,1200);
INSERT INTO "marks" VALUES(17,13,2,'bet',2,'ante','"push"','"push"',1,100);
INSERT INTO "marks" VALUES(17,14,2,'bet',2,'blind','"push"','"push"',1,100);
INSERT INTO "marks" VALUES(17,15,2,'bet',2,'play','"20"','"20"',1,100);
INSERT INTO "marks" VALUES(17,16,2,'bet',1,'ante','"push"','"take"',0,1600);
INSERT INTO "marks" VALUES(17,17,2,'bet',1,'blind','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(17,18,2,'order',NULL,NULL,'[1,6,2,5,3]','[6,5,3,2,1]',0,NULL);
INSERT INTO "marks" VALUES(19,0,2,'category',NULL,NULL,'"two-pair"','"two-pair"',1,0);
INSERT INTO "marks" VALUES(19,1,2,'qualifies',NULL,NULL,'true','true',1,100);
INSERT INTO "marks" VALUES(19,2,2,'bet',6,'ante',NULL,'"take"',0,NULL);
INSERT INTO "marks" VALUES(19,3,2,'bet',6,'blind','"take"','"take"',1,300);
INSERT INTO "marks" VALUES(19,4,2,'category',5,NULL,'"pair"','"pair"',1,400);
INSERT INTO "marks" VALUES(19,5,2,'bet',5,'ante','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(19,6,2,'bet',5,'blind','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(19,7,2,'bet',5,'play','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(19,8,2,'bet',4,'ante','"take"','"take"',1,800);
INSERT INTO "marks" VALUES(19,9,2,'bet',4,'blind','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(19,10,2,'category',3,NULL,'"pair"','"pair"',1,1000);
INSERT INTO "marks" VALUES(19,11,2,'bet',3,'ante','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(19,12,2,'bet',3,'blind','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(19,13,2,'bet',3,'play','"push"','"take"',0,100);
INSERT INTO "marks" VALUES(19,14,2,'category',2,NULL,'"two-pair"','"two-pair"',1,1400);
INSERT INTO "marks" VALUES(19,15,2,'bet',2,'ante','"push"','"take"',0,100);
INSERT INTO "marks" VALUES(19,16,2,'bet',2,'blind','"9830.62"','"take"',0,100);
INSERT INTO "marks" VALUES(19,17,2,'bet',2,'play','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(19,18,2,'category',1,NULL,'"pair"','"pair"',1,1800);
INSERT INTO "marks" VALUES(19,19,2,'bet',1,'ante','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(19,20,2,'bet',1,'blind','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(19,21,2,'bet',1,'play','"push"','"take"',0,100);
INSERT INTO "marks" VALUES(19,22,2,'bet',1,'trips','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(19,23,2,'order',NULL,NULL,'[5,6,3,4,1,2]','[6,5,4,3,2,1]',0,NULL);
INSERT INTO "marks" VALUES(20,0,2,'category',NULL,NULL,'"straight-flush"','"flush"',0,0);
INSERT INTO "marks" VALUES(20,1,2,'qualifies',NULL,NULL,'true','true',1,100);
INSERT INTO "marks" VALUES(20,2,2,'category',5,NULL,'"high-card"','"high-card"',1,201);
INSERT INTO "marks" VALUES(20,3,2,'bet',5,'ante','"take"','"take"',1,92);
INSERT INTO "marks" VALUES(20,4,2,'bet',5,'blind','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(20,5,2,'bet',5,'play','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(20,6,2,'bet',5,'trips','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(20,7,2,'category',3,NULL,NULL,'"pair"',0,NULL);
INSERT INTO "marks" VALUES(20,8,2,'bet',3,'ante','"take"','"take"',1,800);
INSERT INTO "marks" VALUES(20,9,2,'bet',3,'blind','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(20,10,2,'bet',3,'play','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(20,11,2,'order',NULL,NULL,'[3,5]','[5,3]',0,NULL);
INSERT INTO "marks" VALUES(22,0,2,'category',NULL,NULL,'"royal-flush"','"two-pair"',0,0);
INSERT INTO "marks" VALUES(22,1,2,'qualifies',NULL,NULL,'true','true',1,100);
INSERT INTO "marks" VALUES(22,2,2,'category',6,NULL,'"pair"','"pair"',1,201);
INSERT INTO "marks" VALUES(22,3,2,'bet',6,'ante',NULL,'"take"',0,NULL);
INSERT INTO "marks" VALUES(22,4,2,'bet',6,'blind','"take"','"take"',1,192);
INSERT INTO "marks" VALUES(22,5,2,'bet',6,'trips','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(22,6,2,'category',3,NULL,'"two-pair"','"two-pair"',1,600);
INSERT INTO "marks" VALUES(22,7,2,'bet',3,'ante','"1500"','"1500"',1,100);
INSERT INTO "marks" VALUES(22,8,2,'bet',3,'blind','"push"','"push"',1,100);
INSERT INTO "marks" VALUES(22,9,2,'bet',3,'play','"6000"','"6000"',1,100);
INSERT INTO "marks" VALUES(22,10,2,'bet',3,'trips','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(22,11,2,'category',2,NULL,'"pair"','"pair"',1,1100);
INSERT INTO "marks" VALUES(22,12,2,'bet',2,'ante','"push"','"take"',0,100);
INSERT INTO "marks" VALUES(22,13,2,'bet',2,'blind','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(22,14,2,'bet',2,'play','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(22,15,2,'bet',2,'trips','"push"','"take"',0,100);
INSERT INTO "marks" VALUES(22,16,2,'order',NULL,NULL,'[6,3,2]','[6,3,2]',1,NULL);
INSERT INTO "marks" VALUES(23,0,2,'category',NULL,NULL,'"straight"','"straight"',1,0);
INSERT INTO "marks" VALUES(23,1,2,'qualifies',NULL,NULL,'true','true',1,100);
INSERT INTO "marks" VALUES(23,2,2,'bet',6,'ante','"take"','"take"',1,201);
INSERT INTO "marks" VALUES(23,3,2,'bet',6,'blind','"take"','"take"',1,92);
INSERT INTO "marks" VALUES(23,4,2,'category',5,NULL,'"pair"','"pair"',1,400);
INSERT INTO "marks" VALUES(23,5,2,'bet',5,'ante','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(23,6,2,'bet',5,'blind','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(23,7,2,'bet',5,'play','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(23,8,2,'bet',5,'trips','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(23,9,2,'category',4,NULL,'"high-card"','"high-card"',1,900);
INSERT INTO "marks" VALUES(23,10,2,'bet',4,'ante',NULL,'"take"',0,NULL);
INSERT INTO "marks" VALUES(23,11,2,'bet',4,'blind','"take"','"take"',1,200);
INSERT INTO "marks" VALUES(23,12,2,'bet',4,'trips',NULL,'"take"',0,NULL);
INSERT INTO "marks" VALUES(23,13,2,'category',3,NULL,'"pair"','"pair"',1,1300);
INSERT INTO "marks" VALUES(23,14,2,'bet',3,'ante','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(23,15,2,'bet',3,'blind','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(23,16,2,'bet',3,'play','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(23,17,2,'bet',3,'trips','"push"','"take"',0,100);
INSERT INTO "marks" VALUES(23,18,2,'category',2,NULL,'"pair"','"pair"',1,1800);
INSERT INTO "marks" VALUES(23,19,2,'bet',2,'ante','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(23,20,2,'bet',2,'blind','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(23,21,2,'bet',2,'play','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(23,22,2,'bet',2,'trips','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(23,23,2,'category',1,NULL,'"pair"','"pair"',1,2300);
INSERT INTO "marks" VALUES(23,24,2,'bet',1,'ante','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(23,25,2,'bet',1,'blind','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(23,26,2,'bet',1,'play','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(23,27,2,'order',NULL,NULL,'[4,1,6,2,5,3]','[6,5,4,3,2,1]',0,NULL);
INSERT INTO "marks" VALUES(25,0,2,'category',NULL,NULL,'"royal-flush"','"pair"',0,0);
INSERT INTO "marks" VALUES(25,1,2,'qualifies',NULL,NULL,'false','true',0,100);
INSERT INTO "marks" VALUES(25,2,2,'category',5,NULL,'"pair"','"pair"',1,201);
INSERT INTO "marks" VALUES(25,3,2,'bet',5,'ante',NULL,'"10"',0,NULL);
INSERT INTO "marks" VALUES(25,4,2,'bet',5,'blind','"push"','"push"',1,192);
INSERT INTO "marks" VALUES(25,5,2,'bet',5,'play','"40"','"40"',1,100);
INSERT INTO "marks" VALUES(25,6,2,'category',4,NULL,'"two-pair"','"pair"',0,600);
INSERT INTO "marks" VALUES(25,7,2,'bet',4,'ante','"73"','"73"',1,100);
INSERT INTO "marks" VALUES(25,8,2,'bet',4,'blind','"push"','"push"',1,100);
INSERT INTO "marks" VALUES(25,9,2,'bet',4,'play','"292"','"292"',1,100);
INSERT INTO "marks" VALUES(25,10,2,'bet',4,'trips','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(25,11,2,'category',3,NULL,'"three-of-a-kind"','"pair"',0,1100);
INSERT INTO "marks" VALUES(25,12,2,'bet',3,'ante','"push"','"10"',0,100);
INSERT INTO "marks" VALUES(25,13,2,'bet',3,'blind','"push"','"push"',1,100);
INSERT INTO "marks" VALUES(25,14,2,'bet',3,'play','"30"','"30"',1,100);
INSERT INTO "marks" VALUES(25,15,2,'order',NULL,NULL,'[4,3,5]','[5,4,3]',0,NULL);
INSERT INTO "marks" VALUES(26,0,2,'category',NULL,NULL,'"pair"','"pair"',1,0);
INSERT INTO "marks" VALUES(26,1,2,'qualifies',NULL,NULL,'true','true',1,100);
INSERT INTO "marks" VALUES(26,2,2,'category',5,NULL,'"high-card"','"high-card"',1,201);
INSERT INTO "marks" VALUES(26,3,2,'bet',5,'ante','"take"','"take"',1,92);
INSERT INTO "marks" VALUES(26,4,2,'bet',5,'blind','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(26,5,2,'bet',5,'play','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(26,6,2,'bet',5,'trips','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(26,7,2,'category',4,NULL,NULL,'"pair"',0,NULL);
INSERT INTO "marks" VALUES(26,8,2,'bet',4,'ante','"take"','"take"',1,800);
INSERT INTO "marks" VALUES(26,9,2,'bet',4,'blind','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(26,10,2,'bet',4,'play','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(26,11,2,'category',3,NULL,'"high-card"','"high-card"',1,1100);
INSERT INTO "marks" VALUES(26,12,2,'bet',3,'ante','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(26,13,2,'bet',3,'blind',NULL,'"take"',0,NULL);
INSERT INTO "marks" VALUES(26,14,2,'bet',3,'play','"take"','"take"',1,200);
INSERT INTO "marks" VALUES(26,15,2,'bet',2,'ante','"take"','"take"',1,1500);
INSERT INTO "marks" VALUES(26,16,2,'bet',2,'blind','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(26,17,2,'bet',1,'ante','"take"','"take"',1,1700);
INSERT INTO "marks" VALUES(26,18,2,'bet',1,'blind','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(26,19,2,'order',NULL,NULL,'[5,2,1,4,3]','[5,4,3,2,1]',0,NULL);
INSERT INTO "marks" VALUES(28,0,2,'category',NULL,NULL,'"two-pair"','"two-pair"',1,0);
INSERT INTO "marks" VALUES(28,1,2,'qualifies',NULL,NULL,'true','true',1,100);
INSERT INTO "marks" VALUES(28,2,2,'category',6,NULL,'"pair"','"pair"',1,201);
INSERT INTO "marks" VALUES(28,3,2,'bet',6,'bonus',NULL,'"take"',0,NULL);
INSERT INTO "marks" VALUES(28,4,2,'bet',6,'ante','"take"','"take"',1,192);
INSERT INTO "marks" VALUES(28,5,2,'bet',6,'bet','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(28,6,2,'category',5,NULL,'"pair"','"pair"',1,600);
INSERT INTO "marks" VALUES(28,7,2,'bet',5,'ante','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(28,8,2,'bet',5,'bet','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(28,9,2,'category',4,NULL,'"flush"','"pair"',0,900);
INSERT INTO "marks" VALUES(28,10,2,'bet',4,'ante','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(28,11,2,'bet',4,'bet','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(28,12,2,'category',2,NULL,'"three-of-a-kind"','"two-pair"',0,1200);
INSERT INTO "marks" VALUES(28,13,2,'bet',2,'ante','"push"','"push"',1,100);
INSERT INTO "marks" VALUES(28,14,2,'bet',2,'bet','"push"','"push"',1,100);
INSERT INTO "marks" VALUES(28,15,2,'category',1,NULL,'"pair"','"pair"',1,1500);
INSERT INTO "marks" VALUES(28,16,2,'bet',1,'ante','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(28,17,2,'bet',1,'bet','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(28,18,2,'order',NULL,NULL,'[2,5,4,6,1]','[6,5,4,2,1]',0,NULL);
INSERT INTO "marks" VALUES(29,0,2,'category',NULL,NULL,'"two-pair"','"two-pair"',1,0);
INSERT INTO "marks" VALUES(29,1,2,'qualifies',NULL,NULL,'true','true',1,100);
INSERT INTO "marks" VALUES(29,2,2,'category',1,NULL,'"two-pair"','"two-pair"',1,201);
INSERT INTO "marks" VALUES(29,3,2,'bet',1,'bonus','"take"','"take"',1,92);
INSERT INTO "marks" VALUES(29,4,2,'bet',1,'ante','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(29,5,2,'bet',1,'bet','"take"','"take"',1,100);
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
INSERT INTO "mistakes" VALUES(1,1,'drill',1,5,'box','bg-ultimate','d508dd3759bd05a7','2026-11-30T02:15:00.000+00:00',0,24707,1,'pair win win-dealer-fails blind-pushes-on-win','trips-left-on-tie loss-left',NULL,'round-1',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(2,1,'drill',1,4,'box','bg-ultimate','d508dd3759bd05a7','2026-11-30T02:15:00.000+00:00',0,77520,1,'pair win win-dealer-fails blind-pushes-on-win','dealer-hand-misread stake-added',NULL,'round-1',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(3,1,'drill',1,3,'box','bg-ultimate','d508dd3759bd05a7','2026-11-30T02:15:00.000+00:00',0,39884,1,'pair win win-dealer-fails blind-pushes-on-win','dealer-hand-misread bonus-taken-on-fold',NULL,'round-1',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(4,1,'drill',1,1,'box','bg-ultimate','d508dd3759bd05a7','2026-11-30T02:15:00.000+00:00',0,45147,1,'pair win win-dealer-fails blind-pushes-on-win','loss-as-win row-above compared-though-dealer-fails',NULL,'round-1',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(5,1,'drill',2,0,'dealer','bg-ultimate','d508dd3759bd05a7','2026-11-30T02:15:00.000+00:00',0,4377,1,'dealer-fails','loss-as-tie',NULL,'round-2',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(6,1,'drill',2,6,'box','bg-ultimate','d508dd3759bd05a7','2026-11-30T02:15:00.000+00:00',0,64830,0,'high-card fold','',NULL,'round-2',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(7,1,'drill',2,5,'box','bg-ultimate','d508dd3759bd05a7','2026-11-30T02:15:00.000+00:00',0,36170,1,'straight-flush win win-dealer-fails blind-paid','bet-taken-dealer-fails bet-paid-dealer-fails',NULL,'round-2',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(8,1,'drill',2,3,'box','bg-ultimate','d508dd3759bd05a7','2026-11-30T02:15:00.000+00:00',0,2446,1,'pair win win-dealer-fails blind-pushes-on-win','trips-taken-on-loss',NULL,'round-2',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(9,1,'drill',2,2,'box','bg-ultimate','d508dd3759bd05a7','2026-11-30T02:15:00.000+00:00',0,86535,0,'pair win win-dealer-fails blind-pushes-on-win','',NULL,'round-2',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(10,1,'drill',2,1,'box','bg-ultimate','d508dd3759bd05a7','2026-11-30T02:15:00.000+00:00',0,57046,1,'high-card fold','pay-left win-as-loss',NULL,'round-2',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(11,1,'drill',4,6,'box','ru-ultimate','8d192518a0965b77','2026-11-30T02:15:00.000+00:00',0,3573,1,'pair fold','ante-taken-dealer-fails',NULL,'round-4',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(12,1,'drill',4,5,'box','ru-ultimate','8d192518a0965b77','2026-11-30T02:15:00.000+00:00',0,75284,0,'pair lose','',NULL,'round-4',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(13,1,'drill',4,4,'box','ru-ultimate','8d192518a0965b77','2026-11-30T02:15:00.000+00:00',0,56665,0,'pair fold','',NULL,'round-4',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(14,1,'drill',4,3,'box','ru-ultimate','8d192518a0965b77','2026-11-30T02:15:00.000+00:00',0,47621,1,'pair lose','bonus-taken-on-fold',NULL,'round-4',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(15,1,'drill',4,2,'box','ru-ultimate','8d192518a0965b77','2026-11-30T02:15:00.000+00:00',0,61761,1,'two-pair three-pairs same-category lose','trips-paid-on-fold other-table',NULL,'round-4',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(16,1,'drill',4,1,'box','ru-ultimate','8d192518a0965b77','2026-11-30T02:15:00.000+00:00',0,65890,1,'pair lose','trips-left-on-tie dealer-hand-misread',NULL,'round-4',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(17,1,'drill',5,0,'dealer','ru-ultimate','8d192518a0965b77','2026-11-30T02:15:00.000+00:00',0,7620,1,'','',NULL,'round-5',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(18,1,'drill',5,3,'box','ru-ultimate','8d192518a0965b77','2026-11-30T02:15:00.000+00:00',0,47144,1,'pair lose','bonus-on-seven-cards',NULL,'round-5',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(19,1,'drill',7,0,'dealer','cz-ultimate','29fb251837e793d6','2026-11-30T02:15:00.000+00:00',0,1493,1,'','bonus-on-seven-cards',NULL,'round-7',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(20,1,'drill',7,6,'box','cz-ultimate','29fb251837e793d6','2026-11-30T02:15:00.000+00:00',0,69303,1,'pair fold','half-dropped trips-taken-on-fold',NULL,'round-7',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(21,1,'drill',7,3,'box','cz-ultimate','29fb251837e793d6','2026-11-30T02:15:00.000+00:00',0,78069,0,'two-pair same-category win blind-pushes-on-win','',NULL,'round-7',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(22,1,'drill',7,2,'box','cz-ultimate','29fb251837e793d6','2026-11-30T02:15:00.000+00:00',0,75617,1,'pair lose','row-below stake-added',NULL,'round-7',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(23,1,'drill',8,6,'box','cz-ultimate','29fb251837e793d6','2026-11-30T02:15:00.000+00:00',0,89235,0,'high-card fold','',NULL,'round-8',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(24,1,'drill',8,5,'box','cz-ultimate','29fb251837e793d6','2026-11-30T02:15:00.000+00:00',0,53131,0,'pair lose','',NULL,'round-8',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(25,1,'drill',8,4,'box','cz-ultimate','29fb251837e793d6','2026-11-30T02:15:00.000+00:00',0,36629,1,'high-card fold','pay-left dealer-hand-misread',NULL,'round-8',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(26,1,'drill',8,3,'box','cz-ultimate','29fb251837e793d6','2026-11-30T02:15:00.000+00:00',0,77153,1,'pair lose','half-dropped compared-though-dealer-fails',NULL,'round-8',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(27,1,'drill',8,2,'box','cz-ultimate','29fb251837e793d6','2026-11-30T02:15:00.000+00:00',0,77895,0,'pair lose','',NULL,'round-8',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(28,1,'drill',10,0,'dealer','lv-ultimate','056d28acb9863e67','2026-11-30T02:15:00.000+00:00',0,1493,1,'dealer-opens-on-board-pair','bonus-on-seven-cards half-dropped trips-taken-on-fold',NULL,'round-10',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(29,1,'drill',10,5,'box','lv-ultimate','056d28acb9863e67','2026-11-30T02:15:00.000+00:00',0,69303,1,'pair same-category kicker-decides win blind-pushes-on-win','',NULL,'round-10',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(30,1,'drill',10,4,'box','lv-ultimate','056d28acb9863e67','2026-11-30T02:15:00.000+00:00',0,61441,1,'pair same-category kicker-decides win blind-pushes-on-win','row-below stake-added',NULL,'round-10',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(31,1,'drill',10,3,'box','lv-ultimate','056d28acb9863e67','2026-11-30T02:15:00.000+00:00',0,48508,1,'pair same-category kicker-decides win blind-pushes-on-win','loss-left dealer-hand-misread stake-added',NULL,'round-10',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(32,1,'drill',11,5,'box','lv-ultimate','056d28acb9863e67','2026-11-30T02:15:00.000+00:00',0,64830,0,'high-card lose','',NULL,'round-11',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(33,1,'drill',11,4,'box','lv-ultimate','056d28acb9863e67','2026-11-30T02:15:00.000+00:00',0,2446,1,'pair same-category lose dark','bet-taken-dealer-fails bet-paid-dealer-fails',NULL,'round-11',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(34,1,'drill',11,3,'box','lv-ultimate','056d28acb9863e67','2026-11-30T02:15:00.000+00:00',0,35020,1,'high-card lose dark','',NULL,'round-11',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(35,1,'drill',11,2,'box','lv-ultimate','056d28acb9863e67','2026-11-30T02:15:00.000+00:00',0,86535,0,'high-card fold','',NULL,'round-11',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(36,1,'drill',13,6,'box','lt-casino-texas','8d0b24a1f988c352','2026-11-30T02:15:00.000+00:00',0,24707,1,'pair lose','loss-left',NULL,'round-13',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(37,1,'drill',13,5,'box','lt-casino-texas','8d0b24a1f988c352','2026-11-30T02:15:00.000+00:00',0,77520,0,'pair lose','',NULL,'round-13',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(38,1,'drill',13,4,'box','lt-casino-texas','8d0b24a1f988c352','2026-11-30T02:15:00.000+00:00',0,39884,1,'pair lose','dealer-hand-misread stake-added',NULL,'round-13',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(39,1,'drill',13,2,'box','lt-casino-texas','8d0b24a1f988c352','2026-11-30T02:15:00.000+00:00',0,45147,1,'two-pair same-category tie','dealer-hand-misread bonus-taken-on-fold',NULL,'round-13',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(40,1,'drill',13,1,'box','lt-casino-texas','8d0b24a1f988c352','2026-11-30T02:15:00.000+00:00',0,68411,0,'pair lose dark','',NULL,'round-13',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(41,2,'drill',16,5,'box','bg-ultimate','d508dd3759bd05a7','2026-11-30T02:15:00.000+00:00',0,24707,1,'pair win win-dealer-fails blind-pushes-on-win','trips-left-on-tie loss-left',NULL,'round-16',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(42,2,'drill',16,4,'box','bg-ultimate','d508dd3759bd05a7','2026-11-30T02:15:00.000+00:00',0,77520,1,'pair win win-dealer-fails blind-pushes-on-win','dealer-hand-misread stake-added',NULL,'round-16',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(43,2,'drill',16,3,'box','bg-ultimate','d508dd3759bd05a7','2026-11-30T02:15:00.000+00:00',0,39884,1,'pair win win-dealer-fails blind-pushes-on-win','dealer-hand-misread bonus-taken-on-fold',NULL,'round-16',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(44,2,'drill',16,1,'box','bg-ultimate','d508dd3759bd05a7','2026-11-30T02:15:00.000+00:00',0,45147,1,'pair win win-dealer-fails blind-pushes-on-win','loss-as-win row-above compared-though-dealer-fails',NULL,'round-16',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(45,2,'drill',17,0,'dealer','bg-ultimate','d508dd3759bd05a7','2026-11-30T02:15:00.000+00:00',0,4377,1,'dealer-fails','loss-as-tie',NULL,'round-17',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(46,2,'drill',17,6,'box','bg-ultimate','d508dd3759bd05a7','2026-11-30T02:15:00.000+00:00',0,64830,0,'high-card fold','',NULL,'round-17',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(47,2,'drill',17,5,'box','bg-ultimate','d508dd3759bd05a7','2026-11-30T02:15:00.000+00:00',0,36170,1,'straight-flush win win-dealer-fails blind-paid','bet-taken-dealer-fails bet-paid-dealer-fails',NULL,'round-17',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(48,2,'drill',17,3,'box','bg-ultimate','d508dd3759bd05a7','2026-11-30T02:15:00.000+00:00',0,2446,1,'pair win win-dealer-fails blind-pushes-on-win','trips-taken-on-loss',NULL,'round-17',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(49,2,'drill',17,2,'box','bg-ultimate','d508dd3759bd05a7','2026-11-30T02:15:00.000+00:00',0,86535,0,'pair win win-dealer-fails blind-pushes-on-win','',NULL,'round-17',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(50,2,'drill',17,1,'box','bg-ultimate','d508dd3759bd05a7','2026-11-30T02:15:00.000+00:00',0,57046,1,'high-card fold','pay-left win-as-loss',NULL,'round-17',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(51,2,'drill',19,6,'box','ru-ultimate','8d192518a0965b77','2026-11-30T02:15:00.000+00:00',0,3573,1,'pair fold','ante-taken-dealer-fails',NULL,'round-19',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(52,2,'drill',19,5,'box','ru-ultimate','8d192518a0965b77','2026-11-30T02:15:00.000+00:00',0,75284,0,'pair lose','',NULL,'round-19',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(53,2,'drill',19,4,'box','ru-ultimate','8d192518a0965b77','2026-11-30T02:15:00.000+00:00',0,56665,0,'pair fold','',NULL,'round-19',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(54,2,'drill',19,3,'box','ru-ultimate','8d192518a0965b77','2026-11-30T02:15:00.000+00:00',0,47621,1,'pair lose','bonus-taken-on-fold',NULL,'round-19',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(55,2,'drill',19,2,'box','ru-ultimate','8d192518a0965b77','2026-11-30T02:15:00.000+00:00',0,61761,1,'two-pair three-pairs same-category lose','trips-paid-on-fold other-table',NULL,'round-19',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(56,2,'drill',19,1,'box','ru-ultimate','8d192518a0965b77','2026-11-30T02:15:00.000+00:00',0,65890,1,'pair lose','trips-left-on-tie dealer-hand-misread',NULL,'round-19',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(57,2,'drill',20,0,'dealer','ru-ultimate','8d192518a0965b77','2026-11-30T02:15:00.000+00:00',0,7620,1,'','',NULL,'round-20',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(58,2,'drill',20,3,'box','ru-ultimate','8d192518a0965b77','2026-11-30T02:15:00.000+00:00',0,47144,1,'pair lose','bonus-on-seven-cards',NULL,'round-20',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(59,2,'drill',22,0,'dealer','cz-ultimate','29fb251837e793d6','2026-11-30T02:15:00.000+00:00',0,1493,1,'','bonus-on-seven-cards',NULL,'round-22',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(60,2,'drill',22,6,'box','cz-ultimate','29fb251837e793d6','2026-11-30T02:15:00.000+00:00',0,69303,1,'pair fold','half-dropped trips-taken-on-fold',NULL,'round-22',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(61,2,'drill',22,3,'box','cz-ultimate','29fb251837e793d6','2026-11-30T02:15:00.000+00:00',0,78069,0,'two-pair same-category win blind-pushes-on-win','',NULL,'round-22',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(62,2,'drill',22,2,'box','cz-ultimate','29fb251837e793d6','2026-11-30T02:15:00.000+00:00',0,75617,1,'pair lose','row-below stake-added',NULL,'round-22',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(63,2,'drill',23,6,'box','cz-ultimate','29fb251837e793d6','2026-11-30T02:15:00.000+00:00',0,89235,0,'high-card fold','',NULL,'round-23',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(64,2,'drill',23,5,'box','cz-ultimate','29fb251837e793d6','2026-11-30T02:15:00.000+00:00',0,53131,0,'pair lose','',NULL,'round-23',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(65,2,'drill',23,4,'box','cz-ultimate','29fb251837e793d6','2026-11-30T02:15:00.000+00:00',0,36629,1,'high-card fold','pay-left dealer-hand-misread',NULL,'round-23',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(66,2,'drill',23,3,'box','cz-ultimate','29fb251837e793d6','2026-11-30T02:15:00.000+00:00',0,77153,1,'pair lose','half-dropped compared-though-dealer-fails',NULL,'round-23',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(67,2,'drill',23,2,'box','cz-ultimate','29fb251837e793d6','2026-11-30T02:15:00.000+00:00',0,77895,0,'pair lose','',NULL,'round-23',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(68,2,'drill',25,0,'dealer','lv-ultimate','056d28acb9863e67','2026-11-30T02:15:00.000+00:00',0,1493,1,'dealer-opens-on-board-pair','bonus-on-seven-cards half-dropped trips-taken-on-fold',NULL,'round-25',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(69,2,'drill',25,5,'box','lv-ultimate','056d28acb9863e67','2026-11-30T02:15:00.000+00:00',0,69303,1,'pair same-category kicker-decides win blind-pushes-on-win','',NULL,'round-25',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(70,2,'drill',25,4,'box','lv-ultimate','056d28acb9863e67','2026-11-30T02:15:00.000+00:00',0,61441,1,'pair same-category kicker-decides win blind-pushes-on-win','row-below stake-added',NULL,'round-25',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(71,2,'drill',25,3,'box','lv-ultimate','056d28acb9863e67','2026-11-30T02:15:00.000+00:00',0,48508,1,'pair same-category kicker-decides win blind-pushes-on-win','loss-left dealer-hand-misread stake-added',NULL,'round-25',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(72,2,'drill',26,5,'box','lv-ultimate','056d28acb9863e67','2026-11-30T02:15:00.000+00:00',0,64830,0,'high-card lose','',NULL,'round-26',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(73,2,'drill',26,4,'box','lv-ultimate','056d28acb9863e67','2026-11-30T02:15:00.000+00:00',0,2446,1,'pair same-category lose dark','bet-taken-dealer-fails bet-paid-dealer-fails',NULL,'round-26',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(74,2,'drill',26,3,'box','lv-ultimate','056d28acb9863e67','2026-11-30T02:15:00.000+00:00',0,35020,1,'high-card lose dark','',NULL,'round-26',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(75,2,'drill',26,2,'box','lv-ultimate','056d28acb9863e67','2026-11-30T02:15:00.000+00:00',0,86535,0,'high-card fold','',NULL,'round-26',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(76,2,'drill',28,6,'box','lt-casino-texas','8d0b24a1f988c352','2026-11-30T02:15:00.000+00:00',0,24707,1,'pair lose','loss-left',NULL,'round-28',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(77,2,'drill',28,5,'box','lt-casino-texas','8d0b24a1f988c352','2026-11-30T02:15:00.000+00:00',0,77520,0,'pair lose','',NULL,'round-28',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(78,2,'drill',28,4,'box','lt-casino-texas','8d0b24a1f988c352','2026-11-30T02:15:00.000+00:00',0,39884,1,'pair lose','dealer-hand-misread stake-added',NULL,'round-28',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(79,2,'drill',28,2,'box','lt-casino-texas','8d0b24a1f988c352','2026-11-30T02:15:00.000+00:00',0,45147,1,'two-pair same-category tie','dealer-hand-misread bonus-taken-on-fold',NULL,'round-28',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(80,2,'drill',28,1,'box','lt-casino-texas','8d0b24a1f988c352','2026-11-30T02:15:00.000+00:00',0,68411,0,'pair lose dark','',NULL,'round-28',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
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
INSERT INTO "quarters" VALUES(1,1995561,0,'bg-ultimate',2,39,26,26,20,2,603543,9,434285,1689655,6000);
INSERT INTO "quarters" VALUES(1,1995561,0,'cz-ultimate',2,45,37,31,25,2,704734,9,567614,155000,0);
INSERT INTO "quarters" VALUES(1,1995561,0,'lt-casino-texas',2,25,21,14,13,2,303879,6,258222,0,0);
INSERT INTO "quarters" VALUES(1,1995561,0,'lv-ultimate',2,36,26,24,21,2,572640,8,404253,0,1000);
INSERT INTO "quarters" VALUES(1,1995561,0,'ru-ultimate',2,36,27,24,19,2,368567,8,369906,8583062,0);
INSERT INTO "quarters" VALUES(2,1995561,0,'bg-ultimate',2,39,26,26,20,2,603543,9,434285,1689655,6000);
INSERT INTO "quarters" VALUES(2,1995561,0,'cz-ultimate',2,45,37,31,25,2,704734,9,567614,155000,0);
INSERT INTO "quarters" VALUES(2,1995561,0,'lt-casino-texas',2,25,21,14,13,2,303879,6,258222,0,0);
INSERT INTO "quarters" VALUES(2,1995561,0,'lv-ultimate',2,36,26,24,21,2,572640,8,404253,0,1000);
INSERT INTO "quarters" VALUES(2,1995561,0,'ru-ultimate',2,36,27,24,19,2,368567,8,369906,8583062,0);
CREATE TABLE quiz_chains (
    quiz INTEGER PRIMARY KEY REFERENCES quizzes (id) ON DELETE CASCADE,
    standing TEXT NOT NULL,
    before TEXT NOT NULL,
    digest TEXT -- nothing: kept by a version without chains, and not since
);
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
CREATE TABLE reviews (
    trainee INTEGER NOT NULL REFERENCES trainees (id) ON DELETE CASCADE,
    quarter INTEGER NOT NULL,
    utc_offset INTEGER NOT NULL,
    answered INTEGER NOT NULL,
    milliseconds INTEGER NOT NULL,
    PRIMARY KEY (trainee, quarter, utc_offset)
) WITHOUT ROWID;
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
INSERT INTO "rounds" VALUES(1,1,1,0,'bg-ultimate','d508dd3759bd05a7','{"house":"bg-ultimate","board":"Ad Tc Kd 8c 4c","dealer":"7s Jh","boxes":[{"box":1,"cards":"8s 9s","ante":25,"play":25},{"box":3,"cards":"Qc Kh","ante":25,"play":100},{"box":4,"cards":"7c 8h","ante":5,"play":5,"trips":5},{"box":5,"cards":"4s 3c","ante":100,"play":100}]}','["dealer.category","dealer.qualifies","box5.category","box5.ante","box5.blind","box5.play","box4.category","box4.ante","box4.blind","box4.play","box4.trips","box3.category","box3.ante","box3.blind","box3.play","box1.category","box1.ante","box1.blind","box1.play","order"]','2026-11-30T02:15:00.000+00:00','2026-11-30T02:15:00.000+00:00','{"dealer":{"category":"high-card","qualifies":false,"seconds":8.551},"boxes":[{"box":1,"category":"pair","bets":{"ante":"take","blind":"push","play":"push"},"seconds":45.147},{"box":4,"category":"two-pair","bets":{"ante":"push","blind":"push","play":"5","trips":"take"},"seconds":77.52},{"box":3,"category":"three-of-a-kind","bets":{"ante":"push","blind":"push","play":"100"},"seconds":39.884},{"box":5,"category":"pair","bets":{"blind":"push","play":"100"},"seconds":24.707}],"seconds":275.607}',275607,20,14,0,5000,'{"game":"ultimate","whole":true,"situations":{"0":"dealer-fails","5":"pair win win-dealer-fails blind-pushes-on-win","4":"pair win win-dealer-fails blind-pushes-on-win","3":"pair win win-dealer-fails blind-pushes-on-win","1":"pair win win-dealer-fails blind-pushes-on-win"}}',0);
INSERT INTO "rounds" VALUES(2,1,1,1,'bg-ultimate','d508dd3759bd05a7','{"house":"bg-ultimate","board":"9h Th 3s 8h Kc","dealer":"6c As","boxes":[{"box":1,"cards":"4s 2s","ante":5},{"box":2,"cards":"Tc 5d","ante":10,"play":20},{"box":3,"cards":"Ah 3d","ante":10,"play":30},{"box":5,"cards":"Jh Qh","ante":100,"play":300},{"box":6,"cards":"5h 7d","ante":10}]}','["dealer.category","dealer.qualifies","box6.ante","box6.blind","box5.category","box5.ante","box5.blind","box5.play","box3.category","box3.ante","box3.blind","box3.play","box2.category","box2.ante","box2.blind","box2.play","box1.ante","box1.blind","order"]','2026-11-30T02:15:00.000+00:00','2026-11-30T02:15:00.000+00:00','{"dealer":{"category":"high-card","qualifies":true,"seconds":4.377},"boxes":[{"box":1,"category":"high-card","bets":{"ante":"push","blind":"take"},"seconds":57.046},{"box":6,"category":"high-card","bets":{"ante":"take","blind":"take"},"seconds":64.83},{"box":2,"category":"pair","bets":{"ante":"push","blind":"push","play":"20"},"seconds":86.535},{"box":5,"category":"flush","bets":{"ante":"push","blind":"5000","play":"300"},"seconds":36.17},{"box":3,"category":"high-card","bets":{"ante":"16891.55","blind":"take","play":"30"},"seconds":2.446}],"seconds":327.936}',327936,19,12,1689655,1000,'{"game":"ultimate","whole":true,"situations":{"0":"dealer-fails","6":"high-card fold","5":"straight-flush win win-dealer-fails blind-paid","3":"pair win win-dealer-fails blind-pushes-on-win","2":"pair win win-dealer-fails blind-pushes-on-win","1":"high-card fold"}}',0);
INSERT INTO "rounds" VALUES(3,1,1,2,'bg-ultimate','d508dd3759bd05a7','{"house":"bg-ultimate","board":"Kd Ts 9h 3h 6s","dealer":"Jd 7s","boxes":[{"box":1,"cards":"Qd 6c","ante":25,"play":25,"trips":10},{"box":3,"cards":"Kh Td","ante":60,"play":240},{"box":4,"cards":"Th 8c","ante":100,"play":200},{"box":5,"cards":"2d 7d","ante":5,"trips":5},{"box":6,"cards":"Jc As","ante":5,"play":20}]}','["dealer.category","dealer.qualifies","box6.category","box6.ante","box6.blind","box6.play","box5.category","box5.ante","box5.blind","box5.trips","box4.category","box4.ante","box4.blind","box4.play","box3.category","box3.ante","box3.blind","box3.play","box1.category","box1.ante","box1.blind","box1.play","box1.trips","order"]','2026-11-30T02:15:00.000+00:00',NULL,NULL,NULL,NULL,NULL,NULL,NULL,'{"game":"ultimate","whole":true,"situations":{"0":"dealer-fails","6":"high-card same-category win win-dealer-fails blind-pushes-on-win","5":"high-card fold","4":"pair win win-dealer-fails blind-pushes-on-win","3":"two-pair win win-dealer-fails blind-pushes-on-win","1":"pair win win-dealer-fails blind-pushes-on-win"}}',NULL);
INSERT INTO "rounds" VALUES(4,1,2,0,'ru-ultimate','8d192518a0965b77','{"house":"ru-ultimate","board":"9c 6d 2c 7s 7h","dealer":"9h Tc","boxes":[{"box":1,"cards":"8h Qh","ante":10500,"play":42000,"trips":500},{"box":2,"cards":"6c 2h","ante":15000,"play":30000},{"box":3,"cards":"Th Jd","ante":1000,"play":4000},{"box":4,"cards":"Jc 4s","ante":1000},{"box":5,"cards":"3d Qd","ante":1500,"play":1500},{"box":6,"cards":"Td 4d","ante":5000}]}','["dealer.category","dealer.qualifies","box6.ante","box6.blind","box5.category","box5.ante","box5.blind","box5.play","box4.ante","box4.blind","box3.category","box3.ante","box3.blind","box3.play","box2.category","box2.ante","box2.blind","box2.play","box1.category","box1.ante","box1.blind","box1.play","box1.trips","order"]','2026-11-30T02:15:00.000+00:00','2026-11-30T02:15:00.000+00:00','{"dealer":{"category":"two-pair","qualifies":true,"seconds":2.365},"boxes":[{"box":5,"category":"pair","bets":{"ante":"take","blind":"take","play":"take"},"seconds":75.284},{"box":6,"category":"pair","bets":{"blind":"take"},"seconds":3.573},{"box":3,"category":"pair","bets":{"ante":"take","blind":"take","play":"push"},"seconds":47.621},{"box":4,"category":"flush","bets":{"ante":"take","blind":"take"},"seconds":56.665},{"box":1,"category":"pair","bets":{"ante":"take","blind":"take","play":"push","trips":"take"},"seconds":65.89},{"box":2,"category":"two-pair","bets":{"ante":"push","blind":"9830.62","play":"take"},"seconds":61.761}],"seconds":306.035}',306035,24,18,8583062,0,'{"game":"ultimate","whole":true,"situations":{"6":"pair fold","5":"pair lose","4":"pair fold","3":"pair lose","2":"two-pair three-pairs same-category lose","1":"pair lose"}}',0);
INSERT INTO "rounds" VALUES(5,1,2,1,'ru-ultimate','8d192518a0965b77','{"house":"ru-ultimate","board":"6d 4h Qd Kc Td","dealer":"Jd 5d","boxes":[{"box":3,"cards":"Ac Tc","ante":1500,"play":6000},{"box":5,"cards":"2h Jc","ante":500,"play":500,"trips":500}]}','["dealer.category","dealer.qualifies","box5.category","box5.ante","box5.blind","box5.play","box5.trips","box3.category","box3.ante","box3.blind","box3.play","order"]','2026-11-30T02:15:00.000+00:00','2026-11-30T02:15:00.000+00:00','{"dealer":{"category":"straight-flush","qualifies":true,"seconds":7.62},"boxes":[{"box":3,"bets":{"ante":"take","blind":"take","play":"take"},"seconds":47.144},{"box":5,"category":"high-card","bets":{"ante":"take","blind":"take","play":"take","trips":"take"},"seconds":11.968}],"seconds":62.532}',62532,12,9,0,0,'{"game":"ultimate","whole":true,"situations":{"5":"high-card lose","3":"pair lose"}}',0);
INSERT INTO "rounds" VALUES(6,1,2,2,'ru-ultimate','8d192518a0965b77','{"house":"ru-ultimate","board":"2c 5c 5h 4c 9d","dealer":"Td 8d","boxes":[{"box":1,"cards":"7h 7s","ante":17000,"play":34000,"trips":1000},{"box":2,"cards":"Ks Ad","ante":1000,"play":4000,"trips":2500},{"box":4,"cards":"7c 6s","ante":500},{"box":5,"cards":"Qs 2s","ante":18000,"play":36000}]}','["dealer.category","dealer.qualifies","box5.category","box5.ante","box5.blind","box5.play","box4.ante","box4.blind","box2.category","box2.ante","box2.blind","box2.play","box2.trips","box1.category","box1.ante","box1.blind","box1.play","box1.trips","order"]','2026-11-30T02:15:00.000+00:00',NULL,NULL,NULL,NULL,NULL,NULL,NULL,'{"game":"ultimate","whole":true,"situations":{"0":"dealer-opens-on-board-pair","5":"two-pair win blind-pushes-on-win","4":"pair fold","2":"pair same-category kicker-decides win blind-pushes-on-win","1":"two-pair win blind-pushes-on-win"}}',NULL);
INSERT INTO "rounds" VALUES(7,1,3,0,'cz-ultimate','29fb251837e793d6','{"house":"cz-ultimate","board":"As Kd Ts Ad 3d","dealer":"3h 4d","boxes":[{"box":2,"cards":"8h Jc","ante":1000,"play":1000,"trips":50},{"box":3,"cards":"Jh Ks","ante":1500,"play":6000,"trips":150},{"box":6,"cards":"2s 7d","ante":1000,"trips":150}]}','["dealer.category","dealer.qualifies","box6.category","box6.ante","box6.blind","box6.trips","box3.category","box3.ante","box3.blind","box3.play","box3.trips","box2.category","box2.ante","box2.blind","box2.play","box2.trips","order"]','2026-11-30T02:15:00.000+00:00','2026-11-30T02:15:00.000+00:00','{"dealer":{"category":"royal-flush","qualifies":true,"seconds":1.493},"boxes":[{"box":6,"category":"pair","bets":{"blind":"take","trips":"take"},"seconds":69.303},{"box":3,"category":"two-pair","bets":{"ante":"1500","blind":"push","play":"6000","trips":"take"},"seconds":78.069},{"box":2,"category":"pair","bets":{"ante":"push","blind":"take","play":"take","trips":"push"},"seconds":75.617}],"seconds":343.184}',343184,17,13,105000,0,'{"game":"ultimate","whole":true,"situations":{"6":"pair fold","3":"two-pair same-category win blind-pushes-on-win","2":"pair lose"}}',0);
INSERT INTO "rounds" VALUES(8,1,3,1,'cz-ultimate','29fb251837e793d6','{"house":"cz-ultimate","board":"5s 7h Ts Ac 2d","dealer":"4c 3s","boxes":[{"box":1,"cards":"7s 6h","ante":2400,"play":4800},{"box":2,"cards":"Qs 2h","ante":1500,"play":1500,"trips":100},{"box":3,"cards":"Tc Qh","ante":500,"play":2000,"trips":500},{"box":4,"cards":"8s 6s","ante":100,"trips":100},{"box":5,"cards":"Ah Jc","ante":1000,"play":4000,"trips":100},{"box":6,"cards":"3h 8h","ante":1000}]}','["dealer.category","dealer.qualifies","box6.ante","box6.blind","box5.category","box5.ante","box5.blind","box5.play","box5.trips","box4.category","box4.ante","box4.blind","box4.trips","box3.category","box3.ante","box3.blind","box3.play","box3.trips","box2.category","box2.ante","box2.blind","box2.play","box2.trips","box1.category","box1.ante","box1.blind","box1.play","order"]','2026-11-30T02:15:00.000+00:00','2026-11-30T02:15:00.000+00:00','{"dealer":{"category":"straight","qualifies":true,"seconds":8.319},"boxes":[{"box":4,"category":"high-card","bets":{"blind":"take"},"seconds":36.629},{"box":1,"category":"pair","bets":{"ante":"take","blind":"take","play":"take"},"seconds":10.582},{"box":6,"category":"high-card","bets":{"ante":"take","blind":"take"},"seconds":89.235},{"box":2,"category":"pair","bets":{"ante":"take","blind":"take","play":"take","trips":"take"},"seconds":77.895},{"box":5,"category":"pair","bets":{"ante":"take","blind":"take","play":"take","trips":"take"},"seconds":53.131},{"box":3,"category":"pair","bets":{"ante":"take","blind":"take","play":"take","trips":"push"},"seconds":77.153}],"seconds":361.55}',361550,28,24,50000,0,'{"game":"ultimate","whole":true,"situations":{"6":"high-card fold","5":"pair lose","4":"high-card fold","3":"pair lose","2":"pair lose","1":"pair lose"}}',0);
INSERT INTO "rounds" VALUES(9,1,3,2,'cz-ultimate','29fb251837e793d6','{"house":"cz-ultimate","board":"9d Td 3c 8s 9h","dealer":"Ac 8d","boxes":[{"box":4,"cards":"2s 2h","ante":2500,"play":2500,"trips":50},{"box":5,"cards":"8h 7s","ante":600,"play":600,"trips":250}]}','["dealer.category","dealer.qualifies","box5.category","box5.ante","box5.blind","box5.play","box5.trips","box4.category","box4.ante","box4.blind","box4.play","box4.trips","order"]','2026-11-30T02:15:00.000+00:00',NULL,NULL,NULL,NULL,NULL,NULL,NULL,'{"game":"ultimate","whole":true,"situations":{"5":"two-pair same-category kicker-decides lose","4":"two-pair same-category lose"}}',NULL);
INSERT INTO "rounds" VALUES(10,1,4,0,'lv-ultimate','056d28acb9863e67','{"house":"lv-ultimate","board":"Js 2h Tc Jd 5h","dealer":"7h Qc","boxes":[{"box":3,"cards":"As 8c","ante":10,"play":30},{"box":4,"cards":"Kh 9c","ante":73,"play":292,"trips":10},{"box":5,"cards":"Qd 9s","ante":10,"play":40}]}','["dealer.category","dealer.qualifies","box5.category","box5.ante","box5.blind","box5.play","box4.category","box4.ante","box4.blind","box4.play","box4.trips","box3.category","box3.ante","box3.blind","box3.play","order"]','2026-11-30T02:15:00.000+00:00','2026-11-30T02:15:00.000+00:00','{"dealer":{"category":"royal-flush","qualifies":false,"seconds":1.493},"boxes":[{"box":4,"category":"two-pair","bets":{"ante":"73","blind":"push","play":"292","trips":"take"},"seconds":61.441},{"box":3,"category":"three-of-a-kind","bets":{"ante":"push","blind":"push","play":"30"},"seconds":48.508},{"box":5,"category":"pair","bets":{"blind":"push","play":"40"},"seconds":69.303}],"seconds":343.184}',343184,16,9,0,1000,'{"game":"ultimate","whole":true,"situations":{"0":"dealer-opens-on-board-pair","5":"pair same-category kicker-decides win blind-pushes-on-win","4":"pair same-category kicker-decides win blind-pushes-on-win","3":"pair same-category kicker-decides win blind-pushes-on-win"}}',0);
INSERT INTO "rounds" VALUES(11,1,4,1,'lv-ultimate','056d28acb9863e67','{"house":"lv-ultimate","board":"2c 9h 4d 7h 6h","dealer":"Th 9s","boxes":[{"box":1,"cards":"Kd 7d","ante":5},{"box":2,"cards":"3d 8d","ante":100},{"box":3,"cards":"Kc 5c","ante":100,"play":300,"dark":true},{"box":4,"cards":"5s 6d","ante":100,"play":300,"dark":true},{"box":5,"cards":"3c Ac","ante":25,"play":25,"trips":5}]}','["dealer.category","dealer.qualifies","box5.category","box5.ante","box5.blind","box5.play","box5.trips","box4.category","box4.ante","box4.blind","box4.play","box3.category","box3.ante","box3.blind","box3.play","box2.ante","box2.blind","box1.ante","box1.blind","order"]','2026-11-30T02:15:00.000+00:00','2026-11-30T02:15:00.000+00:00','{"dealer":{"category":"pair","qualifies":true,"seconds":6.349},"boxes":[{"box":5,"category":"high-card","bets":{"ante":"take","blind":"take","play":"take","trips":"take"},"seconds":64.83},{"box":2,"category":"full-house","bets":{"ante":"take","blind":"take"},"seconds":86.535},{"box":1,"category":"straight","bets":{"ante":"take","blind":"take"},"seconds":36.17},{"box":4,"bets":{"ante":"take","blind":"take","play":"take"},"seconds":2.446},{"box":3,"category":"high-card","bets":{"ante":"take","play":"take"},"seconds":35.02}],"seconds":229.456}',229456,20,17,0,0,'{"game":"ultimate","whole":true,"situations":{"5":"high-card lose","4":"pair same-category lose dark","3":"high-card lose dark","2":"high-card fold","1":"pair fold"}}',0);
INSERT INTO "rounds" VALUES(12,1,4,2,'lv-ultimate','056d28acb9863e67','{"house":"lv-ultimate","board":"3d Ts Th 5c Kh","dealer":"2h 8d","boxes":[{"box":1,"cards":"2d 9h","ante":35},{"box":2,"cards":"6d 5h","ante":100,"play":100,"trips":1},{"box":4,"cards":"3h 5d","ante":5,"play":10}]}','["dealer.category","dealer.qualifies","box4.category","box4.ante","box4.blind","box4.play","box2.category","box2.ante","box2.blind","box2.play","box2.trips","box1.ante","box1.blind","order"]','2026-11-30T02:15:00.000+00:00',NULL,NULL,NULL,NULL,NULL,NULL,NULL,'{"game":"ultimate","whole":true,"situations":{"0":"dealer-opens-on-board-pair","4":"two-pair three-pairs win blind-pushes-on-win","2":"two-pair win blind-pushes-on-win","1":"pair fold"}}',NULL);
INSERT INTO "rounds" VALUES(13,1,5,0,'lt-casino-texas','8d0b24a1f988c352','{"house":"lt-casino-texas","board":"3d 4d 4s 9c Kh","dealer":"3h 5c","boxes":[{"box":1,"cards":"Jc 5d","ante":15,"bet":30,"dark":true},{"box":2,"cards":"8d 3c","ante":25,"bet":50},{"box":4,"cards":"6h Ac","ante":5,"bet":10},{"box":5,"cards":"Ad 7c","ante":2,"bet":4},{"box":6,"cards":"As 6s","ante":15,"bet":30,"bonus":10}]}','["dealer.category","dealer.qualifies","box6.category","box6.bonus","box6.ante","box6.bet","box5.category","box5.ante","box5.bet","box4.category","box4.ante","box4.bet","box2.category","box2.ante","box2.bet","box1.category","box1.ante","box1.bet","order"]','2026-11-30T02:15:00.000+00:00','2026-11-30T02:15:00.000+00:00','{"dealer":{"category":"two-pair","qualifies":true,"seconds":8.612},"boxes":[{"box":2,"category":"three-of-a-kind","bets":{"ante":"push","bet":"push"},"seconds":45.147},{"box":5,"category":"pair","bets":{"ante":"take","bet":"take"},"seconds":77.52},{"box":4,"category":"flush","bets":{"ante":"take","bet":"take"},"seconds":39.884},{"box":6,"category":"pair","bets":{"ante":"take","bet":"take"},"seconds":24.707},{"box":1,"category":"pair","bets":{"ante":"take","bet":"take"},"seconds":68.411}],"seconds":295.425}',295425,19,15,0,0,'{"game":"casino-texas","whole":true,"situations":{"6":"pair lose","5":"pair lose","4":"pair lose","2":"two-pair same-category tie","1":"pair lose dark"}}',0);
INSERT INTO "rounds" VALUES(14,1,5,1,'lt-casino-texas','8d0b24a1f988c352','{"house":"lt-casino-texas","board":"Tc Ks 2s 3h Td","dealer":"5d 5s","boxes":[{"box":1,"cards":"3d As","ante":72,"bet":144,"bonus":10}]}','["dealer.category","dealer.qualifies","box1.category","box1.bonus","box1.ante","box1.bet"]','2026-11-30T02:15:00.000+00:00','2026-11-30T02:15:00.000+00:00','{"dealer":{"category":"two-pair","qualifies":true,"seconds":5.635},"boxes":[{"box":1,"category":"two-pair","bets":{"bonus":"take","ante":"take","bet":"take"},"seconds":2.553}],"seconds":8.454}',8454,6,6,0,0,'{"game":"casino-texas","whole":true,"situations":{"1":"two-pair same-category lose"}}',0);
INSERT INTO "rounds" VALUES(15,1,5,2,'lt-casino-texas','8d0b24a1f988c352','{"house":"lt-casino-texas","board":"Ts 2d Kc 5h 7d","dealer":"9h 9d","boxes":[{"box":2,"cards":"7c 4h","ante":15,"bonus":4},{"box":3,"cards":"8c 7h","ante":100},{"box":6,"cards":"3h Qs","ante":5,"bet":10}]}','["dealer.category","dealer.qualifies","box6.category","box6.ante","box6.bet","box3.ante","box2.bonus","box2.ante","order"]','2026-11-30T02:15:00.000+00:00',NULL,NULL,NULL,NULL,NULL,NULL,NULL,'{"game":"casino-texas","whole":true,"situations":{"6":"high-card lose","3":"pair fold","2":"pair fold"}}',NULL);
INSERT INTO "rounds" VALUES(16,2,6,0,'bg-ultimate','d508dd3759bd05a7','{"house":"bg-ultimate","board":"Ad Tc Kd 8c 4c","dealer":"7s Jh","boxes":[{"box":1,"cards":"8s 9s","ante":25,"play":25},{"box":3,"cards":"Qc Kh","ante":25,"play":100},{"box":4,"cards":"7c 8h","ante":5,"play":5,"trips":5},{"box":5,"cards":"4s 3c","ante":100,"play":100}]}','["dealer.category","dealer.qualifies","box5.category","box5.ante","box5.blind","box5.play","box4.category","box4.ante","box4.blind","box4.play","box4.trips","box3.category","box3.ante","box3.blind","box3.play","box1.category","box1.ante","box1.blind","box1.play","order"]','2026-11-30T02:15:00.000+00:00','2026-11-30T02:15:00.000+00:00','{"dealer":{"category":"high-card","qualifies":false,"seconds":8.551},"boxes":[{"box":1,"category":"pair","bets":{"ante":"take","blind":"push","play":"push"},"seconds":45.147},{"box":4,"category":"two-pair","bets":{"ante":"push","blind":"push","play":"5","trips":"take"},"seconds":77.52},{"box":3,"category":"three-of-a-kind","bets":{"ante":"push","blind":"push","play":"100"},"seconds":39.884},{"box":5,"category":"pair","bets":{"blind":"push","play":"100"},"seconds":24.707}],"seconds":275.607}',275607,20,14,0,5000,'{"game":"ultimate","whole":true,"situations":{"0":"dealer-fails","5":"pair win win-dealer-fails blind-pushes-on-win","4":"pair win win-dealer-fails blind-pushes-on-win","3":"pair win win-dealer-fails blind-pushes-on-win","1":"pair win win-dealer-fails blind-pushes-on-win"}}',0);
INSERT INTO "rounds" VALUES(17,2,6,1,'bg-ultimate','d508dd3759bd05a7','{"house":"bg-ultimate","board":"9h Th 3s 8h Kc","dealer":"6c As","boxes":[{"box":1,"cards":"4s 2s","ante":5},{"box":2,"cards":"Tc 5d","ante":10,"play":20},{"box":3,"cards":"Ah 3d","ante":10,"play":30},{"box":5,"cards":"Jh Qh","ante":100,"play":300},{"box":6,"cards":"5h 7d","ante":10}]}','["dealer.category","dealer.qualifies","box6.ante","box6.blind","box5.category","box5.ante","box5.blind","box5.play","box3.category","box3.ante","box3.blind","box3.play","box2.category","box2.ante","box2.blind","box2.play","box1.ante","box1.blind","order"]','2026-11-30T02:15:00.000+00:00','2026-11-30T02:15:00.000+00:00','{"dealer":{"category":"high-card","qualifies":true,"seconds":4.377},"boxes":[{"box":1,"category":"high-card","bets":{"ante":"push","blind":"take"},"seconds":57.046},{"box":6,"category":"high-card","bets":{"ante":"take","blind":"take"},"seconds":64.83},{"box":2,"category":"pair","bets":{"ante":"push","blind":"push","play":"20"},"seconds":86.535},{"box":5,"category":"flush","bets":{"ante":"push","blind":"5000","play":"300"},"seconds":36.17},{"box":3,"category":"high-card","bets":{"ante":"16891.55","blind":"take","play":"30"},"seconds":2.446}],"seconds":327.936}',327936,19,12,1689655,1000,'{"game":"ultimate","whole":true,"situations":{"0":"dealer-fails","6":"high-card fold","5":"straight-flush win win-dealer-fails blind-paid","3":"pair win win-dealer-fails blind-pushes-on-win","2":"pair win win-dealer-fails blind-pushes-on-win","1":"high-card fold"}}',0);
INSERT INTO "rounds" VALUES(18,2,6,2,'bg-ultimate','d508dd3759bd05a7','{"house":"bg-ultimate","board":"Kd Ts 9h 3h 6s","dealer":"Jd 7s","boxes":[{"box":1,"cards":"Qd 6c","ante":25,"play":25,"trips":10},{"box":3,"cards":"Kh Td","ante":60,"play":240},{"box":4,"cards":"Th 8c","ante":100,"play":200},{"box":5,"cards":"2d 7d","ante":5,"trips":5},{"box":6,"cards":"Jc As","ante":5,"play":20}]}','["dealer.category","dealer.qualifies","box6.category","box6.ante","box6.blind","box6.play","box5.category","box5.ante","box5.blind","box5.trips","box4.category","box4.ante","box4.blind","box4.play","box3.category","box3.ante","box3.blind","box3.play","box1.category","box1.ante","box1.blind","box1.play","box1.trips","order"]','2026-11-30T02:15:00.000+00:00',NULL,NULL,NULL,NULL,NULL,NULL,NULL,'{"game":"ultimate","whole":true,"situations":{"0":"dealer-fails","6":"high-card same-category win win-dealer-fails blind-pushes-on-win","5":"high-card fold","4":"pair win win-dealer-fails blind-pushes-on-win","3":"two-pair win win-dealer-fails blind-pushes-on-win","1":"pair win win-dealer-fails blind-pushes-on-win"}}',NULL);
INSERT INTO "rounds" VALUES(19,2,7,0,'ru-ultimate','8d192518a0965b77','{"house":"ru-ultimate","board":"9c 6d 2c 7s 7h","dealer":"9h Tc","boxes":[{"box":1,"cards":"8h Qh","ante":10500,"play":42000,"trips":500},{"box":2,"cards":"6c 2h","ante":15000,"play":30000},{"box":3,"cards":"Th Jd","ante":1000,"play":4000},{"box":4,"cards":"Jc 4s","ante":1000},{"box":5,"cards":"3d Qd","ante":1500,"play":1500},{"box":6,"cards":"Td 4d","ante":5000}]}','["dealer.category","dealer.qualifies","box6.ante","box6.blind","box5.category","box5.ante","box5.blind","box5.play","box4.ante","box4.blind","box3.category","box3.ante","box3.blind","box3.play","box2.category","box2.ante","box2.blind","box2.play","box1.category","box1.ante","box1.blind","box1.play","box1.trips","order"]','2026-11-30T02:15:00.000+00:00','2026-11-30T02:15:00.000+00:00','{"dealer":{"category":"two-pair","qualifies":true,"seconds":2.365},"boxes":[{"box":5,"category":"pair","bets":{"ante":"take","blind":"take","play":"take"},"seconds":75.284},{"box":6,"category":"pair","bets":{"blind":"take"},"seconds":3.573},{"box":3,"category":"pair","bets":{"ante":"take","blind":"take","play":"push"},"seconds":47.621},{"box":4,"category":"flush","bets":{"ante":"take","blind":"take"},"seconds":56.665},{"box":1,"category":"pair","bets":{"ante":"take","blind":"take","play":"push","trips":"take"},"seconds":65.89},{"box":2,"category":"two-pair","bets":{"ante":"push","blind":"9830.62","play":"take"},"seconds":61.761}],"seconds":306.035}',306035,24,18,8583062,0,'{"game":"ultimate","whole":true,"situations":{"6":"pair fold","5":"pair lose","4":"pair fold","3":"pair lose","2":"two-pair three-pairs same-category lose","1":"pair lose"}}',0);
INSERT INTO "rounds" VALUES(20,2,7,1,'ru-ultimate','8d192518a0965b77','{"house":"ru-ultimate","board":"6d 4h Qd Kc Td","dealer":"Jd 5d","boxes":[{"box":3,"cards":"Ac Tc","ante":1500,"play":6000},{"box":5,"cards":"2h Jc","ante":500,"play":500,"trips":500}]}','["dealer.category","dealer.qualifies","box5.category","box5.ante","box5.blind","box5.play","box5.trips","box3.category","box3.ante","box3.blind","box3.play","order"]','2026-11-30T02:15:00.000+00:00','2026-11-30T02:15:00.000+00:00','{"dealer":{"category":"straight-flush","qualifies":true,"seconds":7.62},"boxes":[{"box":3,"bets":{"ante":"take","blind":"take","play":"take"},"seconds":47.144},{"box":5,"category":"high-card","bets":{"ante":"take","blind":"take","play":"take","trips":"take"},"seconds":11.968}],"seconds":62.532}',62532,12,9,0,0,'{"game":"ultimate","whole":true,"situations":{"5":"high-card lose","3":"pair lose"}}',0);
INSERT INTO "rounds" VALUES(21,2,7,2,'ru-ultimate','8d192518a0965b77','{"house":"ru-ultimate","board":"2c 5c 5h 4c 9d","dealer":"Td 8d","boxes":[{"box":1,"cards":"7h 7s","ante":17000,"play":34000,"trips":1000},{"box":2,"cards":"Ks Ad","ante":1000,"play":4000,"trips":2500},{"box":4,"cards":"7c 6s","ante":500},{"box":5,"cards":"Qs 2s","ante":18000,"play":36000}]}','["dealer.category","dealer.qualifies","box5.category","box5.ante","box5.blind","box5.play","box4.ante","box4.blind","box2.category","box2.ante","box2.blind","box2.play","box2.trips","box1.category","box1.ante","box1.blind","box1.play","box1.trips","order"]','2026-11-30T02:15:00.000+00:00',NULL,NULL,NULL,NULL,NULL,NULL,NULL,'{"game":"ultimate","whole":true,"situations":{"0":"dealer-opens-on-board-pair","5":"two-pair win blind-pushes-on-win","4":"pair fold","2":"pair same-category kicker-decides win blind-pushes-on-win","1":"two-pair win blind-pushes-on-win"}}',NULL);
INSERT INTO "rounds" VALUES(22,2,8,0,'cz-ultimate','29fb251837e793d6','{"house":"cz-ultimate","board":"As Kd Ts Ad 3d","dealer":"3h 4d","boxes":[{"box":2,"cards":"8h Jc","ante":1000,"play":1000,"trips":50},{"box":3,"cards":"Jh Ks","ante":1500,"play":6000,"trips":150},{"box":6,"cards":"2s 7d","ante":1000,"trips":150}]}','["dealer.category","dealer.qualifies","box6.category","box6.ante","box6.blind","box6.trips","box3.category","box3.ante","box3.blind","box3.play","box3.trips","box2.category","box2.ante","box2.blind","box2.play","box2.trips","order"]','2026-11-30T02:15:00.000+00:00','2026-11-30T02:15:00.000+00:00','{"dealer":{"category":"royal-flush","qualifies":true,"seconds":1.493},"boxes":[{"box":6,"category":"pair","bets":{"blind":"take","trips":"take"},"seconds":69.303},{"box":3,"category":"two-pair","bets":{"ante":"1500","blind":"push","play":"6000","trips":"take"},"seconds":78.069},{"box":2,"category":"pair","bets":{"ante":"push","blind":"take","play":"take","trips":"push"},"seconds":75.617}],"seconds":343.184}',343184,17,13,105000,0,'{"game":"ultimate","whole":true,"situations":{"6":"pair fold","3":"two-pair same-category win blind-pushes-on-win","2":"pair lose"}}',0);
INSERT INTO "rounds" VALUES(23,2,8,1,'cz-ultimate','29fb251837e793d6','{"house":"cz-ultimate","board":"5s 7h Ts Ac 2d","dealer":"4c 3s","boxes":[{"box":1,"cards":"7s 6h","ante":2400,"play":4800},{"box":2,"cards":"Qs 2h","ante":1500,"play":1500,"trips":100},{"box":3,"cards":"Tc Qh","ante":500,"play":2000,"trips":500},{"box":4,"cards":"8s 6s","ante":100,"trips":100},{"box":5,"cards":"Ah Jc","ante":1000,"play":4000,"trips":100},{"box":6,"cards":"3h 8h","ante":1000}]}','["dealer.category","dealer.qualifies","box6.ante","box6.blind","box5.category","box5.ante","box5.blind","box5.play","box5.trips","box4.category","box4.ante","box4.blind","box4.trips","box3.category","box3.ante","box3.blind","box3.play","box3.trips","box2.category","box2.ante","box2.blind","box2.play","box2.trips","box1.category","box1.ante","box1.blind","box1.play","order"]','2026-11-30T02:15:00.000+00:00','2026-11-30T02:15:00.000+00:00','{"dealer":{"category":"straight","qualifies":true,"seconds":8.319},"boxes":[{"box":4,"category":"high-card","bets":{"blind":"take"},"seconds":36.629},{"box":1,"category":"pair","bets":{"ante":"take","blind":"take","play":"take"},"seconds":10.582},{"box":6,"category":"high-card","bets":{"ante":"take","blind":"take"},"seconds":89.235},{"box":2,"category":"pair","bets":{"ante":"take","blind":"take","play":"take","trips":"take"},"seconds":77.895},{"box":5,"category":"pair","bets":{"ante":"take","blind":"take","play":"take","trips":"take"},"seconds":53.131},{"box":3,"category":"pair","bets":{"ante":"take","blind":"take","play":"take","trips":"push"},"seconds":77.153}],"seconds":361.55}',361550,28,24,50000,0,'{"game":"ultimate","whole":true,"situations":{"6":"high-card fold","5":"pair lose","4":"high-card fold","3":"pair lose","2":"pair lose","1":"pair lose"}}',0);
INSERT INTO "rounds" VALUES(24,2,8,2,'cz-ultimate','29fb251837e793d6','{"house":"cz-ultimate","board":"9d Td 3c 8s 9h","dealer":"Ac 8d","boxes":[{"box":4,"cards":"2s 2h","ante":2500,"play":2500,"trips":50},{"box":5,"cards":"8h 7s","ante":600,"play":600,"trips":250}]}','["dealer.category","dealer.qualifies","box5.category","box5.ante","box5.blind","box5.play","box5.trips","box4.category","box4.ante","box4.blind","box4.play","box4.trips","order"]','2026-11-30T02:15:00.000+00:00',NULL,NULL,NULL,NULL,NULL,NULL,NULL,'{"game":"ultimate","whole":true,"situations":{"5":"two-pair same-category kicker-decides lose","4":"two-pair same-category lose"}}',NULL);
INSERT INTO "rounds" VALUES(25,2,9,0,'lv-ultimate','056d28acb9863e67','{"house":"lv-ultimate","board":"Js 2h Tc Jd 5h","dealer":"7h Qc","boxes":[{"box":3,"cards":"As 8c","ante":10,"play":30},{"box":4,"cards":"Kh 9c","ante":73,"play":292,"trips":10},{"box":5,"cards":"Qd 9s","ante":10,"play":40}]}','["dealer.category","dealer.qualifies","box5.category","box5.ante","box5.blind","box5.play","box4.category","box4.ante","box4.blind","box4.play","box4.trips","box3.category","box3.ante","box3.blind","box3.play","order"]','2026-11-30T02:15:00.000+00:00','2026-11-30T02:15:00.000+00:00','{"dealer":{"category":"royal-flush","qualifies":false,"seconds":1.493},"boxes":[{"box":4,"category":"two-pair","bets":{"ante":"73","blind":"push","play":"292","trips":"take"},"seconds":61.441},{"box":3,"category":"three-of-a-kind","bets":{"ante":"push","blind":"push","play":"30"},"seconds":48.508},{"box":5,"category":"pair","bets":{"blind":"push","play":"40"},"seconds":69.303}],"seconds":343.184}',343184,16,9,0,1000,'{"game":"ultimate","whole":true,"situations":{"0":"dealer-opens-on-board-pair","5":"pair same-category kicker-decides win blind-pushes-on-win","4":"pair same-category kicker-decides win blind-pushes-on-win","3":"pair same-category kicker-decides win blind-pushes-on-win"}}',0);
INSERT INTO "rounds" VALUES(26,2,9,1,'lv-ultimate','056d28acb9863e67','{"house":"lv-ultimate","board":"2c 9h 4d 7h 6h","dealer":"Th 9s","boxes":[{"box":1,"cards":"Kd 7d","ante":5},{"box":2,"cards":"3d 8d","ante":100},{"box":3,"cards":"Kc 5c","ante":100,"play":300,"dark":true},{"box":4,"cards":"5s 6d","ante":100,"play":300,"dark":true},{"box":5,"cards":"3c Ac","ante":25,"play":25,"trips":5}]}','["dealer.category","dealer.qualifies","box5.category","box5.ante","box5.blind","box5.play","box5.trips","box4.category","box4.ante","box4.blind","box4.play","box3.category","box3.ante","box3.blind","box3.play","box2.ante","box2.blind","box1.ante","box1.blind","order"]','2026-11-30T02:15:00.000+00:00','2026-11-30T02:15:00.000+00:00','{"dealer":{"category":"pair","qualifies":true,"seconds":6.349},"boxes":[{"box":5,"category":"high-card","bets":{"ante":"take","blind":"take","play":"take","trips":"take"},"seconds":64.83},{"box":2,"category":"full-house","bets":{"ante":"take","blind":"take"},"seconds":86.535},{"box":1,"category":"straight","bets":{"ante":"take","blind":"take"},"seconds":36.17},{"box":4,"bets":{"ante":"take","blind":"take","play":"take"},"seconds":2.446},{"box":3,"category":"high-card","bets":{"ante":"take","play":"take"},"seconds":35.02}],"seconds":229.456}',229456,20,17,0,0,'{"game":"ultimate","whole":true,"situations":{"5":"high-card lose","4":"pair same-category lose dark","3":"high-card lose dark","2":"high-card fold","1":"pair fold"}}',0);
INSERT INTO "rounds" VALUES(27,2,9,2,'lv-ultimate','056d28acb9863e67','{"house":"lv-ultimate","board":"3d Ts Th 5c Kh","dealer":"2h 8d","boxes":[{"box":1,"cards":"2d 9h","ante":35},{"box":2,"cards":"6d 5h","ante":100,"play":100,"trips":1},{"box":4,"cards":"3h 5d","ante":5,"play":10}]}','["dealer.category","dealer.qualifies","box4.category","box4.ante","box4.blind","box4.play","box2.category","box2.ante","box2.blind","box2.play","box2.trips","box1.ante","box1.blind","order"]','2026-11-30T02:15:00.000+00:00',NULL,NULL,NULL,NULL,NULL,NULL,NULL,'{"game":"ultimate","whole":true,"situations":{"0":"dealer-opens-on-board-pair","4":"two-pair three-pairs win blind-pushes-on-win","2":"two-pair win blind-pushes-on-win","1":"pair fold"}}',NULL);
INSERT INTO "rounds" VALUES(28,2,10,0,'lt-casino-texas','8d0b24a1f988c352','{"house":"lt-casino-texas","board":"3d 4d 4s 9c Kh","dealer":"3h 5c","boxes":[{"box":1,"cards":"Jc 5d","ante":15,"bet":30,"dark":true},{"box":2,"cards":"8d 3c","ante":25,"bet":50},{"box":4,"cards":"6h Ac","ante":5,"bet":10},{"box":5,"cards":"Ad 7c","ante":2,"bet":4},{"box":6,"cards":"As 6s","ante":15,"bet":30,"bonus":10}]}','["dealer.category","dealer.qualifies","box6.category","box6.bonus","box6.ante","box6.bet","box5.category","box5.ante","box5.bet","box4.category","box4.ante","box4.bet","box2.category","box2.ante","box2.bet","box1.category","box1.ante","box1.bet","order"]','2026-11-30T02:15:00.000+00:00','2026-11-30T02:15:00.000+00:00','{"dealer":{"category":"two-pair","qualifies":true,"seconds":8.612},"boxes":[{"box":2,"category":"three-of-a-kind","bets":{"ante":"push","bet":"push"},"seconds":45.147},{"box":5,"category":"pair","bets":{"ante":"take","bet":"take"},"seconds":77.52},{"box":4,"category":"flush","bets":{"ante":"take","bet":"take"},"seconds":39.884},{"box":6,"category":"pair","bets":{"ante":"take","bet":"take"},"seconds":24.707},{"box":1,"category":"pair","bets":{"ante":"take","bet":"take"},"seconds":68.411}],"seconds":295.425}',295425,19,15,0,0,'{"game":"casino-texas","whole":true,"situations":{"6":"pair lose","5":"pair lose","4":"pair lose","2":"two-pair same-category tie","1":"pair lose dark"}}',0);
INSERT INTO "rounds" VALUES(29,2,10,1,'lt-casino-texas','8d0b24a1f988c352','{"house":"lt-casino-texas","board":"Tc Ks 2s 3h Td","dealer":"5d 5s","boxes":[{"box":1,"cards":"3d As","ante":72,"bet":144,"bonus":10}]}','["dealer.category","dealer.qualifies","box1.category","box1.bonus","box1.ante","box1.bet"]','2026-11-30T02:15:00.000+00:00','2026-11-30T02:15:00.000+00:00','{"dealer":{"category":"two-pair","qualifies":true,"seconds":5.635},"boxes":[{"box":1,"category":"two-pair","bets":{"bonus":"take","ante":"take","bet":"take"},"seconds":2.553}],"seconds":8.454}',8454,6,6,0,0,'{"game":"casino-texas","whole":true,"situations":{"1":"two-pair same-category lose"}}',0);
INSERT INTO "rounds" VALUES(30,2,10,2,'lt-casino-texas','8d0b24a1f988c352','{"house":"lt-casino-texas","board":"Ts 2d Kc 5h 7d","dealer":"9h 9d","boxes":[{"box":2,"cards":"7c 4h","ante":15,"bonus":4},{"box":3,"cards":"8c 7h","ante":100},{"box":6,"cards":"3h Qs","ante":5,"bet":10}]}','["dealer.category","dealer.qualifies","box6.category","box6.ante","box6.bet","box3.ante","box2.bonus","box2.ante","order"]','2026-11-30T02:15:00.000+00:00',NULL,NULL,NULL,NULL,NULL,NULL,NULL,'{"game":"casino-texas","whole":true,"situations":{"6":"high-card lose","3":"pair fold","2":"pair fold"}}',NULL);
CREATE TABLE skills (
    trainee INTEGER NOT NULL REFERENCES trainees (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    skill TEXT NOT NULL,
    recent TEXT NOT NULL,
    reached INTEGER NOT NULL,
    PRIMARY KEY (trainee, game, skill)
) WITHOUT ROWID;
INSERT INTO "skills" VALUES(1,'casino-texas','comparing','+100 +100 +100 +100 +100 +100',0);
INSERT INTO "skills" VALUES(1,'casino-texas','dealer','+0 +100 +0 +100',0);
INSERT INTO "skills" VALUES(1,'casino-texas','folded-and-dark','+1500 +100 +100',0);
INSERT INTO "skills" VALUES(1,'casino-texas','naming','+201 +600 -900 -1200 +1500 +201',0);
INSERT INTO "skills" VALUES(1,'casino-texas','side-table','- +92',0);
INSERT INTO "skills" VALUES(1,'casino-texas','whole-layout','-59085 +8454',0);
INSERT INTO "skills" VALUES(1,'ultimate','ante-dealer-fails','- +100 +100 -100 +100 -100 +100',0);
INSERT INTO "skills" VALUES(1,'ultimate','comparing','+100 +100 +100 -100 +100 +100 +100 +100 +100 +100 -100 -100 +100 +100 -100 +92 +100 +800 +100 +100 +100 -100 +100 +100 +100 +100 +100 +100 +100 +100 +100 - +100 +100 +100 -100 +100 +92 +100 +800 +100 +100 +200',1);
INSERT INTO "skills" VALUES(1,'ultimate','dealer','+0 +100 +0 -100 +0 +100 -0 +100 -0 +100 +0 +100 -0 -100 +0 +100',0);
INSERT INTO "skills" VALUES(1,'ultimate','folded-and-dark','+201 +92 -1600 +100 - +300 +800 +100 +201 - +192 +100 +201 +92 +900 - +200 - - +800 +100 +100 +1100 +100 - +200 +1500 +100 +1700 +100',0);
INSERT INTO "skills" VALUES(1,'ultimate','main-table','+192 +100 +100 +100 +100 -100 +100 +100 +100 -100 +100 +100 +100 +100 +100 +100 +100 +100 +100 +192 +100 +100 +100 +100 -',0);
INSERT INTO "skills" VALUES(1,'ultimate','naming','+201 -600 -1100 +1500 -400 -800 +1200 +400 +1000 +1400 +1800 +201 - +201 +600 +1100 +400 +900 +1300 +1800 +2300 +201 -600 -1100 +201 - +1100',0);
INSERT INTO "skills" VALUES(1,'ultimate','side-table','+100 +100 +100 +100 -100 +100 -100 +100 +100 +100',0);
INSERT INTO "skills" VALUES(1,'ultimate','whole-layout','-68901 -65587 -51005 -31266 -114394 -60258 -114394 -45891',0);
INSERT INTO "skills" VALUES(2,'casino-texas','comparing','+100 +100 +100 +100 +100 +100',0);
INSERT INTO "skills" VALUES(2,'casino-texas','dealer','+0 +100 +0 +100',0);
INSERT INTO "skills" VALUES(2,'casino-texas','folded-and-dark','+1500 +100 +100',0);
INSERT INTO "skills" VALUES(2,'casino-texas','naming','+201 +600 -900 -1200 +1500 +201',0);
INSERT INTO "skills" VALUES(2,'casino-texas','side-table','- +92',0);
INSERT INTO "skills" VALUES(2,'casino-texas','whole-layout','-59085 +8454',0);
INSERT INTO "skills" VALUES(2,'ultimate','ante-dealer-fails','- +100 +100 -100 +100 -100 +100',0);
INSERT INTO "skills" VALUES(2,'ultimate','comparing','+100 +100 +100 -100 +100 +100 +100 +100 +100 +100 -100 -100 +100 +100 -100 +92 +100 +800 +100 +100 +100 -100 +100 +100 +100 +100 +100 +100 +100 +100 +100 - +100 +100 +100 -100 +100 +92 +100 +800 +100 +100 +200',1);
INSERT INTO "skills" VALUES(2,'ultimate','dealer','+0 +100 +0 -100 +0 +100 -0 +100 -0 +100 +0 +100 -0 -100 +0 +100',0);
INSERT INTO "skills" VALUES(2,'ultimate','folded-and-dark','+201 +92 -1600 +100 - +300 +800 +100 +201 - +192 +100 +201 +92 +900 - +200 - - +800 +100 +100 +1100 +100 - +200 +1500 +100 +1700 +100',0);
INSERT INTO "skills" VALUES(2,'ultimate','main-table','+192 +100 +100 +100 +100 -100 +100 +100 +100 -100 +100 +100 +100 +100 +100 +100 +100 +100 +100 +192 +100 +100 +100 +100 -',0);
INSERT INTO "skills" VALUES(2,'ultimate','naming','+201 -600 -1100 +1500 -400 -800 +1200 +400 +1000 +1400 +1800 +201 - +201 +600 +1100 +400 +900 +1300 +1800 +2300 +201 -600 -1100 +201 - +1100',0);
INSERT INTO "skills" VALUES(2,'ultimate','side-table','+100 +100 +100 +100 -100 +100 -100 +100 +100 +100',0);
INSERT INTO "skills" VALUES(2,'ultimate','whole-layout','-68901 -65587 -51005 -31266 -114394 -60258 -114394 -45891',0);
CREATE TABLE slip_quarters (
    trainee INTEGER NOT NULL REFERENCES trainees (id) ON DELETE CASCADE,
    quarter INTEGER NOT NULL,
    utc_offset INTEGER NOT NULL,
    house TEXT NOT NULL,
    slip TEXT NOT NULL,
    times INTEGER NOT NULL,
    PRIMARY KEY (trainee, quarter, utc_offset, house, slip)
) WITHOUT ROWID;
INSERT INTO "slip_quarters" VALUES(1,1995561,0,'bg-ultimate','ante-taken-dealer-fails',1);
INSERT INTO "slip_quarters" VALUES(1,1995561,0,'bg-ultimate','bet-paid-dealer-fails',1);
INSERT INTO "slip_quarters" VALUES(1,1995561,0,'bg-ultimate','bet-taken-dealer-fails',1);
INSERT INTO "slip_quarters" VALUES(1,1995561,0,'bg-ultimate','bonus-taken-on-fold',1);
INSERT INTO "slip_quarters" VALUES(1,1995561,0,'bg-ultimate','compared-though-dealer-fails',1);
INSERT INTO "slip_quarters" VALUES(1,1995561,0,'bg-ultimate','dealer-hand-misread',2);
INSERT INTO "slip_quarters" VALUES(1,1995561,0,'bg-ultimate','loss-as-tie',1);
INSERT INTO "slip_quarters" VALUES(1,1995561,0,'bg-ultimate','loss-as-win',1);
INSERT INTO "slip_quarters" VALUES(1,1995561,0,'bg-ultimate','loss-left',2);
INSERT INTO "slip_quarters" VALUES(1,1995561,0,'bg-ultimate','pay-left',1);
INSERT INTO "slip_quarters" VALUES(1,1995561,0,'bg-ultimate','row-above',2);
INSERT INTO "slip_quarters" VALUES(1,1995561,0,'bg-ultimate','stake-added',1);
INSERT INTO "slip_quarters" VALUES(1,1995561,0,'bg-ultimate','trips-left-on-tie',1);
INSERT INTO "slip_quarters" VALUES(1,1995561,0,'bg-ultimate','trips-taken-on-loss',2);
INSERT INTO "slip_quarters" VALUES(1,1995561,0,'bg-ultimate','win-as-loss',1);
INSERT INTO "slip_quarters" VALUES(1,1995561,0,'cz-ultimate','bonus-on-seven-cards',1);
INSERT INTO "slip_quarters" VALUES(1,1995561,0,'cz-ultimate','compared-though-dealer-fails',1);
INSERT INTO "slip_quarters" VALUES(1,1995561,0,'cz-ultimate','dealer-hand-misread',1);
INSERT INTO "slip_quarters" VALUES(1,1995561,0,'cz-ultimate','half-dropped',2);
INSERT INTO "slip_quarters" VALUES(1,1995561,0,'cz-ultimate','pay-left',1);
INSERT INTO "slip_quarters" VALUES(1,1995561,0,'cz-ultimate','row-below',1);
INSERT INTO "slip_quarters" VALUES(1,1995561,0,'cz-ultimate','stake-added',1);
INSERT INTO "slip_quarters" VALUES(1,1995561,0,'cz-ultimate','trips-taken-on-fold',1);
INSERT INTO "slip_quarters" VALUES(1,1995561,0,'lt-casino-texas','bonus-taken-on-fold',1);
INSERT INTO "slip_quarters" VALUES(1,1995561,0,'lt-casino-texas','dealer-hand-misread',2);
INSERT INTO "slip_quarters" VALUES(1,1995561,0,'lt-casino-texas','loss-as-win',1);
INSERT INTO "slip_quarters" VALUES(1,1995561,0,'lt-casino-texas','loss-left',1);
INSERT INTO "slip_quarters" VALUES(1,1995561,0,'lt-casino-texas','row-above',1);
INSERT INTO "slip_quarters" VALUES(1,1995561,0,'lt-casino-texas','stake-added',1);
INSERT INTO "slip_quarters" VALUES(1,1995561,0,'lv-ultimate','bet-paid-dealer-fails',1);
INSERT INTO "slip_quarters" VALUES(1,1995561,0,'lv-ultimate','bet-taken-dealer-fails',1);
INSERT INTO "slip_quarters" VALUES(1,1995561,0,'lv-ultimate','bonus-on-seven-cards',1);
INSERT INTO "slip_quarters" VALUES(1,1995561,0,'lv-ultimate','bonus-taken-on-fold',1);
INSERT INTO "slip_quarters" VALUES(1,1995561,0,'lv-ultimate','dealer-hand-misread',2);
INSERT INTO "slip_quarters" VALUES(1,1995561,0,'lv-ultimate','half-dropped',1);
INSERT INTO "slip_quarters" VALUES(1,1995561,0,'lv-ultimate','loss-left',1);
INSERT INTO "slip_quarters" VALUES(1,1995561,0,'lv-ultimate','row-below',1);
INSERT INTO "slip_quarters" VALUES(1,1995561,0,'lv-ultimate','stake-added',2);
INSERT INTO "slip_quarters" VALUES(1,1995561,0,'lv-ultimate','trips-taken-on-fold',1);
INSERT INTO "slip_quarters" VALUES(1,1995561,0,'lv-ultimate','trips-taken-on-loss',1);
INSERT INTO "slip_quarters" VALUES(1,1995561,0,'ru-ultimate','ante-taken-dealer-fails',1);
INSERT INTO "slip_quarters" VALUES(1,1995561,0,'ru-ultimate','bonus-on-seven-cards',1);
INSERT INTO "slip_quarters" VALUES(1,1995561,0,'ru-ultimate','bonus-taken-on-fold',1);
INSERT INTO "slip_quarters" VALUES(1,1995561,0,'ru-ultimate','dealer-hand-misread',1);
INSERT INTO "slip_quarters" VALUES(1,1995561,0,'ru-ultimate','half-dropped',1);
INSERT INTO "slip_quarters" VALUES(1,1995561,0,'ru-ultimate','other-table',1);
INSERT INTO "slip_quarters" VALUES(1,1995561,0,'ru-ultimate','trips-left-on-tie',1);
INSERT INTO "slip_quarters" VALUES(1,1995561,0,'ru-ultimate','trips-paid-on-fold',1);
INSERT INTO "slip_quarters" VALUES(2,1995561,0,'bg-ultimate','ante-taken-dealer-fails',1);
INSERT INTO "slip_quarters" VALUES(2,1995561,0,'bg-ultimate','bet-paid-dealer-fails',1);
INSERT INTO "slip_quarters" VALUES(2,1995561,0,'bg-ultimate','bet-taken-dealer-fails',1);
INSERT INTO "slip_quarters" VALUES(2,1995561,0,'bg-ultimate','bonus-taken-on-fold',1);
INSERT INTO "slip_quarters" VALUES(2,1995561,0,'bg-ultimate','compared-though-dealer-fails',1);
INSERT INTO "slip_quarters" VALUES(2,1995561,0,'bg-ultimate','dealer-hand-misread',2);
INSERT INTO "slip_quarters" VALUES(2,1995561,0,'bg-ultimate','loss-as-tie',1);
INSERT INTO "slip_quarters" VALUES(2,1995561,0,'bg-ultimate','loss-as-win',1);
INSERT INTO "slip_quarters" VALUES(2,1995561,0,'bg-ultimate','loss-left',2);
INSERT INTO "slip_quarters" VALUES(2,1995561,0,'bg-ultimate','pay-left',1);
INSERT INTO "slip_quarters" VALUES(2,1995561,0,'bg-ultimate','row-above',2);
INSERT INTO "slip_quarters" VALUES(2,1995561,0,'bg-ultimate','stake-added',1);
INSERT INTO "slip_quarters" VALUES(2,1995561,0,'bg-ultimate','trips-left-on-tie',1);
INSERT INTO "slip_quarters" VALUES(2,1995561,0,'bg-ultimate','trips-taken-on-loss',2);
INSERT INTO "slip_quarters" VALUES(2,1995561,0,'bg-ultimate','win-as-loss',1);
INSERT INTO "slip_quarters" VALUES(2,1995561,0,'cz-ultimate','bonus-on-seven-cards',1);
INSERT INTO "slip_quarters" VALUES(2,1995561,0,'cz-ultimate','compared-though-dealer-fails',1);
INSERT INTO "slip_quarters" VALUES(2,1995561,0,'cz-ultimate','dealer-hand-misread',1);
INSERT INTO "slip_quarters" VALUES(2,1995561,0,'cz-ultimate','half-dropped',2);
INSERT INTO "slip_quarters" VALUES(2,1995561,0,'cz-ultimate','pay-left',1);
INSERT INTO "slip_quarters" VALUES(2,1995561,0,'cz-ultimate','row-below',1);
INSERT INTO "slip_quarters" VALUES(2,1995561,0,'cz-ultimate','stake-added',1);
INSERT INTO "slip_quarters" VALUES(2,1995561,0,'cz-ultimate','trips-taken-on-fold',1);
INSERT INTO "slip_quarters" VALUES(2,1995561,0,'lt-casino-texas','bonus-taken-on-fold',1);
INSERT INTO "slip_quarters" VALUES(2,1995561,0,'lt-casino-texas','dealer-hand-misread',2);
INSERT INTO "slip_quarters" VALUES(2,1995561,0,'lt-casino-texas','loss-as-win',1);
INSERT INTO "slip_quarters" VALUES(2,1995561,0,'lt-casino-texas','loss-left',1);
INSERT INTO "slip_quarters" VALUES(2,1995561,0,'lt-casino-texas','row-above',1);
INSERT INTO "slip_quarters" VALUES(2,1995561,0,'lt-casino-texas','stake-added',1);
INSERT INTO "slip_quarters" VALUES(2,1995561,0,'lv-ultimate','bet-paid-dealer-fails',1);
INSERT INTO "slip_quarters" VALUES(2,1995561,0,'lv-ultimate','bet-taken-dealer-fails',1);
INSERT INTO "slip_quarters" VALUES(2,1995561,0,'lv-ultimate','bonus-on-seven-cards',1);
INSERT INTO "slip_quarters" VALUES(2,1995561,0,'lv-ultimate','bonus-taken-on-fold',1);
INSERT INTO "slip_quarters" VALUES(2,1995561,0,'lv-ultimate','dealer-hand-misread',2);
INSERT INTO "slip_quarters" VALUES(2,1995561,0,'lv-ultimate','half-dropped',1);
INSERT INTO "slip_quarters" VALUES(2,1995561,0,'lv-ultimate','loss-left',1);
INSERT INTO "slip_quarters" VALUES(2,1995561,0,'lv-ultimate','row-below',1);
INSERT INTO "slip_quarters" VALUES(2,1995561,0,'lv-ultimate','stake-added',2);
INSERT INTO "slip_quarters" VALUES(2,1995561,0,'lv-ultimate','trips-taken-on-fold',1);
INSERT INTO "slip_quarters" VALUES(2,1995561,0,'lv-ultimate','trips-taken-on-loss',1);
INSERT INTO "slip_quarters" VALUES(2,1995561,0,'ru-ultimate','ante-taken-dealer-fails',1);
INSERT INTO "slip_quarters" VALUES(2,1995561,0,'ru-ultimate','bonus-on-seven-cards',1);
INSERT INTO "slip_quarters" VALUES(2,1995561,0,'ru-ultimate','bonus-taken-on-fold',1);
INSERT INTO "slip_quarters" VALUES(2,1995561,0,'ru-ultimate','dealer-hand-misread',1);
INSERT INTO "slip_quarters" VALUES(2,1995561,0,'ru-ultimate','half-dropped',1);
INSERT INTO "slip_quarters" VALUES(2,1995561,0,'ru-ultimate','other-table',1);
INSERT INTO "slip_quarters" VALUES(2,1995561,0,'ru-ultimate','trips-left-on-tie',1);
INSERT INTO "slip_quarters" VALUES(2,1995561,0,'ru-ultimate','trips-paid-on-fold',1);
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
CREATE TABLE trainees (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    name_key TEXT NOT NULL UNIQUE,
    created_at TEXT NOT NULL,
    chosen_at TEXT,
    chosen INTEGER NOT NULL DEFAULT 0 -- rises with each choice: a clock may be set back
);
INSERT INTO "trainees" VALUES(1,'Anna','anna','2026-11-30T02:15:00.000+00:00','2026-11-30T02:15:00.000+00:00',1);
INSERT INTO "trainees" VALUES(2,'Иван','иван','2026-11-30T02:15:00.000+00:00','2026-11-30T02:15:00.000+00:00',2);
CREATE TABLE traps (
    trainee INTEGER NOT NULL REFERENCES trainees (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    skill TEXT NOT NULL,
    situation TEXT NOT NULL,
    recent TEXT NOT NULL,
    PRIMARY KEY (trainee, game, skill, situation)
) WITHOUT ROWID;
INSERT INTO "traps" VALUES(1,'casino-texas','comparing','lose','+100 +100 +100 +100 +100');
INSERT INTO "traps" VALUES(1,'casino-texas','comparing','same-category','+100 +100');
INSERT INTO "traps" VALUES(1,'casino-texas','comparing','tie','+100');
INSERT INTO "traps" VALUES(1,'casino-texas','folded-and-dark','dark','+567');
INSERT INTO "traps" VALUES(1,'casino-texas','naming','pair','+201 +600 -900 +1500');
INSERT INTO "traps" VALUES(1,'casino-texas','naming','two-pair','-1200 +201');
INSERT INTO "traps" VALUES(1,'ultimate','ante-dealer-fails','win-dealer-fails','+ +100 +100 + +100 + +100');
INSERT INTO "traps" VALUES(1,'ultimate','comparing','kicker-decides','-100 +100 +100');
INSERT INTO "traps" VALUES(1,'ultimate','comparing','lose','+100 +100 +100 +100 +96 +450 -100 +100 +100 +100 +100 +96 +450 +150');
INSERT INTO "traps" VALUES(1,'ultimate','comparing','same-category','+100 +100 +100 +100 -100 +450');
INSERT INTO "traps" VALUES(1,'ultimate','comparing','win','+100 +100 +100 + +100 +100 +100 +100 +100 +100 -100');
INSERT INTO "traps" VALUES(1,'ultimate','dealer','dealer-fails','+50 -50');
INSERT INTO "traps" VALUES(1,'ultimate','dealer','dealer-opens-on-board-pair','-50');
INSERT INTO "traps" VALUES(1,'ultimate','folded-and-dark','dark','-333 -467');
INSERT INTO "traps" VALUES(1,'ultimate','folded-and-dark','fold','+146 +100 +300 +450 +164 +146 -550 +800 +900');
INSERT INTO "traps" VALUES(1,'ultimate','main-table','blind-paid','+100');
INSERT INTO "traps" VALUES(1,'ultimate','main-table','blind-pushes-on-win','+192 +100 +100 +100 -100 +100 +100 +192 +100 +100');
INSERT INTO "traps" VALUES(1,'ultimate','main-table','lose','+100 +100 -100 +100 +100 +100 +100 +100 +100 +100 +100 +100 +100 -');
INSERT INTO "traps" VALUES(1,'ultimate','main-table','straight-flush','+100');
INSERT INTO "traps" VALUES(1,'ultimate','naming','high-card','+201 +900 +201 +1100');
INSERT INTO "traps" VALUES(1,'ultimate','naming','pair','+201 -600 -1100 +1500 -800 +1200 +400 +1000 +1800 - +201 +1100 +400 +1300 +1800 +2300 +201 -600 -1100 -');
INSERT INTO "traps" VALUES(1,'ultimate','naming','straight-flush','-400');
INSERT INTO "traps" VALUES(1,'ultimate','naming','three-pairs','+1400');
INSERT INTO "traps" VALUES(1,'ultimate','naming','two-pair','+1400 +600');
INSERT INTO "traps" VALUES(2,'casino-texas','comparing','lose','+100 +100 +100 +100 +100');
INSERT INTO "traps" VALUES(2,'casino-texas','comparing','same-category','+100 +100');
INSERT INTO "traps" VALUES(2,'casino-texas','comparing','tie','+100');
INSERT INTO "traps" VALUES(2,'casino-texas','folded-and-dark','dark','+567');
INSERT INTO "traps" VALUES(2,'casino-texas','naming','pair','+201 +600 -900 +1500');
INSERT INTO "traps" VALUES(2,'casino-texas','naming','two-pair','-1200 +201');
INSERT INTO "traps" VALUES(2,'ultimate','ante-dealer-fails','win-dealer-fails','+ +100 +100 + +100 + +100');
INSERT INTO "traps" VALUES(2,'ultimate','comparing','kicker-decides','-100 +100 +100');
INSERT INTO "traps" VALUES(2,'ultimate','comparing','lose','+100 +100 +100 +100 +96 +450 -100 +100 +100 +100 +100 +96 +450 +150');
INSERT INTO "traps" VALUES(2,'ultimate','comparing','same-category','+100 +100 +100 +100 -100 +450');
INSERT INTO "traps" VALUES(2,'ultimate','comparing','win','+100 +100 +100 + +100 +100 +100 +100 +100 +100 -100');
INSERT INTO "traps" VALUES(2,'ultimate','dealer','dealer-fails','+50 -50');
INSERT INTO "traps" VALUES(2,'ultimate','dealer','dealer-opens-on-board-pair','-50');
INSERT INTO "traps" VALUES(2,'ultimate','folded-and-dark','dark','-333 -467');
INSERT INTO "traps" VALUES(2,'ultimate','folded-and-dark','fold','+146 +100 +300 +450 +164 +146 -550 +800 +900');
INSERT INTO "traps" VALUES(2,'ultimate','main-table','blind-paid','+100');
INSERT INTO "traps" VALUES(2,'ultimate','main-table','blind-pushes-on-win','+192 +100 +100 +100 -100 +100 +100 +192 +100 +100');
INSERT INTO "traps" VALUES(2,'ultimate','main-table','lose','+100 +100 -100 +100 +100 +100 +100 +100 +100 +100 +100 +100 +100 -');
INSERT INTO "traps" VALUES(2,'ultimate','main-table','straight-flush','+100');
INSERT INTO "traps" VALUES(2,'ultimate','naming','high-card','+201 +900 +201 +1100');
INSERT INTO "traps" VALUES(2,'ultimate','naming','pair','+201 -600 -1100 +1500 -800 +1200 +400 +1000 +1800 - +201 +1100 +400 +1300 +1800 +2300 +201 -600 -1100 -');
INSERT INTO "traps" VALUES(2,'ultimate','naming','straight-flush','-400');
INSERT INTO "traps" VALUES(2,'ultimate','naming','three-pairs','+1400');
INSERT INTO "traps" VALUES(2,'ultimate','naming','two-pair','+1400 +600');
CREATE TABLE turns (
    round INTEGER NOT NULL REFERENCES rounds (id) ON DELETE CASCADE,
    owner INTEGER NOT NULL,
    trainee INTEGER NOT NULL,
    milliseconds INTEGER,
    asked_count INTEGER NOT NULL,
    right_count INTEGER NOT NULL,
    PRIMARY KEY (round, owner)
) WITHOUT ROWID;
INSERT INTO "turns" VALUES(1,0,1,8551,2,2);
INSERT INTO "turns" VALUES(1,1,1,45147,4,2);
INSERT INTO "turns" VALUES(1,3,1,39884,4,3);
INSERT INTO "turns" VALUES(1,4,1,77520,5,4);
INSERT INTO "turns" VALUES(1,5,1,24707,4,3);
INSERT INTO "turns" VALUES(2,0,1,4377,2,1);
INSERT INTO "turns" VALUES(2,1,1,57046,2,1);
INSERT INTO "turns" VALUES(2,2,1,86535,4,4);
INSERT INTO "turns" VALUES(2,3,1,2446,4,1);
INSERT INTO "turns" VALUES(2,5,1,36170,4,3);
INSERT INTO "turns" VALUES(2,6,1,64830,2,2);
INSERT INTO "turns" VALUES(4,0,1,2365,2,2);
INSERT INTO "turns" VALUES(4,1,1,65890,5,4);
INSERT INTO "turns" VALUES(4,2,1,61761,4,2);
INSERT INTO "turns" VALUES(4,3,1,47621,4,3);
INSERT INTO "turns" VALUES(4,4,1,56665,2,2);
INSERT INTO "turns" VALUES(4,5,1,75284,4,4);
INSERT INTO "turns" VALUES(4,6,1,3573,2,1);
INSERT INTO "turns" VALUES(5,0,1,7620,2,1);
INSERT INTO "turns" VALUES(5,3,1,47144,4,3);
INSERT INTO "turns" VALUES(5,5,1,11968,5,5);
INSERT INTO "turns" VALUES(7,0,1,1493,2,1);
INSERT INTO "turns" VALUES(7,2,1,75617,5,3);
INSERT INTO "turns" VALUES(7,3,1,78069,5,5);
INSERT INTO "turns" VALUES(7,6,1,69303,4,3);
INSERT INTO "turns" VALUES(8,0,1,8319,2,2);
INSERT INTO "turns" VALUES(8,1,1,10582,4,4);
INSERT INTO "turns" VALUES(8,2,1,77895,5,5);
INSERT INTO "turns" VALUES(8,3,1,77153,5,4);
INSERT INTO "turns" VALUES(8,4,1,36629,4,2);
INSERT INTO "turns" VALUES(8,5,1,53131,5,5);
INSERT INTO "turns" VALUES(8,6,1,89235,2,2);
INSERT INTO "turns" VALUES(10,0,1,1493,2,0);
INSERT INTO "turns" VALUES(10,3,1,48508,4,2);
INSERT INTO "turns" VALUES(10,4,1,61441,5,4);
INSERT INTO "turns" VALUES(10,5,1,69303,4,3);
INSERT INTO "turns" VALUES(11,0,1,6349,2,2);
INSERT INTO "turns" VALUES(11,1,1,36170,2,2);
INSERT INTO "turns" VALUES(11,2,1,86535,2,2);
INSERT INTO "turns" VALUES(11,3,1,35020,4,3);
INSERT INTO "turns" VALUES(11,4,1,2446,4,3);
INSERT INTO "turns" VALUES(11,5,1,64830,5,5);
INSERT INTO "turns" VALUES(13,0,1,8612,2,2);
INSERT INTO "turns" VALUES(13,1,1,68411,3,3);
INSERT INTO "turns" VALUES(13,2,1,45147,3,2);
INSERT INTO "turns" VALUES(13,4,1,39884,3,2);
INSERT INTO "turns" VALUES(13,5,1,77520,3,3);
INSERT INTO "turns" VALUES(13,6,1,24707,4,3);
INSERT INTO "turns" VALUES(14,0,1,5635,2,2);
INSERT INTO "turns" VALUES(14,1,1,2553,4,4);
INSERT INTO "turns" VALUES(16,0,2,8551,2,2);
INSERT INTO "turns" VALUES(16,1,2,45147,4,2);
INSERT INTO "turns" VALUES(16,3,2,39884,4,3);
INSERT INTO "turns" VALUES(16,4,2,77520,5,4);
INSERT INTO "turns" VALUES(16,5,2,24707,4,3);
INSERT INTO "turns" VALUES(17,0,2,4377,2,1);
INSERT INTO "turns" VALUES(17,1,2,57046,2,1);
INSERT INTO "turns" VALUES(17,2,2,86535,4,4);
INSERT INTO "turns" VALUES(17,3,2,2446,4,1);
INSERT INTO "turns" VALUES(17,5,2,36170,4,3);
INSERT INTO "turns" VALUES(17,6,2,64830,2,2);
INSERT INTO "turns" VALUES(19,0,2,2365,2,2);
INSERT INTO "turns" VALUES(19,1,2,65890,5,4);
INSERT INTO "turns" VALUES(19,2,2,61761,4,2);
INSERT INTO "turns" VALUES(19,3,2,47621,4,3);
INSERT INTO "turns" VALUES(19,4,2,56665,2,2);
INSERT INTO "turns" VALUES(19,5,2,75284,4,4);
INSERT INTO "turns" VALUES(19,6,2,3573,2,1);
INSERT INTO "turns" VALUES(20,0,2,7620,2,1);
INSERT INTO "turns" VALUES(20,3,2,47144,4,3);
INSERT INTO "turns" VALUES(20,5,2,11968,5,5);
INSERT INTO "turns" VALUES(22,0,2,1493,2,1);
INSERT INTO "turns" VALUES(22,2,2,75617,5,3);
INSERT INTO "turns" VALUES(22,3,2,78069,5,5);
INSERT INTO "turns" VALUES(22,6,2,69303,4,3);
INSERT INTO "turns" VALUES(23,0,2,8319,2,2);
INSERT INTO "turns" VALUES(23,1,2,10582,4,4);
INSERT INTO "turns" VALUES(23,2,2,77895,5,5);
INSERT INTO "turns" VALUES(23,3,2,77153,5,4);
INSERT INTO "turns" VALUES(23,4,2,36629,4,2);
INSERT INTO "turns" VALUES(23,5,2,53131,5,5);
INSERT INTO "turns" VALUES(23,6,2,89235,2,2);
INSERT INTO "turns" VALUES(25,0,2,1493,2,0);
INSERT INTO "turns" VALUES(25,3,2,48508,4,2);
INSERT INTO "turns" VALUES(25,4,2,61441,5,4);
INSERT INTO "turns" VALUES(25,5,2,69303,4,3);
INSERT INTO "turns" VALUES(26,0,2,6349,2,2);
INSERT INTO "turns" VALUES(26,1,2,36170,2,2);
INSERT INTO "turns" VALUES(26,2,2,86535,2,2);
INSERT INTO "turns" VALUES(26,3,2,35020,4,3);
INSERT INTO "turns" VALUES(26,4,2,2446,4,3);
INSERT INTO "turns" VALUES(26,5,2,64830,5,5);
INSERT INTO "turns" VALUES(28,0,2,8612,2,2);
INSERT INTO "turns" VALUES(28,1,2,68411,3,3);
INSERT INTO "turns" VALUES(28,2,2,45147,3,2);
INSERT INTO "turns" VALUES(28,4,2,39884,3,2);
INSERT INTO "turns" VALUES(28,5,2,77520,3,3);
INSERT INTO "turns" VALUES(28,6,2,24707,4,3);
INSERT INTO "turns" VALUES(29,0,2,5635,2,2);
INSERT INTO "turns" VALUES(29,1,2,2553,4,4);
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
INSERT INTO "sqlite_sequence" VALUES('trainees',2);
INSERT INTO "sqlite_sequence" VALUES('drills',10);
INSERT INTO "sqlite_sequence" VALUES('rounds',30);
INSERT INTO "sqlite_sequence" VALUES('mistakes',80);
COMMIT;
