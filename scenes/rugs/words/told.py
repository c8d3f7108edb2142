"""How lists, notes and curtains speak of a table of Bugs on Rugs."""

from __future__ import annotations

from game.describe.rugs.names import round_words
from game.library import Label, Save
from game.match import AnyMatch
from game.rules.rugs.api import END_BELOW, Phase, View
from game.seating import SeatSetup, TableSetup
from game.table import Decision, Options
from game.words import _
from scenes.shell.dialogs.hand_over import PublicFacts
from scenes.shell.entry import Summary
from scenes.shell.lists import summary as lists


def cards_words(_options: Options, seats: int) -> str:
    """What is played with."""
    words = _("{floor} bugs on the Floor each round. The End card is below {below} bugs.")
    return words.format(floor=2 * seats + 1, below=END_BELOW[seats])


def one_more(_options: Options, seats: int) -> str:
    """What changes with one seat more."""
    return _("Then {floor} bugs are on the Floor each round.").format(floor=2 * seats + 3)


def how_far(label: Label) -> str:
    """``Round 3, pick 4``."""
    words = _("{round}, pick {number}")
    return words.format(round=round_words(label.part), number=label.step)


def kind(_setup: TableSetup) -> str:
    """There is one kind only."""
    return ""


def place_words(place: str) -> str:
    """A place of a record, for people."""
    return _("the deck") if place == "deck" else ""


def public_facts(view: View, decision: Decision, seats: tuple[SeatSetup, ...]) -> PublicFacts:
    """What everybody may know while it is somebody's turn: how many bugs each of them holds."""
    words = _("a power of the Wall. Bugs in hand:")
    if decision.kind == Phase.PICK:
        picks = _("pick {number} of {all}. Bugs in hand:")
        words = picks.format(number=view.progress[1], all=2 * view.seats)
    elif decision.kind == Phase.GROUP:
        words = _("the end. Bugs in hand:")
    return PublicFacts(
        round_words(view.round), words, tuple(zip(seats, view.hand_sizes, strict=True))
    )


def summary(save: Save, match: AnyMatch | None) -> Summary:
    """In a few words."""
    return lists.summary(save, match, how_far, kind)
