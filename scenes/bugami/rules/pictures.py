"""The pictures of Bugami's rulebook: bugs, cards, tricks and sums as the rules see them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from game.describe.bugami.names import bid_name, bug_picture, bugs_words, suit_sign, tricks_words
from game.describe.bugami.sums import sum_words
from game.rules.bugami.api import CARDS, MISERE, TARGETS, bugs_in, worth
from game.seating import SeatSetup
from game.words import N_, _, ngettext
from scenes.bugami.board.seats import initial, worth_field
from scenes.bugami.cards import DECK
from scenes.bugami.palette import MISERE_COLOUR, SUIT_COLOURS
from scenes.kit import display, parts
from scenes.kit.cards import CARD_RATIO
from scenes.kit.display import Font, Item
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.parts.svg import rect, shape
from scenes.kit.scene import Frame
from scenes.kit.theme import FAINT_INK, INK, LANTERN, PAPER, WHITE, WINNING, mix
from scenes.shell.rulebook.article import Drawn
from scenes.shell.rulebook.drawn import as_lines
from scenes.shell.rulebook.drawn import cards as laid
from scenes.table.pieces.plaque import owner_ribbon

ADA: Final = SeatSetup("Ada", "orange")
BRUNO: Final = SeatSetup("Bruno", "sky")
CHIKA: Final = SeatSetup("Chika", "leaf")
DOV: Final = SeatSetup("Dov", "pink")
BLOTTER: Final = "#2C4A44"
CARD: Final = 150.0
TRICK_HIGH: Final = 330.0
FANNED: Final = 104.0  # the height of a card in a trick that has been won
OVERLAP: Final = 0.42
FAN: Final = (1 + 3 * OVERLAP) / CARD_RATIO  # how wide four such cards are, by their height
TRICK: Final = (
    (ADA, "H7", N_("leads Hearts")),
    (BRUNO, "HK", N_("highest: wins it")),
    (CHIKA, "H2", N_("follows")),
    (DOV, "C9", N_("has no Hearts")),
)


def bidding_picture(frame: Frame, place: Place) -> Items:
    """The five papers."""
    items: list[Item] = []
    bids = (0, 1, 2, 3, MISERE)
    upper, lower = parts.rows(parts.inset(place, 30, 34), 2, 26)
    cells = [*parts.columns(upper, 3, 22), *parts.columns(parts.inset(lower, 104, 0), 2, 22)]
    for bid, cell in zip(bids, cells, strict=True):
        colour = MISERE_COLOUR if bid == MISERE else SUIT_COLOURS[bid]
        drawn = rect(0, 0, cell.w, cell.h, mix(colour, PAPER, 0.62), 18, INK, 3)
        size = min(cell.w - 20, cell.h - 70) * (0.75 if bid == MISERE else 1.0)
        items += [
            shape(drawn, *cell[:4]),
            parts.token(bug_picture(bid), cell.cx, cell.y + (cell.h - 46) / 2, size),
            parts.fitted(frame, bid_name(bid), cell.cx, cell.bottom - 32, cell.w - 16, 28,
                         Font.TITLE, align="c"),
        ]  # fmt: skip
    return tuple(items)


def posed(
    frame: Frame, place: Place, trick: Sequence[tuple[SeatSetup, str, str]], winner: int
) -> Items:
    """Cards in the order of play, their owners' names and a word about each."""
    items: list[Item] = []
    wide = min(CARD, place.w / len(trick) - 26)
    for number, ((who, code, words), cell) in enumerate(
        zip(trick, parts.columns(place, len(trick), 8), strict=True)
    ):
        y = place.y + wide * CARD_RATIO / 2
        if number == winner:
            items += parts.focus_ring(parts.centre(cell.cx, y, wide, wide * CARD_RATIO), 12)
        items.append(display.Card(DECK, code, cell.cx, y, wide))
        items += owner_ribbon(frame, cell.cx, y + wide * CARD_RATIO / 2 - 4, wide, who)
        if number == winner:
            items += parts.medal(
                cell.cx + wide / 2 - 6, y - wide * CARD_RATIO / 2 + 4, 24, "shared/token_crown",
                WINNING,
            )  # fmt: skip
        top = y + wide * CARD_RATIO / 2 + 40
        items += parts.paragraph(
            frame, _(words), cell.cx, top, cell.w + 4, 20, colour=WHITE, align="c"
        ).items
    return tuple(items)


