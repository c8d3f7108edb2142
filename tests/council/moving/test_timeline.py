"""Cues play in order, by the time that is handed in, and end when they are hurried."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from scenes.kit.timeline import Timeline, ease, ease_out


@dataclass(frozen=True)
class Cue:
    name: str
    seconds: float


A, B, C = Cue("a", 1.0), Cue("b", 0.5), Cue("c", 2.0)


def timeline(*cues: Cue) -> Timeline[Cue]:
    result: Timeline[Cue] = Timeline()
    result.add(cues)
    return result


def test_an_empty_timeline_is_at_its_end() -> None:
    empty = timeline()
    assert not empty
    assert empty.current is None
    assert (empty.progress, empty.advance(1.0), empty.finish()) == (1.0, [], [])


def test_cues_play_one_after_the_other() -> None:
    line = timeline(A, B, C)
    assert line.advance(0.25) == []
    assert (line.current, line.progress) == (A, 0.25)
    assert line.advance(1.0) == [A]
    assert (line.current, line.progress) == (B, 0.5)


def test_time_left_over_counts_for_the_next_cue() -> None:
    line = timeline(A, B, C)
    assert line.advance(2.5) == [A, B]
    assert (line.current, line.progress) == (C, 0.5)


def test_time_after_the_end_is_not_kept() -> None:
    line = timeline(A)
    assert line.advance(5.0) == [A]
    line.add([B])
    assert (line.current, line.progress) == (B, 0.0)


def test_hurrying_ends_everything_in_order() -> None:
    line = timeline(A, B, C)
    line.advance(0.9)
    assert line.finish() == [A, B, C]
    assert not line
    line.add([B])
    assert line.progress == 0.0


def test_a_cue_without_length_is_over_at_once() -> None:
    line = timeline(Cue("now", 0.0), A)
    assert line.progress == 1.0
    assert line.advance(0.0) == [Cue("now", 0.0)]
    assert line.current == A


def test_cues_can_be_added_while_others_play() -> None:
    line = timeline(A)
    line.advance(0.5)
    line.add([B])
    assert line.progress == 0.5
    assert line.advance(0.75) == [A]
    assert (line.current, line.progress) == (B, 0.5)


@pytest.mark.parametrize("curve", [ease, ease_out])
def test_easing_begins_at_zero_ends_at_one_and_never_turns_back(curve: object) -> None:
    assert callable(curve)
    values = [curve(step / 20) for step in range(21)]
    assert (values[0], values[-1]) == (0, 1)
    assert values == sorted(values)
