"""Chromium without a window, by its own line: one browser, and any number of phones in it."""

from __future__ import annotations

import json
import shutil
import subprocess
from base64 import b64decode
from contextlib import ExitStack
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Final, Self

from websockets.sync.client import ClientConnection, connect

CHROMIUM: Final = shutil.which("chromium") or shutil.which("chromium-browser")
PATIENCE: Final = 60.0
TROUBLE: Final = frozenset({"Runtime.exceptionThrown", "Log.entryAdded"})
PORTRAIT: Final = (360, 640)
OPTIONS: Final = (
    "--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-port=0",
    "--disable-extensions", "--disable-background-networking", "--no-first-run",
    "--disable-renderer-backgrounding", "--disable-backgrounding-occluded-windows",
    "--disable-background-timer-throttling", "--mute-audio",
)  # fmt: skip
STILL: Final = "--force-prefers-reduced-motion"


class Browser:
    """Runs until it is left.

    Args:
        folder: Where it keeps what it remembers.
        still: For somebody who has asked for less motion. What moves by itself on four phones
            takes a whole processor, and where nobody looks it takes it for nothing.
    """

    def __init__(self, folder: Path, *, still: bool = False) -> None:
        self._folder = folder
        self._options = (*OPTIONS, STILL) if still else OPTIONS
        self._open = ExitStack()
        self._number = 0
        self.said: dict[str, list[str]] = {}

    def __enter__(self) -> Self:
        assert CHROMIUM is not None
        command = [CHROMIUM, *self._options, f"--user-data-dir={self._folder}", "about:blank"]
        silent = subprocess.DEVNULL
        running = subprocess.Popen(command, stdout=silent, stderr=silent)
        self._open.callback(running.wait)
        self._open.callback(running.kill)
        self._line: ClientConnection = self._open.enter_context(
            connect(self._address(), proxy=None, max_size=None, ping_interval=None)
        )
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def _address(self) -> str:
        """Where the browser is spoken to: it writes that down as soon as it can be."""
        told = self._folder / "DevToolsActivePort"
        end = monotonic() + PATIENCE
        while monotonic() < end:
            port, _newline, path = _read(told).partition("\n")
            if path:
                return f"ws://127.0.0.1:{port}{path}"
            sleep(0.05)
        raise AssertionError("the browser does not start")

    def call(self, method: str, session: str = "", **params: object) -> dict[str, Any]:
        """Ask the browser, or one of its tabs, for something."""
        self._number += 1
        asked: dict[str, object] = {"id": self._number, "method": method, "params": params}
        if session:
            asked["sessionId"] = session
        self._line.send(json.dumps(asked))
        while True:
            heard = json.loads(self._line.recv(PATIENCE))
            if heard.get("method") in TROUBLE:
                self.said.setdefault(heard["sessionId"], []).append(json.dumps(heard["params"]))
            if heard.get("id") == self._number:
                result: dict[str, Any] = heard["result"]
                return result

    def phone(self, *, languages: str = "en") -> Tab:
        """Somebody else's browser: it remembers nothing of the others."""
        context = self.call("Target.createBrowserContext")["browserContextId"]
        return Tab(self, context, languages)


class Tab:
    """A page of the size of a phone."""

    def __init__(self, browser: Browser, context: str, languages: str) -> None:
        self._browser = browser
        self._context = context
        self._languages = languages
        self.open()

    def open(self) -> None:
        """A new tab of the same phone."""
        made = self._browser.call(
            "Target.createTarget", url="about:blank", browserContextId=self._context
        )
        self._target = made["targetId"]
        attached = self._browser.call("Target.attachToTarget", targetId=self._target, flatten=True)
        self._session = attached["sessionId"]
        for domain in ("Runtime", "Log", "Page"):
            self.call(f"{domain}.enable")
        agent = self._browser.call("Browser.getVersion")["userAgent"]
        self.call("Emulation.setUserAgentOverride", userAgent=agent, acceptLanguage=self._languages)
        self.size(*PORTRAIT)

    def close(self) -> None:
        """The tab is killed; what the browser remembers stays."""
        self._browser.call("Target.closeTarget", targetId=self._target)

    def size(self, width: int, height: int) -> None:
        """Of the screen, in its own points."""
        sizes = {"width": width, "height": height, "deviceScaleFactor": 2, "mobile": True}
        self.call("Emulation.setDeviceMetricsOverride", **sizes)

    def call(self, method: str, **params: object) -> dict[str, Any]:
        """Ask this tab for something."""
        return self._browser.call(method, self._session, **params)

    def go(self, address: str) -> None:
        """Open an address."""
        self.call("Page.navigate", url=address)

    def run(self, script: str) -> object:
        """What a line of script gives."""
        found = self.call("Runtime.evaluate", expression=script)
        value: object = found["result"].get("value")
        return value

    def waits_for(self, script: str) -> bool:
        """Whether it holds before long."""
        end = monotonic() + PATIENCE
        while not self.run(script):
            if monotonic() > end:
                return False
            sleep(0.005)
        return True

    def picture(self) -> bytes:
        """What is to be seen, as PNG."""
        return b64decode(self.call("Page.captureScreenshot", format="png")["data"])

    @property
    def errors(self) -> list[str]:
        """Errors of scripts, and what the policy of the page had to refuse."""
        return self._browser.said.get(self._session, [])


def _read(file: Path) -> str:
    """What stands there by now."""
    return file.read_text().strip() if file.exists() else ""
