"""What the history shows of a game in that game's own words, and what a page of it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from typing import NamedTuple

from game.clock import local
from game.history import PersonReport, PlayerKind, Report
from game.words import N_, pgettext
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.scene import Frame
from scenes.shell import dates
from scenes.shell.levels import WORDS, several_bots


class Source(NamedTuple):
    """Where points come from: its name in the history, its message, its colour."""

    id: str
    words: str
    colour: str


class SuitWords(NamedTuple):
    """A suit, or what else is on each card: its letter in a deal, what it is called, its colour."""

    letter: str
    called: Callable[[], str]
    colour: str


class HistoryPage(NamedTuple):
    """The message of a tab, what is drawn on one of its leaves, and how many leaves it needs.

    Without games to tell about the scene says so itself, unless the page does. A page that has
    nothing to tell is not ``shown``.
    """

    name: str
    tab: str
    draw: Callable[[Frame, Place, Report, int], Items]
    leaves: Callable[[Frame, Place, Report], int] = lambda *_: 1
    needs_games: bool = True
    shown: Callable[[Report], bool] = lambda _report: True


class Kinds(NamedTuple):
    """The kinds of a game that are counted apart, such as editions, in messages.

    ``words`` has each by its name in the history; ``together`` is all of them.
    """

    title: str
    together: str
    words: Mapping[str, str]


class HistoryWords(NamedTuple):
    """A game's own part of the history, in messages.

    Args:
        parts: What its parts are called; more than these are told of without a name.
        sources: Where its points come from.
        pages: Further pages, after those that all games have.
        by_part: The heading of the points by part; empty for nothing to be shown of parts.
        kinds: What can be looked at apart, if there is anything.
        nothing: What is said where no game is like that.
        best_part: The heading over the best part of all; empty for a game of one part.
        best_part_note: Which one it was, its name at ``{part}``.
        suits: What is on its cards, for the chart of the shuffle.
    """

    parts: Sequence[str]
    sources: Sequence[Source]
    pages: Sequence[HistoryPage] = ()
    by_part: str = ""
    kinds: Kinds | None = None
    nothing: str = N_("No finished games match. Choose another number of seats.")
    best_part: str = ""
    best_part_note: str = ""
    suits: Sequence[SuitWords] = ()


def name_of(person: PersonReport) -> str:
    """What somebody is called: humans and who is neutral by name, bots by their level."""
    if person.player is PlayerKind.BOT:
        return several_bots(person.who) if person.who in WORDS else person.who
    return pgettext("opponent", person.who) if person.player is PlayerKind.NEUTRAL else person.who


def day(finished: str, today: datetime) -> str:
    """``21 March``, with the year where it is another one."""
    return dates.day(local(datetime.fromisoformat(finished)), local(today))
