"""The attic as a picture: a pure function of a stage and of how it should look right now."""

from __future__ import annotations

from game.describe.rugs.names import round_words
from game.rules.rugs.api import CARDS, Card, sets_off, worth
from game.table import Seat
from game.words import _
from scenes.kit import parts
from scenes.kit.display import Item
from scenes.kit.layout import Layout
from scenes.kit.scene import Frame
from scenes.rugs.board.bubble import bubble_items
from scenes.rugs.board.floor import floor_items
from scenes.rugs.board.hand import hand_items
from scenes.rugs.board.highlights import RugsHighlights, Zone
from scenes.rugs.board.info import Note, a_round, about, hatching
from scenes.rugs.board.keys import keys
from scenes.rugs.board.paper import power_items, power_paper
from scenes.rugs.board.room import attic, big_rug
from scenes.rugs.board.score_slip import price_list, score_slip
from scenes.rugs.board.seats import drawer, order, seats
from scenes.rugs.board.wall import wall_items
from scenes.rugs.cards import DECK
from scenes.rugs.places import AtticPlaces, attic_layout, places_of
from scenes.rugs.stage import Stage
from scenes.table.highlights import Highlights, TableTop, menu
from scenes.table.pieces.cloth import watching


def bottom(stage: Stage) -> Seat:
    """The seat at the lower edge: whose stage it is; a spectator sits behind seat 0."""
    return 0 if stage.you is None else stage.you


def place_of(frame: Frame, stage: Stage) -> AtticPlaces:
    """The table in this window for this stage."""
    return places_of(frame, stage.people, bottom(stage))


def layout_of(frame: Frame, stage: Stage) -> Layout:
    """The map this table is laid out by."""
    return attic_layout(frame, stage.people)


def table_items(frame: Frame, stage: Stage, top: TableTop, highlights: Highlights) -> list[Item]:
    """The whole table without the talking ribbon and without anything in flight."""
    highlights = RugsHighlights.of(highlights)
    places = place_of(frame, stage)
    layout = places.layout
    focus = None if highlights.focus_card is None else CARDS[highlights.focus_card]
    items: list[Item] = [attic(), *big_rug(layout["floor"])]
    items += wall_items(frame, places, stage, _asked(highlights, Zone.WALL), focus, highlights.rise)
    if not highlights.free:
        items += floor_items(
            places,
            stage,
            _asked(highlights, Zone.FLOOR),
            focus,
            highlights.rise,
            highlights.leftover,
        )
        if not stage.picking:
            items += power_items(frame, places, stage, top, highlights)
    title = highlights.title or _usual_title(stage)
    items += parts.status_bar(frame, layout["status"], round_words(stage.round), title)
    items += parts.menu_bar(frame, layout["menu_bar"], menu(top.liked.speed))
    items += order(frame, layout["picks"], stage, top, highlights)
    items += seats(frame, places, stage, top, highlights)
    items += _info(frame, layout, stage, highlights, focus)
    items += drawer(frame, layout["deck"], stage)
    items += _slip(frame, layout, stage, highlights)
    if top.liked.remarks and not highlights.free:
        items += bubble_items(frame, places, stage, top)
    if highlights.hints:
        shown, glows = highlights.hints, highlights.pondered
        items += keys(frame, layout["hints"], stage, shown, glows=glows)
    return items + _hand(frame, layout, stage, highlights, focus)


def papers(frame: Frame, stage: Stage, highlights: Highlights) -> list[Item]:
    """What explains a power, a bug and the points."""
    highlights, places = RugsHighlights.of(highlights), place_of(frame, stage)
    layout = places.layout
    items = _info(frame, layout, stage, highlights, None) + _slip(frame, layout, stage, highlights)
    if not highlights.free and not stage.picking:
        items = power_paper(frame, places, stage) + items
    return items


def _asked(highlights: RugsHighlights, zone: Zone) -> frozenset[Card] | None:
    """What may be chosen of a zone; None: nothing is asked of it."""
    if highlights.zone is not zone or highlights.allowed is None:
        return None
    return frozenset(CARDS[code] for code in highlights.allowed)


def _usual_title(stage: Stage) -> str:
    if stage.final:
        return _("The last round")
    return _("Picking") if stage.picking else _("Power")


def _info(
    frame: Frame, layout: Layout, stage: Stage, highlights: RugsHighlights, focus: Card | None
) -> list[Item]:
    """The card in focus, or the bug that acts, or how a round goes."""
    place = layout["info"]
    if focus is not None:
        on_wall = focus in stage.wall or focus in stage.hand
        lead = _("Its power") if on_wall else _("If it is left over")
        note = Note(highlights.note, worse=highlights.worse)
        return about(frame, place, focus, sets_off(stage, focus), lead, note)
    if stage.acting is not None and stage.clause and not highlights.hatches:
        card = stage.shown or stage.acting
        return about(frame, place, card, sets_off(stage, card), _("Its power"))
    return hatching(frame, place) if highlights.hatches else a_round(frame, place)


def _slip(frame: Frame, layout: Layout, stage: Stage, highlights: RugsHighlights) -> list[Item]:
    place = layout["slip"]
    if stage.you is None or highlights.hide_hand:
        return price_list(frame, place)
    return score_slip(
        frame, place, stage.hand, stage.my_pairs, highlights.outcome, len(stage.sizes)
    )


def _hand(
    frame: Frame, layout: Layout, stage: Stage, highlights: RugsHighlights, focus: Card | None
) -> list[Item]:
    """My collection; where nobody plays, the bugs of the nearest seat from behind."""
    place = layout["hand"]
    if stage.you is not None and not highlights.hide_hand:
        hand = in_hand(stage)
        known = worth(stage.hand, stage.my_pairs, len(stage.sizes))
        asked = _asked(highlights, Zone.HAND)
        return hand_items(frame, place, hand, asked, focus, highlights.raised, known, stage.air)
    if not highlights.watching:
        return []
    return watching(frame, place, DECK, stage.sizes[bottom(stage)], highlights.watching)


def in_hand(stage: Stage) -> tuple[Card, ...]:
    """What of my bugs is still in my hand: not what lies on the rug to be passed or swapped."""
    away = {stage.given, stage.offered}
    return tuple(card for card in stage.hand if card not in away)


def open_hand(frame: Frame, stage: Stage) -> list[Item]:
    """The hand of whose stage this is."""
    known = worth(stage.hand, stage.my_pairs, len(stage.sizes))
    return hand_items(frame, layout_of(frame, stage)["hand"], in_hand(stage), worth=known)
