"""Makes sounds heard, without ever holding up the game.

Everything that touches the sound device happens in one thread of its own, in order; the game only
leaves it notes. No device, a driver that hangs, a file that is missing: then it is quiet.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from threading import enumerate as enumerate_threads
from time import monotonic
from typing import TYPE_CHECKING, Final

import pygame

from scenes.backend.music import CHANNELS, STILL
from scenes.kit.music import HOME, Mood
from scenes.kit.preferences import Preferences
from scenes.kit.sound import SoundCue

if TYPE_CHECKING:
    from ctypes import CDLL

    from scenes.backend.music.player import MusicPlayer

RATE: Final = 44_100
BUFFER: Final = 1024  # samples: 23 ms
TOO_LATE: Final = 0.25  # seconds; a sound that comes later than this is better not heard
RESTS: Final = 10.0  # seconds of silence until the device is given back
SOON: Final = 0.3  # the same where nobody listens: what is fading out may end
AGAIN: Final = 1.0  # seconds between two trials of a device that does not answer
FADE_OUT: Final = 120  # milliseconds
MORE: Final = 12  # channels besides those of the music
THREAD: Final = "audio"
LOOK: Final = 0.05  # seconds
LOOKS: Final = 30  # so often closing looks whether the device is free: no clock that a sleep moves
SDL_AUDIO: Final = 0x10  # SDL's names for its audio part and for numbers of 16 bits
SDL_SIGNED_16: Final = 0x8010


class Audio:
    """Sounds and music in two folders, as loud as the preferences say. Quiet until it is started.

    The device is open only while something is heard, or was a moment ago: while it is, it wakes
    the processor 43 times a second.

    Args:
        assets: Our files; ``sounds`` and ``music`` lie there.
        preferences: Read anew for every sound.
    """

    def __init__(self, assets: Path, preferences: Preferences) -> None:
        self._assets = assets
        self._preferences = preferences
        self._notes: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._ready = False  # there is a device
        self._open = False  # and it is ours now
        self._tried = False  # it has just answered
        self._away = False  # another window is in front
        self._hidden = False  # and this one is put away
        self._stirred = -AGAIN  # when a device was wished for without a sound
        self._closing = False  # what was asked for before counts no more
        self._music = 0.0  # the volume that was last asked for
        self._mood = HOME
        self._player: MusicPlayer | None = None  # who plays the music, once there was any
        self._takes: dict[str, pygame.mixer.Sound | None] = {}
        self._turns: Counter[str] = Counter()  # how often a sound was heard
        self._over: dict[int, float] = {}  # by channel when its sound has ended, if any is taken

    @property
    def _muted(self) -> bool:
        return (self._away or self._hidden) and self._preferences.mute_away

    # what the game calls: each returns at once

    def start(self) -> None:
        """Look for a device in the background. Show something first."""
        self._thread = Thread(target=self._work, name=THREAD, daemon=True)
        self._thread.start()

    def stir(self) -> None:
        """Somebody is at it, so that there may be something to hear soon."""
        wished = self._ready and not self._open and (self._is_heard or self._music > 0)
        if wished and monotonic() >= self._stirred + AGAIN:
            self._stirred = monotonic()
            self._notes.put(self._listen)

    def lose(self) -> None:
        """The device is gone, as when its server is started anew; the next sound opens another."""
        if self._ready:
            self._notes.put(self._let_go)

    def play(self, heard: SoundCue) -> None:
        """Begin to play a sound, unless nobody could hear it."""
        if self._ready and self._is_heard:
            self._notes.put(partial(self._play, heard, self._volume_of(heard), monotonic()))

    def accompany(self, mood: Mood) -> None:
        """Let the music follow what is seen; told again and again, it costs nothing."""
        if mood != self._mood:
            self._mood = mood
            if self._ready and self._music > 0:
                self._notes.put(self._tune)

    def mute(self, *, muted: bool) -> None:
        """Be quiet while another window is in front, where that is wished."""
        self._away = muted
        self._fall_silent()

    def hide(self, *, hidden: bool) -> None:
        """The same while the window is put away, and soon the device is given back."""
        self._hidden = hidden
        self._fall_silent()

    def follow(self) -> None:
        """Take over what has changed in the preferences."""
        volume = 0.0 if self._muted else self._preferences.music_volume
        if self._ready and volume != self._music:
            self._music = volume
            self._notes.put(self._tune)

    def close(self) -> None:
        """Give the device back; a driver that hangs is left behind."""
        if self._thread is not None:
            self._closing = True
            self._notes.put(None)
            for _ in range(LOOKS):
                self._thread.join(LOOK)
                if not self._thread.is_alive():
                    break

    @property
    def _is_heard(self) -> bool:
        wishes = self._preferences
        return not self._muted and max(wishes.effects_volume, wishes.voices_volume) > 0

    def _volume_of(self, heard: SoundCue) -> float:
        wishes = self._preferences
        return wishes.voices_volume if heard.sound.is_speech else wishes.effects_volume

    def _fall_silent(self) -> None:
        if self._muted and self._ready:
            self._notes.put(self._fade)

    # in the thread

    def _work(self) -> None:
        if not _device_answers():
            return
        self._tried = self._ready = True
        while (note := self._next()) is not None and not self._closing:
            try:
                note()
            except (pygame.error, OSError):
                continue  # a sound less
        self._let_go()

    def _next(self) -> Callable[[], None] | None:
        """What is to be done; the music is fed meanwhile, and without any the device given back."""
        while self._open:
            due = None if self._player is None else self._player.turn(monotonic())
            if self._stands:
                self._let_go()
                break
            rests = SOON if self._muted else RESTS
            with suppress(Empty):
                return self._notes.get(timeout=rests if due is None else due)
            if due is None and not pygame.mixer.get_busy():
                self._let_go()
        return self._notes.get()

    def _listen(self) -> None:
        """Open the device, if it is not. Raises pygame.error."""
        if self._open:
            return
        if not (self._tried or _device_answers()):
            raise pygame.error
        # The music is cut to the sample: SDL may hand over to the device what it likes, but not us.
        pygame.mixer.init(RATE, size=-16, channels=2, buffer=BUFFER, allowedchanges=0)
        pygame.mixer.set_num_channels(CHANNELS + MORE)
        pygame.mixer.set_reserved(CHANNELS)
        self._open, self._tried = True, False

    def _let_go(self) -> None:
        """Close it; what was read for it is of no use any more."""
        if self._open:
            self._open = False
            self._takes.clear()
            self._over.clear()
            if self._player is not None:
                self._player.stop()
            pygame.mixer.quit()

    @property
    def _stands(self) -> bool:
        """Whether the device takes nothing any more, so that what should be over is still heard."""
        now = monotonic()
        if self._player is not None and self._player.stands(now):
            return True
        late = (number for number, at in self._over.items() if now > at)
        return self._open and any(pygame.mixer.Channel(number).get_busy() for number in late)

    def _fade(self) -> None:
        if self._open:  # the music fades by itself
            for number in range(CHANNELS, CHANNELS + MORE):
                pygame.mixer.Channel(number).fadeout(FADE_OUT)

    def _play(self, heard: SoundCue, volume: float, asked: float) -> None:
        if volume <= 0 or monotonic() - asked > TOO_LATE:
            return
        if self._stands:
            self._let_go()
        self._listen()  # the first sound after a silence waits for that
        sound = self._take(heard)
        channel = None if sound is None else sound.play()
        if sound is None or channel is None:  # else too much is heard already
            return
        channel.set_volume(volume)
        self._over[channel.id] = monotonic() + sound.get_length() + STILL
        if heard.sound.leads and self._player is not None:
            self._player.duck(monotonic(), sound.get_length())

    def _take(self, heard: SoundCue) -> pygame.mixer.Sound | None:
        """The next of its takes: twice the same one after the other is a machine."""
        take = heard.takes[self._turns[heard.take] % len(heard.takes)]
        self._turns[heard.take] += 1
        if take not in self._takes:
            self._takes[take] = None  # a file that cannot be read is not tried again
            self._takes[take] = pygame.mixer.Sound(self._assets / "sounds" / f"{take}.ogg")
        return self._takes[take]

    def _tune(self) -> None:
        """Play what the mood wants, as loud as it is wished now."""
        if self._music > 0:
            self._listen()
        if not self._open:
            return
        if self._player is None:
            from scenes.backend.music.player import MusicPlayer  # the first picture has not waited

            self._player = MusicPlayer(self._assets / "music")
        self._player.want(self._mood, self._music, monotonic())


def device_hangs() -> bool:
    """Whether a driver was left behind: SDL must not end while it is at work."""
    return any(thread.name == THREAD for thread in enumerate_threads())


def _device_answers() -> bool:
    """Whether a device can be opened: a trial that lets the game go on meanwhile.

    pygame holds up all threads while it opens one, for good if the driver hangs.
    """
    try:
        mixer, sdl = _libraries()
        opened = bool(mixer.Mix_OpenAudio(RATE, SDL_SIGNED_16, 2, BUFFER) == 0)
        if opened:
            mixer.Mix_CloseAudio()
        sdl.SDL_QuitSubSystem(SDL_AUDIO)
    except (OSError, AttributeError):
        return True  # no trial in this build of pygame
    return opened


def _libraries() -> tuple[CDLL, CDLL]:
    """SDL's mixer and SDL, as pygame has loaded them."""
    from ctypes import CDLL

    if os.name == "nt":
        return CDLL("SDL2_mixer"), CDLL("SDL2")
    both = CDLL(pygame.mixer.__file__)
    return both, both
