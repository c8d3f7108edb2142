"""The real window: opens it, puts the scenes into it, and never shows a player a traceback."""

from __future__ import annotations

import atexit
import os
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from game import PROGRAM, out_of_memory
from game.assets import assets_root
from game.languages import Interpreter
from game.refusal import CommandRefusal
from game.words import _
from scenes.backend import allocator
from scenes.backend.first_window import UNSEEN, is_tight, open_window, set_icon
from scenes.backend.locales import desktop_languages
from scenes.backend.rendering import Rendering
from scenes.options import Options

if TYPE_CHECKING:
    from game.library import Library, RunLog

ENDING: Final = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
"""Ctrl C, the end of a session, a terminal that is closed, and Windows' Ctrl Break."""


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
        rendering = Rendering(open_window(options))
    except pygame.error as error:
        if out_of_memory.is_short(error):
            raise
        return _complain(_("The window cannot be opened: {reason}.").format(reason=error))
    code = 1
    try:
        code = _keep_log(rendering, options)
    except CommandRefusal as refusal:
        return _complain(str(refusal))
    finally:
        rendering.close()
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


def _keep_log(rendering: Rendering, options: Options) -> int:
    from game.library import Library, RunLog, find_folders
    from game.words import _

    folders = find_folders(options.data_dir)
    run_log = RunLog(folders.logs)
    try:
        with _threads_starve_quietly(run_log):
            library = Library(folders, crash=run_log.previous_crash, note=run_log.log_fault)
            _play(rendering, options, library, run_log)
    except Exception as error:
        if out_of_memory.is_short(error):  # then it is no mistake of ours
            _note_starving(run_log, error)
            raise
        run_log.log_crash(traceback.format_exc())
        return _complain(
            _(
                "{program} has stopped because of an error in the program. The details are "
                "in {file}."
            ).format(program=PROGRAM, file=run_log.file)
        )
    run_log.close()
    return 0


def _note_starving(run_log: RunLog, error: BaseException) -> None:
    """Write down what needed more memory than there was, for the log alone."""
    out_of_memory.let_go()
    with suppress(Exception):  # writing needs some as well
        run_log.log_crash("".join(traceback.format_exception(error)))
        run_log.mark_seen()


@contextmanager
def _threads_starve_quietly(run_log: RunLog) -> Iterator[None]:
    """Without memory the music stops, or a number is missing: that is for the log too."""
    usual = threading.excepthook

    def fallen(told: threading.ExceptHookArgs) -> None:
        if told.exc_value is not None and out_of_memory.is_short(told.exc_value):
            _note_starving(run_log, told.exc_value)
        else:
            usual(told)

    threading.excepthook = fallen
    try:
        yield
    finally:
        threading.excepthook = usual


def _play(rendering: Rendering, options: Options, library: Library, run_log: RunLog) -> None:
    pygame.font.init()
    allocator.share_one_heap()

    from scenes.app import DECKS, PALETTE, first_scene, open_file, starting_preferences
    from scenes.backend.audio import Audio
    from scenes.backend.desktop import OwnDesktop
    from scenes.backend.net import Net
    from scenes.backend.screen import Screen

    preferences = starting_preferences(options, library)
    window = rendering.follow(compatible=preferences.compatible)
    audio = Audio(assets_root(), preferences)
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
    net = Net(screen, library, run_log, partial(first_scene, options, preferences, library))
    net.hold(lambda: screen.open(first_scene(options, preferences, library)))
    if options.watch is not None:
        file = options.watch
        net.hold(lambda: screen.open(open_file(file, preferences, library)))
    net.hold(screen.show)
    set_icon(window)
    screen.listen_to_pads()
    audio.start()

    from scenes.backend.loop import Loop  # the first picture has not waited for it

    loop = Loop(screen, audio, preferences, library, rendering, net)
    allocator.keep()
    with _ended_in_good_order(loop.interrupt):
        try:
            loop.run()
        finally:
            library.close()
            screen.close()
            audio.close()


@contextmanager
def _ended_in_good_order(stop: Callable[[], None]) -> Iterator[None]:
    """Whoever ends the program from outside closes its window, and hears nothing of it."""
    heard = {}
    for number in (getattr(signal, name) for name in ENDING if hasattr(signal, name)):
        if number != getattr(signal, "SIGHUP", None) or signal.getsignal(number) != signal.SIG_IGN:
            heard[number] = signal.signal(number, lambda *_: stop())
    try:
        yield
    finally:  # there is no window any more that could be closed
        for number, before in heard.items():
            signal.signal(number, before or signal.SIG_DFL)


def _display_is_seen() -> bool:
    """Without a display SDL silently plays to nobody, unless that was asked for."""
    driver = pygame.display.get_driver()
    return driver not in UNSEEN or driver in os.environ.get("SDL_VIDEODRIVER", "")


def _complain(sentence: str) -> int:
    if sys.stderr is None:  # a program with a window has nowhere to write on Windows
        pygame.display.message_box(_(PROGRAM), sentence, "error")
    else:
        sys.stderr.write(sentence + "\n")
    return 1
