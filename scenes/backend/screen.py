"""A scene stack in a window's pixels: what the real window and the unseen one have in common."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from time import monotonic, perf_counter

import pygame

from game import PROGRAM, clock
from game.assets import assets_root
from game.languages import Interpreter
from game.words import _
from scenes.backend.input import Translator
from scenes.backend.input_method import InputMethod
from scenes.backend.paint.painter import Painter
from scenes.backend.paint.tiled import LayoutShelf
from scenes.kit import bindings, captions
from scenes.kit.cards import NO_DECKS, Decks
from scenes.kit.desktop import Desktop, Nowhere
from scenes.kit.display import DisplayList, Item
from scenes.kit.layout import LayoutBook, Place
from scenes.kit.preferences import Preferences
from scenes.kit.recolour import PLAIN_PALETTE, Palette, recolour
from scenes.kit.scene import Frame, Scene
from scenes.kit.signals import Key, PointerPressed, Signal
from scenes.kit.sound import Silence, Sounds
from scenes.kit.stack import SceneStack

CATALOGUES = assets_root() / "words"
LONGEST_HOLD = 5.0  # seconds: no machine is as busy, so then whatever is there is shown
ANSWER = 0.25  # seconds: a click wants one, so then the pointer says that it has been heard
LONGEST_STEP = 0.1  # seconds: after a pause nothing may jump


class Screen:
    """Scenes, painter and translator around one window.

    Args:
        window: Where to draw.
        assets: The folder of our files.
        decks: Whose cards can be drawn.
        palette: The colours of the games.
        ears: Who plays the sounds; None: nobody.
        preferences: Which keys and buttons are bound; None: the usual ones.
        desktop: Who is asked for what goes beyond the window; None: nobody.
        patient: Complete every frame, however long it takes.
    """

    def __init__(
        self,
        window: pygame.Window,
        assets: Path,
        *,
        decks: Decks = NO_DECKS,
        palette: Palette = PLAIN_PALETTE,
        ears: Sounds | None = None,
        preferences: Preferences | None = None,
        desktop: Desktop | None = None,
        patient: bool = False,
    ) -> None:
        self.window = window
        self.preferences = preferences or Preferences()
        self.painter = Painter(assets, decks=decks, patient=patient)
        self._palette = palette
        self.items: list[Item] = []  # the last picture
        self._layouts = LayoutBook(LayoutShelf(assets / "layouts"))
        self._translator = Translator(self.preferences)
        self._input_method = InputMethod()
        self._size = (0, 0)
        self._below = 0.0  # room for captions, in design units
        self._interpreter = Interpreter(CATALOGUES, (desktop or Nowhere()).languages())
        self.came_up = monotonic()  # when something new was last seen in the window
        self._place: object = None  # where the last picture played
        self._day = clock.today()
        self._top: list[Scene[object]] = []  # the topmost scene of it
        self._stirred = False  # somebody has done something since
        self._held: float | None = None  # since when that picture is kept
        self._elsewhere = False  # because another place follows
        self._late = False  # what follows it is not there yet
        self._before: pygame.Surface | None = None  # a copy of it
        self._waits = False  # the pointer says so
        self._by_pad = False  # a gamepad was used last: key caps show its buttons
        self._pointing = False  # a pointer was: tables name no keys
        self._captions = captions.Captions(ears or Silence())
        self.stack = SceneStack(
            self._frame(), self._captions, desktop or Nowhere(), self._photograph
        )
        self.fit()
        self._speak()

    @property
    def is_moving(self) -> bool:
        """Whether the next picture may differ although nobody does anything."""
        return self.stack.is_moving or self.painter.is_unfinished

    @property
    def has_pad(self) -> bool:
        """Whether a gamepad is plugged in."""
        return self._translator.pads.is_plugged

    def open(self, scene: Scene[object]) -> None:
        """Lay a scene over all others."""
        self.stack.open(scene)

    def begin_anew(self, scene: Scene[object]) -> None:
        """Only this scene from now on, in a picture of which nothing is kept."""
        self.stack.begin_anew(scene)
        self.painter.forget()

    def listen_to_pads(self) -> None:
        """Gamepads count from now on. Looking for them takes a moment: show something first."""
        self._translator.pads.start()

    def close(self) -> None:
        """Nothing is drawn or heard any more; the window is its owner's to destroy."""
        self.painter.close()
        self._translator.pads.close()

    def fit(self) -> None:
        """Take over the window's size, and whether there are captions."""
        size = self.window.get_surface().get_size()
        below = captions.height(self.preferences, self.stack.scenes)
        if (size, below) == (self._size, self._below):
            return
        self._size, self._below = size, below
        self.painter.fit(size, below)
        self._translator.fit(self.window.size, size, self.painter.scale)
        self.stack.frame = self._frame()
        if self._before is None:
            self._held = None
        else:  # the window has lost it
            kept = pygame.transform.smoothscale(self._before, size)
            self.window.get_surface().blit(kept, (0, 0))
            self.window.flip()

    def handle(self, event: pygame.Event) -> None:
        """Deliver one event of pygame."""
        for signal in self._translator.signals(event):
            self._stirred = True
            self._see_device(signal)
            self.stack.send(signal)

    def tick(self, dt: float) -> None:
        """Let time pass, in seconds; long pauses count as short ones."""
        self.stack.tick(0.0 if self.holds else min(dt, LONGEST_STEP))

    @property
    def due(self) -> float | None:
        """In how many seconds to call ``rest``, though nothing moves; None: not at all."""
        return self.stack.due

    def watch(self, dt: float) -> None:
        """The last picture has been in the window for so many seconds more."""
        if not self.holds:
            self.stack.watch(dt)

    def rest(self, dt: float) -> bool:
        """No pointer has moved for so many seconds; whether there is something new to see.

        Whatever is called “today” is another day at midnight.
        """
        before, self._day = self._day, clock.today()
        heard = self.stack.attend()
        told = self.stack.rest(dt)
        self._stirred = self._stirred or told
        return told or heard or self._day != before

    def show(self) -> None:
        """Draw the picture of this moment and bring it to the window."""
        self.fit()
        self._speak()
        self._show_caps()
        self._size_letters()
        wishes = self.preferences
        listed = [*self.stack.draw(), *self._caption()]
        self.items = recolour(listed, wishes.cloth, wishes.contrast, self._palette)
        self._cover()
        covered = self.holds and self._elsewhere
        self.painter.paint(self.window.get_surface(), self.items, covered=covered)
        place = self.stack.line_place
        self._input_method.follow(place and self._translator.window_place(place))
        if not self.painter.has_missing:
            self._held = None
        self._answer()
        if self.holds:
            self._late = True
            if covered:
                self._before = self._before or self.window.get_surface().copy()
        else:
            if self._late:
                self.stack.come_late()
            self._stirred, self._late, self._before = False, False, None
            self.window.flip()
            if self.stack.note_shown():
                self.came_up = monotonic()

    def _caption(self) -> list[Item]:
        """The line below the scenes, where it is wished."""
        if not self._below:
            return []
        self._captions.follow(self.stack.scenes)
        frame = self.stack.frame
        place = Place(0.0, frame.height, frame.width, self._below)
        return self._captions.items(frame, place, self.preferences.captions)

    def live(self, time: float) -> list[pygame.Rect]:
        """Show what lives in the last picture as it is at this time; the places that have changed.

        They are drawn, and not yet brought to the window.
        """
        return self.painter.live(self.window.get_surface(), time)

    @property
    def lives(self) -> bool:
        """Whether something lives in the picture, and nothing else happens."""
        wished = self.preferences.lively and self.stack.lives
        return wished and not self.holds and not self.is_moving

    def _photograph(self, items: DisplayList) -> bytes:
        """What is listed, as large as the window, as a PNG."""
        wishes = self.preferences
        surface = pygame.Surface(self._size)
        self.painter.forget()  # what is kept of the window's picture is not what is listed
        self.painter.paint(
            surface, recolour(list(items), wishes.cloth, wishes.contrast, self._palette)
        )
        self.painter.forget()
        file = BytesIO()
        high = round(self.stack.frame.height * self.painter.scale)  # captions are left out
        pygame.image.save(surface.subsurface((0, 0, self._size[0], high)), file, "picture.png")
        return file.getvalue()

    @property
    def holds(self) -> bool:
        """Whether the window still shows the scene before, because the new one is not whole yet."""
        return self._held is not None

    def _cover(self) -> None:
        """Keep the picture before a new scene, or before an answer, until that lacks nothing."""
        place, top = self.stack.place, self.stack.scenes[-1:]
        elsewhere = self._place is not None and place is not self._place
        answers = self._stirred and not self.stack.is_moving
        if self._held is not None:
            if perf_counter() - self._held > LONGEST_HOLD:
                self._held, self._stirred = None, False
        elif elsewhere or answers or (self._place is not None and top != self._top):
            self._held, self._elsewhere = perf_counter(), elsewhere
        self._place, self._top = place, top

    def _answer(self) -> None:
        """The pointer tells whoever has pressed something that it has been heard."""
        waits = self._held is not None and perf_counter() - self._held > ANSWER
        if waits != self._waits:
            self._waits = waits
            shape = pygame.SYSTEM_CURSOR_WAIT if waits else pygame.SYSTEM_CURSOR_ARROW
            with suppress(pygame.error):  # there are systems without
                pygame.mouse.set_cursor(shape)

    def _speak(self) -> None:
        """In the language that is wished for; the window's own title as well."""
        if self._interpreter.follow(self.preferences.language):
            self.window.title = _(PROGRAM)

    def _see_device(self, signal: Signal) -> None:
        if isinstance(signal, Key):
            self._by_pad, self._pointing = signal.pressed.startswith(bindings.PAD), False
        elif isinstance(signal, PointerPressed):
            by_name = self.stack.key_under(signal.x, signal.y) is not None
            self._by_pad, self._pointing = False, not by_name

    def _show_caps(self) -> None:
        wishes = self.preferences
        pads = self._translator.pads
        make = pads.make if self._by_pad and pads.is_plugged else None
        caps = bindings.caps(wishes.keys, wishes.buttons, pad=make)
        frame = self.stack.frame
        shown = caps, pads.make, self._pointing
        if shown != (frame.caps, frame.make, frame.pointing):
            self.stack.frame = replace(frame, caps=caps, make=pads.make, pointing=self._pointing)

    def _size_letters(self) -> None:
        letters = self.preferences.text_size / 100
        if letters != self.stack.frame.letters:
            self.stack.frame = replace(self.stack.frame, letters=letters)

    def _frame(self) -> Frame:
        scale = self.painter.scale
        return Frame(
            width=self._size[0] / scale,
            height=self._size[1] / scale - self._below,
            scale=scale,
            layouts=self._layouts,
            measure=self.painter.measure,
            letters=self.preferences.text_size / 100,
            chips=self._palette.chips,
        )
