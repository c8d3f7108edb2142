"""The Evening as the title gets it: its pages are fetched when they are opened."""

from __future__ import annotations

from typing import Final

from game.campaign.evening import Evenings, is_evening
from game.library import Library, News
from game.words import N_, _
from scenes.evening.remarks import number_words
from scenes.kit.preferences import Preferences
from scenes.kit.scene import Scene
from scenes.shell.entry import ExitReason, Shelf
from scenes.shell.evening_entry import EveningEntry, UnfinishedEvening


def _unfinished(library: Library | None, news: list[News]) -> UnfinishedEvening | None:
    """The Evening that was played last, where it is not over."""
    evenings = Evenings(library)
    evening = next((each for each in evenings.campaigns() if not each.over), None)
    news += evenings.news
    if evening is None:
        return None
    notes = (number_words(evening), _("The Evening"))
    return UnfinishedEvening(evening.id, evening.played, evening.hour, notes)


def _form(shelf: Shelf, preferences: Preferences, library: Library | None) -> Scene[object]:
    from scenes.evening.form import EveningForm

    return EveningForm(shelf, preferences, Evenings(library))


def _go_on(
    campaign: str, shelf: Shelf, preferences: Preferences, library: Library
) -> Scene[ExitReason | None] | None:
    from scenes.evening.scene import EveningScene

    evenings = Evenings(library)
    found = evenings.find(campaign) if is_evening(campaign) else None
    return None if found is None else EveningScene(found, shelf, preferences, evenings)


EVENING: Final = EveningEntry(
    label=N_("The Evening: one of each, one score"),
    opens=_form,
    waiting=_unfinished,
    go_on=_go_on,
)
