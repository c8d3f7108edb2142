"""Every sentence of the table is true: a shorter wording may say less, but never something else.

Random positions, windows of all shapes, letters of all sizes, and names long enough to need the
short wordings. What a sentence claims is read off it again and held to the rules.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import cycle, pairwise
from random import Random

import pytest

from game.match import SeatSetup
from game.rules.council.api import (
    CARDS,
    COUNCIL,
    FACTION_NAMES,
    PLAYS,
    VISITS,
    AgeScored,
    Card,
    CubesSown,
    DeclarationsRevealed,
    Event,
    Phase,
    PlayCard,
    RecruitsArrived,
    SeatScore,
    SowingPreview,
    TrickWon,
    View,
    card_name,
    standing,
    suit_of,
    value_of,
)
from scenes.council.board.board import board_items
from scenes.council.board.sowing_panel import _sum_words
from scenes.council.layers.questions import question
from scenes.council.layers.trick import TrickLayer
from scenes.council.layers.visit import VisitLayer
from scenes.council.picture import OATHS, place_of
from scenes.council.scoring.result import _words
from scenes.council.scoring.scene import _alone
from scenes.council.stage.table_stage import Stage
from scenes.council.words.lines import say, say_points
from scenes.kit.display import Item, Picture, Text
from scenes.kit.scene import Frame
from scenes.table.session import AnySession
from tests.council.games import TABLES, asked, everybody, rooms, steps, table
from tests.shell.booth import WINDOWS, frame

LONG = (
    SeatSetup("Wilhelmina W", "orange"),
    SeatSetup("Bartholomew", "sky"),
    SeatSetup("Maximilian M", "leaf"),
    SeatSetup("Edda", "pink"),
    SeatSetup("Ö", "white"),
)
FRAMES = cycle(
    [replace(frame(*size), letters=letters) for size in WINDOWS for letters in (1.0, 1.5, 2.0)]
)
WHO, SUIT = r"(?P<who>.+?)", "|".join(FACTION_NAMES)
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
    r"(?P<later>all is level, the later card counts)",
)


def positions(nth: int) -> Iterator[AnySession]:
    """Each nth choice of a card, of a game at every kind of table, with short and long names."""
    for number, (seats, edition) in enumerate(TABLES):
        setup = table(seats, edition, seed=number + 1)
        if number % 2:
            setup = replace(setup, seats=LONG[:seats])
        for at, room in enumerate(rooms(setup, asked(Phase.PLAY))):
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
    """The question for a card."""
    assert room.match.decision is not None
    return TrickLayer(room, room.match.decision.seat)


def drawn(layer: TrickLayer, window: Frame, card: Card | None) -> list[Item]:
    """The picture with this card in the focus."""
    name = None if card is None else f"card:{card_name(card)}"
    layer.focused(name)
    return list(layer.draw(replace(window, focus=name)))


def test_who_wins_and_who_visits_is_never_said_for_certain_before_it_is() -> None:
    seen = 0
    for room in positions(4):
        layer, window = layer_of(room), next(FRAMES)
        stands = standing(layer.stage.table, layer.stage.cubes)
        for sign, words in signed(drawn(layer, window, None)):
            if words == "nobody visits so far":
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
            assert int(said["value"]) == value_of(card)
            assert said.get("suit", FACTION_NAMES[suit_of(card)]) == FACTION_NAMES[suit_of(card)]
            seen += 1
    assert seen > 100


def test_what_a_card_would_do_is_what_it_does_however_the_trick_goes_on() -> None:
    chance = Random(7)
    seen = 0
    for room in positions(5):
        layer, window = layer_of(room), next(FRAMES)
        if not layer.stage.table:
            continue
        legal = sorted(a.card for a in layer.view.legal if isinstance(a, PlayCard))
        card = chance.choice(legal)
        claims = dict(signed(drawn(layer, window, card))[-2:])
        owner, table_after = layer._owner, (*layer.stage.table, (layer._owner, card))
        ends = [ended(room, card, chance) for _ in range(6)]
        for sign, words in claims.items():
            claim = re.fullmatch(WOULD[sign], words)
            assert claim is not None, f"nobody knows what this claims: {words}"
            wins = sign == "shared/token_crown"
            mine = [(won if wins else visits) == owner for won, visits in ends]
            now = standing(table_after, layer.stage.cubes)
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
                assert_reason(room, layer.stage, claim["reason"], (owner, card))
            seen += 1
    assert seen > 100


def ended(room: AnySession, card: Card, chance: Random) -> tuple[int, int | None]:
    """Who wins and who has the lowest card on suit, if the others go on by chance."""
    state, events = COUNCIL.apply(room.match._state, PLAYS[card])
    while not any(isinstance(event, TrickWon) for event in events):
        state, events = COUNCIL.apply(state, chance.choice(list(COUNCIL.legal_actions(state))))
    won = next(event for event in events if isinstance(event, TrickWon))
    on_suit = [(c, seat) for seat, c in won.cards if suit_of(c) == suit_of(won.cards[0][1])]
    return won.seat, min(on_suit)[1] if len(on_suit) > 1 else None


def assert_reason(room: AnySession, stage: Stage, words: str, mine: tuple[int, Card]) -> None:
    """A reason names what decides, in numbers that are right."""
    owner, card = mine
    claim = next((c for p in REASONS if (c := re.fullmatch(p, words))), None)
    assert claim is not None, f"nobody knows what this claims: {words}"
    said = claim.groupdict()
    after = standing((*stage.table, mine), stage.cubes)
    before = standing(stage.table, stage.cubes)
    assert after is not None
    assert before is not None
    rival, rival_seat = before.winning_card, before.winner
    best, worst = (card, rival) if after.winner == owner else (rival, card)
    if "who" in said:
        assert said["who"] == room.name(rival_seat)
    if "strong" in said:
        cubes = stage.cubes
        assert (said["strong"], int(said["more"])) == (
            FACTION_NAMES[suit_of(best)], cubes[suit_of(best)],
        )  # fmt: skip
        assert (said["weak"], int(said["less"])) == (
            FACTION_NAMES[suit_of(worst)], cubes[suit_of(worst)],
        )  # fmt: skip
        assert cubes[suit_of(best)] > cubes[suit_of(worst)]
    elif "later" in said:
        assert best == card
        assert value_of(best) == value_of(worst)
    else:
        assert int(said.get("low") or said.get("high") or 0) == value_of(rival)
        assert stage.cubes[suit_of(best)] == stage.cubes[suit_of(worst)]
        assert value_of(best) > value_of(worst)
        assert ("low" in said) == (best == card)


def test_the_question_names_the_suit_that_has_to_be_played() -> None:
    for room in positions(5):
        layer = layer_of(room)
        said = layer._asked().text
        suits = {suit_of(a.card) for a in layer.view.legal if isinstance(a, PlayCard)}
        held = {suit_of(card) for card in layer._cards}
        if not layer.stage.table:
            assert "lead any card" in said or "card that the Emissary leads" in said
            continue
        led = suit_of(layer.stage.table[0][1])
        if f"with {FACTION_NAMES[led]}" in said:
            assert suits == {led}
        else:
            assert re.search(f"no {FACTION_NAMES[led]}(: play any card)?$", said)
            assert led not in held
            assert suits == held


def told(seats: int, edition: str) -> Iterator[tuple[Event, View, View]]:
    """Each thing a spectator is told, with the table before and after the action."""
    seen = [step for step in steps(table(seats, edition)) if step.seat is None]
    for before, after in pairwise(seen):
        for event in after.events:
            yield event, before.view, after.view


@pytest.mark.parametrize(("seats", "edition"), TABLES)
def test_the_ribbon_and_the_log_count_and_name_what_the_rules_did(seats: int, edition: str) -> None:
    names = everybody(seats)
    for event, _before, after in told(seats, edition):
        said = say(event, names).text
        its = after.termitenator
        spaces = [
            "Termites" if its and its.termite == number else name
            for number, name in enumerate(FACTION_NAMES)
        ]
        match event:
            case CubesSown(origin=origin, path=path, to_chambers=left):
                assert f"activates the {spaces[origin]}:" in said
                assert f"{len(path)} cube" in said
                assert (f"{left} to the Chambers" in said) == bool(left)
            case RecruitsArrived(factions) if factions:
                named = said.removeprefix("Recruits join the ").replace(" and ", ", ").split(", ")
                assert named == [spaces[faction] for faction in factions]
            case DeclarationsRevealed(choices) if seats == 1:
                assert "everybody" not in said
                assert "All are" not in said
                assert ("No Allegiance" in said) == choices[0]
            case AgeScored(rows=rows):
                base = 15 if seats == 1 else 10
                for row in rows:
                    assert_sum(say_points("Ada", row, event, base).text, row, event, base)
            case _:
                assert not re.search(r"\b1 (points|cubes|tricks|cards)\b", said)


def assert_sum(said: str, row: SeatScore, scored: AgeScored, base: int) -> None:
    """What is added up comes to what is said, and to what the rules say."""
    assert not re.search(r"\b1 (points|cubes|tricks)\b", said)
    if "failed" in said:
        assert row.points == row.tricks
        return
    parts, _, total = said.rpartition(":" if row.card is not None else "=")
    assert int(re.findall(r"\d+", total)[0]) == row.points
    if "shared by" in said:
        assert f"shared by {scored.sharing}:" in said
    else:
        assert sum(map(int, re.findall(r"\d+", parts))) == row.points
        assert base or row.points


def test_a_stolen_trick_spoils_no_allegiance_in_words_too() -> None:
    row = SeatScore(
        0, no_allegiance=True, tricks=0, card=None, allegiance=0, no_allegiance_points=0
    )
    scored = AgeScored(1, (row,), 2, 0)
    said = say_points("Ada", row, scored, 15).text
    assert "15" not in said
    assert "failed" in said


def test_points_of_an_ability_are_part_of_the_sum() -> None:
    row = SeatScore(1, False, 4, CARDS["A5"], 3, 0, extra=7)
    assert_sum(say_points("The Card Shark", row, AgeScored(1, (row, row), 0, 0), 15).text, row,
               AgeScored(1, (row, row), 0, 0), 15)  # fmt: skip


def test_what_a_sowing_does_is_counted_right_in_every_wording() -> None:
    said = set()
    for number, (seats, edition) in enumerate(TABLES):
        for room in rooms(table(seats, edition, seed=number + 1), asked(Phase.VISIT)):
            assert room.match.decision is not None
            layer = VisitLayer(room, room.match.decision.seat)
            window = next(FRAMES)
            for faction, preview in layer._outcomes.items():
                for wide in (600.0, 260.0, 190.0, 120.0):
                    words = _sum_words(window, preview, wide, layer._termite)
                    said.add(re.sub(r"\d+", "#", words))
                    assert_sown(words, preview, layer._termite)
                    assert preview.origin == faction
    assert any("Termites" in words for words in said)
    assert any("comes home" in words for words in said)
    assert any("to the Chambers" in words for words in said)


def assert_sown(words: str, preview: SowingPreview, termite: int | None) -> None:
    cubes = preview.before[preview.origin]
    assert words.startswith(f"{cubes} cube")
    assert ("Chambers" in words) <= bool(preview.to_chambers)
    if "Chambers" in words:
        assert f"{preview.to_chambers} to" in words
    if "next" in words:
        assert f"next {len(preview.path)}" in words
    elif "→" in words:
        space = preview.path[0]
        name = "Termites" if space == termite else FACTION_NAMES[space]
        assert words.endswith(f"→ {name}")
        assert len(preview.path) == 1
    assert ("home" in words) <= (preview.path[-1] == preview.origin and not preview.to_chambers)


def test_the_order_of_a_sowing_stands_on_the_cubes_that_arrive() -> None:
    for room in rooms(table(4), asked(Phase.VISIT)):
        assert room.match.decision is not None
        layer = VisitLayer(room, room.match.decision.seat)
        faction, preview = next(iter(layer._outcomes.items()))
        layer._chosen = faction
        place = place_of(frame(), layer.stage, panels=True).board
        items = board_items(place, layer._board(preview), room.seats)
        ghosts = [
            (item.x + item.w / 2, item.y + item.h / 2)
            for item in items
            if isinstance(item, Picture) and item.name == "council/token_cube_ghost"
        ]
        numbers = {
            item.text: (item.x, item.y)
            for item in items
            if isinstance(item, Text) and item.outline_width
        }
        assert sorted(numbers) == [str(n + 1) for n in range(len(preview.path))]
        for x, y in numbers.values():
            assert any(abs(x - gx) < 1 and abs(y - gy) < 4 for gx, gy in ghosts)


def test_a_question_and_a_tie_name_what_they_mean() -> None:
    for room in rooms(table(1, "pacifist"), asked(Phase.VISIT)):
        view = room.view(0)
        assert view.termitenator is not None
        if VISITS[view.termitenator.termite] in view.legal:
            assert question(VISITS[view.termitenator.termite], view) == "Activate the Termites?"
    assert "a tie goes to the Termitenator" in _words("termitenator-tie", 40)


def test_no_sign_of_an_oath_reads_as_nothing() -> None:
    assert not any("None" in note.wordings for note in OATHS.values())


def test_the_moon_does_not_come_out_over_a_stolen_trick() -> None:
    spoiled = SeatScore(
        0, no_allegiance=True, tricks=0, card=None, allegiance=0, no_allegiance_points=0
    )
    assert not _alone(spoiled)
    assert _alone(replace(spoiled, no_allegiance_points=15))