def trick_picture(frame: Frame, place: Place) -> Items:
    """A trick, and to whom it brings a bug."""
    row = parts.box(place.x + 16, place.cy - 236, place.w - 32, 330)
    high = parts.roomier(frame, 92, 23)
    said = parts.centre(place.cx, min(place.cy + 130 + high / 2, place.bottom - 10 - high / 2),
                         place.w - 64, high)  # fmt: skip
    words = _("Bruno has bid Clubs: the nine is a bug to him.")
    return (
        *posed(frame, row, TRICK, 1),
        *parts.panel(said, radius=16.0, inner=False),
        parts.token(bug_picture(0), said.x + 58, said.cy - 2, 96),
        *as_lines(frame, words, said.x + 116, said.cy - 1, said.w - 206, high - 8, 23),
        parts.token("bugami/token_bug", said.right - 46, said.cy, 50),
    )


def wedding_picture(frame: Frame, place: Place) -> Items:
    """Two who have bid the same, and their common sum."""
    card = parts.centre(place.cx, place.cy + 4, place.w - 90, 500)
    colour = SUIT_COLOURS[1]
    inner = parts.box(card.x + 22, card.y + 60, card.w - 44, 250)
    drawn = rect(0, 0, inner.w, inner.h, mix(colour, PAPER, 0.72), 18, INK, 3)
    total = parts.centre(card.cx, card.bottom - 84, card.w - 60, 70)
    points, _clause = worth(1, 4, 2)
    items: list[Item] = [
        *parts.panel(card, radius=22.0),
        shape(drawn, *inner[:4]),
        parts.token("bugami/token_ring", card.cx, card.y + 16, 110),
    ]
    for who, x in ((ADA, inner.x + inner.w * 0.27), (CHIKA, inner.x + inner.w * 0.73)):
        items.append(parts.token(bug_picture(1), x, inner.y + 100, 170))
        items += owner_ribbon(frame, x, inner.bottom - 52, 150, who)
    both = _("1 trick and 3 tricks, 2 bugs")
    brought = ngettext("{sum}, {count} point", "{sum}, {count} points", points)
    brought = brought.format(sum=sum_words(1, 4, 2), count=points)
    return (
        *items,
        *initial(total.x + 30, total.cy, ADA, 22),
        *initial(total.x + 66, total.cy, CHIKA, 22),
        parts.token(suit_sign(1), total.x + 116, total.cy, 40),
        parts.fitted(frame, sum_words(1, 4, 2), total.x + 146, total.cy - 1, 190, 32, Font.TITLE),
        worth_field(total.right - 110, total.cy, 110, 64, points),
        parts.fitted(
            frame, str(points), total.right - 55, total.cy - 2, 90, 38, Font.TITLE, align="c"
        ),
        parts.fitted(
            frame, both, card.cx, card.bottom - 30, card.w - 50, 20, colour=FAINT_INK, align="c"
        ),
        parts.in_words(
            parts.box(total.x, total.y, total.w, card.bottom - total.y),
            [parts.control_name(both, brought)],
        ),
    )


