"""What is said about a table in a list: who, and how far."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from game.library import Label, Save
from game.seating import TableSetup
from game.words import _, join_names, ngettext
from scenes.shell.entry import Opponent, Shelf

T = TypeVar("T")


def or_damaged(say: Callable[[], T], damaged: T) -> T:
    """What is to be said of one row; whatever is wrong with it, the others are still shown."""
    try:
        return say()
    except Exception:  # noqa: BLE001  # one file shall not close the whole list
        return damaged


def who(names: Sequence[str]) -> str:
    """``Ada, Bruno and Chika``."""
    return join_names(names)


def people_words(shelf: Shelf, setup: TableSetup) -> str:
    """``Ada, Bruno and Chika``, or ``Ada against the Trickster``."""
    names, opponent = who([seat.name for seat in setup.seats]), _opponent(shelf, setup)
    if opponent is None:
        return names
    return _("{name} against {opponent}").format(name=names, opponent=opponent.name)


def picture(shelf: Shelf, save: Save | None) -> str:
    """Who it is against, or what lies on the box; cards where nobody can read which that is."""
    box = None if save is None else shelf.get(save.setup.game)
    if save is None or box is None:
        return "shared/icon_cards"
    opponent, drawn = _opponent(shelf, save.setup), box.cover.pictures or box.guests
    if opponent is not None:
        return opponent.picture
    return drawn[len(drawn) // 2] if drawn else "shared/icon_cards"


def _opponent(shelf: Shelf, setup: TableSetup) -> Opponent | None:
    box = shelf.get(setup.game)
    return None if box is None else or_damaged(lambda: box.list_words.against(setup), None)


def delete_words(who: str) -> str:
    """What the cross beside a game does."""
    return _("Delete: {who}").format(who=who)


def wordings(far: str, names: Sequence[str]) -> tuple[str, ...]:
    """How far and who, as long as the room allows: the longest wording first."""
    others = len(names) - 1
    several = ngettext("{name} and {count} other", "{name} and {count} others", others)
    return (
        facts(far, who(names)),
        facts(far, several.format(name=names[0], count=others)),
        far,
    )


def facts(*what: str) -> str:
    """``Age II, trick 4 · Prototype edition``: whatever there is to say, side by side."""
    # Translators: stands between two facts about a game that have nothing to do with each other.
    return _(" · ").join(filter(None, what))


def kind_of(shelf: Shelf, setup: TableSetup) -> str:
    """``Published edition``, or ``Solo``; empty where nobody knows the game, or needs to."""
    if len(setup.seats) == 1:
        return _("Solo")
    box = shelf.get(setup.game)
    return "" if box is None else box.list_words.kind(setup)


def how_far(shelf: Shelf, setup: TableSetup, label: Label) -> str:
    """``Age II, trick 4``, with the game before it where there is more than one."""
    box = shelf.get(setup.game)
    if box is None:
        return ""
    far = box.list_words.far(label)
    return far if len(shelf) == 1 else facts(box.game.display_name, far)
