// Empires of the Void: a world. Kind 0 rocky, 1 ocean/land, 2 gas, 3 lava, 4 ice, 5 dunes, 6 city, 7 crystal, 8 living (fungus), 9 hollow maw.
// Low, High, Sea (or the dark): colours of the ground; Rim: of the air, Ring 0/1, Moon 0/1, Seed.
#include "look.inc"
#include "globe.inc"
#ifndef (Kind) #declare Kind=1; #end
#ifndef (Seed) #declare Seed=1; #end
#ifndef (Ring) #declare Ring=0; #end
#ifndef (Moon) #declare Moon=0; #end
#ifndef (Low) #declare Low=<0.3,0.5,0.3>; #declare High=<0.7,0.7,0.5>; #declare Sea=<0.05,0.2,0.5>; #declare Rim=<0.4,0.7,1>; #end
#declare A=srgb Low; #declare B=srgb High; #declare C=srgb Sea; #declare Air=srgb Rim;
camera { orthographic location <0,0,-10> look_at 0 up y*2.9 right x*2.9 }
light_source { <-42,52,-46> color WarmKey*1.9 }
light_source { <60,-20,30> color Air*1.1 }
light_source { <30,25,-60> color FillBlue*0.22 shadowless }
Globe()
