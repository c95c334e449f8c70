// Maintenance Bay: an open hangar with a ship in repair.
#include "look.inc"
camera { location <3.0,3.6,-10> look_at <0,0.28,0> angle 29.5 right x*4/3 up y }
Lights(1.1, 1.0, 0.9, 6)
Environment()
#declare Shell = difference {
  union { intersection { cylinder { -z*1.35, z*1.35, 1.75 } plane { -y, 0.95 } } box { <-1.95,-1.15,-1.35>, <1.95,-0.75,1.35> } }
  union { intersection { cylinder { -z*3, z*1.2, 1.55 } plane { -y, 0.75 } } }
  texture { Plates(0.28, srgb <0.78,0.80,0.84>) } }
union {
  object { Shell scale <1.25,1,1> }
  // arches
  #for (j,-1,1) intersection { torus { 1.79, 0.085 rotate x*90 } plane { -y, 1.0 } scale <1.25,1,1> translate z*(j*1.25-0.05) texture { Paint(srgb <0.93,0.62,0.12>) } } #end
  // hazard lip of the floor
  box { <-2.35,-1.05,-1.95>, <2.35,-0.80,-1.30> texture { Plates(0.28, srgb <0.50,0.53,0.60>) } }
  box { <-2.36,-1.0,-1.97>, <2.36,-0.86,-1.94> texture { pigment { gradient x color_map { [0.5 srgb <0.95,0.72,0.10>] [0.5 srgb <0.08,0.08,0.09>] } scale 0.36 rotate z*45 } finish { PaintF } } }
  box { <-1.9,-0.78,-1.9>, <1.9,-0.755,1.2> texture { Plates(0.35, srgb <0.40,0.43,0.50>) } }
  // guiding lights on the floor
  #for (k,-1,1,2) WinRow(<1.45*k,-0.74,-1.85>, <1.45*k,-0.74,0.9>, 11, <0.035,0.02,0.035>, texture { ColdWin }) #end
  // back wall: windows, tools, a door
  box { <-1.85,-0.75,1.12>, <1.85,1.5,1.2> texture { Plates(0.3, srgb <0.46,0.50,0.58>) } }
  WinRow(<-1.0,0.75,1.10>, <1.0,0.75,1.10>, 9, <0.08,0.07,0.01>, texture { WarmWin })
  box { <-0.5,-0.75,1.06>, <0.5,0.25,1.14> texture { Paint(srgb <0.85,0.45,0.12>) } } box { <-0.02,-0.75,1.04>, <0.02,0.25,1.15> texture { Dark } }
  // ceiling lamps
  #for (k,-1,1,2) box { <k*0.7-0.08,1.32,-1.0>, <k*0.7+0.08,1.36,0.9> texture { Glow(srgb <0.9,0.96,1>, 1.5) } } #end
  // crane
  box { <-1.6,1.12,-0.25>, <1.6,1.24,-0.05> texture { Paint(srgb <0.93,0.62,0.12>) } } box { <0.42,0.95,-0.35>, <0.75,1.28,0.05> texture { HullDark } } cylinder { <0.58,1,-0.15>, <0.58,0.45,-0.15>, 0.02 texture { Steel } } torus { 0.07, 0.022 rotate x*90 translate <0.58,0.38,-0.15> texture { Steel } }
  // the ship in repair
  union {
    sphere { 0,1 scale <0.46,0.34,1.05> texture { Plates(0.2, srgb <0.84,0.86,0.90>) } }
    prism { linear_spline -0.04, 0.04, 5, <0.25,-0.35>, <1.15,0.65>, <1.1,0.85>, <0.3,0.6>, <0.25,-0.35> texture { HullDark } }
    prism { linear_spline -0.04, 0.04, 5, <-0.25,-0.35>, <-1.15,0.65>, <-1.1,0.85>, <-0.3,0.6>, <-0.25,-0.35> texture { HullDark } }
    sphere { 0,1 scale <0.2,0.16,0.34> translate <0,0.26,-0.42> texture { Glow(srgb <0.45,0.8,1>, 0.8) } }
    box { <-0.47,-0.03,-0.2>, <0.47,0.05,0.0> texture { Paint(srgb <0.86,0.30,0.14>) } }
    #for (k,-1,1,2) cylinder { <k*0.34,-0.62,-0.3>, <k*0.28,-0.2,-0.3>, 0.045 texture { Steel } } #end cylinder { <0,-0.62,0.5>, <0,-0.2,0.5>, 0.045 texture { Steel } }
    rotate y*22 translate <-0.15,-0.12,-0.55> }
  // carts, crates and a welder
  #for (i,0,2) box { <-0.16,0,-0.16>, <0.16,0.3,0.16> rotate y*(20*i) translate <1.35,-0.75,0.45-i*0.42> texture { Paint(<0.55-0.15*i,0.25+0.1*i,0.1+0.16*i>) } } #end
  box { <1.2,-0.45,0.3>, <1.5,-0.2,0.55> texture { Paint(srgb <0.8,0.8,0.84>) } }
  cylinder { <-1.45,-0.75,-0.9>, <-1.45,-0.2,-0.9>, 0.16 texture { Paint(srgb <0.85,0.42,0.12>) } } cylinder { <-1.45,-0.75,-0.5>, <-1.45,-0.2,-0.5>, 0.16 texture { Paint(srgb <0.25,0.5,0.7>) } }
  sphere { <0.42,0.12,-0.95>, 0.05 texture { Glow(srgb <0.7,0.9,1>, 6) } }
  // on the roof
  object { Dish(0.36) rotate z*-30 translate <-1.1,1.6,0.3> } cylinder { <1.1,1.3,0.3>, <1.1,1.8,0.3>, 0.03 texture { Steel } } sphere { <1.1,1.82,0.3>, 0.06 texture { RedLamp } }
  object { Greebles(0.9,0.9,0.18,26,6,texture { HullDark }) translate y*1.72 }
  rotate y*-20 }
light_source { <0,1.0,0.2> color srgb <0.85,0.93,1>*0.75 fade_distance 1.6 fade_power 2 }
light_source { <0.5,0.3,-1.6> color srgb <0.5,0.8,1>*0.6 fade_distance 0.5 fade_power 2 shadowless }
