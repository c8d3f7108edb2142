"""The last saves of one table, side by side in its folder: three, so that one may be damaged."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Final

from game.fingerprints import Fingerprint
from game.library.files import move_to_quarantine
from game.library.save import Save, read_save
from game.match import NO_NOTES, AnyMatch, Match, Notes
from game.records import (
    MissingRecord,
    NewerRecord,
    RecordError,
    RecordSchema,
    Steps,
    UnreadableRecord,
    at_once,
    check_number,
    replay_steps,
)
from game.seating import TableSetup, shuffler
from game.words import _

KEPT: Final = 3
PATTERN: Final = "save-*.json"


@dataclass(slots=True)
class SaveRotation:
    """What was found in a table's folder, and where the next save goes.

    ``numbers`` are the saves in use. ``faults`` could be neither used nor moved: they stay.
    """

    folder: Path
    numbers: dict[Path, int] = field(default_factory=dict)
    faults: dict[Path, RecordError] = field(default_factory=dict)

    def next_file(self) -> Path:
        """The file for the next save: a new one at first, later the oldest save's."""
        usable = (self._file(n) for n in count(1) if self._file(n) not in self.faults)
        files = [next(usable) for _ in range(KEPT)]
        return min(files, key=lambda file: self.numbers.get(file, -1))

    def _file(self, number: int) -> Path:
        return self.folder / f"save-{number}.json"


@dataclass(slots=True)
class FolderScan:
    """A table read from disk: the newest save that the rules allow, and what is wrong with others.

    ``newer`` is set where a later version of the app has written one of the saves, ``unread`` where
    the system does not let us read one: then nothing may be touched.
    """

    saves: dict[Path, Save] = field(default_factory=dict)
    faults: dict[Path, RecordError] = field(default_factory=dict)
    newer: bool = False
    unread: UnreadableRecord | None = None

    def newest_first(self) -> Iterator[tuple[Path, Save]]:
        """The readable saves, the furthest game first: neither clocks nor numbers are asked."""
        yield from sorted(self.saves.items(), key=lambda item: _far(item[1]), reverse=True)


def _far(save: Save) -> tuple[int, int, int]:
    """A game grows with each choice; whoever takes one back leaves a note of it."""
    return len(save.notes.take_backs), len(save.record.actions), save.label.save


def saves_in(folder: Path) -> list[Path]:
    """The files of a table's saves. Raises OSError where nobody can say."""
    return sorted(file for file in folder.iterdir() if file.match(PATTERN))


def look_into(folder: Path) -> FolderScan:
    """Read every save of a table; whether the rules allow them is still to be seen.

    Raises:
        OSError: Nobody can say what is there.
    """
    found = FolderScan()
    for file in saves_in(folder):
        try:
            found.saves[file] = read_save(file)
        except NewerRecord:
            found.newer = True
        except MissingRecord as trouble:
            found.faults[file] = trouble
        except UnreadableRecord as trouble:
            found.unread = trouble
        except RecordError as trouble:
            found.faults[file] = trouble
    _drop_foreign_saves(folder.name, found)
    return found


def latest(folder: Path) -> Save | None:
    """The newest readable save.

    Raises:
        OSError: Nobody can say what is there.
        NewerRecord: A later version of the app has written one.
        UnreadableRecord: One cannot be read now, and it may be the newest.
    """
    found = look_into(folder)
    if found.newer:
        raise NewerRecord(folder.name, _("it was written by a newer version"))
    if found.unread is not None:
        raise found.unread
    return next((save for _file, save in found.newest_first()), None)


def restore_match(
    record: RecordSchema,
    setup: TableSetup,
    notes: Notes = NO_NOTES,
    fingerprints: Sequence[Fingerprint] = (),
) -> AnyMatch:
    """The match of a record, as it was. Raises RecordError where the rules do not allow it."""
    return at_once(restore_match_steps(record, setup, notes, fingerprints))


def restore_match_steps(
    record: RecordSchema,
    setup: TableSetup,
    notes: Notes = NO_NOTES,
    fingerprints: Sequence[Fingerprint] = (),
) -> Steps[AnyMatch]:
    """Restore a match step by step, for callers that must not block."""
    game = yield from replay_steps(record)
    match = Match.from_replay(game, shuffler(setup, len(record.actions)), fingerprints)
    for place, of_a_kind in notes._asdict().items():
        for note in of_a_kind:
            check_number(note.at, range(len(match.log) + 1), f"meta.{place}")
    match.note(notes)
    return match


def is_over(save: Save) -> bool:
    """Whether the rules say so too: a label may say anything."""
    try:
        return restore_match(save.record, save.setup).decision is None
    except RecordError:
        return False


def quarantine(found: FolderScan, shelter: Path) -> dict[Path, RecordError]:
    """Set the faulty files aside; give those that could not be moved."""
    stuck = {}
    for file, trouble in found.faults.items():
        try:
            move_to_quarantine(file, shelter)
        except OSError:
            stuck[file] = trouble
    return stuck


def _drop_foreign_saves(table: str, found: FolderScan) -> None:
    """A save that belongs to another table is none of ours, unless the folder was renamed."""
    names = {save.label.table for save in found.saves.values()}
    if table not in names:
        return
    for file, save in list(found.saves.items()):
        if save.label.table != table:
            del found.saves[file]
            words = _("this save belongs to another game")
            found.faults[file] = RecordError("meta.label.table", words)
