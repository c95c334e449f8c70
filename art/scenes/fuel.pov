// Fuel: a glowing orange cell.
#include "look.inc"
camera { orthographic location <1.3,1.6,-4> look_at <0,0,0> up y*2.25 right x*2.25 }
Lights(1.1, 0.9, 1.0, 0)
Environment()
union {
  cylinder { -y*0.62, y*0.62, 0.50 texture { pigment { gradient y color_map { [0 srgb <1.0,0.36,0.04>] [0.5 srgb <1.0,0.62,0.12>] [1 srgb <1.0,0.84,0.38>] } scale 1.24 translate -y*0.62 } finish { emission 0.75 diffuse 0.35 specular 0.8 roughness 0.01 } } }
  #for (j,-1,1,2) union {
    cylinder { y*0.56, y*0.74, 0.60 } torus { 0.56, 0.055 translate y*0.74 } torus { 0.56, 0.055 translate y*0.56 }
    texture { Plates(0.3, srgb <0.36,0.38,0.44>) } scale <1,j,1> } #end
  #for (i,0,3) cylinder { <0.54,-0.6,0>, <0.54,0.6,0>, 0.065 texture { Steel } rotate y*(45+90*i) } #end
  cylinder { y*0.74, y*0.90, 0.26 texture { Steel } } torus { 0.26, 0.04 translate y*0.88 texture { Gold } }
  torus { 0.51, 0.03 texture { Dark } }
  scale 0.98 rotate z*-16 }
