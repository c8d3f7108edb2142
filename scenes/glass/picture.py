"""The table as a picture: a pure function of a view and of how it should look right now."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from game.describe.glass.names import doing_words, turn_words
from game.describe.line import tag_of
from game.rules.glass import api as glass
from game.rules.glass.api import View
from scenes.glass.board import case as cases
from scenes.glass.board import runs
from scenes.glass.board.bubble import bubble_items
from scenes.glass.board.ledger import points_now, points_then
from scenes.glass.board.seats import hands_items, seats_items
from scenes.glass.board.stacks import CardVerdict, stacks_items
from scenes.glass.cards import face
from scenes.glass.places import GlassPlaces, card_middle, cell_size, places_of
from scenes.glass.show.cue_highlights import CueHighlights
from scenes.kit import display, parts
from scenes.kit.display import Backdrop, Glow, Item, Picture, Veil
from scenes.kit.scene import Frame
from scenes.kit.theme import BAD, LANTERN, LIT, NIGHT
from scenes.table.highlights import Highlights, TableContext, menu

LARGE_DOT = 0.13


@dataclass(frozen=True, slots=True)
class GlassHighlights(Highlights):
    """What a layer wants to stand out.

    ``stack`` is in the focus, ``offer`` the card whose places are shown in both cases.
    ``placing`` is a card where it is held over the near case: with a ``ghost`` it may lie there,
    and ``flag_cells`` are the cells that a refusal speaks of. ``chosen`` are lit cards of the near
    hand, ``lifted`` the one in the focus, ``away`` one that is dragged elsewhere, ``waiting``
    words in its empty slot.
    """

    stack: int | None = None
    verdicts: tuple[CardVerdict | None, ...] = ()
    dim_stacks: frozenset[int] = frozenset()
    offer: glass.Card | None = None
    placing: glass.Lay | None = None
    ghost: glass.Ghost | None = None
    flagged: tuple[glass.Cell, ...] = ()
    chosen: tuple[glass.Card, ...] = ()
    lifted: glass.Card | None = None
    away: glass.Card | None = None
    waiting: str = ""


class PictureContext(NamedTuple):
    """What the table is drawn from: what lies where, who sits there, what stands out."""

    frame: Frame
    places: GlassPlaces
    view: View
    top: TableContext
    highlights: GlassHighlights
    cue_highlights: CueHighlights


def table_items(frame: Frame, view: View, top: TableContext, highlights: Highlights) -> list[Item]:
    """The whole table without the talking ribbon and without anything in flight."""
    highlights = GlassHighlights.of(highlights)
    places = places_of(frame, view)
    cue_highlights = (
        highlights.cue_highlights
        if isinstance(highlights.cue_highlights, CueHighlights)
        else CueHighlights()
    )
    seen = PictureContext(frame, places, view, top, highlights, cue_highlights)
    items: list[Item] = [*_room(places), *_bars(seen), *_points(seen), *_near(seen), *_far(seen)]
    items += seats_items(frame, places, view, top, highlights, cue_highlights)
    low = not top.covered
    items += hands_items(
        frame,
        places,
        view,
        top,
        highlights.chosen,
        highlights.lifted,
        highlights.away,
        highlights.waiting,
        low=low,
    )
    if cue_highlights.spider:
        items.append(Veil(NIGHT, 0.25))
    items += stacks_items(
        frame, places, view, highlights.verdicts, highlights.stack, highlights.dim_stacks
    )
    if cue_highlights.web is not None:
        items.append(Picture("glass/square_web", *places.stack(cue_highlights.web)[:4]))
    if top.preferences.remarks and not cue_highlights.spider:
        items += bubble_items(frame, places, top)
    if highlights.hints:
        keys, glows = places.layout["hints"], highlights.pondered
        items += parts.hint_box(frame, keys, highlights.hints, glows=glows)
    return items


def _room(places: GlassPlaces) -> list[Item]:
    case = places.layout["case"]
    return [
        Backdrop("glass/backdrop_table", 0.5, 0.4),
        Glow(case.cx, case.cy, case.w * 0.78, LANTERN, 0.2),
    ]


def _bars(seen: PictureContext) -> list[Item]:
    frame, places, view, top, highlights, _cue_highlights = seen
    doing = doing_words(view.turn, last=view.last, spider=view.spider, over=view.over)
    bar, title = places.layout["status"], highlights.title or doing
    return [
        *parts.status_bar(frame, bar, turn_words(view.turn), title),
        *parts.menu_bar(frame, places.layout["menu_bar"], menu(top.preferences.speed)),
    ]


def _points(seen: PictureContext) -> list[Item]:
    frame, places, view, top, highlights, _cue_highlights = seen
    place = places.layout["points"]
    if highlights.ghost is not None:
        return points_then(frame, place, highlights.ghost, top.seats[view.hero].colour)
    return points_now(frame, place, view, top.seats)


def _near(seen: PictureContext) -> list[Item]:
    """The large case, and whatever is tried in it."""
    frame, places, view, top, highlights, cue_highlights = seen
    place, seat = places.layout["case"], view.hero
    if highlights.placing is not None:
        return _placement_items(seen, highlights.placing)
    case = view.cases[seat]
    items = [*cases.case_items(place, case, _away(cue_highlights, seat)), *cases.glass(place)]
    items += cases.name_plate(frame, place, tag_of(top.seats[seat]))
    if highlights.turn != seat:
        items += _newest(seen, seat)
    items += _match_items(seen, seat)
    if highlights.offer is not None:
        found = glass.gains(case, highlights.offer)
        if not top.best:
            return items + cases.dots(place, found, LARGE_DOT)
        best, most = _best(found)
        if best is not None:
            items += cases.outline(place, best, LIT, dashed=True)
        items += cases.numbers(frame, place, found, best, most)
    return items


def _best(found: Mapping[glass.Cell, int]) -> tuple[glass.Cell | None, int]:
    """The first of the best places, and what it brings."""
    most = max(found.values(), default=0)
    return next((cell for cell, gain in found.items() if gain == most), None), most


def _placement_items(seen: PictureContext, tried: glass.Lay) -> list[Item]:
    """A card over the case: as it would lie there, or why it cannot."""
    frame, places, view, top, highlights, _cue_highlights = seen
    place, case = places.layout["case"], view.cases[view.hero]
    plate = cases.name_plate(frame, place, tag_of(top.seats[view.hero]))
    found = glass.gains(case, tried.card)
    free = {cell: gain for cell, gain in found.items() if cell != tried.cell}
    barred = [
        cell for cell in glass.cells_in(glass.CORNERS) if cell not in found and cell != tried.cell
    ]
    if highlights.ghost is None:
        items = [*cases.case_items(place, case), *cases.glass(place), *plate]
        items += cases.outline(place, tried.cell, BAD)
        x, y = card_middle(place, tried.cell)
        wide = 2 * cell_size(place) * 0.94
        items.append(display.Card(*face(tried.card), x, y, wide, alpha=0.6, shadow=False))
        items += cases.flag_cells(place, highlights.flagged)
        items += cases.rings(place, barred)
        if not top.best:
            return items + cases.dots(place, free)
        return items + cases.numbers(frame, place, free, None, max(free.values(), default=0))
    after = glass.lay(case, tried.card, tried.cell)
    items = [*cases.case_items(place, after), *cases.glass(place), *plate]
    items += cases.outline(place, tried.cell, LIT)
    items += runs.frames(
        frame, place, highlights.ghost.groups_after, without=highlights.ghost.groups_before
    )
    items += cases.vanishing_insect(place, case, tried.cell, glass.KINDS_ON[tried.card])
    items += cases.checks(place, highlights.ghost.matched)
    items += cases.rings(place, barred)
    if top.best:
        return items + cases.numbers(frame, place, found, tried.cell, max(found.values()))
    items += cases.dots(place, free)
    here = {tried.cell: found[tried.cell]}
    return items + cases.numbers(frame, place, here, tried.cell, None) if top.hints else items


def _far(seen: PictureContext) -> list[Item]:
    """The small case opposite, and what could be done there with the card in the focus."""
    frame, places, view, top, highlights, cue_highlights = seen
    place, seat = places.layout["case_other"], view.other
    case = view.cases[seat]
    items: list[Item] = [
        *cases.case_items(place, case, _away(cue_highlights, seat)),
        *cases.glass(place),
    ]
    items += _newest(seen, seat) + _match_items(seen, seat)
    if highlights.offer is None or view.passed[seat]:
        return items
    found = glass.gains(case, highlights.offer)
    items += cases.dots(place, found)
    best, most = _best(found)
    if best is not None and top.best:
        items += cases.outline(place, best, LIT, dashed=True)
        items += cases.numbers(frame, place, {best: most}, best, most)
    return items


def _away(cue_highlights: CueHighlights, seat: int) -> frozenset[glass.Cell]:
    """Whose insects of this case are on their feet."""
    return cue_highlights.away if cue_highlights.seat == seat else frozenset()


def _newest(seen: PictureContext, seat: int) -> list[Item]:
    """The corners of the card that was laid last."""
    laid = seen.view.laid[seat]
    return [*cases.newest(seen.places.case(seat), laid[-1][1])] if laid else []


def _match_items(seen: PictureContext, seat: int) -> list[Item]:
    """While a card is told: where it matched, and the runs that are new."""
    cue_highlights = seen.cue_highlights
    if cue_highlights.seat != seat:
        return []
    place = seen.places.case(seat)
    items: list[Item] = []
    if cue_highlights.after is not None:
        items += runs.frames(seen.frame, place, cue_highlights.after, without=cue_highlights.before)
    return items + cases.checks(place, cue_highlights.matched)
