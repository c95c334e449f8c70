// On Mars: everything that stands on the surface or lies in a well. One hex has size 1 (centre to corner); the ground is y = 0.
// Every picture is seen by the camera of the surface (mars.inc), so that anything fits anywhere. Part: which thing.
// Player: the seat whose colours it wears; else Kind: the type of building whose colours it wears. Step 1-3: how much a building has grown.
// Chip 1: the thing small on a hexagonal chip. Unlit 1: without lamps. Lying 1: laid down.
#include "look.inc"
#include "mars.inc"
#ifndef (Part) #declare Part = 0; #end
#ifndef (Step) #declare Step = 1; #end
#ifndef (Chip) #declare Chip = 0; #end
#ifndef (Unlit) #declare Unlit = 0; #end
#ifndef (Lying) #declare Lying = 0; #end
#ifndef (Dir) #declare Dir = 0; #end
#if (Unlit) #declare WarmWin = texture { pigment { srgb <0.06,0.06,0.08> } finish { diffuse 0.5 specular 0.5 } } #declare ColdWin = WarmWin; #end
#declare Rn = seed(7+Part);
#declare White = texture { Plates(0.16, srgb <0.90,0.90,0.92>) };
#declare WhitePaint = texture { Paint(srgb <0.92,0.92,0.94>) };
#declare Band = texture { Paint(C) };
#declare BandGlow = texture { #if (Unlit) Paint(C*0.4) #else Glow(C, 0.9) #end };
#declare PadTop = texture { Plates(0.30, srgb <0.36,0.35,0.37>) };
#declare Orange = texture { Paint(srgb <0.95,0.55,0.16>) };
#declare Soil = texture { RockTex(srgb <0.42,0.19,0.11>, srgb <0.66,0.34,0.19>, 0.4) };

// A foundation with the six sides of a hex; its rim carries the colour of the type (or of the owner).
#macro Pad(R)
  union {
    prism { linear_spline 0, 0.07, 7, <R,0>,<R*0.5,R*0.866>,<-R*0.5,R*0.866>,<-R,0>,<-R*0.5,-R*0.866>,<R*0.5,-R*0.866>,<R,0> texture { PadTop } }
    #for (i,0,5)
      #local A=<cos(radians(60*i)),0,sin(radians(60*i))>*R; #local B=<cos(radians(60*i+60)),0,sin(radians(60*i+60))>*R;
      cylinder { A+y*0.075, B+y*0.075, 0.035 texture { Band } } sphere { A+y*0.075, 0.05 texture { Steel } }
    #end
  }
#end
#macro Tank(P, R, H, T) union { cylinder { P, P+y*H, R } sphere { 0, R scale <1,0.5,1> translate P+y*H } torus { R*1.02, R*0.09 translate P+y*H*0.25 } torus { R*1.02, R*0.09 translate P+y*H*0.9 } texture { T } } #end

