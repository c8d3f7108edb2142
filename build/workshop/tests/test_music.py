"""The music as it is rendered: lengths, loudness, seams, keys; the scores still give it."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from build.environment import ROOT
from build.workshop.music import stem_files
from build.workshop.music.band.players import BAND
from build.workshop.music.encoder import encoded
from build.workshop.music.listening import balance, beats, gap, jump, keys
from build.workshop.music.loudness import lufs, true_peak
from build.workshop.music.performance import bar_samples, perform
from build.workshop.music.pieces import PIECES, in_rounds, stems, together
from build.workshop.music.score import names, score
from build.workshop.music.signs import SIGNS
from build.workshop.music.variation import ENOUGH, LASTING, OTHERS
from build.workshop.synth.tones import RATE, Samples
from tests.sound.hearing import recorded

FOLDER = ROOT / "assets" / "music"
KNOWN: dict[str, Any] = json.loads((FOLDER / "pieces.json").read_text(encoding="utf-8"))
ROOMS = sorted(KNOWN)
STEMS = {(name, stem) for name in ROOMS for stem in KNOWN[name]["stems"]}
LAYERS = ("last_trick", "stake", "lamp_blue", "lamp_red")
MOST = 8_200_000  # bytes of music and sounds


def heard(name: str, stem: str) -> Samples:
    """A stem as the game plays it; a minute of it takes some 40 MB."""
    return recorded(FOLDER / f"{name}_{stem}.ogg", KNOWN[name]["stems"][stem])


class Room:
    """The music of one room, as long as its tests run: all of it at once takes two gigabytes."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.known = KNOWN[name]
        self.score = score(piece_of(name))
        self.stems = {stem: heard(name, stem) for stem in self.known["stems"]}
        first = self.known["plan"][0][0]
        self.whole = self.of(*first)
        self.layers = [*first, *(one for one in LAYERS if one in self.stems)]

    def of(self, *stems: str) -> Samples:
        """What is heard where these are played together."""
        return together({stem: self.stems[stem] for stem in stems}, *stems)


@pytest.fixture(
    scope="module",
    params=ROOMS,
)
def room(request: pytest.FixtureRequest) -> Room:
    """One room after the other."""
    return Room(request.param)


def piece_of(name: str) -> str:
    return name.partition("/")[2]


def test_there_is_a_file_for_every_stem_and_no_other() -> None:
    files = {file.relative_to(FOLDER).as_posix() for file in FOLDER.rglob("*.ogg")}
    assert files == {f"{name}_{stem}.ogg" for name, stem in STEMS}
    assert set(ROOMS) == {f"{piece.home}/{piece.name}" for piece in PIECES.values()}


def test_every_score_is_heard_somewhere_and_in_the_range_of_its_players() -> None:
    used = {sign.score for sign in SIGNS.values()} | set(PIECES)
    assert used == set(names())
    for name in names():
        for part in score(name).parts.values():
            assert all(BAND[part.instrument].can(note.pitch) for note in part.notes)


def test_music_and_sounds_leave_room_in_the_package() -> None:
    files = [*FOLDER.rglob("*.ogg"), *FOLDER.parent.joinpath("sounds").rglob("*.ogg")]
    assert sum(file.stat().st_size for file in files) < MOST


def test_a_piece_is_as_long_as_its_bars_and_as_loud_as_the_others(room: Room) -> None:
    assert len(room.stems["ground"]) == room.score.bars * room.known["bar"]
    assert room.known["bar"] == bar_samples(room.score)
    assert lufs(room.whole) == pytest.approx(-23.5, abs=0.5)
    assert true_peak(room.whole) < -1


def test_all_layers_at_once_are_hardly_louder_and_never_too_loud(room: Room) -> None:
    every = room.of(*room.layers)
    assert lufs(every) < -21
    assert true_peak(every) < -1


