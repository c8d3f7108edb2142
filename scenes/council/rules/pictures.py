"""The pictures of the council's rulebook: rings, tricks, pyramids, and what points come from."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from game.describe.council.names import cubes_words, faction_name, space_span
from game.neutral import NEUTRAL
from game.rules.council.api import (
    CARDS,
    FACTIONS,
    NO_ALLEGIANCE_POINTS,
    PRINTED_RING,
    ROWS,
    follow_suit,
    new_recruits,
    sow,
    standing,
    strength_order,
)
from game.words import NC_, _, ngettext, pgettext
from scenes.council.board.board import BoardLook, board_items
from scenes.council.board.cubes import faction_asset
from scenes.council.board_place import BoardPlace
from scenes.council.cards import DECK
from scenes.council.palette import MEDALS
from scenes.council.places import FIRST_OF_ROW, SHIFT, STEP, TOP_ROW
from scenes.council.solo.pyramid import trigger_band
from scenes.kit import parts
from scenes.kit.cards import CARD_RATIO
from scenes.kit.display import Card, Font, Item, Picture, Text
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.scene import Frame
from scenes.kit.theme import FAINT_INK, INK, LANTERN, SEAT_COLOURS, WHITE
from scenes.shell.rulebook.article import Drawn
from scenes.shell.rulebook.drawn import as_lines
from scenes.shell.rulebook.drawn import cards as laid

RING: Final = tuple(FACTIONS.index(letter) for letter in PRINTED_RING)
CLOTH: Final = "#2F4F49"
SIGN: Final = 150.0  # the width of what stands before a source of points
LAST_CARD: Final = 104.0
HIGHEST: Final = 210.0  # such a row
Owner = tuple[str, str]
FOUR: Final[Sequence[Owner]] = (
    ("Bruno", "sky"), ("Chika", "leaf"), ("Dov", "pink"), ("Ada", "orange")
)  # fmt: skip
WITH_EMISSARY: Final[Sequence[Owner]] = (
    ("Ada", "orange"), (NC_("opponent", "Emissary"), NEUTRAL), ("Bruno", "sky")
)  # fmt: skip
CARD: Final = 150.0
NOTES: Final = 170.0  # the height of what stands below a card
BEGINNING: Final = "B4 M3 A2 C1"


def order(place: Place, ranks: tuple[tuple[str, int], ...]) -> Items:
    """The factions by letter with their cubes, the strongest first."""
    items: list[Item] = []
    cells = parts.columns(parts.inset(place, 16, 0), len(ranks))
    for index, (cell, (letter, count)) in enumerate(zip(cells, ranks, strict=True)):
        asset = f"council/emblem_{faction_asset(FACTIONS.index(letter))}"
        items += [
            Picture(asset, cell.cx - 48, cell.cy - 26, 52, 52),
            Text(str(count), cell.cx + 24, cell.cy - 1, 32, Font.TITLE, INK, "c"),
        ]
        if index:
            items.append(Text(">", cell.x, cell.cy - 1, 26, Font.HEAVY, FAINT_INK, "c"))
    return tuple(items)


def declared(last: str, cubes: int, chambers: int) -> Drawn:
    """What points come from: a trick, a last card with cubes on its faction, no tricks at all."""
    return partial(_declared, last, cubes, chambers)


def _declared(last: str, cubes: int, chambers: int, frame: Frame, place: Place) -> Items:
    sheet = parts.inset(place, 28, 30)
    high = min(HIGHEST, (sheet.h - 40) / 3)
    rows = parts.rows(parts.box(sheet.x, sheet.cy - 1.5 * high - 20, sheet.w, 3 * high + 40), 3, 20)
    on_faction = ngettext("last card, {count} cube there", "last card, {count} cubes there", cubes)
    inside = ngettext(
        "no tricks, {count} cube in the Chambers",
        "no tricks, {count} cubes in the Chambers",
        chambers,
    )
    told = (
        (_("Trick"), _("each one you win"), 1),
        (_("Allegiance"), on_faction.format(count=cubes), cubes),
        (_("No Allegiance"), inside.format(count=chambers), NO_ALLEGIANCE_POINTS + chambers),
    )
    first, second, third = (parts.box(row.x, row.y, SIGN, row.h) for row in rows)
    sources = [_source(frame, row, *words) for row, words in zip(rows, told, strict=True)]
    return (
        *(item for source in sources for item in source),
        parts.in_words(place, [_source_told(*words) for words in told]),
        parts.token("shared/token_trickpile", first.cx, first.cy, 120),
        Card(DECK, last, second.cx, second.cy, LAST_CARD),
        parts.token("council/token_no_allegiance", third.cx, third.cy, 120),
    )


def _source_told(title: str, words: str, points: int) -> str:
    worth = ngettext("{title}: {words}, {count} point", "{title}: {words}, {count} points", points)
    return worth.format(title=title, words=words, count=points)


def _source(frame: Frame, row: Place, title: str, words: str, points: int) -> Items:
    left, end = row.x + SIGN + 10, row.right - 70
    room = end - 60 - left
    return (
        *parts.panel(row, radius=16.0),
        *parts.fitted_lines(
            frame, title, left, row.y + row.h * 0.3, room, row.h * 0.36, 34, Font.TITLE
        ),
        *as_lines(frame, words, left, row.y + row.h * 0.66, room, row.h * 0.5, 25),
        parts.disc(end, row.cy, 48, LANTERN, 3.5),
        Text(str(points), end, row.cy - 2, 46, Font.TITLE, INK, "c"),
    )


def counted(cubes: str) -> tuple[int, ...]:
    """``B4 M3`` as cubes by faction."""
    given = {one[0]: int(one[1:]) for one in cubes.split()}
    return tuple(given.get(letter, 0) for letter in FACTIONS)


def faction(letter: str) -> int:
    """A faction by its letter."""
    return FACTIONS.index(letter)


def ring(
    cubes: str = BEGINNING,
    chambers: int = 0,
    *,
    sown: str = "",
    termite: str = "",
    recruits: bool = False,
    chosen: str = "",
) -> Drawn:
    """The ring with these cubes; ``sown``: how those of this faction are about to move."""
    return partial(_ring, cubes, chambers, sown, termite, chosen, recruits=recruits)


def _ring(
    cubes: str,
    chambers: int,
    sown: str,
    termite: str,
    chosen: str,
    _frame: Frame,
    place: Place,
    *,
    recruits: bool,
) -> Items:
    look = _look(counted(cubes), chambers, sown, termite, chosen)
    if recruits:
        arrived = new_recruits(look.cubes, 18 - sum(look.cubes), RING)
        look = BoardLook(look.cubes, chambers, 1, (), recruits=arrived)
    radius = min(place.w, place.h) / 2 / 1.13
    drawn = board_items(BoardPlace(place.cx, place.cy, radius, RING), look, ())
    return (*drawn, _ring_told(place, look))


def _ring_told(place: Place, look: BoardLook) -> Item:
    """The cubes of each space clockwise, for whoever does not see the ring."""
    spaces = [
        parts.control_name(space_span(one, look.termite).words, cubes_words(look.cubes[one]))
        for one in RING
    ]
    return parts.in_words(
        place, (*spaces, parts.control_name(_("Chambers"), cubes_words(look.chambers)))
    )


def _look(cubes: tuple[int, ...], chambers: int, sown: str, termite: str, chosen: str) -> BoardLook:
    guest = faction(termite) if termite else None
    inviting = tuple(faction(letter) for letter in chosen)
    if not sown:
        return BoardLook(cubes, chambers, 1, (), termite=guest, inviting=inviting)
    origin, after = faction(sown), list(cubes)
    path, left_over = sow(after, RING, origin)
    arriving = tuple(int(space in path) for space in range(len(cubes)))
    leaving = tuple(cubes[origin] * (space == origin) for space in range(len(cubes)))
    return BoardLook(
        cubes, chambers, 1, (), arriving, leaving, left_over, origin, path, termite=guest
    )


def trick(played: str, cubes: str = BEGINNING, owners: Sequence[Owner] = FOUR) -> Drawn:
    """A trick as the rules see it: who wins, who visits, and how strong the suits are."""
    return partial(_trick, tuple(played.split()), cubes, tuple(owners))


def _trick(
    played: Sequence[str], cubes: str, owners: Sequence[Owner], frame: Frame, place: Place
) -> Items:
    council = counted(cubes)
    seats = tuple(enumerate(CARDS[code] for code in played))
    stands = standing(seats, council)
    assert stands is not None
    strip = parts.box(place.x + 40, place.y + 40, place.w - 80, 84)
    row = parts.box(place.x + 16, strip.bottom + 20, place.w - 32, place.bottom - strip.bottom - 40)
    strongest = [(FACTIONS[one], council[one]) for one in strength_order(council, RING)]
    strength = [
        parts.control_name(faction_name(one), cubes_words(council[one]))
        for one in strength_order(council, RING)
    ]
    items: list[Item] = [
        *parts.panel(strip, radius=14.0),
        *order(strip, tuple(strongest)),
        parts.in_words(strip, strength),
    ]
    for seat, cell in enumerate(parts.columns(row, len(played), 10)):
        wins, visits = seat == stands.winner, seat == stands.visitor
        items += _played(frame, cell, played[seat], (seat, owners[seat]), wins=wins, visits=visits)
    return tuple(items)


def _played(
    frame: Frame, cell: Place, code: str, owner: tuple[int, Owner], *, wins: bool, visits: bool
) -> Items:
    wide = min(CARD, cell.w - 6, (cell.h - NOTES) / CARD_RATIO)
    seat, (name, colour) = owner
    who = pgettext("opponent", name) if colour == NEUTRAL else name
    if not frame.large:
        who = f"{seat + 1}. {who}"
    x, y = cell.cx, cell.cy - 30
    top = y - wide * CARD_RATIO / 2
    label = parts.box(x - cell.w / 2, y + wide * CARD_RATIO / 2 - 2, cell.w, 40)
    notes = [pgettext("below a card", "wins")] * wins + [
        pgettext("below a card", "visits")
    ] * visits
    items: list[Item] = [
        Card(DECK, code, x, y, wide),
        *parts.ribbon(label, SEAT_COLOURS[colour], 9.0),
        parts.fitted(
            frame, who, x, label.cy - 1, label.w - 26, 20, Font.HEAVY,
            align="c", high=40,
        ),
    ]  # fmt: skip
    for row, note in enumerate(notes):
        y = label.bottom + 26 + 34 * row
        items += parts.fitted_lines(frame, note, x, y, cell.w + 8, 34, 23, colour=WHITE, align="c")
    if wins:
        items += parts.medal(x + wide / 2 - 10, top + 6, 28, *MEDALS["crown"])
    if visits:
        side = -1 if wins else 1
        items += parts.medal(x + side * (wide / 2 - 10), top + 6, 28, *MEDALS["door"])
    return tuple(items)


def hand(held: str, led: str = "") -> Drawn:
    """A hand; those cards step back that may not follow the card that was led."""
    codes = held.split()
    if not led:
        return laid(DECK, codes)
    allowed = follow_suit([CARDS[code] for code in codes], CARDS[led] >> 4)
    dim = [code for code in codes if CARDS[code] not in allowed]
    return laid(DECK, codes, dim=dim)


def pyramid(shown: str, gone: int = 0, trigger: int | None = None) -> Drawn:
    """The pyramid: the last cards lie open like this, so many below them have been played."""
    return partial(_pyramid, tuple(shown.split()), gone, trigger)


def _pyramid(
    shown: Sequence[str], gone: int, trigger: int | None, _frame: Frame, place: Place
) -> Items:
    width = min(118.0, (place.w - 60) / 4.4)
    high = width * CARD_RATIO
    step = min(high * 0.86, (place.h - 60 - high) / (TOP_ROW - 1))
    top = place.cy - (step * (TOP_ROW - 1) + high) / 2
    items: list[Item] = []
    if trigger is not None:
        middle = top + high / 2 + (TOP_ROW - trigger) * step
        items += trigger_band(place.x + 16, middle - width * 0.44, place.w - 32, width * 0.88)
    first = place.cx - 1.5 * STEP * width
    lying = len(ROWS) - gone
    for number in range(lying):
        row = ROWS[number]
        x = first + (SHIFT[row] + number - FIRST_OF_ROW[row]) * STEP * width
        y = top + high / 2 + (TOP_ROW - row) * step
        turned = number - (lying - len(shown))
        items.append(Card(DECK, shown[turned] if turned >= 0 else None, x, y, width))
    return tuple(items)


def compared(*rows: tuple[str, str, str]) -> Drawn:
    """What two editions do differently, side by side (messages); the first row is the head."""
    return partial(_compared, rows)


def _compared(rows: Sequence[tuple[str, str, str]], frame: Frame, place: Place) -> Items:
    sheet = parts.inset(place, 20, 20)
    items: list[Item] = [*parts.panel(sheet, radius=14.0, inner=False)]
    lines = parts.rows(parts.inset(sheet, 14, 8), len(rows))
    for number, (line, words) in enumerate(zip(lines, rows, strict=True)):
        if number:
            items.append(parts.rule(line.x, line.y, line.w))
        for column, (cell, said) in enumerate(zip(parts.columns(line, 3, 14), words, strict=True)):
            font = Font.TITLE if number == 0 or column == 0 else Font.BOLD
            items += parts.fitted_lines(
                frame, _(said) if said else "", cell.x, line.cy, cell.w, line.h - 6, 21, font
            )
    return tuple(items)
