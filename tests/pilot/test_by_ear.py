"""Whole games by somebody who only hears: everything is found in the tree, and done by keys."""

from __future__ import annotations

from random import Random
from statistics import median

import pytest

from scenes.backend.headless import HeadlessScreen
from scenes.kit.preferences import Announce, Captions
from scenes.kit.reader import Node, Readable, ReaderAnnouncer, Role, tree_of, walk
from scenes.selftest.pilot import FARTHEST, next_key
from tests.pilot.conftest import Door

pytestmark = pytest.mark.usefixtures("blind")
GAMES = ("Bug Council of Backyardia", "Bugs on Rugs", "Bugami", "Under Glass")
MOST = 3000  # looks
PRESSES = 8  # for a decision, in the middle
LEAVES = {
    "control:back",
    "control:show",
    "control:menu",
    "control:menu:log",
    "control:menu:speed",
    "control:undo",
}


class Listener:
    """Knows names, roles and states, and hears what is said; presses keys."""

    def __init__(self, unseen: HeadlessScreen, seed: int = 1) -> None:
        self.unseen = unseen
        self.herald = ReaderAnnouncer()
        self.heard: list[str] = []
        self.asked: set[str] = set()
        self.presses: list[int] = []
        self.chance = Random(seed)

    def tree(self) -> list[Node]:
        top = self.unseen.screen.stack.top
        assert top is not None
        scene = top[0].scene
        if isinstance(scene, Readable):
            self.heard.append(self.herald.hear(scene.reading, Announce.SHORT))
        return list(walk(tree_of(*top, "window")))

    def use(self, node: Node, *, counted: bool = False) -> None:
        name = node.control or node.more
        presses = 1
        while self.unseen.focus != name:
            self.unseen.press(next_key(self.unseen.controls, self.unseen.focus, name))
            presses += 1
            assert presses < FARTHEST, node.name
        self.unseen.press("return")
        if counted:
            self.presses.append(presses)

    def press(self, name: str) -> None:
        """Wait for something called like that, and use it."""
        for _ in range(MOST):
            found = [node for node in self.tree() if node.controls and node.name.startswith(name)]
            if found:
                self.use(found[0])
                return
            self.unseen.step(0.1)
        raise AssertionError(f"no {name}")

    def play(self, until: str = "Rematch") -> None:
        """Choose what is allowed, or what leads on, up to something whose name says the end."""
        for _ in range(MOST):
            nodes = self.tree()
            if any(until in node.name for node in nodes):
                return
            choices = [node for node in nodes if node.id == "choices"]
            if choices:
                self.asked.update(node.name for node in nodes if node.id == "line")
                usable = [node for node in choices[0].children if not node.refused]
                self.use(self.chance.choice(usable), counted=True)
            elif on := [
                node for node in nodes if node.role is Role.BUTTON and node.id not in LEAVES
            ]:
                self.use(on[-1])
            self.unseen.step(0.1)
        raise AssertionError("the game never ended")


def test_the_last_trick_and_the_points_are_heard(title: Door) -> None:
    """Also where nothing moves: they are told while the sheet of points lies over the table."""
    with title() as unseen:
        listener = Listener(unseen)
        for name in ("Play", "Bugami.", "That is me", "Start the game"):
            listener.press(name)
        listener.play(until="Next deal")
        said = [words for words in listener.heard if words]
        assert "trick 13" in said[-2]
        assert "Points of deal 1: you " in said[-2]


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_from_the_tree_alone(title: Door, game: str) -> None:
    with title() as unseen:
        listener = Listener(unseen)
        for name in ("Play", f"{game}.", "That is me", "Start the game"):
            listener.press(name)
        listener.play()
        said = " ".join(filter(None, listener.heard))
        assert median(listener.presses) <= PRESSES
        assert listener.asked
        assert all(asked in said for asked in listener.asked), "what is asked is said"
        assert "Bruno " in said, "and so is what others do"


def test_a_solo_game_is_played_from_the_tree_alone(title: Door) -> None:
    with title() as unseen:
        listener = Listener(unseen)
        for name in ("Solo", "That is me", "The Pacifist.", "Play"):
            listener.press(name)
        listener.play()
        said = " ".join(filter(None, listener.heard))
        assert median(listener.presses) <= PRESSES
        assert "The Termitenator " in said


def test_a_lesson_is_learned_from_the_tree_alone(title: Door) -> None:
    """What is asked for is tried until it is right; each step says in words what it asks."""
    with title() as unseen:
        listener = Listener(unseen)
        listener.press("Learn")
        listener.press("A trick:")
        listener.play(until="A trick: learned")
        asked = " ".join(filter(None, listener.heard))
        assert "Ants were led" in asked
        assert "not even a biscuit" in asked, "why something else is worse is heard"


def test_captions_are_turned_on_by_their_name(title: Door) -> None:
    with title() as unseen:
        listener = Listener(unseen)
        for name in ("Settings", "Appearance", "What happens"):
            listener.press(name)
        assert unseen.screen.preferences.captions is Captions.EVENTS


def test_a_setting_is_changed_by_its_name(title: Door) -> None:
    with title() as unseen:
        listener = Listener(unseen)
        listener.press("Settings")
        listener.press("Sound")
        listener.press("Every move")
        assert unseen.screen.preferences.announce is Announce.ALL


def test_the_table_is_set_by_names_and_values(title: Door) -> None:
    with title() as unseen:
        listener = Listener(unseen)
        for name in ("Play", "Bugami.", "That is me", "Remove seat 4"):
            listener.press(name)
        before = {node.name: node for node in listener.tree()}
        listener.press("Bot 2")
        found = {node.name: node for node in listener.tree()}
        assert "Remove seat 4" not in found
        assert found["Bot 2"].value != before["Bot 2"].value
