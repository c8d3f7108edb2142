"""A card that is the only one allowed plays itself where somebody wants that, and not otherwise."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from build.album.setting import Nothing, open_scene, played, table, wait
from game.match import AnyMatch
from game.rules.council.api import Phase, PlayCard, card_name
from scenes.backend.headless import HeadlessScreen
from scenes.council.layers.trick import TrickLayer
from scenes.kit.preferences import Speed
from scenes.selftest.pilot import Pilot, by_mouse
from scenes.shell.dialogs.hand_over import HandOverScene
from scenes.shell.results.podium import ResultsScene
from scenes.table.scene import TableScene
from scenes.table.session import AnySession
from tests.pilot.conftest import Door
from tests.pilot.looking import cards, table_of, top

pytestmark = pytest.mark.usefixtures("blind")


def forced(seat: int) -> Callable[[AnyMatch], bool]:
    """A seat has to play a card, and there is only one it may play."""

    def holds(match: AnyMatch) -> bool:
        decision = match.decision
        if decision is None or decision.seat != seat or decision.kind is not Phase.PLAY:
            return False
        return len(match.legal) == 1

    return holds


def sit_down(unseen: HeadlessScreen, session: AnySession, *, on: bool = True) -> AnySession:
    session.preferences.play_forced = on
    session.preferences.speed = Speed.OFF
    open_scene(unseen, TableScene(session, resumed=True))
    return session


def asked(unseen: HeadlessScreen) -> TrickLayer:
    layer = top(unseen)
    assert isinstance(layer, TrickLayer)
    return layer


@pytest.fixture
def unseen() -> Iterator[HeadlessScreen]:
    with HeadlessScreen(Nothing(), (1280, 720)) as window:
        yield window


def test_usually_even_the_only_card_is_asked_for(unseen: HeadlessScreen) -> None:
    session = sit_down(unseen, played(table(), forced(0)), on=False)
    before = len(session.match.actions)
    wait(unseen, 1.0)
    assert len(asked(unseen).allowed) == 1
    assert len(session.match.actions) == before


def test_where_it_is_wanted_the_only_card_plays_itself(unseen: HeadlessScreen) -> None:
    session = sit_down(unseen, played(table(), forced(0)))
    before = len(session.match.actions)
    wait(unseen, 1.0)
    assert len(session.match.actions) > before
    assert session.match.turns[before].seat == 0


def test_whoever_wants_to_be_asked_is_asked(unseen: HeadlessScreen) -> None:
    session = played(table(), forced(0))
    session.preferences.confirm_plays = True
    sit_down(unseen, session)
    wait(unseen, 1.0)
    assert len(asked(unseen).allowed) == 1


def test_it_never_goes_before_a_curtain(unseen: HeadlessScreen) -> None:
    """The person is asked for first, and nothing of their hand is shown until they are there."""
    session = sit_down(unseen, played(table(people=2), forced(1)))
    before = len(session.match.actions)
    wait(unseen, 1.0)
    assert isinstance(top(unseen), HandOverScene)
    assert len(session.match.actions) == before
    hand = {card_name(card) for card in session.view(1).hand}
    assert not hand & cards(unseen.items)
    unseen.click("lift")
    wait(unseen, 2.0)
    assert len(session.match.actions) > before


def test_a_forced_card_can_be_taken_back_and_does_not_play_itself_again(
    unseen: HeadlessScreen,
) -> None:
    session = played(table(), forced(0))
    session.preferences.speed = Speed.NORMAL
    session.preferences.play_forced = True
    before = len(session.match.actions)
    open_scene(unseen, TableScene(session, resumed=True))
    while len(session.match.actions) == before:
        unseen.step()
    unseen.step()
    unseen.press("z", control=True)
    assert len(session.match.actions) == before
    wait(unseen, 1.0)
    assert len(asked(unseen).allowed) == 1
    assert session.match.take_backs


def test_control_z_takes_back_before_a_bot_has_answered(unseen: HeadlessScreen) -> None:
    """It does not hurry what moves: else the bots would have played, and others had to agree."""
    session = sit_down(unseen, played(table(), _many), on=False)
    wait(unseen, 1.0)
    session.preferences.speed = Speed.NORMAL
    before = len(session.match.actions)
    unseen.click(f"card:{min(asked(unseen).allowed)}")
    unseen.step()
    assert len(session.match.actions) == before + 1
    unseen.press("z", control=True)
    assert len(session.match.actions) == before
    assert all(back.agreed is False for back in session.match.take_backs)


def _many(match: AnyMatch) -> bool:
    decision = match.decision
    is_play = decision is not None and decision.kind is Phase.PLAY and decision.seat == 0
    return is_play and len(match.legal) > 1 and isinstance(match.legal[0], PlayCard)


@pytest.mark.parametrize("people", [1, 2])
def test_whole_games_go_on_like_that(title: Door, people: int) -> None:
    with title(seed=4) as window:
        window.screen.preferences.play_forced = True
        pilot = Pilot(window, by_mouse)
        pilot.set_table(4, people)
        pilot.play()
        assert isinstance(top(window), ResultsScene)
        assert table_of(window).session.match.decision is None
