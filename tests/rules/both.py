"""One game before two referees: the engine's state and the second referee's, side by side."""

from __future__ import annotations

from collections import Counter
from typing import Any

from game.rules.council.api import (
    CARD_NAMES,
    COUNCIL,
    FACTIONS,
    Deal,
    Phase,
    Setup,
    State,
    read_action,
    write_action,
    write_factions,
)
from tests.rules import referee


def second_game(start: Setup) -> referee.Game:
    """The second referee's table for the same setup."""
    return referee.sit_down(
        start.edition.name,
        start.seats,
        write_factions(start.council),
        write_factions(start.ring),
        start.lead,
    )


def second_deal(game: referee.Game, deal: Deal) -> None:
    """The same cards for the second referee."""
    hands = [[CARD_NAMES[card] for card in hand] for hand in deal.hands]
    referee.deal(game, hands, [CARD_NAMES[card] for card in deal.rest])


def on_the_table(state: State) -> dict[str, Any]:
    """Everything that both referees have to agree on, as text and numbers."""
    decision = COUNCIL.decision(state)
    return {
        "what": state.phase.value,
        "who": None if decision is None else decision.seat,
        "for": None if decision is None else decision.hand_of,
        "legal": [write_action(action) for action in COUNCIL.legal_actions(state)],
        "cubes": dict(zip(FACTIONS, state.cubes, strict=True)),
        "chambers": state.chambers,
        "supply": state.supply,
        "hands": [[CARD_NAMES[card] for card in hand] for hand in state.hands],
        "deck": [CARD_NAMES[card] for card in state.rest],
        "table": [
            (seat, CARD_NAMES[card]) for seat, card in zip(state.order, state.trick, strict=False)
        ],
        "won": state.tricks,
        "age": state.age,
        "sheet": [
            [(row.tricks, row.points - row.tricks) for row in scored.rows]
            for scored in state.ledger
        ],
        "scores": state.scores,
        "winners": list(state.winners),
    }


def on_the_second_table(game: referee.Game) -> dict[str, Any]:
    """The same from the second referee."""
    what, side = referee.who(game)
    sides = range(game["sides"])
    return {
        "what": what,
        "who": referee.chooser(game),
        "for": side,
        "legal": referee.choices(game),
        "cubes": game["cubes"],
        "chambers": game["chambers"],
        "supply": game["supply"],
        "hands": [sorted(game["hands"][seat], key=referee.by_suit_and_value) for seat in sides],
        "deck": game["deck"],
        "table": game["table"],
        "won": [game["won"][seat] for seat in sides],
        "age": game["age"],
        "sheet": game["sheet"],
        "scores": referee.totals(game),
        "winners": game["winners"],
    }


def sequences(state: State, depth: int) -> Counter[str]:
    """How many sequences of legal actions there are, by how they end.

    A sequence stops after ``depth`` actions, or at the end of the Age; there the total of all
    points scored goes into the count as well, so that it notices more than legality.
    """
    found: Counter[str] = Counter()

    def walk(here: State, left: int) -> None:
        if here.phase in {Phase.DEAL, Phase.OVER}:
            found["ages"] += 1
            found["points"] += sum(row.points for row in here.ledger[-1].rows)
        elif left == 0:
            found["cut"] += 1
        else:
            for action in COUNCIL.legal_actions(here):
                after = here.copy()
                COUNCIL.advance(after, action)
                walk(after, left - 1)

    walk(state, depth)
    return found


def second_sequences(game: referee.Game, depth: int) -> Counter[str]:
    """The same from the second referee."""
    found: Counter[str] = Counter()
    todo = [(game, depth)]
    while todo:
        here, left = todo.pop()
        if here["todo"][0] in {"deal", "over"}:
            found["ages"] += 1
            found["points"] += sum(map(sum, here["sheet"][-1]))
        elif left == 0:
            found["cut"] += 1
        else:
            for word in referee.choices(here):
                after = referee.fork(here)
                referee.say(after, word)
                todo.append((after, left - 1))
    return found


def say(state: State, game: referee.Game, word: str) -> State:
    """The same action before both."""
    state, _ = COUNCIL.apply(state, read_action(word, state.phase))
    referee.say(game, word)
    return state


def second_table(state: State) -> referee.Game:
    """The second referee's copy of a table between two tricks."""
    game = second_game(state.setup)
    game |= on_the_table(state)
    game |= {
        "lead": state.lead,
        "puppeteer": state.controller,
        "hands": dict(enumerate(game["hands"])),
        "won": dict(enumerate(state.tricks)),
        "nones": [seat for seat, no in enumerate(state.declared) if no],
        "number": state.trick_number,
    }
    game["todo"] = [("play", seat) for seat in referee.clockwise(game)]
    return game
