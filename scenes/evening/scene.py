"""An Evening being played: a page between its games, their tables over it, one podium."""

from __future__ import annotations

from typing import Final

from game.campaign.evening import PROGRAM, Evening, Evenings
from game.catalogue import SHELF
from game.library import CannotOpen
from game.seating import SeatSetup
from game.table import Seat
from game.words import N_, _, in_turn, pgettext
from scenes.evening.memory import remark_of
from scenes.evening.podium import podium_of
from scenes.evening.remarks import (
    GuestRemark,
    aside_words,
    guests,
    next_words,
    number_words,
    remark,
)
from scenes.kit import parts
from scenes.kit.display import DisplayList, Font, Item
from scenes.kit.layout import Place
from scenes.kit.music import Mood
from scenes.kit.parts import Items
from scenes.kit.preferences import Preferences
from scenes.kit.scene import Change, Frame, Pop, Push, Scene
from scenes.kit.theme import FAINT_INK, LIT, SEAT_COLOURS
from scenes.shell.dialogs.confirm import ConfirmScene, if_yes
from scenes.shell.dialogs.notice import NoticeScene
from scenes.shell.entry import ExitReason, GameEntry, Shelf
from scenes.shell.keys import back_or_keys
from scenes.shell.results.podium import Afterwards, ResultsScene
from scenes.shell.title.night import evening_sky
from scenes.table.faces.delegate import small
from scenes.table.faces.feeling import Feeling
from scenes.table.scene import TableScene
from scenes.table.series import SeriesScene

SHEET: Final = (1560.0, 930.0)
FOOT: Final = 76.0  # of the buttons
HEAD: Final = 64.0  # of the table
NAME, SUM = 0.28, 0.12  # of its width
REMARK: Final = 132.0


def page(frame: Frame, sheet: Place, evening: Evening) -> Items:
    """Everything but the buttons."""
    inner = parts.inset(sheet, 56, 40)
    table = parts.box(inner.x, inner.y + 150, inner.w, 384)
    said = parts.box(inner.x, table.bottom + 18, inner.w, REMARK)
    then = parts.box(inner.x, said.bottom + 8, inner.w, inner.bottom - FOOT - 16 - said.bottom - 8)
    words = in_turn((aside_words(evening), next_words(evening)))
    return (
        *parts.panel(sheet, radius=22.0),
        parts.heading(frame, _("The Evening"), inner.x, inner.y + 26, inner.w, 48),
        parts.fitted(
            frame, number_words(evening), inner.x, inner.y + 92, inner.w, 32, Font.TITLE
        ),
        parts.rule(inner.x, inner.y + 128, inner.w),
        *score_table(frame, table, evening),
        *_remark(frame, said, evening, remark(evening)),
        *parts.fitted_paragraph(
            frame, words, then.x, then.y, then.w, then.h, 26, colour=FAINT_INK
        ).items,
    )  # fmt: skip


def score_table(frame: Frame, place: Place, evening: Evening) -> Items:
    """A row for each guest, a column for each game; what is to be played is lit."""
    name, total = place.w * NAME, place.w * SUM
    games = parts.columns(
        parts.box(place.x + name, place.y, place.w - name - total, place.h), len(PROGRAM), 8
    )
    items: list[Item] = []
    for cell, game in zip(games, PROGRAM, strict=True):
        if game == evening.game and not evening.over:
            items += parts.inlay(cell, LIT)
        items += parts.fitted_lines(
            frame, SHELF[game].called_in_short, cell.cx, cell.y + HEAD / 2, cell.w - 16, HEAD - 8,
            23, Font.TITLE, align="c",
        )  # fmt: skip
    right = place.right - 20
    head = place.y + HEAD / 2
    items.append(
        parts.fitted(frame, _("Total"), right, head, total - 24, 23, Font.TITLE, align="r")
    )
    body = parts.box(place.x, place.y + HEAD, place.w, place.h - HEAD)
    who = guests(evening)
    for seat, row in zip(_ranking(evening), parts.rows(body, len(who), 6), strict=True):
        items += _row(frame, row, evening, seat, who[seat], games)
    return (*items, _in_words(place, evening, who))


def _ranking(evening: Evening) -> list[Seat]:
    """The guests, the best first; of level ones the earlier seat."""
    points = evening.points
    return sorted(range(len(points)), key=lambda seat: -points[seat])


def _row(
    frame: Frame, row: Place, evening: Evening, seat: Seat, who: SeatSetup, games: list[Place]
) -> Items:
    items: list[Item] = [parts.rule(row.x, row.y, row.w)]
    items += small(row.x + 36, row.cy, row.h * 0.88, who, Feeling.CALM)
    wide = row.w * NAME - 96
    items.append(parts.fitted(frame, who.name, row.x + 84, row.cy, wide, 28, Font.TITLE))
    for cell, words in zip(games, _cells(evening, seat), strict=True):
        items.append(parts.fitted(frame, words, cell.cx, row.cy, cell.w - 12, 28, align="c"))
    total = str(evening.points[seat])
    items.append(
        parts.fitted(frame, total, row.right - 20, row.cy, row.w * SUM, 36, Font.TITLE, align="r")
    )
    return tuple(items)


def _cells(evening: Evening, seat: Seat) -> list[str]:
    """The points of a guest by game; a dash where it has not been played."""
    return [
        str(evening.points_of(game)[seat])
        if any(seat in each.seats for each in evening.rounds_of(game))
        else "–"
        for game in PROGRAM
    ]


