"""The podium at the end of a game: who stands on which stump, who in the grass, and the labels."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.words import _, ngettext
from scenes.kit import parts
from scenes.kit.display import Font, Item, Picture
from scenes.kit.layout import Place
from scenes.kit.parts import Items, Pill
from scenes.kit.scene import Frame
from scenes.kit.schedule import Schedule
from scenes.kit.theme import SEAT_COLOURS
from scenes.shell.results.result import PLACES, FinalResult

STUMPS: Final = {1: 470.0, 2: 360.0, 3: 270.0}  # drawn heights of prop_podium_N, 280 wide
STUMP_SCALE: Final = 0.82
STAND: Final = 26.0  # how far below its top edge a stump is stood on
STEP: Final = 222.0  # from one to the next, at most
GRASS: Final = 0.76  # of a step: beside the podium
ROOM: Final = 880.0  # for all of them
BUST: Final = 2.4  # how high a face is, against half the width of a marker
ON_STUMP, IN_GRASS = 58.0, 52.0  # how large a marker is
LABEL: Final = 46.0  # how high a label is
LETTERS, LEAST_LETTERS = 28.0, 18.0  # on it
WIDE_LABEL: Final = 320.0  # where only two stand there, one higher than the other
LONG_LABEL: Final = 276.0  # for a name that would be cut
GAP: Final = 6.0  # between a long label and its neighbours
MARGIN: Final = 12.0  # between a long label and the edges
RISE: Final = 90.0  # from so far below a stump comes up
FALLS: Final = 170.0  # from so far above a crown comes down
UNDER: Final = 85.0  # from the ground to a long label under somebody in the grass


@dataclass(frozen=True, slots=True)
class _Spot:
    """Where somebody stands; ``scale`` is below 1 where many stand close together."""

    seat: int
    place: int
    x: float
    scale: float

    @property
    def raised(self) -> bool:
        """Whether there is a stump of this place."""
        return self.place <= len(STUMPS)

    @property
    def height(self) -> float:
        """How high the stump is."""
        return STUMPS[self.place] * STUMP_SCALE * self.scale

    @property
    def r(self) -> float:
        """How large the marker is: hardly smaller for standing beside the podium."""
        return (ON_STUMP if self.raised else IN_GRASS) * self.scale


@dataclass(frozen=True, slots=True)
class Podium:
    """Side by side, the best in the middle; equal places stand on equal stumps.

    ``foot`` is the middle of the ground they stand on; ``right`` is where other things begin.
    ``schedule`` are those of their procession.
    """

    result: FinalResult
    schedule: Schedule
    foot: Place
    right: float

    def draw(self, frame: Frame, time: float, *, calm: bool) -> Items:
        """Labels come last, so that no stump hides one.

        ``time`` is how much of the procession is over; ``calm``: they only fade in.
        """
        spots, schedule = self._spots(), self.schedule
        labels = self._labels(frame, spots)
        items: list[Item] = []
        for spot in spots:
            beat = str(spot.place)
            seen, low = schedule.eased(beat, time), RISE * (1 - schedule.landed(beat, time))
            stands = (
                (*self._stump(frame, spot), *self._person(spot))
                if spot.raised
                else (*self._person(spot), *self._sign(frame, spot))
            )
            items += parts.coming(stands, seen, 0.0 if calm else low)
            items += self._crown(spot, time, calm=calm)
        for spot, label in zip(spots, labels, strict=True):
            items += parts.coming(label.items, schedule.eased(str(spot.place), time))
        return tuple(items)

    def told(self, time: float) -> Item:
        """Who stands there by now, the best first, for whoever does not see it."""
        result = self.result
        lines = [
            ngettext(
                "{place}: {name}, {count} point",
                "{place}: {name}, {count} points",
                result.totals[seat],
            ).format(
                place=_(PLACES[result.place(seat) - 1]),
                name=result.seats[seat].name,
                count=result.totals[seat],
            )
            for seat in result.ranking
            if self.schedule.eased(str(result.place(seat)), time) > 0
        ]
        spots = self._spots()
        top = min(self._over(spot) for spot in spots) - 2 * LABEL - GAP
        ground = parts.box(0.0, top, self.right, self.foot.y + UNDER + 2 * LABEL - top)
        return parts.in_words(ground, lines, _("The podium"))

    # who stands where

    def _spots(self) -> list[_Spot]:
        """The seats from left to right."""
        row: list[tuple[int, int]] = []
        for number, seat in enumerate(self.result.ranking):
            row.insert(0 if number % 2 else len(row), (seat, self.result.place(seat)))
        shares = [1.0 if place <= len(STUMPS) else GRASS for _, place in row]
        step = min(STEP, ROOM / sum(shares))
        left = self.foot.x - step * sum(shares) / 2
        spots = []
        for (seat, place), share in zip(row, shares, strict=True):
            spots.append(_Spot(seat, place, left + share * step / 2, step / STEP))
            left += share * step
        return spots

    def _top(self, spot: _Spot) -> float:
        """Where a stump ends."""
        return self.foot.y + 16 - spot.height

    def _stand(self, spot: _Spot) -> float:
        """Where somebody's feet are."""
        return self._top(spot) + STAND * spot.scale if spot.raised else self.foot.y - 12

    # what stands there

    def _stump(self, frame: Frame, spot: _Spot) -> Items:
        w, top = 280 * STUMP_SCALE * spot.scale, self._top(spot)
        plate = parts.centred(spot.x, top + spot.height * 0.58, 96, 56)
        return (
            Picture(f"shared/prop_podium_{spot.place}", spot.x - w / 2, top, w, spot.height),
            *self._plate(frame, plate, spot),
        )

    def _sign(self, frame: Frame, spot: _Spot) -> Items:
        """The place of somebody who stands in the grass."""
        return self._plate(frame, parts.centred(spot.x, self.foot.y + 30, 84, 48), spot)

    @staticmethod
    def _plate(frame: Frame, plate: Place, spot: _Spot) -> Items:
        words = _(PLACES[spot.place - 1])
        return (
            *parts.panel(plate, radius=12.0, shadow=False, inner=False),
            parts.fitted(frame, words, plate.cx, plate.cy - 1, plate.w - 12, 32, Font.TITLE,
                         align="c"),
        )  # fmt: skip

    def _person(self, spot: _Spot) -> Items:
        """Somebody standing on something: a face if there is one, else a large marker."""
        who, x, r = self.result.seats[spot.seat], spot.x, spot.r
        if self.result.faces:
            side = BUST * r
            face = self.result.faces[spot.seat]
            return (Picture(face, x - side / 2, self._stand(spot) - side * 0.97, side, side),)
        return parts.pawn(x, self._stand(spot) - r * 0.92, r, who.colour, who.name)

    def _crown(self, spot: _Spot, time: float, *, calm: bool) -> Items:
        """It falls onto whoever has won."""
        if spot.seat not in self.result.winners:
            return ()
        x, r = spot.x, spot.r
        top = self._stand(spot) - r * (0.92 + 1.2 + 1.12)
        crown = Picture("shared/prop_crown_big", x - r * 0.95, top, r * 1.9, r * 1.5)
        share = self.schedule.share("crown", time)
        high = 0.0 if calm else FALLS * (1 - share) ** 2
        return parts.coming((crown,), min(1.0, share * 2.5), -high)

    # labels

    def _labels(self, frame: Frame, spots: Sequence[_Spot]) -> list[Pill]:
        """Over the heads; where a name has no room there, all keep out of each other's way."""
        people = len(spots)
        alone = people == 2 and len(self.result.winners) == 1
        room = WIDE_LABEL if alone else min(STEP, ROOM / people) - 6
        labels = [self._label(frame, spot, spot.x, self._over(spot), room) for spot in spots]
        if not all(label.whole for label in labels):
            places = [spot.place for spot in spots]
            ground = [not spot.raised for spot in spots]
            lifted = [at % 2 == 1 and (spot.place in places[at - 1 : at + 2 : 2]
                                       or (ground[at] and any(ground[at - 1 : at + 2 : 2])))
                      for at, spot in enumerate(spots)]  # fmt: skip
            labels = [
                self._long_label(frame, spot, room, LABEL + GAP if lift else 0.0)
                for spot, lift in zip(spots, lifted, strict=True)
            ]
        return labels

    def _over(self, spot: _Spot) -> float:
        """The middle of a label over somebody's head, or over the crown."""
        crown = spot.r * 1.02 if spot.seat in self.result.winners else 0.0
        return self._stand(spot) - spot.r * (0.92 + 1.2) - crown - 26

    def _long_label(self, frame: Frame, spot: _Spot, room: float, lift: float) -> Pill:
        """A label that may be longer than usual; in the grass it lies under the feet.

        ``lift`` is how much farther from its owner it lies than usual.
        """
        y, low, high = self.foot.y + UNDER + lift, MARGIN, self.right - MARGIN
        if spot.raised:
            y = self._over(spot) - lift
            reach = STEP * spot.scale - spot.r - GAP  # to the markers on both sides
            low, high = max(low, spot.x - reach), min(high, spot.x + reach)
        size = LETTERS
        if not self._label(frame, spot, spot.x, y, room).whole:
            room, size = min(LONG_LABEL, high - low), LEAST_LETTERS
        half = self._label(frame, spot, spot.x, y, room, size).width / 2
        x = min(max(spot.x, low + half), high - half)
        return self._label(frame, spot, x, y, room, size)

    def _label(
        self, frame: Frame, spot: _Spot, x: float, y: float, room: float, size: float = LETTERS
    ) -> Pill:
        who, points = self.result.seats[spot.seat], self.result.totals[spot.seat]
        words, colour = (
            _("{name}  {points}").format(name=who.name, points=points),
            SEAT_COLOURS[who.colour],
        )
        return parts.pill(frame, x, y, words, colour, size=size, height=LABEL, font=Font.TITLE,
                          align="c", room=room)  # fmt: skip
