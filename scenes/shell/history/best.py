"""The page of games worth remembering: Enter on one shows it again."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from game.clock import Clock
from game.history import Highlight, Report
from game.words import N_, _, ngettext, number, pgettext
from scenes.kit import parts
from scenes.kit.display import Control, Font, Item
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.parts.svg import rect, shape
from scenes.kit.scene import Frame
from scenes.kit.theme import FAINT_INK, FOCUS, INK, INLAY, LANTERN, SEAT_COLOURS
from scenes.shell.history.words import HistoryPage, day
from scenes.shell.lists import labels as told
from scenes.shell.lists.pages import spared_row

ROWS: Final = 5
WATCH: Final = "watch"


def best_page(clock: Clock) -> HistoryPage:
    """The page, with dates as they are said today."""
    return HistoryPage("best", N_("Best games"), partial(_draw, clock))


def _draw(clock: Clock, frame: Frame, place: Place, report: Report, _leaf: int) -> Items:
    left, right = parts.columns(place, 2, 40)
    return (
        *_column(frame, left, _("Most points"), report.highest, "high", clock),
        *_column(frame, right, _("Closest finishes"), report.narrowest, "close", clock),
    )


def _column(
    frame: Frame, place: Place, title: str, games: Sequence[Highlight], kind: str, clock: Clock
) -> Items:
    head = parts.drawn_size(frame, 30) * 1.5
    body = parts.box(place.x, place.y + head, place.w, place.h - head)
    items: list[Item] = [parts.heading(frame, title, place.x + 6, place.y + 16, place.w, 30)]
    for row, game in zip(parts.rows(body, ROWS, 14), games, strict=False):
        draw = partial(_row, frame, row, game, kind, clock)
        items += parts.as_rows(spared_row(frame, row, _control(game, kind), draw), title)
    return tuple(items)


def _row(frame: Frame, row: Place, game: Highlight, kind: str, clock: Clock) -> Items:
    """A game: its number in the colour of whoever did it, who it was, against whom, and when."""
    name = _control(game, kind)
    x, room = row.x + 124, row.w - 148
    others = [name_of(game, other) for other in game.names if other != game.who]
    date = day(game.finished, clock())
    first = winner_words(game, kind)
    note_words = parts.first_that_fits(frame, against(others), room, 21)
    size = parts.width_of(frame, date, 20)
    wide = room - size - 20
    title = parts.fitted(
        frame, first, x, row.cy - row.h * 0.19, wide, 26, Font.TITLE, high=row.h / 2
    )
    note = parts.fitted(
        frame, note_words, x, row.cy + row.h * 0.21, room, 21, colour=FAINT_INK, high=row.h / 2.2
    )
    when = parts.fitted(
        frame, date, row.right - 24, row.cy - row.h * 0.19, size, 20, align="r", high=row.h / 2
    )
    return (
        *parts.ring_if(frame, name, row),
        *parts.inlay(row, FOCUS if frame.focus == name else INLAY),
        *_number(frame, parts.centre(row.x + 64, row.cy, 88, min(64.0, row.h - 24)), game),
        title,
        when,
        note,
        Control(
            name,
            *row[:4],
            _("{deed}, {others}, {date}. Watch the replay.").format(
                deed=first, others=note_words, date=date
            ),
        ),
    )


def _control(game: Highlight, kind: str) -> str:
    return f"{WATCH}:{kind}:{game.table}"


def against(others: Sequence[str]) -> tuple[str, ...]:
    """Everybody by name, or as many as there is room for."""
    everybody = _("against {names}").format(names=told.who(others))
    if len(others) < 3:
        return (everybody,)
    rest = len(others) - 1
    some = ngettext("against {name} and {count} other", "against {name} and {count} others", rest)
    return (everybody, some.format(name=others[0], count=rest))


def winner_words(game: Highlight, kind: str) -> str:
    """Who has won by how much, or for a ``high`` one scored how much."""
    if kind == "high":
        words = ngettext("{name} scored {count} point", "{name} scored {count} points", game.number)
    elif game.shared:
        words = _("{name} shared the victory")
    elif game.number == 0:
        words = _("{name} won on a tie-break")
    else:
        words = _("{name} won by {count}")
    return words.format(name=name_of(game, game.who), count=game.number)


def name_of(game: Highlight, name: str) -> str:
    """Somebody's own name; whoever is neutral has one in every language."""
    return pgettext("opponent", name) if name == game.neutral else name


def _number(frame: Frame, place: Place, game: Highlight) -> Items:
    drawn = rect(0, 0, place.w, place.h, SEAT_COLOURS.get(game.colour, LANTERN), 14, INK, 3)
    return (
        shape(drawn, *place[:4]),
        parts.fitted(
            frame, number(game.number), place.cx, place.cy - 1, place.w - 14, 36, Font.TITLE,
            align="c", high=place.h,
        ),
    )  # fmt: skip
