// Solar Converter: a golden boiler between huge blue wings.
#include "look.inc"
camera { location <4.6,6.6,-10.4> look_at <0.05,-0.05,0> angle 34.5 right x*4/3 up y }
Lights(1.1, 1.0, 0.9, 6)
Environment()
#declare WingPair = union {
  object { Wing(2.72,1.95,4) translate x*0.75 }
  object { Wing(2.72,1.95,4) rotate y*180 translate -x*0.75 } }
union {
  #for (k,-1,1,2) object { WingPair rotate x*58 translate z*1.32*k } #end
  Truss(<0,0,-1.5>, <0,0,1.5>, 0.34, 8, texture { Steel })
  #for (k,-1,1,2) cylinder { <-0.85,0,1.15*k>, <0.85,0,1.15*k>, 0.11 texture { HullDark } } #end
  // the converter
  union {
    sphere { 0, 0.62 texture { Foil } }
    torus { 0.63, 0.075 texture { Dark } }
    torus { 0.42, 0.05 translate y*0.47 texture { Dark } }
    cylinder { y*0.5, y*0.95, 0.26 texture { HullFine } }
    cylinder { y*0.95, y*1.0, 0.30 texture { Dark } }
    sphere { y*1.0, 0.2 texture { Glow(srgb <1,0.66,0.22>, 2.2) } }
    WinRing(0.70, 0, 22, <0.02,0.025,0.05>, texture { WarmWin })
    cylinder { -y*0.9, -y*0.4, 0.22 texture { HullDark } }
    translate y*0.12 }
  // fuel cells on the flanks
  #for (k,-1,1,2) #for (j,0,1)
    union { cylinder { -z*0.28, z*0.28, 0.16 texture { Paint(srgb <0.90,0.45,0.12>) } }
      #for (m,-1,1,2) cylinder { z*(0.26*m-0.03), z*(0.26*m+0.03), 0.175 texture { Dark } } sphere { z*0.28*m, 0.155 scale <1,1,1> texture { Steel } } #end
      translate <0.62*k,-0.22,(j-0.5)*0.85> }
  #end #end
  object { Dish(0.34) rotate z*-35 rotate y*35 translate <0.1,0.35,-1.65> }
  cylinder { <0,0,-1.5>, <0.05,0.3,-1.65>, 0.04 texture { Steel } }
  rotate y*8 }
