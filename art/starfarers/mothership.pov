// The mothership with its real parts: Boosters 0..6, Cannons 0..6, Freight 0..5, Fame 0..11, BallA BallB (0 black, 1 blue, 2 yellow, 3 red, -1 none), Player: the seat, Tilt degrees.
//
#include "look.inc"
#include "seats.inc"
#ifndef (Boosters) #declare Boosters = 2; #end
#ifndef (Cannons) #declare Cannons = 1; #end
#ifndef (Freight) #declare Freight = 2; #end
#ifndef (Fame) #declare Fame = 1; #end
#ifndef (BallA) #declare BallA = 2; #end
#ifndef (BallB) #declare BallB = 3; #end
#ifndef (Player) #declare Player = 0; #end
#ifndef (Tilt) #declare Tilt = -6; #end
#declare C = SeatColour[Player];
#declare BC = array[4] { srgb <0.05,0.05,0.07>, srgb <0.20,0.48,1.0>, srgb <1.0,0.82,0.12>, srgb <0.95,0.18,0.12> }
camera { location <0,4.6,-17> look_at <0.05,0.12,0> angle 19.6 right x*0.76 up y }
light_source { <-42,58,-50> color WarmKey*1.7 area_light x*6, <0,0.6,0.8>*6, 3, 3 adaptive 0 circular orient }
light_source { <55,6,42> color srgb <0.30,0.62,1.0>*1.5 }
light_source { <30,25,-60> color FillBlue*0.42 shadowless }
Environment()
#declare Pan = pigment { radial frequency 16 pigment_map { [0.03 srgb <0.66,0.65,0.62>] [0.03 gradient y color_map { [0 srgb <0.95,0.94,0.91>] [0.95 srgb <0.93,0.92,0.88>] [0.955 srgb <0.64,0.63,0.60>] [1 srgb <0.64,0.63,0.60>] } scale 0.07] } }
#declare Ivory = texture { pigment { gradient y pigment_map { [0 Pan] [0.10 Pan] [0.10 C] [0.155 C] [0.155 Pan] [0.872 Pan] [0.872 C] [1 C] } scale 6.5 translate -y*2.55 } finish { diffuse 0.78 specular 0.6 roughness 0.015 reflection { 0.02 0.14 } } }
#declare PC = texture { pigment { color C } finish { diffuse 0.85 specular 0.5 roughness 0.02 emission 0.06 reflection { 0.0 0.1 } } }
union {
  lathe { cubic_spline 10, <0,3.9> <0.001,3.6> <0.34,2.9> <0.74,1.9> <0.90,0.9> <0.84,-0.2> <0.98,-1.2> <0.92,-2.0> <0.62,-2.4> <0.3,-2.5> texture { Ivory } }
  WinRing(0.90, 0.62, 30, <0.02,0.035,0.028>, texture { WarmWin }) WinRing(0.86, -0.02, 28, <0.02,0.035,0.028>, texture { WarmWin }) WinRing(0.93, -0.72, 30, <0.02,0.035,0.028>, texture { WarmWin })
  torus { 0.98, 0.07 translate -y*1.22 texture { Gold } }
  // the ball window: a brass port that stands out of the hull and looks a little upwards
  union {
    cylinder { z*0.6, z*0.02, 0.56 texture { Steel } }
    disc { z*0.015, z, 0.54 pigment { srgb <0.025,0.035,0.07> } finish { diffuse 0.5 specular 0.3 } }
    torus { 0.55, 0.09 rotate x*90 texture { Gold } }
    #for (i,0,7) sphere { <0.55,0,-0.08>, 0.045 rotate z*45*i texture { Steel } } #end
    #if (BallA>=0 & BallB>=0) sphere { <-0.225,-0.10,-0.08>, 0.21 texture { pigment { BC[BallA] } finish { diffuse 0.9 specular 1 roughness 0.006 emission 0.15 reflection { 0.02 0.2 } } } }
    sphere { <0.225,-0.10,-0.08>, 0.21 texture { pigment { BC[BallB] } finish { diffuse 0.9 specular 1 roughness 0.006 emission 0.15 reflection { 0.02 0.2 } } } } #end
    rotate x*16 translate <0,1.66,-0.98> }
  // freight rings, from below; free places are thin rails
  #for (j,0,4)
    #local Y = -0.86+0.42*j;
    #if (j < Freight) union {
      torus { 1.46, 0.125 texture { Plates(0.3, srgb <0.86,0.66,0.36>) } } torus { 1.46, 0.04 translate y*0.12 texture { Glow(srgb <1,0.85,0.5>, 1.2) } }
      #for (i,0,5) cylinder { x*0.8, x*1.42, 0.05 rotate y*(60*i+20*j) texture { Steel } }
      box { <1.34,-0.17,-0.22>, <1.66,0.17,0.22> rotate y*(60*i+20*j+30) texture { Plates(0.2, srgb <0.70,0.52,0.30>) } } #end
      translate y*Y }
    #else torus { 0.96, 0.022 translate y*Y texture { Steel } } #end
  #end
  // cannons round the shoulder
  #for (i,0,5)
    #local A = array[6] { -62, 62, -118, 118, -172, 172 }
    union {
      #if (i < Cannons)
        sphere { 0, 0.23 texture { Dark } } box { <-0.15,-0.18,-0.15>, <0.15,0.12,0.15> texture { PC } }
        #for (k,-1,1,2) cylinder { <0.085*k,0.05,0>, <0.085*k,1.0,0>, 0.062 texture { Steel } } cylinder { <0.085*k,0.86,0>, <0.085*k,1.03,0>, 0.085 texture { Dark } } sphere { <0.085*k,1.03,0>, 0.055 texture { Glow(srgb <1,0.45,0.30>, 2.2) } } #end
        cylinder { 0, z*0.4, 0.09 texture { Steel } }
      #else cylinder { z*0.25, z*0.10, 0.12 texture { Dark } } #end
      rotate z*-6 translate <0,1.12,-1.12> rotate y*-A[i] }
  #end
  // boosters
  #for (i,0,5)
    #local A = array[6] { -34, 34, -92, 92, -150, 150 }
    union {
      #if (i < Boosters)
        cylinder { -y*0.85, y*0.65, 0.31 texture { PC } } sphere { 0,0.31 scale <1,1.9,1> translate y*0.65 texture { Paint(srgb <0.93,0.93,0.95>) } }
        torus { 0.32, 0.045 translate y*0.3 texture { Gold } } torus { 0.32, 0.045 translate -y*0.6 texture { Gold } }
        object { Bell(0.32, srgb <0.5,0.9,1>) rotate x*-90 translate -y*0.9 }
        cone { -y*1.2, 0.22, -y*2.6, 0.02 open hollow pigment { gradient y color_map { [0 rgbt <0.35,0.85,1,1>] [0.5 rgbt <0.35,0.85,1,0.6>] [1 rgbt <0.7,0.95,1,0.1>] } scale 1.4 translate -y*2.6 } finish { emission 1.2 diffuse 0 } no_shadow }
      #else torus { 0.17, 0.04 rotate x*90 translate <0,-0.1,0.28> texture { Dark } } #end
      translate <0,-1.80,-1.16> rotate y*-A[i] }
  #end
  object { Bell(0.55, srgb <0.5,0.9,1>) rotate x*-90 translate -y*2.35 }
  cone { -y*2.9, 0.40, -y*3.7, 0.03 open hollow pigment { gradient y color_map { [0 rgbt <0.35,0.85,1,1>] [0.5 rgbt <0.35,0.85,1,0.6>] [1 rgbt <0.7,0.95,1,0.1>] } scale 1.3 translate -y*4.2 } finish { emission 1.2 diffuse 0 } no_shadow }
  // rings of fame on the nose
  #for (i,0,Fame-1) #local Y = 2.42+0.13*i; torus { max(0.10,0.66-(Y-2.3)*0.40), 0.055 translate y*Y texture { pigment { srgb <1.0,0.80,0.30> } finish { diffuse 0.6 emission 0.25 specular 1 roughness 0.01 reflection { 0.1 0.4 metallic } } } } #end
  scale <1.26,0.93,1.26> rotate x*-6 rotate y*12 rotate z*Tilt }
