"""What the things on the table say of themselves is true, and tells nobody what is secret."""

from __future__ import annotations

import re
from collections.abc import Iterator

from game.rules.council.api import (
    AGES,
    COVERED_BY,
    FACTION_NAMES,
    ROWS,
    Phase,
    View,
    card_words,
    suit_of,
)
from scenes.council.board_place import TRACK_CELLS
from scenes.council.stage.table_stage import Stage, stage_of
from scenes.council.words.things import of_board, of_cards, of_people, of_termitenator
from scenes.table.session import AnySession
from tests.council.games import TABLES, rooms, table

LONGEST = 102  # letters: a tooltip is read at a glance


def tables() -> Iterator[tuple[AnySession, View, Stage]]:
    """Moments of a game at every kind of table, as whoever chooses sees them."""
    for number, (seats, edition) in enumerate(TABLES):
        for at, room in enumerate(rooms(table(seats, edition, number + 3), lambda _: True)):
            assert room.match.decision is not None
            if at % 5 == 0:
                view = room.view(room.match.decision.seat)
                yield room, view, stage_of(view)


def numbers(words: str) -> list[int]:
    """All numbers of a sentence."""
    return [int(found) for found in re.findall(r"(?<![\w.])\d+", words)]


def claimed(words: str, pattern: str) -> str:
    """What stands at the open place of a sentence; a sentence that is made otherwise fails."""
    found = re.fullmatch(pattern, words)
    assert found is not None, words
    return found[1]


def everything(room: AnySession, stage: Stage) -> Iterator[str]:
    """Whatever can be pointed at in this moment."""
    for seat in range(stage.seats):
        yield of_people.plaque(stage, room.seats, seat)
        yield of_people.flag(stage, room.seats, seat)
        yield of_people.tricks_pile(stage, room.seats, seat)
        yield of_people.score_pawn(stage, room.seats, seat)
        yield of_cards.played_card(stage, room.seats, seat)
    for faction in stage.ring:
        yield of_board.city(stage, faction)
        yield of_board.crown(stage, faction)
    yield of_people.visitor(stage, room.seats)
    yield from (of_board.chambers(stage), of_board.supply(stage), of_board.deck(stage))
    yield from (of_board.chevron(), of_board.strength_strip(), of_board.sowing_number(3))
    yield from (of_cards.emissary(stage), of_cards.last_trick(stage))
    yield from map(of_cards.emissary_card, stage.emissary)
    if stage.solo is not None:
        yield from (of_termitenator.pyramid_card(stage.solo, place) for place in range(len(ROWS)))
        yield from (of_termitenator.trigger_row(stage.solo), of_termitenator.mood(stage.solo))
        yield from (of_termitenator.ability(stage.solo), of_termitenator.belongings(stage.solo))


def test_each_thing_is_told_in_a_whole_sentence_that_is_read_at_a_glance() -> None:
    for room, _view, stage in tables():
        for words in filter(None, everything(room, stage)):
            assert words.endswith("."), words
            assert words[0].isupper() or words[0].isdigit(), words
            assert len(words) <= LONGEST, words
            assert not re.search(r"\b1 (points|tricks|cubes|cards|factions)\b", words), words


def test_the_bowls_and_the_chambers_count_right() -> None:
    for _room, view, stage in tables():
        said = numbers(of_board.chambers(stage))
        base = view.no_allegiance_base
        assert said == ([view.chambers, base, view.chambers] if view.chambers else [base])
        words = of_board.supply(stage)
        assert numbers(words) == ([view.supply] if view.supply else [])
        assert ("after the last Age" in words) == (view.age == AGES and view.supply > 0)


def test_a_city_says_how_many_are_stronger_and_the_crown_who_wears_it() -> None:
    for _room, view, stage in tables():
        top = {faction for faction in range(5) if view.cubes[faction] == max(view.cubes)}
        for faction in range(5):
            cubes, words = view.cubes[faction], of_board.city(stage, faction)
            stronger = sum(other > cubes for other in view.cubes)
            expected = [cubes, *([stronger] if stronger else [])]
            assert numbers(words) == (expected if cubes else [])
            assert ("nobody is stronger" in words) == (faction in top and cubes > 0)
        words = of_board.crown(stage, min(top))
        named = {f for f in range(5) if name_of(view, f) in words}
        assert named == top


