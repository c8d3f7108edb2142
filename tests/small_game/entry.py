"""Last Leaf as the shell gets it, its bots, and its figures for the history."""

from __future__ import annotations

from typing import Final

from game.bots import BotLevels, Level
from game.bots.random_bot import RandomBot
from game.history.game_stats import Counter, GameStats, PlayerKind, SeatStats, YieldCallback
from game.library import Save
from game.match import AnyMatch
from game.records import replay
from game.words import join_names
from scenes.kit.recolour import PLAIN_PALETTE
from scenes.shell.entry import FormWords, GameParts, ListWords, Summary, SwitchWords
from scenes.shell.history.words import HistoryWords, Source
from scenes.table.entry import TableEntry
from tests.small_game.deck import LEAF, LeafDeck
from tests.small_game.rules import DEALS, GAME


def _summary(save: Save, match: AnyMatch | None) -> Summary:
    names = [seat.name for seat in save.setup.seats]
    assert match is not None
    view = match.view(None)
    won = join_names([names[seat] for seat in view.winners])
    return Summary(join_names(names), f"Won by {won}" if won else "In progress")


def history_words() -> HistoryWords:
    parts = [f"Deal {deal}" for deal in range(1, DEALS + 1)]
    return HistoryWords(parts, [Source("rounds", "Rounds", LEAF)])


def count_game(save: Save, pause: YieldCallback) -> GameStats:
    game = replay(save.record, lambda _events: pause())
    view, chairs = GAME.rules.view(game.states[-1], None), []
    for seat, who in enumerate(save.setup.seats):
        score, won = view.scores[seat], seat in view.winners
        place = 1 + sum(other > score for other in view.scores)
        points = {(deal, "rounds"): row[seat] for deal, row in enumerate(view.won, start=1)}
        player = PlayerKind.BOT if who.bot else PlayerKind.HUMAN
        about = (who.name, player, who.bot or "", who.colour)
        chairs.append(SeatStats(*about, score, 0, place, won, points, {}))
    begun, finished = save.label.begun.isoformat(), save.label.saved.isoformat()
    people = len(save.setup.seats)
    return GameStats(GAME.id, "garden", begun, finished, people, "", "", "points", tuple(chairs))


COUNTER: Final = Counter(count_game, DEALS, ("rounds",), ())
PARTS: Final = GameParts(
    told=ListWords(
        far=lambda label: f"Deal {label.part}, round {label.step}", kind=lambda _setup: ""
    ),
    words=FormWords(
        hints=SwitchWords("The highest leaf", "Everybody sees it anyway.", "Look for yourself."),
        cards=lambda _options, seats: f"Leaves 1–{5 * seats + 3}; three stay out of each deal.",
        one_more=lambda _options, _seats: "Five more leaves come into the pack.",
    ),
    summary=_summary,
    deck=LeafDeck(),
)
LEVELS: Final = BotLevels(
    lambda: dict.fromkeys((Level.NEWCOMER, Level.SENSIBLE), RandomBot),
    tempers={},
    levels=(Level.NEWCOMER, Level.SENSIBLE),
)
ENTRY: Final = TableEntry(
    game=GAME,
    logo=("Last", "Leaf"),
    opens=lambda: PARTS,
    palette=PLAIN_PALETTE,
    has_history=True,
)
