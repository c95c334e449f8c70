// Empires of the Void: things on the map. Kind 0 asteroids, 1 mines, 2 ancient defences, 3 asteroid space, 4 pirates, 5 wormhole, 6 rebellion, 7 infested, 8 derelict, 9 space port, 10 distress, 11 plague, 12 hidden port
#include "look.inc"
#include "ships.inc"
#include "obstacles.inc"
#ifndef (Kind) #declare Kind=0; #end
camera { orthographic location <0,7.0,-7.141> look_at 0 up y*2.5 right x*2.5 }
light_source { <-42,58,-50> color WarmKey*2.1 }
light_source { <55,10,42> color ColdRim*1.1 }
light_source { <20,30,-60> color FillBlue*0.4 shadowless }
Environment()
Thing(Kind)
