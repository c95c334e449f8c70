"""Empires of the Void, drawn and taught."""

TABLE = "table:EmpiresTable"
LESSONS = "lessons:LESSONS"
EXHIBITS = "exhibits:exhibits"
