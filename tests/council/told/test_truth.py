"""Every sentence about a card is true: a shorter wording may say less, but never something else.

Random positions, windows of all shapes, letters of all sizes, and names long enough to need the
short wordings. What a sentence claims is read off it again and held to the rules.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from random import Random

from game.describe.council.names import somebody
from game.rules.council import api as council
from game.rules.council.api import View
from game.seating import SeatSetup
from scenes.council.layers.trick import TrickLayer
from scenes.kit.display import Item, Picture, Text
from scenes.kit.scene import Frame
from scenes.table.session import AnySession
from tests.council.games import FRAMES, TABLES, asked, rooms, table
from tests.support.table import asked_seat

LONG = (
    SeatSetup("Wilhelmina W", "orange"),
    SeatSetup("Bartholomew", "sky"),
    SeatSetup("Maximilian M", "leaf"),
    SeatSetup("Edda", "pink"),
    SeatSetup("Ö", "white"),
)
WHO, SUIT = r"(?P<who>.+?)", "|".join(council.FACTION_NAMES)
CARD = rf"(?P<suit>{SUIT}) (?P<value>\d+)"
STANDS = {
    "shared/token_crown": (
        rf"{WHO} wins so far: {CARD}",
        rf"So far: {WHO} wins \((?P<value>\d+)\)",
        rf"So far: {WHO} \((?P<value>\d+)\)",
    ),
    "council/token_door": (
        rf"{WHO} visits so far: {CARD}",
        rf"So far: {WHO} visits \((?P<value>\d+)\)",
        rf"So far: {WHO} \((?P<value>\d+)\)",
    ),
}
WOULD = {
    "shared/token_crown": r"would (?P<no>not )?win(?P<so_far> so far)?(?:: (?P<reason>.+))?",
    "council/token_door": r"would (?P<no>not )?visit(?P<so_far> so far)?(?P<reason>)",
}
REASONS = (
    rf"(?P<strong>{SUIT}) \((?P<more>\d+)\) beat (?P<weak>{SUIT}) \((?P<less>\d+)\)",
    rf"(?P<a>{SUIT}) and (?P<b>{SUIT}) are level, {WHO}'s (?P<high>\d+) is higher",
    rf"(?P<a>{SUIT}) and (?P<b>{SUIT}) are level, {WHO}'s (?P<low>\d+) is lower",
    rf"higher than {WHO}'s (?P<low>\d+)",
    rf"{WHO}'s (?P<high>\d+) is higher",
    r"(?P<later>level all round, the later card wins)",
)


def positions(nth: int) -> Iterator[AnySession]:
    """Each nth choice of a card, of a game at every kind of table, with short and long names."""
    for number, (seats, edition) in enumerate(TABLES):
        setup = table(seats, edition, seed=number + 1)
        if number % 2:
            setup = replace(setup, seats=LONG[:seats])
        for at, room in enumerate(rooms(setup, asked(council.Phase.PLAY))):
            if at % nth == 0:
                yield room


def signed(items: list[Item]) -> list[tuple[str, str]]:
    """What stands right of a crown or a door, in one line or in several."""
    found = []
    for number, item in enumerate(items):
        if not isinstance(item, Picture) or item.name not in STANDS:
            continue
        words = []
        for after in items[number + 1 :]:
            if not isinstance(after, Text):
                break
            words.append(after.text)
        if words:
            found.append((item.name, " ".join(words)))
    return found


def layer_of(room: AnySession) -> TrickLayer:
    return TrickLayer(room, asked_seat(room))


def drawn(layer: TrickLayer, window: Frame, card: council.Card | None) -> list[Item]:
    """The picture with this card in the focus."""
    name = None if card is None else f"card:{council.card_name(card)}"
    layer.on_focus(name)
    return list(layer.draw(replace(window, focus=name)))


def test_who_wins_and_who_visits_is_never_said_for_certain_before_it_is() -> None:
    seen = 0
    for room in positions(4):
        layer, window = layer_of(room), next(FRAMES)
        stands = council.standing(layer.view.trick, layer.view.cubes)
        for sign, words in signed(drawn(layer, window, None)):
            if words == "So far: no visit":
                assert stands is not None
                assert stands.visitor is None
                continue
            claims = [re.fullmatch(pattern, words) for pattern in STANDS[sign]]
            claim = next((claim for claim in claims if claim is not None), None)
            assert claim is not None, f"nobody knows what this claims: {words}"
            assert stands is not None
            seat, card = stands.winner, stands.winning_card
            if sign == "council/token_door":
                assert stands.visitor is not None
                assert stands.visiting_card is not None
                seat, card = stands.visitor, stands.visiting_card
            said = claim.groupdict()
            assert said["who"] == room.name(seat)
            assert int(said["value"]) == council.value_of(card)
            assert (
                said.get("suit", council.FACTION_NAMES[council.suit_of(card)])
                == council.FACTION_NAMES[council.suit_of(card)]
            )
            seen += 1
    assert seen > 100


def test_what_a_card_would_do_is_what_it_does_however_the_trick_goes_on() -> None:
    chance = Random(7)
    seen = 0
    for room in positions(5):
        layer, window = layer_of(room), next(FRAMES)
        if not layer.view.trick:
            continue
        legal = sorted(a.card for a in layer.view.legal if isinstance(a, council.PlayCard))
        card = chance.choice(legal)
        claims = dict(signed(drawn(layer, window, card))[-2:])
        owner, table_after = layer._owner, (*layer.view.trick, (layer._owner, card))
        ends = [ended(room, card, chance) for _ in range(6)]
        for sign, words in claims.items():
            claim = re.fullmatch(WOULD[sign], words)
            assert claim is not None, f"nobody knows what this claims: {words}"
            wins = sign == "shared/token_crown"
            mine = [(won if wins else visits) == owner for won, visits in ends]
            now = council.standing(table_after, layer.view.cubes)
            assert now is not None
            holds = (now.winner if wins else now.visitor) == owner
            assert holds == (claim["no"] is None)
            if claim["no"]:
                assert not any(mine), words  # it is lost for good
            elif not claim["so_far"]:
                assert all(mine), words
            if wins:
                assert (claim["reason"] is None) == window.large  # less, and nothing else
            if wins and claim["reason"]:
                assert_reason(room, layer.view, claim["reason"], (owner, card))
            seen += 1
    assert seen > 100


def ended(room: AnySession, card: council.Card, chance: Random) -> tuple[int, int | None]:
    """Who wins and who has the lowest card on suit, if the others go on by chance."""
    state, events = council.COUNCIL.apply(room.match._state, council.PLAYS[card])
    while not any(isinstance(event, council.TrickWon) for event in events):
        state, events = council.COUNCIL.apply(
            state, chance.choice(list(council.COUNCIL.legal_actions(state)))
        )
    won = next(event for event in events if isinstance(event, council.TrickWon))
    on_suit = [
        (c, seat) for seat, c in won.cards if council.suit_of(c) == council.suit_of(won.cards[0][1])
    ]
    return won.seat, min(on_suit)[1] if len(on_suit) > 1 else None


def assert_reason(room: AnySession, view: View, words: str, mine: tuple[int, council.Card]) -> None:
    """A reason names what decides, in numbers that are right."""
    owner, card = mine
    claim = next((c for p in REASONS if (c := re.fullmatch(p, words))), None)
    assert claim is not None, f"nobody knows what this claims: {words}"
    said = claim.groupdict()
    after = council.standing((*view.trick, mine), view.cubes)
    before = council.standing(view.trick, view.cubes)
    assert after is not None
    assert before is not None
    rival, rival_seat = before.winning_card, before.winner
    best, worst = (card, rival) if after.winner == owner else (rival, card)
    if "who" in said:
        assert said["who"] == somebody(room.seats, rival_seat)
    if "strong" in said:
        cubes = view.cubes
        assert (said["strong"], int(said["more"])) == (
            council.FACTION_NAMES[council.suit_of(best)], cubes[council.suit_of(best)],
        )  # fmt: skip
        assert (said["weak"], int(said["less"])) == (
            council.FACTION_NAMES[council.suit_of(worst)], cubes[council.suit_of(worst)],
        )  # fmt: skip
        assert cubes[council.suit_of(best)] > cubes[council.suit_of(worst)]
    elif "later" in said:
        assert best == card
        assert council.value_of(best) == council.value_of(worst)
    else:
        assert int(said.get("low") or said.get("high") or 0) == council.value_of(rival)
        assert view.cubes[council.suit_of(best)] == view.cubes[council.suit_of(worst)]
        assert council.value_of(best) > council.value_of(worst)
        assert ("low" in said) == (best == card)


def test_the_question_names_the_suit_that_has_to_be_played() -> None:
    for room in positions(5):
        layer = layer_of(room)
        said = layer.question.says.text
        assert bool(layer.question.says.lead) == (len(room.people) > 1)
        suits = {
            council.suit_of(a.card) for a in layer.view.legal if isinstance(a, council.PlayCard)
        }
        held = {council.suit_of(card) for card in layer.view.cards_of(layer._owner) or ()}
        if not layer.view.trick:
            assert "ead any card" in said or "card the Emissary leads" in said
            continue
        led = council.suit_of(layer.view.trick[0][1])
        if f"play {council.FACTION_NAMES[led]}." in said:
            assert suits == {led}
        else:
            assert re.search(f"no {council.FACTION_NAMES[led]}(: play any card)?\\.$", said)
            assert led not in held
            assert suits == held
