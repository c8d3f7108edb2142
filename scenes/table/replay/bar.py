"""The bar below a film: all its steps in a row to pull along, and the buttons to walk by."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final, NamedTuple

from game.words import N_, _
from scenes.kit import parts
from scenes.kit.display import Control, Font, Item
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.parts.ink import rect, shape
from scenes.kit.preferences import Speed
from scenes.kit.scene import Frame
from scenes.kit.theme import INK, LANTERN, PAPER, RED, WHITE, mix
from scenes.table.film import FIRST, AnyFilm, Cell, Stride
from scenes.table.look import foot
from scenes.table.staging import FilmWords

HIGH: Final = 128.0
CELLS: Final = 26.0
TOUCH: Final = 46.0  # what a finger can hit
GAP: Final = 8.0
MOST: Final = 1.15  # how large letters get here: everything stands in one row
GAP_OF_PARTS: Final = 0.01  # of the whole bar
DIM: Final = mix(PAPER, INK, 0.55)
SPEEDS: Final = {
    Speed.SLOW: (N_("Speed: slow"), N_("Slow")),
    Speed.NORMAL: (N_("Speed: normal"), N_("Normal")),
    Speed.FAST: (N_("Speed: fast"), N_("Fast")),
    Speed.OFF: (N_("Speed: at once"), N_("At once")),
}
PLAY: Final = (N_("Play"), N_("Pause"), N_("Again"))
LAST: Final = (("more", N_("More")), ("close", N_("Close")))
BUTTON: Final = 44.0  # what a button needs besides its words
STEPPER: Final = 18.0  # what a stepper needs besides its words and arrows
ROOMY: Final = 1200  # pixels of a window that has room for longer words


class BarLook(NamedTuple):
    """``at`` is the moment that is shown; ``seen_by`` its wordings, the longest first.

    ``words`` are what the game calls its parts and steps.
    """

    film: AnyFilm
    words: FilmWords
    at: int
    playing: bool
    speed: Speed
    seen_by: Sequence[str]


class _Span(NamedTuple):
    """A step's part of the bar, from share to share, and its moments."""

    cell: Cell
    left: float
    right: float
    begins: int
    ends: int


def replay_bar(frame: Frame, look: BarLook) -> Items:
    """The bar at the lower edge of the window."""
    place = foot(frame, HIGH)
    inner = parts.inset(place, 18, 14)
    frame = replace(frame, letters=min(frame.letters, MOST))
    row = parts.box(inner.x, inner.bottom - 54, inner.w, 54)
    cells = parts.box(inner.x, inner.y + 4, inner.w, CELLS)
    return (*parts.bar(place), *_buttons(frame, row, look), *_cells(frame, cells, look))


def moment_at(film: AnyFilm, share: float) -> int:
    """The moment at this share of the bar; between two parts the end of the earlier one."""
    for span in spans(film):
        if share < span.right:
            within = max(0.0, share - span.left) / (span.right - span.left)
            return span.begins + int(within * (span.ends - span.begins))
    return film.length


def share_of(film: AnyFilm, at: int) -> float:
    """Where on the bar a moment is."""
    share = 0.0
    for span in spans(film):
        if at >= span.begins:
            within = min(1.0, (at - span.begins) / (span.ends - span.begins))
            share = span.left + within * (span.right - span.left)
    return share


def spans(film: AnyFilm) -> list[_Span]:
    """Each step's part of the bar: equally wide, with a gap between two parts of the game."""
    if not film.cells:
        return [_Span(Cell(1, 1, FIRST), 0.0, 1.0, FIRST, film.length)]
    last = film.cells[-1].part
    width = (1 - GAP_OF_PARTS * (last - 1)) / len(film.cells)
    starts = [FIRST, *(cell.start for cell in film.cells[1:]), film.length]
    found = []
    for number, cell in enumerate(film.cells):
        left = number * width + (cell.part - 1) * GAP_OF_PARTS
        found.append(_Span(cell, left, left + width, starts[number], starts[number + 1]))
    return found


def _buttons(frame: Frame, row: Place, look: BarLook) -> Items:
    """One row: each thing as wide as its words, the rest is for whoever sees it."""
    at_end = look.at == look.film.length
    play = _("Pause") if look.playing else _("Again") if at_end else _("Play")
    speeds = _column(SPEEDS, 0 if frame.scale * frame.width > ROOMY else 1)
    items: list[Item] = []
    x = row.x

    def room(width: float) -> Place:
        nonlocal x
        place = Place(x, row.y, width, row.h)
        x += width + GAP
        return place

    def put(name: str, label: str, labels: Iterable[str], *, primary: bool = False) -> None:
        widest = max(parts.width_of(frame, each, 20, Font.TITLE) for each in labels)
        place = room(widest + BUTTON)
        items.extend(parts.button(frame, place, name, label, primary=primary, size=20))

    put("play", play, map(_, PLAY), primary=True)
    part, step = _(look.words.part), _(look.words.step)
    strides = ((Stride.PART, part), (Stride.STEP, step), (Stride.MOVE, _("Move")))
    for stride, words in strides:
        place = room(parts.width_of(frame, words, 20) + 2 * row.h + STEPPER)
        items += parts.stepper(frame, place, f"walk-{stride.value}", words, words)
    put("speed", speeds[look.speed], speeds.values())
    ends = [(name, _(words)) for name, words in LAST]
    last = sum(parts.width_of(frame, words, 20, Font.TITLE) + BUTTON + GAP for _name, words in ends)
    seen = room(row.right - x - last)
    words = parts.first_that_fits(frame, look.seen_by, seen.w - 2 * seen.h - STEPPER, 20)
    items += parts.stepper(frame, seen, "seen", words, _("Seen by"))
    for name, words in ends:
        put(name, words, (words,))
    return tuple(items)


def _column(table: Mapping[Speed, tuple[str, str]], number: int) -> dict[Speed, str]:
    return {speed: _(words[number]) for speed, words in table.items()}


def _cells(frame: Frame, place: Place, look: BarLook) -> Items:
    """A cell for each step: what has been seen is lit; a needle stands at the moment."""
    items: list[Item] = [*parts.ring_if(frame, "film", parts.inset(place, -2, -2), 8)]
    for span in spans(look.film):
        left, right = place.x + span.left * place.w, place.x + span.right * place.w
        cell = Place(left + 1.5, place.y, right - left - 3, place.h)
        items.append(_cell(cell, LANTERN if look.at > span.begins else DIM))
    items.append(_needle(round(place.x + share_of(look.film, look.at) * place.w), place.cy))
    words = _("The whole game: press anywhere on it")
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
