"""The program never goes anywhere by itself: no line of it can open a connection."""

from __future__ import annotations

from tests.package.test_contents import OURS, asked_for

TALKATIVE = ("socket", "http", "urllib.request", "ftplib", "smtplib", "xmlrpc", "requests", "ssl")


def test_no_module_asks_for_the_network() -> None:
    """The page of versions is shown by the browser, when somebody clicks."""
    asked = {module for file in OURS for module in asked_for(file)}
    talkative = [each for each in asked if f"{each}.".startswith(tuple(f"{t}." for t in TALKATIVE))]
    assert talkative == []
