"""What a list of games says about one of them: who sat there, and what came of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from game.library import Label, Save
from game.match import AnyMatch
from game.seating import TableSetup
from game.words import N_, _, join_names, ngettext
from scenes.shell.entry import Summary
from scenes.shell.lists.labels import who

DAMAGED: Final = N_("damaged: cannot be replayed")
Names = Sequence[str]


def winner_words(match: AnyMatch, names: Names) -> str:
    """Who has won, or shares the victory, and with how many points."""
    view = match.view(None)
    points = view.scores[view.winners[0]]
    if len(view.winners) > 1:
        words = ngettext(
            "{names} share the victory with {points} point",
            "{names} share the victory with {points} points",
            points,
        )
    else:
        words = ngettext(
            "{names} wins with {points} point", "{names} wins with {points} points", points
        )
    return words.format(names=join_names([names[seat] for seat in view.winners]), points=points)


def _people_words(_match: AnyMatch, names: Names) -> str:
    return who(names)


def summary(
    save: Save,
    match: AnyMatch | None,
    far: Callable[[Label], str],
    kind: Callable[[TableSetup], str],
    seated: Callable[[AnyMatch, Names], str] = _people_words,
    result: Callable[[AnyMatch, Names], str] = winner_words,
) -> Summary:
    """In a few words; a game that the rules do not allow says so.

    Args:
        save: The game.
        match: The same played through; None where the rules refuse that.
        far: How far a table is.
        kind: Which kind of game it is.
        seated: Who sits there, besides these names also whom the game brings along.
        result: What came of a game that is over.
    """
    names = [seat.name for seat in save.setup.seats]
    if match is None:
        return Summary(who(names), _(DAMAGED), kind(save.setup))
    if match.decision is None:
        said = result(match, names)
    else:
        said = _("In progress: {how_far}").format(how_far=far(save.label))
    return Summary(seated(match, names), said, kind(save.setup))
