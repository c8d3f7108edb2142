"""Moments around the cases: who looks at them, large, again and in numbers."""

from __future__ import annotations

from dataclasses import replace

from build.album import evenings
from build.album.glass.cases import at, table, turn
from build.album.glass.turns import choose
from build.album.setting import cut, lay_out, long_named
from build.album.sheets import film
from build.album.wishes import mine, over, told
from game.history.glass import count_game
from game.rules.glass.api import CardLaid, Phase
from scenes.backend.headless import Unseen
from scenes.glass.entry import ENTRY
from scenes.glass.layers.turn import TurnLayer
from scenes.glass.ui import UI


def two_people(unseen: Unseen) -> None:
    """Two people: the large case is that of whoever has the turn."""
    setup = table(2)
    named = replace(setup, seats=long_named(setup.seats))
    room = at(named, mine(Phase.TURN, turn(10), seat=1))
    lay_out(unseen, room, TurnLayer)


def bots_only(unseen: Unseen) -> None:
    """Nobody plays."""
    room = at(table(0), lambda match: told(CardLaid)(match) and match.view(None).turn >= 9)
    cut(unseen, room, CardLaid, 0.7)


def both(unseen: Unseen) -> None:
    """Both cases, large."""
    choose(unseen)
    unseen.press("t")


def look_closer(unseen: Unseen) -> None:
    """A card, large."""
    choose(unseen)
    unseen.press("i")


def log(unseen: Unseen) -> None:
    """What has happened so far."""
    choose(unseen)
    unseen.press("l")


def replay(unseen: Unseen) -> None:
    """A finished game, seen again."""
    film(unseen, at(table(), over), 9)
    unseen.settle()


history = evenings.history(
    ENTRY, UI, count_game, [table(1 + number % 2, seed=number) for number in range(4)]
)
"""What the history tells of it, by the name of the page."""
