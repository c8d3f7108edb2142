"""The display list: what a scene wants to see on the screen, as plain values.

All lengths are design units (1/1080 of the height of a 16:9 window), y grows downwards,
angles are degrees clockwise. A scene returns a list of these items, back to front; the painter
in the backend turns them into pixels. Items are tuples, so two frames compare quickly and the
painter can keep what has not changed.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple, Protocol

from scenes.kit.layout import Patch
from scenes.kit.theme import INK


class Font(StrEnum):
    """The faces we ship."""

    TITLE = "title"  # Fredoka One: numbers, names, headings, buttons
    MEDIUM = "medium"  # Manrope Medium
    BOLD = "bold"  # Manrope Bold: sentences
    HEAVY = "heavy"  # Manrope ExtraBold: labels, keys


class Backdrop(NamedTuple):
    """A full picture that covers the window and is cropped around its point of interest.

    ``light`` is a drawing of the same shape that lies over it: both are one picture.
    """

    name: str  # assets/art/NAME.svg, such as council/token_cube
    focus_x: float = 0.5
    focus_y: float = 0.5
    light: str = ""


class Picture(NamedTuple):
    """One SVG asset, fitted into the box (aspect kept, centred).

    With a ``shade`` nothing but its outline is seen, filled with that colour.
    """

    name: str
    x: float
    y: float
    w: float
    h: float
    angle: float = 0.0
    alpha: float = 1.0
    shade: str = ""


class Part(NamedTuple):
    """One layer of a composite: an asset turned about the origin of the common frame."""

    name: str
    angle: float = 0.0


class Composite(NamedTuple):
    """Several assets that share one viewBox, laid over each other as one picture."""

    parts: tuple[Part, ...]
    x: float
    y: float
    w: float
    h: float
    alpha: float = 1.0


class Rect(NamedTuple):
    """A box with round corners. ``width`` is that of its stroke, here as below."""

    x: float
    y: float
    w: float
    h: float
    fill: str = "none"
    radius: float = 0.0
    stroke: str | None = None
    width: float = 3.0
    opacity: float = 1.0


class Circle(NamedTuple):
    """A disc of radius ``r`` around (x, y)."""

    x: float
    y: float
    r: float
    fill: str = "none"
    stroke: str | None = None
    width: float = 3.0
    opacity: float = 1.0


class Path(NamedTuple):
    """Any outline; ``d`` says where it goes, in the words of SVG's path data."""

    d: str
    fill: str = "none"
    stroke: str | None = None
    width: float = 3.0
    opacity: float = 1.0


class ShiftedElements(NamedTuple):
    """Elements moved together, to the right and down."""

    x: float
    y: float
    elements: Elements


Element = Rect | Circle | Path | ShiftedElements
Elements = tuple[Element, ...]
"""What a pen has drawn, back to front."""


class Shape(NamedTuple):
    """Something drawn in place; the coordinates of its elements are 0…w, 0…h of this box."""

    elements: Elements
    x: float
    y: float
    w: float
    h: float
    alpha: float = 1.0
    late: bool = False  # may come a picture or two after the rest


class Text(NamedTuple):
    """One line of text; ``y`` is its middle, ``x`` its left, centre or right by ``align``."""

    text: str
    x: float
    y: float
    size: float
    font: Font = Font.BOLD
    colour: str = INK
    align: str = "l"  # l, c, r
    alpha: float = 1.0
    outline: str | None = None  # colour of an ink rim (logo, headlines)
    outline_width: float = 0.0


class ArcText(NamedTuple):
    """Letters set on a circle around (cx, cy); ``mid`` is the angle of the middle letter."""

    text: str
    cx: float
    cy: float
    radius: float
    mid: float
    size: float
    font: Font = Font.TITLE
    colour: str = INK
    inward: bool = False  # turned over, for the lower half of a ring


class Card(NamedTuple):
    """A card of a deck, ``(x, y)`` its centre. ``code`` like ``A7``; None shows the back.

    On its way it wears the face of this width (0: of its own), so that it does not change.
    ``lift`` is how high it is held over the table: so much further lies its shadow.
    """

    deck: str  # its id, as in scenes.kit.cards
    code: str | None
    x: float
    y: float
    w: float
    angle: float = 0.0
    dim: bool = False  # the rules refuse it: art veiled, index readable
    turn: float = 1.0  # horizontal squeeze while it turns over, 0…1
    alpha: float = 1.0
    shadow: bool = True
    face: float = 0.0
    lift: float = 0.0


class Shadow(NamedTuple):
    """A soft shadow under a rounded box."""

    x: float
    y: float
    w: float
    h: float
    radius: float
    blur: float = 14.0
    drop: float = 6.0
    alpha: float = 0.5


class Glow(NamedTuple):
    """A round light that fades out."""

    x: float
    y: float
    radius: float
    colour: str
    alpha: float = 0.5


class Veil(NamedTuple):
    """A flat colour over the whole window, but for the holes in it."""

    colour: str
    alpha: float
    holes: tuple[Patch, ...] = ()


