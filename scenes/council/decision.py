"""Why the Termitenator played a card: the tree with the lit path, and the cards passed over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from game.rules.council.api import Card, Choice, Passed
from scenes.council.chips import MINI, mini_card
from scenes.council.line import card_words, cubes_words
from scenes.kit import parts
from scenes.kit.display import Font, Item, Text
from scenes.kit.layout import Place
from scenes.kit.parts import fitted, heading
from scenes.kit.parts.ink import line, rect, shape
from scenes.kit.scene import Frame
from scenes.kit.theme import FAINT_INK, INK, LANTERN

LOOKS_FOR: Final = {
    "only-card": "Only one card",
    "strongest-suit": "Strongest suit",
    "weakest-suit": "Weakest suit",
    "weakest-winner": "Weakest suit",
    "highest-value": "Highest value",
    "highest-loser": "Highest value",
}
REASONS: Final = {
    "follow-suit": "is off suit",
    "would-lose": "would lose",
    "would-win": "would win",
    "most-cubes": "{cubes}, {needed} {are} more",
    "fewest-cubes": "{cubes}, {needed} {are} fewer",
    "highest-value": "lower than {needed}",
    "lowest-value": "higher than {needed}",
    "lowest-row": "lies in row {number}, not {needed}",
    "your-choice": "equal: you chose the other",
}
NODE_HEIGHT: Final = 44.0
MOST_PASSED: Final = 3


class Node(NamedTuple):
    """A step of the path, and the branch that was not taken beside it."""

    taken: str
    other: str = ""


def path_of(choice: Choice) -> list[Node]:
    """The lit path through the tree."""
    leading = choice.led is None
    nodes = [
        Node("Leading", "Following") if leading else Node("Following", "Leading"),
        Node("Losing", "Winning") if choice.losing else Node("Winning", "Losing"),
    ]
    if choice.final:
        nodes.append(Node("Final trick"))
    match choice.branch:
        case "weakest-winner":
            nodes.append(Node("Winners", "No winner"))
        case "highest-loser":
            nodes.append(Node("Losers", "No loser"))
        case "weakest-suit" if not leading and not choice.losing and not choice.final:
            nodes.append(Node("No winner", "Winners"))
        case "highest-value" if not leading:
            nodes.append(Node("No loser", "Losers"))
        case _:
            pass
    return [*nodes, Node(LOOKS_FOR[choice.branch])]


def reason(passed: Passed) -> str:
    """Why a card was passed over, in a few words."""
    return REASONS[passed.clause].format(
        number=passed.number,
        needed=passed.needed,
        cubes=cubes_words(passed.number or 0),
        are="is" if passed.needed == 1 else "are",
    )


def decision_panel(frame: Frame, place: Place, choice: Choice | None) -> list[Item]:
    """The panel; before the first choice it says what will be there."""
    items: list[Item] = [*parts.panel(place)]
    x, y, w = place.x + 24, place.y, place.w - 48
    if choice is None:
        words = "Every card it plays is explained here: the way it went, and what it passed over."
        items.append(heading(frame, "Its mind", x, y + 38, w, 30))
        return [*items, *parts.fitted_paragraph(frame, words, x, y + 70, w, 160, 22).items]
    title = "It cannot decide" if choice.card is None else f"Why the {card_words(choice.card)}?"
    items.append(heading(frame, title, x, y + 38, w, 28))
    nodes = path_of(choice)
    step = min(54.0, (place.h - 110 - 44 * min(MOST_PASSED, len(choice.passed))) / len(nodes))
    for number, node in enumerate(nodes):
        top = y + 70 + number * step
        if number:
            items.append(_link(x + w * 0.27, top - (step - min(step - 8, NODE_HEIGHT)), step))
        items += _node(frame, Place(x, top, w * 0.54, min(step - 8, NODE_HEIGHT)), node.taken)
        if node.other:
            other = Place(x + w * 0.6, top + 4, w * 0.4, min(step - 16, NODE_HEIGHT - 8))
            items += _node(frame, other, node.other, lit=False)
    return items + _passed(frame, Place(x, y + 78 + len(nodes) * step, w, 0), choice.passed)


def _node(frame: Frame, place: Place, words: str, *, lit: bool = True) -> list[Item]:
    fill, edge, width = (LANTERN, INK, 2.6) if lit else ("#DDD0AF", "#A8946A", 2.0)
    svg = rect(0, 0, place.w, place.h, fill, 11, edge, width)
    colour = INK if lit else FAINT_INK
    font = Font.TITLE if lit else Font.BOLD
    size = 22 if lit else 19
    return [
        shape(svg, *place[:4]),
        fitted(frame, words, place.cx, place.cy - 1, place.w - 16, size, font, colour, "c"),
    ]


def _link(x: float, y: float, step: float) -> Item:
    length = max(6.0, step - NODE_HEIGHT + 8)
    return shape(line(0, 0, 0, length, LANTERN, 5), x, y - 2, 1, length)


def _passed(frame: Frame, place: Place, passed: Sequence[Passed]) -> list[Item]:
    """The cards passed over, each with its reason."""
    items: list[Item] = []
    for number, one in enumerate(passed[:MOST_PASSED]):
        y = place.y + 18 + number * 44
        items += mini_card(place.x, y, one.card)
        left = place.x + MINI * 1.45 + 14
        items.append(fitted(frame, reason(one), left, y - 1, place.right - left, 20))
    hidden = len(passed) - MOST_PASSED
    if hidden > 0:
        words = f"and {hidden} more"
        items.append(
            Text(words, place.x, place.y + 18 + MOST_PASSED * 44, 18, Font.BOLD, FAINT_INK)
        )
    return items


def lit_cards(choice: Choice) -> tuple[Card, ...]:
    """What the choice came down to."""
    return choice.tied if choice.card is None else (choice.card,)
