"""`history --csv`: every finished game as a table."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from game.commands.answers import REFUSED, Words, complain, help_entry, output_path, short_name
from game.words import _, ngettext

if TYPE_CHECKING:
    from game.library import Library


def add_history(words: Words) -> None:
    """Teach the command line to export the history."""
    history = words.add_parser(
        "history", **help_entry(_("write finished games to a table")), allow_abbrev=False
    )
    history.add_argument(
        "--csv",
        type=output_path,
        required=True,
        metavar="FILE",
        help=_("all games in one table, over an older FILE"),
    )
    history.add_argument(
        "--data-dir", type=Path, metavar="DIR", help=_("folder that holds the games")
    )
    history.set_defaults(run=export_history)


def export_history(arguments: argparse.Namespace) -> int:
    """Write a row for each seat of each finished game."""
    from game.history.historian import SQLITE
    from game.library import Library, find_folders

    library = Library(find_folders(arguments.data_dir))
    try:
        if not library.finished_folder.is_dir():
            words = _("{folder}: no game has been finished here")
            print(words.format(folder=short_name(library.folders.data)), file=sys.stderr)
            return REFUSED
        return _export(library, arguments.csv)
    except ImportError as missing:
        if missing.name not in SQLITE:
            raise
        print(_("This Python was built without SQLite, which the history needs."), file=sys.stderr)
    except OSError as trouble:
        complain(arguments.csv, trouble)
    return REFUSED


def _export(library: Library, file: Path) -> int:
    """Raises ImportError without SQLite, OSError where nothing can be written."""
    from game.history.service import HistoryService
    from game.library.files import write_durably

    service = HistoryService(library)
    complete = service.read()
    table = service.csv()
    service.close()
    for news in service.news:
        words = _("{title}. {words}").format(title=news.title, words=news.words)
        print(words, file=sys.stderr)
    if table is None or not complete:
        return REFUSED
    write_durably(file, table.data)
    games = ngettext("{count} game", "{count} games", table.games).format(count=table.games)
    if not service.skipped:
        print(_("{file}: {games}").format(file=short_name(file), games=games))
        return 0
    lost = ngettext(
        "{count} record could not be read", "{count} records could not be read", service.skipped
    ).format(count=service.skipped)
    print(_("{file}: {games}, {lost}").format(file=short_name(file), games=games, lost=lost))
    return 0
