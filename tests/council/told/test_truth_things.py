"""What the things on the table say of themselves is true, and tells nobody what is secret."""

from __future__ import annotations

import re
from collections.abc import Iterator

from game.describe.council.people import TRACK_CELLS
from game.describe.council.surface import surface
from game.rules.council import api as council
from scenes.table.session import AnySession
from tests.council.games import TABLES, rooms, table
from tests.support.table import asked_seat

LONGEST = 102  # letters: a tooltip is read at a glance


Told = dict[str, str]


def tables() -> Iterator[tuple[AnySession, council.View, Told]]:
    """Moments of a game at every kind of table, and what all pieces say to whoever chooses."""
    for number, (seats, edition) in enumerate(TABLES):
        for at, room in enumerate(rooms(table(seats, edition, number + 3), lambda _: True)):
            if at % 5 == 0:
                view = room.view(asked_seat(room))
                yield room, view, {each.id: each.says for each in surface(view, room.seats).pieces}


def numbers(words: str) -> list[int]:
    return [int(found) for found in re.findall(r"(?<![\w.])\d+", words)]


def claimed(words: str, pattern: str) -> str:
    """What stands at the open place of a sentence; a sentence that is made otherwise fails."""
    found = re.fullmatch(pattern, words)
    assert found is not None, words
    return found[1]


def test_each_thing_is_told_in_a_whole_sentence_that_is_read_at_a_glance() -> None:
    for _room, _view, told in tables():
        for words in told.values():
            assert words.endswith("."), words
            assert words[0].isupper() or words[0].isdigit(), words
            assert len(words) <= LONGEST, words
            assert not re.search(r"\b1 (points|tricks|cubes|cards|factions)\b", words), words


def test_the_bowls_and_the_chambers_count_right() -> None:
    for _room, view, told in tables():
        said = numbers(told["chambers"])
        base = view.no_allegiance_base
        assert said == ([view.chambers, base, view.chambers] if view.chambers else [base])
        words = told["supply"]
        assert numbers(words) == ([view.supply] if view.supply else [])
        assert ("after the last Age" in words) == (view.age == council.AGES and view.supply > 0)


def test_a_city_says_how_many_are_stronger_and_the_crown_who_wears_it() -> None:
    for _room, view, told in tables():
        top = {faction for faction in range(5) if view.cubes[faction] == max(view.cubes)}
        for faction in range(5):
            cubes, words = view.cubes[faction], told[f"city:{faction}"]
            stronger = sum(other > cubes for other in view.cubes)
            expected = [cubes, *([stronger] if stronger else [])]
            assert numbers(words) == (expected if cubes else [])
            assert ("nobody is stronger" in words) == (faction in top and cubes > 0)
        words = told[f"crown:{min(top)}"]
        named = {f for f in range(5) if name_of(view, f) in words}
        assert named == top


def name_of(view: council.View, faction: int) -> str:
    taken = view.termitenator is not None and view.termitenator.termite == faction
    return "Termites" if taken else council.FACTION_NAMES[faction]


def test_plaques_piles_and_pawns_say_the_points_and_tricks_of_whose_they_are() -> None:
    for room, view, told in tables():
        for seat in range(view.owners):
            points, won = view.scores[seat], view.tricks[seat]
            name = room.name(seat) if seat < view.seats else f"The {room.name(seat)}"
            words = told[f"plaque:{seat}"]
            assert words.startswith("You have " if room.seats[seat].you else f"{name} has ")
            assert numbers(words) == [points, *([won] if won else [])]
            assert numbers(told[f"pile:{seat}"])[:1] == [won][: won > 0]
            again = [TRACK_CELLS - 1] if points >= TRACK_CELLS else []
            assert numbers(told[f"pawn:{seat}"]) == [points, *again]


def test_a_flag_tells_a_declaration_only_to_those_who_may_know_it() -> None:
    seen = set()
    for _room, view, told in tables():
        for seat in range(view.seats):
            words, declared = told[f"flag:{seat}"], view.declared[seat]
            means = re.findall("not declared|stays secret|No Allegiance|Allegiance", words)[0]
            expected = {None: "stays secret", True: "No Allegiance", False: "Allegiance"}[declared]
            assert means == (expected if view.has_declared[seat] else "not declared")
            if declared:
                broken = "but won a trick" in words
                lies_won = view.trick_status is council.TrickStatus.WON and view.lead == seat
                robbed = view.termitenator is not None and view.termitenator.human_won
                assert broken == (view.tricks[seat] > 0 or lies_won or robbed)
                worth = [view.no_allegiance_base, view.chambers]
                assert numbers(words) == ([] if broken else worth)
            seen.add(means)
    assert len(seen) == 4


def test_a_card_of_the_trick_says_truly_whether_it_followed() -> None:
    seen = dict.fromkeys(("led", "followed suit", "off suit"), 0)
    for room, view, told in tables():
        trick = (
            [] if view.trick_is_complete and view.phase is not council.Phase.VISIT else view.table
        )
        assert [name for name in told if name.startswith("trick:")] == [
            f"trick:{council.card_name(card)}" for _seat, card in trick
        ]
        for seat, card in trick:
            words, led = told[f"trick:{council.card_name(card)}"], council.suit_of(trick[0][1])
            assert council.card_words(card) in words
            means = next(claim for claim in seen if claim in words)
            seen[means] += 1
            assert (means == "led") == (seat == trick[0][0])
            assert (means == "off suit") == (council.suit_of(card) != led)
            if means == "off suit":
                assert f"no {council.FACTION_NAMES[led]} to follow" in words
                held = view.cards_of(seat)
                if seat < view.seats:
                    held = tuple(room.match._state.hands[seat])
                assert held is not None
                assert all(council.suit_of(other) != led for other in held)
    assert min(seen.values()) > 10


def test_a_card_of_the_pyramid_is_called_uncovered_when_nothing_lies_over_it() -> None:
    seen = 0
    for _room, view, told in tables():
        if view.termitenator is None:
            continue
        lies = view.termitenator.lies
        for place in range(len(council.ROWS)):
            words = told.get(f"pyramid:{place}", "")
            assert bool(words) == lies[place]
            if "uncovered" in words:
                assert not any(lies[upper] for upper in council.COVERED_BY[place])
                seen += 1
            elif words:
                assert numbers(words) == [council.ROWS[place]]
                assert ("trigger" in words) == (
                    council.ROWS[place] == view.termitenator.trigger_row
                )
    assert seen > 20


def test_the_visitor_is_whoever_visits() -> None:
    seen = 0
    for room, view, told in tables():
        words = told.get("visitor", "")
        assert bool(words) == (view.phase is council.Phase.VISIT)
        if view.phase is council.Phase.VISIT:
            assert view.visitor is not None
            who = claimed(words, r"(.+) visits?: .*")
            assert who == ("You" if room.seats[view.visitor].you else room.name(view.visitor))
            seen += 1
    assert seen > 10
