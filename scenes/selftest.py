"""The program tries itself out without a window: every file, every scene, whole games.

For those who build packages, and for players who ask whether everything works on their machine.
"""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final

# Nobody shall hear it; and only what touches the backend from here on loads SDL.
os.environ["SDL_AUDIODRIVER"] = "dummy"

from game import __version__
from game.library import Library, Places
from game.match import Match, SeatSetup, TableSetup
from game.records import make_record, parse_record, replay, write_record
from game.rules.council.api import Personality
from scenes.app import first_scene, shelf
from scenes.backend.assets import assets_root
from scenes.backend.headless import Unseen
from scenes.backend.inventory import open_everything
from scenes.council.table import TableScene
from scenes.kit.preferences import Preferences, Speed
from scenes.kit.scene import Scene
from scenes.kit.signals import Key
from scenes.options import Options
from scenes.shell.box import GameBox
from scenes.shell.curtain import CurtainScene
from scenes.shell.podium import EndScene

SIZE: Final = (1024, 640)
PLAYERS: Final = (
    ("Ada", "orange"),
    ("Bruno", "sky"),
    ("Chika", "leaf"),
    ("Dov", "pink"),
    ("Edda", "white"),
)
LONGEST: Final = 5000  # more inputs than any game takes
FEWEST_COLOURS: Final = 50  # of a picture that shows something
ASIDE: Final = ("f1", "l", "t", "tab", "i", "escape")  # keys that lay something over the table
NO_WAY_BACK: Final = frozenset({"quit"})
TRICK_OVER: Final = 20  # actions after which the first trick is over, whatever the table
HURRY: Final = "any key hurries"


class Failure(Exception):
    """Something does not work; the message says what."""


def run() -> int:
    """Print what works. Gives the exit code: 0, or 1 after the reason."""
    began = perf_counter()
    print(f"Bug Council of Backyardia {__version__} tries itself out.", flush=True)
    try:
        for line in _everything():
            print(f"  {line}", flush=True)
    except Exception as error:  # noqa: BLE001  # whatever it is, it is the reason
        traceback.print_exc()
        print(f"This does not work: {error!r}", file=sys.stderr)
        return 1
    print(f"Everything works; that took {perf_counter() - began:.1f} s.")
    return 0


def _everything() -> Iterator[str]:
    options = Options(speed="off", seed=1)
    with TemporaryDirectory() as folder:
        library = Library(Places.within(Path(folder)))
        with Unseen(first_scene(options, library=library), SIZE) as unseen:
            files = open_everything(assets_root())
            yield "files: " + ", ".join(f"{count} {kind}" for kind, count in files)
            yield from _visit(Visitor(unseen), library)


def _visit(visitor: Visitor, library: Library) -> Iterator[str]:
    """Games of bots are saved while they are played; at the others everything is looked at."""
    kept = shelf(seed=1, library=library)
    for name, box in shelf(seed=1).items():
        for setup in _tables(box):
            people = any(seat.bot is None for seat in setup.seats)
            match = visitor.play(box if people else kept[name], setup, look_aside=people)
            _record(setup, match)
            if not people:
                _read_again(library, match)
            yield f"{box.game.title}, {_told(setup, match)}"
    visitor.look_behind_every_button()
    yield "scenes: " + ", ".join(sorted(scene.__name__ for scene in visitor.seen))


def _tables(box: GameBox) -> Iterator[TableSetup]:
    """Each edition at its smallest and largest table, one with people, one for each opponent."""
    bots = tuple(SeatSetup(name, colour, "sensible") for name, colour in PLAYERS)
    people = tuple(SeatSetup(name, colour) for name, colour in PLAYERS)
    for edition in box.game.editions:
        seats = [count for count in box.game.seats[edition] if count in box.game.table_seats]
        for count in sorted({seats[0], seats[-1]}):
            yield TableSetup(bots[:count], edition, seed=1)
        if 1 in box.game.seats[edition]:
            for opponent in Personality:
                yield TableSetup(people[:1], edition, seed=3, personality=opponent)
    yield TableSetup((*people[:2], *bots[2:4]), box.game.editions[0], lead=0, seed=2)


