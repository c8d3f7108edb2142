"""Playing on from a moment of a finished game: who sits where at the new table."""

from __future__ import annotations

import secrets
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Final

from game.library import Sitting
from game.match import AnyMatch, Match, SeatSetup, TableSetup
from game.rules.council.api import AgeBegan
from game.words import _
from scenes.council.names import NUMERALS
from scenes.council.stage import Stage
from scenes.kit import parts
from scenes.kit.display import DisplayList, Font, Item, Veil
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.scene import Change, Frame, Leavable, Pop
from scenes.kit.theme import FAINT_INK, NIGHT
from scenes.shell.levels import WORDS as LEVELS
from scenes.table.session import Room

HUMAN: Final = "human"
KINDS: Final = ((HUMAN, "Human"), *((level, words.one) for level, words in LEVELS.items()))
WORDS: Final = (
    "A new table begins at {moment}, and the game that was watched stays as it is. Cards that "
    "were dealt by then stay where they are; later Ages are dealt anew."
)


def goes_on(room: Room, at: int) -> bool:
    """Whether something is left to be played after this moment of a game."""
    return _actions(room.match, at) < len(room.match.actions)


def branch(room: Room, at: int, seats: Sequence[SeatSetup]) -> Sitting:
    """A new table that goes on from this moment of a game; saved where there is a library.

    Within what a choice has brought about, it goes on where that is complete.
    """
    match = room.match
    actions = _actions(match, at)
    ages = sum(isinstance(event, AgeBegan) for event in match.log[:at])
    seed = secrets.randbits(48)
    setup = replace(room.setup, seats=tuple(seats), seed=seed, campaign="")
    goes_on = match.branched(actions, ages, Random(seed))
    if room.library is None:
        return Sitting(setup, goes_on)
    return room.library.branch(setup, goes_on)


def begin_again(room: Room, setup: TableSetup) -> Sitting:
    """A rematch at the table that had gone on from a film."""
    fresh = replace(setup, seed=secrets.randbits(48), carry=None)
    if room.library is None:
        return Sitting(fresh, Match.open(fresh))
    return room.library.begin(fresh)


def _actions(match: AnyMatch, at: int) -> int:
    """How many actions have begun by then."""
    return bisect_left(match.turns, at, key=lambda turn: turn.start)


class PlayOnScene(Leavable[tuple[SeatSetup, ...]]):
    """Pops with the players of the new table, or with None. They begin as they were recorded."""

    covers = False

    def __init__(self, room: Room, stage: Stage) -> None:
        self._recorded = room.setup.seats
        self._kinds = [seat.bot or HUMAN for seat in room.setup.seats]
        self._moment = _moment_words(stage)

    @property
    def players(self) -> tuple[SeatSetup, ...]:
        """Everybody with the part they are to play."""
        return tuple(
            replace(seat, bot=None if kind == HUMAN else kind)
            for seat, kind in zip(self._recorded, self._kinds, strict=True)
        )

    # drawing

    def draw(self, frame: Frame) -> DisplayList:
        """A row for each seat."""
        sheet = parts.sheet(frame, 1160, 424 + 84 * len(self._kinds))
        inner = parts.inset(sheet, 56, 48)
        items: list[Item] = [Veil(NIGHT, 0.6), *parts.panel(sheet, radius=22)]
        items.append(parts.heading(frame, "Play on from here", inner.x, inner.y + 16, inner.w, 44))
        items.append(parts.rule(sheet.x + 40, inner.y + 58, sheet.w - 80))
        words = WORDS.format(moment=self._moment)
        items += parts.fitted_paragraph(
            frame, words, inner.x, inner.y + 78, inner.w, 104, 22, colour=FAINT_INK
        ).items
        body = parts.box(inner.x, inner.y + 192, inner.w, inner.h - 192 - 112)
        for seat, row in enumerate(parts.rows(body, len(self._kinds), 14)):
            items += self._row(frame, row, seat)
        left, right = parts.columns(parts.box(inner.x, inner.bottom - 72, inner.w, 72), 2, 24)
        return [
            *items,
            *parts.button(frame, left, "back", "Back", key="Esc"),
            *parts.button(frame, right, "start", "Play on", primary=True, size=30),
        ]

    def _row(self, frame: Frame, row: Place, seat: int) -> Items:
        who = self._recorded[seat]
        options = parts.centred(row.right - 290, row.cy, 580, 56)
        room = options.x - row.x - 90
        return (
            *parts.pawn(row.x + 30, row.cy + 2, 26, who.colour, who.name),
            parts.fitted(frame, who.name, row.x + 74, row.cy - 1, room, 28, Font.TITLE),
            *parts.choice(frame, options, f"seat:{seat}", KINDS, self._kinds[seat], who.name),
        )

    # input

    def default_focus(self) -> str | None:
        """Enter begins with the seats as they were."""
        return "start"

    def activate(self, name: str) -> Change[tuple[SeatSetup, ...] | None]:
        """Give a seat to somebody else, begin, or go back."""
        group, _, value = name.partition(":")
        if group == "seat":
            seat, _, kind = value.partition(":")
            self._kinds[int(seat)] = kind
            return None
        return Pop(self.players if name == "start" else None)


def _moment_words(stage: Stage) -> str:
    if not any(stage.hand_sizes):
        return _("the very beginning")
    words = _("Age {age}, trick {trick}")
    return words.format(age=NUMERALS[stage.age - 1], trick=stage.trick_number)
