"""The invitation to a Shotgun Wedding: who is with whom in this deal, and who stays alone."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Final

from game.describe.bugami.names import bug_picture, suit_sign
from game.describe.line import names_of, said_of_all
from game.rules.bugami.api import MISERE, Bid, Event, View, Wedding
from game.seating import SeatSetup
from game.table import Seat
from game.words import _, in_turn, pgettext
from scenes.bugami.palette import SUIT_COLOURS
from scenes.bugami.picture import DeskHighlights, table_items
from scenes.bugami.places import layout_of
from scenes.bugami.session import BugamiSession
from scenes.bugami.sounds import BugamiSound
from scenes.kit import parts
from scenes.kit.display import DisplayList, Elements, Font, Item, Shape, Text
from scenes.kit.layout import Place
from scenes.kit.parts.svg import path, polyline, rect, shape
from scenes.kit.reader.reading import TableReading
from scenes.kit.scene import BaseScene, Change, Frame, Pop
from scenes.kit.sound import SoundCue
from scenes.kit.theme import FAINT_INK, INK, PAPER, PAPER_SHADE, SEAT_COLOURS, mix
from scenes.kit.timeline import ease_out
from scenes.shell.dialogs.pause import MenuCommand
from scenes.table.layer import UNHURRIED, menu_change
from scenes.table.reading import read_table

RAIN: Final = 2.6  # seconds of confetti
RISE: Final = 0.45  # until the invitation lies there
SCRAPS: Final = 64
HEAD: Final = 150.0
FOOT: Final = 88.0
PILL: Final = 46.0
RING: Final = 21.0  # radius of the medal in the middle of all partners


class WeddingScene(BaseScene[MenuCommand | None]):
    """Pops with None when the first trick may begin, else with a command from the menu."""

    always_enabled = UNHURRIED

    def __init__(self, session: BugamiSession, view: View, weddings: Sequence[Event]) -> None:
        self.session = session
        self._weddings = [event for event in weddings if isinstance(event, Wedding)]
        self._view = view
        self._age = RAIN if session.preferences.still else 0.0
        self._due = [SoundCue(BugamiSound.WEDDING)]  # not heard yet

    # time

    @property
    def is_moving(self) -> bool:
        return self._age < RAIN

    def tick(self, dt: float) -> Change[MenuCommand | None]:
        pace = self.session.preferences.pace
        self._age = min(RAIN, self._age + dt / pace) if pace else RAIN
        return None

    def sounds(self) -> Sequence[SoundCue]:
        due, self._due = self._due, []
        return due

    def skip_animation(self) -> bool:
        """All of it has fallen; the words were there before."""
        self._age = RAIN
        return False

    # drawing

    def draw(self, frame: Frame) -> DisplayList:
        """The invitation over the desk, and scraps of the four papers behind its words."""
        layout, view = layout_of(frame), self._view
        sheet = layout["wedding"]
        highlights = DeskHighlights(title=_("The bids are open"), trick=False)
        items: list[Item] = [*table_items(frame, view, self.session.top, highlights)]
        rise = 1.0 if self.session.preferences.reduced_motion else ease_out(
            min(1.0, self._age / RISE)
        )  # fmt: skip
        sheet = sheet._replace(y=sheet.y - 26 * (1 - rise))
        items += parts.panel(sheet, radius=22.0)
        head = self._head(frame, sheet)
        if not self.session.preferences.reduced_motion:
            items += _beside(frame, _confetti(sheet, self._age), head)
        items += head
        items += self._sides(frame, sheet)
        button = parts.centre(sheet.cx, sheet.bottom - FOOT / 2 + 2, 440, 60)
        items += parts.button(
            frame, button, "next", _("On to the first trick"), primary=True, key="Enter"
        )
        sides = self._sentences()
        told = sides[0]
        if len(sides) > 1:
            told = _("Partners add up tricks and bugs; each scores it all.")
        return [*items, *parts.caption(frame, layout["caption"], told)]

    def _sentences(self) -> list[str]:
        sides = [[self.session.seats[seat] for seat in each.seats] for each in self._weddings]
        return [
            said_of_all(
                side,
                _("{names} add up tricks and bugs; each scores it all."),
                "",  # nobody weds alone
                _("You add up tricks and bugs with {names}; each scores it all."),
            ).format(names=names_of(side))
            for side in sides
        ]

    @property
    def reading(self) -> TableReading:
        """Who is with whom, and the table as everybody sees it."""
        table = read_table(self.session, None, len(self.session.match.log))
        return TableReading(_("Shotgun Wedding"), in_turn(self._sentences()), groups=table.groups)

    def _head(self, frame: Frame, sheet: Place) -> list[Item]:
        wordings = (
            _("Same suit, one side: tricks and bugs are added up, and each partner scores it all."),
            _("Same suit, same side: each partner scores it all."),
        )
        words = parts.first_that_fits(frame, wordings, sheet.w - 60, 21)
        title, told = (79, 131) if frame.large else (86, 126)
        return [
            parts.token("bugami/token_ring", sheet.cx, sheet.y + 12, 108),
            parts.heading(
                frame, _("Shotgun Wedding"), sheet.cx, sheet.y + title, sheet.w - 80, 46, "c"
            ),
            parts.fitted(
                frame, words, sheet.cx, sheet.y + told, sheet.w - 60, 21, colour=FAINT_INK,
                align="c", high=40,
            ),
        ]  # fmt: skip

    def _sides(self, frame: Frame, sheet: Place) -> list[Item]:
        """A field for each couple, and a narrower one for whoever stays alone."""
        paired = {seat for each in self._weddings for seat in each.seats}
        alone = [seat for seat in range(self._view.seats) if seat not in paired]
        body = parts.box(sheet.x + 24, sheet.y + HEAD, sheet.w - 48, sheet.h - HEAD - FOOT - 8)
        shares = [3.0] * len(self._weddings) + [2.0] * bool(alone)
        unit = (body.w - 14 * (len(shares) - 1)) / sum(shares)
        items: list[Item] = []
        x = body.x
        for each in self._weddings:
            place = parts.box(x, body.y, unit * 3, body.h)
            items += self._couple(frame, place, each.suit, each.seats)
            x = place.right + 14
        if alone:
            items += self._alone(frame, parts.box(x, body.y, body.right - x, body.h), alone)
        return items

    def _couple(self, frame: Frame, place: Place, suit: Bid, seats: Sequence[Seat]) -> list[Item]:
        colour = SUIT_COLOURS[suit]
        drawn = rect(0, 0, place.w, place.h, mix(colour, PAPER, 0.72), 18, INK, 3)
        drawn += rect(7, 7, place.w - 14, place.h - 14, "none", 13, mix(colour, PAPER, 0.3), 2)
        items: list[Item] = [shape(drawn, *place[:4])]
        pills = _pills(place, len(seats))
        top = pills[0].y
        count = min(3, len(seats))
        size = min(top - place.y - 66, place.w / count * 0.94, 170.0)
        y = place.y + 56 + (top - place.y - 62) / 2
        step = min(place.w / count, size * 1.1)
        for number in range(count):
            x = place.cx + (number - (count - 1) / 2) * step
            items.append(parts.token(bug_picture(suit), x, y, size))
        items.append(parts.token(suit_sign(suit), place.cx, place.y + 32, 38))
        for pill, seat in zip(pills, seats, strict=True):
            items += _name(frame, pill, self.session.seats[seat])
        x = sum(pill.cx for pill in pills) / len(pills)
        y = sum(pill.cy for pill in pills) / len(pills)
        return [*items, *parts.medal(x, y, RING, "bugami/token_ring", PAPER)]

    def _alone(self, frame: Frame, place: Place, seats: Sequence[Seat]) -> list[Item]:
        drawn = rect(0, 0, place.w, place.h, PAPER_SHADE, 18, INK, 3)
        items: list[Item] = [
            shape(drawn, *place[:4]),
            parts.fitted(
                frame, pgettext("no partner", "alone"), place.cx, place.y + 30, place.w - 24, 21,
                colour=FAINT_INK, align="c",
            ),
        ]  # fmt: skip
        rows = parts.rows(
            parts.box(place.x + 14, place.y + 52, place.w - 28, place.h - 66), len(seats)
        )
        for row, seat in zip(rows, seats, strict=True):
            bid = self._view.bids[seat]
            assert bid is not None
            size = min(row.h - 8, 84.0) * (0.8 if bid == MISERE else 1.0)
            items.append(parts.token(bug_picture(bid), row.x + 42, row.cy, size))
            high = min(PILL, row.h - 10)
            pill = parts.box(row.x + 90, row.cy - high / 2, row.w - 90, high)
            items += _name(frame, pill, self.session.seats[seat])
        return items

    # input

    def default_focus(self) -> str | None:
        return "next"

    def activate(self, name: str) -> Change[MenuCommand | None]:
        return Pop(None) if name == "next" else menu_change(self.session, name, Pop)

    def key(self, name: str) -> Change[MenuCommand | None]:
        return menu_change(self.session, name, Pop)


def _pills(place: Place, count: int) -> list[Place]:
    """Names in two columns at the foot of a field."""
    lines = -(-count // 2)
    step = min(PILL + 10, (place.h * 0.6) / lines)
    high = step - 8
    top = place.bottom - 16 - step * lines + 8
    wide = (place.w - 44) / 2
    return [
        parts.box(
            place.x + 16 + (n % 2) * (wide + 12) if n < count - 1 or count % 2 == 0
            else place.cx - wide / 2,
            top + (n // 2) * step, wide, high,
        )
        for n in range(count)
    ]  # fmt: skip


def _name(frame: Frame, place: Place, who: SeatSetup) -> list[Item]:
    drawn = rect(0, 0, place.w, place.h, SEAT_COLOURS[who.colour], place.h / 2, INK, 2.6)
    fit = parts.fit_text(frame, who.name, place.w - 40, 24, Font.TITLE, high=place.h)
    return [
        shape(drawn, *place[:4]),
        Text(fit.text, place.cx, place.cy - 1, fit.size, Font.TITLE, INK, "c"),
    ]


@lru_cache(maxsize=1)
def _scraps() -> tuple[tuple[float, float, float, float, int], ...]:
    """For each scrap: where across, when it begins, how fast, its size, which paper."""
    rng = Random(5)
    return tuple(
        (
            rng.uniform(0.02, 0.98),
            rng.uniform(0.0, RAIN * 0.45),
            rng.uniform(300, 460),
            rng.uniform(9, 16),
            rng.randrange(4),
        )
        for _scrap in range(SCRAPS)
    )


def _confetti(sheet: Place, age: float) -> list[Shape]:
    """Scraps of the four papers fall behind what is written; all are gone in the end."""
    if age >= RAIN:
        return []
    items: list[Shape] = []
    for share, begin, speed, size, paper in _scraps():
        down = (age - begin) * speed
        if not 2 * size < down < sheet.h - 2 * size:  # what lies beside the sheet is read as well
            continue
        x = sheet.x + 40 + share * (sheet.w - 80) + 24 * math.sin(age * 2.2 + share * 9)
        items.append(_scrap(x, sheet.y + down, size, paper, round(age * 9 + share * 7) % 8))
    return items


def _beside(frame: Frame, scraps: Sequence[Shape], said: Sequence[Item]) -> list[Shape]:
    """The scraps that are not just behind words: they have to be read meanwhile."""
    lines = [_place_of(frame, line) for line in said if isinstance(line, Text)]
    places = [(scrap, Place(scrap.x, scrap.y, scrap.w, scrap.h)) for scrap in scraps]
    return [scrap for scrap, at in places if not any(at.meets(line) for line in lines)]


def _place_of(frame: Frame, line: Text) -> Place:
    """Where a line of the head lies; all of them are centred."""
    wide = frame.measure(line.text, line.size, line.font)
    return parts.centre(line.x, line.y, wide, line.size)


def _scrap(x: float, y: float, size: float, paper: int, turn: int) -> Shape:
    return shape(_square(size, paper, turn), x - size, y - size, 2 * size, 2 * size)


@lru_cache(maxsize=SCRAPS * 8)
def _square(size: float, paper: int, turn: int) -> Elements:
    angles = [turn * math.pi / 16 + corner * math.pi / 2 for corner in range(4)]
    points = [(size + size * math.cos(a), size + size * math.sin(a)) for a in angles]
    return path(polyline(points, closed=True), mix(SUIT_COLOURS[paper], PAPER, 0.15), INK, 2)
