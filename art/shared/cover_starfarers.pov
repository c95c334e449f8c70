// Starfarers: a mothership with its rings of fame and four alien outposts.
#include "look.inc"
#include "ships.inc"
camera { location <3.4,1.6,-14> look_at <0.1,0.1,0> angle 43 right x*0.75 up y }
light_source { <-50,55,-50> color WarmKey*1.65 area_light x*6, <0,0.6,0.8>*6, 4, 4 adaptive 1 circular orient }
light_source { <55,6,42> color srgb <0.25,0.85,0.90>*1.6 }
light_source { <20,10,-60> color FillBlue*0.32 shadowless }
Environment()
SpaceFine(rgb <0.003,0.014,0.024>, rgb <0.02,0.26,0.30>, rgb <0.28,0.12,0.34>, 8.3, 1.15)
#declare W = srgb <0.92,0.92,0.94>;
#declare Pan = pigment { radial frequency 16 pigment_map { [0.04 srgb <0.62,0.60,0.56>] [0.04 gradient y color_map { [0 srgb <0.95,0.93,0.88>] [0.94 srgb <0.93,0.91,0.86>] [0.945 srgb <0.60,0.58,0.55>] [1 srgb <0.60,0.58,0.55>] } scale 0.06] } }
#declare Ivory = texture { pigment { gradient y pigment_map { [0 Pan] [0.10 Pan] [0.10 srgb <0.10,0.50,0.55>] [0.16 srgb <0.10,0.50,0.55>] [0.16 Pan] [0.645 Pan] [0.645 srgb <0.78,0.28,0.20>] [0.675 srgb <0.78,0.28,0.20>] [0.675 Pan] [0.872 Pan] [0.872 srgb <0.78,0.28,0.20>] [1 srgb <0.78,0.28,0.20>] } scale 6.5 translate -y*2.55 } finish { diffuse 0.75 specular 0.6 roughness 0.015 reflection { 0.02 0.18 } } }
// the mothership, nose up and to the right
union {
  lathe { cubic_spline 10, <0,3.9> <0.001,3.6> <0.34,2.9> <0.70,1.9> <0.86,0.9> <0.80,-0.2> <0.98,-1.2> <0.92,-2.0> <0.62,-2.4> <0.3,-2.5> texture { Ivory } }
  sphere { 0,1 scale <0.26,0.5,0.26> translate <0,2.55,-0.26> texture { pigment { srgb <0.05,0.12,0.2> } finish { diffuse 0.3 specular 1 roughness 0.005 reflection { 0.1 0.6 } } } }
  torus { 0.86, 0.06 translate y*1.0 texture { Gold } } torus { 0.95, 0.07 translate -y*1.05 texture { Gold } }
  WinRing(0.795, 1.40, 26, <0.02,0.035,0.028>, texture { WarmWin }) WinRing(0.86, 0.62, 30, <0.02,0.035,0.028>, texture { WarmWin }) WinRing(0.85, 0.42, 30, <0.02,0.035,0.028>, texture { WarmWin }) WinRing(0.83, 0.05, 28, <0.02,0.035,0.028>, texture { WarmWin })
  // the rings of fame
  #for (j,0,2) union {
    torus { 1.48+0.12*j, 0.105 texture { #if (j=1) Gold #else Brass #end } } torus { 1.48+0.12*j, 0.035 translate y*0.11 texture { Glow(srgb <0.4,1,0.95>, 1.2) } }
    #for (i,0,3) cylinder { x*0.75, x*(1.45+0.12*j), 0.045 rotate y*(90*i+30*j) texture { Steel } } #end
    #for (i,0,3) sphere { <1.60+0.12*j,0,0>, 0.10 rotate y*(90*i+45+30*j) texture { Glow(srgb <1,0.55,0.75>, 1.3) } } #end
    translate y*(1.25-j*0.95) } #end
  // boosters
  #for (i,0,3) union {
    cylinder { -y*0.9, y*0.7, 0.30 texture { Plates(0.22, srgb <0.80,0.34,0.26>) } } sphere { 0,0.30 scale <1,2.0,1> translate y*0.7 texture { Paint(W) } } torus { 0.31, 0.04 translate y*0.3 texture { Gold } } torus { 0.31, 0.04 translate -y*0.6 texture { Gold } }
    object { Bell(0.30, srgb <0.5,0.9,1>) rotate x*-90 translate -y*0.95 }
    union { Trail(0.22, 2.6, srgb <0.35,0.85,1>) rotate x*90 translate -y*1.3 }
    prism { linear_spline -0.03, 0.03, 5, <0.2,-0.9>, <0.75,-1.35>, <0.75,-0.9>, <0.2,0.2>, <0.2,-0.9> rotate -x*90 texture { Paint(srgb <0.80,0.34,0.26>) } }
    translate <1.12,-1.75,0> rotate y*(90*i+45) } #end
  object { Bell(0.55, srgb <0.5,0.9,1>) rotate x*-90 translate -y*2.35 } union { Trail(0.42, 4.2, srgb <0.35,0.85,1>) rotate x*90 translate -y*3.0 }
  // freighters on the flanks
  #for (k,-1,1,2) object { Ship(srgb <0.15,0.60,0.62>, srgb <0.5,0.9,1>) rotate x*90 rotate y*90*k scale 0.36 translate <1.0*k,0.55,-0.45> } #end
  rotate y*20 rotate z*-24 rotate x*-8 scale 1.36 translate <-0.1,0.35,0> }
