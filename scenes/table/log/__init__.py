"""The log: what has happened, in sentences, and the moment of each line."""
