// Empires of the Void: the ring round a world, lying on the map (depth on the map is squashed by 0.70).
// Kind 0 ally: smooth double band with four clasps; 1 conqueror: a band with spikes; 2 occupied: spiked outside, the ally's thin band inside (Q).
#include "look.inc"
#include "seats.inc"
#ifndef (Kind) #declare Kind=0; #end
#ifndef (Player) #declare Player=0; #end
#ifndef (Under) #declare Under=1; #end
#declare P=SeatColour[Player]; #declare Q=SeatColour[Under];
camera { orthographic location <0,7.0,-7.141> look_at 0 up y*2.5*0.8 right x*2.5 }
light_source { <-42,58,-50> color WarmKey*2.2 }
light_source { <55,30,42> color ColdRim*1.0 }
Environment()
#declare M=texture { pigment { P } finish { diffuse 0.75 emission 0.28 specular 0.7 roughness 0.015 reflection { 0.03 0.25 } } }
#declare N=texture { pigment { Q } finish { diffuse 0.75 emission 0.28 specular 0.7 roughness 0.015 reflection { 0.03 0.25 } } }
#switch (Kind)
#case (0)
 torus { 1.0,0.055 texture { M } } torus { 0.87,0.022 texture { Gold } }
 #for (i,0,3) sphere { <1.0,0.02,0>,0.115 scale <1,0.7,1> rotate y*(45+90*i) texture { Gold } } #end
#break
#case (1)
 torus { 0.98,0.05 texture { M } } torus { 0.90,0.03 texture { HullDark } }
 #for (i,0,11) cone { <0.98,0,0>,0.075,<1.22,0.02,0>,0 rotate y*(30*i+15) texture { M } } #end
#break
#case (2)
 torus { 1.02,0.05 texture { M } } torus { 0.86,0.045 texture { N } }
 #for (i,0,11) cone { <1.02,0,0>,0.075,<1.24,0.02,0>,0 rotate y*(30*i+15) texture { M } } #end
 #for (i,0,3) sphere { <0.86,0.02,0>,0.09 rotate y*(45+90*i) texture { N } } #end
#break
#else // home world: broad plate
 difference { cylinder { -y*0.05,y*0.03,1.16 } cylinder { -y,y,0.94 } texture { M } } torus { 1.16,0.03 texture { Gold } } torus { 0.94,0.025 texture { Gold } }
 #for (i,0,23) box { <1.02,0.02,-0.02>,<1.1,0.045,0.02> rotate y*15*i texture { Gold } } #end
#end
