"""The sheet of points of a deal: for each side tricks, bugs, the division, and what it brings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.describe.bugami.names import (
    bug_picture,
    bugs_words,
    card_span,
    rank_words,
    suit_sign,
    tricks_words,
)
from game.describe.bugami.sums import rounded_words, sum_words
from game.rules.bugami.api import (
    ALL_TRICKS_POINTS,
    CLEAN_TRICK_POINTS,
    MISERE,
    MISERE_POINTS,
    NO_TRICK_POINTS,
    is_joker,
)
from game.seating import SeatSetup
from game.words import N_, _, join_names
from scenes.bugami.board.seats import worth_field
from scenes.bugami.scoring.deal import ScoreLine
from scenes.kit import parts
from scenes.kit.cards import CHIP_RATIO
from scenes.kit.display import Font, Item, Picture, Text
from scenes.kit.layout import Place
from scenes.kit.parts.svg import rect, shape
from scenes.kit.scene import Frame
from scenes.kit.theme import FAINT_INK, INK, LIT, MARKED
from scenes.table.faces.delegate import small
from scenes.table.faces.feeling import Feeling
from scenes.table.pieces.chip import mini_card

HEAD, FOOT = 112.0, 84.0
TRICKS, BUGS, SUM, POINTS = 0.255, 0.36, 0.62, 0.925  # of the width, where columns begin
FACE: Final = 46.0
HEADS: Final = (
    (0.025, N_("Side"), "l", 0.2),
    (TRICKS, N_("Tricks"), "l", 0.1),
    (BUGS, N_("Bugs"), "l", 0.24),
    (SUM, N_("Worked out"), "l", 0.22),
    (POINTS, N_("Points"), "c", 0.12),
)
MINI: Final = 40.0  # how high a card is that is named
APART: Final = "\u00a0 "  # between ranks: two blanks would become one where a line may break
SPECIAL: Final = (
    ("bugami/token_clean", N_("no bugs: {points} a trick"), CLEAN_TRICK_POINTS),
    ("bugami/token_bid_hidden", N_("no tricks: {points}"), NO_TRICK_POINTS),
    ("bugami/token_bid_misere", N_("Misère: {points}, else 0"), MISERE_POINTS),
    ("shared/token_crown", N_("every trick: {points}"), ALL_TRICKS_POINTS),
)
REASONS: Final = {
    "bugs-divide": N_("divided by {bugs}"),
    "clean-tricks": N_("no bugs, so 20 a trick"),
    "no-trick": N_("no tricks, so 30 points"),
    "all-tricks": N_("every trick of the deal"),
    "all-to-others": N_("someone else won every trick"),
    "misere-made": N_("Misère succeeded"),
    "misere-broken": N_("Misère broken, so nothing"),
}


def ledger(
    frame: Frame,
    place: Place,
    lines: Sequence[ScoreLine],
    turned: Sequence[float],
    seats: Sequence[SeatSetup],
) -> list[Item]:
    """The sheet, back to front; ``turned`` tells how far each line is told, 0–1."""
    items: list[Item] = [*parts.panel(place, radius=20.0)]
    title = _("What the tricks are worth")
    items.append(parts.heading(frame, title, place.x + 32, place.y + 44, place.w - 64, 34))
    for x, words, align, wide in HEADS:
        items.append(
            parts.fitted(
                frame, _(words), place.x + x * place.w, place.y + 90, wide * place.w, 20,
                Font.HEAVY, FAINT_INK, align,
            )
        )  # fmt: skip
    for number, (line, share) in enumerate(zip(lines, turned, strict=True)):
        row = line_place(place, number, len(lines))
        items.append(parts.rule(row.x, row.y, row.w, "#C9B483", 2.0))
        items += _line(frame, place, row, line, share, seats)
    return items + _special(frame, place)


def line_place(place: Place, number: int, count: int) -> Place:
    """Where a line of so many lies on the sheet."""
    high = (place.h - HEAD - FOOT) / count
    return parts.box(place.x + 18, place.y + HEAD + number * high, place.w - 36, high)


def _line(
    frame: Frame,
    place: Place,
    row: Place,
    line: ScoreLine,
    share: float,
    seats: Sequence[SeatSetup],
) -> list[Item]:
    items: list[Item] = []
    if 0 < share < 1:
        drawn = rect(0, 0, row.w, row.h - 6, MARKED, 14, LIT, 3)
        items.append(shape(drawn, row.x, row.y + 3, row.w, row.h - 6))
    items += _side(frame, place, row, line, seats)
    if share > 0:
        items += _tricks(frame, place, row, line)
    if share > 0.25:
        items += _bugs(frame, place, row, line)
    if share > 0.5:
        items += _sum(frame, place, row, line)
    if share >= 0.75:
        items += _points(frame, place, row, line)
    return items


def _side(
    frame: Frame, place: Place, row: Place, line: ScoreLine, seats: Sequence[SeatSetup]
) -> list[Item]:
    size = min(132.0, row.h - 12)
    shown = size * (0.7 if line.row.bid == MISERE else 1.0)
    x = row.x + 8 + size / 2
    items: list[Item] = [parts.token(bug_picture(line.row.bid), x, row.cy, shown)]
    left = x + size / 2 + 12
    room = place.x + TRICKS * place.w - 12 - left
    names = [seats[seat].name for seat in line.seats]
    felt = Feeling.CHEERING if line.row.points else Feeling.SULKING
    if len(names) == 1 and room > 90:
        items += small(left + 20, row.cy, FACE, seats[line.seats[0]], felt)
        named = parts.fitted(frame, names[0], left + 48, row.cy - 1, room - 48, 24, Font.TITLE)
        return [*items, named]
    step = min(46.0, (room - 40) / max(1, len(names) - 1))
    up = 16 if row.h > 76 else 0
    for number, seat in enumerate(line.seats):
        items += small(left + 20 + step * number, row.cy - up, FACE, seats[seat], felt)
    if up and _whole(frame, join_names(names), room):
        items += parts.fitted_lines(
            frame, join_names(names), left, row.cy + 34, room, 58, 19, colour=FAINT_INK
        )
    return items


def _whole(frame: Frame, words: str, room: float) -> bool:
    return len(parts.wrap(frame, words, room, 19)) <= 2


def _tricks(frame: Frame, place: Place, row: Place, line: ScoreLine) -> list[Item]:
    """How many, and of a side also whose they were."""
    x = place.x + TRICKS * place.w
    items: list[Item] = [
        Picture("shared/token_trickpile", x - 4, row.cy - 20, 40, 40),
        parts.fitted(frame, str(line.row.tricks), x + 40, row.cy - 2, 60, 32, Font.TITLE),
    ]
    if len(line.seats) > 1 and row.h > 96 and not frame.large:
        words = " + ".join(map(str, line.by_seat))
        low = row.cy + 36
        room = (BUGS - TRICKS) * place.w - 8
        items.append(parts.fitted(frame, words, x, low, room, 19, colour=FAINT_INK))
    return items


def _bugs(frame: Frame, place: Place, row: Place, line: ScoreLine) -> list[Item]:
    x, room = place.x + BUGS * place.w, (SUM - BUGS) * place.w - 20
    if line.row.bid == MISERE:
        words = (_("bugs do not matter"), _("do not matter"))
        told = parts.first_that_fits(frame, words, room, 20)
        return [parts.fitted(frame, told, x, row.cy - 1, room, 20, colour=FAINT_INK)]
    if not line.found:
        return [
            parts.token("bugami/token_clean", x + 20, row.cy, 40),
            parts.fitted(frame, _("none"), x + 50, row.cy - 1, room - 50, 22),
        ]
    count = str(len(line.found))
    room -= parts.width_of(frame, count, 30, Font.TITLE) + 50
    high = min(MINI, (row.h - 14) / 2)
    step, most = high * CHIP_RATIO + 7, int((room + 7) / (high * CHIP_RATIO + 7))
    if len(line.found) > 2 * most:
        items, at = _ranks(frame, row, x, room, line)
    else:
        lines = 1 if len(line.found) <= most else 2
        across = -(-len(line.found) // lines)
        items = []
        for number, card in enumerate(line.found):
            down, along = divmod(number, across)
            y = row.cy + (down - (lines - 1) / 2) * (high + 6)
            items += mini_card(frame, x + along * step, y, card_span(card), high)
        at = x + across * step + 3
    size = parts.drawn_size(frame, 30)
    return [
        *items,
        parts.token("bugami/token_bug", at + 18, row.cy, 36),
        Text(count, at + 40, row.cy - 1, size, Font.TITLE),
    ]


def _ranks(
    frame: Frame, row: Place, x: float, room: float, line: ScoreLine
) -> tuple[list[Item], float]:
    """Where there are too many: the suit, its ranks, and Jokers; and where they end."""
    jokers = [card for card in line.found if is_joker(card)]
    ranks = APART.join(rank_words(card) for card in line.found if not is_joker(card))
    left, wide = x + 40, room - 40 - 36 * len(jokers)
    items: list[Item] = [
        parts.token(suit_sign(line.row.bid), x + 16, row.cy, 34),
        *parts.fitted_lines(frame, ranks, left, row.cy - 1, wide, row.h - 16, 24, Font.TITLE),
    ]
    for number, card in enumerate(jokers):
        sign = card_span(card).sign
        items.append(parts.token(sign, left + wide + 16 + 36 * number, row.cy, 34))
    return items, x + room + 10


def _sum(frame: Frame, place: Place, row: Place, line: ScoreLine) -> list[Item]:
    """The division, and what was rounded off; where there is none, why."""
    x, room = place.x + SUM * place.w, (POINTS - SUM) * place.w - 70
    scored = line.row
    divided = scored.clause in {"bugs-divide", "clean-tricks"}
    words = sum_words(scored.bid, scored.tricks, scored.bugs)
    if scored.clause == "all-tricks":
        words = tricks_words(scored.tricks)
    reason = _(REASONS[scored.clause]).format(bugs=bugs_words(scored.bugs))
    if divided and rounded_words(scored.tricks, scored.bugs):
        reason = rounded_words(scored.tricks, scored.bugs)
    step = 17.0 if not frame.large else 24.0
    return [
        parts.fitted(frame, words, x, row.cy - step, room, 30, Font.TITLE, high=row.h * 0.62),
        *parts.fitted_lines(
            frame, reason, x, row.cy + step + 3, room, min(46.0, row.h * 0.5), 19, colour=FAINT_INK
        ),
    ]


def _points(frame: Frame, place: Place, row: Place, line: ScoreLine) -> list[Item]:
    wide, high = 104.0, min(76.0, row.h - 14)
    x = place.x + POINTS * place.w
    several = len(line.seats) > 1 and high > 64
    items: list[Item] = [
        worth_field(x - wide / 2, row.cy, wide, high, line.row.points),
        parts.fitted(
            frame, str(line.row.points), x, row.cy - (11 if several else 2), wide - 16, 40,
            Font.TITLE, INK, "c", high=high * 0.9,
        ),
    ]  # fmt: skip
    if several:
        items.append(
            parts.fitted(frame, _("each"), x, row.cy + 23, wide - 12, 18, align="c", high=30)
        )
    return items


def _special(frame: Frame, place: Place) -> list[Item]:
    """The four special cases, so that nobody has to remember them."""
    y = place.bottom - FOOT / 2 - 2
    items: list[Item] = [parts.rule(place.x + 18, place.bottom - FOOT, place.w - 36, INK, 2.4)]
    cells = parts.columns(parts.box(place.x + 26, y - 30, place.w - 46, 60), len(SPECIAL), 6)
    for cell, (sign, words, points) in zip(cells, SPECIAL, strict=True):
        told = _(words).format(points=points)
        items.append(parts.token(sign, cell.x + 20, y, 38))
        items += parts.fitted_lines(frame, told, cell.x + 46, y, cell.w - 48, 56, 20)
    return items
