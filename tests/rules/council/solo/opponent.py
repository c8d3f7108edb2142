"""What the second referee's Termitenator shows, plays, activates, and scores at poker."""

from typing import Any

from tests.rules.council.referee import by_suit_and_value

Game = dict[str, Any]

POKER = {"pair": 2, "two": 3, "three": 4, "row": 5, "suit": 6, "full": 7, "four": 8}


def pyramid_cards(game: Game) -> list[str]:
    return sorted((card for row in game["rows"] for card in row if card), key=by_suit_and_value)


def row_of(game: Game, card: str) -> int:
    return next(number for number, row in enumerate(game["rows"], 1) if card in row)


def free(game: Game) -> list[str]:
    """The cards on which no other card lies."""
    bottom, second, third, top = game["rows"]
    found = [card for card in bottom if card]
    found += [second[i] for i in range(2) if second[i] and not bottom[i]]
    found += [third[i] for i in range(3) if third[i] and not any(second[max(0, i - 1) : i + 1])]
    found += [top[i] for i in range(4) if top[i] and not any(third[max(0, i - 1) : i + 1])]
    return found


def shows(game: Game) -> list[str]:
    return [card for card in pyramid_cards(game) if card in game["open"]]


def it_would_play(game: Game) -> list[str]:
    cards = shows(game)
    led = game["table"][0][1] if len(game["table"]) == 1 else None
    if led and any(card[0] == led[0] for card in cards):
        cards = [card for card in cards if card[0] == led[0]]
    if len(cards) == 1:
        return cards
    final = game["number"] == 10
    if led is None:
        return best_of(game, cards, "weak" if game["losing"] or final else "strong")
    if game["losing"]:
        losers = [card for card in cards if not beats(game, card, led)]
        return best_of(game, losers or cards, "high")
    if final:
        return best_of(game, cards, "weak")
    return best_of(game, [card for card in cards if beats(game, card, led)] or cards, "weak")


def beats(game: Game, card: str, led: str) -> bool:
    mine, theirs = (
        (game["cubes"][each[0]], int(each[1:])) if card[0] != led[0] else (0, int(each[1:]))
        for each in (card, led)
    )
    return mine >= theirs


def best_of(game: Game, cards: list[str], how: str, *, rows: bool = True) -> list[str]:
    """The first by strength ("strong", "weak") or by value ("high"); several where equal."""

    def worth(card: str) -> tuple[int, ...]:
        cubes, value = game["cubes"][card[0]], int(card[1:])
        low = -row_of(game, card) if rows else 0
        return {
            "strong": (cubes, value, low),
            "weak": (-cubes, -value, low),
            "high": (value, cubes, low),
        }[how]

    top = max(map(worth, cards))
    return [card for card in cards if worth(card) == top]


def where_it_goes(game: Game) -> str:
    cubes, termite = game["cubes"], game["termite"]
    backwards = (game["ring"] * 2)[::-1]
    start = backwards.index(termite)
    others = backwards[start + 1 : start + 5]
    suits = {card[0] for card in shows(game)}
    if game["losing"]:
        wanted = [space for space in others if space in suits]
    elif cubes[termite] >= 5:
        return str(termite)
    else:
        wanted = [space for space in others if space not in suits]
    for spaces in (wanted, others):
        filled = [space for space in spaces if cubes[space]]
        if filled:
            most = max(cubes[space] for space in filled)
            return str(next(space for space in filled if cubes[space] == most))
    return str(termite)


def poker(cards: list[str]) -> int:
    values = sorted(int(card[1:]) for card in cards)
    many = [*sorted((values.count(value) for value in set(values)), reverse=True), 0, 0]
    found = [0]
    found += [POKER["pair"]] * (many[0] >= 2)
    found += [POKER["two"]] * (many[1] >= 2)
    found += [POKER["three"]] * (many[0] >= 3)
    found += [POKER["full"]] * (many[0] >= 3 and many[1] >= 2)
    found += [POKER["four"]] * (many[0] >= 4)
    found += [POKER["row"]] * any(set(range(low, low + 5)) <= set(values) for low in values)
    suits = [card[0] for card in cards]
    found += [POKER["suit"]] * any(suits.count(suit) >= 5 for suit in suits)
    return max(found)
