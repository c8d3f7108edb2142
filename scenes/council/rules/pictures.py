"""The pictures of the rules pages: the real board and the real cards, posed."""

from __future__ import annotations

from typing import Final

from game.rules.council.api import FACTIONS, PRINTED_RING
from game.words import N_, _, pgettext
from scenes.council.board.board import BoardLook, board_items
from scenes.council.board.cubes import faction_asset
from scenes.council.board_place import BoardPlace
from scenes.council.cards import DECK
from scenes.council.palette import MEDALS
from scenes.kit import parts
from scenes.kit.cards import CARD_RATIO
from scenes.kit.display import Card, Font, Item, Picture, Text
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.scene import Frame
from scenes.kit.theme import FAINT_INK, INK, LANTERN, PAPER, SEAT_COLOURS, WHITE

RING: Final = tuple(FACTIONS.index(letter) for letter in PRINTED_RING)
FIRST: Final = "BMACF"
TRICK: Final = (
    ("A5", "Bruno", "sky", N_("leads Ants")),
    ("A8", "Chika", "leaf", N_("on suit")),
    ("B2", "Dov", "pink", N_("has no Ants")),
    ("A3", "Ada", "orange", N_("on suit")),
)
CARD: Final = 150.0
NOTE: Final = 50.0  # the height of two lines where words are long
CLOTH: Final = "#2F4F49"


def _cubes(**counts: int) -> tuple[int, ...]:
    """Cubes by faction letter, in the order of the rules."""
    return tuple(counts.get(letter, 0) for letter in FACTIONS)


def _ring(place: Place, look: BoardLook) -> Items:
    radius = min(place.w, place.h) / 2 / 1.13
    return tuple(board_items(BoardPlace(place.cx, place.cy, radius, RING), look, ()))


def council_picture(_frame: Frame, place: Place) -> Items:
    """The ring as a game begins."""
    return _ring(place, BoardLook(_cubes(B=4, M=3, A=2, C=1), 0, 1, ()))


def sowing_picture(_frame: Frame, place: Place) -> Items:
    """Seven cubes of the Flies on their way: five round the ring, two into the Chambers."""
    look = BoardLook(
        cubes=_cubes(B=3, M=2, A=2, C=1, F=7),
        chambers=0,
        age=1,
        scores=(),
        arriving=_cubes(B=1, M=1, A=1, C=1, F=1),
        leaving=_cubes(F=7),
        to_chambers=2,
        focus=FACTIONS.index("F"),
        path=tuple(FACTIONS.index(letter) for letter in "BMACF"),
    )
    return _ring(place, look)


def _posed_trick(frame: Frame, place: Place, notes: tuple[str, ...]) -> Items:
    """Four cards in the order of play, their owners' names and a word about each."""
    items: list[Item] = []
    for column, order, note in zip(_columns(place), range(4), notes, strict=True):
        code, name, colour, _note = TRICK[order]
        x, y = column.cx, place.cy - 20
        label = parts.box(x - 72, y + CARD * CARD_RATIO / 2 - 2, 144, 36)
        who = f"{order + 1}. {name}"
        items += [
            Card(DECK, code, x, y, CARD),
            *parts.ribbon(label, SEAT_COLOURS[colour], 9.0),
            parts.fitted(frame, who, x, label.cy - 1, 120, 20, Font.HEAVY, align="c"),
            *parts.line_or_lines(
                frame, note, x, label.bottom + 28, column.w + 8, NOTE, 22, colour=WHITE, align="c"
            ),
        ]
    return tuple(items)


def _columns(place: Place) -> list[Place]:
    return parts.columns(parts.inset(place, 16, 0), 4, 10)


def trick_picture(frame: Frame, place: Place) -> Items:
    """A trick: lead, two cards on suit, one that cannot follow."""
    row = parts.box(place.x, place.cy - 130, place.w, 320)
    top = parts.centred(place.cx, place.y + 100, 520, 64)
    notes = tuple(_(note) for *_card, note in TRICK)
    return (
        *parts.ribbon(top),
        parts.token("shared/token_lead", top.x + 56, top.cy, 84),
        *parts.line_or_lines(
            frame, _("Bruno leads Ants"), top.cx + 24, top.cy - 1, 340, top.h, 30, Font.TITLE,
            align="c",
        ),
        *_posed_trick(frame, row, notes),
    )  # fmt: skip


def strength_picture(frame: Frame, place: Place) -> Items:
    """The same trick, with the order of the council above and the outcome below."""
    strip = parts.box(place.x + 50, place.y + 48, place.w - 100, 84)
    row = parts.box(place.x, place.cy - 130, place.w, 320)
    columns = _columns(row)
    y = row.cy - 20 - CARD * CARD_RATIO / 2 + 6
    because = parts.centred(place.cx, place.bottom - 66, 690 if frame.large else 600, 56)
    return (
        *parts.panel(strip, radius=14.0),
        *order(strip, (("B", 4), ("A", 3), ("M", 2), ("C", 1), ("F", 0))),
        *_posed_trick(
            frame,
            row,
            ("", "", pgettext("below a card", "wins"), pgettext("below a card", "visits")),
        ),
        *parts.medal(columns[2].right - 8, y, 28, *MEDALS["crown"]),
        *parts.medal(columns[3].right - 8, y, 28, *MEDALS["door"]),
        *parts.ribbon(because),
        *parts.line_or_lines(
            frame,
            _("Bees 4, Ants 3: the two beats the eight."),
            because.cx,
            because.cy - 1,
            because.w - 60 if frame.large else 520,
            because.h - 6,
            24,
            align="c",
        ),
    )


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


def points_picture(frame: Frame, place: Place) -> Items:
    """Both declarations and what each is worth."""
    upper, lower = parts.rows(parts.inset(place, 32, 30), 2, 24)
    return (
        *_declared(
            frame,
            upper,
            "council/token_allegiance",
            _("Allegiance"),
            _("Last card Flies 6: 4 cubes"),
            "4",
        ),
        Card(DECK, "F6", upper.x + 96, upper.cy, 120),
        *_declared(
            frame,
            lower,
            "council/token_no_allegiance",
            _("No Allegiance"),
            _("no tricks, 2 in the Chambers")
            if frame.large
            else _("no tricks, 2 cubes in the Chambers"),
            "12",
        ),
        Picture("shared/token_trickpile", lower.x + 36, lower.cy - 60, 120, 120),
    )


def _declared(frame: Frame, place: Place, sign: str, title: str, words: str, points: str) -> Items:
    x, room = place.x + 188, place.w - 188
    return (
        *parts.panel(place, PAPER, 16.0),
        parts.token(sign, x + 36, place.cy - 62, 84),
        parts.heading(frame, title, x + 92, place.cy - 62, room - 110, 34),
        *parts.line_or_lines(frame, words, x, place.cy + 4, room - 20, NOTE, 23),
        parts.disc(x + 40, place.cy + 74, 40, LANTERN, 3.5),
        Text(points, x + 40, place.cy + 72, 44, Font.TITLE, INK, "c"),
        *parts.line_or_lines(
            frame, _("points for this Age"), x + 96, place.cy + 74, room - 110, NOTE, 24,
            colour=FAINT_INK,
        ),
    )  # fmt: skip
