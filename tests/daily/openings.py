"""The deals that everybody has for ever: SHA-256 of the records' openings, by day and kind."""

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
