"""The stage: what every drawn table stands on. README.md says how a table is made."""
