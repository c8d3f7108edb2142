"""The real window: opens it, runs the scenes in it, and never shows a player a traceback."""

from __future__ import annotations

import atexit
import os
import signal
import sys
import traceback
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame

from game import PROGRAM, TITLE
from game.languages import Interpreter
from game.words import _
from scenes.backend import heap
from scenes.backend.assets import assets_root
from scenes.backend.opening import is_tight, open_window, set_icon
from scenes.backend.rendering import Rendering
from scenes.backend.tongue import desktop_languages
from scenes.backend.waiting import Sleep
from scenes.options import Options

if TYPE_CHECKING:
    from game.library import Library
    from scenes.backend.audio import Audio
    from scenes.backend.screen import Screen
    from scenes.kit.preferences import Preferences

FRAMES_A_SECOND: Final = 60
UNSEEN: Final = frozenset({"offscreen", "dummy"})
HIDING: Final = frozenset({pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN})
CLOSING: Final = frozenset({pygame.QUIT, pygame.WINDOWCLOSE})
BY_PAD: Final = frozenset(
    {
        pygame.CONTROLLERBUTTONDOWN,
        pygame.CONTROLLERBUTTONUP,
        pygame.CONTROLLERAXISMOTION,
        pygame.CONTROLLERDEVICEADDED,
    }
)
SHOWING: Final = frozenset({pygame.WINDOWRESTORED, pygame.WINDOWSHOWN, pygame.WINDOWEXPOSED})


def run(options: Options) -> int:
    """Play until the window is closed.

    Returns:
        The exit code: 0, or 1 after one printed sentence about what went wrong.
    """
    Interpreter(assets_root() / "words", desktop_languages()).follow("")
    try:
        pygame.display.init()
        if not _display_is_seen():
            return _complain(_("There is no display to open a window on."))
        if pygame.display.get_driver() in UNSEEN:  # then nobody is there to hear it either
            os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
        if options.size is None and is_tight():
            options = replace(options, fullscreen=True)
        window = open_window(options)
    except pygame.error as error:
        return _complain(_("The window cannot be opened: {reason}.").format(reason=error))
    code = 1
    try:
        code = _keep_log(window, options)
    finally:
        _quit(code)
    return code


def _quit(code: int) -> None:
    from scenes.backend.audio import device_hangs
    from scenes.backend.pads import Pads

    if device_hangs():  # nobody else may end SDL now, the interpreter at its end included
        atexit.register(_leave, code)
        return
    Pads.stop()
    pygame.quit()


def _leave(code: int) -> None:
    """End at once, with everything said and nothing tidied up."""
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:
            stream.flush()
    os._exit(code)


def _keep_log(window: pygame.Window, options: Options) -> int:
    """Play, and write down how it ended."""
    from game.library import Library, Session, find_places
    from game.words import _

    places = find_places(options.data_dir)
    session = Session(places.logs)
    try:
        _play(window, options, Library(places, crash=session.previous_crash))
    except Exception:  # noqa: BLE001  # the last line of defence, for any mistake of ours
        session.crashed(traceback.format_exc())
        return _complain(
            _(
                "{program} has stopped because of a mistake in the program."
                " What happened is written in {file}."
            ).format(program=PROGRAM, file=session.file)
        )
    session.close()
    return 0


def _play(window: pygame.Window, options: Options, library: Library) -> None:
    pygame.font.init()
    heap.share_one_heap()

    from scenes.app import DECKS, PALETTE, first_scene, open_file, wished
    from scenes.backend.audio import Audio
    from scenes.backend.desktop import OwnDesktop
    from scenes.backend.screen import Screen

    preferences = wished(options, library)
    rendering = Rendering()
    window = rendering.follow(window, compatible=preferences.compatible)
    audio = Audio(assets_root() / "sounds", preferences)
    desktop = OwnDesktop(preferences)
    screen = Screen(
        window,
        assets_root(),
        decks=DECKS,
        palette=PALETTE,
        ears=audio,
        preferences=preferences,
        desktop=desktop,
    )
    screen.open(first_scene(options, preferences, library))
    if options.watch is not None:
        screen.open(open_file(options.watch, preferences, library))
    screen.show()
    set_icon(window)
    screen.listen_to_pads()
    audio.start()
    loop = _Loop(screen, audio, preferences, library, rendering)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: loop.interrupt())
    heap.keep()
    try:
        loop.run()
    finally:
        library.close()
        screen.close()
        audio.close()


