"""Moments before a game: the shelf, who somebody is, the form in which a table is set."""

from __future__ import annotations

from build.album.setting import inclined, long_named, open_scene, table
from build.album.steps import open_form, title
from build.album.vocabulary import moment, step
from game.bots import bots_of
from game.catalogue import FIRST
from game.seating import TableSetup
from game.words import _
from scenes.app import shelf
from scenes.backend.headless import HeadlessScreen
from scenes.council.entry import ENTRY
from scenes.kit.preferences import Preferences
from scenes.shell.keys import KeysScene
from scenes.shell.shelf.scene import Besides, ShelfScene
from scenes.shell.table_form.delegates import Candidate, DelegatesScene
from scenes.shell.table_form.who import WhoScene
from scenes.shell.title.navigation import PLAY_WHICH
from scenes.table.faces.people import PORTRAITS


@moment("shelf")
def shelf_of_games(unseen: HeadlessScreen) -> None:
    """The boxes of all games, and two tables that wait."""
    day = Besides("daily", _("Deal of the day"), lambda: None)
    evening = Besides("gather", _("The Evening: one of each, one score"), lambda: None)
    open_scene(unseen, ShelfScene(shelf(), PLAY_WHICH, {ENTRY.game.id: 2}, [day, evening]))


@moment("who")
def who(unseen: HeadlessScreen) -> None:
    """Who are you? A name over the one that is proposed, another face than the first."""
    title(unseen)
    open_scene(unseen, WhoScene(Preferences(), PORTRAITS))
    unseen.type("Mira")
    unseen.click("colour:pink")


@moment("setup_full")
def setup_full(unseen: HeadlessScreen) -> None:
    """Five seats, the longest names, the other edition, two bots with tempers."""
    seats = inclined(long_named(table(seats=5, people=3).seats))
    open_form(unseen, "council", TableSetup(seats, {"edition": "prototype"}, 2))
    unseen.hover("level:3:more")


@moment("setup_delegates")
def setup_delegates(unseen: HeadlessScreen) -> None:
    """Who sits here? Over the form: two of them sit elsewhere, two have been met."""
    open_form(unseen, "council")
    told = bots_of(FIRST).tempers
    sits, record = {"orange": "Ada", "sky": "Bruno"}, _("Won {wins} of {games} against you.")
    met = {"sky": record.format(wins=2, games=7), "white": record.format(wins=11, games=20)}
    found = [
        Candidate(
            colour,
            PORTRAITS[colour],
            _(told[temper]),
            met.get(colour, ""),
            sits.get(colour, ""),
        )
        for colour, temper in bots_of(FIRST).cast.items()
    ]
    open_scene(unseen, DelegatesScene(lambda: found, "leaf"))
    unseen.press("down")


@step
def keys(unseen: HeadlessScreen, _rest: str) -> None:
    """The sheet of keys."""
    open_scene(unseen, KeysScene())
