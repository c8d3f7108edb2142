"""The first page of the history: what is worth telling, and who sat opposite."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final, NamedTuple

from game.clock import Clock
from game.history import BestPart, Highlight, PlayerKind, Report, Rival
from game.words import N_, _, ngettext, number, pgettext
from scenes.kit import parts
from scenes.kit.display import Control, Font, Item, Picture
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.parts.svg import line, rect, shape
from scenes.kit.scene import Frame
from scenes.kit.theme import FAINT_INK, FOCUS, INK, INLAY, PAPER_LIGHT, SEAT_COLOURS
from scenes.shell.entry import Faces
from scenes.shell.history.best import WATCH, against, name_of, winner_words
from scenes.shell.history.words import HistoryPage, HistoryWords, day
from scenes.shell.lists.pages import spared_row

STORY: Final = "story"
TILES: Final = 0.56  # of the width
MOST: Final = 3
GAP: Final = 28.0
ROW: Final = 116.0
TILE: Final = 260.0
BAR: Final = 12.0
MINE, THEIRS = "#F2B632", "#8FA3AF"


class StoryTile(NamedTuple):
    """Something worth telling: its picture and heading, what happened, against whom, the game."""

    name: str
    icon: str
    heading: str
    words: str
    note: str
    when: str
    table: str


def story_page(words: HistoryWords, faces: Faces, clock: Clock) -> HistoryPage:
    """The page in the words of a game, with the faces of its bots by colour."""
    return HistoryPage(STORY, N_("Story"), partial(_draw, words, faces, clock))


def _draw(
    words: HistoryWords,
    faces: Faces,
    clock: Clock,
    frame: Frame,
    place: Place,
    report: Report,
    _leaf: int,
) -> Items:
    head = parts.drawn_size(frame, 32) * 1.6
    left = parts.box(place.x, place.y + head, place.w * TILES - GAP / 2, place.h - head)
    right = parts.box(left.right + GAP, left.y, place.right - left.right - GAP, place.h - head)
    wide = place.w if report.rivals else left.w
    items: list[Item] = [
        parts.heading(frame, headline(report), place.x + 6, place.y + head / 2 - 8, wide, 32)
    ]
    if not report.rivals:
        left = parts.box(place.x, left.y, place.w, left.h)
    tiles = list(tiles_of(words, report, clock))[:MOST]
    high = min(TILE, (left.h - 14 * (MOST - 1)) / MOST)
    high = parts.roomier(frame, high) if len(tiles) < MOST else high
    for at, tile in enumerate(tiles):
        row = parts.box(left.x, left.y + at * (high + 14), left.w, high)
        items += spared_row(frame, row, f"{WATCH}:{tile.name}:{tile.table}",
                            partial(_tile, frame, row, tile))  # fmt: skip
    if report.rivals:
        items += _rivals(frame, right, report, faces)
    return tuple(items)


def headline(report: Report) -> str:
    """How it has gone so far, in one sentence that discourages nobody."""
    games = report.games
    mine = next((one for one in report.people if one.who == report.me), None)
    wins = 0 if mine is None or mine.player is not PlayerKind.HUMAN else mine.wins
    if games == 1:
        return _("One game so far. Here is what it was like.")
    if report.streak > 1:
        words = ngettext(
            "{name} has won the last {count} game.",
            "{name} has won the last {count} games.",
            report.streak,
        )
        return words.format(name=report.me, count=number(report.streak))
    if wins:
        words = ngettext(
            "{games} games so far, {count} won by {name}.",
            "{games} games so far, {count} won by {name}.",
            wins,
        )
        return words.format(games=number(games), count=number(wins), name=report.me)
    words = ngettext("{count} game so far.", "{count} games so far.", games)
    return words.format(count=number(games))


def tiles_of(words: HistoryWords, report: Report, clock: Clock) -> Iterator[StoryTile]:
    """The last game, the closest one, and the best part or most points: no game twice in a row."""
    latest, closest = report.latest, next(iter(report.narrowest), None)
    if latest is not None:
        yield _game("latest", _("Last game"), "shared/icon_replay", latest, "close", clock)
    if closest is not None and (latest is None or closest.table != latest.table):
        yield _game("closest", _("Closest finish"), "shared/icon_trophy", closest, "close", clock)
    best = report.best_part
    if best is not None and words.best_part:
        yield _part(words, best, clock)
    highest = next(iter(report.highest), None)
    if highest is not None:
        yield _game("highest", _("Most points"), "shared/token_crown", highest, "high", clock)


def _game(
    name: str, heading: str, icon: str, game: Highlight, kind: str, clock: Clock
) -> StoryTile:
    others = [name_of(game, other) for other in game.names if other != game.who]
    note = against(others)[0] if others else ""
    when = day(game.finished, clock())
    return StoryTile(name, icon, heading, winner_words(game, kind), note, when, game.table)


def _part(words: HistoryWords, best: BestPart, clock: Clock) -> StoryTile:
    named = best.part <= len(words.parts)
    part = _(words.parts[best.part - 1]) if named else number(best.part)
    told = ngettext("{name} scored {count} point", "{name} scored {count} points", best.number)
    told = told.format(name=best.who, count=best.number)
    where = _(words.best_part_note).format(part=part)
    return StoryTile(
        "part", "shared/token_lead", _(words.best_part), told, where,
        day(best.finished, clock()), best.table,
    )  # fmt: skip


def _tile(frame: Frame, row: Place, tile: StoryTile) -> Items:
    """Its picture in a disc, and three lines; all of it leads to the replay."""
    name = f"{WATCH}:{tile.name}:{tile.table}"
    size = min(84.0, row.h - 40)
    disc = parts.box(row.x + 30, row.cy - size / 2, size, size)
    x = disc.right + 30
    room = row.right - 28 - x
    step = row.h / 3.2
    date = parts.width_of(frame, tile.when, 20)
    drawn = rect(0, 0, size, size, PAPER_LIGHT, size / 2, INK, 3)
    inner = parts.inset(disc, size * 0.22)
    label = _("{heading}: {deed}. {note}, {date}. Watch the replay.").format(
        heading=tile.heading, deed=tile.words, note=tile.note, date=tile.when
    )
    return (
        *parts.ring_if(frame, name, row),
        *parts.inlay(row, FOCUS if frame.focus == name else INLAY),
        shape(drawn, *disc[:4]),
        Picture(tile.icon, *inner[:4]),
        parts.fitted(
            frame, tile.heading, x, row.cy - step, room - date - 20, 20, colour=FAINT_INK,
            high=step,
        ),
        parts.fitted(
            frame, tile.when, row.right - 28, row.cy - step, date, 20, colour=FAINT_INK,
            align="r", high=step,
        ),
        parts.fitted(frame, tile.words, x, row.cy, room, 30, Font.TITLE, high=step * 1.2),
        parts.fitted(frame, tile.note, x, row.cy + step, room, 21, colour=FAINT_INK, high=step),
        Control(name, *row[:4], label),
    )  # fmt: skip


# rivals


def _rivals(frame: Frame, place: Place, report: Report, faces: Faces) -> Items:
    inner = parts.inset(place, 28, 22)
    head = parts.drawn_size(frame, 28) * 1.5
    body = parts.box(inner.x, inner.y + head, inner.w, inner.h - head)
    high = parts.roomier(frame, ROW)
    count = max(1, min(len(report.rivals), int(body.h / (high * 0.8))))
    high = min(high, body.h / count)
    title = _("{name} and the others").format(name=report.me)
    items: list[Item] = [
        *parts.inlay(place, PAPER_LIGHT),
        parts.heading(frame, title, inner.x, inner.y + head / 2 - 6, inner.w, 28),
    ]
    for at, rival in enumerate(report.rivals[:count]):
        row = parts.box(body.x, body.y + at * high, body.w, high - 10)
        items += spared_row(frame, row, "", partial(_rival, frame, row, report.me, rival, faces))
    return tuple(items)


def standing(me: str, rival: Rival) -> str:
    """How often this rival has come in front of whoever is called ``me``, and how often behind."""
    if rival.ahead == rival.behind:
        words = _("Level with {name}, {least} to {most}.")
    elif rival.behind > rival.ahead:
        words = _("Ahead of {name}, {most} to {least}.")
    else:
        words = _("Behind {name}, {least} to {most}.")
    least, most = sorted((rival.ahead, rival.behind))
    return words.format(name=me, most=number(most), least=number(least))


def _rival(frame: Frame, row: Place, me: str, rival: Rival, faces: Faces) -> Items:
    who = pgettext("opponent", rival.who) if rival.player is PlayerKind.NEUTRAL else rival.who
    size = min(row.h - 6, 84.0)
    disc = parts.box(row.x, row.cy - size / 2, size, size)
    x, room = disc.right + 20, row.right - disc.right - 20
    upper, lower = row.y + row.h * 0.24, row.y + row.h * 0.58
    return (
        *_face(disc, rival, who, faces),
        parts.fitted(frame, who, x, upper, room, 25, Font.TITLE, high=row.h * 0.42),
        *parts.fitted_lines(
            frame, standing(me, rival), x, lower, room, row.h * 0.34, 20, colour=FAINT_INK
        ),
        _tug(parts.box(x, row.bottom - BAR - 2, room, BAR), rival),
    )


def _face(disc: Place, rival: Rival, who: str, faces: Faces) -> Items:
    """Who somebody sits there as, else a pawn; a gear for a machine."""
    if rival.colour in faces:
        return parts.bust(disc.cx, disc.cy, disc.w, faces[rival.colour].picture, rival.colour)
    if rival.player is PlayerKind.HUMAN:
        colour = rival.colour if rival.colour in SEAT_COLOURS else "white"
        return parts.pawn(disc.cx, disc.cy + 4, disc.w * 0.36, colour, who)
    return (Picture("shared/icon_bot", *parts.inset(disc, disc.w * 0.1)[:4]),)


def _tug(bar: Place, rival: Rival) -> Item:
    """A rope with a mark: the further to the right, the more often this one was ahead."""
    counted = rival.ahead + rival.behind
    share = rival.ahead / counted if counted else 0.5
    drawn = rect(0, 0, bar.w, bar.h, THEIRS, bar.h / 2, INK, 2)
    if share:
        drawn += rect(0, 0, max(bar.h, bar.w * share), bar.h, MINE, bar.h / 2, INK, 2)
    drawn += line(bar.w / 2, -3, bar.w / 2, bar.h + 3, INK, 2)
    return shape(drawn, *bar[:4])
