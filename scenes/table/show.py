"""What plays at a table, cue after cue: what it lights up, what flies, and what is heard of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from scenes.council.picture import Look, layout_of, place_of
from scenes.council.stage import Stage
from scenes.kit.display import Item
from scenes.kit.scene import Frame
from scenes.kit.sound import Heard
from scenes.kit.timeline import Timeline
from scenes.table.cue import Cue
from scenes.table.flight import flying
from scenes.table.hearing import Listener
from scenes.table.session import Room
from scenes.table.speech import talk


class Show:
    """The same at a table where people play and in a film; true while something plays."""

    def __init__(self) -> None:
        self._timeline: Timeline[Cue] = Timeline()
        self._listener = Listener()

    def __bool__(self) -> bool:
        return bool(self._timeline)

    @property
    def cue(self) -> Cue | None:
        """What plays now."""
        return self._timeline.current

    # time

    def add(self, cues: Iterable[Cue]) -> None:
        """Play these after everything that is to be played."""
        self._timeline.add(cues)

    def advance(self, dt: float) -> list[Cue]:
        """Let ``dt`` seconds pass; the cues that ended, in order."""
        ended = self._timeline.advance(dt)
        self._listener.ended(ended)
        return ended

    def finish(self) -> list[Cue]:
        """End everything at once, unheard; the cues that ended, in order."""
        return self._timeline.finish()

    def sounds(self) -> Sequence[Heard]:
        """What is to be heard of it now."""
        return self._listener.listen(self._timeline)

    # drawing

    def stage(self, at_rest: Stage) -> Stage:
        """What lies still now; when nothing plays, the table at rest."""
        return at_rest if self.cue is None else self.cue.stage

    def lit(self, look: Look) -> Look:
        """The same look with what stands out now."""
        cue = self.cue
        if cue is None:
            return look
        return replace(
            look, seated=cue.seated, lit=cue.lit, inviting=cue.inviting, crowned=cue.crowned
        )

    def items(self, frame: Frame, room: Room) -> list[Item]:
        """The sentence about it and what flies, to lie over the table."""
        cue = self.cue
        if cue is None:
            return []
        items: list[Item] = []
        if cue.line is not None:
            items += talk(frame, cue.line, layout_of(frame, cue.stage))
        place = place_of(frame, cue.stage, room.top)
        calm = room.preferences.reduced_motion
        return items + flying(place, cue, self._timeline.progress, calm=calm)
