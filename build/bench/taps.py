"""From a tap on a phone to the table: four phones play the council, and nobody waits for motion.

The phones are programs on this machine that know the messages alone, so the network is left out.
"""

from __future__ import annotations

import json
import statistics
from collections.abc import Iterator
from contextlib import ExitStack
from random import Random
from time import perf_counter, sleep
from typing import Any, Final

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from build.bench.turns import Aim, percentile
from game.catalogue import FIRST, SHELF, part_of
from game.seating import SeatSetup, TableSetup
from scenes.backend.headless import HeadlessScreen
from scenes.kit.preferences import Preferences, Speed
from scenes.table.phones.hands import Hands
from scenes.table.routes import ROUTES
from scenes.table.scene import TableScene
from scenes.table.session import TableSession

HERE: Final = "127.0.0.1"
PEOPLE: Final = {"Ada": "orange", "Bruno": "sky", "Chika": "leaf", "Dov": "pink"}
TAPS: Final = 60
BREATH: Final = 0.12
"""Seconds between two taps: faster hands are slowed down."""
FRAME: Final = 1 / 60
TABLE: Final = "from a tap to the phone's own new table"
PICTURE: Final = "from a tap to the new picture in the window"
PROMPT: Final = Aim(60.0, "ms")


class Phone:
    """Holds a seat and remembers the latest table."""

    def __init__(self, line: ClientConnection, key: str) -> None:
        self._line = line
        self.asked: dict[str, Any] | None = None
        self._say({"t": "take", "key": key})

    def hear(self) -> bool:
        """Whether a table has come since."""
        came = False
        while True:
            try:
                said = json.loads(self._line.recv(0))
            except TimeoutError:
                return came
            if said["t"] == "table":
                self.asked, came = said["ask"], True

    def tap(self, number: int, rng: Random) -> None:
        """Choose something that is not refused."""
        assert self.asked is not None
        may = [each["id"] for each in self.asked["choices"] if not each.get("refused")]
        question = self.asked["n"]
        self._say({"t": "do", "id": number, "n": question, "choice": rng.choice(may)})

    def _say(self, message: dict[str, object]) -> None:
        self._line.send(json.dumps(message))


class Taps:
    """A table with a phone in every seat."""

    def __init__(self, open_: ExitStack) -> None:
        seats = tuple(SeatSetup(name, colour) for name, colour in PEOPLE.items())
        setup = TableSetup(seats, seed=5, game=FIRST)
        ui = part_of(SHELF[FIRST], "scenes.*.ui.UI")
        session = TableSession.new_unsaved(ui, setup, Preferences(speed=Speed.OFF), ROUTES)
        self.hands = session.hands = Hands(session, HERE, port=0)
        open_.callback(session.leave)
        self.window = open_.enter_context(HeadlessScreen(TableScene(session), (1280, 720)))
        origin = self.hands.origin
        address = origin.replace("http", "ws", 1) + "/seat"
        self.phones = {}
        for seat in range(len(seats)):
            line = connect(address, origin=Origin(origin), proxy=None, compression=None)
            key = self.hands.address(seat).rpartition("#")[2]
            self.phones[seat] = Phone(open_.enter_context(line), key)

    def next_phone(self) -> Phone | None:
        """A phone that is asked to choose; None if there is none yet."""
        for phone in self.phones.values():
            phone.hear()
        return next((phone for phone in self.phones.values() if phone.asked), None)

    def tap(self, number: int, rng: Random) -> tuple[float, float]:
        """Milliseconds until the phone's new table, and until the window's new picture."""
        while (phone := self.next_phone()) is None:
            self.window.step(FRAME)
        sleep(BREATH)
        began = perf_counter()
        phone.tap(number, rng)
        while not self.hands.has_wishes:
            sleep(0.0005)
        self.window.step(FRAME)
        shown = perf_counter()
        while not phone.hear():
            self.window.step(FRAME)
            sleep(0.0005)
        return (perf_counter() - began) * 1000, (shown - began) * 1000


def report(*, quick: bool = False) -> Iterator[str]:
    """Tap, and tell."""
    rng = Random(5)
    with ExitStack() as open_:
        table = Taps(open_)
        took = [table.tap(number, rng) for number in range(4 if quick else TAPS)]
    tables, pictures = zip(*took, strict=True)
    yield f"HANDS ON PHONES ({len(PEOPLE)} of them on this machine)"
    yield PROMPT.judge(f"{TABLE}, median", statistics.median(tables))
    yield PROMPT.judge(f"{PICTURE}, median", statistics.median(pictures))
    yield f"  95 of 100 tables within {percentile(tables, 95):.0f} ms"
