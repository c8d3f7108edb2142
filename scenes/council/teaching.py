"""Where the lessons of Bug Council point, and the words they use for what lies there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import MappingProxyType
from typing import Final

from game.describe.council.names import card_span, faction_span, somebody
from game.describe.line import Span, WhoSpan
from game.rules.council import api as council
from game.rules.council.api import View
from scenes.council.board_place import OUTER
from scenes.council.picture import WIDE
from scenes.council.places import place_of
from scenes.kit.layout import Patch, Place
from scenes.kit.scene import Frame
from scenes.kit.tooltip import Tooltip
from scenes.table.lesson.teaching import LEARNER, Teaching, patch
from scenes.table.session import AnySession

SELVES: Final = MappingProxyType(
    {"chambers": "chambers", "supply": "supply", "deck": "deck", "ladder": "strength",
     "lamp": "mood", "hint": "plaque:0"}
)  # fmt: skip
"""What is one thing on the table, and how the table calls it."""
SHEETS: Final = MappingProxyType(
    {
        "control:letters": ("declare_yes", "declare_no"),
        "control:allegiance": ("declare_yes",),
        "control:no-allegiance": ("declare_no",),
        "leaf": ("emissary", "emissary_cards"),
    }
)
"""What has places of its own on the map."""


class CouncilTeaching(Teaching):
    """What the lessons ask of Bug Council."""

    def lit_patches(
        self,
        frame: Frame,
        session: AnySession,
        view: object,
        tooltips: Sequence[Tooltip],
        name: str,
    ) -> Sequence[Patch]:
        assert isinstance(view, View)
        if name in SHEETS:
            layout = session.ui.layout(frame, view)
            return [layout[place] for place in SHEETS[name]]
        if name == "trick":
            return [_trick(frame, session, view)]
        if name == "ring":
            return [place_of(frame, view).board.disc(OUTER)]
        wanted = _names(session, view, name)
        return [patch(frame, tooltip) for tooltip in tooltips if wanted(tooltip.name)]

    def spoken_places(
        self,
        frame: Frame,
        session: AnySession,
        view: object,
        tooltips: Sequence[Tooltip],
        name: str,
    ) -> Sequence[Place]:
        """Cards of the pyramid as well, and the delegates above their plaques."""
        assert isinstance(view, View)
        found = super().spoken_places(frame, session, view, tooltips, name)
        if not name.isdecimal():
            lying = self.lit_patches(frame, session, view, tooltips, f"open:{name}")
            return [*found, *(each.box for each in lying)]
        place = place_of(frame, view)
        return [*found, place.face(int(name))] if place.has_faces(int(name)) else found

    def span(self, session: AnySession, name: str) -> Span:
        if name.isdecimal():
            return WhoSpan(somebody(session.seats, int(name)))
        return (
            card_span(council.CARDS[name])
            if name in council.CARDS
            else faction_span(council.FACTIONS.index(name))
        )

    def holds(self, what: str, event: object) -> bool:
        match what:
            case "winner":
                return isinstance(event, council.TrickWon)
            case "recruits" | "scoring":
                return isinstance(event, council.RecruitsArrived | council.AgeBegan)
            case "its-card":
                played = (
                    isinstance(event, council.CardPlayed) and event.seat == council.TERMITENATOR
                )
                return played or isinstance(event, council.CardChosen)
            case _:
                return False

    def happens(self, what: str, session: AnySession) -> bool:
        """Visits of the learner, the last two cards, and how it ends."""
        decision, view = session.match.decision, _view(session)
        mine = decision is not None and decision.seat == LEARNER
        match what:
            case "learner-visits":
                return mine and view.phase is council.Phase.VISIT
            case "two-cards-left":
                return mine and view.phase is council.Phase.PLAY and len(view.hand or ()) == 2
            case "won":
                return view.winners == (LEARNER,)
            case "shared":
                return LEARNER in view.winners and len(view.winners) > 1
            case "lost":
                return bool(view.winners) and LEARNER not in view.winners
            case _:
                return False


def _view(session: AnySession) -> council.View:
    view: council.View = session.view(LEARNER)
    return view


def _trick(frame: Frame, session: AnySession, view: View) -> Place:
    """The row of the trick; where that has been swept away already, the last one beside it."""
    if view.trick or not view.trick_before or frame.large or view.seats == 1:
        return place_of(frame, view).row.mat
    layout = session.ui.layout(frame, view)
    return layout["last_open" if frame.width >= WIDE else "last_trick"]


def _names(session: AnySession, view: View, name: str) -> Callable[[str], bool]:
    kind, _colon, value = name.partition(":")
    if name in SELVES:
        return SELVES[name].__eq__
    if kind == "hand":
        return _hand_cards(session, view, value).__contains__
    if kind == "table" and view.termitenator is not None and not _lies(view, value):
        return _open(view, value).__contains__
    if kind == "table":
        return _prefix_test("trick:" if value == "all" else f"trick:{value}")
    if kind == "open":
        return _open(view, value).__contains__
    if kind == "faction":
        return f"city:{council.FACTIONS.index(value)}".__eq__
    if kind == "row":
        return {
            f"pyramid:{n}" for n, row in enumerate(council.ROWS) if row == int(value)
        }.__contains__
    if name == "scores":
        return _prefix_test("plaque:")
    return _prefix_test("pyramid:" if name == "pyramid" else name)


def _prefix_test(start: str) -> Callable[[str], bool]:
    return lambda name: name.startswith(start)


def _hand_cards(session: AnySession, view: View, which: str) -> set[str]:
    """Cards of the hand: one of them, those that may be played, or all."""
    if which == "all":
        return {f"card:{council.card_name(card)}" for card in view.hand or ()}
    if which == "legal":
        legal = session.view(LEARNER).legal
        return {f"card:{council.write_action(action)}" for action in legal}
    return {f"card:{which}"}


def _lies(view: View, code: str) -> bool:
    return any(council.card_name(card) == code for _seat, card in view.trick)


def _open(view: View, code: str) -> set[str]:
    """A card that lies face up before the Emissary or the Termitenator."""
    if view.termitenator is None:
        return {f"card:{code}"}
    places = view.termitenator.places
    return {f"pyramid:{n}" for n, card in enumerate(places) if card == council.CARDS[code]}


TEACHING: Final = CouncilTeaching()
