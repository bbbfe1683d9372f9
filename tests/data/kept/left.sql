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
INSERT INTO "changes" VALUES(3,0,'dealer.category','"high-card"',NULL,0,0);
INSERT INTO "changes" VALUES(3,1,'dealer.qualifies','false',NULL,100,1000);
INSERT INTO "changes" VALUES(3,2,'box2.category','"flush"',2,200,2000);
INSERT INTO "changes" VALUES(3,3,NULL,NULL,2,207,2007);
INSERT INTO "changes" VALUES(3,4,'box2.category',NULL,2,208,2008);
INSERT INTO "changes" VALUES(3,5,'box2.ante','"push"',2,300,3000);
INSERT INTO "changes" VALUES(3,6,'box2.play','"2"',2,500,5000);
INSERT INTO "changes" VALUES(3,7,'box1.ante','"take"',1,600,6000);
INSERT INTO "changes" VALUES(3,8,'box1.blind','"take"',1,700,7000);
INSERT INTO "changes" VALUES(5,0,'dealer.category','"pair"',NULL,0,0);
INSERT INTO "changes" VALUES(5,1,'box5.category','"full-house"',5,200,2000);
INSERT INTO "changes" VALUES(5,2,NULL,NULL,5,207,2007);
INSERT INTO "changes" VALUES(5,3,'box5.category',NULL,5,208,2008);
INSERT INTO "changes" VALUES(5,4,'box5.bonus','"take"',5,300,3000);
INSERT INTO "changes" VALUES(5,5,'box5.ante','"6"',5,400,4000);
INSERT INTO "changes" VALUES(5,6,'box5.bet','"4"',5,500,5000);
INSERT INTO "changes" VALUES(5,7,'box4.bonus','"take"',4,600,6000);
INSERT INTO "changes" VALUES(5,8,'box4.ante','"take"',4,700,7000);
INSERT INTO "changes" VALUES(7,0,'dealer.category','"straight-flush"',NULL,0,0);
INSERT INTO "changes" VALUES(7,1,'dealer.qualifies','true',NULL,100,1000);
INSERT INTO "changes" VALUES(7,2,'box3.ante','"take"',3,200,2000);
INSERT INTO "changes" VALUES(7,3,NULL,NULL,3,207,2007);
INSERT INTO "changes" VALUES(7,4,'box3.ante',NULL,3,208,2008);
INSERT INTO "changes" VALUES(7,5,'box3.blind','"take"',3,300,3000);
INSERT INTO "changes" VALUES(7,6,'box3.trips','"take"',3,400,4000);
INSERT INTO "changes" VALUES(7,7,'box1.ante','"take"',1,600,6000);
INSERT INTO "changes" VALUES(7,8,'box1.blind','"take"',1,700,7000);
INSERT INTO "changes" VALUES(7,9,'box1.play','"take"',1,800,8000);
INSERT INTO "changes" VALUES(7,10,'box1.trips','"take"',1,900,9000);
CREATE TABLE drills (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    trainee INTEGER NOT NULL REFERENCES trainees (id) ON DELETE CASCADE,
    plan TEXT NOT NULL,
    started_at TEXT NOT NULL,
    finished_at TEXT
);
INSERT INTO "drills" VALUES(1,1,'{"house":"lv-ultimate","seed":"7","scope":"everything","layouts":10,"boxes":2,"mix":"natural","task":"settle","situations":[],"for_me":false,"skill":null}','2026-11-30T02:15:00.000+00:00',NULL);
INSERT INTO "drills" VALUES(2,2,'{"house":"lt-casino-texas","seed":"2147483653","scope":"everything","layouts":null,"boxes":2,"mix":"natural","task":"settle","situations":[],"for_me":false,"skill":null}','2026-11-30T02:15:00.000+00:00',NULL);
INSERT INTO "drills" VALUES(3,2,'{"house":"mine","seed":"9","scope":"everything","layouts":10,"boxes":2,"mix":"natural","task":"settle","situations":[],"for_me":false,"skill":null}','2026-11-30T02:15:00.000+00:00',NULL);
CREATE TABLE mark_slips (
    round INTEGER NOT NULL,
    position INTEGER NOT NULL,
    number INTEGER NOT NULL,
    slip TEXT NOT NULL,
    PRIMARY KEY (round, position, number),
    FOREIGN KEY (round, position) REFERENCES marks (round, position) ON DELETE CASCADE
) WITHOUT ROWID;
INSERT INTO "mark_slips" VALUES(1,0,0,'dealer-hand-misread');
INSERT INTO "mark_slips" VALUES(2,0,0,'dealer-hand-misread');
INSERT INTO "mark_slips" VALUES(1,1,0,'dealer-misjudged');
INSERT INTO "mark_slips" VALUES(2,11,0,'out-of-order');
INSERT INTO "mark_slips" VALUES(4,9,0,'out-of-order');
INSERT INTO "mark_slips" VALUES(6,8,0,'out-of-order');
INSERT INTO "mark_slips" VALUES(1,3,0,'unanswered');
INSERT INTO "mark_slips" VALUES(2,6,0,'unanswered');
INSERT INTO "mark_slips" VALUES(4,3,0,'unanswered');
INSERT INTO "mark_slips" VALUES(6,2,0,'unanswered');
INSERT INTO "mark_slips" VALUES(2,9,0,'wrong-action');
INSERT INTO "mark_slips" VALUES(2,10,0,'wrong-action');
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
INSERT INTO "marks" VALUES(1,0,1,'category',NULL,NULL,'"two-pair"','"three-of-a-kind"',0,0);
INSERT INTO "marks" VALUES(1,1,1,'qualifies',NULL,NULL,'false','true',0,100);
INSERT INTO "marks" VALUES(1,2,1,'category',3,NULL,'"full-house"','"full-house"',1,201);
INSERT INTO "marks" VALUES(1,3,1,'bet',3,'ante',NULL,'"25"',0,NULL);
INSERT INTO "marks" VALUES(1,4,1,'bet',3,'blind','"75"','"75"',1,192);
INSERT INTO "marks" VALUES(1,5,1,'bet',3,'play','"50"','"50"',1,100);
INSERT INTO "marks" VALUES(1,6,1,'bet',1,'ante','"take"','"take"',1,600);
INSERT INTO "marks" VALUES(1,7,1,'bet',1,'blind','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(1,8,1,'bet',1,'trips','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(1,9,1,'order',NULL,NULL,'[3,1]','[3,1]',1,NULL);
INSERT INTO "marks" VALUES(2,0,1,'category',NULL,NULL,'"straight-flush"','"pair"',0,0);
INSERT INTO "marks" VALUES(2,1,1,'qualifies',NULL,NULL,'true','true',1,100);
INSERT INTO "marks" VALUES(2,2,1,'category',5,NULL,'"pair"','"pair"',1,201);
INSERT INTO "marks" VALUES(2,3,1,'bet',5,'ante','"10"','"10"',1,92);
INSERT INTO "marks" VALUES(2,4,1,'bet',5,'blind','"push"','"push"',1,100);
INSERT INTO "marks" VALUES(2,5,1,'bet',5,'play','"40"','"40"',1,100);
INSERT INTO "marks" VALUES(2,6,1,'category',2,NULL,NULL,'"straight"',0,NULL);
INSERT INTO "marks" VALUES(2,7,1,'bet',2,'ante','"2"','"2"',1,700);
INSERT INTO "marks" VALUES(2,8,1,'bet',2,'blind','"2"','"2"',1,100);
INSERT INTO "marks" VALUES(2,9,1,'bet',2,'play','"take"','"4"',0,100);
INSERT INTO "marks" VALUES(2,10,1,'bet',2,'trips','"take"','"4"',0,100);
INSERT INTO "marks" VALUES(2,11,1,'order',NULL,NULL,'[2,5]','[5,2]',0,NULL);
INSERT INTO "marks" VALUES(4,0,2,'category',NULL,NULL,'"two-pair"','"two-pair"',1,0);
INSERT INTO "marks" VALUES(4,1,2,'qualifies',NULL,NULL,'true','true',1,100);
INSERT INTO "marks" VALUES(4,2,2,'category',3,NULL,'"two-pair"','"two-pair"',1,201);
INSERT INTO "marks" VALUES(4,3,2,'bet',3,'ante',NULL,'"push"',0,NULL);
INSERT INTO "marks" VALUES(4,4,2,'bet',3,'bet','"push"','"push"',1,192);
INSERT INTO "marks" VALUES(4,5,2,'category',2,NULL,'"two-pair"','"two-pair"',1,500);
INSERT INTO "marks" VALUES(4,6,2,'bet',2,'bonus','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(4,7,2,'bet',2,'ante','"push"','"push"',1,100);
INSERT INTO "marks" VALUES(4,8,2,'bet',2,'bet','"push"','"push"',1,100);
INSERT INTO "marks" VALUES(4,9,2,'order',NULL,NULL,'[2,3]','[3,2]',0,NULL);
INSERT INTO "marks" VALUES(6,0,2,'category',NULL,NULL,'"pair"','"pair"',1,0);
INSERT INTO "marks" VALUES(6,1,2,'qualifies',NULL,NULL,'true','true',1,100);
INSERT INTO "marks" VALUES(6,2,2,'bet',5,'ante',NULL,'"take"',0,NULL);
INSERT INTO "marks" VALUES(6,3,2,'bet',5,'blind','"take"','"take"',1,300);
INSERT INTO "marks" VALUES(6,4,2,'category',1,NULL,'"pair"','"pair"',1,400);
INSERT INTO "marks" VALUES(6,5,2,'bet',1,'ante','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(6,6,2,'bet',1,'blind','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(6,7,2,'bet',1,'play','"take"','"take"',1,100);
INSERT INTO "marks" VALUES(6,8,2,'order',NULL,NULL,'[1,5]','[5,1]',0,NULL);
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
INSERT INTO "mistakes" VALUES(1,1,'drill',1,0,'dealer','lv-ultimate','056d28acb9863e67','2026-11-30T02:15:00.000+00:00',0,7950,1,'','dealer-hand-misread dealer-misjudged',NULL,'round-1',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(2,1,'drill',1,3,'box','lv-ultimate','056d28acb9863e67','2026-11-30T02:15:00.000+00:00',0,53603,1,'full-house win blind-paid','unanswered',NULL,'round-1',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(3,1,'drill',2,0,'dealer','lv-ultimate','056d28acb9863e67','2026-11-30T02:15:00.000+00:00',0,7620,1,'dealer-opens-on-board-pair','dealer-hand-misread',NULL,'round-2',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(4,1,'drill',2,2,'box','lv-ultimate','056d28acb9863e67','2026-11-30T02:15:00.000+00:00',0,47144,1,'straight win blind-paid','unanswered wrong-action',NULL,'round-2',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(5,2,'drill',4,3,'box','lt-casino-texas','8d0b24a1f988c352','2026-11-30T02:15:00.000+00:00',0,53603,1,'two-pair same-category tie','unanswered',NULL,'round-4',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(6,2,'drill',4,2,'box','lt-casino-texas','8d0b24a1f988c352','2026-11-30T02:15:00.000+00:00',0,42016,0,'two-pair same-category tie-sixth-card tie','',NULL,'round-4',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(7,2,'drill',6,5,'box','mine','2ac70e16e06cbec6','2026-11-30T02:15:00.000+00:00',0,53603,1,'high-card fold','unanswered',NULL,'round-6',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
INSERT INTO "mistakes" VALUES(8,2,'drill',6,1,'box','mine','2ac70e16e06cbec6','2026-11-30T02:15:00.000+00:00',0,42016,0,'pair same-category lose','',NULL,'round-6',NULL,NULL,'2026-12-01T02:15:00.000+00:00');
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
INSERT INTO "quarters" VALUES(1,1995561,0,'lv-ultimate',2,22,14,13,10,2,194753,4,124003,0,1300);
INSERT INTO "quarters" VALUES(2,1995561,0,'lt-casino-texas',1,10,8,5,4,1,254430,2,95619,0,0);
INSERT INTO "quarters" VALUES(2,1995561,0,'mine',1,9,7,5,4,1,254430,2,95619,0,0);
CREATE TABLE quiz_changes (
    quiz INTEGER NOT NULL REFERENCES quizzes (id) ON DELETE CASCADE,
    round INTEGER NOT NULL,
    number INTEGER NOT NULL,
    change TEXT NOT NULL,
    PRIMARY KEY (quiz, round, number)
) WITHOUT ROWID;
INSERT INTO "quiz_changes" VALUES(1,0,0,'{"place":"dealer.category","value":"two-pair","box":null,"box_milliseconds":250,"milliseconds":250}');
INSERT INTO "quiz_changes" VALUES(1,0,1,'{"place":"dealer.qualifies","value":true,"box":null,"box_milliseconds":500,"milliseconds":500}');
INSERT INTO "quiz_changes" VALUES(1,0,2,'{"place":"box5.category","value":"pair","box":5,"box_milliseconds":250,"milliseconds":750}');
INSERT INTO "quiz_changes" VALUES(1,0,3,'{"place":"box5.ante","value":"take","box":5,"box_milliseconds":500,"milliseconds":1000}');
INSERT INTO "quiz_changes" VALUES(1,0,4,'{"place":"box5.blind","value":"take","box":5,"box_milliseconds":750,"milliseconds":1250}');
INSERT INTO "quiz_changes" VALUES(1,0,5,'{"place":"box5.play","value":"take","box":5,"box_milliseconds":1000,"milliseconds":1500}');
INSERT INTO "quiz_changes" VALUES(1,0,6,'{"place":"box4.category","value":"two-pair","box":4,"box_milliseconds":250,"milliseconds":1750}');
INSERT INTO "quiz_changes" VALUES(1,0,7,'{"place":"box4.ante","value":"2","box":4,"box_milliseconds":500,"milliseconds":2000}');
INSERT INTO "quiz_changes" VALUES(1,0,8,'{"place":"box4.blind","value":"push","box":4,"box_milliseconds":750,"milliseconds":2250}');
INSERT INTO "quiz_changes" VALUES(1,0,9,'{"place":"box4.play","value":"8","box":4,"box_milliseconds":1000,"milliseconds":2500}');
INSERT INTO "quiz_changes" VALUES(1,0,10,'{"place":"box3.category","value":"straight","box":3,"box_milliseconds":250,"milliseconds":2750}');
INSERT INTO "quiz_changes" VALUES(1,0,11,'{"place":"box3.ante","value":"take","box":3,"box_milliseconds":500,"milliseconds":3000}');
INSERT INTO "quiz_changes" VALUES(1,0,12,'{"place":"box3.blind","value":"take","box":3,"box_milliseconds":750,"milliseconds":3250}');
INSERT INTO "quiz_changes" VALUES(1,0,13,'{"place":"box3.play","value":"take","box":3,"box_milliseconds":1000,"milliseconds":3500}');
INSERT INTO "quiz_changes" VALUES(1,0,14,'{"place":"box2.category","value":"pair","box":2,"box_milliseconds":250,"milliseconds":3750}');
INSERT INTO "quiz_changes" VALUES(1,0,15,'{"place":"box2.ante","value":"take","box":2,"box_milliseconds":500,"milliseconds":4000}');
INSERT INTO "quiz_changes" VALUES(1,0,16,'{"place":"box2.blind","value":"take","box":2,"box_milliseconds":750,"milliseconds":4250}');
INSERT INTO "quiz_changes" VALUES(1,0,17,'{"place":"box2.play","value":"take","box":2,"box_milliseconds":1000,"milliseconds":4500}');
INSERT INTO "quiz_changes" VALUES(1,0,18,'{"place":"box2.trips","value":"take","box":2,"box_milliseconds":1250,"milliseconds":4750}');
INSERT INTO "quiz_changes" VALUES(1,0,19,'{"place":"box1.ante","value":"take","box":1,"box_milliseconds":250,"milliseconds":5000}');
INSERT INTO "quiz_changes" VALUES(1,0,20,'{"place":"box1.blind","value":"take","box":1,"box_milliseconds":500,"milliseconds":5250}');
INSERT INTO "quiz_changes" VALUES(1,0,21,'{"place":"box1.trips","value":"take","box":1,"box_milliseconds":750,"milliseconds":5500}');
INSERT INTO "quiz_changes" VALUES(1,1,0,'{"place":"dealer.qualifies","value":true,"box":null,"box_milliseconds":1500,"milliseconds":1500}');
CREATE TABLE quiz_rounds (
    quiz INTEGER NOT NULL REFERENCES quizzes (id) ON DELETE CASCADE,
    number INTEGER NOT NULL, -- from 0
    round TEXT NOT NULL,
    PRIMARY KEY (quiz, number)
) WITHOUT ROWID;
INSERT INTO "quiz_rounds" VALUES(1,0,'{"opened":0,"closed":5500,"ending":"submitted","sheet":{"dealer":{"category":"two-pair","qualifies":true,"seconds":0.5},"boxes":[{"box":5,"category":"pair","bets":{"ante":"take","blind":"take","play":"take"},"seconds":1},{"box":4,"category":"two-pair","bets":{"ante":"2","blind":"push","play":"8"},"seconds":1},{"box":3,"category":"straight","bets":{"ante":"take","blind":"take","play":"take"},"seconds":1},{"box":2,"category":"pair","bets":{"ante":"take","blind":"take","play":"take","trips":"take"},"seconds":1.25},{"box":1,"bets":{"ante":"take","blind":"take","trips":"take"},"seconds":0.75}],"seconds":5.5},"answers":[{"place":"dealer.category","value":"two-pair","box":null,"box_milliseconds":250,"milliseconds":250},{"place":"dealer.qualifies","value":true,"box":null,"box_milliseconds":500,"milliseconds":500},{"place":"box5.category","value":"pair","box":5,"box_milliseconds":250,"milliseconds":750},{"place":"box5.ante","value":"take","box":5,"box_milliseconds":500,"milliseconds":1000},{"place":"box5.blind","value":"take","box":5,"box_milliseconds":750,"milliseconds":1250},{"place":"box5.play","value":"take","box":5,"box_milliseconds":1000,"milliseconds":1500},{"place":"box4.category","value":"two-pair","box":4,"box_milliseconds":250,"milliseconds":1750},{"place":"box4.ante","value":"2","box":4,"box_milliseconds":500,"milliseconds":2000},{"place":"box4.blind","value":"push","box":4,"box_milliseconds":750,"milliseconds":2250},{"place":"box4.play","value":"8","box":4,"box_milliseconds":1000,"milliseconds":2500},{"place":"box3.category","value":"straight","box":3,"box_milliseconds":250,"milliseconds":2750},{"place":"box3.ante","value":"take","box":3,"box_milliseconds":500,"milliseconds":3000},{"place":"box3.blind","value":"take","box":3,"box_milliseconds":750,"milliseconds":3250},{"place":"box3.play","value":"take","box":3,"box_milliseconds":1000,"milliseconds":3500},{"place":"box2.category","value":"pair","box":2,"box_milliseconds":250,"milliseconds":3750},{"place":"box2.ante","value":"take","box":2,"box_milliseconds":500,"milliseconds":4000},{"place":"box2.blind","value":"take","box":2,"box_milliseconds":750,"milliseconds":4250},{"place":"box2.play","value":"take","box":2,"box_milliseconds":1000,"milliseconds":4500},{"place":"box2.trips","value":"take","box":2,"box_milliseconds":1250,"milliseconds":4750},{"place":"box1.ante","value":"take","box":1,"box_milliseconds":250,"milliseconds":5000},{"place":"box1.blind","value":"take","box":1,"box_milliseconds":500,"milliseconds":5250},{"place":"box1.trips","value":"take","box":1,"box_milliseconds":750,"milliseconds":5500}],"unconfirmed":null}');
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
INSERT INTO "quizzes" VALUES(1,1,'short','lv-ultimate','LV-SHORT-23AUPD-5','{"definition":{"id":"short","code":"SHORT","names":{"en":"Short quiz","bg":"Кратък изпит","ru":"Короткий экзамен","cs":"Krátká zkouška","lv":"Īss eksāmens"},"houses":"all","rounds":5,"boxes":5,"asked":"everything","time":{"round":"3:00"},"pass":{"wagers":"90 %","qualification_errors":1},"quotas":{"tie":1,"fold":1,"win-dealer-fails":1,"blind-paid":1,"trips-paid-on-loss":1,"bonus-paid":1,"bonus-not-final":1,"dealer-fails":1,"dealer-pair-below-fours":1},"pay_table":true,"order_fails":false},"house":{"id":"lv-ultimate","game":"ultimate","names":{"en":"Latvia · Ultimate Texas Hold''em","bg":"Латвия · Ultimate Texas Hold''em","ru":"Латвия · Ultimate Texas Hold''em","cs":"Lotyšsko · Ultimate Texas Hold''em","lv":"Latvija · Ultimate Texas Hold''em"},"source":"A Latvian text on Ultimate Texas Hold''em; the only one of the four on this game that prints its pay tables. Left out: the BONUS side game, which it names without rules. Limits, steps and chips are the usual ones.","boxes":5,"dark_boxes":true,"dark_multiples":[1,2,3,4],"qualifies":"pair","play_multiples":[1,2,3,4],"fold_side":"lost","tables":{"blind":{"royal-flush":"500:1","straight-flush":"50:1","four-of-a-kind":"10:1","full-house":"3:1","flush":"3:2","straight":"1:1"},"trips":{"royal-flush":"50:1","straight-flush":"40:1","four-of-a-kind":"30:1","full-house":"8:1","flush":"7:1","straight":"4:1","three-of-a-kind":"3:1"}},"currency":"EUR","chips":[{"value":"0.5","colour":"#D977A6"},{"value":"1","colour":"#ECE9E0"},{"value":"5","colour":"#C0392F"},{"value":"25","colour":"#1E8A50"},{"value":"100","colour":"#262A31"},{"value":"500","colour":"#7446B5"}],"limits":{"ante":{"min":"2","max":"100","step":"1"},"side":{"min":"1","max":"25","step":"1"}},"rounding":"exact","max_payout":null,"spots":"dealer_view","provenance":{"order":{"is":"standard","why":{"en":"Not in the text; boxes are settled from right to left","bg":"Няма го в текста; боксовете се разплащат отдясно наляво","ru":"В тексте этого нет; боксы рассчитываются справа налево","cs":"V textu to není; boxy se vyplácejí zprava doleva","lv":"Tekstā tā nav; par boksiem norēķinās no labās uz kreiso"},"hangs":[]},"ranking":{"is":"standard","why":{"en":"The text does not rank the hands, nor does it name the five-high straight; the usual ranking stands","bg":"Текстът не дава подредба на ръцете и не споменава кентата до петица; важи обичайната подредба","ru":"Текст не даёт старшинства комбинаций и не упоминает стрит до пятёрки; действует обычное старшинство","cs":"Text neuvádí pořadí kombinací ani postupku do pětky; platí obvyklé pořadí","lv":"Tekstā nav ne kombināciju secības, ne straight līdz pieciniekam; spēkā ir parastā secība"},"hangs":[]},"qualifies":{"is":"standard","why":{"en":"The text does not say with what the dealer qualifies; a pair or better is usual","bg":"Текстът не казва с какво се класира крупието; обичайно е чифт или по-висока ръка","ru":"В тексте не сказано, с чем дилер квалифицируется; обычно это пара и выше","cs":"Text neříká, s čím se dealer kvalifikuje; obvyklý je pár nebo vyšší kombinace","lv":"Tekstā nav teikts, ar ko dīlerim ir kombinācija; parasti tas ir pāris vai stiprāka kombinācija"},"hangs":[]},"dark_multiples":{"is":"unconfirmed","why":{"en":"The text does not say how large the Play of a dark box may be; 1 to 4 times the Ante are taken. No answer hangs on it","bg":"Текстът не казва колко голям може да е залогът Play на тъмен бокс; приема се от 1 до 4 пъти залога Ante. От това не зависи нито един отговор","ru":"В тексте не сказано, какой может быть ставка Play тёмного бокса; принято от 1 до 4 Ante. Ни один ответ от этого не зависит","cs":"Text neříká, jak velká smí být sázka Play na boxu naslepo; počítá se s 1násobkem až 4násobkem Ante. Žádná odpověď na tom nezávisí","lv":"Tekstā nav teikts, cik liela drīkst būt tumšā boksa Play likme; pieņemts no 1 līdz 4 reizēm Ante. Neviena atbilde no tā nav atkarīga"},"hangs":[]},"fold":{"is":"standard","why":{"en":"The text says that a fold loses “Ante, Play and Trips”; a folder has no Play, so Blind is read in its place. Ante and Trips are confirmed","bg":"Според текста при фолд губят „Ante, Play и Trips“; при фолд няма залог Play, затова вместо него се разбира Blind. Ante и Trips са потвърдени","ru":"По тексту при пасе проигрывают «Ante, Play и Trips»; при пасе ставки Play нет, поэтому вместо неё понимается Blind. Ante и Trips подтверждены","cs":"Podle textu se po složení karet prohrává „Ante, Play a Trips“; kdo složil karty, nemá Play, proto se místo ní čte Blind. Ante a Trips jsou potvrzeny","lv":"Pēc teksta, atsakoties no spēles, zaudē „ANTE, PLAY un TRIPS”; kas atteicies, tam nav Play, tāpēc tās vietā lasa Blind. Ante un Trips ir apstiprinātas"},"hangs":[]},"dealer_fails":{"is":"standard","why":{"en":"For Ante the text says both “always paid 1:1” and “stays”; the usual rule stands: it stays (paying it would give the player 9 %). Blind by its table is confirmed","bg":"За Ante текстът казва и „винаги се изплаща 1:1“, и „остава“; важи обичайното правило: остава (изплащането би дало на играча 9 %). Изплащането на Blind по таблицата е потвърдено","ru":"Об Ante в тексте сказано и «всегда оплачивается 1:1», и «остаётся»; действует обычное правило: остаётся (оплата дала бы игроку 9 %). Расчёт Blind по таблице подтверждён","cs":"O Ante text říká „vždy se vyplácí 1:1“ i „zůstává“; platí obvyklé pravidlo: zůstává (výplata by hráči dala 9 %). Výplata Blind podle tabulky je potvrzena","lv":"Par Ante tekstā teikts gan „vienmēr tiek izmaksāta 1:1”, gan „paliek”; spēkā ir parastais noteikums: paliek (izmaksa dotu spēlētājam 9 %). Blind izmaksa pēc tabulas ir apstiprināta"},"hangs":[]},"lose":{"is":"standard","why":{"en":"The text does not say what is lost to a dealer who qualifies; the usual rule stands: Ante, Blind and Play lose","bg":"Текстът не казва какво се губи срещу крупие, което се класира; важи обичайното правило: Ante, Blind и Play губят","ru":"В тексте не сказано, что проигрывается дилеру, который квалифицировался; действует обычное правило: Ante, Blind и Play проигрывают","cs":"Text neříká, co se prohrává s dealerem, který se kvalifikuje; platí obvyklé pravidlo: Ante, Blind a Play prohrávají","lv":"Tekstā nav teikts, ko zaudē, ja dīlerim ir kombinācija; spēkā ir parastais noteikums: Ante, Blind un Play zaudē"},"hangs":[]}}},"paper":{"code":"LV-SHORT-23AUPD-5","seed":1234,"layouts":[{"house":"lv-ultimate","board":"6c 2h 4s Js Jh","dealer":"6h 4c","boxes":[{"box":1,"cards":"7s Th","ante":6,"trips":2},{"box":2,"cards":"Qc 8c","ante":6,"play":18,"trips":2,"dark":true},{"box":3,"cards":"3h 5s","ante":2,"play":4},{"box":4,"cards":"6d Ah","ante":2,"play":8,"dark":true},{"box":5,"cards":"7c Ks","ante":25,"play":100}]},{"house":"lv-ultimate","board":"Ks 7c 4h 3s 8d","dealer":"6d 9s","boxes":[{"box":1,"cards":"Qh As","ante":2,"play":8},{"box":2,"cards":"3h 4c","ante":10,"play":20},{"box":3,"cards":"Td 6c","ante":50},{"box":4,"cards":"3d Ts","ante":10,"play":10,"trips":1},{"box":5,"cards":"7h 8s","ante":15,"play":30,"trips":2}]},{"house":"lv-ultimate","board":"As 2h 7s 9d Ts","dealer":"9h 8d","boxes":[{"box":1,"cards":"3c Js","ante":37},{"box":2,"cards":"4h 3s","ante":15,"trips":10},{"box":3,"cards":"5d 3d","ante":2,"trips":2},{"box":4,"cards":"Jh Ac","ante":50,"play":200},{"box":5,"cards":"2d 6d","ante":50,"play":100,"dark":true}]},{"house":"lv-ultimate","board":"6s 9c 8c 7h 2c","dealer":"Qc 9s","boxes":[{"box":1,"cards":"7d Ac","ante":10,"play":30},{"box":2,"cards":"2d 5d","ante":25,"play":25},{"box":3,"cards":"5h Js","ante":4,"play":4},{"box":4,"cards":"Kc Jd","ante":4,"play":16,"dark":true},{"box":5,"cards":"9d Qs","ante":5,"play":20}]},{"house":"lv-ultimate","board":"2d 3s 3c Js Ts","dealer":"Th 3h","boxes":[{"box":1,"cards":"Jc 4d","ante":15,"play":15,"trips":10},{"box":2,"cards":"Tc 7h","ante":5,"play":5},{"box":3,"cards":"3d 8h","ante":5,"play":10,"trips":5},{"box":4,"cards":"6h 5h","ante":5},{"box":5,"cards":"Qc 7s","ante":5,"play":20,"dark":true}]}]}}','{"trainee":"Anna","started":"2026-11-30T02:15:00.000+00:00","known_code":false,"examiner":"Пит-босс"}','2026-11-30T02:15:00.000+00:00',7000,'2026-11-30T02:15:07.000+00:00',12000,'b',5500,7000,0,0,NULL,NULL,NULL,NULL,NULL);
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
INSERT INTO "rounds" VALUES(1,1,1,0,'lv-ultimate','056d28acb9863e67','{"house":"lv-ultimate","board":"Jh 2d 2h 2s 9s","dealer":"6h 7h","boxes":[{"box":1,"cards":"3c 5d","ante":100,"trips":15},{"box":3,"cards":"5c Js","ante":25,"play":50}]}','["dealer.category","dealer.qualifies","box3.category","box3.ante","box3.blind","box3.play","box1.ante","box1.blind","box1.trips","order"]','2026-11-30T02:15:00.000+00:00','2026-11-30T02:15:00.000+00:00','{"dealer":{"category":"two-pair","qualifies":false,"seconds":7.95},"boxes":[{"box":3,"category":"full-house","bets":{"blind":"75","play":"50"},"seconds":53.603},{"box":1,"category":"three-of-a-kind","bets":{"ante":"take","blind":"take","trips":"take"},"seconds":11.288}],"seconds":132.221}',132221,10,7,0,0,'{"game":"ultimate","whole":true,"situations":{"3":"full-house win blind-paid","1":"three-of-a-kind fold trips-after-fold"}}',0);
INSERT INTO "rounds" VALUES(2,1,1,1,'lv-ultimate','056d28acb9863e67','{"house":"lv-ultimate","board":"8h Jh Ts 3c Tc","dealer":"2s 7h","boxes":[{"box":2,"cards":"7d 9d","ante":2,"play":4,"trips":1},{"box":5,"cards":"Ah 4d","ante":10,"play":40}]}','["dealer.category","dealer.qualifies","box5.category","box5.ante","box5.blind","box5.play","box2.category","box2.ante","box2.blind","box2.play","box2.trips","order"]','2026-11-30T02:15:00.000+00:00','2026-11-30T02:15:00.000+00:00','{"dealer":{"category":"straight-flush","qualifies":true,"seconds":7.62},"boxes":[{"box":2,"bets":{"ante":"2","blind":"2","play":"take","trips":"take"},"seconds":47.144},{"box":5,"category":"pair","bets":{"ante":"10","blind":"push","play":"40"},"seconds":11.968}],"seconds":62.532}',62532,12,7,0,1300,'{"game":"ultimate","whole":true,"situations":{"0":"dealer-opens-on-board-pair","5":"pair same-category kicker-decides win blind-pushes-on-win","2":"straight win blind-paid"}}',0);
INSERT INTO "rounds" VALUES(3,1,1,2,'lv-ultimate','056d28acb9863e67','{"house":"lv-ultimate","board":"Jd As 8d 9c 3d","dealer":"4d Kc","boxes":[{"box":1,"cards":"2d Ts","ante":2},{"box":2,"cards":"Ad Qd","ante":2,"play":2,"dark":true}]}','["dealer.category","dealer.qualifies","box2.category","box2.ante","box2.blind","box2.play","box1.ante","box1.blind","order"]','2026-11-30T02:15:00.000+00:00',NULL,NULL,NULL,NULL,NULL,NULL,NULL,'{"game":"ultimate","whole":true,"situations":{"0":"dealer-fails","2":"flush win dark win-dealer-fails blind-paid","1":"high-card fold"}}',NULL);
INSERT INTO "rounds" VALUES(4,2,2,0,'lt-casino-texas','8d0b24a1f988c352','{"house":"lt-casino-texas","board":"8c Kc 7s 6d 7h","dealer":"2c 8s","boxes":[{"box":2,"cards":"9s 8h","ante":2,"bet":4,"bonus":1},{"box":3,"cards":"5h 8d","ante":10,"bet":20}]}','["dealer.category","dealer.qualifies","box3.category","box3.ante","box3.bet","box2.category","box2.bonus","box2.ante","box2.bet","order"]','2026-11-30T02:15:00.000+00:00','2026-11-30T02:15:00.000+00:00','{"dealer":{"category":"two-pair","qualifies":true,"seconds":1.411},"boxes":[{"box":2,"category":"two-pair","bets":{"bonus":"take","ante":"push","bet":"push"},"seconds":42.016},{"box":3,"category":"two-pair","bets":{"bet":"push"},"seconds":53.603}],"seconds":254.43}',254430,10,8,0,0,'{"game":"casino-texas","whole":true,"situations":{"3":"two-pair same-category tie","2":"two-pair same-category tie-sixth-card tie"}}',0);
INSERT INTO "rounds" VALUES(5,2,2,1,'lt-casino-texas','8d0b24a1f988c352','{"house":"lt-casino-texas","board":"Qs As Kh Ks Kd","dealer":"4d Jh","boxes":[{"box":4,"cards":"6d 7d","ante":25,"bonus":8},{"box":5,"cards":"Ac 7h","ante":2,"bet":4,"bonus":1}]}','["dealer.category","dealer.qualifies","box5.category","box5.bonus","box5.ante","box5.bet","box4.bonus","box4.ante","order"]','2026-11-30T02:15:00.000+00:00',NULL,NULL,NULL,NULL,NULL,NULL,NULL,'{"game":"casino-texas","whole":true,"situations":{"5":"full-house win bonus-not-final","4":"three-of-a-kind fold"}}',NULL);
INSERT INTO "rounds" VALUES(6,2,3,0,'mine','2ac70e16e06cbec6','{"house":"mine","board":"Ts Kh 5s Qd 8s","dealer":"Th 2h","boxes":[{"box":1,"cards":"7d 8h","ante":5,"play":5},{"box":5,"cards":"Jh 3s","ante":8}]}','["dealer.category","dealer.qualifies","box5.ante","box5.blind","box1.category","box1.ante","box1.blind","box1.play","order"]','2026-11-30T02:15:00.000+00:00','2026-11-30T02:15:00.000+00:00','{"dealer":{"category":"pair","qualifies":true,"seconds":1.411},"boxes":[{"box":1,"category":"pair","bets":{"ante":"take","blind":"take","play":"take"},"seconds":42.016},{"box":5,"category":"high-card","bets":{"blind":"take"},"seconds":53.603}],"seconds":254.43}',254430,9,7,0,0,'{"game":"ultimate","whole":true,"situations":{"5":"high-card fold","1":"pair same-category lose"}}',0);
INSERT INTO "rounds" VALUES(7,2,3,1,'mine','2ac70e16e06cbec6','{"house":"mine","board":"5h 2c 3c As Ts","dealer":"4h 6d","boxes":[{"box":1,"cards":"3h 3s","ante":5,"play":20,"trips":3},{"box":3,"cards":"9c 7s","ante":10,"trips":5}]}','["dealer.category","dealer.qualifies","box3.ante","box3.blind","box3.trips","box1.category","box1.ante","box1.blind","box1.play","box1.trips","order"]','2026-11-30T02:15:00.000+00:00',NULL,NULL,NULL,NULL,NULL,NULL,NULL,'{"game":"ultimate","whole":true,"situations":{"3":"high-card fold","1":"three-of-a-kind lose trips-paid-on-loss"}}',NULL);
CREATE TABLE skills (
    trainee INTEGER NOT NULL REFERENCES trainees (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    skill TEXT NOT NULL,
    recent TEXT NOT NULL,
    reached INTEGER NOT NULL,
    PRIMARY KEY (trainee, game, skill)
) WITHOUT ROWID;
INSERT INTO "skills" VALUES(1,'ultimate','comparing','- +100 +92 +100 +700 -100',0);
INSERT INTO "skills" VALUES(1,'ultimate','dealer','-0 -100 -0 +100',0);
INSERT INTO "skills" VALUES(1,'ultimate','folded-and-dark','+600 +100 +100',0);
INSERT INTO "skills" VALUES(1,'ultimate','main-table','+192 +100 +100',0);
INSERT INTO "skills" VALUES(1,'ultimate','naming','+201 +201 -',0);
INSERT INTO "skills" VALUES(1,'ultimate','side-table','-100',0);
INSERT INTO "skills" VALUES(1,'ultimate','whole-layout','-66110 -31266',0);
INSERT INTO "skills" VALUES(2,'casino-texas','comparing','+192 +100',0);
INSERT INTO "skills" VALUES(2,'casino-texas','dealer','+0 +100',0);
INSERT INTO "skills" VALUES(2,'casino-texas','naming','+201 +500',0);
INSERT INTO "skills" VALUES(2,'casino-texas','side-table','+100',0);
INSERT INTO "skills" VALUES(2,'casino-texas','whole-layout','-127215',0);
INSERT INTO "skills" VALUES(2,'ultimate','comparing','+100 +100',0);
INSERT INTO "skills" VALUES(2,'ultimate','dealer','+0 +100',0);
INSERT INTO "skills" VALUES(2,'ultimate','folded-and-dark','- +300',0);
INSERT INTO "skills" VALUES(2,'ultimate','main-table','+100',0);
INSERT INTO "skills" VALUES(2,'ultimate','naming','+400',0);
INSERT INTO "skills" VALUES(2,'ultimate','whole-layout','-127215',0);
CREATE TABLE slip_quarters (
    trainee INTEGER NOT NULL REFERENCES trainees (id) ON DELETE CASCADE,
    quarter INTEGER NOT NULL,
    utc_offset INTEGER NOT NULL,
    house TEXT NOT NULL,
    slip TEXT NOT NULL,
    times INTEGER NOT NULL,
    PRIMARY KEY (trainee, quarter, utc_offset, house, slip)
) WITHOUT ROWID;
INSERT INTO "slip_quarters" VALUES(1,1995561,0,'lv-ultimate','dealer-hand-misread',2);
INSERT INTO "slip_quarters" VALUES(1,1995561,0,'lv-ultimate','dealer-misjudged',1);
INSERT INTO "slip_quarters" VALUES(1,1995561,0,'lv-ultimate','out-of-order',1);
INSERT INTO "slip_quarters" VALUES(1,1995561,0,'lv-ultimate','unanswered',2);
INSERT INTO "slip_quarters" VALUES(1,1995561,0,'lv-ultimate','wrong-action',2);
INSERT INTO "slip_quarters" VALUES(2,1995561,0,'lt-casino-texas','out-of-order',1);
INSERT INTO "slip_quarters" VALUES(2,1995561,0,'lt-casino-texas','unanswered',1);
INSERT INTO "slip_quarters" VALUES(2,1995561,0,'mine','out-of-order',1);
INSERT INTO "slip_quarters" VALUES(2,1995561,0,'mine','unanswered',1);
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
INSERT INTO "trainees" VALUES(2,'Иван','иван','2026-11-30T02:15:00.000+00:00',NULL,0);
CREATE TABLE traps (
    trainee INTEGER NOT NULL REFERENCES trainees (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    skill TEXT NOT NULL,
    situation TEXT NOT NULL,
    recent TEXT NOT NULL,
    PRIMARY KEY (trainee, game, skill, situation)
) WITHOUT ROWID;
INSERT INTO "traps" VALUES(1,'ultimate','comparing','kicker-decides','+96');
INSERT INTO "traps" VALUES(1,'ultimate','comparing','same-category','+96');
INSERT INTO "traps" VALUES(1,'ultimate','comparing','win','-100 +96 -400');
INSERT INTO "traps" VALUES(1,'ultimate','dealer','dealer-opens-on-board-pair','-50');
INSERT INTO "traps" VALUES(1,'ultimate','folded-and-dark','fold','+267');
INSERT INTO "traps" VALUES(1,'ultimate','folded-and-dark','trips-after-fold','+267');
INSERT INTO "traps" VALUES(1,'ultimate','main-table','blind-paid','+192 +100');
INSERT INTO "traps" VALUES(1,'ultimate','main-table','blind-pushes-on-win','+100');
INSERT INTO "traps" VALUES(1,'ultimate','main-table','full-house','+192');
INSERT INTO "traps" VALUES(1,'ultimate','main-table','straight','+100');
INSERT INTO "traps" VALUES(1,'ultimate','naming','full-house','+201');
INSERT INTO "traps" VALUES(1,'ultimate','naming','pair','+201');
INSERT INTO "traps" VALUES(1,'ultimate','naming','straight','-');
INSERT INTO "traps" VALUES(1,'ultimate','side-table','straight','-100');
INSERT INTO "traps" VALUES(2,'casino-texas','comparing','same-category','+192 +100');
INSERT INTO "traps" VALUES(2,'casino-texas','comparing','tie','+192 +100');
INSERT INTO "traps" VALUES(2,'casino-texas','comparing','tie-sixth-card','+100');
INSERT INTO "traps" VALUES(2,'casino-texas','naming','two-pair','+201 +500');
INSERT INTO "traps" VALUES(2,'ultimate','comparing','lose','+100');
INSERT INTO "traps" VALUES(2,'ultimate','comparing','same-category','+100');
INSERT INTO "traps" VALUES(2,'ultimate','folded-and-dark','fold','-300');
INSERT INTO "traps" VALUES(2,'ultimate','main-table','lose','+100');
INSERT INTO "traps" VALUES(2,'ultimate','naming','pair','+400');
CREATE TABLE turns (
    round INTEGER NOT NULL REFERENCES rounds (id) ON DELETE CASCADE,
    owner INTEGER NOT NULL,
    trainee INTEGER NOT NULL,
    milliseconds INTEGER,
    asked_count INTEGER NOT NULL,
    right_count INTEGER NOT NULL,
    PRIMARY KEY (round, owner)
) WITHOUT ROWID;
INSERT INTO "turns" VALUES(1,0,1,7950,2,0);
INSERT INTO "turns" VALUES(1,1,1,11288,3,3);
INSERT INTO "turns" VALUES(1,3,1,53603,4,3);
INSERT INTO "turns" VALUES(2,0,1,7620,2,1);
INSERT INTO "turns" VALUES(2,2,1,47144,5,2);
INSERT INTO "turns" VALUES(2,5,1,11968,4,4);
INSERT INTO "turns" VALUES(4,0,2,1411,2,2);
INSERT INTO "turns" VALUES(4,2,2,42016,4,4);
INSERT INTO "turns" VALUES(4,3,2,53603,3,2);
INSERT INTO "turns" VALUES(6,0,2,1411,2,2);
INSERT INTO "turns" VALUES(6,1,2,42016,4,4);
INSERT INTO "turns" VALUES(6,5,2,53603,2,1);
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
INSERT INTO "sqlite_sequence" VALUES('drills',3);
INSERT INTO "sqlite_sequence" VALUES('rounds',7);
INSERT INTO "sqlite_sequence" VALUES('mistakes',8);
INSERT INTO "sqlite_sequence" VALUES('quizzes',1);
COMMIT;
