"""Secret declarations: sealed letters, and the moment when all of them are opened."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Final

from game.describe.line import names_of, said_of_all
from game.seating import SeatSetup
from game.table import Seat
from game.words import _, ngettext
from scenes.council.positions import Spots
from scenes.council.show.schedules import reveal
from scenes.kit import parts
from scenes.kit.display import Glow, Item, Picture, Veil
from scenes.kit.scene import Frame
from scenes.kit.schedule import Schedule
from scenes.kit.theme import HEADING, INK, LANTERN, NIGHT, SEAT_COLOURS, WHITE
from scenes.table.cue import Point, Positions
from scenes.table.faces.delegate import face_name
from scenes.table.faces.feeling import Feeling
from scenes.table.faces.people import delegate_of

DARK: Final = 0.74
SEALED: Final = (112.0, 112.0 * 114 / 160)
OPENED: Final = (112.0, 112.0 * 194 / 160)
SIGN: Final = 60.0
TREMBLE: Final = 4.0
PANEL: Final = (420.0, 420.0 * 300 / 816)
HEADLINE: Final = 46.0
FACE: Final = 58.0  # of whoever has sealed it, who stays calm
ABOVE: Final = 70.0  # the ribbon
MOON: Final = "#CFE0FF"


@dataclass(frozen=True, slots=True)
class Reveal:
    """All letters at once; ``since`` is how much of it is over when its cue begins.

    ``choices`` says for each seat whether it has declared No Allegiance, ``order`` who opens first.
    """

    seats: tuple[SeatSetup, ...]
    choices: tuple[bool, ...]
    order: tuple[Seat, ...]
    since: float = 0.0

    kind: ClassVar[str] = "reveal"

    @property
    def schedule(self) -> Schedule:
        """Its schedule."""
        return reveal(len(self.choices))

    def items(
        self, frame: Frame, positions: Positions, seconds: float, *, calm: bool
    ) -> Sequence[Item]:
        """Lights down, letters, what they hold, and the moonlight over whoever walks alone."""
        assert isinstance(positions, Spots)
        time, schedule = self.since + seconds, self.schedule
        seen = schedule.opacity(time, "veil")
        items: list[Item] = [Veil(NIGHT, DARK * seen)]
        items += self._middle(frame, positions, time)
        for number, seat in enumerate(self.order):
            items += self._letter(frame, positions, number, seat, time, calm=calm)
        return items

    def _middle(self, frame: Frame, positions: Spots, time: float) -> Sequence[Item]:
        """What is going on, in large letters; in the end over the picture of the moonlight."""
        schedule = self.schedule
        caption = positions.place.layout["caption"]
        x, y = caption.cx, caption.y - ABOVE
        said, gone = schedule.ease_in_out("words", time), 1 - schedule.ease_in_out("go", time)
        opening = ngettext("The letter is opened", "The letters are opened", len(self.choices))
        items = [*_headline(frame, opening, x, y, schedule.ease_in_out("slide", time) * (1 - said))]
        alone = any(self.choices)
        words, alpha = self._verdict() or opening, said * gone
        if alone:
            left, top = x - PANEL[0] / 2, self._over_the_words(positions, y) - PANEL[1]
            items += (
                Glow(x, top + PANEL[1] / 2, PANEL[0] * 0.75, MOON, 0.45 * alpha),
                Picture("council/panel_no_allegiance", left, top, *PANEL, alpha=alpha),
            )
        return (*items, *_headline(frame, words, x, y, alpha, MOON if alone else HEADING))

    def _over_the_words(self, positions: Spots, y: float) -> float:
        """Where the moonlight ends: over the words, or over the letter that lies over them."""
        if len(self.choices) > 1:
            return y - 38
        letter = positions.letter(0)
        return letter.y + SEALED[1] / 2 - OPENED[1] - 16

    def _verdict(self) -> str:
        """Who walks alone; nothing where the only letter says it all."""
        free = [who for who, no in zip(self.seats, self.choices, strict=False) if no]
        if not free:
            return _("Everyone declares Allegiance") if len(self.choices) > 1 else ""
        words = said_of_all(
            free,
            ngettext(
                "No Allegiance: {names} walks into the moonlight",
                "No Allegiance: {names} walk into the moonlight",
                len(free),
            ),
            _("No Allegiance: you walk into the moonlight"),
            _("No Allegiance: you walk into the moonlight with {names}"),
        )
        return words.format(names=names_of(free))

    def _letter(
        self,
        frame: Frame,
        positions: Spots,
        number: int,
        seat: Seat,
        time: float,
        *,
        calm: bool,
    ) -> Sequence[Item]:
        schedule = self.schedule
        seen = schedule.opacity(time, "slide")
        opened = schedule.share(str(number), time)
        x, y = self._at(positions, seat, time, calm=calm)
        shut = 1 - min(1.0, max(0.0, (opened - 0.5) / 0.3))
        shake = 0.0 if calm or not 0 < opened < 0.5 else math.sin(opened * 60) * TREMBLE
        w, h = SEALED
        items: list[Item] = [
            Glow(x, y, w, LANTERN, 0.5 * seen * min(1.0, opened * 2)),
            Picture("council/letter_sealed", x - w / 2 + shake, y - h / 2, w, h, alpha=seen * shut),
        ]
        items += self._open_letter(frame, (x, y), seat, seen * (1 - shut))
        who = self.seats[seat]
        sender = _sender(who.colour)
        return [*items, *parts.fade(parts.shift(sender, x - w / 2 - 8, y + h / 2 - 30), seen)]

    def _at(self, positions: Spots, seat: Seat, time: float, *, calm: bool) -> Point:
        """From the plaque to where it is opened."""
        goal = positions.letter(seat)
        along = 1.0 if calm else self.schedule.ease_out("slide", time)
        start = positions.sealed(seat)
        return start.x + (goal.x - start.x) * along, start.y + (goal.y - start.y) * along

    def _open_letter(self, frame: Frame, at: Point, seat: Seat, alpha: float) -> Sequence[Item]:
        """The letter with what was declared, in a sign and in words."""
        (x, y), (w, h) = at, OPENED
        no = self.choices[seat]
        top = y + SEALED[1] / 2 - h
        sign = "council/token_no_allegiance" if no else "council/token_allegiance"
        words = _("No Allegiance") if no else _("Allegiance")
        ground = MOON if no else SEAT_COLOURS[self.seats[seat].colour]
        label = parts.pill(frame, x, y + SEALED[1] / 2 + 24, words, ground, INK, 20, 34, align="c")
        return (
            Picture("council/letter_open", x - w / 2, top, w, h, alpha=alpha),
            Picture(sign, x - SIGN / 2, top + 12, SIGN, SIGN, alpha=alpha),
            *parts.fade(label.items, alpha),
        )


def _headline(
    frame: Frame, words: str, x: float, y: float, alpha: float, colour: str = WHITE
) -> Sequence[Item]:
    """As wide as there is room between the letters."""
    line = parts.heading(frame, words, x, y, 620, HEADLINE, "c")
    return parts.fade((parts.with_rim(line, colour),), alpha)


@lru_cache(maxsize=8)
def _sender(colour: str) -> tuple[Item, ...]:
    """Whose letter it is: a face on the colour of its seat."""
    half = FACE / 2
    disc = parts.disc(0, 0, half, SEAT_COLOURS[colour], 2.6)
    face = face_name(delegate_of(colour), Feeling.CALM)
    return disc, Picture(face, -half, -half * 1.06, FACE, FACE)
