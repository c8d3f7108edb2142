"""A review of a finished game: what it tells, and how that is worked out."""
