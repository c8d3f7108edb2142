"""The table as a picture: a pure function of a stage and of how it should look right now."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.glass.api import (
    CORNERS,
    KINDS_ON,
    Card,
    Cell,
    Ghost,
    Lay,
    cells_in,
    gains,
    laid,
)
from game.words import _
from scenes.glass.board import case as cases
from scenes.glass.board import runs
from scenes.glass.board.ledger import points_now, points_then
from scenes.glass.board.seats import hands_items, seats_items
from scenes.glass.board.stacks import Verdict, stacks_items
from scenes.glass.cards import face
from scenes.glass.places import GlassPlaces, cell_size, crossing, places_of
from scenes.glass.show.light import Light
from scenes.glass.show.stage import Stage
from scenes.glass.words.names import turn_words
from scenes.kit import display, parts
from scenes.kit.display import Backdrop, Glow, Item, Picture, Veil
from scenes.kit.scene import Frame
from scenes.kit.theme import LANTERN, NIGHT, RED
from scenes.table.look import Look, TableTop, menu

LARGE_DOT = 0.13


@dataclass(frozen=True, slots=True)
class GlassLook(Look):
    """What a layer wants to stand out.

    ``stack`` is in the focus, ``offer`` the card whose places are shown in both cases.
    ``placing`` is a card where it is held over the near case: with a ``ghost`` it may lie there,
    and ``flagged`` are the cells that a refusal speaks of. ``chosen`` are lit cards of the near
    hand, ``lifted`` the one in the focus, ``away`` one that is dragged elsewhere, ``waiting``
    words in its empty slot.
    """

    stack: int | None = None
    verdicts: tuple[Verdict | None, ...] = ()
    dim_stacks: frozenset[int] = frozenset()
    offer: Card | None = None
    placing: Lay | None = None
    ghost: Ghost | None = None
    flagged: tuple[Cell, ...] = ()
    chosen: tuple[Card, ...] = ()
    lifted: Card | None = None
    away: Card | None = None
    waiting: str = ""


def table_items(frame: Frame, stage: Stage, top: TableTop, look: Look) -> list[Item]:
    """The whole table without the talking ribbon and without anything in flight."""
    look = GlassLook.of(look)
    places = places_of(frame, stage)
    light = look.light if isinstance(look.light, Light) else Light()
    items: list[Item] = [*_room(places), *_bars(frame, places, stage, look)]
    items += _points(frame, places, stage, top, look)
    items += _near(frame, places, stage, top, look, light)
    items += _far(frame, places, stage, top, look, light)
    items += seats_items(frame, places, stage, top, look)
    film = not look.hints  # only there no keys are named; its bar lies over the lower edge
    items += hands_items(
        frame, places, stage, top, look.chosen, look.lifted, look.away, look.waiting, low=not film
    )
    if light.spider:
        items.append(Veil(NIGHT, 0.25))
    items += stacks_items(frame, places, stage, look.verdicts, look.stack, look.dim_stacks)
    if light.web is not None:
        items.append(Picture("glass/square_web", *places.stack(light.web)[:4]))
    if look.hints:
        items += parts.hint_box(frame, places.layout["hints"], look.hints)
    return items


def _room(places: GlassPlaces) -> list[Item]:
    case = places.layout["case"]
    return [
        Backdrop("glass/backdrop_table", 0.5, 0.4),
        Glow(case.cx, case.cy, case.w * 0.78, LANTERN, 0.2),
    ]


def _bars(frame: Frame, places: GlassPlaces, stage: Stage, look: GlassLook) -> list[Item]:
    return [
        *parts.status_bar(
            frame, places.layout["status"], turn_words(stage.turn), look.title or doing(stage)
        ),
        *parts.menu_bar(frame, places.layout["menu_bar"], menu()),
    ]


def doing(stage: Stage) -> str:
    """What is going on, in a few words."""
    if stage.over:
        return _("the cases are closed")
    if stage.last:
        return _("the last turn")
    if stage.spider:
        return _("the Spider is here")
    if not stage.turn:
        return _("one for each hand")
    return _("fill your case")


def _points(
    frame: Frame, places: GlassPlaces, stage: Stage, top: TableTop, look: GlassLook
) -> list[Item]:
    place = places.layout["points"]
    if look.ghost is not None:
        return points_then(frame, place, look.ghost, top.seats[stage.hero].colour)
    return points_now(frame, place, stage, top.seats)


def _near(
    frame: Frame,
    places: GlassPlaces,
    stage: Stage,
    top: TableTop,
    look: GlassLook,
    light: Light,
) -> list[Item]:
    """The large case, and whatever is tried in it."""
    place, seat = places.layout["case"], stage.hero
    case = stage.cases[seat]
    if look.placing is not None:
        return _placing(frame, places, stage, top, look, look.placing)
    items = [*cases.case_items(place, case, _away(light, seat)), *cases.glass(place)]
    items += cases.name_plate(frame, place, top.seats[seat].name)
    newest = stage.newest[seat]
    if newest is not None and look.turn != seat:
        items += cases.newest(place, newest[1])
    items += _lit(frame, places, light, seat)
    if look.offer is not None:
        found = gains(case, look.offer)
        if not top.hints:
            return items + cases.dots(place, found, LARGE_DOT)
        most = max(found.values(), default=0)
        best = [cell for cell, gain in found.items() if gain == most]
        if best:
            items += cases.outline(place, best[0], LANTERN, dashed=True)
        items += cases.numbers(frame, place, found, best[0] if best else None, most)
    return items


def _placing(
    frame: Frame,
    places: GlassPlaces,
    stage: Stage,
    top: TableTop,
    look: GlassLook,
    tried: Lay,
) -> list[Item]:
    """A card over the case: as it would lie there, or why it cannot."""
    place, case = places.layout["case"], stage.cases[stage.hero]
    plate = cases.name_plate(frame, place, top.seats[stage.hero].name)
    found = gains(case, tried.card)
    free = {cell: gain for cell, gain in found.items() if cell != tried.cell}
    barred = [cell for cell in cells_in(CORNERS) if cell not in found and cell != tried.cell]
    if look.ghost is None:
        items = [*cases.case_items(place, case), *cases.glass(place), *plate]
        items += cases.outline(place, tried.cell, RED)
        x, y = crossing(place, tried.cell)
        wide = 2 * cell_size(place) * 0.94
        items.append(display.Card(*face(tried.card), x, y, wide, alpha=0.6, shadow=False))
        items += cases.flagged(place, look.flagged)
        items += cases.rings(place, barred)
        if not top.hints:
            return items + cases.dots(place, free)
        return items + cases.numbers(frame, place, free, None, max(free.values(), default=0))
    after = laid(case, tried.card, tried.cell)
    items = [*cases.case_items(place, after), *cases.glass(place), *plate]
    items += cases.outline(place, tried.cell, LANTERN)
    items += runs.frames(frame, place, look.ghost.groups_after, without=look.ghost.groups_before)
    items += cases.vanishing(place, case, tried.cell, KINDS_ON[tried.card])
    items += cases.checks(place, look.ghost.matched)
    items += cases.rings(place, barred)
    if not top.hints:
        return items + cases.dots(place, free)
    return items + cases.numbers(frame, place, found, tried.cell, max(found.values()))


def _far(
    frame: Frame,
    places: GlassPlaces,
    stage: Stage,
    top: TableTop,
    look: GlassLook,
    light: Light,
) -> list[Item]:
    """The small case opposite, and what could be done there with the card in the focus."""
    place, seat = places.layout["case_other"], stage.other
    case = stage.cases[seat]
    items: list[Item] = [*cases.case_items(place, case, _away(light, seat)), *cases.glass(place)]
    newest = stage.newest[seat]
    if newest is not None:
        items += cases.newest(place, newest[1])
    items += _lit(frame, places, light, seat)
    if look.offer is None or stage.passed[seat]:
        return items
    found = gains(case, look.offer)
    items += cases.dots(place, found)
    if found and top.hints:
        most = max(found.values())
        best = next(cell for cell, gain in found.items() if gain == most)
        items += cases.outline(place, best, LANTERN, dashed=True)
        items += cases.numbers(frame, place, {best: most}, best, most)
    return items


def _away(light: Light, seat: int) -> frozenset[Cell]:
    """Whose insects of this case are on their feet."""
    return light.away if light.seat == seat else frozenset()


def _lit(frame: Frame, places: GlassPlaces, light: Light, seat: int) -> list[Item]:
    """While a card is told: where it matched, and the runs that are new."""
    if light.seat != seat:
        return []
    place = places.case(seat)
    items: list[Item] = []
    if light.after is not None:
        items += runs.frames(frame, place, light.after, without=light.before)
    return items + cases.checks(place, light.matched)
