"""Bots to begin from."""
