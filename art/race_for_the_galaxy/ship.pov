// Vessels. Kind 0 scout, 1 cruiser, 2 freighter, 3 drop ship, 4 ark, 5 shard (alien), 6 carrier, 7 planet buster; Count 1-9, Hue, Behind: -1 none or a globe.
#include "race.inc"
#ifndef (Behind) #declare Behind = 0; #end
Eye(30) Lights(1.2,1.25,0.8,0) Environment() StarSky(Sky,0.85)
#declare BA = array[4] { <0.2,0.4,0.16>, <0.75,0.5,0.28>, <0.55,0.22,0.14>, <0.6,0.75,0.9> } #declare BC = array[4] { <0.03,0.14,0.4>, <0.45,0.25,0.12>, <0.2,0.06,0.05>, <0.25,0.45,0.75> } #declare BR = array[4] { <0.4,0.7,1>, <1,0.7,0.4>, <1,0.4,0.25>, <0.7,0.9,1> }
#if (Behind>0) object { Globe(<-3.2,-3.1,9>, 4.1, BA[Behind-1], BA[Behind-1]*1.3, BC[Behind-1], 0.48, BR[Behind-1]) } #end
#declare Col = srgb Tint[Hue];
#macro Paint9() texture { pigment { color Col } finish { PaintF } } #end
#macro Burn(P,R1) sphere { P,R1*1.1 texture { Glow(srgb <0.55,0.85,1>,2.2) } } union { Trail(R1,2.2,srgb <0.45,0.75,1>) translate P } #end
#macro Cruiser() union {
  prism { linear_sweep linear_spline -0.14,0.14,6, <0,-1.6>,<0.34,-0.4>,<0.42,1.0>,<-0.42,1.0>,<-0.34,-0.4>,<0,-1.6> texture { Hull } }
  prism { linear_sweep linear_spline 0.14,0.26,5, <0,-1.0>,<0.2,-0.2>,<0.24,0.9>,<-0.24,0.9>,<0,-1.0> texture { HullDark } }
  box { <-0.16,0.26,0.2>,<0.16,0.52,0.7> Paint9() } box { <-0.24,0.44,0.36>,<0.24,0.54,0.62> texture { HullFine } } WinRow(<-0.14,0.40,0.19>,<0.14,0.40,0.19>,6,<0.014,0.02,0.01>,WarmWin)
  #for (k,-1,1,2) box { <0.36*k-0.05,-0.1,-0.3>,<0.36*k+0.09*k,0.06,0.9> Paint9() } WinRow(<k*0.43,0.05,-0.1>,<k*0.43,0.05,0.85>,16,<0.012,0.014,0.014>,WarmWin) cylinder { <k*0.2,0.26,-0.5>,<k*0.2,0.26,-0.95>,0.02 texture { Steel } } Burn(<k*0.22,0,1.02>,0.12) #end Burn(<0,0.06,1.02>,0.1)
  object { Greebles(0.3,0.6,0.1,30,Seed,HullDark) translate <0,0.14,0.3> } } #end
#macro Freighter() union { object { Truss(<0,0,-1.3>,<0,0,1.2>,0.16,9,Steel) } #local Rk=seed(Seed+5);
  #for (j,0,4) #for (k,-1,1,2) object { Container(srgb Tint[mod(Hue+j+(k>0)*2,8)]) scale <0.9,1.3,1.3> rotate y*90 translate <k*0.3,0.02,-0.75+j*0.42-0.02> } object { Container(srgb Tint[mod(Hue+3+j,8)]) scale <0.9,1.2,1.2> rotate y*90 translate <k*0.3,-0.34,-0.75+j*0.42> } #end #end
  sphere { <0,0.06,-1.4>,0.34 texture { HullWarm } } box { <-0.2,0.1,-1.72>,<0.2,0.18,-1.4> texture { Glow(srgb <0.6,0.9,1>,0.9) } } box { <-0.45,-0.3,1.15>,<0.45,0.3,1.5> texture { HullDark } } #for (k,-1,1,2) Burn(<k*0.25,0,1.5>,0.16) #end } #end
