"""Which sounds of the cues are due: each once, at its moment, and none that was hurried past."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.kit.sound import Heard
from scenes.kit.timeline import Timeline
from scenes.table.cue import Cue


class Listener:
    """Follows a timeline that plays; whoever hurries simply does not tell it."""

    def __init__(self) -> None:
        self._latest: Cue | None = None  # has been heard
        self._due: list[Heard] = []

    def ended(self, cues: Sequence[Cue]) -> None:
        """These came to their end in time; of several at once the last one counts."""
        for cue in cues[-1:]:
            self._note(cue)

    def listen(self, timeline: Timeline[Cue]) -> Sequence[Heard]:
        """What is to be heard now."""
        cue = timeline.current
        if cue is not None and timeline.progress >= cue.heard_at:
            self._note(cue)
        due, self._due = self._due, []
        return due

    def _note(self, cue: Cue) -> None:
        if cue is not self._latest and cue.sound is not None:
            self._due.append(Heard(cue.sound, cue.pitch))
        self._latest = cue
