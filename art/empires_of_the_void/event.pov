// The picture of an event, or of a Diplomacy card on the ground of its temperament: pieces of the map in a scene of their own.
#include "look.inc"
#include "ships.inc"
#include "goods.inc"
#include "obstacles.inc"
#include "globe.inc"
#ifndef (Told) #declare Told = 0; #end
#ifndef (Hue) #declare Hue = 0; #end
camera { location <0,3.0,-9> look_at <0,0.15,0> angle 27 right x*1.6 up y }
//                        0 crimson          1 gold             2 blue             3 violet           4 green            5 teal             6 grey
#declare Hues = array[7] { <0.55,0.09,0.08>, <0.55,0.33,0.07>, <0.09,0.26,0.60>, <0.36,0.12,0.58>, <0.13,0.42,0.20>, <0.06,0.38,0.46>, <0.24,0.25,0.32> }
#declare H = Hues[Hue];
light_source { <-42,58,-50> color WarmKey*1.9 }
light_source { <55,10,42> color ColdRim*1.5 }
light_source { <20,30,-60> color FillBlue*0.4 shadowless }
Environment()
Space(srgb H*0.16, srgb H*1.0, srgb (H*1.5+<0.05,0.05,0.12>), Told*1.37+3, 0.9)
#declare P = srgb <0.70,0.72,0.78>; #declare PD = P*0.45; #declare T = srgb <0.55,0.85,1.0>;
#include "vessels.inc"
#macro Sky(K,S,Lo,Hi,Se,Ai,Rg) #declare Kind=K; #declare Seed=S; #declare A=srgb Lo; #declare B=srgb Hi; #declare C=srgb Se; #declare Air=srgb Ai; #declare Ring=Rg; #declare Moon=0; Globe() #end
#macro Coin(Q,R) object { Good(5) scale R translate Q } #end
#macro Fleet(Cl,N,S,Q,Step) #for (i,0,N-1) object { Vessel(Cl) scale S rotate y*38 translate Q+Step*i } #end #end
#macro Lamp(Q,Cc) sphere { Q,0.13 texture { Glow(Cc,1.2) } } torus { 0.07,0.02 translate Q+y*0.14 texture { Gold } } #end
#macro Swords() Good(10) #end
#macro Plinth(Cc) cylinder { -y*1.3,-y*1.05,1.5 texture { HullDark } } torus { 1.47,0.04 translate -y*1.06 texture { Glow(Cc,1.3) } } #end
#declare Rn = seed(Told*7+3);
#switch (Told)
#case (0) union { Sky(3,1,<0.95,0.35,0.08>,<1,0.82,0.35>,<0.22,0.05,0.05>,<1,0.55,0.2>,1) scale 1.15 translate <1.6,0.5,2> } object { Thing(5) scale 1.25 rotate x*-18 translate <-1.3,-0.25,0> } #break
#case (1) object { Thing(5) scale 1.75 rotate <-34,0,14> translate <0.1,0.1,0> } object { Vessel(2) scale 0.32 rotate y*60 translate <1.75,0.6,-1> } #break
#case (2) object { Thing(6) scale 1.35 translate <-0.2,-0.75,0> } #for (i,0,4) object { Vessel(0) scale 0.22 rotate y*(20+30*i) translate <-2.4+1.2*i,0.95+0.2*mod(i,2),1.4> } #end #break
#case (3) object { Thing(4) scale 1.25 rotate y*8 translate <-0.7,0,0> } object { Thing(4) scale 0.7 rotate y*8 translate <1.5,0.55,1.6> } object { Thing(4) scale 0.5 rotate y*8 translate <2.4,1.0,2.8> } #break
#case (4) object { Thing(10) scale 1.5 translate <-0.3,-0.45,0> } object { Vessel(2) scale 0.5 rotate y*-60 translate <1.9,0.5,1> } #break
#case (5) object { Thing(8) scale 1.9 rotate <10,20,0> } Fleet(0,1,0.25,<-2.1,0.8,0>,<0,0,0>) #break
#case (6) union { Sky(6,3,<0.42,0.34,0.30>,<0.62,0.55,0.50>,<0.16,0.13,0.13>,<1,0.7,0.35>,0) scale 1.2 translate <1.2,0.2,1.5> } #for (i,0,7) Coin(<-2.3+0.42*i,-0.85+0.5*rand(Rn)+0.10*i,-0.6-0.6*rand(Rn)>,0.34) #end #break
#case (7) object { Good(6) scale 1.25 translate <-0.7,0.05,0> } #for (i,0,4) Coin(<0.9+0.4*mod(i,3),-0.8+0.42*floor(i/3)+0.08*i,0.3*mod(i,2)>,0.42) #end #break
#case (8) sphere { <1.6,0.3,3>,2.1 texture { pigment { bozo turbulence 0.8 octaves 5 scale 0.4 color_map { [0 srgb <1,0.35,0.05>] [0.5 srgb <1,0.65,0.2>] [1 srgb <1,0.95,0.7>] } } finish { emission 1.0 diffuse 0 } } } #for (i,0,6) sphere_sweep { b_spline 5,<0,0,0>,0.10,<0.5,0.4,0>,0.12,<1.1,0.2+0.2*rand(Rn),0>,0.10,<1.8,0.5,0>,0.06,<2.6,0.2,0>,0.02 rotate z*(120+i*24) translate <1.2,0.3,1.6> texture { Glow(srgb <1,0.6,0.2>,0.9) } } #end object { Vessel(0) scale 0.3 rotate y*-110 translate <-1.8,-0.5,-0.6> } #break
#case (9) #for (i,0,46) #local Q=<(rand(Rn)-0.5)*7,(rand(Rn)-0.5)*4,rand(Rn)*4-1>; cylinder { Q,Q+<1.6,0.7,-1.2>*(0.3+rand(Rn)),0.012+0.014*rand(Rn) texture { Glow(srgb <0.55,0.9,1>,0.9) } no_shadow } #end Fleet(3,3,0.6,<1.1,0.7,1.2>,<-1.05,-0.55,-0.8>) #break
#case (10) object { Good(10) scale 1.5 translate <0,-0.05,0> } Fleet(3,2,0.42,<-2.2,0.7,1.5>,<4.2,0,0>) #break
#case (11) object { Good(14) scale 1.15 translate <-0.9,-0.1,0> } object { Good(6) scale 1.1 translate <1.1,0.05,0.3> } #break
#case (12) #for (r,0,2) #for (i,0,9) Lamp(<-2.7+0.6*i,0.9-0.55*r+0.16*cos(i*1.1+r),1.2-0.7*r>, srgb <0.5+0.5*rand(Rn),0.4+0.5*rand(Rn),0.3+0.6*rand(Rn)>) #end #end union { Sky(1,8,<0.12,0.50,0.16>,<0.45,0.72,0.25>,<0.05,0.28,0.62>,<0.45,0.9,0.75>,0) scale 0.85 translate <0.2,-0.55,0.6> } #break
#case (13) Plinth(srgb <0.4,0.75,1>) object { Good(12) scale 1.25 translate y*0.15 } #break
#case (14) Plinth(srgb <1,0.6,0.3>) object { Vessel(3) scale 0.95 rotate y*52 rotate x*-8 translate y*-0.35 } #for (i,0,3) Coin(<-2.1+1.4*i,-0.95,-1.0+0.2*i>,0.26) #end #break
#case (15) #for (i,0,7) object { Container(srgb <0.2+0.5*rand(Rn),0.16+0.3*rand(Rn),0.2+0.4*rand(Rn)>) scale 1.6 rotate y*(8-16*rand(Rn)) translate <-1.7+1.1*mod(i,4),-0.95+0.46*floor(i/4),0.5-0.3*mod(i,2)> } #end object { Good(4) scale 0.62 translate <-0.3,0.62,-0.2> } object { Good(2) scale 0.5 rotate y*20 translate <1.3,0.5,0> } #break
#case (16) #for (i,0,16) object { Vessel(mod(i*3,3)) scale 0.20+0.18*rand(Rn) rotate y*(60+14*rand(Rn)) translate <-3+6*rand(Rn),-1.1+2.2*rand(Rn),3*rand(Rn)-0.8> } #end #break
#case (17) union { Sky(3,1,<0.95,0.35,0.08>,<1,0.82,0.35>,<0.22,0.05,0.05>,<1,0.55,0.2>,1) scale 1.35 translate <1.1,0.1,2> } Fleet(3,3,0.62,<-2.1,0.9,0.4>,<0.55,-0.75,-0.3>) #break
#case (18) union { Sky(2,4,<0.85,0.72,0.48>,<0.95,0.88,0.70>,<0.60,0.40,0.24>,<1,0.85,0.5>,1) scale 1.4 translate <-1.2,0.0,2> } #for (i,0,7) object { Vessel(mod(i,2)*2) scale 0.26 rotate y*-64 translate <0.3+0.42*i,-0.9+0.3*i,0.3*mod(i,3)> } #end #break
#case (19) union { Sky(1,6,<0.72,0.62,0.36>,<0.90,0.86,0.72>,<0.05,0.42,0.52>,<0.4,0.9,0.9>,0) scale 1.35 translate <1.1,0.1,1.5> } object { Good(12) scale 0.95 translate <-1.5,-0.1,-0.5> } #break
#case (20) union { Sky(9,13,<0.32,0.10,0.40>,<0.62,0.28,0.66>,<0.12,0.03,0.18>,<1,0.3,0.75>,0) scale 1.75 translate <0.2,0.0,1> } #break
#case (21) union { Sky(0,5,<0.55,0.20,0.13>,<0.80,0.38,0.22>,<0.20,0.07,0.06>,<1,0.4,0.25>,0) scale 1.35 translate <1.2,0.3,2> } #for (i,0,6) object { Vessel((i<2 ? 10 : 1)) scale 0.34+0.3*(i<2) rotate y*(30+20*rand(Rn)) translate <-2.2+0.62*i,-0.9+0.5*rand(Rn)+0.2*i,-0.6+0.3*i> } #end #break
#case (22) union { Sky(1,8,<0.12,0.50,0.16>,<0.45,0.72,0.25>,<0.05,0.28,0.62>,<0.45,0.9,0.75>,0) scale 1.35 translate <0.6,0.1,1.5> } object { Thing(11) scale 1.15 rotate x*-24 translate <-0.9,-0.25,-0.9> } #break
#case (23) union { Sky(2,12,<0.30,0.58,0.46>,<0.70,0.85,0.62>,<0.14,0.34,0.34>,<0.5,1,0.8>,1) scale 1.35 translate <1.2,0.2,2> } object { Good(2) scale 0.8 translate <-1.7,-0.2,-0.4> } object { Good(2) scale 0.55 rotate z*24 translate <-0.4,-0.75,-0.7> } #break
#range (24,26) #for (i,-9,9) #for (r,0,2) box { <-0.16,0,-0.14>,<0.16,0.30,0.14> translate <0,-1.45+0.42*r,2.4+0.5*r> rotate y*(i*7.5) texture { pigment { #if (mod(i+r+20,4)=0) srgb <0.75,0.58,0.26> #else srgb <0.32,0.30,0.38> #end } finish { PaintF } } } #end #end
  cylinder { -z*0.10,z*0.10,0.85 texture { Gold } translate y*0.35 } torus { 0.85,0.10 rotate x*90 translate y*0.35 texture { Brass } } #for (i,0,Told-24) sphere { <(i-(Told-24)/2)*0.46,0.35,-0.14>,0.17 texture { Glow(srgb <0.6,0.85,1>,1.3) } } #end #for (i,0,15) sphere { y*0.85,0.05 rotate z*22.5*i translate <0,0.35,-0.10> texture { Gold } } #end #break
