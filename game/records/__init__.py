"""Records: one JSON file with setup, deals and actions is the save, the replay and the bug report.

``read_record`` checks the file, ``replay`` lets the rules check the game, ``make_record`` and
``write_record`` are the way back. Everything that can be wrong is a ``RecordError``.
"""

from game.records.record import Record, make_record, parse_record, read_record, write_record
from game.records.replay import Replay, replay
from game.records.source import NewerRecord, RecordError, read_source, shorten
from game.records.state import picture, picture_line

__all__ = [
    "NewerRecord",
    "Record",
    "RecordError",
    "Replay",
    "make_record",
    "parse_record",
    "picture",
    "picture_line",
    "read_record",
    "read_source",
    "replay",
    "shorten",
    "write_record",
]
