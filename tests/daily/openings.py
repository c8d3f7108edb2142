"""The deals that everybody has for ever, and what bots choose in them, by day and kind."""

from typing import Final

KINDS: Final = ("bug-council", "bugs-on-rugs", "bugami", "display-case", "termitenator")
SIGNS: Final = 12
"""So many hex signs of each sum are kept."""
SUMS: Final = {
    "2026-01-01": "79ecb51ebd4c 6a5a546b3616 368524f162d5 9d367a6d8fe4 f85cc1bed6c4",
    "2026-11-26": "37be6f0c486b b224465227e6 47be0e2f3919 c130c58139ff ddee332d03fa",
    "2027-03-01": "3b7dc14d5110 b1804a7d475b 0986fec2e62f 002a9fe83278 39518c1b3035",
    "2028-02-29": "44c0b120f0bb 096af5d94363 611b5bdc8b40 9958c6c27354 0cbfcce0be01",
    "2099-12-31": "5ce5e04ccc45 193428a0ca63 620476a53eea 4ca99435b51d e4d4deb02bee",
}
"""SHA-256 of the records' openings, by day, in the order of the kinds."""
FIRST: Final = 24
"""So many choices are summed up."""
CHOICES: Final = {
    "2026-01-01": "b8e50b38039d 052c8ae672b5 051d728b299a 2be968948cc7 db01dbe4b996",
    "2027-03-01": "eeed64c3a985 618065654a01 ba08c76964cb d82143ef0ec5 c8b83ec26bb9",
    "2099-12-31": "386b9627281d 9273817a4a7a 1ed608f8af5e f0f053287a53 36ac95323caf",
}
"""SHA-256 of the first choices, a person's by a seed and the bots' as at the table.

Whoever changes how bots choose changes these on purpose: from then on two versions of the app meet
other opponents on the same day. ``python -m tests.daily.choosing sums`` prints them anew.
"""
