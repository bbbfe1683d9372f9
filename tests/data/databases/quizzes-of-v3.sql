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
CREATE TABLE mark_slips (
    round INTEGER NOT NULL,
    position INTEGER NOT NULL,
    number INTEGER NOT NULL,
    slip TEXT NOT NULL,
    PRIMARY KEY (round, position, number),
    FOREIGN KEY (round, position) REFERENCES marks (round, position) ON DELETE CASCADE
) WITHOUT ROWID;
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
CREATE TABLE quiz_changes (
    quiz INTEGER NOT NULL REFERENCES quizzes (id) ON DELETE CASCADE,
    round INTEGER NOT NULL,
    number INTEGER NOT NULL,
    change TEXT NOT NULL,
    PRIMARY KEY (quiz, round, number)
) WITHOUT ROWID;
INSERT INTO "quiz_changes" VALUES(2,0,0,'{"place":"dealer.category","value":"two-pair","box":null,"box_milliseconds":500,"milliseconds":500}');
INSERT INTO "quiz_changes" VALUES(2,0,1,'{"place":"dealer.qualifies","value":true,"box":null,"box_milliseconds":1000,"milliseconds":1000}');
INSERT INTO "quiz_changes" VALUES(2,0,2,'{"place":"box5.category","value":"pair","box":5,"box_milliseconds":500,"milliseconds":1500}');
INSERT INTO "quiz_changes" VALUES(2,0,3,'{"place":"box5.ante","value":"take","box":5,"box_milliseconds":1000,"milliseconds":2000}');
INSERT INTO "quiz_changes" VALUES(2,0,4,'{"place":"box5.blind","value":"take","box":5,"box_milliseconds":1500,"milliseconds":2500}');
INSERT INTO "quiz_changes" VALUES(2,0,5,'{"place":"box5.play","value":"take","box":5,"box_milliseconds":2000,"milliseconds":3000}');
INSERT INTO "quiz_changes" VALUES(2,0,6,'{"place":"box4.category","value":"two-pair","box":4,"box_milliseconds":500,"milliseconds":3500}');
INSERT INTO "quiz_changes" VALUES(2,0,7,'{"place":"box4.ante","value":"2","box":4,"box_milliseconds":1000,"milliseconds":4000}');
INSERT INTO "quiz_changes" VALUES(2,0,8,'{"place":"box4.blind","value":"push","box":4,"box_milliseconds":1500,"milliseconds":4500}');
INSERT INTO "quiz_changes" VALUES(2,0,9,'{"place":"box4.play","value":"8","box":4,"box_milliseconds":2000,"milliseconds":5000}');
INSERT INTO "quiz_changes" VALUES(2,0,10,'{"place":"box3.category","value":"straight","box":3,"box_milliseconds":500,"milliseconds":5500}');
INSERT INTO "quiz_changes" VALUES(2,0,11,'{"place":"box3.ante","value":"2","box":3,"box_milliseconds":1000,"milliseconds":6000}');
INSERT INTO "quiz_changes" VALUES(2,0,12,'{"place":"box3.blind","value":"2","box":3,"box_milliseconds":1500,"milliseconds":6500}');
INSERT INTO "quiz_changes" VALUES(2,0,13,'{"place":"box3.play","value":"4","box":3,"box_milliseconds":2000,"milliseconds":7000}');
INSERT INTO "quiz_changes" VALUES(2,0,14,'{"place":"box2.category","value":"pair","box":2,"box_milliseconds":500,"milliseconds":7500}');
INSERT INTO "quiz_changes" VALUES(2,0,15,'{"place":"box2.ante","value":"take","box":2,"box_milliseconds":1000,"milliseconds":8000}');
INSERT INTO "quiz_changes" VALUES(2,0,16,'{"place":"box2.blind","value":"take","box":2,"box_milliseconds":1500,"milliseconds":8500}');
INSERT INTO "quiz_changes" VALUES(2,0,17,'{"place":"box2.play","value":"take","box":2,"box_milliseconds":2000,"milliseconds":9000}');
INSERT INTO "quiz_changes" VALUES(2,0,18,'{"place":"box2.trips","value":"take","box":2,"box_milliseconds":2500,"milliseconds":9500}');
INSERT INTO "quiz_changes" VALUES(2,0,19,'{"place":"box1.ante","value":"take","box":1,"box_milliseconds":500,"milliseconds":10000}');
INSERT INTO "quiz_changes" VALUES(2,0,20,'{"place":"box1.blind","value":"take","box":1,"box_milliseconds":1000,"milliseconds":10500}');
INSERT INTO "quiz_changes" VALUES(2,0,21,'{"place":"box1.trips","value":"take","box":1,"box_milliseconds":1500,"milliseconds":11000}');
INSERT INTO "quiz_changes" VALUES(2,1,0,'{"place":"dealer.category","value":"high-card","box":null,"box_milliseconds":500,"milliseconds":500}');
INSERT INTO "quiz_changes" VALUES(2,1,1,'{"place":"dealer.qualifies","value":false,"box":null,"box_milliseconds":1000,"milliseconds":1000}');
INSERT INTO "quiz_changes" VALUES(2,1,2,'{"place":"box5.category","value":"two-pair","box":5,"box_milliseconds":500,"milliseconds":1500}');
INSERT INTO "quiz_changes" VALUES(2,1,3,'{"place":"box5.ante","value":"push","box":5,"box_milliseconds":1000,"milliseconds":2000}');
INSERT INTO "quiz_changes" VALUES(2,1,4,'{"place":"box5.blind","value":"push","box":5,"box_milliseconds":1500,"milliseconds":2500}');
INSERT INTO "quiz_changes" VALUES(2,1,5,'{"place":"box5.play","value":"30","box":5,"box_milliseconds":2000,"milliseconds":3000}');
INSERT INTO "quiz_changes" VALUES(2,1,6,'{"place":"box5.trips","value":"take","box":5,"box_milliseconds":2500,"milliseconds":3500}');
INSERT INTO "quiz_changes" VALUES(2,1,7,'{"place":"box4.category","value":"pair","box":4,"box_milliseconds":500,"milliseconds":4000}');
INSERT INTO "quiz_changes" VALUES(2,1,8,'{"place":"box4.ante","value":"push","box":4,"box_milliseconds":1000,"milliseconds":4500}');
INSERT INTO "quiz_changes" VALUES(2,1,9,'{"place":"box4.blind","value":"push","box":4,"box_milliseconds":1500,"milliseconds":5000}');
INSERT INTO "quiz_changes" VALUES(2,1,10,'{"place":"box4.play","value":"10","box":4,"box_milliseconds":2000,"milliseconds":5500}');
INSERT INTO "quiz_changes" VALUES(2,1,11,'{"place":"box4.trips","value":"take","box":4,"box_milliseconds":2500,"milliseconds":6000}');
INSERT INTO "quiz_changes" VALUES(2,1,12,'{"place":"box3.ante","value":"take","box":3,"box_milliseconds":500,"milliseconds":6500}');
INSERT INTO "quiz_changes" VALUES(2,1,13,'{"place":"box3.blind","value":"take","box":3,"box_milliseconds":1000,"milliseconds":7000}');
INSERT INTO "quiz_changes" VALUES(2,1,14,'{"place":"box2.category","value":"two-pair","box":2,"box_milliseconds":500,"milliseconds":7500}');
INSERT INTO "quiz_changes" VALUES(2,1,15,'{"place":"box2.ante","value":"push","box":2,"box_milliseconds":1000,"milliseconds":8000}');
INSERT INTO "quiz_changes" VALUES(2,1,16,'{"place":"box2.blind","value":"push","box":2,"box_milliseconds":1500,"milliseconds":8500}');
INSERT INTO "quiz_changes" VALUES(2,1,17,'{"place":"box2.play","value":"20","box":2,"box_milliseconds":2000,"milliseconds":9000}');
INSERT INTO "quiz_changes" VALUES(2,1,18,'{"place":"box1.category","value":"high-card","box":1,"box_milliseconds":500,"milliseconds":9500}');
INSERT INTO "quiz_changes" VALUES(2,1,19,'{"place":"box1.ante","value":"push","box":1,"box_milliseconds":1000,"milliseconds":10000}');
INSERT INTO "quiz_changes" VALUES(2,1,20,'{"place":"box1.blind","value":"push","box":1,"box_milliseconds":1500,"milliseconds":10500}');
INSERT INTO "quiz_changes" VALUES(2,1,21,'{"place":"box1.play","value":"8","box":1,"box_milliseconds":2000,"milliseconds":11000}');
INSERT INTO "quiz_changes" VALUES(2,2,0,'{"place":"dealer.category","value":"pair","box":null,"box_milliseconds":1000,"milliseconds":1000}');
CREATE TABLE quiz_rounds (
    quiz INTEGER NOT NULL REFERENCES quizzes (id) ON DELETE CASCADE,
    number INTEGER NOT NULL, -- from 0
    round TEXT NOT NULL,
    PRIMARY KEY (quiz, number)
) WITHOUT ROWID;
INSERT INTO "quiz_rounds" VALUES(2,0,'{"opened":0,"closed":11000,"ending":"submitted","sheet":{"dealer":{"category":"two-pair","qualifies":true,"seconds":1},"boxes":[{"box":5,"category":"pair","bets":{"ante":"take","blind":"take","play":"take"},"seconds":2},{"box":4,"category":"two-pair","bets":{"ante":"2","blind":"push","play":"8"},"seconds":2},{"box":3,"category":"straight","bets":{"ante":"2","blind":"2","play":"4"},"seconds":2},{"box":2,"category":"pair","bets":{"ante":"take","blind":"take","play":"take","trips":"take"},"seconds":2.5},{"box":1,"bets":{"ante":"take","blind":"take","trips":"take"},"seconds":1.5}],"seconds":11},"answers":[{"place":"dealer.category","value":"two-pair","box":null,"box_milliseconds":500,"milliseconds":500},{"place":"dealer.qualifies","value":true,"box":null,"box_milliseconds":1000,"milliseconds":1000},{"place":"box5.category","value":"pair","box":5,"box_milliseconds":500,"milliseconds":1500},{"place":"box5.ante","value":"take","box":5,"box_milliseconds":1000,"milliseconds":2000},{"place":"box5.blind","value":"take","box":5,"box_milliseconds":1500,"milliseconds":2500},{"place":"box5.play","value":"take","box":5,"box_milliseconds":2000,"milliseconds":3000},{"place":"box4.category","value":"two-pair","box":4,"box_milliseconds":500,"milliseconds":3500},{"place":"box4.ante","value":"2","box":4,"box_milliseconds":1000,"milliseconds":4000},{"place":"box4.blind","value":"push","box":4,"box_milliseconds":1500,"milliseconds":4500},{"place":"box4.play","value":"8","box":4,"box_milliseconds":2000,"milliseconds":5000},{"place":"box3.category","value":"straight","box":3,"box_milliseconds":500,"milliseconds":5500},{"place":"box3.ante","value":"2","box":3,"box_milliseconds":1000,"milliseconds":6000},{"place":"box3.blind","value":"2","box":3,"box_milliseconds":1500,"milliseconds":6500},{"place":"box3.play","value":"4","box":3,"box_milliseconds":2000,"milliseconds":7000},{"place":"box2.category","value":"pair","box":2,"box_milliseconds":500,"milliseconds":7500},{"place":"box2.ante","value":"take","box":2,"box_milliseconds":1000,"milliseconds":8000},{"place":"box2.blind","value":"take","box":2,"box_milliseconds":1500,"milliseconds":8500},{"place":"box2.play","value":"take","box":2,"box_milliseconds":2000,"milliseconds":9000},{"place":"box2.trips","value":"take","box":2,"box_milliseconds":2500,"milliseconds":9500},{"place":"box1.ante","value":"take","box":1,"box_milliseconds":500,"milliseconds":10000},{"place":"box1.blind","value":"take","box":1,"box_milliseconds":1000,"milliseconds":10500},{"place":"box1.trips","value":"take","box":1,"box_milliseconds":1500,"milliseconds":11000}],"unconfirmed":null}');
INSERT INTO "quiz_rounds" VALUES(2,1,'{"opened":11000,"closed":22000,"ending":"submitted","sheet":{"dealer":{"category":"high-card","qualifies":false,"seconds":1},"boxes":[{"box":5,"category":"two-pair","bets":{"ante":"push","blind":"push","play":"30","trips":"take"},"seconds":2.5},{"box":4,"category":"pair","bets":{"ante":"push","blind":"push","play":"10","trips":"take"},"seconds":2.5},{"box":3,"bets":{"ante":"take","blind":"take"},"seconds":1},{"box":2,"category":"two-pair","bets":{"ante":"push","blind":"push","play":"20"},"seconds":2},{"box":1,"category":"high-card","bets":{"ante":"push","blind":"push","play":"8"},"seconds":2}],"seconds":11},"answers":[{"place":"dealer.category","value":"high-card","box":null,"box_milliseconds":500,"milliseconds":500},{"place":"dealer.qualifies","value":false,"box":null,"box_milliseconds":1000,"milliseconds":1000},{"place":"box5.category","value":"two-pair","box":5,"box_milliseconds":500,"milliseconds":1500},{"place":"box5.ante","value":"push","box":5,"box_milliseconds":1000,"milliseconds":2000},{"place":"box5.blind","value":"push","box":5,"box_milliseconds":1500,"milliseconds":2500},{"place":"box5.play","value":"30","box":5,"box_milliseconds":2000,"milliseconds":3000},{"place":"box5.trips","value":"take","box":5,"box_milliseconds":2500,"milliseconds":3500},{"place":"box4.category","value":"pair","box":4,"box_milliseconds":500,"milliseconds":4000},{"place":"box4.ante","value":"push","box":4,"box_milliseconds":1000,"milliseconds":4500},{"place":"box4.blind","value":"push","box":4,"box_milliseconds":1500,"milliseconds":5000},{"place":"box4.play","value":"10","box":4,"box_milliseconds":2000,"milliseconds":5500},{"place":"box4.trips","value":"take","box":4,"box_milliseconds":2500,"milliseconds":6000},{"place":"box3.ante","value":"take","box":3,"box_milliseconds":500,"milliseconds":6500},{"place":"box3.blind","value":"take","box":3,"box_milliseconds":1000,"milliseconds":7000},{"place":"box2.category","value":"two-pair","box":2,"box_milliseconds":500,"milliseconds":7500},{"place":"box2.ante","value":"push","box":2,"box_milliseconds":1000,"milliseconds":8000},{"place":"box2.blind","value":"push","box":2,"box_milliseconds":1500,"milliseconds":8500},{"place":"box2.play","value":"20","box":2,"box_milliseconds":2000,"milliseconds":9000},{"place":"box1.category","value":"high-card","box":1,"box_milliseconds":500,"milliseconds":9500},{"place":"box1.ante","value":"push","box":1,"box_milliseconds":1000,"milliseconds":10000},{"place":"box1.blind","value":"push","box":1,"box_milliseconds":1500,"milliseconds":10500},{"place":"box1.play","value":"8","box":1,"box_milliseconds":2000,"milliseconds":11000}],"unconfirmed":null}');
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
INSERT INTO "quizzes" VALUES(1,1,'short','lv-ultimate','LV-SHORT-23AUPD-5','{"definition":{"id":"short","code":"SHORT","names":{"en":"Short quiz","bg":"Кратък изпит","ru":"Короткий экзамен","cs":"Krátká zkouška","lv":"Īss eksāmens"},"houses":"all","rounds":5,"boxes":5,"asked":"everything","time":{"round":"3:00"},"pass":{"wagers":"90 %","qualification_errors":1},"quotas":{"tie":1,"fold":1,"win-dealer-fails":1,"blind-paid":1,"trips-paid-on-loss":1,"bonus-paid":1,"bonus-not-final":1,"dealer-fails":1,"dealer-pair-below-fours":1},"pay_table":true,"order_fails":false},"house":{"id":"lv-ultimate","game":"ultimate","names":{"en":"Latvia · Ultimate Texas Hold''em","bg":"Латвия · Ultimate Texas Hold''em","ru":"Латвия · Ultimate Texas Hold''em","cs":"Lotyšsko · Ultimate Texas Hold''em","lv":"Latvija · Ultimate Texas Hold''em"},"source":"A Latvian text on Ultimate Texas Hold''em; the only one of the four on this game that prints its pay tables. Left out: the BONUS side game, which it names without rules. Limits, steps and chips are the usual ones.","boxes":5,"dark_boxes":true,"dark_multiples":[1,2,3,4],"qualifies":"pair","play_multiples":[1,2,3,4],"fold_side":"lost","tables":{"blind":{"royal-flush":"500:1","straight-flush":"50:1","four-of-a-kind":"10:1","full-house":"3:1","flush":"3:2","straight":"1:1"},"trips":{"royal-flush":"50:1","straight-flush":"40:1","four-of-a-kind":"30:1","full-house":"8:1","flush":"7:1","straight":"4:1","three-of-a-kind":"3:1"}},"currency":"EUR","chips":[{"value":"0.5","colour":"#D977A6"},{"value":"1","colour":"#ECE9E0"},{"value":"5","colour":"#C0392F"},{"value":"25","colour":"#1E8A50"},{"value":"100","colour":"#262A31"},{"value":"500","colour":"#7446B5"}],"limits":{"ante":{"min":"2","max":"100","step":"1"},"side":{"min":"1","max":"25","step":"1"}},"rounding":"exact","max_payout":null,"spots":"dealer_view","provenance":{"order":{"is":"standard","why":{"en":"Not in the text; boxes are settled from right to left","bg":"Няма го в текста; боксовете се разплащат отдясно наляво","ru":"В тексте этого нет; боксы рассчитываются справа налево","cs":"V textu to není; boxy se vyplácejí zprava doleva","lv":"Tekstā tā nav; par boksiem norēķinās no labās uz kreiso"},"hangs":[]},"ranking":{"is":"standard","why":{"en":"The text does not rank the hands, nor does it name the five-high straight; the usual ranking stands","bg":"Текстът не дава подредба на ръцете и не споменава кентата до петица; важи обичайната подредба","ru":"Текст не даёт старшинства комбинаций и не упоминает стрит до пятёрки; действует обычное старшинство","cs":"Text neuvádí pořadí kombinací ani postupku do pětky; platí obvyklé pořadí","lv":"Tekstā nav ne kombināciju secības, ne straight līdz pieciniekam; spēkā ir parastā secība"},"hangs":[]},"qualifies":{"is":"standard","why":{"en":"The text does not say with what the dealer qualifies; a pair or better is usual","bg":"Текстът не казва с какво се класира крупието; обичайно е чифт или по-висока ръка","ru":"В тексте не сказано, с чем дилер квалифицируется; обычно это пара и выше","cs":"Text neříká, s čím se dealer kvalifikuje; obvyklý je pár nebo vyšší kombinace","lv":"Tekstā nav teikts, ar ko dīlerim ir kombinācija; parasti tas ir pāris vai stiprāka kombinācija"},"hangs":[]},"dark_multiples":{"is":"unconfirmed","why":{"en":"The text does not say how large the Play of a dark box may be; 1 to 4 times the Ante are taken. No answer hangs on it","bg":"Текстът не казва колко голям може да е залогът Play на тъмен бокс; приема се от 1 до 4 пъти залога Ante. От това не зависи нито един отговор","ru":"В тексте не сказано, какой может быть ставка Play тёмного бокса; принято от 1 до 4 Ante. Ни один ответ от этого не зависит","cs":"Text neříká, jak velká smí být sázka Play na boxu naslepo; počítá se s 1násobkem až 4násobkem Ante. Žádná odpověď na tom nezávisí","lv":"Tekstā nav teikts, cik liela drīkst būt tumšā boksa Play likme; pieņemts no 1 līdz 4 reizēm Ante. Neviena atbilde no tā nav atkarīga"},"hangs":[]},"fold":{"is":"standard","why":{"en":"The text says that a fold loses “Ante, Play and Trips”; a folder has no Play, so Blind is read in its place. Ante and Trips are confirmed","bg":"Според текста при фолд губят „Ante, Play и Trips“; при фолд няма залог Play, затова вместо него се разбира Blind. Ante и Trips са потвърдени","ru":"По тексту при пасе проигрывают «Ante, Play и Trips»; при пасе ставки Play нет, поэтому вместо неё понимается Blind. Ante и Trips подтверждены","cs":"Podle textu se po složení karet prohrává „Ante, Play a Trips“; kdo složil karty, nemá Play, proto se místo ní čte Blind. Ante a Trips jsou potvrzeny","lv":"Pēc teksta, atsakoties no spēles, zaudē „ANTE, PLAY un TRIPS”; kas atteicies, tam nav Play, tāpēc tās vietā lasa Blind. Ante un Trips ir apstiprinātas"},"hangs":[]},"dealer_fails":{"is":"standard","why":{"en":"For Ante the text says both “always paid 1:1” and “stays”; the usual rule stands: it stays (paying it would give the player 9 %). Blind by its table is confirmed","bg":"За Ante текстът казва и „винаги се изплаща 1:1“, и „остава“; важи обичайното правило: остава (изплащането би дало на играча 9 %). Изплащането на Blind по таблицата е потвърдено","ru":"Об Ante в тексте сказано и «всегда оплачивается 1:1», и «остаётся»; действует обычное правило: остаётся (оплата дала бы игроку 9 %). Расчёт Blind по таблице подтверждён","cs":"O Ante text říká „vždy se vyplácí 1:1“ i „zůstává“; platí obvyklé pravidlo: zůstává (výplata by hráči dala 9 %). Výplata Blind podle tabulky je potvrzena","lv":"Par Ante tekstā teikts gan „vienmēr tiek izmaksāta 1:1”, gan „paliek”; spēkā ir parastais noteikums: paliek (izmaksa dotu spēlētājam 9 %). Blind izmaksa pēc tabulas ir apstiprināta"},"hangs":[]},"lose":{"is":"standard","why":{"en":"The text does not say what is lost to a dealer who qualifies; the usual rule stands: Ante, Blind and Play lose","bg":"Текстът не казва какво се губи срещу крупие, което се класира; важи обичайното правило: Ante, Blind и Play губят","ru":"В тексте не сказано, что проигрывается дилеру, который квалифицировался; действует обычное правило: Ante, Blind и Play проигрывают","cs":"Text neříká, co se prohrává s dealerem, který se kvalifikuje; platí obvyklé pravidlo: Ante, Blind a Play prohrávají","lv":"Tekstā nav teikts, ko zaudē, ja dīlerim ir kombinācija; spēkā ir parastais noteikums: Ante, Blind un Play zaudē"},"hangs":[]}}},"paper":{"code":"LV-SHORT-23AUPD-5","seed":1234,"layouts":[{"house":"lv-ultimate","board":"6c 2h 4s Js Jh","dealer":"6h 4c","boxes":[{"box":1,"cards":"7s Th","ante":6,"trips":2},{"box":2,"cards":"Qc 8c","ante":6,"play":18,"trips":2,"dark":true},{"box":3,"cards":"3h 5s","ante":2,"play":4},{"box":4,"cards":"6d Ah","ante":2,"play":8,"dark":true},{"box":5,"cards":"7c Ks","ante":25,"play":100}]},{"house":"lv-ultimate","board":"Ks 7c 4h 3s 8d","dealer":"6d 9s","boxes":[{"box":1,"cards":"Qh As","ante":2,"play":8},{"box":2,"cards":"3h 4c","ante":10,"play":20},{"box":3,"cards":"Td 6c","ante":50},{"box":4,"cards":"3d Ts","ante":10,"play":10,"trips":1},{"box":5,"cards":"7h 8s","ante":15,"play":30,"trips":2}]},{"house":"lv-ultimate","board":"As 2h 7s 9d Ts","dealer":"9h 8d","boxes":[{"box":1,"cards":"3c Js","ante":37},{"box":2,"cards":"4h 3s","ante":15,"trips":10},{"box":3,"cards":"5d 3d","ante":2,"trips":2},{"box":4,"cards":"Jh Ac","ante":50,"play":200},{"box":5,"cards":"2d 6d","ante":50,"play":100,"dark":true}]},{"house":"lv-ultimate","board":"6s 9c 8c 7h 2c","dealer":"Qc 9s","boxes":[{"box":1,"cards":"7d Ac","ante":10,"play":30},{"box":2,"cards":"2d 5d","ante":25,"play":25},{"box":3,"cards":"5h Js","ante":4,"play":4},{"box":4,"cards":"Kc Jd","ante":4,"play":16,"dark":true},{"box":5,"cards":"9d Qs","ante":5,"play":20}]},{"house":"lv-ultimate","board":"2d 3s 3c Js Ts","dealer":"Th 3h","boxes":[{"box":1,"cards":"Jc 4d","ante":15,"play":15,"trips":10},{"box":2,"cards":"Tc 7h","ante":5,"play":5},{"box":3,"cards":"3d 8h","ante":5,"play":10,"trips":5},{"box":4,"cards":"6h 5h","ante":5},{"box":5,"cards":"Qc 7s","ante":5,"play":20,"dark":true}]}]}}','{"trainee":"Anna","started":"2026-11-30T09:00:00.000+00:00","known_code":false,"examiner":"Ilze"}','2026-11-30T09:00:00.000+00:00',53000,'2026-11-30T09:00:53.000+00:00',58000,'b',42000,53000,0,0,'finished','2026-11-30T09:00:53.000+00:00',1,'{
 "format": "dealer-trainer quiz result",
 "version": 1,
 "versions": {
  "program": "0.1.0",
  "dealing": 1,
  "paper": 1
 },
 "sitting": {
  "trainee": "Anna",
  "started": "2026-11-30T09:00:00.000+00:00",
  "known_code": false,
  "examiner": null
 },
 "finished": "2026-11-30T09:00:53.000+00:00",
 "ending": "finished",
 "resumed": 0,
 "by_wall_clock": false,
 "definition": {
  "id": "short",
  "code": "SHORT",
  "names": {
   "en": "Short quiz",
   "bg": "Кратък изпит",
   "ru": "Короткий экзамен",
   "cs": "Krátká zkouška",
   "lv": "Īss eksāmens"
  },
  "houses": "all",
  "rounds": 5,
  "boxes": 5,
  "asked": "everything",
  "time": {
   "round": "3:00"
  },
  "pass": {
   "wagers": "90 %",
   "qualification_errors": 1
  },
  "quotas": {
   "tie": 1,
   "fold": 1,
   "win-dealer-fails": 1,
   "blind-paid": 1,
   "trips-paid-on-loss": 1,
   "bonus-paid": 1,
   "bonus-not-final": 1,
   "dealer-fails": 1,
   "dealer-pair-below-fours": 1
  },
  "pay_table": true,
  "order_fails": false
 },
 "house": {
  "id": "lv-ultimate",
  "game": "ultimate",
  "names": {
   "en": "Latvia · Ultimate Texas Hold''em",
   "bg": "Латвия · Ultimate Texas Hold''em",
   "ru": "Латвия · Ultimate Texas Hold''em",
   "cs": "Lotyšsko · Ultimate Texas Hold''em",
   "lv": "Latvija · Ultimate Texas Hold''em"
  },
  "source": "A Latvian text on Ultimate Texas Hold''em; the only one of the four on this game that prints its pay tables. Left out: the BONUS side game, which it names without rules. Limits, steps and chips are the usual ones.",
  "boxes": 5,
  "dark_boxes": true,
  "dark_multiples": [
   1,
   2,
   3,
   4
  ],
  "qualifies": "pair",
  "play_multiples": [
   1,
   2,
   3,
   4
  ],
  "fold_side": "lost",
  "tables": {
   "blind": {
    "royal-flush": "500:1",
    "straight-flush": "50:1",
    "four-of-a-kind": "10:1",
    "full-house": "3:1",
    "flush": "3:2",
    "straight": "1:1"
   },
   "trips": {
    "royal-flush": "50:1",
    "straight-flush": "40:1",
    "four-of-a-kind": "30:1",
    "full-house": "8:1",
    "flush": "7:1",
    "straight": "4:1",
    "three-of-a-kind": "3:1"
   }
  },
  "currency": "EUR",
  "chips": [
   {
    "value": "0.5",
    "colour": "#D977A6"
   },
   {
    "value": "1",
    "colour": "#ECE9E0"
   },
   {
    "value": "5",
    "colour": "#C0392F"
   },
   {
    "value": "25",
    "colour": "#1E8A50"
   },
   {
    "value": "100",
    "colour": "#262A31"
   },
   {
    "value": "500",
    "colour": "#7446B5"
   }
  ],
  "limits": {
   "ante": {
    "min": "2",
    "max": "100",
    "step": "1"
   },
   "side": {
    "min": "1",
    "max": "25",
    "step": "1"
   }
  },
  "rounding": "exact",
  "max_payout": null,
  "spots": "dealer_view",
  "provenance": {
   "order": {
    "is": "standard",
    "why": {
     "en": "Not in the text; boxes are settled from right to left",
     "bg": "Няма го в текста; боксовете се разплащат отдясно наляво",
     "ru": "В тексте этого нет; боксы рассчитываются справа налево",
     "cs": "V textu to není; boxy se vyplácejí zprava doleva",
     "lv": "Tekstā tā nav; par boksiem norēķinās no labās uz kreiso"
    },
    "hangs": []
   },
   "ranking": {
    "is": "standard",
    "why": {
     "en": "The text does not rank the hands, nor does it name the five-high straight; the usual ranking stands",
     "bg": "Текстът не дава подредба на ръцете и не споменава кентата до петица; важи обичайната подредба",
     "ru": "Текст не даёт старшинства комбинаций и не упоминает стрит до пятёрки; действует обычное старшинство",
     "cs": "Text neuvádí pořadí kombinací ani postupku do pětky; platí obvyklé pořadí",
     "lv": "Tekstā nav ne kombināciju secības, ne straight līdz pieciniekam; spēkā ir parastā secība"
    },
    "hangs": []
   },
   "qualifies": {
    "is": "standard",
    "why": {
     "en": "The text does not say with what the dealer qualifies; a pair or better is usual",
     "bg": "Текстът не казва с какво се класира крупието; обичайно е чифт или по-висока ръка",
     "ru": "В тексте не сказано, с чем дилер квалифицируется; обычно это пара и выше",
     "cs": "Text neříká, s čím se dealer kvalifikuje; obvyklý je pár nebo vyšší kombinace",
     "lv": "Tekstā nav teikts, ar ko dīlerim ir kombinācija; parasti tas ir pāris vai stiprāka kombinācija"
    },
    "hangs": []
   },
   "dark_multiples": {
    "is": "unconfirmed",
    "why": {
     "en": "The text does not say how large the Play of a dark box may be; 1 to 4 times the Ante are taken. No answer hangs on it",
     "bg": "Текстът не казва колко голям може да е залогът Play на тъмен бокс; приема се от 1 до 4 пъти залога Ante. От това не зависи нито един отговор",
     "ru": "В тексте не сказано, какой может быть ставка Play тёмного бокса; принято от 1 до 4 Ante. Ни один ответ от этого не зависит",
     "cs": "Text neříká, jak velká smí být sázka Play na boxu naslepo; počítá se s 1násobkem až 4násobkem Ante. Žádná odpověď na tom nezávisí",
     "lv": "Tekstā nav teikts, cik liela drīkst būt tumšā boksa Play likme; pieņemts no 1 līdz 4 reizēm Ante. Neviena atbilde no tā nav atkarīga"
    },
    "hangs": []
   },
   "fold": {
    "is": "standard",
    "why": {
     "en": "The text says that a fold loses “Ante, Play and Trips”; a folder has no Play, so Blind is read in its place. Ante and Trips are confirmed",
     "bg": "Според текста при фолд губят „Ante, Play и Trips“; при фолд няма залог Play, затова вместо него се разбира Blind. Ante и Trips са потвърдени",
     "ru": "По тексту при пасе проигрывают «Ante, Play и Trips»; при пасе ставки Play нет, поэтому вместо неё понимается Blind. Ante и Trips подтверждены",
     "cs": "Podle textu se po složení karet prohrává „Ante, Play a Trips“; kdo složil karty, nemá Play, proto se místo ní čte Blind. Ante a Trips jsou potvrzeny",
     "lv": "Pēc teksta, atsakoties no spēles, zaudē „ANTE, PLAY un TRIPS”; kas atteicies, tam nav Play, tāpēc tās vietā lasa Blind. Ante un Trips ir apstiprinātas"
    },
    "hangs": []
   },
   "dealer_fails": {
    "is": "standard",
    "why": {
     "en": "For Ante the text says both “always paid 1:1” and “stays”; the usual rule stands: it stays (paying it would give the player 9 %). Blind by its table is confirmed",
     "bg": "За Ante текстът казва и „винаги се изплаща 1:1“, и „остава“; важи обичайното правило: остава (изплащането би дало на играча 9 %). Изплащането на Blind по таблицата е потвърдено",
     "ru": "Об Ante в тексте сказано и «всегда оплачивается 1:1», и «остаётся»; действует обычное правило: остаётся (оплата дала бы игроку 9 %). Расчёт Blind по таблице подтверждён",
     "cs": "O Ante text říká „vždy se vyplácí 1:1“ i „zůstává“; platí obvyklé pravidlo: zůstává (výplata by hráči dala 9 %). Výplata Blind podle tabulky je potvrzena",
     "lv": "Par Ante tekstā teikts gan „vienmēr tiek izmaksāta 1:1”, gan „paliek”; spēkā ir parastais noteikums: paliek (izmaksa dotu spēlētājam 9 %). Blind izmaksa pēc tabulas ir apstiprināta"
    },
    "hangs": []
   },
   "lose": {
    "is": "standard",
    "why": {
     "en": "The text does not say what is lost to a dealer who qualifies; the usual rule stands: Ante, Blind and Play lose",
     "bg": "Текстът не казва какво се губи срещу крупие, което се класира; важи обичайното правило: Ante, Blind и Play губят",
     "ru": "В тексте не сказано, что проигрывается дилеру, который квалифицировался; действует обычное правило: Ante, Blind и Play проигрывают",
     "cs": "Text neříká, co se prohrává s dealerem, který se kvalifikuje; platí obvyklé pravidlo: Ante, Blind a Play prohrávají",
     "lv": "Tekstā nav teikts, ko zaudē, ja dīlerim ir kombinācija; spēkā ir parastais noteikums: Ante, Blind un Play zaudē"
    },
    "hangs": []
   }
  }
 },
 "fingerprints": {
  "house": "056d28acb9863e67",
  "definition": "5aa6754a9beefa92"
 },
 "paper": {
  "code": "LV-SHORT-23AUPD-5",
  "seed": 1234,
  "layouts": [
   {
    "house": "lv-ultimate",
    "board": "6c 2h 4s Js Jh",
    "dealer": "6h 4c",
    "boxes": [
     {
      "box": 1,
      "cards": "7s Th",
      "ante": 6,
      "trips": 2
     },
     {
      "box": 2,
      "cards": "Qc 8c",
      "ante": 6,
      "play": 18,
      "trips": 2,
      "dark": true
     },
     {
      "box": 3,
      "cards": "3h 5s",
      "ante": 2,
      "play": 4
     },
     {
      "box": 4,
      "cards": "6d Ah",
      "ante": 2,
      "play": 8,
      "dark": true
     },
     {
      "box": 5,
      "cards": "7c Ks",
      "ante": 25,
      "play": 100
     }
    ]
   },
   {
    "house": "lv-ultimate",
    "board": "Ks 7c 4h 3s 8d",
    "dealer": "6d 9s",
    "boxes": [
     {
      "box": 1,
      "cards": "Qh As",
      "ante": 2,
      "play": 8
     },
     {
      "box": 2,
      "cards": "3h 4c",
      "ante": 10,
      "play": 20
     },
     {
      "box": 3,
      "cards": "Td 6c",
      "ante": 50
     },
     {
      "box": 4,
      "cards": "3d Ts",
      "ante": 10,
      "play": 10,
      "trips": 1
     },
     {
      "box": 5,
      "cards": "7h 8s",
      "ante": 15,
      "play": 30,
      "trips": 2
     }
    ]
   },
   {
    "house": "lv-ultimate",
    "board": "As 2h 7s 9d Ts",
    "dealer": "9h 8d",
    "boxes": [
     {
      "box": 1,
      "cards": "3c Js",
      "ante": 37
     },
     {
      "box": 2,
      "cards": "4h 3s",
      "ante": 15,
      "trips": 10
     },
     {
      "box": 3,
      "cards": "5d 3d",
      "ante": 2,
      "trips": 2
     },
     {
      "box": 4,
      "cards": "Jh Ac",
      "ante": 50,
      "play": 200
     },
     {
      "box": 5,
      "cards": "2d 6d",
      "ante": 50,
      "play": 100,
      "dark": true
     }
    ]
   },
   {
    "house": "lv-ultimate",
    "board": "6s 9c 8c 7h 2c",
    "dealer": "Qc 9s",
    "boxes": [
     {
      "box": 1,
      "cards": "7d Ac",
      "ante": 10,
      "play": 30
     },
     {
      "box": 2,
      "cards": "2d 5d",
      "ante": 25,
      "play": 25
     },
     {
      "box": 3,
      "cards": "5h Js",
      "ante": 4,
      "play": 4
     },
     {
      "box": 4,
      "cards": "Kc Jd",
      "ante": 4,
      "play": 16,
      "dark": true
     },
     {
      "box": 5,
      "cards": "9d Qs",
      "ante": 5,
      "play": 20
     }
    ]
   },
   {
    "house": "lv-ultimate",
    "board": "2d 3s 3c Js Ts",
    "dealer": "Th 3h",
    "boxes": [
     {
      "box": 1,
      "cards": "Jc 4d",
      "ante": 15,
      "play": 15,
      "trips": 10
     },
     {
      "box": 2,
      "cards": "Tc 7h",
      "ante": 5,
      "play": 5
     },
     {
      "box": 3,
      "cards": "3d 8h",
      "ante": 5,
      "play": 10,
      "trips": 5
     },
     {
      "box": 4,
      "cards": "6h 5h",
      "ante": 5
     },
     {
      "box": 5,
      "cards": "Qc 7s",
      "ante": 5,
      "play": 20,
      "dark": true
     }
    ]
   }
  ]
 },
 "rounds": [
  {
   "opened": 0,
   "closed": 11000,
   "ending": "submitted",
   "sheet": {
    "dealer": {
     "category": "two-pair",
     "qualifies": true,
     "seconds": 1
    },
    "boxes": [
     {
      "box": 5,
      "category": "pair",
      "bets": {
       "ante": "take",
       "blind": "take",
       "play": "take"
      },
      "seconds": 2
     },
     {
      "box": 4,
      "category": "two-pair",
      "bets": {
       "ante": "2",
       "blind": "push",
       "play": "8"
      },
      "seconds": 2
     },
     {
      "box": 3,
      "category": "straight",
      "bets": {
       "ante": "2",
       "blind": "2",
       "play": "4"
      },
      "seconds": 2
     },
     {
      "box": 2,
      "category": "pair",
      "bets": {
       "ante": "take",
       "blind": "take",
       "play": "take",
       "trips": "take"
      },
      "seconds": 2.5
     },
     {
      "box": 1,
      "bets": {
       "ante": "take",
       "blind": "take",
       "trips": "take"
      },
      "seconds": 1.5
     }
    ],
    "seconds": 11
   },
   "answers": [
    {
     "place": "dealer.category",
     "value": "two-pair",
     "box": null,
     "box_milliseconds": 500,
     "milliseconds": 500
    },
    {
     "place": "dealer.qualifies",
     "value": true,
     "box": null,
     "box_milliseconds": 1000,
     "milliseconds": 1000
    },
    {
     "place": "box5.category",
     "value": "pair",
     "box": 5,
     "box_milliseconds": 500,
     "milliseconds": 1500
    },
    {
     "place": "box5.ante",
     "value": "take",
     "box": 5,
     "box_milliseconds": 1000,
     "milliseconds": 2000
    },
    {
     "place": "box5.blind",
     "value": "take",
     "box": 5,
     "box_milliseconds": 1500,
     "milliseconds": 2500
    },
    {
     "place": "box5.play",
     "value": "take",
     "box": 5,
     "box_milliseconds": 2000,
     "milliseconds": 3000
    },
    {
     "place": "box4.category",
     "value": "two-pair",
     "box": 4,
     "box_milliseconds": 500,
     "milliseconds": 3500
    },
    {
     "place": "box4.ante",
     "value": "2",
     "box": 4,
     "box_milliseconds": 1000,
     "milliseconds": 4000
    },
    {
     "place": "box4.blind",
     "value": "push",
     "box": 4,
     "box_milliseconds": 1500,
     "milliseconds": 4500
    },
    {
     "place": "box4.play",
     "value": "8",
     "box": 4,
     "box_milliseconds": 2000,
     "milliseconds": 5000
    },
    {
     "place": "box3.category",
     "value": "straight",
     "box": 3,
     "box_milliseconds": 500,
     "milliseconds": 5500
    },
    {
     "place": "box3.ante",
     "value": "2",
     "box": 3,
     "box_milliseconds": 1000,
     "milliseconds": 6000
    },
    {
     "place": "box3.blind",
     "value": "2",
     "box": 3,
     "box_milliseconds": 1500,
     "milliseconds": 6500
    },
    {
     "place": "box3.play",
     "value": "4",
     "box": 3,
     "box_milliseconds": 2000,
     "milliseconds": 7000
    },
    {
     "place": "box2.category",
     "value": "pair",
     "box": 2,
     "box_milliseconds": 500,
     "milliseconds": 7500
    },
    {
     "place": "box2.ante",
     "value": "take",
     "box": 2,
     "box_milliseconds": 1000,
     "milliseconds": 8000
    },
    {
     "place": "box2.blind",
     "value": "take",
     "box": 2,
     "box_milliseconds": 1500,
     "milliseconds": 8500
    },
    {
     "place": "box2.play",
     "value": "take",
     "box": 2,
     "box_milliseconds": 2000,
     "milliseconds": 9000
    },
    {
     "place": "box2.trips",
     "value": "take",
     "box": 2,
     "box_milliseconds": 2500,
     "milliseconds": 9500
    },
    {
     "place": "box1.ante",
     "value": "take",
     "box": 1,
     "box_milliseconds": 500,
     "milliseconds": 10000
    },
    {
     "place": "box1.blind",
     "value": "take",
     "box": 1,
     "box_milliseconds": 1000,
     "milliseconds": 10500
    },
    {
     "place": "box1.trips",
     "value": "take",
     "box": 1,
     "box_milliseconds": 1500,
     "milliseconds": 11000
    }
   ],
   "unconfirmed": null,
   "marks": [
    {
     "place": "dealer.category",
     "given": "two-pair",
     "expected": "two-pair",
     "right": true,
     "slips": []
    },
    {
     "place": "dealer.qualifies",
     "given": true,
     "expected": true,
     "right": true,
     "slips": []
    },
    {
     "place": "box5.category",
     "given": "pair",
     "expected": "pair",
     "right": true,
     "slips": []
    },
    {
     "place": "box5.ante",
     "given": "take",
     "expected": "take",
     "right": true,
     "slips": []
    },
    {
     "place": "box5.blind",
     "given": "take",
     "expected": "take",
     "right": true,
     "slips": []
    },
    {
     "place": "box5.play",
     "given": "take",
     "expected": "take",
     "right": true,
     "slips": []
    },
    {
     "place": "box4.category",
     "given": "two-pair",
     "expected": "two-pair",
     "right": true,
     "slips": []
    },
    {
     "place": "box4.ante",
     "given": "2",
     "expected": "2",
     "right": true,
     "slips": []
    },
    {
     "place": "box4.blind",
     "given": "push",
     "expected": "push",
     "right": true,
     "slips": []
    },
    {
     "place": "box4.play",
     "given": "8",
     "expected": "8",
     "right": true,
     "slips": []
    },
    {
     "place": "box3.category",
     "given": "straight",
     "expected": "straight",
     "right": true,
     "slips": []
    },
    {
     "place": "box3.ante",
     "given": "2",
     "expected": "2",
     "right": true,
     "slips": []
    },
    {
     "place": "box3.blind",
     "given": "2",
     "expected": "2",
     "right": true,
     "slips": []
    },
    {
     "place": "box3.play",
     "given": "4",
     "expected": "4",
     "right": true,
     "slips": []
    },
    {
     "place": "box2.category",
     "given": "pair",
     "expected": "pair",
     "right": true,
     "slips": []
    },
    {
     "place": "box2.ante",
     "given": "take",
     "expected": "take",
     "right": true,
     "slips": []
    },
    {
     "place": "box2.blind",
     "given": "take",
     "expected": "take",
     "right": true,
     "slips": []
    },
    {
     "place": "box2.play",
     "given": "take",
     "expected": "take",
     "right": true,
     "slips": []
    },
    {
     "place": "box2.trips",
     "given": "take",
     "expected": "take",
     "right": true,
     "slips": []
    },
    {
     "place": "box1.ante",
     "given": "take",
     "expected": "take",
     "right": true,
     "slips": []
    },
    {
     "place": "box1.blind",
     "given": "take",
     "expected": "take",
     "right": true,
     "slips": []
    },
    {
     "place": "box1.trips",
     "given": "take",
     "expected": "take",
     "right": true,
     "slips": []
    },
    {
     "place": "order",
     "given": [
      5,
      4,
      3,
      2,
      1
     ],
     "expected": [
      5,
      4,
      3,
      2,
      1
     ],
     "right": true,
     "slips": []
    }
   ]
  },
  {
   "opened": 11000,
   "closed": 22000,
   "ending": "submitted",
   "sheet": {
    "dealer": {
     "category": "high-card",
     "qualifies": false,
     "seconds": 1
    },
    "boxes": [
     {
      "box": 5,
      "category": "two-pair",
      "bets": {
       "ante": "push",
       "blind": "push",
       "play": "30",
       "trips": "take"
      },
      "seconds": 2.5
     },
     {
      "box": 4,
      "category": "pair",
      "bets": {
       "ante": "push",
       "blind": "push",
       "play": "10",
       "trips": "take"
      },
      "seconds": 2.5
     },
     {
      "box": 3,
      "bets": {
       "ante": "take",
       "blind": "take"
      },
      "seconds": 1
     },
     {
      "box": 2,
      "category": "two-pair",
      "bets": {
       "ante": "push",
       "blind": "push",
       "play": "20"
      },
      "seconds": 2
     },
     {
      "box": 1,
      "category": "high-card",
      "bets": {
       "ante": "push",
       "blind": "push",
       "play": "8"
      },
      "seconds": 2
     }
    ],
    "seconds": 11
   },
   "answers": [
    {
     "place": "dealer.category",
     "value": "high-card",
     "box": null,
     "box_milliseconds": 500,
     "milliseconds": 500
    },
    {
     "place": "dealer.qualifies",
     "value": false,
     "box": null,
     "box_milliseconds": 1000,
     "milliseconds": 1000
    },
    {
     "place": "box5.category",
     "value": "two-pair",
     "box": 5,
     "box_milliseconds": 500,
     "milliseconds": 1500
    },
    {
     "place": "box5.ante",
     "value": "push",
     "box": 5,
     "box_milliseconds": 1000,
     "milliseconds": 2000
    },
    {
     "place": "box5.blind",
     "value": "push",
     "box": 5,
     "box_milliseconds": 1500,
     "milliseconds": 2500
    },
    {
     "place": "box5.play",
     "value": "30",
     "box": 5,
     "box_milliseconds": 2000,
     "milliseconds": 3000
    },
    {
     "place": "box5.trips",
     "value": "take",
     "box": 5,
     "box_milliseconds": 2500,
     "milliseconds": 3500
    },
    {
     "place": "box4.category",
     "value": "pair",
     "box": 4,
     "box_milliseconds": 500,
     "milliseconds": 4000
    },
    {
     "place": "box4.ante",
     "value": "push",
     "box": 4,
     "box_milliseconds": 1000,
     "milliseconds": 4500
    },
    {
     "place": "box4.blind",
     "value": "push",
     "box": 4,
     "box_milliseconds": 1500,
     "milliseconds": 5000
    },
    {
     "place": "box4.play",
     "value": "10",
     "box": 4,
     "box_milliseconds": 2000,
     "milliseconds": 5500
    },
    {
     "place": "box4.trips",
     "value": "take",
     "box": 4,
     "box_milliseconds": 2500,
     "milliseconds": 6000
    },
    {
     "place": "box3.ante",
     "value": "take",
     "box": 3,
     "box_milliseconds": 500,
     "milliseconds": 6500
    },
    {
     "place": "box3.blind",
     "value": "take",
     "box": 3,
     "box_milliseconds": 1000,
     "milliseconds": 7000
    },
    {
     "place": "box2.category",
     "value": "two-pair",
     "box": 2,
     "box_milliseconds": 500,
     "milliseconds": 7500
    },
    {
     "place": "box2.ante",
     "value": "push",
     "box": 2,
     "box_milliseconds": 1000,
     "milliseconds": 8000
    },
    {
     "place": "box2.blind",
     "value": "push",
     "box": 2,
     "box_milliseconds": 1500,
     "milliseconds": 8500
    },
    {
     "place": "box2.play",
     "value": "20",
     "box": 2,
     "box_milliseconds": 2000,
     "milliseconds": 9000
    },
    {
     "place": "box1.category",
     "value": "high-card",
     "box": 1,
     "box_milliseconds": 500,
     "milliseconds": 9500
    },
    {
     "place": "box1.ante",
     "value": "push",
     "box": 1,
     "box_milliseconds": 1000,
     "milliseconds": 10000
    },
    {
     "place": "box1.blind",
     "value": "push",
     "box": 1,
     "box_milliseconds": 1500,
     "milliseconds": 10500
    },
    {
     "place": "box1.play",
     "value": "8",
     "box": 1,
     "box_milliseconds": 2000,
     "milliseconds": 11000
    }
   ],
   "unconfirmed": null,
   "marks": [
    {
     "place": "dealer.category",
     "given": "high-card",
     "expected": "high-card",
     "right": true,
     "slips": []
    },
    {
     "place": "dealer.qualifies",
     "given": false,
     "expected": false,
     "right": true,
     "slips": []
    },
    {
     "place": "box5.category",
     "given": "two-pair",
     "expected": "two-pair",
     "right": true,
     "slips": []
    },
    {
     "place": "box5.ante",
     "given": "push",
     "expected": "push",
     "right": true,
     "slips": []
    },
    {
     "place": "box5.blind",
     "given": "push",
     "expected": "push",
     "right": true,
     "slips": []
    },
    {
     "place": "box5.play",
     "given": "30",
     "expected": "30",
     "right": true,
     "slips": []
    },
    {
     "place": "box5.trips",
     "given": "take",
     "expected": "take",
     "right": true,
     "slips": []
    },
    {
     "place": "box4.category",
     "given": "pair",
     "expected": "pair",
     "right": true,
     "slips": []
    },
    {
     "place": "box4.ante",
     "given": "push",
     "expected": "push",
     "right": true,
     "slips": []
    },
    {
     "place": "box4.blind",
     "given": "push",
     "expected": "push",
     "right": true,
     "slips": []
    },
    {
     "place": "box4.play",
     "given": "10",
     "expected": "10",
     "right": true,
     "slips": []
    },
    {
     "place": "box4.trips",
     "given": "take",
     "expected": "take",
     "right": true,
     "slips": []
    },
    {
     "place": "box3.ante",
     "given": "take",
     "expected": "take",
     "right": true,
     "slips": []
    },
    {
     "place": "box3.blind",
     "given": "take",
     "expected": "take",
     "right": true,
     "slips": []
    },
    {
     "place": "box2.category",
     "given": "two-pair",
     "expected": "two-pair",
     "right": true,
     "slips": []
    },
    {
     "place": "box2.ante",
     "given": "push",
     "expected": "push",
     "right": true,
     "slips": []
    },
    {
     "place": "box2.blind",
     "given": "push",
     "expected": "push",
     "right": true,
     "slips": []
    },
    {
     "place": "box2.play",
     "given": "20",
     "expected": "20",
     "right": true,
     "slips": []
    },
    {
     "place": "box1.category",
     "given": "high-card",
     "expected": "high-card",
     "right": true,
     "slips": []
    },
    {
     "place": "box1.ante",
     "given": "push",
     "expected": "push",
     "right": true,
     "slips": []
    },
    {
     "place": "box1.blind",
     "given": "push",
     "expected": "push",
     "right": true,
     "slips": []
    },
    {
     "place": "box1.play",
     "given": "8",
     "expected": "8",
     "right": true,
     "slips": []
    },
    {
     "place": "order",
     "given": [
      5,
      4,
      3,
      2,
      1
     ],
     "expected": [
      5,
      4,
      3,
      2,
      1
     ],
     "right": true,
     "slips": []
    }
   ]
  },
  {
   "opened": 22000,
   "closed": 31000,
   "ending": "submitted",
   "sheet": {
    "dealer": {
     "category": "pair",
     "qualifies": true,
     "seconds": 1
    },
    "boxes": [
     {
      "box": 5,
      "category": "pair",
      "bets": {
       "ante": "take",
       "blind": "take",
       "play": "take"
      },
      "seconds": 2
     },
     {
      "box": 4,
      "category": "pair",
      "bets": {
       "ante": "50",
       "blind": "push",
       "play": "200"
      },
      "seconds": 2
     },
     {
      "box": 3,
      "bets": {
       "ante": "take",
       "blind": "take",
       "trips": "take"
      },
      "seconds": 1.5
     },
     {
      "box": 2,
      "bets": {
       "ante": "take",
       "blind": "take",
       "trips": "take"
      },
      "seconds": 1.5
     },
     {
      "box": 1,
      "bets": {
       "ante": "take",
       "blind": "take"
      },
      "seconds": 1
     }
    ],
    "seconds": 9
   },
   "answers": [
    {
     "place": "dealer.category",
     "value": "pair",
     "box": null,
     "box_milliseconds": 500,
     "milliseconds": 500
    },
    {
     "place": "dealer.qualifies",
     "value": true,
     "box": null,
     "box_milliseconds": 1000,
     "milliseconds": 1000
    },
    {
     "place": "box5.category",
     "value": "pair",
     "box": 5,
     "box_milliseconds": 500,
     "milliseconds": 1500
    },
    {
     "place": "box5.ante",
     "value": "take",
     "box": 5,
     "box_milliseconds": 1000,
     "milliseconds": 2000
    },
    {
     "place": "box5.blind",
     "value": "take",
     "box": 5,
     "box_milliseconds": 1500,
     "milliseconds": 2500
    },
    {
     "place": "box5.play",
     "value": "take",
     "box": 5,
     "box_milliseconds": 2000,
     "milliseconds": 3000
    },
    {
     "place": "box4.category",
     "value": "pair",
     "box": 4,
     "box_milliseconds": 500,
     "milliseconds": 3500
    },
    {
     "place": "box4.ante",
     "value": "50",
     "box": 4,
     "box_milliseconds": 1000,
     "milliseconds": 4000
    },
    {
     "place": "box4.blind",
     "value": "push",
     "box": 4,
     "box_milliseconds": 1500,
     "milliseconds": 4500
    },
    {
     "place": "box4.play",
     "value": "200",
     "box": 4,
     "box_milliseconds": 2000,
     "milliseconds": 5000
    },
    {
     "place": "box3.ante",
     "value": "take",
     "box": 3,
     "box_milliseconds": 500,
     "milliseconds": 5500
    },
    {
     "place": "box3.blind",
     "value": "take",
     "box": 3,
     "box_milliseconds": 1000,
     "milliseconds": 6000
    },
    {
     "place": "box3.trips",
     "value": "take",
     "box": 3,
     "box_milliseconds": 1500,
     "milliseconds": 6500
    },
    {
     "place": "box2.ante",
     "value": "take",
     "box": 2,
     "box_milliseconds": 500,
     "milliseconds": 7000
    },
    {
     "place": "box2.blind",
     "value": "take",
     "box": 2,
     "box_milliseconds": 1000,
     "milliseconds": 7500
    },
    {
     "place": "box2.trips",
     "value": "take",
     "box": 2,
     "box_milliseconds": 1500,
     "milliseconds": 8000
    },
    {
     "place": "box1.ante",
     "value": "take",
     "box": 1,
     "box_milliseconds": 500,
     "milliseconds": 8500
    },
    {
     "place": "box1.blind",
     "value": "take",
     "box": 1,
     "box_milliseconds": 1000,
     "milliseconds": 9000
    }
   ],
   "unconfirmed": null,
   "marks": [
    {
     "place": "dealer.category",
     "given": "pair",
     "expected": "pair",
     "right": true,
     "slips": []
    },
    {
     "place": "dealer.qualifies",
     "given": true,
     "expected": true,
     "right": true,
     "slips": []
    },
    {
     "place": "box5.category",
     "given": "pair",
     "expected": "pair",
     "right": true,
     "slips": []
    },
    {
     "place": "box5.ante",
     "given": "take",
     "expected": "take",
     "right": true,
     "slips": []
    },
    {
     "place": "box5.blind",
     "given": "take",
     "expected": "take",
     "right": true,
     "slips": []
    },
    {
     "place": "box5.play",
     "given": "take",
     "expected": "take",
     "right": true,
     "slips": []
    },
    {
     "place": "box4.category",
     "given": "pair",
     "expected": "pair",
     "right": true,
     "slips": []
    },
    {
     "place": "box4.ante",
     "given": "50",
     "expected": "50",
     "right": true,
     "slips": []
    },
    {
     "place": "box4.blind",
     "given": "push",
     "expected": "push",
     "right": true,
     "slips": []
    },
    {
     "place": "box4.play",
     "given": "200",
     "expected": "200",
     "right": true,
     "slips": []
    },
    {
     "place": "box3.ante",
     "given": "take",
     "expected": "take",
     "right": true,
     "slips": []
    },
    {
     "place": "box3.blind",
     "given": "take",
     "expected": "take",
     "right": true,
     "slips": []
    },
    {
     "place": "box3.trips",
     "given": "take",
     "expected": "take",
     "right": true,
     "slips": []
    },
    {
     "place": "box2.ante",
     "given": "take",
     "expected": "take",
     "right": true,
     "slips": []
    },
    {
     "place": "box2.blind",
     "given": "take",
     "expected": "take",
     "right": true,
     "slips": []
    },
    {
     "place": "box2.trips",
     "given": "take",
     "expected": "take",
     "right": true,
     "slips": []
    },
    {
     "place": "box1.ante",
     "given": "take",
     "expected": "take",
     "right": true,
     "slips": []
    },
    {
     "place": "box1.blind",
     "given": "take",
     "expected": "take",
     "right": true,
     "slips": []
    },
    {
     "place": "order",
     "given": [
      5,
      4,
      3,
      2,
      1
     ],
     "expected": [
      5,
      4,
      3,
      2,
      1
     ],
     "right": true,
     "slips": []
    }
   ]
  },
  {
   "opened": 31000,
   "closed": 42000,
   "ending": "submitted",
   "sheet": {
    "dealer": {
     "category": "pair",
     "qualifies": true,
     "seconds": 1
    },
    "boxes": [
     {
      "box": 5,
      "category": "pair",
      "bets": {
       "ante": "push",
       "blind": "push",
       "play": "push"
      },
      "seconds": 2
     },
     {
      "box": 4,
      "category": "high-card",
      "bets": {
       "ante": "take",
       "blind": "take",
       "play": "take"
      },
      "seconds": 2
     },
     {
      "box": 3,
      "category": "straight",
      "bets": {
       "ante": "4",
       "blind": "4",
       "play": "4"
      },
      "seconds": 2
     },
     {
      "box": 2,
      "category": "straight",
      "bets": {
       "ante": "25",
       "blind": "25",
       "play": "25"
      },
      "seconds": 2
     },
     {
      "box": 1,
      "category": "pair",
      "bets": {
       "ante": "take",
       "blind": "take",
       "play": "take"
      },
      "seconds": 2
     }
    ],
    "seconds": 11
   },
   "answers": [
    {
     "place": "dealer.category",
     "value": "pair",
     "box": null,
     "box_milliseconds": 500,
     "milliseconds": 500
    },
    {
     "place": "dealer.qualifies",
     "value": true,
     "box": null,
     "box_milliseconds": 1000,
     "milliseconds": 1000
    },
    {
     "place": "box5.category",
     "value": "pair",
     "box": 5,
     "box_milliseconds": 500,
     "milliseconds": 1500
    },
    {
     "place": "box5.ante",
     "value": "push",
     "box": 5,
     "box_milliseconds": 1000,
     "milliseconds": 2000
    },
    {
     "place": "box5.blind",
     "value": "push",
     "box": 5,
     "box_milliseconds": 1500,
     "milliseconds": 2500
    },
    {
     "place": "box5.play",
     "value": "push",
     "box": 5,
     "box_milliseconds": 2000,
     "milliseconds": 3000
    },
    {
     "place": "box4.category",
     "value": "high-card",
     "box": 4,
     "box_milliseconds": 500,
     "milliseconds": 3500
    },
    {
     "place": "box4.ante",
     "value": "take",
     "box": 4,
     "box_milliseconds": 1000,
     "milliseconds": 4000
    },
    {
     "place": "box4.blind",
     "value": "take",
     "box": 4,
     "box_milliseconds": 1500,
     "milliseconds": 4500
    },
    {
     "place": "box4.play",
     "value": "take",
     "box": 4,
     "box_milliseconds": 2000,
     "milliseconds": 5000
    },
    {
     "place": "box3.category",
     "value": "straight",
     "box": 3,
     "box_milliseconds": 500,
     "milliseconds": 5500
    },
    {
     "place": "box3.ante",
     "value": "4",
     "box": 3,
     "box_milliseconds": 1000,
     "milliseconds": 6000
    },
    {
     "place": "box3.blind",
     "value": "4",
     "box": 3,
     "box_milliseconds": 1500,
     "milliseconds": 6500
    },
    {
     "place": "box3.play",
     "value": "4",
     "box": 3,
     "box_milliseconds": 2000,
     "milliseconds": 7000
    },
    {
     "place": "box2.category",
     "value": "straight",
     "box": 2,
     "box_milliseconds": 500,
     "milliseconds": 7500
    },
    {
     "place": "box2.ante",
     "value": "25",
     "box": 2,
     "box_milliseconds": 1000,
     "milliseconds": 8000
    },
    {
     "place": "box2.blind",
     "value": "25",
     "box": 2,
     "box_milliseconds": 1500,
     "milliseconds": 8500
    },
    {
     "place": "box2.play",
     "value": "25",
     "box": 2,
     "box_milliseconds": 2000,
     "milliseconds": 9000
    },
    {
     "place": "box1.category",
     "value": "pair",
     "box": 1,
     "box_milliseconds": 500,
     "milliseconds": 9500
    },
    {
     "place": "box1.ante",
     "value": "take",
     "box": 1,
     "box_milliseconds": 1000,
     "milliseconds": 10000
    },
    {
     "place": "box1.blind",
     "value": "take",
     "box": 1,
     "box_milliseconds": 1500,
     "milliseconds": 10500
    },
    {
     "place": "box1.play",
     "value": "take",
     "box": 1,
     "box_milliseconds": 2000,
     "milliseconds": 11000
    }
   ],
   "unconfirmed": null,
   "marks": [
    {
     "place": "dealer.category",
     "given": "pair",
     "expected": "pair",
     "right": true,
     "slips": []
    },
    {
     "place": "dealer.qualifies",
     "given": true,
     "expected": true,
     "right": true,
     "slips": []
    },
    {
     "place": "box5.category",
     "given": "pair",
     "expected": "pair",
     "right": true,
     "slips": []
    },
    {
     "place": "box5.ante",
     "given": "push",
     "expected": "push",
     "right": true,
     "slips": []
    },
    {
     "place": "box5.blind",
     "given": "push",
     "expected": "push",
     "right": true,
     "slips": []
    },
    {
     "place": "box5.play",
     "given": "push",
     "expected": "push",
     "right": true,
     "slips": []
    },
    {
     "place": "box4.category",
     "given": "high-card",
     "expected": "high-card",
     "right": true,
     "slips": []
    },
    {
     "place": "box4.ante",
     "given": "take",
     "expected": "take",
     "right": true,
     "slips": []
    },
    {
     "place": "box4.blind",
     "given": "take",
     "expected": "take",
     "right": true,
     "slips": []
    },
    {
     "place": "box4.play",
     "given": "take",
     "expected": "take",
     "right": true,
     "slips": []
    },
    {
     "place": "box3.category",
     "given": "straight",
     "expected": "straight",
     "right": true,
     "slips": []
    },
    {
     "place": "box3.ante",
     "given": "4",
     "expected": "4",
     "right": true,
     "slips": []
    },
    {
     "place": "box3.blind",
     "given": "4",
     "expected": "4",
     "right": true,
     "slips": []
    },
    {
     "place": "box3.play",
     "given": "4",
     "expected": "4",
     "right": true,
     "slips": []
    },
    {
     "place": "box2.category",
     "given": "straight",
     "expected": "straight",
     "right": true,
     "slips": []
    },
    {
     "place": "box2.ante",
     "given": "25",
     "expected": "25",
     "right": true,
     "slips": []
    },
    {
     "place": "box2.blind",
     "given": "25",
     "expected": "25",
     "right": true,
     "slips": []
    },
    {
     "place": "box2.play",
     "given": "25",
     "expected": "25",
     "right": true,
     "slips": []
    },
    {
     "place": "box1.category",
     "given": "pair",
     "expected": "pair",
     "right": true,
     "slips": []
    },
    {
     "place": "box1.ante",
     "given": "take",
     "expected": "take",
     "right": true,
     "slips": []
    },
    {
     "place": "box1.blind",
     "given": "take",
     "expected": "take",
     "right": true,
     "slips": []
    },
    {
     "place": "box1.play",
     "given": "take",
     "expected": "take",
     "right": true,
     "slips": []
    },
    {
     "place": "order",
     "given": [
      5,
      4,
      3,
      2,
      1
     ],
     "expected": [
      5,
      4,
      3,
      2,
      1
     ],
     "right": true,
     "slips": []
    }
   ]
  },
  {
   "opened": 42000,
   "closed": 53000,
   "ending": "submitted",
   "sheet": {
    "dealer": {
     "category": "full-house",
     "qualifies": true,
     "seconds": 1
    },
    "boxes": [
     {
      "box": 5,
      "category": "pair",
      "bets": {
       "ante": "take",
       "blind": "take",
       "play": "take"
      },
      "seconds": 2
     },
     {
      "box": 4,
      "bets": {
       "ante": "take",
       "blind": "take"
      },
      "seconds": 1
     },
     {
      "box": 3,
      "category": "three-of-a-kind",
      "bets": {
       "ante": "take",
       "blind": "take",
       "play": "take",
       "trips": "15"
      },
      "seconds": 2.5
     },
     {
      "box": 2,
      "category": "two-pair",
      "bets": {
       "ante": "take",
       "blind": "take",
       "play": "take"
      },
      "seconds": 2
     },
     {
      "box": 1,
      "category": "two-pair",
      "bets": {
       "ante": "take",
       "blind": "take",
       "play": "take",
       "trips": "take"
      },
      "seconds": 2.5
     }
    ],
    "seconds": 11
   },
   "answers": [
    {
     "place": "dealer.category",
     "value": "full-house",
     "box": null,
     "box_milliseconds": 500,
     "milliseconds": 500
    },
    {
     "place": "dealer.qualifies",
     "value": true,
     "box": null,
     "box_milliseconds": 1000,
     "milliseconds": 1000
    },
    {
     "place": "box5.category",
     "value": "pair",
     "box": 5,
     "box_milliseconds": 500,
     "milliseconds": 1500
    },
    {
     "place": "box5.ante",
     "value": "take",
     "box": 5,
     "box_milliseconds": 1000,
     "milliseconds": 2000
    },
    {
     "place": "box5.blind",
     "value": "take",
     "box": 5,
     "box_milliseconds": 1500,
     "milliseconds": 2500
    },
    {
     "place": "box5.play",
     "value": "take",
     "box": 5,
     "box_milliseconds": 2000,
     "milliseconds": 3000
    },
    {
     "place": "box4.ante",
     "value": "take",
     "box": 4,
     "box_milliseconds": 500,
     "milliseconds": 3500
    },
    {
     "place": "box4.blind",
     "value": "take",
     "box": 4,
     "box_milliseconds": 1000,
     "milliseconds": 4000
    },
    {
     "place": "box3.category",
     "value": "three-of-a-kind",
     "box": 3,
     "box_milliseconds": 500,
     "milliseconds": 4500
    },
    {
     "place": "box3.ante",
     "value": "take",
     "box": 3,
     "box_milliseconds": 1000,
     "milliseconds": 5000
    },
    {
     "place": "box3.blind",
     "value": "take",
     "box": 3,
     "box_milliseconds": 1500,
     "milliseconds": 5500
    },
    {
     "place": "box3.play",
     "value": "take",
     "box": 3,
     "box_milliseconds": 2000,
     "milliseconds": 6000
    },
    {
     "place": "box3.trips",
     "value": "15",
     "box": 3,
     "box_milliseconds": 2500,
     "milliseconds": 6500
    },
    {
     "place": "box2.category",
     "value": "two-pair",
     "box": 2,
     "box_milliseconds": 500,
     "milliseconds": 7000
    },
    {
     "place": "box2.ante",
     "value": "take",
     "box": 2,
     "box_milliseconds": 1000,
     "milliseconds": 7500
    },
    {
     "place": "box2.blind",
     "value": "take",
     "box": 2,
     "box_milliseconds": 1500,
     "milliseconds": 8000
    },
    {
     "place": "box2.play",
     "value": "take",
     "box": 2,
     "box_milliseconds": 2000,
     "milliseconds": 8500
    },
    {
     "place": "box1.category",
     "value": "two-pair",
     "box": 1,
     "box_milliseconds": 500,
     "milliseconds": 9000
    },
    {
     "place": "box1.ante",
     "value": "take",
     "box": 1,
     "box_milliseconds": 1000,
     "milliseconds": 9500
    },
    {
     "place": "box1.blind",
     "value": "take",
     "box": 1,
     "box_milliseconds": 1500,
     "milliseconds": 10000
    },
    {
     "place": "box1.play",
     "value": "take",
     "box": 1,
     "box_milliseconds": 2000,
     "milliseconds": 10500
    },
    {
     "place": "box1.trips",
     "value": "take",
     "box": 1,
     "box_milliseconds": 2500,
     "milliseconds": 11000
    }
   ],
   "unconfirmed": null,
   "marks": [
    {
     "place": "dealer.category",
     "given": "full-house",
     "expected": "full-house",
     "right": true,
     "slips": []
    },
    {
     "place": "dealer.qualifies",
     "given": true,
     "expected": true,
     "right": true,
     "slips": []
    },
    {
     "place": "box5.category",
     "given": "pair",
     "expected": "pair",
     "right": true,
     "slips": []
    },
    {
     "place": "box5.ante",
     "given": "take",
     "expected": "take",
     "right": true,
     "slips": []
    },
    {
     "place": "box5.blind",
     "given": "take",
     "expected": "take",
     "right": true,
     "slips": []
    },
    {
     "place": "box5.play",
     "given": "take",
     "expected": "take",
     "right": true,
     "slips": []
    },
    {
     "place": "box4.ante",
     "given": "take",
     "expected": "take",
     "right": true,
     "slips": []
    },
    {
     "place": "box4.blind",
     "given": "take",
     "expected": "take",
     "right": true,
     "slips": []
    },
    {
     "place": "box3.category",
     "given": "three-of-a-kind",
     "expected": "three-of-a-kind",
     "right": true,
     "slips": []
    },
    {
     "place": "box3.ante",
     "given": "take",
     "expected": "take",
     "right": true,
     "slips": []
    },
    {
     "place": "box3.blind",
     "given": "take",
     "expected": "take",
     "right": true,
     "slips": []
    },
    {
     "place": "box3.play",
     "given": "take",
     "expected": "take",
     "right": true,
     "slips": []
    },
    {
     "place": "box3.trips",
     "given": "15",
     "expected": "15",
     "right": true,
     "slips": []
    },
    {
     "place": "box2.category",
     "given": "two-pair",
     "expected": "two-pair",
     "right": true,
     "slips": []
    },
    {
     "place": "box2.ante",
     "given": "take",
     "expected": "take",
     "right": true,
     "slips": []
    },
    {
     "place": "box2.blind",
     "given": "take",
     "expected": "take",
     "right": true,
     "slips": []
    },
    {
     "place": "box2.play",
     "given": "take",
     "expected": "take",
     "right": true,
     "slips": []
    },
    {
     "place": "box1.category",
     "given": "two-pair",
     "expected": "two-pair",
     "right": true,
     "slips": []
    },
    {
     "place": "box1.ante",
     "given": "take",
     "expected": "take",
     "right": true,
     "slips": []
    },
    {
     "place": "box1.blind",
     "given": "take",
     "expected": "take",
     "right": true,
     "slips": []
    },
    {
     "place": "box1.play",
     "given": "take",
     "expected": "take",
     "right": true,
     "slips": []
    },
    {
     "place": "box1.trips",
     "given": "take",
     "expected": "take",
     "right": true,
     "slips": []
    },
    {
     "place": "order",
     "given": [
      5,
      4,
      3,
      2,
      1
     ],
     "expected": [
      5,
      4,
      3,
      2,
      1
     ],
     "right": true,
     "slips": []
    }
   ]
  }
 ],
 "result": {
  "passed": true,
  "marks": [
   {
    "measure": "wagers",
    "bound": 900,
    "count": 77,
    "of": 77,
    "reached": true
   },
   {
    "measure": "qualification_errors",
    "bound": 1,
    "count": 0,
    "of": 5,
    "reached": true
   }
  ],
  "situations": {
   "high-card": {
    "right": 6,
    "asked": 6
   },
   "pair": {
    "right": 10,
    "asked": 10
   },
   "two-pair": {
    "right": 5,
    "asked": 5
   },
   "three-of-a-kind": {
    "right": 1,
    "asked": 1
   },
   "straight": {
    "right": 3,
    "asked": 3
   },
   "same-category": {
    "right": 6,
    "asked": 6
   },
   "kicker-decides": {
    "right": 1,
    "asked": 1
   },
   "win": {
    "right": 9,
    "asked": 9
   },
   "lose": {
    "right": 9,
    "asked": 9
   },
   "tie": {
    "right": 1,
    "asked": 1
   },
   "fold": {
    "right": 6,
    "asked": 6
   },
   "dark": {
    "right": 5,
    "asked": 5
   },
   "win-dealer-fails": {
    "right": 4,
    "asked": 4
   },
   "blind-paid": {
    "right": 3,
    "asked": 3
   },
   "blind-pushes-on-win": {
    "right": 6,
    "asked": 6
   },
   "trips-paid-on-loss": {
    "right": 1,
    "asked": 1
   },
   "dealer-fails": {
    "right": 1,
    "asked": 1
   }
  },
  "slips": {},
  "money": {
   "overpaid": 0,
   "underpaid": 0
  },
  "milliseconds": 53000,
  "boxes": 25,
  "reached": 5
 },
 "digests": {
  "format": "93614c91e4844f69",
  "version": "6b86b273ff34fce1",
  "versions": "8ebe8964182bc455",
  "sitting": "dd6ba0e927bbc6b2",
  "finished": "df04c5e56b5c5d1c",
  "ending": "90fc64195972fafd",
  "resumed": "5feceb66ffc86f38",
  "by_wall_clock": "fcbcf165908dd18a",
  "definition": "cfea1eea44ce00b3",
  "house": "42ea18719ab50744",
  "fingerprints": "5cbd0963a5a88db5",
  "paper": "ceb807eaec62d572",
  "rounds": [
   "ec5b35fd1a8ce1aa",
   "78d9a9ab48a38cd5",
   "5d0b1b9724be339e",
   "9a1eef492c8edb8d",
   "56b296b9e66ddd69"
  ],
  "result": "2529f58eb1c9af0d"
 },
 "check": "CDBC-PYJ2-TV76"
}
',NULL);
INSERT INTO "quizzes" VALUES(2,1,'short','lv-ultimate','LV-SHORT-23AUPD-5','{"definition":{"id":"short","code":"SHORT","names":{"en":"Short quiz","bg":"Кратък изпит","ru":"Короткий экзамен","cs":"Krátká zkouška","lv":"Īss eksāmens"},"houses":"all","rounds":5,"boxes":5,"asked":"everything","time":{"round":"3:00"},"pass":{"wagers":"90 %","qualification_errors":1},"quotas":{"tie":1,"fold":1,"win-dealer-fails":1,"blind-paid":1,"trips-paid-on-loss":1,"bonus-paid":1,"bonus-not-final":1,"dealer-fails":1,"dealer-pair-below-fours":1},"pay_table":true,"order_fails":false},"house":{"id":"lv-ultimate","game":"ultimate","names":{"en":"Latvia · Ultimate Texas Hold''em","bg":"Латвия · Ultimate Texas Hold''em","ru":"Латвия · Ultimate Texas Hold''em","cs":"Lotyšsko · Ultimate Texas Hold''em","lv":"Latvija · Ultimate Texas Hold''em"},"source":"A Latvian text on Ultimate Texas Hold''em; the only one of the four on this game that prints its pay tables. Left out: the BONUS side game, which it names without rules. Limits, steps and chips are the usual ones.","boxes":5,"dark_boxes":true,"dark_multiples":[1,2,3,4],"qualifies":"pair","play_multiples":[1,2,3,4],"fold_side":"lost","tables":{"blind":{"royal-flush":"500:1","straight-flush":"50:1","four-of-a-kind":"10:1","full-house":"3:1","flush":"3:2","straight":"1:1"},"trips":{"royal-flush":"50:1","straight-flush":"40:1","four-of-a-kind":"30:1","full-house":"8:1","flush":"7:1","straight":"4:1","three-of-a-kind":"3:1"}},"currency":"EUR","chips":[{"value":"0.5","colour":"#D977A6"},{"value":"1","colour":"#ECE9E0"},{"value":"5","colour":"#C0392F"},{"value":"25","colour":"#1E8A50"},{"value":"100","colour":"#262A31"},{"value":"500","colour":"#7446B5"}],"limits":{"ante":{"min":"2","max":"100","step":"1"},"side":{"min":"1","max":"25","step":"1"}},"rounding":"exact","max_payout":null,"spots":"dealer_view","provenance":{"order":{"is":"standard","why":{"en":"Not in the text; boxes are settled from right to left","bg":"Няма го в текста; боксовете се разплащат отдясно наляво","ru":"В тексте этого нет; боксы рассчитываются справа налево","cs":"V textu to není; boxy se vyplácejí zprava doleva","lv":"Tekstā tā nav; par boksiem norēķinās no labās uz kreiso"},"hangs":[]},"ranking":{"is":"standard","why":{"en":"The text does not rank the hands, nor does it name the five-high straight; the usual ranking stands","bg":"Текстът не дава подредба на ръцете и не споменава кентата до петица; важи обичайната подредба","ru":"Текст не даёт старшинства комбинаций и не упоминает стрит до пятёрки; действует обычное старшинство","cs":"Text neuvádí pořadí kombinací ani postupku do pětky; platí obvyklé pořadí","lv":"Tekstā nav ne kombināciju secības, ne straight līdz pieciniekam; spēkā ir parastā secība"},"hangs":[]},"qualifies":{"is":"standard","why":{"en":"The text does not say with what the dealer qualifies; a pair or better is usual","bg":"Текстът не казва с какво се класира крупието; обичайно е чифт или по-висока ръка","ru":"В тексте не сказано, с чем дилер квалифицируется; обычно это пара и выше","cs":"Text neříká, s čím se dealer kvalifikuje; obvyklý je pár nebo vyšší kombinace","lv":"Tekstā nav teikts, ar ko dīlerim ir kombinācija; parasti tas ir pāris vai stiprāka kombinācija"},"hangs":[]},"dark_multiples":{"is":"unconfirmed","why":{"en":"The text does not say how large the Play of a dark box may be; 1 to 4 times the Ante are taken. No answer hangs on it","bg":"Текстът не казва колко голям може да е залогът Play на тъмен бокс; приема се от 1 до 4 пъти залога Ante. От това не зависи нито един отговор","ru":"В тексте не сказано, какой может быть ставка Play тёмного бокса; принято от 1 до 4 Ante. Ни один ответ от этого не зависит","cs":"Text neříká, jak velká smí být sázka Play na boxu naslepo; počítá se s 1násobkem až 4násobkem Ante. Žádná odpověď na tom nezávisí","lv":"Tekstā nav teikts, cik liela drīkst būt tumšā boksa Play likme; pieņemts no 1 līdz 4 reizēm Ante. Neviena atbilde no tā nav atkarīga"},"hangs":[]},"fold":{"is":"standard","why":{"en":"The text says that a fold loses “Ante, Play and Trips”; a folder has no Play, so Blind is read in its place. Ante and Trips are confirmed","bg":"Според текста при фолд губят „Ante, Play и Trips“; при фолд няма залог Play, затова вместо него се разбира Blind. Ante и Trips са потвърдени","ru":"По тексту при пасе проигрывают «Ante, Play и Trips»; при пасе ставки Play нет, поэтому вместо неё понимается Blind. Ante и Trips подтверждены","cs":"Podle textu se po složení karet prohrává „Ante, Play a Trips“; kdo složil karty, nemá Play, proto se místo ní čte Blind. Ante a Trips jsou potvrzeny","lv":"Pēc teksta, atsakoties no spēles, zaudē „ANTE, PLAY un TRIPS”; kas atteicies, tam nav Play, tāpēc tās vietā lasa Blind. Ante un Trips ir apstiprinātas"},"hangs":[]},"dealer_fails":{"is":"standard","why":{"en":"For Ante the text says both “always paid 1:1” and “stays”; the usual rule stands: it stays (paying it would give the player 9 %). Blind by its table is confirmed","bg":"За Ante текстът казва и „винаги се изплаща 1:1“, и „остава“; важи обичайното правило: остава (изплащането би дало на играча 9 %). Изплащането на Blind по таблицата е потвърдено","ru":"Об Ante в тексте сказано и «всегда оплачивается 1:1», и «остаётся»; действует обычное правило: остаётся (оплата дала бы игроку 9 %). Расчёт Blind по таблице подтверждён","cs":"O Ante text říká „vždy se vyplácí 1:1“ i „zůstává“; platí obvyklé pravidlo: zůstává (výplata by hráči dala 9 %). Výplata Blind podle tabulky je potvrzena","lv":"Par Ante tekstā teikts gan „vienmēr tiek izmaksāta 1:1”, gan „paliek”; spēkā ir parastais noteikums: paliek (izmaksa dotu spēlētājam 9 %). Blind izmaksa pēc tabulas ir apstiprināta"},"hangs":[]},"lose":{"is":"standard","why":{"en":"The text does not say what is lost to a dealer who qualifies; the usual rule stands: Ante, Blind and Play lose","bg":"Текстът не казва какво се губи срещу крупие, което се класира; важи обичайното правило: Ante, Blind и Play губят","ru":"В тексте не сказано, что проигрывается дилеру, который квалифицировался; действует обычное правило: Ante, Blind и Play проигрывают","cs":"Text neříká, co se prohrává s dealerem, který se kvalifikuje; platí obvyklé pravidlo: Ante, Blind a Play prohrávají","lv":"Tekstā nav teikts, ko zaudē, ja dīlerim ir kombinācija; spēkā ir parastais noteikums: Ante, Blind un Play zaudē"},"hangs":[]}}},"paper":{"code":"LV-SHORT-23AUPD-5","seed":1234,"layouts":[{"house":"lv-ultimate","board":"6c 2h 4s Js Jh","dealer":"6h 4c","boxes":[{"box":1,"cards":"7s Th","ante":6,"trips":2},{"box":2,"cards":"Qc 8c","ante":6,"play":18,"trips":2,"dark":true},{"box":3,"cards":"3h 5s","ante":2,"play":4},{"box":4,"cards":"6d Ah","ante":2,"play":8,"dark":true},{"box":5,"cards":"7c Ks","ante":25,"play":100}]},{"house":"lv-ultimate","board":"Ks 7c 4h 3s 8d","dealer":"6d 9s","boxes":[{"box":1,"cards":"Qh As","ante":2,"play":8},{"box":2,"cards":"3h 4c","ante":10,"play":20},{"box":3,"cards":"Td 6c","ante":50},{"box":4,"cards":"3d Ts","ante":10,"play":10,"trips":1},{"box":5,"cards":"7h 8s","ante":15,"play":30,"trips":2}]},{"house":"lv-ultimate","board":"As 2h 7s 9d Ts","dealer":"9h 8d","boxes":[{"box":1,"cards":"3c Js","ante":37},{"box":2,"cards":"4h 3s","ante":15,"trips":10},{"box":3,"cards":"5d 3d","ante":2,"trips":2},{"box":4,"cards":"Jh Ac","ante":50,"play":200},{"box":5,"cards":"2d 6d","ante":50,"play":100,"dark":true}]},{"house":"lv-ultimate","board":"6s 9c 8c 7h 2c","dealer":"Qc 9s","boxes":[{"box":1,"cards":"7d Ac","ante":10,"play":30},{"box":2,"cards":"2d 5d","ante":25,"play":25},{"box":3,"cards":"5h Js","ante":4,"play":4},{"box":4,"cards":"Kc Jd","ante":4,"play":16,"dark":true},{"box":5,"cards":"9d Qs","ante":5,"play":20}]},{"house":"lv-ultimate","board":"2d 3s 3c Js Ts","dealer":"Th 3h","boxes":[{"box":1,"cards":"Jc 4d","ante":15,"play":15,"trips":10},{"box":2,"cards":"Tc 7h","ante":5,"play":5},{"box":3,"cards":"3d 8h","ante":5,"play":10,"trips":5},{"box":4,"cards":"6h 5h","ante":5},{"box":5,"cards":"Qc 7s","ante":5,"play":20,"dark":true}]}]}}','{"trainee":"Anna","started":"2026-11-30T09:01:53.000+00:00","known_code":false,"examiner":"Ilze"}','2026-11-30T09:01:53.000+00:00',23000,'2026-11-30T09:02:16.000+00:00',141000,'b',22000,23000,0,0,NULL,NULL,NULL,NULL,NULL);
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
CREATE TABLE skills (
    trainee INTEGER NOT NULL REFERENCES trainees (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    skill TEXT NOT NULL,
    recent TEXT NOT NULL,
    reached INTEGER NOT NULL,
    PRIMARY KEY (trainee, game, skill)
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
INSERT INTO "trainees" VALUES(1,'Anna','anna','2026-11-30T09:00:00.000+00:00',NULL,0);
CREATE TABLE traps (
    trainee INTEGER NOT NULL REFERENCES trainees (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    skill TEXT NOT NULL,
    situation TEXT NOT NULL,
    recent TEXT NOT NULL,
    PRIMARY KEY (trainee, game, skill, situation)
) WITHOUT ROWID;
CREATE TABLE turns (
    round INTEGER NOT NULL REFERENCES rounds (id) ON DELETE CASCADE,
    owner INTEGER NOT NULL,
    trainee INTEGER NOT NULL,
    milliseconds INTEGER,
    asked_count INTEGER NOT NULL,
    right_count INTEGER NOT NULL,
    PRIMARY KEY (round, owner)
) WITHOUT ROWID;
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
INSERT INTO "sqlite_sequence" VALUES('quizzes',2);
COMMIT;