class AlphaGroup(NamedTuple):
    """Items that are seen through as if they were one picture; at 0 they are only made ready."""

    items: tuple[Item, ...]
    alpha: float


class Kind(StrEnum):
    """What a control is, for whoever does not see it."""

    BUTTON = "button"
    RADIO = "radio"  # one of a group, of which one holds
    TAB = "tab"  # the same, of pages
    FIELD = "field"  # a line to write
    LESS = "less"  # one value back, beside its ``MORE``
    MORE = "more"  # one value on
    ROW = "row"  # a line of the list that its ``group`` is the title of


class Control(NamedTuple):
    """A place that can be focused and activated. Painted by other items; never drawn itself.

    Controls later in the list lie on top. ``label`` is what a screen reader would say. A refused
    one can be focused, to hear why, and answers with a knock. ``answers`` marks what may be chosen
    where a player is asked something; one that ``previews`` shows first what choosing it would do,
    so that a finger has to tap it twice.

    Of what holds a value ``group`` is its title and ``value`` what it holds, or stands for: then
    ``on`` tells whether that is chosen. ``why`` says why one is refused, where no rule does.
    """

    name: str
    x: float
    y: float
    w: float
    h: float
    label: str = ""
    refused: bool = False
    answers: bool = False
    previews: bool = False
    kind: Kind = Kind.BUTTON
    group: str = ""
    value: str = ""
    on: bool | None = None
    why: str = ""


class AlsoAt(NamedTuple):
    """Another place of the control of this name: pointing and clicking there is about it too."""

    name: str
    x: float
    y: float
    w: float
    h: float


class KeyPlace(NamedTuple):
    """Where a key is named: a click there presses it. It never has the focus, nor takes it."""

    key: str
    x: float
    y: float
    w: float
    h: float


class Carets(NamedTuple):
    """Where the caret can stand in the line of a control: places in its text, and their x.

    Those beyond the edges of the control belong to letters that are out of sight.
    """

    name: str
    stops: tuple[tuple[int, float], ...]

    def nearest(self, x: float) -> int:
        """The place in the text that is nearest to a pointer."""
        return min(self.stops, key=lambda stop: abs(stop[1] - x))[0]

    def under(self, x: float) -> int:
        """Where the letter begins that a pointer is on."""
        return max((at for at, left in self.stops if left <= x), default=0)


class InWords(NamedTuple):
    """What a place of the picture shows, told line by line instead of the letters that lie there.

    For whoever does not see it: the rows of a table with what their numbers are, a drawing, a
    chart. With a ``title`` the lines are a list.
    """

    x: float
    y: float
    w: float
    h: float
    lines: tuple[str, ...]
    title: str = ""


class Animation(Protocol):
    """What something looks like at any time; a frozen value, equal to another that lives alike."""

    def look(self, time: float) -> int:
        """Which of its looks it has after so many seconds; only another one is drawn."""

    def items(self, look: int) -> Sequence[Item]:
        """That look, back to front. Whatever reaches beyond the place of the item is cut off."""


class Ambient(NamedTuple):
    """A place (design units) and what lives there. Keep it small: all of it is drawn anew.

    A scene lays it between what lies under it and what lies over it. The house keeps one clock,
    asks each animation for its ``look`` on every beat, and draws those places anew whose look has
    changed. Nothing lives while anything moves, under a sheet, or for whoever wants it still; then
    the picture stays as it is. Where pictures are compared, the time is 0.
    """

    animation: Animation
    x: float
    y: float
    w: float
    h: float


UNSEEN = frozenset({Control, AlsoAt, KeyPlace, Carets, InWords})
"""What is in a display list for other people's eyes."""
Item = (
    Backdrop
    | Picture
    | Composite
    | Shape
    | Text
    | ArcText
    | Card
    | Shadow
    | Glow
    | Veil
    | Ambient
    | AlphaGroup
    | Control
    | AlsoAt
    | KeyPlace
    | Carets
    | InWords
)
DisplayList = Sequence[Item]


def controls(items: DisplayList) -> list[Control]:
    """The controls of a display list, in focus order."""
    return [item for item in items if type(item) is Control]


def control_at(items: DisplayList, x: float, y: float) -> Control | None:
    """The topmost control that holds the point, or another place of it that does."""
    for item in reversed(items):
        if isinstance(item, Control | AlsoAt) and (
            item.x <= x < item.x + item.w and item.y <= y < item.y + item.h
        ):
            if isinstance(item, Control):
                return item
            return next((each for each in controls(items) if each.name == item.name), None)
    return None


def key_at(items: DisplayList, x: float, y: float) -> str | None:
    """The key that is named at this point; None: there is none, or a control lies over it."""
    for item in reversed(items):
        if isinstance(item, Control | AlsoAt | KeyPlace) and (
            item.x <= x < item.x + item.w and item.y <= y < item.y + item.h
        ):
            return item.key if isinstance(item, KeyPlace) else None
    return None
