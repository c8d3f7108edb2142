"""The player: stems together to the sample, layers on bar lines, one piece into the next."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pygame
import pytest

from scenes.backend import audio
from scenes.backend.music import CHANNELS
from scenes.backend.music.fade import Fade
from scenes.backend.music.player import MusicPlayer
from scenes.backend.music.stems import MusicPiece, Stems, pieces
from scenes.kit.music import Mood
from tests.sound.hearing import ASSETS, recorded

ROOT = Path(__file__).parents[2]
FOLDER = ASSETS / "music"
DUSK = Mood("council/dusk")
NIGHT = Mood("council/night")


@pytest.fixture
def player() -> Iterator[MusicPlayer]:
    pygame.mixer.init(audio.RATE, -16, 2, audio.BUFFER, allowedchanges=0)
    pygame.mixer.set_num_channels(CHANNELS + audio.MORE)
    yield MusicPlayer(FOLDER)
    pygame.mixer.quit()


def run(player: MusicPlayer, now: float, seconds: float) -> float:
    """Let a clock of its own run, which is faster than the device; what time it is then."""
    end = now + seconds
    while now < end:
        due = player.turn(now)
        if due is None:
            return end
        now += max(due, 0.001)
    return now


def playing(player: MusicPlayer) -> str:
    return "" if player._playing is None else player._playing[0]


def gone(player: MusicPlayer) -> bool:
    return player._leaving is None


def place(player: MusicPlayer) -> int:
    return -1 if player._playing is None else player._playing[1].number


def loudness(player: MusicPlayer) -> dict[str, float]:
    assert player._playing is not None
    deck = player._playing[1]
    return {stem: channel.get_volume() for stem, channel in deck._channels.items()}


def test_a_fade_goes_from_where_it_is_and_ends_where_it_should() -> None:
    fade = Fade(0.0)
    fade.move(1.0, 10.0, 12.0, 2.0)
    assert (fade.at(11.9), fade.at(14.0)) == (0.0, 1.0)
    assert 0.5 < fade.at(13.0) < 1.0
    assert fade.wakes(10.0) == 12.0
    assert fade.wakes(13.0) == 13.0
    assert fade.wakes(14.5) is None
    fade.move(0.0, 13.0, 13.0, 1.0)
    assert fade.at(13.0) == pytest.approx(0.707, abs=0.01)


def test_all_stems_begin_together_and_layers_wait_for_the_game(player: MusicPlayer) -> None:
    player.want(DUSK, 0.5, 100.0)
    run(player, 100.0, 4.0)
    loud = loudness(player)
    assert loud["ground"] == pytest.approx(0.5, abs=0.01)
    assert loud["tune"] == pytest.approx(0.5, abs=0.01)
    assert loud["stake"] == loud["last_trick"] == 0


def test_a_layer_joins_on_the_next_bar_and_leaves_at_once(player: MusicPlayer) -> None:
    player.want(DUSK, 0.5, 100.0)
    now = run(player, 100.0, 1.0)
    player.want(Mood(DUSK.piece, frozenset({"stake"})), 0.5, now)
    player.turn(now)
    assert loudness(player)["stake"] == 0
    now = run(player, now, 2 * 60 / 88 * 4 + 0.2)
    assert loudness(player)["stake"] == pytest.approx(0.5, abs=0.02)
    player.want(DUSK, 0.5, now)
    run(player, now, 60 / 88 * 4 + 0.2)
    assert loudness(player)["stake"] == 0


def test_a_piece_goes_over_into_the_next_on_a_bar_line(player: MusicPlayer) -> None:
    player.want(DUSK, 0.5, 100.0)
    now = run(player, 100.0, 1.0)
    player.want(NIGHT, 0.5, now)
    player.turn(now)
    assert playing(player) == ""  # until the bar is over
    now = run(player, now, 3.5)
    assert playing(player) == NIGHT.piece
    assert not gone(player)
    run(player, now, 6.0)
    assert gone(player)


def test_who_comes_back_hears_the_section_in_which_it_was_left(player: MusicPlayer) -> None:
    player.want(DUSK, 0.5, 100.0)
    now = run(player, 100.0, 1.0)
    assert player._playing is not None
    player._playing[1].number = 9
    player.want(DUSK, 0.0, now)
    now = run(player, now, 1.0)
    assert playing(player) == ""
    player.want(DUSK, 0.5, now)
    run(player, now, 0.5)
    assert place(player) == 8


def test_silence_asks_for_nothing_any_more(player: MusicPlayer) -> None:
    player.want(DUSK, 0.5, 100.0)
    now = run(player, 100.0, 1.0)
    player.want(DUSK, 0.0, now)
    run(player, now, 0.5)
    assert player.turn(now + 1.0) is None
    assert not pygame.mixer.get_busy()


def test_the_music_makes_room_for_a_voice(player: MusicPlayer) -> None:
    player.want(DUSK, 0.5, 100.0)
    now = run(player, 100.0, 4.0)
    player.duck(now, 1.0)
    now = run(player, now, 0.5)
    assert loudness(player)["ground"] == pytest.approx(0.315, abs=0.02)
    run(player, now, 3.0)
    assert loudness(player)["ground"] == pytest.approx(0.5, abs=0.01)


def test_while_nothing_fades_it_wakes_once_a_link(player: MusicPlayer) -> None:
    player.want(DUSK, 0.5, 100.0)
    now, dues = 100.0, list[float]()
    while now < 103.0:
        dues.append(player.turn(now) or 0.0)
        now += max(dues[-1], 0.001)
    assert max(dues) > 2.0


@pytest.mark.usefixtures("player")
def test_files_that_are_broken_are_not_missed(tmp_path: Path) -> None:
    (tmp_path / "pieces.json").write_bytes((FOLDER / "pieces.json").read_bytes())
    broken = MusicPlayer(tmp_path)
    broken.want(DUSK, 0.5, 100.0)
    run(broken, 100.0, 1.0)
    assert broken.turn(102.0) is None
    (tmp_path / "pieces.json").write_bytes(b"{")
    assert pieces(tmp_path) == {}
    assert MusicPlayer(tmp_path).turn(100.0) is None


@pytest.mark.usefixtures("player")
def test_a_stem_of_a_few_links_is_decoded_once_and_sounds_the_same_again() -> None:
    known = pieces(FOLDER)["council/dusk"]
    stems = Stems(FOLDER / "council/dusk", known)
    rounds = [[stems.link("stake", number).get_raw() for number in range(first, first + 4)]
              for first in (0, 4, 8)]  # fmt: skip
    assert rounds[1] == rounds[2]  # the first of all has nothing to come from
    assert rounds[0][1:] == rounds[1][1:]
    gone = FOLDER / "council/nothing_lies_here"
    stems._files = gone
    assert stems.link("stake", 12).get_raw() == rounds[1][0]
    with pytest.raises(OSError, match="nothing_lies_here"):
        stems.link("tune", 0)


@pytest.mark.usefixtures("player")
def test_what_rests_or_sounds_again_takes_no_room_twice() -> None:
    known = pieces(FOLDER)["council/dusk"]
    stems = Stems(FOLDER / "council/dusk", known)
    for stem in ("stake", "bed"):
        heard = [stems.link(stem, number) for number in range(known.rounds)]
        assert len({id(sound) for sound in heard}) < known.rounds / 2
        for number, sound in enumerate(heard):
            sounds = not known.is_planned(stem) or known.sounds(stem, number)
            assert any(sound.get_raw()[len(sound.get_raw()) // 2 :]) is sounds


def test_the_plan_says_when_a_stem_rests() -> None:
    piece = MusicPiece(
        10,
        1,
        1,
        ((("a",), ("a", "b")), (("b",), ("a",))),
        {"a": (0, 1, 2), "b": (0, 1, 2), "c": (0, 1)},
    )
    assert [piece.sounds("a", number) for number in range(5)] == [True, True, False, True, True]
    assert [piece.sounds("b", number) for number in range(4)] == [False, True, True, False]
    assert piece.is_planned("b")
    assert not piece.is_planned("c")
    assert (piece.links, piece.rounds) == (2, 4)


HEARD = """
import sys, time
import pygame
from scenes.backend import audio
from scenes.backend.music import CHANNELS
from scenes.backend.music.player import MusicPlayer
from scenes.kit.music import Mood
from tests.sound.hearing import ASSETS
pygame.mixer.init(audio.RATE, -16, 2, audio.BUFFER, allowedchanges=0)
pygame.mixer.set_num_channels(CHANNELS + audio.MORE)
player = MusicPlayer(ASSETS / "music")
player.want(Mood("rugs/attic"), 1.0, time.monotonic())
end = time.monotonic() + 8.5
while (now := time.monotonic()) < end:
    time.sleep(max(0.0, min(player.turn(now), end - now)))
