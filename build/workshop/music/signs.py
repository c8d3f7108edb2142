"""The short pieces among the sounds: voices of the factions, and signs of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

import numpy as np

from build.workshop.music.loudness import lufs, true_peak
from build.workshop.music.performance import again, perform
from build.workshop.music.score import score
from build.workshop.synth.tones import Samples

LOUD: Final = -20.5  # LUFS
PEAK: Final = -1.5  # dBTP
LEAD: Final = 384  # samples of silence: coding smears what begins


class Sign(NamedTuple):
    """A score, and which take of it."""

    score: str
    take: int = 0


def _takes(name: str, score_name: str, takes: int) -> dict[str, Sign]:
    letters = ("", "_b", "_c")[:takes]
    return {f"{name}{letter}": Sign(score_name, take) for take, letter in enumerate(letters)}


SIGNS: Final[Mapping[str, Sign]] = {
    **_takes("council/voice_bees", "logo_bees", 3),
    **_takes("council/voice_mosquitoes", "logo_mosquitoes", 3),
    **_takes("council/voice_ants", "logo_ants", 3),
    **_takes("council/voice_cockroaches", "logo_cockroaches", 3),
    **_takes("council/voice_flies", "logo_flies", 3),
    **_takes("council/voice_pacifist", "logo_pacifist", 2),
    **_takes("council/voice_card_shark", "logo_shark", 2),
    **_takes("council/voice_thief", "logo_thief", 2),
    **_takes("council/voice_trickster", "logo_trickster", 2),
    "council/age_1": Sign("sting_age_1"),
    "council/age_2": Sign("sting_age_2"),
    "council/age_3": Sign("sting_age_3"),
    "council/broken": Sign("sting_na_broken"),
    "council/kept": Sign("sting_na_kept"),
}
"""By the names of their recordings."""


def sign(name: str) -> Samples:
    """The samples of a sign: one column, as loud as the others, from silence to silence."""
    wanted = SIGNS[name]
    wave = perform(again(score(wanted.score), wanted.take), stereo=False, take=wanted.take)
    gain = min(LOUD - lufs(wave), PEAK - true_peak(wave))
    return np.pad(wave[:, 0] * 10 ** (gain / 20), (LEAD, 0))
