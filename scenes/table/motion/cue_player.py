"""What plays at a table, cue after cue: what it lights up, what flies, and what is heard of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, Generic

from scenes.kit.display import UNSEEN, Item, Shadow
from scenes.kit.memo import LastResult
from scenes.kit.scene import Frame
from scenes.kit.sound import SoundCue
from scenes.kit.timeline import Timeline
from scenes.table.cue import Cue, V
from scenes.table.highlights import Highlights, TableContext
from scenes.table.motion.flight import KnownPositions, flight_items
from scenes.table.pieces.ribbon import talk
from scenes.table.ui import TableUI


class CuePlayer(Generic[V]):
    """The same at a table where people play and in a film; true while something plays."""

    def __init__(self, ui: TableUI[Any, V, Any, Any]) -> None:
        self._ui = ui
        self._positions = LastResult(self._known_positions)
        self._papers = LastResult(self._drawn_papers)
        self._timeline: Timeline[Cue[V]] = Timeline()
        self._heard: Cue[V] | None = None  # the last one that was
        self._chimed = 0  # how many chimes of the cue that plays were
        self._due: list[SoundCue] = []  # what is to be heard

    def __bool__(self) -> bool:
        return bool(self._timeline)

    @property
    def cue(self) -> Cue[V] | None:
        """What plays now."""
        return self._timeline.current

    # time

    def add(self, cues: Iterable[Cue[V]]) -> None:
        """Play these after everything that is to be played."""
        self._timeline.add(cues)

    def advance(self, dt: float) -> list[Cue[V]]:
        """Let ``dt`` seconds pass; the cues that ended, in order."""
        ended = self._timeline.advance(dt)
        for cue in ended[-1:]:  # of several that end at once the last one is heard
            self._hear(cue)
        if ended:
            self._chimed = 0
        return ended

    def finish(self) -> list[Cue[V]]:
        """End everything at once, unheard; the cues that ended, in order."""
        self._chimed = 0
        return self._timeline.finish()

    def sounds(self) -> Sequence[SoundCue]:
        """What is to be heard of it now: each cue once, and none that was hurried past."""
        cue = self.cue
        if cue is not None and self._timeline.progress >= cue.heard_at:
            self._hear(cue)
        if cue is not None:
            self._chime(cue)
        due, self._due = self._due, []
        return due

    def _chime(self, cue: Cue[V]) -> None:
        """Of several chimes that are due at once the last one is heard."""
        due = [chime for chime in cue.chimes if chime.at <= self._timeline.progress]
        if len(due) > self._chimed:
            self._due.append(due[-1].heard)
        self._chimed = len(due)

    def _hear(self, cue: Cue[V]) -> None:
        if cue is not self._heard and cue.sound is not None:
            self._due.append(SoundCue(cue.sound, cue.pitch))
        if cue is not self._heard and cue.voice is not None:
            self._due.append(cue.voice)
        self._heard = cue

    # drawing

    def view(self, at_rest: V) -> V:
        """What lies still now; when nothing plays, the table at rest."""
        return at_rest if self.cue is None else self.cue.view

    def with_highlights(self, highlights: Highlights) -> Highlights:
        """The same look with what stands out now."""
        return (
            highlights
            if self.cue is None
            else replace(highlights, cue_highlights=self.cue.cue_highlights)
        )

    def items(
        self, frame: Frame, top: TableContext, highlights: Highlights | None, *, calm: bool
    ) -> list[Item]:
        """What flies and the words that are read meanwhile, to lie over the table.

        ``highlights`` are those of the table below; None: nothing of it is read now.
        ``calm``: things fade in where they will be.
        """
        cue = self.cue
        if cue is None:
            return []
        positions = self._positions(frame, cue.after, top)
        items = flight_items(positions, cue, self._timeline.progress, calm=calm)
        if items and highlights is not None:
            items += self._papers(frame, cue.view, top, self.with_highlights(highlights))
        if cue.ceremony is not None:
            seconds = self._timeline.progress * cue.seconds
            items += cue.ceremony.items(frame, positions.own, seconds, calm=calm)
        if cue.line is not None:  # over what flies, so that it can be read
            items += talk(frame, cue.line, self._ui.layout(frame, cue.view))
        return items

    def _drawn_papers(
        self, frame: Frame, view: V, top: TableContext, highlights: Highlights
    ) -> list[Item]:
        """Only what is seen of them: they have thrown their shadows, and been told of, below."""
        drawn = self._ui.papers(frame, view, top, highlights)
        return [item for item in drawn if type(item) not in {*UNSEEN, Shadow}]

    def _known_positions(self, frame: Frame, view: V, top: TableContext) -> KnownPositions:
        return KnownPositions(self._ui.positions(frame, view, top))
