"""Games among bots as somebody there remembers them, to try out who has a memory."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from game.bots.bot import Bot
from game.playout import Playout
from game.rules.council import api as council
from game.table import IllegalAction


class Remembered(NamedTuple):
    """A decision: the real table, and what whoever decides sees and has been shown.

    ``deals`` and ``actions`` are those that have led there.
    """

    state: council.State
    view: council.View
    account: tuple[council.Event, ...]
    setup: council.Setup
    deals: tuple[council.Deal, ...]
    actions: tuple[council.Action, ...]


def remembered(
    bots: Sequence[Bot[council.View, council.Action]], seed: int, edition: str = "published"
) -> Iterator[Remembered]:
    rng = Random(seed)
    setup = council.random_setup(edition, len(bots), None, rng)
    deals: list[council.Deal] = []
    actions: list[council.Action] = []

    def shuffled(state: council.State) -> council.Deal:
        deals.append(council.COUNCIL.shuffle(state, rng))
        return deals[-1]

    playout = Playout(council.COUNCIL, setup, shuffled, told=True)
    for decision in playout.decisions():
        state, seat = playout.state, decision.seat
        view, account = council.COUNCIL.view(state, seat), playout.account(seat)
        yield Remembered(state, view, account, setup, tuple(deals), tuple(actions))
        actions.append(playout.ask(bots[seat], seat))
        playout.advance(actions[-1])


def dealt_anew(moment: Remembered, rng: Random) -> Remembered | None:
    """The same decision of a game that differs only in what its seat cannot know.

    Cards that it has not seen lie elsewhere from the deal of this Age on, and what is still hidden
    has been declared anew. None where the others could not have played so with these cards.
    """
    table, seat = council.DealSampler(moment.view).deal(rng), moment.view.you
    deals = (*moment.deals[:-1], other_deal(moment, table))
    dealt, played = iter(deals), iter(moment.actions)
    playout = Playout(council.COUNCIL, moment.setup, lambda _: next(dealt), told=True)
    actions: list[council.Action] = []
    for decision in playout.decisions():
        if len(actions) == len(moment.actions):
            break
        action = next(played)
        if playout.state.age == len(deals) and decision.seat != seat:
            action = other_action(action, playout.state.phase, table, decision.seat)
        try:
            playout.advance(action)
        except IllegalAction:
            return None
        actions.append(action)
    assert seat is not None
    view = council.COUNCIL.view(playout.state, seat)
    return Remembered(
        playout.state, view, playout.account(seat), moment.setup, deals, tuple(actions)
    )


def other_deal(moment: Remembered, table: council.State) -> council.Deal:
    state, deal = moment.state, moment.deals[-1]
    hands = []
    for seat, hand in enumerate(deal.hands):
        left = {*state.hands[seat], state.discards[seat]}
        played = [card for card in hand if card not in left]
        lost = table.discards[seat]
        hands.append((*played, *table.hands[seat], *([] if lost is None else [lost])))
    held = {card for hand in hands for card in hand}
    cards = [*(card for hand in deal.hands for card in hand), *deal.rest]
    rest = tuple(card for card in cards if card not in held)
    return council.Deal(tuple(tuple(sorted(hand)) for hand in hands), rest)


def other_action(
    action: council.Action, phase: council.Phase, table: council.State, seat: int
) -> council.Action:
    """What somebody has chosen face down at this table; else the same."""
    declared, lost = table.declared[seat], table.discards[seat]
    if phase is council.Phase.DECLARE and declared is not None:
        return council.DECLARATIONS[declared]
    if phase is council.Phase.DISCARD and lost is not None:
        return council.DISCARDS[lost]
    return action
