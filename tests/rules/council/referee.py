"""A second referee, to check the first: the same rules again in plain dicts and strings.

Written without looking at the engine's way of doing it: a list of things to do says who comes
next, a trick is a list of (seat, card), cards and factions are text. Slow, and only for tests.
"""

from typing import Any

Game = dict[str, Any]

TOP = {
    "published": {2: 8, 3: 8, 4: 10, 5: 12},
    "prototype": {2: 10, 3: 10, 4: 11, 5: 12},
}


def sit_down(edition: str, seats: int, council: str, ring: str, lead: int) -> Game:
    return {
        "edition": edition,
        "seats": seats,
        "sides": 3 if seats == 2 else seats,  # with the Emissary, side 2
        "puppeteer": lead,
        "ring": ring,
        "cubes": {faction: 4 - place for place, faction in enumerate(council)},
        "chambers": 0,
        "supply": 18 - 4 - 3 - 2 - 1,
        "lead": lead,
        "age": 1,
        "todo": ["deal"],
        "hands": {seat: [] for seat in range(3 if seats == 2 else seats)},
        "deck": [],
        "table": [],
        "won": dict.fromkeys(range(3 if seats == 2 else seats), 0),
        "sheet": [],
        "winners": [],
    }


def fork(game: Game) -> Game:
    """A table of its own, to try something out."""
    twin = dict(game)
    for name in ("todo", "table", "deck", "nones", "sheet", "winners"):
        twin[name] = list(game[name])
    for name in ("cubes", "won"):
        twin[name] = dict(game[name])
    twin["hands"] = {seat: list(hand) for seat, hand in game["hands"].items()}
    return twin


def by_suit_and_value(card: str) -> tuple[str, int]:
    return card[0], int(card[1:])


def clockwise(game: Game) -> list[int]:
    if game["seats"] == 2:
        near = game["puppeteer"]
        return [2, near, 1 - near] if game["lead"] == 2 else [near, 2, 1 - near]
    return [seat % game["seats"] for seat in range(game["lead"], game["lead"] + game["seats"])]


def deal(game: Game, hands: list[list[str]], rest: list[str]) -> None:
    assert game["todo"] == ["deal"]
    suits_and_values = [
        f"{suit}{value}"
        for suit in "BMACF"
        for value in range(1, TOP[game["edition"]][game["seats"]] + 1)
    ]
    assert sorted(sum(hands, rest)) == sorted(suits_and_values)
    game["hands"] = {seat: list(hand) for seat, hand in enumerate(hands)}
    game["deck"] = list(rest)
    if game["seats"] == 2:
        game["hands"][2] = [game["deck"].pop(0), game["deck"].pop(0)]
    game["table"] = []
    game["nones"] = []
    game["won"] = dict.fromkeys(game["won"], 0)
    game["number"] = 0
    game["todo"] = [("declare", seat) for seat in clockwise(game) if seat < game["seats"]]


def who(game: Game) -> tuple[str, int | None]:
    """What comes next, and whose cards it is about."""
    first = game["todo"][0]
    return (first, None) if isinstance(first, str) else first


def chooser(game: Game) -> int | None:
    side = who(game)[1]
    return game["puppeteer"] if game["seats"] == side == 2 else side


def choices(game: Game) -> list[str]:
    """What may be said now, in the order in which records list it."""
    what, seat = who(game)
    if what == "declare":
        return ["allegiance", "no-allegiance"]
    if what == "visit":
        places = sorted(faction for faction, cubes in game["cubes"].items() if cubes > 0)
        return places + ["pass"] * (game["edition"] == "prototype")
    if seat is None:
        return []
    hand = sorted(game["hands"][seat], key=by_suit_and_value)
    if what == "play" and game["table"] and len(game["table"]) < game["sides"]:
        led = game["table"][0][1][0]
        return [card for card in hand if card[0] == led] or hand
    return hand


def say(game: Game, word: str) -> None:
    assert word in choices(game), word
    what, seat = game["todo"].pop(0)
    {"declare": declare, "discard": discard, "play": play, "visit": visit}[what](game, seat, word)


def declare(game: Game, seat: int, word: str) -> None:
    if word == "no-allegiance":
        game["nones"].append(seat)
    if not game["todo"]:
        game["todo"] = [("discard", each) for each in game["nones"]]
        start_trick(game)


def discard(game: Game, seat: int, card: str) -> None:
    game["hands"][seat].remove(card)
    game["deck"] = [card] + game["deck"]


