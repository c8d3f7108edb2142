"""What stands at the sides: seats, the order of picks, the drawer with the deck."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from game.describe.rugs.names import KIND_ASSETS
from game.rules.rugs.api import PASSING, View, kind_of
from game.table import Seat
from game.words import _, ngettext, pgettext
from scenes.kit import display, parts
from scenes.kit.cards import CARD_RATIO
from scenes.kit.display import Font, Item, Picture
from scenes.kit.layout import Place
from scenes.kit.parts import pill
from scenes.kit.parts.svg import path, polyline, shape
from scenes.kit.scene import Frame
from scenes.kit.theme import HEADING, LIT, WHITE
from scenes.rugs.board.highlights import RugsHighlights
from scenes.rugs.cards import DECK
from scenes.rugs.faces.feelings import feelings
from scenes.rugs.places import Attic
from scenes.table.faces import seated
from scenes.table.faces.delegate import small
from scenes.table.faces.feeling import Feeling
from scenes.table.highlights import TableContext
from scenes.table.pieces.plaque import PlaqueNote, Sitter, plaque, with_you

SLIPPER: Final = "rugs/token_start"
CHOSEN: Final = "shared/token_check"
BACK: Final = "rugs/card_back"
PAWN: Final = 15.0  # half of the room of somebody on the way
FACE: Final = 36.0
FLAT: Final = 100.0  # lower plaques have one row only
UNIT: Final = 60.0  # the room below the number on a plaque
NARROW: Final = 102.0  # beside what is written on a plaque
BACKS: Final = 30.0  # how high a back is
WAY: Final = "#C9B78A"
SAID_HIGH: Final = 50.0  # two lines about the End card
STACK: Final = 6  # backs that are seen of the deck


# seats


def seats(
    frame: Frame, places: Attic, view: View, top: TableContext, highlights: RugsHighlights
) -> list[Item]:
    """A plaque for everybody: bugs in the hand, the slipper, what they are about to do."""
    items: list[Item] = []
    felt = feelings(view)
    for seat, who in enumerate(top.seats):
        place = places.seat(seat)
        aside = places.beside_face(frame, seat)
        turn = seat == highlights.turn
        count = view.hand_sizes[seat]
        sitter = Sitter(
            who=who,
            points=count,
            note=_note(frame, place, aside, seat, view),
            turn=turn,
            status=highlights.turn_words if turn else "",
            you=seat == view.you and with_you(frame, who, place.w - aside),
            unit=_unit(frame, count),
            aside=aside,
        )
        items += plaque(frame, place, sitter)
        items += seated.sitter_items(places.face(frame, seat), felt[seat], who, seat)
        if place.h > FLAT:
            items += _backs(place, aside, count)
    return items


def _unit(frame: Frame, count: int) -> str:
    """What is counted; the backs tell it as well, where the word has no room."""
    words = ngettext("bug", "bugs", count)
    return parts.first_that_fits(frame, (words, " "), UNIT, 18)


@lru_cache(maxsize=64)
def _backs(place: Place, aside: float, count: int) -> tuple[Item, ...]:
    """The backs of a hand in the lowest row of a plaque."""
    high = BACKS
    wide = high / CARD_RATIO
    step = min(wide + 2, (place.w - aside - 104 - wide) / max(1, count - 1))
    y = place.bottom - high - 10
    return tuple(Picture(BACK, place.x + 88 + step * n, y, wide, high) for n in range(count))


def _note(frame: Frame, place: Place, aside: float, seat: Seat, view: View) -> PlaqueNote:
    """The most important thing that everybody knows of somebody, in words that have room."""
    sign, wordings = _known_hand(seat, view)
    room = place.w - aside - (NARROW if place.h > FLAT else 0) - (40 if sign else 0)
    if place.h > FLAT:
        wordings = (parts.first_that_fits(frame, wordings, room, 20),)
    return PlaqueNote(sign, wordings)


def _known_hand(seat: Seat, view: View) -> tuple[str, tuple[str, ...]]:
    """The sign and the wordings, the longest first."""
    if view.has_given[seat]:
        return CHOSEN, (_("has chosen"), pgettext("beside a name", "ready"))
    if seat == view.start:
        return SLIPPER, (_("begins this round"), _("begins"))
    return "", _to_do(seat, view)


def _to_do(seat: Seat, view: View) -> tuple[str, ...]:
    if view.power in PASSING and any(view.has_given):
        return (_("still to choose"), _("chooses"))
    place = view.turn_order.index(seat)
    if place == view.seats - 1 and view.picking:
        return (_("last, picks twice in a row"), _("picks twice"), _("twice"))
    words = _("{place} in turn")
    return (words.format(place=ordinal(place + 1)), ordinal(place + 1))


def ordinal(place: int) -> str:
    """``second``: whose turn it is after the start player."""
    return (_("first"), _("second"), _("third"), _("fourth"), _("fifth"))[place - 1]


# the order of picks


def order(
    frame: Frame, place: Place, view: View, top: TableContext, highlights: RugsHighlights
) -> list[Item]:
    """Who picks, there and back again; while a power is carried out, who it reaches when."""
    if view.picking or not view.acting:
        return _picks(frame, place, view, top)
    return _power(frame, place, view, top, highlights)


def _label(frame: Frame, words: str, x: float, y: float, room: float) -> Item:
    return parts.fitted(frame, words, x, y, room, 20, Font.HEAVY, high=38)


def _picks(frame: Frame, place: Place, view: View, top: TableContext) -> list[Item]:
    count = view.seats
    rows = place.y + place.h * 0.3, place.y + place.h * 0.72
    there, back_again = _sayings(frame, place.w - 60 - 38 * count)
    widest = max(parts.width_of(frame, words, 20, Font.HEAVY, 38) for words in (there, back_again))
    label = max(132.0, widest + 22)
    step = min(54.0, (place.w - label - 44) / count)
    first = place.x + label + 10 + step / 2
    items: list[Item] = [
        *parts.panel(place, radius=14.0),
        _label(frame, there, place.x + 18, rows[0], label - 20),
        _label(frame, back_again, place.x + 18, rows[1], label - 20),
        _snake(place, first, step, count, rows),
    ]
    for number, seat in enumerate(view.pick_order):
        back = number >= count
        column = 2 * count - 1 - number if back else number
        x, y = first + step * column, rows[back]
        items += _stop(x, y, top, seat, done=number < view.picked,
                       lit=view.picking and number == view.picked)  # fmt: skip
    return items


def _sayings(frame: Frame, room: float) -> tuple[str, str]:
    """What stands before both rows, in as many words as there is room for."""
    for words in ((_("Out first"), _("and back")), (_("Out"), _("back")), ("→", "←")):
        if all(parts.width_of(frame, each, 20, Font.HEAVY, 38) <= room for each in words):
            return words
    return "→", "←"


@lru_cache(maxsize=32)
def _snake(place: Place, first: float, step: float, count: int, rows: tuple[float, float]) -> Item:
    """The way the picks take: along, round the corner, and back below."""
    left, right = first - place.x, first + step * (count - 1) - place.x
    upper, lower = rows[0] - place.y, rows[1] - place.y
    bend = right + PAWN + 16
    points = [(left, upper), (bend - 8, upper), (bend, upper + 8), (bend, lower - 8),
              (bend - 8, lower), (left, lower)]  # fmt: skip
    return shape(path(polyline(points), "none", WAY, 3), *place[:4])


def _stop(
    x: float, y: float, top: TableContext, seat: Seat, *, done: bool, lit: bool
) -> list[Item]:
    """Somebody on the way; who has been there is ticked off."""
    who = top.seats[seat]
    items: list[Item] = []
    if lit:
        items.append(parts.disc(x, y, PAWN + 6, LIT, 2.4))
    items += small(x, y, FACE, who, Feeling.CALM)
    if done:
        items.append(parts.token(CHOSEN, x + 10, y + 9, 19))
    return items


def _power(
    frame: Frame, place: Place, view: View, top: TableContext, highlights: RugsHighlights
) -> list[Item]:
    """The power's sign, and in which order it reaches everybody."""
    acting = view.shown or view.acting
    assert acting is not None
    kind = kind_of(acting)
    items: list[Item] = [
        *parts.panel(place, radius=14.0),
        Picture(f"rugs/power_{KIND_ASSETS[kind]}", place.x + 16, place.cy - 31, 62, 62),
    ]
    left = place.x + 92
    label = _("All at once") if view.power in PASSING else _("In turn")
    items.append(_label(frame, label, left, place.y + place.h * 0.3, place.right - 16 - left))
    step = min(54.0, (place.right - 16 - left) / view.seats)
    actor = highlights.turn if highlights.turn is not None else view.actor
    through = True
    for number, seat in enumerate(view.turn_order):
        through = through and actor is not None and seat != actor
        done = view.has_given[seat] if view.power in PASSING else through
        x = left + PAWN + 4 + step * number
        items += _stop(x, place.y + place.h * 0.7, top, seat, done=done, lit=seat == actor)
    return items


