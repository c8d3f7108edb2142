"""What stands round the board: cloth and lantern, strength order, supply, last trick, legend."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from game.match import SeatSetup
from game.rules.council.api import Card, Faction, card_name, standing
from scenes.council.board.cubes import cube, faction_asset
from scenes.council.cards import DECK
from scenes.council.names import card_words
from scenes.council.places import cube_block
from scenes.council.stage import Stage
from scenes.kit import display, parts
from scenes.kit.display import Backdrop, Font, Glow, Item, Picture, Text
from scenes.kit.layout import Layout, Place
from scenes.kit.parts import fitted, pill
from scenes.kit.parts.ink import rect, shape
from scenes.kit.scene import Frame
from scenes.kit.theme import FAINT_INK, INK, LANTERN, WHITE

STACKED: Final = 80.0  # a row this high has its numbers below the emblems
SIGN: Final = 22.0  # between large numbers
BACKS: Final = 58.0  # from back to back of a hand that nobody looks into
GRASS: Final = (330.0, 330.0 * 560 / 360)  # drawn size of a corner of grass


@lru_cache(maxsize=8)
def _edges(width: float, height: float) -> tuple[Item, ...]:
    """Grass at the corners of the cloth."""
    w, h = GRASS
    return (
        Picture("scenery_grass_left", 0, height - h, w, h),
        Picture("scenery_grass_right", width - w, height - h, w, h),
    )


def ground(frame: Frame, layout: Layout) -> list[Item]:
    """The cloth, grass at its corners, and the lantern."""
    hook = layout["lantern"]
    return [
        Backdrop("backdrop_table", 0.5, 0.4),
        *_edges(frame.width, frame.height),
        *_rope(hook.x, hook.y - 62),
        Picture("scenery_glow", hook.x - 260, hook.y - 250, 520, 520),
        Picture("prop_lantern", hook.x - 48, hook.y - 70, 96, 144),
    ]


@lru_cache(maxsize=8)
def _rope(x: float, length: float) -> tuple[Item, ...]:
    return (shape(rect(0, 0, 4, length + 8, INK, 2), x - 2, -4, 4, length + 8),)


def strength_bar(frame: Frame, place: Place, stage: Stage) -> list[Item]:
    """The factions by strength, with > and = between them."""
    items: list[Item] = [*parts.panel(place, radius=14)]
    left = place.x + 20
    if not frame.large:  # large numbers need the room of the word
        label = fitted(frame, "Strength", left, place.cy - 1, 120, 20, Font.HEAVY)
        items.append(label)
        left += 14 + frame.measure(label.text, label.size, Font.HEAVY)
    area = Place(left, place.y, place.right - 8 - left, place.h)
    termite = None if stage.solo is None else stage.solo.termite
    return items + strength_row(frame, area, stage.cubes, stage.ring, termite)


def strength_row(
    frame: Frame,
    area: Place,
    cubes: tuple[int, ...],
    ring: tuple[Faction, ...],
    termite: Faction | None = None,
) -> list[Item]:
    """Emblem and count of each faction, strongest first, in equal steps across an area."""
    order = sorted(ring, key=lambda faction: -cubes[faction])
    step = area.w / max(1, len(order))
    emblem = min(36.0, step * 0.42)
    size = parts.drawn_size(frame, 23, area.h)
    if area.h > STACKED:
        return _stacked(frame, area, [(faction, cubes[faction]) for faction in order], termite)
    if frame.large and order:
        widest = max(frame.measure(str(cubes[faction]), size, Font.TITLE) for faction in order)
        size *= min(1.0, (step - emblem - 4 - SIGN) / widest)
    sign_size = SIGN if frame.large else 18.0
    items: list[Item] = []
    for i, faction in enumerate(order):
        x = area.x + step * i
        left = x + emblem + 2
        count = Text(str(cubes[faction]), left, area.cy - 1, size, Font.TITLE)
        items.append(
            Picture(
                f"emblem_{faction_asset(faction, termite)}", x, area.cy - emblem / 2, emblem, emblem
            )
        )
        items.append(count)
        if i + 1 < len(order):
            sign = ">" if cubes[order[i + 1]] < cubes[faction] else "="
            right = left + frame.measure(count.text, size, Font.TITLE)
            middle = (right + x + step) / 2
            items.append(Text(sign, middle, area.cy - 1, sign_size, Font.HEAVY, FAINT_INK, "c"))
    return items


def _stacked(
    frame: Frame, area: Place, order: Sequence[tuple[Faction, int]], termite: Faction | None
) -> list[Item]:
    """Each number below its emblem, where a row is high but short."""
    items: list[Item] = []
    cells = parts.columns(area, len(order))
    for i, (cell, (faction, count)) in enumerate(zip(cells, order, strict=True)):
        emblem = faction_asset(faction, termite)
        x, low = cell.cx - SIGN / 2, cell.bottom - 24
        items.append(Picture(f"emblem_{emblem}", x - 19, cell.y + 5, 38, 38))
        items.append(fitted(frame, str(count), x, low, cell.w - SIGN, 23, Font.TITLE, align="c"))
        if i + 1 < len(order):
            sign = ">" if order[i + 1][1] < count else "="
            at = cell.right - SIGN / 2
            items.append(Text(sign, at, low, SIGN, Font.HEAVY, FAINT_INK, "c"))
    return items


def supply_bowl(frame: Frame, layout: Layout, supply: int) -> list[Item]:
    """The bowl with the cubes that are left."""
    place = layout["supply"]
    cx, cy = place.cx, place.y + place.h * 0.42
    items: list[Item] = [
        Glow(cx, cy, place.w * 0.62, "#000000", 0.3),
        Picture("prop_bowl", cx - 100, cy - 62, 200, 124),
    ]
    items += [cube(x, y, 30) for x, y in cube_block(cx, cy, supply, 30)]
    label = pill(frame, cx, place.bottom - 17, f"Supply {supply}", align="c")
    return items + list(label.items)


def watching(frame: Frame, layout: Layout, cards: int, words: str) -> list[Item]:
    """Where nobody holds a hand: the nearest seat's cards from behind, and a sign."""
    hand = layout["hand"]
    middle = hand.bottom - 56
    items: list[Item] = []
    for number in range(cards):
        off = number - (cards - 1) / 2
        x, y = hand.cx + off * BACKS, hand.y + 150 + abs(off) ** 1.7 * 1.4
        items.append(display.Card(DECK, None, x, y, 132, off * 1.8))
    title = parts.width_of(frame, "Watching", 28, Font.TITLE)
    said = parts.width_of(frame, words, 22)
    cap = parts.key_width(frame, "S")
    wide = title + cap + said + 112
    left = hand.cx - wide / 2
    at = left + 30 + title
    return [
        *items,
        *parts.bar(Place(left, middle - 32, wide, 64)),
        fitted(frame, "Watching", left + 24, middle - 1, title + 4, 28, Font.TITLE, LANTERN),
        parts.divider(at + 14, Place(left, middle - 32, wide, 64)),
        *parts.key_cap(frame, at + 32, middle, "S"),
        fitted(frame, words, at + 44 + cap, middle - 1, said + 4, 22, colour=WHITE),
    ]


