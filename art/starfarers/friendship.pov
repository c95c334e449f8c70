// A friendship card: the base of the people in the back, what they give in front.
// Subject: 0-4 goods (ore, fuel, carbon, food, trade goods), 5 fame ring, 6 hand, 7 seal, 8 bowl, 9 gun, 10 engine, 11 lens, 12 orrery, 13 core.
#include "look.inc"
#include "goods.inc"
#include "base.inc"
#ifndef (Twin) #declare Twin = 0; #end
#ifndef (People) #declare People = 0; #end
#ifndef (Subject) #declare Subject = 0; #end
camera { location <0,2.4,-12> look_at <0,0.95,0> angle 23 right x*0.714 up y }
#declare Hues = array[4] { <0.10,0.42,0.14>, <0.56,0.34,0.08>, <0.42,0.14,0.52>, <0.08,0.26,0.60> }
#declare Tones = array[4] { <0.45,0.85,0.45>, <1,0.78,0.38>, <0.85,0.55,1>, <0.45,0.75,1> }
#declare Hue = Hues[People]; #declare Tone = srgb Tones[People];
Lights(1.2,1.2,1.0,0) Environment()
Space(srgb Hue*0.14, srgb Hue*1.1, srgb Hue*1.4, People*2.3+Subject*0.7+1, 0.9)
object { Base(People) scale 1.25 rotate <-6,Subject*31,0> translate <-0.1+0.25*mod(Subject,3),2.7,4.0> }
cylinder { -y*0.16,0,1.55 texture { pigment { color srgb (Tones[People]*0.18+<0.03,0.03,0.05>) } finish { diffuse 0.7 specular 0.7 roughness 0.02 reflection { 0.04 0.25 } } } translate y*-1.15 } torus { 1.52,0.05 translate y*-1.15 texture { Glow(Tone,1.3) } } torus { 1.2,0.02 translate y*-1.14 texture { Gold } }
union {
#switch (Subject)
#range (0,4)
  #if (People=1) difference { sphere { 0,1.3 } plane { -y,0.0 } sphere { 0,1.24 } scale <1,0.42,1> translate y*-0.45 texture { Gold } } #for (i,0,2) cylinder { <1.3*cos(i*2.094),-0.45,1.3*sin(i*2.094)>,<0,1.75,0>,0.018 texture { Gold } } #end torus { 0.14,0.035 rotate x*90 translate y*1.86 texture { Gold } } object { Good(Subject) scale 0.78 translate y*0.1 }
  #else union { #for (i,0,4) difference { sphere { 0,1 scale <0.62,1.25,0.62> } sphere { <0,0,-0.12>,1 scale <0.60,1.24,0.58> } scale <1,1,0.6> rotate x*28 translate <0,0.15,0.78> rotate y*(72*i+18) texture { pigment { gradient y color_map { [0 srgb <0.10,0.34,0.10>] [1 srgb <0.50,0.82,0.26>] } scale 2.2 translate y*-1.1 } normal { gradient x 0.3 sine_wave scale 0.09 } finish { diffuse 0.85 specular 0.4 emission 0.06 } } } #end translate y*-0.5 } object { Good(Subject) scale 0.82 translate y*0.12 } #end
#break
#case (5) torus { 0.95,0.19 rotate x*66 texture { pigment { srgb <1,0.80,0.30> } finish { diffuse 0.55 emission 0.16 specular 1 roughness 0.008 reflection { 0.12 0.5 metallic } } } } #for (i,0,7) sphere { <0.95,0.16,0>,0.085 rotate y*45*i rotate x*66 texture { Glow(Tone,1.6) } } #end #if (Twin) torus { 0.62,0.12 rotate x*66 translate <0,0.0,-0.05> texture { Gold } } #end #break
#case (6) union { superellipsoid { <0.5,0.5> scale <0.52,0.58,0.2> } #for (i,0,3) sphere_sweep { b_spline 5,<-0.38+0.25*i,0.2,0>,0.14,<-0.39+0.26*i,0.55,0>,0.14,<-0.42+0.28*i,0.95+0.1*(i=1)+0.12*(i=2),-0.05>,0.125,<-0.44+0.30*i,1.22+0.1*(i=1)+0.12*(i=2),-0.15>,0.11,<-0.44+0.30*i,1.3,-0.2>,0.1 } #end sphere_sweep { b_spline 5,<0.3,-0.4,0>,0.16,<0.55,-0.2,0>,0.16,<0.82,0.1,-0.1>,0.14,<0.92,0.35,-0.2>,0.12,<0.95,0.5,-0.2>,0.1 } cylinder { <-0.02,-0.45,0>,<-0.02,-1.1,0>,0.32 } texture { Chrome } rotate <-12,18,0> } sphere { <0,0.15,-0.34>,0.24 texture { Glow(Tone,1.4) } } torus { 0.36,0.06 translate y*-0.75 texture { Gold } } #break
#case (7) union { cylinder { -x*0.85,x*0.85,0.2 translate y*0.75 } cylinder { -x*0.85,x*0.85,0.2 translate y*-0.75 } box { <-0.78,-0.75,-0.03>,<0.78,0.75,0.03> } texture { pigment { srgb <0.92,0.86,0.72> } finish { PaintF } } rotate <8,14,-4> } union { #for (k,-1,1,2) sphere { <0.92,0.75*k,0>,0.13 } sphere { <-0.92,0.75*k,0>,0.13 } #end texture { Gold } rotate <8,14,-4> } union { cylinder { <0,-0.3,-0.05>,<0,-0.3,-0.14>,0.34 texture { pigment { color Tone*0.6 } finish { PaintF } } } torus { 0.34,0.05 rotate x*90 translate <0,-0.3,-0.14> texture { Gold } } #for (j,0,2) box { <-0.55,0.42-0.18*j,-0.05>,<0.55-0.2*(j=2),0.47-0.18*j,-0.02> texture { pigment { color Tone*0.4 } } } #end rotate <8,14,-4> } #break
#case (8) difference { sphere { 0,1.1 } plane { -y,0.1 } sphere { 0,1.02 } scale <1,0.7,1> texture { Gold } translate y*-0.1 } #for (i,0,4) object { Good(i) scale 0.36 translate <0.52*cos(i*1.2566),0.12,0.52*sin(i*1.2566)> } #end cylinder { y*-1.1,y*-0.75,0.3 texture { Gold } } #break
#case (9) union { cylinder { -z*1.3,z*0.5,0.20 texture { Chrome } } #for (i,0,4) torus { 0.24,0.05 rotate x*90 translate z*(-1.0+0.32*i) texture { Gold } } #end box { <-0.18,-0.7,0.1>,<0.18,0.1,0.5> texture { HullDark } rotate x*-16 } union { cone { 0,0.26,y*0.5,0 } cone { 0,0.26,-y*0.5,0 } rotate x*90 translate <0,0.34,0.05> texture { pigment { color Tone filter 0.3 } finish { emission 0.5 specular 1 roughness 0.01 } } } sphere { -z*1.32,0.16 texture { Glow(Tone,1.8) } } rotate <-14,128,0> translate y*0.25 } #break
#case (10) union { cylinder { -y*0.5,y*0.7,0.5 texture { Plates(0.2,srgb <0.85,0.86,0.9>) } } object { Bell(0.62, srgb <0.5,0.85,1>) rotate x*-90 translate y*-0.5 } #for (i,0,5) sphere_sweep { b_spline 5,<0.4,0.9,0>,0.06,<0.5,0.7,0>,0.06,<0.66,0.3,0>,0.06,<0.56,-0.3,0>,0.06,<0.4,-0.6,0>,0.06 rotate y*60*i texture { Copper } } #end sphere { y*0.72,0.5 scale <1,0.6,1> translate y*0.2 texture { Gold } } cone { -y*1.05,0.42,-y*2,0.02 open hollow pigment { rgbt <0.5,0.85,1,0.6> } finish { emission 1.2 diffuse 0 } no_shadow } rotate z*-24 translate y*0.55 } #break
#case (11) union { torus { 0.8,0.10 rotate x*90 texture { Brass } } sphere { 0,0.8 scale <1,1,0.22> pigment { color Tone filter 0.4 transmit 0.35 } finish { specular 1 roughness 0.004 reflection { 0.06 0.5 } emission 0.12 } } torus { 1.05,0.05 rotate x*90 texture { Gold } } #for (i,0,7) box { <-0.05,0.85,-0.05>,<0.05,1.08,0.05> rotate z*45*i texture { Gold } } #end cylinder { -y*0.85,-y*1.5,0.08 texture { Steel } } rotate y*24 translate y*0.4 } #break
#case (12) union { sphere { 0,0.34 texture { Glow(Tone,1.4) } } #for (i,0,2) union { torus { 0.62+0.24*i,0.045 texture { Brass } } sphere { x*(0.62+0.24*i),0.11 rotate y*(i*110+30) texture { Chrome } } rotate <20+30*i,0,-24+26*i> } #end translate y*0.35 } cylinder { y*-1.1,y*-0.4,0.07 texture { Gold } } #break
#else union { superellipsoid { <0.3,0.3> scale <0.62,0.85,0.62> pigment { color Tone filter 0.5 transmit 0.3 } finish { specular 1 roughness 0.005 reflection { 0.05 0.4 } emission 0.1 } } #for (k,-1,1,2) cylinder { y*0.85*k,y*1.02*k,0.66 texture { Steel } } torus { 0.66,0.06 translate y*0.85*k texture { Gold } } #end union { cone { 0,0.3,y*0.62,0 } cone { 0,0.3,-y*0.62,0 } texture { Glow(Tone,1.2) } } rotate <0,30,-10> translate y*0.25 }
#end
translate y*0.12 }
