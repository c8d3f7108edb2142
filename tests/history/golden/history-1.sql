PRAGMA application_id = 1114990403;
PRAGMA user_version = 1;
BEGIN TRANSACTION;
CREATE TABLE games (
            id TEXT PRIMARY KEY,
            size INTEGER NOT NULL, changed INTEGER NOT NULL, -- of the record that was read
            game TEXT NOT NULL, edition TEXT NOT NULL,
            begun TEXT NOT NULL, finished TEXT NOT NULL,
            people INTEGER NOT NULL, opponent TEXT NOT NULL, campaign TEXT NOT NULL,
            decided TEXT NOT NULL);
INSERT INTO "games" VALUES('20260314-193000-abcdef',2957,1773521400000000000,'bug-council','published','2026-03-14T19:30:00+00:00','2026-03-14T20:10:00+00:00',2,'','','most-points');
CREATE TABLE points (
            table_id TEXT NOT NULL REFERENCES games ON DELETE CASCADE, seat INTEGER NOT NULL,
            part INTEGER NOT NULL, source TEXT NOT NULL, number INTEGER NOT NULL,
            PRIMARY KEY (table_id, seat, part, source)) WITHOUT ROWID;
INSERT INTO "points" VALUES('20260314-193000-abcdef',0,1,'tricks',21);
INSERT INTO "points" VALUES('20260314-193000-abcdef',1,1,'tricks',17);
INSERT INTO "points" VALUES('20260314-193000-abcdef',2,1,'tricks',9);
CREATE TABLE seats (
            table_id TEXT NOT NULL REFERENCES games ON DELETE CASCADE, seat INTEGER NOT NULL,
            name TEXT NOT NULL, player TEXT NOT NULL, level TEXT NOT NULL, colour TEXT NOT NULL,
            score INTEGER NOT NULL, carried INTEGER NOT NULL,
            place INTEGER NOT NULL, won INTEGER NOT NULL,
            PRIMARY KEY (table_id, seat)) WITHOUT ROWID;
INSERT INTO "seats" VALUES('20260314-193000-abcdef',0,'Ada','human','','orange',21,0,1,1);
INSERT INTO "seats" VALUES('20260314-193000-abcdef',1,'Bruno','bot','sensible','sky',17,0,2,0);
INSERT INTO "seats" VALUES('20260314-193000-abcdef',2,'Emissary','neutral','','chrome',9,0,3,0);
CREATE TABLE tallies (
            table_id TEXT NOT NULL REFERENCES games ON DELETE CASCADE, seat INTEGER NOT NULL,
            part INTEGER NOT NULL, what TEXT NOT NULL, number INTEGER NOT NULL,
            PRIMARY KEY (table_id, seat, part, what)) WITHOUT ROWID;
INSERT INTO "tallies" VALUES('20260314-193000-abcdef',0,2,'visits_B',3);
INSERT INTO "tallies" VALUES('20260314-193000-abcdef',1,2,'visits_B',3);
INSERT INTO "tallies" VALUES('20260314-193000-abcdef',2,2,'visits_B',3);
COMMIT;
