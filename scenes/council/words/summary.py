"""What a list of games says about one of them: who sat there, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence

from game.describe.council.names import neutral_beginning, neutral_within
from game.describe.council.personas import persona_name, persona_opposed, persona_within
from game.library import Save
from game.match import AnyMatch
from game.seating import TableSetup
from game.words import _, join_names, ngettext
from scenes.council.words.told import how_far, kind
from scenes.shell.entry import Summary
from scenes.shell.lists import summary as lists
from scenes.shell.lists.labels import who


def summary(save: Save, match: AnyMatch | None) -> Summary:
    """In a few words; a game that the rules do not allow says so."""
    return lists.summary(save, match, how_far, _kind, _people_words, _result)


def _kind(setup: TableSetup) -> str:
    return "" if len(setup.seats) == 1 else kind(setup)


def _people_words(match: AnyMatch, names: Sequence[str]) -> str:
    personality = match.setup.personality
    if personality is None:
        return who(names)
    opponent = persona_opposed(personality)
    return _("{name} against {opponent}").format(name=who(names), opponent=opponent)


def _result(match: AnyMatch, names: Sequence[str]) -> str:
    view, personality = match.view(None), match.setup.personality
    points, fewer = view.scores[view.winners[0]], min(view.scores)
    alone = len(view.winners) == 1
    if personality is not None:
        called = persona_name if alone else persona_within
        names = [*names, called(personality)]
    elif len(names) < len(view.scores):
        opposite = neutral_beginning if alone else neutral_within
        names = [*names, opposite(len(names))]
    winners = [names[seat] for seat in view.winners]
    if personality is not None and alone:
        words = _("{name} wins {points}–{fewer}")
        return words.format(name=winners[0], points=points, fewer=fewer)
    if alone:
        return lists.winner_words(match, names)
    words = ngettext(
        "{names} share the council with {points} point",
        "{names} share the council with {points} points",
        points,
    )
    return words.format(names=join_names(winners), points=points)
