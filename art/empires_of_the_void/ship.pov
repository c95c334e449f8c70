// Empires of the Void: a ship of one class, seen from above at three quarters. Class 0..10 as in the engine's ships table.
// Player: whose paint. Facing 0 flies to the upper right, 1 to the upper left.
#include "look.inc"
#include "seats.inc"
#ifndef (Class) #declare Class=0; #end
#ifndef (Player) #declare Player=0; #end
#ifndef (Facing) #declare Facing=0; #end
#declare P=SeatColour[Player]; #declare PD=P*0.45;
#declare T=srgb <0.55,0.85,1.0>;
#include "vessels.inc"
camera { orthographic location <0,9,-7> look_at 0 up y*2.5 right x*2.5 }
light_source { <-42,58,-50> color WarmKey*2.0 }
light_source { <55,10,42> color ColdRim*1.2 }
light_source { <20,30,-60> color FillBlue*0.5 shadowless }
Environment()
object { Vessel(Class) rotate y*(Facing ? -38 : 38) }
