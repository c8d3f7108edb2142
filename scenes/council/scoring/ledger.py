"""The sheet of points of an Age: tricks, last card, bonus, and the recruits at its foot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.describe.council.names import NUMERALS, age_words, spaces_words, trick_count
from game.describe.council.personas import earned_words
from game.rules.council.api import (
    TERMITENATOR,
    AgeScored,
    Faction,
    Oath,
    SeatScore,
    View,
    card_name,
    suit_of,
)
from game.seating import SeatSetup
from game.words import _, ngettext, pgettext
from scenes.council.board.cubes import cube, faction_asset
from scenes.council.board.seats import OATHS
from scenes.council.board_place import cube_block
from scenes.council.cards import DECK
from scenes.council.faces.machine import Lamp, machine_face
from scenes.kit import display, parts
from scenes.kit.cards import CARD_RATIO
from scenes.kit.display import Font, Item, Picture
from scenes.kit.layout import Place
from scenes.kit.parts import fitted, line_or_lines
from scenes.kit.parts.svg import rect, shape
from scenes.kit.scene import Frame
from scenes.kit.theme import FAINT_INK, GOOD, INK, LIT, MARKED, SEAT_COLOURS
from scenes.table.faces.delegate import face_name
from scenes.table.faces.feeling import Feeling
from scenes.table.faces.people import delegate_of
from scenes.table.score_sheet import next_button, row_control

BONUS: Final = 640.0  # the middle of the column that says what the declaration is worth
HEAD: Final = 76.0  # how wide a delegate's is, at most
HEADS, UNDER = 46.0, 46.0  # the height of two lines where words are long


@dataclass(frozen=True, slots=True)
class Ledger:
    """What is on the sheet now. ``turned`` tells for each row how far it is turned over, 0–1."""

    seats: tuple[SeatSetup, ...]
    before: View
    scored: AgeScored
    rows: tuple[SeatScore, ...]
    turned: tuple[float, ...]
    recruits: tuple[Faction, ...]
    recruits_shown: bool
    base: int  # of No Allegiance, before the cubes in the Chambers
    ended: bool
    finished: bool

    @property
    def termite(self) -> Faction | None:
        """The Termite Space of a solo game."""
        return self.before.termite

    def items(self, frame: Frame, place: Place) -> list[Item]:
        """The sheet, back to front."""
        age = NUMERALS[self.scored.age - 1]
        items: list[Item] = [*parts.panel(place, radius=20.0)]
        title = _("Age {age}: points").format(age=age)
        items.append(parts.heading(frame, title, place.x + 32, place.y + 46, 560, 38))
        heads = (
            (_("Seat"), 32, "l"), (_("Tricks"), 330 if frame.large else 340, "c"),
            (_("Card") if frame.large else _("Last card"), 450, "c"),
            (_("Allegiance"), BONUS, "c"), (age_words(self.scored.age), 808, "c"),
            (_("Total"), 936, "c"),
        )  # fmt: skip
        for words, dx, align in heads:
            room = 216 if dx == BONUS else 120  # nothing else stands beside it
            head = line_or_lines(
                frame, words, place.x + dx, place.y + 102, room, HEADS, 20, Font.HEAVY, FAINT_INK,
                align,
            )  # fmt: skip
            up = 0 if len(head) == 1 else 6  # off the rule below
            items += [line._replace(y=line.y - up) for line in head]
        items.append(parts.rule(place.x + 24, place.y + 122, place.w - 48))
        high = min(118.0, (place.h - 124 - 150) / len(self.rows))
        for number, row in enumerate(self.rows):
            spot = Place(place.x + 12, place.y + 126 + number * high, place.w - 24, high)
            items += self._row(frame, spot, row, self.turned[number])
            if self.finished:
                items += row_control(frame, spot, number, self.seats[row.seat].name)
            items.append(parts.rule(place.x + 24, spot.bottom, place.w - 48, width=1.6))
        return items + self._foot(frame, place)

    def _row(self, frame: Frame, spot: Place, row: SeatScore, share: float) -> list[Item]:
        who = self.seats[row.seat]
        y = spot.cy
        x = spot.x - 12
        items: list[Item] = []
        if 0 < share < 1 or (row.no_allegiance_points and share > 0):
            drawn = rect(0, 0, spot.w, spot.h - 6, MARKED, 14, LIT, 3)
            items.append(shape(drawn, spot.x, spot.y + 3, spot.w, spot.h - 6))
        step = min(1.5, parts.roomier(frame, 1.0))
        low = y + 17 * step
        oath = Oath.NO_ALLEGIANCE if row.no_allegiance else Oath.ALLEGIANCE
        side = min(HEAD, spot.h - 10)
        items += parts.bust(x + 60, y, side, self._face(row, share), who.colour)
        items += [
            fitted(frame, who.name, x + 98, y - 15 * step, 200, 28, Font.TITLE),
            Picture(OATHS[oath].sign, x + 96, low - 14, 28, 28),
            *line_or_lines(frame, _oath_words(frame, row), x + 128, low, 180, UNDER, 19),
            fitted(frame, str(row.tricks), x + 340, y - 1, 60, 32, Font.TITLE, align="c"),
        ]  # fmt: skip
        items += self._last_card(x + 450, y, row, share, spot.h)
        total = self.before.scores[row.seat]
        if share >= 0.5:
            items += self._bonus(frame, x, spot, row)
            total += row.due
        items += _total(frame, x + 936, y, total, who.colour)
        return items

    def _face(self, row: SeatScore, share: float) -> str:
        """Whoever sits there, glad or sad about what is told by now."""
        colour, solo = self.seats[row.seat].colour, self.before.termitenator
        if solo is not None and row.seat == TERMITENATOR:
            return machine_face(solo.personality, Lamp.WINNING)
        feeling = Feeling.CALM
        if self.finished and row.points == max(each.points for each in self.rows):
            feeling = Feeling.CHEERING
        elif row.no_allegiance and share >= 0.5:
            feeling = Feeling.SMUG if row.no_allegiance_points else Feeling.SULKING
        return face_name(delegate_of(colour), feeling)

    def _last_card(
        self, x: float, y: float, row: SeatScore, share: float, high: float
    ) -> list[Item]:
        """The allegiance turns over; No Allegiance has none."""
        if row.card is None:
            return [Picture("council/token_no_allegiance", x - 28, y - 28, 56, 56)]
        width = min(70.0, (high - 14) / CARD_RATIO)
        face = share >= 0.5
        turn = max(0.06, abs(1 - 2 * share))
        return [display.Card(DECK, card_name(row.card) if face else None, x, y, width, turn=turn)]

    def _bonus(self, frame: Frame, x: float, spot: Place, row: SeatScore) -> list[Item]:
        y = spot.cy
        gained = row.points - row.tricks
        plus = fitted(
            frame, f"+{gained}", x + 738, y - 1, 70, 30, Font.TITLE,
            GOOD if gained else FAINT_INK, "c",
        )  # fmt: skip
        items: list[Item] = [
            plus,
            fitted(frame, str(row.points), x + 808, y - 1, 60, 32, Font.TITLE, align="c"),
        ]
        if row.card is not None:
            faction = suit_of(row.card)
            items.append(
                Picture(
                    f"council/emblem_{faction_asset(faction, self.termite)}",
                    x + 516,
                    y - 22,
                    44,
                    44,
                )
            )
            count = self.before.cubes[faction]
            items += [cube(cx, cy, 28) for cx, cy in cube_block(x + 632, y, count, 26)]
            if row.extra:
                machine = self.before.termitenator
                assert machine is not None
                words = earned_words(machine.personality, machine.stake)
                words = words.format(points=row.extra)
                items.append(fitted(frame, words, x + 632, y + 38, 190, 18, align="c"))
            return items
        said = self._no_allegiance_words(row, short=frame.large)
        step = parts.roomier(frame, 1.0)
        lines = [
            fitted(frame, words, x + 586, y - 14 * step + i * 28 * step, 202, 20, align="c")
            for i, words in enumerate(said)
        ]
        if any(line.text != words for line, words in zip(lines, said, strict=True)):
            both, high = "\n".join(said), spot.h - 8
            return [*items, *line_or_lines(frame, both, x + 600, y, 190, high, 18, align="c")]
        return [*items, *lines]

    def _no_allegiance_words(self, row: SeatScore, *, short: bool) -> tuple[str, ...]:
        if row.tricks:
            return (_("won {tricks}:").format(tricks=trick_count(row.tricks)), _("no bonus"))
        if not row.no_allegiance_points:
            return (_("a trick was stolen:"), _("no bonus"))
        chambers = self.scored.chambers
        value = ngettext(
            "{base} + {count} from the Chambers", "{base} + {count} from the Chambers", chambers
        )
        value = value.format(base=self.base, count=chambers)
        if short:  # the ribbon below says where they are from
            value = _("{base} + {count}").format(base=self.base, count=chambers)
        if self.scored.sharing > 1:
            return (value, _("shared by {people}").format(people=self.scored.sharing))
        return (_("won no tricks"), value)

    def _foot(self, frame: Frame, place: Place) -> list[Item]:
        items: list[Item] = []
        y = place.bottom - 114
        if not self.ended:
            wide = parts.roomier(frame, 184)
            items += line_or_lines(
                frame, _("Recruits"), place.x + 32, y - 4, wide, UNDER, 24, Font.TITLE
            )
            if self.recruits_shown:
                left = place.x + 32 + wide
                items += self._recruit_signs(frame, left, y, place.right - 24 - left, place)
        if self.finished:
            spot = Place(place.right - 420, place.bottom - 82, 392, 62)
            age = NUMERALS[-1 if self.ended else self.scored.age]
            label = _("To the podium") if self.ended else _("On to Age {age}").format(age=age)
            items += next_button(frame, spot, label)
        return items

    def _recruit_signs(
        self, frame: Frame, x: float, y: float, room: float, place: Place
    ) -> list[Item]:
        items: list[Item] = []
        step = 92.0 if not frame.large else 118.0
        for faction in self.recruits:
            items += [
                Picture(
                    f"council/emblem_{faction_asset(faction, self.termite)}", x, y - 22, 38, 38
                ),
                fitted(frame, "+1", x + 44, y - 4, step - 52, 24, Font.TITLE, GOOD),
            ]
            x += step
            room -= step
        strongest = [faction for faction in self.before.ring if faction not in self.recruits]
        named = ngettext(
            "none for the {factions}: strongest",
            "none for the {factions}: equally strong",
            len(strongest),
        )
        wordings = (
            named.format(factions=spaces_words(strongest, self.termite)),
            _("none for the strongest"),
        )
        if frame.large:  # below the signs, beside the button
            x, y, room = place.x + 24, place.bottom - 50, place.w - 470
        words = parts.first_that_fits(frame, wordings, room - 10, 20)
        items.append(fitted(frame, words, x + 8, y - 4, room, 20, colour=FAINT_INK))
        return items


def _oath_words(frame: Frame, row: SeatScore) -> str:
    """What was declared, in as many words as there is room for."""
    if not row.no_allegiance:
        return _("Allegiance")
    return parts.first_that_fits(
        frame, (_("No Allegiance"), pgettext("before a seat", "No Alleg.")), 180, 19
    )


def _total(frame: Frame, x: float, y: float, points: int, colour: str) -> list[Item]:
    drawn = rect(0, 0, 98, 56, SEAT_COLOURS[colour], 12, INK, 3)
    return [
        shape(drawn, x - 49, y - 28, 98, 56),
        fitted(frame, str(points), x, y - 1, 84, 36, Font.TITLE, align="c"),
    ]
