"""The title: the backyard at dusk, the guests on their cords, and the menu."""

from __future__ import annotations

import math
from collections.abc import Sequence
from math import ceil
from typing import Final, NamedTuple, Never

from game import PROGRAM
from game.library import Library
from game.seating import TableSetup
from game.words import _, ngettext, pgettext
from scenes.kit import parts
from scenes.kit.display import Backdrop, Control, DisplayList, Font, Glow, Item, Picture
from scenes.kit.key_labels import KeyLabels, together
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.parts.svg import circle, line, rect, shape
from scenes.kit.preferences import Preferences
from scenes.kit.scene import BaseScene, Change, Frame, Push, Quit
from scenes.kit.signals import PASTE
from scenes.kit.theme import FOCUS, INK, LANTERN, mix
from scenes.shell.backyard import fireflies
from scenes.shell.entry import Shelf
from scenes.shell.evening_entry import EveningEntry
from scenes.shell.keys import KeysScene
from scenes.shell.title.entries import TitleEntries
from scenes.shell.title.languages import LANGUAGES, language_link
from scenes.shell.title.menu import QUIT, VERSIONS, logo, menu, version, way_out
from scenes.shell.title.night import nightfall

HORIZON: Final = (0.7, 0.35)  # what stays in the picture when the window is narrow or flat
GRASS: Final = (2600.0, 140.0)


class Cord(NamedTuple):
    """A portrait on a cord: offset from the middle of the table, depth, size, rhythm."""

    aside: float
    down: float
    size: float
    pace: float
    sway: float  # degrees at full breeze


CORDS: Final = (
    Cord(-376, 424, 226, 1.25, 2.6),
    Cord(-196, 290, 238, 1.45, 2.2),
    Cord(8, 224, 262, 1.6, 1.8),
    Cord(214, 292, 238, 1.4, 2.2),
    Cord(392, 430, 226, 1.2, 2.6),
)
CORD_SIZE: Final = (48.0, 640.0)
KNOB: Final = 38.0  # the cord's end lies this deep in the portrait's picture
PIVOT: Final = -40.0  # the cords are tied to the branch, above the window


def middle_of_table(frame: Frame) -> float:
    """Where people meet: under the branch at every width."""
    return frame.width - 528


def guests(
    frame: Frame, portraits_of: Sequence[str], phase: float, breeze: float
) -> tuple[Items, Items]:
    """Cords and portraits, swinging round the branch; cords go behind the leaves."""
    lower = max(0.0, frame.height - 1080) * 0.3
    cords: list[Item] = []
    portraits: list[Item] = []
    for index, (one, art) in enumerate(zip(CORDS, portraits_of, strict=False)):
        x, top = middle_of_table(frame) + one.aside, one.down + lower
        angle = breeze * one.sway * math.sin(phase * one.pace + index * 1.3)
        cx, cy = _swung(x, top + KNOB - CORD_SIZE[1] / 2 - PIVOT, angle)
        cords.append(
            Picture(
                "shared/scenery_medallion_string",
                cx - CORD_SIZE[0] / 2,
                cy - CORD_SIZE[1] / 2,
                *CORD_SIZE,
                angle,
            )
        )
        cx, cy = _swung(x, top + one.size / 2 - PIVOT, angle)
        half = one.size / 2
        portraits.append(Glow(cx, cy, one.size * 0.9, LANTERN, 0.4))
        portraits.append(Picture(art, cx - half, cy - half, one.size, one.size, angle))
    return tuple(cords), tuple(portraits)


def _swung(x: float, length: float, angle: float) -> tuple[float, float]:
    """A point ``length`` below the branch at ``x``, when the cord hangs at this angle."""
    turn = math.radians(angle)
    return x - length * math.sin(turn), PIVOT + length * math.cos(turn)


def branch(frame: Frame) -> Item:
    """The leafy branch at the top right."""
    return Picture("shared/scenery_branch", frame.width - 1130, -66, 1130, 440)


