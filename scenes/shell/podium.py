"""The end of a game: who stands where, why, and how it came to that."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Final

from scenes.kit import parts
from scenes.kit.display import Backdrop, DisplayList, Font, Glow, Item, Picture, Text
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.preferences import Preferences
from scenes.kit.scene import BaseScene, Change, Frame, Pop, Push
from scenes.kit.sound import Heard, Sound
from scenes.kit.theme import INK, LANTERN, SEAT_COLOURS
from scenes.shell.backyard import fireflies
from scenes.shell.keys import KeysScene
from scenes.shell.result import PLACES, FinalResult
from scenes.shell.result_sheets import points_table, score_chart

__all__ = ["EndScene", "FinalResult"]

STUMPS: Final = {1: 470.0, 2: 360.0, 3: 270.0}  # drawn heights of prop_podium_N, 280 wide
STUMP_SCALE: Final = 0.82
STAND: Final = 26.0  # how far below its top edge a stump is stood on
STEP: Final = 222.0  # from one to the next, at most
GRASS: Final = 0.76  # of a step: beside the podium
ROOM: Final = 880.0  # for all of them
WIDE_LABEL: Final = 320.0  # where only two stand there, one higher than the other
PETALS: Final = 36
RAIN: Final = 8.0  # seconds


class EndScene(BaseScene):
    """Pops with ``rematch``, ``title`` or ``watch``; ``again`` is what the first one is called."""

    def __init__(
        self, result: FinalResult, preferences: Preferences, again: str = "Rematch"
    ) -> None:
        self._result = result
        self._again = again
        self._preferences = preferences
        self._age = RAIN if preferences.still else 0.0
        self._praise = [Heard(Sound.VICTORY)]  # not heard yet

    # drawing

    def draw(self, frame: Frame) -> DisplayList:
        """Podium on the left, sheets on the right."""
        layout = frame.layout("end")
        podium = layout["podium"]
        return (
            Backdrop("backdrop_dusk", 0.5, 0.6),
            *fireflies(frame, 0.0, 0.7),
            Glow(podium.x, podium.y - 400, 520, LANTERN, 0.6),
            *self._podium(frame, podium),
            *self._headline(frame, layout["headline"]),
            *points_table(frame, layout["table"], self._result),
            *score_chart(frame, layout["chart"], self._result),
            *_petals(frame.width, frame.height, self._age),
            *parts.button(frame, layout["to_title"], "title", "To the title", key="Esc"),
            *parts.button(frame, layout["replay"], "watch", "Watch again"),
            *parts.button(
                frame,
                layout["rematch"],
                "rematch",
                self._again,
                primary=True,
                key="Enter" if frame.focus == "rematch" else "",
                size=30,
            ),
        )

    def _headline(self, frame: Frame, place: Place) -> Items:
        fit = parts.fit_text(frame, self._result.headline, place.w - 20, 72, Font.TITLE, 30)
        return (
            Text(
                fit.text,
                place.cx,
                place.y + 42,
                fit.size,
                Font.TITLE,
                "#FFD77E",
                "c",
                outline=INK,
                outline_width=8,
            ),
            *self._verdict(frame, place),
        )

    def _verdict(self, frame: Frame, place: Place) -> Items:
        """Why, on a ribbon; in large letters it may take two lines."""
        words = parts.fit_text(frame, self._result.verdict, place.w - 80, 26)
        lines = [words.text]
        if frame.large and words.size < parts.drawn_size(frame, 26):
            lines = parts.wrap(frame, self._result.verdict, place.w - 80, 26)
            words = parts.fit_text(frame, max(lines, key=len), place.w - 80, 26)
        high = max(52.0, words.size * 1.35 * len(lines) + 10)
        ribbon = parts.centred(place.cx, place.y + 92 + high / 2, words.width + 84, high)
        step = words.size * 1.3
        top = ribbon.cy - 1 - step * (len(lines) - 1) / 2
        return (
            *parts.ribbon(ribbon),
            *(
                Text(line, ribbon.cx, top + step * row, words.size, Font.BOLD, INK, "c")
                for row, line in enumerate(lines)
            ),
        )

    def _podium(self, frame: Frame, foot: Place) -> Items:
        """Side by side, the best in the middle; equal places stand on equal stumps."""
        row = _best_in_the_middle(self._result.ranking)
        shares = [1.0 if self._raised(seat) else GRASS for seat in row]
        step = min(STEP, ROOM / sum(shares))
        left = foot.x - step * sum(shares) / 2
        items: list[Item] = []
        for seat, share in zip(row, shares, strict=True):
            draw = self._on_stump if self._raised(seat) else self._in_the_grass
            items += draw(frame, left + share * step / 2, foot.y, step / STEP, seat)
            left += share * step
        return tuple(items)

    def _raised(self, seat: int) -> bool:
        return self._result.place(seat) <= len(STUMPS)

    def _on_stump(self, frame: Frame, x: float, ground: float, scale: float, seat: int) -> Items:
        place = self._result.place(seat)
        w, h = 280 * STUMP_SCALE * scale, STUMPS[place] * STUMP_SCALE * scale
        top = ground + 16 - h
        plate = parts.centred(x, top + h * 0.58, 96, 56)
        return (
            Picture(f"prop_podium_{place}", x - w / 2, top, w, h),
            *self._plate(frame, plate, seat),
            *self._person(frame, x, top + STAND * scale, 58 * scale, seat),
        )

    def _in_the_grass(
        self, frame: Frame, x: float, ground: float, scale: float, seat: int
    ) -> Items:
        """Who stands beside the podium is not smaller for it."""
        return (
            *self._person(frame, x, ground - 12, 52 * scale, seat),
            *self._plate(frame, parts.centred(x, ground + 30, 84, 48), seat),
        )

    def _plate(self, frame: Frame, plate: Place, seat: int) -> Items:
        words = PLACES[self._result.place(seat) - 1]
        return (
            *parts.panel(plate, radius=12.0, shadow=False, inner=False),
            parts.fitted(frame, words, plate.cx, plate.cy - 1, plate.w - 12, 32, Font.TITLE,
                         align="c"),
        )  # fmt: skip

    def _person(self, frame: Frame, x: float, stand: float, r: float, seat: int) -> Items:
        """A large marker standing on something, crown and name above it."""
        who, points = self._result.seats[seat], self._result.totals[seat]
        middle = stand - r * 0.92
        head = middle - r * 1.2
        crown: Items = ()
        if seat in self._result.winners:
            crown = (Picture("prop_crown_big", x - r * 0.95, head - r * 1.12, r * 1.9, r * 1.5),)
            head -= r * 1.02
        alone = len(self._result.seats) == 2 and len(self._result.winners) == 1
        room = WIDE_LABEL if alone else min(STEP, ROOM / len(self._result.seats)) - 6
        label = self._label(frame, x, head - 26, seat, f"{who.name}  {points}", room)
        return (*parts.pawn(x, middle, r, who.colour, who.name), *crown, *label)

    def _label(self, frame: Frame, x: float, y: float, seat: int, words: str, room: float) -> Items:
        colour = SEAT_COLOURS[self._result.seats[seat].colour]
        return parts.pill(
            frame, x, y, words, colour, size=28, height=46, font=Font.TITLE, align="c", room=room
        ).items

    # time

    @property
    def moving(self) -> bool:
        """While petals fall."""
        return self._age < RAIN

    def tick(self, dt: float) -> Change:
        """Petals fall."""
        self._age = min(RAIN, self._age + dt)
        return None

    def sounds(self) -> Sequence[Heard]:
        """The winners are praised, once."""
        praise, self._praise = self._praise, []
        return praise

    # input

    def default_focus(self) -> str | None:
        """Once more."""
        return "rematch"

    def activate(self, name: str) -> Change:
        """Both buttons leave, with their name as the result."""
        return Pop(name)

    def key(self, name: str) -> Change:
        """Escape goes to the title."""
        if name == "escape":
            return Pop("title")
        return Push(KeysScene()) if name == "f1" else None


def _best_in_the_middle(ranking: Sequence[int]) -> list[int]:
    """The seats from left to right."""
    row: list[int] = []
    for number, seat in enumerate(ranking):
        row.insert(0 if number % 2 else len(row), seat)
    return row


@lru_cache(maxsize=1)
def _rain() -> tuple[tuple[int, float, float, float, float], ...]:
    """For each petal: drawing, share of the width, start, speed, own phase."""
    rng = Random(3)
    return tuple(
        (
            1 + index % 4,
            rng.uniform(0.0, 0.5),
            rng.uniform(0.0, RAIN * 0.45),
            rng.uniform(260, 380),
            rng.uniform(0, 6.3),
        )
        for index in range(PETALS)
    )


def _petals(width: float, height: float, age: float) -> Items:
    """Petals over the podium; all have landed when the rain is over."""
    items: list[Item] = []
    for kind, share, start, speed, phase in _rain():
        y = -40 + (age - start) * speed
        if age >= RAIN or not -40 < y < height + 40:
            continue
        x = width * share + 30 * math.sin(age * 1.4 + phase)
        turn = round(40 * math.sin(age * 1.1 + phase) / 4) * 4.0
        items.append(Picture(f"prop_petal_{kind}", x - 20, y - 20, 40, 40, turn))
    return tuple(items)
