"""Alien Frontiers, drawn."""

TABLE = "table:AlienFrontiersTable"
LESSONS = "lessons:LESSONS"
EXHIBITS = "exhibits:exhibits"
