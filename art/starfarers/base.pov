// The home base of a people, People: 0 green folk, 1 merchants, 2 diplomats, 3 scientists.
#include "look.inc"
#include "base.inc"
#ifndef (People) #declare People = 0; #end
camera { location <0,5.2,-9.5> look_at <0,0.02,0> angle 18.5 right x up y }
Lights(1.05, 1.0, 1.3, 6)
Environment()
Base(People)
