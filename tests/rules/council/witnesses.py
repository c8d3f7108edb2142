"""For every clause of the council a moment at the table at which the rules give it as the reason.

The Termitenator's are here too.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from game.rules.council import api as council
from game.rules.council.scoring import final_ranking, solo_ranking
from tests.rules import any_game
from tests.rules.any_game import Witness, same, the
from tests.rules.council import table_talk as talk

TIDY: Final = talk.plain_deal(talk.setup())
GONE: Final = "- - - - / - - - / - -"
TIED: Final = f"{GONE} / B5 F5"  # strong equals in a row, if their spaces hold as many cubes


def refused_setup(start: council.Setup) -> str:
    return any_game.refused_deal(council.COUNCIL, lambda: council.COUNCIL.new_game(start))


def refused_carry(*carry: council.Carry) -> str:
    return same(*(refused_setup(talk.solo_setup(carry=each)) for each in carry))


def refused_deal(state: council.State, deal: council.Deal) -> str:
    return any_game.refused_deal(council.COUNCIL, lambda: council.COUNCIL.deal(state, deal))


def refused(state: council.State, said: str | council.Action) -> str:
    action = council.read_action(said, state.phase) if isinstance(said, str) else said
    return any_game.refused(council.COUNCIL, council.why_not, state, action)


def three() -> council.State:
    return talk.mid_age("A5 B1", "A7 B3", "A8 C1")


def visited() -> council.State:
    return talk.play(talk.mid_age("A5 B1", "A7 B3", "A8 C1", spaces="B4 M3"), "A5 A7 A8")[0]


def discarding() -> council.State:
    return talk.play(talk.dealt(talk.setup()), "no-allegiance allegiance allegiance")[0]


def over() -> council.State:
    before = (talk.scored_age("4+2 3+1 3+0"), talk.scored_age("4+2 3+1 3+0", 2))
    state = talk.mid_age("A1 B1", "A2 B2", "A3 B3", tricks=(3, 3, 3), age=3, ledger=before)
    return talk.play(state, "A1 A2 A3 B")[0]


def won(played: str, spaces: str) -> str:
    """The clause by which a trick is won; every seat has one more card."""
    hands = [
        f"{card} {spare}" for card, spare in zip(played.split(), ("F1", "F2", "F3"), strict=True)
    ]
    _, events = talk.play(talk.mid_age(*hands, spaces=spaces), played)
    return the(council.TrickWon, events).clause


def skipped(state: council.State, played: str) -> str:
    return the(council.VisitSkipped, talk.play(state, played)[1]).clause


def lowest_visits() -> str:
    """That the lowest card visits is told of no visit, but seen in who does."""
    _, events = talk.play(talk.mid_age("A6 B1", "A5 B3", "C1 C2"), "A6 A5 C1")
    began = the(council.VisitBegan, events)
    assert (began.seat, began.card & 15) == (1, 5)
    return "lowest-visits"


def ended(edition: str, ages: str) -> str:
    ledger = [talk.scored_age(text, number) for number, text in enumerate(ages.split("|"), 1)]
    return final_ranking(ledger, council.EDITIONS[edition])[1]


def turned(state: council.State, word: str) -> str:
    return the(council.IdeologyChanged, talk.play(state, word)[1]).clause


def passed_over(shown: str, led: str = "", *, losing: bool = False) -> str:
    """Why the last card was passed over; shown cards as ``B1.2``, with their rows."""
    return talk.chosen(shown, led, losing=losing, spaces="A4 C4 B2").passed[-1].clause


def tied() -> council.State:
    return talk.mid_solo("A1 C8", TIED, lead=1, spaces="B3 F3")


def alone(stake: council.Stake, spaces: str) -> council.State:
    """The human leads the lowest card, and visits."""
    return talk.mid_solo("A2 B1", f"{GONE} / A5* F2*", spaces=spaces, age=3, stake=stake)


def raised(events: Sequence[council.Event]) -> str:
    return [event for event in events if isinstance(event, council.StakeRaised)][-1].step.clause


def began(step: council.Stake) -> str:
    told = council.COUNCIL.opening(talk.solo_setup(stake=step))
    return same(
        *(e.step.clause for e in told if isinstance(e, council.StakeRaised) and e.step is step)
    )


def ended_with(step: council.Stake) -> str:
    """The clause of a step, told as the last Age ends; the Termitenator wins its last trick."""
    state = talk.mid_solo(
        *("A1 C1", f"{GONE} / A5* F2*"),
        spaces="A1 M4",
        chambers=2,
        tricks=(4, 5),
        age=3,
        stake=step,
    )
    state.ledger = (talk.scored_age("4+2 3+1"), talk.scored_age("4+2 3+1", 2))
    told = talk.play(state, "A1 A")[1]
    return same(
        *(e.step.clause for e in told if isinstance(e, council.StakeRaised) and e.step is step)
    )


WITNESSES: Final[Mapping[str, Witness]] = {
    "setup-seats": lambda: same(
        refused_setup(talk.setup(1, "prototype")), refused_setup(talk.setup(6))
    ),
    "setup-council": lambda: refused_setup(talk.setup(seated="AABCF")),
    "setup-ring": lambda: refused_setup(talk.setup(edition="prototype", around="AABCF")),
    "setup-printed-ring": lambda: refused_setup(talk.setup(around="ABCFM")),
    "setup-lead": lambda: refused_setup(talk.setup(4, lead=4)),
    "setup-solo": lambda: same(
        refused_setup(talk.setup(3, carry=council.Carry((1, 2), 2))),
        refused_setup(talk.setup(2, personality=council.Personality.THIEF)),
    ),
    "setup-personality": lambda: refused_setup(talk.setup(1, lead=1)),
    "setup-solo-lead": lambda: refused_setup(talk.solo_setup(lead=0)),
    "setup-carry": lambda: same(
        refused_carry(
            council.Carry((1, 2), 1),
            council.Carry((1, 2), 4),
            council.Carry((-1, 2), 2),
            council.Carry((1, 1000), 3),
        ),
        refused_setup(talk.solo_setup(lead=2, carry=council.Carry((1, 2), 2))),
    ),
    "setup-stake": lambda: same(
        refused_setup(talk.solo_setup(stake=9)), refused_setup(talk.solo_setup(stake=-1))
    ),
    "deal-hands": lambda: refused_deal(
        council.COUNCIL.new_game(talk.setup()),
        replace(TIDY, hands=(TIDY.hands[0][1:], *TIDY.hands[1:])),
    ),
    "deal-cards": lambda: refused_deal(
        council.COUNCIL.new_game(talk.setup()), replace(TIDY, rest=(TIDY.rest[0], *TIDY.rest[:-1]))
    ),
    "deal-due": lambda: refused_deal(talk.dealt(talk.setup()), TIDY),
    "over": lambda: refused(over(), "B1"),
    "wrong-phase": lambda: same(
        refused(talk.dealt(talk.setup()), "A1"),
        refused(visited(), "B1"),
        refused(council.COUNCIL.new_game(talk.setup()), "allegiance"),
        refused(three(), "pass"),
    ),
    "in-hand": lambda: same(refused(discarding(), "A2"), refused(three(), "A7")),
    "follow-suit": lambda: refused(talk.play(three(), "A5")[0], "B3"),
    "empty-space": lambda: refused(visited(), "A"),
    "not-tied": lambda: refused(tied(), "C8"),
    "visit-duty": lambda: refused(visited(), "pass"),
    "highest-on-suit": lambda: won("A5 A7 A6", "B4"),
    "strongest-suit": lambda: won("A5 A7 B2", "A2 B4"),
    "tied-strength": lambda: won("A5 B7 C6", "B2 C2"),
    "tied-value": lambda: won("A5 B7 C7", "B2 C2"),
    "lowest-visits": lowest_visits,
    "nobody-followed": lambda: skipped(talk.mid_age("A5 F1", "B7 B3", "B2 C1"), "A5 B7 B2"),
    "nothing-to-activate": lambda: skipped(
        talk.mid_age("A5 F1", "A7 B3", "B2 C1", spaces="", chambers=18), "A5 A7 B2"
    ),
    "emissary-stays": lambda: skipped(
        talk.mid_age("A6 F1", "B3 C1", emissary="A5 M1", spaces="B4 C2", chambers=2), "A6 A5 B3"
    ),
    "most-points": lambda: ended("published", "5+0 4+0 1+0 | 5+0 4+0 1+0 | 5+0 4+0 1+0"),
    "final-age-tricks": lambda: ended("published", "5+0 4+0 1+0 | 5+0 4+0 1+0 | 4+0 6+0 0+0"),
    "trick-points": lambda: ended("prototype", "5+0 4+1 1+0 | 5+0 4+1 1+0 | 5+0 4+1 1+0"),
    "best-age": lambda: ended("prototype", "5+0 4+0 1+0 | 5+0 4+0 1+0 | 2+0 4+0 4+0"),
    "shared": lambda: ended("published", "5+0 4+1 1+0 | 5+0 4+1 1+0 | 5+0 5+0 0+0"),
    "trigger-row": lambda: turned(talk.mid_solo("B8 C2", f"{GONE} / B5 F5", row=1), "B8"),
    "won-a-trick": lambda: turned(talk.mid_solo("C1 C2", f"{GONE} / B5* F5*", losing=True), "C1"),
    "would-lose": lambda: passed_over("A5.1 A7.1", "A6"),
    "would-win": lambda: passed_over("A5.1 A7.1", "A6", losing=True),
    "most-cubes": lambda: passed_over("B8.1 A1.1"),
    "fewest-cubes": lambda: passed_over("B8.1 A1.1", losing=True),
    "highest-value": lambda: passed_over("C1.1 A2.1"),
    "lowest-value": lambda: passed_over("C1.1 A2.1", losing=True),
    "lowest-row": lambda: passed_over("C1.1 A1.2"),
    "your-choice": lambda: (
        the(council.CardChosen, talk.play(tied(), "B5")[1]).choice.passed[-1].clause
    ),
    "stake-head-start": lambda: began(council.Stake.HEAD_START),
    "stake-last-trick": lambda: ended_with(council.Stake.LAST_TRICK),
    "stake-garrison": lambda: ended_with(council.Stake.GARRISON),
    "stake-crown": lambda: ended_with(council.Stake.CROWN),
    "stake-chambers": lambda: ended_with(council.Stake.CHAMBERS),
    "stake-barricade": lambda: same(
        refused(talk.play(alone(council.Stake.BARRICADE, "A2 M3"), "A2")[0], "M"),
        skipped(alone(council.Stake.BARRICADE, "M3"), "A2"),
    ),
    "stake-bounty": lambda: raised(
        talk.play(talk.mid_solo("A8 C1", f"{GONE} / A5* F2*", stake=council.Stake.BOUNTY), "A8")[1]
    ),
    "stake-tribute": lambda: raised(talk.play(alone(council.Stake.TRIBUTE, "B1 A1"), "A2 B")[1]),
    "termitenator-tie": lambda: solo_ranking([30, 30])[1],
}
