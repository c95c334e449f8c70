// Alien City: crystal towers at dusk under two moons.
#include "look.inc"
camera { location <0,1.3,-13> look_at <0,3.0,0> angle 46 right x*10/7 up y }
light_source { <-42,30,-30> color WarmKey*1.3 }
light_source { <40,20,30> color srgb <0.3,0.9,1>*0.9 }
light_source { <0,30,-60> color srgb <0.5,0.45,0.9>*0.35 shadowless }
Environment()
sphere { 0,1 hollow pigment { gradient y color_map { [0 srgb <0.90,0.42,0.42>] [0.06 srgb <0.78,0.30,0.46>] [0.20 srgb <0.38,0.16,0.46>] [0.42 srgb <0.12,0.08,0.30>] [1 srgb <0.03,0.03,0.10>] } } finish { emission 1 diffuse 0 } scale 800 no_shadow no_reflection }
sphere { <-160,150,500>, 42 pigment { granite color_map { [0 srgb <0.75,0.60,0.62>] [1 srgb <0.98,0.88,0.82>] } scale 60 } finish { diffuse 0.9 emission 0.12 } }
sphere { <60,205,500>, 16 pigment { granite color_map { [0 srgb <0.55,0.62,0.75>] [1 srgb <0.85,0.92,0.98>] } scale 30 } finish { diffuse 0.9 emission 0.1 } }
#declare Rn = seed(23);
#macro Tower(H, R, Hue)
  union {
    #local Tex = texture { pigment { gradient y color_map { [0 srgb <0.10,0.09,0.20>] [0.5 srgb <0.22,0.22,0.42>] [1 srgb <0.45,0.60,0.78>] } scale H } finish { diffuse 0.6 specular 0.8 roughness 0.02 reflection { 0.05 0.3 } } }
    cone { 0, R, y*H*0.72, R*0.5 texture { Tex } } cone { y*H*0.72, R*0.5, y*H*1.15, 0 texture { Tex } }
    #for (j,1,3) torus { R*(1.15-0.22*j), R*0.10 translate y*H*(0.2+0.17*j) texture { Tex } } #end
    #for (j,0,floor(H*7)) #local A=rand(Rn)*360; #local Y=0.06+0.64*rand(Rn); box { <-0.02,0,-0.012>, <0.02,0.05+0.06*rand(Rn),0.012> translate <0,Y*H,-R*(1-0.69*Y)> rotate y*(rand(Rn)*120-60) texture { #if (Hue>0.5) Glow(srgb <0.35,1,0.9>, 1.5) #else Glow(srgb <1,0.75,0.4>, 1.5) #end } } #end
    sphere { y*H*1.15, 0.05 texture { Glow(srgb <0.6,1,0.95>, 2.4) } }
  }
#end
#for (i,0,46) #local X=(rand(Rn)-0.5)*17; #local Z=rand(Rn)*9-1.5; #local H=(1.4+4.6*pow(rand(Rn),1.6))*(1.15-abs(X)/13); object { Tower(H, 0.25+0.22*rand(Rn), rand(Rn)) translate <X,0,Z> } #end
object { Tower(7.4, 0.75, 1) translate <0.9,0,2.2> } object { Tower(5.6, 0.6, 0) translate <-2.2,0,1.4> }
// bridges
#for (i,0,5) #local Y=1.2+rand(Rn)*2; torus { 1.9, 0.05 rotate x*90 scale <1,0.35,1> translate <(rand(Rn)-0.5)*8,Y*0.6,0.6> texture { Steel } } #end
plane { y,0 texture { pigment { srgb <0.10,0.08,0.16> } normal { bumps 0.12 scale <1.5,1,0.3> } finish { diffuse 0.4 specular 0.5 roughness 0.02 reflection { 0.12 0.55 } } } }
fog { fog_type 2 distance 26 color srgb <0.52,0.24,0.46> transmit 0.2 fog_offset 0.2 fog_alt 1.4 }
