"""How lists, notes and curtains speak of a table of Bugs on Rugs."""

from __future__ import annotations

from game.library import Label, Save, watch
from game.match import SeatSetup, TableSetup
from game.records import RecordError
from game.rules.rugs.api import Phase, View
from game.table import Decision
from game.words import N_, _, listed, ngettext
from scenes.rugs.words.names import round_words
from scenes.shell.box import Summary
from scenes.shell.lists.said import who
from scenes.shell.sheets.curtain import PublicFacts

DAMAGED = N_("cannot be watched any more")


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
    words = _("a power of the Wall; bugs in the hands:")
    if decision.kind == Phase.PICK:
        picks = _("pick {number} of {all}; bugs in the hands:")
        words = picks.format(number=view.progress[1], all=2 * view.seats)
    elif decision.kind == Phase.GROUP:
        words = _("the end; bugs in the hands:")
    return PublicFacts(
        round_words(view.round), words, tuple(zip(seats, view.hand_sizes, strict=True))
    )


def summary(save: Save) -> Summary:
    """In a few words; a game that the rules do not allow says so."""
    names = [seat.name for seat in save.setup.seats]
    try:
        match = watch(save).match
    except RecordError:
        return Summary(who(names), _(DAMAGED))
    if match.decision is not None:
        return Summary(who(names), _("In progress: {how_far}").format(how_far=how_far(save.label)))
    view = match.view(None)
    winners = [names[seat] for seat in view.winners]
    points = view.scores[view.winners[0]]
    if len(winners) > 1:
        words = ngettext(
            "{names} share the victory with {points} point",
            "{names} share the victory with {points} points",
            points,
        )
    else:
        words = ngettext(
            "{names} wins with {points} point", "{names} wins with {points} points", points
        )
    return Summary(who(names), words.format(names=listed(winners), points=points))
