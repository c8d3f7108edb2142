"""A second referee for Bugami: dicts and strings, written from the rules, not from the engine.

A game is a dict; ``state`` is what a record's state has to look like. Nothing here imports the
game.
"""

from collections import Counter
from typing import Any

LETTERS = "CDHSX"
VALUES = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
Game = dict[str, Any]


def rank(card: str) -> tuple[int, int]:
    return LETTERS.index(card[0]), VALUES.index(card[1:])


def sit_down(seats: int, dealer: int, jokers: int, shotgun: bool, target: int) -> Game:
    return {
        "seats": seats, "dealer": dealer, "shotgun": shotgun, "target": target, "jokers": jokers,
        "deal": 0, "scores": [0] * seats, "gained": None, "winners": [], "phase": "deal",
    }  # fmt: skip


def deal(game: Game, hands: list[list[str]], rest: list[str]) -> None:
    if game["deal"]:
        game["dealer"] = (game["dealer"] + 1) % game["seats"]
    game["deal"] += 1
    game["phase"] = "bid"
    game["turn"] = (game["dealer"] + 1) % game["seats"]
    game["hands"] = [sorted(hand, key=rank) for hand in hands]
    game["rest"] = sorted(rest, key=rank)
    game["bids"] = [None] * game["seats"]
    game["table"] = []
    game["won"] = []  # (seat, cards) of each trick


def legal(game: Game) -> list[str]:
    if game["phase"] == "bid":
        return ["C", "D", "H", "S", "misere"]
    if game["phase"] != "play":
        return []
    hand = game["hands"][game["turn"]]
    if not game["table"] or game["table"][0][1][0] == "X":
        return list(hand)
    led = game["table"][0][1][0]
    same = [card for card in hand if card[0] == led]
    return same or list(hand)


def say(game: Game, word: str) -> None:
    assert word in legal(game)
    seat = game["turn"]
    game["turn"] = (seat + 1) % game["seats"]
    if game["phase"] == "bid":
        game["bids"][seat] = word
        if all(game["bids"]):
            game["phase"] = "play"
        return
    game["hands"][seat].remove(word)
    game["table"].append([seat, word])
    if len(game["table"]) == game["seats"]:
        take(game)


def take(game: Game) -> None:
    table, game["table"] = game["table"], []
    led = table[0][1][0]
    rivals = table[:1] if led == "X" else [pair for pair in table if pair[1][0] == led]
    seat = max(rivals, key=lambda pair: rank(pair[1]))[0]
    game["won"].append((seat, [card for _, card in table]))
    game["turn"] = seat
    if not any(game["hands"]):
        game["won"][-1][1].extend(game["rest"])
        game["rest"] = []
        score(game)


def score(game: Game) -> None:
    seats, bids = range(game["seats"]), game["bids"]
    count = Counter(seat for seat, _ in game["won"])
    gained = []
    for seat in seats:
        mine = {seat}
        if game["shotgun"] and bids[seat] != "misere":
            mine = {other for other in seats if bids[other] == bids[seat]}
        tricks = sum(count[other] for other in mine)
        if bids[seat] == "misere":
            gained.append(0 if tricks else 100)
            continue
        takers = {bids[winner] if game["shotgun"] else winner for winner, _ in game["won"]}
        swept = len(takers) == 1 and bids[game["won"][0][0]] != "misere"
        cards = [card for winner, pile in game["won"] if winner in mine for card in pile]
        bugs = len([card for card in cards if card[0] in (bids[seat], "X")])
        if swept:
            gained.append(100 if tricks else 0)
        elif tricks == 0:
            gained.append(30)
        elif bugs == 0:
            gained.append(20 * tricks)
        else:
            gained.append(int(10 * tricks / bugs))
    game["gained"] = gained
    game["scores"] = [old + new for old, new in zip(game["scores"], gained, strict=True)]
    first, second = sorted(game["scores"])[:-3:-1]
    if first >= game["target"] and first > second:
        game["winners"] = [game["scores"].index(first)]
    game["phase"] = "over" if game["winners"] else "deal"


def state(game: Game) -> dict[str, Any]:
    asked = game["phase"] in ("bid", "play")
    seats = range(game["seats"])
    tricks = [sum(winner == seat for winner, _ in game["won"]) for seat in seats]
    piles = [
        sorted((card for winner, pile in game["won"] if winner == seat for card in pile), key=rank)
        for seat in seats
    ]
    return {
        "phase": game["phase"],
        "deal": game["deal"],
        "dealer": game["dealer"],
        "trick": len(game["won"]) + asked,
        "to_act": game["turn"] if asked else None,
        "legal": legal(game),
        "hands": game["hands"],
        "rest": game["rest"],
        "bids": game["bids"],
        "table": game["table"],
        "tricks": tricks,
        "piles": piles,
        "gained": game["gained"],
        "scores": game["scores"],
        "winners": game["winners"],
    }
