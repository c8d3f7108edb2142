"""How long a win was still there in the last Age of Bug Council, with all cards open."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from game.bots.council.pool import CAREFUL
from game.bots.council.styles.careful import Careful
from game.bots.council.styles.playing import answer
from game.bots.council.styles.style import Style, unplayed_of
from game.bots.council.styles.tuned import weights_for
from game.coach.council.last_tricks import endgame
from game.coach.hindsight import OpenChoice, Proof, Until
from game.coach.solver import EndgameSpec, SearchLimit, search_wins, wins
from game.rules.council.api import AGES, TRICKS, Action, State, actor, legal_actions
from game.table import Seat
from game.words import _

MOST: Final = 15_000
"""So many positions are looked at from one choice; who does not know by then says nothing."""


class CouncilHindsight:
    """Looks backwards, from the last choice on, until a win is found."""

    def until(
        self, seat: Seat, spots: Sequence[OpenChoice], others: Sequence[str], proof: Proof
    ) -> Until:
        """The last choice from which the seat could win."""
        last, opened = [spot for spot in spots if spot.progress[0] == AGES], TRICKS + 1
        for spot in reversed(last):
            try:
                found = search_wins(_alone(seat, others), spot.state.copy(), MOST)
            except SearchLimit:
                break
            opened = spot.progress[1]
            if found:
                if proof is not Proof.RULES and wins(endgame(seat), spot.state.copy()):
                    proof = Proof.AGAINST_ALL
                return Until(spot.at, opened, proof, opened)
        return Until(None, None, proof, opened)

    def sentence(self, until: Until) -> str:
        """The answer, with what was proved in it."""
        if until.step is None:
            return _never(until)
        words = {
            Proof.AGAINST_ALL: _(
                "With all cards open a win was still possible until trick {trick} of the last "
                "Age, whatever the others had played."
            ),
            Proof.AS_THEY_PLAY: _(
                "With all cards open a win was still possible until trick {trick} of the last "
                "Age, the others playing on as they did."
            ),
            Proof.AS_SENSIBLE: _(
                "With all cards open a win was still possible until trick {trick} of the last Age, "
                "if the others had played like a Sensible bot."
            ),
            Proof.RULES: _(
                "With all cards open, the Termitenator's too, a win was still possible until trick "
                "{trick} of the last Age."
            ),
        }
        return words[until.proof].format(trick=until.step)


def _never(until: Until) -> str:
    if until.open_from > TRICKS:
        return _("With all cards open it still takes too long to find out who could have won.")
    words = {
        Proof.AS_THEY_PLAY: _(
            "Even with all cards open, nothing could have won from trick {trick} of the last "
            "Age on, the others playing on as they did."
        ),
        Proof.AS_SENSIBLE: _(
            "Even with all cards open, nothing could have won from trick {trick} of the last "
            "Age on, if the others had played like a Sensible bot."
        ),
        Proof.RULES: _(
            "Even with all cards open, the Termitenator's too, nothing could have won from "
            "trick {trick} of the last Age on."
        ),
    }
    return words[until.proof].format(trick=until.open_from)


def _alone(you: int, others: Sequence[str]) -> EndgameSpec[State, Action]:
    """A game in which one chooses, and all others play on in their styles."""
    styles = [Careful(weights_for(temper)) if temper else CAREFUL for temper in others]
    full = endgame(you)
    return full._replace(mine=lambda _state: True, legal=_of(you, styles))


def _of(you: int, styles: Sequence[Style]) -> Callable[[State], Sequence[Action]]:
    """All that this seat may do; of the others what their style does."""

    def legal(state: State) -> Sequence[Action]:
        if actor(state) == you:
            return legal_actions(state)
        return [answer(state, styles, unplayed_of(state))]

    return legal


HINDSIGHT: Final = CouncilHindsight()
