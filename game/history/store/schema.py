"""The tables of the history, and the steps that brought them to their present shape.

A step that was ever released is never changed: what is new comes as one more step. A step that
needs numbers which older ones did not keep sets ``changed`` of ``games`` to 0: then all records
are read again, and what was known is shown until then.
"""

from __future__ import annotations

import sqlite3
from typing import Final

MARK: Final = 0x42756743  # tells our files from those of other programs
ADD: Final = """INSERT INTO totals
    SELECT g.game, g.edition, g.people, s.player, iif(s.player = 'bot', s.level, s.name),
        '{table}', n.part, n.{what}, :sign * n.number
    FROM games AS g JOIN seats AS s ON s.table_id = g.id
    JOIN {table} AS n USING (table_id, seat) WHERE g.id = :table
    ON CONFLICT (game, edition, people, player, who, kind, part, what)
    DO UPDATE SET number = number + excluded.number"""
ADD_UP: Final = (
    ADD.format(table="points", what="source"),
    ADD.format(table="tallies", what="what"),
)
"""What adds the numbers of a game to the totals; with the sign -1 it takes them away again."""
ADD_ALL_UP: Final = tuple(
    each.replace(":sign", "1").replace("g.id = :table", "true") for each in ADD_UP
)
STEPS: Final[tuple[tuple[str, ...], ...]] = (
    (
        """CREATE TABLE games (
            id TEXT PRIMARY KEY,
            size INTEGER NOT NULL, changed INTEGER NOT NULL, -- of the record that was read
            game TEXT NOT NULL, edition TEXT NOT NULL,
            begun TEXT NOT NULL, finished TEXT NOT NULL,
            people INTEGER NOT NULL, opponent TEXT NOT NULL, campaign TEXT NOT NULL,
            decided TEXT NOT NULL)""",
        """CREATE TABLE seats (
            table_id TEXT NOT NULL REFERENCES games ON DELETE CASCADE, seat INTEGER NOT NULL,
            name TEXT NOT NULL, player TEXT NOT NULL, level TEXT NOT NULL, colour TEXT NOT NULL,
            score INTEGER NOT NULL, carried INTEGER NOT NULL,
            place INTEGER NOT NULL, won INTEGER NOT NULL,
            PRIMARY KEY (table_id, seat)) WITHOUT ROWID""",
        """CREATE TABLE points (
            table_id TEXT NOT NULL REFERENCES games ON DELETE CASCADE, seat INTEGER NOT NULL,
            part INTEGER NOT NULL, source TEXT NOT NULL, number INTEGER NOT NULL,
            PRIMARY KEY (table_id, seat, part, source)) WITHOUT ROWID""",
        """CREATE TABLE tallies (
            table_id TEXT NOT NULL REFERENCES games ON DELETE CASCADE, seat INTEGER NOT NULL,
            part INTEGER NOT NULL, what TEXT NOT NULL, number INTEGER NOT NULL,
            PRIMARY KEY (table_id, seat, part, what)) WITHOUT ROWID""",
    ),
    (
        """CREATE TABLE campaigns (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, name TEXT NOT NULL, colour TEXT NOT NULL,
            begun TEXT NOT NULL, played TEXT NOT NULL,
            over INTEGER NOT NULL, victory INTEGER NOT NULL)""",
        """CREATE TABLE chapters (
            campaign TEXT NOT NULL REFERENCES campaigns ON DELETE CASCADE,
            number INTEGER NOT NULL, opponent TEXT NOT NULL, table_id TEXT NOT NULL,
            human INTEGER NOT NULL, other INTEGER NOT NULL, -- all points so far
            PRIMARY KEY (campaign, number)) WITHOUT ROWID""",
    ),
    (
        """CREATE TABLE answers (
            choice TEXT PRIMARY KEY, report BLOB NOT NULL, -- as it was worked out last
            current INTEGER NOT NULL) WITHOUT ROWID""",
    ),
    ("DELETE FROM answers",),  # in them one person was several, who was spelled in several ways
    ("DELETE FROM answers",),  # they knew nothing of who has met which bot
    (
        """CREATE TABLE deeds (
            table_id TEXT NOT NULL REFERENCES games ON DELETE CASCADE, seat INTEGER NOT NULL,
            deed TEXT NOT NULL, grade INTEGER NOT NULL, at INTEGER NOT NULL, -- events before it
            PRIMARY KEY (table_id, seat, deed)) WITHOUT ROWID""",
        "UPDATE games SET changed = 0",  # nobody looked for deeds: all records are read again
    ),
    (
        """CREATE TABLE days (
            table_id TEXT PRIMARY KEY REFERENCES games ON DELETE CASCADE,
            day TEXT NOT NULL) WITHOUT ROWID""",  # no older record can be one
    ),
    (
        """CREATE TABLE dealt (
            table_id TEXT NOT NULL REFERENCES games ON DELETE CASCADE, number INTEGER NOT NULL,
            sum TEXT NOT NULL, piles TEXT NOT NULL, -- where its cards have come to lie
            PRIMARY KEY (table_id, number)) WITHOUT ROWID""",
        "UPDATE games SET changed = 0",  # nobody looked at the cards
    ),
    (
        """CREATE TABLE stakes (
            table_id TEXT PRIMARY KEY REFERENCES games ON DELETE CASCADE,
            stake INTEGER NOT NULL) WITHOUT ROWID""",
        "UPDATE games SET changed = 0",  # a Trilogy that was won before counts as well
    ),
    (
        "CREATE TABLE evenings (id TEXT PRIMARY KEY, played TEXT NOT NULL)",
        """CREATE TABLE guests (
            evening TEXT NOT NULL REFERENCES evenings ON DELETE CASCADE, seat INTEGER NOT NULL,
            name TEXT NOT NULL, colour TEXT NOT NULL, points INTEGER NOT NULL, won INTEGER NOT NULL,
            PRIMARY KEY (evening, seat)) WITHOUT ROWID""",
        "DELETE FROM answers",  # they knew nothing of Evenings
    ),
    (
        """CREATE TABLE totals (
            game TEXT NOT NULL, edition TEXT NOT NULL, people INTEGER NOT NULL,
            player TEXT NOT NULL, who TEXT NOT NULL, -- the level of a bot, else the name
            kind TEXT NOT NULL, part INTEGER NOT NULL, what TEXT NOT NULL, number INTEGER NOT NULL,
            PRIMARY KEY (game, edition, people, player, who, kind, part, what)) WITHOUT ROWID""",
        *ADD_ALL_UP,
        "CREATE INDEX games_in_order ON games (finished, id)",
        "CREATE INDEX deeds_by_kind ON deeds (deed, grade)",
    ),
    ("DELETE FROM answers",),  # in them who wrote in wide letters was somebody else
)
VERSION: Final = len(STEPS)


