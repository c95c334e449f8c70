// Empires of the Void: one board as it lies, turned by Turn sixths, or what lies under the boards. One unit = the circumradius of a
// board; the camera squashes depth by 0.70. Part 0 board, 1 the orrery's ring, 2 a plate for a home world. Wide: width of the picture in units.
#include "look.inc"
#ifndef (Part) #declare Part=0; #end
#ifndef (Board) #declare Board=0; #end
#ifndef (Turn) #declare Turn=0; #end
#ifndef (Wide) #declare Wide=2.1; #end
#ifndef (Aspect) #declare Aspect=0.75; #end
camera { orthographic location <0,7.0,-7.141>*3 look_at 0 up y*Wide*Aspect right x*Wide }
light_source { <-42,58,-20> color WarmKey*1.9 }
light_source { <55,14,42> color ColdRim*1.3 }
light_source { <10,30,-60> color FillBlue*0.4 shadowless }
Environment()
#declare Cols=array[7]{srgb<1,.55,.25>,srgb<1,.8,.4>,srgb<.4,.9,1>,srgb<.5,1,.6>,srgb<.45,.6,1>,srgb<.9,.45,1>,srgb<1,.5,.6>}
#macro Hex(R,Y1,Y2) prism { linear_spline Y1,Y2,7 #for (i,0,6) ,<cos(i*pi/3),sin(i*pi/3)>*R #end } #end
#switch (Part)
#case (0)
  object { Hex(0.955,-0.05,0.0) texture { pigment { image_map { png "nebula.png" interpolate 2 } translate <-0.5,-0.5,0> scale 2.02 rotate x*90 rotate y*60*Turn } finish { emission 0.92 diffuse 0.25 specular 0.25 roughness 0.03 } } }
  difference { object { Hex(0.992,-0.13,0.022) } object { Hex(0.945,-1,1) } texture { Brass } }
  difference { object { Hex(0.952,-0.1,0.012) } object { Hex(0.938,-1,1) } texture { Glow(Cols[Board],0.75) } }
  #for (i,0,5) cylinder { y*-0.13,y*0.045,0.034 translate <cos(i*pi/3),0,sin(i*pi/3)>*0.965 texture { Gold } } #end
#break
#case (1)
  torus { 2.43,0.022 texture { Brass } } torus { 2.36,0.008 texture { Glow(srgb <1,0.35,0.4>,1.1) } }
  #for (i,0,71) box { <2.39,0,-0.004>,<2.415+0.02*(mod(i,6)=0),0.02,0.004> rotate y*5*i texture { Gold } } #end
#break
#else
  cylinder { -y*0.1,0,0.30 texture { pigment { srgb <0.05,0.05,0.11> } finish { diffuse 0.8 specular 0.4 reflection 0.05 } } } torus { 0.30,0.025 texture { Brass } } torus { 0.255,0.007 texture { Glow(srgb <1,0.8,0.5>,0.8) } }
  #for (i,0,11) sphere { x*0.30,0.03 rotate y*30*i texture { Gold } } #end
#end
