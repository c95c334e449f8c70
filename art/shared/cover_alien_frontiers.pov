// Alien Frontiers: dice for ships, racing down to a strange world.
#include "look.inc"
#include "ships.inc"
camera { location <0,1.2,-13> look_at <0,1.0,0> angle 44 right x*0.75 up y }
light_source { <-72,42,-14> color WarmKey*1.9 }
light_source { <55,6,42> color srgb <0.4,0.62,1>*1.5 }
light_source { <20,20,-60> color FillBlue*0.25 shadowless }
Environment()
SpaceFine(rgb <0.005,0.008,0.026>, rgb <0.07,0.18,0.32>, rgb <0.34,0.10,0.26>, 3.1, 1.15)
// the planet with its strange ground
#declare PC = <4.2,-11.5,14>; #declare PR = 14.2;
union {
  sphere { 0,1 texture {
    pigment { granite turbulence 0.3 octaves 7 omega 0.6 scale 0.45 translate 2.2 color_map {
      [0 srgb <0.05,0.16,0.28>] [0.30 srgb <0.08,0.32,0.38>] [0.40 srgb <0.20,0.44,0.36>] [0.46 srgb <0.60,0.48,0.26>] [0.58 srgb <0.74,0.44,0.22>] [0.70 srgb <0.58,0.26,0.18>] [0.84 srgb <0.42,0.20,0.34>] [1 srgb <0.86,0.66,0.50>] } }
    normal { granite 0.42 scale 0.5 translate 2.2 } finish { diffuse 1.0 specular 0.06 roughness 0.06 } } }
  sphere { 0,1.004 hollow pigment { bozo turbulence 1.1 octaves 7 omega 0.6 scale <0.24,0.10,0.24> color_map { [0 rgbt 1] [0.55 rgbt <1,1,1,1>] [0.75 rgbt <1,0.97,0.92,0.5>] [1 rgbt <1,1,1,0.2>] } } finish { diffuse 1 } no_shadow }
  scale PR rotate z*20 translate PC }
object { AirRim(PR, srgb <0.45,0.78,1.0>, <0,1.2,-13>-PC, 0.95) translate PC }
// a moon with a mine
sphere { <-6.2,8.0,16>, 1.7 texture { RockTex(srgb <0.45,0.42,0.42>, srgb <0.72,0.68,0.66>, 1.0) } }
// the ring station in the distance
union {
  torus { 1.75,0.22 texture { Plates(0.2, srgb <0.82,0.84,0.88>) } } WinRing(1.98,0.05,48,<0.02,0.035,0.04>, texture { WarmWin }) torus { 1.75, 0.05 translate y*0.22 texture { Gold } }
  #for (i,0,5) cylinder { 0, x*1.7, 0.07 rotate y*60*i texture { Steel } } #end
  sphere { 0,0.55 scale <1,0.75,1> texture { Hull } } cylinder { -y*1.2, y*1.2, 0.16 texture { HullDark } } sphere { y*1.25, 0.14 texture { ColdWin } }
  #for (k,0,1) object { Wing(1.5,0.6,4) rotate x*70 rotate y*180*k translate <(k?-0.2:0.2),-1.0,0> } #end
  rotate <-12,0,24> scale 1.02 translate <2.2,4.1,3.5> no_shadow }
// the dice
#macro Racer(Col, PipC, N, R, P, S)
  union {
    object { DieBody(Col, PipC, N) }
    #for (k,-1,1,2) union { cylinder { <0.34*k,-0.1,0.5>, <0.34*k,-0.1,0.75>, 0.17 texture { HullDark } } sphere { <0.34*k,-0.1,0.74>, 0.13 texture { Glow(srgb <0.6,0.9,1>, 2.4) } } union { Trail(0.15, 4.2, srgb <0.35,0.7,1>) translate <0.34*k,-0.1,0.76> } } #end
    rotate R scale S translate P no_shadow }
#end
Racer(srgb <0.86,0.20,0.12>, srgb <1,0.97,0.92>, 6, <-34,-146,10>, <-1.35,0.65,-3.2>, 1.28)
Racer(srgb <0.96,0.80,0.14>, srgb <0.08,0.06,0.04>, 5, <-28,-150,-8>, <1.45,-0.75,-2.2>, 1.0)
Racer(srgb <0.03,0.64,0.46>, srgb <1,1,0.95>, 3, <-30,-140,16>, <-0.35,-2.05,-0.5>, 0.78)
Racer(srgb <0.36,0.73,0.98>, srgb <1,1,1>, 4, <-30,-150,0>, <2.45,1.35,-0.2>, 0.62)