def table(frame: Frame) -> Items:
    """The stump with its ring, mushrooms beside it, grass in front."""
    middle, ground = middle_of_table(frame), frame.height
    grass_x = (frame.width - GRASS[0]) / 2
    return (
        Glow(middle, ground - 360, 520, LANTERN, 0.4),
        Picture("shared/scenery_title_table", middle - 450, ground - 454, 900, 450),
        Picture("shared/scenery_mushrooms", middle - 620, ground - 190, 220, 176),
        Picture("shared/scenery_grass_bottom", grass_x, ground - GRASS[1] + 30, *GRASS),
    )


COLLECTION: Final = "collection"
WIDE, HIGH = 200.0, 182.0
RIGHT, DOWN = 14.0, 652.0  # from the right edge; from the upper edge to its hook
PLATE: Final = 40.0
SWAY: Final = 1.2  # degrees at full breeze
BRASS, CORD = "#E2B04A", "#C99A56"


def case_place(frame: Frame) -> Place:
    """Where it hangs: at the right edge, below the last guest."""
    lower = max(0.0, frame.height - 1080) * 0.3
    return parts.box(frame.width - RIGHT - WIDE, DOWN + lower, WIDE, HIGH)


def case_cord(frame: Frame) -> Item:
    """What it hangs on, from above the window."""
    place = case_place(frame)
    drawn = line(6, 0, 6, place.y + 14, INK, 9) + line(6, 0, 6, place.y + 14, CORD, 4.4)
    return shape(drawn, place.cx - 6, 0, 12, place.y + 14)


def hung_case(frame: Frame, phase: float, breeze: float) -> Items:
    """The case with its name below; in the focus it lies in the light."""
    place, chosen = case_place(frame), frame.focus == COLLECTION
    words = _("Collection")
    angle = breeze * SWAY * math.sin(phase * 1.1 + 4)
    high = parts.roomier(frame, PLATE)
    wide = min(place.w + 2 * RIGHT - 8, parts.width_of(frame, words, 22, Font.TITLE) + 52)
    plate = parts.box(place.cx - wide / 2, place.bottom - 6, wide, high)
    label = _("The collection: what you have done in all games")
    items: list[Item] = [
        Glow(place.cx, place.cy, place.w * 0.9, LANTERN, 0.7 if chosen else 0.3),
        Picture("shared/prop_case", *place[:4], angle),
    ]
    face = FOCUS if chosen else BRASS
    drawn = rect(0, 0, plate.w, plate.h, face, 9, INK, 3)
    drawn += rect(6, 4, plate.w - 12, 5, mix(face, "#FFFFFF", 0.5), 2.5)
    drawn += circle(13, plate.h / 2, 4, "#8A5E1E", INK, 1.6)
    drawn += circle(plate.w - 13, plate.h / 2, 4, "#8A5E1E", INK, 1.6)
    items.append(shape(drawn, *plate[:4]))
    items.append(
        parts.fitted(
            frame, words, plate.cx, plate.cy - 1, plate.w - 40, 22, Font.TITLE, align="c", high=high
        )
    )
    ring = parts.box(place.x, place.y, place.w, plate.bottom - place.y)
    return (*items, Control(COLLECTION, *ring[:4], label))


BREEZE: Final = 9.0  # seconds until the air is still and the window may sleep


class TitleScene(BaseScene[Never]):
    """The bottom of the stack. A breeze goes through it at first, and with every input."""

    def __init__(
        self,
        preferences: Preferences,
        shelf: Shelf,
        last: TableSetup | None = None,
        library: Library | None = None,
        gathering: EveningEntry | None = None,
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
    def is_moving(self) -> bool:
        stirs = self._left > 0 and not self._preferences.still
        return self.entries.has_news or self._anew or stirs

    def tick(self, dt: float) -> Change[Never]:
        """The breeze goes on and dies down. Its own time slows with it, so nothing jerks."""
        if self.entries.has_news:
            return self.entries.tell()
        self._anew = False
        if self.is_moving:
            self._phase += dt * (0.15 + 0.85 * self._breeze)
            self._left = max(0.0, self._left - dt)
        return None

    def on_focus(self, name: str | None) -> None:
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

    def resume(self) -> None:
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
