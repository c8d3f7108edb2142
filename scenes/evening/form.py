"""Who comes to an Evening: the form of a table for four, with no options of a game."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.campaign.evening import PROGRAM, Evening, Evenings, Guest, HouseRules
from game.catalogue import SHELF
from game.library import CannotOpen
from game.seating import TableSetup
from game.table import Options
from game.words import N_, _, join_names
from scenes.evening.scene import EveningScene
from scenes.kit import parts
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.preferences import Preferences
from scenes.kit.scene import Change, Frame, Pop, Push
from scenes.kit.theme import FAINT_INK
from scenes.shell.dialogs.notice import NoticeScene
from scenes.shell.entry import ExitReason, GameEntry, GameParts, Shelf
from scenes.shell.table_form.scene import TableSetupScene

ROW_FOR_WORDS: Final = 4
REOPEN: Final = 400.0
FOUR: Final = range(4, 5)
PLAYED: Final = N_(
    "All four games, one after the other, in 30 to 40 minutes. Each gives points by place, and "
    "the most points win."
)


class EveningForm(TableSetupScene):
    """Stays below the Evening it opens, as a form does below its table."""

    def __init__(self, shelf: Shelf, preferences: Preferences, evenings: Evenings) -> None:
        super().__init__(preferences, _form_box(shelf))
        self._shelf = shelf
        self._evenings = evenings
        self._given_up = self._evenings.given_up

    def resume(self) -> None:
        """Somebody comes back from an Evening."""
        self._given_up = self._evenings.given_up

    @property
    def _heading(self) -> str:
        return _("The Evening")

    def _seats(self, frame: Frame, place: Place) -> Items:
        """Below the four guests there is room for what an Evening is."""
        row = parts.rows(place._replace(h=place.h - 14), ROW_FOR_WORDS + 1, 12)[ROW_FOR_WORDS]
        seats, wide = super()._seats(frame, place), row.w - 24
        again: Items = ()
        if self._given_up is not None:
            wide -= REOPEN + 20
            spot = parts.box(row.right - REOPEN, row.y + 12, REOPEN, min(64.0, row.h - 16))
            again = parts.button(frame, spot, "reopen", _("Reopen the last one"), size=22)
        words = parts.fitted_paragraph(
            frame, _(PLAYED), row.x + 12, row.y + 12, wide, row.h - 16, 24, colour=FAINT_INK
        )
        return (*seats, *words.items, *again)

    def activate(self, name: str) -> Change[ExitReason | None]:
        """Reopen what was given up; else whatever a form does."""
        if name != "reopen" or self._given_up is None:
            return super().activate(name)
        try:
            self._evenings.reopen(self._given_up)
        except CannotOpen as refusal:
            return Push(NoticeScene(refusal.news.title, refusal.news.words))
        return self._open(self._given_up)

    def _sit_down(self, setup: TableSetup) -> Change[ExitReason | None]:
        first, second, third, fourth = (
            Guest(seat.name, seat.colour, seat.bot) for seat in setup.seats
        )
        house = HouseRules(
            self._draft.moody, setup.hints, setup.takebacks, setup.coach, setup.open_log
        )
        guests = first, second, third, fourth
        return self._open(self._evenings.begin(guests, house, self._box.seed))

    def _open(self, evening: Evening) -> Change[ExitReason | None]:
        scene = EveningScene(evening, self._shelf, self._preferences, self._evenings)
        return Push(scene, self._on_closed)

    @staticmethod
    def _on_closed(left: ExitReason | None) -> Change[ExitReason | None]:
        """Stay for another Evening, or go on to the title, where this one waits."""
        return None if left is ExitReason.REMATCH else Pop(left or ExitReason.EARLY)


def _form_box(shelf: Shelf) -> GameEntry:
    """A game for just so many, whose bots all games have; its options are settled."""
    box = next(shelf[name] for name in PROGRAM if SHELF[name].brief)

    def opens() -> GameParts:
        found = box.opens()
        words = replace(found.words, options={}, lead="", cards=_what_is_played)
        return found._replace(words=words)

    game = replace(box.game, table_seats=FOUR, options=())
    return replace(box, game=game, opens=opens)


def _what_is_played(_options: Options, _seats: int) -> str:
    """What is played with differs from game to game."""
    games = join_names([SHELF[name].called_in_short for name in PROGRAM])
    return _("Games: {games}.").format(games=games)
