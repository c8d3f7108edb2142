"""The recordings: one for each sound that the game names, and the game can read it."""

import pygame
import pytest

from scenes.council.personas import LOOKS
from scenes.council.sounds import FACTIONS, CouncilVoice
from tests.sound.hearing import ASSETS, TAKES

FOLDER = ASSETS / "sounds"


def test_there_is_one_recording_for_each_sound_and_no_other() -> None:
    files = FOLDER.rglob("*.ogg")
    assert sorted(file.relative_to(FOLDER).with_suffix("").as_posix() for file in files) == TAKES


def test_every_faction_and_every_personality_has_a_voice() -> None:
    assert len(set(FACTIONS.values())) == 5
    assert {*FACTIONS.values(), *(look.voice for look in LOOKS.values())} == set(CouncilVoice)
    assert all(voice.is_speech and voice.takes > 1 for voice in CouncilVoice)


@pytest.mark.usefixtures("mixer")
@pytest.mark.parametrize("take", TAKES)
def test_the_game_can_read_it(take: str) -> None:
    assert pygame.mixer.Sound(FOLDER / f"{take}.ogg").get_length() > 0.05
