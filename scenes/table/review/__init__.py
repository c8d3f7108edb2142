"""The review of a finished game: how the chances went, and where it turned, for one person."""
