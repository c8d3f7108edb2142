"""Saves and settings on disk.

A record is the save. Tables in progress lie in a folder each, with their last three saves; every
action is durable before anybody is asked for the next one.
"""

from game.library.app_folders import AppFolders, find_folders
from game.library.autosave import Autosaver, News, disk_trouble
from game.library.copies import copy_of, write_copy, write_picture
from game.library.listing import ListedTable
from game.library.run_log import RunLog
from game.library.save import Label, Save
from game.library.settings import Settings
from game.library.table_lock import CannotOpen
from game.library.tables import Library, OpenTable
from game.library.watching import watch, watch_file, watch_steps, watch_text

__all__ = [
    "AppFolders",
    "Autosaver",
    "CannotOpen",
    "Label",
    "Library",
    "ListedTable",
    "News",
    "OpenTable",
    "RunLog",
    "Save",
    "Settings",
    "copy_of",
    "disk_trouble",
    "find_folders",
    "watch",
    "watch_file",
    "watch_steps",
    "watch_text",
    "write_copy",
    "write_picture",
]
