"""The points of an Age: turned over seat by seat, then the recruits arrive."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.council.api import (
    FACTION_NAMES,
    AgeScored,
    Event,
    Faction,
    GameEnded,
    RecruitsArrived,
    SeatScore,
    card_name,
    suit_of,
)
from scenes.council.board import BoardLook, board_items, cube, faction_asset
from scenes.council.geometry import BoardPlace, board_place, cube_block
from scenes.council.layer import menu_change
from scenes.council.line import Line, factions_words, trick_count
from scenes.council.picture import MENU
from scenes.council.plaques import OATH_SIGNS
from scenes.council.room import Room
from scenes.council.stage import Oath, Stage
from scenes.council.words import AGE_NAMES
from scenes.kit import display, parts
from scenes.kit.display import Backdrop, DisplayList, Font, Item, Picture
from scenes.kit.layout import Place
from scenes.kit.parts import fitted
from scenes.kit.parts.ink import rect, shape
from scenes.kit.scene import BaseScene, Change, Frame, Pop
from scenes.kit.sound import Heard, Sound
from scenes.kit.theme import FAINT_INK, GREEN, INK, LANTERN, SEAT_COLOURS
from scenes.kit.timeline import ease_out
from scenes.shell.pause import LEAVE

LEAD_IN: Final = 0.7
ROW: Final = 1.15
RECRUITS: Final = 0.9


class ScoringScene(BaseScene):
    """Pops with None when the next Age may begin."""

    def __init__(self, room: Room, before: Stage, scored: AgeScored, rest: Sequence[Event]) -> None:
        self.room = room
        self._before = before
        self._scored = scored
        self._recruits = next(
            (event.factions for event in rest if isinstance(event, RecruitsArrived)), ()
        )
        self._ended = any(isinstance(event, GameEnded) for event in rest)
        self._rows = sorted(scored.rows, key=lambda row: (row.no_allegiance, row.seat))
        self._base = room.view(None).no_allegiance_base
        self._time = 0.0
        self._heard = 0  # how many rows have been heard
        self._ready = False  # Enter counts only after the points have been seen

    # time

    @property
    def _length(self) -> float:
        return LEAD_IN + ROW * len(self._rows) + (0.0 if self._ended else RECRUITS)

    @property
    def moving(self) -> bool:
        """Until everything is turned over."""
        return not self._ready

    def tick(self, dt: float) -> Change:
        """Turn over the next row."""
        if self._time >= self._length:
            self._ready = self._ready or dt > 0
            return None
        pace = self.room.preferences.pace
        self._time = min(self._length, self._time + dt / pace) if pace else self._length
        return None

    def sounds(self) -> Sequence[Heard]:
        """A note for the row that has turned over, higher each time."""
        before, self._heard = (
            self._heard,
            sum(self._progress(number) >= 0.5 for number in range(len(self._rows))),
        )
        return [Heard(Sound.SCORE, self._heard - 1)] if self._heard > before else []

    def hurry(self) -> None:
        """Turn over everything."""
        self._time = self._length

    def _progress(self, number: int) -> float:
        """How far row ``number`` is turned over, 0–1."""
        return min(1.0, max(0.0, (self._time - LEAD_IN - ROW * number) / (ROW * 0.6)))

    # drawing

    def draw(self, frame: Frame) -> DisplayList:
        """The board on the left, the sheet of points on the right."""
        layout = frame.layout("scoring")
        age = self._scored.age
        place = board_place(frame, layout, self._before.ring)
        items: list[Item] = [Backdrop("backdrop_table", 0.5, 0.4)]
        items += board_items(place, self._board(), self.room.seats)
        items += self._flying_recruits(place)
        items += parts.status_bar(frame, layout["status"], f"Age {AGE_NAMES[age - 1]}", "Scoring")
        items += parts.menu_bar(frame, layout["menu_bar"], MENU)
        items += self._ledger(frame, layout["ledger"])
        line = self._line()
        items += parts.caption(frame, layout["caption"], line.words, line.who)
        if not self._ready:
            hints = (("Space", "hurry"), ("L", "log"))
            items += parts.hint_line(frame, layout["hintsline"], hints)
        return items

    def _board(self) -> BoardLook:
        scores = list(self._before.scores)
        for number, row in enumerate(self._rows):
            scores[row.seat] += round(row.due * ease_out(self._progress(number)))
        cubes = list(self._before.cubes)
        arrived = self._recruits_share() >= 1
        if arrived:
            for faction in self._recruits:
                cubes[faction] += 1
        return BoardLook(
            cubes=tuple(cubes),
            chambers=self._before.chambers,
            age=self._scored.age,
            scores=tuple(scores),
            recruits=self._recruits if arrived else (),
            termite=self._termite,
        )

    @property
    def _termite(self) -> Faction | None:
        return None if self._before.solo is None else self._before.solo.termite

    def _recruits_share(self) -> float:
        start = LEAD_IN + ROW * len(self._rows)
        return min(1.0, max(0.0, (self._time - start) / RECRUITS)) if not self._ended else 0.0

    def _flying_recruits(self, place: BoardPlace) -> list[Item]:
        share = self._recruits_share()
        if not 0 < share < 1:
            return []
        items: list[Item] = []
        for faction in self._recruits:
            count = self._before.cubes[faction] + 1
            x, y = place.cube_slots(faction, count)[count - 1]
            sx, sy = place.at(1.25, place.middle(faction))
            along = ease_out(share)
            items.append(cube(sx + (x - sx) * along, sy + (y - sy) * along, 34 * place.unit))
        return items

    def _line(self) -> Line:
        """The sentence about the row that is being turned over."""
        for number in reversed(range(len(self._rows))):
            if self._progress(number) > 0 and self._recruits_share() == 0:
                return score_words(self.room, self._rows[number], self._scored)
        if self._time >= self._length:
            return Line("", self._after_words())
        if self._recruits_share() > 0:
            return Line("", "New recruits join every faction that is not strongest")
        return Line("", "Everybody shows the last card")

    def _after_words(self) -> str:
        if self._ended:
            return "The third Age is over"
        leader = self.room.name(self._before.lead)
        return f"{leader} won the last trick and leads Age {AGE_NAMES[self._scored.age]}"

    def _ledger(self, frame: Frame, place: Place) -> list[Item]:
        age = AGE_NAMES[self._scored.age - 1]
        items: list[Item] = [*parts.panel(place, radius=20.0)]
        items.append(
            parts.heading(frame, f"Points of Age {age}", place.x + 32, place.y + 46, 560, 38)
        )
        heads = (
            ("Seat", 32, "l"), ("Tricks", 340, "c"), ("Last card", 450, "c"),
            ("Bonus", 640, "c"), (f"Age {age}", 808, "c"), ("Total", 936, "c"),
        )  # fmt: skip
        for words, dx, align in heads:
            items.append(
                fitted(frame, words, place.x + dx, place.y + 102, 120, 20, Font.HEAVY, FAINT_INK,
                       align)
            )  # fmt: skip
        items.append(parts.rule(place.x + 24, place.y + 122, place.w - 48))
        high = min(118.0, (place.h - 124 - 150) / len(self._rows))
        for number, row in enumerate(self._rows):
            spot = Place(place.x + 12, place.y + 126 + number * high, place.w - 24, high)
            items += self._row(frame, spot, row, self._progress(number))
            items.append(parts.rule(place.x + 24, spot.bottom, place.w - 48, width=1.6))
        return items + self._foot(frame, place)

    def _row(self, frame: Frame, spot: Place, row: SeatScore, share: float) -> list[Item]:
        who = self.room.seats[row.seat]
        y = spot.cy
        x = spot.x - 12
        items: list[Item] = []
        if 0 < share < 1 or (row.no_allegiance_points and share > 0):
            svg = rect(0, 0, spot.w, spot.h - 6, "#FFE6AE", 14, LANTERN, 3)
            items.append(shape(svg, spot.x, spot.y + 3, spot.w, spot.h - 6))
        oath = Oath.NO_ALLEGIANCE if row.no_allegiance else Oath.ALLEGIANCE
        items += parts.pawn(x + 58, y + 3, 24, who.colour, who.name)
        items += [
            fitted(frame, who.name, x + 98, y - 15, 200, 28, Font.TITLE),
            Picture(OATH_SIGNS[oath], x + 96, y + 3, 28, 28),
            fitted(frame, str(oath).capitalize() if not row.no_allegiance else "No Allegiance",
                   x + 128, y + 17, 180, 19),
            fitted(frame, str(row.tricks), x + 340, y - 1, 60, 32, Font.TITLE, align="c"),
        ]  # fmt: skip
        items += self._last_card(x + 450, y, row, share, spot.h)
        total = self._before.scores[row.seat]
        if share >= 0.5:
            items += self._bonus(frame, x, y, row)
            total += row.due
        items += _total(frame, x + 936, y, total, who.colour)
        return items

    def _last_card(
        self, x: float, y: float, row: SeatScore, share: float, high: float
    ) -> list[Item]:
        """The allegiance turns over; No Allegiance has none."""
        if row.card is None:
            return [Picture("token_no_allegiance", x - 28, y - 28, 56, 56)]
        width = min(70.0, (high - 14) / 1.4)
        face = share >= 0.5
        turn = abs(1 - 2 * share)
        return [display.Card(card_name(row.card) if face else None, x, y, width, turn=turn)]

    def _bonus(self, frame: Frame, x: float, y: float, row: SeatScore) -> list[Item]:
        gained = row.points - row.tricks
        plus = fitted(
            frame, f"+{gained}", x + 738, y - 1, 70, 30, Font.TITLE,
            GREEN if gained else FAINT_INK, "c",
        )  # fmt: skip
        items: list[Item] = [
            plus,
            fitted(frame, str(row.points), x + 808, y - 1, 60, 32, Font.TITLE, align="c"),
        ]
        if row.card is not None:
            faction = suit_of(row.card)
            items.append(
                Picture(f"emblem_{faction_asset(faction, self._termite)}", x + 516, y - 22, 44, 44)
            )
            count = self._before.cubes[faction]
            items += [cube(cx, cy, 28) for cx, cy in cube_block(x + 632, y, count, 26)]
            if row.extra:
                words = f"+{row.extra} extra"
                items.append(fitted(frame, words, x + 632, y + 38, 190, 18, align="c"))
            return items
        for i, words in enumerate(self._no_allegiance_words(row)):
            items.append(fitted(frame, words, x + 610, y - 14 + i * 28, 196, 20, align="c"))
        return items

    def _no_allegiance_words(self, row: SeatScore) -> tuple[str, ...]:
        if row.tricks:
            return (f"won {trick_count(row.tricks)}:", "no bonus")
        value = f"{self._base} + {self._scored.chambers} Chambers"
        if self._scored.sharing > 1:
            return (value, f"shared by {self._scored.sharing}")
        return ("won no trick", value)

    def _foot(self, frame: Frame, place: Place) -> list[Item]:
        items: list[Item] = []
        y = place.bottom - 114
        if not self._ended:
            items.append(fitted(frame, "New recruits", place.x + 32, y - 4, 180, 24, Font.TITLE))
            if self._recruits_share() > 0 or self._ready:
                items += self._recruit_signs(frame, place.x + 216, y, place.w - 240)
        if self._time >= self._length:
            spot = Place(place.right - 420, place.bottom - 82, 392, 62)
            label = "To the podium" if self._ended else f"On to Age {AGE_NAMES[self._scored.age]}"
            items += parts.button(frame, spot, "next", label, primary=True, key="Enter", size=28)
        return items

    def _recruit_signs(self, frame: Frame, x: float, y: float, room: float) -> list[Item]:
        items: list[Item] = []
        for faction in self._recruits:
            items += [
                Picture(f"emblem_{faction_asset(faction, self._termite)}", x, y - 22, 38, 38),
                fitted(frame, "+1", x + 44, y - 4, 40, 24, Font.TITLE, GREEN),
            ]
            x += 92
            room -= 92
        strongest = [faction for faction in self._before.ring if faction not in self._recruits]
        verb = "are" if len(strongest) == 1 else "are equally"
        wordings = (f"{factions_words(strongest)} {verb} strongest: none", "the strongest: none")
        words = parts.first_that_fits(frame, wordings, room - 10, 20)
        items.append(fitted(frame, words, x + 8, y - 4, room, 20, colour=FAINT_INK))
        return items

    # input

    def default_focus(self) -> str | None:
        """Enter goes on, once the points are there."""
        return "next" if self._ready else None

    def activate(self, name: str) -> Change:
        """On to the next Age."""
        return Pop() if name == "next" else menu_change(self.room, name)

    def key(self, name: str) -> Change:
        """The keys of the menu bar."""
        return menu_change(self.room, name)

    def resume(self, result: object) -> Change:
        """Back from the menu."""
        return Pop(LEAVE) if result == LEAVE else None


def _total(frame: Frame, x: float, y: float, points: int, colour: str) -> list[Item]:
    svg = rect(0, 0, 98, 56, SEAT_COLOURS[colour], 12, INK, 3)
    return [
        shape(svg, x - 49, y - 28, 98, 56),
        fitted(frame, str(points), x, y - 1, 84, 36, Font.TITLE, align="c"),
    ]


def score_words(room: Room, row: SeatScore, scored: AgeScored) -> Line:
    """One seat's points as a sentence."""
    base = room.view(None).no_allegiance_base
    tricks = trick_count(row.tricks)
    name = room.name(row.seat)
    if row.card is not None:
        suit = FACTION_NAMES[suit_of(row.card)]
        return Line(name, f"{tricks} and {row.allegiance} for the {suit}: {row.points} points")
    if row.tricks:
        return Line(name, f"No Allegiance failed: {tricks}, no bonus")
    if scored.sharing > 1:
        return Line(name, f"No Allegiance, shared by {scored.sharing}: {row.points} points")
    return Line(
        name,
        f"won no trick: {base} + {scored.chambers} in the Chambers = {row.points} points",
    )


def is_reckoning(event: Event) -> bool:
    """Whether an event belongs to the end of an Age and is shown by this scene."""
    return isinstance(event, RecruitsArrived | GameEnded)
