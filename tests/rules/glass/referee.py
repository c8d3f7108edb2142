"""A second referee for Under Glass, written apart from the engine: dicts, strings, coroutines.

A game is a generator that tells what is asked and is sent the answer, so the rules stand here in
the order in which they are read. It looks at one cell after the other and shares no line with
``game.rules``; its cards are typed anew.
"""

from collections.abc import Generator, Sequence
from itertools import product
from typing import Any

Game = dict[str, Any]
Asking = Generator[None, str, None]
Drawn = dict[tuple[int, int], str]

PRINTED = [
    "BB/GG", "GG/BB", "BB/YG", "BY/BG", "BY/GB", "YB/GB", "YG/BB", "BG/RB", "GB/BR", "GB/RB",
    "GR/BB", "BR/YB", "RB/BY", "RY/BB", "BG/GY", "BG/GR", "YG/BY", "GB/RR", "RB/YR", "GR/RY",
    "BB/GD", "BB/DG", "BD/BG", "DB/BG", "BD/YB", "YD/BB", "RB/DB", "DB/BR", "GB/GD", "RG/BD",
    "DR/GB", "BS/Bs", "SB/sB", "GS/Bs", "BS/Rs", "SR/sB", "BB/Mm", "BG/Mm", "Mm/BG", "GY/Mm",
    "Mm/DB",
]  # fmt: skip
COLUMNS = "abcde"
OTHER_HALF = {"S": (1, 0), "s": (-1, 0), "M": (0, 1), "m": (0, -1)}


def drawn(card: int) -> Drawn:
    rows = PRINTED[card - 1].split("/")
    return {(row, column): rows[row][column] for row, column in product((0, 1), (0, 1))}


def sit_down(lead: int, stacks: Sequence[str]) -> tuple[Game, Asking]:
    game: Game = {
        "phase": "first", "turn": 0, "to_act": lead, "legal": [], "cases": [{}, {}],
        "hands": [[], []], "coins": [3, 3], "passed": [False, False], "spider": False,
        "stacks": [stack.split() for stack in stacks], "winners": [],
    }  # fmt: skip
    asking = evening(game, lead)
    next(asking)
    return game, asking


def say(game: Game, asking: Asking, word: str) -> None:
    assert word in game["legal"]
    try:
        asking.send(word)
    except StopIteration:
        scores = [sum(line.values()) for line in map(points, game["cases"], game["coins"])]
        best = [seat for seat in (0, 1) if scores[seat] == max(scores)]
        game |= {"phase": "over", "to_act": None, "legal": [], "winners": best}


def ask(game: Game, phase: str, seat: int, legal: list[str]) -> Generator[None, str, str]:
    game |= {"phase": phase, "to_act": seat, "legal": legal}
    word = yield
    return word


def evening(game: Game, lead: int) -> Asking:
    for seat in (lead, 1 - lead):
        word = yield from ask(game, "first", seat, ["draw 1", "draw 2", "draw 3"])
        take(game, seat, word)
    seat, last = lead, False
    while True:
        game["turn"] += 1
        yield from turn(game, seat)
        other = 1 - seat
        if last or (game["spider"] and game["passed"][other]) or all(game["passed"]):
            return
        last = game["spider"]
        if not game["passed"][other]:
            seat = other


def turn(game: Game, seat: int) -> Asking:
    can_draw = draws(game, seat)
    can_move = moves(game) if game["coins"][seat] else []
    word = yield from ask(game, "turn", seat, [*can_draw, *can_move, "pass"])
    if word == "pass":
        game["passed"][seat] = True
        return
    if word.startswith("move"):
        game["coins"][seat] -= 1
        source, target = (game["stacks"][int(digit) - 1] for digit in word[5:].split(">"))
        target.insert(0, source.pop(0))
        look(game)
        word = yield from ask(game, "coin", seat, [*draws(game, seat), "end"])
        if word == "end":
            return
    take(game, seat, word)
    word = yield from ask(game, "place", seat, lays(game, seat))
    card, cell = word.split("@")
    game["hands"][seat].remove(int(card))
    row, column = int(cell[1]) - 1, COLUMNS.index(cell[0])
    for (down, right), sign in drawn(int(card)).items():
        game["cases"][seat][row + down, column + right] = sign


def take(game: Game, seat: int, word: str) -> None:
    stack = game["stacks"][int(word[-1]) - 1]
    game["hands"][seat] = sorted([*game["hands"][seat], int(stack.pop(0))])
    look(game)


def look(game: Game) -> None:
    game["spider"] |= any(stack and stack[0] == "X" for stack in game["stacks"])


def draws(game: Game, seat: int) -> list[str]:
    """Top cards with which, or with the one in the hand, something can be laid."""
    found = []
    for number, stack in enumerate(game["stacks"], 1):
        if stack and stack[0] != "X":
            cards = [*game["hands"][seat], int(stack[0])]
            if any(fits(game["cases"][seat], card, at) for card in cards for at in everywhere()):
                found.append(f"draw {number}")
    return found


def moves(game: Game) -> list[str]:
    heights = {number: len(stack) for number, stack in enumerate(game["stacks"], 1) if stack}
    return [
        f"move {source}>{target}"
        for source in heights
        if game["stacks"][source - 1][0] != "X"
        for target in heights
        if target != source
    ]


def lays(game: Game, seat: int) -> list[str]:
    return [
        f"{card}@{COLUMNS[column]}{row + 1}"
        for card in game["hands"][seat]
        for row, column in everywhere()
        if fits(game["cases"][seat], card, (row, column))
    ]


def everywhere() -> list[tuple[int, int]]:
    return list(product(range(4), range(4)))


def fits(case: Drawn, card: int, at: tuple[int, int]) -> bool:
    if not case:
        return True
    cells = {(at[0] + row, at[1] + column): sign for (row, column), sign in drawn(card).items()}
    same = False
    for (row, column), sign in cells.items():
        under = case.get((row, column))
        same |= under == sign
        if under == "D" and sign != "D":
            return False
        if under in OTHER_HALF:
            down, right = OTHER_HALF[under]
            if (row + down, column + right) not in cells:
                return False
    return same


def points(case: Drawn, coins: int) -> dict[str, int]:
    """What lies in a case is worth, cell by cell."""
    found = dict.fromkeys(["B", "G", "Y", "R", "S", "M"], 0)
    for (row, column), sign in case.items():
        near = {
            (down, right)
            for down, right in product((-1, 0, 1), repeat=2)
            if (down or right) and case.get((row + down, column + right)) == sign
        }
        if sign in "BGY":
            each = {"B": 1, "G": 2, "Y": 3}[sign]
            found[sign] += each * bool(near & {(0, -1), (0, 1)})
            found[sign] += each * bool(near & {(-1, 0), (1, 0)})
        elif sign == "R":
            found["R"] += 1 + len(near)
        elif sign in "SM":
            found[sign] += 5
    return {**found, "coins": 2 * coins}


def dump_state(game: Game) -> Game:
    lines = [points(case, coins) for case, coins in zip(game["cases"], game["coins"], strict=True)]
    return {
        **game,
        "cases": [
            ["".join(case.get((row, column), ".") for column in range(5)) for row in range(5)]
            for case in game["cases"]
        ],
        "stacks": [" ".join(stack) for stack in game["stacks"]],
        "points": lines,
        "scores": [sum(line.values()) for line in lines],
    }
