// A die of the solitaire robot, seen as the ships of Alien Frontiers are. Which: 0 dark, 1 light; Face: the sign on top:
// 0 explore, 1 develop, 2 settle, 3 trade, 4 consume, 5 produce, 6 star, 7 robot. With frames: one whole roll.
#include "look.inc"
#ifndef (Which) #declare Which = 0; #end
#ifndef (Face) #declare Face = 0; #end
#ifndef (Frames) #declare Frames = 0; #declare Frame = 0; #end
camera { orthographic location <0,4.2,-1.35> look_at <0,-0.03,0> up y*1.72 right x*1.72 }
light_source { <-4,9,-3.0> color WarmKey*1.35 }
light_source { <6,3,2> color ColdRim*0.55 shadowless }
light_source { <2,3,-8> color FillBlue*0.42 shadowless }
Environment()
#if (Which=0) #declare Case = texture { pigment { srgb <0.20,0.20,0.28> } finish { diffuse 0.7 specular 0.7 roughness 0.012 reflection { 0.04 0.22 } } }
#else #declare Case = texture { pigment { srgb <0.80,0.80,0.86> } finish { diffuse 0.72 specular 0.6 roughness 0.012 reflection { 0.02 0.14 } } } #end
#declare Colours = array[8] { <0.36,0.66,1.0>, <1.0,0.60,0.22>, <0.72,0.48,1.0>, <1.0,0.82,0.32>, <1.0,0.50,0.62>, <0.42,0.86,0.40>, <0.80,0.50,1.0>, <0.75,0.95,1.0> }
#declare Shade = (Which=0 ? 1 : 0.55); #declare Shine = (Which=0 ? 0.75 : 0.32);
#macro Lit(F) texture { pigment { color srgb Colours[F]*Shade } finish { diffuse 0.5 emission Shine specular 0.5 } } #end
#macro Bar(X,Tilt) box { <-0.055,0,-0.24>,<0.055,0.1,0.24> rotate y*Tilt translate x*X } #end
#macro Sign(F)
  union {
  #switch (F)
  #case (0) Bar(0,0) #break
  #case (1) Bar(-0.11,0) Bar(0.11,0) #break
  #case (2) Bar(-0.2,0) Bar(0,0) Bar(0.2,0) #break
  #case (3) difference { cylinder { 0,y*0.1,0.28 } cylinder { -y,y,0.20 } } cylinder { 0,y*0.1,0.11 } #break
  #case (4) Bar(-0.26,0) Bar(-0.04,-14) Bar(0.16,14) #break
  #case (5) Bar(-0.10,-14) Bar(0.10,14) #break
  #case (6) prism { linear_spline 0,0.1,11, #for (i,0,10) #local Q=(mod(i,2)=0?0.33:0.14); <Q*sin(radians(36*i)),Q*cos(radians(36*i))> #if (i<10) , #end #end } #break
  #else difference { superellipsoid { <0.35,0.5> scale <0.27,0.24,0.1> rotate x*90 translate y*0.02 } box { <-0.17,0.0,-0.02>,<-0.05,1,0.10> } box { <0.05,0.0,-0.02>,<0.17,1,0.10> } } cylinder { <0,0.03,0.2>,<0,0.03,0.36>,0.03 } sphere { <0,0.03,0.38>,0.06 }
  #end
  Lit(F) translate y*0.575 }
#end
#macro Ring(F) torus { 0.42,0.022 translate y*0.60 Lit(F) } #end
#declare Die = union {
  superellipsoid { <0.20,0.20> scale 0.60 texture { Case } }
  Sign(Face) Ring(Face)
  union { Sign(mod(Face+2,7)) Ring(mod(Face+2,7)) rotate -x*90 } union { Sign(mod(Face+5,7)) Ring(mod(Face+5,7)) rotate x*90 }
  union { Sign(mod(Face+3,7)) Ring(mod(Face+3,7)) rotate z*90 } union { Sign(mod(Face+4,7)) Ring(mod(Face+4,7)) rotate -z*90 } union { Sign(mod(Face+1,7)) Ring(mod(Face+1,7)) rotate x*180 } }
#if (Frames) #local A = 360*Frame/Frames; object { Die scale 0.90 rotate y*18 rotate x*A rotate z*A rotate y*-14 } #else object { Die rotate y*-5 } #end
