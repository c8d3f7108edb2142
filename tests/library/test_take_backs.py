"""Taking back: free while nothing hidden was seen, after that only if all the others agree."""

from dataclasses import replace
from pathlib import Path

import pytest

from game.match import Match
from game.rules.council.api import AgeScored, Phase
from game.seating import TableSetup
from scenes.council.ui import UI
from scenes.kit.display import Text
from scenes.kit.preferences import Preferences, Speed
from scenes.kit.scene import Scene
from scenes.kit.stack import SceneStack
from scenes.shell.dialogs.confirm import ConfirmScene
from scenes.shell.dialogs.hand_over import HandOverScene
from scenes.table.layer import Layer
from scenes.table.log.scene import LogScene
from scenes.table.narrator import EventNarrator
from scenes.table.routes import ROUTES
from scenes.table.scene import TableScene
from scenes.table.session import AnySession, TableSession
from scenes.table.take_back import offer
from tests.support.library import PEOPLE, autosaver_of, library
from tests.support.window import answer, focus_on, press, stack


def furnished(people: int, takebacks: str) -> AnySession:
    seats = tuple(
        replace(seat, bot=None if index < people else "random") for index, seat in enumerate(PEOPLE)
    )
    setup = TableSetup(seats, lead=0, takebacks=takebacks, seed=3)
    return TableSession.new_unsaved(UI, setup, Preferences(Speed.OFF), ROUTES)


def play_until(room: AnySession, phase: Phase, seat: int) -> None:
    """First legal actions for everybody, until this seat has to choose in this phase."""
    for _ in range(300):
        decision = room.match.decision
        assert decision is not None
        if decision.kind is phase and decision.seat == seat and len(room.match.actions) > 4:
            return
        room.play(room.match.legal[0])
    raise AssertionError("never")


def seated(room: AnySession) -> SceneStack:
    opened = stack(TableScene(room, resumed=bool(room.match.actions)))
    return settled(opened)


def settled(opened: SceneStack) -> SceneStack:
    for _ in range(50):
        opened.tick(0.05)
        opened.draw()
    return opened


def shows(opened: SceneStack, kind: type[Scene[object]]) -> bool:
    return isinstance(opened.scenes[-1], kind)


def take_back(opened: SceneStack) -> None:
    press(opened, "escape")
    focus_on(opened, "take-back")
    press(opened, "return")


def menu(opened: SceneStack) -> list[str]:
    press(opened, "escape")
    names = [control.name for control in opened.controls]
    press(opened, "escape")
    return names


def test_nothing_is_offered_before_the_first_choice_or_where_the_table_says_never() -> None:
    assert offer(furnished(2, "ask")) is None
    room = furnished(2, "off")
    room.play(room.match.legal[0])
    assert offer(room) is None


def test_a_secret_choice_that_nobody_answered_is_free() -> None:
    room = furnished(3, "free")
    before = list(room.match.deals)
    room.play(room.match.legal[1])
    opened = seated(room)
    assert shows(opened, HandOverScene)  # the next person's already
    take_back(opened)
    settled(opened)
    curtain = opened.scenes[-1]
    assert isinstance(curtain, HandOverScene)
    assert room.match.actions == []
    assert room.match.decision is not None
    assert room.match.decision.seat == 0
    assert room.match.deals == before
    press(opened, "return")
    settled(opened)
    layer = opened.scenes[-1]
    assert isinstance(layer, Layer)
    assert layer.seat == 0


def test_after_the_declarations_are_open_it_is_no_longer_free() -> None:
    room = furnished(2, "free")
    while room.match.decision and room.match.decision.kind is Phase.DECLARE:
        room.play(room.match.legal[0])
    assert offer(room) is None
    assert "take-back" not in menu(seated(room))


def test_an_own_card_is_free_until_somebody_answers() -> None:
    room = furnished(3, "free")
    play_until(room, Phase.PLAY, 0)
    room.play(room.match.legal[0])
    if room.match.decision and room.match.decision.kind is Phase.PLAY:
        assert offer(room) is not None
        room.play(room.match.legal[0])
        offered = offer(room)
        assert offered is not None
        assert offered.seat != 0  # now it is the other's card that may be taken back


