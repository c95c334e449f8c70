"""Bots: they see what a person sees, a view and its legal moves."""