def game_picture(frame: Frame, place: Place) -> Items:
    """The last trick with what was laid aside, and a way to the target."""
    top = parts.box(place.x + 30, place.y + 28, place.w - 60, 250)
    low = parts.box(place.x + 30, top.bottom + 28, place.w - 60, place.bottom - top.bottom - 56)
    items: list[Item] = [*parts.panel(top, radius=16.0)]
    trick, aside = (
        top._replace(w=top.w * 0.62),
        top._replace(x=top.x + top.w * 0.62, w=top.w * 0.38),
    )
    step = min(92.0, (trick.w - 130) / 3)
    for number, code in enumerate(("S4", "SJ", "S9", "DQ")):
        x = trick.cx + (number - 1.5) * step
        items.append(display.Card(DECK, code, x, top.cy - 12, min(118.0, step * 1.3)))
    for number, code in enumerate(("H5", "C10")):
        x = aside.cx + (number - 0.5) * aside.w * 0.34
        wide = min(100.0, aside.w * 0.44)
        items.append(display.Card(DECK, code, x, top.cy - 12, wide, -5 + 10 * number))
    for at, words in ((trick, _("last trick")), (aside, _("set aside"))):
        items.append(parts.fitted(frame, words, at.cx, top.bottom - 30, at.w - 16, 21, align="c"))
    items += parts.panel(low, radius=16.0)
    ways = ((ADA, 112, 152), (BRUNO, 98, 113), (CHIKA, 60, 90), (DOV, 46, 46))
    for row, (who, before, after) in zip(
        parts.rows(parts.inset(low, 24, 18), len(ways)), ways, strict=True
    ):
        items += _way(frame, row, who, before, after)
    return tuple(items)


def _way(frame: Frame, row: Place, who: SeatSetup, before: int, after: int) -> list[Item]:
    wide, target = row.w - 160, TARGETS[0]
    x, y = row.x + 60, row.cy
    length = wide * 0.94 / target
    drawn = rect(0, 0, wide, 26, "#D9C9A0", 13, INK, 2.2)
    drawn += rect(1.5, 1.5, min(after * length, wide - 3), 23, "#F6E2A8", 11.5, INK, 1.4)
    drawn += rect(1.5, 1.5, before * length, 23, "#E0B25C", 11.5, INK, 1.4)
    drawn += rect(target * length - 2, -6, 4, 38, "#2F6B3A", 2)
    return [
        *initial(row.x + 26, y, who, 22),
        shape(drawn, x, y - 13, wide, 26),
        parts.fitted(frame, str(after), row.right, y - 1, 84, 30, Font.TITLE, align="r"),
    ]


def hand(*held: str, dim: Sequence[str] = ()) -> Drawn:
    """Cards in rows; dim ones are refused."""
    return laid(DECK, held, dim=dim)


def trick(winner: int, *played: tuple[str, str]) -> Drawn:
    """A trick in the order of play, each card with a message; ``winner`` counts from 0."""
    return partial(_trick, winner, played)


def _trick(winner: int, played: Sequence[tuple[str, str]], frame: Frame, place: Place) -> Items:
    row = parts.box(place.x + 16, place.cy - TRICK_HIGH / 2, place.w - 32, TRICK_HIGH)
    seats = (ADA, BRUNO, CHIKA, DOV)
    named = [(who, code, words) for who, (code, words) in zip(seats, played, strict=False)]
    return posed(frame, row, named, winner)


class Pile(NamedTuple):
    """Tricks that somebody has won, each ``S9 S3 SK S6``, and a message about them."""

    tricks: tuple[str, ...]
    words: str


def piles(bid: int, *won: Pile) -> Drawn:
    """Won tricks with the bugs in them and what that is worth to whoever has bid this."""
    return partial(_piles, bid, won)


def _piles(bid: int, won: Sequence[Pile], frame: Frame, place: Place) -> Items:
    rows = parts.rows(parts.inset(place, 28, 28), len(won), 16)
    return tuple(
        item for row, pile in zip(rows, won, strict=True) for item in _pile(frame, row, bid, pile)
    )


