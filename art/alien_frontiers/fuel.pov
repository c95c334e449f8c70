// Fuel: a glowing orange cell.
#include "look.inc"
camera { orthographic location <1.3,1.6,-4> look_at <0,0,0> up y*1.98 right x*1.98 }
Lights(1.1, 0.9, 1.0, 0)
Environment()
union {
  cylinder { -y*0.66, y*0.66, 0.54 texture { pigment { gradient y color_map { [0 srgb <1.0,0.30,0.02>] [0.5 srgb <1.0,0.52,0.06>] [1 srgb <1.0,0.74,0.22>] } scale 1.24 translate -y*0.62 } finish { emission 0.85 diffuse 0.35 specular 0.8 roughness 0.01 } } }
  #for (j,-1,1,2) union {
    cylinder { y*0.64, y*0.76, 0.58 } torus { 0.55, 0.05 translate y*0.76 } torus { 0.55, 0.05 translate y*0.64 }
    texture { Steel } scale <1,j,1> } #end
  #for (i,0,3) cylinder { <0.55,-0.6,0>, <0.55,0.6,0>, 0.042 texture { Dark } rotate y*(45+90*i) } #end
  cylinder { y*0.74, y*0.90, 0.26 texture { Steel } } torus { 0.26, 0.04 translate y*0.88 texture { Gold } }
  
  scale 0.98 rotate z*-16 }