def _in_words(place: Place, evening: Evening, who: tuple[SeatSetup, ...]) -> Item:
    heads = [_("Guest"), *(SHELF[game].display_name for game in PROGRAM), _("Total")]
    rows = [
        [who[seat].name, *_cells(evening, seat), str(evening.points[seat])]
        for seat in _ranking(evening)
    ]
    return parts.table_in_words(place, _("Points of the Evening"), heads, rows)


def _remark(frame: Frame, place: Place, evening: Evening, said: GuestRemark | None) -> Items:
    """A face and its bubble; before the first game how the points are given."""
    if said is None:
        words = _(
            "First gets 6 points, second 4, third 2. Under Glass is for two: first plays second "
            "and third plays fourth, and each winner gets 3 points."
        )
        return parts.fitted_paragraph(
            frame, words, place.x, place.y + 10, place.w, place.h - 16, 28
        ).items
    who = evening.seat(said.guest, evening.game)
    side = place.h
    won = said.guest in evening.rounds[-1].winners
    face = small(place.x + side / 2, place.cy, side, who, Feeling.SMUG if won else Feeling.SCHEMING)
    box = parts.box(place.x + side + 30, place.y + 10, place.w - side - 60, place.h - 20)
    text = parts.fitted_lines(frame, said.words, box.x + 32, box.cy, box.w - 64, box.h - 16, 28)
    return (
        *face,
        *parts.panel(box, radius=20.0, outline=SEAT_COLOURS[who.colour], inner=False),
        *text,
    )


GIVE_UP: Final = N_("Give up this Evening?")
KEPT: Final = N_(
    "Its finished games are kept. You can reopen it where you begin an Evening, until you give up "
    "another one."
)


class EveningScene(SeriesScene[Evening]):
    """Where a game is in progress, its table opens at once; at the end comes the podium."""

    mood = Mood("shared/shared")

    def __init__(
        self, campaign: Evening, shelf: Shelf, preferences: Preferences, folder: Evenings
    ) -> None:
        super().__init__(campaign, preferences, folder)
        self._evenings = folder
        self._shelf = shelf
        self._hastens = bool(campaign.table)

    # drawing

    def draw(self, frame: Frame) -> DisplayList:
        """The sheet under the sky of this hour."""
        sky = evening_sky(frame, self.campaign.hour)
        if self._hastens or self.campaign.over:
            return sky
        sheet = parts.sheet(frame, *SHEET)
        inner = parts.inset(sheet, 56, 40)
        back = parts.box(inner.x, inner.bottom - FOOT, 280, FOOT)
        away = back._replace(x=back.right + 20)
        onward = parts.box(inner.right - 460, back.y, 460, FOOT)
        return (
            *sky,
            *page(frame, sheet, self.campaign),
            *parts.button(frame, back, "back", _("Leave"), key="Esc"),
            *parts.button(frame, away, "give-up", _("Give up")),
            *parts.button(
                frame, onward, "next", _("Sit down"), primary=True, key="Enter", size=32
            ),
        )  # fmt: skip

    # time

    @property
    def is_moving(self) -> bool:
        """Until the table in progress, or the podium, is opened."""
        return self._hastens or self.campaign.over

    def tick(self, dt: float) -> Change[ExitReason | None]:
        if self._hastens:
            self._hastens = False
            return None if self._gone_on() else self._sit_down()
        return self._podium() if self.campaign.over else None

    def _podium(self) -> Change[ExitReason | None]:
        library = self._folder.library
        album = None if library is None else library.exports
        result = podium_of(self.campaign)
        again = _("Another Evening")
        return Push(ResultsScene(result, self._preferences, again, album=album), self._over)

    @staticmethod
    def _over(then: Afterwards) -> Change[ExitReason | None]:
        return Pop(ExitReason.REMATCH if then is Afterwards.REMATCH else ExitReason.TITLE)

    # input

    def default_focus(self) -> str | None:
        return None if self.is_moving else "next"

    def activate(self, name: str) -> Change[ExitReason | None]:
        """Sit down, leave so that the Evening waits, or give it up."""
        if name == "back":
            return Pop(None)
        if name == "give-up":
            sure = ConfirmScene(
                _(GIVE_UP), _(KEPT), _("Give up"), pgettext("the Evening", "Keep playing")
            )
            return Push(sure, if_yes(self._give_up))
        return None if self._gone_on() else self._sit_down()

    def _give_up(self) -> Change[ExitReason | None]:
        """Carry it out, or say why that is impossible."""
        try:
            self._evenings.give_up(self.campaign)
        except CannotOpen as refusal:
            return Push(NoticeScene(refusal.news.title, refusal.news.words))
        return Pop(None)

    def key(self, name: str) -> Change[ExitReason | None]:
        return None if self.is_moving else back_or_keys(name)

    # the series

    def _box(self) -> GameEntry:
        return self._shelf[self.campaign.game]

    def _on_laid(self, table: Scene[ExitReason]) -> None:
        if isinstance(table, TableScene):
            table.session.recalled = remark_of(self.campaign)

    def _on_turned(self) -> None:
        """The page is drawn from the campaign: nothing else has to be turned."""

    def _on_concluded(self) -> None:
        """The podium comes by itself."""
