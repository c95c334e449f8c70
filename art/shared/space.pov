// Backgrounds for the table: dark, quiet, with one breath of colour each. Sky 0 blue, 1 violet, 2 teal.
#include "look.inc"
#ifndef (Sky) #declare Sky = 0; #end
camera { orthographic location -z*10 look_at 0 right x*16 up y*9 }
#switch (Sky)
  #case (0) #declare A = rgb <0.020,0.045,0.120>; #declare B = rgb <0.070,0.035,0.110>; #declare C = rgb <0.020,0.090,0.120>; #declare Sd = 3; #break
  #case (1) #declare A = rgb <0.055,0.022,0.105>; #declare B = rgb <0.120,0.030,0.085>; #declare C = rgb <0.025,0.045,0.130>; #declare Sd = 11; #break
  #else #declare A = rgb <0.010,0.060,0.075>; #declare B = rgb <0.030,0.035,0.110>; #declare C = rgb <0.018,0.080,0.100>; #declare Sd = 23;
#end
#declare Base = rgb <0.0035,0.0055,0.0150>;
#declare Cloud1 = pigment { wrinkles turbulence 0.85 octaves 8 omega 0.60 lambda 2.1 scale 5.2 translate Sd*<1.3,0.7,2.1> color_map { [0 color Base] [0.40 color Base*1.4] [0.62 color Base+A*0.22] [0.80 color Base+A*0.62] [1 color Base+A*1.25] } }
#declare Cloud2 = pigment { bozo turbulence 1.15 octaves 8 omega 0.62 scale 6.5 translate Sd*<2.3,1.1,0.4> color_map { [0 rgb 0] [0.48 rgb 0] [0.70 color B*0.35] [0.88 color B*0.9] [1 color B*1.5] } }
#declare Cloud3 = pigment { bozo turbulence 1.3 octaves 8 omega 0.58 scale 4.2 translate Sd*<0.7,2.9,1.9> color_map { [0 rgb 0] [0.58 rgb 0] [0.78 color C*0.4] [1 color C*1.2] } }
#declare Lane = pigment { wrinkles turbulence 1.0 octaves 7 omega 0.62 scale <5,3,5> rotate z*24 translate Sd*<3.1,0.2,1> color_map { [0 rgb 0.25] [0.35 rgb 0.7] [0.6 rgb 1] [1 rgb 1] } }
#declare F1 = function { pigment { Cloud1 } } #declare F2 = function { pigment { Cloud2 } } #declare F3 = function { pigment { Cloud3 } } #declare FL = function { pigment { Lane } }
plane { z, 1 pigment { average pigment_map {
   [1 function { 2.1*(F1(x,y,z).red + F2(x,y,z).red + F3(x,y,z).red)*FL(x,y,z).red*(0.55+0.6*exp(-0.02*((x+2.5)*(x+2.5)+2.2*(y-1)*(y-1)))) } color_map { [0 rgb 0] [1 rgb <1,0,0>] }]
   [1 function { 2.1*(F1(x,y,z).green + F2(x,y,z).green + F3(x,y,z).green)*FL(x,y,z).red*(0.55+0.6*exp(-0.02*((x+2.5)*(x+2.5)+2.2*(y-1)*(y-1)))) } color_map { [0 rgb 0] [1 rgb <0,1,0>] }]
   [1 function { 2.1*(F1(x,y,z).blue + F2(x,y,z).blue + F3(x,y,z).blue)*FL(x,y,z).red*(0.55+0.6*exp(-0.02*((x+2.5)*(x+2.5)+2.2*(y-1)*(y-1)))) } color_map { [0 rgb 0] [1 rgb <0,0,1>] }]
  } } finish { emission 1 diffuse 0 } }
// stars: dust in the cell pattern, a few brighter ones placed by hand of chance
plane { z, 0 hollow pigment { crackle form <1,0,0> color_map { [0 rgbt <0.75,0.82,1,0.1>] [0.045 rgbt <0.6,0.7,1,0.7>] [0.085 rgbt 1] [1 rgbt 1] } scale 0.085 translate Sd } finish { emission 0.55 diffuse 0 } }
plane { z, -0.1 hollow pigment { crackle form <1,0,0> color_map { [0 rgbt <1,0.95,0.9,0>] [0.04 rgbt <0.9,0.85,0.8,0.6>] [0.07 rgbt 1] [1 rgbt 1] } scale 0.23 translate Sd*2 } finish { emission 0.75 diffuse 0 } }
#declare Rn = seed(Sd*7);
#for (i,1,46) #local P=<(rand(Rn)-0.5)*16,(rand(Rn)-0.5)*9,-0.5>; #local S=0.010+0.012*pow(rand(Rn),3); #local T=rand(Rn);
  sphere { P, S texture { #if (T<0.3) Glow(srgb <1,0.85,0.7>, 1.3) #else #if (T<0.6) Glow(srgb <0.75,0.85,1>, 1.4) #else Glow(srgb <1,1,1>, 1.3) #end #end } } #end