class _Loop:
    """Frames while something moves; else it sleeps until an event.

    Measured at rest: 0.03 % of a processor without sound, 44 wakes a second more with it.
    """

    def __init__(
        self,
        screen: Screen,
        audio: Audio,
        preferences: Preferences,
        library: Library,
        rendering: Rendering,
    ) -> None:
        from scenes.backend.probe import Probe

        self._screen = screen
        self._audio = audio
        self._preferences = preferences
        self._library = library
        self._rendering = rendering
        self._full = False
        self._hidden = False
        self._closed = False
        self._interrupted = False
        self._sleep = Sleep()
        self._rough = False  # the last picture was not drawn as well as it can be
        self._probe = Probe.wanted()

    def run(self) -> None:
        clock = pygame.Clock()
        while self._screen.stack.running and not self._closed:
            moving = not self._hidden and self._screen.moving
            if not moving:
                self._sleep.until_event(pad=self._screen.has_pad)
            dt = clock.tick(FRAMES_A_SECOND) / 1000  # a moving pointer wakes much more often
            events = pygame.event.get()
            for event in events:
                self._handle(event)
            if any(event.type in CLOSING for event in events):
                self._wish_to_close()
            self._follow()
            if moving:
                self._screen.tick(dt)
            if moving or events:
                self._show()

    def _follow(self) -> None:
        """Take over what has changed in the preferences."""
        self._audio.follow()
        self._library.settings.follow()
        window = self._rendering.follow(
            self._screen.window, compatible=self._preferences.compatible
        )
        if window is not self._screen.window:
            self._screen.window = window
            self._full = False
        if self._full != self._preferences.fullscreen:
            self._full = self._preferences.fullscreen
            self._fill_the_screen()

    def _show(self) -> None:
        if self._screen.stack.running and not self._hidden:
            self._screen.show()
            rough = self._screen.painter.unfinished
            if self._rough and not rough:
                heap.give_back()
            self._rough = rough
            if not self._screen.painter.unfinished:  # else the processor has other work
                self._rendering.watch(self._screen.window, compatible=self._preferences.compatible)
            if self._probe is not None:
                self._probe.tell(self._screen)

    def _handle(self, event: pygame.Event) -> None:
        if self._probe is not None:
            self._probe.hear(event)
        if event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
            self._audio.mute(muted=event.type == pygame.WINDOWFOCUSLOST)
        if event.type in BY_PAD:
            self._sleep.heard_pad()
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
        self._hidden = hidden
        self._audio.hide(hidden=hidden)

    def _wish_to_close(self) -> None:
        """Close, unless that would lose a game: whoever insists may."""
        from scenes.shell.sheets.closing import ClosingScene

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
        from scenes.app import open_file

        self._screen.open(open_file(file, self._preferences, self._library))

    def _fill_the_screen(self) -> None:
        if self._full:
            self._screen.window.set_fullscreen(desktop=True)
        else:
            self._screen.window.set_windowed()


def _display_is_seen() -> bool:
    """Without a display SDL silently plays to nobody, unless that was asked for."""
    driver = pygame.display.get_driver()
    return driver not in UNSEEN or driver in os.environ.get("SDL_VIDEODRIVER", "")


def _complain(sentence: str) -> int:
    if sys.stderr is None:  # a program with a window has nowhere to write on Windows
        pygame.display.message_box(_(TITLE), sentence, "error")
    else:
        sys.stderr.write(sentence + "\n")
    return 1
