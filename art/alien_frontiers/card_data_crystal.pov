// Data Crystal: a lattice of light in a faceted gem, held by claws.
#include "look.inc"
camera { location <0.6,2.2,-8> look_at <0,1.45,0> angle 40 right x*10/7 up y }
Lights(1.1, 1.2, 0.8, 4)
Environment()
Space(rgb <0.004,0.010,0.022>, rgb <0.03,0.18,0.24>, rgb <0.10,0.14,0.36>, 7.2, 0.9)
#declare Gem = intersection { #for (i,0,5) plane { x, 0.66 rotate y*60*i } plane { vnormalize(<1,0.62,0>), 1.02 rotate y*(60*i+30) } plane { vnormalize(<1,-0.75,0>), 0.95 rotate y*(60*i+30) } #end bounded_by { sphere { 0, 2.2 } } }
union {
  object { Gem texture { pigment { srgb <0.45,0.92,1.0> filter 0.35 transmit 0.42 } finish { diffuse 0.12 emission 0.12 specular 1 roughness 0.004 reflection { 0.06 0.5 } } } interior { ior 1.12 } no_shadow }
  // edges of light
  // the data within: nodes and links
  #declare Rn = seed(8); #declare P = array[26];
  #for (i,0,25) #declare P[i] = <(rand(Rn)-0.5)*0.95,(rand(Rn)-0.5)*2.0,(rand(Rn)-0.5)*0.95>; sphere { P[i], 0.03+0.03*rand(Rn) texture { Glow(srgb <0.7,1,1>, 1.6) } } #end
  #for (i,1,25) cylinder { P[i], P[floor(i/2)], 0.009 texture { Glow(srgb <0.3,0.9,1>, 1.2) } } #end
  rotate y*18 translate y*1.7 }
light_source { <0,1.7,-0.9> color srgb <0.3,0.9,1>*1.3 fade_distance 1 fade_power 2 shadowless }
// the stand
cylinder { -y*0.7, -y*0.15, 1.15 texture { HullDark } } torus { 1.15, 0.06 translate -y*0.15 texture { Gold } } torus { 0.85, 0.035 translate -y*0.14 texture { Glow(srgb <0.3,0.9,1>, 1.4) } }
cylinder { -y*0.15, y*0.1, 0.45 texture { Steel } }
#for (i,0,3) union { sphere_sweep { b_spline 6, <0.9,-0.6,0>,0.12 <1.0,-0.1,0>,0.12 <1.28,0.7,0>,0.09 <1.05,1.35,0>,0.07 <0.72,1.55,0>,0.04 <0.5,1.6,0>,0.02 texture { Brass } } rotate y*(90*i+33) } #end
WinRing(1.15, -0.42, 24, <0.02,0.05,0.05>, texture { ColdWin })
cylinder { -y*3, -y*0.7, 2.6 texture { Plates(0.5, srgb <0.22,0.25,0.32>) } }
