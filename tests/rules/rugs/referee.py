"""A second referee for Bugs on Rugs, written apart from the engine: dicts, strings, coroutines.

A game is a generator that tells what is asked and is sent the answer, so the rules stand here in
the order in which they are read, one round after the other. It is slow, it copies nothing (a
position is reached by playing from the start), and it shares no line with ``game.rules``.
"""

import re
from collections.abc import Callable, Collection, Generator, Iterable
from functools import partial
from typing import Any

Game = dict[str, Any]
Asking = Generator[None, str, None]
Offers = Callable[[], Collection[str]]
Happening = Generator[None, str, str | None]

LETTERS = "ABDFLMSUY"
SIGNS = {
    "A": "cdfswzcdfs", "B": "wzcdfswzcd", "D": "fswzcdfswz", "F": "cdfswzcdfs",
    "L": "wzcdfswzcd", "S": "fswzcdfs", "U": "wzcdfswzcd", "Y": "fswzcdfswzcd",
}  # fmt: skip
OVER_THE_END = {2: 30, 3: 45, 4: 60, 5: 23 + 23 + 22}


def by_letter(cards: Iterable[str]) -> list[str]:
    return sorted(cards, key=lambda card: (card[0], int(card[1:])))


def rug(card: str) -> str:
    return "" if card[0] == "M" else SIGNS[card[0]][int(card[1:]) - 1]


def sit_down(seats: int, lead: int, deck: str) -> tuple[Game, Asking]:
    pile = deck.split()
    pile.insert(OVER_THE_END[seats], "END")
    game: Game = {
        "phase": "", "round": 1, "start": lead, "end_seen": False, "final": False, "power": None,
        "to_act": None, "legal": [], "hands": [[pile.pop(0)] for _ in range(seats)], "floor": [],
        "wall": [pile.pop(0)], "given": [None] * seats, "pile": pile, "discards": [],
        "pairs": [""] * seats, "points": None, "scores": [0] * seats, "winners": [],
    }  # fmt: skip
    asking = whole_game(game)
    next(asking)
    return game, asking


def say(game: Game, asking: Asking, word: str) -> None:
    assert word in game["legal"], word
    try:
        asking.send(word)
    except StopIteration:
        assert game["phase"] == "over"


def dump_state(game: Game) -> dict[str, Any]:
    shown = {key: value for key, value in game.items() if key != "pile"}
    shown["deck"] = sum(card != "END" for card in game["pile"])
    shown["hands"] = [by_letter(hand) for hand in game["hands"]]
    return shown


def ask(game: Game, phase: str, seat: int, legal: list[str]) -> Generator[None, str, str]:
    game |= {"phase": phase, "to_act": seat, "legal": legal}
    word = yield
    return word


def clockwise(game: Game) -> list[int]:
    count = len(game["hands"])
    return [seat % count for seat in range(game["start"], game["start"] + count)]


def top(game: Game, *, laying: bool = False) -> str | None:
    if game["pile"] and game["pile"][0] == "END":
        game["pile"].pop(0)
        game["end_seen"] = True
        game["final"] = game["final"] or laying
    return game["pile"].pop(0) if game["pile"] else None


def whole_game(game: Game) -> Asking:
    while True:
        game["power"] = None
        game["final"] = game["end_seen"]
        while len(game["floor"]) < 2 * len(game["hands"]) + 1:
            bug = top(game, laying=True)
            if bug is None:
                break
            game["floor"].append(bug)
        yield from picks(game)
        if game["floor"]:
            yield from leftover(game, game["floor"].pop())
        if game["final"]:
            break
        game["round"] += 1
        game["start"] = (game["start"] + 1) % len(game["hands"])
    game["power"] = None
    for seat in clockwise(game):
        yield from grouping(game, seat)
    count_up(game)


def picks(game: Game) -> Asking:
    there = clockwise(game)
    for seat in there + there[::-1]:
        if len(game["floor"]) < 2:
            return
        bug = yield from choice(game, "pick", seat, game["floor"].copy)
        assert bug is not None
        game["floor"].remove(bug)
        game["hands"][seat].append(bug)
        yield from hatching_after(game, seat)


def choice(game: Game, phase: str, seat: int, offers: Offers) -> Happening:
    """A bug of those on offer, after as many hatchings as somebody likes; None: none left."""
    while offers():
        word = yield from ask(game, phase, seat, by_letter(offers()) + broods(game, seat))
        if not word.startswith("hatch"):
            return word
        yield from hatch(game, seat, word)
    return None


def broods(game: Game, seat: int) -> list[str]:
    """Every two Larvae, if there is a Wall to take from."""
    mine = by_letter(card for card in game["hands"][seat] if card[0] == "L")
    if not game["wall"]:
        return []
    return [f"hatch {a} {b}" for n, a in enumerate(mine) for b in mine[n + 1 :]]


def hatch(game: Game, seat: int, word: str) -> Asking:
    for larva in word.split()[1:]:
        game["hands"][seat].remove(larva)
        game["discards"].append(larva)
    bug = yield from ask(game, "take", seat, by_letter(game["wall"]))
    game["wall"].remove(bug)
    game["hands"][seat].append(bug)


def hatching_after(game: Game, seat: int) -> Asking:
    while options := broods(game, seat):
        word = yield from ask(game, "keep", seat, [*options, "done"])
        if word == "done":
            return
        yield from hatch(game, seat, word)


