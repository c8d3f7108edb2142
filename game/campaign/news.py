"""What a player is told about campaigns on disk."""

from __future__ import annotations

from typing import Final

from game.library import News
from game.words import N_

SET_ASIDE: Final = News(
    N_("A damaged Trilogy was set aside"),
    N_(
        "It cannot be read and is missing from the list. Nothing was deleted: it was moved "
        "to {folder}."
    ),
)
NEWER: Final = News(
    N_("A Trilogy was saved by a newer version"),
    N_("It is safe, but this version cannot read it: update the game to continue it."),
)
UNKEPT: Final = News(
    N_("The Trilogy is not being saved"),
    N_(
        "Its file cannot be written: {trouble}. You can play on, but only as long as this window "
        "is open."
    ),
)
STAYS: Final = News(
    N_("The Trilogy cannot be deleted"), N_("{folder} could not be deleted: {trouble}.")
)
