"""What the pages of the history ask the database."""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from collections.abc import Iterator
from functools import partial
from typing import Any, Final

from game.bots import same_bot
from game.history.evenings import evenings_played
from game.history.game_stats import PlayerKind
from game.history.report import (
    BestPart,
    CampaignGame,
    Encounters,
    Filter,
    Highlight,
    Opponent,
    PersonReport,
    Report,
    Rival,
    Series,
)
from game.people import person

RIVALS: Final = 5  # that are told of
LONGEST: Final = 100  # row of victories that is counted
BEST: Final = 5  # how many games of a kind are shown
CHOSEN: Final = """
    FROM games AS g JOIN seats AS s ON s.table_id = g.id
    WHERE g.game = :game AND (:kind = '' OR g.edition = :kind)
      AND (:people = 0 OR g.people = :people)
"""
ADDED_UP: Final = """
    FROM totals WHERE game = :game AND (:kind = '' OR edition = :kind)
        AND (:people = 0 OR people = :people) AND kind = :numbers
"""
GAINED: Final = "s.score - s.carried"
WHO: Final = "CASE s.player WHEN 'bot' THEN same_bot(s.level) ELSE person(s.name) END"
"""By what somebody is told from others; of people never shown."""
OTHER: Final = "SELECT o.score - o.carried FROM seats AS o WHERE o.table_id = g.id AND o.seat = 1"
ORDER: Final = tuple(PlayerKind)
Row = tuple[Any, ...]


def ask(connection: sqlite3.Connection, choice: Filter, skipped: int) -> Report:
    """The whole report. Raises sqlite3.Error."""
    connection.create_function("person", 1, lambda name: person(str(name)), deterministic=True)
    same = partial(same_bot, choice.game)
    connection.create_function("same_bot", 1, same, deterministic=True)
    desk = _ReportQuery(connection, choice)
    (games,) = desk.row(f"SELECT count(DISTINCT g.id) {CHOSEN}")
    (everything,) = desk.row("SELECT count(*) FROM games WHERE game = :game")
    return Report(
        choice=choice,
        games=games,
        all_games=everything,
        skipped=skipped,
        people=tuple(desk.people()),
        highest=tuple(desk.highest()),
        narrowest=tuple(desk.narrowest()),
        opponents=tuple(desk.opponents()),
        series=tuple(desk.series()),
        met=tuple(desk.encounters()),
        me=desk.me,
        streak=desk.streak(),
        latest=desk.latest(),
        best_part=desk.best_part(),
        rivals=tuple(desk.rivals()),
        evenings=tuple(evenings_played(connection)),
    )


