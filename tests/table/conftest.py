"""A finished game with a review that is invented."""

from __future__ import annotations

from collections.abc import Generator

import pytest

from build.album.reviews import invent_review
from build.album.setting import played, table
from build.album.wishes import over
from game.coach.open_cards import OpenCards, OpenPast
from game.coach.review.page import Review, ReviewStep
from game.coach.review.past import Past
from scenes.table.review import scene as review_page
from scenes.table.review.scene import in_order
from scenes.table.session import AnySession
from tests.table.review_jobs import JOBS, Job, Mind


@pytest.fixture
def room(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> AnySession:
    """A finished game whose review is invented: a finding after the second job, then two more."""
    request.getfixturevalue("blind")
    session = played(table(), over)
    whole = invent_review(session, 0)
    points = in_order(whole.points)  # as they are found

    def reviewing(_past: Past, _readers: object) -> Generator[ReviewStep[Review], object, Review]:
        for job in range(JOBS):
            found = whole._replace(points=points[: max(0, job - 1)], said=())
            yield ReviewStep(job, Job(), job / JOBS, found)
        return whole

    def openly(past: OpenPast, _seen: Past) -> Generator[ReviewStep[OpenCards], object, OpenCards]:
        nothing = OpenCards(whole.game, past.seat)
        yield ReviewStep("open", Job(), 0.0, nothing)
        return nothing._replace(course=whole.course[:9], said=("Until trick 6.",))

    monkeypatch.setattr(review_page, "review_steps", reviewing)
    monkeypatch.setattr(review_page, "looking_openly", openly)
    monkeypatch.setattr(session.minds, "worker", Mind())
    return session