def test_the_others_are_asked_behind_no_hand_and_may_say_no() -> None:
    room = furnished(2, "ask")
    while room.match.decision and room.match.decision.kind is Phase.DECLARE:
        room.play(room.match.legal[0])
    opened = seated(room)
    if isinstance(opened.scenes[-1], HandOverScene):
        press(opened, "return")
        settled(opened)
    actions = list(room.match.actions)
    take_back(opened)
    assert shows(opened, ConfirmScene)
    scene = opened.scenes[0]
    assert isinstance(scene, TableScene)
    assert scene.narrator.viewer is None
    assert scene.narrator.view.hand is None
    press(opened, "return")  # the first answer is no
    settled(opened)
    assert room.match.actions == actions
    assert shows(opened, HandOverScene)


def test_an_age_is_scored_once_although_somebody_asked_while_its_last_trick_moved() -> None:
    ended = furnished(2, "ask")
    while not any(isinstance(event, AgeScored) for event in ended.match.log):
        ended.play(ended.match.legal[0])
    room = furnished(2, "ask")
    for _ in range(len(ended.match.actions) - 1):
        room.play(room.match.legal[0])
    narrator = EventNarrator(room)
    narrator.take_up()
    narrator.turn_to(0)
    room.preferences.speed = Speed.NORMAL
    room.play(room.match.legal[0])
    narrator.tell()
    assert narrator.player
    narrator.turn_away()  # the others are asked, and say no
    points = []
    while narrator.told < len(room.match.log):
        points.append(narrator.tell())
        narrator.tick(60.0)
    assert len([each for each in points if each is not None]) == 1
    assert narrator.view.scores == room.match.view(None).scores


def test_where_all_agree_the_log_says_so() -> None:
    room = furnished(2, "ask")
    while room.match.decision and room.match.decision.kind is Phase.DECLARE:
        room.play(room.match.legal[0])
    opened = seated(room)
    take_back(opened)
    focus_on(opened, "yes")
    press(opened, "return")
    settled(opened)
    assert room.match.decision is not None
    assert room.match.decision.kind is Phase.DECLARE
    log = LogScene(UI, room.public_log(), room.seats, room.match.take_backs)
    words = [item.text for item in log.draw(opened.frame) if isinstance(item, Text)]
    assert any("undid the last move, as all agreed." in line for line in words)


def test_bots_do_not_mind() -> None:
    room = furnished(1, "ask")
    opened = seated(room)
    layer = opened.scenes[-1]
    assert isinstance(layer, Layer)
    scene = opened.scenes[0]
    assert isinstance(scene, TableScene)
    answer(opened, layer.view.legal[0])
    settled(opened)
    bots = dict(room.minds.bots)
    take_back(opened)
    settled(opened)
    top = opened.scenes[-1]
    assert isinstance(top, Layer)
    assert top.view == room.match.view(0)
    assert scene.narrator.view == top.view
    assert room.minds.bots != bots  # they begin anew, with what they see


@pytest.mark.parametrize("taken", [1, 2, 3])
def test_a_table_goes_on_after_taking_back_on_disk_too(tmp_path: Path, taken: int) -> None:
    shelf = library(tmp_path)
    setup = replace(furnished(2, "ask").setup, seed=8)
    sitting = shelf.begin(setup)
    room = TableSession.restore(UI, sitting, Preferences(), ROUTES)
    for _ in range(40):
        room.play(room.match.legal[0])
    deals = list(room.match.deals)
    for _ in range(taken):
        offered = offer(room)
        assert offered is not None
        room.take_back(offered.actions, agreed=not offered.free)
    autosaver_of(sitting).wait()
    shelf.close()
    again = library(tmp_path)
    match = again.open(again.tables()[0].id).match
    assert match.actions == room.match.actions
    assert match.take_backs == room.match.take_backs
    assert len(match.take_backs) == taken
    assert match.deals == deals


def test_known_cards_stay_what_they_are() -> None:
    match = Match.open(furnished(3, "ask").setup)
    while len(match.deals) < 2:
        match.play(match.legal[0])
    back = match.rewound(len(match.actions) - 1, agreed=True)
    back.play(back.legal[0])
    assert back.deals == match.deals
    assert back.log == match.log
