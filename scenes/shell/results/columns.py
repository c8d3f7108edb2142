"""The columns of the points table: which there are, where they stand, what they are called."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.words import _
from scenes.shell.results.result import FinalResult, Wordings

# By number of parts and sources: the middle and the width of each column, in widths of the sheet.
MIDDLES: Final = {
    (3, 3): (0.272, 0.342, 0.412, 0.516, 0.642, 0.795, 0.934),
    (1, 4): (0.352, 0.464, 0.585, 0.722, 0.838, 0.936),
    (3, 4): (0.287, 0.342, 0.396, 0.489, 0.595, 0.719, 0.829, 0.935),
}
WIDTHS: Final = {
    (3, 3): (0.068, 0.068, 0.068, 0.112, 0.13, 0.15, 0.09),
    (1, 4): (0.116, 0.088, 0.134, 0.12, 0.09, 0.09),
    (3, 4): (0.05, 0.05, 0.05, 0.11, 0.105, 0.128, 0.09, 0.104),
}
MOST: Final = 7  # columns besides the total
MOST_SOURCES: Final = 4
ROOMY: Final = 6  # columns besides the total that may be called by their longest names
NARROW: Final = 3  # letters of a part that may stand in the narrowest columns
FROM, TO = 0.262, 0.985  # between these all other columns stand
PART, SOURCE, TOTAL = 1.0, 1.3, 1.5  # how wide a column is beside another
AIR: Final = 0.9  # of a column


@dataclass(frozen=True, slots=True)
class Columns:
    """The first ``parts`` are parts of the game, then come sources; the last one is the total.

    In a row of games what was brought along stands in place of the parts: with it the sources
    add up to the total.
    """

    names: tuple[Wordings, ...]
    parts: int
    middles: tuple[float, ...]
    widths: tuple[float, ...]
    first: int  # how many parts the first column tells of
    kept: int  # how many sources have a column of their own

    def heads(self, *, large: bool) -> list[str]:
        """What stands above them: shorter words where there are many, the shortest if large."""
        level = -1 if large else int(len(self.names) - 1 > ROOMY)
        return [names[min(level, len(names) - 1)] for names in self.names]

    @property
    def titles(self) -> list[str]:
        """What they are called where there is room for everything."""
        return [names[0] for names in self.names]

    def row(self, result: FinalResult, seat: int) -> tuple[int, ...]:
        """The numbers of a seat."""
        parts = _figures_before(result)[seat] if self.parts else ()
        sources = result.sources[seat] if result.source_names else ()
        early = (sum(parts[: self.first]), *parts[self.first :]) if parts else ()
        rest = (sum(sources[self.kept :]),) if len(sources) > self.kept else ()
        return (*early, *sources[: self.kept], *rest, result.totals[seat])

    @property
    def source_columns(self) -> tuple[int, int]:
        """The first and the last column of the sources; the first is behind where there is none."""
        return self.parts, len(self.names) - 2


def columns_of(result: FinalResult) -> Columns:
    """As many as there is room for: early parts share a column, and so do small sources."""
    sources, kept = _sources(result.source_names)
    parts, first = _parts(result.part_names, MOST - len(sources))
    if _goes_on(result):
        parts, first = ((_("Before"),),), 1
    widest = max((len(each[-1]) for each in parts), default=0)
    names = (*parts, *sources, (_("Total"),))
    shape = len(parts), len(sources)
    if shape in MIDDLES and (_goes_on(result) or widest <= NARROW):
        return Columns(names, len(parts), MIDDLES[shape], WIDTHS[shape], first, kept)
    weights = [*([PART] * len(parts)), *([SOURCE] * len(sources)), TOTAL]
    unit = (TO - FROM) / max(sum(weights), PART * 5)
    left = TO - unit * sum(weights)
    middles = tuple(
        left + unit * (sum(weights[:at]) + weight / 2) for at, weight in enumerate(weights)
    )
    widths = tuple(unit * weight * AIR for weight in weights)
    return Columns(names, len(parts), middles, widths, first, kept)


def _goes_on(result: FinalResult) -> bool:
    """Whether points of earlier games are among the totals."""
    return any(result.carried) and bool(result.source_names)


def _figures_before(result: FinalResult) -> Sequence[tuple[int, ...]]:
    """For each seat what stands before the sources."""
    return [(points,) for points in result.carried] if _goes_on(result) else result.parts


def _sources(names: Sequence[Wordings]) -> tuple[tuple[Wordings, ...], int]:
    """The columns, and how many of them are a source of their own."""
    if len(names) <= MOST_SOURCES:
        return tuple(names), len(names)
    kept = MOST_SOURCES - 1
    return (*names[:kept], (_("Others"),)), kept


def _parts(names: Sequence[Wordings], most: int) -> tuple[tuple[Wordings, ...], int]:
    """The columns, and how many parts the first one tells of. One part alone is the total."""
    if len(names) < 2:
        return (), 1
    if len(names) <= most:
        return tuple(names), 1
    first = len(names) - most + 1
    spanned = _("{first}–{last}").format(first=names[0][-1], last=names[first - 1][-1])
    return ((_("Before"), spanned), *names[first:]), first
