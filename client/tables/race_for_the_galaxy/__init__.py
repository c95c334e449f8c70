"""The drawn table of Race for the Galaxy."""

TABLE = "table:RaceTable"
LESSONS = "lessons:LESSONS"
EXHIBITS = "exhibits:exhibits"
