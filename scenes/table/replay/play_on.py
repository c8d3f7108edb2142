"""Playing on from a moment of a finished game: who sits where at the new table."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from game.bots import same_bot
from game.library import OpenTable
from game.match import AnyMatch, Match
from game.seating import SeatSetup, TableSetup, chance
from game.words import _, pgettext
from scenes.kit import parts
from scenes.kit.display import DisplayList, Font, Item, Veil
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.scene import CancelableScene, Change, Frame, Pop
from scenes.kit.theme import FAINT_INK, NIGHT
from scenes.shell.levels import levels_of, one_bot
from scenes.table.faces.delegate import small
from scenes.table.faces.feeling import Feeling
from scenes.table.session import AnySession

HUMAN: Final = "human"


def goes_on(session: AnySession, at: int) -> bool:
    """Whether something is left to be played after this moment of a game."""
    return _actions(session.match, at) < len(session.match.actions)


def branch(session: AnySession, at: int, seats: Sequence[SeatSetup]) -> OpenTable:
    """A new table that goes on from this moment of a game; saved where there is a library.

    Within what a choice has brought about, it goes on where that is complete.
    """
    match = session.match
    actions = _actions(match, at)
    deals = bisect_left(match.dealt, at)
    setup = replace(
        session.setup, seats=tuple(seats), seed=None, campaign="", played_on=True, day=""
    )
    goes_on = match.branch(actions, deals, chance(None))
    if session.library is None:
        return OpenTable(setup, goes_on)
    return session.library.branch(setup, goes_on)


def begin_again(session: AnySession, setup: TableSetup) -> OpenTable:
    """A rematch at the table that had gone on from a film."""
    fresh = replace(setup, seed=None, carry=None, played_on=False, day="")
    if session.library is None:
        return OpenTable(fresh, Match.open(fresh))
    return session.library.begin(fresh)


def _actions(match: AnyMatch, at: int) -> int:
    return bisect_left(match.turns, at, key=lambda turn: turn.start)


def _recorded_levels(session: AnySession) -> tuple[str, ...]:
    """How the bots of the game played, which may be a way that is offered no more."""
    setup = session.setup
    return tuple(same_bot(setup.game, seat.bot) for seat in setup.seats if seat.bot is not None)


class PlayOnScene(CancelableScene[tuple[SeatSetup, ...]]):
    """Pops with the players of the new table, or with None. They begin as they were recorded.

    ``moment`` says where the new table begins, in the middle of a sentence.
    """

    covers = False

    def __init__(self, session: AnySession, moment: str) -> None:
        self._recorded = session.setup.seats
        levels = (*levels_of(session.setup.game), *_recorded_levels(session))
        self._offered = (HUMAN, *dict.fromkeys(levels))
        game = session.setup.game
        self._kinds = [same_bot(game, seat.bot or HUMAN) for seat in self._recorded]
        self._words = _(session.ui.film_words.play_on).format(moment=moment)

    @property
    def players(self) -> tuple[SeatSetup, ...]:
        """Everybody with the part they are to play."""
        return tuple(
            replace(seat, bot=None, temper="") if kind == HUMAN else replace(seat, bot=kind)
            for seat, kind in zip(self._recorded, self._kinds, strict=True)
        )

    # drawing

    def draw(self, frame: Frame) -> DisplayList:
        """A row for each seat."""
        sheet = parts.sheet(frame, 1160, 424 + 84 * len(self._kinds))
        inner = parts.inset(sheet, 56, 48)
        items: list[Item] = [Veil(NIGHT, 0.6), *parts.panel(sheet, radius=22)]
        items.append(
            parts.heading(frame, _("Play on from here"), inner.x, inner.y + 16, inner.w, 44)
        )
        items.append(parts.rule(sheet.x + 40, inner.y + 58, sheet.w - 80))
        items += parts.fitted_paragraph(
            frame, self._words, inner.x, inner.y + 78, inner.w, 104, 22, colour=FAINT_INK
        ).items
        body = parts.box(inner.x, inner.y + 192, inner.w, inner.h - 192 - 112)
        for seat, row in enumerate(parts.rows(body, len(self._kinds), 14)):
            items += self._row(frame, row, seat)
        left, right = parts.columns(parts.box(inner.x, inner.bottom - 72, inner.w, 72), 2, 24)
        return [
            *items,
            *parts.button(frame, left, "back", _("Back"), key="Esc"),
            *parts.button(frame, right, "start", _("Play on"), primary=True, size=30),
        ]

    def _row(self, frame: Frame, row: Place, seat: int) -> Items:
        who = self._recorded[seat]
        options = parts.centre(row.right - 290, row.cy, 580, 56)
        room = options.x - row.x - 90
        kind = self._kinds[seat]
        words = pgettext("at a seat", "Person") if kind == HUMAN else one_bot(kind)
        return (
            *small(row.x + 32, row.cy, 64, who, Feeling.CALM),
            parts.fitted(frame, who.name, row.x + 74, row.cy - 1, room, 28, Font.TITLE),
            *parts.stepper(frame, options, f"seat:{seat}", words, who.name),
        )

    # input

    def default_focus(self) -> str | None:
        return "start"

    def activate(self, name: str) -> Change[tuple[SeatSetup, ...] | None]:
        """Give a seat to somebody else, begin, or go back."""
        group, _, value = name.partition(":")
        if group == "seat":
            seat, _, way = value.partition(":")
            now = self._offered.index(self._kinds[int(seat)]) + (1 if way == "more" else -1)
            self._kinds[int(seat)] = self._offered[now % len(self._offered)]
            return None
        return Pop(self.players if name == "start" else None)
