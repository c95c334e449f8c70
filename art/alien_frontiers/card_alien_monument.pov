// Alien Monument: three leaning monoliths and a floating ring on a cold plain; a visitor for scale.
#include "look.inc"
camera { location <0.8,0.75,-12> look_at <0.2,3.15,0> angle 44 right x*10/7 up y }
Lights(1.3, 1.3, 0.8, 5)
Environment()
Space(rgb <0.004,0.008,0.026>, rgb <0.05,0.16,0.26>, rgb <0.22,0.10,0.34>, 3.3, 1)
#declare Mono = texture { pigment { granite color_map { [0 srgb <0.12,0.14,0.19>] [1 srgb <0.34,0.36,0.44>] } scale 1.5 } normal { granite 0.08 scale 0.6 } finish { diffuse 0.6 specular 0.7 roughness 0.02 reflection { 0.05 0.3 } } }
#declare Gl = texture { Glow(srgb <0.35,1.0,0.86>, 1.5) }
#declare Rn = seed(5);
#macro Blade(H) union {
  difference { intersection { box { <-0.62,0,-0.28>, <0.62,H,0.28> } plane { <0.34,1,0>, H*0.93 } } #for (j,0,5) box { <-0.35+0.1*mod(j,2),0.55+j*H*0.13,-0.3>, <0.30-0.12*mod(j,3),0.60+j*H*0.13,-0.24> } #end texture { Mono } }
  #for (j,0,5) box { <-0.35+0.1*mod(j,2),0.55+j*H*0.13,-0.262>, <0.30-0.12*mod(j,3),0.60+j*H*0.13,-0.255> texture { Gl } } #end } #end
object { Blade(5.2) rotate z*-9 translate <-2.6,0,0.5> }
object { Blade(5.2) scale <-1,1,1> rotate z*9 translate <3.0,0,0.5> }
object { Blade(6.4) translate <0.2,0,2.2> }
union { torus { 1.25, 0.16 texture { Mono } } torus { 1.09, 0.035 texture { Gl } } rotate x*-78 rotate z*8 translate <0.2,3.5,0.2> }
sphere { <0.2,3.5,0.2>, 0.42 texture { Glow(srgb <0.55,1,0.9>, 1.8) } }
light_source { <0.2,3.5,-0.6> color srgb <0.3,1,0.85>*1.3 fade_distance 2 fade_power 2 }
#for (i,0,3) cylinder { 0, y*(0.12), 3.8-i*0.55 scale <1,1,0.9> translate <0.2,i*0.12,0.8> texture { Mono } } #end
height_field { function 300,300 { 0.5*f_noise3d(x*9,1,y*9)+0.25*f_noise3d(x*24,4,y*24)+0.1*f_noise3d(x*70,4,y*70) } smooth translate <-0.5,-0.45,-0.5> scale <60,1.4,60> texture { RockTex(srgb <0.22,0.22,0.27>, srgb <0.46,0.44,0.48>, 1.2) } translate <0,-0.12,10> }
// the visitor
union { cylinder { 0, y*0.26, 0.05 } sphere { y*0.33, 0.065 } box { <-0.05,0.12,0.03>, <0.05,0.27,0.09> } texture { Paint(srgb <0.95,0.92,0.88>) } translate <1.15,0.46,-3.0> }
sphere { <300,330,900>, 95 texture { pigment { granite color_map { [0 srgb <0.55,0.32,0.22>] [1 srgb <0.92,0.66,0.42>] } scale 120 } finish { diffuse 1 } } }
