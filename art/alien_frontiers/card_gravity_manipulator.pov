// Gravity Manipulator: a dark mass in gimbal rings, bending a grid of light.
#include "look.inc"
camera { location <0,4.4,-9> look_at <0,0.35,0> angle 38 right x*10/7 up y }
Lights(1.15, 1.2, 0.8, 4)
Environment()
Space(rgb <0.006,0.006,0.024>, rgb <0.18,0.06,0.30>, rgb <0.08,0.10,0.34>, 4.1, 0.9)
// the grid
#declare Dip = function(x,z) { -2.1/(0.55+0.55*(x*x+z*z)) }
#for (i,-14,14) #for (j,-14,13)
  #local X=i*0.55; #local Z=j*0.55; #local Z2=Z+0.55; #local Fd=max(0,1-vlength(<X,0,Z>)/8.2);
  #if (Fd>0) cylinder { <X,Dip(X,Z),Z>, <X,Dip(X,Z2),Z2>, 0.014 pigment { srgb <0.55,0.35,1.0> transmit 1-0.9*Fd } finish { emission 1.1 diffuse 0 } no_shadow }
  cylinder { <Z,Dip(Z,X),X>, <Z2,Dip(Z2,X),X>, 0.014 pigment { srgb <0.55,0.35,1.0> transmit 1-0.9*Fd } finish { emission 1.1 diffuse 0 } no_shadow } #end
#end #end
// the mass and its halo
sphere { y*0.55, 0.72 texture { pigment { srgb <0.01,0.01,0.02> } finish { diffuse 0.2 specular 0.9 roughness 0.01 reflection { 0.02 0.8 fresnel } } } interior { ior 1.7 } }
union { disc { 0, y, 1.28, 0.84 pigment { function { abs(sqrt(x*x+z*z)-1.0)*3.2 } color_map { [0 srgb <1,0.75,0.45> transmit 0] [0.5 srgb <0.95,0.4,0.5> transmit 0.4] [1 srgb <0.5,0.2,0.9> transmit 1] } } finish { emission 1.5 diffuse 0 } no_shadow } rotate x*-12 rotate z*10 translate y*0.55 }
#macro Gimbal(R, T) union { torus { R, 0.085 texture { T } } torus { R, 0.03 translate y*0.085 texture { Dark } } #for (i,0,7) box { <R-0.11,-0.13,-0.1>, <R+0.11,0.13,0.1> rotate y*45*i texture { HullDark } } #end #for (i,0,1) sphere { <R+0.13,0,0>, 0.09 rotate y*(180*i+22) texture { Glow(srgb <0.7,0.5,1>, 1.8) } } #end } #end
object { Gimbal(1.65, texture { Brass }) rotate x*64 rotate z*16 translate y*0.55 }
object { Gimbal(1.95, texture { Steel }) rotate z*-62 rotate y*30 translate y*0.55 }
// a small ship pulled round
union { sphere { 0,1 scale <0.1,0.08,0.28> texture { HullWarm } } box { <-0.24,-0.015,0>, <0.24,0.015,0.2> texture { HullRed } } rotate <20,60,20> translate <2.35,1.15,-1.0>  }
light_source { <0,0.6,-2> color srgb <1,0.55,0.5>*0.6 fade_distance 1.3 fade_power 2 shadowless }
