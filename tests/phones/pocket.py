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

from game.phones.seat_registry import secret

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
        claim: The key that was scanned, or the code that was typed.
        undoes: How often it takes back what may be taken back, after it has done so once.
    """

    def __init__(
        self, place: str, claim: dict[str, str], seed: int, *, undoes: float = 0.0
    ) -> None:
        self._place = place
        self._rng = Random(seed)
        self._token = secret()
        self._claim = {**claim, "token": self._token}
        self._undoes = undoes
        self._of: object = None  # what an undo would take back
        self.undone = 0
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
        self.stop()

    def stop(self) -> None:
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
        return self._claim

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
            if said["t"] == "later":
                return
            if said["t"] == "refused":
                self.gone = self._seated or first["t"] != "back"
                self._claimed = False
                return
            if said["t"] == "done" and self._wish is not None and said["id"] == self._wish["id"]:
                self._answered(self._wish, refused=bool(said.get("why")))
                urged = 0.0
            if said["t"] == "table":
                self._seated = True
                self._look(said, first=not greeted)
                if not greeted:
                    greeted, urged = True, 0.0

    def _answered(self, wish: dict[str, Any], *, refused: bool) -> None:
        self._wish = None
        if wish["t"] == "undo":
            self.undone += not refused
        elif not refused:
            self._ask = None

    def _look(self, table: dict[str, Any], *, first: bool) -> None:
        """At a table: what is asked, whether a wish has come true, what may be taken back."""
        ask, wish = table["ask"], self._wish
        undone = [table["undo"], ask and ask["n"], table["log"]]
        if wish is not None and wish["t"] == "undo":
            self._wish = None if first and self._of != undone else wish
        elif wish is not None and ask and ask["n"] != wish["n"]:
            self._wish = None
        self._ask = ask
        often = self._undoes and (self._undoes if self.undone else 1.0)
        if self._wish is None and table["undo"] and self._rng.random() < often:
            self._ids += 1
            self._wish, self._of = {"t": "undo", "id": self._ids}, undone

    def _choose(self, ask: dict[str, Any]) -> None:
        free = [each["id"] for each in ask["choices"] if not each.get("refused")]
        may = [each for each in free if each != "pass"] or free
        self._ids += 1
        self._wish = {
            "t": "do", "id": self._ids, "n": ask["n"], "choice": self._rng.choice(may),
        }  # fmt: skip
