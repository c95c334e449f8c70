"""The Alien Frontiers table: a planet, ten stations round it, and dice that fly."""
