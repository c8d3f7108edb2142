"""The bar below a film: all its steps in a row to pull along, and the buttons to walk by."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final, NamedTuple

from game.words import N_, NC_, _, pgettext
from scenes.kit import parts
from scenes.kit.display import Control, Font, Item
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.parts.svg import rect, shape
from scenes.kit.preferences import Speed
from scenes.kit.scene import Frame
from scenes.kit.theme import INK, LIT, PAPER, RED, WHITE, mix
from scenes.table.highlights import FILM_BAR, SPEEDS, foot
from scenes.table.replay_timeline import AnyReplayTimeline, Cell, Stride
from scenes.table.ui import FilmWords

CELLS: Final = 24.0
ROW: Final = 52.0
TOUCH: Final = 46.0  # what a finger can hit
GAP: Final = 8.0
MOST: Final = 1.15  # how large letters get here: everything stands in one row
GAP_OF_PARTS: Final = 0.01  # of the whole bar
DIM: Final = mix(PAPER, INK, 0.55)
PLAY: Final = (NC_("replay", "Play"), N_("Pause"), N_("Restart"))
LAST: Final = (("more", N_("More")), ("close", N_("Close")))
ORDER: Final = (
    "play",
    *(f"walk-{stride.value}" for stride in (Stride.PART, Stride.STEP, Stride.MOVE)),
    "speed",
    "seen",
    *(name for name, _words in LAST),
)
ROOMY: Final = 1200  # pixels of a window that has room for longer words


class BarLook(NamedTuple):
    """``at`` is the moment that is shown; ``seen_by`` its wordings, the longest first.

    ``words`` are what the game calls its parts and steps.
    """

    timeline: AnyReplayTimeline
    words: FilmWords
    at: int
    playing: bool
    speed: Speed
    seen_by: Sequence[str]


class _Spacing(NamedTuple):
    """How things stand in the row.

    ``button`` and ``stepper`` are what one needs besides its words and arrows; ``speeds`` says
    which wordings of the speeds are shown.
    """

    letters: float
    button: float
    stepper: float
    arrow: float
    speeds: int


ROOMY_ROW: Final = _Spacing(20, 44, 18, ROW, 0)
SHORT_ROW: Final = ROOMY_ROW._replace(speeds=1)
TIGHT_ROW: Final = _Spacing(18, 26, 14, 34, 1)  # for words longer than ours


class _Span(NamedTuple):
    """A step's part of the bar, from share to share, and its moments."""

    cell: Cell
    left: float
    right: float
    begins: int
    ends: int


def replay_bar(frame: Frame, look: BarLook) -> Items:
    """The bar at the lower edge of the window."""
    place = foot(frame, FILM_BAR)
    inner = parts.inset(place, 18, 9)
    frame = replace(frame, letters=min(frame.letters, MOST))
    row = parts.box(inner.x, inner.bottom - ROW, inner.w, ROW)
    cells = parts.box(inner.x, inner.y + 3, inner.w, CELLS)
    return (*parts.bar(place), *_buttons(frame, row, look), *_cells(frame, cells, look))


def moment_at(timeline: AnyReplayTimeline, share: float) -> int:
    """The moment at this share of the bar; between two parts the end of the earlier one."""
    for span in spans(timeline):
        if share < span.right:
            within = max(0.0, share - span.left) / (span.right - span.left)
            return span.begins + int(within * (span.ends - span.begins))
    return timeline.length


def share_of(timeline: AnyReplayTimeline, at: int) -> float:
    """Where on the bar a moment is."""
    share = 0.0
    for span in spans(timeline):
        if at >= span.begins:
            within = min(1.0, (at - span.begins) / (span.ends - span.begins))
            share = span.left + within * (span.right - span.left)
    return share


def spans(timeline: AnyReplayTimeline) -> list[_Span]:
    """Each step's part of the bar: equally wide, with a gap between two parts of the game."""
    if not timeline.cells:
        return [_Span(Cell(1, 1, timeline.first), 0.0, 1.0, timeline.first, timeline.length)]
    first, last = timeline.cells[0].part, timeline.cells[-1].part
    width = (1 - GAP_OF_PARTS * (last - first)) / len(timeline.cells)
    starts = [timeline.first, *(cell.start for cell in timeline.cells[1:]), timeline.length]
    found = []
    for number, cell in enumerate(timeline.cells):
        left = number * width + (cell.part - first) * GAP_OF_PARTS
        found.append(_Span(cell, left, left + width, starts[number], starts[number + 1]))
    return found


