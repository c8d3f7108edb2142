"""The page of those who play alone: won and lost by personality, and the Trilogies."""

from __future__ import annotations

from functools import partial
from typing import Final

from game.describe.council.personas import persona_name
from game.history import CampaignGame, Opponent, Report, Series
from game.rules.council.api import Personality
from game.words import N_, _
from scenes.council.palette import CALM
from scenes.council.personas import LOOKS
from scenes.kit import parts
from scenes.kit.display import Font, Item, Picture
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.parts.svg import circle, rect, shape
from scenes.kit.scene import Frame
from scenes.kit.theme import (
    FAINT_INK,
    INK,
    INLAY_LINE,
    LANTERN,
    PAPER,
    PAPER_SHADE,
    RED,
    SEAT_COLOURS,
)
from scenes.shell.history.words import HistoryPage
from scenes.shell.lists.labels import facts
from scenes.shell.lists.pages import spared_row

SHOWN: Final = 4  # Trilogies
NOBODY: Final = N_("Nobody has finished a game against the Termitenator yet.")
NO_TRILOGY: Final = N_("No chapter of a Trilogy has been finished yet.")


def alone_page() -> HistoryPage:
    """Personalities on the left, Trilogies on the right."""
    return HistoryPage("alone", N_("Solo"), _draw, needs_games=False)


def _draw(frame: Frame, place: Place, report: Report, _leaf: int) -> Items:
    left, right = parts.columns(place, 2, 28.0)
    return (*_opponents(frame, left, report), *_trilogies(frame, right, report))


# personalities


def _opponents(frame: Frame, place: Place, report: Report) -> Items:
    inner = parts.inset(place, 30, 24)
    head = parts.drawn_size(frame, 30) * 1.5
    body = parts.box(inner.x, inner.y + head, inner.w, inner.h - head)
    met = {each.id: each for each in report.opponents}
    items: list[Item] = [
        *parts.inlay(place),
        parts.heading(frame, _("Against the Termitenator"), inner.x, inner.y + 16, inner.w, 30),
    ]
    if not met:
        told = parts.paragraph(frame, _(NOBODY), body.x, body.y + 10, body.w, 24, colour=FAINT_INK)
        return (*items, *told.items)
    for row, personality in zip(parts.rows(body, len(Personality), 8), Personality, strict=True):
        items += _opponent(frame, row, personality, met.get(personality.value))
    return tuple(items)


def _opponent(frame: Frame, row: Place, personality: Personality, met: Opponent | None) -> Items:
    """Its portrait, and how the games against it ended."""
    size = min(row.h, 104.0)
    x = row.x + size + 22
    room = row.right - x
    label = parts.drawn_size(frame, 24) * 1.3
    top = row.cy - (label + 40) / 2
    words = _record(met)
    wide = parts.width_of(frame, words, 20)
    veil = 1.0 if met else 0.45
    bar = parts.box(x, top + label + 6, room, 30)
    return (
        Picture(LOOKS[personality].portrait, row.x, row.cy - size / 2, size, size, 0.0, veil),
        parts.fitted(
            frame, persona_name(personality), x, top + label / 2, room - wide - 20, 24,
            Font.TITLE,
        ),
        parts.fitted(
            frame, words, row.right, top + label / 2, wide, 20, colour=FAINT_INK, align="r"
        ),
        _balance(bar, met),
    )  # fmt: skip


def _record(met: Opponent | None) -> str:
    if met is None:
        return _("not met yet")
    words = _("won {won}, lost {lost}")
    return words.format(won=met.wins, lost=met.games - met.wins)


def _balance(bar: Place, met: Opponent | None) -> Item:
    """Won from the left, lost from the right."""
    drawn = rect(0, 0, bar.w, bar.h, PAPER_SHADE, 10)
    if met is not None:
        won = bar.w * met.wins / met.games
        drawn += rect(0, 0, bar.w, bar.h, RED, 10)
        if won:
            drawn += rect(0, 0, won, bar.h, CALM, 10)
        if 0 < won < bar.w:
            drawn += rect(won - 2, 0, 4, bar.h, INK, 0)
    return shape(drawn + rect(0, 0, bar.w, bar.h, "none", 10, INK, 2.6), *bar[:4])


