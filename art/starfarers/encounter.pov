// What a ship meets in the dark, upright. Kind: 0 trader, 1 wreck, 2 pirates, 3 beacon, 4 worn hull, 5 black hole, 6 wanderer, 7 jump gate.
#include "look.inc"
#include "ships.inc"
#ifndef (Kind) #declare Kind = 0; #end
camera { location <0,0.4,-11> look_at <0,0.2,0> angle 32 right x*0.75 up y }
#declare Hues = array[8] { <0.60,0.36,0.10>, <0.10,0.34,0.40>, <0.58,0.10,0.10>, <0.10,0.28,0.60>, <0.34,0.26,0.24>, <0.48,0.14,0.52>, <0.14,0.44,0.24>, <0.16,0.22,0.62> }
#declare Hue = Hues[Kind];
Lights(1.25,1.4,0.7,0) Environment()
Space(srgb Hue*0.10, srgb Hue*1.1, srgb (<0.25,0.25,0.4>+Hue*0.5), Kind*1.7+2, 0.95)
#declare Rn = seed(Kind*13+5);
#declare Worn = texture { pigment { granite turbulence 0.4 scale 0.6 color_map { [0 srgb <0.16,0.12,0.10>] [0.4 srgb <0.42,0.34,0.30>] [0.7 srgb <0.62,0.58,0.56>] [1 srgb <0.72,0.42,0.24>] } } normal { granite 0.3 scale 0.3 } finish { diffuse 0.8 specular 0.3 roughness 0.04 } };
#macro Debris(N,W,H,S) #for (i,1,N) #local Z=0.03+S*pow(rand(Rn),3); superellipsoid { <0.5,0.5> scale Z*<1,0.5+rand(Rn)*0.5,0.4+0.6*rand(Rn)> rotate 360*<rand(Rn),rand(Rn),rand(Rn)> translate <(rand(Rn)-0.5)*W,(rand(Rn)-0.5)*H,rand(Rn)*3-2> texture { Worn } } #end #end
#switch (Kind)
#case (0)
  union { object { Truss(<0,0,-2.0>,<0,0,2.0>,0.24,12,Steel) }
    #for (j,0,5) #for (k,0,2) object { Container(srgb <0.35+0.5*rand(Rn),0.22+0.4*rand(Rn),0.12+0.4*rand(Rn)>) scale 1.35 rotate y*90 translate y*0.5 rotate z*(120*k+60*mod(j,2)) translate z*(-1.45+0.62*j) } #end #end
    sphere { z*-2.2,0.55 texture { HullWarm } } torus { 0.56,0.05 rotate x*90 translate z*-2.1 texture { Gold } } WinRow(<-0.34,0.12,-2.62>,<0.34,0.12,-2.62>,6,<0.04,0.05,0.06>, texture { WarmWin })
    box { <-0.5,-0.4,2.0>,<0.5,0.4,2.5> texture { HullDark } } #for (k,-1,1,2) object { Bell(0.24, srgb <1,0.75,0.4>) rotate y*180 translate <0.26*k,0,2.5> } #end
    rotate <-18,128,14> translate <0,0.5,0> }
  #for (i,0,2) sphere { <-1.2+i*1.1,-1.9-0.3*mod(i,2),-1>,0.10 texture { Glow(srgb <1,0.75,0.35>,2) } } #end
