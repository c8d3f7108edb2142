"""Picture after picture in the real window, and what happens to the window itself meanwhile."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Final

import pygame

from game.library import Library
from scenes.app import open_file
from scenes.backend import allocator
from scenes.backend.ambient_clock import AmbientClock
from scenes.backend.audio import Audio
from scenes.backend.event_wait import Sleep, new_events
from scenes.backend.first_window import fill_screen
from scenes.backend.net import Net
from scenes.backend.placement import Placement
from scenes.backend.probe import Probe
from scenes.backend.reader import Speaker
from scenes.backend.rendering import Rendering
from scenes.backend.screen import Screen
from scenes.kit import bell
from scenes.kit.preferences import Preferences
from scenes.shell.dialogs.closing import ClosingScene

FRAMES_A_SECOND: Final = 60
HIDING: Final = frozenset({pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN})
CLOSING: Final = frozenset({pygame.QUIT, pygame.WINDOWCLOSE})
BY_HAND: Final = frozenset(
    {pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN, pygame.DROPFILE}
)
BY_PAD: Final = frozenset(
    {
        pygame.CONTROLLERBUTTONDOWN,
        pygame.CONTROLLERBUTTONUP,
        pygame.CONTROLLERAXISMOTION,
        pygame.CONTROLLERDEVICEADDED,
    }
)
STIRRING: Final = BY_HAND | BY_PAD | {pygame.MOUSEMOTION}
SHOWING: Final = frozenset({pygame.WINDOWRESTORED, pygame.WINDOWSHOWN, pygame.WINDOWEXPOSED})


class Loop:
    """Frames while something moves; else it sleeps until an event.

    Measured at rest, with nothing that lives: 0.03 % of a processor without music, 0.25 % with a
    gamepad (put away 0.08 %), 44 wakes a second more while a sound device is open.
    """

    def __init__(
        self,
        screen: Screen,
        audio: Audio,
        preferences: Preferences,
        library: Library,
        rendering: Rendering,
        net: Net,
    ) -> None:
        self._screen = screen
        self._audio = audio
        self._preferences = preferences
        self._library = library
        self._rendering = rendering
        self._net = net
        self._clock = pygame.Clock()
        self._full = False
        self._hidden = False
        self._closed = False
        self._interrupted = False
        self._sleep = Sleep()
        self._ambient = AmbientClock()
        self._speaker = Speaker(screen)
        self._placement = Placement()
        self._watched = monotonic()  # so long people have watched what is there
        self._rough = False  # the last picture was not drawn as well as it can be
        self._probe = Probe.from_environment()
        rung = pygame.Event(pygame.event.custom_type())
        bell.hang(lambda: _post(rung))

    def run(self) -> None:
        """Until nothing is left to show, or the window is closed."""
        self._speaker.look()
        while self._screen.stack.is_running and not self._closed:
            self.turn()

    def turn(self) -> None:
        """Wait for something to do, and do it."""
        hold = self._net.hold
        moving = not self._hidden and bool(hold(self._moves))
        if not moving:
            allocator.tidy()
            self._sleep.until_event(pad=self._screen.has_pad, hidden=self._hidden, due=self._due())
        dt = self._clock.tick(FRAMES_A_SECOND) / 1000  # a moving pointer wakes much more often
        asked = bool(hold(partial(self._screen.rest, dt)))
        self._watch()
        events = self._new_events()
        for event in events:
            hold(partial(self._handle, event))
        if any(event.type in CLOSING for event in events):
            self._wish_to_close()
        hold(self._follow)
        if moving:
            hold(partial(self._screen.tick, dt))
        if moving or events or asked:
            hold(self._show)
        elif self._ambient.lives(self._screen):
            hold(partial(self._ambient.beat, self._screen))

    def _new_events(self) -> list[pygame.Event]:
        """What has happened; it waits while nobody sees yet what is there."""
        if not self._screen.holds:
            return new_events()
        pygame.event.pump()  # the desktop shall not think that nobody is at home
        return []

    def _watch(self) -> None:
        """What is there has been seen since the last time; what is new, since it has come."""
        now = monotonic()
        self._screen.watch(now - max(self._watched, self._screen.came_up))
        self._watched = now

    def _due(self) -> float | None:
        """In how many seconds there is something to do although nothing happens."""
        lives = not self._hidden and self._ambient.lives(self._screen)
        dues = self._screen.due, self._ambient.due if lives else None
        return min((due for due in dues if due is not None), default=None)

    def _moves(self) -> bool:
        return self._screen.is_moving

    def _follow(self) -> None:
        """Take over what has changed in the preferences."""
        self._audio.accompany(self._screen.stack.mood)
        self._audio.follow()
        self._library.settings.follow()
        window = self._rendering.follow(compatible=self._preferences.compatible)
        if window is not self._screen.window:
            self._screen.window = window
            self._full = False
        self._speaker.follow()
        if self._full != self._preferences.fullscreen:
            self._full = self._preferences.fullscreen
            fill_screen(self._screen.window, full=self._full)
            self._placement.forget()
        if not (self._full or self._hidden):
            self._placement.look(self._screen.window)

    def _show(self) -> None:
        if self._screen.stack.is_running and not self._hidden:
            self._screen.show()
            self._speaker.show()
            rough = self._screen.painter.is_unfinished
            if self._rough and not rough:
                allocator.give_back()
            self._rough = rough
            if not self._screen.painter.is_unfinished:  # else the processor has other work
                self._rendering.watch(compatible=self._preferences.compatible)
            if self._probe is not None:
                self._probe.tell(self._screen)

    def _handle(self, event: pygame.Event) -> None:
        if self._probe is not None:
            self._probe.hear(event)
        if event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
            self._audio.mute(muted=event.type == pygame.WINDOWFOCUSLOST)
            self._ambient.turn_away(away=event.type == pygame.WINDOWFOCUSLOST)
        if event.type in STIRRING:
            self._audio.stir()
        if event.type in BY_PAD:
            self._sleep.heard_pad()
        if event.type in BY_PAD or event.type in BY_HAND:
            self._net.note_press()
        if event.type == pygame.AUDIODEVICEREMOVED and event.which and not event.iscapture:
            self._audio.lose()
        if self._speaker.handle(event):
            return
        if event.type == pygame.DROPFILE:
            self._open_file(Path(event.file))
        elif event.type in HIDING:
            self._hide(hidden=True)
        elif event.type in SHOWING:
            self._hide(hidden=False)
        elif event.type not in CLOSING:
            self._screen.handle(event)

    def _hide(self, *, hidden: bool) -> None:
        """The window is put away, or comes back."""
        self._hidden = self._screen.stack.put_away = hidden
        self._audio.hide(hidden=hidden)

    def _wish_to_close(self) -> None:
        """Close, unless that would lose a game: whoever insists may."""
        asked = any(isinstance(scene, ClosingScene) for scene in self._screen.stack.scenes)
        if self._interrupted or asked or not self._library.in_danger:
            self._closed = True
        else:
            self._screen.open(ClosingScene())

    def interrupt(self) -> None:
        """The terminal or the system wants an end: nobody is asked."""
        self._interrupted = True
        pygame.event.post(pygame.Event(pygame.QUIT))

    def _open_file(self, file: Path) -> None:
        self._screen.open(open_file(file, self._preferences, self._library))


def _post(event: pygame.Event) -> None:
    """Where the queue is full, or the window is gone, somebody looks round anyway."""
    with suppress(pygame.error):
        pygame.event.post(event)
