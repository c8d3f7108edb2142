"""The order in which people come onto the podium: the last ones first, then a pause, the winners.

Times are seconds at normal speed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from scenes.kit.schedule import Beat, Schedule
from scenes.shell.results.result import FinalResult

BEGINS: Final = 0.15
COMES: Final = 0.4  # a stump rises
BETWEEN: Final = 0.28  # one place and the next
PAUSE: Final = 0.3  # before whoever has won
CROWN: Final = 0.42
SHEETS: Final = 0.35


@dataclass(frozen=True, slots=True)
class Procession:
    """``schedule`` has one for each place, by its number, for the crown and for the sheets."""

    schedule: Schedule
    places: tuple[int, ...]  # the places that are taken, the last one first

    @classmethod
    def of(cls, result: FinalResult) -> Procession:
        """The procession for this result."""
        places = sorted({result.place(seat) for seat in range(len(result.seats))}, reverse=True)
        beats, time = {}, BEGINS
        for place in places:
            if place == 1:
                time += PAUSE
            beats[str(place)] = Beat(time, COMES)
            time += BETWEEN
        won = beats["1"]
        beats["crown"] = Beat(won.begin + COMES * 0.7, CROWN)
        beats["sheets"] = Beat(won.begin + COMES, SHEETS)
        return cls(Schedule(beats), tuple(places))

    @property
    def length(self) -> float:
        """How long it lasts."""
        return self.schedule.length

    @property
    def winner_at(self) -> float:
        """When it is seen who has won."""
        return self.schedule.begin("1")

    def come(self, time: float) -> int:
        """How many places are taken by now, those of the winners not counted."""
        return sum(self.schedule.begin(str(place)) <= time for place in self.places if place > 1)