pygame.mixer.quit()
"""


@pytest.mark.whole  # it is fed by the clock
def test_what_is_played_is_what_was_recorded_over_every_seam(tmp_path: Path) -> None:
    """Through SDL's driver that writes a file: two stems and a seam, sample for sample."""
    raw = tmp_path / "heard.raw"
    driver = {"SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": str(raw), "SDL_DISKAUDIODELAY": "23"}
    subprocess.run(
        [sys.executable, "-c", HEARD],
        cwd=ROOT, env=os.environ | driver, check=True, capture_output=True,
    )  # fmt: skip
    played = np.fromfile(raw, np.int16).reshape(-1, 2)[:, 0] / 32_768
    known = pieces(FOLDER)["rugs/attic"]
    wanted = sum(
        recorded(FOLDER / f"rugs/attic_{stem}.ogg", known.stems[stem])[:, 0]
        for stem in ("ground", "tune")
    )
    assert isinstance(wanted, np.ndarray)
    middle = wanted[known.size - 20_000 : known.size + 20_000]  # round the first seam
    size = 1 << 20
    match = np.fft.irfft(np.fft.rfft(played, size) * np.conj(np.fft.rfft(middle, size)), size)
    at = int(np.argmax(match))
    found = played[at : at + len(middle)]
    assert np.std(found - middle) < 0.01 * np.std(middle)
