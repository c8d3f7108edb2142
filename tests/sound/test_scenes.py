"""What scenes let be heard: each thing once, at its time, and nothing that was hurried past."""

from itertools import pairwise

import pytest

from game.seating import SeatSetup, TableSetup
from scenes.backend.headless import LOOK
from scenes.council.scoring.scene import ScoringScene
from scenes.council.sounds import FACTIONS, CouncilSound
from scenes.council.ui import UI
from scenes.kit.display import Control, DisplayList
from scenes.kit.preferences import Preferences, Speed
from scenes.kit.scene import BaseScene, Change, Frame, Pop, Scene
from scenes.kit.signals import PointerMoved, PointerPressed, PointerReleased
from scenes.kit.sound import Recording, Sound, SoundCue
from scenes.kit.stack import SceneStack
from scenes.shell.results.podium import ResultsScene
from scenes.table.routes import open_table
from tests.support.window import ADA, press, stack

BOTS = (SeatSetup("Bruno", "sky", "sensible"), SeatSetup("Chika", "leaf", "sensible"))
MACHINES = TableSetup((*BOTS, SeatSetup("Dov", "pink", "sensible")), seed=4)
WITH_ADA = TableSetup((ADA, *BOTS), lead=0, seed=4)
FRAME = 1 / 30
LONGEST = 20_000  # more frames than a game can take


class Ears:
    def __init__(self) -> None:
        self.all: list[SoundCue] = []

    def play(self, heard: SoundCue) -> None:
        self.all.append(heard)

    @property
    def names(self) -> list[Recording]:
        return [heard.sound for heard in self.all]


class Buttons(BaseScene[None]):
    """Two buttons; the rules refuse the second one. F1 leads away, other keys do nothing."""

    def draw(self, frame: Frame) -> DisplayList:
        return [Control("yes", 0, 0, 80, 50), Control("no", 100, 0, 80, 50, refused=True)]

    def default_focus(self) -> str | None:
        return "yes"

    def key(self, name: str) -> Change[None]:
        return Pop(None) if name == "f1" else None


def listened(scene: Scene[object]) -> tuple[SceneStack, Ears]:
    ears, opened = Ears(), stack(scene)
    opened.ears = ears
    return opened, ears


def click(opened: SceneStack, x: float) -> None:
    opened.watch(LOOK)
    for signal in (PointerMoved(x, 10), PointerPressed(x, 10), PointerReleased(x, 10)):
        opened.send(signal)


def watch(opened: SceneStack) -> None:
    """Let a game of bots play itself; only the points want to be left."""
    for _ in range(LONGEST):
        opened.tick(FRAME)
        top = opened.scenes[-1]
        if isinstance(top, ResultsScene):
            press(opened, "x")  # everybody comes onto the podium at once
            return
        if isinstance(top, ScoringScene) and top.is_done:
            opened.draw()
            press(opened, "return")
    raise AssertionError("the game does not end")


def test_the_focus_ticks_when_a_person_moves_it() -> None:
    opened, ears = listened(Buttons())
    opened.draw()
    assert ears.all == []
    press(opened, "tab")
    opened.send(PointerMoved(110, 10))  # has the focus already
    opened.send(PointerMoved(10, 10))
    assert ears.names == [Sound.FOCUS, Sound.FOCUS]


def test_a_button_answers_and_a_refused_one_knocks() -> None:
    opened, ears = listened(Buttons())
    click(opened, 10)
    click(opened, 110)
    press(opened, "return")
    assert ears.names == [Sound.BUTTON, Sound.FOCUS, Sound.REFUSE, Sound.REFUSE]


def test_a_key_that_leads_somewhere_answers() -> None:
    opened, ears = listened(Buttons())
    press(opened, "q")
    assert ears.all == []
    press(opened, "f1")
    assert ears.names == [Sound.BUTTON]


def test_the_council_sits_down_with_rising_notes_and_cards_are_dealt() -> None:
    opened, ears = listened(open_table(UI, WITH_ADA, Preferences()))
    for _ in range(190):
        opened.tick(FRAME)
    heard = [one for one in ears.all if not one.sound.is_speech]
    seats = [SoundCue(CouncilSound.SEAT, step) for step in range(5)]
    assert heard == [*seats, SoundCue(CouncilSound.AGE, 0), SoundCue(Sound.DEAL)]


def test_each_faction_says_its_name_when_it_sits_down() -> None:
    opened, ears = listened(open_table(UI, WITH_ADA, Preferences()))
    for _ in range(130):
        opened.tick(FRAME)
    voices = [one.sound for one in ears.all if one.sound.is_speech]
    assert len(voices) == 5
    assert set(voices) == set(FACTIONS.values())


def test_drawing_is_silent() -> None:
    opened, ears = listened(open_table(UI, WITH_ADA, Preferences()))
    opened.tick(FRAME)
    opened.tick(FRAME)
    before = list(ears.all)
    opened.draw()
    opened.draw()
    assert ears.all == before


@pytest.fixture(scope="module")
def whole_game() -> list[SoundCue]:
    opened, ears = listened(open_table(UI, MACHINES, Preferences()))
    watch(opened)
    return ears.all


def test_a_whole_game_lets_everything_be_heard(whole_game: list[SoundCue]) -> None:
    if_fate_wills = {CouncilSound.BROKEN, CouncilSound.KEPT}
    assert {heard.sound for heard in whole_game} - if_fate_wills == {
        *Sound,
        *CouncilSound,
        *FACTIONS.values(),
    } - if_fate_wills - {
        Sound.FOCUS,
        Sound.REFUSE,
        Sound.VICTORY,  # for people, and here are none
        Sound.DEFEAT,
    }
    assert [heard.sound for heard in whole_game].count(Sound.LEVEL) == 1


def test_notes_climb_along_each_sowing(whole_game: list[SoundCue]) -> None:
    sowings = 0
    for before, now in pairwise(whole_game):
        if now.sound is CouncilSound.CUBE:
            sowings += before.sound is CouncilSound.LIFT
            assert now.step == (before.step + 1 if before.sound is CouncilSound.CUBE else 0)
            assert before.sound in (CouncilSound.LIFT, CouncilSound.CUBE)
    assert sowings > 20


def test_points_climb(whole_game: list[SoundCue]) -> None:
    steps = [heard.step for heard in whole_game if heard.sound is Sound.SCORE]
    assert steps == [0, 1, 2] * 3


def test_slow_frames_lose_no_sound_of_a_fast_show() -> None:
    opened, ears = listened(open_table(UI, MACHINES, Preferences(speed=Speed.FAST)))
    for _ in range(300):
        opened.tick(0.1)
    steps = [heard.step for heard in ears.all if heard.sound is CouncilSound.CUBE]
    assert steps
    assert all(now in (0, before + 1) for before, now in pairwise(steps))


def test_hurrying_never_plays_more_than_one_sound() -> None:
    opened, ears = listened(open_table(UI, MACHINES, Preferences()))
    for _ in range(400):
        before = len(ears.all)
        opened.draw()
        press(opened, "q")
        new = ears.names[before:]
        assert len(new) <= 1 or new == [Sound.SCORE, CouncilSound.KEPT]  # which rings with its row
        opened.tick(FRAME)
        opened.tick(FRAME)


def test_without_motion_the_table_is_silent() -> None:
    opened, ears = listened(open_table(UI, MACHINES, Preferences(speed=Speed.OFF)))
    for _ in range(10):
        opened.tick(FRAME)
    assert set(ears.names) <= {Sound.SCORE}
