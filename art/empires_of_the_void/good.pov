// Empires of the Void: goods (0 metals, 1 crystals, 2 gas, 3 life forms, 4 artifacts), credits (5), influence (6), temperaments (10 militaristic, 11 capitalist, 12 scholarly, 13 mysterious, 14 peaceful).
#include "look.inc"
#include "goods.inc"
#ifndef (Kind) #declare Kind=0; #end
camera { orthographic location <-2,5,-8> look_at 0 up y*2.4 right x*2.4 }
light_source { <-42,58,-50> color WarmKey*2.1 } light_source { <55,10,42> color ColdRim*1.4 } light_source { <20,30,-60> color FillBlue*0.5 shadowless }
Environment()
Good(Kind)