class _ReportQuery:
    """Asks about the chosen games."""

    def __init__(self, connection: sqlite3.Connection, choice: Filter) -> None:
        self._connection = connection
        self._about = {"game": choice.game, "kind": choice.kind, "people": choice.people}
        self._written = self._last_written()
        self._me, self.me = self._most_seen()

    def rows(self, question: str, **more: object) -> Iterator[Row]:
        found = self._connection.execute(question, {**self._about, **more})
        return iter(found.fetchall())  # nothing is left open if one of them is nonsense

    def row(self, question: str) -> Row:
        return next(self.rows(question))

    def people(self) -> list[PersonReport]:
        """Humans first, then bots; who has played most comes first, then who wins most."""
        parts, sources = self._sums("points", "part"), self._sums("points", "what")
        tallies = self._sums("tallies", "what")
        people = [
            PersonReport(
                *(PlayerKind(player), *self._written[player, who], games, wins, average, best),
                parts=parts[player, who],
                sources=sources[player, who],
                tallies=tallies[player, who],
            )
            for player, who, games, wins, average, best in self.rows(
                f"""SELECT s.player, {WHO} AS who, count(*), sum(s.won), avg({GAINED}),
                    max({GAINED}) {CHOSEN} GROUP BY s.player, who"""
            )
        ]
        return sorted(
            people, key=lambda one: (ORDER.index(one.player), -one.games, -one.share, one.who)
        )

    def _last_written(self) -> dict[tuple[str, str], tuple[str, str]]:
        """The name (of bots the level) and the colour of everybody in their last game.

        SQLite takes both from the row of the maximum, as there is only one in the question.
        """
        question = f"""SELECT s.player, {WHO} AS who,
            iif(s.player = 'bot', same_bot(s.level), s.name), s.colour, max(g.finished || g.id)
            {CHOSEN} GROUP BY s.player, who"""
        return {
            (player, who): (name, colour) for player, who, name, colour, _ in self.rows(question)
        }

    def _latest_name(self, player: str, name: str) -> str:
        """A person's name as it was written last; bots and neutrals keep the one they had."""
        if player != PlayerKind.HUMAN:
            return name
        return self._written.get((player, person(str(name))), (name, ""))[0]

    def _sums(self, kind: str, column: str) -> defaultdict[tuple[str, str], dict[Any, int]]:
        """Numbers of one kind, added up for everybody."""
        question = f"""SELECT player,
                CASE player WHEN 'bot' THEN same_bot(who) ELSE person(who) END AS whom,
                {column}, sum(number)
            {ADDED_UP} GROUP BY player, whom, {column} HAVING sum(number)"""
        sums: defaultdict[tuple[str, str], dict[Any, int]] = defaultdict(dict)
        for player, who, each, number in self.rows(question, numbers=kind):
            sums[player, who][each] = number
        return sums

    def highest(self) -> list[Highlight]:
        """The most points of anybody who sat at the table, once for each game."""
        question = f"""SELECT g.id, max({GAINED}) AS number, s.seat, s.colour,
            g.finished {CHOSEN} AND s.player <> 'neutral' GROUP BY g.id
            ORDER BY number DESC, g.finished, g.id LIMIT {BEST}"""
        return [self._highlight(row) for row in self.rows(question)]

    def narrowest(self) -> list[Highlight]:
        """How few points lay between the winners and the others; the last played come first."""
        return list(self._won_by(f"ORDER BY number, g.finished DESC, g.id LIMIT {BEST}"))

    def _won_by(self, order: str) -> Iterator[Highlight]:
        """Games in this order, with how many points lay between the winners and the others."""
        question = f"""SELECT g.id, coalesce(max(CASE WHEN s.won THEN {GAINED} END)
                - max(CASE WHEN NOT s.won THEN {GAINED} END), 0) AS number, '', '',
            g.finished {CHOSEN} GROUP BY g.id {order}"""
        for table, number, *_, finished in self.rows(question):
            winner = "SELECT seat, colour FROM seats WHERE table_id = :table AND won ORDER BY seat"
            (seat, colour), *others = self.rows(winner, table=table)
            row = table, number, seat, colour, finished
            yield self._highlight(row, shared=bool(others))

    def _highlight(self, row: Row, *, shared: bool = False) -> Highlight:
        table, number, seat, colour, finished = row
        told = "SELECT seat, player, name FROM seats WHERE table_id = :table ORDER BY seat"
        seats = {one: (player, name) for one, player, name in self.rows(told, table=table)}
        names = {one: self._latest_name(*who) for one, who in seats.items()}
        nobodys = next(
            (name for player, name in seats.values() if player == PlayerKind.NEUTRAL), ""
        )
        everybody = tuple(names.values())
        return Highlight(table, number, names[seat], colour, everybody, finished, shared, nobodys)

    def _most_seen(self) -> tuple[str, str]:
        """The person who has played most, as people are told apart and as the name is written."""
        question = f"""SELECT {WHO} AS who {CHOSEN} AND s.player = 'human'
            GROUP BY who ORDER BY count(*) DESC, max(g.finished || g.id) DESC LIMIT 1"""
        who = next((who for (who,) in self.rows(question)), "")
        return who, self._written.get((PlayerKind.HUMAN, who), ("", ""))[0]

    def streak(self) -> int:
        """How many games this person has won in a row, the last one among them."""
        question = f"""SELECT s.won {CHOSEN} AND s.player = 'human' AND {WHO} = :me
            ORDER BY g.finished DESC, g.id DESC LIMIT {LONGEST}"""
        won = [bool(won) for (won,) in self.rows(question, me=self._me)]
        return won.index(False) if False in won else len(won)

    def latest(self) -> Highlight | None:
        """The last game, and by how much it was won."""
        return next(self._won_by("ORDER BY g.finished DESC, g.id DESC LIMIT 1"), None)

    def best_part(self) -> BestPart | None:
        """The most points of any person in one part; the first time."""
        chosen = CHOSEN.replace("WHERE", "JOIN points AS n USING (table_id, seat) WHERE")
        question = f"""SELECT g.id, n.part, sum(n.number) AS made, s.name, s.colour, g.finished
            {chosen} AND s.player = 'human' GROUP BY g.id, s.seat, n.part
            ORDER BY made DESC, g.finished, g.id LIMIT 1"""
        for table, part, made, name, colour, finished in self.rows(question):
            who = self._latest_name(PlayerKind.HUMAN, name)
            return BestPart(table, part, made, who, colour, finished)
        return None

    def rivals(self) -> Iterator[Rival]:
        """Whoever sat opposite this person: people by name, bots by colour."""
        chosen = CHOSEN.replace("WHERE", "JOIN seats AS o ON o.table_id = g.id WHERE")
        question = f"""SELECT o.player, o.name, o.colour, count(*), sum(s.place < o.place),
                sum(s.place > o.place), max(g.finished || g.id),
                CASE o.player WHEN 'human' THEN person(o.name) ELSE o.colour END AS whom
            {chosen} AND s.player = 'human' AND {WHO} = :me AND o.seat <> s.seat
            GROUP BY o.player, whom ORDER BY count(*) DESC, whom LIMIT {RIVALS}"""
        for player, name, *row in self.rows(question, me=self._me):
            yield Rival(PlayerKind(player), self._latest_name(player, name), *row[:4])

    def opponents(self) -> list[Opponent]:
        """Opponents in games of two, most frequent first."""
        question = f"""SELECT g.opponent, count(*), sum(s.won), max({GAINED} - ({OTHER})) {CHOSEN}
            AND g.opponent <> '' AND s.seat = 0 GROUP BY g.opponent
            ORDER BY count(*) DESC, g.opponent"""
        return [Opponent(*row) for row in self.rows(question)]

    def encounters(self) -> list[Encounters]:
        """Every person with the bot of every colour."""
        question = f"""SELECT person(h.name) AS human, s.colour, count(*), sum(s.won)
            {CHOSEN.replace("WHERE", "JOIN seats AS h ON h.table_id = g.id WHERE")}
            AND s.player = 'bot' AND h.player = 'human' GROUP BY human, s.colour
            ORDER BY human, s.colour"""
        return [Encounters(*row) for row in self.rows(question)]

    def series(self) -> list[Series]:
        """All campaigns with a finished game, the last played first."""
        chapters: defaultdict[str, list[CampaignGame]] = defaultdict(list)
        told = "SELECT campaign, opponent, human, other FROM chapters ORDER BY campaign, number"
        for campaign, *row in self.rows(told):
            chapters[campaign].append(CampaignGame(*row))
        question = """SELECT id, name, colour, played, over, victory FROM campaigns
            WHERE game = :game ORDER BY played DESC, id"""
        called = partial(self._latest_name, PlayerKind.HUMAN)
        return [
            Series(called(name), colour, played, bool(over), bool(victory), tuple(chapters[saga]))
            for saga, name, colour, played, over, victory in self.rows(question)
            if saga in chapters
        ]
