"""My collection in the order of scoring: the same bugs close together, their points above."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import groupby
from typing import Final

from game.describe.rugs.names import in_order, points_words
from game.rules.rugs import api as rugs
from game.words import _
from scenes.kit import parts
from scenes.kit.display import Control, Font, Item
from scenes.kit.layout import Place
from scenes.kit.parts import pill
from scenes.kit.scene import Frame
from scenes.kit.theme import FOCUS, INK, PAPER
from scenes.rugs.board.cardboard import bug, control
from scenes.rugs.board.cardboard import raise_card as lit
from scenes.rugs.places import HEAD, HandCard, hand_room, lay_out
from scenes.table.pieces.hand import NOTHING, Raised

LIFT: Final = 14.0  # of a card that is up


def hand_items(
    frame: Frame,
    place: Place,
    hand: Sequence[rugs.Card],
    allowed: Collection[rugs.Card] | None = None,
    focus: rugs.Card | None = None,
    raised: Raised = NOTHING,
    worth: rugs.Worth | None = None,
    air: Collection[rugs.Card] = (),
) -> list[Item]:
    """The hand, the focused card last; ``allowed`` None: nothing is asked of it.

    Bugs in the ``air`` have their places, but are not there yet.
    """
    items: list[Item] = []
    front: list[Item] = []
    held = lay_out(frame, place, hand, raised)
    for each in held:
        dim = allowed is not None and each.card not in allowed
        if each.card in air:
            continue
        rise = raised.get(rugs.card_name(each.card), 0.0)
        lies = each.position._replace(y=each.position.y - LIFT * rise)
        if each.card == focus:
            front += lit(each.card, lies, rise, dim=dim)
        else:
            items.append(bug(each.card, lies, dim=dim))
    if worth is None:
        return items + front
    return [*items, *front, *_tags(frame, place, held, worth, focus)]


def _tags(
    frame: Frame, place: Place, held: Sequence[HandCard], worth: rugs.Worth, focus: rugs.Card | None
) -> list[Item]:
    """What each group is worth now; tags never meet, and lose their words where they would."""
    items: list[Item] = []
    groups = [
        list(group) for _kind, group in groupby(held, key=lambda each: rugs.kind_of(each.card))
    ]
    kinds = [rugs.kind_of(group[0].card) for group in groups]
    mine = rugs.kind_of(focus) if any(each.card == focus for each in held) and focus else None
    words, wides = _tag_words(frame, kinds, worth, place.w + 20)
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


def _tag_words(
    frame: Frame, kinds: Sequence[rugs.Kind], worth: rugs.Worth, room: float
) -> tuple[list[str], list[float]]:
    """The words of all tags, and how wide each of them is."""
    words = [tag_words(kind, worth) for kind in kinds]
    wides = [parts.width_of(frame, each, 20, Font.HEAVY) + 30 for each in words]
    if sum(wides) + 6 * len(wides) > room:
        words = [tag_words(kind, worth, short=True) for kind in kinds]
        wides = [parts.width_of(frame, each, 20, Font.HEAVY) + 30 for each in words]
    return words, wides


def tag_words(kind: rugs.Kind, worth: rugs.Worth, *, short: bool = False) -> str:
    """``10 pts``, or only the number; Ants are worth so much or so much."""
    if kind == rugs.MOSQUITO:
        return "?" if short else _("wild")
    row = worth.of(kind)
    if kind == rugs.ANT:
        return f"{row.count}–{5 * row.count}" if short else ants_words(row.count)
    return str(row.points) if short else points_words(row.points)


def ants_words(count: int) -> str:
    """What so many Ants can be worth: nobody knows the others'."""
    words = _("{least}–{most} pts")
    return words.format(least=count, most=5 * count)


def hand_controls(
    frame: Frame,
    place: Place,
    hand: Sequence[rugs.Card],
    allowed: Collection[rugs.Card],
    focus: rugs.Card | None,
) -> list[Control]:
    """One control for each card: what is seen of it, down to the edge of the window.

    The card in ``focus`` has the gap beside it as well, so that it keeps the pointer.
    """
    if not hand:
        return []
    laid = lay_out(frame, place, hand, NOTHING if focus is None else {rugs.card_name(focus): 1.0})
    gap = hand_room(frame.scale, place, in_order(hand)).gap
    controls = []
    for i, each in enumerate(laid):
        right = each.right
        if each.card == focus:
            right = laid[i + 1].left if each is not laid[-1] else each.right + gap
        top = place.y + HEAD - 6
        box = (each.left, top, right - each.left, place.bottom - top)
        controls.append(control(each.card, box, refused=each.card not in allowed))
    return controls
