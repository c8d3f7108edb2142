"""One game after another through the real scenes, from the title and back, all of them saved."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.campaign.council import GAMES
from game.catalogue import Game
from game.history import Filter, Historian
from game.library import Library
from game.match import AnyMatch
from game.records import make_record, parse_record, replay, write_record
from game.rules.council.api import Personality
from game.words import _, listed, ngettext
from scenes.backend.pilot import Pilot, by_mouse
from scenes.selftest.tester import Failure, Tester
from scenes.shell.end.podium import EndScene
from scenes.table.scene import TableScene
from scenes.table.session import AnySession

SOME: Final = 24  # choices at a table; after them there is a trick to look back at


class Evening:
    """Plays whatever the title offers, and looks after what was saved."""

    def __init__(self, game: Game, tester: Tester, library: Library) -> None:
        self._game = game
        self._tester = tester
        self._library = library

    def games(self) -> Iterator[str]:
        """Bots at every table, people at one, one alone against each, a Trilogy; then some more."""
        for edition in map(str, self._game.values("edition")):
            for count in self._game.table_seats:
                if self._game.fits(count, {"edition": edition}):
                    yield self._at_a_table(count, 0, edition)
        yield self._at_a_table(4, 2, str(self._game.values("edition")[0]))
        for opponent in Personality:
            yield self._alone(opponent)
        yield self._trilogy()
        yield self._counted()
        yield self._unfinished()

    def _at_a_table(self, seats: int, people: int, edition: str) -> str:
        pilot = Pilot(self._tester, by_mouse)
        pilot.set_table(seats, people, edition)
        return self._to_its_end(pilot)

    def _alone(self, opponent: Personality) -> str:
        pilot = Pilot(self._tester, by_mouse)
        pilot.play_alone(opponent)
        return self._to_its_end(pilot)

    def _to_its_end(self, pilot: Pilot) -> str:
        """Play, go back to the title, and read again what was saved."""
        room = self._played(pilot)
        pilot.use("title")
        self._wait_for_title(pilot)
        _check_saved(self._library, room.match)
        return _("{game}, {story}").format(game=_(self._game.title), story=_told(room))

    def _played(self, pilot: Pilot) -> AnySession:
        pilot.play()
        if not isinstance(self._tester.top, EndScene):
            raise Failure(f"a game stops at {type(self._tester.top).__name__}")
        room = self._room()
        _check_written(room)
        return room

    def _room(self) -> AnySession:
        tables = (each for each in self._tester.open_scenes if isinstance(each, TableScene))
        return next(tables).session

    @staticmethod
    def _wait_for_title(pilot: Pilot) -> None:
        pilot.wait(lambda: "new" in pilot.names)

    def _trilogy(self) -> str:
        """Three games with all pages of their story, the second one left in between."""
        pilot = Pilot(self._tester, by_mouse)
        pilot.use("solo")
        pilot.use("trilogy")
        games = []
        for number in range(GAMES):
            if number == 1:
                self._leave(pilot)
                pilot.use("continue")
            games.append(self._played(pilot))
            pilot.use("rematch")
        pilot.use("next")
        self._wait_for_title(pilot)
        for room in games:
            _check_saved(self._library, room.match)
        met = listed([str(room.setup.options["personality"]) for room in games])
        words = _("{game}, a Trilogy against {opponents}: {points}; read again")
        return words.format(game=_(self._game.title), opponents=met, points=_points(games[-1]))

    def _counted(self) -> str:
        """The history knows every game of this evening; it needs the database for that."""
        historian = Historian(self._library)
        historian.ask(Filter(self._game.id))
        if not historian.wait() or historian.report is None:
            raise Failure(" ".join(["there is no history", *map(str, historian.news)]))
        played, counted = len(self._library.games()), historian.report.all_games
        if counted != played:
            raise Failure(f"the history counts {counted} games of {played}")
        words = ngettext(
            "the history counts {count} game", "the history counts {count} games", counted
        )
        return words.format(count=counted)

    def _unfinished(self) -> str:
        """Tables that wait for another evening."""
        pilot = Pilot(self._tester, by_mouse)
        pilot.set_table(3, 2)
        self._leave(pilot)
        pilot.use("solo")
        pilot.use("trilogy")
        self._leave(pilot)
        left = len(self._library.tables())
        words = ngettext("{count} game is left and waits", "{count} games are left and wait", left)
        return words.format(count=left)

    def _leave(self, pilot: Pilot) -> None:
        """Play for a while, then get up through the menu with a card to be played."""
        enough = pilot.choices + SOME
        pilot.play(until=lambda: pilot.choices >= enough and "card:" in (pilot.asked() or ""))
        pilot.wait(self._room().safe)
        self._tester.press("escape")
        pilot.use("leave")
        self._wait_for_title(pilot)


def _told(room: AnySession) -> str:
    """A game in one line."""
    seats = [seat.bot or _("a person") for seat in room.setup.seats]
    who = _(", ").join(f"{seats.count(name)} × {name}" for name in dict.fromkeys(seats))
    options = room.setup.options
    words = _("{edition}, {who}: {actions} actions, {points}; read again")
    if "personality" in options:
        words = _("{edition}, {who}, against {opponent}: {actions} actions, {points}; read again")
    return words.format(
        edition=options["edition"],
        who=who,
        opponent=options.get("personality"),
        actions=len(room.match.actions),
        points=_points(room),
    )


def _points(room: AnySession) -> str:
    return " : ".join(map(str, room.match.view(None).scores))


def _check_written(room: AnySession) -> None:
    """The game as a text is the same game."""
    names = [seat.name for seat in room.setup.seats]
    match = room.match
    text = write_record(make_record(match.game, match.setup, names, match.deals, match.actions))
    if list(replay(parse_record(text.encode())).actions) != match.actions:
        raise Failure("a game that was written down reads as another game")


def _check_saved(library: Library, match: AnyMatch) -> None:
    """What was saved while the game was played comes back as the same game."""
    saves = [game.save for game in library.games() if game.save is not None]
    if not any(list(replay(save.record).actions) == match.actions for save in saves):
        raise Failure("a game was saved and does not come back as it was played")
