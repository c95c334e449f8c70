"""Where a match lives: on this machine, at a host on the network, or in a recording. Tables cannot tell."""
