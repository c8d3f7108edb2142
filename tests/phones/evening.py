"""An evening at the real table, with robots that hold phones."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import replace
from random import Random
from typing import Any, Self
from unittest.mock import patch

from websockets.sync.client import ClientConnection, connect

from game.catalogue import SHELF, part_of
from game.library import Library
from game.match import Match
from game.phones import connection
from game.seating import SeatSetup, TableSetup
from game.table import Seat
from scenes.backend.headless import HeadlessScreen
from scenes.kit.preferences import Preferences, Speed
from scenes.shell.dialogs.hand_over import HandOverScene
from scenes.shell.levels import usual_level
from scenes.table.phones.hands import Hands
from scenes.table.phones.wait import PhoneWait
from scenes.table.routes import ROUTES
from scenes.table.scene import TableScene
from scenes.table.session import AnySession, TableSession
from tests.phones.served import HERE, Phone
from tests.pilot.looking import top
from tests.waiting import wait_until

PEOPLE = ("Ada", "Bruno", "Chika", "Dov")
COLOURS = ("orange", "sky", "leaf", "pink")
HASTY = 1_000_000.0


class Evening:
    """A table in a window nobody sees, with its phones on the same machine."""

    def __init__(
        self,
        game: str,
        seats: int,
        *,
        people: int | None = None,
        seed: int = 5,
        play_forced: bool = False,
        wished: bool = False,
        library: Library | None = None,
        table: str = "",
    ) -> None:
        preferences = Preferences(speed=Speed.OFF, play_forced=play_forced, phones=wished)
        people = seats if people is None else people
        sitting = tuple(
            SeatSetup(PEOPLE[seat], COLOURS[seat], None if seat < people else usual_level(game))
            for seat in range(seats)
        )
        setup = TableSetup(sitting, options(game), seed=seed, game=game)
        ui = part_of(SHELF[game], "scenes.*.ui.UI")
        self.session: AnySession
        if library is None:
            self.session = TableSession.new_unsaved(ui, setup, preferences, ROUTES)
        else:
            kept = library.open(table) if table else library.begin(setup)
            self.session = TableSession.restore(ui, kept, preferences, ROUTES)
            assert self.session.autosaver is not None
            self.session.autosaver.wait()
        if not (wished or table):
            self.session.hands = Hands(self.session, HERE, port=0)
            self.session.hands.stop()
        self.scene = TableScene(self.session, resumed=bool(table))
        self.phones: dict[Seat, Robot] = {}
        self._open = ExitStack()
        # Robots tap faster than any hand; that hasty hands are slowed down is asked elsewhere.
        self._open.enter_context(patch.object(connection, "BURST", HASTY))
        self._open.enter_context(patch.object(connection, "A_SECOND", HASTY))

    def __enter__(self) -> Self:
        self.window = self._open.enter_context(
            HeadlessScreen(self.scene, (1280, 720), preferences=self.session.preferences)
        )
        return self

    @property
    def hands(self) -> Hands:
        assert self.session.hands is not None
        return self.session.hands

    def __exit__(self, *_: object) -> None:
        self._open.close()
        if self.session.hands is not None:
            self.session.hands.close()
        if self.session.autosaver is not None:
            self.session.autosaver.close()

    def scan(self, *seats: Seat) -> None:
        for seat in seats:
            key = self.hands.address(seat).rpartition("#")[2]
            self.phones[seat] = Robot(self.call(), {"t": "take", "key": key})
        wait_until(lambda: set(seats) <= self.hands.here, "the phones")

    def begin_again(self) -> None:
        """As after a kill: the record is all there is, and the phones find the same address."""
        old, port = self.session, int(self.hands.origin.rpartition(":")[2])
        self.hands.close()
        match = old.match
        again = Match.resume(
            match.game, match.setup, match.deals, match.actions, Random(1), match.fingerprints
        )
        again.take_backs = [*match.take_backs]
        self.session = replace(old, match=again, hands=None)
        self.session.hands = Hands(self.session, HERE, port=port)
        self.session.hands.stop()
        unseen = HeadlessScreen(TableScene(self.session), (1280, 720), preferences=old.preferences)
        self.window = self._open.enter_context(unseen)

    def back(self, token: str) -> Robot:
        """A phone that has held a seat before."""
        return Robot(self.call(), {"t": "back", "token": token})

    def call(self) -> ClientConnection:
        origin = self.hands.origin
        address = origin.replace("http", "ws", 1) + "/seat"
        line = connect(address, additional_headers={"Origin": origin}, proxy=None, compression=None)
        return self._open.enter_context(line)

    def go_on(self, seconds: float = 0.1) -> None:
        """Let the table go on for a while, as soon as all is saved."""
        if self.session.autosaver is not None:
            self.session.autosaver.wait()
        self.window.step(seconds)

    @property
    def asked(self) -> Seat | None:
        waits = isinstance(top(self.window), PhoneWait)
        return next(iter(self.hands.choosing_seats), None) if waits else None

    def wait(self) -> Seat:
        for _ in range(400):
            if self.asked is not None:
                return self.asked
            self.go_on(0.5)
        raise AssertionError(top(self.window))

    def answer(self) -> None:
        """A phone has just said something: the table takes it."""
        wait_until(lambda: self.hands.has_wishes, "what was said")
        self.go_on()

    def lead(self, rng: Random) -> None:
        """Everybody chooses what is chosen in secret; then somebody is asked alone."""
        self.wait()
        while len(self.session.match.due) > 1 or self.hands.choosing_seats == ():
            self.phones[self.wait()].tap(rng)
            self.answer()

    def play(self, rng: Random, most: int = 2500) -> int:
        """Everybody taps what is not refused, until the game is over; how often they tapped."""
        for taps in range(most):
            while not self.is_over and self.asked is None:
                self.go_on(0.5)
                assert not isinstance(top(self.window), HandOverScene)
            if self.asked is None:
                return taps
            self.phones[self.asked].tap(rng)
            self.answer()
        raise AssertionError(most)

    @property
    def is_over(self) -> bool:
        return self.session.match.decision is None


class Robot(Phone):
    """A phone that taps by chance."""

    def __init__(self, line: ClientConnection, first: dict[str, Any]) -> None:
        super().__init__(line, first)
        self.taps = self.last = 0
        self.token = first.get("token") or self.hear_until("seat")["token"]

    def table(self, question: int = 0) -> dict[str, Any]:
        """The next table that asks, and not that question."""
        while True:
            found = self.hear_until("table")
            if found["ask"] and found["ask"]["n"] > question:
                return found

    def tap(self, rng: Random) -> None:
        self.answer(self.table(self.taps and self.last)["ask"], rng)

    def answer(self, ask: dict[str, Any], rng: Random) -> None:
        """The same to a question that has been heard."""
        self.last = ask["n"]
        self.taps += 1
        free = [each["id"] for each in ask["choices"] if not each.get("refused")]
        may = [each for each in free if each != "pass"] or free  # which is for good
        self.say({"t": "do", "id": self.taps, "n": ask["n"], "choice": rng.choice(may)})


def options(game: str) -> dict[str, Any]:
    return dict(SHELF[game].brief)