# Trilogies


def _trilogies(frame: Frame, place: Place, report: Report) -> Items:
    inner = parts.inset(place, 30, 24)
    head = parts.drawn_size(frame, 30) * 1.5
    note = parts.drawn_size(frame, 20) * 1.7
    items: list[Item] = [
        *parts.inlay(place),
        parts.heading(frame, _("Trilogies"), inner.x, inner.y + 16, inner.w, 30),
    ]
    if not report.series:
        told = parts.paragraph(
            frame, _(NO_TRILOGY), inner.x, inner.y + head + 10, inner.w, 24, colour=FAINT_INK
        )
        return (*items, *told.items)
    words = parts.first_that_fits(frame, _summary(report.series), inner.w, 20)
    y = inner.y + head + note * 0.3
    items.append(parts.fitted(frame, words, inner.x, y, inner.w, 20, colour=FAINT_INK))
    body = parts.box(inner.x, inner.y + head + note, inner.w, inner.h - head - note)
    for row, series in zip(parts.rows(body, SHOWN, 12), report.series, strict=False):
        items += spared_row(frame, row, "", partial(_series, frame, row, series))
    return tuple(items)


def _summary(series: tuple[Series, ...]) -> tuple[str, str]:
    """How they ended, in more words and in fewer."""
    free = sum(each.victory for each in series)
    lost = sum(each.over and not each.victory for each in series)
    running = len(series) - free - lost
    more = _("unfinished: {count}").format(count=running) if running else ""
    return (
        facts(
            _("Backyardia freed: {count}").format(count=free),
            _("the shed won: {count}").format(count=lost),
            more,
        ),
        facts(_("Freed: {count}").format(count=free), _("lost: {count}").format(count=lost), more),
    )


def _series(frame: Frame, row: Place, series: Series) -> Items:
    """Who went through it, and the three chapters."""
    face = PAPER if not series.victory else LANTERN
    colour = series.colour if series.colour in SEAT_COLOURS else "white"
    size = min(58.0, row.h - 34)
    step = size + 22
    chapters = row.right - 24 - 3 * step
    room = chapters - row.x - 112
    human, other = series.chapters[-1].human, series.chapters[-1].other
    ended = _end(series).format(human=human, other=other)
    items: list[Item] = [
        *parts.inlay(row, face),
        *parts.pawn(row.x + 50, row.cy + 4, 28, colour, series.name),
        parts.fitted(frame, series.name, row.x + 96, row.cy - row.h * 0.18, room, 26, Font.TITLE,
                     high=row.h * 0.5),
        parts.fitted(frame, ended, row.x + 96, row.cy + row.h * 0.2,
                     room, 20, colour=FAINT_INK, high=row.h * 0.45),
    ]  # fmt: skip
    before = (0, 0)
    for number, chapter in enumerate(series.chapters):
        x = chapters + (number + 0.5) * step
        items += _chapter(x, row.cy, size, chapter, before)
        before = chapter.human, chapter.other
    for number in range(len(series.chapters), 3):
        x = chapters + (number + 0.5) * step
        drawn = circle(size / 2, size / 2, size / 2 - 3, "none", INLAY_LINE, 2.4)
        items.append(shape(drawn, x - size / 2, row.cy - size / 2, size, size))
    return tuple(items)


def _end(series: Series) -> str:
    if not series.over:
        return _("so far {human}–{other}")
    return _("won {human}–{other}") if series.victory else _("lost {human}–{other}")


def _chapter(
    x: float, y: float, size: float, chapter: CampaignGame, before: tuple[int, int]
) -> Items:
    """Whom a chapter was against, and whether its own points were enough."""
    won = chapter.human - before[0] > chapter.other - before[1]
    portrait = LOOKS[Personality(chapter.opponent)].portrait
    sign = size * 0.52
    return (
        Picture(portrait, x - size / 2, y - size / 2, size, size),
        parts.token(
            "shared/token_check" if won else "shared/token_cross",
            x + size * 0.36,
            y + size * 0.3,
            sign,
        ),
    )