#macro Drop() union { sphere { 0,1 scale <0.5,0.3,0.9> texture { Hull } } box { <-0.36,-0.34,-0.5>,<0.36,0,0.6> Paint9() } #for (k,-1,1,2) cylinder { <k*0.62,-0.1,-0.45>,<k*0.62,-0.1,0.35>,0.17 texture { HullDark } } box { <k*0.3,-0.02,-0.15>,<k*0.62,0.06,0.3> texture { Hull } } sphere { <k*0.62,-0.26,0>,0.14 texture { Glow(srgb <0.55,0.85,1>,2) } } cone { <k*0.62,-0.26,0>,0.15,<k*0.62,-1.2,0>,0.02 hollow pigment { rgbt <0.5,0.8,1,0.75> } finish { emission 1 diffuse 0 } no_shadow } #end sphere { <0,0.16,-0.6>,0.22 scale <1,0.7,1> texture { ColdWin } } } #end
#macro Ark() union { torus { 0.85,0.13 rotate x*90 texture { Hull } } WinRing(0.98,0,44,<0.012,0.03,0.03>,WarmWin) sphere { z*-0.9,0.36 texture { HullWarm } } cylinder { -z*1.2,z*1.3,0.14 texture { HullDark } } #for (i,0,3) cylinder { 0,x*0.85,0.05 texture { Steel } rotate z*90*i } #end sphere { z*0.25,0.62 scale <1,1,0.5> pigment { srgbft <0.4,0.95,0.6,0.4,0.25> } finish { emission 0.25 specular 1 roughness 0.01 } } #for (i,0,2) object { Container(Col) scale 1.3 rotate y*90 translate <0.28,0,0.75> rotate z*120*i } #end Burn(z*1.35,0.24) } #end
#macro Shard() union { #local Rk=seed(Seed*3+2); #for (i,0,6) #local L=0.7+1.0*rand(Rk); cone { <0,0,0>,0.17,<0,0,-L>,0 scale <1.5,0.55,1> rotate <(rand(Rk)-0.5)*46,(rand(Rk)-0.5)*70,0> translate z*0.4 texture { pigment { srgb <0.16,0.13,0.10> } finish { diffuse 0.6 specular 0.9 roughness 0.01 reflection { 0.1 0.5 } } } } #end
  #for (i,0,5) torus { 0.20+0.05*i,0.014 rotate x*90 translate z*(0.15*i-0.45) texture { GoldGlow } } #end sphere { z*0.15,0.2 texture { GoldGlow } } cone { z*0.2,0.2,z*1.2,0.02 scale <1.3,0.6,1> texture { pigment { srgb <0.2,0.16,0.1> } finish { diffuse 0.5 specular 1 reflection { 0.1 0.4 } } } } } #end
#macro Carrier() union { box { <-0.42,-0.16,-1.5>,<0.42,0.16,1.4> texture { Hull } } box { <-0.62,-0.06,-0.9>,<0.62,0.02,1.1> Paint9() } #for (k,-1,1,2) box { <k*0.7-0.14,-0.14,-1.1>,<k*0.7+0.14,0.10,1.2> texture { HullDark } } WinRow(<k*0.845,0,-1>,<k*0.845,0,1.1>,22,<0.01,0.016,0.016>,WarmWin) Burn(<k*0.7,-0.02,1.25>,0.13) #end box { <0.1,0.16,0.2>,<0.36,0.6,0.7> texture { HullFine } } WinRow(<0.12,0.5,0.19>,<0.34,0.5,0.19>,6,<0.012,0.02,0.01>,WarmWin) object { Greebles(0.38,1.3,0.14,50,Seed,HullDark) translate y*0.16 } } #end
#macro Buster() union { cylinder { -z*1.7,z*1.2,0.34 texture { Hull } } difference { cone { -z*1.6,0.4,-z*2.2,0.8 } cone { -z*1.59,0.3,-z*2.21,0.72 } texture { HullDark } } sphere { -z*1.9,0.36 texture { Glow(srgb <1,0.32,0.16>,2.4) } } #for (i,0,5) box { <-0.07,0.3,-1.5>,<0.07,0.62,0.9> Paint9() rotate z*60*i } torus { 0.46,0.05 rotate x*90 translate z*(0.4*i-1.2) texture { HullDark } } #end Burn(z*1.25,0.3) } #end
#macro One() #switch (Kind) #case (0) object { Ship(Col, srgb <0.5,0.8,1>) } #break #case (1) object { Cruiser() } #break #case (2) object { Freighter() } #break #case (3) object { Drop() } #break #case (4) object { Ark() } #break #case (5) object { Shard() } #break #case (6) object { Carrier() } #break #case (7) object { Buster() } #break #end #end
#local Big = (Count=1 ? 1.28 : (Count<4 ? 0.86 : 0.58)); #local Rn = seed(Seed+40);
#for (i,0,Count-1)
  #local Row = floor((i+1)/2); #local Side = (mod(i,2)=1 ? 1 : -1);
  #if (i=0) #local P = <-0.25,0.1,-0.8>; #else #local P = <-0.2+Side*Row*(Kind=3?0.95:0.72)+Row*0.55, 0.1+Side*Row*0.16+Row*0.42, Row*1.5-0.6>; #end
  #if (Count=1) #local P=<0,0,0>; #end
  union { One() scale Big rotate <(Kind=3 ? -6 : -24),(Kind=5? 52 : 47)-(Kind=3)*20,(Kind=3? 6 : 9)> translate P }
#end
