// A colony: a glass dome on a base. The base and the crown differ with each player.
#include "look.inc"
#ifndef (Player) #declare Player = 0; #end
camera { orthographic location <0.9,4.0,-4.2> look_at <0,0.33,0> up y*2.5 right x*2.5 }
Lights(1.2, 0.8, 1.0, 0)
Environment()
#switch (Player)
  #case (0) #declare Col = srgb <0.88,0.22,0.13>; #declare Sides = 40; #break
  #case (1) #declare Col = srgb <0.03,0.66,0.48>; #declare Sides = 4; #break
  #case (2) #declare Col = srgb <0.36,0.73,0.98>; #declare Sides = 3; #break
  #case (3) #declare Col = srgb <0.97,0.81,0.15>; #declare Sides = 4; #break
  #case (4) #declare Col = srgb <0.72,0.39,0.72>; #declare Sides = 6; #break
  #else #declare Col = srgb <0.88,0.89,0.93>; #declare Sides = 8;
#end
#declare Turn = (Player=1 ? 45 : (Player=2 ? -30 : 0));
#declare W = (Player=2 ? 1.20 : (Player=1 ? 1.30 : (Player=3 ? 1.26 : 1.02)));
#macro Slab(Y1, Y2, R1) prism { linear_spline Y1, Y2, Sides+1 #for (i,0,Sides) , <cos(2*pi*i/Sides),sin(2*pi*i/Sides)>*R1 #end rotate y*Turn } #end
#declare Coat = texture { pigment { color Col } finish { diffuse 0.75 specular 0.5 roughness 0.02 reflection { 0.02 0.12 } } }
object { Slab(0, 0.20, W*0.97) texture { Coat } }
object { Slab(0.20, 0.25, W*0.90) texture { Dark } }
object { Slab(0.25, 0.33, W*0.80) texture { Coat } }
cylinder { y*0.30, y*0.44, 0.66 texture { Plates(0.2, srgb <0.84,0.86,0.90>) } }
torus { 0.66, 0.05 translate y*0.43 texture { Coat } }
WinRing(0.665, 0.37, 20, <0.02,0.028,0.04>, texture { WarmWin })
// the dome
#declare Sky0 = srgb <0.75,0.93,1.0>;
#declare DomeCol = Col*0.35+Sky0*0.65;
difference { sphere { y*0.42, 0.64 } sphere { y*0.42, 0.61 } plane { y, 0.42 } texture { pigment { color DomeCol filter 0.45 transmit 0.45 } finish { diffuse 0.08 specular 1 roughness 0.004 reflection { 0.04 0.4 } } } no_shadow }
#for (i,0,3) difference { torus { 0.645, 0.026 rotate x*90 } plane { y,0 } rotate y*(45*i+10) translate y*0.42 texture { Coat } } #end
torus { 0.50, 0.022 translate y*(0.42+0.40) texture { Coat } }
// the town
#declare Rn = seed(7+Player);
#for (i,1,16) #local A=rand(Rn)*360; #local D=sqrt(rand(Rn))*0.46; #local H=0.12+0.30*rand(Rn)*(1.2-D/0.5);
  union { box { <-0.06,0,-0.06>, <0.06,H,0.06> texture { Paint(srgb <0.92,0.93,0.96>) } } box { <-0.063,H*0.55,-0.035>, <0.063,H*0.75,0.035> texture { WarmWin } } box { <-0.035,H*0.55,-0.063>, <0.035,H*0.75,0.063> texture { WarmWin } } translate <D,0.43,0> rotate y*A } #end
light_source { <0,0.9,-0.1> color srgb <1,0.85,0.6>*0.9 fade_distance 0.5 fade_power 2 shadowless }
// the crown: the player's own mark
#switch (Player)
  #case (0) sphere { y*1.16, 0.13 texture { Coat } } #break
  #case (1) box { <-0.11,1.02,-0.11>, <0.11,1.26,0.11> texture { Coat } } #break
  #case (2) cone { y*1.0, 0.17, y*1.36, 0 texture { Coat } } #break
  #case (4) union { box { <-0.17,1.10,-0.06>, <0.17,1.22,0.06> } box { <-0.06,0.99,-0.06>, <0.06,1.33,0.06> } texture { Coat } } #break
  #case (5) torus { 0.12, 0.045 rotate x*90 translate y*1.18 texture { Coat } } #break
  #else union { cone { y*1.18, 0.15, y*1.38, 0 } cone { y*1.18, 0.15, y*0.98, 0 } texture { Coat } }
#end
