"""The course of something solemn: short, and each beat in its own time."""

from __future__ import annotations

import pytest

from scenes.kit.schedule import Schedule


def test_a_course_that_lasts_too_long_is_refused() -> None:
    with pytest.raises(ValueError, match="too long"):
        Schedule.of(come=(0.0, 1.0), go=(2.9, 0.2))
    with pytest.raises(ValueError, match="no length"):
        Schedule.of(come=(0.0, 0.0))


def test_a_beat_goes_from_nothing_to_all_in_its_time_and_no_other() -> None:
    schedule = Schedule.of(come=(0.5, 1.0), go=(2.0, 0.5))
    assert [schedule.share("come", time) for time in (0.0, 0.5, 1.0, 1.5, 9.0)] == [0, 0, 0.5, 1, 1]
    assert [schedule.opacity(time) for time in (0.0, 1.5, 2.0, 2.5)] == [0, 1, 1, 0]
    assert schedule.length == 2.5
