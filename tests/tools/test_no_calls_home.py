"""The program never goes anywhere by itself: it is visited by phones of the house, where asked."""

from __future__ import annotations

import ast

from build.environment import ROOT
from tests.package.test_contents import OURS, asked_for

TALKATIVE = ("socket", "http", "urllib.request", "ftplib", "smtplib", "xmlrpc", "requests", "ssl")


def test_no_module_asks_for_the_network() -> None:
    """The page of versions is shown by the browser, when somebody clicks.

    Hands on phones are served by one room alone, which opens no connection of its own.
    """
    ours = [file for file in OURS if "phones" not in file.relative_to(ROOT).parts]
    assert len(OURS) - len(ours) <= 20
    asked = {module for file in ours for module in asked_for(file)}
    talkative = [each for each in asked if f"{each}.".startswith(tuple(f"{t}." for t in TALKATIVE))]
    assert talkative == []


def test_whoever_serves_phones_calls_nobody() -> None:
    """A server waits: nothing in its room connects to another machine by TCP."""
    server = [file for file in OURS if "phones" in file.relative_to(ROOT).parts]
    calls = [
        f"{file.name}: {node.func.attr}"
        for file in server
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in {"create_connection", "urlopen", "connect_ex"}
    ]
    assert server
    assert calls == []
