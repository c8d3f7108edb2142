"""One solo game before two referees: the engine's state and the second referee's."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from game.rules.council import api as rules
from tests.rules import any_game
from tests.rules.council import referee
from tests.rules.council.solo import referee as solo_referee
from tests.rules.council.solo.opponent import pyramid_cards, shows


def second_game(start: rules.Setup) -> solo_referee.Game:
    assert start.personality is not None
    scores = None
    if start.carry is not None:
        human, termitenator = start.carry.scores
        scores = human, termitenator
    council = rules.write_factions(start.council)
    return solo_referee.sit_down(council, start.personality.value, scores, start.lead)


def second_deal(game: solo_referee.Game, deal: rules.Deal) -> None:
    hand, pyramid, rest = (
        [rules.CARD_NAMES[c] for c in cards] for cards in (*deal.hands, deal.rest)
    )
    solo_referee.deal(game, hand, pyramid, rest)


def on_the_table(state: rules.State) -> dict[str, Any]:
    """Everything that both referees have to agree on, as text and numbers."""
    solo, decision = state.solo, rules.COUNCIL.decision(state)
    assert solo is not None
    open_cards = [card for card, up in zip(solo.places, solo.face_up, strict=True) if up]
    rows = [(row.tricks, row.allegiance + row.no_allegiance_points) for row in _rows(state)]
    return {
        "what": state.phase.value,
        "for": None if decision is None else decision.hand_of,
        "legal": [rules.write_action(action) for action in rules.COUNCIL.legal_actions(state)],
        "cubes": dict(zip(rules.FACTIONS, state.cubes, strict=True)),
        "pieces": (state.chambers, state.supply, solo.board),
        "hands": [[rules.CARD_NAMES[card] for card in hand] for hand in state.hands],
        "places": [rules.CARD_NAMES[card] if card is not None else "" for card in solo.places],
        "open": sorted(rules.CARD_NAMES[card] for card in open_cards if card is not None),
        "deck": [rules.CARD_NAMES[card] for card in state.rest],
        "sleeve": [rules.CARD_NAMES[card] for card in solo.taken],
        "thrown": len(solo.discarded) // 2,
        "mind": (solo.losing, solo.trigger_row),
        "table": [
            (seat, rules.CARD_NAMES[card])
            for seat, card in zip(state.order, state.trick, strict=False)
        ],
        "won": state.tricks,
        "age": state.age,
        "sheet": rows,
        "extra": [row.extra for row in _rows(state)[1::2]],
        "scores": state.scores,
        "winners": list(state.winners),
    }


def _rows(state: rules.State) -> list[Any]:
    return [row for age in state.ledger for row in age.rows]


def on_the_second_table(game: solo_referee.Game) -> dict[str, Any]:
    what = game["todo"]
    whose = {"deal": None, "over": None}.get(what, 0)
    if what == "tiebreak" and game["giving"] in {None, "?"}:
        whose = 1
    bottom_up = game["rows"]
    return {
        "what": what,
        "for": whose,
        "legal": solo_referee.choices(game),
        "cubes": game["cubes"],
        "pieces": (game["chambers"], game["supply"], game["board"]),
        "hands": [sorted(game["hand"], key=referee.by_suit_and_value), pyramid_cards(game)],
        "places": [card for row in bottom_up[::-1] for card in row],
        "open": sorted(shows(game)),
        "deck": game["deck"],
        "sleeve": game["sleeve"],
        "thrown": game["thrown"],
        "mind": (game["losing"], game["row"]),
        "table": game["table"],
        "won": game["won"],
        "age": game["age"],
        "sheet": [side[:2] for age in game["sheet"] for side in age],
        "extra": [age[1][2] for age in game["sheet"]],
        "scores": game["scores"],
        "winners": game["winners"],
    }


def second_table(state: rules.State) -> solo_referee.Game:
    solo, game = state.solo, second_game(state.setup)
    assert solo is not None
    table = on_the_table(state)
    names = table["places"]
    game |= {
        key: table[key] for key in ("cubes", "deck", "sleeve", "table", "won", "age", "scores")
    }
    game |= {
        "chambers": state.chambers,
        "supply": state.supply,
        "board": solo.board,
        "hand": table["hands"][0],
        "rows": [names[9:], names[7:9], names[4:7], names[:4]],
        "open": table["open"],
        "lead": state.lead,
        "number": state.trick_number,
        "ever": solo.human_won,
        "losing": solo.losing,
        "row": solo.trigger_row,
        "none": bool(state.declared[0]),
        "todo": table["what"],
    }
    return game


def say(state: rules.State, game: solo_referee.Game, word: str) -> rules.State:
    state, _ = rules.COUNCIL.apply(state, rules.read_action(word, state.phase))
    solo_referee.say(game, word)
    return state


def second_sequences(game: solo_referee.Game, depth: int) -> Counter[str]:
    return any_game.sequences(game, depth, _second_ended, _second_ways)


def _second_ended(game: solo_referee.Game) -> dict[str, int] | None:
    if game["todo"] not in {"deal", "over"}:
        return None
    return {"ages": 1, "points": sum(map(sum, game["sheet"][-1]))}


def _second_ways(game: solo_referee.Game) -> Iterator[solo_referee.Game]:
    for word in solo_referee.choices(game):
        after = solo_referee.fork(game)
        solo_referee.say(after, word)
        yield after
