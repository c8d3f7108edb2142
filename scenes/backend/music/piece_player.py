"""One piece that is being played: every stem on a channel of its own, link after link.

What follows is queued while something plays, and SDL goes over to it without losing a sample. All
stems must begin in the same buffer, though: a mark that is over after one sample tells whether
they did.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from scenes.backend.music import STILL
from scenes.backend.music.fade import Fade
from scenes.backend.music.stems import FRAME, RATE, Stems

TRIES: Final = 20
LATE: Final = 0.06  # seconds after its end by which a link has been followed by the next


class PiecePlayer:
    """A piece from one of its links on, as long as it is fed.

    Args:
        stems: Its recordings.
        channels: As many as it has stems, at least.
        mark: One more, to see that all of them begin together.
        number: The link to begin with.
        soft: Seconds in which it comes in.
    """

    def __init__(
        self,
        stems: Stems,
        channels: Sequence[pygame.mixer.Channel],
        mark: pygame.mixer.Channel,
        number: int,
        soft: float,
    ) -> None:
        self._stems = stems
        self._mark = mark
        self._channels = dict(zip(stems.piece.stems, channels, strict=False))
        self._levels = {
            stem: Fade(1.0 if stems.piece.is_planned(stem) else 0.0) for stem in self._channels
        }
        self.whole = Fade(0.0)
        self.number = number  # the link that plays
        self._soft = soft
        self._since: float | None = None  # when it began; None: it has not
        self._missing = list(self._channels)  # stems of which the next link is to be read
        self._read: dict[str, pygame.mixer.Sound] = {}
        self._loud: dict[str, float] = {}

    @property
    def bar(self) -> float:
        """Seconds of a bar."""
        return self._stems.piece.bar / RATE

    @property
    def hungry(self) -> bool:
        """Whether there is something to read: one thing at a time, so that nobody waits for it."""
        return bool(self._missing)

    @property
    def _link(self) -> float:
        return self._stems.piece.size / RATE

    @property
    def _next_section(self) -> int:
        return (self.number + 1) % self._stems.piece.rounds

    # playing

    def feed(self, now: float) -> None:
        """Read on, begin, or go over to the next link; mend what has run dry.

        Raises pygame.error or OSError where a file cannot be played.
        """
        if self._missing:
            self._read_one()
        if self._since is None:
            if not self._missing:
                self._begin(now)
        elif now >= self._since + self._link + LATE:
            self._go_over(now)

    def _read_one(self) -> None:
        stem = self._missing.pop()
        if self._since is None:
            self._read[stem] = self._stems.link(stem, self.number)
        else:
            self._channels[stem].queue(self._stems.link(stem, self._next_section))

    def _begin(self, now: float) -> None:
        begin_together(
            [(self._channels[stem], sound) for stem, sound in self._read.items()], self._mark
        )
        self._read.clear()
        self._loud.clear()
        self._since = now
        self._missing = list(self._channels)
        self.whole.move(1.0, now, now, self._soft)

    def _go_over(self, now: float) -> None:
        assert self._since is not None
        channels = self._channels.values()
        if self._missing or not all(channel.get_busy() for channel in channels):
            self.stop()  # reading has taken too long: all of them begin again, together
            self._since, self._missing = None, list(self._channels)
            self.number = self._next_section
        elif not any(channel.get_queue() for channel in channels):
            self.number = self._next_section
            self._since = max(self._since + self._link, now - 2 * LATE)
            self._missing = list(self._channels)

    def stands(self, now: float) -> bool:
        """Whether the link should have been over long ago, and the next one still waits."""
        late = self._since is not None and now > self._since + self._link + STILL
        return late and all(channel.get_queue() for channel in self._channels.values())

    def stop(self) -> None:
        """End at once."""
        for channel in self._channels.values():
            channel.set_volume(0.0)
            channel.stop()
            channel.stop()  # SDL has begun with what was queued
        self._mark.stop()  # its one sample may not have been fetched yet

    # loudness

    def bar_line(self, now: float) -> float:
        """When the next bar begins; at once where nothing has begun."""
        if self._since is None:
            return now
        bars = int((now - self._since) / self.bar) + 1
        return self._since + bars * self.bar

    def layer(self, layers: frozenset[str], now: float) -> None:
        """Let these layers be heard from the next bar on, and no others."""
        for stem, level in self._levels.items():
            if not self._stems.piece.is_planned(stem):
                wanted = stem in layers
                level.move(float(wanted), now, self.bar_line(now) if wanted else now, self.bar)

    def set_loud(self, volume: float, now: float) -> None:
        """As loud as this and its own fades say."""
        volume *= self.whole.at(now)
        for stem, channel in self._channels.items():
            loud = volume * self._levels[stem].at(now)
            if self._loud.get(stem) != loud:
                self._loud[stem] = loud
                channel.set_volume(loud)

    def wakes(self, now: float) -> float:
        """When there is something to do besides reading."""
        moments = [fade.wakes(now) for fade in (self.whole, *self._levels.values())]
        due = now if self._since is None else self._since + self._link + LATE
        return min([due, *(at for at in moments if at is not None)])


def begin_together(
    sounds: Sequence[tuple[pygame.mixer.Channel, pygame.mixer.Sound]], mark: pygame.mixer.Channel
) -> bool:
    """Begin all of them in the same buffer, unheard; whether that came about."""
    tick = pygame.mixer.Sound(buffer=bytes(FRAME))
    for _ in range(TRIES):
        for channel, _sound in sounds:
            channel.set_volume(0.0)
        mark.play(tick)
        for channel, sound in sounds:
            channel.play(sound)
            channel.set_volume(0.0)
        if mark.get_busy():
            return True
        for channel, _sound in sounds:
            channel.stop()
    for channel, sound in sounds:
        channel.play(sound)
        channel.set_volume(0.0)
    return False
