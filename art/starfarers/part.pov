// A part of a mothership on its own, for the build bar. Kind: 0 booster, 1 cannon, 2 freight ring, 3 fame ring. Player: the seat.
#include "look.inc"
#include "seats.inc"
#ifndef (Kind) #declare Kind = 0; #end
#ifndef (Player) #declare Player = 0; #end
#declare PC = texture { pigment { color SeatColour[Player] } finish { diffuse 0.85 specular 0.5 roughness 0.02 emission 0.08 reflection { 0.0 0.1 } } }
camera { location <0,5,-9> look_at 0 angle 17 right x up y }
Lights(1.15, 1.0, 1.4, 6)
Environment()
#switch (Kind)
#case (0) union {
  cylinder { -y*0.85, y*0.65, 0.40 texture { PC } } sphere { 0,0.40 scale <1,1.7,1> translate y*0.65 texture { Paint(srgb <0.93,0.93,0.95>) } }
  torus { 0.41, 0.055 translate y*0.3 texture { Gold } } torus { 0.41, 0.055 translate -y*0.6 texture { Gold } }
  object { Bell(0.42, srgb <0.5,0.9,1>) rotate x*-90 translate -y*0.9 }
  prism { linear_spline -0.04, 0.04, 5, <0.3,-0.85>, <0.85,-1.25>, <0.85,-0.75>, <0.3,0.2>, <0.3,-0.85> rotate -x*90 texture { PC } }
  prism { linear_spline -0.04, 0.04, 5, <0.3,-0.85>, <0.85,-1.25>, <0.85,-0.75>, <0.3,0.2>, <0.3,-0.85> rotate -x*90 rotate y*180 texture { PC } }
  rotate z*-32 scale 0.88 } #break
#case (1) union {
  sphere { 0, 0.46 texture { Dark } } superellipsoid { <0.3,0.3> scale <0.38,0.42,0.38> texture { PC } }
  #for (k,-1,1,2) cylinder { <0.20*k,0.1,0>, <0.20*k,1.5,0>, 0.12 texture { Steel } } cylinder { <0.20*k,1.25,0>, <0.20*k,1.55,0>, 0.17 texture { Dark } } sphere { <0.20*k,1.55,0>, 0.11 texture { Glow(srgb <1,0.45,0.30>, 2.2) } } torus { 0.125,0.04 translate <0.20*k,0.75,0> texture { Gold } } #end
  cylinder { -y*0.45, -y*0.62, 0.55 texture { HullDark } }
  translate -y*0.45 rotate z*-38 rotate x*10 } #break
#case (2) union {
  torus { 1.06, 0.19 texture { Plates(0.3, srgb <0.86,0.66,0.36>) } } torus { 1.06, 0.06 translate y*0.18 texture { Glow(srgb <1,0.85,0.5>, 1.3) } }
  #for (i,0,5) box { <0.86,-0.26,-0.30>, <1.36,0.26,0.30> rotate y*(60*i+30) texture { Plates(0.2, srgb <0.72,0.54,0.32>) } } cylinder { x*0.3, x*1.0, 0.06 rotate y*(60*i) texture { Steel } } #end
  torus { 0.36, 0.07 texture { PC } } rotate x*-16 } #break
#else union { torus { 0.95, 0.17 rotate x*64 texture { pigment { srgb <1.0,0.80,0.30> } finish { diffuse 0.55 emission 0.22 specular 1 roughness 0.008 reflection { 0.12 0.5 metallic } } } }
  #for (i,0,7) sphere { <0.95,0.14,0>, 0.075 rotate y*45*i rotate x*64 texture { Glow(srgb <1,0.95,0.75>, 1.6) } } #end rotate z*-16 }
#end