def test_no_link_clicks_where_the_next_one_begins(room: Room) -> None:
    size = room.known["bar"] * room.known["link"]
    clicks = [
        (stem, link)
        for stem, wave in room.stems.items()
        for link in range(len(wave) // size)
        if jump(wave, link * size) >= 1.6
    ]
    assert not clicks


def test_a_piece_is_in_its_key_and_in_time_and_balanced(room: Room) -> None:
    found = keys(room.whole)
    fits = {one.lower(): fit for one, fit in found}
    assert fits[room.score.key.lower()] > max(0.7, found[0][1] - 0.06)  # a neighbour may fit, too
    shares = balance(room.whole)
    assert shares.below_120 < 0.35
    assert shares.above < 0.06
    assert 300 < shares.middle < 2_500
    assert gap(room.whole) < 0.5
    assert beats(room.whole, room.score.tempo) > 1


@pytest.mark.parametrize("name", sorted(name for name in ROOMS if piece_of(name) in LASTING))
def test_where_people_stay_nothing_repeats_for_six_minutes(name: str) -> None:
    told, plan = score(piece_of(name)), KNOWN[name]["plan"]
    seconds = told.bars * KNOWN[name]["bar"] / RATE
    assert len(plan) * seconds >= ENOUGH
    rounds = [json.dumps(row) for row in plan]
    assert len(set(rounds)) == len(rounds)


def test_whoever_takes_a_tune_over_plays_other_notes_than_it_had() -> None:
    for name in OTHERS:
        given = {stem.name: stem.score for stem in stems(PIECES[name])}
        for part, swap in OTHERS[name].items():
            old, new = given["tune"].parts[part], given["other"].parts[part]
            assert new.instrument == swap.instrument != old.instrument
            assert len(new.notes) > len(old.notes)


def test_the_stake_is_heard_on_small_loudspeakers() -> None:
    for name in ("council/dusk", "council/night", "council/midnight"):
        assert balance(heard(name, "stake")).below_120 < 0.35


def test_the_scores_still_give_what_was_recorded() -> None:
    """A short layer, rendered anew: as long, as loud beside the others, and nearly the same."""
    made = perform(in_rounds(score("dusk"), "stake"), stereo=False)
    found = heard("council/dusk", "stake")[:, :1]
    assert len(made) == len(found)
    scale = float(np.sum(made * found) / np.sum(made * made))
    assert lufs(made * scale) == pytest.approx(lufs(found), abs=0.5)
    assert np.std(found - made * scale) < 0.35 * np.std(found)


def test_the_same_samples_give_the_same_file() -> None:
    wave = perform(score("logo_bees"), stereo=False)
    assert encoded(wave) == encoded(wave)
    assert encoded(wave)[:4] == b"OggS"


def test_links_fit_to_the_sample(tmp_path: Path) -> None:
    chance = np.random.default_rng(1)
    wave = np.cumsum(chance.standard_normal((4 * 30_000, 1)), axis=0)
    wave = 0.2 * np.sin(wave / 40)
    cuts = stem_files.write(tmp_path / "one.ogg", wave, 4)
    assert len(cuts) == 5
    assert all(before < after for before, after in pairwise(cuts))
    found = recorded(tmp_path / "one.ogg", cuts)
    assert len(found) == len(wave)
    assert np.std(found - wave) < 0.3 * np.std(wave)


def test_a_full_scale_tone_has_the_loudness_of_the_standard() -> None:
    times = np.arange(5 * RATE) / RATE
    tone = np.sin(2 * np.pi * 997 * times)
    assert lufs(np.stack((tone, tone), axis=1)) == pytest.approx(0.0, abs=0.1)
    assert lufs(np.stack((tone, 0 * tone), axis=1)) == pytest.approx(-3.01, abs=0.1)
    assert true_peak(tone[:, None]) == pytest.approx(0.0, abs=0.1)
    fast = np.sin(2 * np.pi * RATE / 4 * times + np.pi / 4)
    assert true_peak(0.5 * fast[:, None]) == pytest.approx(-6.02, abs=0.3)
