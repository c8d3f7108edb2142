"""My collection in the order of scoring: the same bugs close together, their points above."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Final, NamedTuple

from game.describe.rugs.names import in_order, points_words
from game.rules.rugs.api import ANT, MOSQUITO, Card, Kind, Worth, kind_of
from game.words import _
from scenes.kit import parts
from scenes.kit.cards import CARD_RATIO
from scenes.kit.display import Control, Font, Item
from scenes.kit.layout import Place
from scenes.kit.parts import pill
from scenes.kit.scene import Frame
from scenes.kit.theme import FOCUS, INK, PAPER
from scenes.rugs.board.cardboard import bug, control, raised
from scenes.rugs.cards import SMALL
from scenes.table.cue import Position

WIDE: Final = 150.0
NARROWEST: Final = 84.0
INDEX, SMALL_INDEX = 0.27, 0.42  # of a card: what has to stay in sight
BETWEEN: Final = 22.0  # groups, where there is room
HEAD: Final = 42.0  # above the cards, for the tags


class Held(NamedTuple):
    """A card of the hand where it lies; from ``left`` to ``right`` it is seen."""

    card: Card
    position: Position
    left: float
    right: float


def lay_out(
    frame: Frame, place: Place, hand: Sequence[Card], focus: Card | None = None, rise: float = 1.0
) -> list[Held]:
    """Where each card of the hand lies."""
    return list(_lay_out(frame.scale, place, in_order(hand), focus, round(rise, 3)))


@lru_cache(maxsize=64)
def _lay_out(
    scale: float, place: Place, hand: tuple[Card, ...], focus: Card | None, rise: float
) -> tuple[Held, ...]:
    if not hand:
        return ()
    groups = [tuple(group) for _kind, group in groupby(hand, key=kind_of)]
    wide = WIDE
    while True:
        share = INDEX if wide * scale >= SMALL else SMALL_INDEX
        close = wide * share
        inner = (len(hand) - len(groups)) * close
        part = _parting(groups, focus, wide, close) * rise
        room = place.w - 24 - wide - inner - part
        apart = min(wide + BETWEEN, room / max(1, len(groups) - 1))
        if apart >= close or wide <= NARROWEST:
            break
        wide -= 6
    whole = inner + (len(groups) - 1) * apart + wide + part
    x, y = place.cx - whole / 2 + wide / 2, place.y + HEAD + wide * CARD_RATIO / 2
    held = []
    for group in groups:
        for number, card in enumerate(group):
            last = number == len(group) - 1
            step = apart if last else close
            if card == focus:
                step += part
            left = x - wide / 2
            free = card == hand[-1]
            right = left + (wide if free else min(wide, step))
            held.append(Held(card, Position(x, y, wide), left, right))
            x += step
    return tuple(held)


def _parting(
    groups: Sequence[tuple[Card, ...]], focus: Card | None, wide: float, close: float
) -> float:
    """So much do the cards right of the raised one move on."""
    for group in groups[:-1]:
        if focus in group:
            return max(0.0, wide * 0.62 - close) if focus != group[-1] else wide * 0.32
    if groups and focus in groups[-1][:-1]:
        return max(0.0, wide * 0.62 - close)
    return 0.0


def hand_items(
    frame: Frame,
    place: Place,
    hand: Sequence[Card],
    allowed: Collection[Card] | None = None,
    focus: Card | None = None,
    rise: float = 1.0,
    worth: Worth | None = None,
    air: Collection[Card] = (),
) -> list[Item]:
    """The hand, the focused card last; ``allowed`` None: nothing is asked of it.

    Bugs in the ``air`` have their places, but are not there yet.
    """
    items: list[Item] = []
    front: list[Item] = []
    held = lay_out(frame, place, hand, focus, rise)
    for each in held:
        dim = allowed is not None and each.card not in allowed
        if each.card in air:
            continue
        if each.card == focus:
            front += raised(
                each.card, each.position._replace(y=each.position.y - 14 * rise), rise, dim=dim
            )
        else:
            items.append(bug(each.card, each.position, dim=dim))
    if worth is None:
        return items + front
    return [*items, *front, *_tags(frame, place, held, worth, focus)]


def _tags(
    frame: Frame, place: Place, held: Sequence[Held], worth: Worth, focus: Card | None
) -> list[Item]:
    """What each group is worth now; tags never meet, and lose their words where they would."""
    items: list[Item] = []
    groups = [list(group) for _kind, group in groupby(held, key=lambda each: kind_of(each.card))]
    kinds = [kind_of(group[0].card) for group in groups]
    lit = None if focus is None else kind_of(focus)
    mine = lit if any(each.card == focus for each in held) else None
    words, wides = _said(frame, kinds, worth, place.w + 20)
    free = place.x - 20
    rest = sum(wides) + 6 * len(wides)
    for group, kind, said, wide in zip(groups, kinds, words, wides, strict=True):
        farthest = place.right + 20 - rest + wide / 2
        x = min((group[0].left + group[-1].right) / 2, farthest)
        x = max(x, free + wide / 2)
        fill = FOCUS if kind == mine else PAPER
        items += pill(frame, x, place.y + 18, said, fill, INK, 20, 32, align="c").items
        free = x + wide / 2 + 6
        rest -= wide + 6
    return items


def _said(
    frame: Frame, kinds: Sequence[Kind], worth: Worth, room: float
) -> tuple[list[str], list[float]]:
    """The words of all tags, and how wide each of them is."""
    words = [tag_words(kind, worth) for kind in kinds]
    wides = [parts.width_of(frame, each, 20, Font.HEAVY) + 30 for each in words]
    if sum(wides) + 6 * len(wides) > room:
        words = [tag_words(kind, worth, short=True) for kind in kinds]
        wides = [parts.width_of(frame, each, 20, Font.HEAVY) + 30 for each in words]
    return words, wides


def tag_words(kind: Kind, worth: Worth, *, short: bool = False) -> str:
    """``10 pts``, or only the number; Ants are worth so much or so much."""
    if kind == MOSQUITO:
        return "?" if short else _("wild")
    row = worth.of(kind)
    if kind == ANT:
        return f"{row.count}–{5 * row.count}" if short else ants_words(row.count)
    return str(row.points) if short else points_words(row.points)


def ants_words(count: int) -> str:
    """What so many Ants can be worth: nobody knows the others'."""
    words = _("{least}–{most} pts")
    return words.format(least=count, most=5 * count)


def hand_controls(
    frame: Frame, place: Place, hand: Sequence[Card], allowed: Collection[Card], focus: Card | None
) -> list[Control]:
    """One control for each card: its visible strip down to the edge of the window."""
    return [
        control(
            each.card,
            (
                each.left,
                place.y + HEAD - 6,
                each.right - each.left,
                place.bottom - place.y - HEAD + 6,
            ),
            refused=each.card not in allowed,
        )
        for each in lay_out(frame, place, hand, focus)
    ]
