"""What a list of games says about one of them: who sat there, and what came of it."""

from __future__ import annotations

from game.library import Save, watch
from game.records import RecordError
from game.rules.council.api import NEUTRALS
from game.words import N_, _, listed, ngettext
from scenes.council.words.solo_words import PERSONALITY_NAMES
from scenes.council.words.told import how_far, kind
from scenes.shell.box import Summary
from scenes.shell.lists.said import who

DAMAGED = N_("cannot be watched any more")


def summary(save: Save) -> Summary:
    """In a few words; a game that the rules do not allow says so."""
    names = [seat.name for seat in save.setup.seats]
    edition = "" if len(names) == 1 else kind(save.setup)
    try:
        match = watch(save).match
    except RecordError:
        return Summary(who(names), _(DAMAGED), edition)
    view, personality = match.view(None), match.setup.personality
    people = who(names)
    if personality is not None:
        opponent = _(PERSONALITY_NAMES[personality])
        people = _("{name} against {opponent}").format(name=people, opponent=opponent)
        names = [*names, opponent]
    elif len(names) < len(view.scores):
        names = [*names, _(NEUTRALS[len(names)])]
    if match.decision is not None:
        far = _("In progress: {how_far}").format(how_far=how_far(save.label))
        return Summary(people, far, edition)
    winners = [names[seat] for seat in view.winners]
    points = view.scores[view.winners[0]]
    if personality is not None and len(winners) == 1:
        words = _("{name} wins, {points} to {fewer}")
        fewer = min(view.scores)
        return Summary(people, words.format(name=winners[0], points=points, fewer=fewer), edition)
    words = ngettext(
        "{names} wins with {points} point", "{names} wins with {points} points", points
    )
    if len(winners) > 1:
        words = ngettext(
            "{names} share the council with {points} point",
            "{names} share the council with {points} points",
            points,
        )
    return Summary(people, words.format(names=listed(winners), points=points), edition)
