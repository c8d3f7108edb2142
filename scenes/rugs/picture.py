"""The attic as a picture: a pure function of a view and of how it should look right now."""

from __future__ import annotations

from game.describe.rugs.names import round_words
from game.rules.rugs.api import CARDS, Card, View, sets_off, worth
from game.words import _
from scenes.kit import parts
from scenes.kit.display import Item
from scenes.kit.layout import Layout
from scenes.kit.scene import Frame
from scenes.rugs.board.bubble import bubble_items
from scenes.rugs.board.floor import floor_items
from scenes.rugs.board.hand import hand_items
from scenes.rugs.board.highlights import BugZone, RugsHighlights
from scenes.rugs.board.info import TypeNote, a_round, about, hatch_hint
from scenes.rugs.board.keys import keys
from scenes.rugs.board.paper import power_items, power_paper
from scenes.rugs.board.room import attic, big_rug
from scenes.rugs.board.score_slip import price_list, score_slip
from scenes.rugs.board.seats import drawer, order, seats
from scenes.rugs.board.wall import wall_items
from scenes.rugs.cards import DECK
from scenes.rugs.places import attic_layout, place_of
from scenes.table.highlights import Highlights, TableContext, menu
from scenes.table.pieces.cloth import spectator_items


def layout_of(frame: Frame, view: View) -> Layout:
    """The map this table is laid out by."""
    return attic_layout(frame, view.seats)


def table_items(frame: Frame, view: View, top: TableContext, highlights: Highlights) -> list[Item]:
    """The whole table without the talking ribbon and without anything in flight."""
    highlights = RugsHighlights.of(highlights)
    places = place_of(frame, view)
    layout = places.layout
    focus = None if highlights.focus_card is None else CARDS[highlights.focus_card]
    items: list[Item] = [attic(), *big_rug(layout["floor"])]
    items += wall_items(
        frame,
        places,
        view,
        _choices_of(highlights, BugZone.WALL),
        focus,
        highlights.rise,
        highlights.air,
    )
    if not highlights.free:
        items += floor_items(
            places,
            view,
            _choices_of(highlights, BugZone.FLOOR),
            focus,
            highlights.rise,
            highlights.leftover,
            highlights.air,
        )
        if not view.picking:
            items += power_items(frame, places, view, top, highlights)
    title = highlights.title or _usual_title(view)
    items += parts.status_bar(frame, layout["status"], round_words(view.round), title)
    items += parts.menu_bar(frame, layout["menu_bar"], menu(top.preferences.speed))
    items += order(frame, layout["picks"], view, top, highlights)
    items += seats(frame, places, view, top, highlights)
    items += _info(frame, layout, view, highlights, focus)
    items += drawer(frame, layout["deck"], view)
    items += _slip(frame, layout, view, highlights)
    if top.preferences.remarks and not highlights.free:
        items += bubble_items(frame, places, view, top)
    if highlights.hints:
        shown, glows = highlights.hints, highlights.pondered
        items += keys(frame, layout["hints"], view, shown, glows=glows)
    return items + _hand(frame, layout, view, highlights, focus)


def papers(frame: Frame, view: View, highlights: Highlights) -> list[Item]:
    """What explains a power, a bug and the points."""
    highlights, places = RugsHighlights.of(highlights), place_of(frame, view)
    layout = places.layout
    items = _info(frame, layout, view, highlights, None) + _slip(frame, layout, view, highlights)
    if not highlights.free and not view.picking:
        items = power_paper(frame, places, view) + items
    return items


def _choices_of(highlights: RugsHighlights, zone: BugZone) -> frozenset[Card] | None:
    """What may be chosen of a zone; None: nothing is asked of it."""
    if highlights.zone is not zone or highlights.allowed is None:
        return None
    return frozenset(CARDS[code] for code in highlights.allowed)


def _usual_title(view: View) -> str:
    if view.final:
        return _("The last round")
    return _("Picking") if view.picking else _("Power")


def _info(
    frame: Frame, layout: Layout, view: View, highlights: RugsHighlights, focus: Card | None
) -> list[Item]:
    """The card in focus, or the bug that acts, or how a round goes."""
    place = layout["info"]
    if focus is not None:
        on_wall = focus in view.wall or focus in (view.hand or ())
        lead = _("Its power") if on_wall else _("If it is left over")
        note = TypeNote(highlights.note, worse=highlights.worse)
        return about(frame, place, focus, sets_off(view, focus), lead, note)
    if view.acting is not None and view.clause and not highlights.hatches:
        card = view.shown or view.acting
        return about(frame, place, card, sets_off(view, card), _("Its power"))
    return hatch_hint(frame, place) if highlights.hatches else a_round(frame, place)


def _slip(frame: Frame, layout: Layout, view: View, highlights: RugsHighlights) -> list[Item]:
    place = layout["slip"]
    if view.you is None or highlights.hide_hand:
        return price_list(frame, place)
    return score_slip(frame, place, view.hand or (), view.my_pairs, highlights.outcome, view.seats)


def _hand(
    frame: Frame, layout: Layout, view: View, highlights: RugsHighlights, focus: Card | None
) -> list[Item]:
    """My collection; where nobody plays, the bugs of the nearest seat from behind."""
    place = layout["hand"]
    if view.you is not None and not highlights.hide_hand:
        hand = in_hand(view)
        known = worth(view.hand or (), view.my_pairs, view.seats)
        asked = _choices_of(highlights, BugZone.HAND)
        return hand_items(
            frame, place, hand, asked, focus, highlights.raised, known, highlights.air
        )
    if not highlights.watching:
        return []
    return spectator_items(frame, place, DECK, view.hand_sizes[view.you or 0], highlights.watching)


def in_hand(view: View) -> tuple[Card, ...]:
    """What of my bugs is still in my hand: not what lies on the rug to be passed or swapped."""
    away = {view.given, view.offered}
    return tuple(card for card in view.hand or () if card not in away)


def open_hand(frame: Frame, view: View) -> list[Item]:
    """The hand of whose view this is."""
    known = worth(view.hand or (), view.my_pairs, view.seats)
    return hand_items(frame, layout_of(frame, view)["hand"], in_hand(view), worth=known)
