"""The second referee at the solo table: the Termitenator in plain dicts and strings.

Like ``referee``, and written without looking at the engine: what is to be done next lies in
``todo`` as a word, the pyramid is a list of rows of texts (an empty text is a gap), and one long
function says what follows from each word.
"""

from typing import Any

from tests.rules.council.referee import by_suit_and_value, sow
from tests.rules.council.solo import opponent

Game = dict[str, Any]

YOU, IT = 0, 1


def sit_down(council: str, personality: str, scores: tuple[int, int] | None, lead: int) -> Game:
    """A solo game before its first card; ``scores`` only where some are carried over."""
    return {
        "ring": "BMACF",
        "termite": council[-1],
        "personality": personality,
        "cubes": {faction: 4 - place for place, faction in enumerate(council)},
        "chambers": 0, "supply": 8, "board": 0,
        "lead": lead, "age": 1, "number": 0,
        "scores": list(scores or (0, 0)), "carried": scores is not None,
        "hand": [], "rows": [], "open": [], "deck": [], "sleeve": [], "thrown": 0,
        "table": [], "won": [0, 0], "ever": False, "losing": False, "row": None,
        "none": False, "sheet": [], "extra": 0, "winners": [],
        "todo": "deal", "tied": [], "giving": None,
    }  # fmt: skip


def fork(game: Game) -> Game:
    """A table of its own, to try something out."""
    twin = {key: list(value) if isinstance(value, list) else value for key, value in game.items()}
    twin["cubes"] = dict(game["cubes"])
    twin["rows"] = [list(row) for row in game["rows"]]
    return twin


def deal(game: Game, hand: list[str], pyramid: list[str], rest: list[str]) -> None:
    assert game["todo"] == "deal"
    game["hand"], game["deck"] = list(hand), list(rest)
    # rows[0] is row 1, the bottom one
    game["rows"] = [pyramid[9:], pyramid[7:9], pyramid[4:7], pyramid[:4]]
    game.update(
        open=[], sleeve=[], thrown=0, table=[], won=[0, 0], ever=False, losing=False, none=False,
        number=1, todo="declare",
    )  # fmt: skip
    ahead = game["scores"][IT] - game["scores"][YOU]
    game["row"] = 3
    if game["age"] > 1 or game["carried"]:
        if abs(ahead) >= 10:
            game["row"] = None if ahead > 0 else 1
        elif abs(ahead) >= 5:
            game["row"] = 4 if ahead > 0 else 2


def choices(game: Game) -> list[str]:
    what = game["todo"]
    if what == "declare":
        return ["allegiance", "no-allegiance"]
    if what == "visit":
        return sorted(faction for faction, cubes in game["cubes"].items() if cubes)
    if what == "tiebreak":
        return sorted(game["tied"], key=by_suit_and_value)
    if what not in {"discard", "play"}:
        return []
    hand = sorted(game["hand"], key=by_suit_and_value)
    if what == "play" and len(game["table"]) == 1:
        led = game["table"][0][1][0]
        return [card for card in hand if card[0] == led] or hand
    return hand


def say(game: Game, word: str) -> None:
    """The human does it, and everything that follows happens."""
    assert word in choices(game), word
    what, game["todo"] = game["todo"], ""
    if what == "declare":
        game["none"] = word == "no-allegiance"
        if game["none"]:
            game["todo"] = "discard"
        else:
            next_card(game)
    elif what == "discard":
        game["hand"].remove(word)
        game["deck"].insert(0, word)
        next_card(game)
    elif what == "play":
        game["hand"].remove(word)
        put_down(game, YOU, word)
    elif what == "visit":
        visit(game, word)
    elif game["giving"] is None:
        put_down(game, IT, word)
    elif game["giving"] == "?":
        hand_over(game, word)
    else:
        swap(game, game["giving"], word)


def next_card(game: Game) -> None:
    if len(game["table"]) == 2:
        turn = game["lead"]
    else:
        turn = game["lead"] if not game["table"] else 1 - game["table"][0][0]
    if turn == YOU:
        game["todo"] = "play"
        return
    fresh = [card for card in opponent.free(game) if card not in game["open"]]
    game["open"] += fresh
    if game["won"][IT] == 0 and any(opponent.row_of(game, card) == game["row"] for card in fresh):
        game["losing"] = True
    best = opponent.it_would_play(game)
    if len(best) > 1:
        game.update(todo="tiebreak", tied=best, giving=None)
    else:
        put_down(game, IT, best[0])


