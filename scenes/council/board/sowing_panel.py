"""The panel beside the board: what activating a faction does to all of them, and to me."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final, NamedTuple

from game.describe.council.visits import SPACE
from game.rules.council.api import FACTIONS, Faction, SowingPreview, space_name
from game.words import _, ngettext
from scenes.council.board.cubes import faction_asset
from scenes.council.palette import MEDALS
from scenes.kit import parts
from scenes.kit.display import AlsoAt, Font, Item, Picture, Text
from scenes.kit.layout import Place
from scenes.kit.parts import fitted, line_or_lines
from scenes.kit.scene import Frame
from scenes.kit.theme import BAD, FAINT_INK, GOOD, INK, LIT, MARKED

CROWN: Final = 30.0  # beside the cubes of the strongest
COUNT: Final = 112.0  # the column of the cubes
UNDER: Final = 46.0  # the height of two lines where words are long
ROWS, ROWS_LARGE = 94.0, 112.0  # from the upper edge
FOOT: Final = 88.0  # how high that is which says what it changes for me


class Mine(Enum):
    """What cubes can still be worth to whoever visits."""

    CARDS = "the last card"
    NO_ALLEGIANCE = "winning no trick"
    NOTHING = "a broken No Allegiance"


class Council(NamedTuple):
    """What the panel shows: the ``cubes`` now, and what the ``chosen`` faction would do.

    ``ring`` is the order of the factions; those that are ``open`` can be activated.
    """

    cubes: Sequence[int]
    ring: tuple[Faction, ...]
    open: frozenset[Faction]
    chosen: Faction | None
    preview: SowingPreview | None
    mine: Mine
    termite: Faction | None = None


def panel_rows(frame: Frame, place: Place, ring: Sequence[Faction]) -> list[Place]:
    """The row of each faction, in the order of the ring."""
    top = ROWS_LARGE if frame.large else ROWS
    rows = Place(place.x + 14, place.y + top, place.w - 28, place.h - top - FOOT)
    return parts.rows(rows, len(ring), 5)


def visit_panel(frame: Frame, place: Place, council: Council) -> list[Item]:
    """A row for each faction, to be pointed at like its space; below, what changes for me.

    The whole account is that of ``weigh_visit``, for whoever asks.
    """
    x, w = place.x, place.w
    asked, under = _("Activate a faction"), place.y + 74
    if frame.large:  # the heading needs that room, and the ribbon asks for it
        asked, under = "", place.y + 84
    asked = parts.first_that_fits(frame, (asked, ""), w * 0.46, 20)
    wordings = (_("cubes now → after"), _("now → after"))
    if council.preview is None:
        wordings = (_("cubes"), "")
    counted = parts.first_that_fits(frame, wordings, w * 0.44, 19)
    items: list[Item] = [
        parts.heading(frame, _("Council visit"), x + 24, place.y + 40, w - 150, 30),
        *parts.medal(place.right - 44, place.y + 40, 22, *MEDALS["door"]),
        *line_or_lines(frame, asked, x + 24, under, w * 0.46, UNDER, 20, colour=FAINT_INK),
        fitted(frame, counted, place.right - 24, under, w * 0.44, 19, colour=FAINT_INK, align="r"),
    ]  # fmt: skip
    for row, faction in zip(panel_rows(frame, place, council.ring), council.ring, strict=True):
        items += _row(frame, row, faction, council)
    below = Place(x + 24, place.bottom - FOOT + 6, w - 48, FOOT - 18)
    return [*items, *_verdict(frame, below, council)]


def _row(frame: Frame, row: Place, faction: Faction, council: Council) -> list[Item]:
    """A faction, its cubes now and then, and the crown on the strongest."""
    size = min(42.0, row.h - 6)
    cubes = _cubes(frame, row, faction, council)
    counted = frame.measure(cubes.text, cubes.size, Font.HEAVY)
    left, room = row.x + size + 16, row.w - size - 34 - CROWN - counted
    fill, edge = (MARKED, LIT) if faction == council.chosen else ("#F1E4C4", "#B9A57C")
    can = faction in council.open
    now = council.cubes if council.preview is None else council.preview.after
    items: list[Item] = [
        *parts.inlay(row, fill if can else "#E6DBC2", 12, edge),
        Picture(f"council/emblem_{faction_asset(faction, council.termite)}", row.x + 10,
                row.cy - size / 2, size, size, alpha=1.0 if can else 0.45),
        AlsoAt(f"{SPACE}{FACTIONS[faction]}", *row[:4]),
        fitted(frame, space_name(faction, council.termite), left, row.cy - 1, room, 23, Font.TITLE),
        cubes,
    ]  # fmt: skip
    if now[faction] == max(now):
        at = row.right - CROWN - 8
        items.append(Picture("shared/token_crown", at, row.cy - CROWN / 2 - 2, CROWN, CROWN))
    return items


def _cubes(frame: Frame, row: Place, faction: Faction, council: Council) -> Text:
    """How many there are, and would be; coloured where my cards count them."""
    preview, before = council.preview, council.cubes[faction]
    after = before if preview is None else preview.after[faction]
    words = str(before) if after == before else f"{before} → {after}"
    colour = INK
    if preview is not None and council.mine is Mine.CARDS and preview.held[faction]:
        colour = _change_colour(before, after)
    right = row.right - CROWN - 12
    return fitted(frame, words, right, row.cy - 1, COUNT, 22, Font.HEAVY, colour, align="r")


def _change_colour(before: int, after: int) -> str:
    if before == after:
        return INK
    return GOOD if after > before else BAD


def _verdict(frame: Frame, place: Place, council: Council) -> list[Item]:
    """What the chosen faction changes for whoever visits: one figure."""
    preview, mine = council.preview, council.mine
    if preview is None or mine is Mine.NOTHING:
        words = _("Point at a faction to see what it changes for you.")
        if preview is not None:
            words = _("Your No Allegiance is broken: only your tricks score in this Age.")
        return _sentence(frame, place, words)
    if mine is Mine.NO_ALLEGIANCE:
        before, after = preview.no_allegiance_before, preview.no_allegiance_after
        return _figure(frame, place, "council/token_no_allegiance", _("No Allegiance"),
                       before, after)  # fmt: skip
    held = [suit for suit in council.ring if preview.held[suit]]
    if not held:
        return []
    best = max(held, key=preview.after.__getitem__)
    sign = f"council/emblem_{faction_asset(best, council.termite)}"
    before = max(preview.before[suit] for suit in held)
    return _figure(frame, place, sign, _("Your best suit"), before, preview.after[best])


def _sentence(frame: Frame, place: Place, words: str) -> list[Item]:
    """A sentence some way below what stands above it, as far as that leaves room."""
    high = parts.fitted_paragraph(frame, words, place.x, 0.0, place.w, place.h, 20).bottom
    top = place.y + max(0.0, min(20.0, place.h - high))
    return [
        *parts.fitted_paragraph(
            frame, words, place.x, top, place.w, place.h, 20, colour=FAINT_INK
        ).items
    ]


def _figure(
    frame: Frame, place: Place, sign: str, words: str, before: int, after: int
) -> list[Item]:
    """A sign, what it is about, and its points now and then."""
    count = ngettext("{count} point", "{count} points", after).format(count=after)
    if before != after:
        count = ngettext("{before} → {after} point", "{before} → {after} points", after)
        count = count.format(before=before, after=after)
    room = place.w - 64 - parts.width_of(frame, words, 22)
    brief = str(after) if before == after else f"{before} → {after}"
    count = parts.first_that_fits(frame, (count, brief), room, 24, Font.HEAVY)
    wide = parts.width_of(frame, count, 24, Font.HEAVY)
    return [
        parts.rule(place.x, place.y - 2, place.w),
        Picture(sign, place.x, place.cy - 20, 42, 42),
        fitted(frame, words, place.x + 52, place.cy, place.w - 64 - wide, 22),
        fitted(frame, count, place.right, place.cy, wide, 24, Font.HEAVY,
               _change_colour(before, after), align="r"),
    ]  # fmt: skip
