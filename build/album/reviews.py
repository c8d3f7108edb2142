"""The review of a game. How the chances went and what is said of them is invented."""

from __future__ import annotations

from build.album.setting import open_scene, played, table
from build.album.wishes import over
from game.coach.review import CoursePoint, Kind, Measure, Review, TurningPoint
from game.table import Seat
from scenes.backend.headless import Unseen
from scenes.table.review.scene import ReviewScene
from scenes.table.review.whose import WhoseScene
from scenes.table.session import AnySession

LAST = (0.0, 100.0, 0.0, 0.0)
WAY = (25, 26, 24, 27, 30, 31, 29, 33, 35, 34, 28, 27, 30, 32, 36, 38, 37, 31, 29, 30, 33, 34, 22)
"""How the chances of whoever is spoken of go."""
SAID = (
    (
        "Ants 9 cost about 8 of 100 games. Better: Ants 2 · Bees 4.",
        "Your No Allegiance holds in about 7 of 10 after Ants 2, in 4 after Ants 9.",
    ),
    (
        "Flies 2 cost about 7 of 100 games. Better: Bees 2.",
        "Bees 2 visits in about 8 of 10 tables, Flies 2 in 3; and this visit is worth it.",
    ),
    (
        "Flies cost about 4 of 100 games. Better: Ants.",
        "Ants brings 3 cubes to suits that you hold, Flies 1.",
    ),
)


def invented(session: AnySession, seat: Seat, points: int = 3) -> Review:
    """A review of this game: places and choices are its own."""
    match = session.match
    mine = [at for at, turn in enumerate(match.turns) if turn.seat == seat]
    course = []
    for number, at in enumerate(mine):
        own = float(WAY[number % len(WAY)])
        rest = 100.0 - own
        part, step = match.view(None, match.turns[at].start).progress
        values = (own, rest * (0.3 + number / 90), rest * 0.35, rest * (0.35 - number / 90))
        course.append(CoursePoint(at, part, step, values, 1.0))
    course.append(CoursePoint(len(match.actions), 3, 10, LAST, 0.0))
    lost = [
        TurningPoint(
            mine[place], seat, Kind.TURNING if loss > 5 else Kind.SMALL, Measure.CHANCE, loss, 1.0,
            match.actions[mine[place]], (), said,
        )
        for place, loss, said in zip((22, 10, 17), (8.2, 6.6, 4.1), SAID, strict=True)
    ]  # fmt: skip
    said = (
        "31 of 34 choices were as good as any, or nearly.",
        "2 choices turned the game.",
        "Each figure comes from 2,000 tables at which the hidden cards were dealt again.",
    )
    return Review(match.game, seat, Measure.CHANCE, tuple(course), tuple(lost[:points]), said)


def review(unseen: Unseen) -> None:
    """All that has been found about a game of four."""
    scene = _opened(unseen)
    scene.review, scene.work = invented(scene.session, scene.seat), None
    unseen.show()


def review_begins(unseen: Unseen) -> None:
    """One finding is there, and it is still being looked through."""
    scene = _opened(unseen)
    scene.review = invented(scene.session, scene.seat, 1)
    unseen.show()


def review_whose(unseen: Unseen) -> None:
    """Several people have played."""
    room = played(table(people=3), over)
    open_scene(unseen, WhoseScene(room.seats, (0, 1, 2)))


def _opened(unseen: Unseen) -> ReviewScene:
    scene = ReviewScene(played(table(), over), 0)
    open_scene(unseen, scene)
    return scene
