"""What the shell knows of a game: its scenes, and its words for the table form. Nothing else.

The words in these tables are messages, marked with ``N_``: the shell looks them up when it shows
them. What a function gives is looked up already.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from game.catalogue import Game
from game.library import Library, Save, Sitting
from game.match import TableSetup
from game.words import _
from scenes.kit.cards import Deck
from scenes.kit.dress import Palette
from scenes.kit.preferences import Preferences
from scenes.kit.scene import Scene

if TYPE_CHECKING:
    from scenes.shell.history.words import HistoryWords


class Leaving(StrEnum):
    """How people get up from a table: what it pops with."""

    REMATCH = "rematch"
    TITLE = "title"  # after the end
    EARLY = "early"  # through the menu; the game waits


class EditionWords(NamedTuple):
    """An edition in the form: the word on its button, and one sentence."""

    name: str
    sentence: str


class SwitchWords(NamedTuple):
    """A choice between yes and no: its heading, and a sentence for each."""

    title: str
    yes: str
    no: str


@dataclass(frozen=True, slots=True)
class FormWords:
    """What only the game can say about the choices of the form, in one sentence each.

    Args:
        editions: By the editions' names.
        hints: What is shown to all at the table, or is not.
        cards: What is played with, by edition and number of seats.
        one_more: What changes if there is one more seat than these.
    """

    editions: Mapping[str, EditionWords]
    hints: SwitchWords
    cards: Callable[[str, int], str]
    one_more: Callable[[str, int], str]


class Summary(NamedTuple):
    """A recorded game in a list: who sat there, and what came of it, each in a few words."""

    who: str
    result: str


class MenuEntry(NamedTuple):
    """One more line of the title: what a game offers besides a table of several.

    ``opens`` gets the box itself, and the library if anything is kept; its scene pops with None.
    """

    name: str
    label: str
    note: str
    opens: Callable[[GameBox, Preferences, Library | None], Scene[None]]


@dataclass(frozen=True, slots=True)
class GameBox:
    """A box on the shelf, with what can be put on the screen out of it.

    Args:
        game: What the catalogue says about it.
        words: For the form that sets the table.
        deck: Its cards.
        palette: Its colours.
        open_table: A new game. Its scene pops with how it is left.
        sit_down: A table of the library, new or in the middle of a game; pops the same way.
        watch: A game to be looked at, move by move; pops with None, or the way a table is left
            that was opened from it.
        summary: What a list says about a game.
        how_to_play: The rules, to be laid over anything.
        extras: More lines of the title.
        go_on: The campaign of this id, if there is one, at its table; pops as a film does.
        history: What the history tells of this game alone.
        seed: Whatever is dealt in this run is dealt by it; None: by chance.
    """

    game: Game
    words: FormWords
    deck: Deck
    palette: Palette
    open_table: Callable[[TableSetup, Preferences], Scene[Leaving]]
    sit_down: Callable[[Sitting, Preferences], Scene[Leaving]]
    watch: Callable[[Sitting, Preferences], Scene[Leaving | None]]
    summary: Callable[[Save], Summary]
    how_to_play: Callable[[], Scene[None]]
    extras: tuple[MenuEntry, ...] = ()
    go_on: Callable[[str, GameBox, Preferences, Library], Scene[Leaving | None] | None] | None = (
        None
    )
    history: Callable[[], HistoryWords] | None = None
    seed: int | None = None


Shelf = Mapping[str, GameBox]
"""The boxes by the id of their game."""


def edition_name(shelf: Shelf, setup: TableSetup) -> str:
    """``Published edition``."""
    box = shelf.get(setup.game)
    edition = str(setup.options["edition"])
    words = None if box is None else box.words.editions.get(edition)
    name = edition.capitalize() if words is None else _(words.name)  # a file may hold any
    return _("{name} edition").format(name=name)
