"""Moments around the cases: who looks at them, large, again and in numbers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from functools import cache
from pathlib import Path

from build.album import past
from build.album.glass.cases import at, table, turn
from build.album.glass.turns import choose
from build.album.setting import cut, lay_out, long_named, open_scene
from build.album.sheets import film
from build.album.wishes import mine, over, told
from game.history.glass import count_game
from game.history.store import Stamp, Store
from game.library.save import parse_save
from game.rules.glass.api import CardLaid, Phase
from scenes.backend.headless import Unseen
from scenes.glass.box import BOX
from scenes.glass.history import history_words
from scenes.glass.layers.turn import TurnLayer
from scenes.shell.history.scene import HistoryScene


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


@cache
def _evenings() -> Store:
    """Some games between the two, and with a bot."""
    kept = Store(None)
    for number in range(4):
        setup = table(1 + number % 2, seed=number)
        match = at(setup, over).match
        when = past.FIRST_EVENING + timedelta(days=number)
        record = past.record_of(match, setup, str(number), when)
        kept.add(str(number), Stamp(0, 0), count_game(parse_save(record)))
    return kept


def history(tab: str) -> Callable[[Unseen], None]:
    """What the history tells of it."""

    def show(unseen: Unseen) -> None:
        told = past.Told(_evenings())
        scene = HistoryScene(told, BOX, history_words(), Path("finished"), past.not_here)
        open_scene(unseen, scene)
        unseen.settle()
        unseen.click(f"tab:{tab}")

    return show
