"""The review of a game. How the chances went and what is said of them is invented."""

from __future__ import annotations

from build.album.setting import open_scene, played, table
from build.album.wishes import over
from game.coach.review import CoursePoint, Kind, Measure, Review, TurningPoint
from scenes.backend.headless import Unseen
from scenes.table.review.scene import ReviewScene
from scenes.table.review.whose import WhoseScene

LAST = (0.0, 100.0, 0.0, 0.0)
WAY = (25, 26, 24, 27, 30, 31, 29, 33, 35, 34, 28, 27, 30, 32, 36, 38, 37, 31, 29, 30, 33, 34, 22)
"""How the chances of whoever is spoken of go."""
SAID = (
    (
        "About 8 more of 100 games are won with a choice that keeps No Allegiance alive.",
        "Your No Allegiance holds in about 7 of 10 after it, in 4 of 10 after this.",
    ),
    (
        "Bees 2 visits in about 8 of 10 tables, Ants 6 in 3; and this visit is worth it.",
        "About 7 more of 100 games are won.",
    ),
    (
        "Ants have 4 cubes, Flies 1: keep Ants for the last card.",
        "About 5 more of 100 games are won.",
    ),
)


def invented(scene: ReviewScene, points: int = 3) -> Review:
    """A review of this game: places and choices are its own."""
    match, seat = scene.session.match, scene.seat
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
        "Most of your choices were as good as any: 29 of 34.",
        "Three of them cost you something that you could have known.",
    )
    return Review(match.game, seat, Measure.CHANCE, tuple(course), tuple(lost[:points]), said)


def review(unseen: Unseen) -> None:
    """All that has been found about a game of four."""
    scene = _opened(unseen)
    scene.review, scene.work = invented(scene), None
    unseen.show()


def review_begins(unseen: Unseen) -> None:
    """One finding is there, and it is still being looked through."""
    scene = _opened(unseen)
    scene.review = invented(scene, 1)
    unseen.show()


def review_whose(unseen: Unseen) -> None:
    """Several people have played."""
    room = played(table(people=3), over)
    open_scene(unseen, WhoseScene(room.seats, (0, 1, 2)))


def _opened(unseen: Unseen) -> ReviewScene:
    scene = ReviewScene(played(table(), over), 0)
    open_scene(unseen, scene)
    return scene
