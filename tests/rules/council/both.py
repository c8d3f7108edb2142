"""One game before two referees: the engine's state and the second referee's, side by side."""

from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import Any

from game.rules.council import api as council
from tests.rules import any_game
from tests.rules.council import referee


def second_game(start: council.Setup) -> referee.Game:
    return referee.sit_down(
        start.edition.name,
        start.seats,
        council.write_factions(start.council),
        council.write_factions(start.ring),
        start.lead,
    )


def second_deal(game: referee.Game, deal: council.Deal) -> None:
    hands = [[council.CARD_NAMES[card] for card in hand] for hand in deal.hands]
    referee.deal(game, hands, [council.CARD_NAMES[card] for card in deal.rest])


def on_the_table(state: council.State) -> dict[str, Any]:
    """Everything that both referees have to agree on, as text and numbers."""
    decision = council.COUNCIL.decision(state)
    return {
        "what": state.phase.value,
        "who": None if decision is None else decision.seat,
        "for": None if decision is None else decision.hand_of,
        "legal": [council.write_action(action) for action in council.COUNCIL.legal_actions(state)],
        "cubes": dict(zip(council.FACTIONS, state.cubes, strict=True)),
        "chambers": state.chambers,
        "supply": state.supply,
        "hands": [[council.CARD_NAMES[card] for card in hand] for hand in state.hands],
        "deck": [council.CARD_NAMES[card] for card in state.rest],
        "table": [
            (seat, council.CARD_NAMES[card])
            for seat, card in zip(state.order, state.trick, strict=False)
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


def sequences(state: council.State, depth: int) -> Counter[str]:
    """How many sequences of legal actions there are, to the end of the Age at most.

    There the points that everybody gets go into the count as well.
    """
    return any_game.sequences(state, depth, _ended, partial(any_game.ways_on, council.COUNCIL))


def _ended(state: council.State) -> dict[str, int] | None:
    if state.phase not in {council.Phase.DEAL, council.Phase.OVER}:
        return None
    return {"ages": 1, "points": sum(row.points for row in state.ledger[-1].rows)}


def second_sequences(game: referee.Game, depth: int) -> Counter[str]:
    return any_game.sequences(game, depth, _second_ended, _second_ways)


def _second_ended(game: referee.Game) -> dict[str, int] | None:
    if game["todo"][0] not in {"deal", "over"}:
        return None
    return {"ages": 1, "points": sum(map(sum, game["sheet"][-1]))}


def _second_ways(game: referee.Game) -> Iterator[referee.Game]:
    for word in referee.choices(game):
        after = referee.fork(game)
        referee.say(after, word)
        yield after


def say(state: council.State, game: referee.Game, word: str) -> council.State:
    state, _ = council.COUNCIL.apply(state, council.read_action(word, state.phase))
    referee.say(game, word)
    return state


def second_table(state: council.State) -> referee.Game:
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