def _buttons(frame: Frame, row: Place, look: BarLook) -> Items:
    """One row: each thing as wide as its words, the rest is for whoever sees it."""
    spacing = ROOMY_ROW if frame.scale * frame.width > ROOMY else SHORT_ROW
    if _eyes(frame, row, look, spacing) == "":
        spacing = TIGHT_ROW
    at_end = look.at == look.timeline.length
    labels = {
        "play": _("Pause")
        if look.playing
        else _("Restart")
        if at_end
        else pgettext("replay", "Play"),
        "speed": _column(SPEEDS, spacing.speeds)[look.speed],
        **{name: _(words) for name, words in LAST},
    }
    widths = _widths(frame, look, spacing)
    widths["seen"] = _rest(row, widths)
    stands = _stands(look)
    items: list[Item] = []
    x = row.x
    for name in ORDER:
        place = Place(x, row.y, widths[name], row.h)
        x += place.w + GAP
        if name in labels:
            items += parts.button(
                frame,
                place,
                name,
                labels[name],
                primary=name == "play",
                size=spacing.letters,
                spoken=parts.control_name(_("Replay speed"), _(SPEEDS[look.speed][1]))
                if name == "speed"
                else "",
            )
            continue
        words = label = _stride_words(look).get(name, "")
        if name == "seen":
            words, label = _eyes(frame, row, look, spacing), _("Hand shown")
        items += parts.stepper(
            frame, place, name, words, label, spacing.arrow, stands.get(name, "")
        )
    return tuple(items)


def _stride_words(look: BarLook) -> dict[str, str]:
    part, step = _(look.words.part), _(look.words.step)
    strides = ((Stride.PART, part), (Stride.STEP, step), (Stride.MOVE, _("Move")))
    return {f"walk-{stride.value}": words for stride, words in strides}


def _stands(look: BarLook) -> dict[str, str]:
    """Where the film is, of how many parts, steps and moves."""
    begun = [span for span in spans(look.timeline) if span.begins <= look.at]
    all_spans = spans(look.timeline)
    now = begun[-1] if begun else all_spans[0]
    within = [span for span in all_spans if span.cell.part == now.cell.part]
    moves = look.at - look.timeline.first, look.timeline.length - look.timeline.first
    counts = (
        (Stride.PART, now.cell.part, all_spans[-1].cell.part),
        (Stride.STEP, within.index(now) + 1, len(within)),
        (Stride.MOVE, *moves),
    )
    words = _("{number} of {all}")
    return {
        f"walk-{stride.value}": words.format(number=number, all=count)
        for stride, number, count in counts
    }


def _widths(frame: Frame, look: BarLook, spacing: _Spacing) -> dict[str, float]:
    """How wide each thing is; a button does not change its width with its words."""
    buttons = {
        "play": [pgettext("replay", PLAY[0]), *map(_, PLAY[1:])],
        "speed": [*_column(SPEEDS, spacing.speeds).values()],
        **{name: [_(words)] for name, words in LAST},
    }
    steppers = _stride_words(look).items()
    beside = 2 * spacing.arrow + spacing.stepper
    return {
        name: max(parts.width_of(frame, each, spacing.letters, Font.TITLE) for each in words)
        + spacing.button
        for name, words in buttons.items()
    } | {name: parts.width_of(frame, words, spacing.letters) + beside for name, words in steppers}


def _rest(row: Place, widths: Mapping[str, float]) -> float:
    return row.w - sum(wide + GAP for wide in widths.values())


def _eyes(frame: Frame, row: Place, look: BarLook, spacing: _Spacing) -> str:
    """Who sees it, in as many words as there is room for; empty where there is not enough."""
    rest = _rest(row, _widths(frame, look, spacing))
    room = rest - 2 * spacing.arrow - spacing.stepper
    words = parts.first_that_fits(frame, look.seen_by, room, spacing.letters)
    if (
        spacing is not TIGHT_ROW
        and parts.fit_text(frame, words, room, spacing.letters).text != words
    ):
        return ""
    return words


def _column(table: Mapping[Speed, tuple[str, str]], number: int) -> dict[Speed, str]:
    return {speed: _(words[number]) for speed, words in table.items()}


def _cells(frame: Frame, place: Place, look: BarLook) -> Items:
    """A cell for each step: what has been seen is lit; a needle stands at the moment."""
    items: list[Item] = [*parts.ring_if(frame, "film", parts.inset(place, -2, -2), 8)]
    for span in spans(look.timeline):
        left, right = place.x + span.left * place.w, place.x + span.right * place.w
        cell = Place(left + 1.5, place.y, right - left - 3, place.h)
        items.append(_cell(cell, LIT if look.at > span.begins else DIM))
    items.append(_needle(round(place.x + share_of(look.timeline, look.at) * place.w), place.cy))
    words = _("Timeline: press or drag to any moment")
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
