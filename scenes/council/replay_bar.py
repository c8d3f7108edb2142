"""The bar below a film: all its tricks in a row to pull along, and the buttons to walk by."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from scenes.council.film import FIRST, Film, Step, Trick
from scenes.kit import parts
from scenes.kit.display import Control, Font, Item
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.parts.ink import rect, shape
from scenes.kit.preferences import Speed
from scenes.kit.scene import Frame
from scenes.kit.theme import INK, LANTERN, PAPER, RED, WHITE, mix

LEFT: Final = 436.0  # beside the plaque of the seat below
HIGH: Final = 128.0
CELLS: Final = 26.0
TOUCH: Final = 46.0  # what a finger can hit
GAP: Final = 8.0
GAP_OF_AGES: Final = 0.01  # of the whole bar
DIM: Final = mix(PAPER, INK, 0.55)
WALKS: Final = ((Step.AGE, "Age"), (Step.TRICK, "Trick"), (Step.MOVE, "Move"))
SPEEDS: Final = {
    Speed.SLOW: ("Speed: slow", "Slow"),
    Speed.NORMAL: ("Speed: normal", "Normal"),
    Speed.FAST: ("Speed: fast", "Fast"),
    Speed.OFF: ("Speed: at once", "At once"),
}
PLAY, WALK, SPEED, MORE, CLOSE = 118.0, 172.0, 204.0, 106.0, 106.0  # widths


class BarLook(NamedTuple):
    """``at`` is the moment that is shown; ``seen_by`` its wordings, the longest first."""

    film: Film
    at: int
    playing: bool
    speed: Speed
    seen_by: Sequence[str]


class _Span(NamedTuple):
    """A trick's part of the bar, from share to share, and its moments."""

    trick: Trick
    left: float
    right: float
    begins: int
    ends: int


def replay_bar(frame: Frame, look: BarLook) -> Items:
    """The bar at the lower edge of the window."""
    place = parts.box(LEFT, frame.height - HIGH, frame.width - LEFT - 20, HIGH)
    inner = parts.inset(place, 18, 14)
    row = parts.box(inner.x, inner.bottom - 54, inner.w, 54)
    cells = parts.box(inner.x, inner.y + 4, inner.w, CELLS)
    return (*parts.bar(place), *_buttons(frame, row, look), *_tricks(frame, cells, look))


def moment_at(film: Film, share: float) -> int:
    """The moment at this share of the bar; between two Ages the end of the earlier one."""
    for span in spans(film):
        if share < span.right:
            within = max(0.0, share - span.left) / (span.right - span.left)
            return span.begins + int(within * (span.ends - span.begins))
    return film.length


def share_of(film: Film, at: int) -> float:
    """Where on the bar a moment is."""
    share = 0.0
    for span in spans(film):
        if at >= span.begins:
            within = min(1.0, (at - span.begins) / (span.ends - span.begins))
            share = span.left + within * (span.right - span.left)
    return share


def spans(film: Film) -> list[_Span]:
    """Each trick's part of the bar: equally wide, with a gap between two Ages."""
    if not film.tricks:
        return [_Span(Trick(1, 1, FIRST), 0.0, 1.0, FIRST, film.length)]
    ages = film.tricks[-1].age
    width = (1 - GAP_OF_AGES * (ages - 1)) / len(film.tricks)
    starts = [FIRST, *(trick.start for trick in film.tricks[1:]), film.length]
    found = []
    for number, trick in enumerate(film.tricks):
        left = number * width + (trick.age - 1) * GAP_OF_AGES
        found.append(_Span(trick, left, left + width, starts[number], starts[number + 1]))
    return found


def _buttons(frame: Frame, row: Place, look: BarLook) -> Items:
    at_end = look.at == look.film.length
    play = "Pause" if look.playing else "Again" if at_end else "Play"
    speed = parts.first_that_fits(frame, SPEEDS[look.speed], SPEED - 40, 20, Font.TITLE)
    items: list[Item] = []
    x = row.x

    def room(width: float) -> Place:
        nonlocal x
        place = Place(x, row.y, width, row.h)
        x += width + GAP
        return place

    items += parts.button(frame, room(PLAY), "play", play, primary=True, size=20)
    for step, words in WALKS:
        items += parts.stepper(frame, room(WALK), f"walk-{step.value}", words, words)
    items += parts.button(frame, room(SPEED), "speed", speed, size=20)
    seen = room(row.right - x - MORE - CLOSE - 2 * GAP)
    words = parts.first_that_fits(frame, look.seen_by, seen.w - 2 * seen.h - 12, 20)
    items += parts.stepper(frame, seen, "seen", words, "Seen by")
    items += parts.button(frame, room(MORE), "more", "More", size=20)
    items += parts.button(frame, room(CLOSE), "close", "Close", size=20)
    return tuple(items)


def _tricks(frame: Frame, place: Place, look: BarLook) -> Items:
    """A cell for each trick: what has been seen is lit; a needle stands at the moment."""
    items: list[Item] = [*parts.ring_if(frame, "film", parts.inset(place, -2, -2), 8)]
    for span in spans(look.film):
        left, right = place.x + span.left * place.w, place.x + span.right * place.w
        cell = Place(left + 1.5, place.y, right - left - 3, place.h)
        items.append(_cell(cell, LANTERN if look.at > span.begins else DIM))
    items.append(_needle(round(place.x + share_of(look.film, look.at) * place.w), place.cy))
    words = "The whole game: press anywhere on it"
    items.append(Control("film", place.x, place.cy - TOUCH / 2, place.w, TOUCH, words))
    return tuple(items)


@lru_cache(maxsize=256)
def _cell(place: Place, colour: str) -> Item:
    x, y, w, h = place[:4]
    return shape(rect(0, 0, w, h, colour, 6, INK, 2), x, y, w, h)


@lru_cache(maxsize=64)
def _needle(x: float, y: float) -> Item:
    w, h = 10.0, CELLS + 14
    return shape(rect(0, 0, w, h, RED, 5, WHITE, 2), x - w / 2, y - h / 2, w, h)