light_source { <-1.2,-3.4,-1.0> color srgb <0.35,0.85,1>*1.1 fade_distance 1.6 fade_power 2 shadowless }
// the four outposts
#macro Outpost(N)
  #switch (N)
  #case (0) // gardeners: a green dome on a leaf
    union { sphere { 0,1 scale <1.0,0.22,1.0> texture { Plates(0.2, srgb <0.35,0.55,0.30>) } } difference { sphere { 0,0.66 } plane { y,0 } texture { pigment { srgb <0.4,1,0.5> filter 0.4 transmit 0.3 } finish { diffuse 0.25 emission 0.25 specular 1 roughness 0.01 reflection { 0.05 0.3 } } } no_shadow } #for (i,0,7) sphere { <1.02,0,0>, 0.06 rotate y*45*i texture { Glow(srgb <0.5,1,0.5>, 1.6) } } #end #for (i,0,9) cone { <0.4*cos(i*2.4),0.1,0.4*sin(i*2.4)>, 0.14, <0.4*cos(i*2.4),0.45,0.4*sin(i*2.4)>, 0 texture { Paint(srgb <0.15,0.5,0.18>) } } #end }
  #break
  #case (1) // merchants: a golden pagoda of discs
    union { #for (j,0,4) cylinder { 0, y*0.10, 0.95-0.18*j translate y*(j*0.30-0.5) texture { Gold } } cylinder { 0, y*0.3, 0.5-0.09*j translate y*(j*0.30-0.5) texture { HullWarm } } WinRing(0.5-0.09*j, j*0.30-0.30, 14, <0.02,0.05,0.03>, texture { WarmWin }) #end cone { y*1.0, 0.1, y*1.5, 0 texture { Gold } } sphere { y*1.5, 0.06 texture { WarmWin } } }
  #break
  #case (2) // scholars: a blue crystal in rings
    union { intersection { #for (i,0,5) plane { x, 0.34 rotate y*60*i } plane { <1,0.7,0>, 0.75 rotate y*(60*i+30) } plane { <1,-0.7,0>, 0.75 rotate y*(60*i+30) } #end bounded_by { sphere { 0,2 } } texture { pigment { srgb <0.35,0.65,1> } finish { diffuse 0.4 emission 0.45 specular 1 roughness 0.01 reflection 0.15 } } } torus { 0.75, 0.06 rotate x*20 texture { Chrome } } torus { 0.98, 0.05 rotate z*30 texture { Chrome } } #for (i,0,2) sphere { <0.98,0,0>, 0.10 rotate y*120*i rotate z*30 texture { ColdWin } } #end }
  #break
  #else // diplomats: a violet shell of spires
    union { sphere { 0,0.5 texture { Plates(0.16, srgb <0.55,0.35,0.66>) } } #for (i,0,15) #local Y=1-2*(i+0.5)/16; #local R0=sqrt(1-Y*Y); #local A=i*2.4; cone { <R0*cos(A),Y,R0*sin(A)>*0.4, 0.13, <R0*cos(A),Y,R0*sin(A)>*1.05, 0 texture { Plates(0.16, srgb <0.70,0.48,0.80>) } } sphere { <R0*cos(A),Y,R0*sin(A)>*1.05, 0.045 texture { Glow(srgb <1,0.5,0.95>, 1.7) } } #end }
  #end
#end
object { Outpost(0) rotate x*-18 scale 1.1 translate <-2.5,4.1,0.6> }
object { Outpost(1) rotate x*-8 rotate z*8 scale 1.0 translate <3.1,-2.9,0.5> }
object { Outpost(2) rotate z*12 scale 1.15 translate <-4.6,0.3,1.0> }
object { Outpost(3) scale 1.05 translate <3.2,3.3,2.4> }
