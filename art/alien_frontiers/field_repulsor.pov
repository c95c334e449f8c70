// Repulsor Field: magenta waves that drive everything outwards.
#include "look.inc"
camera { orthographic location <0,5,-3.4> look_at <0,0.05,0> up y*2.6 right x*2.6 }
Lights(0.9, 0.7, 0.8, 0)
#declare C = srgb <1.0,0.22,0.72>;
#for (j,0,2) difference { cylinder { 0, y*0.02, 0.52+j*0.28 } cylinder { -y, y, 0.46+j*0.28-0.04*j } pigment { color C transmit 0.25+0.2*j } finish { emission 1.25 diffuse 0 } no_shadow } #end
disc { -y*0.05, y, 1.15, 0 pigment { function { min(1,sqrt(x*x+z*z)/1.15) } color_map { [0 color C transmit 0.4] [0.6 color C transmit 0.86] [1 color C transmit 1] } } finish { emission 1 diffuse 0 } no_shadow }
// eight wedges pointing out
#for (i,0,7) prism { linear_spline 0, 0.10, 5, <0.92,-0.17>, <1.26,0>, <0.92,0.17>, <1.0,0>, <0.92,-0.17> rotate y*45*i texture { Glow(srgb <1,0.45,0.82>, 1.3) } } #end
sphere { 0, 0.26 scale <1,0.8,1> translate y*0.15 texture { Glow(srgb <1,0.72,0.92>, 1.4) } }
torus { 0.36, 0.05 translate y*0.1 texture { Steel } }
