"""What a seat of Under Glass is asked: a top card, a coin in two steps, where a card lies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, assert_never

from game.describe import Choice, Path, Question, RefusalReason, Seats
from game.describe.glass.names import FROM, ONTO, card_span, card_words, rows_words, stack_name
from game.describe.glass.surface import HOLD, STACKS_ZONE, case_zone, hand_zone
from game.describe.line import Line
from game.rules.glass import api as glass
from game.table import Seat
from game.words import _, pgettext

STACK: Final = "stack:"
COIN: Final = "coin"
SOURCE: Final = "from:"
TARGET: Final = "to:"
BACK: Final = "back"
AT: Final = "at:"


def ask(view: glass.View, seats: Seats, chosen: Path) -> Question[glass.Action]:
    """A top card or something else to begin a turn with; a card of the hand, then its place."""
    assert view.decision is not None
    seat = view.decision.seat
    if view.phase is glass.Phase.PLACE:
        held = number_of(chosen[0]) if chosen else None
        title, deed = _("lay one of your two cards"), pgettext("what a key does", "lay it")
        says, choices = _("lay one of the two."), tuple(_places_for(view, seat, held))
    elif chosen:
        title, deed = _("a coin moves a card"), pgettext("what a key does", "this one")
        says, choices = _move_question(view, chosen)
    else:
        title, deed = _action_words(view), pgettext("what a key does", "take it")
        says, choices = _question_words(view), (*_draws(view), *_others(view))
    line = Line.to(seats[seat], says)
    return Question(seat, view.phase, title, _("your turn"), deed, line, choices)


def confirm(_view: glass.View, action: glass.Action) -> str:
    """``Take the top card of the left stack?``."""
    match action:
        case glass.Draw(stack):
            return _("Take the top card from {stack}?").format(stack=stack_name(stack, FROM))
        case glass.Move(source, target):
            words = _("A coin to move a card from {source} onto {target}?")
            return words.format(source=stack_name(source, FROM), target=stack_name(target, ONTO))
        case glass.Lay(card):
            return _("Lay {card} here?").format(card=card_words(card))
        case glass.EndTurn():
            return _("End the turn without a card?")
        case glass.Pass():
            return _("Pass for good?")
        case _:
            assert_never(action)


def does(_view: glass.View, action: glass.Action) -> str:
    """``Take the top card of the left stack``."""
    match action:
        case glass.Draw(stack):
            words = pgettext("what a button does", "Take the top card from {stack}")
            return words.format(stack=stack_name(stack, FROM))
        case glass.Move(source, target):
            words = pgettext(
                "what a button does", "A coin to move a card from {source} onto {target}"
            )
            return words.format(source=stack_name(source, FROM), target=stack_name(target, ONTO))
        case glass.Lay(card):
            return pgettext("what a button does", "Lay {card} here").format(card=card_words(card))
        case glass.EndTurn():
            return pgettext("what a button does", "End the turn without a card")
        case glass.Pass():
            return pgettext("what a button does", "Pass for good")
        case _:
            assert_never(action)


def number_of(name: str) -> int:
    """The stack or the card in the id of a choice."""
    return int(name.rpartition(":")[2])


def cell_of(name: str) -> int:
    """The upper left cell of a card in the id of its place."""
    return glass.CELLS[name.removeprefix(AT)]


# a turn


def _action_words(view: glass.View) -> str:
    """What is done now, in a status bar."""
    if view.phase is glass.Phase.FIRST:
        return _("take a first card")
    return _("the last turn: take a card") if view.last else _("take a card")


def _question_words(view: glass.View) -> str:
    if view.spider:
        return _("the Spider is here: your last turn.")
    if view.phase is glass.Phase.COIN:
        return _("take a card now, or end the turn.")
    return _("take a top card, then lay one of your two.")


def _draws(view: glass.View) -> Iterator[Choice[glass.Action]]:
    for stack, action in enumerate(glass.DRAWS):
        yield _stack(view, STACK, stack, action)


def _others(view: glass.View) -> Iterator[Choice[glass.Action]]:
    """What else a turn may be: a coin, passing, and after the coin its end."""
    if view.phase is glass.Phase.TURN:
        refused = None if _sources(view) else _refusal_reason(view, glass.MOVES[0, 1])
        leads = () if refused else (COIN,)
        yield Choice(COIN, _("Spend a coin"), None, leads, refused)
        yield Choice("pass", _("Pass for good"), glass.PASS)
    elif view.phase is glass.Phase.COIN:
        yield Choice("end", _("End the turn"), glass.END_TURN)


def _move_question(view: glass.View, chosen: Path) -> tuple[str, tuple[Choice[glass.Action], ...]]:
    """Which card a coin moves, or onto which stack."""
    back = Choice[glass.Action](BACK, _("Back"), None, chosen[:-1])
    if len(chosen) == 1:
        return _("choose the top card to move."), (*_from(view, chosen), back)
    source = number_of(chosen[1])
    targets = [
        _stack(view, TARGET, target, glass.MOVES[source, target])
        for target in range(glass.STACKS)
        if target != source
    ]
    return _("choose the stack it goes onto."), (*targets, back)


def _from(view: glass.View, chosen: Path) -> Iterator[Choice[glass.Action]]:
    """Each top card; one that stays says why."""
    sources = _sources(view)
    for stack in range(glass.STACKS):
        choice = _stack(view, SOURCE, stack, glass.MOVES[stack, (stack + 1) % glass.STACKS])
        if stack in sources:
            choice = choice._replace(action=None, leads=(*chosen, choice.id), refused=None)
        yield choice


def _sources(view: glass.View) -> set[int]:
    return {each.source for each in view.legal if isinstance(each, glass.Move)}


def _stack(view: glass.View, prefix: str, stack: int, action: glass.Action) -> Choice[glass.Action]:
    """A stack that does this, or is refused."""
    top = view.tops[stack]
    name = _("{stack}: {card}").format(
        stack=stack_name(stack),
        card=pgettext("a stack", "empty") if top is None else card_words(top),
    )
    refused = _refusal_reason(view, action)
    card = None if top is None else card_span(top)
    does = None if refused else action
    return Choice(f"{prefix}{stack}", name, does, (), refused, STACKS_ZONE, card)


def _refusal_reason(view: glass.View, action: glass.Action) -> RefusalReason | None:
    refusal = glass.why_not(view, action)
    return None if refusal is None else RefusalReason(refusal.clause, "", refusal.sentence)


# a place


def _places_for(
    view: glass.View, seat: Seat, held: glass.Card | None
) -> Iterator[Choice[glass.Action]]:
    """The places of the card that is held, those that fit first, and what else may be held."""
    if held is not None:
        places = [_place(view, seat, held, cell) for cell in glass.cells_in(glass.CORNERS)]
        yield from sorted(places, key=lambda each: each.refused is not None)
    hand = view.hands[seat]
    for card in hand:
        if card != held:
            yield _hold(view, seat, card, hand)


def _place(view: glass.View, seat: Seat, card: glass.Card, cell: int) -> Choice[glass.Action]:
    action = glass.LAYS[card, cell]
    refused = _refusal_reason(view, action)
    name = _("place {cell}").format(cell=glass.CELL_NAMES[cell])
    does = None if refused else action
    return Choice(f"{AT}{glass.CELL_NAMES[cell]}", name, does, (), refused, case_zone(seat))


def _hold(
    view: glass.View, seat: Seat, card: glass.Card, hand: Sequence[glass.Card]
) -> Choice[glass.Action]:
    """A card of the hand; one that fits nowhere cannot be taken up."""
    alike = len({card_words(each) for each in hand}) < len(hand)
    name, path = rows_words(card) if alike else card_words(card), f"{HOLD}{card}"
    why = [glass.reasons(view.cases[seat], card, cell) for cell in glass.cells_in(glass.CORNERS)]
    refused = None
    if all(why):
        clauses = Counter(next(iter(each)) for each in why)
        refused = RefusalReason(clauses.most_common(1)[0][0], "", _("this card fits nowhere."))
    leads = () if refused else (path,)
    return Choice(path, name, None, leads, refused, hand_zone(seat), card_span(card))
