"""The music: the piece that the mood asks for, its layers, and the way from one to the next."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pygame

from scenes.backend.music import CHANNELS, STEMS
from scenes.backend.music.fade import Fade
from scenes.backend.music.piece_player import PiecePlayer
from scenes.backend.music.stems import Stems, pieces
from scenes.kit.music import Mood

STEP: Final = 0.04  # seconds between two steps of a fade
SOFT_START: Final = 0.6  # seconds; the first piece of all comes in more slowly
FIRST_START: Final = 2.5
GOES: Final = 2  # bars in which a piece takes its leave
DUCKED: Final = 0.63  # under a voice: 4 dB less
DUCK: Final = 0.12  # seconds
HUSH: Final = 0.12  # until nothing is heard any more
COME_BACK: Final = 0.8


class MusicPlayer:
    """Plays what is wanted, as loud as is wished. Needs an open device.

    Args:
        folder: Where the pieces lie.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._pieces = pieces(folder)
        self._channels = [pygame.mixer.Channel(number) for number in range(CHANNELS)]
        self._mood: Mood | None = None
        self._volume = Fade(0.0)
        self._playing: tuple[str, PiecePlayer] | None = None
        self._leaving: PiecePlayer | None = None
        self._comes = 0.0  # when the next piece begins
        self._upper = False  # which of the two groups of channels is taken
        self._places: dict[str, int] = {}  # where a piece was left
        self._duck = Fade(1.0)
        self._spoken_until = 0.0
        self._begun = False

    def want(self, mood: Mood, volume: float, now: float) -> None:
        """Play this mood from now on; at volume 0, nothing."""
        self._mood = mood
        if self._playing is None:
            self._volume = Fade(volume)
        self._volume.move(volume, now, now, HUSH)

    def duck(self, now: float, seconds: float) -> None:
        """Lower the volume for so many seconds."""
        self._duck.move(DUCKED, now, now, DUCK)
        self._spoken_until = max(self._spoken_until, now + seconds)

    def stop(self) -> None:
        """Fall silent, and remember where."""
        if self._playing is not None:
            self._places[self._playing[0]] = self._playing[1].number
            self._playing[1].stop()
        if self._leaving is not None:
            self._leaving.stop()
        self._playing = self._leaving = None

    def turn(self, now: float) -> float | None:
        """Do what is due. How many seconds later something is again; None: nothing is."""
        if self._mood is None or self._volume.at(now) == self._volume.goal == 0:
            self.stop()
            return None
        try:
            self._follow(self._mood, now)
            self._step(now)
        except (pygame.error, OSError):  # a piece that cannot be played is not tried again
            self.stop()
            self._pieces.pop(self._mood.piece, None)
        return self._rest(now)

    def stands(self, now: float) -> bool:
        """Whether what plays does not get on, because the device takes nothing."""
        return self._playing is not None and self._playing[1].stands(now)

    def _follow(self, mood: Mood, now: float) -> None:
        """Go over to another piece, or let its layers follow."""
        if self._playing is not None and self._playing[0] != mood.piece:
            self._take_leave(now)
        if self._playing is None and mood.piece in self._pieces and now >= self._comes:
            self._begin(mood.piece)
        if self._playing is not None:
            self._playing[1].layer(mood.layers, now)

    def _take_leave(self, now: float) -> None:
        assert self._playing is not None
        name, player = self._playing
        if self._leaving is not None:
            self._leaving.stop()
        self._places[name] = player.number
        line = player.bar_line(now)
        player.whole.move(0.0, now, line, GOES * player.bar)
        self._leaving, self._playing, self._comes = player, None, line

    def _begin(self, name: str) -> None:
        piece = self._pieces[name]
        half = self._channels[STEMS : 2 * STEMS] if self._upper else self._channels[:STEMS]
        self._upper = not self._upper
        section = self._places.get(name, 0) // piece.section * piece.section
        soft = SOFT_START if self._begun else FIRST_START
        stems = Stems(self._folder / name, piece)
        player = PiecePlayer(stems, half, self._channels[-1], section, soft)
        self._begun = True
        self._playing = name, player

    def _step(self, now: float) -> None:
        """Feed what plays, and move what is moving."""
        if now >= self._spoken_until:
            self._duck.move(1.0, now, now, COME_BACK)
        volume = self._volume.at(now) * self._duck.at(now)
        if self._leaving is not None:
            if self._leaving.whole.at(now) <= 0:
                self._leaving.stop()
                self._leaving = None
            else:
                self._leaving.feed(now)
                self._leaving.set_loud(volume, now)
        if self._playing is not None:
            self._playing[1].feed(now)
            self._playing[1].set_loud(volume, now)

    def _rest(self, now: float) -> float | None:
        decks = [player for player in (self._leaving, self._playing and self._playing[1]) if player]
        if any(player.hungry for player in decks):
            return 0.0
        moments = [] if self._playing is None else [self._playing[1].wakes(now)]
        if self._leaving is not None:
            moments.append(self._leaving.wakes(now))
        if self._playing is None and self._mood is not None and self._mood.piece in self._pieces:
            moments.append(self._comes)
        moves = [fade.wakes(now) for fade in (self._duck, self._volume)]
        moments += [at for at in moves if at is not None]
        if self._duck.goal < 1.0:
            moments.append(self._spoken_until)
        return max(STEP, min(moments) - now) if moments else None