#macro Thing(Which)
union {
#switch (Which)
#case (0) // Mine: head-frame over a shaft, conveyor and spoil
  object { Pad(0.86) }
  difference { cylinder { y*0.05, y*0.16, 0.34 } cylinder { y*0.0, y*0.2, 0.26 } texture { HullDark } translate <0.05,0,0.08> }
  cylinder { y*0.07, y*0.09, 0.26 texture { pigment { rgb 0.01 } } translate <0.05,0,0.08> }
  union {
    #for (i,0,3) cylinder { <cos(radians(45+90*i))*0.36,0.06,sin(radians(45+90*i))*0.36>, <cos(radians(45+90*i))*0.10,1.05,sin(radians(45+90*i))*0.10>, 0.035 } #end
    #for (j,1,4) #local R=0.36-0.26*j/5; #for (i,0,3) cylinder { <cos(radians(45+90*i))*R,0.06+0.99*j/5,sin(radians(45+90*i))*R>, <cos(radians(135+90*i))*R,0.06+0.99*j/5,sin(radians(135+90*i))*R>, 0.02 } #end #end
    texture { Orange } translate <0.05,0,0.08> }
  torus { 0.17, 0.03 rotate x*90 texture { Steel } translate <0.05,1.08,0.08> }
  cylinder { -z*0.05, z*0.05, 0.06 texture { Dark } translate <0.05,1.08,0.08> }
  box { <-0.62,0.06,-0.20>, <-0.28,0.40,0.22> texture { Plates(0.16, srgb <0.42,0.33,0.30>) } }
  box { <-0.64,0.40,-0.22>, <-0.26,0.45,0.24> texture { Band } }
  WinRow(<-0.55,0.26,-0.205>, <-0.35,0.26,-0.205>, 3, <0.035,0.035,0.01>, texture { WarmWin })
  box { <-0.38,-0.02,-0.07>, <0.38,0.03,0.07> texture { Dark } rotate z*-28 translate <0.42,0.26,-0.26> }
  #for (i,0,40) sphere { 0,1 scale <1,0.7,1>*(0.03+0.07*rand(Rn)) translate <0.52+(rand(Rn)-0.5)*0.34,0.08+0.09*rand(Rn),-0.40+(rand(Rn)-0.5)*0.26> texture { RockTex(srgb <0.22,0.16,0.15>, srgb <0.50,0.30,0.22>, 0.2) } } #end
#break
#case (1) // Generator: a white reactor between solar wings
  object { Pad(0.86) }
  cylinder { y*0.06, y*0.20, 0.36 texture { White } } torus { 0.36,0.03 translate y*0.20 texture { Band } }
  sphere { 0,0.32 scale <1,0.95,1> translate y*0.26 texture { WhitePaint } }
  torus { 0.30, 0.035 translate y*0.40 texture { Glow(srgb <1.0,0.80,0.35>, 1.6) } }
  cylinder { y*0.4, y*0.78, 0.05 texture { Steel } } sphere { y*0.80, 0.07 texture { Glow(srgb <1.0,0.85,0.45>, 1.8) } }
  #for (i,0,2) #for (k,-1,1,2)
    union { object { Wing(0.46,0.34,3) rotate x*48 } cylinder { <0.22,-0.26,0.03>,<0.22,0,0.03>,0.02 texture { Steel } } scale <k,1,1> translate <k*0.32,0.34,0.38-i*0.36> }
  #end #end
  #for (k,-1,1,2) box { <-0.07,0.06,-0.62>, <0.07,0.24,-0.42> texture { White } translate x*k*0.16 } #end
  WinRow(<-0.19,0.17,-0.625>, <0.19,0.17,-0.625>, 4, <0.03,0.025,0.01>, texture { WarmWin })
#break
#case (2) // Water Extractor: a drill and blue tanks
  object { Pad(0.86) }
  #declare Blue = texture { pigment { srgb <0.16,0.42,0.78> } finish { PaintF } }
  object { Tank(<-0.40,0.06,0.24>, 0.22, 0.42, Blue) } object { Tank(<0.02,0.06,0.44>, 0.20, 0.50, Blue) } object { Tank(<-0.46,0.06,-0.24>, 0.18, 0.28, Blue) }
  union { #for (i,0,2) cylinder { <cos(radians(90+120*i))*0.30,0.06,sin(radians(90+120*i))*0.30>, <0,0.95,0>, 0.03 } #end
    #for (j,1,3) #local R=0.30*(1-j/4); #for (i,0,2) cylinder { <cos(radians(90+120*i))*R,0.06+0.89*j/4,sin(radians(90+120*i))*R>, <cos(radians(210+120*i))*R,0.06+0.89*j/4,sin(radians(210+120*i))*R>, 0.02 } #end #end
    cylinder { y*0, y*0.92, 0.035 } sphere { y*0.97,0.07 } texture { WhitePaint } translate <0.34,0,-0.12> }
  cylinder { 0.06*y, 0.16*y, 0.20 texture { Steel } translate <0.34,0,-0.12> }
  union { cylinder { <0.34,0.14,-0.12>,<-0.05,0.14,-0.30>,0.045 } sphere { <-0.05,0.14,-0.30>,0.055 } cylinder { <-0.05,0.14,-0.30>,<-0.46,0.14,-0.24>,0.045 } cylinder { <0.02,0.5,0.44>,<-0.40,0.44,0.24>,0.035 } texture { Chrome } }
  cylinder { <-0.02,0.07,-0.52>, <-0.02,0.11,-0.52>, 0.20 texture { Steel } } cylinder { <-0.02,0.10,-0.52>, <-0.02,0.115,-0.52>, 0.165 texture { pigment { srgb <0.10,0.45,0.85> } finish { diffuse 0.5 specular 1 roughness 0.01 reflection 0.2 emission 0.12 } } }
#break
#case (3) // Greenhouse: glass vaults full of green
  object { Pad(0.86) }
  #for (Vt,-1,1)
    union {
      difference { cylinder { -z*0.46, z*0.46, 0.25 } cylinder { -z*0.45,z*0.45,0.24 } plane { y,0 } texture { ClearDome } no_shadow }
      #for (i,0,4) difference { torus { 0.25, 0.018 rotate x*90 } plane { y,0 } translate z*(-0.46+0.23*i) texture { WhitePaint } } #end
      #for (a,30,150,40) cylinder { <cos(radians(a))*0.25,sin(radians(a))*0.25,-0.46>, <cos(radians(a))*0.25,sin(radians(a))*0.25,0.46>, 0.012 texture { WhitePaint } } #end
      box { <-0.26,-0.10,-0.47>,<0.26,0.0,0.47> texture { White } }
      #for (i,0,34) #local S=0.035+0.05*rand(Rn); sphere { 0,S scale <1,1.3,1> translate <(rand(Rn)-0.5)*0.36,0.03+0.07*rand(Rn),(rand(Rn)-0.5)*0.8> texture { pigment { srgb <0.18+0.25*rand(Rn),0.50+0.28*rand(Rn),0.12> } finish { diffuse 0.85 emission 0.22 } } } #end
      box { <-0.22,0.0,-0.44>,<0.22,0.02,0.44> texture { pigment { srgb <0.24,0.38,0.14> } finish { diffuse 0.8 emission 0.2 } } }
      translate <Vt*0.50,0.16,-0.02+0.06*(1-abs(Vt))> #if (Vt!=0) scale <1,0.9,0.74> #end }
  #end
  box { <-0.72,0.06,-0.06>,<0.72,0.20,0.06> texture { White } }
#break
#case (4) // Oxygen Condenser: silver columns and frosted coils
  object { Pad(0.86) }
  object { Tank(<-0.34,0.06,0.18>, 0.20, 0.70, Chrome) } object { Tank(<0.06,0.06,0.36>, 0.20, 0.86, Chrome) } object { Tank(<0.44,0.06,0.10>, 0.18, 0.58, Chrome) }
  #for (i,0,5) torus { 0.24,0.035 texture { pigment { srgb <0.78,0.90,0.97> } finish { PaintF } } translate <-0.06,0.12+0.075*i,-0.30> } #end
  cylinder { <-0.06,0.06,-0.30>,<-0.06,0.56,-0.30>, 0.16 texture { Steel } } sphere { <-0.06,0.58,-0.30>, 0.10 texture { ColdWin } }
  union { cylinder { <-0.34,0.60,0.18>,<0.06,0.70,0.36>,0.04 } cylinder { <0.06,0.5,0.36>,<0.44,0.45,0.10>,0.04 } cylinder { <0.44,0.16,0.10>,<-0.06,0.16,-0.30>,0.05 } texture { Copper } }
  box { <0.34,0.06,-0.52>,<0.62,0.26,-0.26> texture { White } } WinRow(<0.40,0.18,-0.525>,<0.56,0.18,-0.525>,3,<0.028,0.03,0.01>, texture { ColdWin })
  #for (i,0,2) torus { 0.205-0.01*i, 0.02 translate <0.06,0.30+0.18*i,0.36> texture { Band } } #end
#break
#case (5) // Shelter: a dome with lit windows and a band in the owner's colour
  object { Pad(0.86) }
  cylinder { y*0.06, y*0.24, 0.60 texture { White } } torus { 0.60, 0.05 translate y*0.25 texture { Band } }
  WinRing(0.60, 0.15, 22, <0.02,0.04,0.035>, texture { WarmWin })
  difference { sphere { 0,0.57 } sphere { 0,0.555 } plane { y,0 } translate y*0.25 texture { ClearDome } no_shadow }
  #for (i,0,3) difference { torus { 0.572,0.02 rotate x*90 } plane { y,0 } rotate y*45*i translate y*0.25 texture { WhitePaint } } #end
  torus { 0.42,0.015 translate y*0.645 texture { WhitePaint } }
  cylinder { y*0.8, y*0.88, 0.09 texture { Band } }
  #for (i,0,16) #local A=rand(Rn)*6.28; #local D=sqrt(rand(Rn))*0.42; #local H=0.10+0.30*rand(Rn)*(1-D); union { box { <-0.05,0,-0.05>,<0.05,H,0.05> texture { Paint(srgb <0.86,0.82,0.78>) } } box { <-0.035,H*0.4,-0.053>,<0.035,H*0.62,0.053> texture { WarmWin } } rotate y*rand(Rn)*60 translate <cos(A)*D,0.25,sin(A)*D> } #end
  box { <-0.12,0.06,-0.74>,<0.12,0.24,-0.52> texture { White } } box { <-0.06,0.07,-0.745>,<0.06,0.20,-0.735> texture { Glow(C,0.8) } }
#break
#case (6) // Bot: a squat worker with one eye
  union {
    #for (k,-1,1,2) union { sphere { <k*0.24,0.09,-0.2>,0.09 } sphere { <k*0.24,0.09,0.2>,0.09 } cylinder { <k*0.24,0.09,-0.2>,<k*0.24,0.09,0.2>,0.09 } texture { Dark } } #end
    object { RoundBox(<-0.20,0.12,-0.20>,<0.20,0.40,0.20>,0.05) texture { Band } }
    cylinder { <0,0.40,0>,<0,0.50,0>,0.06 texture { Steel } }
    sphere { 0,0.17 scale <1.2,0.85,1> translate y*0.60 texture { WhitePaint } } cylinder { <0,0.60,-0.12>,<0,0.60,-0.185>,0.085 texture { Dark } } sphere { <0,0.60,-0.175>,0.055 texture { Glow(srgb <0.6,0.95,1>,1.6) } }
    cylinder { <0.10,0.70,0>,<0.16,0.92,0>,0.014 texture { Steel } } sphere { <0.16,0.93,0>,0.035 texture { BandGlow } }
    #for (k,-1,1,2) union { cylinder { <k*0.21,0.32,0>,<k*0.36,0.22,-0.16>,0.04 } sphere { <k*0.36,0.22,-0.16>,0.055 } texture { Steel } } #end
    rotate y*-24 scale 1.15 }
#break
#case (7) // Rover
  union {
    object { RoundBox(<-0.55,0.20,-0.24>,<0.55,0.44,0.24>,0.06) texture { WhitePaint } }
    object { RoundBox(<0.02,0.40,-0.22>,<0.50,0.70,0.22>,0.06) texture { Band } } box { <0.36,0.48,-0.19>,<0.515,0.64,0.19> texture { pigment { srgb <0.10,0.16,0.22> } finish { specular 1 roughness 0.01 reflection 0.35 } } } box { <0.10,0.50,-0.23>,<0.32,0.63,0.23> texture { pigment { srgb <0.10,0.16,0.22> } finish { specular 1 roughness 0.01 reflection 0.35 } } }
    object { RoundBox(<-0.50,0.42,-0.20>,<-0.04,0.50,0.20>,0.03) texture { Band } }
    #for (i,-1,1) #for (k,-1,1,2) union { cylinder { <i*0.38,0.17,k*0.22>,<i*0.38,0.17,k*0.36>,0.17 texture { Dark } } cylinder { <i*0.38,0.17,k*0.355>,<i*0.38,0.17,k*0.37>,0.08 texture { Steel } } } #end #end
    cylinder { <-0.42,0.48,0>,<-0.42,0.98,0>,0.018 texture { Steel } } sphere { <-0.42,1.0,0>,0.045 texture { BandGlow } } object { Dish(0.14) rotate x*-30 translate <-0.2,0.58,0> }
    rotate y*-28 }
#break
#case (8) // Colonist, standing
  union {
    #for (k,-1,1,2) union { cylinder { <k*0.08,0.08,0>,<k*0.07,0.34,0>,0.075 } sphere { <k*0.085,0.06,-0.03>,0.085 } texture { WhitePaint } } #end
    sphere { 0,1 scale <0.18,0.22,0.14> translate y*0.50 texture { Band } }
    #for (k,-1,1,2) union { cylinder { <k*0.16,0.60,0>,<k*0.25,0.38,-0.06>,0.06 } sphere { <k*0.25,0.36,-0.06>,0.07 } sphere { <k*0.15,0.61,0>,0.075 } texture { WhitePaint } } #end
    sphere { y*0.83,0.17 texture { WhitePaint } } sphere { 0,0.13 scale <1,0.85,0.7> translate <0,0.83,-0.085> texture { pigment { srgb <0.55,0.38,0.12> } finish { diffuse 0.5 specular 1 roughness 0.01 reflection { 0.3 0.6 } } } }
    object { RoundBox(<-0.14,0.40,0.08>,<0.14,0.72,0.22>,0.04) texture { Steel } } torus { 0.115,0.022 translate y*0.695 texture { Band } }
    rotate y*-14 scale 1.25 }
#break
#case (9) // Crystal
  #macro Shard(P,H,R,T) object { union { cone { 0,R*0.75,y*H*0.72,R } cone { y*H*0.72,R,y*H,0 } } rotate T translate P } #end
  union { Shard(0,0.85,0.15,<0,0,-4>) Shard(<-0.16,0,-0.06>,0.55,0.11,<-8,0,22>) Shard(<0.17,0,-0.04>,0.60,0.11,<-6,0,-24>) Shard(<0.04,0,-0.16>,0.40,0.09,<-30,0,-4>) Shard(<-0.05,0,0.15>,0.52,0.10,<24,0,8>)
    texture { pigment { srgb <0.78,0.42,1.0> filter 0.45 } finish { diffuse 0.42 emission 0.30 specular 1 roughness 0.006 reflection { 0.1 0.5 } } normal { granite 0.08 scale 0.4 } } scale 1.1 }
#break
#case (10) // a Discovery or Research tile: a hexagonal capsule lid
  union { prism { linear_spline 0, 0.10, 7, <0.62,0>,<0.31,0.537>,<-0.31,0.537>,<-0.62,0>,<-0.31,-0.537>,<0.31,-0.537>,<0.62,0> texture { Plates(0.2, srgb <0.72,0.72,0.76>) } }
    #for (i,0,5) cylinder { <cos(radians(60*i)),0,sin(radians(60*i))>*0.62+y*0.10, <cos(radians(60*i+60)),0,sin(radians(60*i+60))>*0.62+y*0.10, 0.045 texture { Band } } sphere { <cos(radians(60*i)),0,sin(radians(60*i))>*0.62+y*0.10,0.06 texture { Gold } } #end
    cylinder { y*0.09,y*0.125,0.40 texture { Dark } } torus { 0.40,0.022 translate y*0.125 texture { BandGlow } } }
#break
#case (11) // Ship: a small private rocket, lying on its tail
  union { sphere { 0,1 scale <0.26,0.85,0.26> translate y*0.9 texture { WhitePaint } } torus { 0.245,0.03 translate y*1.0 texture { Band } } torus { 0.20,0.03 translate y*1.38 texture { Band } } sphere { <0,1.2,-0.20>,0.07 texture { ColdWin } }
    #for (i,0,2) prism { linear_spline -0.025,0.025,5, <0.15,0.75>,<0.48,0.16>,<0.48,0.0>,<0.13,0.30>,<0.15,0.75> rotate -x*90 rotate y*(120*i+30) texture { Band } } #end
    cone { y*0.02,0.20,y*0.22,0.12 texture { Dark } } }
#break
#case (12) // beacon of an Advanced Building
  union { cylinder { 0,y*0.08,0.20 texture { Dark } } torus { 0.20,0.03 translate y*0.08 texture { Band } } cylinder { 0,y*0.95,0.035 texture { Steel } } #for (j,0,2) torus { 0.10-0.02*j,0.022 translate y*(0.50+0.16*j) texture { BandGlow } } #end sphere { y*1.02,0.13 texture { Glow(C,1.5) } } }
#break
#case (13) // tube joining two Buildings of a Complex; Dir 0 = south, 1 = south-east, 2 = south-west
  #declare D = (Dir=0 ? <0,0,-1> : (Dir=1 ? <0.866,0,-0.5> : <-0.866,0,-0.5>));
  union { cylinder { D*0.55+y*0.13, D*1.18+y*0.13, 0.15 texture { Plates(0.16, srgb <0.88,0.88,0.90>) } }
    #for (i,0,3) torus { 0.155,0.028 Reorient_Trans(y,D) translate D*(0.60+0.18*i)+y*0.13 texture { #if (mod(i,3)=0) Band #else Steel #end } } #end
    translate -D*0.866 }
#break
#case (14) // Mineral
  union { #for (i,0,8) superellipsoid { <0.7,0.7> scale (0.12+0.10*rand(Rn)) rotate <rand(Rn)*90,rand(Rn)*90,0> translate <(rand(Rn)-0.5)*0.5,0.12+0.26*rand(Rn)*(i>4?1:0.3),(rand(Rn)-0.5)*0.4> } #end
    texture { pigment { granite scale 0.3 color_map { [0 srgb <0.35,0.20,0.14>] [0.5 srgb <0.62,0.36,0.22>] [0.62 srgb <0.95,0.66,0.35>] [1 srgb <0.85,0.55,0.30>] } } normal { granite 0.3 scale 0.3 } finish { diffuse 0.85 specular 0.5 roughness 0.04 } } scale 1.25 }
#break
#case (15) // Battery
  union { object { RoundBox(<-0.22,0,-0.22>,<0.22,0.72,0.22>,0.08) texture { Paint(srgb <0.16,0.17,0.20>) } } cylinder { y*0.72,y*0.84,0.10 texture { Gold } } object { RoundBox(<-0.235,0.14,-0.235>,<0.235,0.54,0.235>,0.08) texture { Paint(srgb <0.98,0.80,0.20>) } }
    prism { linear_spline -0.24,-0.232,7,<0.04,0.50>,<-0.13,0.30>,<-0.02,0.30>,<-0.05,0.17>,<0.13,0.37>,<0.02,0.37>,<0.04,0.50> rotate -x*90 texture { Glow(srgb <1,1,0.85>,1) } translate z*-0.476 }
    rotate y*20 }
#break
#case (16) // Water
  union { sphere { y*0.30,0.30 } cone { y*0.405,0.281,y*0.88,0.0 } texture { pigment { srgb <0.16,0.55,0.98> } finish { diffuse 0.62 emission 0.12 specular 1 roughness 0.006 reflection { 0.06 0.4 } } } }
#break
#case (17) // Plant
  union { cone { 0,0.17,y*0.24,0.23 texture { Paint(srgb <0.80,0.46,0.28>) } } cylinder { y*0.2,y*0.5,0.03 texture { Paint(srgb <0.25,0.5,0.15>) } }
    #for (i,0,4) sphere { 0,1 scale <0.10,0.30,0.04> translate y*0.28 rotate x*(34+8*mod(i,2)) rotate y*(72*i+16) translate y*0.26 texture { pigment { srgb <0.34+0.10*mod(i,2),0.74,0.22> } finish { diffuse 0.85 emission 0.12 specular 0.4 roughness 0.03 } } } #end scale 1.12 }
#break
#case (18) // Oxygen
  union { cylinder { y*0.06,y*0.54,0.20 } sphere { y*0.54,0.20 } sphere { 0,0.2 scale <1,0.4,1> translate y*0.06 } texture { Paint(srgb <0.86,0.95,0.98>) } }
  torus { 0.203,0.025 translate y*0.18 texture { Paint(srgb <0.25,0.80,0.85>) } } torus { 0.203,0.025 translate y*0.46 texture { Paint(srgb <0.25,0.80,0.85>) } }
  cylinder { y*0.72,y*0.84,0.06 texture { Gold } } box { <-0.13,0.80,-0.03>,<0.13,0.86,0.03> texture { Steel } }
#break
#case (19) // a crate
  object { RoundBox(<-0.36,0,-0.36>,<0.36,0.62,0.36>,0.05) texture { Plates(0.2, srgb <0.72,0.46,0.22>) } rotate y*28 }
  union { #for (k,-1,1,2) box { <-0.38,0.0,k*0.24-0.05>,<0.38,0.64,k*0.24+0.05> } #end texture { Steel } rotate y*28 }
#break
#case (20) // a Progress cube
  object { RoundBox(<-0.30,0,-0.30>,<0.30,0.60,0.30>,0.05) texture { Band } rotate y*28 }
#break
#case (21) // the ring under a piece, with the shape of its seat
  torus { 0.62,0.045 texture { BandGlow } } cylinder { y*-0.01,y*0.015,0.60 texture { pigment { color C transmit 0.72 } finish { emission 0.25 diffuse 0.4 } } }
  cylinder { y*0.0,y*0.05,0.22 translate <0,0,-0.60> texture { Dark } } torus { 0.21,0.028 translate <0,0.05,-0.60> texture { Band } }
  object { Shape(0.13) translate <0,0.05,-0.60> texture { Glow(C*1.1,0.9) } }
#break
#case (22) // a Nest
  union { sphere { 0,1 scale <0.72,0.36,0.72> } #for (i,0,6) sphere_sweep { b_spline 5,<0.1,0.2,0>,0.14,<0.35,0.25,0.05>,0.13,<0.62,0.1,0>,0.10,<0.85,0.0,0.08>,0.06,<1.0,-0.1,0.02>,0.02 rotate y*(51.4*i+12) } #end
    pigment { crackle scale 0.16 color_map { [0 srgb <0.10,0.05,0.13>] [0.2 srgb <0.26,0.14,0.34>] [1 srgb <0.40,0.26,0.46>] } } normal { crackle 0.6 scale 0.16 } finish { diffuse 0.8 specular 0.7 roughness 0.02 } }
  #for (i,0,4) sphere { <0.34*cos(i*1.2566+0.3),0.34,0.34*sin(i*1.2566+0.3)>,0.15 scale <1,1.2,1> texture { pigment { srgb <0.45,0.9,0.25> } finish { diffuse 0.55 emission 0.35 specular 1 roughness 0.01 } } } #end sphere { y*0.42,0.19 texture { pigment { srgb <0.55,1,0.3> } finish { diffuse 0.55 emission 0.45 specular 1 roughness 0.01 } } }
#break
#case (23) // an Extractor: a claw that drinks
  union { #for (i,0,3) sphere_sweep { b_spline 6,<0.5,-0.1,0>,0.10,<0.52,0.15,0>,0.10,<0.46,0.5,0>,0.11,<0.24,0.86,0>,0.10,<0.05,0.98,0>,0.06,<0,0.9,0>,0.03 rotate y*(90*i+35) } #end cone { y*0.0,0.10,y*0.9,0.26 }
    pigment { granite scale 0.3 color_map { [0 srgb <0.14,0.10,0.18>] [1 srgb <0.44,0.34,0.48>] } } finish { diffuse 0.7 specular 0.9 roughness 0.015 reflection { 0.03 0.2 } } }
  sphere { y*0.78,0.18 texture { Glow(srgb <0.85,0.45,1>,1.2) } } torus { 0.3,0.035 translate y*0.1 texture { Glow(srgb <0.6,1,0.4>,1.2) } }
#break
#case (24) // a Spire
  union { cone { 0,0.42,y*1.55,0.03 } #for (i,0,5) cone { <0.34*cos(i*1.05),0,0.34*sin(i*1.05)>,0.13,<0.16*cos(i*1.05),0.95-0.09*i,0.16*sin(i*1.05)>,0.02 } #end
    pigment { gradient y color_map { [0 srgb <0.15,0.10,0.2>] [1 srgb <0.46,0.36,0.56>] } scale 1.6 } normal { wrinkles 0.4 scale 0.2 } finish { diffuse 0.75 specular 0.9 roughness 0.015 } }
  #for (j,0,3) torus { 0.38-0.085*j,0.03 translate y*(0.22+0.32*j) texture { Glow(srgb <0.6,1,0.4>,1.3) } } #end sphere { y*1.55,0.09 texture { Glow(srgb <0.85,0.5,1>,1.8) } }
#break
#case (25) // a Troop
  union { sphere { 0,1 scale <0.30,0.26,0.40> translate y*0.42 } sphere { <0,0.62,-0.28>,0.22 } #for (k,-1,1,2) #for (j,-1,1) sphere_sweep { b_spline 5,<k*0.1,0.45,j*0.16>,0.06,<k*0.3,0.55,j*0.2>,0.06,<k*0.5,0.62,j*0.26>,0.05,<k*0.56,0.15,j*0.32>,0.04,<k*0.58,-0.15,j*0.34>,0.03 } #end cone { <k*0.1,0.5,-0.42>,0.06,<k*0.05,0.36,-0.62>,0.01 } #end
    pigment { crackle scale 0.12 color_map { [0 srgb <0.10,0.06,0.14>] [1 srgb <0.36,0.24,0.44>] } } finish { diffuse 0.75 specular 1 roughness 0.012 reflection { 0.03 0.2 } } rotate y*-24 }
  union { #for (k,-1,1,2) sphere { <k*0.11,0.68,-0.45>,0.07 } sphere { <k*0.06,0.78,-0.38>,0.04 } #end texture { Glow(srgb <0.65,1,0.35>,1.6) } rotate y*-24 }
#break
#case (26) // the Monolith
  box { <-0.34,0,-0.10>,<0.34,1.5,0.10> texture { pigment { srgb <0.02,0.02,0.03> } finish { diffuse 0.4 specular 1 roughness 0.005 reflection { 0.06 0.5 } } } rotate y*22 } torus { 0.62,0.02 translate y*0.03 texture { Glow(srgb <0.75,0.4,1>,1.2) } } torus { 0.86,0.012 translate y*0.02 texture { Glow(srgb <0.75,0.4,1>,0.7) } }
#break
#case (27) // the Security Unit: a small patrol craft
  union { sphere { 0,1 scale <0.30,0.16,0.52> texture { WhitePaint } } #for (k,-1,1,2) prism { linear_spline -0.03,0.03,5,<0.2*k,-0.1>,<0.62*k,0.25>,<0.62*k,0.5>,<0.2*k,0.35>,<0.2*k,-0.1> texture { Paint(srgb <0.25,0.5,0.95>) } } cylinder { <0.55*k,-0.02,0.1>,<0.55*k,-0.02,0.55>,0.07 texture { Dark } } sphere { <0.55*k,-0.02,0.56>,0.06 texture { Glow(srgb <0.5,0.85,1>,2) } } #end sphere { <0,0.12,-0.2>,0.13 scale <1,0.7,1.4> texture { ColdWin } } sphere { y*0.2,0.06 texture { Glow(srgb <0.3,0.6,1>,2.4) } } rotate y*-30 translate y*0.5 }
#break
#end
}
#end
#macro Shape(R) #switch (Player) #case (0) cylinder { 0,y*0.02,R*0.95 } #break #case (1) box { <-R*0.85,0,-R*0.85>,<R*0.85,0.02,R*0.85> } #break #case (2) prism { linear_spline 0,0.02,4,<0,R*1.1>,<-R*1.05,-R*0.75>,<R*1.05,-R*0.75>,<0,R*1.1> } #break #case (3) prism { linear_spline 0,0.02,5,<0,R*1.15>,<-R*1.05,0>,<0,-R*1.15>,<R*1.05,0>,<0,R*1.15> } #break #case (4) union { box { <-R,0,-R*0.36>,<R,0.02,R*0.36> } box { <-R*0.36,0,-R>,<R*0.36,0.02,R> } } #break #else difference { cylinder { 0,y*0.02,R } cylinder { -y,y,R*0.55 } } #end #end
#if (Chip)
  union { prism { linear_spline 0, 0.10, 7, <0.86,0>,<0.43,0.745>,<-0.43,0.745>,<-0.86,0>,<-0.43,-0.745>,<0.43,-0.745>,<0.86,0> texture { pigment { rgb <C.red,C.green,C.blue>*0.16+<0.01,0.012,0.02> } finish { diffuse 0.8 specular 0.4 roughness 0.03 } } }
    #for (i,0,5) #local A=<cos(radians(60*i)),0,sin(radians(60*i))>*0.86+y*0.10; #local B=<cos(radians(60*i+60)),0,sin(radians(60*i+60))>*0.86+y*0.10; cylinder { A,B,0.075 texture { Band } } sphere { A,0.075 texture { Band } } #end
    object { Thing(Part) scale (Part<6 ? 0.66 : 0.72) translate y*0.10 } }
#else
  object { Thing(Part) #if (Lying) rotate z*84 translate <0.5,0.24,0> rotate y*18 #end }
  #if (Part<6 & Step>1) union { cylinder { 0,y*0.78,0.15 texture { White } } torus { 0.15,0.03 translate y*0.52 texture { Band } } WinRing(0.15,0.34,9,<0.012,0.04,0.03>, texture { WarmWin }) WinRing(0.15,0.66,9,<0.012,0.03,0.03>, texture { WarmWin }) sphere { 0,0.15 scale <1,0.5,1> translate y*0.78 texture { WhitePaint } } translate <-0.58,0.06,0.36> } #end
  #if (Part<6 & Step>2) union { cylinder { 0,y*1.06,0.17 texture { White } } torus { 0.17,0.03 translate y*0.86 texture { Band } } #for (j,0,2) WinRing(0.17,0.3+0.22*j,10,<0.012,0.04,0.03>, texture { WarmWin }) #end object { Dish(0.2) rotate <-30,0,24> translate y*1.22 } translate <0.56,0.06,0.42> } #end
#end