#break
#case (1)
  union { difference { union { cylinder { -z*2,z*2,0.72 } sphere { 0,0.72 scale <1,1,1.4> translate -z*2 } } cylinder { -z*2.6,z*2.4,0.64 } #for (i,0,6) sphere { <0.7*cos(i*2.4),0.7*sin(i*2.4),-1.6+0.55*i>,0.34+0.22*rand(Rn) } #end box { <-2,0.15,0.6>,<2,2,3> rotate z*20 } texture { Worn } }
    #for (i,0,9) torus { 0.66,0.05 rotate x*90 translate z*(-1.9+0.42*i) texture { HullDark } } #end sphere { z*-0.4,0.24 texture { Glow(srgb <0.35,0.95,1>,0.9) } } rotate <-24,126,22> translate y*0.5 }
  light_source { <0,0.5,0.2> color srgb <0.3,0.9,1>*1.2 fade_distance 1.2 fade_power 2 } Debris(60,5.4,6.6,0.3)
#break
#case (2)
  #for (n,0,2) union { sphere { 0,1 scale <0.34,0.26,1.1> texture { Plates(0.16,srgb <0.20,0.18,0.21>) } } #for (k,-1,1,2) prism { linear_spline -0.04,0.04,7,<0.2*k,-0.3>,<0.9*k,-1.0>,<1.3*k,-0.2>,<1.0*k,0.2>,<1.2*k,0.9>,<0.3*k,0.6>,<0.2*k,-0.3> texture { Plates(0.2,srgb <0.55,0.08,0.08>) } } cylinder { <0.7*k,0.06,-0.9>,<0.7*k,0.06,-0.2>,0.06 texture { Steel } } sphere { <0.7*k,0.06,-0.92>,0.07 texture { Glow(srgb <1,0.3,0.2>,2.2) } } object { Bell(0.16, srgb <1,0.45,0.3>) rotate y*180 translate <0.22*k,0,0.95> } #end sphere { <0,0.18,-0.55>,0.14 scale <1,0.7,1.6> texture { Glow(srgb <1,0.25,0.18>,1.2) } }
    rotate <-16,36-n*14,10-n*12> scale 1.25-0.28*n translate <(n=1 ? -1.25 : n*0.75),-0.9+1.45*n,1.3*n> } #end
#break
#case (3)
  union { cylinder { -y*2.4,y*0.6,0.13 texture { Steel } } object { Truss(<0,-2.4,0>,<0,0.6,0>,0.46,10,Steel) } #for (i,0,2) object { Wing(1.2,0.6,5) rotate y*(120*i+25) translate y*-1.2 } #end sphere { y*1.0,0.42 texture { Glow(srgb <0.55,0.85,1>,1.7) } } torus { 0.62,0.06 translate y*1.0 texture { Gold } } torus { 0.62,0.06 rotate x*90 translate y*1.0 texture { Gold } } cone { y*1.5,0.16,y*2.1,0.01 texture { Gold } } rotate <-10,0,-9> }
  #for (r,1,4) torus { 0.75*r,0.012 rotate <72,0,-9> translate y*1.0 texture { pigment { rgbt <0.5,0.8,1,0.35+0.12*r> } finish { emission 1 diffuse 0 } } no_shadow } #end
#break
#case (4)
  union { box { <-0.6,-0.5,-2.2>,<0.6,0.5,1.9> } box { <-1.0,-0.2,-0.6>,<1.0,0.16,1.6> } box { <-0.3,0.5,0.2>,<0.3,1.0,1.2> } sphere { 0,0.6 scale <1,0.8,0.9> translate -z*2.2 } texture { Worn } rotate <-22,132,12> translate y*0.4 }
  union { #for (i,0,20) box { <-0.16,0,-0.12>,<0.16,0.02,0.12> rotate y*360*rand(Rn) translate <(rand(Rn)-0.5)*1.1,0.51,(rand(Rn)-0.5)*3.6> texture { Paint(srgb <0.5,0.28,0.16>) } } #end #for (i,0,3) cylinder { <0.62,0.1-0.1*i,-1.5+0.8*i>,<0.95,0.3-0.1*i,-1.3+0.8*i>,0.03 texture { Steel } } sphere { <0.95,0.3-0.1*i,-1.3+0.8*i>,0.05 texture { Glow(srgb <1,0.75,0.3>,2.4) } } #end WinRow(<-0.2,0.8,0.18>,<0.2,0.8,0.18>,4,<0.04,0.05,0.02>, texture { WarmWin }) rotate <-22,132,12> translate y*0.4 }
  Debris(26,5,6,0.12)
#break
#case (5)
  sphere { y*0.3,1.05 pigment { rgb 0 } finish { diffuse 0 } } #for (k,0,3) disc { 0,y,3.6,1.25 pigment { function { (sqrt(x*x+z*z)-1.25)/2.35 + 0.05*sin(3*atan2(z,x)+7*sqrt(x*x+z*z)) } turbulence 0.16 color_map { [0 rgbt <1,0.96,0.9,0.05>] [0.12 rgbt <1,0.75,0.5,0.2>] [0.4 rgbt <0.95,0.3,0.55,0.5>] [0.75 rgbt <0.45,0.12,0.6,0.84>] [1 rgbt <0.2,0.05,0.3,1>] } } finish { emission 1.0 diffuse 0 } rotate <-20+k,k*50,24> translate y*0.3 no_shadow } #end
  torus { 1.18,0.05 rotate x*90 translate y*0.3 texture { Glow(srgb <1,0.85,0.7>,1.2) } } object { Ship(srgb <0.8,0.8,0.85>, srgb <0.5,0.85,1>) scale 0.34 rotate <-20,60,-26> translate <-0.9,-1.75,-2.4> }
#break
#case (6)
  union { sphere { 0,0.98 scale <1,1.06,1> texture { pigment { srgb <0.86,0.84,0.80> } finish { PaintF } } } sphere { <0,0.03,-0.26>,0.84 scale <0.94,0.80,1> texture { pigment { srgb <0.04,0.16,0.10> } finish { diffuse 0.3 specular 1 roughness 0.004 reflection { 0.2 0.7 } } } } torus { 0.76,0.07 rotate x*90 scale <1,0.88,1> translate <0,0.03,-0.52> texture { Gold } } #for (k,-1,1,2) sphere { <0.24*k,0.08,-1.02>,0.10 scale <1,1.2,0.5> texture { Glow(srgb <0.5,1,0.6>,1.6) } } cylinder { <0.9*k,0.05,0>,<1.1*k,0.05,0>,0.22 texture { Paint(srgb <0.20,0.55,0.32>) } } #end rotate y*20 translate y*0.9 }
  torus { 0.7,0.16 translate y*-0.12 texture { Steel } } sphere { <0,-1.7,0.2>,1.5 scale <1.15,1,0.85> texture { pigment { srgb <0.74,0.72,0.68> } normal { wrinkles 0.4 scale 0.3 } finish { PaintF } } } box { <-0.34,-1.35,-1.25>,<0.34,-0.85,-0.9> texture { HullDark } rotate y*8 } WinRow(<-0.2,-1.0,-1.27>,<0.2,-1.0,-1.27>,4,<0.04,0.04,0.03>, texture { GreenLamp })
  union { cylinder { <1.55,-2.6,-0.6>,<1.75,2.3,-0.2>,0.06 texture { Worn } } sphere { <1.76,2.4,-0.18>,0.22 texture { Glow(srgb <0.55,1,0.6>,1.3) } } }
#break
#else
  union { torus { 1.9,0.26 rotate x*90 texture { HullDark } } torus { 1.9,0.08 rotate x*90 translate -z*0.24 texture { Glow(srgb <0.45,0.75,1>,1.8) } } #for (i,0,11) box { <-0.16,1.75,-0.4>,<0.16,2.4,0.4> texture { Plates(0.16,srgb <0.62,0.60,0.66>) } rotate z*30*i } #end
    disc { 0,z,1.85 pigment { spiral1 5 turbulence 0.25 octaves 4 color_map { [0 rgbt <0.65,0.9,1,0.2>] [0.5 rgbt <0.25,0.3,1,0.65>] [1 rgbt <0.65,0.9,1,0.2>] } } finish { emission 1 diffuse 0 } no_shadow } sphere { z*0.4,0.5 hollow pigment { rgbt <0.85,0.95,1,0.2> } finish { emission 1.2 diffuse 0 } no_shadow } rotate <-8,26,0> translate y*0.5 }
  object { Ship(srgb <0.85,0.85,0.9>, srgb <0.5,0.85,1>) scale 0.42 rotate <-8,16,-8> translate <-0.7,-1.4,-3.2> }
#end
