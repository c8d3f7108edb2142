"""The round before, on demand: everything of it, and nothing that comes later or is secret."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import pytest

from game.rules.rugs import api as rugs
from scenes.backend.headless import HeadlessScreen
from scenes.kit.display import Card as Shown
from scenes.kit.display import Control, Item, Shape
from scenes.rugs.board.keys import BEFORE, keys
from scenes.rugs.cards import face
from scenes.rugs.last_round import LastRoundScene, last_round
from scenes.rugs.layers.bug import BugLayer
from scenes.rugs.ui import UI
from scenes.table.highlights import Highlights
from scenes.table.layer import hints_at
from scenes.table.replay.scene import ReplayScene
from scenes.table.replay_timeline import ReplayTimeline
from scenes.table.session import AnySession
from tests.support.table import RUGS, finished, first_table, moments
from tests.support.window import frame, texts


def shown_at(session: AnySession) -> LastRoundScene | None:
    """What the key shows of this table now."""
    close_up = UI.close_up(session, session.view(None))
    assert close_up is None or isinstance(close_up, LastRoundScene)
    return close_up


def in_round(number: int) -> AnySession:
    """A table where this round has just begun."""
    session, _ = first_table(
        RUGS, lambda view: view.phase is rugs.Phase.PICK and view.round == number
    )
    return session


def words_of(items: Iterable[Item]) -> list[str]:
    return texts(items)


def test_in_the_first_round_there_is_none_before() -> None:
    assert shown_at(in_round(1)) is None


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_pick_and_the_one_left_over_are_shown(seats: int) -> None:
    for session in moments(RUGS, seats):
        before = last_round(session.public_log(), session.view(None))
        if before is None:
            continue
        picks = [each for each in session.public_log() if isinstance(each, rugs.BugPicked)]
        flown = [each for each in session.public_log() if isinstance(each, rugs.LeftoverFlew)]
        first = 2 * seats * (before.number - 1)
        assert list(before.picks) == picks[first : first + 2 * seats]
        assert before.leftover == flown[before.number - 1].card
        codes = [item.code for item in LastRoundScene(before, session.seats).items(frame())
                 if isinstance(item, Shown)]  # fmt: skip
        wanted: list[rugs.Card] = [*(each.card for each in before.picks), before.leftover]
        assert codes == [face(card)[1] for card in wanted]


def test_its_power_is_told_step_by_step() -> None:
    session = in_round(3)
    before = last_round(session.public_log(), session.view(None))
    assert before is not None
    assert before.number == 2
    log = list(session.public_log())
    second = next(at for at, each in enumerate(log) if isinstance(each, rugs.RoundBegan)
                  and each.round == 2)  # fmt: skip
    acted = [each for each in log[second:] if isinstance(each, rugs.PowerSetOff)]
    assert set(acted) == {each for each in before.power if isinstance(each, rugs.PowerSetOff)}


def test_what_was_drawn_or_passed_in_secret_stays_a_secret() -> None:
    for session in moments(RUGS, 4, 11):
        before = last_round(session.public_log(), session.view(None))
        for event in () if before is None else before.power:
            if isinstance(event, rugs.BugDrawn):
                assert event.card is None
            if isinstance(event, rugs.BugsPassed):
                assert all(gift.card is None for gift in event.gifts)


def test_a_film_shows_the_round_before_its_moment() -> None:
    session = finished(RUGS, 3)
    film = ReplayTimeline(session)
    for at in range(1, film.length, 17):
        view = film.view(at, None)
        before = last_round(session.public_log(), view)
        over = view.final and view.power is None and not view.floor
        if before is None:
            assert view.round == 1
        elif not over:
            assert before.number == view.round - 1


def test_the_key_opens_it_at_a_table_and_in_a_film() -> None:
    session = finished(RUGS, 4)
    with HeadlessScreen(ReplayScene(session), (1280, 720)) as unseen:
        film = unseen.screen.stack.scenes[-1]
        assert isinstance(film, ReplayScene)
        film.playback.jump(film.timeline.length - 1)
        unseen.press("t")
        top = unseen.screen.stack.scenes[-1]
        assert isinstance(top, LastRoundScene)
        unseen.press("escape")
        assert unseen.screen.stack.scenes[-1] is film


def test_the_longest_power_leaves_the_rest_to_the_log() -> None:
    session = in_round(3)
    before = last_round(session.public_log(), session.view(None))
    assert before is not None
    many = LastRoundScene(type(before)(2, before.picks, before.leftover, before.power * 20),
                          session.seats)  # fmt: skip
    assert "The log tells the rest." in words_of(many.items(frame()))


def test_from_the_second_round_on_its_key_stands_among_the_others() -> None:
    for number in (1, 2):
        session = in_round(number)
        decision = session.match.decision
        assert decision is not None
        view, highlights = (
            session.view(None),
            Highlights(hints=(("S", "speed"),)),
        )
        told = UI.draw(frame(), view, session.top, highlights)
        for items in (told, UI.layer(session, decision).draw(frame())):
            named = [item.name for item in items if isinstance(item, Control)]
            assert (BEFORE in named) is (number > 1)
            assert ("round before" in words_of(items)) is (number > 1)


def test_no_key_falls_off_to_make_room_for_it() -> None:
    session = in_round(2)
    decision = session.match.decision
    assert decision is not None
    layer = UI.layer(session, decision)
    assert isinstance(layer, BugLayer)
    hints = hints_at(layer._highlights().hints, take_back=True)
    view, highlights = session.view(None), Highlights(hints=hints)
    for window in (frame(), replace(frame(), letters=1.25)):
        said = words_of(UI.draw(window, view, session.top, highlights))
        assert {words for _key, words in hints} <= set(said)


def test_clicking_its_hint_opens_it() -> None:
    session = in_round(2)
    decision = session.match.decision
    assert decision is not None
    with HeadlessScreen(UI.layer(session, decision), (1280, 720)) as unseen:
        unseen.click(BEFORE)
        assert isinstance(unseen.screen.stack.scenes[-1], LastRoundScene)


def test_with_a_pointer_the_box_is_no_higher_than_what_is_left_of_it() -> None:
    view = in_round(3).view(None)
    hints = hints_at((("Enter", "take it"), ("I", "look closer")), take_back=False, advice=True)
    window = frame(1280, 720)
    place = UI.layout(window, view)["hints"]
    shown = [
        keys(replace(window, pointing=pointing), place, view, hints, glows=False)
        for pointing in (False, True)
    ]
    whole, left = (next(each for each in items if isinstance(each, Shape)) for items in shown)
    assert left.h < whole.h
    assert left.y + left.h == pytest.approx(whole.y + whole.h)