class NewerHistory(Exception):
    """A later version of the app has made this database."""


class ForeignDatabase(Exception):
    """Another program has made this database."""


def migrate(connection: sqlite3.Connection) -> None:
    """Bring a database to the present shape; other windows may try the same at once.

    Raises:
        NewerHistory: It has a shape that this version does not know yet.
        ForeignDatabase: It is none of ours.
        sqlite3.Error: It cannot be read or written.
    """
    connection.execute("BEGIN IMMEDIATE")
    try:
        version = check(connection)
        for number, step in enumerate(STEPS[version:], version + 1):
            for statement in step:
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {number}")
            connection.execute(f"PRAGMA application_id = {MARK}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:  # a full disk has ended it already
            connection.execute("ROLLBACK")
        raise


def check(connection: sqlite3.Connection) -> int:
    """How many steps a database has taken. Only looks, and raises what ``migrate`` raises."""
    mark = _number(connection, "PRAGMA application_id")
    if mark != MARK and (mark or _number(connection, "SELECT count(*) FROM sqlite_master")):
        raise ForeignDatabase
    version = _number(connection, "PRAGMA user_version")
    if version > VERSION:
        raise NewerHistory
    return version


def _number(connection: sqlite3.Connection, question: str) -> int:
    return int(connection.execute(question).fetchone()[0])
