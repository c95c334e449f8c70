// A piece of one colour. Kind: 0 colony ship, 1 trade ship (Spheres 1..3 on the transporter), 2 colony, 3 spaceport, 4 trade station.
// Player: the seat, 6 neutral.
#include "look.inc"
#include "seats.inc"
#ifndef (Kind) #declare Kind = 0; #end
#ifndef (Player) #declare Player = 0; #end
#ifndef (Spheres) #declare Spheres = 1; #end
#if (Player<6) #declare C = SeatColour[Player]; #else #declare C = srgb <0.46,0.48,0.54>; #end
#declare P = texture { pigment { color C } finish { diffuse 0.85 specular 0.5 roughness 0.02 emission 0.10 reflection { 0.0 0.08 } } }
#declare Wht = texture { Plates(0.25, srgb <0.92,0.92,0.94>) }
#declare Ink = texture { pigment { srgb <0.06,0.08,0.14> } finish { diffuse 0.6 specular 0.5 roughness 0.02 } }
camera { location <0,9.2,-5.6> look_at <0,0.0,0> angle (Kind<2 ? 17.5 : 15.5) right x up y }
Lights(1.15, 0.9, 1.5, 6)
Environment()
#macro City()
  union {
    cylinder { -y*0.16, y*0.06, 1.0 texture { P } } torus { 1.0, 0.07 translate y*0.02 texture { Wht } }
    difference { sphere { 0,0.80 scale <1,0.86,1> } plane { y,0.05 } texture { pigment { srgb <0.75,0.95,1> filter 0.15 transmit 0.66 } finish { diffuse 0.05 emission 0.10 specular 1 roughness 0.004 reflection { 0.03 0.4 } } } no_shadow }
    #for (i,0,5) cylinder { 0, y*(0.20+0.09*mod(i*3,4)), 0.13 translate <0.40*cos(i*1.047),0.06,0.40*sin(i*1.047)> texture { Wht } } #end
    cylinder { 0, y*0.62, 0.16 texture { P } } #for (i,0,7) sphere { <0.92,0.07,0>, 0.055 rotate y*45*i texture { Glow(srgb <1,0.85,0.55>, 1.8) } } #end }
#end
#macro Post()
  union {
    cylinder { -y*0.9, y*0.9, 0.16 texture { Wht } } sphere { 0,0.44 texture { P } } torus { 0.46, 0.05 texture { Gold } }
    #for (i,0,3) union { cylinder { x*0.3, x*0.95, 0.09 texture { Wht } } box { <0.82,-0.2,-0.28>, <1.2,0.2,0.28> texture { P } } box { <0.80,-0.10,-0.30>, <1.22,0.10,-0.26> texture { Gold } } rotate y*(90*i+45) } #end
    cone { y*0.75,0.2,y*1.15,0 texture { Gold } } }
#end
#macro ShipHull()
  union {
    sphere { 0,1 scale <0.46,0.30,1.35> texture { Wht } }
    torus { 0.44, 0.07 rotate x*90 scale <1,0.66,1> translate z*-0.25 texture { P } }
    #for (k,-1,1,2)
      prism { linear_spline -0.07, 0.07, 6, <0.3*k,-0.15>, <1.15*k,0.62>, <1.18*k,1.15>, <0.92*k,1.22>, <0.32*k,0.95>, <0.3*k,-0.15> texture { P } }
      cylinder { <0.62*k,0.04,0.45>, <0.62*k,0.04,1.30>, 0.19 texture { Dark } } sphere { <0.62*k,0.04,1.36>, 0.15 texture { Glow(srgb <0.55,0.9,1>, 2.6) } }
      sphere { <0.62*k,0.04,0.45>, 0.19 texture { P } } #end
    sphere { <0,0.06,1.3>, 0.2 texture { Glow(srgb <0.55,0.9,1>, 2.6) } }
    // the spheres of this transporter, on the nose
    #for (i,0,Spheres-1) sphere { <0,0.30-0.05*i,-1.05+0.30*i>, 0.15 texture { Glow(srgb <1,0.93,0.7>, 1.0) } } #end }
#end
#switch (Kind)
#case (0) union { ShipHull() object { City() scale 0.62 translate <0,0.34,0.36> } rotate y*-30 } #break
#case (1) union { ShipHull() object { Post() scale 0.66 translate <0,0.50,0.40> } rotate y*-30 } #break
#case (2) City() #break
#case (3) union { object { City() scale 0.74 }
    torus { 1.16, 0.11 texture { P } } torus { 1.16, 0.05 translate y*0.10 texture { Gold } }
    #for (i,0,2) cylinder { x*0.7, x*1.16, 0.06 rotate y*(120*i+30) texture { Wht } } #end
    #for (i,0,11) sphere { <1.16,0.11,0>, 0.05 rotate y*(30*i) texture { Glow(srgb <0.6,1,1>, 1.6) } } #end } #break
#else object { Post() rotate y*12 }
#end
