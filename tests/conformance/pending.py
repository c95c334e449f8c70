"""Conformance tests that a game does not pass yet: each must fail until its game is mended, then its line goes."""

PENDING: set[tuple[str, str]] = {}
