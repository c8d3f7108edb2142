"""The desk as a picture: a pure function of a view and of how it should look right now."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.describe.bugami.names import bug_picture, card_codes, deal_words
from game.rules.bugami.api import Card, View, hand_size, standing
from game.table import Seat
from game.words import _
from scenes.bugami.board.bubble import bubble_items
from scenes.bugami.board.desk import desk, note, rest_pile, rest_shown
from scenes.bugami.board.seats import seats_items
from scenes.bugami.cards import DECK, face
from scenes.bugami.palette import CROWN
from scenes.bugami.places import Desk, places_of
from scenes.bugami.show.cue_highlights import CueHighlights
from scenes.kit import parts
from scenes.kit.display import Item
from scenes.kit.scene import Frame
from scenes.table.highlights import Highlights, TableContext, menu
from scenes.table.pieces.plaque import owner_ribbon
from scenes.tricks.cards import TrickCard, trick_card, waiting_place
from scenes.tricks.fan import fan_or_backs

MOST_BACKS: Final = 12  # of a hand that nobody looks into


@dataclass(frozen=True, slots=True)
class DeskHighlights(Highlights):
    """What a layer wants to stand out.

    ``asked`` is whose card is to come, ``card`` the one in focus that would be played.
    ``trick``: whatever lies in the middle is shown.
    """

    asked: Seat | None = None
    card: Card | None = None
    trick: bool = True


def table_items(frame: Frame, view: View, top: TableContext, highlights: Highlights) -> list[Item]:
    """The whole desk without the talking ribbon and without anything in flight."""
    highlights = DeskHighlights.of(highlights)
    places = places_of(frame, view, top.covered)
    items: list[Item] = [*desk(places), *_bars(frame, places, view, top, highlights)]
    items += seats_items(frame, places, view, top, highlights)
    if highlights.trick:
        items += rest_pile(frame, places, view)
        items += _trick(frame, places, view, top, highlights)
        items += _middle_items(frame, places, view, top, highlights.cue_highlights)
    if top.preferences.remarks and not _is_middle_used(highlights.cue_highlights):
        items += bubble_items(frame, places, view, top)
    if highlights.hints:
        keys, glows = places.layout["hints"], highlights.pondered
        items += parts.hint_box(frame, keys, highlights.hints, glows=glows)
    return items + _hand(frame, places, view, highlights)


def _is_middle_used(cue_highlights: object) -> bool:
    """Whether the bids lie in the middle, or cards that were laid aside: nobody talks into that."""
    told = cue_highlights if isinstance(cue_highlights, CueHighlights) else CueHighlights()
    return told.away or told.row or bool(told.shown)


def _bars(
    frame: Frame, places: Desk, view: View, top: TableContext, highlights: DeskHighlights
) -> list[Item]:
    words = highlights.title
    if not words:
        words = _("Trick {number} of {all}. First to {target}")
        if frame.large:
            words = _("Trick {number} of {all}")
        words = words.format(
            number=view.trick_number, all=hand_size(view.seats, view.jokers), target=view.target
        )
    return [
        *parts.status_bar(frame, places.layout["status"], deal_words(max(1, view.deal)), words),
        *parts.menu_bar(frame, places.layout["menu_bar"], menu(top.preferences.speed)),
    ]


def _hand(frame: Frame, places: Desk, view: View, highlights: DeskHighlights) -> list[Item]:
    hand = None if view.you is None else card_codes(view.hand or ())
    backs = min(MOST_BACKS, view.hand_sizes[places.me])
    return fan_or_backs(frame, places.layout["hand"], DECK, hand, backs, highlights)


def _trick(
    frame: Frame, places: Desk, view: View, top: TableContext, highlights: DeskHighlights
) -> list[Item]:
    """The cards with their owners, and who is still to come."""
    won = (
        highlights.cue_highlights.won
        if isinstance(highlights.cue_highlights, CueHighlights)
        else None
    )
    stands = standing(view.table)
    ahead = won
    if won is None and top.hints and stands is not None and len(view.table) > 1:
        ahead = stands.winner
    items: list[Item] = []
    width = places.card_width
    if view.table:
        told = None if ahead is None else (ahead, won is not None)
        items += note(frame, places, view.table[0][1], told, top.seats)
    for number, (seat, card) in enumerate(view.table, start=1):
        wins = seat == ahead
        shown = TrickCard(top.seats[seat], face(card), number, wins, (CROWN,) * wins)
        items += trick_card(frame, places.trick_card(seat), width, shown)
    if highlights.asked is not None:
        at = places.trick_card(highlights.asked)
        items += waiting_place(frame, at, width, top.seats[highlights.asked], _("your card"))
    return items


def _middle_items(
    frame: Frame, places: Desk, view: View, top: TableContext, cue_highlights: object
) -> list[Item]:
    """What lies in the middle only while it is told: all bids, or what was laid aside."""
    if not isinstance(cue_highlights, CueHighlights):
        return []
    items: list[Item] = [*rest_shown(places, cue_highlights.shown)]
    if cue_highlights.row:
        for slot, bid in enumerate(view.bids):
            assert bid is not None
            x, y, size = places.in_row(slot, view.seats)[:3]
            items.append(parts.token(bug_picture(bid), x, y, size))
            items += owner_ribbon(frame, x, y + size / 2 + 8, size * 0.6, top.seats[slot])
    return items
