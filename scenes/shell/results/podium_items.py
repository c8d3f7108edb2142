"""The podium at the end of a game: who stands on which stump, who sits on the bench, the labels."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from game.words import _, ngettext
from scenes.kit import parts
from scenes.kit.display import Font, Item, Picture, Shadow
from scenes.kit.layout import Place
from scenes.kit.parts import Items, Pill
from scenes.kit.parts.svg import layers, line, rect, shape
from scenes.kit.scene import Frame
from scenes.kit.schedule import Schedule
from scenes.kit.theme import INK, SEAT_COLOURS, WOOD, WOOD_DARK
from scenes.shell.results.result import PLACES, FinalResult

STUMPS: Final = {1: 470.0, 2: 360.0, 3: 270.0}  # drawn heights of prop_podium_N, 280 wide
STUMP_SCALE: Final = 0.82
STAND: Final = 26.0  # how far below its top edge a stump is stood on
STEP: Final = 222.0  # from one to the next, at most
ROOM: Final = 920.0  # for all of them
BUST: Final = 2.4  # how high a face is, against half the width of a marker
ON_STUMP, ON_BENCH = 58.0, 50.0  # how large a marker is
BEHIND: Final = 68.0  # so much farther up the stumps stand where there is a bench before them
BACK_SCALE: Final = 0.95  # and so much smaller they are there
SEAT: Final = 50.0  # the top of the bench below the foot of stumps without one
BENCH: Final = 34.0  # how high its plank is
FEWEST: Final = 3  # on it, for whom there is more room than for four
SIGN: Final = 41.0  # from its top to the middle of a place
LABEL: Final = 46.0  # how high a label is
LETTERS, LEAST_LETTERS = 28.0, 18.0  # on it
WIDE_LABEL: Final = 320.0  # where only two stand there, one higher than the other
LONG_LABEL: Final = 276.0  # for a name that would be cut
GAP: Final = 6.0  # between a label and its neighbours
MARGIN: Final = 12.0  # between a long label and the edges
RISE: Final = 90.0  # from so far below a stump comes up
FALLS: Final = 170.0  # from so far above a crown comes down


@dataclass(frozen=True, slots=True)
class _Spot:
    """Where somebody stands or sits; ``scale`` is below 1 where many stand close together.

    ``y`` is the foot of a stump, or the top of the bench.
    """

    seat: int
    place: int
    x: float
    y: float
    scale: float

    @property
    def has_stump(self) -> bool:
        """Whether there is a stump of this place."""
        return self.place <= len(STUMPS)

    @property
    def height(self) -> float:
        """How high the stump is."""
        return STUMPS[self.place] * STUMP_SCALE * self.scale

    @property
    def top(self) -> float:
        """Where the stump ends."""
        return self.y + 16 - self.height

    @property
    def stand(self) -> float:
        """Where somebody's feet are."""
        return self.top + STAND * self.scale if self.has_stump else self.y + 6

    @property
    def r(self) -> float:
        """How large the marker is: hardly smaller on the bench."""
        return ON_STUMP * self.scale if self.has_stump else ON_BENCH


