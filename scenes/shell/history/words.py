"""What the history shows of a game in that game's own words, and what a page of it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Final, NamedTuple

from game.history import Person, Player, Report
from game.words import N_, _
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.scene import Frame
from scenes.shell.lists import said

LEVELS: Final = {"random": N_("Gentle bots"), "sensible": N_("Sharp bots")}


class Source(NamedTuple):
    """Where points come from: its name in the history, its message, its colour."""

    id: str
    words: str
    colour: str


class HistoryPage(NamedTuple):
    """The message of a tab, what is drawn on one of its leaves, and how many leaves it needs.

    Without games to tell about the scene says so itself, unless the page does.
    """

    name: str
    tab: str
    draw: Callable[[Frame, Place, Report, int], Items]
    leaves: Callable[[Frame, Place, Report], int] = lambda *_: 1
    needs_games: bool = True


class HistoryWords(NamedTuple):
    """A game's own part of the history, in messages.

    Args:
        parts: What its parts are called.
        sources: Where its points come from.
        pages: Further pages, after those that all games have.
    """

    parts: Sequence[str]
    sources: Sequence[Source]
    pages: Sequence[HistoryPage]


def name_of(person: Person) -> str:
    """What somebody is called: humans and who is neutral by name, bots by their level."""
    if person.player is Player.BOT:
        return _(LEVELS.get(person.who, person.who))
    return _(person.who) if person.player is Player.NEUTRAL else person.who


def day(finished: str, today: datetime) -> str:
    """``21 March``, with the year where it is another one."""
    return said.day(datetime.fromisoformat(finished).astimezone(today.tzinfo), today)
