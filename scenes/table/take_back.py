"""Taking back: what may be taken back now, for free or only if the others agree."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from game.library import Autosaver, Library
from game.match import AnyMatch
from game.seating import SeatSetup, TableSetup
from game.table import Seat
from game.words import _, join_names, ngettext
from scenes.shell.dialogs.confirm import ConfirmScene
from scenes.table.ui import AnyTableUI


class SharedTable(Protocol):
    """What taking back and phones know of a table."""

    ui: AnyTableUI
    setup: TableSetup
    match: AnyMatch
    autosaver: Autosaver | None
    library: Library | None

    @property
    def seats(self) -> tuple[SeatSetup, ...]:
        """Who sits where."""

    @property
    def people(self) -> frozenset[Seat]:
        """The seats of human players."""

    @property
    def is_settled(self) -> bool:
        """Whether all that has been chosen is saved, or cannot be."""


@dataclass(frozen=True, slots=True)
class Offer:
    """The last choice of a person: ``actions`` are left if it is taken back.

    ``free``: nothing hidden has been seen since, and nobody else has chosen anything: what somebody
    chooses, a bot too, tells of what they hold.
    """

    seat: Seat
    actions: int
    free: bool


def offer(table: SharedTable) -> Offer | None:
    """What this table lets somebody take back now."""
    turns = table.match.turns
    last = next((n for n in reversed(range(len(turns))) if turns[n].seat in table.people), None)
    if table.setup.takebacks == "off" or last is None or table.match.decision is None:
        return None
    seat, start = turns[last]
    answered = any(turn.seat != seat for turn in turns[last + 1 :])
    free = not answered and not any(
        table.ui.shows(event, seat) for event in table.match.log[start:]
    )
    return Offer(seat, last, free) if free or table.setup.takebacks == "ask" else None


class UndoOffer:
    """Whether a table offers anything to take back; looked up anew after each choice."""

    def __init__(self, table: SharedTable) -> None:
        self._table = table
        self._known = (-1, False)  # after so many choices

    @property
    def stands(self) -> bool:
        """Whether something may be taken back now."""
        turns = len(self._table.match.turns)
        if turns != self._known[0]:
            self._known = turns, offer(self._table) is not None
        return self._known[1]


def others(table: SharedTable, offered: Offer) -> list[str]:
    """Who has to agree: the other people, where something hidden has been seen."""
    if offered.free:
        return []
    return [table.seats[seat].name for seat in sorted(table.people - {offered.seat})]


def ask_others(table: SharedTable, offered: Offer) -> ConfirmScene:
    """Pops with True if they agree."""
    who = table.seats[offered.seat].name
    names = others(table, offered)
    words = ngettext(
        "Hidden cards have been seen since. {names} must agree, and the log will say so.",
        "Hidden cards have been seen since. {names} must agree, and the log will say so.",
        len(names),
    ).format(names=join_names(names))
    title = _("Let {who} undo the last move?").format(who=who)
    return ConfirmScene(title, words, _("Agreed"), _("No"))