def leftover(game: Game, bug: str) -> Asking:
    game["wall"].append(bug)
    if bug[0] != "L":
        yield from act(game, bug[0])
        return
    brood = [card for card in game["wall"] if card[0] == "L"]
    if len(brood) > 1:
        game["wall"] = [card for card in game["wall"] if card[0] != "L"]
        game["discards"].extend(brood)
        yield from act_of_the_next(game)


def act_of_the_next(game: Game) -> Asking:
    bug = top(game)
    if bug is not None:
        game["wall"].append(bug)
        yield from act(game, bug[0])


def act(game: Game, letter: str) -> Asking:
    if letter == "L":
        return
    game["power"] = letter
    yield from {
        "A": act_of_the_next, "B": passing, "D": ladybugs, "F": fireflies, "M": mosquitos,
        "S": spiders, "U": butterfly, "Y": passing,
    }[letter](game)  # fmt: skip


def butterfly(game: Game) -> Asking:
    seat = game["start"]
    models = by_letter(card for card in game["hands"][seat] if card[0] != "U")
    if models:
        shown = yield from ask(game, "show", seat, models)
        yield from act(game, shown[0])


def passing(game: Game) -> Asking:
    hands, count = game["hands"], len(game["hands"])
    way = {"B": 1, "Y": count - 1}[game["power"]]
    for seat in clockwise(game):
        if hands[seat]:
            game["given"][seat] = yield from ask(game, "pass", seat, by_letter(hands[seat]))
    gifts = [(seat, bug) for seat, bug in enumerate(game["given"]) if bug]
    for seat, bug in gifts:
        hands[seat].remove(bug)
        hands[(seat + way) % count].append(bug)
    game["given"] = [None] * count


def ladybugs(game: Game) -> Asking:
    for seat in clockwise(game):
        bug = top(game)
        if bug is not None:
            game["hands"][seat].append(bug)
        yield from hatching_after(game, seat)


def fireflies(game: Game) -> Asking:
    for seat in clockwise(game):
        hand = game["hands"][seat]
        bug = yield from choice(game, "drop", seat, hand.copy)
        if bug is not None:
            hand.remove(bug)
            game["floor"].append(bug)
            yield from hatching_after(game, seat)


def spiders(game: Game) -> Asking:
    for seat in clockwise(game):
        hand = game["hands"][seat]
        bug = yield from choice(game, "place", seat, hand.copy)
        if bug is not None:
            hand.remove(bug)
            game["wall"].append(bug)
            hand.append(game["wall"].pop(0))
            yield from hatching_after(game, seat)


def mosquitos(game: Game) -> Asking:
    for seat in clockwise(game):
        hand, wall = game["hands"][seat], game["wall"]
        bug = yield from choice(game, "swap", seat, partial(swappable, hand, wall))
        if bug is None:
            continue
        others = by_letter(other for mine, other in couples(hand, wall) if mine == bug)
        other = yield from ask(game, "swap-for", seat, others)
        wall[wall.index(other)] = bug
        hand[hand.index(bug)] = other
        yield from hatching_after(game, seat)


def couples(hand: list[str], wall: list[str]) -> list[tuple[str, str]]:
    every = [(mine, other) for mine in hand for other in wall]
    return [(mine, other) for mine, other in every if mine[0] != other[0]] or every


def swappable(hand: list[str], wall: list[str]) -> set[str]:
    return {mine for mine, _ in couples(hand, wall)}


def grouping(game: Game, seat: int) -> Asking:
    hand = game["hands"][seat]
    single = sum(card[0] == "M" for card in hand)
    types = sorted({card[0] for card in hand} - {"M"})
    while single >= 2 and types:
        word = yield from ask(game, "group", seat, [*types, "done"])
        if word == "done":
            return
        game["pairs"][seat] += word
        single -= 2


def count_up(game: Game) -> None:
    bags = []
    for hand, pairs in zip(game["hands"], game["pairs"], strict=True):
        letters = re.sub(r"[0-9]", "", "".join(hand)).replace("M", "", 2 * len(pairs)) + pairs
        bags.append({letter: letters.count(letter) for letter in LETTERS})
    ants = sorted({bag["A"] for bag in bags} - {0}, reverse=True)
    game["points"] = []
    for bag, hand in zip(bags, game["hands"], strict=True):
        rugs = {rug(card) for card in hand} - {""}
        meals = min(bag["S"], bag["Y"])
        game["points"].append(
            {
                "U": bag["U"] * list(bag.values()).count(1),
                "F": bag["F"] * len(rugs),
                "L": 3 * min(bag["L"], bag["M"]),
                "A": bag["A"] * {0: 5, 1: 3}.get(ants.index(bag["A"]), 1) if bag["A"] else 0,
                "S": 7 * meals,
                "Y": 2 * (bag["Y"] - meals),
                "B": bag["B"] * (2 if bag["B"] % 2 else 5),
                "D": 25 if bag["D"] == 4 else bag["D"],
            }
        )
    game["scores"] = [sum(points.values()) for points in game["points"]]
    glory = [
        (score, sorted(points.values(), reverse=True))
        for score, points in zip(game["scores"], game["points"], strict=True)
    ]
    game["winners"] = [seat for seat, mine in enumerate(glory) if mine == max(glory)]
    game |= {"phase": "over", "to_act": None, "legal": []}
