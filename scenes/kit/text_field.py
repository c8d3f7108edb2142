"""A line of text while somebody writes it: the text, the caret, what is selected, what was before.

A value: whatever is done to it gives another one. Places are counted in code points from the
beginning, and are always borders of letters.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final, NamedTuple

from scenes.kit.graphemes import (
    MOST_SIGNS,
    beside,
    border_after,
    border_before,
    letters,
    word_around,
    word_beside,
    writable,
)
from scenes.kit.signals import Writing

MOST_STORED: Final = 100
"""Signs of a line in all: names of a record have no more."""
MOST_READ: Final = 1000
"""Signs of what is pasted that anybody looks at."""
KEPT: Final = 100  # former states to go back to


class EditState(NamedTuple):
    """What a line was, and where the caret and the other end of the selection stood."""

    text: str
    caret: int
    anchor: int


@dataclass(frozen=True, slots=True)
class TextField:
    """A line of at most ``longest`` letters; between ``anchor`` and ``caret`` it is selected.

    It is ``full`` after something was typed that had no room. ``run`` is what the last change
    was: more of the same is undone together with it.
    """

    longest: int
    text: str = ""
    caret: int = 0
    anchor: int = 0
    full: bool = False
    past: tuple[EditState, ...] = ()
    run: str = ""

    @classmethod
    def of(cls, text: str, longest: int) -> TextField:
        """A line that says this, as far as it has room; the caret stands at the end."""
        held = cls(longest).typed(text).text
        return cls(longest, held, len(held), len(held))

    @property
    def moment(self) -> EditState:
        """What can be seen of it."""
        return EditState(self.text, self.caret, self.anchor)

    @property
    def first(self) -> int:
        """Where the selection begins."""
        return min(self.caret, self.anchor)

    @property
    def last(self) -> int:
        """Where the selection ends."""
        return max(self.caret, self.anchor)

    @property
    def selection(self) -> str:
        """The selected text."""
        return self.text[self.first : self.last]

    # writing

    def typed(self, text: str, run: str = "typed") -> TextField:
        """With this at the caret, or instead of what is selected; as many letters as have room."""
        new = writable(text[:MOST_READ])
        signs = letters(new if self.first else new.lstrip())
        for count in range(min(len(signs), self.longest), 0, -1):
            longer = self._with("".join(signs[:count]), run)
            if _fits(longer.text, self.longest):
                return replace(longer, full=count < len(signs))
        return replace(self, full=bool(signs))

    def pasted(self, text: str) -> TextField:
        """With what was on the clipboard: to be undone alone."""
        return self.typed(text, run="")

    def erased(self, end: int, run: str = "") -> TextField:
        """Without what is selected, or everything between the caret and this place."""
        if self.anchor != self.caret:
            return self._with("", "")
        return self if end == self.caret else replace(self, anchor=end)._with("", run)  # noqa: SLF001 — one of its kind

    def _with(self, new: str, run: str) -> TextField:
        """The selection replaced; a letter that the new one belongs to stays whole."""
        head = unicodedata.normalize("NFC", self.text[: self.first] + new)
        text = unicodedata.normalize("NFC", head + self.text[self.last :])
        caret = border_after(text, min(len(head), len(text)))
        past = self.past if run and run == self.run else (*self.past, self.moment)[-KEPT:]
        return TextField(self.longest, text, caret, caret, past=past, run=run)

    def undone(self) -> TextField:
        """As it was before the last change; typing letter after letter is one change."""
        if not self.past:
            return self
        *past, then = self.past
        return TextField(self.longest, *then, past=tuple(past))

    # moving

    def put(self, place: int, *, selects: bool = False) -> TextField:
        """With the caret at this place, perhaps with everything on the way selected."""
        caret = border_before(self.text, min(max(0, place), len(self.text)))
        anchor = self.anchor if selects else caret
        return replace(self, caret=caret, anchor=anchor, full=False, run="")

    def moved(self, step: int) -> TextField:
        """With the caret a letter further; where something is selected at that end of it."""
        if self.caret != self.anchor:
            return self.put(self.first if step < 0 else self.last)
        return self.put(self.beside(step))

    def all_selected(self) -> TextField:
        """With all of it selected."""
        return self.put(0).put(len(self.text), selects=True)

    def word_selected(self, place: int) -> TextField:
        """With the word selected that a place lies in."""
        first, last = word_around(self.text, place)
        return self.put(first).put(last, selects=True)

    def beside(self, step: int) -> int:
        """The place a letter before (−1) or after the caret."""
        return beside(self.text, self.caret, step)

    def word_beside(self, step: int) -> int:
        """The place a word before (−1) or after the caret."""
        return word_beside(self.text, self.caret, step)

    # as keys mean it

    def after(self, meant: Writing) -> TextField:
        """What it is after a key that does not type."""
        return DOES[meant](self)


def _fits(text: str, longest: int) -> bool:
    signs = letters(text)
    return (
        len(signs) <= longest
        and len(text) <= MOST_STORED
        and all(len(sign) <= MOST_SIGNS for sign in signs)
    )


DOES: Final[Mapping[Writing, Callable[[TextField], TextField]]] = MappingProxyType(
    {
        Writing.LEFT: lambda line: line.moved(-1),
        Writing.RIGHT: lambda line: line.moved(1),
        Writing.WORD_LEFT: lambda line: line.put(line.word_beside(-1)),
        Writing.WORD_RIGHT: lambda line: line.put(line.word_beside(1)),
        Writing.START: lambda line: line.put(0),
        Writing.END: lambda line: line.put(len(line.text)),
        Writing.SELECT_LEFT: lambda line: line.put(line.beside(-1), selects=True),
        Writing.SELECT_RIGHT: lambda line: line.put(line.beside(1), selects=True),
        Writing.SELECT_WORD_LEFT: lambda line: line.put(line.word_beside(-1), selects=True),
        Writing.SELECT_WORD_RIGHT: lambda line: line.put(line.word_beside(1), selects=True),
        Writing.SELECT_START: lambda line: line.put(0, selects=True),
        Writing.SELECT_END: lambda line: line.put(len(line.text), selects=True),
        Writing.SELECT_ALL: TextField.all_selected,
        Writing.ERASE: lambda line: line.erased(line.beside(-1), "erased"),
        Writing.ERASE_ON: lambda line: line.erased(line.beside(1), "erased-on"),
        Writing.ERASE_WORD: lambda line: line.erased(line.word_beside(-1)),
        Writing.ERASE_WORD_ON: lambda line: line.erased(line.word_beside(1)),
        Writing.CUT: lambda line: line.erased(line.caret),
        Writing.COPY: lambda line: line,
        Writing.UNDO: TextField.undone,
    }
)
"""What each of these keys does to a line; to the clipboard it is the pen that copies."""
