"""How a table is to look right now, and what does not change about it during a game."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Final, Self

from game.seating import SeatSetup
from game.table import Seat
from game.words import N_, _
from scenes.kit import parts
from scenes.kit.layout import DESIGN_WIDTH, WIDEST_EXTRA, Place
from scenes.kit.preferences import Preferences, Speed
from scenes.kit.scene import Frame
from scenes.table.faces.remark import SpokenRemark

MENU: Final = (
    ("menu:log", N_("Log"), "L"),
    ("menu:speed", N_("Speed"), "S"),
    ("menu", N_("Menu"), "Esc"),
)
SPEEDS: Final = {  # longer and shorter
    Speed.SLOW: (N_("Speed: slow"), N_("Slow")),
    Speed.NORMAL: (N_("Speed: normal"), N_("Normal")),
    Speed.FAST: (N_("Speed: fast"), N_("Fast")),
    Speed.OFF: (N_("Speed: instant"), N_("Instant")),
}
FILM_BAR: Final = 112.0  # how high the bar of a film is
LEFT: Final = 436.0  # beside the plaque of the seat below


@dataclass(frozen=True, slots=True)
class TableContext:
    """What does not change during a game: who sits where, and what the table wants shown.

    ``seats`` are the people in their order, then whoever is neutral. ``hinting``: it was agreed
    that who is ahead may be shown. ``preferences`` is a snapshot of the preferences: pictures are
    compared by it, and drawn anew when one changes. ``covered`` is so much of the lower edge, by
    the bar of a film. ``sitting`` is a number of this game among others of the same people, the
    same one whenever it is looked at again. ``recalled`` is what a bot says before anything has
    happened, of a game before this one.
    """

    seats: tuple[SeatSetup, ...]
    hinting: bool = True
    preferences: Preferences = field(default_factory=Preferences)
    covered: float = 0.0
    sitting: int = 0
    recalled: SpokenRemark | None = None

    @property
    def hints(self) -> bool:
        """Whether who is ahead is shown."""
        return self.hinting and self.preferences.hints

    @property
    def best(self) -> bool:
        """Whether what scores most is shown as well."""
        return self.hints and self.preferences.show_best


@dataclass(frozen=True, slots=True)
class Highlights:
    """What is to stand out. A game that needs more makes a class of its own from this one.

    Args:
        title: Beside the part of the game in the status bar; empty for the usual words.
        turn: Whose plaque is lit, with ``turn_words`` on it.
        allowed: The codes of the cards that may be chosen; None: nothing is asked of the hand.
        focus_card: The code of the card in focus.
        rise: How far that has been raised, 0–1, or a little more while it swings.
        raised: By its code how far each card of the hand is up: others sink back while it rises.
        shake: How far it is swayed aside, −1 to 1, because it was refused.
        carried: Where the pointer has carried it; None: it lies in its place.
        hide_hand: Nobody's hand may be seen.
        watching: How fast the game is, where nobody plays; empty where somebody does.
        hints: What keys do, as key cap and word; all of them may be left out.
        pondered: Somebody has thought for long: what asks for advice glows.
        cue_highlights: What a cue lets stand out, a value of the game's own; None while nothing
            moves.
    """

    title: str = ""
    turn: Seat | None = None
    turn_words: str = ""
    allowed: Collection[str] | None = None
    focus_card: str | None = None
    rise: float = 1.0
    raised: Mapping[str, float] = field(default_factory=dict)
    shake: float = 0.0
    carried: tuple[float, float] | None = None
    hide_hand: bool = False
    watching: str = ""
    hints: tuple[tuple[str, str], ...] = ()
    pondered: bool = False
    cue_highlights: object = None

    @classmethod
    def of(cls, highlights: Highlights) -> Self:
        """This look as one of the game's own: what the table did not say is as usual."""
        if isinstance(highlights, cls):
            return highlights
        said: dict[str, Any] = {
            each.name: getattr(highlights, each.name) for each in fields(Highlights)
        }
        return cls(**said)


def menu(speed: Speed) -> tuple[tuple[str, str, str], ...]:
    """The entries of the menu bar: control, words and key; with how fast things move now."""
    said = {"menu:speed": SPEEDS[speed][0]}
    return tuple((name, _(said.get(name, words)), key) for name, words, key in MENU)


def foot(frame: Frame, high: float) -> Place:
    """The lower edge of a table, ``high`` design units, as far as its outer columns leave it free.

    The plaque of the seat below keeps the left.
    """
    aside = max(0.0, frame.width - DESIGN_WIDTH - WIDEST_EXTRA) / 2
    left = LEFT + aside
    return parts.box(left, frame.height - high, frame.width - left - aside - 20, high)
