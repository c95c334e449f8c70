"""The contract every game fulfils, and the few tools all games share."""
