"""How what happens at Bug Council is shown: cues, and the places between which things fly."""
