"""The big moments of a game: cards with a sentence each, which lead to their moment in the film."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.words import _, in_turn, with_full_stop
from scenes.kit import parts
from scenes.kit.display import Control, Font, Item, Picture
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.scene import Frame
from scenes.kit.theme import FAINT_INK

NAME: Final = "decided:"
"""What the cards are called as controls, before their number."""
FEWEST: Final = 2  # as high as if there were so many
HEAD: Final = 74.0
TITLE: Final = 25.0
WORDS: Final = 21.0
HIGHEST: Final = 116.0  # title and words together


class _Spacing(NamedTuple):
    """Left of the sign, its size, right of it, and what the arrow takes at the other end.

    ``title`` is from the top to the middle of the title, ``words`` to where the sentence begins.
    """

    edge: float
    sign: float
    gap: float
    arrow: float
    title: float
    words: float


ROOMY: Final = _Spacing(20, 68, 22, 62, 20, 38)
TIGHT: Final = _Spacing(12, 56, 12, 46, 17, 32)
"""For the smallest windows, whose letters are large beside everything else."""


class DecisiveMoment(NamedTuple):
    """One card. ``at`` is the moment of the film, ``sign`` a picture beside the words.

    ``more`` is a further sentence, or empty; a card that has no room for it goes without.
    """

    title: str
    words: str
    more: str
    at: int
    sign: str

    @property
    def sentences(self) -> str:
        """All sentences of the card."""
        return in_turn((self.words, self.more))


def decided_sheet(
    frame: Frame, place: Place, cards: tuple[DecisiveMoment, ...], aside: float
) -> Items:
    """The cards below each other; so much of the heading's right end as ``aside`` stays free."""
    room = place.w - 56 - aside
    items: list[Item] = [
        *parts.panel(place, radius=18.0),
        parts.heading(frame, _("Big moments"), place.x + 28, place.y + 40, room, 26),
    ]
    body = parts.box(place.x + 20, place.y + HEAD, place.w - 40, place.h - HEAD - 16)
    rows = parts.rows(body, max(FEWEST, len(cards)), 10)[: len(cards)]
    told = [_words(frame, row, card, ROOMY) for row, card in zip(rows, cards, strict=True)]
    fit = all(words.bottom <= row.bottom for words, row in zip(told, rows, strict=True))
    for number, (row, card) in enumerate(zip(rows, cards, strict=True)):
        items += _card(frame, row, number, card, ROOMY if fit else TIGHT)
    return tuple(items)


def _card(frame: Frame, row: Place, number: int, card: DecisiveMoment, spacing: _Spacing) -> Items:
    """A title, a sentence, and an arrow that says that it leads somewhere."""
    name, play, sign = f"{NAME}{number}", 34.0, spacing.sign
    return (
        *parts.inlay(row),
        *parts.ring_if(frame, name, row, 14),
        Picture(card.sign, row.x + spacing.edge, row.cy - sign / 2, sign, sign),
        *_words(frame, row, card, spacing).items,
        Picture("shared/icon_play", row.right - spacing.arrow + 12, row.cy - play / 2, play, play),
        Control(name, *row[:4], in_turn((with_full_stop(card.title), card.sentences))),
    )


def _words(frame: Frame, row: Place, card: DecisiveMoment, spacing: _Spacing) -> parts.Paragraph:
    """The title and what is said below it."""
    whole = _paragraph(frame, row, card.title, card.sentences, spacing)
    if spacing == ROOMY or whole.bottom <= row.bottom:
        return whole
    return _paragraph(frame, row, card.title, card.words, spacing)


def _paragraph(
    frame: Frame, row: Place, title: str, words: str, spacing: _Spacing
) -> parts.Paragraph:
    left = row.x + spacing.edge + spacing.sign + spacing.gap
    wide = row.right - spacing.arrow - left
    high = min(row.h - 4, HIGHEST)
    top = row.cy - high / 2
    head = parts.fitted(frame, title, left, top + spacing.title, wide, TITLE, Font.TITLE, high=36)
    begins, room = top + spacing.words, high - spacing.words - 4
    told = parts.fitted_paragraph(frame, words, left, begins, wide, room, WORDS, colour=FAINT_INK)
    return told._replace(items=(head, *told.items))
