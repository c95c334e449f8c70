"""A sixth game, to try what it takes to add one."""
