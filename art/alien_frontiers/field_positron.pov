// Positron Field: a blue atom of light, charges racing on three orbits.
#include "look.inc"
camera { orthographic location <0,5,-3.4> look_at <0,0.05,0> up y*2.6 right x*2.6 }
Lights(0.9, 0.7, 0.8, 0)
#declare C = srgb <0.20,0.62,1.0>;
disc { -y*0.05, y, 1.12, 0 pigment { function { min(1,abs(sqrt(x*x+z*z)-0.85)*3.2) } color_map { [0 color C transmit 0.55] [1 color C transmit 1] } } finish { emission 1 diffuse 0 } no_shadow }
#for (i,0,2) union {
  torus { 1.0, 0.028 scale <1.08,1,0.52> }
  sphere { <1.08*cos(i*1.9+0.6),0,0.52*sin(i*1.9+0.6)>, 0.11 texture { Glow(srgb <0.8,0.95,1>, 1.8) } }
  sphere { <1.08*cos(i*1.9+3.6),0,0.52*sin(i*1.9+3.6)>, 0.075 texture { Glow(srgb <0.6,0.85,1>, 1.6) } }
  rotate y*(60*i+10) rotate x*0 texture { Glow(C, 1.25) } } #end
sphere { 0, 0.34 scale <1,0.4,1> texture { Glow(srgb <0.08,0.30,0.75>, 1.0) } }
// the plus of the charge
union { box { <-0.24,0.25,-0.065>, <0.24,0.3,0.065> } box { <-0.065,0.25,-0.24>, <0.065,0.3,0.24> } translate <0,-0.1,0.07> texture { Glow(srgb <0.95,0.99,1>, 1.7) } }
