"""What a player is told about campaigns on disk."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.library import News
from game.words import N_


class CampaignNews(NamedTuple):
    """What is said of campaigns of one kind.

    Args:
        set_aside: One is damaged; ``folder`` says where it lies now, moved or not.
        newer: A later version has written one.
        unkept: One cannot be written, because of some ``trouble``.
        stays: One cannot be deleted: the ``folder`` it lies in, and the ``trouble``.
    """

    set_aside: News
    newer: News
    unkept: News
    stays: News


WRITTEN_LATER: Final = N_(
    "It is safe, but this version cannot read it: update the game to continue it."
)
DAMAGED: Final = N_(
    "It cannot be read and is missing from the list. Nothing was deleted: it lies in {folder}."
)
UNWRITTEN: Final = N_(
    "Its file cannot be written: {trouble}. You can play on. It is kept in this window and saved "
    "as soon as possible."
)
UNDELETED: Final = N_("{folder} could not be deleted: {trouble}.")

OF_TRILOGIES: Final = CampaignNews(
    News(N_("A damaged Trilogy was set aside"), DAMAGED),
    News(N_("A Trilogy was saved by a newer version"), WRITTEN_LATER),
    News(N_("The Trilogy is not being saved"), UNWRITTEN),
    News(N_("The Trilogy cannot be deleted"), UNDELETED),
)
OF_EVENINGS: Final = CampaignNews(
    News(
        N_("A damaged Evening was set aside"),
        N_("It cannot be read. Nothing was deleted: it lies in {folder}."),
    ),
    News(N_("An Evening was saved by a newer version"), WRITTEN_LATER),
    News(N_("The Evening is not being saved"), UNWRITTEN),
    News(N_("The Evening cannot be deleted"), UNDELETED),
)
