"""Empires of the Void, drawn."""

TABLE = "table:EmpiresTable"
