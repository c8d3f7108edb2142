"""What the decision layers share: they draw the whole table and return the chosen action."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final, Generic, TypeAlias, TypeVar

from game.table import Seat
from game.words import pgettext
from scenes.kit.bindings import Shortcut
from scenes.kit.display import Control, DisplayList, Item
from scenes.kit.layout import Layout, Place
from scenes.kit.reader.reading import TableReading
from scenes.kit.scene import BaseScene, Change, Frame, Pop, Push, Scene, stay
from scenes.kit.signals import LOOK_UP, UNDO, UNDO_CAP
from scenes.kit.tooltip import Tooltip
from scenes.kit.tooltips import RULE_KEYS
from scenes.shell.dialogs.pause import MenuCommand, PauseScene, if_chosen
from scenes.shell.keys import KeysScene
from scenes.table.event_sheet import told_sheet
from scenes.table.faces.people import PORTRAITS
from scenes.table.highlights import Highlights
from scenes.table.hint import HintScene, advice_on, can_hint
from scenes.table.levels import can_change
from scenes.table.log.moment import log_of
from scenes.table.pieces.firefly import Room, join_patches
from scenes.table.reading import read_table
from scenes.table.session import AnySession, TableSession
from scenes.table.take_back import offer
from scenes.table.ui import A, Answer, E, V
from scenes.table.warning import think_ahead

R = TypeVar("R")
Hints: TypeAlias = tuple[tuple[str, str], ...]
TRICK: Final = "trick"
"""The zone of its cards."""
LONG: Final = 15.0  # seconds of thinking until the way to a hint glows
UNHURRIED: Final = frozenset(
    {
        UNDO,
        ",",
        "escape",
        "l",
        "t",
        "s",
        "f1",
        LOOK_UP,
        Shortcut.NEWS,
        Shortcut.WHERE,
        Shortcut.HINT,
    }
    | {"menu", "menu:log", "menu:closer", "menu:speed"}
)
"""Taking back comes before anybody else has gone on; the menu bar lies there at any time."""


def menu_change(
    session: AnySession,
    name: str,
    handle: Callable[[MenuCommand], Change[R]],
    *,
    hint: bool = False,
) -> Change[R]:
    """What the entries of the menu bar and their keys do; None for anything else.

    ``handle`` says what a command from the menu leads to. ``hint``: somebody is asked, and nobody
    else looks: there may be one.
    """
    match name:
        case "menu" | "escape":
            return Push(pause(session, hint=hint), if_chosen(handle))
        case Shortcut.HINT if hint:
            return handle(MenuCommand.HINT)
        case "menu:log" | "l":
            return Push(log_of(session), stay)
        case "menu:closer" | "t":
            ui = session.ui
            close_up = ui.close_up(session, session.view(None))
            return None if close_up is None else Push(close_up)
        case "menu:speed" | "s":
            session.preferences.next_speed()
        case "undo" | ",":
            return handle(MenuCommand.TAKE_BACK) if offer(session) is not None else None
        case "f1":
            return Push(KeysScene())
        case _ if name == LOOK_UP:
            return Push(session.rules())
        case _:
            pass
    return None


def hints_at(hints: Hints, *, take_back: bool, advice: bool = False) -> Hints:
    """What keys do, with those that do the same at every table: asking, and taking back."""
    usual = (*hints, ("W", pgettext("what a key does", "what is this?")))
    if take_back:
        usual = (*usual, (UNDO_CAP, pgettext("what a key does", "undo")))
    return (*usual, ("C", pgettext("what a key does", "hint"))) if advice else usual


def pause(session: AnySession, *, hint: bool = False) -> PauseScene:
    """The menu of the table."""
    take_back = offer(session) is not None
    return PauseScene(
        session.preferences,
        session.rules,
        session.safe,
        take_back=take_back,
        bots=can_change(session),
        phones=bool(session.people) and session.match.decision is not None,
        hint=hint,
        faces=PORTRAITS,
    )


class Layer(BaseScene[Answer[A]], Generic[V, A, E]):
    """A decision of one seat, drawn over the same table. Pops with the answer.

    What the seat sees does not change while it is asked. A layer that wants its own controls
    before those of the menu bar puts them before the ``picture``.
    """

    always_enabled = UNHURRIED
    lies = Highlights()
    """How the table lies below, as far as that moves what one may ask about."""

    def __init__(self, session: TableSession[V, A, E], seat: Seat) -> None:
        self.session = session
        self.seat = seat
        self.view: V = session.view(seat)
        self.shown: V = self.view  # what the table below is drawn from
        self.focus: str | None = None
        self._take_back = offer(session) is not None
        self._pondered = 0.0  # seconds since it was asked, or since a hint
        self._reading: TableReading | None = None

    @property
    def place(self) -> object:
        return self.session

    # time

    @property
    def is_moving(self) -> bool:
        """As soon as a phone has taken the hand: whoever holds it is asked there."""
        return self.seat in self.session.phones

    def tick(self, dt: float) -> Change[Answer[A]]:
        return Pop(None) if self.seat in self.session.phones else None

    @property
    def has_pondered(self) -> bool:
        """Whether somebody has thought for long."""
        return self._pondered >= LONG

    @property
    def due(self) -> float | None:
        """When the way to a hint begins to glow."""
        left = LONG - self._pondered
        return left if left > 0 and can_hint(self.session) else None

    def rest(self, dt: float) -> bool:
        """So much longer somebody has thought; whether something glows that did not."""
        before, self._pondered = self._pondered, self._pondered + dt
        return before < LONG <= self._pondered and can_hint(self.session)

    def on_focus(self, name: str | None) -> None:
        self.focus = name

    def activate(self, name: str) -> Change[Answer[A]]:
        return self._menu(name)

    def _menu(self, name: str) -> Change[Answer[A]]:
        return menu_change(self.session, name, self._handle, hint=can_hint(self.session))

    def _handle(self, command: MenuCommand) -> Change[Answer[A]]:
        """A hint is told here; all else is for the table."""
        if command is not MenuCommand.HINT:
            return Pop(command)
        advice = advice_on(self.session, self.seat)
        if advice is not None:
            self.session.note_hint(self.seat)
            advice.skip_animation()
        return Push(HintScene(advice, self.spoken_of), self._on_hint)

    def spoken_of(self, frame: Frame) -> Room:
        """What a hint speaks of: whatever may be chosen, and the trick; all else may matter."""
        resting = replace(frame, focus=self.focus, pressed=False)
        drawn = self.draw(resting)
        choices = [Place(*each[1:5]) for each in drawn if type(each) is Control and each.answers]
        lying = self.tooltips(resting)
        seen = {each.place: each.patch for each in lying}
        trick = [each.place for each in lying if each.zone == TRICK]
        others = tuple(each.place for each in lying if each.zone != TRICK)
        lit = join_patches([seen.get(each, each) for each in (*choices, *trick)])
        return Room(tuple(lit), spoken=others)

    def _on_hint(self, _told: None) -> None:
        """Whoever is warned is warned even after a hint."""
        self._pondered = 0.0
        think_ahead(self.session, self.seat)

    def key(self, name: str) -> Change[Answer[A]]:
        """The rule that refuses what is in focus, or the keys of the menu bar."""
        if name in RULE_KEYS and self.clause:
            return Push(self.session.ui.rules(self.clause))
        told = told_sheet(name, self.session, self.seat, self.reading.told, self.reading.says)
        return told or self._menu(name)

    @property
    def clause(self) -> str:
        """The clause that refuses the choice in focus; empty where none does."""
        return ""

    def draw(self, frame: Frame) -> DisplayList:
        """Every layer draws the whole table."""
        raise NotImplementedError

    def layout(self, frame: Frame) -> Layout:
        """The places of the table."""
        return self.session.ui.layout(frame, self.shown)

    def picture(self, frame: Frame, highlights: Highlights) -> list[Item]:
        """The table below this layer."""
        if highlights.hints:
            hints = self.hints_with(highlights.hints)
            highlights = replace(highlights, hints=hints, pondered=self.has_pondered)
        return self.session.ui.draw(frame, self.shown, self.session.top, highlights)

    def hints_with(self, hints: Hints) -> Hints:
        """What keys do here, those of every table among them."""
        advice = can_hint(self.session)
        return hints_at(hints, take_back=self._take_back, advice=advice)

    def tooltips(self, frame: Frame) -> Sequence[Tooltip]:
        """What lies on the table, for whoever asks."""
        return self.session.ui.tooltips(frame, self.view, self.session.top, self.lies)

    @property
    def reading(self) -> TableReading:
        """What lies there and what is asked, in words."""
        if self._reading is None:
            self._reading = self.read()
        return self._reading

    def read(self) -> TableReading:
        """The same, put together anew."""
        return read_table(self.session, self.seat, len(self.session.match.log))

    def article(self, name: str) -> Scene[None]:
        """The rulebook, open at an article."""
        return self.session.ui.rules(name)


AnyLayer: TypeAlias = Layer[Any, Any, Any]
"""A question of whatever game."""
