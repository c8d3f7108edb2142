"""The clock of what lives while nothing happens: a beat every tenth of a second, and never dear.

Only the small places that have changed are drawn and handed to the window. Where even that keeps
the processor too busy, the beats come less often; on a very slow machine they stay away.
"""

from __future__ import annotations

from collections import deque
from time import monotonic, process_time
from typing import TYPE_CHECKING, Final

from scenes.backend.partial_update import hand_over
from scenes.backend.power import saves_power

if TYPE_CHECKING:
    from scenes.backend.screen import Screen

BEAT: Final = 0.1  # seconds between two looks at everything that lives, at best
SHARE: Final = 0.022  # of a processor, at most
SLOWEST: Final = 0.4  # seconds; what would move less often does not move at all
AWAY: Final = 20.0  # seconds without the focus, until it is still
LOOK_ROUND: Final = 60.0  # seconds between two questions about the battery
LAST: Final = 9  # so many beats say what one costs; the first after a change is dear


class AmbientClock:
    """Knows when the next beat is, and what the last ones have cost."""

    def __init__(self) -> None:
        self._time = 0.0
        self._next = 0.0
        self._costs: deque[float] = deque(maxlen=LAST)  # of beats, seconds of the processor
        self._left: float | None = None  # when the focus went
        self._asked: float | None = None  # when the battery was looked at
        self._saves = False

    def lives(self, screen: Screen) -> bool:
        """Whether there may be beats now."""
        if not screen.lives:
            return False
        now = monotonic()
        if self._interval > SLOWEST:
            if now - self._next > LOOK_ROUND:
                self._costs.clear()  # perhaps it was only busy
            return False
        if self._left is not None and now - self._left > AWAY:
            return False
        if self._asked is None or now - self._asked > LOOK_ROUND:
            self._asked, self._saves = now, saves_power()
        return not self._saves

    @property
    def due(self) -> float:
        """In how many seconds the next beat is."""
        return max(0.0, self._next - monotonic())

    def turn_away(self, *, away: bool) -> None:
        """The window has lost the focus, or has it again."""
        self._left = monotonic() if away else None

    def beat(self, screen: Screen) -> None:
        """Let time go on for what lives, if it is time."""
        if self.due > 0:
            return
        began = process_time()
        self._time += self._interval
        if places := screen.live(self._time):
            hand_over(screen.window, places)
        self._costs.append(process_time() - began)
        self._next = monotonic() + self._interval

    @property
    def _interval(self) -> float:
        usual = sorted(self._costs)[LAST // 2] if len(self._costs) == LAST else 0.0
        return max(BEAT, usual / SHARE)
