"""The database of finished games: a cache, which may be lost, set aside and filled again.

The records are the truth. So whatever is wrong with the file of the database, it is put away,
never deleted, and another one is made; where that is impossible, one in memory does.
"""

from game.history.store.database import PATIENCE, Store
from game.history.store.opening import (
    BUSY,
    FILE,
    LOCK,
    NEWER,
    SET_ASIDE,
    close_quietly,
    open_store,
    put_away,
    why_unkept,
)
from game.history.store.rows import CountedRecord, IndexedRecord, Stamp

__all__ = [
    "BUSY",
    "FILE",
    "LOCK",
    "NEWER",
    "PATIENCE",
    "SET_ASIDE",
    "CountedRecord",
    "IndexedRecord",
    "Stamp",
    "Store",
    "close_quietly",
    "open_store",
    "put_away",
    "why_unkept",
]
