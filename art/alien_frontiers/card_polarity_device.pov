// Polarity Device: two poles, red and blue, and the field between them.
#include "look.inc"
camera { location <0.8,2.0,-9> look_at <0,0.05,0> angle 42 right x*10/7 up y }
Lights(1.15, 1.0, 0.9, 4)
Environment()
Space(rgb <0.006,0.007,0.022>, rgb <0.20,0.05,0.12>, rgb <0.05,0.12,0.36>, 6.6, 0.9)
#macro Pole(C)
  union {
    cylinder { 0, x*1.2, 0.55 texture { Plates(0.24, srgb <0.74,0.76,0.80>) } }
    #for (j,0,6) torus { 0.60, 0.075 rotate z*90 translate x*(0.22+0.15*j) texture { Copper } } #end
    cylinder { x*1.2, x*1.4, 0.75 texture { HullDark } } cylinder { x*1.4, x*1.9, 0.42 texture { Steel } } torus { 0.75, 0.06 rotate z*90 translate x*1.3 texture { Gold } }
    sphere { 0, 0.56 scale <0.8,1,1> texture { Glow(C, 1.15) } } torus { 0.57, 0.07 rotate z*90 translate x*0.08 texture { Dark } }
    #for (i,0,2) box { <1.3,0.6,-0.12>, <1.9,0.9,0.12> rotate x*120*i texture { HullDark } } #end
  }
#end
#declare RedC = srgb <1.0,0.25,0.16>; #declare BlueC = srgb <0.22,0.52,1.0>;
union {
  object { Pole(BlueC) translate x*1.55 }
  object { Pole(RedC) scale <-1,1,1> translate -x*1.55 }
  // field lines
  #for (k,0,7) #for (j,1,3)
    #for (s,0,23)
      #local T1=s/24; #local T2=(s+1)/24; #local H=0.28+0.42*j;
      #local P1=<-1.35+2.7*T1,sin(T1*pi)*H,0>; #local P2=<-1.35+2.7*T2,sin(T2*pi)*H,0>;
      cylinder { P1, P2, 0.018-0.003*j rotate x*(45*k+15*j) pigment { srgb <1-0.75*T1,0.35+0.2*T1,0.25+0.75*T1> transmit 0.12*j } finish { emission 1.1 diffuse 0 } no_shadow }
    #end
  #end #end
  // sparks between
  sphere { 0, 0.20 texture { Glow(srgb <1,0.92,1>, 2.2) } }
  #declare Rn = seed(17); #for (b,0,4) #declare P = <-1.1,0,0>; #for (s,1,9) #declare Q = <-1.1+2.2*s/9,(s<9?(rand(Rn)-0.5)*0.5:0),(s<9?(rand(Rn)-0.5)*0.5:0)>; cylinder { P, Q, 0.014 texture { Glow(srgb <0.95,0.85,1>, 2) } } #declare P = Q; #end #end
  rotate z*9 rotate y*14 }
light_source { <-1.4,0.2,-1.4> color RedC*0.7 fade_distance 1 fade_power 2 shadowless }
light_source { <1.4,0.2,-1.4> color BlueC*0.9 fade_distance 1 fade_power 2 shadowless }
