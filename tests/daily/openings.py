"""The deals that everybody has for ever: SHA-256 of the records' openings, by day and kind."""

from __future__ import annotations

from typing import Final

SUMS: Final[dict[tuple[str, str], str]] = {
    ("2026-01-01", "bug-council"): "74188f4202ab18cd50921b7a51d2e1c8",
    ("2026-01-01", "bugs-on-rugs"): "6e0641af2874e74bdb0bbd97e3755826",
    ("2026-01-01", "bugami"): "28a95f68f10b3db4b3bfe8a2df0198d7",
    ("2026-01-01", "display-case"): "917ff312c904c89ee4919801af7fd67d",
    ("2026-01-01", "termitenator"): "6385ef1361930dcfc1b883c74aa73384",
    ("2026-11-26", "bug-council"): "0bf36c3efb2ecdd147783690a31a6412",
    ("2026-11-26", "bugs-on-rugs"): "0ed04c0e1a7f423d638ca1caf45f4cf3",
    ("2026-11-26", "bugami"): "706f04a25afe2f4eb005156e99016371",
    ("2026-11-26", "display-case"): "3b51f548ed01aa3e1a397f406ba6dd8e",
    ("2026-11-26", "termitenator"): "84cc88b81bee2f55342cbe7d7194a8d9",
    ("2027-03-01", "bug-council"): "a03ef791a5bf6a509e2bbfde4b274893",
    ("2027-03-01", "bugs-on-rugs"): "f01bbb3c52bd664356e61f877e72f7eb",
    ("2027-03-01", "bugami"): "7f1eff268c2f11134b7c8a34bfccbd95",
    ("2027-03-01", "display-case"): "4efafccae2427e7a0f92a88533feb79f",
    ("2027-03-01", "termitenator"): "2c2138233b1eb8cff316394d9b062c54",
    ("2028-02-29", "bug-council"): "2009819f2ba798f2f6c053f26bf9396d",
    ("2028-02-29", "bugs-on-rugs"): "cb9babd29a5b6885135998ad8925b6ed",
    ("2028-02-29", "bugami"): "326e63da790ab7a6185b2ec766bb2c3a",
    ("2028-02-29", "display-case"): "4cb56791954f8a8db0986be9af7d00f6",
    ("2028-02-29", "termitenator"): "1b3f26ee4325558e3137fc9d1540708b",
    ("2099-12-31", "bug-council"): "38ec19dbc4051886949037f223c0eed3",
    ("2099-12-31", "bugs-on-rugs"): "95375517487ae6bc5463c5721b106e7d",
    ("2099-12-31", "bugami"): "9e319a85b534e7a38fe664bf032fc33c",
    ("2099-12-31", "display-case"): "450032cf7a8cc601373f5f6b9168cb7e",
    ("2099-12-31", "termitenator"): "c6202a16e119c97da9301621910c775d",
}
