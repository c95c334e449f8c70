// A world of one resource, lit by its own sun from the right (+x); turn the picture so that the light comes from the sun of its system.
// Kind: 0 ore, 1 fuel, 2 carbon, 3 food, 4 trade goods. Seed turns it.
#include "look.inc"
#ifndef (Kind) #declare Kind = 0; #end
#ifndef (Seed) #declare Seed = 1; #end
camera { orthographic location <0,0,-10> look_at 0 right x*2.34 up y*2.34 }
light_source { <60,6,-52> color srgb <1,0.93,0.82>*1.75 }
light_source { <-40,30,-40> color srgb <0.45,0.6,1.0>*0.34 shadowless }
light_source { <-50,-6,30> color srgb <0.35,0.6,1.0>*1.1 }
Environment()
#declare Rn = seed(Seed*77+Kind*13);
#macro Craters(N, A)
  #for (i,1,N)
    #local Y = rand(Rn)*2-1; #local T = rand(Rn)*2*pi; #local Q = sqrt(1-Y*Y);
    #local D = <Q*cos(T),Y,Q*sin(T)>; #local S = A*(0.25+pow(rand(Rn),3));
    sphere { D*(1+S*0.62), S }
  #end
#end
#switch (Kind)
#case (0)
  difference { sphere { 0,1 } Craters(70, 0.30)
    texture { pigment { granite turbulence 0.5 scale 0.9 translate Seed*3.1 color_map { [0 srgb <0.30,0.08,0.05>] [0.4 srgb <0.66,0.22,0.13>] [0.62 srgb <0.80,0.36,0.22>] [0.8 srgb <0.92,0.55,0.36>] [1 srgb <0.99,0.78,0.60>] } }
      normal { average normal_map { [1 granite 0.5 scale 0.6 translate Seed] [1 wrinkles 0.5 scale 0.16] } } finish { diffuse 0.95 specular 0.12 roughness 0.05 } } }
  #declare Air = srgb <1.0,0.48,0.30>;
#break
#case (1)
  sphere { 0,1 texture { pigment { gradient y turbulence <0.22,0.05,0.22> octaves 5 omega 0.5 lambda 2.6 scale 0.78 translate Seed*0.37 color_map {
      [0.00 srgb <0.98,0.80,0.40>] [0.12 srgb <1.0,0.90,0.62>] [0.22 srgb <0.93,0.58,0.16>] [0.34 srgb <0.72,0.36,0.08>] [0.42 srgb <0.98,0.72,0.26>] [0.56 srgb <1.0,0.86,0.50>] [0.66 srgb <0.86,0.48,0.12>] [0.8 srgb <1.0,0.78,0.32>] [0.9 srgb <0.78,0.40,0.10>] [1 srgb <0.98,0.80,0.40>] } }
      finish { diffuse 0.95 specular 0.05 } } rotate z*12 }
  #declare Air = srgb <1.0,0.74,0.25>;
#break
#case (2)
  sphere { 0,1 texture { pigment { crackle solid scale 0.34 translate Seed*1.7 color_map { [0 srgb <0.05,0.13,0.42>] [0.3 srgb <0.10,0.28,0.72>] [0.6 srgb <0.25,0.50,0.92>] [0.85 srgb <0.52,0.76,1.0>] [1 srgb <0.90,0.97,1.0>] } }
      normal { crackle 1.3 form <1,0,0> scale 0.34 translate Seed*1.7 } finish { diffuse 0.85 specular 1.1 roughness 0.012 reflection { 0.03 0.22 } } } }
  sphere { 0,1.004 texture { pigment { crackle scale 0.34 translate Seed*1.7 color_map { [0 rgbt <0.75,0.92,1,0.1>] [0.035 rgbt <0.5,0.8,1,0.55>] [0.07 rgbt <0,0,0,1>] [1 rgbt <0,0,0,1>] } } finish { diffuse 0.7 emission 0.28 } } }
  #declare Air = srgb <0.40,0.66,1.0>;
#break
#case (3)
  sphere { 0,1 texture { pigment { granite turbulence 0.3 scale 1.5 translate Seed*5.3 color_map { [0 srgb <0.02,0.20,0.34>] [0.40 srgb <0.05,0.38,0.46>] [0.435 srgb <0.20,0.60,0.46>] [0.45 srgb <0.18,0.50,0.14>] [0.58 srgb <0.36,0.70,0.20>] [0.72 srgb <0.62,0.80,0.30>] [1 srgb <0.86,0.86,0.56>] } }
      normal { granite 0.22 scale 1.2 translate Seed*5.3 } finish { diffuse 0.95 specular 0.22 roughness 0.04 } } }
  sphere { 0,1.014 texture { pigment { bozo turbulence 1.1 octaves 6 omega 0.62 scale <0.5,0.22,0.5> translate Seed*2.9 color_map { [0 rgbt 1] [0.55 rgbt 1] [0.74 rgbt <1,1,1,0.4>] [1 rgbt <1,1,1,0.08>] } } finish { diffuse 1 } } rotate z*15 no_shadow }
  #declare Air = srgb <0.45,1.0,0.55>;
#break
#else
  sphere { 0,1 texture { pigment { granite turbulence 0.3 scale 1.6 translate Seed*4.1 color_map { [0 srgb <0.13,0.05,0.22>] [0.42 srgb <0.26,0.10,0.42>] [0.48 srgb <0.52,0.24,0.66>] [0.65 srgb <0.72,0.40,0.82>] [1 srgb <0.90,0.66,0.94>] } }
      normal { granite 0.15 scale 1 } finish { diffuse 0.95 specular 0.3 roughness 0.03 } } }
  // the lights of its cities, in webs
  sphere { 0,1.003 texture { pigment { crackle scale 0.24 turbulence 0.22 translate Seed*2.3 color_map { [0 rgbt <1,0.82,0.42,0.15>] [0.025 rgbt <1,0.66,0.25,0.5>] [0.07 rgbt <1,0.5,0.2,1>] [1 rgbt <0,0,0,1>] } } finish { diffuse 0.1 emission 0.95 } } }
  sphere { 0,1.004 texture { pigment { crackle form <1,0,0> scale 0.24 turbulence 0.22 translate Seed*2.3 color_map { [0 rgbt <1,0.95,0.75,0>] [0.16 rgbt <1,0.8,0.4,0.15>] [0.28 rgbt <1,0.5,0.2,1>] [1 rgbt <0,0,0,1>] } } finish { diffuse 0.1 emission 1.1 } } }
  #declare Air = srgb <0.86,0.48,1.0>;
#end
// a breath of air: bright towards the sun
disc { <0,0,0.02>, z, 1.16 pigment { function { min(1,sqrt(x*x+y*y)/1.16) } color_map { [0 color Air transmit 1] [0.855 color Air transmit 0.35] [0.90 color Air transmit 0.72] [1 color Air transmit 1] } } finish { emission 0.9 diffuse 0 } no_shadow }