# the drawer
BELOW_DRAWER, ON_DRAWER = 15.0, -14.0  # the label; a large one would cover whose turn it is


def drawer(frame: Frame, place: Place, view: View) -> list[Item]:
    """The deck in its drawer, and what is known of the End card."""
    wide = 186.0
    high = wide * 170 / 240
    items: list[Item] = [Picture("rugs/prop_drawer", place.x, place.y, wide, high)]
    for number in range(min(STACK, view.undealt)):
        x = place.x + wide / 2 - 8 + number * 3
        y = place.y + high * 0.42 - number * 2.4
        items.append(display.Card(DECK, None, x, y, 82, shadow=False))
    items.append(Picture("rugs/prop_drawer_front", place.x, place.y, wide, high))
    words = _("Deck {count}").format(count=view.undealt)
    low = place.y + high + (ON_DRAWER if frame.large else BELOW_DRAWER)
    label = pill(frame, place.x + wide / 2, low, words, size=20, align="c", room=wide + 16)
    items += label.items
    box = parts.box(place.x + wide + 14, place.y + 16, place.w - wide - 14, high + 16)
    return items + _end_card(frame, box, view)


def _end_card(frame: Frame, box: Place, view: View) -> list[Item]:
    items: list[Item] = [*parts.quiet_bar(box)]
    if view.end_seen:
        items.append(Picture("rugs/card_end", box.x + 10, box.cy - 48, 68, 95, -5.0))
    else:
        items.append(Picture("rugs/card_end", box.x + 14, box.cy - 42, 60, 84, -5.0, 0.55))
    left, room = box.x + 88, box.right - 8 - box.x - 88
    title, words = _("End card"), _in_bugs(view.to_end)
    if view.final:
        title, words = _("Last round"), ""
    elif view.end_seen:
        title, words = _("Next round"), _("is the last")
    off = SAID_HIGH / 2 if words else 0.0
    items += parts.fitted_lines(
        frame, title, left, box.cy - off, room, SAID_HIGH, 20, Font.HEAVY, HEADING
    )
    if words:
        items += parts.fitted_lines(
            frame, words, left, box.cy + off, room, SAID_HIGH, 20, colour=WHITE
        )
    return items


def _in_bugs(count: int) -> str:
    if not count:
        return _("comes next")
    return ngettext("in {count} bug", "in {count} bugs", count).format(count=count)
