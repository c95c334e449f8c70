// A resource as a thing in the hand. Kind: 0 ore, 1 fuel, 2 carbon, 3 food, 4 trade goods.
#include "look.inc"
#include "goods.inc"
#ifndef (Kind) #declare Kind = 0; #end
camera { location <0,4.6,-9> look_at <0,0.05,0> angle 15.5 right x up y }
Lights(1.15, 1.0, 1.4, 6)
Environment()
Good(Kind)
