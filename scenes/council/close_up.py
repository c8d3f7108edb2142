"""Looking closer at a card of the council: who is on it, and what it beats now."""

from __future__ import annotations

from typing import Final

from game.describe.council.names import EMBLEMS, card_span, cubes_words
from game.describe.council.ranks import card_title, lore, rank_words, stars_words
from game.describe.council.reasons import beaten, beats
from game.rules.council.api import Card, Faction, View, card_name, space_name, standing, suit_of
from game.seating import SeatSetup
from game.table import Seat
from game.words import N_, _, ngettext
from scenes.council.board.cubes import faction_asset
from scenes.council.cards import DECK
from scenes.kit import display, parts
from scenes.kit.display import Font, Item, Picture
from scenes.kit.layout import Place
from scenes.kit.parts import Items, fitted, fitted_paragraph
from scenes.kit.scene import Frame
from scenes.kit.theme import FAINT_INK, INK, INLAY, LIT
from scenes.table.pieces.chip import MINI, mini_card
from scenes.table.pieces.close_up import CloseUp

CARD: Final = 520.0  # how wide the card is
SHEET: Final = (820.0, 880.0)
GAP: Final = 60.0
EDGE: Final = 48.0
ROW: Final = 46.0  # of a card of the trick
CELL: Final = 104.0  # of a suit
LEVEL: Final = N_("Once a card is off suit, cubes decide. Level suits compare values.")
YES, NO = "shared/token_check", "shared/token_cross"


class CouncilCardCloseUp(CloseUp):
    """The whole card beside a sheet about it, as things stand.

    ``seats`` are those of the session.
    """

    def __init__(self, card: Card, view: View, seats: tuple[SeatSetup, ...]) -> None:
        self._card = card
        self._view = view
        self._seats = seats

    def items(self, frame: Frame) -> list[Item]:
        wide, high = SHEET
        left = frame.width / 2 - (CARD + GAP + wide) / 2
        sheet = Place(left + CARD + GAP, frame.height / 2 - high / 2 - 20, wide, high)
        code = card_name(self._card)
        inner = parts.inset(sheet, EDGE, 40)
        foot = self._foot(frame, inner)
        return [
            display.Card(DECK, code, left + CARD / 2, sheet.cy, CARD),
            *parts.panel(sheet, radius=20.0),
            *self._head(frame, inner),
            *self._trick(frame, inner._replace(y=inner.y + 236)),
            *foot,
        ]

    def button_place(self, frame: Frame) -> Place:
        return parts.centre(frame.width / 2, frame.height / 2 + 480, 260, 64)

    def _head(self, frame: Frame, place: Place) -> Items:
        suit = suit_of(self._card)
        said = "\n".join(words for words in (lore(self._card), stars_words(self._card)) if words)
        about = fitted_paragraph(
            frame, said, place.x, place.y + 124, place.w, 104, 24, Font.MEDIUM, FAINT_INK
        )
        return (
            parts.heading(frame, card_title(self._card), place.x, place.y + 30, place.w, 52),
            Picture(EMBLEMS[suit], place.x, place.y + 70, 46, 46),
            fitted(frame, rank_words(self._card), place.x + 58, place.y + 92, place.w - 58, 25),
            *about.items,
        )

    def _trick(self, frame: Frame, place: Place) -> Items:
        """How it compares with each card on the table."""
        others = [(seat, card) for seat, card in self._view.trick if card != self._card]
        if not others:
            return ()
        items: list[Item] = [
            parts.rule(place.x, place.y, place.w),
            parts.heading(frame, self._here(), place.x, place.y + 34, place.w, 30),
        ]
        for number, (seat, card) in enumerate(others):
            y = place.y + 86 + ROW * number
            wins, words = self._against(card, seat)
            items.append(Picture(YES if wins else NO, place.x, y - 18, 36, 36))
            items += mini_card(frame, place.x + 50, y, card_span(card))
            x = place.x + 68 + MINI * 1.45
            items.append(fitted(frame, words, x, y - 1, place.right - x, 24))
            row = parts.box(place.x, y - ROW / 2, place.w, ROW)
            items.append(parts.in_words(row, [parts.control_name(card_span(card).words, words)]))
        return tuple(items)

    def _here(self) -> str:
        """A heading that promises nothing which the rules refuse."""
        led, hand = suit_of(self._view.trick[0][1]), self._view.hand or ()
        must = any(suit_of(card) == led for card in hand) and suit_of(self._card) != led
        if self._card in hand and must:
            return _("In this trick, if it were allowed")
        return _("In this trick")

    def _against(self, other: Card, owner: Seat) -> tuple[bool, str]:
        """Whether it is better than a card on the table, and why."""
        cubes, order = self._view.cubes, [card for _seat, card in self._view.trick]
        mine = order.index(self._card) if self._card in order else len(order)
        both = sorted(((order.index(other), other), (mine, self._card)))
        stands = standing(tuple(both), cubes)
        wins = stands is not None and stands.winning_card == self._card
        reason = beats if wins else beaten
        return wins, reason(self._card, other, cubes, self._seats, owner)

    def _foot(self, frame: Frame, place: Place) -> Items:
        """The other suits by strength, and what it is worth as the last card."""
        top = place.bottom - 296
        heading = _("Against the other suits now")
        items: list[Item] = [
            parts.rule(place.x, top, place.w),
            parts.heading(frame, heading, place.x, top + 34, place.w, 30),
        ]
        mine = suit_of(self._card)
        others = [faction for faction in self._view.ring if faction != mine]
        others.sort(key=lambda faction: -self._view.cubes[faction])
        row = parts.box(place.x, top + 66, place.w, CELL)
        for cell, faction in zip(parts.columns(row, len(others), 16), others, strict=True):
            items += self._suit(frame, cell, faction)
        low = row.bottom + 14
        said = self._worth() if frame.large else "\n".join((self._worth(), _(LEVEL)))
        below = fitted_paragraph(frame, said, place.x, low, place.w, place.bottom - low, 23)
        cubes = [self._cubes_words(faction) for faction in (mine, *others)]
        return (*items, parts.in_words(row, cubes), *below.items)

    def _cubes_words(self, faction: Faction) -> str:
        """How strong a suit is, for whoever does not see it."""
        termite = self._view.termite
        return parts.control_name(
            space_name(faction, termite), cubes_words(self._view.cubes[faction])
        )

    def _suit(self, frame: Frame, cell: Place, faction: Faction) -> Items:
        cubes = self._view.cubes
        count, mine = cubes[faction], cubes[suit_of(self._card)]
        termite = self._view.termite
        fill = LIT if count < mine else INLAY
        emblem = f"council/emblem_{faction_asset(faction, termite)}"
        y = cell.bottom - 30
        sign: Item = fitted(frame, "=", cell.cx + 26, y, 40, 30, Font.TITLE, INK, "c")
        if count != mine:
            sign = Picture(YES if count < mine else NO, cell.cx + 8, y - 17, 34, 34)
        return (
            *parts.inlay(cell, fill),
            Picture(emblem, cell.cx - 25, cell.y + 8, 50, 50),
            fitted(frame, str(count), cell.cx - 22, y, 60, 30, Font.TITLE, INK, "c"),
            sign,
        )

    def _worth(self) -> str:
        cubes = self._view.cubes[suit_of(self._card)]
        termite = self._view.termite
        words = ngettext(
            "The {space} have {count} cube: as your last card it would score {count} point.",
            "The {space} have {count} cubes: as your last card it would score {count} points.",
            cubes,
        )
        space = space_name(suit_of(self._card), termite)
        return words.format(space=space, count=cubes)
