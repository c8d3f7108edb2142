"""The panel beside the board: what activating a faction would change."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from game.describe.council.names import cubes_words
from game.rules.council.api import Faction, SowingPreview, space_name
from game.words import _, ngettext, pgettext
from scenes.council.board.cubes import faction_asset
from scenes.council.board.furniture import strength_row
from scenes.council.palette import MEDALS
from scenes.kit import parts
from scenes.kit.display import Font, Item, Picture, Text
from scenes.kit.layout import Place
from scenes.kit.parts import fitted, line_or_lines
from scenes.kit.parts.svg import path, rect, shape
from scenes.kit.scene import Frame
from scenes.kit.theme import (
    BAD,
    FAINT_INK,
    GOOD,
    INK,
    INLAY,
    INLAY_LINE,
    LIT,
    MARKED,
)

BETTER: Final = "#DCE8CF"
WORSE: Final = "#F0CFC4"
CROWNED: Final = 84.0  # the column of the strongest
TITLE, UNDER = 46.0, 46.0  # the height of two lines where words are long
LABEL: Final = 116.0  # how wide the names of rows may get then


class Tops(NamedTuple):
    """Where things stand in the panel, from its upper edge, and how high rows are."""

    sum: float
    rows: float
    row: float
    label: float  # how wide
    hand: float
    cells: float
    button: float  # how high


USUAL: Final = Tops(65, 102, 50, 60, 244, 262, 54)
LARGE: Final = Tops(74, 104, 92, 84, 234, 260, 62)


def preview_panel(
    frame: Frame,
    place: Place,
    preview: SowingPreview,
    ring: tuple[Faction, ...],
    termite: Faction | None = None,
) -> list[Item]:
    """What the sowing changes: strengths now and then, the worth of the suits in hand."""
    name = space_name(preview.origin, termite)
    x, y, w = place.x, place.y, place.w
    activate = _("Activate the {space}").format(space=name)
    tops = LARGE if frame.large else USUAL
    items: list[Item] = [
        Picture(f"council/emblem_{faction_asset(preview.origin, termite)}", x + 18, y + 14, 60, 60),
        *line_or_lines(frame, _that_fits(frame, (activate, name), w - 106, 28, Font.TITLE),
                      x + 86, y + 34, w - 106, TITLE, 28, Font.TITLE),
        fitted(frame, _sum_words(frame, preview, w - 106, termite), x + 86, y + tops.sum, w - 106,
               20, colour=FAINT_INK),
        parts.rule(x + 20, y + tops.rows - 10, w - 40),
    ]  # fmt: skip
    strengths = (
        (pgettext("before a sowing", "now"), preview.before),
        (pgettext("after a sowing", "then"), preview.after),
    )
    shown = strengths[1:] if frame.large else strengths  # the present order stands above too
    least = parts.usual_size(frame, 18)
    longest = max(frame.measure(words, least, Font.BOLD) for words, _cubes in shown)
    wide = tops.label if longest <= tops.label else min(longest + 10, LABEL)
    for row, (label, cubes) in enumerate(shown):
        line = Place(x + 14, y + tops.rows + row * (tops.row + 4), w - 28, tops.row)
        if row == len(shown) - 1:
            drawn = rect(0, 0, line.w, line.h, MARKED, 12, LIT, 2.4)
            items.append(shape(drawn, *line[:4]))
        items.append(fitted(frame, label, line.x + 14, line.cy - 1, max(tops.label, wide - 6), 20))
        area = Place(line.x + wide + 8, line.y, line.w - wide - 10, line.h)
        items += strength_row(frame, area, cubes, ring, termite)
    items.append(parts.rule(x + 20, y + tops.hand - 24, w - 40))
    worth = (
        _("If kept to the end, your cards score"),
        _("Your cards as Allegiance"),
        _("As Allegiance"),
    )
    hand = _that_fits(frame, worth, w - 44, 20, Font.HEAVY)
    items.append(fitted(frame, hand, x + 22, y + tops.hand, w - 44, 20, Font.HEAVY))
    cells = parts.columns(Place(x + 14, y + tops.cells, w - 28, 108), 5, 6)
    for cell, faction in zip(cells, ring, strict=True):
        items += _worth(frame, cell, preview, faction, termite)
    items += _no_allegiance(frame, x, y + tops.cells + 134, w, preview)
    spot = Place(x + 20, place.bottom - tops.button - 20, w - 40, tops.button)
    room = spot.w - 60 - parts.key_width(frame, "Enter")
    words = parts.first_that_fits(frame, (activate, _("Activate")), room, 26, Font.TITLE)
    on_board = frame.focus is not None and frame.focus.startswith("space:")
    button = parts.button(
        frame, spot, "activate", words, primary=True, key="Enter", anywhere=on_board
    )
    return [*items, *button]


def outcomes_panel(
    frame: Frame,
    place: Place,
    outcomes: Mapping[Faction, SowingPreview],
    ring: tuple[Faction, ...],
    termite: Faction | None = None,
) -> list[Item]:
    """Before a faction is chosen: every one of them with what activating it would come to."""
    x, w = place.x, place.w
    strongest = _that_fits(frame, (_("strongest after"), _("strongest")), w * 0.42, 19)
    asked = parts.first_that_fits(frame, (_("Activate a faction"), ""), w * 0.46, 20)
    items: list[Item] = [
        parts.heading(frame, _("Council visit"), x + 24, place.y + 40, w - 150, 30),
        *parts.medal(place.right - 44, place.y + 40, 22, *MEDALS["door"]),
        *line_or_lines(frame, asked, x + 24, place.y + 76, w * 0.46, UNDER, 20,
                      colour=FAINT_INK),
        *line_or_lines(frame, strongest, place.right - 24, place.y + 76, w * 0.4, UNDER, 19,
                       colour=FAINT_INK, align="r"),
    ]  # fmt: skip
    rows = parts.rows(Place(x + 14, place.y + 98, w - 28, place.h - 112), len(ring), 6)
    for row, faction in zip(rows, ring, strict=True):
        items += _outcome(frame, row, faction, outcomes.get(faction), termite)
    return items


def _outcome(
    frame: Frame,
    row: Place,
    faction: Faction,
    preview: SowingPreview | None,
    termite: Faction | None,
) -> list[Item]:
    """A faction, its cubes, where they go, and who would wear the crown."""
    size = min(46.0, row.h - 10)
    left = row.x + size + 22
    room = row.w - size - 40 - CROWNED
    items: list[Item] = [
        *parts.inlay(row, "#F1E4C4" if preview else "#E6DBC2", 12, "#B9A57C"),
        Picture(f"council/emblem_{faction_asset(faction, termite)}", row.x + 10, row.cy - size / 2,
                size, size, alpha=1.0 if preview else 0.45),
    ]  # fmt: skip
    words = _("empty") if preview is None else _sum_words(frame, preview, room, termite)
    sown = line_or_lines(frame, words, left, row.cy + 15, room, UNDER, 18, colour=FAINT_INK)
    up = 14 if len(sown) == 1 else 24
    name = space_name(faction, termite)
    items += [fitted(frame, name, left, row.cy - up, room, 23, Font.TITLE), *sown]
    if preview is None:
        return items
    top = max(preview.after)
    crowned = [each for each in range(5) if preview.after[each] == top]
    step = min(38.0, CROWNED / len(crowned))
    for number, each in enumerate(reversed(crowned)):
        at = row.right - 30 - number * step
        items.append(
            Picture(f"council/emblem_{faction_asset(each, termite)}", at - 17, row.cy - 6, 34, 34)
        )
        items.append(Picture("shared/token_crown", at - 13, row.cy - 29, 26, 26))
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
    """A suit in hand: how many cards, its cubes now and then."""
    before, after = preview.before[faction], preview.after[faction]
    held = preview.held[faction]
    fill, edge = INLAY, INLAY_LINE
    if held and after != before:
        fill, edge = (BETTER, GOOD) if after > before else (WORSE, BAD)
    wordings = (f"{before} → {after}", f"{before}→{after}")
    change = parts.first_that_fits(frame, wordings, cell.w - 4, 22, Font.HEAVY)
    items: list[Item] = [
        *parts.inlay(cell, fill, 10, edge),
        Picture(
            f"council/emblem_{faction_asset(faction, termite)}", cell.x + 4, cell.y + 6, 34, 34
        ),
        fitted(frame, f"{held}×", cell.right - 8, cell.y + 23, 40, 19, align="r"),
        fitted(frame, change, cell.cx, cell.y + 58, cell.w - 4, 22, Font.HEAVY, align="c"),
    ]
    if after != before:
        items.append(_arrow(cell.cx, cell.y + 88, up=after > before))
    else:
        items.append(Text("=", cell.cx, cell.y + 86, 22, Font.HEAVY, FAINT_INK, "c"))
    return items


def _arrow(x: float, y: float, *, up: bool) -> Item:
    tip, foot = (0, 14) if up else (14, 0)
    drawn = path(f"M0 {foot}H20L10 {tip}Z", GOOD if up else BAD, INK, 1.6)
    return shape(drawn, x - 10, y - 7, 20, 14)


def _no_allegiance(
    frame: Frame, x: float, y: float, w: float, preview: SowingPreview
) -> list[Item]:
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
    if not frame.large:
        wordings += (worth,)
    return [
        Picture("council/token_no_allegiance", x + 20, y - 18, 36, 36),
        fitted(
            frame,
            _that_fits(frame, wordings, w - 84, 20),
            x + 64,
            y - 1,
            w - 84,
            20,
        ),
    ]
