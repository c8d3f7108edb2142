"""The course of something solemn: short, and each beat in its own time."""

from __future__ import annotations

import pytest

from scenes.kit.beats import Beats


def test_a_course_that_lasts_too_long_is_refused() -> None:
    with pytest.raises(ValueError, match="too long"):
        Beats.of(come=(0.0, 1.0), go=(2.9, 0.2))
    with pytest.raises(ValueError, match="no length"):
        Beats.of(come=(0.0, 0.0))


def test_a_beat_goes_from_nothing_to_all_in_its_time_and_no_other() -> None:
    beats = Beats.of(come=(0.5, 1.0), go=(2.0, 0.5))
    assert [beats.share("come", time) for time in (0.0, 0.5, 1.0, 1.5, 9.0)] == [0, 0, 0.5, 1, 1]
    assert [beats.shown(time) for time in (0.0, 1.5, 2.0, 2.5)] == [0, 1, 1, 0]
    assert beats.length == 2.5
