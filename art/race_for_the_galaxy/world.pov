// A world seen from orbit. Biome, Ring 0-2, Moons 0-3, Lights 0-1 (cities by night), Air 0-1, R, X, Y, Around 0-6, Sky, Seed.
#include "race.inc"
#ifndef (Biome) #declare Biome = 0; #end
#ifndef (Ring) #declare Ring = 0; #end
#ifndef (Moons) #declare Moons = 0; #end
#ifndef (Cities) #declare Cities = 0; #end
#ifndef (Air) #declare Air = 0.7; #end
#ifndef (R) #declare R = 1.55; #end
#ifndef (X) #declare X = 0; #end
#ifndef (Y) #declare Y = 0; #end
#ifndef (Around) #declare Around = 0; #end
Eye(30) Lights(1.15, 1.0, 0.7, 0) Environment() StarSky(Sky, 0.8)
//            0 ocean 1 desert 2 ice 3 lava 4 jungle 5 gas 6 barren 7 toxic 8 crystal 9 city 10 broken 11 machine 12 exotic 13 rust
#declare CA = array[14] { <0.20,0.40,0.14>, <0.80,0.56,0.30>, <0.80,0.90,0.98>, <0.10,0.07,0.07>, <0.10,0.36,0.14>, <0.86,0.66,0.46>, <0.42,0.40,0.39>, <0.60,0.66,0.20>, <0.36,0.62,0.86>, <0.26,0.26,0.30>, <0.36,0.28,0.26>, <0.30,0.26,0.18>, <0.52,0.24,0.66>, <0.58,0.28,0.16> }
#declare CB = array[14] { <0.62,0.52,0.32>, <0.94,0.78,0.52>, <0.62,0.76,0.92>, <0.22,0.15,0.13>, <0.34,0.52,0.20>, <0.62,0.36,0.24>, <0.64,0.60,0.56>, <0.84,0.80,0.42>, <0.70,0.90,1.00>, <0.40,0.38,0.40>, <0.52,0.38,0.32>, <0.56,0.46,0.26>, <0.80,0.48,0.82>, <0.76,0.46,0.26> }
#declare CC = array[14] { <0.03,0.13,0.36>, <0.56,0.32,0.16>, <0.30,0.52,0.80>, <0.06,0.04,0.04>, <0.03,0.24,0.30>, <0.94,0.84,0.68>, <0.22,0.21,0.22>, <0.36,0.42,0.10>, <0.16,0.28,0.56>, <0.12,0.13,0.17>, <0.18,0.12,0.12>, <0.12,0.10,0.08>, <0.20,0.10,0.36>, <0.28,0.14,0.10> }
#declare WetA = array[14] { 0.50, 0.34, 0.36, 0.30, 0.44, 0.5, 0.36, 0.34, 0.4, 0.3, 0.36, 0.4, 0.46, 0.36 }
#declare AirA = array[14] { <0.40,0.70,1>, <1,0.74,0.42>, <0.70,0.90,1>, <1,0.42,0.14>, <0.44,1,0.72>, <1,0.82,0.60>, <0.5,0.55,0.65>, <0.82,0.95,0.30>, <0.55,0.85,1>, <1,0.80,0.50>, <1,0.48,0.26>, <1,0.84,0.36>, <0.92,0.52,1>, <1,0.62,0.38> }
#declare A = srgb CA[Biome]; #declare B = srgb CB[Biome]; #declare C = srgb CC[Biome]; #declare Wet = WetA[Biome]; #declare P0 = <X,Y,0>;
#declare SX = SunDir.x; #declare SY = SunDir.y; #declare SZ = SunDir.z;
#declare Cracks = function { pigment { crackle turbulence 0.35 scale 0.42 translate Seed color_map { [0 rgb 1] [0.05 rgb 0.7] [0.10 rgb 0] [1 rgb 0] } } }
#declare Spots = function { pigment { bozo turbulence 0.6 octaves 5 scale 0.33 translate Seed*1.3 color_map { [0.42 rgb 0] [0.60 rgb 1] } } }
#declare Dots = function { pigment { crackle form <1,0,0> scale 0.048 translate Seed color_map { [0 rgb 1] [0.20 rgb 0.85] [0.34 rgb 0] } } }
#declare Body = union {
  #if (Biome=5)
    sphere { 0,1 pigment { gradient y turbulence <0.12,0.05,0.12> octaves 5 omega 0.55 scale 0.62 translate y*Seed*0.27 color_map { [0 color C] [0.2 color A] [0.32 color B] [0.45 color A*1.1] [0.6 color C] [0.72 color B*0.8] [0.86 color A] [1 color C] } } finish { diffuse 0.95 } scale <1,0.965,1> }
  #else
    #local Deep = texture { pigment { granite turbulence 0.35 octaves 6 scale 1.15 translate Seed*3.7 color_map { [0 color C*0.6] [Wet-0.03 color C] [Wet color A*0.8] [Wet+0.16 color A] [min(0.95,Wet+0.36) color B] [1 color B*1.25] } }
      #if (Biome=6 | Biome=13 | Biome=10) normal { average normal_map { [1 granite 0.4 scale 0.6] [1.4 crackle 0.9 form <-0.6,1,0> scale 0.34] } }
      #else #if (Biome=8) normal { crackle 1.6 form <0,1,0> solid scale 0.22 } #else normal { granite 0.28 scale 0.9 translate Seed*3.7 } #end #end
      finish { diffuse 0.95 specular (Biome=8|Biome=2 ? 0.6 : 0.12) roughness 0.03 #if (Biome=8) reflection { 0.1 0.4 } #end } };
    #if (Biome=10) difference { sphere { 0,1 texture { Deep } } sphere { <0.95,0.62,-0.62>, 0.62 texture { Glow(srgb <1,0.42,0.12>, 0.9) } } sphere { <0.30,1.05,-0.5>, 0.36 texture { Glow(srgb <1,0.5,0.15>, 0.8) } } }
      #local Rn = seed(Seed*7); #for (i,0,26) #local S = 0.03+0.09*pow(rand(Rn),2); superellipsoid { <0.7,0.7> scale S*<1,0.8,0.9> rotate 360*<rand(Rn),rand(Rn),rand(Rn)> translate <0.75+rand(Rn)*0.75,0.45+rand(Rn)*0.75,-0.75+0.5*rand(Rn)> texture { Deep } } #end
    #else sphere { 0,1 texture { Deep } } #end
  #end
  #if (Biome=3 | Biome=11) sphere { 0,1.003 hollow pigment { function { Cracks(x,y,z).gray } color_map { [0 rgbt <1,0.3,0.05,1>] [0.5 rgbt <1,0.35,0.06,0.3>] [1 rgbt <1,0.80,0.35,0>] } } finish { emission 1.3 diffuse 0 } no_shadow } #end
  #if (Cities>0) sphere { 0,1.006 hollow pigment { function { min(1,max(0,0.42-3*(x*SX+y*SY+z*SZ)))*Spots(x,y,z).gray*Dots(x,y,z).gray*Cities } color_map { [0 rgbt <1,0.7,0.35,1>] [0.25 rgbt <1,0.72,0.36,0.35>] [0.8 rgbt <1,0.86,0.55,0>] [1 rgbt <1,0.92,0.7,0>] } } finish { emission 1.7 diffuse 0 } no_shadow } #end
  #if (Air>0.3 & Biome!=5) sphere { 0,1.014 hollow pigment { bozo turbulence 1.0 octaves 6 omega 0.62 scale <0.55,0.22,0.55> translate Seed*2.1 color_map { [0 rgbt 1] [0.62-0.22*Air rgbt <1,1,1,1>] [0.82-0.2*Air rgbt <1,1,1,0.5>] [1 rgbt <1,1,1,0.1>] } } finish { diffuse 0.95 } no_shadow } #end
};
object { Body scale R translate P0 }
#if (Air>0) object { AirRim(R, srgb AirA[Biome], <0,0,-10>-P0, Air) translate P0 } #end
#if (Ring>0)
  disc { 0,y,R*2.25,R*1.28 pigment { function { (sqrt(x*x+z*z)/R-1.28)/0.97 } turbulence 0 color_map { [0 rgbt <0.9,0.78,0.6,1>] [0.06 rgbt <0.9,0.78,0.6,0.35>] [0.3 rgbt <0.96,0.86,0.7,0.15>] [0.42 rgbt <0.7,0.6,0.5,0.75>] [0.46 rgbt <0.95,0.85,0.72,0.2>] [0.74 rgbt <0.8,0.72,0.66,0.35>] [0.8 rgbt <0.6,0.6,0.6,0.9>] [0.86 rgbt <0.8,0.78,0.76,0.5>] [1 rgbt <0.8,0.8,0.8,1>] } } finish { diffuse 0.9 emission 0.06 } rotate <-17,0,(Ring=2 ? -38 : 16)> translate P0 }
