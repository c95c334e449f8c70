"""Rules, bots and matches: pure Python, no window, no network."""
