"""The settings: a sheet with tabs. Every change takes effect at once."""

from __future__ import annotations

from functools import partial
from typing import Final

from game.words import N_, _
from scenes.kit import parts
from scenes.kit.bindings import PAD, Shortcut
from scenes.kit.display import DisplayList, Item, Kind, Veil
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.preferences import Preferences
from scenes.kit.scene import BaseScene, Change, Frame, Pop, Push, stay
from scenes.kit.signals import TURNS
from scenes.kit.theme import FAINT_INK, INK, LIT
from scenes.shell.backyard import DEEP
from scenes.shell.entry import NOBODY, Faces
from scenes.shell.keys import back_or_keys
from scenes.shell.settings.keys import ALWAYS, BUTTON, KEY, BindingNote, Catch, bind
from scenes.shell.settings.pages import PAGES, SettingsPage
from scenes.shell.settings.rows import Row, growth
from scenes.shell.table_form.who import WhoScene

WIDTH, HEIGHT = 1480.0, 980.0
EDGE: Final = 44.0
HEAD: Final = 92.0
FOOT: Final = 66.0
WIDEST_GAP: Final = 52.0
NOTE: Final = N_("Changes apply at once and are saved.")
LEAVING: Final = frozenset({"escape", PAD + "b", PAD + "start"})