// Diplomacy cards
#case (30) Fleet(3,2,0.85,<-0.9,0.45,1>,<1.2,-0.7,-1.2>) #for (i,0,3) cylinder { <-1.5+0.3*i,-0.35-0.16*i,-0.8>,<-3.4+0.3*i,-1.5-0.16*i,-2.4>,0.03 texture { Glow(srgb <1,0.4,0.25>,1.8) } } #end #break
#case (31) Fleet(0,5,0.5,<2.3,1.0,2>,<-1.05,-0.45,-0.7>) #break
#case (32) object { Good(10) scale 1.05 translate <-1.2,0,0> } Fleet(0,3,0.42,<0.7,0.8,0.6>,<0.75,-0.62,-0.3>) #break
#case (33) #for (i,0,15) Coin(<-2.2+4.4*rand(Rn),-1.1+2.5*rand(Rn),2.2*rand(Rn)-0.7>,0.24+0.16*rand(Rn)) #end #break
#case (34) #for (i,0,3) object { Truss(<-1.8,0.75,0>,<1.8,0.75,0>,0.18,12,Steel) rotate x*90*i } #end #for (k,-1,1) torus { 1.05,0.05 rotate z*90 translate x*k*1.3 texture { Brass } } #end object { Vessel(3) scale 0.9 rotate y*90 } #for (i,0,4) sphere { <-1.4+0.7*i,0.7,-0.5>,0.06 texture { Glow(srgb <1,0.8,0.4>,2.4) } } #end #break
#case (35) union { Sky(6,17,<0.46,0.36,0.24>,<0.72,0.60,0.34>,<0.14,0.10,0.06>,<1,0.75,0.35>,0) scale 1.05 } #for (i,0,4) sphere_sweep { b_spline 6,<1.9,0.9,0.4>,0.14,<1.7,0.7,0.2>,0.14,<1.3,0.35,-0.55>,0.13,<0.95,0.0,-0.85>,0.11,<0.62,-0.2,-1.0>,0.08,<0.4,-0.3,-1.0>,0.06 rotate z*(-34+i*22) texture { Gold } } #end #break
#case (36) object { Good(12) scale 1.0 translate <-0.9,0.1,0> } #for (i,0,3) Coin(<0.95+0.12*mod(i,2),-0.85+0.36*i,0.1>,0.55) #end #break
#case (37) #for (r,0,2) #for (i,-3,3) union { prism { linear_spline -0.09,0.09,7 #for (k,0,6) ,<cos(k*pi/3),sin(k*pi/3)>*0.42 #end rotate x*90 texture { HullDark } } torus { 0.34,0.03 rotate x*90 translate -z*0.1 texture { Glow(srgb <0.35,0.7,1>,0.4+0.9*rand(Rn)) } } sphere { -z*0.06,0.13 texture { Glow(srgb <0.6,0.9,1>,0.7) } } translate <i*0.78+0.39*mod(r,2),0.72*(r-1),0.25*abs(i)> } #end #end #break
#case (38) sphere { 0,0.5 texture { Glow(srgb <0.8,0.95,1>,1.6) } } #for (i,0,26) #local D=vnormalize(<rand(Rn)*2-1,rand(Rn)*2-1,rand(Rn)*2-1>); cone { D*0.6,0.10,D*(1.1+0.9*rand(Rn)),0 texture { pigment { srgb <0.45,0.7,1> filter 0.3 } finish { emission 0.35 specular 1 roughness 0.01 } } } #end #break
#case (39) object { Thing(5) scale 1.1 rotate <-50,0,24> translate <-1.25,0.15,0> } object { Thing(5) scale 1.1 rotate <-50,0,-24> translate <1.25,0.15,0> } object { Vessel(0) scale 0.3 rotate y*90 translate <0,0,-0.8> } #break
#case (40) #for (i,0,90) #local A0=i*0.32; #local W=0.75+0.012*i; sphere { <-1.7+0.038*i,W*sin(A0)*(i<62 ? 1 : 0.35),W*0.7*cos(A0)*(i<62 ? 1 : 0.35)>,0.10 texture { pigment { srgb <0.72,0.45,0.95>*(1-i/140) } finish { diffuse 0.6 emission 0.3 specular 1 } } } #end object { Good(13) scale 0.5 translate <1.7,0.3,-0.8> } #break
#case (41) #for (k,0,1) superellipsoid { <0.2,0.2> scale 0.56 rotate <24+20*k,30+40*k,14-40*k> translate <-0.85+1.7*k,-0.1+0.35*k,0.2*k> texture { pigment { srgb <0.45,0.18,0.70> } finish { diffuse 0.7 specular 0.8 roughness 0.012 reflection { 0.03 0.2 } } } } torus { 0.95,0.04 rotate <70,0,20> translate <-0.85,-0.1,0> texture { Gold } } torus { 0.95,0.04 rotate <60,0,-26> translate <0.85,0.25,0.2> texture { Gold } } sphere { <-0.85,-0.1,-0.62>,0.11 texture { Glow(rgb 1,1.2) } } #end #break
#case (42) object { Vessel(2) scale 1.15 rotate y*58 translate <-0.7,0.1,0> } object { Good(14) scale 0.6 translate <1.5,-0.35,-0.4> } #break
#case (43) object { Good(14) scale 1.0 translate <0,0.2,-0.5> } object { Good(10) scale 1.35 rotate z*180 translate <0,-0.05,1.4> } #break
#else union { Sky(1,18,<0.30,0.42,0.16>,<0.66,0.58,0.38>,<0.03,0.14,0.46>,<0.35,0.65,1>,0) scale 0.9 } #for (i,0,23) Lamp(<1.6*cos(i*0.2618),0.55*sin(i*0.2618*2)+0.1,1.6*sin(i*0.2618)>, srgb <0.5+0.5*rand(Rn),0.5+0.4*rand(Rn),0.3+0.5*rand(Rn)>) #end
#end
