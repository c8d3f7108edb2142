"""What the shell knows of a game: its scenes, and its words for the table form. Nothing else.

The words in these tables are messages, marked with ``N_``: the shell looks them up when it shows
them. What a function gives is looked up already.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from game.catalogue import Game, part_of
from game.library import Label, Library, OpenTable, Save
from game.match import AnyMatch
from game.seating import TableSetup
from game.table import Options, OptionValue
from game.words import N_
from scenes.kit.cards import Deck
from scenes.kit.key_labels import USUAL, KeyLabels
from scenes.kit.preferences import Preferences
from scenes.kit.recolour import Palette
from scenes.kit.scene import Scene

if TYPE_CHECKING:
    from game.lessons.lesson import Lesson
    from game.problems.problem import Problem
    from scenes.shell.history.words import HistoryWords


class ExitReason(StrEnum):
    """How people get up from a table: what it pops with."""

    REMATCH = "rematch"
    TITLE = "title"  # after the end
    EARLY = "early"  # through the menu; the game waits
    NEXT = "next"  # after a lesson, to the one that follows
    PLAY = "play"  # after a lesson, to a table of one's own


class ValueWords(NamedTuple):
    """A value of an option in the form: the word on its button, and one sentence."""

    name: str
    sentence: str = ""


class OptionWords(NamedTuple):
    """An option of a game in the form: its heading, and its values in the order of the buttons."""

    title: str
    values: Mapping[OptionValue, ValueWords]


class Face(NamedTuple):
    """Who sits down in a colour: a drawing, and what the delegate is called, as a message."""

    picture: str
    title: str


Faces = Mapping[str, Face]
"""By colour. Where there are none, letters stand for people."""
NOBODY: Final[Faces] = MappingProxyType({})


class SwitchWords(NamedTuple):
    """A choice between yes and no: its heading, and a sentence for each."""

    title: str
    yes: str
    no: str


FACES_TELL: Final = SwitchWords(
    N_("Bot tempers"),
    N_("Each bot plays in a way of its own: the face tells which."),
    N_("Bots of the same level all play alike."),
)
"""Where each delegate has a temper."""
OLDER_TRICKS: Final = SwitchWords(
    N_("Open log"),
    N_("The log tells every trick, however old."),
    N_("Older tricks are closed: remember them."),
)
"""Where the last trick may be seen again, and none before it."""


@dataclass(frozen=True, slots=True)
class FormWords:
    """What only the game can say about the choices of the form, in one sentence each.

    Args:
        cards: What is played with, by what was chosen and by the number of seats.
        one_more: What changes if there is one more seat than these.
        options: By the ids of the game's options. One without words is not asked for here.
        lead: What whoever begins is called; empty where that is not for the form to say.
        hints: What is shown to all at the table, or is not; None where there is no such thing.
        log: Whether it tells what the rules close again; None where they close nothing.
        tempers: Whether bots have the tempers of their colours; None where there is no such thing.
        open_hands: Whether everyone may see all hands, so that no curtain hides them.
    """

    cards: Callable[[Options, int], str]
    one_more: Callable[[Options, int], str]
    options: Mapping[str, OptionWords] = field(default_factory=dict)
    lead: str = ""
    hints: SwitchWords | None = None
    tempers: SwitchWords | None = None
    log: SwitchWords | None = None
    open_hands: bool = False


class Opponent(NamedTuple):
    """Whom somebody plays against alone: a drawing, and the name as it stands after “against”."""

    picture: str
    name: str


@dataclass(frozen=True, slots=True)
class ListWords:
    """How a game is spoken of in lists and on notes.

    Args:
        far: How far a table is: ``Age II, trick 4``.
        kind: Which kind of game it is, where there is more than one: ``Published edition``.
        place: What a place of a record is called, such as ``ages[0]``; empty where nobody knows.
        against: Whom the game itself brings along for somebody who is alone; None: nobody.
    """

    far: Callable[[Label], str]
    kind: Callable[[TableSetup], str]
    place: Callable[[str], str] = lambda _place: ""
    against: Callable[[TableSetup], Opponent | None] = lambda _setup: None


class Summary(NamedTuple):
    """A recorded game in a list: who sat there, what came of it, which kind of game it was."""

    who: str
    result: str
    kind: str = ""


class GameDriver(Protocol):
    """Whoever tries the program out, as a game sees them: from the title to wherever it leads."""

    def use(self, *names: str) -> None:
        """Use these controls one after the other, each as soon as it is there."""

    def play(self) -> AnyMatch:
        """Play the table that is open to its end, where nothing has been chosen yet."""

    def home(self, *played: AnyMatch) -> None:
        """Wait for the title; these games were saved, and come back as they were played."""

    def leave(self) -> None:
        """Play a while, get up, and wait for the title."""


class Cover(NamedTuple):
    """The front of a box on the shelf; what is empty the shelf chooses.

    Args:
        colour: The ground of everything.
        pictures: From left to right, three at most; none: the guests, or else the cards.
        sentence: What the game is about, as a message.
    """

    colour: str = ""
    pictures: tuple[str, ...] = ()
    sentence: str = ""


PLAIN_COVER: Final = Cover()


class Trophies(NamedTuple):
    """What has been won with a game and is fixed to its box: a drawing, how often, and in words."""

    picture: str
    number: int
    words: str


class MenuEntry(NamedTuple):
    """One more line of the title: what a game offers besides a table of several.

    ``opens`` gets the game's entry, and the library if anything is kept; its scene pops with None.
    ``try_choices`` is how the program's self test goes there: it is told each thing that works.
    """

    name: str
    label: str
    note: str
    opens: Callable[[GameEntry, Preferences, Library | None], Scene[None]]
    tried: Callable[[GameDriver], Iterator[str]] | None = None


class GameParts(NamedTuple):
    """What the shell says and draws of a game with its rules at hand.

    Args:
        words: For the form that sets the table.
        told: How lists speak of it.
        summary: What a list says about a game, played through; None if it cannot be.
        deck: Its cards.
    """

    words: FormWords
    told: ListWords
    summary: Callable[[Save, AnyMatch | None], Summary]
    deck: Deck


@dataclass(frozen=True, slots=True)
class GameEntry(ABC):
    """A game in the app: a box on the shelf, and what can be put on the screen out of it.

    Args:
        game: What the catalogue says about it.
        logo: Its name in large letters on the title, in two lines.
        opens: Fetches what needs the rules, when the shell first asks for any of it.
        palette: Its colours.
        key_labels: What keys and settings are called in its words.
        cover: How its box looks on the shelf.
        guests: Who hangs over the table on the title: pictures, from left to right, five at most.
        faces: Who sits down in a colour; none: there are no faces.
        extras: More lines of the title.
        trophies: What is fixed to its box; None: nothing ever is.
        go_on: The campaign of this id, if there is one, at its table; pops as a film does.
        has_lessons: Whether ``learn`` can be asked for one.
        has_history: Whether the history tells of it.
        has_deeds: Whether there is anything to collect in it.
        seed: Whatever is dealt in this run is dealt by it; None: by chance.
        library: Where new tables are kept; None: nowhere.
    """

    game: Game
    logo: tuple[str, str]
    opens: Callable[[], GameParts]
    palette: Palette
    key_labels: KeyLabels = USUAL
    cover: Cover = PLAIN_COVER
    guests: tuple[str, ...] = ()
    faces: Faces = field(default_factory=dict)
    extras: tuple[MenuEntry, ...] = ()
    trophies: Callable[[Library], Trophies] | None = None
    go_on: (
        Callable[[str, GameEntry, Preferences, Library], Scene[ExitReason | None] | None] | None
    ) = None
    has_lessons: bool = False
    has_history: bool = False
    has_deeds: bool = False
    seed: int | None = None
    library: Library | None = None

    @property
    def deck(self) -> str:
        """The id of its deck, as ``display.Card`` calls it."""
        return self.game.folder

    @property
    def words(self) -> FormWords:
        """For the form that sets the table."""
        return self.opens().words

    @property
    def list_words(self) -> ListWords:
        """How lists speak of it."""
        return self.opens().told

    def summary(self, save: Save, match: AnyMatch | None) -> Summary:
        """What a list says about a game, played through; None if it cannot be."""
        return self.opens().summary(save, match)

    def open_deck(self) -> Deck:
        """The deck, loaded when its first card is drawn."""
        return self.opens().deck

    @abstractmethod
    def open_table(self, setup: TableSetup, preferences: Preferences) -> Scene[ExitReason]:
        """A new game; its scene pops with how it is left.

        The seed belongs to this run; the table that is remembered for next time has none.
        """

    @abstractmethod
    def resume_table(self, sitting: OpenTable, preferences: Preferences) -> Scene[ExitReason]:
        """A table of the library, new or in the middle of a game; pops the same way."""

    @abstractmethod
    def watch(
        self, sitting: OpenTable, preferences: Preferences, at: int | None = None
    ) -> Scene[ExitReason | None]:
        """A recorded game, move by move, from the moment ``at``, a number of events, if any.

        Pops with None, or the way a table is left that was opened from it.
        """

    @abstractmethod
    def learn(self, lesson: Lesson, preferences: Preferences) -> Scene[ExitReason]:
        """One of its lessons, at its table, at the step where it goes on."""

    @abstractmethod
    def solve(self, problem: Problem, preferences: Preferences) -> Scene[ExitReason]:
        """One of its problems, at its table; pops with NEXT for another one."""

    def rules(self, clause: str = "") -> Scene[None]:
        """The rulebook, to be laid over anything: at this clause, or at its first article."""
        book: Scene[None] = part_of(self.game, "scenes.*.rules.book.rules")(clause)
        return book

    def history(self) -> HistoryWords:
        """What the history tells of this game alone."""
        words: HistoryWords = part_of(self.game, "scenes.*.history.history_words")()
        return words


Shelf = Mapping[str, GameEntry]
"""The games by their id."""


def faces_of(shelf: Shelf) -> Faces:
    """The faces of the first game that has any."""
    return next((box.faces for box in shelf.values() if box.faces), {})
