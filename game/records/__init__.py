"""Records: one JSON file with setup, deals and actions is the save, the replay and the bug report.

``read_record`` checks the file, ``replay`` lets the rules check the game, ``make_record`` and
``write_record`` are the way back. Everything that can be wrong is a ``RecordError``. What is a
game's own in all of this, its rules say (``game.table.Rules``).
"""

from game.record_schema import RecordSchema, shorten
from game.records.record import make_record, parse_record, read_record, write_record
from game.records.replay import Replay, Steps, at_once, replay, replay_steps, state_line
from game.records.source import (
    MissingRecord,
    NewerRecord,
    RecordError,
    UnreadableRecord,
    convert,
    decode,
    read_source,
    refuse_large,
    refuse_odd,
)
from game.records.values import check_id, check_moment, check_name, check_number

__all__ = [
    "MissingRecord",
    "NewerRecord",
    "RecordError",
    "RecordSchema",
    "Replay",
    "Steps",
    "UnreadableRecord",
    "at_once",
    "check_id",
    "check_moment",
    "check_name",
    "check_number",
    "convert",
    "decode",
    "make_record",
    "parse_record",
    "read_record",
    "read_source",
    "refuse_large",
    "refuse_odd",
    "replay",
    "replay_steps",
    "shorten",
    "state_line",
    "write_record",
]
