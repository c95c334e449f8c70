"""The table of On Mars: two worlds in one picture, and a machined console for one's own board."""

TABLE = "table:OnMarsTable"
LESSONS = "lessons:LESSONS"
EXHIBITS = "exhibits:exhibits"
