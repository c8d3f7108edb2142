"""What may come in through the window, and how it closes."""

from pathlib import Path

import pygame
import pytest

from game.library import Library
from game.match import Match
from game.rules.council.api import Phase
from game.seating import TableSetup
from scenes.app import shelf
from scenes.backend.desktop import OwnDesktop
from scenes.backend.paint.cache import as_window
from scenes.kit.preferences import Preferences
from scenes.kit.scene import Pop, Quit
from scenes.shell.dialogs.closing import ClosingScene
from scenes.shell.dialogs.notice import NoticeScene
from scenes.shell.dialogs.opened import RefusedScene, scene_for_text
from scenes.table.take_back import offer
from tests.library.test_take_backs import furnished
from tests.support.library import autosaver_of, library, play, table
from tests.support.window import stack


def test_bytes_that_are_no_letters_are_no_text(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> str:
        return b"Zo\xeb".decode()

    monkeypatch.setattr(pygame.scrap, "get_text", refuse)
    monkeypatch.setattr(pygame.scrap, "put_text", lambda _: None)
    own = OwnDesktop(Preferences())
    assert own.paste() == ""
    assert own.copy("a") != ""
    assert isinstance(scene_for_text(own.paste(), shelf(), Preferences()), NoticeScene)


@pytest.mark.parametrize("text", ["\ud800", "[" * 100_000, "x" * 8_000_000, "👨‍👩‍👧", "\0"])
def test_whatever_is_pasted_is_refused_in_a_sentence(text: str) -> None:
    scene = scene_for_text(text, shelf(), Preferences())
    assert isinstance(scene, RefusedScene)
    stack(scene)


@pytest.mark.parametrize("depth", [8, 15, 16])
def test_what_has_few_colours_can_still_be_scaled(depth: int) -> None:
    pygame.display.init()

    class Screen(pygame.Surface):
        def convert(self, *bits: int) -> pygame.Surface:  # type: ignore[override]  # as it is called here
            return pygame.Surface(self.get_size(), depth=bits[0] if bits else depth)

    pygame.transform.smoothscale(as_window(Screen((8, 8))), (4, 4))


@pytest.mark.parametrize("level", ["random", "sensible"])
def test_a_bot_that_has_chosen_since_makes_taking_back_no_longer_free(level: str) -> None:
    """Also where only cubes have moved: which faction it visits tells of its hand."""
    seen = 0
    for seed in range(12):
        room = furnished(1, "free")
        room.match = Match.open(TableSetup(room.setup.seats, lead=1, seed=seed))
        while room.match.decision is not None and seen < 5:
            turns = room.match.turns
            last = next((n for n in reversed(range(len(turns))) if turns[n].seat == 0), None)
            if last is not None and len(turns) > last + 1:
                assert offer(room) is None
                seen += room.match.decision.kind is Phase.VISIT or level == "sensible"
            room.match.play(room.match.legal[-1])
    assert seen


def test_one_s_own_choice_is_free_until_then() -> None:
    room = furnished(3, "free")
    room.match.play(room.match.legal[0])
    offered = offer(room)
    assert offered is not None
    assert offered.free


def in_danger(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Library:
    kept = library(folder)
    sitting = kept.begin(table())
    play(sitting, 1)
    assert not kept.in_danger

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("game.library.autosave.write_durably", fail)
    play(sitting, 1)
    assert autosaver_of(sitting).is_settled
    return kept


def test_a_game_that_cannot_be_saved_is_in_danger(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = in_danger(tmp_path, monkeypatch)
    assert kept.in_danger
    monkeypatch.undo()
    kept.close()


def test_whoever_closes_then_is_asked_and_may_stay() -> None:
    opened = stack(NoticeScene("The table", "waits"), ClosingScene())
    assert opened.focus == "no"
    assert isinstance(opened.scenes[-1].activate("yes"), Quit)
    assert opened.scenes[-1].activate("no") == Pop(False)