def name_of(view: View, faction: int) -> str:
    """Who lives there."""
    taken = view.termitenator is not None and view.termitenator.termite == faction
    return "Termites" if taken else FACTION_NAMES[faction]


def test_plaques_piles_and_pawns_say_the_points_and_tricks_of_whose_they_are() -> None:
    for room, view, stage in tables():
        for seat in range(stage.seats):
            points, won = view.scores[seat], view.tricks[seat]
            name = room.name(seat) if seat < stage.people else f"The {room.name(seat)}"
            words = of_people.plaque(stage, room.seats, seat)
            assert words.startswith(f"{name} has ")
            assert numbers(words) == [points, *([won] if won else [])]
            assert (
                numbers(of_people.tricks_pile(stage, room.seats, seat))[:1] == [won or 0][: won > 0]
            )
            again = [TRACK_CELLS - 1] if points >= TRACK_CELLS else []
            assert numbers(of_people.score_pawn(stage, room.seats, seat)) == [points, *again]


def test_a_flag_tells_a_declaration_only_to_those_who_may_know_it() -> None:
    seen = set()
    for room, view, stage in tables():
        for seat in range(stage.people):
            words, declared = of_people.flag(stage, room.seats, seat), view.declared[seat]
            means = re.findall("not declared|stays secret|No Allegiance|Allegiance", words)[0]
            expected = {None: "stays secret", True: "No Allegiance", False: "Allegiance"}[declared]
            assert means == (expected if view.has_declared[seat] else "not declared")
            if declared:
                broken = "only the tricks score" in words
                assert broken == (view.tricks[seat] > 0)
                worth = [view.no_allegiance_base, view.chambers]
                assert numbers(words) == ([] if broken else worth)
            seen.add(means)
    assert len(seen) == 4


def test_a_card_of_the_trick_says_truly_whether_it_followed() -> None:
    seen = dict.fromkeys(("led", "followed suit", "off suit"), 0)
    for room, view, stage in tables():
        for seat in range(stage.seats):
            words = of_cards.played_card(stage, room.seats, seat)
            cards = dict(stage.table)
            if seat not in cards:
                assert not words
                continue
            led = suit_of(stage.table[0][1])
            assert card_words(cards[seat]) in words
            means = next(claim for claim in seen if claim in words)
            seen[means] += 1
            assert (means == "led") == (seat == stage.table[0][0])
            assert (means == "off suit") == (suit_of(cards[seat]) != led)
            if means == "off suit":
                assert f"no {FACTION_NAMES[led]} to follow" in words
                held = view.cards_of(seat)
                if seat < stage.people:
                    held = tuple(room.match._state.hands[seat])
                assert held is not None
                assert all(suit_of(card) != led for card in held)
    assert min(seen.values()) > 10


def test_a_card_of_the_pyramid_is_called_uncovered_when_nothing_lies_over_it() -> None:
    seen = 0
    for _room, view, stage in tables():
        if view.termitenator is None or stage.solo is None:
            continue
        lies = view.termitenator.lies
        for place in range(len(ROWS)):
            words = of_termitenator.pyramid_card(stage.solo, place)
            assert bool(words) == lies[place]
            if "uncovered" in words:
                assert not any(lies[upper] for upper in COVERED_BY[place])
                seen += 1
            elif words:
                assert numbers(words) == [ROWS[place]]
                assert ("trigger" in words) == (ROWS[place] == view.termitenator.trigger_row)
    assert seen > 20


def test_the_visitor_is_whoever_visits() -> None:
    seen = 0
    for room, view, stage in tables():
        words = of_people.visitor(stage, room.seats)
        assert bool(words) == (view.phase is Phase.VISIT)
        if view.phase is Phase.VISIT:
            assert view.visitor is not None
            assert claimed(words, r"(.+) visits: .*") == room.name(view.visitor)
            seen += 1
    assert seen > 10
