"""What a game brings to the shared table: how it looks, sounds and is told.

A ``TableUI`` has no state of its own, like ``game.table.Rules``. Lengths are design units of the
window, times are seconds at normal speed; where a y is given for a thing or for words it is
their middle, and the upper edge only in a ``Place``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeVar

from game.describe import Description
from game.seating import SeatSetup
from game.table import Decision, Seat, TableView
from game.words import N_
from scenes.kit.display import Item
from scenes.kit.key_labels import KeyLabels
from scenes.kit.layout import Layout
from scenes.kit.music import Mood
from scenes.kit.parts import Items
from scenes.kit.scene import Frame, Scene
from scenes.kit.tooltip import Tooltip
from scenes.shell.dialogs.hand_over import PublicFacts
from scenes.shell.dialogs.pause import MenuCommand
from scenes.shell.results.podium import Afterwards
from scenes.table.chapter import LogSource
from scenes.table.cue import Cue, Positions
from scenes.table.highlights import Highlights, TableContext

S_contra = TypeVar("S_contra", contravariant=True)  # session
A = TypeVar("A")  # action
E = TypeVar("E")  # event
V = TypeVar("V", bound=TableView)  # view

Answer: TypeAlias = A | MenuCommand | None
"""What a layer pops with: the action, or a command from the menu; None: ask anew."""


class FilmWords(NamedTuple):
    """What a film calls the parts and the steps of a game, and playing on from a ``{moment}``."""

    part: str = N_("Round")
    step: str = N_("Turn")
    play_on: str = N_(
        "A new game starts at {moment}; the one you watched is kept. Cards already dealt "
        "stay as they are, later ones are dealt again."
    )


class TableUI(LogSource[E], Protocol[S_contra, V, A, E]):
    """How one game looks and sounds at the shared table.

    It draws what a seat (or a spectator) can know: a view, of now or of the moment after any event,
    or one in between, from which a cue has taken what flies.
    """

    @property
    def description(self) -> Description[V, A, E]:
        """What is said of this table."""

    @property
    def landmarks(self) -> tuple[type[Any], ...]:
        """Events that nobody should miss: hurrying stops after these."""

    @property
    def forced_actions(self) -> tuple[type[Any], ...]:
        """Actions that may happen by themselves where the rules allow no other."""

    @property
    def film_words(self) -> FilmWords:
        """Words for whoever watches a game again."""

    @property
    def key_labels(self) -> KeyLabels:
        """What keys and settings are called here; the box says the same."""

    @property
    def secrets(self) -> bool:
        """Whether people hide anything from each other: then a curtain goes from one to the next.

        Without secrets all of them look at a spectator's table.
        """

    # how it is told, besides what a log needs

    def cues(self, event: E, before: V, after: V, seats: Sequence[SeatSetup]) -> Sequence[Cue[V]]:
        """The show of one event, from a view at rest to the next one; at least one cue.

        The last cue ends in ``after``. An event that a sheet shows, or nothing, has a cue of 0
        seconds.
        """

    def sheet_length(self, events: Sequence[E]) -> int:
        """So many of these, from the first on, are shown by a sheet of their own; usually 0.

        Hurrying always stops before a sheet.
        """

    def sheet(
        self, session: S_contra, views: Sequence[V], events: Sequence[E]
    ) -> Scene[MenuCommand | None]:
        """That sheet, such as the points of a round.

        The first of the ``views`` is the table without them, the others that after each event.
        """

    def mood(self, view: V) -> Mood:
        """The music that fits what lies there; only what everybody may know may be heard in it."""

    # how it is drawn

    def layout(self, frame: Frame, view: V) -> Layout:
        """The map this table is laid out by.

        The shared table uses its place ``caption``, and ``hand`` if there are hands.
        """

    def draw(self, frame: Frame, view: V, top: TableContext, highlights: Highlights) -> list[Item]:
        """The whole table, back to front, without the talking ribbon and without what flies.

        It only draws: equal arguments give equal lists.
        """

    def papers(
        self, frame: Frame, view: V, top: TableContext, highlights: Highlights
    ) -> Sequence[Item]:
        """What of the same picture explains something: it is read while things fly below it."""

    def tooltips(
        self, frame: Frame, view: V, top: TableContext, highlights: Highlights
    ) -> Sequence[Tooltip]:
        """What somebody may ask about in the same picture, back to front.

        They are the pieces of the view that this picture shows.
        """

    def open_hand(self, frame: Frame, view: V) -> list[Item]:
        """The hand of whose view this is, to be laid over a spectator's table."""

    def positions(self, frame: Frame, view: V, top: TableContext) -> Positions:
        """Where things fly to. The view is the one that the cue ends in."""

    def title(self, view: V, decision: Decision | None) -> str:
        """What is going on now, for ``Highlights.title``; empty for the usual words.

        ``decision`` is who chooses next, though that may not have been told yet.
        """

    def moment(self, view: V) -> str:
        """Where a game stands, in the middle of a sentence: ``Age II, trick 3``."""

    # what is asked

    def layer(self, session: S_contra, decision: Decision) -> Scene[Answer[A]]:
        """The question to the seat that has to choose, over the same table."""

    def shows(self, event: E, seat: Seat) -> bool:
        """Whether this may have told the seat something it could not know before its choice.

        A choice that has shown nothing may be taken back for free. ``event`` is unredacted.
        """

    def close_up(self, session: S_contra, view: V) -> Scene[None] | None:
        """What the key for looking closer shows of a table; None: nothing now."""

    # what the shell shows of it

    def facts(self, session: S_contra, decision: Decision) -> PublicFacts:
        """What may stand on the curtain before whoever chooses next."""

    def curtain(self, frame: Frame, up: float) -> Items:
        """What that curtain is made of, drawn ``up`` design units higher while it goes up."""

    def end(self, session: S_contra) -> Scene[Afterwards]:
        """What is shown when the game is over."""

    def rules(self, clause: str = "") -> Scene[None]:
        """The rulebook, open at this clause, or at its first article for none."""


AnyTableUI: TypeAlias = TableUI[Any, Any, Any, Any]
"""That of whatever game, for the table itself: it looks into no view, action or event."""
