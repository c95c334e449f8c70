// Terraforming Station: a green dome above, a beam of life below.
#include "look.inc"
camera { location <3.8,3.6,-10> look_at <0,-0.50,0> angle 29.5 right x*4/3 up y }
Lights(1.1, 1.0, 0.9, 6)
Environment()
union {
  // the dish of the hull
  difference { sphere { 0,1 scale <2.05,0.62,2.05> } plane { -y,-0.12 } texture { Plates(0.26, srgb <0.82,0.84,0.86>) } translate y*0.0 }
  difference { sphere { 0,1 scale <2.05,0.62,2.05> } plane { y,0.10 } plane { -y, -0.16 } texture { Dark } }
  torus { 2.03, 0.07 translate y*0.1 texture { Gold } }
  WinRing(2.06, -0.02, 60, <0.02,0.03,0.04>, texture { Glow(srgb <0.5,1,0.6>, 1.3) })
  cylinder { y*0.1, y*0.2, 1.62 texture { HullDark } }
  torus { 1.55, 0.09 translate y*0.2 texture { Hull } }
  // the garden and its dome
  difference { sphere { 0,1.45 } sphere { 0,1.42 } plane { y,0.1 } scale <1,0.88,1> translate y*0.12 texture { ClearDome } no_shadow }
  #for (i,0,7) difference { torus { 1.455, 0.022 rotate x*90 } plane { y,0.1 } scale <1,0.88,1> rotate y*22.5*i translate y*0.12 texture { Steel } } #end
  #for (j,1,2) #local H=j*0.48; torus { sqrt(1.455*1.455-H*H), 0.02 translate y*(H*0.88+0.12) texture { Steel } } #end
  cylinder { y*0.15, y*0.22, 1.4 texture { pigment { bozo turbulence 0.6 scale 0.35 color_map { [0 srgb <0.16,0.42,0.14>] [0.55 srgb <0.30,0.60,0.20>] [0.7 srgb <0.45,0.70,0.28>] [0.72 srgb <0.2,0.55,0.75>] [1 srgb <0.25,0.65,0.85>] } } finish { diffuse 0.8 emission 0.08 } } }
  #declare Rn = seed(14);
  #for (i,1,70) #local A=rand(Rn)*360; #local D=sqrt(rand(Rn))*1.25; #local S=0.07+0.09*rand(Rn);
    union { cylinder { 0, y*S*1.2, S*0.12 texture { Paint(srgb <0.4,0.28,0.16>) } } #if (rand(Rn)>0.5) sphere { y*S*1.8, S } #else cone { y*S*0.8, S*0.85, y*S*3.4, 0 } #end
      texture { pigment { color srgb <0.10+0.2*rand(Rn),0.42+0.25*rand(Rn),0.14> } normal { granite 0.6 scale 0.1 } finish { diffuse 0.85 emission 0.06 } } translate <D,0.22,0> rotate y*A } #end
  // a mountain with a spring in the middle
  cone { <0.1,0.2,0.1>, 0.42, <0.1,0.85,0.1>, 0.05 texture { RockTex(srgb <0.38,0.36,0.34>, srgb <0.66,0.64,0.60>, 0.4) } }
  // emitters below
  cylinder { -y*1.0, -y*0.45, 0.42 texture { HullDark } } torus { 0.44, 0.06 translate -y*0.98 texture { Gold } }
  cone { -y*1.0, 0.40, -y*1.25, 0.26 texture { Steel } }
  #for (i,0,2) union { cylinder { <0.9,-0.35,0>, <0.62,-1.15,0>, 0.06 texture { Steel } } sphere { <0.60,-1.2,0>, 0.11 texture { Glow(srgb <0.4,1,0.55>, 2.0) } } rotate y*(120*i+40) } #end
  sphere { -y*1.25, 0.22 texture { Glow(srgb <0.55,1,0.65>, 2.2) } }
}
// the beam
cone { -y*1.25, 0.18, -y*2.75, 0.85 open hollow pigment { gradient y color_map { [0 srgb <0.25,1,0.45> transmit 1] [0.35 srgb <0.25,1,0.45> transmit 0.93] [1 srgb <0.55,1,0.65> transmit 0.45] } scale 1.5 translate -y*2.75 } finish { emission 1 diffuse 0 } no_shadow }
cone { -y*1.25, 0.10, -y*2.7, 0.38 open hollow pigment { gradient y color_map { [0 srgb <0.4,1,0.55> transmit 1] [0.35 srgb <0.4,1,0.55> transmit 0.9] [1 srgb <0.8,1,0.85> transmit 0.25] } scale 1.45 translate -y*2.7 } finish { emission 1 diffuse 0 } no_shadow }
#for (j,0,3) torus { 0.28+0.17*j, 0.018 translate -y*(1.5+0.36*j) pigment { srgb <0.5,1,0.65> transmit 0.25+0.16*j } finish { emission 1.1 diffuse 0 } no_shadow } #end
light_source { <0,-1.9,-0.8> color srgb <0.3,1,0.5>*0.9 fade_distance 1 fade_power 2 shadowless }
light_source { <0,1.1,0> color srgb <1,0.95,0.75>*1.3 fade_distance 1.2 fade_power 2 shadowless }
