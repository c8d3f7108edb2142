"""What a list of games says about one of them: who sat there, and what came of it."""

from __future__ import annotations

from typing import Final

from game.library import Save, watch
from game.records import RecordError
from game.words import N_, _, listed, ngettext
from scenes.glass.words.told import how_far, kind
from scenes.shell.box import Summary
from scenes.shell.lists.said import who

DAMAGED: Final = N_("cannot be watched any more")


def summary(save: Save) -> Summary:
    """In a few words; a game that the rules do not allow says so."""
    names = [seat.name for seat in save.setup.seats]
    try:
        match = watch(save).match
    except RecordError:
        return Summary(who(names), _(DAMAGED), kind(save.setup))
    if match.decision is not None:
        far = _("In progress: {how_far}").format(how_far=how_far(save.label))
        return Summary(who(names), far, kind(save.setup))
    view = match.view(None)
    winners = [names[seat] for seat in view.winners]
    points = view.scores[view.winners[0]]
    words = ngettext(
        "{names} wins with {points} point", "{names} wins with {points} points", points
    )
    said = words.format(names=listed(winners), points=points)
    return Summary(who(names), said, kind(save.setup))
