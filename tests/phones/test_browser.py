"""The page in a real browser, against the real table: Chromium without a window, by its own line.

Where no Chromium is installed these are left out, and say so.
"""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Final
from urllib.request import urlopen

import pytest
from websockets.sync.client import ClientConnection, connect

from tests.phones.evening import Evening
from tests.phones.served import until

CHROMIUM: Final = shutil.which("chromium") or shutil.which("chromium-browser")
PATIENCE: Final = 60.0
TROUBLE: Final = frozenset({"Runtime.exceptionThrown", "Log.entryAdded"})

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="no Chromium is installed")


class Tab:
    """A page of the size of a phone, and what its console has said."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._number = 0
        self.said: list[str] = []
        for domain in ("Runtime", "Log", "Page"):
            self.call(f"{domain}.enable")
        sizes = {"width": 360, "height": 640, "deviceScaleFactor": 2, "mobile": True}
        self.call("Emulation.setDeviceMetricsOverride", **sizes)

    def call(self, method: str, **params: object) -> dict[str, Any]:
        """Ask the browser for something."""
        self._number += 1
        self._line.send(json.dumps({"id": self._number, "method": method, "params": params}))
        while True:
            heard = json.loads(self._line.recv(PATIENCE))
            if heard.get("method") in TROUBLE:
                self.said.append(json.dumps(heard["params"]))
            if heard.get("id") == self._number:
                result: dict[str, Any] = heard["result"]
                return result

    def run(self, script: str) -> object:
        """What a line of script gives."""
        found = self.call("Runtime.evaluate", expression=script)
        value: object = found["result"].get("value")
        return value

    def waits_for(self, script: str) -> bool:
        """Whether it holds before long."""
        return until(lambda: bool(self.run(script)), PATIENCE)


@pytest.fixture
def tab(tmp_path: Path) -> Iterator[Tab]:
    assert CHROMIUM is not None
    options = ["--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-port=0"]
    command = [CHROMIUM, *options, f"--user-data-dir={tmp_path}", "about:blank"]
    silent = subprocess.DEVNULL
    with subprocess.Popen(command, stdout=silent, stderr=silent) as browser:
        try:
            with connect(_line_of(tmp_path), proxy=None, max_size=None) as line:
                yield Tab(line)
        finally:
            browser.kill()


def _line_of(folder: Path) -> str:
    """Where the first page of the browser is spoken to."""
    end = monotonic() + PATIENCE
    while monotonic() < end:
        told = folder / "DevToolsActivePort"
        if told.exists() and (port := told.read_text().partition("\n")[0]):
            with urlopen(f"http://127.0.0.1:{port}/json") as answer:
                pages = [each for each in json.load(answer) if each["type"] == "page"]
            if pages:
                address: str = pages[0]["webSocketDebuggerUrl"]
                return address
        sleep(0.1)
    raise AssertionError("the browser does not start")


MAY: Final = "#buttons .may, #zones .may, #hand .may"
CHOSEN: Final = "document.title.startsWith('●') && !document.getElementById('go').disabled"
TAP: Final = f"document.querySelector({MAY!r})?.click(); {CHOSEN}"


@pytest.mark.usefixtures("blind")
def test_a_hand_is_played_in_a_browser_and_outlives_a_reload(tab: Tab) -> None:
    with Evening("bug-council", 4, people=1) as evening:
        tab.call("Page.navigate", url=evening.hands.address(0))
        assert until(lambda: evening.hands.here == {0}, PATIENCE)
        for taps in range(6):
            evening.wait()
            if taps == 3:
                tab.call("Page.reload")
            before = len(evening.session.match.actions)
            # Whoever taps a moment too early, on the table before, taps once more.
            assert tab.waits_for(TAP)
            assert tab.run("document.getElementById('says').innerText")
            tab.run("document.getElementById('go').click()")
            assert until(lambda: evening.hands.waiting, PATIENCE)
            evening.go_on()
            assert len(evening.session.match.actions) > before
        assert tab.run("location.hash") == ""
        assert tab.run("document.documentElement.scrollWidth") == 360
        # No error of a script, and nothing that the policy of the page had to refuse.
        assert not tab.said
