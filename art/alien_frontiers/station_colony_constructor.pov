// Colony Constructor: an assembly deck where domes are put together by arms.
#include "look.inc"
camera { location <4.4,6.2,-9.6> look_at <0,0.28,0> angle 27.5 right x*4/3 up y }
Lights(1.1, 1.0, 0.9, 6)
Environment()
#macro Ribs(R, Full)     // geodesic ribs of a dome, Full = part of it already built
  union {
    #for (i,0,11) #if (i/12 <= Full)
      difference { torus { R, 0.02 rotate x*90 } plane { y,0 } plane { x, 0 } rotate y*30*i } #end #end
    #for (j,1,3) #local H=j*0.26*R; #local Q=sqrt(R*R-H*H);
      #if (Full>=1) torus { Q, 0.024 translate y*H } #else intersection { torus { Q, 0.024 translate y*H } union { #for (m,0,floor(Full*12)-1) box { <0,-9,0>, <9,9,9> matrix <1,0,0, 0,1,0, 0.577,0,1, 0,0,0> rotate y*(-30*m) scale <1,1,-1> scale <1,1,-1> } #end } } #end
    #end
    texture { Steel } }
#end
#macro Base(R) union { cylinder { 0, y*0.16, R*1.1 texture { HullWarm } } torus { R*1.1, 0.04 translate y*0.14 texture { Gold } } WinRing(R*1.1, 0.07, 24, <0.02,0.03,0.03>, texture { WarmWin }) } #end
#macro Town(R, Sd) #local Rq = seed(Sd); union { #for (i,1,26) #local A=rand(Rq)*360; #local D=sqrt(rand(Rq))*R*0.8; #local H=0.1+0.42*rand(Rq)*(1.1-D/R); box { <-0.055,0,-0.055>, <0.055,H,0.055> translate x*D rotate y*A texture { #if (rand(Rq)>0.5) Paint(srgb <0.88,0.88,0.92>) #else Paint(srgb <0.70,0.76,0.86>) #end } }
   #if (rand(Rq)>0.35) box { <-0.058,H*0.55,-0.03>, <0.058,H*0.68,0.03> translate x*D rotate y*A texture { WarmWin } } #end #end } #end
// the deck: a hexagon with a slot
union {
  prism { linear_spline -0.16, 0, 7, #for (i,0,6) <cos(i*pi/3)*2.75,sin(i*pi/3)*1.95> #if (i<6) , #end #end texture { Plates(0.3, srgb <0.50,0.53,0.60>) } }
  prism { linear_spline -0.11, -0.05, 7, #for (i,0,6) <cos(i*pi/3)*2.79,sin(i*pi/3)*1.99> #if (i<6) , #end #end texture { Gold } }
  prism { linear_spline -0.75, -0.16, 7, #for (i,0,6) <cos(i*pi/3)*1.5,sin(i*pi/3)*1.1> #if (i<6) , #end #end texture { HullDark } }
  #for (i,0,5) sphere { <cos(i*pi/3)*2.7,0.05,sin(i*pi/3)*1.9>, 0.06 texture { ColdWin } } #end
  object { Greebles(1.2, 0.3, 0.16, 16, 8, texture { HullDark }) translate <0,0,-1.35> }
}
// the finished dome
union { Base(0.72) union { Ribs(0.72,1) } Town(0.72, 4)
  difference { sphere { 0,0.70 } sphere { 0,0.68 } plane { y,0 } texture { ClearDome } no_shadow } translate <-1.45,0,0.05> }
// the dome in work, half its ribs on
union { Base(0.72) Ribs(0.72,0.62) Town(0.5, 9)
  difference { sphere { 0,0.70 } sphere { 0,0.68 } plane { y,0 } plane { x,-0.05 inverse } plane { -z, -0.05 inverse } texture { ClearDome } no_shadow } translate <0.25,0,0.15> }
// only a base yet
union { Base(0.55) object { Greebles(0.4,0.4,0.2,14,5,texture { Steel }) translate y*0.16 } translate <1.75,0,0.0> }
// arms
#macro Arm(P, J, E)
  union {
    cylinder { P, P+y*0.3, 0.17 texture { HullDark } } sphere { P+y*0.36, 0.17 texture { Paint(srgb <0.93,0.52,0.10>) } }
    Truss(P+y*0.36, J, 0.16, 7, texture { Paint(srgb <0.93,0.52,0.10>) }) sphere { J, 0.14 texture { Dark } }
    Truss(J, E, 0.11, 7, texture { Paint(srgb <0.93,0.52,0.10>) }) sphere { E, 0.08 texture { Dark } }
    cone { E, 0.05, E+(E-J)*0.12, 0.01 texture { Steel } }
  }
#end
Arm(<0.95,0,1.1>, <0.95,1.75,0.75>, <0.50,0.98,0.30>)
Arm(<-0.5,0,1.35>, <-0.35,1.9,0.9>, <0.05,1.0,0.25>)
Arm(<1.3,0,-1.1>, <1.5,1.35,-0.7>, <0.80,0.62,-0.05>)
sphere { <0.46,0.92,0.27>, 0.055 texture { Glow(srgb <0.7,0.9,1>, 5) } }
sphere { <0.74,0.55,-0.02>, 0.05 texture { Glow(srgb <0.7,0.9,1>, 5) } }
light_source { <0.7,1.2,-0.4> color srgb <0.5,0.75,1>*0.9 fade_distance 0.7 fade_power 2 }
light_source { <-1.45,0.62,-0.1> color srgb <1,0.85,0.6>*0.9 fade_distance 0.5 fade_power 2 shadowless }
// glass panels in a rack
#for (i,0,5) box { <-0.01,0,-0.22>, <0.01,0.42,0.22> rotate z*12 translate <-0.35+i*0.09,0.02,-1.05> texture { pigment { srgb <0.55,0.80,0.92> transmit 0.35 } finish { diffuse 0.4 specular 1 roughness 0.01 reflection 0.2 } } } #end