def _pile(frame: Frame, row: Place, bid: int, pile: Pile) -> Items:
    tricks = [trick.split() for trick in pile.tricks]
    bugs = bugs_in([CARDS[code] for trick in tricks for code in trick], bid)
    points, _clause = worth(bid, len(tricks), bugs)
    across = (row.w - 40) / max(1, len(tricks)) - 16
    high = min(FANNED, row.h * 0.46, across / FAN)
    left, top = row.x + 20, row.y + 14
    below = parts.box(left, top + high + 6, row.w - 40, row.bottom - top - high - 12)
    end, room = below.right - 42, below.w - 110
    upper, lower = parts.rows(below, 2)
    items: list[Items] = [parts.panel(row, radius=14.0, inner=False)]
    for number, codes in enumerate(tricks):
        items.append(_won(left + number * (high * FAN + 16), top, high, codes, bid))
    if not tricks:
        items.append(parts.empty_place(parts.box(left, top, high * FAN, high), 10.0))
    return (
        *(item for piece in items for item in piece),
        *parts.fitted_lines(
            frame, sum_words(bid, len(tricks), bugs), left, upper.cy, room, upper.h, 30, Font.TITLE
        ),
        *as_lines(frame, _(pile.words), left, lower.cy - 4, room, lower.h, 22),
        parts.disc(end, below.cy, 44, LANTERN, 3),
        *parts.fitted_lines(frame, str(points), end, below.cy - 2, 76, 76, 36, align="c"),
    )


def _won(x: float, y: float, high: float, codes: Sequence[str], bid: int) -> Items:
    """A trick, fanned out; bugs bear a sign."""
    wide = high / CARD_RATIO
    places = [x + wide * (0.5 + OVERLAP * number) for number in range(len(codes))]
    signs = [at for at, code in zip(places, codes, strict=True) if bugs_in([CARDS[code]], bid)]
    return (
        *(
            display.Card(DECK, code, at, y + high / 2, wide)
            for at, code in zip(places, codes, strict=True)
        ),
        *(parts.token("bugami/token_bug", at - wide * 0.28, y + high - 14, 36) for at in signs),
    )


def _sum_told(bid: int, tricks: int, bugs: int) -> str:
    """A row in words, for whoever does not see its signs."""
    points, _clause = worth(bid, tricks, bugs)
    words = ngettext(
        "{tricks}, {bugs}: {sum}, {count} point", "{tricks}, {bugs}: {sum}, {count} points", points
    )
    return words.format(
        tricks=tricks_words(tricks),
        bugs=bugs_words(bugs),
        sum=sum_words(bid, tricks, bugs),
        count=points,
    )


def sums(*counted: tuple[int, int, int]) -> Drawn:
    """Rows of (bid, tricks, bugs) with the points that the rules give for them."""
    return partial(_sums, counted)


def _sums(counted: Sequence[tuple[int, int, int]], frame: Frame, place: Place) -> Items:
    sheet = parts.inset(place, 28, 28)
    high = min(130.0, (sheet.h - 14 * (len(counted) - 1)) / len(counted))
    used = high * len(counted) + 14 * (len(counted) - 1)
    lines = parts.rows(parts.box(sheet.x, sheet.cy - used / 2, sheet.w, used), len(counted), 14)
    items: list[Items] = []
    for line, (bid, tricks, bugs) in zip(lines, counted, strict=True):
        points, _clause = worth(bid, tricks, bugs)
        end, size = line.right - 68, min(84.0, line.h - 12)
        left = line.x + 124
        items += [
            parts.panel(line, radius=14.0, inner=False),
            (parts.token(bug_picture(bid), line.x + 66, line.cy, size),),
            parts.fitted_lines(
                frame, sum_words(bid, tricks, bugs), left, line.cy - 1, end - 56 - left, line.h, 30
            ),
            (parts.disc(end, line.cy, 46, LANTERN, 3),),
            parts.fitted_lines(frame, str(points), end, line.cy - 2, 80, 80, 36, align="c"),
            (parts.in_words(line, [_sum_told(bid, tricks, bugs)]),),
        ]
    return tuple(item for piece in items for item in piece)
