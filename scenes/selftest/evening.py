"""One game after another through the real scenes, from the title and back, all of them saved."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.catalogue import SHELF
from game.history import Filter, Historian
from game.library import Library
from game.match import AnyMatch
from game.records import make_record, parse_record, replay, write_record
from game.table import Options
from game.words import _, ngettext
from scenes.kit.bindings import Shortcut
from scenes.kit.signals import RIGHT
from scenes.selftest.driver import Failure, SceneDriver
from scenes.selftest.pilot import Pilot, by_mouse
from scenes.shell.entry import GameEntry
from scenes.shell.results.podium import ResultsScene
from scenes.table.scene import TableScene
from scenes.table.session import AnySession

SOME: Final = 24  # choices at a table; after them there is something to look back at
MORE: Final = 24  # choices until somebody gets up without a card to be looked at
SEVERAL, MANY = 3, 4  # seats, where there are so many
CARD: Final = "card:"  # begins the name of a card that may be chosen
ONWARD: Final = "larger"  # what is offered once, after the first whole game
LEAVE: Final = "menu"  # leads out of a table where something is asked
LOOKS: Final = (
    Shortcut.CLOSE_UP,
    Shortcut.LOOK_CLOSER,
    Shortcut.NEWS,
    Shortcut.WHERE,
    Shortcut.HINT,
)


class Evening:
    """Plays whatever the title offers of a game, and looks after what was saved."""

    def __init__(self, box: GameEntry, driver: SceneDriver, library: Library) -> None:
        self._box = box
        self._driver = driver
        self._pilot = Pilot(driver, by_mouse)
        self._library = library

    def games(self) -> Iterator[str]:
        """Bots at every table, people at one, whatever else the game offers; then some more."""
        game = self._box.game
        for count in game.table_seats:
            yield self._at_a_table(count, 0, self._box.game.brief)
        for options in self._kinds():
            fitting = [count for count in game.table_seats if game.fits(count, options)]
            for count in sorted({fitting[0], max(fitting, key=_usual)}):
                yield self._at_a_table(count, 0, options)
        yield self._at_a_table(min(MANY, game.table_seats[-1]), 2, self._box.game.brief)
        self._pilot.set_table(min(SEVERAL, game.table_seats[-1]), 2, game=game.id)
        self.leave()  # before the rest: what the game itself leaves is continued by the tour
        for entry in self._box.extras:
            if entry.tried is not None:
                for line in entry.tried(self):
                    yield _("{game}, {story}").format(game=game.display_name, story=line)
        yield self._check_history()
        yield self._check_unfinished()

    def _kinds(self) -> Iterator[Options]:
        """Every unusual value of every option that the form asks for, once; games are soon over."""
        brief = self._box.game.brief
        for option in self._box.game.options:
            if option.id in self._box.words.options and option.id not in brief:
                for value in list(option.values)[1:]:
                    yield {**brief, option.id: value}

    def _at_a_table(self, seats: int, people: int, options: Options) -> str:
        self._pilot.set_table(seats, people, options, self._box.game.id)
        match = self.play()
        session = self._session()
        if people > 1:
            self.use("review", "seat:1", "back")  # one of them looks, and does not wait
            self._driver.show(session.routes.fair(session))  # a given seed has no button for it
            self.use("close")
        self.use("title")
        self.home(match)
        return _("{game}, {story}").format(
            game=self._box.game.display_name, story=_summary(session)
        )

    # how a game goes where it alone knows the way

    def use(self, *names: str) -> None:
        """Use these controls one after the other, each as soon as it is there."""
        for name in names:
            self._pilot.use(name)

    def play(self) -> AnyMatch:
        """Play the table that is open to its end.

        Raises:
            Failure: It stops before, or does not come back as it was when it is written down.
        """
        self._pilot.play()
        if not isinstance(self._driver.top, ResultsScene):
            raise Failure(f"a game stops at {type(self._driver.top).__name__}")
        session = self._session()
        _check_written(session)
        return session.match

    def home(self, *played: AnyMatch) -> None:
        """Wait for the title, and read again what was saved of these games."""
        self._pilot.wait(lambda: "new" in self._pilot.names or ONWARD in self._pilot.names)
        self._driver.rest()  # the title may still have something to say
        if ONWARD in self._pilot.names:
            self.use("close")
        self._pilot.wait(lambda: "new" in self._pilot.names)
        for match in played:
            _check_saved(self._library, match)

    def leave(self) -> None:
        """Play for a while, then get up through the menu, if possible with a card to be chosen."""
        pilot = self._pilot
        enough = pilot.choices + SOME
        pilot.play(until=lambda: self._may_leave(pilot.choices - enough))
        self._look_back()
        pilot.wait(lambda: self._session().safe(0.0))
        self._driver.press("escape")
        pilot.use("leave")
        self.home()

    def _look_back(self) -> None:
        """See what the keys for that show, which each game may draw in its own way."""
        table = self._driver.top
        self._driver.press(RIGHT)  # to a card that may be chosen
        for key in LOOKS:
            self._driver.press(key.value)
            self._driver.rest()
            if self._driver.top is not table:
                self._driver.press("escape")
                self._driver.rest()
        self._driver.press("escape")  # the menu
        if "bots" in self._pilot.names:
            self.use("bots", "change")
        else:
            self._driver.press("escape")
        self._driver.rest()

    def _may_leave(self, too_many: int) -> bool:
        """Whether a player is asked something, at a table with a menu, after enough choices."""
        asked = [control.name for control in self._driver.controls if control.answers]
        if too_many < 0 or not asked or LEAVE not in self._pilot.names:
            return False
        return too_many >= MORE or any(name.startswith(CARD) for name in asked)

    def _session(self) -> AnySession:
        tables = (each for each in self._driver.open_scenes if isinstance(each, TableScene))
        return next(tables).session

    def _check_history(self) -> str:
        """The history knows every game that was finished; it needs the database for that."""
        historian = Historian(self._library)
        historian.ask(Filter(self._box.game.id))
        if not historian.wait() or historian.report is None:
            raise Failure(" ".join(["there is no history", *map(str, historian.news)]))
        played, counted = self._games_over(), historian.report.all_games
        if counted != played:
            raise Failure(f"the history counts {counted} games of {played}")
        words = ngettext(
            "the history counts {count} game", "the history counts {count} games", counted
        )
        return words.format(count=counted)

    def _games_over(self) -> int:
        """How many of these games are over; others may have been left and wait."""
        saves = (each.save for each in self._library.games())
        over = (save.record.game for save in saves if save is not None and save.label.over)
        return list(over).count(self._box.game.id)

    def _check_unfinished(self) -> str:
        left = len(self._library.tables())
        words = ngettext("{count} game is left and waits", "{count} games are left and wait", left)
        return words.format(count=left)


def _usual(seats: int) -> int:
    """The nearer to the table of many, the larger."""
    return -abs(seats - MANY)


def _summary(session: AnySession) -> str:
    seats = [seat.bot or _("a person") for seat in session.setup.seats]
    who = _(", ").join(f"{seats.count(name)} × {name}" for name in dict.fromkeys(seats))
    kind = SHELF[session.setup.game].rules.describe(len(seats), session.setup.options)
    words = _("{kind}, {who}: {actions} actions, {points}; read again")
    return words.format(
        kind=kind, who=who, actions=len(session.match.actions), points=_points(session)
    )


def _points(session: AnySession) -> str:
    return " : ".join(map(str, session.match.view(None).scores))


def _check_written(session: AnySession) -> None:
    """The game as a text is the same game."""
    names = [seat.name for seat in session.setup.seats]
    match = session.match
    text = write_record(make_record(match.game, match.setup, names, match.deals, match.actions))
    if list(replay(parse_record(text.encode())).actions) != match.actions:
        raise Failure("a game that was written down reads as another game")


def _check_saved(library: Library, match: AnyMatch) -> None:
    """What was saved while the game was played comes back as the same game."""
    saves = [game.save for game in library.games() if game.save is not None]
    if not any(list(replay(save.record).actions) == match.actions for save in saves):
        raise Failure("a game was saved and does not come back as it was played")
