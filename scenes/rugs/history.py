"""Points by type, and how often Larvae hatched and Mosquitos paired."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from game.describe.rugs.names import KIND_SIGNS
from game.history import PersonReport, Report
from game.history.rugs import HATCHED, KIND, PAIRS
from game.rules.rugs.api import KINDS, LARVA, MOSQUITO, SCORING_ORDER
from game.rules.rugs.api import Kind as Bug
from game.words import N_, _, join_names, ngettext
from scenes.kit import parts
from scenes.kit.display import Font, Item, Picture
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.parts.svg import line, shape
from scenes.kit.scene import Frame
from scenes.kit.theme import FAINT_INK, INK
from scenes.rugs.board.info import portrait
from scenes.rugs.palette import KIND_COLOURS
from scenes.shell.history.charts import heap
from scenes.shell.history.field import with_rows
from scenes.shell.history.words import HistoryPage, HistoryWords, Source, SuitWords, name_of

BUGS: Final = 0.6  # of the page
GAP: Final = 28.0
HEAP: Final = 76.0
NAME: Final = 22.0
HEAPS: Final = (
    N_("Ants"), N_("Beetles"), N_("Ladybugs"), N_("Fireflies"), N_("Larvae"), N_("Mosquitoes"),
    N_("Spiders"), N_("Butterflies"), N_("Flies"),
)  # fmt: skip
"""By kind, what points have come from."""


def history_words() -> HistoryWords:
    """Bugs on Rugs' part of the history."""
    sources = [Source(KIND + KINDS[kind], HEAPS[kind], KIND_COLOURS[kind])
               for kind in SCORING_ORDER]  # fmt: skip
    page = HistoryPage("bugs", N_("By type"), _draw)
    suits = tuple(map(SuitWords, KINDS, (partial(_, heap) for heap in HEAPS), KIND_COLOURS))
    return HistoryWords((N_("Score sheet"),), tuple(sources), (page,), suits=suits)


def _draw(frame: Frame, place: Place, report: Report, _leaf: int) -> Items:
    """Heaps of points on the left, hatchings and pairs on the right."""
    left = parts.box(place.x, place.y, place.w * BUGS, place.h)
    right = parts.box(left.right + GAP, place.y, place.right - left.right - GAP, place.h)
    return (*_heaps(frame, left, report.people), *_wild(frame, right, report.people))


def _heaps(frame: Frame, place: Place, people: Sequence[PersonReport]) -> Items:
    """What every type has brought to everybody together."""
    inner = parts.inset(place, 30, 24)
    brought = {kind: _points(people, kind) for kind in SCORING_ORDER}
    most = max(brought.values()) or 1
    head = parts.drawn_size(frame, 30) * 1.5
    number = parts.drawn_size(frame, 24) * 1.5
    ground = inner.bottom - 108
    room = ground - inner.y - head - number
    items: list[Item] = [
        *parts.inlay(place),
        parts.heading(frame, _("Points by type"), inner.x, inner.y + 16, inner.w, 30),
        shape(line(0, 0, inner.w, 0, INK, 3), inner.x, ground, inner.w, 0),
    ]
    cells = parts.columns(inner, len(SCORING_ORDER), 4)
    for kind, cell in zip(SCORING_ORDER, cells, strict=True):
        high = room * brought[kind] / most
        items += heap(cell, ground, high, KIND_COLOURS[kind], HEAP)
        items.append(
            parts.fitted(frame, str(brought[kind]), cell.cx, ground - high - number / 2, cell.w, 24,
                         Font.TITLE, align="c")
        )  # fmt: skip
        size = min(88.0, cell.w - 8)
        items += portrait(kind, cell.cx - size / 2, ground + 14, size)
    told = [parts.control_name(_(HEAPS[kind]), str(brought[kind])) for kind in SCORING_ORDER]
    return (*items, parts.in_words(place, told, _("Points by type")))


def _points(people: Sequence[PersonReport], kind: Bug) -> int:
    name = KIND + KINDS[kind]
    return sum(person.sources.get(name, 0) for person in people)


def _wild(frame: Frame, place: Place, people: Sequence[PersonReport]) -> Items:
    """For everybody how often Larvae hatched, and how many pairs of Mosquitos there were."""
    shown = with_rows(people)
    inner = parts.inset(place, 30, 24)
    head = parts.drawn_size(frame, 30) * 1.5
    body = parts.box(inner.x, inner.y + head + 8, inner.w, inner.h - head - 8)
    high = min(body.h / max(1, len(shown)), 118.0)
    items: list[Item] = [
        *parts.inlay(place),
        parts.heading(frame, _("Wild Mosquitoes"), inner.x, inner.y + 16, inner.w, 30),
    ]
    for number, person in enumerate(shown):
        row = parts.box(body.x, body.y + number * high, body.w, high)
        items += _row(frame, row, person)
    told = [
        parts.control_name(name_of(person), join_names([words for _kind, words in _wildly(person)]))
        for person in shown
    ]
    return (*items, parts.in_words(place, told, _("Wild Mosquitoes")))


def _wildly(person: PersonReport) -> list[tuple[Bug, str]]:
    """What has become of somebody's Larvae and Mosquitoes: a kind, and the words."""
    hatched, pairs = person.tallies.get(HATCHED, 0), person.tallies.get(PAIRS, 0)
    return [
        (kind, words.format(count=count))
        for kind, words, count in (
            (LARVA, ngettext("{count} time hatched", "{count} times hatched", hatched), hatched),
            (MOSQUITO, ngettext("{count} pair", "{count} pairs", pairs), pairs),
        )
    ]


def _row(frame: Frame, row: Place, person: PersonReport) -> Items:
    top = row.y + row.h * 0.26
    low = row.y + row.h * 0.7
    items: list[Item] = [
        parts.fitted(frame, name_of(person), row.x, top, row.w, NAME, Font.HEAVY, high=row.h * 0.5)
    ]
    cells = parts.columns(row, 2, 12)
    for cell, (kind, words) in zip(cells, _wildly(person), strict=True):
        items.append(Picture(KIND_SIGNS[kind], cell.x, low - 18, 36, 36))
        items.append(
            parts.fitted(frame, words, cell.x + 44, low, cell.w - 48, 20,
                         colour=FAINT_INK, high=row.h * 0.46)
        )  # fmt: skip
    return tuple(items)