def _told(setup: TableSetup, match: Match) -> str:
    seats = [seat.bot or "a person" for seat in setup.seats]
    who = ", ".join(f"{seats.count(name)} × {name}" for name in dict.fromkeys(seats))
    if setup.personality is not None:
        who += f", against {setup.personality}"
    scores = " : ".join(map(str, match.view(None).scores))
    return f"{setup.edition}, {who}: {len(match.actions)} actions, {scores}; read again"


def _record(setup: TableSetup, match: Match) -> None:
    """The game as a text is the same game."""
    names = [seat.name for seat in setup.seats]
    text = write_record(make_record(match.setup, names, match.deals, match.actions))
    if list(replay(parse_record(text.encode())).actions) != match.actions:
        raise Failure("a game that was written down reads as another game")


def _read_again(library: Library, match: Match) -> None:
    """What was saved while the game was played comes back as the same game."""
    saves = [game.save for game in library.games() if game.save is not None]
    if not any(list(replay(save.record).actions) == match.actions for save in saves):
        raise Failure("a game was saved and does not come back as it was played")


class Visitor:
    """Walks through the scenes with keys and clicks, and looks at each kind of scene once."""

    def __init__(self, unseen: Unseen) -> None:
        self.seen: set[type[Scene]] = set()
        self._toured: set[int] = set()  # at tables of so many seats everything was looked at
        self._unseen = unseen
        self._stack = unseen.screen.stack
        self._look()

    @property
    def _top(self) -> Scene:
        return self._stack.scenes[-1]

    def look_behind_every_button(self) -> None:
        """Open what the buttons of the topmost scene open, and come back each time."""
        home = self._top
        for name in reversed(self._unseen.names):  # the first one often closes the scene
            if name in NO_WAY_BACK or self._top is not home:
                continue
            self._unseen.click(name)
            self._unseen.settle()
            if self._top is not home and home in self._stack.scenes:
                self._look()
                self._come_back(home)

    def play(self, box: GameBox, setup: TableSetup, *, look_aside: bool) -> Match:
        """A whole game at this table; its match."""
        table = box.open_table(setup, Preferences(speed=Speed.OFF))
        self._unseen.screen.open(table)
        assert isinstance(table, TableScene)
        for _ in range(LONGEST):
            self._look()
            if isinstance(self._top, EndScene):
                self._unseen.click("title")
                return table.room.match
            if look_aside and len(setup.seats) not in self._toured and self._is_asked(table):
                self._toured.add(len(setup.seats))
                self._look_aside()
            self._go_on(table)
        raise Failure(f"a game does not end; it stays at {type(self._top).__name__}")

    def _is_asked(self, table: TableScene) -> bool:
        """Whether a person chooses now, with a trick to look back at."""
        over = len(table.room.match.actions) > TRICK_OVER
        return over and not isinstance(self._top, TableScene | CurtainScene)

    def _go_on(self, table: TableScene) -> None:
        """One step of a game: the default, or else the next thing that can be chosen."""
        asked = self._top
        self._stack.tick(0.1)
        self._stack.draw()
        if self._top is not asked:
            return  # somebody is asked something else: look at it first
        self._stack.send(Key(HURRY if asked is table else "return"))
        if asked is not table and asked in self._stack.scenes:  # nothing was chosen with that
            self._come_back(asked)
            self._stack.send(Key("tab"))
        self._stack.draw()

    def _look_aside(self) -> None:
        home = self._top
        for key in ASIDE:
            if self._top is not home:
                return
            self._unseen.press(key)
            if self._top is not home:
                self._look()
                self.look_behind_every_button()
                self._come_back(home)

    def _come_back(self, home: Scene) -> None:
        """Close what lies over a scene; a button may have taken that scene away as well."""
        for _ in range(5):
            if self._top is home or home not in self._stack.scenes:
                return
            self._unseen.press("escape")
        raise Failure(f"there is no way back from {type(self._top).__name__}")

    def _look(self) -> None:
        """Draw the topmost scene, unless one of its kind has been drawn."""
        kind = type(self._top)
        if kind in self.seen:
            return
        self.seen.add(kind)
        picture = self._unseen.render()
        width, height = picture.get_size()
        places = ((x, y) for x in range(0, width, 8) for y in range(0, height, 8))
        colours = {tuple(picture.get_at(place)) for place in places}
        if len(colours) < FEWEST_COLOURS:
            raise Failure(f"{kind.__name__} shows only {len(colours)} colours")