def start_trick(game: Game) -> None:
    game["number"] += 1
    game["todo"] += [("play", seat) for seat in clockwise(game)]


def play(game: Game, seat: int, card: str) -> None:
    if len(game["table"]) == game["sides"]:
        game["table"] = []
    game["hands"][seat].remove(card)
    game["table"].append((seat, card))
    if len(game["table"]) < game["sides"]:
        return
    led = game["table"][0][1][0]
    on_suit = [(int(card[1:]), seat) for seat, card in game["table"] if card[0] == led]
    taker = trick_goes_to(game)
    game["won"][taker] += 1
    if taker < game["seats"]:
        game["puppeteer"] = taker
    elif game["lead"] != 2 or game["edition"] == "prototype":
        game["puppeteer"] = game["table"][-1][0]
    game["lead"] = taker
    if game["seats"] == 2 and len(on_suit) >= 2 and min(on_suit)[1] == 2:
        emissary_visits(game)
        after_trick(game)
        return
    if len(on_suit) >= 2 and set(game["cubes"].values()) != {0}:
        game["todo"] = [("visit", min(on_suit)[1])]
    else:
        after_trick(game)


def emissary_visits(game: Game) -> None:
    """It goes for what it played, or for what it still shows."""
    played = [card for seat, card in game["table"] if seat == 2]
    for card in played + game["hands"][2]:
        if game["cubes"][card[0]]:
            sow(game, card[0])
            return


def trick_goes_to(game: Game) -> int:
    table = game["table"]
    if len({card[0] for _, card in table}) == 1:
        return int(max(table, key=lambda each: int(each[1][1:]))[0])
    most = max(game["cubes"][card[0]] for _, card in table)
    strong = [each for each in table if game["cubes"][each[1][0]] == most]
    value = max(int(card[1:]) for _, card in strong)
    return int([seat for seat, card in strong if int(card[1:]) == value][-1])


def visit(game: Game, _seat: int, faction: str) -> None:
    if faction != "pass":
        sow(game, faction)
    after_trick(game)


def sow(game: Game, faction: str) -> None:
    carried, at = game["cubes"][faction], game["ring"].index(faction)
    game["cubes"][faction] = 0
    while carried:
        at = (at + 1) % 5
        game["cubes"][game["ring"][at]] += 1
        carried -= 1
        if game["ring"][at] == faction:
            game["chambers"] += carried
            carried = 0


def after_trick(game: Game) -> None:
    if game["number"] < 10:
        if game["seats"] == 2:
            game["hands"][2].append(game["deck"].pop(0))
        start_trick(game)
        return
    game["sheet"].append(points_of_age(game))
    if game["age"] == 3:
        game["winners"] = podium(game["sheet"], game["edition"])
        game["todo"] = ["over"]
        return
    new_recruits(game)
    game["age"] += 1
    game["todo"] = ["deal"]


def points_of_age(game: Game) -> list[tuple[int, int]]:
    lucky = [seat for seat in game["nones"] if not game["won"][seat]]
    if game["seats"] == 2 and game["edition"] == "published" and not game["won"][2]:
        lucky.append(2)
    sheet = []
    for seat, won in sorted(game["won"].items()):
        bonus = 0
        if seat in lucky:
            bonus, odd = divmod(10 + game["chambers"], len(lucky))
            bonus += 1 if odd and game["edition"] == "prototype" else 0
        elif seat not in game["nones"]:
            (leftover,) = game["hands"][seat]
            bonus = game["cubes"][leftover[0]]
        sheet.append((won, bonus))
    return sheet


def new_recruits(game: Game) -> None:
    start = game["ring"].index("B")
    ring = game["ring"][start:] + game["ring"][:start]
    before = dict(game["cubes"])
    for wanted in range(max(before.values())):
        for faction in ring:
            if before[faction] == wanted and game["supply"]:
                game["cubes"][faction] += 1
                game["supply"] -= 1


def totals(game: Game) -> list[int]:
    return [sum(sum(age[seat]) for age in game["sheet"]) for seat in range(game["sides"])]


def podium(sheet: list[list[tuple[int, int]]], edition: str) -> list[int]:
    def standing(seat: int) -> tuple[int, ...]:
        ages = [age[seat] for age in sheet]
        points = sum(won + bonus for won, bonus in ages)
        if edition == "published":
            return points, ages[2][0]
        return points, sum(won for won, _ in ages), max(won + bonus for won, bonus in ages)

    seats = range(len(sheet[0]))
    best = max(map(standing, seats))
    return [seat for seat in seats if standing(seat) == best]