def put_down(game: Game, side: int, card: str) -> None:
    if side == IT:
        replace(game, card, "")
    if len(game["table"]) == 2:
        game["table"] = []
    game["table"].append((side, card))
    if len(game["table"]) == 1:
        next_card(game)
        return
    (first, led), (second, later) = game["table"]
    taker = second if opponent.beats(game, later, led) else first
    game["lead"] = taker
    if taker == YOU:
        game["ever"] = True
    if taker == IT and game["losing"] and game["board"] and game["personality"] == "trickster":
        game["board"] -= 1
        game["supply"] += 1
        game["thrown"] += 1
    else:
        game["won"][taker] += 1
        if taker == IT:
            game["losing"] = False
    if led[0] != later[0] or not any(game["cubes"].values()):
        after_trick(game)
    elif (first if int(led[1:]) < int(later[1:]) else second) == YOU:
        game["todo"] = "visit"
    else:
        visit(game, opponent.where_it_goes(game))


def replace(game: Game, card: str, other: str) -> None:
    """Another card (or a gap) in the place of a card of the pyramid."""
    game["rows"] = [[other if each == card else each for each in row] for row in game["rows"]]


def visit(game: Game, faction: str) -> None:
    at, count, termite = game["ring"].index(faction), game["cubes"][faction], game["termite"]
    reached = {(at + step) % 5 for step in range(1, min(count, 5) + 1)}
    sow(game, faction)
    if game["ring"].index(termite) in reached:
        trouble(game)
    if game["todo"] == "":
        after_trick(game)


def trouble(game: Game) -> None:
    who = game["personality"]
    if who == "pacifist-2":
        game["scores"][IT] += 1
        game["extra"] += 1
    elif who == "card-shark":
        count = game["cubes"][game["termite"]]
        game["sleeve"] += game["deck"][:count]
        game["deck"] = game["deck"][count:]
    elif who == "trickster" and game["losing"]:
        if game["supply"]:
            game["supply"] -= 1
        else:
            game["cubes"][game["termite"]] -= 1
        game["board"] += 1
    elif who == "trickster" and game["won"][YOU]:
        game["won"] = [game["won"][YOU] - 1, game["won"][IT] + 1]
    elif who == "thief" and game["hand"] and opponent.shows(game):
        best = opponent.best_of(game, opponent.shows(game), "strong" if game["losing"] else "weak")
        if len(best) > 1:
            game.update(todo="tiebreak", tied=best, giving="?")
        else:
            game["giving"] = best[0]
            wants(game)


def wants(game: Game) -> None:
    """Which card of yours it takes for the one it gives."""
    best = opponent.best_of(game, game["hand"], "weak" if game["losing"] else "strong", rows=False)
    if len(best) > 1:
        game.update(todo="tiebreak", tied=best)
    else:
        exchange(game, game["giving"], best[0])


def hand_over(game: Game, given: str) -> None:
    game["giving"] = given
    wants(game)
    if game["todo"] == "":
        after_trick(game)


def swap(game: Game, given: str, taken: str) -> None:
    exchange(game, given, taken)
    after_trick(game)


def exchange(game: Game, given: str, taken: str) -> None:
    game["giving"] = None
    replace(game, given, taken)
    game["open"].append(taken)
    game["hand"].remove(taken)
    game["hand"].append(given)


def after_trick(game: Game) -> None:
    if game["number"] < 10:
        game["number"] += 1
        next_card(game)
        return
    if game["personality"] == "card-shark":
        game["extra"] += opponent.poker(game["sleeve"])
    you, it = points(game)
    game["sheet"].append((you, (*it, game["extra"])))
    game["scores"][YOU] += sum(you)
    game["scores"][IT] += sum(it)
    if game["personality"] == "card-shark":
        game["scores"][IT] += game["extra"]
    game["extra"] = 0
    if game["age"] == 3:
        game["winners"] = [YOU if game["scores"][YOU] > game["scores"][IT] else IT]
        game["todo"] = "over"
        return
    recruit(game)
    game["age"] += 1
    game["todo"] = "deal"


def points(game: Game) -> list[tuple[int, int]]:
    happy = [game["none"] and not game["ever"], game["won"][IT] == 0]
    share = (15 + game["chambers"]) // max(1, sum(happy))
    cubes = game["cubes"]
    mine = share if happy[YOU] else 0 if game["none"] else cubes[game["hand"][0][0]]
    its = share if happy[IT] else cubes[opponent.pyramid_cards(game)[0][0]]
    return [(game["won"][YOU], mine), (game["won"][IT], its)]


def recruit(game: Game) -> None:
    start = game["ring"].index(game["termite"])
    ring = game["ring"][start:] + game["ring"][:start]
    before = dict(game["cubes"])
    for wanted in range(max(before.values())):
        for faction in ring:
            if before[faction] == wanted and game["supply"]:
                game["cubes"][faction] += 1
                game["supply"] -= 1
                if faction == game["termite"] and game["personality"] == "pacifist-2":
                    game["scores"][IT] += 1
                    game["extra"] += 1
