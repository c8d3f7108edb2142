"""The rules of the games, the bots, the records: everything that knows no screen."""

__version__ = "0.1.0"