#end
#local Rm = seed(Seed*13);
#for (i,1,Moons) #local An = 40+i*118+60*rand(Rm); #local D = R*(1.35+0.28*i); sphere { <cos(radians(An))*D*0.92, sin(radians(An))*D*0.62, -0.9>+P0, 0.10+0.16*rand(Rm) texture { pigment { granite color_map { [0 srgb <0.4,0.38,0.38>] [1 srgb <0.85,0.80,0.74>] } scale 0.5 } normal { granite 0.5 scale 0.3 } } } #end
#switch (Around)
  #case (1) union { torus { 0.42, 0.06 texture { HullFine } } WinRing(0.48,0,26,<0.008,0.014,0.02>,WarmWin) sphere { 0,0.15 texture { HullWarm } } #for (i,0,2) cylinder { -x*0.42, x*0.42, 0.025 texture { Steel } rotate y*60*i } #end cylinder { -y*0.36,y*0.5,0.03 texture { Gold } } rotate <-24,0,18> translate <1.35,0.95,-2.6> } #break
  #case (2) #for (i,0,2) object { Ship(srgb Tint[Hue], srgb <0.5,0.8,1>) scale 0.24 rotate <-12,118,-8> translate <1.0+0.55*i-0.3,0.75-0.5*i,-2.6+0.3*i> } #end #break
  #case (3) #local Rd = seed(Seed*3); #for (i,0,70) #local S = 0.02+0.07*pow(rand(Rd),3); sphere { 0,1 scale S*<1,0.7+0.3*rand(Rd),0.8> normal { granite 1 scale 0.5 } rotate 360*rand(Rd) translate <rand(Rd)*5.6-2.8,(rand(Rd)-0.5)*1.1,-1.9-1.2*rand(Rd)>+<0,-0.45,0> texture { RockTex(srgb <0.42,0.36,0.32>, srgb <0.66,0.58,0.50>, 0.3) } } #end #break
  #case (4) sphere { 0,R*1.07 hollow pigment { crackle scale 0.34 color_map { [0 rgbt <0.4,0.9,1,0.1>] [0.03 rgbt <0.4,0.9,1,0.6>] [0.06 rgbt <0.4,0.9,1,1>] } } finish { emission 1 diffuse 0 } translate P0 no_shadow } #break
  #case (5) cylinder { P0+<0.3,R*0.9,-0.3>, P0+<0.75,R*3,-0.3>, 0.035 texture { Glow(srgb <1,0.86,0.4>, 2.5) } no_shadow } cone { P0+<0.25,R*0.75,-0.4>,0.26,P0+<0.7,R*3,-0.3>,0.10 hollow pigment { rgbt <1,0.8,0.3,0.75> } finish { emission 0.8 diffuse 0 } no_shadow } #break
  #case (6) union { cone { <0,0,0>,0.20,<0,0,-0.1>,0.3 texture { Dark } } torus { R*1.32,0.035 rotate x*72 texture { HullDark } } torus { R*1.32,0.012 rotate x*72 translate -z*0.03 texture { Glow(srgb <1,0.25,0.14>,2) } } rotate z*24 translate P0 } #break
#end
