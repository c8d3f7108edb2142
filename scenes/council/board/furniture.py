"""What stands round the board: strength order, supply, and who wins and visits so far."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.describe.line import said_of
from game.rules.council.api import Card as Played
from game.rules.council.api import View, card_words, standing, value_of
from game.seating import SeatSetup
from game.words import N_, _
from scenes.council.board.cubes import cube
from scenes.council.board_place import cube_block
from scenes.council.cards import DECK
from scenes.council.palette import MEDALS
from scenes.kit import parts
from scenes.kit.display import Card, Glow, Item, Picture
from scenes.kit.layout import Layout
from scenes.kit.parts import line_or_lines, pill
from scenes.kit.scene import Frame
from scenes.kit.theme import WHITE
from scenes.tricks.seats import DECK_WIDTH

LINES: Final = 46.0  # the height of two of them, where words are long
# The longest wording first. A shorter one says less, but never that anything is settled.
WINS: Final = (
    (N_("{who} wins so far: {card}"), N_("You win so far: {card}")),
    (N_("So far: {who} wins ({value})"), N_("So far: you win ({value})")),
    (N_("So far: {who} ({value})"), N_("So far: you ({value})")),
)
VISITS: Final = (
    (N_("{who} visits so far: {card}"), N_("You visit so far: {card}")),
    (N_("So far: {who} visits ({value})"), N_("So far: you visit ({value})")),
    (N_("So far: {who} ({value})"), N_("So far: you ({value})")),
)


def supply_bowl(frame: Frame, layout: Layout, supply: int) -> list[Item]:
    """The bowl with the cubes that are left."""
    place = layout["supply"]
    cx, cy = place.cx, place.y + place.h * 0.42
    items: list[Item] = [
        Glow(cx, cy, place.w * 0.62, "#000000", 0.3),
        Picture("council/prop_bowl", cx - 100, cy - 62, 200, 124),
    ]
    items += [cube(x, y, 30) for x, y in cube_block(cx, cy, supply, 30)]
    label = pill(frame, cx, place.bottom - 17, _("Supply {count}").format(count=supply), align="c")
    return items + list(label.items)


def deck(at: tuple[float, float]) -> list[Item]:
    """The cards that nobody holds, face down; dealt cards come from here."""
    x, y = at
    return [Card(DECK, None, x - 2 * lift, y - 3 * lift, DECK_WIDTH) for lift in range(3)]


def legend(frame: Frame, layout: Layout, view: View, seats: Sequence[SeatSetup]) -> list[Item]:
    """Who wins and who visits so far, in words."""
    stands = standing(view.trick, view.cubes)
    if stands is None or len(view.trick) < 2 or view.won_by is not None:
        return []
    place = layout["legend"]
    winner = _so_far(WINS, seats[stands.winner], stands.winning_card)
    visitor: tuple[str, ...] = (_("So far: no visit"),)
    if stands.visitor is not None and stands.visiting_card is not None:
        visitor = _so_far(VISITS, seats[stands.visitor], stands.visiting_card)
    items: list[Item] = [*parts.quiet_bar(place)]
    step = place.h / 104
    for y, sign, wordings in ((30 * step, "crown", winner), (74 * step, "door", visitor)):
        room = place.w - 76
        words = parts.first_that_fits(frame, wordings, room, 20)
        items += parts.medal(place.x + 32, place.y + y, 18, *MEDALS[sign])
        at = place.y + y - 1
        items += line_or_lines(frame, words, place.x + 62, at, room, LINES, 20, colour=WHITE)
    return items


def _so_far(wordings: Sequence[tuple[str, str]], who: SeatSetup, card: Played) -> tuple[str, ...]:
    places = {"who": who.name, "card": card_words(card), "value": value_of(card)}
    return tuple(said_of(who, *map(_, either)).format(**places) for either in wordings)