def last_trick(frame: Frame, layout: Layout, stage: Stage) -> list[Item]:
    """The trick before this one, small (G10)."""
    if not stage.last_trick:
        return []
    place = layout["last_trick"]
    items: list[Item] = []
    count = len(stage.last_trick)
    step = min(62.0, (place.w - 90) / max(1, count - 1))
    for i, (_, card) in enumerate(stage.last_trick):
        off = i - (count - 1) / 2
        x, y = place.cx + off * step, place.y + place.h * 0.36 + abs(off) * 3
        items.append(display.Card(DECK, card_name(card), x, y, 90, off * 5))
    label = pill(frame, place.cx, place.bottom - 17, "Last trick", align="c")
    return items + list(label.items)


def legend(frame: Frame, layout: Layout, stage: Stage, seats: Sequence[SeatSetup]) -> list[Item]:
    """Who wins and who visits so far, in words."""
    stands = standing(stage.table, stage.cubes)
    if stands is None or len(stage.table) < 2 or stage.won_by is not None:
        return []
    place = layout["legend"]
    winner = _so_far(seats[stands.winner].name, "wins", stands.winning_card)
    visitor: tuple[str, ...] = ("nobody visits so far",)
    if stands.visitor is not None and stands.visiting_card is not None:
        visitor = _so_far(seats[stands.visitor].name, "visits", stands.visiting_card)
    items: list[Item] = [*parts.quiet_bar(place)]
    step = place.h / 104
    for y, sign, wordings in ((30 * step, "crown", winner), (74 * step, "door", visitor)):
        room = place.w - 76
        words = parts.first_that_fits(frame, wordings, room, 20)
        items += parts.medal(place.x + 32, place.y + y, 18, sign)
        items.append(fitted(frame, words, place.x + 62, place.y + y - 1, room, 20, colour=WHITE))
    return items


def _so_far(name: str, verb: str, card: Card) -> tuple[str, ...]:
    return (
        f"{name} {verb} so far: {card_words(card)}",
        f"{name} {verb}: {card_words(card)}",
        f"{name} {verb} so far",
    )
