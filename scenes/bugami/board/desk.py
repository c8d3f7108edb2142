"""The desk itself: wood, blotter and window, the lamp, and the cards that were laid aside."""

from __future__ import annotations

from typing import Final

from game.describe.bugami.names import card_codes, suit_name, suit_sign
from game.describe.line import said_of
from game.rules.bugami.api import Card, View, is_joker, suit_of
from game.seating import SeatSetup
from game.table import Seat
from game.words import _
from scenes.bugami.cards import DECK
from scenes.bugami.places import Desk
from scenes.kit import display, parts
from scenes.kit.display import Backdrop, Font, Glow, Item, Picture
from scenes.kit.scene import Frame
from scenes.kit.theme import HEADING, LANTERN, WHITE

LAMP: Final = (238.0, 274.0)
PILE: Final = 66.0  # how wide a card of the rest is
SIGN: Final = 60.0


def desk(places: Desk) -> list[Item]:
    """Everything that lies below the cards."""
    return [Backdrop("bugami/backdrop_table", 0.5, 0.3), *_lamp(places)]


def _lamp(places: Desk) -> list[Item]:
    spot = places.layout[f"lamp_{places.people}"]
    w, h = LAMP
    x, y = places.middle
    return [
        Glow(spot.x + 60, spot.y + 72, 420, LANTERN, 0.42),
        Glow(x, y, 460, LANTERN, 0.16),
        Picture("bugami/prop_lamp", spot.x - w / 2, spot.y - h / 2, w, h),
    ]


def rest_pile(frame: Frame, places: Desk, view: View) -> list[Item]:
    """What was laid aside, face down."""
    if not view.rest:
        return []
    x, y = places.deck
    items: list[Item] = [
        display.Card(DECK, None, x - 6 + n * 7, y - 4 + n * 3, PILE, -7 + n * 6)
        for n in range(min(3, view.rest))
    ]
    words = _("aside: {count}").format(count=view.rest)
    return [*items, *parts.pill(frame, x, y + 64, words, size=18, height=32, align="c").items]


def rest_shown(places: Desk, cards: tuple[Card, ...]) -> list[Item]:
    """What was laid aside, turned over for everybody."""
    return [
        display.Card(DECK, code, *places.shown(slot, len(cards))[:3])
        for slot, code in enumerate(card_codes(cards))
    ]


def note(
    frame: Frame,
    places: Desk,
    led: Card,
    ahead: tuple[Seat, bool] | None,
    seats: tuple[SeatSetup, ...],
) -> list[Item]:
    """What was led; and who takes it, so far or for good, where that is to be shown."""
    place = places.note
    sign = f"bugami/suit_joker_{led & 15}" if is_joker(led) else suit_sign(suit_of(led))
    items: list[Item] = [
        *parts.bar(place, 0.9),
        parts.token(sign, place.x + 46, place.cy, SIGN),
    ]
    x, room = place.x + 88, place.w - 88 - 16
    words = parts.first_that_fits(frame, _lead_words(led), room, 26, Font.TITLE)
    if ahead is None:
        return [
            *items,
            parts.fitted(frame, words, x, place.cy - 1, room, 26, Font.TITLE, HEADING),
        ]
    seat, settled = ahead
    who = seats[seat]
    short = said_of(who, "{who}", _("You"))
    wordings = [
        said_of(who, _("{who} wins it so far"), _("You win it so far")),
        said_of(who, _("{who} so far"), _("You so far")),
        short,
    ]
    if settled:
        wordings = [said_of(who, _("{who} wins it"), _("You win it")), short]
    told = parts.first_that_fits(frame, [each.format(who=who.name) for each in wordings], room, 20)
    return [
        *items,
        parts.fitted(frame, words, x, place.cy - 24, room, 26, Font.TITLE, HEADING, high=56),
        parts.fitted(frame, told, x, place.cy + 24, room, 20, colour=WHITE, high=56),
    ]


def _lead_words(led: Card) -> tuple[str, ...]:
    """What was led, in more words or fewer."""
    if is_joker(led):
        return _("A Joker led"), _("Joker")
    suit = suit_name(suit_of(led))
    return _("{suit} led").format(suit=suit), suit
