"""The review of a game. How the chances went and what is said of them is invented."""

from __future__ import annotations

from build.album.setting import hurry_to, lay_out, open_scene, played, table
from build.album.vocabulary import moment
from build.album.wishes import over
from game.coach.review.page import CoursePoint, Kind, Measure, Review, TurningPoint
from game.coach.review.saying import cost, introduction
from game.describe.naming import choice_names
from game.library import OpenTable
from game.table import Seat
from game.words import _
from scenes.backend.headless import HeadlessScreen
from scenes.shell.results.podium import ResultsScene
from scenes.table.review.scene import ReviewScene
from scenes.table.review.whose import WhoseScene
from scenes.table.session import AnySession

TURNED = 5.0
LAST = (0.0, 100.0, 0.0, 0.0)
WAY = (25, 26, 24, 27, 30, 31, 29, 33, 35, 34, 28, 27, 30, 32, 36, 38, 37, 31, 29, 30, 33, 34, 22)
"""How the chances of whoever is spoken of go."""
LOSSES = (8.2, 6.6, 4.1)
PLACES = (22, 10, 17)
"""Of these choices, among all of whoever is spoken of."""


def why(number: int, better: str, chosen: str) -> str:
    """A reason for each loss."""
    says = (
        _(
            "No Allegiance succeeds in about {count} of 10 games with {better}, in {other} with "
            "{chosen}."
        ),
        _(
            "{better} visits the council in about {count} of 10 games, {chosen} in {other}, and "
            "this visit is worth it."
        ),
        _("Cubes for the strongest suit in hand: {count} with {better}, {other} with {chosen}."),
    )
    return says[number].format(count=7 - number, other=3 - number, better=better, chosen=chosen)


def invent_review(session: AnySession, seat: Seat, points: int = 3) -> Review:
    """A review of this game: places and choices are its own."""
    match = session.match
    mine = [at for at, turn in enumerate(match.turns) if turn.seat == seat]
    course = []
    for number, at in enumerate(mine):
        own = float(WAY[number % len(WAY)])
        rest = 100.0 - own
        part, step = match.view(None, match.turns[at].start).progress
        shift = number / 120
        values = (own, rest * (0.32 + shift), rest * 0.35, rest * (0.33 - shift))
        course.append(CoursePoint(at, part, step, values, 1.0))
    course.append(CoursePoint(len(match.actions), 3, 10, LAST, 0.0))
    lost = [_turning_point(session, mine[place], number) for number, place in enumerate(PLACES)]
    said = introduction(len(mine), len(lost), 2)
    return Review(match.game, seat, Measure.CHANCE, tuple(course), tuple(lost[:points]), said)


def _turning_point(session: AnySession, at: int, number: int) -> TurningPoint:
    match, loss = session.match, LOSSES[number]
    turn = match.turns[at]
    view = session.view(turn.seat, turn.start)
    names = choice_names(session.ui.description, view, session.seats)
    chosen: int = view.legal.index(match.actions[at])
    better = (chosen + 1) % len(names)
    kind = Kind.TURNING if loss > TURNED else Kind.SMALL
    told = cost(kind, Measure.CHANCE, loss, [names[better]], names[chosen])
    return TurningPoint(
        at, turn.seat, kind, Measure.CHANCE, loss, 1.0, match.actions[at], (view.legal[better],),
        (told, why(number, names[better], names[chosen])),
    )  # fmt: skip


@moment("review")
def review(unseen: HeadlessScreen) -> None:
    """All that has been found about a game of four."""
    scene = _open_review(unseen)
    scene.review, scene.work = invent_review(scene.session, scene.seat), None
    scene.take_in()
    unseen.show()


@moment("review_begins")
def review_begins(unseen: HeadlessScreen) -> None:
    """One finding is there, and it is still being looked through."""
    scene = _open_review(unseen)
    scene.review = invent_review(scene.session, scene.seat, 1)
    scene.take_in()
    unseen.show()


@moment("review_whose")
def review_whose(unseen: HeadlessScreen) -> None:
    """Several people have played."""
    room = played(table(people=3), over)
    lay_out(unseen, room, ResultsScene)
    unseen.settle()
    open_scene(unseen, WhoseScene(room.seats, (0, 1, 2)))


@moment("podium_tried")
def podium_tried(unseen: HeadlessScreen) -> None:
    """The podium of a choice that was tried again leads back to the review alone."""
    room = played(table(), over)
    sitting = OpenTable(room.setup, room.match)
    trial = room.routes.trial(room.ui, sitting, room.preferences)
    unseen.screen.open(trial)
    hurry_to(unseen, ResultsScene)
    unseen.settle()


def _open_review(unseen: HeadlessScreen) -> ReviewScene:
    scene = ReviewScene(played(table(), over), 0)
    open_scene(unseen, scene)
    return scene