@dataclass(frozen=True, slots=True)
class Podium:
    """Side by side, the best in the middle; equal places stand on equal stumps.

    Whoever has no stump sits in front of them, on one bench.

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
        stumps, bench = self._stumps(), self._bench()
        spots, schedule = [*stumps, *bench], self.schedule
        labels = [*self._labels(frame, stumps), *self._bench_labels(frame, bench)]
        items: list[Item] = []
        if bench:
            first = str(max(spot.place for spot in bench))
            items += parts.fade_in(_plank(bench), schedule.ease_in_out(first, time))
        for spot in spots:
            beat = str(spot.place)
            seen, low = schedule.ease_in_out(beat, time), RISE * (1 - schedule.ease_out(beat, time))
            stands = (
                (*self._stump(frame, spot), *self._person(spot))
                if spot.has_stump
                else (*self._person(spot), *self._sign(frame, spot))
            )
            items += parts.fade_in(stands, seen, 0.0 if calm else low)
            items += self._crown(spot, time, calm=calm)
        for spot, label in zip(spots, labels, strict=True):
            items += parts.fade_in(label.items, schedule.ease_in_out(str(spot.place), time))
        return tuple(items)

    def spoken_item(self, time: float) -> Item:
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
            if self.schedule.ease_in_out(str(result.place(seat)), time) > 0
        ]
        top = min(self._over(spot) for spot in self._stumps()) - 2 * LABEL - GAP
        ground = parts.box(0.0, top, self.right, self.foot.y + 2 * LABEL + SEAT - top)
        return parts.in_words(ground, lines, _("The podium"))

    # who stands where

    @property
    def _rest(self) -> list[int]:
        """The seats that no stump is left for, the best first."""
        result = self.result
        return [seat for seat in result.ranking if result.place(seat) > len(STUMPS)]

    def _stumps(self) -> list[_Spot]:
        """Who stands on one, from left to right."""
        rest, row = self._rest, list[int]()
        for number, seat in enumerate(self.result.ranking[: len(self.result.seats) - len(rest)]):
            row.insert(0 if number % 2 else len(row), seat)
        y, scale = (self.foot.y - BEHIND, BACK_SCALE) if rest else (self.foot.y, 1.0)
        step = min(STEP * scale, ROOM / len(row))
        return self._side_by_side(row, y, step, step / STEP)

    def _bench(self) -> list[_Spot]:
        """Who sits on it, from left to right."""
        rest = self._rest
        return self._side_by_side(rest, self.foot.y + SEAT, _bench_step(rest), 1.0)

    def _side_by_side(self, row: Sequence[int], y: float, step: float, scale: float) -> list[_Spot]:
        left = self.foot.x - step * (len(row) - 1) / 2
        return [
            _Spot(seat, self.result.place(seat), left + step * at, y, scale)
            for at, seat in enumerate(row)
        ]

    # what stands there

    def _stump(self, frame: Frame, spot: _Spot) -> Items:
        w, top = 280 * STUMP_SCALE * spot.scale, spot.top
        plate = parts.centre(spot.x, top + spot.height * 0.58, 96, 56)
        return (
            Picture(f"shared/prop_podium_{spot.place}", spot.x - w / 2, top, w, spot.height),
            *self._plate(frame, plate, spot),
        )

    def _sign(self, frame: Frame, spot: _Spot) -> Items:
        """The place of somebody who sits on the bench."""
        return self._plate(frame, parts.centre(spot.x, spot.y + SIGN, 84, 48), spot)

    @staticmethod
    def _plate(frame: Frame, plate: Place, spot: _Spot) -> Items:
        words = _(PLACES[spot.place - 1])
        return (
            *parts.panel(plate, radius=12.0, shadow=False, inner=False),
            parts.fitted(frame, words, plate.cx, plate.cy - 1, plate.w - 12, 32, Font.TITLE,
                         align="c"),
        )  # fmt: skip

    def _person(self, spot: _Spot) -> Items:
        """Somebody on something: a face if there is one, else a large marker."""
        who, x, r = self.result.seats[spot.seat], spot.x, spot.r
        if self.result.faces:
            side = BUST * r
            face = self.result.faces[spot.seat]
            return (Picture(face, x - side / 2, spot.stand - side * 0.97, side, side),)
        return parts.pawn(x, spot.stand - r * 0.92, r, who.colour, who.name)

    def _crown(self, spot: _Spot, time: float, *, calm: bool) -> Items:
        if spot.seat not in self.result.winners:
            return ()
        x, r = spot.x, spot.r
        top = spot.stand - r * (0.92 + 1.2 + 1.12)
        crown = Picture("shared/prop_crown_big", x - r * 0.95, top, r * 1.9, r * 1.5)
        share = self.schedule.share("crown", time)
        high = 0.0 if calm else FALLS * (1 - share) ** 2
        return parts.fade_in((crown,), min(1.0, share * 2.5), -high)

    # labels

    def _labels(self, frame: Frame, spots: Sequence[_Spot]) -> list[Pill]:
        """Over the heads; where a name has no room there, all keep out of each other's way."""
        people = len(spots)
        alone = people == 2 and len(self.result.winners) == 1
        room = WIDE_LABEL if alone else min(STEP, ROOM / people) - 6
        labels = [self._label(frame, spot, spot.x, self._over(spot), room) for spot in spots]
        if not all(label.whole for label in labels):
            places = [spot.place for spot in spots]
            lifted = [at % 2 == 1 and spot.place in places[at - 1 : at + 2 : 2]
                      for at, spot in enumerate(spots)]  # fmt: skip
            labels = [
                self._long_label(frame, spot, room, LABEL + GAP if lift else 0.0)
                for spot, lift in zip(spots, lifted, strict=True)
            ]
        return labels

    def _bench_labels(self, frame: Frame, spots: Sequence[_Spot]) -> list[Pill]:
        room, size = _bench_step(spots) - GAP, LETTERS
        while size > LEAST_LETTERS and any(
            self._label(frame, spot, spot.x, 0.0, frame.width, size).width > room for spot in spots
        ):
            size -= 2
        return [
            self._said_or_name(frame, spot, spot.x, self._over(spot), room, size) for spot in spots
        ]

    def _over(self, spot: _Spot) -> float:
        """The middle of a label over somebody's head, or over the crown."""
        crown = spot.r * 1.02 if spot.seat in self.result.winners else 0.0
        return spot.stand - spot.r * (0.92 + 1.2) - crown - 26

    def _long_label(self, frame: Frame, spot: _Spot, room: float, lift: float) -> Pill:
        """A label that may be longer than usual.

        ``lift`` is how much farther from its owner it lies than usual.
        """
        y = self._over(spot) - lift
        reach = STEP * spot.scale - spot.r - GAP  # to the markers on both sides
        low, high = max(MARGIN, spot.x - reach), min(self.right - MARGIN, spot.x + reach)
        size = LETTERS
        if not self._label(frame, spot, spot.x, y, room).whole:
            room, size = min(LONG_LABEL, high - low), LEAST_LETTERS
        half = self._label(frame, spot, spot.x, y, room, size).width / 2
        x = min(max(spot.x, low + half), high - half)
        return self._said_or_name(frame, spot, x, y, room, size)

    def _said_or_name(
        self, frame: Frame, spot: _Spot, x: float, y: float, room: float, size: float
    ) -> Pill:
        """A label; one that would be cut has the name alone, as the table has the points too."""
        label = self._label(frame, spot, x, y, room, size)
        return label if label.whole else self._label(frame, spot, x, y, room, size, points=False)

    def _label(
        self,
        frame: Frame,
        spot: _Spot,
        x: float,
        y: float,
        room: float,
        size: float = LETTERS,
        *,
        points: bool = True,
    ) -> Pill:
        who, words = self.result.seats[spot.seat], _("{name}  {points}")
        said = words.format(name=who.name, points=self.result.totals[spot.seat])
        colour = SEAT_COLOURS[who.colour]
        return parts.pill(frame, x, y, said if points else who.name, colour, size=size,
                          height=LABEL, font=Font.TITLE, align="c", room=room)  # fmt: skip


def _bench_step(people: Sequence[object]) -> float:
    """How much of the bench each of them has."""
    return ROOM / max(FEWEST, len(people))


def _plank(bench: Sequence[_Spot]) -> Items:
    """The bench, as long as it has to be."""
    left, right, y = bench[0].x, bench[-1].x, bench[0].y
    return _bench_of(left - STEP / 2 + GAP, y, right - left + STEP - 2 * GAP)


@lru_cache(maxsize=4)
def _bench_of(x: float, y: float, w: float) -> Items:
    legs = (rect(at, BENCH - 6, 30, 44, WOOD_DARK, 6, INK, 3) for at in (34.0, w - 64))
    grain = (line(24, at, w - 24, at, WOOD_DARK, 2.2) for at in (13.0, 21.0))
    drawn = layers((*legs, rect(0, 0, w, BENCH, WOOD, 12, INK, 3.5), *grain))
    return (Shadow(x, y + 24, w, 44, 20, 16, 10, 0.5), shape(drawn, x, y, w, BENCH + 40))
