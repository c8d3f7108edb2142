"""A phone as its page is: it comes back by itself and sends a wish until it is answered."""

from __future__ import annotations

import json
from contextlib import suppress
from random import Random
from threading import Event, Thread
from time import monotonic
from typing import Any, Final, Self

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from game.phones.desk import secret

ANSWERED: Final = 2.0
OPENED: Final = 3.0
WISHED: Final = 3.0
WAIT: Final = 0.25
BEAT: Final = 8.0
LOOK: Final = 0.02


class Pocket:
    """Taps by chance, in a thread of its own.

    Args:
        place: Where the table is served, as the phone knows it.
        key: That was scanned.
    """

    def __init__(self, place: str, key: str, seed: int) -> None:
        self._place = place
        self._rng = Random(seed)
        self._key, self._token = key, secret()
        self._claimed = self._seated = False
        self._wish: dict[str, Any] | None = None
        self._ids = seed * 1_000_000
        self._ask: dict[str, Any] | None = None
        self._stops = Event()
        self.lines = 0
        self.gone = False
        """The table knows it no longer: a person would have to scan anew."""
        self.thread = Thread(target=self._run, daemon=True)

    def __enter__(self) -> Self:
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._stops.set()
        self.thread.join()

    def _run(self) -> None:
        while not self._stops.is_set() and not self.gone:
            with suppress(OSError, WebSocketException, EOFError):
                address, origin = f"ws://{self._place}/seat", f"http://{self._place}"
                line = connect(
                    address, additional_headers={"Origin": origin}, proxy=None, compression=None,
                    open_timeout=OPENED, close_timeout=0, ping_interval=None,
                )  # fmt: skip
                self.lines += 1
                with line:
                    self._talk(line)
            self._stops.wait(WAIT)

    def _first(self) -> dict[str, Any]:
        if self._seated or self._claimed:
            return {"t": "back", "token": self._token}
        return {"t": "take", "key": self._key, "token": self._token}

    def _talk(self, line: ClientConnection) -> None:
        """Until the line breaks, or says nothing where it should."""
        first = self._first()
        line.send(json.dumps(first))
        self._claimed = True
        greeted, asked, urged, due = False, monotonic(), 0.0, monotonic() + OPENED
        line.send('{"t":"beat"}')
        while not self._stops.is_set():
            now = monotonic()
            if due and now > due:
                return
            if greeted and self._wish is None and self._ask is not None:
                self._choose(self._ask)
            if (greeted and self._wish is not None and now - urged > WISHED) or now - asked > BEAT:
                if self._wish is not None:
                    line.send(json.dumps(self._wish))
                line.send('{"t":"beat"}')
                urged = asked = now
                due = due or now + ANSWERED
            try:
                said = json.loads(line.recv(LOOK))
            except TimeoutError:
                continue
            due = 0.0
            if said["t"] == "refused":
                self.gone = self._seated or first["t"] == "take"
                self._claimed = False
                return
            if said["t"] == "done" and self._wish is not None and said["id"] == self._wish["id"]:
                self._wish = None
                self._ask = None if not said.get("why") else self._ask
                urged = 0.0
            if said["t"] == "table":
                self._seated = True
                ask = said["ask"]
                if self._wish is not None and ask and ask["n"] != self._wish["n"]:
                    self._wish = None
                self._ask = ask
                if not greeted:
                    greeted, urged = True, 0.0

    def _choose(self, ask: dict[str, Any]) -> None:
        free = [each["id"] for each in ask["choices"] if not each.get("refused")]
        may = [each for each in free if each != "pass"] or free
        self._ids += 1
        self._wish = {
            "t": "do", "id": self._ids, "n": ask["n"], "choice": self._rng.choice(may),
        }  # fmt: skip
