// Isolation Field: a closed amber dome of hexagons over a ring of pylons.
#include "look.inc"
camera { orthographic location <0,5,-3.4> look_at <0,0.22,0> up y*2.6 right x*2.6 }
Lights(0.9, 0.7, 0.8, 0)
#declare C = srgb <1.0,0.62,0.16>;
difference { sphere { 0,1.05 } plane { y,0 } hollow scale <1,0.85,1>
  pigment { hexagon pigment { color C transmit 0.80 } pigment { color C transmit 0.86 } pigment { color C transmit 0.90 } scale 0.16 } finish { emission 0.9 diffuse 0 specular 0.6 roughness 0.02 } no_shadow }
#for (i,0,5) difference { torus { 1.05, 0.014 rotate x*90 } plane { y,0 } scale <1,0.85,1> rotate y*30*i pigment { color C transmit 0.25 } finish { emission 1.2 diffuse 0 } } #end
#for (j,1,3) #local H=j*0.27; torus { sqrt(1.1-H*H), 0.012 translate y*H*0.85 pigment { color C transmit 0.3 } finish { emission 1.2 diffuse 0 } } #end
torus { 1.06, 0.05 texture { Glow(C, 1.4) } }
#for (i,0,5) union { cylinder { -y*0.03, y*0.16, 0.075 texture { Steel } } sphere { y*0.2, 0.065 texture { Glow(srgb <1,0.85,0.5>, 1.8) } } translate x*1.08 rotate y*(60*i+30) } #end
