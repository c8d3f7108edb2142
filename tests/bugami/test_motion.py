"""Time is for what turns: the trick that ends a Misère is told longer than any other."""

from __future__ import annotations

from game.rules.bugami.api import MISERE, TrickWon
from scenes.bugami.show.cues import BROKEN, cues
from tests.support.table import BUGAMI, finished

READ = 1.2  # seconds for a sentence


def test_a_torn_misere_is_said_once_and_stays_to_be_read() -> None:
    torn = 0
    for seed in range(8):
        room = finished(BUGAMI, 4, seed)
        for at, event in enumerate(room.match.log):
            if not isinstance(event, TrickWon):
                continue
            before, after = room.view(0, at), room.view(0, at + 1)
            shown = cues(event, before, after, room.seats)
            moments = [
                cue for cue in shown if any(flight.thing == BROKEN for flight in cue.flights)
            ]
            ends = before.bids[event.seat] == MISERE and not before.tricks[event.seat]
            assert len(moments) == ends
            for cue in moments:
                name = room.seats[event.seat].name
                assert cue.line is not None
                assert cue.line.text == f"{name} bid Misère and has won a trick."
                assert cue.seconds >= READ
            torn += len(moments)
    assert torn
