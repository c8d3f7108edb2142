"""Whether what a lesson says is true: claims are asked of the states that the rules have made."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from msgspec import UNSET, structs

from game.lessons.lesson import Above, Claim, RecruitClaim, SwapClaim, TrickClaim, Worth
from game.lessons.lines import LEARNER, Codes, Records, StateDump
from game.records import RecordError

ABOUT: Final = frozenset({"says", "at", "line", "record", "clause"})
"""The keys of a claim that say where it is asked, and claim nothing."""
BASE, ALONE = 10, 15
EMISSARY, MACHINE = 2, 1


class PlayedLine(NamedTuple):
    """The states from the start of a record to the end of a line, and the actions between."""

    states: Sequence[StateDump]
    actions: Codes
    after: int  # so many are the record's own
    deck: Codes
    alone: bool
    ahead: Callable[[str], StateDump]  # what one more action makes of the end, or a RecordError

    @property
    def start(self) -> StateDump:
        """Where the line leaves the record."""
        return self.states[self.after]

    @property
    def end(self) -> StateDump:
        """The last state."""
        return self.states[-1]

    @property
    def last_trick(self) -> tuple[StateDump, StateDump] | None:
        """The states before and after the last card that ended a trick."""
        for before, now in zip(self.states[-2::-1], self.states[:0:-1], strict=True):
            if now.age == before.age and sum(now.tricks) > sum(before.tricks):
                return before, now
        return None

    @property
    def hand(self) -> Codes:
        """The cards of the learner at the end."""
        return tuple(map(str, self.end.hands[LEARNER]))


def line_of(records: Records, name: str, after: int, line: Codes = ()) -> PlayedLine:
    """The states along a line. Raises RecordError where the rules refuse it."""
    record = records.record(name)
    ages = structs.asdict(record).get("ages", ())
    deck = tuple(" ".join((*ages[0].hands, ages[0].rest or "")).split()) if ages else ()
    actions, alone = (*record.actions[:after], *line), len(record.seats) == 1

    def ahead(action: str) -> StateDump:
        return records.path(name, after, (*line, action))[-1]

    return PlayedLine(records.path(name, after, line), actions, after, deck, alone, ahead)


def parts_of(claim: Claim) -> Iterator[tuple[str, Any]]:
    """What a claim says, kind by kind."""
    for kind, wanted in structs.asdict(claim).items():
        if kind not in ABOUT and wanted is not UNSET:
            yield kind, wanted


def where(records: Records, claim: Claim, name: str, after: int, line: Codes) -> PlayedLine:
    """The line that a claim is about, said at this place of a lesson."""
    whose = claim.record or name
    at = after if claim.at is UNSET else claim.at
    if at < 0:
        at += len(records.record(whose).actions) + 1
    own = line if claim.at is UNSET and not claim.record else ()
    return line_of(records, whose, at, own if claim.line is UNSET else claim.line)


def untrue(claim: Claim, line: PlayedLine) -> list[str]:
    """What of a claim the rules do not confirm; nothing if all of it is so."""
    return [kind for kind, wanted in parts_of(claim) if not KINDS[kind](line, wanted)]


def _value(card: object) -> int:
    return int(str(card)[1:])


def _check_winner(line: PlayedLine, want: TrickClaim) -> bool:
    if line.last_trick is None:
        return False
    before, now = line.last_trick
    pairs = zip(before.tricks, now.tricks, strict=True)
    seat = next(seat for seat, (was, has) in enumerate(pairs) if has > was)
    return seat == want.seat and want.by in ("", now.trick_cards.get(seat))


def _visits(line: PlayedLine, want: int | None) -> bool:
    now = line.end if line.last_trick is None else line.last_trick[1]
    return (now.to_act if now.phase == "visit" else None) == want


def _order(line: PlayedLine, want: str) -> bool:
    names, signs = re.findall("[BMACF]", want), re.findall("[>=]", want)
    cubes = [line.end.council[name] for name in names]
    pairs = zip(cubes, signs, cubes[1:], strict=False)
    return all(left > right if sign == ">" else left == right for left, sign, right in pairs)


def _recruits(line: PlayedLine, want: RecruitClaim) -> bool:
    was, now = line.states[-2].council, line.end.council
    plus = {name for name in was if now[name] == was[name] + 1}
    none = {name for name in was if now[name] == was[name]}
    return (none, plus) == (set(want.none), set(want.plus))


def _worth(line: PlayedLine, want: Worth) -> bool:
    was, now = line.states[-2], line.end
    gained = now.scores[want.seat] - was.scores[want.seat]
    return not was.tricks[want.seat] and gained == (want.base + now.chambers) // want.shared


def _swap(line: PlayedLine, want: SwapClaim) -> bool:
    was, now = set(map(str, line.states[-2].hands[LEARNER])), set(line.hand)
    return (was - now - {line.actions[-1]}, now - was) == ({want.lost}, {want.got})


def _check_loser(line: PlayedLine, want: str) -> bool:
    played = set(line.actions[line.after :])
    lost = set(map(str, line.start.hands[LEARNER])) - set(line.hand) - played
    return lost == ({want} if want else set())


def _check_declaration(line: PlayedLine, want: Mapping[str, str]) -> bool:
    told = {
        str(state.to_act): action
        for state, action in zip(line.states, line.actions, strict=False)
        if state.phase == "declare" and state.age == line.end.age
    }
    return all(told.get(seat) == said for seat, said in want.items())


def _above(line: PlayedLine, want: Above) -> bool:
    return {card for card in line.hand if _value(card) > want.over} == set(want.cards)


def _seats(items: Sequence[int], want: Mapping[str, int]) -> bool:
    return all(items[int(seat)] == number for seat, number in want.items())


def _strongest(line: PlayedLine, want: Codes) -> bool:
    most = max(line.end.council.values())
    return {name for name, cubes in line.end.council.items() if cubes == most} == set(want)


def _check_gain(line: PlayedLine, want: Mapping[str, int]) -> bool:
    pairs = zip(line.end.scores, line.start.scores, strict=True)
    return _seats([now - was for now, was in pairs], want)


def _shows(line: PlayedLine, want: Mapping[str, object]) -> bool:
    """``points.0.B``: what stands there in the picture of the state."""
    return all(_at(line.end.known, path.split(".")) == value for path, value in want.items())


def _at(picture: object, path: Sequence[str]) -> object:
    """What stands there. Raises KeyError where nothing does."""
    for key in path:
        match picture:
            case list():
                picture = picture[int(key)]
            case dict():
                picture = picture[key]
            case _:
                raise KeyError(key)
    return picture


def _counts(line: PlayedLine, want: Mapping[str, int]) -> bool:
    """How many there are in a part of the picture: ``hands.0``."""
    found = {path: _at(line.end.known, path.split(".")) for path in want}
    return all(isinstance(each, list) and len(each) == want[path] for path, each in found.items())


def _best(line: PlayedLine) -> int:
    """The most points that one more action of the learner can bring."""
    now = line.end.scores[LEARNER]
    return max(line.ahead(action).scores[LEARNER] - now for action in line.end.legal)


def _refuses(line: PlayedLine, want: Mapping[str, str]) -> bool:
    return all(_refusal(line, action) == clause for action, clause in want.items())


def _refusal(line: PlayedLine, action: str) -> str:
    """The clause by which the rules refuse an action; "": they do not."""
    try:
        line.ahead(action)
    except RecordError as refused:
        return refused.clause
    return ""


def _gains_under(line: PlayedLine, want: Mapping[str, int]) -> bool:
    was, now = line.start.scores, line.end.scores
    return all(now[int(seat)] - was[int(seat)] < most for seat, most in want.items())


def _part(known: Mapping[str, object], want: Mapping[str, object]) -> bool:
    return all(known.get(key) == value for key, value in want.items())


KINDS: Final[Mapping[str, Callable[[PlayedLine, Any], bool]]] = MappingProxyType(
    {
        "won": _check_winner,
        "visits": _visits,
        "cubes": lambda line, want: _part(line.end.council, want),
        "order": _order,
        "strongest": _strongest,
        "chambers": lambda line, want: line.end.chambers == want,
        "prize": lambda line, want: line.end.chambers + (ALONE if line.alone else BASE) == want,
        "tricks": lambda line, want: _seats(line.end.tricks, want),
        "scores": lambda line, want: _seats(line.end.scores, want),
        "gained": _check_gain,
        "worth": _worth,
        "recruits": _recruits,
        "legal": lambda line, want: set(line.end.legal) == set(want),
        "turn": lambda line, want: _part(structs.asdict(line.end), want),
        "table": lambda line, want: tuple(card for _seat, card in line.end.table) == want,
        "its_card": lambda line, want: line.end.trick_cards.get(MACHINE) == want,
        "has": lambda line, want: set(want) <= set(line.hand),
        "none_of": lambda line, want: not any(card[0] == want for card in line.hand),
        "only_of": lambda line, want: [c for c in line.hand if c[0] == want[0]] == [want],
        "above": _above,
        "hand_size": lambda line, want: len(line.hand) == want,
        "cards_of": lambda line, want: _seats([len(hand) for hand in line.end.hands], want),
        "faces": lambda line, want: set(line.end.hands[EMISSARY]) == set(want),
        "top_number": lambda line, want: max(map(_value, line.deck)) == want,
        "low_number": lambda line, want: min(map(_value, line.deck)) == want,
        "no_suit": lambda line, want: not any(card[0] == want for card in line.deck),
        "declared": _check_declaration,
        "machine": lambda line, want: _part(line.end.termitenator, want),
        "swap": _swap,
        "lost": _check_loser,
        "shows": _shows,
        "gains_under": _gains_under,
        "counts": _counts,
        "best": lambda line, want: _best(line) == want,
        "best_under": lambda line, want: _best(line) < want,
        "refuses": _refuses,
        "over": lambda line, want: (line.end.phase == "over") == want,
    }
)
"""Each kind of claim, and how the rules answer it."""
