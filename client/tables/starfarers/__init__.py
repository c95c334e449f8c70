"""The Starfarers of Catan, drawn."""

TABLE = "table:StarfarersTable"
LESSONS = "lessons:LESSONS"
EXHIBITS = "exhibits:exhibits"
