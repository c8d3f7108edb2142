"""The title: the backyard at dusk, the guests on their cords, and the menu."""

from __future__ import annotations

from math import ceil
from typing import Final, Never

from game import PROGRAM
from game.library import Library
from game.seating import TableSetup
from game.words import _, ngettext, pgettext
from scenes.kit import parts
from scenes.kit.display import Backdrop, DisplayList
from scenes.kit.key_labels import KeyLabels, together
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.preferences import Preferences
from scenes.kit.scene import BaseScene, Change, Frame, Push, Quit
from scenes.kit.signals import PASTE
from scenes.shell.backyard import fireflies
from scenes.shell.entry import Shelf
from scenes.shell.gathering import Gathering
from scenes.shell.keys import KeysScene
from scenes.shell.title.entries import TitleEntries
from scenes.shell.title.hung_case import COLLECTION, case_cord, hung_case
from scenes.shell.title.languages import LANGUAGES, language_link
from scenes.shell.title.menu import QUIT, VERSIONS, logo, menu, version, way_out
from scenes.shell.title.night import nightfall
from scenes.shell.title.scenery import CORDS, HORIZON, branch, guests, table

BREEZE: Final = 9.0  # seconds until the air is still and the window may sleep


class TitleScene(BaseScene[Never]):
    """The bottom of the stack. A breeze goes through it at first, and with every input."""

    def __init__(
        self,
        preferences: Preferences,
        shelf: Shelf,
        last: TableSetup | None = None,
        library: Library | None = None,
        gathering: Gathering | None = None,
    ) -> None:
        self._preferences = preferences
        self._shelf = shelf
        self._guests = guests_of(shelf)
        self._key_labels = together(box.key_labels for box in shelf.values())
        self.entries = TitleEntries(preferences, shelf, last, library, gathering)
        self._phase = 0.0
        self._left = BREEZE
        self._first = self.entries.first
        self._anew = False  # whether Enter belongs to another tag than before

    @property
    def key_labels(self) -> KeyLabels:
        """What the games on the shelf have in common."""
        return self._key_labels

    # drawing

    def draw(self, frame: Frame) -> DisplayList:
        """Everything from the sky to the version number."""
        layout = frame.layout("shared/title")
        out, corner = way_out(frame)
        release, beside = version(frame, corner)
        cords, portraits = guests(frame, self._guests, self._phase, self._breeze)
        shows_case = self.entries.has_case
        return (
            Backdrop("shared/backdrop_title", *HORIZON),
            *nightfall(frame, self.entries.hour),
            *cords,
            *((case_cord(frame),) if shows_case else ()),
            branch(frame),
            *table(frame),
            *portraits,
            *fireflies(frame, self._phase),
            *logo(frame, layout["logo"], name_of(self._shelf)),
            *menu(frame, layout["menu"], *self.entries.rows),
            *(hung_case(frame, self._phase, self._breeze) if shows_case else ()),
            *out,
            *release,
            *language_link(frame, beside),
            *self._foot(frame, layout["foot"]),
        )

    @staticmethod
    def _foot(frame: Frame, place: Place) -> Items:
        hints = (("F1", _("controls")), ("F11", _("full screen")))
        return parts.hint_line(frame, place, hints, align="r")

    # time

    @property
    def _breeze(self) -> float:
        """How strong the air is, 1…0; ends softly."""
        share = self._left / BREEZE
        return share * share * (3 - 2 * share)

    @property
    def moving(self) -> bool:
        stirs = self._left > 0 and not self._preferences.still
        return self.entries.has_news or self._anew or stirs

    def tick(self, dt: float) -> Change[Never]:
        """The breeze goes on and dies down. Its own time slows with it, so nothing jerks."""
        if self.entries.has_news:
            return self.entries.tell()
        self._anew = False
        if self.moving:
            self._phase += dt * (0.15 + 0.85 * self._breeze)
            self._left = max(0.0, self._left - dt)
        return None

    def focused(self, name: str | None) -> None:
        self._left = max(self._left, BREEZE * 0.6)

    # input

    def default_focus(self) -> str | None:
        """What most would open now: none for a moment where that is another than before."""
        return None if self._anew else self.entries.first

    def activate(self, name: str) -> Change[Never]:
        if name == VERSIONS:
            return self.entries.look_for_versions()
        if name == LANGUAGES:
            return self.entries.choose_language()
        if name == COLLECTION:
            return self.entries.open_collection()
        if name == QUIT:
            return Quit()
        entries = (entry for row in self.entries.rows for entry in row)
        return next(entry for entry in entries if entry.name == name).opens()

    def key(self, name: str) -> Change[Never]:
        """F1 shows the keys; a game that is pasted is shown."""
        group, _colon, text = name.partition(":")
        if group == PASTE:
            return self.entries.paste(text)
        return Push(KeysScene()) if name == "f1" else None

    def wake(self) -> None:
        """Somebody comes back, with a table that waits, or having learned something."""
        self.entries.look_around()
        before, self._first = self._first, self.entries.first
        self._anew = self._first != before


def name_of(shelf: Shelf) -> tuple[str, str]:
    """The name of the only game, or what all of them have in common, in two lines."""
    if len(shelf) == 1:
        ((first, second),) = (box.logo for box in shelf.values())
        return pgettext("logo", first), pgettext("logo", second)
    games = ngettext("{count} game about bugs", "{count} games about bugs", len(shelf))
    return _(PROGRAM), games.format(count=len(shelf))


def guests_of(shelf: Shelf) -> list[str]:
    """Who hangs over the table: pictures of the games that bring any, of each about as many."""
    bringing = [box.guests for box in shelf.values() if box.guests]
    invited: list[str] = []
    for number, brought in enumerate(bringing):
        places = ceil((len(CORDS) - len(invited)) / (len(bringing) - number))
        first = max(0, (len(brought) - places) // 2)  # whoever stands in the middle
        invited += brought[first : first + places]
    return invited
