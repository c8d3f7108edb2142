"""Why the Termitenator played a card: the tree with the lit path, and the cards passed over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from game.describe.council.names import card_span, faction_name
from game.describe.council.termitenator import lit_cards
from game.rules.council.api import PassedCard, TermitenatorChoice, card_words, suit_of, value_of
from game.words import N_, _, ngettext
from scenes.council.solo.ideology_panel import (
    TABLE,
    Ideology,
    ideology_panel,
    ideology_table,
    title_lines,
)
from scenes.kit import parts
from scenes.kit.cards import CHIP_RATIO
from scenes.kit.display import Font, Item
from scenes.kit.layout import Place
from scenes.kit.parts import fitted, line_or_lines
from scenes.kit.parts.svg import line, rect, shape
from scenes.kit.scene import Frame
from scenes.kit.theme import FAINT_INK, INK, LIT, UNLIT_LINE
from scenes.table.pieces.chip import MINI, mini_card

LOOKS_FOR: Final = {
    "only-card": N_("Only one card"),
    "strongest-suit": N_("Strongest suit"),
    "weakest-suit": N_("Weakest suit"),
    "weakest-winner": N_("Weakest suit"),
    "highest-value": N_("Highest value"),
    "highest-loser": N_("Highest value"),
}
REASONS: Final = {
    "follow-suit": N_("must follow {other}"),
    "would-lose": N_("would lose to your {led}"),
    "would-win": N_("would win the trick"),
    "most-cubes": N_("{suit} have {number}, {other} {needed}"),
    "fewest-cubes": N_("{suit} have {number}, {other} only {needed}"),
    "highest-value": N_("{needed} is higher"),
    "lowest-value": N_("{needed} is lower"),
    "lowest-row": N_("row {number}; row {needed} goes first"),
    "your-choice": N_("tied: you chose another"),
}
SHORT: Final = {  # where there is little room
    "most-cubes": N_("{suit} {number}, {other} {needed}"),
    "fewest-cubes": N_("{suit} {number}, {other} {needed}"),
}
HEAD: Final = 66.0  # the title
STEP: Final = 54.0  # from node to node
LOOSEST: Final = 1.2  # where there is room
PASSED: Final = 44.0  # a line with a card and the reason
MORE: Final = 28.0  # the line that counts the others
MOST_PASSED: Final = 3  # these have their room before anything else
UNDER_RULE: Final = 16.0


class Node(NamedTuple):
    """A step of the path, and the branch that was not taken beside it."""

    taken: str
    other: str = ""


def path_of(choice: TermitenatorChoice) -> list[Node]:
    """The lit path through the tree."""
    leading = choice.led is None
    lead, follow = _("Leading"), _("Following")
    win, lose = _("Winning"), _("Losing")
    nodes = [
        Node(lead, follow) if leading else Node(follow, lead),
        Node(lose, win) if choice.losing else Node(win, lose),
    ]
    if choice.final:
        nodes.append(Node(_("Trick 10")))
    match choice.branch:
        case "weakest-winner":
            nodes.append(Node(_("Winners"), _("No winner")))
        case "highest-loser":
            nodes.append(Node(_("Losers"), _("No loser")))
        case "weakest-suit" if not leading and not choice.losing and not choice.final:
            nodes.append(Node(_("No winner"), _("Winners")))
        case "highest-value" if not leading:
            nodes.append(Node(_("No loser"), _("Losers")))
        case _:
            pass
    return [*nodes, Node(_(LOOKS_FOR[choice.branch]))]


def reason(passed: PassedCard, choice: TermitenatorChoice, *, short: bool = False) -> str:
    """Why a card was passed over, compared with what the choice came down to."""
    kept, led = lit_cards(choice)[0], choice.led
    words = SHORT.get(passed.clause, REASONS[passed.clause]) if short else REASONS[passed.clause]
    return _(words).format(
        number=passed.number,
        needed=passed.needed,
        suit=faction_name(suit_of(passed.card)),
        other=faction_name(suit_of(kept)),
        led="" if led is None else value_of(led),
    )


def tree_panel(
    frame: Frame,
    place: Place,
    choice: TermitenatorChoice | None,
    ideology: Ideology,
    *,
    awaits: bool = False,
) -> list[Item]:
    """The way of the last choice and the cards it passed over; below, what it looks for now.

    ``awaits``: the human is to lead, and its last card matters no more.
    """
    if choice is None or awaits:
        return ideology_panel(frame, place, ideology, awaits=awaits)
    x, y, w = place.x + 22, place.y, place.w - 44
    title = _("Tied: you choose")
    if choice.card is not None:
        title = _("Why {card}?").format(card=card_words(choice.card))
    items: list[Item] = [*parts.panel(place), *title_lines(frame, title, x, y + 38, w)]
    nodes, most = path_of(choice), min(len(choice.passed), MOST_PASSED)
    table = Place(x, place.bottom - TABLE - 20, w, TABLE)
    natural = STEP * len(nodes) + PASSED * most
    spare = table.y - UNDER_RULE - (y + HEAD) - natural
    if spare < 0:  # the table gives way
        end, stretch = place.bottom - 12, min(1.0, (place.h - HEAD - 12) / natural)
    else:
        end, stretch = table.y - UNDER_RULE, min(LOOSEST, 1 + spare / natural)
        items += [parts.rule(x, table.y - 6, w), *ideology_table(frame, table, ideology)]
    step = STEP * stretch
    items += _tree(frame, Place(x, y + HEAD, w, step), nodes)
    below = y + HEAD + len(nodes) * step
    return items + _passed_cards(frame, Place(x, below, w, end - below), choice)


def _tree(frame: Frame, first: Place, nodes: Sequence[Node]) -> list[Item]:
    """The lit path, one step below the other, with the branches not taken at its side."""
    items: list[Item] = []
    high = first.h - 10
    for number, node in enumerate(nodes):
        top = first.y + number * first.h
        if number:
            items.append(_link(first.x + first.w * 0.27, top - 12, 14))
        items += _node(frame, Place(first.x, top, first.w * 0.54, high), node.taken)
        if node.other:
            other = Place(first.x + first.w * 0.6, top + 4, first.w * 0.4, high - 8)
            items.append(_branch(first.x + first.w * 0.54, top + high / 2, first.w * 0.06))
            items += _node(frame, other, node.other, lit=False)
    return items


def _node(frame: Frame, place: Place, words: str, *, lit: bool = True) -> list[Item]:
    fill, edge, width = (LIT, INK, 2.6) if lit else ("#DDD0AF", UNLIT_LINE, 2.0)
    drawn = rect(0, 0, place.w, place.h, fill, 11, edge, width)
    colour = INK if lit else FAINT_INK
    font = Font.TITLE if lit else Font.BOLD
    size = 22 if lit else 19
    return [
        shape(drawn, *place[:4]),
        *line_or_lines(
            frame, words, place.cx, place.cy - 1, place.w - 16, place.h, size, font, colour, "c"
        ),
    ]


def _link(x: float, y: float, length: float) -> Item:
    drawn = line(0, 0, 0, length, INK, 9) + line(0, 0, 0, length, LIT, 5)
    return shape(drawn, x, y, 1, length)


def _branch(x: float, y: float, length: float) -> Item:
    return shape(line(0, 0, length, 0, UNLIT_LINE, 2.4), x, y, length, 1)


def _passed_cards(frame: Frame, place: Place, choice: TermitenatorChoice) -> list[Item]:
    """The cards passed over, each with its reason, as many as there is room for."""
    items: list[Item] = []
    passed = choice.passed
    fit = min(len(passed), int(place.h / PASSED))
    if fit < len(passed):
        fit = max(0, int((place.h - MORE) / PASSED))
    for number, one in enumerate(passed[:fit]):
        y = place.y + PASSED * (number + 0.5)
        items += mini_card(frame, place.x, y, card_span(one.card))
        left = place.x + MINI * CHIP_RATIO + 14
        room = place.right - left
        wordings = [reason(one, choice, short=short) for short in (False, True)]
        words = parts.first_whole(frame, wordings, room, 20)
        items += line_or_lines(frame, words, left, y - 1, room, PASSED, 20)
    hidden = len(passed) - fit
    if hidden > 0:
        y = place.y + PASSED * fit + MORE / 2
        words = ngettext("and {count} more", "and {count} more", hidden).format(count=hidden)
        items.append(fitted(frame, words, place.x, y, place.w, 18, colour=FAINT_INK))
    return items
