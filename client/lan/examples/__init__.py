"""Programs of one's own at a network table."""
