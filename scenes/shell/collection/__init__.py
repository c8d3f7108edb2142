"""The room behind the case on the title: what has been collected, and where it was done."""
