"""The notation of the tests: builders that let a test of Bugs on Rugs read like the table."""

from collections.abc import Sequence

from game.rules.rugs import api as rugs
from game.rules.rugs.turns import PICK_ORDERS
from game.table import Seat
from tests.rules.any_game import said


def bugs(text: str) -> list[rugs.Card]:
    return list(rugs.read_cards(text))


def names(cards: Sequence[rugs.Card]) -> str:
    return rugs.write_cards(cards)


def deck(text: str = "") -> rugs.Deal:
    """A deck with these bugs on top, the others in the order of the notation."""
    top = rugs.read_cards(text)
    return rugs.Deal((*top, *(card for card in rugs.DECK if card not in top)))


def dealt(seats: int = 3, top: str = "", lead: Seat = 0) -> rugs.State:
    """The first round, waiting for the first pick."""
    state, _ = rugs.BUGS_ON_RUGS.deal(
        rugs.BUGS_ON_RUGS.new_game(rugs.Setup(seats, lead)), deck(top)
    )
    return state


def picking(
    *hands: str,
    floor: str,
    wall: str = "",
    top: str = "",
    start: Seat = 0,
    gone: int = 0,
    final: bool = False,
    picked: int | None = None,
) -> rugs.State:
    """In the middle of a round, so many picks before its end as the Floor says.

    ``top`` are the next bugs of the deck; as many as ``gone`` (or more, to make the count right)
    have left the game.
    """
    seats = len(hands)
    state = rugs.BUGS_ON_RUGS.new_game(rugs.Setup(seats, start))
    state.phase = rugs.Phase.PICK
    state.hands = [sorted(rugs.read_cards(hand)) for hand in hands]
    state.floor, state.wall = bugs(floor), bugs(wall)
    state.final = state.end_seen = final
    state.picked = 2 * seats + 1 - len(state.floor) if picked is None else picked
    state.turn = PICK_ORDERS[seats][start][state.picked]
    held = [card for hand in state.hands for card in hand]
    next_ones = bugs(top)
    used = {*held, *state.floor, *state.wall, *next_ones}
    others = [card for card in rugs.DECK if card not in used]
    state.discards, others = others[:gone], others[gone:]
    before = [*held, *state.floor, *state.wall, *state.discards]
    state.deck, state.drawn = (*before, *next_ones, *others), len(before)
    for card in (*state.floor, *state.wall, *state.discards):
        state.seen |= 1 << card
    return state


def fly(
    leftover: str,
    *hands: str,
    wall: str = "",
    top: str = "",
    start: Seat = 0,
    gone: int = 0,
    final: bool = False,
) -> tuple[rugs.State, list[rugs.Event]]:
    """The last pick of a round, after which this bug flies to the Wall.

    ``hands`` are those after it: what the start player has named last is what was picked.
    """
    cards = [hand.split() for hand in hands]
    last = cards[start].pop()
    before = [" ".join(hand) for hand in cards]
    state = picking(
        *before, floor=f"{last} {leftover}", wall=wall, top=top, start=start, gone=gone, final=final
    )
    return say(state, last)


def say(state: rugs.State, *words: str) -> tuple[rugs.State, list[rugs.Event]]:
    """Say actions one after the other, as records write them; the state then, and all events."""
    return said(rugs.BUGS_ON_RUGS, state, words)


def legal(state: rugs.State) -> str:
    """Everything that may be said now, with commas."""
    return ", ".join(map(rugs.write_action, rugs.BUGS_ON_RUGS.legal_actions(state)))


def asked(state: rugs.State) -> tuple[str, Seat] | None:
    decision = rugs.BUGS_ON_RUGS.decision(state)
    return None if decision is None else (decision.kind.value, decision.seat)


def hands(state: rugs.State) -> list[str]:
    return [names(hand) for hand in state.hands]


def table(state: rugs.State, events: Sequence[rugs.Event] = ()) -> dict[str, str]:
    """What is asked of whom, what lies where and why; hands apart by slashes."""
    return {
        "asked": "nobody" if (now := asked(state)) is None else f"{now[0]} {now[1]}",
        "legal": legal(state),
        "hands": " / ".join(hands(state)),
        "wall": names(state.wall),
        "floor": names(state.floor),
        "gone": names(state.discards),
        "acts": "" if state.power is None else rugs.KINDS[state.power],
        "told": " ".join(clauses(events)),
    }


def clauses(events: Sequence[rugs.Event]) -> list[str]:
    return [event.clause for event in events if hasattr(event, "clause")]


def check(start: tuple[rugs.State, list[rugs.Event]], said: str, expected: dict[str, str]) -> None:
    """Say words, apart by commas; then the table is as expected, in everything that is named."""
    state, events = start
    for word in said.split(", ") if said else ():
        state, events = say(state, word)
    found = table(state, events)
    assert {name: found[name] for name in expected} == expected


def scored(*collections: str, pairs: Sequence[str] = ()) -> list[dict[str, int]]:
    """The score sheet of such hands, by letter; ``pairs`` are the letters copied."""
    held = []
    for seat, text in enumerate(collections):
        copied = pairs[seat] if seat < len(pairs) else ""
        held.append(rugs.collection(bugs(text), [rugs.KINDS.index(letter) for letter in copied]))
    sheet = rugs.score_sheet(held)
    return [
        {rugs.KINDS[kind]: rows[seat].points for kind, rows in sheet} for seat in range(len(held))
    ]


def points(letter: str, text: str, *others: str, pairs: str = "") -> int:
    return scored(text, *others, pairs=(pairs,))[0][letter]
