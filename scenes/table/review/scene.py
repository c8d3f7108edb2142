"""The review of a finished game for one person: first what is good, then the course, then why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import accumulate
from operator import attrgetter
from typing import Final, TypeVar

from game.coach.open_cards import OpenCards, looking_openly
from game.coach.review.page import CoursePoint, Measure, Readers, Review, ReviewStep, TurningPoint
from game.coach.review.past import Past, PastChoice
from game.coach.review.reviewing import LOOKING, review_steps
from game.describe.naming import choice_names
from game.library.reviews import KeptReview
from game.table import Seat, TableView
from game.words import _, capitalise
from scenes.kit.display import DisplayList
from scenes.kit.memo import LastResult
from scenes.kit.scene import BaseScene, Change, Frame, Pop, Push
from scenes.kit.signals import TURNS
from scenes.shell.entry import ExitReason
from scenes.shell.keys import KeysScene
from scenes.table.replay.note import ReplayNote
from scenes.table.replay.play_on import branch
from scenes.table.review.course import CourseLook
from scenes.table.review.findings import KINDS, Finding
from scenes.table.review.page import ReviewPage, page
from scenes.table.review.whose import WhoseScene
from scenes.table.review.work import Work, open_past_of, past_of
from scenes.table.session import AnySession

LOOKS: Final = 0.95
"""The share of the work that looking at the choices is; the rest is looking for reasons."""


class Pace:
    """Everything that may be chosen is played to the end of a part of the game.

    So the first choices of a part take longest, and much longer than its last ones.
    """

    def __init__(self, past: Past) -> None:
        real = [made for made in past.chosen if len(made.view.legal) > 1]
        self._done = [0, *accumulate(_effort(made, past.chosen) for made in real)]

    def share(self, step: ReviewStep[Review]) -> float:
        """How much is done before a step, 0–1."""
        count = len(step.found.course) if step.share < LOOKING else len(self._done)
        looked = self._done[min(count, len(self._done) - 1)]
        reasons = max(0.0, step.share - LOOKING) / (1 - LOOKING)
        return LOOKS * looked / max(1, self._done[-1]) + (1 - LOOKS) * reasons


def _effort(made: PastChoice, chosen: Sequence[PastChoice]) -> int:
    """What takes its time there: so many choices, each with so many of one's own after it."""
    part = made.view.progress[0]
    left = sum(each.at >= made.at and each.view.progress[0] == part for each in chosen)
    return len(made.view.legal) * left


Points = tuple[TurningPoint, ...]

ROOM: Final = 3  # side by side without moving each other


def in_order(points: Sequence[TurningPoint]) -> Points:
    """In the order of the game, by which people find them again."""
    return tuple(sorted(points, key=attrgetter("at")))


def unshown_points(shown: Points, found: Points) -> Points:
    """What has been found and is not shown, in the order of the game."""
    places = {point.at for point in shown}
    return in_order([point for point in found if point.at not in places])


def update_points(shown: Points, found: Points) -> Points:
    """The same choices with all that is known of them; new ones only behind them, in free room."""
    known = {point.at: point for point in found}
    standing = [known.get(point.at, point) for point in shown]
    for point in unshown_points(shown, found):
        if len(standing) < ROOM and all(each.at < point.at for each in standing):
            standing.append(point)
    return tuple(standing)


R = TypeVar("R")
OPEN: Final = "open"
NOTHING: Final = OpenCards("", 0)


