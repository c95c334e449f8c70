// Orbit: the station, seen against the dark.
#include "look.inc"
#include "ships.inc"
camera { location <0,5.2,-17> look_at <0.2,0.15,0> angle 30 right x*1.55 up y }
Lights(1.15,0.9,0.5,6)
Environment()
light_source { <30,-40,10> color srgb <1.0,0.42,0.22>*0.55 shadowless }
union {
  torus { 3.0,0.34 texture { Hull } }
  torus { 3.0,0.352 scale <1,0.30,1> texture { HullDark } }
  WinRing(3.34,0.10,64,<0.012,0.035,0.06>, texture { WarmWin })
  WinRing(3.34,-0.10,64,<0.012,0.03,0.05>, texture { WarmWin })
  WinRing(2.66,0.10,48,<0.012,0.035,0.06>, texture { WarmWin })
  #for (i,0,5) object { Truss(<0.8,0,0>,<2.75,0,0>,0.22,7,Steel) rotate y*(60*i+12) } object { RoundBox(<-0.34,-0.46,-0.46>,<0.34,0.46,0.46>,0.10) texture { HullWarm } translate x*3.0 rotate y*(60*i+12) } #end
  cylinder { -y*1.5,y*1.1,0.62 texture { HullFine } } sphere { 0,0.62 scale <1,0.6,1> translate y*1.1 texture { HullFine } }
  torus { 0.64,0.06 translate y*0.8 texture { Foil } } torus { 0.64,0.06 translate -y*0.9 texture { Foil } }
  WinRing(0.62,0.45,20,<0.012,0.07,0.05>, texture { WarmWin }) WinRing(0.62,-0.5,20,<0.012,0.05,0.05>, texture { ColdWin })
  cylinder { y*1.3,y*2.5,0.05 texture { Steel } } object { Dish(0.55) rotate <-30,0,20> translate <0,2.3,0> } sphere { y*2.95,0.06 texture { RedLamp } } cylinder { y*2.3,y*2.95,0.02 texture { Steel } }
  cone { -y*1.5,0.62,-y*1.95,0.34 texture { Dark } } cylinder { -y*1.95,-y*2.25,0.30 texture { HullRed } } torus { 0.30,0.04 translate -y*2.25 texture { Glow(srgb <0.5,0.95,1>,1.4) } }
  #for (k,-1,1,2) object { Truss(<k*0.5,1.15,0>,<k*4.9,1.15,0>,0.20,14,Steel) } #for (i,0,1) union { object { Wing(1.55,1.5,6) rotate x*72 } scale <k,1,1> translate <k*(1.5+1.75*i),1.22,0.0> } #end #end
  rotate <0,24,0> rotate z*-9
}
