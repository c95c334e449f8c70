// The Shuttle; Burning 1: in flight.
#include "look.inc"
#include "ships.inc"
#ifndef (Burning) #declare Burning = 0; #end
camera { orthographic location <0,0,-20> look_at 0 right x*3.2 up y*3.2 }
Lights(1.2,0.8,0.6,6)
Environment()
union { sphere { 0,1 scale <0.36,1.15,0.36> texture { Plates(0.2, srgb <0.93,0.91,0.88>) } } torus { 0.36,0.03 texture { Paint(srgb <0.95,0.55,0.16>) } } torus { 0.31,0.03 translate y*0.6 texture { Paint(srgb <0.95,0.55,0.16>) } } sphere { <0,0.45,-0.29>,0.10 texture { ColdWin } } sphere { <0,0.12,-0.33>,0.08 texture { ColdWin } }
 #for (i,0,3) prism { linear_spline -0.03,0.03,4,<0.26,-0.35>,<0.72,-1.2>,<0.22,-1.0>,<0.26,-0.35> rotate -x*90 rotate y*(90*i+30) texture { Paint(srgb <0.95,0.55,0.16>) } } #end object { Bell(0.24, srgb <1,0.8,0.5>) rotate x*-90 translate -y*1.02 }
 #if (Burning) cone { -y*1.25,0.22,-y*2.3,0.02 open hollow pigment { gradient y color_map { [0 rgbt <1,0.55,0.2,1>] [0.45 rgbt <1,0.6,0.25,0.55>] [1 rgbt <1,0.95,0.8,0.05>] } scale 1.1 translate -y*2.33 } finish { emission 1.4 diffuse 0 } no_shadow } sphere { -y*1.3,0.17 texture { Glow(srgb <1,0.9,0.7>,1.6) } } #end
 rotate y*-15 rotate z*-38 }