class SettingsScene(BaseScene[None]):
    """A sheet over the title or the menu of the table. Pops with None."""

    covers = False

    def __init__(
        self,
        preferences: Preferences,
        page: str = PAGES[0].name,
        faces: Faces = NOBODY,
    ) -> None:
        self._preferences = preferences
        self._faces = faces
        self._page: SettingsPage = next(one for one in PAGES if one.name == page)
        self._leaf = 0
        self._leaves = 1  # as last drawn: large letters need more
        self._catch: Catch | None = None
        self._said: BindingNote | None = None

    # drawing

    def draw(self, frame: Frame) -> DisplayList:
        """Tabs above, the rows of one page, and below what concerns all of it."""
        wide, high = min(WIDTH, frame.width - 40), min(HEIGHT, frame.height - 40)
        sheet = parts.centre(frame.width / 2, frame.height / 2, wide, high)
        inner = parts.inset(sheet, EDGE, 30)
        foot = FOOT if not frame.large else FOOT * 1.25
        note = parts.drawn_size(frame, 22) * 1.5
        body = parts.box(inner.x, inner.y + HEAD, inner.w, inner.h - HEAD - foot - note - 18)
        return (
            Veil(DEEP, 0.6),
            *parts.panel(sheet, radius=22.0),
            *self._tabs(frame, parts.box(inner.x, inner.y, inner.w, 64)),
            *parts.inlay(body),
            *self._rows(frame, parts.inset(body, 30, 24)),
            *self._note(frame, parts.box(inner.x, body.bottom + 6, inner.w, note)),
            *self._foot(frame, parts.box(inner.x, inner.bottom - foot, inner.w, foot)),
        )

    def _tabs(self, frame: Frame, place: Place) -> Items:
        tabs = [(page.name, _(page.title)) for page in PAGES]
        room = place.w * 0.3
        spot = parts.box(place.x + room, place.y, place.w - room, place.h)
        return (
            parts.heading(frame, _("Settings"), place.x, place.cy - 1, room - 20, 44),
            *parts.choice(frame, spot, "tab", tabs, self._page.name, _("Page"), 24, Kind.TAB),
        )

    def _rows(self, frame: Frame, place: Place) -> Items:
        leaves = _leaves(frame, self._page, place)
        self._leaves = len(leaves)
        items: list[Item] = []
        for row, spot in leaves[min(self._leaf, len(leaves) - 1)]:
            items += row.draw(frame, spot, self._preferences)
        return tuple(items)

    def _note(self, frame: Frame, place: Place) -> Items:
        """What is waited for, what was just said, or what the page wants to say."""
        if self._catch is not None:
            words = self._catch.question(frame.key_labels)
            mark = parts.inlay(parts.inset(place, -6, -2), LIT, 10.0, INK)
            return (*mark, parts.fitted(frame, words, place.x + 14, place.cy, place.w - 28, 22))
        note = ALWAYS if self._page.name == "keys" else NOTE
        words, colour = _(note), FAINT_INK
        if self._said is not None:
            words, colour = self._said(frame), INK
        return (parts.fitted(frame, words, place.x, place.cy, place.w, 22, colour=colour),)

    def _foot(self, frame: Frame, place: Place) -> Items:
        k = growth(frame) ** 0.5
        usual = parts.box(place.x, place.y, 340 * k, place.h)
        done = parts.box(place.right - 280 * k, place.y, 280 * k, place.h)
        turn: Items = ()
        if self._leaves > 1:
            spot = parts.centre((usual.right + done.x) / 2, place.cy, 300, place.h)
            at = _("{number} of {all}").format(
                number=min(self._leaf, self._leaves - 1) + 1, all=self._leaves
            )
            turn = parts.stepper(frame, spot, "leaf", at, _("Section"))
        return (
            *parts.button(frame, usual, "usual", _("Reset to defaults"), size=24),
            *turn,
            *parts.button(frame, done, "close", _("Done"), primary=True, key="Esc"),
        )

    # input

    def default_focus(self) -> str | None:
        return "close"

    def activate(self, name: str) -> Change[None]:
        self._said, self._catch = None, None
        group, _colon, value = name.partition(":")
        match group:
            case "close":
                return Pop(None)
            case "tab":
                self._page = next(page for page in PAGES if page.name == value)
                self._leaf = 0
            case "leaf":
                self._turn(1 if value == "more" else -1)
            case "usual":
                self._reset()
            case "person":
                return Push(WhoScene(self._preferences, self._faces), stay)
            case _ if group in (KEY, BUTTON):
                self._catch = Catch(group, Shortcut(value))
            case _:
                row = next(row for row in self._page.rows if row.group == group)
                row.change(self._preferences, value)
        return None

    def _turn(self, step: int) -> None:
        now = min(self._leaf, self._leaves - 1)
        self._leaf = (now + step) % self._leaves

    def _reset(self) -> None:
        for row in self._page.rows:
            row.reset(self._preferences)
        self._said = partial(_usual_again, self._page.title)

    def key(self, name: str) -> Change[None]:
        """Escape closes, F1 shows the keys, the wheel turns on."""
        if name in TURNS:
            self._turn(TURNS[name])
        return back_or_keys(name)

    # binding

    @property
    def is_catching(self) -> bool:
        """Whether a key or button is waited for."""
        return self._catch is not None

    def on_capture(self, pressed: str) -> Change[None]:
        """Bind it, or leave everything as it was."""
        catch, self._catch = self._catch, None
        if catch is not None and pressed not in LEAVING:
            self._said = bind(self._preferences, catch, pressed)
        return None


def _usual_again(page: str, _frame: Frame) -> str:
    return _("“{page}” is back to its defaults.").format(page=_(page))


def _leaves(frame: Frame, page: SettingsPage, place: Place) -> list[list[tuple[Row, Place]]]:
    """The rows one below the other, on as many leaves as they need; a short page is spread out."""
    shown = page.visible_rows(frame.key_labels)
    highs = [row.height(frame, place.w) for row in shown]
    spare = (place.h - sum(highs)) / (len(highs) - 1)
    gap = max(page.gap, min(WIDEST_GAP, spare))
    leaves: list[list[tuple[Row, Place]]] = [[]]
    y = place.y
    for row, high in zip(shown, highs, strict=True):
        if leaves[-1] and y + high > place.bottom + 1:
            leaves.append([])
            y = place.y
        leaves[-1].append((row, parts.box(place.x, y, place.w, high)))
        y += high + gap
    return leaves
