"""A code for each person, who holds which hand, and what to do where a page does not load."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Final

from game.table import Seat
from game.words import N_, _
from scenes.kit import parts
from scenes.kit.display import Control, DisplayList, Font, Item
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.parts.svg import rect, shape
from scenes.kit.scene import BaseScene, Change, Copy, Frame, Pop, Push, Scene
from scenes.kit.theme import FAINT_INK, GREEN, INLAY, INLAY_LINE
from scenes.shell.backyard import dusk
from scenes.shell.keys import KeysScene
from scenes.table.faces.delegate import small
from scenes.table.faces.feeling import Feeling
from scenes.table.phones.wait import AGAIN, CUT_OFF
from scenes.table.session import AnySession

if TYPE_CHECKING:
    from scenes.table.phones.hands import Hands

LOOK_AGAIN: Final = 2.0
"""Seconds between two looks at which networks this computer is in."""
HINTED: Final = 20.0
"""Seconds without a visitor until it is said what may be in the way."""
WIDEST: Final = 380.0
HOW: Final = N_(
    "Scan your own code, or open the address above and type the letters. Anyone without a phone "
    "plays at the screen."
)
TRUST: Final = N_(
    "Whoever scans a code holds that hand. What phones and screen send each other is not "
    "encrypted: use a network you trust."
)
HELP: Final = N_(
    "Is the phone on the same Wi-Fi, and not on a guest network? If the system has asked about "
    "its firewall, allow this program on private networks. Hotels and schools often keep "
    "devices apart, and a VPN can do so too: then connect both to the hotspot of a phone."
)

OTHERS: Final = N_("or {addresses}")
"""The page is there as well."""


class CodesScene(BaseScene[bool]):
    """Pops with True to go on with hands on phones, with False to switch them off."""

    def __init__(self, session: AnySession, hands: Hands) -> None:
        self._session = session
        self._hands = hands
        self._seen = self._now
        self._alone = 0.0  # so long nobody has come
        self._note = ""
        self._looked = monotonic()

    @property
    def _now(self) -> object:
        """What is to be seen of the phones."""
        hands = self._hands
        return hands.held_seats, hands.here, hands.was_visited, hands.has_ended

    # time

    @property
    def is_moving(self) -> bool:
        """When a phone has come or gone; and until it is said what may be in the way."""
        return self._seen != self._now or (not self._hands.was_visited and self._alone < HINTED)

    def tick(self, dt: float) -> Change[bool]:
        self._seen = self._now
        self._alone += dt
        return None

    def attend(self, top: Scene[object] | None) -> bool:
        """Networks come and go meanwhile."""
        now = monotonic()
        if top is not self or now - self._looked < LOOK_AGAIN:
            return False
        self._looked = now
        return self._hands.look_round()

    # drawing

    def draw(self, frame: Frame) -> DisplayList:
        """Nothing of the table: everybody comes to look."""
        sheet = parts.sheet(frame, 1680, 1000)
        inner = parts.inset(sheet, 56, 44)
        foot = parts.box(inner.x, inner.bottom - 76, inner.w, 76)
        high = 176.0 if frame.large else 96.0
        said = parts.box(inner.x, foot.y - 16 - high, inner.w, high)
        body = parts.box(inner.x, inner.y + 150, inner.w, said.y - 20 - inner.y - 150)
        return (
            *dusk(frame),
            *parts.panel(sheet, radius=22.0),
            parts.heading(frame, _("Hands on phones"), inner.x, inner.y + 18, inner.w - 620, 42),
            *self._addresses(frame, inner),
            parts.rule(sheet.x + 40, inner.y + 56, sheet.w - 80),
            *parts.fitted_lines(frame, _(HOW), inner.x, inner.y + 102, inner.w, 76, 25),
            *self._people(frame, body),
            *parts.fitted_paragraph(
                frame, self._words, said.x, said.y, said.w, said.h, 22, colour=FAINT_INK
            ).items,
            *self._foot(frame, foot),
        )

    def _addresses(self, frame: Frame, place: Place) -> Items:
        """Where the codes lead, and below it where the page is as well."""
        first, *others = self._hands.origins
        high = 42 if frame.large else 32
        y = place.y + (36 - high if others else 20)
        item = parts.fitted(frame, first, place.right, y, 600, 30, Font.TITLE, align="r")
        if not others:
            return (item,)
        words = _(OTHERS).format(
            addresses=", ".join(each.removeprefix("http://") for each in others)
        )
        return (item, parts.fitted(frame, words, place.right, y + high, 600, 22, align="r"))

    @property
    def _words(self) -> str:
        if self._hands.has_ended:
            return _(CUT_OFF)
        if self._note or self._hands.was_visited:
            return self._note or _(TRUST)
        return _(HELP if self._alone >= HINTED else TRUST)

    def _people(self, frame: Frame, place: Place) -> Items:
        seats = sorted(self._hands.seats)
        wide = min(WIDEST, (place.w - 24 * (len(seats) - 1)) / len(seats))
        left = place.cx - (wide * len(seats) + 24 * (len(seats) - 1)) / 2
        items: list[Item] = []
        for number, seat in enumerate(seats):
            spot = parts.box(left + number * (wide + 24), place.y, wide, place.h)
            items += self._person(frame, spot, seat)
        return tuple(items)

    def _person(self, frame: Frame, place: Place, seat: Seat) -> Items:
        """The name, the code or whether the phone is there, and what can be done about it.

        Phones come at any time, so no button lies where another one lay.
        """
        who = self._session.seats[seat]
        inner = parts.inset(place, 16)
        button = parts.box(inner.x, inner.bottom - 60, inner.w, 60)
        body = parts.box(inner.x, inner.y + 68, inner.w, button.y - 16 - inner.y - 68)
        held = seat in self._hands.held_seats
        name = parts.fitted(
            frame, who.name, inner.x + 66, inner.y + 28, inner.w - 66, 28, Font.TITLE
        )
        words = _("Copy link")
        spoken = _("{name}: {value}").format(name=who.name, value=words)
        why = self._of_phone(seat)
        return (
            shape(rect(0, 0, place.w, place.h, INLAY, 18, INLAY_LINE, 2), *place[:4]),
            *small(inner.x + 28, inner.y + 28, 60, who, Feeling.CALM),
            name,
            *(self._holder(frame, body, seat) if held else self._code(frame, body, seat)),
            self._reader_item(inner, seat, held=held),
            *parts.button(
                frame,
                button,
                f"copy:{seat}",
                words,
                size=22,
                spoken=spoken,
                enabled=not held,
                why=why,
            ),
        )

    def _reader_item(self, place: Place, seat: Seat, *, held: bool) -> Item:
        """Whose hand it is, and where that is, for whoever does not see it."""
        name = self._session.seats[seat].name
        words = self._of_phone(seat)
        return parts.in_words(place, [parts.control_name(name, words) if held else name])

    def _of_phone(self, seat: Seat) -> str:
        here = seat in self._hands.here
        return _("The phone is here.") if here else _("The phone is away.")

    def _holder(self, frame: Frame, place: Place, seat: Seat) -> Items:
        here, words = seat in self._hands.here, self._of_phone(seat)
        back, who = _("Back to the screen"), self._session.name(seat)
        spoken = _("{name}: {value}").format(name=who, value=back)
        button = parts.box(place.x, place.bottom - 60, place.w, 60)
        place = place._replace(h=place.h - 60)
        if seat in self._hands.stood_in:
            words = _("A bot plays until the phone is back.")
        sign = "shared/token_check" if here else "shared/token_cross"
        high = min(110.0, place.h / 2)
        colour = GREEN if here else FAINT_INK
        return (
            parts.token(sign, place.cx, place.y + place.h * 0.36, high),
            *parts.fitted_lines(
                frame, words, place.cx, place.y + place.h * 0.78, place.w, 70, 22,
                colour=colour, align="c",
            ),
            *parts.button(frame, button, f"release:{seat}", back, size=22, spoken=spoken),
        )  # fmt: skip

    def _code(self, frame: Frame, place: Place, seat: Seat) -> Items:
        from scenes.table.phones.code import code

        letters = self._hands.code(seat)
        words = _("The code of {who}").format(who=self._session.name(seat))
        high = parts.roomier(frame, 44, 30)
        body = parts.box(place.x, place.y, place.w, place.h - high - 6)
        typed = " ".join((letters[:3], letters[3:]))  # three are kept in mind at once
        return (
            code(frame, body, self._hands.address(seat)),
            parts.fitted(
                frame, typed, place.cx, place.bottom - high / 2, place.w, 34, Font.TITLE, align="c"
            ),
            Control(f"code:{seat}", *body[:4], label=f"{words}: {' '.join(letters)}"),
        )

    def _foot(self, frame: Frame, place: Place) -> Items:
        cells = parts.columns(place, 3, 24)
        middle: Items = ()
        if self._hands.has_ended:
            middle = parts.button(frame, cells[1], "again", _(AGAIN))
        elif len(self._hands.hosts) > 1:
            middle = parts.button(frame, cells[1], "move", _("Another address"))
        return (
            *parts.button(frame, cells[0], "off", _("Switch off")),
            *middle,
            *parts.button(frame, cells[2], "on", _("To the table"), primary=True, key="Enter"),
        )

    # input

    def default_focus(self) -> str | None:
        return "on"

    def activate(self, name: str) -> Change[bool]:
        """Copy an address, give a hand back to the screen, or go on."""
        group, _colon, value = name.partition(":")
        self._note = ""
        match group:
            case "on" | "off":
                return Pop(group == "on")
            case "release":
                self._hands.release(int(value))
            case "copy" | "code" if int(value) not in self._hands.held_seats:
                return Copy(self._hands.address(int(value)), self._on_copied)
            case "move":
                self._hands.move()
            case "again":
                self._start_again()
            case _:
                pass
        return None

    def _on_copied(self, trouble: str) -> None:
        self._note = trouble or _("The address is on the clipboard. It opens this hand, once.")

    def _start_again(self) -> None:
        try:
            self._hands.restart()
        except OSError:
            self._note = _("Phones cannot reach this computer at that address. Try another one.")

    def key(self, name: str) -> Change[bool]:
        if name == "f1":
            return Push(KeysScene())
        return Pop(True) if name == "escape" else None
