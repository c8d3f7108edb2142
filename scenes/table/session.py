"""What everything at a table shares: the game's UI, the match, the people, the preferences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeAlias
from zlib import crc32

from game.bots import same_bot
from game.catalogue import SHELF
from game.library import Autosaver, Label, Library, News, OpenTable
from game.match import HintRequest, LevelChange, Match
from game.neutral import NEUTRAL
from game.seating import SeatSetup, TableSetup, chance
from game.table import Seat
from game.words import pgettext
from scenes.kit.preferences import Preferences
from scenes.kit.scene import Scene
from scenes.kit.theme import SEAT_COLOURS
from scenes.shell.entry import ExitReason
from scenes.table.bot_pool import BotPool
from scenes.table.faces.remark import SpokenRemark
from scenes.table.highlights import TableContext
from scenes.table.ui import A, AnyTableUI, E, TableUI, V

if TYPE_CHECKING:
    from scenes.shell.results.podium import ReviewDoor
    from scenes.table.advice import Advice
    from scenes.table.phones.hands import Hands
    from scenes.table.replay.note import ReplayNote


class Routes(NamedTuple):
    """What can be opened from a table and from a film, though neither knows the other."""

    table: Callable[[AnyTableUI, OpenTable, Preferences], Scene[ExitReason]]
    trial: Callable[[AnyTableUI, OpenTable, Preferences], Scene[ExitReason]]
    film: Callable[[AnySession, int | None, ReplayNote | None], Scene[ExitReason | None]]
    review: Callable[[AnySession], ReviewDoor | None]
    fair: Callable[[AnySession], Scene[None]]


@dataclass(slots=True)
class TableSession(Generic[V, A, E]):
    """A table with its match. Layers read it; only the table scene plays actions.

    Args:
        ui: How the game looks and sounds.
        setup: Who sits there, and what was agreed on.
        match: The game as far as it has been played.
        preferences: How the person at this window wants it shown.
        routes: Lead from a table to its film, and from a film to a new table.
        minds: Decide for the seats that are not human.
        autosaver: Writes the game down; None: nobody does.
        news: What is still to be told to the people.
        library: Takes copies of the game.
        label: Belongs to a game that is only looked at.
        foreign: Others may have played it, so everybody is called by name.
        book: The rulebook, once somebody has opened it here.
        hands: The phones of this table; None: hands on phones are not switched on.
        advice: What somebody has been told who has asked for a hint.
        recalled: What a bot says at first, of a game before this one.
    """

    ui: TableUI[Any, V, A, E]
    setup: TableSetup
    match: Match[A, E, V]
    preferences: Preferences
    routes: Routes
    minds: BotPool
    autosaver: Autosaver | None = None
    news: list[News] = field(default_factory=list)
    library: Library | None = None
    label: Label | None = None
    foreign: bool = False
    book: Scene[None] | None = None
    hands: Hands | None = None
    advice: Advice | None = None
    recalled: SpokenRemark | None = None

    @classmethod
    def new_unsaved(
        cls,
        ui: TableUI[Any, V, A, E],
        setup: TableSetup,
        preferences: Preferences,
        routes: Routes,
    ) -> TableSession[V, A, E]:
        """A new match with a bot in every seat that wants one; it is not saved.

        Raises IllegalDeal for a setup that the rules of the game refuse.
        """
        minds = BotPool.at(setup, chance(setup.seed))
        return cls(ui, setup, Match.open(setup), preferences, routes, minds)

    @classmethod
    def restore(
        cls,
        ui: TableUI[Any, V, A, E],
        sitting: OpenTable,
        preferences: Preferences,
        routes: Routes,
    ) -> TableSession[V, A, E]:
        """A table of the library, new or in the middle of a game."""
        session = cls.for_replay(ui, sitting, preferences, routes)
        session.minds.start(session.setup, session.match)
        return session

    @classmethod
    def for_replay(
        cls,
        ui: TableUI[Any, V, A, E],
        sitting: OpenTable,
        preferences: Preferences,
        routes: Routes,
    ) -> TableSession[V, A, E]:
        """A recorded game, in which nobody decides anything any more."""
        setup, match = _repaint(sitting.setup), sitting.match
        played = len(match.actions)
        luck = chance(setup.seed, played) if played else chance(setup.seed)
        news = list(sitting.news)
        return cls(
            ui,
            setup,
            match,
            preferences,
            routes,
            BotPool.at(setup, luck),
            sitting.autosaver,
            news,
            sitting.library,
            sitting.label,
            sitting.foreign,
        )

    def film(self, at: int | None, note: ReplayNote | None = None) -> Scene[ExitReason | None]:
        """The game so far as a film, from this moment on or, for None, from the first one.

        A ``note`` is shown as long as the film stands at its moment.
        """
        return self.routes.film(self, at, note)

    @property
    def review(self) -> ReviewDoor | None:
        """Opens what the coach says of the whole game; None: it says nothing."""
        return self.routes.review(self)

    @property
    def fair(self) -> Callable[[], Scene[None]] | None:
        """Opens *Fair?* on the podium; None where no fingerprints were taken."""
        return None if self.match.fingerprints is None else partial(self.routes.fair, self)

    @property
    def album(self) -> Path | None:
        """The folder for what is taken along; None: there is none."""
        return None if self.library is None else self.library.exports

    @property
    def seats(self) -> tuple[SeatSetup, ...]:
        """Who sits where, the one person as *you*; the neutral opponent comes last."""
        people = self.setup.seats
        if not self.foreign and [seat.bot for seat in people].count(None) == 1:
            people = tuple(replace(seat, you=seat.bot is None) for seat in people)
        neutral = SHELF[self.setup.game].neutrals.get(len(people))
        return (
            people
            if neutral is None
            else (*people, SeatSetup(pgettext("opponent", neutral), NEUTRAL))
        )

    @property
    def people(self) -> frozenset[Seat]:
        """The seats of human players."""
        return frozenset(range(len(self.setup.seats))) - frozenset(self.minds.bots)

    @property
    def phones(self) -> frozenset[Seat]:
        """The seats whose hands are on phones."""
        return frozenset() if self.hands is None else self.hands.held_seats

    @property
    def at_screen(self) -> frozenset[Seat]:
        """The people who play at the screen: without them it goes on by itself."""
        return self.people - self.phones

    @property
    def top(self) -> TableContext:
        """What the pictures of the table need to know."""
        liked = self.preferences.snapshot()
        opening = repr(self.match.log[0])  # how the table was laid: everybody has seen that
        sitting = crc32(opening.encode())
        return TableContext(
            self.seats, self.setup.hints, liked, sitting=sitting, recalled=self.recalled
        )

    def view(self, seat: Seat | None, at: int | None = None) -> V:
        """The table as a seat sees it, now or after so many events of the log."""
        return self.match.client(seat).view(at)

    def rules(self) -> Scene[None]:
        """The rulebook, where it was left at this table."""
        if self.book is None:
            self.book = self.ui.rules()
        return self.book

    def name(self, seat: Seat) -> str:
        """The name of a seat."""
        return self.seats[seat].name

    def public_log(self) -> tuple[E, ...]:
        """Everything so far as a spectator may know it."""
        return self.match.client(None).events(0)

    def note_hint(self, seat: Seat) -> None:
        """Somebody has asked for a hint: the log and the save say so, once for each question."""
        asked = HintRequest(seat, len(self.match.log))
        if asked not in self.match.hints:
            self.match.hints.append(asked)
            self._on_change()

    def change_levels(self, levels: Mapping[Seat, str]) -> None:
        """From the next decision on these bots play like that; the log and the save say so."""
        seats, match = list(self.setup.seats), self.match
        for seat, level in levels.items():
            was = seats[seat].bot
            if was is not None and same_bot(match.game, was) != level:
                match.level_changes.append(LevelChange(seat, len(match.log), was, level))
                seats[seat] = replace(seats[seat], bot=level)
        if tuple(seats) == self.setup.seats:
            return
        self.setup = replace(self.setup, seats=tuple(seats))
        luck = chance(self.setup.seed, len(match.actions), "levels", len(match.level_changes))
        self.minds.begin_anew(self.setup, luck)
        if self.autosaver is not None:
            self.minds.start(self.setup, match)
            self.autosaver.setup = self.setup
            self.autosaver.keep(match)

    # saving

    def play(self, action: A) -> None:
        """Carry out an action, and hand the match over to be saved."""
        self.match.play(action)
        self._on_change()

    def take_back(self, actions: int, *, agreed: bool) -> None:
        """Go back to the moment after so many actions; bots remember nothing of what came then."""
        self.match = self.match.rewound(actions, agreed=agreed)
        luck = chance(self.setup.seed, actions, len(self.match.take_backs))
        self.minds.begin_anew(self.setup, luck)
        self._on_change()

    def _on_change(self) -> None:
        """Whoever keeps the match or shows it elsewhere gets it as it is now."""
        if self.autosaver is not None:
            self.autosaver.keep(self.match)
        if self.hands is not None:
            self.hands.stop()

    @property
    def is_settled(self) -> bool:
        """Whether the next decision may be shown: all before it is saved, or cannot be."""
        return self.autosaver is None or self.autosaver.is_settled

    def safe(self, patience: float) -> bool:
        """Whether the game can be gone on with, whatever happens to this window.

        What is being written now may take ``patience`` seconds.
        """
        if self.autosaver is None:
            return False
        self.autosaver.wait(patience)
        return self.autosaver.safe

    def next_news(self) -> News | None:
        """What the people at the table should be told now."""
        if self.news:
            return self.news.pop(0)
        return None if self.autosaver is None else self.autosaver.news()

    def leave(self) -> None:
        """Everybody gets up: other windows may open the table."""
        self.minds.close()
        if self.hands is not None:
            self.hands.close()
            self.hands = None
        if self.autosaver is not None:
            self.autosaver.close(0.0)


AnySession: TypeAlias = TableSession[Any, Any, Any]
"""The session of whatever game, for those who look into no view, action or event."""


def _repaint(setup: TableSetup) -> TableSetup:
    """The same table without colours that our paint box lacks: a save may have been edited."""
    taken = {seat.colour for seat in setup.seats}
    free = (colour for colour in SEAT_COLOURS if colour not in taken)
    seats = tuple(
        seat if seat.colour in SEAT_COLOURS else replace(seat, colour=next(free))
        for seat in setup.seats
    )
    return replace(setup, seats=seats)
