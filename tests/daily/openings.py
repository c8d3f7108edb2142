"""The deals that everybody has for ever, and what bots choose in them, by day and kind."""

from __future__ import annotations

from typing import Final

SUMS: Final[dict[tuple[str, str], str]] = {
    ("2026-01-01", "bug-council"): "79ecb51ebd4ce471705fc232c844c4c4",
    ("2026-01-01", "bugs-on-rugs"): "6a5a546b36163598934c6f5f30e4af86",
    ("2026-01-01", "bugami"): "368524f162d5dc387d3e20ad372e62d1",
    ("2026-01-01", "display-case"): "9d367a6d8fe4245b67eb091d2cb3372f",
    ("2026-01-01", "termitenator"): "f85cc1bed6c40e4315850cea06a70c3c",
    ("2026-11-26", "bug-council"): "37be6f0c486b8b6494119bebd0cb08d3",
    ("2026-11-26", "bugs-on-rugs"): "b224465227e616d22983ab456eb5a6da",
    ("2026-11-26", "bugami"): "47be0e2f39198af7f1ff375cb98840f6",
    ("2026-11-26", "display-case"): "c130c58139ffda3346cbb6fa9e5aa8eb",
    ("2026-11-26", "termitenator"): "ddee332d03fa0a120fbdc5a2d77e74fd",
    ("2027-03-01", "bug-council"): "3b7dc14d5110beba409926a2353f01ab",
    ("2027-03-01", "bugs-on-rugs"): "b1804a7d475b11c461ba8d6b2bbf66e4",
    ("2027-03-01", "bugami"): "0986fec2e62f2de4f107e871f5aa4b8a",
    ("2027-03-01", "display-case"): "002a9fe832786cd1f38bd37e5a138d0e",
    ("2027-03-01", "termitenator"): "39518c1b30357ba854c3a7a60f7da3a7",
    ("2028-02-29", "bug-council"): "44c0b120f0bb0d5fbee150bb2ad3fdc8",
    ("2028-02-29", "bugs-on-rugs"): "096af5d94363f9ebeda665763d2a3afa",
    ("2028-02-29", "bugami"): "611b5bdc8b40d50341a24659a7ce3959",
    ("2028-02-29", "display-case"): "9958c6c27354f80084838741b9bda18d",
    ("2028-02-29", "termitenator"): "0cbfcce0be010e3046806f726eabae61",
    ("2099-12-31", "bug-council"): "5ce5e04ccc45c7c9351c0935225921dd",
    ("2099-12-31", "bugs-on-rugs"): "193428a0ca63f077f16b7b6ad11425be",
    ("2099-12-31", "bugami"): "620476a53eeaaa33295783e511aaed57",
    ("2099-12-31", "display-case"): "4ca99435b51dbd2781b9654207b1e387",
    ("2099-12-31", "termitenator"): "e4d4deb02beeb19d04a28d7907a9c63a",
}
"""SHA-256 of the records' openings."""
FIRST: Final = 24
"""So many choices are summed up."""
CHOICES: Final[dict[tuple[str, str], str]] = {
    ("2026-01-01", "bug-council"): "b8e50b38039d3500b110fd81e6a4028e",
    ("2026-01-01", "bugs-on-rugs"): "052c8ae672b5333f0babff8f03eaa8bf",
    ("2026-01-01", "bugami"): "051d728b299aec907bd13681314e2498",
    ("2026-01-01", "display-case"): "2be968948cc7c38fd9e9e13865378fa6",
    ("2026-01-01", "termitenator"): "db01dbe4b996a7c2301f2134a4e03884",
    ("2027-03-01", "bug-council"): "eeed64c3a985d11dbf8d9bca9f5d4658",
    ("2027-03-01", "bugs-on-rugs"): "618065654a01838dba0ca8e111749b9b",
    ("2027-03-01", "bugami"): "ba08c76964cb4ed33910f937d6589118",
    ("2027-03-01", "display-case"): "d82143ef0ec5510c86f78e960f72bde0",
    ("2027-03-01", "termitenator"): "c8b83ec26bb97d8c0fce7ec7b7da918c",
    ("2099-12-31", "bug-council"): "386b9627281d8c0302bcebd0be7f4e1a",
    ("2099-12-31", "bugs-on-rugs"): "9273817a4a7a8dd195533b834b5a8a47",
    ("2099-12-31", "bugami"): "1ed608f8af5e79823a1a2ad9e637c096",
    ("2099-12-31", "display-case"): "f0f053287a5326f6aedcba65c9edd89d",
    ("2099-12-31", "termitenator"): "36ac95323caf0f3f978ca917810d08d8",
}
"""SHA-256 of the first choices, a person's by a seed and the bots' as at the table.

Whoever changes how bots choose changes these on purpose: from then on two versions of the app meet
other opponents on the same day. ``python -m tests.daily.choosing sums`` prints them anew.
"""
