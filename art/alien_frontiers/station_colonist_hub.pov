// Colonist Hub: a spindle through habitat wheels full of lit windows and gardens.
#include "look.inc"
camera { location <4.6,4.6,-10> look_at <0,-0.02,0> angle 28.6 right x*4/3 up y }
Lights(1.1, 1.0, 0.9, 6)
Environment()
#macro Wheel(R, T0)
  union {
    torus { R, 0.235 texture { Plates(0.22, srgb <0.86,0.86,0.88>) } }
    // the garden strip under glass on the inner side
    torus { R-0.09, 0.19 texture { pigment { bozo scale 0.12 turbulence 0.4 color_map { [0 srgb <0.15,0.42,0.18>] [0.5 srgb <0.30,0.62,0.22>] [0.8 srgb <0.55,0.75,0.35>] [1 srgb <0.9,0.85,0.5>] } } finish { diffuse 0.7 emission 0.12 } } translate y*0.075 }
    torus { R, 0.05 translate y*0.235 texture { Gold } }
    WinRing(R+0.225, 0.05, 56, <0.02,0.035,0.04>, texture { WarmWin })
    WinRing(R+0.215, -0.08, 56, <0.02,0.022,0.03>, texture { WarmWin })
    #for (i,0,5) cylinder { <0.25,0,0>, <R-0.15,0,0>, 0.07 texture { Steel } rotate y*(60*i+T0) }
      box { <0.5,-0.1,-0.1>, <0.72,0.1,0.1> texture { HullDark } rotate y*(60*i+T0) } #end
  }
#end
union {
  object { Wheel(1.75, 0) translate y*0.62 }
  object { Wheel(1.75, 30) translate y*-0.62 }
  // ties between the wheels
  #for (i,0,11) cylinder { <1.75,0.45,0>, <1.75,-0.45,0>, 0.035 texture { Steel } rotate y*30*i } #end
  // spindle
  cylinder { -y*1.9, y*1.75, 0.30 texture { Hull } }
  #for (j,-3,3) torus { 0.31, 0.045 translate y*j*0.5 texture { Dark } } #end
  cylinder { y*1.75, y*1.95, 0.42 texture { HullDark } } 
  sphere { 0, 0.42 scale <1,0.7,1> translate y*1.95 texture { Glass(srgb <0.7,0.92,1>) } interior { GlassI } }
  sphere { 0, 0.24 scale <1,0.7,1> translate y*1.97 texture { Glow(srgb <0.6,0.9,1>, 0.9) } }
  WinRing(0.42, 1.85, 22, <0.015,0.03,0.03>, texture { WarmWin })
  cylinder { -y*2.2, -y*1.9, 0.45 texture { HullDark } } cone { -y*2.2, 0.40, -y*2.55, 0.15 texture { Steel } } sphere { -y*2.6, 0.10 texture { ColdWin } }
  WinRing(0.45, -2.05, 22, <0.015,0.03,0.03>, texture { ColdWin })
  // landers docked at the spindle
  #for (i,0,3) union { cone { 0, 0.16, x*0.34, 0.08 texture { HullWarm } } sphere { x*0.36, 0.085 texture { HullFine } } cylinder { -x*0.05, 0, 0.12 texture { Dark } } object { Bell(0.08, srgb <0.4,0.8,1>) rotate y*-90 translate x*0.42 } translate <0.40,0,0> rotate y*(45+90*i) } #end
  object { Wing(1.5,0.6,4) rotate x*60 translate <0.35,-1.62,0> rotate y*10 } object { Wing(1.5,0.6,4) rotate x*-60 rotate y*180 translate <-0.35,-1.62,0> rotate y*10 }
  rotate z*-74 rotate y*-18 rotate x*-6 }
