"""What a list of games says about one of them."""

from __future__ import annotations

from game.library import Save
from game.match import AnyMatch
from scenes.glass.words.told import how_far, kind
from scenes.shell.entry import Summary
from scenes.shell.lists import summary as lists


def summary(save: Save, match: AnyMatch | None) -> Summary:
    """In a few words."""
    return lists.summary(save, match, how_far, kind)
