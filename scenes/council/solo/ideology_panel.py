"""What the Termitenator looks for: a small table of its four ideologies, the present one lit."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.words import N_, _
from scenes.council.palette import CALM
from scenes.council.solo.opponent import ALARM
from scenes.kit import parts
from scenes.kit.display import Font, Item, Text
from scenes.kit.layout import Place
from scenes.kit.parts import line_or_lines
from scenes.kit.parts.svg import rect, shape
from scenes.kit.scene import Frame
from scenes.kit.theme import FAINT_INK, INK, LIT, PAPER, UNLIT_LINE, mix

NAMES, NAMES_LARGE, NAMES_LONG = 82.0, 108.0, 116.0  # the column with the names of the rows
HEAD: Final = 34.0
TITLE_HIGH: Final = 50.0  # two small lines of a title
HEAD_LINES: Final = 44.0  # two lines, where one would be cut
GAP: Final = 6.0
LAMP, SMALL_LAMP = 9.0, 6.0
LOWEST: Final = 46.0  # a cell with words on it
TABLE: Final = HEAD + 2 * LOWEST + GAP
LOOKS: Final = {  # by (losing, leads)
    (False, True): (N_("Strongest suit"), N_("Strongest")),
    (False, False): (N_("Weakest winner"), N_("Weak winner")),
    (True, True): (N_("Weakest suit"), N_("Weakest")),
    (True, False): (N_("Highest loser"), N_("High loser")),
}
GIVES_UP: Final = LOOKS[True, True]  # winning, in the last trick
EXPLAINED: Final = (
    N_("Strongest: most cubes, then highest value. Weakest: fewest cubes, then lowest value."),
    N_("No card can win? It plays its weakest. No card can lose? It plays its highest."),
    N_(
        "In trick 10, while Winning, it plays its weakest suit and keeps the other card for "
        "Allegiance."
    ),
)  # fmt: skip
READABLE: Final = 1.6  # smaller letters do not make room for all that is explained
BETWEEN: Final = 14.0  # paragraphs


class Ideology(NamedTuple):
    """How it stands now. ``leads`` tells whether the next card it plays leads a trick.

    ``last`` tells whether that is the last one of the Age.
    """

    losing: bool
    leads: bool
    last: bool = False

    def looks(self, *, losing: bool, leads: bool) -> tuple[str, str]:
        """What it looks for in one of its moods."""
        words, short = GIVES_UP if self.last and not losing else LOOKS[losing, leads]
        return _(words), _(short)


def ideology_table(frame: Frame, place: Place, ideology: Ideology) -> list[Item]:
    """Leading and following by Winning and Losing; what holds now is lit."""
    items: list[Item] = []
    rows = ((_("lead"), True), (_("follow"), False))
    names = NAMES_LARGE if frame.large else NAMES
    least = parts.usual_size(frame, 18)
    longest = max(frame.measure(name, least, Font.BOLD) for name, _leads in rows)
    if names < longest + 6 <= NAMES_LONG:  # otherwise the words take two lines
        names = longest + 6
    columns = parts.columns(Place(place.x + names, place.y, place.w - names, place.h), 2, GAP)
    for cell, (words, lamp, now) in zip(
        columns,
        ((_("Winning"), CALM, not ideology.losing), (_("Losing"), ALARM, ideology.losing)),
        strict=True,
    ):
        items += _head(frame, cell._replace(h=HEAD), words, lamp, now=now)
    high = (place.h - HEAD - GAP) / 2
    for row, (name, leads) in enumerate(rows):
        y = place.y + HEAD + row * (high + GAP)
        colour = INK if ideology.leads is leads else FAINT_INK
        middle = y + high / 2
        items += line_or_lines(frame, name, place.x, middle, names - 6, high, 19, colour=colour)
        for losing, cell in zip((False, True), columns, strict=True):
            lit = (ideology.losing, ideology.leads) == (losing, leads)
            looks = ideology.looks(losing=losing, leads=leads)
            items += _cell(frame, cell._replace(y=y, h=high), looks, lit=lit)
    return items


def _head(frame: Frame, place: Place, words: str, lamp: str, *, now: bool) -> list[Item]:
    """The name of a mood with its lamp."""
    middle = place.y + place.h / 2 - 3
    fit = parts.fit_text(frame, words, place.w - 30, 20, Font.HEAVY)
    disc, x = LAMP, place.cx + 13
    if fit.text != words:  # a long word takes the room of the lamp
        disc = SMALL_LAMP
        fit = parts.fit_text(frame, words, place.w - 2 * disc - 4, 20, Font.HEAVY)
        x = place.x + place.w - fit.width / 2
    colour = INK if now else FAINT_INK
    names: list[Item] = [Text(fit.text, x, middle, fit.size, Font.HEAVY, colour, "c")]
    left = x - fit.width / 2 - disc * 16 / LAMP
    if fit.text != words:  # or two lines
        room, left = place.w - 3 * disc, place.x + disc
        names = [*line_or_lines(frame, words, place.right - room / 2, middle, room, HEAD_LINES, 20,
                                Font.HEAVY, colour, "c")]  # fmt: skip
    light = lamp if now else mix(lamp, PAPER, 0.45)
    return [parts.disc(left, middle, disc, light, 2), *names]


def _cell(frame: Frame, place: Place, wordings: tuple[str, ...], *, lit: bool) -> list[Item]:
    fill, edge, width = (LIT, INK, 2.6) if lit else ("#EADFC3", UNLIT_LINE, 1.8)
    room = place.w - 8
    words = parts.first_that_fits(frame, wordings, room, 19)
    if parts.fit_text(frame, words, room, 19).text != words:
        words = next((one for one in wordings if _two_lines(frame, place, one)), wordings[-1])
    return [
        shape(rect(0, 0, place.w, place.h, fill, 10, edge, width), *place[:4]),
        *line_or_lines(frame, words, place.cx, place.cy - 1, room, place.h, 19, Font.BOLD,
                      INK if lit else FAINT_INK, "c"),
    ]  # fmt: skip


def _two_lines(frame: Frame, place: Place, words: str) -> bool:
    """Whether nothing of them is cut on two lines of a cell."""
    lines = line_or_lines(frame, words, 0, 0, place.w - 8, place.h, 19)
    return not lines[-1].text.endswith("…")


def ideology_panel(
    frame: Frame, place: Place, ideology: Ideology, *, awaits: bool = False
) -> list[Item]:
    """The whole of it, with what its words mean: while nothing that it has decided matters.

    ``awaits``: it will follow a card that the human leads, and how is the title.
    """
    x, y, w = place.x + 22, place.y, place.w - 44
    words = _("How it decides")
    if awaits:
        looks = ideology.looks(losing=ideology.losing, leads=False)
        wordings = [_("It will follow: {what}").format(what=one) for one in looks]
        words = parts.first_whole(frame, wordings, w, 28, Font.TITLE)
    items: list[Item] = [*parts.panel(place), *title_lines(frame, words, x, y + 38, w)]
    table = Place(x, y + 66, w, HEAD + 2 * 62 + GAP)
    items += ideology_table(frame, table, ideology)
    items.append(parts.rule(x, table.bottom + 20, w))
    top = table.bottom + 34
    while _explanation_end(frame, top, w) > place.bottom - 14 and frame.letters > READABLE:
        frame = parts.with_smaller_letters(frame)
    size = 21.0
    if not frame.large and _explanation_end(frame, top, w) > place.bottom - 14:
        size = 18.0
    for number, said in enumerate(map(_, EXPLAINED)):
        high = place.bottom - top - 14
        if number and parts.paragraph(frame, said, 0, 0, w, size).bottom > high:
            break  # large letters or long words leave no room for it
        lines = parts.fitted_paragraph(frame, said, x, top, w, high, size)
        items += lines.items
        top = lines.bottom + BETWEEN
    return items


def title_lines(frame: Frame, words: str, x: float, y: float, w: float) -> tuple[Text, ...]:
    """One line, or two small ones."""
    line = parts.heading(frame, words, x, y, w, 28)
    if line.text == words:
        return (line,)
    return line_or_lines(frame, words, x, y, w, TITLE_HIGH, 18, Font.TITLE)


def _explanation_end(frame: Frame, top: float, w: float) -> float:
    """How far down the explanation reaches with letters of this size."""
    for said in map(_, EXPLAINED):
        top = parts.paragraph(frame, said, 0, top, w, 21).bottom + BETWEEN
    return top - BETWEEN
