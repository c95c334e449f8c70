// Orbital Market: a trading ring hung with coloured containers.
#include "look.inc"
camera { location <4.2,5.4,-10> look_at <0,-0.12,0> angle 32 right x*4/3 up y }
Lights(1.1, 1.0, 0.9, 6)
Environment()
#declare Cols = array[6] { srgb <0.86,0.34,0.14>, srgb <0.12,0.52,0.62>, srgb <0.90,0.70,0.20>, srgb <0.32,0.42,0.70>, srgb <0.75,0.75,0.78>, srgb <0.35,0.58,0.34> };
#declare Rn = seed(9);
#declare R = 2.35;
union {
  // the promenade
  torus { R, 0.20 texture { Plates(0.2, srgb <0.82,0.83,0.86>) } scale <1,0.8,1> }
  difference { cylinder { -y*0.06, y*0.06, R+0.34 } cylinder { -y, y, R-0.02 } texture { Dark } }
  torus { R+0.34, 0.045 texture { Gold } }
  WinRing(R+0.20, 0.055, 64, <0.03,0.032,0.035>, texture { WarmWin })
  WinRing(R-0.19, 0.06, 50, <0.02,0.03,0.04>, texture { WarmWin })
  // containers outside and on top
  #for (i,0,23)
    #if (mod(i,4)!=0)
      object { Container(Cols[floor(rand(Rn)*5.99)]) rotate y*90 translate <R+0.56,-0.02,0> rotate y*i*15 }
      #if (rand(Rn)>0.45) object { Container(Cols[floor(rand(Rn)*5.99)]) rotate y*90 translate <R+0.56,0.26,0> rotate y*i*15 } #end
      #if (rand(Rn)>0.6) object { Container(Cols[floor(rand(Rn)*5.99)]) rotate y*90 translate <R+0.56,-0.30,0> rotate y*i*15 } #end
    #end
  #end
  // spokes and hall
  #for (i,0,5) union { cylinder { <0.4,0,0>, <R,0,0>, 0.075 texture { Steel } } box { <0.9,-0.05,-0.12>, <1.7,0.02,0.12> texture { HullDark } } WinRow(<0.95,0.0,-0.12>, <1.65,0,-0.12>, 6, <0.025,0.02,0.01>, texture { ColdWin }) rotate y*60*i+y*15 } #end
  sphere { 0, 0.78 scale <1,0.62,1> texture { Hull } }
  torus { 0.80, 0.07 texture { Gold } }
  WinRing(0.77, 0.13, 30, <0.02,0.03,0.03>, texture { WarmWin })
  WinRing(0.70, 0.24, 26, <0.02,0.02,0.03>, texture { ColdWin })
  sphere { y*0.36, 0.46 scale <1,0.85,1> texture { Glass(srgb <0.75,0.92,1.0>) } interior { GlassI } }
  union { #for (i,0,6) #local A=i*51; cylinder { y*0.42, y*(0.55+0.06*mod(i,3)), 0.045 translate x*0.22 rotate y*A } #end texture { Glow(srgb <1,0.78,0.4>, 1.1) } }
  cylinder { y*0.6, y*1.35, 0.035 texture { Steel } } sphere { y*1.37, 0.06 texture { RedLamp } }
  cylinder { -y*1.1, -y*0.3, 0.22 texture { HullDark } } cone { -y*1.1, 0.22, -y*1.5, 0.05 texture { Steel } }
  object { Dish(0.26) rotate z*40 translate <-0.35,0.75,0.2> }
  // three freighters at the quay
  #for (i,0,2) union {
    object { RoundBox(<-0.42,-0.1,-0.13>, <0.30,0.12,0.13>, 0.05) texture { HullWarm } }
    cone { <0.3,0.01,0>, 0.11, <0.55,0.0,0>, 0.05 texture { HullFine } } box { <0.12,0.1,-0.07>, <0.26,0.2,0.07> texture { HullDark } }
    #for (k,-1,1,2) object { Bell(0.075, srgb <0.5,0.8,1>) rotate y*90 translate <-0.42,0.02,k*0.08> } #end
    rotate y*180 translate <R+1.0,0.02,0> rotate y*(i*120+60) } #end
  rotate <0,20,0> rotate z*4 }
