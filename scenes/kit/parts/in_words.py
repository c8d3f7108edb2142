"""What a picture shows, for whoever does not see it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.words import _, join_names
from scenes.kit.display import Control, InWords, Kind
from scenes.kit.layout import Place
from scenes.kit.parts.controls import control_name
from scenes.kit.parts.text import Items

NOTHING = "–"


def in_words(place: Place, lines: Iterable[str], title: str = "") -> InWords:
    """This is told instead of the letters that lie there."""
    return InWords(*place[:4], tuple(filter(None, lines)), title)


def table_in_words(
    place: Place, title: str, heads: Sequence[str], rows: Iterable[Sequence[str]]
) -> InWords:
    """A table row by row, each number with the head of its column.

    ``heads`` has the first column too; a row begins with its own head. What says nothing, such as
    a dash, is left out.
    """
    return in_words(place, (_row(heads, row) for row in rows), title)


def _row(heads: Sequence[str], row: Sequence[str]) -> str:
    cells = [
        _("{column} {value}").format(column=head, value=cell)
        for head, cell in zip(heads[1:], row[1:], strict=True)
        if cell and cell != NOTHING
    ]
    return control_name(row[0], join_names(cells))


def as_rows(items: Items, title: str) -> Items:
    """The same things, where the controls are lines of a list of this title."""
    return tuple(
        item._replace(kind=Kind.ROW, group=title) if isinstance(item, Control) else item
        for item in items
    )
