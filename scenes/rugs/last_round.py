"""The round before, on demand: what was picked, what was left over, and what that did.

Who picked what is closed by then: that is shown only where the log is open.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.describe.rugs import DESCRIPTION
from game.describe.rugs.names import KIND_ASSETS, card_words, round_words
from game.rules.rugs import api as rugs
from game.rules.rugs.api import View
from game.seating import SeatSetup
from game.words import _
from scenes.kit import display, parts
from scenes.kit.display import Font, Item, Picture
from scenes.kit.layout import Place
from scenes.kit.scene import Frame
from scenes.kit.theme import HEADING, WHITE
from scenes.rugs.cards import face
from scenes.table.log.page import fits, sentence
from scenes.table.pieces.close_up import CloseUp
from scenes.table.pieces.plaque import owner_ribbon

UNTOLD: Final = (rugs.LeftoverFlew, rugs.SwapOffered, rugs.PassChosen, rugs.LarvaeKept)
"""Half a step, or nothing at all: what comes of it has a sentence of its own."""
CARD: Final = 124.0
COLUMN: Final = 216.0
BESIDE: Final = 34.0  # the bug that was left over keeps off
FIRST: Final = -322.0  # the middle of the first picks, from the middle of the window
SECOND: Final = -86.0
PAPER: Final = parts.box(-820, 54, 1640, 292)
NARROW: Final = 1100.0  # where there is only one column
LINES: Final = 7  # in one column, at most
FEWEST: Final = 4  # rows, so that few sentences do not fall apart


@dataclass(frozen=True, slots=True)
class PlayedRound:
    """A round as everybody could see it; what happened after the picks is in ``power``."""

    number: int
    picks: tuple[rugs.BugPicked, ...]
    leftover: rugs.Card | None
    power: tuple[rugs.Event, ...]


def last_round(log: Sequence[rugs.Event], view: View) -> PlayedRound | None:
    """The last round that was over at this moment, from a spectator's log; None: none yet."""
    number = view.rounds_over
    told: list[rugs.Event] = []
    within = False
    for event in log:
        if isinstance(event, rugs.RoundBegan | rugs.FinalRoundEnded):
            within = isinstance(event, rugs.RoundBegan) and event.round == number
        elif within:
            told.append(event)
    picks = tuple(event for event in told if isinstance(event, rugs.BugPicked))
    if not picks:
        return None
    flown = next((at for at, each in enumerate(told) if isinstance(each, rugs.LeftoverFlew)), None)
    if flown is None:
        return PlayedRound(number, picks, None, ())
    left = told[flown]
    assert isinstance(left, rugs.LeftoverFlew)
    power = tuple(event for event in told[flown:] if not isinstance(event, UNTOLD))
    return PlayedRound(number, picks, left.card, power)


class LastRoundScene(CloseUp):
    """The picks there and back, one column for everybody, then the power step by step.

    Where that is ``closed_events``, the same cards are sorted, and nobody knows whose they were.
    """

    def __init__(
        self, played: PlayedRound, seats: Sequence[SeatSetup], *, closed: bool = False
    ) -> None:
        self._played = played
        self._seats = seats
        self._closed = closed

    def items(self, frame: Frame) -> list[Item]:
        cx, cy = frame.width / 2, frame.height / 2
        title = round_words(self._played.number)
        return [
            parts.fitted(frame, title, cx, cy - 462, 900, 44, Font.TITLE, WHITE, "c"),
            *self._cards(frame, cx, cy),
            self._cards_told(parts.box(0, cy - 430, frame.width, PAPER.y + 420)),
            *self._sentences(frame, PAPER._replace(x=cx + PAPER.x, y=cy + PAPER.y)),
        ]

    @property
    def _picks(self) -> tuple[rugs.BugPicked, ...]:
        """The picks in their order; sorted where nobody knows it."""
        picks = self._played.picks
        return tuple(sorted(picks, key=lambda pick: pick.card)) if self._closed else picks

    def _cards_told(self, place: Place) -> Item:
        """The same for whoever does not see it."""
        names = [self._seats[pick.seat].name for pick in self._picks]
        lines = [
            card_words(pick.card)
            if self._closed
            else parts.control_name(name, card_words(pick.card))
            for pick, name in zip(self._picks, names, strict=True)
        ]
        leftover = self._played.leftover
        if leftover is not None:
            lines.append(parts.control_name(_("left over"), card_words(leftover)))
        return parts.in_words(place, lines, _("The picks"))

    def _cards(self, frame: Frame, cx: float, cy: float) -> list[Item]:
        people = len(self._seats)
        left = cx - (people * COLUMN + BESIDE) / 2
        items: list[Item] = []
        for number, pick in enumerate(self._picks):
            back = number >= people
            column = number % people
            if back and not self._closed:
                column = 2 * people - 1 - number
            x, y = left + column * COLUMN, cy + (SECOND if back else FIRST)
            items.append(display.Card(*face(pick.card), x, y, CARD))
            if self._closed:
                continue
            lead = f"{number + 1}. "
            items += owner_ribbon(frame, x, y + CARD * 0.7 - 8, CARD, self._seats[pick.seat], lead)
        leftover = self._played.leftover
        if leftover is not None:
            items += self._leftover(frame, left + people * COLUMN + BESIDE, cy, leftover)
        return items

    def _leftover(self, frame: Frame, x: float, cy: float, card: rugs.Card) -> list[Item]:
        y, wide = cy + (FIRST + SECOND) / 2, CARD * 1.3
        sign = f"rugs/power_{KIND_ASSETS[rugs.kind_of(card)]}"
        words = _("left over")
        return [
            parts.fitted(frame, words, x, y - wide * 0.7 - 34, 260, 24, Font.HEAVY, HEADING, "c"),
            display.Card(*face(card), x, y, wide),
            Picture(sign, x + wide / 2 - 46, y + wide * 0.7 - 46, 72, 72),
        ]

    def _sentences(self, frame: Frame, place: Place) -> list[Item]:
        """As many sentences as there is room for; where there are more, the log has them."""
        told = (
            DESCRIPTION.recall(event, self._seats, closed=self._closed)
            for event in self._played.power
        )
        lines = [line for line in told if line is not None]
        if not lines:
            return []
        half, _right = parts.columns(parts.inset(place, 36, 16), 2, 40)
        short = all(fits(frame, half.w, line) for line in lines)
        count = 2 if short and len(lines) > LINES else 1
        room = count * LINES
        rest = len(lines) > room
        shown = lines[: room - 1] if rest else lines
        if short and count == 1:
            place = parts.centre(place.cx, place.cy, NARROW, place.h)
        items: list[Item] = [*parts.panel(place, radius=18.0)]
        columns = parts.columns(parts.inset(place, 36, 16), count, 40)
        high = max(FEWEST, -(-(len(shown) + rest) // count))
        cells = [row for column in columns for row in parts.rows(column, high)]
        for cell, line in zip(cells, shown, strict=False):
            items += sentence(frame, cell.x, cell.cy, cell.w, line)
        if rest:
            cell = cells[len(shown)]
            items.append(
                parts.fitted(frame, _("The log tells the rest."), cell.x, cell.cy, cell.w, 22)
            )
        return items
