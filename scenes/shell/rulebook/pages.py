"""The pages of a rulebook as they are drawn: an article, the contents, what was found."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

from game.words import _
from scenes.kit import parts
from scenes.kit.display import Control, Font, Item
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.scene import Frame
from scenes.kit.theme import FAINT_INK, FOCUS, INK, INLAY, LANTERN, NIGHT, PAPER_LIGHT, WHITE
from scenes.shell.rulebook.article import Article, Passage, Rulebook
from scenes.shell.rulebook.drawn import as_lines
from scenes.shell.rulebook.told import picture_told

WORDS, LEAST = 31.0, 20.0  # letters of an article, and the smallest of them
PICTURE, PICTURE_LARGE = 660.0, 560.0
ROUND: Final = 16.0  # the corners of a picture
BETWEEN: Final = 18.0  # passages
MARK: Final = 44.0  # the height of an edition's mark
SEE: Final = 74.0
SEE_HIGH: Final = 34.0  # the heading above where to read on, and the line above that
ROW: Final = 47.0  # the least height of a line that a finger can hit
MOST_FOUND: Final = 12
HEADED: Final = 3  # lines that a heading and what stands under it need at least


BACKWARDS: Final = "←"  # the key that takes a letter back
Line = tuple[str, Article | None]
"""Of the contents: the heading of a chapter, or the title of an article."""


def link(frame: Frame, place: Place, name: str, title: str, note: str = "") -> Items:
    """A line that leads to an article; ``note`` says where that stands."""
    chosen = frame.focus == name
    body = parts.inset(place, 0, 2)
    ground = parts.inlay(body, FOCUS, 8) if chosen else ()
    room = place.w - 24
    y = place.cy - (place.h * 0.16 if note else 1)
    high = place.h * 0.62 if note else place.h - 6
    below: Items = ()
    if note:
        under = place.cy + place.h * 0.26
        colour = INK if chosen else FAINT_INK
        below = (
            parts.fitted(
                frame, note, place.x + 12, under, room, 19, colour=colour, high=high * 0.8
            ),
        )
    return (
        *(parts.ring_if(frame, name, body, 8)),
        *ground,
        *parts.fitted_lines(frame, title, place.x + 12, y, room, high, 25),
        *below,
        Control(name, *place[:4], parts.control_name(title, note)),
    )


# the contents


def contents_page(frame: Frame, place: Place, book: Rulebook) -> Items:
    """All articles under the headings of their chapters, in as many columns as they need."""
    lines: list[Line] = []
    for chapter in book.chapters:
        lines.append((chapter.heading, None))
        lines += [(article.heading, article) for article in chapter.articles]
    rows = _columns(lines, place)
    high = min(56.0, place.h / max(len(column) for column in rows))
    chapters = {
        article.id: chapter.heading for chapter in book.chapters for article in chapter.articles
    }
    items: list[Item] = []
    for cell, column in zip(parts.columns(place, len(rows), 28), rows, strict=True):
        for number, (title, article) in enumerate(column):
            row = parts.box(cell.x, cell.y + number * high, cell.w, high)
            if article is None:
                items += _chapter(frame, row, title)
            else:
                line = link(frame, row, f"article:{article.id}", title)
                items += parts.as_rows(line, chapters[article.id])
    return tuple(items)


def _columns(lines: Sequence[Line], place: Place) -> list[list[Line]]:
    """The lines in as few columns as can be, three at least, all about as high."""
    most = int(place.h / ROW)
    count = max(3, ceil(len(lines) / most))
    for high in range(ceil(len(lines) / count), most + 1):
        columns = _cut(lines, high)
        if len(columns) <= count:
            return columns
    return _cut(lines, ceil(len(lines) / (count + 1)) + HEADED)


def _cut(lines: Sequence[Line], high: int) -> list[list[Line]]:
    """Columns of this many lines; a heading stands neither last nor before a single line."""
    columns: list[list[Line]] = [[]]
    for line in lines:
        left = high - len(columns[-1])
        if left < (1 if line[1] is not None else HEADED):
            columns.append([])
        columns[-1].append(line)
    return columns


def _chapter(frame: Frame, place: Place, title: str) -> Items:
    y = place.cy + (-2 if frame.large else 6)  # clear of the ring round the line below
    words = parts.fitted(
        frame, title, place.x + 4, y, place.w, 21, Font.HEAVY, FAINT_INK, high=place.h
    )
    wide = parts.width_of(frame, words.text, 21, Font.HEAVY, place.h) + 20
    if wide > place.w - 30:
        return (words,)
    return (words, parts.rule(place.x + wide, y + 1, place.w - wide))


# what was found


def found_page(frame: Frame, place: Place, book: Rulebook, found: Sequence[Article]) -> Items:
    """The articles that fit what was typed, the best one first."""
    if not found:
        words = _("No rule found. Try one word, or look through the contents.")
        return parts.paragraph(frame, words, place.x, place.y + 20, place.w, WORDS).items
    where = {article.id: chapter for chapter in book.chapters for article in chapter.articles}
    high = min(84.0, place.h / (MOST_FOUND // 2))
    cells = parts.columns(place, 2, 28)
    items: list[Item] = []
    fitting = found[: 2 * int(place.h / high)]
    half = ceil(len(fitting) / 2)
    for number, article in enumerate(fitting):
        cell = cells[number // half]
        row = parts.box(cell.x, cell.y + number % half * high, cell.w, high)
        title, chapter = article.heading, where[article.id].heading
        items += link(frame, row, f"hit:{number}", title, chapter)
    return tuple(items)


def letters_panel(frame: Frame, place: Place, letters: Sequence[str], across: int) -> Items:
    """A key for each letter, for whoever has no keyboard; the last one takes back."""
    items: list[Item] = []
    keys = [*letters, BACKWARDS]
    for row, line in enumerate(parts.rows(place, ceil(len(keys) / across), 8)):
        cells = parts.columns(line, across, 8)
        for cell, letter in zip(cells, keys[row * across : (row + 1) * across], strict=False):
            spoken = _("Take the last letter back") if letter == BACKWARDS else ""
            items += parts.button(
                frame, cell, f"letter:{letter}", letter.upper(), size=24, spoken=spoken
            )
    return tuple(items)


# an article


def article_page(
    frame: Frame, place: Place, book: Rulebook, article: Article, clause: str
) -> Items:
    """The picture, the words beside it, and where one can read on."""
    wide = PICTURE_LARGE if frame.large else PICTURE
    picture = parts.box(place.x, place.y, wide, place.h)
    beside = parts.box(picture.right + 40, place.y, place.w - wide - 40, place.h)
    see = SEE + 12 + _see_high(frame) if article.see else 0.0
    return (
        *parts.inlay(picture, book.ground, ROUND, INK),
        *picture_told(frame, picture, article.picture(frame, picture), book.called),
        *_words(
            frame, parts.box(beside.x, beside.y, beside.w, beside.h - see), book, article, clause
        ),
        *_see(frame, beside, book, article),
    )


def _words(frame: Frame, place: Place, book: Rulebook, article: Article, clause: str) -> Items:
    """The sentence that was asked about, and what the article says; smaller where it must be."""
    size = WORDS
    items, bottom = _set(frame, place, book, article, clause, size)
    while bottom > place.bottom and (frame.letters > 1 or size > LEAST):
        if frame.letters > 1:
            frame = parts.with_smaller_letters(frame)
        else:
            size -= 1
        items, bottom = _set(frame, place, book, article, clause, size)
    return items


def _set(
    frame: Frame, place: Place, book: Rulebook, article: Article, clause: str, size: float
) -> tuple[Items, float]:
    y = place.y + 4
    items: list[Item] = []
    if clause:
        sentence = parts.paragraph(
            frame, _(book.sentences[clause]), place.x + 26, y + 14, place.w - 46, size - 4
        )
        box = parts.box(place.x, y, place.w, sentence.bottom + 14 - y)
        edge = parts.box(place.x, y, 10, box.h)
        items += [
            *parts.inlay(box, PAPER_LIGHT, 10),
            *parts.inlay(edge, LANTERN, 5),
            *sentence.items,
        ]
        y = box.bottom + BETWEEN
    for passage in article.said:
        if passage.holds:
            items += _mark(frame, place.x, y, place.w, passage)
            y += parts.roomier(frame, MARK, 20)
        said = parts.paragraph(frame, _(passage.words), place.x, y, place.w, size)
        items += said.items
        y = said.bottom + BETWEEN
    return tuple(items), y - BETWEEN


def _mark(frame: Frame, x: float, y: float, room: float, passage: Passage) -> Items:
    """The edition or option that a passage is about."""
    high = parts.roomier(frame, MARK, 20)
    mark = parts.pill(frame, x, y + high / 2 - 4, _(passage.holds), NIGHT, WHITE, 20, 34, room=room)
    return mark.items


def _see(frame: Frame, place: Place, book: Rulebook, article: Article) -> Items:
    """Where to read on."""
    if not article.see:
        return ()
    top = place.bottom - SEE
    row = parts.box(place.x, top, place.w, SEE)
    high = _see_high(frame)
    items: list[Item] = [
        parts.rule(place.x, top - high, place.w),
        parts.fitted(frame, _("See also"), place.x, top - high / 2, place.w, 19, Font.HEAVY,
                     FAINT_INK, high=high),
    ]  # fmt: skip
    for cell, name in zip(parts.columns(row, 3, 14), article.see, strict=False):
        title, control = book.article(name).heading, f"see:{name}"
        items += parts.ring_if(frame, control, cell, 10)
        items += parts.inlay(cell, FOCUS if frame.focus == control else INLAY, 10)
        items += as_lines(frame, title, cell.x + 14, cell.cy, cell.w - 22, cell.h - 4, 25)
        items += parts.as_rows((Control(control, *cell[:4], title),), _("See also"))
    return tuple(items)


def _see_high(frame: Frame) -> float:
    """How high the heading is above where to read on."""
    return parts.roomier(frame, SEE_HIGH, 19)
