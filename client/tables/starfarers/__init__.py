"""The Starfarers of Catan, drawn."""

TABLE = "table:StarfarersTable"
