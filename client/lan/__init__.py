"""A table for several machines: one hosts, the others sit down or watch. PROTOCOL.md says what they tell each other."""
