// A phase or action as a small sculpture on transparent ground. Phase: 0 search, 1 explore, 2 develop, 3 settle, 4 trade, 5 consume, 6 produce.
#include "race.inc"
#ifndef (Phase) #declare Phase = 0; #end
camera { location <0,3.2,-8> look_at <0,0.0,0> angle 17.5 right x up y }
Lights(1.3,1.1,1.0,0) Environment()
#declare Colours = array[7] { <0.75,0.85,1>, <0.36,0.66,1.0>, <1.0,0.60,0.22>, <0.72,0.48,1.0>, <1.0,0.82,0.32>, <1.0,0.50,0.62>, <0.42,0.86,0.40> }
#declare Col = srgb Colours[Phase];
#declare Lit = texture { Glow(Col,1.2) } #declare Enamel = texture { pigment { color Col } finish { diffuse 0.65 specular 0.35 roughness 0.03 } }
cylinder { -y*1.05,-y*0.9,0.85 texture { HullDark } } torus { 0.84,0.035 translate -y*0.91 texture { Lit } }
union {
#switch (Phase)
#case (0) torus { 0.55,0.10 rotate x*90 texture { Brass } } sphere { 0,0.52 scale <1,1,0.2> pigment { color Col filter 0.5 transmit 0.3 } finish { specular 1 reflection { 0.05 0.4 } emission 0.1 } } cylinder { <0.38,-0.38,0>,<0.85,-0.85,0>,0.11 texture { HullDark } } translate <-0.1,0.15,0> #break
#case (1) object { Dish(0.62) rotate <-40,34,0> translate <0.05,0.2,0> } torus { 0.60,0.04 rotate <-40,34,0> translate <-0.12,0.52,-0.2> texture { Lit } } cylinder { -y*0.9,y*0.1,0.09 texture { Steel } } #break
#case (2) #for (i,0,2) box { <-0.3+0.07*i,-0.9+0.5*i,-0.3+0.07*i>,<0.3-0.07*i,-0.42+0.5*i,0.3-0.07*i> texture { Enamel } } box { <-0.32+0.07*i,-0.46+0.5*i,-0.32+0.07*i>,<0.32-0.07*i,-0.42+0.5*i,0.32-0.07*i> texture { Steel } } #end object { Truss(<0.55,-0.9,0>,<0.55,1.0,0>,0.14,7,Steel) } object { Truss(<0.55,0.9,0>,<-0.5,0.9,0>,0.12,5,Steel) } cylinder { <-0.35,0.9,0>,<-0.35,0.62,0>,0.02 texture { Dark } } rotate y*24 #break
#case (3) difference { sphere { -y*0.9,0.72 } plane { y,-0.9 } pigment { color Col filter 0.4 transmit 0.35 } finish { specular 1 roughness 0.006 reflection { 0.04 0.4 } emission 0.08 } } torus { 0.72,0.06 translate -y*0.88 texture { Steel } } #for (i,0,5) cylinder { 0,y*(0.28+0.1*mod(i,3)),0.11 translate <0.34*cos(i*1.05),-0.9,0.34*sin(i*1.05)> texture { HullWarm } } #end cylinder { -y*0.2,y*0.85,0.035 texture { Steel } } prism { linear_spline -0.02,0.02,4,<0,0.85>,<0.55,0.68>,<0,0.5>,<0,0.85> rotate -x*90 texture { Enamel } } #break
#case (4) #for (i,0,3) union { cylinder { 0,y*0.15,0.5 } torus { 0.46,0.05 translate y*0.15 } texture { Gold } translate <0.06*mod(i,2),-0.9+0.19*i,0> } #end union { cylinder { -z*0.07,z*0.07,0.5 } torus { 0.46,0.06 rotate x*90 translate -z*0.07 } texture { Gold } rotate <14,-24,8> translate <0.2,0.42,-0.1> } #break
#case (5) union { prism { linear_spline -0.16,0.16,7 #for (k,0,6) ,<cos(k*pi/3),sin(k*pi/3)>*0.72 #end texture { Gold } } prism { linear_spline 0.13,0.19,7 #for (k,0,6) ,<cos(k*pi/3),sin(k*pi/3)>*0.52 #end texture { Enamel } } rotate <-34,0,0> rotate y*24 translate <0.08,0.1,0> } #break
#else cone { -y*0.9,0.52,-y*0.35,0.62 texture { HullWarm } } torus { 0.62,0.06 translate -y*0.35 texture { Gold } } #for (i,0,4) sphere { 0,1 scale <0.2,0.62,0.08> translate y*0.55 rotate x*(30+6*mod(i,2)) rotate y*(72*i+20) translate y*-0.35 texture { Enamel } } #end sphere { y*0.35,0.24 texture { Lit } } #end
}
