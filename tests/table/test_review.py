"""The page of a review: what is found is there at once, and told to one person."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator

import pytest

from build.album.reviews import invent_review
from build.album.setting import Nothing, open_scene, played, table
from build.album.wishes import over
from game.coach.review.page import Measure, Review, ReviewStep, TurningPoint
from game.coach.review.past import Past
from game.records import make_record, replay
from scenes.backend.headless import HeadlessScreen
from scenes.kit.display import Control, Text
from scenes.kit.layout import Place
from scenes.kit.scene import Change, Push
from scenes.shell.entry import ExitReason
from scenes.table.replay.scene import ReplayScene
from scenes.table.review import scene as review_page
from scenes.table.review.page import how_far
from scenes.table.review.scene import Pace, ReviewScene, open_review
from scenes.table.review.trial import TrialScene
from scenes.table.review.whose import WhoseScene
from scenes.table.review.work import Work, can_review, past_of
from scenes.table.scene import TableScene
from scenes.table.session import AnySession
from tests.pilot.looking import top, words
from tests.table.review_jobs import JOBS, Job

LONG = (
    (
        "Mosquitoes 8 cost about 16 of 100 games. "
        "Better: Bees 2 · Bees 3 · Bees 4 · Bees 7 and 1 more."
    ),
    "Bees 3 wins this trick in about 10 of 10 games, Mosquitoes 8 in 0.",
)


@pytest.fixture
def page(room: AnySession) -> Iterator[tuple[HeadlessScreen, ReviewScene]]:
    scene = ReviewScene(room, 0)
    with HeadlessScreen(Nothing(), (1280, 720)) as unseen:
        open_scene(unseen, scene)
        yield unseen, scene


def through(unseen: HeadlessScreen, scene: ReviewScene) -> None:
    while scene.is_moving:
        unseen.step(0.1)


def test_what_a_seat_knew_is_the_same_at_the_table_and_out_of_the_record() -> None:
    session = played(table(), over)
    match, names = session.match, [who.name for who in session.setup.seats]
    record = make_record(match.game, match.setup, names, match.deals, match.actions, {})
    for seat in range(4):
        assert past_of(session, seat) == Past.out_of(replay(record), seat)


def test_a_finding_is_shown_before_the_work_is_done(
    page: tuple[HeadlessScreen, ReviewScene],
) -> None:
    unseen, scene = page
    assert "first finding appears here as soon as" in words(unseen)
    while "look:1" not in [control.name for control in unseen.controls]:
        unseen.step(0.1)
    assert scene.is_moving
    assert "of the game looked through" in words(unseen)
    through(unseen, scene)
    assert [each for each in unseen.names if each.startswith("look:")] == [
        "look:1",
        "look:2",
        "look:3",
    ]
    assert "looked through" not in words(unseen)
    assert words(unseen).index("choices cost little") < words(unseen).index("cost about")


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_four_cards_leave_their_buttons_free(room: AnySession, size: tuple[int, int]) -> None:
    scene, whole = ReviewScene(room, 0), invent_review(room, 0)
    longest = whole.points[0]._replace(said=LONG)
    scene.review, scene.work = whole._replace(points=(*whole.points, longest)), None
    scene.take_in()
    with HeadlessScreen(Nothing(), size) as unseen:
        open_scene(unseen, scene)
        buttons = [each for each in unseen.controls if each.name.startswith(("look:", "try:"))]
        assert len(buttons) == 8
        for button in buttons:
            place = Place(button.x, button.y, button.w, button.h)
            over = [
                item.text for item in unseen.items
                if isinstance(item, Text) and place.meets(_line(item))
            ]  # fmt: skip
            assert over in (["Look"], ["Try it"])


def _line(text: Text) -> Place:
    """How high its letters are, where it begins."""
    return Place(text.x, text.y - 0.4 * text.size, 1, 0.8 * text.size)


def test_nothing_on_the_page_scolds(page: tuple[HeadlessScreen, ReviewScene]) -> None:
    unseen, scene = page
    through(unseen, scene)
    said = words(unseen)
    assert not any(each in said for each in ("?!", "??", "%", "mistake", "blunder", "wrong"))


def test_leaving_ends_the_thinking(page: tuple[HeadlessScreen, ReviewScene]) -> None:
    unseen, scene = page
    session, mind = scene.session, scene.session.minds.worker
    unseen.step(0.1)
    unseen.press("escape")
    assert getattr(mind, "closed", False)
    assert session.minds.worker is None
    assert top(unseen) is not scene


def test_open_cards_are_asked_by_a_button_and_only_after_all_else(
    page: tuple[HeadlessScreen, ReviewScene],
) -> None:
    unseen, scene = page
    assert "hands" not in unseen.names
    through(unseen, scene)
    before = len(scene.review.course)
    unseen.click("hands")
    through(unseen, scene)
    assert "Until trick 6." in words(unseen)
    assert len(scene._course().points) == before  # the seat's own view, until it is switched
    unseen.click("cards:open")
    assert len(scene._course().points) == 10  # and what came of it
    unseen.click("cards:seen")
    assert len(scene._course().points) == before


def test_look_opens_the_film_where_the_choice_was_made(
    page: tuple[HeadlessScreen, ReviewScene],
) -> None:
    unseen, scene = page
    through(unseen, scene)
    unseen.click("look:2")
    film = top(unseen)
    assert isinstance(film, ReplayScene)
    assert film.at == scene.session.match.turns[scene.points[1].at].start
    unseen.press("escape")
    assert top(unseen) is scene


def test_try_it_asks_the_same_person_the_same_question_with_all_others_as_they_were(
    page: tuple[HeadlessScreen, ReviewScene],
) -> None:
    unseen, scene = page
    through(unseen, scene)
    at = scene.points[0].at
    unseen.click("try:1")
    tables = [each for each in unseen.screen.stack.scenes if isinstance(each, TableScene)]
    (new,) = tables
    assert new.session.match.actions == scene.session.match.actions[:at]
    assert new.session.match.decision is not None
    assert new.session.match.decision.seat == 0
    assert new.session.setup.seats == scene.session.setup.seats


@pytest.mark.parametrize("left", [ExitReason.EARLY, ExitReason.TITLE])
def test_whoever_leaves_that_table_is_back_at_the_review(
    page: tuple[HeadlessScreen, ReviewScene], left: ExitReason
) -> None:
    unseen, scene = page
    through(unseen, scene)
    change = scene.activate("try:1")
    assert isinstance(change, Push)
    assert change.then(left) is None


def test_the_same_choice_can_be_tried_once_more(page: tuple[HeadlessScreen, ReviewScene]) -> None:
    unseen, scene = page
    through(unseen, scene)
    change = scene.activate("try:2")
    assert isinstance(change, Push)
    again = change.then(ExitReason.REMATCH)
    assert isinstance(again, Push)
    assert isinstance(again.scene, TrialScene)
    at = scene.points[1].at
    assert again.scene.session.match.actions == scene.session.match.actions[:at]


def test_how_long_it_goes_on_is_told_by_its_own_pace(room: AnySession) -> None:
    nothing = Review("", 0, Measure.CHANCE)

    def steps() -> Generator[ReviewStep[Review], object, Review]:
        for job in range(JOBS):
            yield ReviewStep(job, Job(), job / JOBS, nothing)
        return nothing

    work, told = Work(room, steps()), []
    for _second_look in range(JOBS):
        work.tick(2.0)
        told.append(how_far(work.share, work.left))
    assert told[0].endswith("looked through")  # nothing has been measured yet
    assert told[1].endswith("about 15 seconds left")
    assert told[2].endswith("about 10 seconds left")
    assert told[3].endswith("a few seconds left")


def test_the_first_choices_of_an_age_are_more_work_than_its_last(room: AnySession) -> None:
    past, whole = past_of(room, 0), invent_review(room, 0)
    pace, real = Pace(past), [each for each in past.chosen if len(each.view.legal) > 1]
    shares = [
        pace.share(ReviewStep(0, Job(), 0.0, whole._replace(course=whole.course[:looked])))
        for looked in range(len(real) + 1)
    ]
    assert shares[0] == 0
    assert shares == sorted(shares)
    assert shares[3] > 3 * (shares[-1] - shares[-4])
    assert pace.share(ReviewStep(0, Job(), 1.0, whole)) == 1


def test_several_people_are_told_one_at_a_time_by_name() -> None:
    session = played(table(people=3), over)
    asked: Change[None] = open_review(session, lambda _left: None)
    assert isinstance(asked, Push)
    assert isinstance(asked.scene, WhoseScene)
    chosen = asked.then(2)
    assert isinstance(chosen, Push)
    assert isinstance(chosen.scene, ReviewScene)
    assert chosen.scene.seat == 2


def test_there_is_none_of_a_game_that_goes_on_or_that_bots_have_played() -> None:
    assert not can_review(played(table(), lambda match: len(match.actions) > 20))
    assert not can_review(played(table(people=0), over))


def found_at(*places: int) -> Callable[[TurningPoint], tuple[TurningPoint, ...]]:
    return lambda point: tuple(point._replace(at=at) for at in places)


JUMPS = (
    found_at(4),
    found_at(4, 20),
    found_at(20, 4, 31),
    found_at(44, 20, 4),  # the smallest of three gives way
    found_at(52, 44, 20),
    found_at(52, 44, 20, 9),  # a remark comes last of all
)


def test_nothing_that_is_read_moves_or_vanishes_until_somebody_asks(
    room: AnySession, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = invent_review(room, 0)

    def reviewing(*_: object) -> Generator[ReviewStep[Review], object, Review]:
        for job, points in enumerate(JUMPS):
            found = whole._replace(points=points(whole.points[0]), said=())
            yield ReviewStep(job, Job(), 0.0, found)
        return whole._replace(points=JUMPS[-1](whole.points[0]))

    monkeypatch.setattr(review_page, "review_steps", reviewing)
    for letters in (100, 200):
        scene = ReviewScene(room, 0)
        with HeadlessScreen(Nothing(), (1280, 720)) as unseen:
            unseen.screen.preferences.text_size = letters
            open_scene(unseen, scene)
            before: set[tuple[object, ...]] = set()
            read: list[int] = []
            while scene.is_moving:
                unseen.step(0.1)
                now = {_meaning(each) for each in unseen.controls}
                assert before <= now
                before = now
                assert [point.at for point in scene.points[: len(read)]] == read
                read = [point.at for point in scene.points]
            assert read == [4, 20, 31]
            unseen.click("more")
            assert [point.at for point in scene.points] == [9, 20, 44, 52]
            assert "more" not in unseen.names


def _meaning(control: Control) -> tuple[object, ...]:
    """Where it lies and what it is about."""
    about = control.name.startswith(("look:", "try:"))
    return (*control[:5], control.label if about else "")


def test_what_was_found_meanwhile_is_there_on_return(
    page: tuple[HeadlessScreen, ReviewScene],
) -> None:
    unseen, scene = page
    through(unseen, scene)
    early = scene.points[0]._replace(at=scene.points[0].at - 9)
    scene.review = scene.review._replace(points=(*scene.points[1:], early))
    unseen.show()
    assert "more" in unseen.names
    read = scene.points
    unseen.click("look:2")
    unseen.press("escape")
    assert scene.points == (early, *read[1:])
