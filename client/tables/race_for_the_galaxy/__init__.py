"""The drawn table of Race for the Galaxy."""

TABLE = "table:RaceTable"
