"""The scene stack: draws what lies open, lets time pass and delivers input.

Lies between the scenes and the window and knows no pygame.

Points and lengths are design units, x to the right and y downwards from the window's upper left
corner; times are seconds. Nothing here raises an error of its own: what a scene raises goes on to
the window.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import assert_never

from scenes.kit.bindings import Shortcut
from scenes.kit.display import Ambient, Control, Item
from scenes.kit.focus import cycle, find, toward
from scenes.kit.layout import Place
from scenes.kit.open_scenes import OpenScenes
from scenes.kit.pointer import Click, Pointer
from scenes.kit.press_guard import PressGuard
from scenes.kit.scene import Push
from scenes.kit.scene_protocols import (
    Draggable,
    DragState,
    IdleWatcher,
    KeyCapture,
    Pageable,
    RemoteListener,
    Scrollable,
    ShowsDrag,
    TextEditable,
)
from scenes.kit.signals import (
    ARROWS,
    CONFIRM,
    ELSEWHERE,
    LEAVES,
    LOOK_UP,
    NEXT,
    NUMBERS,
    PASTE,
    PREVIOUS,
    CloseUpAsked,
    Key,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Signal,
    TextComposed,
)
from scenes.kit.sound import Sound, SoundCue
from scenes.kit.stack_entry import StackEntry
from scenes.kit.text_input import TextInputController
from scenes.kit.tooltip import tooltip_at
from scenes.kit.tooltips import TooltipAction, Tooltips, tooltips_of


@dataclass(slots=True)
class SceneStack(OpenScenes):
    """All open scenes as one picture, and the only way of an input to them."""

    _pointer: Pointer = field(default_factory=Pointer)
    _tooltips: Tooltips = field(default_factory=Tooltips)
    _pen: TextInputController = field(default_factory=TextInputController)
    _guard: PressGuard = field(default_factory=PressGuard)
    put_away: bool = False  # nobody sees the window
    refusals: int = 0  # how often something was tried that is not allowed
    _acted: bool = True  # somebody has done something since the last picture
    _key_held: str | None = None  # the pointer is down where this key is named

    @property
    def focus(self) -> str | None:
        """The focused control of the topmost scene."""
        return self._levels[-1].focus if self._levels else None

    @property
    def controls(self) -> Sequence[Control]:
        """The controls of the topmost scene, as last drawn."""
        return self._levels[-1].controls if self._levels else ()

    def key_under(self, x: float, y: float) -> str | None:
        """The key that the topmost scene names at this point (design units)."""
        return self._levels[-1].key_under(x, y) if self._levels else None

    @property
    def line_place(self) -> Place | None:
        """Where the topmost scene wants characters next; None: it wants none."""
        return self._pen.place(self._levels[-1]) if self._levels else None

    @property
    def is_moving(self) -> bool:
        """Whether time changes the picture: what lies under a layer waits."""
        return bool(self._levels) and self._levels[-1].scene.is_moving

    @property
    def lives(self) -> bool:
        """Whether something lives in the topmost scene; what lies under a sheet waits."""
        return bool(self._levels) and any(type(item) is Ambient for item in self._levels[-1].items)

    def draw(self) -> list[Item]:
        """The whole picture, from the topmost scene that covers the window upwards."""
        items: list[Item] = []
        frame, acted = self._frame_with_words, self._acted
        self._acted = False
        for level in self.visible():
            if level is self._levels[-1]:
                frame = replace(frame, composing=self._pen.composition(level))
                before = () if level.fresh or acted else level.controls
                level.draw_on_top(frame, self._pointer.shows_press)
                if before and before != level.controls:
                    self._guard.compare(before, level.controls)
            else:
                level.draw_below(frame)
            items.extend(level.items)
        if self._tooltips.tells:
            items.extend(self._tooltips.items(self._levels[-1], frame))
        return items

    def tick(self, dt: float) -> None:
        """Let ``dt`` seconds pass in the topmost scene."""
        self.attend()
        if self._levels:
            level = self._levels[-1]
            self._carry_out(level, level.scene.tick(dt))
        if self._levels:
            for heard in self._levels[-1].scene.sounds():
                self.ears.play(heard)

    def attend(self) -> bool:
        """Let every scene answer those who are not at the screen; whether that is to be seen."""
        top = None if self.put_away or not self._levels else self._levels[-1].scene
        attending = [each for each in self.scenes if isinstance(each, RemoteListener)]
        heard = [each.attend(top) for each in attending]  # every one of them
        return any(heard)

    @property
    def due(self) -> float | None:
        """In how many seconds to call ``rest``, though nothing moves; None: not before an input."""
        scene: object = self._levels[-1].scene if self._levels else None
        dues = self._tooltips.due, scene.due if isinstance(scene, IdleWatcher) else None
        return min((due for due in dues if due is not None), default=None)

    def note_shown(self) -> bool:
        """The last picture has come to the window; whether there is something new in it."""
        return bool(self._levels) and self._guard.note_shown(self._levels[-1])

    @property
    def deaf(self) -> float:
        """For how many seconds more no press is heard that decides."""
        return self._guard.left

    def come_late(self) -> None:
        """What comes to the window now has been waited for: nobody can have meant it yet."""
        if self._levels:
            self._guard.begin_anew(self._levels[-1])

    def watch(self, dt: float) -> None:
        """The picture has been seen for ``dt`` seconds more, without anything new in it."""
        if self._levels:
            self._guard.wait(self._levels[-1], dt)

    def rest(self, dt: float) -> bool:
        """Nobody has moved a pointer for ``dt`` seconds; whether there is something new to see."""
        scene: object = self._levels[-1].scene if self._levels else None
        changed = isinstance(scene, IdleWatcher) and scene.rest(dt)
        if not self._tooltips.wait(dt) or not self._levels:
            return changed
        by_finger = self._pointer.is_down
        told = self._tooltips.point(self._levels[-1], self._frame_with_words)
        if told and by_finger:
            self._pointer.hush()
        return told or changed

    def send(self, signal: Signal) -> None:
        """Deliver one input, unless what it would hit has only just come up.

        A press or a key first finishes all motion; where there was something to see, that is all
        it does.
        """
        if not self._levels:
            return
        if isinstance(signal, TextComposed):
            self._pen.compose(self._levels[-1], signal.text)
            return
        if isinstance(signal, Key) and self._pen.leaves_alone(self._levels[-1], signal):
            return
        self._acted = self._acted or not isinstance(signal, PointerMoved)
        if self._guard.refuses(self._levels[-1], signal):
            return
        if isinstance(signal, PointerMoved):
            self._move(signal)
            return
        if isinstance(signal, PointerReleased):
            (self._let_go if self._pointer.is_down else self._let_go_of_key)(signal)
            return
        if isinstance(signal, PointerPressed) and self._take_key(signal):
            return
        taken = self._tooltips.hears(level := self._levels[-1], self._frame_with_words, signal)
        if taken is not None:
            self._open_for(level, taken)
            return
        if not level.keeps_motion(signal) and self._hurry():
            return
        match signal:
            case PointerPressed():
                self._press(signal)
            case CloseUpAsked():
                self._look_closer(signal)
            case Key():
                self._key(signal)
            case _:
                assert_never(signal)

    def lead_to(self, name: str) -> None:
        """Give a control of the topmost scene the focus, as keys would."""
        if self._levels and find(self.controls, name) is not None:
            self._tooltips.hide()
            self._move_focus(self._levels[-1], name)

    def _open_for(self, level: StackEntry, taken: TooltipAction) -> None:
        """Open what somebody wants to see of what is told."""
        if taken.opens is None:
            return

        def closed(_result: object) -> None:
            taken.then()

        self.ears.play(SoundCue(Sound.BUTTON))
        self._carry_out(level, Push(taken.opens, closed))

    # input

    def _hurry(self) -> bool:
        """Finish all motion, let scenes open what they wanted to open, show the result.

        Whether somebody has thereby got what they pressed for.
        """
        level = self._levels[-1]
        passed = level.scene.skip_animation()
        self.tick(0.0)
        self.draw()
        self._acted = True
        if passed and self._levels:
            self._guard.begin_anew(self._levels[-1])
        return passed or not self._levels or self._levels[-1] is not level

    def _move(self, signal: PointerMoved) -> None:
        level = self._levels[-1]
        name = self._pointer.move(signal, level)
        self._pen.move(level, signal.x)
        if self._tooltips.on_cap(signal.x, signal.y):
            self._tooltips.leaves()
            return
        self._tooltips.rests(signal.x, signal.y)
        if self._tooltips.strays(level, self._frame_with_words, signal.x, signal.y):
            self._tooltips.hide()
        if name is not None:
            self._move_focus(level, name)

    def _press(self, signal: PointerPressed) -> None:
        """Something is taken hold of; a finger that stays there asks what it is."""
        self._pointer.press(signal, self._levels[-1])
        self._pen.press(self._levels[-1], signal)
        self._tooltips.leaves()
        if signal.finger:
            self._tooltips.rests(signal.x, signal.y, finger=True)

    def _take_key(self, signal: PointerPressed) -> bool:
        """Where a key is named, a press is about that key; whether it is."""
        if self._tooltips.on_cap(signal.x, signal.y):
            self._key_held = LOOK_UP
            return True
        self._tooltips.hide()
        self._key_held = self._levels[-1].key_under(signal.x, signal.y)
        return self._key_held is not None

    def _let_go_of_key(self, signal: PointerReleased) -> None:
        key, self._key_held = self._key_held, None
        if key is not None and key == self._key_under(signal.x, signal.y):
            self.send(Key(key))

    def _key_under(self, x: float, y: float) -> str | None:
        """The key that is named at this point, first of all on the sheet about a thing."""
        return LOOK_UP if self._tooltips.on_cap(x, y) else self._levels[-1].key_under(x, y)

    def _let_go(self, signal: PointerReleased) -> None:
        self._tooltips.leaves()
        self._pen.let_go()
        level = self._levels[-1]
        match self._pointer.release(signal, level):
            case Click(name) if not self._pen.is_line(level, name):  # there it sets the caret
                self._activate(level, name)
            case DragState() as tooltip if isinstance(level.scene, Draggable):
                self._drop(level, level.scene, tooltip)

    def _drop(self, level: StackEntry, scene: Draggable, tooltip: DragState) -> None:
        """Something is let go; outside of the window it is put back."""
        frame = self._frame_with_words
        if 0 <= tooltip.x < frame.width and 0 <= tooltip.y < frame.height:
            self._carry_out(level, scene.on_drop(tooltip, frame))
        elif isinstance(scene, ShowsDrag):
            scene.on_drag(None)

    # looking closer, and what keys mean

    def _look_closer(self, signal: CloseUpAsked) -> None:
        """What lies here large; where there is no more to see of it, what it is."""
        level, frame = self._levels[-1], self._frame_with_words
        name = level.under(signal.x, signal.y)
        if name is not None:
            self._move_focus(level, name)
        tooltip = tooltip_at(tooltips_of(level, frame), signal.x, signal.y)
        if tooltip is not None and tooltip.close_up is not None:
            self._carry_out(level, Push(tooltip.close_up()))
            return
        change = level.scene.key(Shortcut.LOOK_CLOSER) if name is not None else None
        if change is None and tooltip is not None:
            self._tooltips.tell(level, tooltip.name)
        self._carry_out(level, change)

    def _key(self, key: Key) -> None:
        level, name = self._levels[-1], key.name
        typing = isinstance(level.scene, TextEditable) and level.scene.is_typing
        if self._pen.key(level, key, self.desktop) or name.startswith("text:"):
            return
        if typing and key.types:
            return  # arrives again as the character it stands for
        if isinstance(level.scene, KeyCapture) and level.scene.is_catching:
            self._carry_out(level, level.scene.on_capture(key.origin))
        elif name == PASTE:
            self._carry_out(level, level.scene.key(f"{PASTE}:{self.desktop.paste()}"))
        elif name == Shortcut.FULL_SCREEN:
            self.desktop.fill_screen()
        elif key.origin in LEAVES and isinstance(level.scene, Pageable) and level.scene.is_leafing:
            self._carry_out(level, level.scene.key(LEAVES[key.origin]))
        elif name:
            self._ask_for(level, ELSEWHERE.get(name, name))

    def _ask_for(self, level: StackEntry, name: str) -> None:
        if name in (NEXT, PREVIOUS):
            step = 1 if name == NEXT else -1
            self._move_focus(level, cycle(level.controls, level.focus, step))
        elif name in ARROWS:
            scene = level.scene
            beyond = scene.scrolls(level.focus, name) if isinstance(scene, Scrollable) else None
            self._move_focus(level, beyond or toward(level.controls, level.focus, name))
        elif name in CONFIRM:
            if level.focus is not None:
                self._activate(level, level.focus)
        elif (answer := level.answer(name)) is not None:
            if name in NUMBERS and answer == level.focus:
                self._activate(level, answer)
            else:
                self._move_focus(level, answer)
        else:
            change = level.scene.key(name)
            if change is not None:
                self.ears.play(SoundCue(Sound.BUTTON))
            self._carry_out(level, change)

    def _move_focus(self, level: StackEntry, name: str | None) -> None:
        if name != level.focus:
            self._acted = True
            self.ears.play(SoundCue(Sound.FOCUS))
        level.set_focus(name)

    def _activate(self, level: StackEntry, name: str) -> None:
        control = find(level.controls, name)
        refused = control is not None and control.refused
        self.refusals += refused
        self.ears.play(SoundCue(Sound.REFUSE if refused else Sound.BUTTON))
        self._carry_out(level, level.scene.activate(name))
