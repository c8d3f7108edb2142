"""The two people: their points, coins and cards."""

from __future__ import annotations

from typing import Final

from game.describe.glass.names import coins_words
from game.describe.line import said_of
from game.rules.glass.api import ALL_CELLS, COINS, View, cells_in, kind_at
from game.seating import SeatSetup
from game.table import Seat
from game.words import _, ngettext, pgettext
from scenes.glass.cards import face
from scenes.glass.faces.feelings import feelings
from scenes.glass.places import GlassPlaces
from scenes.glass.show.cue_highlights import CueHighlights
from scenes.kit import display, parts
from scenes.kit.display import Font, Glow, Item, Picture
from scenes.kit.layout import Place
from scenes.kit.scene import Frame
from scenes.kit.theme import BAR, FAINT_INK, FOCUS, INVITING, WHITE
from scenes.table.faces import seated
from scenes.table.faces.feeling import Feeling
from scenes.table.highlights import Highlights, TableContext
from scenes.table.pieces.plaque import TAB, Sitter, plaque, with_you

LEFT: Final = TAB + 16
COIN: Final = 38.0
STEP: Final = 33.0
TOLD: Final = 50.0  # how high what is told may be: two lines
LIFT: Final = 14.0  # of a card of the near hand in the focus
NAME: Final = 28.0
LEAST: Final = 40.0  # a face


def seats_items(
    frame: Frame,
    places: GlassPlaces,
    view: View,
    top: TableContext,
    highlights: Highlights,
    told: CueHighlights,
) -> list[Item]:
    """Both plaques."""
    items: list[Item] = []
    felt = feelings(view, told)
    for seat, who in enumerate(top.seats):
        turn = seat == highlights.turn
        status = highlights.turn_words if turn else _status(view, seat)
        items += seat_items(
            frame,
            places.seat(seat),
            view,
            seat,
            who,
            status,
            felt[seat],
            turn=turn,
            you=seat == view.you,
        )
    return items


def seat_items(
    frame: Frame,
    place: Place,
    view: View,
    seat: Seat,
    who: SeatSetup,
    status: str = "",
    felt: Feeling = Feeling.CALM,
    *,
    turn: bool = False,
    you: bool = False,
    points: int | None = None,
) -> list[Item]:
    """A plaque with its coins and its points so far, or as many ``points`` as are counted."""
    face = _face(frame, place, who.name)
    beside = face.w + seated.EDGE
    room = place.w - TAB - 30 - beside
    you = you and not frame.large and with_you(frame, who, place.w - beside)
    score = view.scores[seat] if points is None else points
    sitter = Sitter(who, score, turn=turn, status=status, you=you, aside=beside)
    x, y = place.x + LEFT, place.y + place.h * 0.5
    items = plaque(frame, place, sitter)
    items += seated.sitter_items(face, felt, who, seat)
    for number in range(COINS):
        sign = "glass/token_coin" if number < view.coins[seat] else "glass/token_coin_spent"
        items.append(Picture(sign, x + STEP * number - 4, y - COIN / 2, COIN, COIN))
    off = STEP * COINS + 8
    words = parts.first_that_fits(frame, (coins_words(view.coins[seat]), ""), room - off, 20)
    if words:
        items.append(parts.fitted(frame, words, x + off, y - 1, room - off, 20))
    told = _next_words(view, seat)
    low = place.y + place.h * 0.78
    if face.bottom < low - TOLD / 2:
        room += beside
    return [*items, *parts.fitted_lines(frame, told, x, low, room, TOLD, 20, colour=FAINT_INK)]


def _face(frame: Frame, place: Place, name: str) -> Place:
    """At the right of the plaque, or beside the name alone where letters are large."""
    face = seated.within(frame, place, seated.LARGE)
    free = place.w - TAB - 40 - parts.width_of(frame, name, NAME, Font.TITLE)
    side = max(LEAST, min(face.w, free, place.h * 0.46 if frame.large else face.w))
    top = place.y - seated.OUT if frame.large else face.cy - side / 2
    return Place(face.right - side, top, side, side)


def _status(view: View, seat: Seat) -> str:
    if view.passed[seat]:
        return pgettext("beside a name", "is out")
    return ""


def _next_words(view: View, seat: Seat) -> str:
    """What the next thing is for somebody, in a few words."""
    if view.over:
        filled = sum(kind_at(view.cases[seat], cell) is not None for cell in cells_in(ALL_CELLS))
        words = ngettext("{count} cell filled", "{count} cells filled", filled)
        return words.format(count=filled)
    if view.passed[seat]:
        return _("has passed")
    if view.spider and not view.last and seat != view.actor:
        return _("has one more turn")
    if view.last:
        return _("the last turn") if seat == view.actor else _("has no turn left")
    count = len(view.hands[seat])
    if not count:
        return _("no card yet")
    return ngettext("{count} card in hand", "{count} cards in hand", count).format(count=count)


def hands_items(
    frame: Frame,
    places: GlassPlaces,
    view: View,
    top: TableContext,
    chosen: tuple[int, ...] = (),
    lifted: int | None = None,
    away: int | None = None,
    waiting: str = "",
    *,
    low: bool = True,
) -> list[Item]:
    """What both hold, open: the near hand large, with the card in use lit.

    Where the lower edge is taken the near hand is ``low`` no more, and small. A card that is
    ``away`` leaves its place empty.
    """
    items: list[Item] = []
    for seat in (view.other, view.hero):
        for slot, card in enumerate(view.hands[seat]):
            place = places.hand_card(seat, slot, low=low)
            if card == away and seat == view.hero:
                items += parts.empty_place(place, 14.0, INVITING)
                continue
            if card == lifted and seat == view.hero:
                place = place._replace(y=place.y - LIFT)
                items.append(Glow(place.cx, place.cy, place.w * 0.8, FOCUS, 0.5))
            if card in chosen and seat == view.hero:
                items += parts.focus_ring(place, 10)
            items.append(display.Card(*face(card), place.cx, place.cy, place.w))
    if waiting and len(view.hands[view.hero]) < 2:
        items += _waiting_items(frame, places.held(view.hero, len(view.hands[view.hero])), waiting)
    if view.hands[view.other]:
        items += _whose(frame, places, top.seats[view.other])
    return items


def _waiting_items(frame: Frame, place: Place, words: str) -> list[Item]:
    said = parts.paragraph(frame, words, place.cx, place.cy, place.w - 22, 19, align="c")
    high = said.bottom - place.cy
    said = parts.paragraph(
        frame, words, place.cx, place.cy - high / 2, place.w - 22, 19, colour=WHITE, align="c"
    )
    return [*parts.empty_place(place, 14.0, INVITING), *said.items]


def _whose(frame: Frame, places: GlassPlaces, who: SeatSetup) -> list[Item]:
    hand = places.layout["hand_other"]
    words = said_of(who, _("{name}'s hand"), _("Your hand")).format(name=who.name)
    y = hand.bottom + 22
    pill = parts.pill(frame, hand.x, y, words, BAR, WHITE, 18, 30, room=hand.w)
    return list(pill.items)
