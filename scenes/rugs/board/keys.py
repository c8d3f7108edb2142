"""What keys do at the table; the one for the round before may be clicked, too."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.rugs.api import View
from game.words import _, pgettext
from scenes.kit import parts
from scenes.kit.display import Control, Item
from scenes.kit.layout import Place
from scenes.kit.parts.bars import ADVICE, firefly, hint, hint_width, named_key, with_keys
from scenes.kit.parts.keys import key_height
from scenes.kit.parts.panels import quiet_bar
from scenes.kit.scene import Frame

BEFORE: Final = "menu:closer"
KEY: Final = "T"
GAP: Final = 10.0  # between two key caps, at least
EDGE: Final = 2.0

Hint = tuple[str, str]


def keys(
    frame: Frame, place: Place, view: View, hints: Sequence[Hint], *, glows: bool
) -> list[Item]:
    """The keys that work now, and that for the round before as soon as there is one.

    What has no room below each other stands in two columns. Where letters are so large that
    these have none either, the last hints go, but never the one that can be clicked: with a
    pointer it stands alone with the one that asks for advice.
    """
    last = [(KEY, pgettext("what a key does", "round before"))] if view.rounds_over else []
    hints = with_keys(frame, hints)
    kept = [*(each for each in hints if each[0] == ADVICE), *last]
    others = [] if frame.pointing else [each for each in hints if each not in kept]
    if not others and not kept:
        return []
    if frame.pointing:  # as high as what is left needs
        high = min(place.h, len(kept) * (key_height(frame) + GAP) + 2 * EDGE)
        place = place._replace(y=place.bottom - high, h=high)
    told, cells = _cells(frame, place, [*others, *kept], len(kept))
    items: list[Item] = [*quiet_bar(place)]
    for (key, words), cell in zip(told, cells, strict=True):
        if key == ADVICE:
            items += firefly(frame, cell, words, glows=glows)
        items += hint(frame, cell, key, words)
        if last and key == KEY:
            items += parts.ring_if(frame, BEFORE, parts.inset(cell, 8, 3), 8.0)
            items.append(Control(BEFORE, *cell[:4], _("The round before")))
        else:
            items.append(named_key(key, cell))
    return items


def _cells(
    frame: Frame, place: Place, told: list[Hint], kept: int
) -> tuple[list[Hint], list[Place]]:
    """The hints that have room, and where; the last ones, so many as are ``kept``, always have."""
    body = parts.inset(place, 0, EDGE)
    room = max(1, int(place.h // (key_height(frame) + GAP)))
    if len(told) > room:
        pair = _short(told, 2 * room, kept)
        down = -(-len(pair) // 2)
        left, right = (
            max(hint_width(frame, *each) for each in half) for half in (pair[:down], pair[down:])
        )
        wide = place.w * left / (left + right)
        halves = body._replace(w=wide), body._replace(x=body.x + wide, w=body.w - wide)
        cells = [cell for half in halves for cell in parts.rows(half, down)][: len(pair)]
        if all(_whole(frame, each, cell) for each, cell in zip(pair, cells, strict=True)):
            return pair, cells
    told = _short(told, room, kept)
    return told, parts.rows(body, len(told))


def _whole(frame: Frame, each: Hint, cell: Place) -> bool:
    """Whether nothing of its words is cut off."""
    key, words = each
    room = cell.w - hint_width(frame, key, "")
    return parts.fit_text(frame, words, room, 20).text == words


def _short(told: list[Hint], room: int, kept: int) -> list[Hint]:
    """As many as there is room for; the last ones, so many as are ``kept``, go last."""
    kept = min(kept, room)
    return told if len(told) <= room else [*told[: room - kept], *told[len(told) - kept :]]
