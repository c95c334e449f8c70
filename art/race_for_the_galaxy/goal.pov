// A goal as a medal in relief: a rim of gold for the first to reach it, of silver for who has most; Goal: as in the engine's table.
#include "race.inc"
#ifndef (Goal) #declare Goal = 0; #end
#ifndef (Most) #declare Most = 0; #end
camera { orthographic location <0,0,-10> look_at 0 right x*2.3 up y*2.3 }
light_source { <-42,58,-60> color WarmKey*1.7 } light_source { <55,6,-12> color ColdRim*0.9 shadowless } Environment()
#declare Metal = texture { #if (Most) pigment { srgb <0.78,0.82,0.90> } #else pigment { srgb <0.95,0.74,0.34> } #end finish { diffuse 0.5 specular 0.8 roughness 0.02 metallic reflection { 0.16 0.4 metallic } } }
#declare Enamels = array[20] { <0.16,0.30,0.52>, <0.22,0.38,0.24>, <0.45,0.34,0.08>, <0.16,0.30,0.20>, <0.40,0.22,0.08>, <0.30,0.16,0.46>, <0.30,0.16,0.46>, <0.40,0.28,0.08>, <0.10,0.26,0.44>, <0.42,0.10,0.12>, <0.20,0.20,0.42>, <0.46,0.10,0.12>, <0.46,0.10,0.12>, <0.36,0.22,0.10>, <0.14,0.26,0.44>, <0.14,0.36,0.16>, <0.10,0.24,0.48>, <0.46,0.24,0.06>, <0.36,0.14,0.50>, <0.38,0.26,0.06> }
cylinder { z*0.2,z*0.05,1.0 texture { pigment { srgb Enamels[Goal] } finish { diffuse 0.7 specular 0.8 roughness 0.01 reflection { 0.03 0.2 } } } }
torus { 0.98,0.11 rotate x*90 translate z*0.04 texture { Metal } } torus { 0.80,0.022 rotate x*90 translate z*0.04 texture { Metal } }
#if (Most) #for (i,0,23) sphere { y*0.98,0.04 rotate z*15*i translate -z*0.07 texture { Metal } } #end #end
#macro M() texture { Metal } #end
#macro Hexa(R,D) prism { linear_spline 0,D,7 #for (k,0,6) ,<sin(k*pi/3),cos(k*pi/3)>*R #end rotate x*-90 } #end
#macro Star(R,D) prism { linear_spline 0,D,11 #for (i,0,10) ,<sin(radians(36*i)),cos(radians(36*i))>*(mod(i,2)=0?R:R*0.45) #end rotate x*-90 } #end
#macro Sword(A0) union { box { <-0.045,-0.22,-0.08>,<0.045,0.56,0.04> } cone { <0,0.56,-0.02>,0.06,<0,0.72,-0.02>,0 } box { <-0.18,-0.26,-0.1>,<0.18,-0.18,0.04> } cylinder { <0,-0.2,-0.03>,<0,-0.52,-0.03>,0.05 } sphere { <0,-0.56,-0.03>,0.08 } rotate z*A0 } #end
#macro Cube(P,R,Cc) superellipsoid { <0.2,0.2> scale R rotate <20,34,0> translate P texture { pigment { srgb Cc } finish { diffuse 0.65 specular 0.9 roughness 0.01 reflection { 0.04 0.3 } } } } #end
union {
#switch (Goal)
#case (0) union { Star(0.6,0.12) M() } sphere { -z*0.1,0.16 texture { Glow(srgb <1,0.95,0.8>,0.9) } } #break
#case (1) Cube(<-0.3,0.28,-0.1>,0.2,<0.16,0.46,0.95>) Cube(<0.3,0.28,-0.1>,0.2,<0.66,0.36,0.16>) Cube(<-0.3,-0.30,-0.1>,0.2,<0.18,0.74,0.30>) Cube(<0.3,-0.30,-0.1>,0.2,<0.98,0.80,0.14>) #break
#case (2) #for (k,-1,1) union { cone { 0,0.16,y*0.62,0.0 } cone { 0,0.16,-y*0.3,0.0 } texture { pigment { srgb <1,0.84,0.25> } finish { diffuse 0.6 emission 0.2 specular 1 roughness 0.01 reflection 0.1 } } rotate z*-26*k translate <0.3*k,-0.1,-0.1> } #end #break
#case (3) #for (i,0,3) union { cylinder { -z*0.06,z*0.06,0.26 } torus { 0.22,0.03 rotate x*90 translate -z*0.06 } M() translate <-0.33+0.22*i,-0.28+0.19*i,-0.06*i> } #end #break
#case (4) union { cylinder { <0,0,-0.06>,<0,0,0.04>,0.34 } #for (i,0,7) box { <-0.08,0.28,-0.06>,<0.08,0.5,0.04> rotate z*45*i } #end M() } cylinder { -z*0.1,0,0.16 texture { Glow(srgb <1,0.7,0.3>,1) } } #break
#case (5) union { Hexa(0.5,0.1) M() } union { Star(0.34,0.12) texture { Glow(srgb <0.75,0.5,1>,0.9) } translate -z*0.1 } #break
#case (6) #for (i,0,12) #local A0=i*0.5; sphere { <0.26*cos(A0),-0.6+0.1*i,-0.12-0.1*sin(A0)>,0.09 M() } sphere { <-0.26*cos(A0),-0.6+0.1*i,-0.12+0.1*sin(A0)>,0.09 texture { Glow(srgb <0.75,0.5,1>,0.6) } } #end #break
#case (7) #for (s,-1,1) #for (i,0,3+s) cylinder { <0.38*s,-0.5+0.15*i,-0.1>,<0.38*s,-0.38+0.15*i,-0.1>,0.17 M() } #end #end #break
#case (8) sphere { 0,0.36 scale <1,1,0.5> texture { pigment { granite scale 0.5 color_map { [0 srgb <0.1,0.3,0.6>] [0.5 srgb <0.2,0.5,0.25>] [1 srgb <0.8,0.8,0.7>] } } finish { diffuse 0.8 specular 0.3 } } } #for (i,0,3) cone { y*0.42,0.12,y*0.68,0 rotate z*90*i M() } #end #break
#case (9) union { Sword(0) M() translate x*-0.24 } union { sphere_sweep { b_spline 6,<0,-0.5,0>,0.03,<0,-0.4,0>,0.035,<0.02,0,0>,0.035,<0.05,0.35,0>,0.03,<0.1,0.6,0>,0.02,<0.12,0.7,0>,0.01 } #for (i,0,4) #for (k,-1,1,2) sphere { 0,1 scale <0.13,0.06,0.04> rotate z*k*35 translate <k*0.14+0.03,-0.25+0.2*i,0> } #end #end M() translate <0.26,-0.05,-0.06> } #break
#case (10) union { #for (i,0,2) box { <-0.17,-0.5,-0.08>,<0.17,-0.1+0.25*(i=1)-0.14*(i=2),0.04> translate x*(i-1)*0.36 } #end M() } union { Star(0.2,0.1) M() translate <0,0.42,-0.06> } #break
#case (11) union { Sword(36) Sword(-36) M() } #break
#case (12) union { sphere { 0,0.48 scale <0.88,1.05,0.4> } box { <-0.06,0.2,-0.28>,<0.06,0.66,0.1> } M() } box { <-0.34,-0.1,-0.3>,<0.34,0.10,0> texture { Glow(srgb <1,0.75,0.35>,1.1) } } #break
#case (13) union { box { <-0.5,-0.45,-0.08>,<0.5,-0.05,0.04> } #for (i,0,2) prism { linear_spline -0.08,0.04,4,<-0.5+0.34*i,-0.05>,<-0.16+0.34*i,-0.05>,<-0.5+0.34*i,0.16>,<-0.5+0.34*i,-0.05> rotate -x*90 scale <1,1,-1> } #end cylinder { <0.4,-0.05,-0.02>,<0.4,0.55,-0.02>,0.08 } M() } #break
#case (14) union { #for (i,0,2) box { <-0.58+0.14*i,-0.45+0.3*i,-0.08>,<0.58-0.14*i,-0.2+0.3*i,0.04> } #end cone { y*0.4,0.16,y*0.72,0 } M() } #break
#case (15) sphere { 0,0.42 scale <0.8,1.15,0.5> texture { pigment { srgb <0.18,0.74,0.30> } finish { diffuse 0.65 specular 1 roughness 0.01 reflection { 0.04 0.3 } } } } torus { 0.36,0.05 scale <1,1,0.5> M() } #break
#case (16) union { torus { 0.34,0.07 rotate x*90 translate <-0.1,0.12,-0.05> } cylinder { <0.16,-0.16,-0.05>,<0.5,-0.52,-0.05>,0.08 } M() } sphere { <-0.1,0.12,-0.02>,0.3 scale <1,1,0.3> texture { Glow(srgb <0.5,0.85,1>,0.6) } } #break
#case (17) union { cylinder { <-0.1,-0.6,0>,<-0.04,0.1,0>,0.07 } cone { <-0.06,-0.05,0>,0.12,<0,0.25,0>,0.24 } M() } #for (i,0,6) sphere { <0.03+0.05*sin(i*2),0.3+0.07*i,-0.08>,0.2-0.025*i texture { Glow(srgb <1,0.65-0.05*i,0.2>,0.8) } } #end #break
#case (18) union { Star(0.58,0.12) texture { pigment { srgb <0.62,0.32,0.92> } finish { diffuse 0.5 emission 0.2 specular 1 roughness 0.012 metallic reflection { 0.1 0.4 metallic } } } } torus { 0.3,0.04 rotate x*90 translate -z*0.12 M() } #break
#else union { prism { linear_spline 0,0.12,8,<-0.5,-0.35>,<0.5,-0.35>,<0.58,0.35>,<0.26,0.02>,<0,0.5>,<-0.26,0.02>,<-0.58,0.35>,<-0.5,-0.35> rotate x*-90 } #for (i,-1,1) sphere { <0.56*i,0.40+0.14*(i=0),-0.05>,0.08 } #end M() } #end
}
