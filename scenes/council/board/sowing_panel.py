"""The panel beside the board: each faction to be activated, and what that would change for me."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import Enum
from typing import Final

from game.describe.council.names import cubes_words
from game.describe.council.visits import SPACE
from game.rules.council.api import FACTIONS, Faction, SowingPreview, space_name
from game.words import _, ngettext, pgettext
from scenes.council.board.cubes import faction_asset
from scenes.council.palette import MEDALS
from scenes.kit import parts
from scenes.kit.display import AlsoAt, Font, Item, Picture
from scenes.kit.layout import Place
from scenes.kit.parts import fitted, line_or_lines
from scenes.kit.scene import Frame
from scenes.kit.theme import (
    BAD,
    FAINT_INK,
    GOOD,
    INLAY,
    INLAY_LINE,
    LIT,
    MARKED,
)

BETTER: Final = "#DCE8CF"
WORSE: Final = "#F0CFC4"
CROWNED: Final = 84.0  # the column of the strongest
UNDER: Final = 46.0  # the height of two lines where words are long
ROWS, ROWS_LARGE = 94.0, 112.0  # from the upper edge
FOOT, FOOT_LARGE = 184.0, 176.0  # how high that is which a choice changes


class Mine(Enum):
    """What cubes can still be worth to whoever visits."""

    CARDS = "the last card"
    NO_ALLEGIANCE = "winning no trick"
    NOTHING = "a broken No Allegiance"


def visit_panel(
    frame: Frame,
    place: Place,
    outcomes: Mapping[Faction, SowingPreview],
    ring: tuple[Faction, ...],
    chosen: Faction | None,
    mine: Mine,
    termite: Faction | None = None,
) -> list[Item]:
    """A row for each faction, to be pointed at like its space; below, what the chosen one changes.

    The whole account is the remarks' (``weigh_visit``), for whoever asks.
    """
    x, w = place.x, place.w
    strongest = _that_fits(frame, (_("strongest after"), _("strongest")), w * 0.42, 19)
    asked = parts.first_that_fits(frame, (_("Activate a faction"), ""), w * 0.46, 20)
    items: list[Item] = [
        parts.heading(frame, _("Council visit"), x + 24, place.y + 40, w - 150, 30),
        *parts.medal(place.right - 44, place.y + 40, 22, *MEDALS["door"]),
        *line_or_lines(frame, asked, x + 24, place.y + 74, w * 0.46, UNDER, 20,
                      colour=FAINT_INK),
        *line_or_lines(frame, strongest, place.right - 24, place.y + 74, w * 0.4, UNDER, 19,
                       colour=FAINT_INK, align="r"),
    ]  # fmt: skip
    foot = FOOT_LARGE if frame.large else FOOT
    top = ROWS_LARGE if frame.large else ROWS
    rows = Place(x + 14, place.y + top, w - 28, place.h - top - foot)
    for row, faction in zip(parts.rows(rows, len(ring), 5), ring, strict=True):
        items += _row(frame, row, faction, outcomes.get(faction), termite, chosen=faction == chosen)
    below = Place(x + 20, place.bottom - foot + 8, w - 40, foot - 22)
    preview = None if chosen is None else outcomes.get(chosen)
    if preview is None:
        words = _("Point at a faction, here or on the ring, to see what it changes for you.")
        return [*items, *parts.fitted_paragraph(
            frame, words, below.x + 4, below.y + 26, below.w - 8, below.h - 20, 20, colour=FAINT_INK
        ).items]  # fmt: skip
    return [*items, *_changes(frame, below, preview, ring, mine, termite)]


def _row(
    frame: Frame,
    row: Place,
    faction: Faction,
    preview: SowingPreview | None,
    termite: Faction | None,
    *,
    chosen: bool,
) -> list[Item]:
    """A faction, its cubes, and who would wear the crown."""
    size = min(42.0, row.h - 6)
    left, room = row.x + size + 22, row.w - size - 40 - CROWNED
    fill, edge = (MARKED, LIT) if chosen else ("#F1E4C4", "#B9A57C")
    items: list[Item] = [
        *parts.inlay(row, fill if preview else "#E6DBC2", 12, edge),
        Picture(f"council/emblem_{faction_asset(faction, termite)}", row.x + 10, row.cy - size / 2,
                size, size, alpha=1.0 if preview else 0.45),
        AlsoAt(f"{SPACE}{FACTIONS[faction]}", *row[:4]),
    ]  # fmt: skip
    name = space_name(faction, termite)
    title = fitted(frame, name, left, row.cy - 1, room, 23, Font.TITLE)
    items.append(title)
    free = room - frame.measure(title.text, title.size, Font.TITLE) - 12
    cubes = (
        pgettext("a space", "empty") if preview is None else cubes_words(preview.before[faction])
    )
    if words := parts.first_that_fits(frame, (cubes, ""), free, 18):
        at = left + room - free
        items.append(fitted(frame, words, at, row.cy, free, 18, colour=FAINT_INK))
    return items if preview is None else [*items, *_crowned(row, preview, termite)]


def _crowned(row: Place, preview: SowingPreview, termite: Faction | None) -> Iterator[Item]:
    """Who would be the strongest."""
    top = max(preview.after)
    crowned = [each for each in range(5) if preview.after[each] == top]
    step = min(38.0, CROWNED / len(crowned))
    for number, each in enumerate(reversed(crowned)):
        at = row.right - 30 - number * step
        name = f"council/emblem_{faction_asset(each, termite)}"
        yield Picture(name, at - 15, row.cy - 9, 30, 30)
        yield Picture("shared/token_crown", at - 12, row.cy - 24, 24, 24)


def _changes(
    frame: Frame,
    place: Place,
    preview: SowingPreview,
    ring: tuple[Faction, ...],
    mine: Mine,
    termite: Faction | None,
) -> list[Item]:
    """Where the cubes go, and what that changes for whoever visits."""
    words = _sum_words(frame, preview, place.w - 8, termite)
    items: list[Item] = [
        parts.rule(place.x, place.y - 2, place.w),
        fitted(frame, words, place.x + 4, place.y + 20, place.w - 8, 20),
    ]
    low = place._replace(y=place.y + 42, h=place.h - 42)
    if mine is Mine.NO_ALLEGIANCE:
        return [*items, *_no_allegiance(frame, low, preview)]
    if mine is Mine.NOTHING:
        told = _("Your No Allegiance is broken: only your tricks score in this Age.")
        return [*items, *parts.fitted_paragraph(
            frame, told, low.x + 4, low.y + 20, low.w - 8, low.h, 20, colour=FAINT_INK
        ).items]  # fmt: skip
    if not frame.large:
        wordings = (_("Your cards as Allegiance"), _("As Allegiance"))
        told = _that_fits(frame, wordings, low.w - 8, 19, Font.HEAVY)
        items.append(fitted(frame, told, low.x + 4, low.y + 8, low.w - 8, 19, Font.HEAVY))
        low = low._replace(y=low.y + 24, h=low.h - 24)
    cells = parts.columns(low, 5, 6)
    for cell, faction in zip(cells, ring, strict=True):
        items += _worth(frame, cell, preview, faction, termite)
    return items


def _that_fits(
    frame: Frame, wordings: Sequence[str], room: float, size: float, font: Font = Font.BOLD
) -> str:
    """Large letters may need fewer words; usual ones rather get a little smaller."""
    choose = parts.first_that_fits if frame.large else parts.first_whole
    return choose(frame, wordings, room, size, font)


def _sum_words(
    frame: Frame, preview: SowingPreview, room: float, termite: Faction | None = None
) -> str:
    """How many cubes go where, in as many words as there is room for."""
    cubes = cubes_words(preview.before[preview.origin])
    path, left = preview.path, preview.to_chambers
    spaces = ngettext("{cubes} → next space", "{cubes} → next {count} spaces", len(path))
    wordings: tuple[str, ...] = (spaces, _("{cubes} → next {count}"))
    if left:
        wordings = (
            _("{cubes}: one to each, {left} to the Chambers"),
            _("{cubes}, {left} to the Chambers"),
            _("{cubes}, {left} to Chambers"),
        )
    elif preview.origin in path:
        wordings = (_("{cubes}: one to each, the last comes home"), _("{cubes}: one to each"))
    elif len(path) == 1:
        wordings = (_("{cubes} → {space}"),)
    space = space_name(path[0], termite)
    said = [
        words.format(cubes=cubes, left=left, count=len(path), space=space)
        for words in (*wordings, "{cubes}")
    ]
    return _that_fits(frame, said, room, 20)


def _worth(
    frame: Frame,
    cell: Place,
    preview: SowingPreview,
    faction: Faction,
    termite: Faction | None,
) -> list[Item]:
    """A suit in hand: its cubes now and then. Of a suit that is not held nothing counts."""
    before, after = preview.before[faction], preview.after[faction]
    held = preview.held[faction]
    fill, edge = INLAY, INLAY_LINE
    if held and after != before:
        fill, edge = (BETTER, GOOD) if after > before else (WORSE, BAD)
    wordings = (f"{before} → {after}", f"{before}→{after}")
    change = parts.first_that_fits(frame, wordings, cell.w - 4, 21, Font.HEAVY)
    name = f"council/emblem_{faction_asset(faction, termite)}"
    side = min(34.0, cell.h - 42)
    items: list[Item] = [
        *parts.inlay(cell, fill, 10, edge),
        Picture(name, cell.cx - side / 2, cell.y + 4, side, side, alpha=1.0 if held else 0.4),
    ]
    if held:
        low = cell.bottom - 20
        items.append(fitted(frame, change, cell.cx, low, cell.w - 4, 21, Font.HEAVY, align="c"))
    return items


def _no_allegiance(frame: Frame, place: Place, preview: SowingPreview) -> list[Item]:
    before, after = preview.no_allegiance_before, preview.no_allegiance_after
    words = ngettext("No Allegiance: {points} point", "No Allegiance: {points} points", after)
    worth = str(after)
    if before != after:
        words = ngettext(
            "No Allegiance: {before} → {after} point",
            "No Allegiance: {before} → {after} points",
            after,
        )
        worth = f"{before} → {after}"
    wordings: tuple[str, ...] = (
        words.format(points=after, before=before, after=after),
        _("No Allegiance: {worth}").format(worth=worth),
    )
    said = _that_fits(frame, wordings, place.w - 56, 22)
    return [
        Picture("council/token_no_allegiance", place.x + 2, place.cy - 22, 40, 40),
        fitted(frame, said, place.x + 52, place.cy - 2, place.w - 56, 22),
    ]
