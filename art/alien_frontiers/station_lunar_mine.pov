// Lunar Mine: a drilling tower on a small cratered moon.
#include "look.inc"
camera { location <3.0,4.4,-11> look_at <0.05,-0.16,0> angle 35 right x*4/3 up y }
Lights(1.15, 1.0, 0.8, 6)
Environment()
#declare Rn = seed(77);
#declare NC = 60;
#declare MoonR = 1.75;
#declare Moon =
difference {
  isosurface { function { f_sphere(x,y,z,MoonR) - 0.20*(f_noise3d(x*0.9,y*0.9,z*0.9)-0.5) - 0.08*(f_noise3d(x*3,y*3+5,z*3)-0.5) - 0.03*(f_noise3d(x*9,y*9,z*9)-0.5) }
    contained_by { sphere { 0, MoonR+0.25 } } max_gradient 1.9 accuracy 0.003 }
  #for (i,1,NC)
    #local T = rand(Rn)*2*pi; #local U = rand(Rn)*1.1-0.35; #local S = 0.07+0.30*pow(rand(Rn),2.2);
    #local D = vnormalize(<cos(T),U*1.1,sin(T)-0.25>);
    #if (D.y < 0.72 | S < 0.10) sphere { D*(MoonR+S*0.42), S } #end
  #end
  texture { pigment { granite turbulence 0.3 color_map { [0 srgb <0.36,0.35,0.38>] [0.5 srgb <0.60,0.58,0.60>] [1 srgb <0.80,0.78,0.78>] } scale 1.6 } normal { average normal_map { [1 granite 0.35 scale 0.6] [1 bumps 0.35 scale 0.07] } } finish { diffuse 0.85 specular 0.02 } }
}
object { Moon scale <1.55,0.92,1.25> translate -y*1.58 }
// the platform
union {
  cylinder { -y*0.3, y*0.14, 1.0 texture { HullDark } }
  cylinder { y*0.14, y*0.17, 0.95 texture { Plates(0.18, srgb <0.62,0.62,0.66>) } }
  torus { 0.99, 0.05 translate y*0.15 texture { Paint(srgb <0.95,0.66,0.12>) } }
  WinRing(1.0, 0.04, 30, <0.02,0.02,0.035>, texture { WarmWin })
  // the tower
  #for (i,0,3) #local A = radians(45+90*i);
    Truss(<cos(A)*0.62,0.15,sin(A)*0.62>, <cos(A)*0.16,2.35,sin(A)*0.16>, 0.12, 10, texture { Paint(srgb <0.93,0.62,0.12>) })
  #end
  #for (j,1,3) #local W = 0.62-0.46*j/4; 
    union { #for (i,0,3) cylinder { <W,0,-W>*0.98, <W,0,W>*0.98, 0.035 rotate y*90*i } #end rotate y*0 scale <0.72,1,0.72> translate y*(0.15+2.2*j/4) texture { Dark } } #end
  cylinder { y*0.2, y*2.5, 0.10 texture { Chrome } }
  #for (i,0,36) torus { 0.13, 0.028 rotate x*14 translate y*(0.25+i*0.035) texture { Steel } } #end
  cone { y*0.28, 0.15, -y*0.1, 0.0 texture { Steel } }
  union { box { <-0.30,-0.12,-0.30>, <0.30,0.16,0.30> texture { HullWarm } } box { <-0.34,0.16,-0.34>, <0.34,0.2,0.34> texture { Dark } } 
    cylinder { y*0.2, y*0.5, 0.06 texture { Steel } } sphere { y*0.55, 0.065 texture { RedLamp } } 
    WinRow(<-0.2,0.04,-0.31>, <0.2,0.04,-0.31>, 5, <0.025,0.03,0.01>, texture { WarmWin }) translate y*2.38 }
  // silo, habitat and conveyor
  union { cylinder { 0, y*0.75, 0.26 texture { Hull } } sphere { 0, 0.26 scale <1,0.55,1> translate y*0.75 texture { HullFine } } torus { 0.265, 0.03 translate y*0.5 texture { Dark } } torus { 0.265, 0.03 translate y*0.2 texture { Dark } } translate <-0.68,0.15,0.15> }
  union { cylinder { 0, y*0.55, 0.2 texture { Hull } } sphere { 0, 0.2 scale <1,0.55,1> translate y*0.55 texture { HullFine } } torus { 0.205, 0.025 translate y*0.35 texture { Dark } } translate <-0.62,0.15,-0.36> }
  union { sphere { 0,0.34 scale <1,0.8,1> texture { HullWarm } } WinRing(0.335, 0.08, 14, <0.015,0.03,0.03>, texture { WarmWin }) translate <0.66,0.16,0.05> }
  union { box { <0,-0.05,-0.12>, <1.75,0.05,0.12> texture { Dark } } #for (i,0,10) sphere { <0.12+i*0.155,0.08,0>, 0.075 scale <1,0.8,1> texture { pigment { srgb <0.55,0.48,0.68> } normal { granite 1 scale 0.1 } finish { diffuse 0.7 specular 0.6 roughness 0.02 } } } #end
    rotate z*-24 rotate y*-28 translate <0.35,0.72,-0.55> }
  scale 0.86 translate y*0.0 }
// ore heap at the end of the conveyor
#declare Rm = seed(5);
union { #for (i,1,26) box { -1, 1 rotate <rand(Rm),rand(Rm),rand(Rm)>*180 scale 0.05+0.06*rand(Rm) translate <(rand(Rm)-0.5)*0.7, -0.25+rand(Rm)*0.12, (rand(Rm)-0.5)*0.5> } #end
  texture { pigment { srgb <0.58,0.50,0.72> } finish { diffuse 0.65 specular 0.7 roughness 0.015 reflection 0.06 } } translate <1.45,-0.18,-1.0> }
// a crawler
union { box { <-0.2,0.05,-0.12>, <0.2,0.22,0.12> texture { HullWarm } } box { <0.02,0.2,-0.1>, <0.18,0.32,0.1> texture { Glow(srgb <0.6,0.85,1>, 0.7) } } 
  #for (i,-1,1) #for (k,-1,1,2) cylinder { <i*0.15,0.05,k*0.12>, <i*0.15,0.05,k*0.18>, 0.07 texture { Dark } } #end #end rotate <18,30,8> translate <-1.15,-0.47,-1.25> }
