"""What the title shows of the games on the shelf: a name, and the guests of all of them."""

from __future__ import annotations

from math import ceil

from game.words import _, ngettext
from scenes.shell.entry import Shelf
from scenes.shell.title.backyard import CORDS


def name_of(shelf: Shelf) -> tuple[str, str]:
    """The name of the only game, or what all of them have in common, in two lines."""
    if len(shelf) == 1:
        ((first, second),) = (box.logo for box in shelf.values())
        return _(first), _(second)
    games = ngettext("{count} game of bugs", "{count} games of bugs", len(shelf))
    return _("Backyardia"), games.format(count=len(shelf))


def guests_of(shelf: Shelf) -> list[str]:
    """Who hangs over the table: pictures of the games that bring any, of each about as many."""
    bringing = [box.guests for box in shelf.values() if box.guests]
    invited: list[str] = []
    for number, guests in enumerate(bringing):
        places = ceil((len(CORDS) - len(invited)) / (len(bringing) - number))
        first = max(0, (len(guests) - places) // 2)  # whoever stands in the middle
        invited += guests[first : first + places]
    return invited