class ReviewScene(BaseScene[ExitReason | None]):
    """Pops with None, or with the way a table was left that went on from the film.

    What is found is shown at once where that moves nothing, else on asking; leaving ends the
    thinking. Where a ``past`` is given, such as the last choices alone, only that is looked
    through, and nothing is kept.
    """

    def __init__(self, session: AnySession, seat: Seat, past: Past | None = None) -> None:
        self.session, self.seat = session, seat
        self._ui = session.ui
        self._past = past or past_of(session, seat)
        self._kept = _kept_review(session, seat) if past is None else None
        found = None if self._kept is None else self._kept.read()
        self.review = found or Review(session.setup.game, seat, Measure.CHANCE)
        self.work = None if found else self._look_through()
        self._openly: Work[OpenCards] | None = None
        self._open = False  # whether the course with open cards is shown
        self.points: tuple[TurningPoint, ...] = ()  # what is shown, in the order of the game
        self._card = 0  # which one is shown where there is room for one
        self._page, self._findings = LastResult(page), LastResult(self._cards)
        self._parts = LastResult(self._part_names)
        self.take_in()

    def _look_through(self) -> Work[Review]:
        readers = Readers(self.session.seats, self._names)
        return Work(self.session, review_steps(self._past, readers), Pace(self._past).share)

    def _names(self, view: TableView) -> list[str]:
        return choice_names(self._ui.description, view, self.session.seats)

    @property
    def _open_cards(self) -> OpenCards:
        found = None if self._openly is None else self._openly.found
        return found or NOTHING

    # drawing

    def draw(self, frame: Frame) -> DisplayList:
        """One sheet."""
        return self._page(frame, self._review_page())

    def _review_page(self) -> ReviewPage:
        openly = self._openly
        return ReviewPage(
            self.session.seats[self.seat],
            self.review.said,
            self._course(),
            self._findings(self.points),
            len(unshown_points(self.points, self.review.points)),
            self._card,
            None if self.work is None else self.work.share,
            self._left,
            self._open,
            self._open_cards.said,
            None if openly is None or openly.done else openly.share,
            openly is not None,
        )

    @property
    def _left(self) -> float | None:
        """For how many seconds it goes on to be thought about."""
        work = self.work or self._openly
        return None if work is None else work.left

    def _course(self) -> CourseLook:
        review, openly = self.review, self._open_cards.course
        if self._openly is not None and self._openly.done:
            openly = (*openly, *review.course[-1:])  # what came of it is open to all
        return CourseLook(
            openly if self._open and openly else review.course,
            len(self.session.match.actions),
            review.measure,
            self.session.seats,
            self.seat,
            self._parts(_part_starts(review.course)),
            tuple((number, point.at) for number, point in enumerate(self.points, 1)),
        )

    def _part_names(self, begun: tuple[tuple[int, int], ...]) -> tuple[tuple[int, str], ...]:
        """What the parts of the game are called, each with one of its choices."""
        tell, session = self._ui.description.surface, self.session
        views = ((part, session.view(None, self._start(at))) for part, at in begun)
        return tuple((part, tell(view, session.seats).part) for part, view in views)

    def _cards(self, points: tuple[TurningPoint, ...]) -> tuple[Finding, ...]:
        return tuple(
            Finding(
                number,
                capitalise(self._ui.moment(self.session.view(self.seat, self._start(point.at)))),
                _(KINDS[point.kind]),
                point.said,
            )
            for number, point in enumerate(points, 1)
        )

    def _start(self, at: int) -> int:
        return self.session.match.turns[at].start

    # time

    @property
    def is_moving(self) -> bool:
        openly = self._openly
        return self.work is not None or (openly is not None and not openly.done)

    def tick(self, dt: float) -> Change[ExitReason | None]:
        """Look whether more has been found; what open cards tell comes after all else."""
        if self.work is None:
            if self._openly is not None:
                self._openly.tick(dt)
            return None
        self.work.tick(dt)
        self.review = self.work.found or self.review
        self.points = update_points(self.points, self.review.points)
        if self.work.done:
            self.work = None
            if self._kept is not None:
                self._kept.keep(self.review)
        return None

    # input

    def default_focus(self) -> str | None:
        return "look:1" if self.points else "back"

    def activate(self, name: str) -> Change[ExitReason | None]:
        """Look at a choice, try it again, ask open cards, or go back."""
        group, _colon, value = name.partition(":")
        match group:
            case "look":
                return self._look(self.points[int(value) - 1])
            case "try":
                return self._try(self._start(self.points[int(value) - 1].at))
            case "more":
                self.take_in()
            case "cards":
                self._open = value == OPEN
                if self._open:
                    self._ask_openly()
            case "hands":
                self._ask_openly()
            case "card":
                self._turn(1 if value == "more" else -1)
            case _:
                return self._leave()
        return None

    def key(self, name: str) -> Change[ExitReason | None]:
        """Page keys turn the cards where there is room for one; Escape goes back."""
        self._turn(TURNS.get(name, 0))
        if name == "escape":
            return self._leave()
        return Push(KeysScene()) if name == "f1" else None

    def _turn(self, step: int) -> None:
        self._card = (self._card + step) % max(1, len(self.points))

    def take_in(self) -> None:
        """Show what counts most by now, as somebody has asked for it or has been elsewhere."""
        new = unshown_points(self.points, self.review.points)
        if new:
            self.points = in_order(self.review.points)
            self._card = self.points.index(new[0])

    def _ask_openly(self) -> None:
        if self._openly is None:
            self._openly = Work(
                self.session,
                looking_openly(open_past_of(self.session, self.seat), self._past),
            )

    def _leave(self, how: ExitReason | None = None) -> Change[ExitReason | None]:
        self.session.minds.stop()
        return Pop(how)

    # ways on

    def _look(self, point: TurningPoint) -> Change[ExitReason | None]:
        """The film from this choice on, with what the card says of it."""
        note = ReplayNote(self._start(point.at), _(KINDS[point.kind]), point.said)
        return Push(self.session.film(note.at, note), self._on_seen)

    def _on_seen(self, left: ExitReason | None) -> Change[ExitReason | None]:
        """The film is over; whoever has played on from there leaves this as well."""
        self.take_in()
        return None if left is None else self._leave(left)

    def _try(self, at: int) -> Change[ExitReason | None]:
        """A new table from this choice on, with all others as they were."""
        sitting = branch(self.session, at, self.session.setup.seats)
        table = self.session.routes.trial(self._ui, sitting, self.session.preferences)
        return Push(table, partial(self._got_up, at))

    def _got_up(self, at: int, left: ExitReason) -> Change[ExitReason | None]:
        """Whoever leaves that table is back here, or tries the same choice once more."""
        self.take_in()
        return self._try(at) if left is ExitReason.REMATCH else None


def open_review(session: AnySession, then: Callable[[ExitReason | None], Change[R]]) -> Change[R]:
    """That of the one person, or of whom they choose; ``then`` says what follows it."""
    people = sorted(session.people)
    if len(people) == 1:
        return Push(ReviewScene(session, people[0]), then)
    return Push(
        WhoseScene(session.seats, people),
        lambda seat: None if seat is None else Push(ReviewScene(session, seat), then),
    )


def _kept_review(session: AnySession, seat: Seat) -> KeptReview | None:
    if session.library is None:
        return None
    words = f"{session.preferences.language} {session.foreign}"
    data, seats = session.library.folders.data, session.setup.seats
    return KeptReview.of(data, session.match, seats, seat, words)


def _part_starts(course: Sequence[CoursePoint]) -> tuple[tuple[int, int], ...]:
    """The parts of the game, each with its first choice; the end is none."""
    begun: dict[int, int] = {}
    for point in course[:-1] or course:
        begun.setdefault(point.part, point.at)
    return tuple(begun.items())
