// On Mars: a colony of domes under a rust sky.
#include "look.inc"
#include "ships.inc"
camera { location <0,3.6,-15> look_at <0.1,3.3,0> angle 47 right x*0.75 up y }
light_source { <-70,34,-30> color srgb <1,0.86,0.68>*2.0 area_light x*7, <0,0.6,0.8>*7, 4, 4 adaptive 1 circular orient }
light_source { <50,40,60> color srgb <0.95,0.55,0.35>*0.45 shadowless }
light_source { <10,40,-60> color srgb <0.85,0.60,0.55>*0.28 shadowless }
Environment()
sphere { 0,1 hollow pigment { gradient y turbulence 0.02 color_map { [0 srgb <0.96,0.74,0.50>] [0.05 srgb <0.93,0.62,0.38>] [0.16 srgb <0.78,0.42,0.26>] [0.34 srgb <0.48,0.24,0.20>] [0.6 srgb <0.20,0.11,0.14>] [1 srgb <0.06,0.04,0.09>] } } finish { emission 1 diffuse 0 } scale 3000 no_shadow no_reflection }
// high dust
plane { y, 420 hollow pigment { bozo turbulence 1 octaves 6 scale <380,1,110> color_map { [0 rgbt 1] [0.5 rgbt <1,0.8,0.6,1>] [0.8 rgbt <1,0.85,0.7,0.72>] [1 rgbt <1,0.9,0.8,0.55>] } } finish { emission 0.55 diffuse 0 } no_shadow no_reflection }
// stars in the dark top, and a small sun with its blue halo
#declare Rn = seed(3); #for (i,0,150) sphere { <(rand(Rn)-0.5)*1500,420+700*rand(Rn),1500>, 0.5+1.4*pow(rand(Rn),4) texture { Glow(srgb <1,0.95,0.9>, 1.2) } no_shadow } #end
#declare SunP = <-330,560,1500>;
disc { SunP, z, 210 pigment { function { min(1,sqrt((x+330)*(x+330)+(y-560)*(y-560))/210) } color_map { [0 srgb <1,1,1> transmit 0] [0.12 srgb <1,1,1> transmit 0] [0.15 srgb <0.75,0.88,1> transmit 0.35] [0.4 srgb <0.60,0.74,0.95> transmit 0.82] [1 srgb <0.7,0.6,0.7> transmit 1] } } finish { emission 1.3 diffuse 0 } no_shadow no_reflection }
sphere { <330,760,1400>, 30 texture { pigment { granite scale 30 color_map { [0 srgb <0.45,0.36,0.34>] [1 srgb <0.75,0.62,0.55>] } } finish { diffuse 0.9 emission 0.1 } } scale <1,0.85,1> }
// the ground: plain in front, mesas behind
#declare Soil = texture { pigment { granite turbulence 0.4 scale 3 color_map { [0 srgb <0.38,0.16,0.09>] [0.5 srgb <0.62,0.30,0.16>] [1 srgb <0.80,0.48,0.28>] } } normal { average normal_map { [1 bumps 0.4 scale 0.25] [1 granite 0.3 scale 2] } } finish { diffuse 0.9 } }
height_field { function 500,500 { 0.10*f_noise3d(x*14,1,y*14)+0.04*f_noise3d(x*40,4,y*40)+0.012*f_noise3d(x*160,4,y*160) + 0.75*min(1,max(0,(f_noise3d(x*7+2.4,2,y*7)*0.8+f_noise3d(x*19,5,y*19)*0.2-0.50)*9))*min(1,max(0,(0.58-y)*7)) + 0.12*f_noise3d(x*26,9,y*26)*min(1,max(0,(0.58-y)*7)) } smooth
  translate <-0.5,0,-0.12> scale <130,9,130> translate <0,-1.05,-3> texture { Soil } }
// rocks
#for (i,0,70) #local X=(rand(Rn)-0.5)*14; #local Z=-9+rand(Rn)*9; sphere { 0,1 scale <1,0.6,0.8>*(0.04+0.16*pow(rand(Rn),3)) rotate y*rand(Rn)*180 translate <X,-0.45+0.02*Z,Z> texture { Soil } } #end
// domes
#macro Dome(R, Green)
  union {
    cylinder { -y*0.6, y*0.28, R*1.05 texture { Plates(0.34, srgb <0.86,0.82,0.78>) } } torus { R*1.05, 0.08 translate y*0.28 texture { Paint(srgb <0.93,0.52,0.16>) } }
    WinRing(R*1.055, 0.05, floor(R*16), <0.03,0.06,0.07>, texture { WarmWin })
    difference { sphere { 0,R } sphere { 0,R*0.985 } plane { y,0 } translate y*0.28 texture { pigment { srgb <0.80,0.92,0.98> filter 0.3 transmit 0.55 } finish { diffuse 0.06 specular 1 roughness 0.003 reflection { 0.03 0.4 } } } no_shadow }
    #for (i,0,5) difference { torus { R*1.003, 0.03*sqrt(R) rotate x*90 } plane { y,0 } rotate y*30*i translate y*0.28 texture { Steel } } #end
    #for (j,1,3) #local H=R*j*0.25; torus { sqrt(R*R*1.006-H*H), 0.025*sqrt(R) translate y*(H+0.28) texture { Steel } } #end
    #if (Green) cylinder { y*0.2, y*0.32, R*0.98 texture { pigment { bozo scale 0.3 turbulence 0.5 color_map { [0 srgb <0.2,0.45,0.15>] [1 srgb <0.45,0.68,0.28>] } } finish { diffuse 0.8 emission 0.1 } } }
      #for (i,0,60) #local A=rand(Rn)*6.28; #local D=sqrt(rand(Rn))*R*0.85; #local S=R*(0.05+0.06*rand(Rn)); cone { <cos(A)*D,0.3,sin(A)*D>, S, <cos(A)*D,0.3+S*3,sin(A)*D>, 0 texture { pigment { srgb <0.15+0.12*rand(Rn),0.45+0.2*rand(Rn),0.18> } finish { diffuse 0.8 emission 0.1 } } } #end
    #else #for (i,0,22) #local A=rand(Rn)*6.28; #local D=sqrt(rand(Rn))*R*0.75; #local H=R*(0.2+0.55*rand(Rn)*(1-D/R)); #local B=R*0.075; union { box { <-B,0,-B>, <B,H,B> texture { Paint(srgb <0.90,0.88,0.86>) } } box { <-B*0.7,H*0.4,-B*1.04>, <B*0.7,H*0.5,B*1.04> texture { WarmWin } } box { <-B*0.7,H*0.7,-B*1.04>, <B*0.7,H*0.8,B*1.04> texture { WarmWin } } rotate y*(rand(Rn)*90) translate <cos(A)*D,0.3,sin(A)*D> } #end #end
  }
#end
object { Dome(2.5, 1) translate <-1.2,0.2,2.2> }
object { Dome(1.7, 0) translate <2.55,0.0,0.2> }
object { Dome(1.15, 0) translate <-3.3,-0.05,-1.4> }
object { Dome(0.85, 1) translate <0.7,-0.15,-2.6> }
// tubes between them
cylinder { <-1.2,0.1,2.2>, <2.55,0.1,0.2>, 0.34 texture { Plates(0.3, srgb <0.86,0.82,0.78>) } } cylinder { <2.3,0.0,0>, <0.7,0,-2.6>, 0.26 texture { Plates(0.3, srgb <0.86,0.82,0.78>) } } cylinder { <-3.3,0.05,-1.4>, <-1.8,0.1,1>, 0.28 texture { Plates(0.3, srgb <0.86,0.82,0.78>) } }
// solar field
#for (i,0,3) #for (j,0,1) union { object { Wing(1.3,0.8,3) rotate x*52 translate y*0.55 } cylinder { <0.65,-0.5,0.05>, <0.65,0.5,0.05>, 0.05 texture { Steel } } rotate y*12 translate <2.1+j*1.55,-0.35,-3.4-i*0.9> } #end #end
// rover
union { box { <-0.5,0.18,-0.26>, <0.5,0.5,0.26> texture { Paint(srgb <0.92,0.90,0.86>) } } box { <0.05,0.45,-0.24>, <0.48,0.75,0.24> texture { Paint(srgb <0.93,0.52,0.16>) } } box { <0.30,0.52,-0.25>, <0.49,0.68,0.25> texture { Glow(srgb <0.6,0.85,1>,0.8) } } #for (i,-1,1) #for (k,-1,1,2) cylinder { <i*0.36,0.14,k*0.26>, <i*0.36,0.14,k*0.38>, 0.16 texture { Dark } } #end #end cylinder { <-0.3,0.5,0>, <-0.3,1.0,0>, 0.02 texture { Steel } } sphere { <-0.3,1,0>, 0.045 texture { RedLamp } } rotate y*-24 scale 1.15 translate <-1.15,-0.40,-5.4> }
// a shuttle coming down
union { sphere { 0,1 scale <0.42,1.3,0.42> texture { Plates(0.2, srgb <0.92,0.90,0.88>) } } torus { 0.42, 0.03 translate -y*0.05 texture { Paint(srgb <0.93,0.52,0.16>) } } #for (i,0,3) prism { linear_spline -0.03, 0.03, 4, <0.3,-0.4>, <0.75,-1.35>, <0.25,-1.1>, <0.3,-0.4> rotate -x*90 rotate y*(90*i+30) texture { Paint(srgb <0.93,0.52,0.16>) } } #end object { Bell(0.26, srgb <1,0.8,0.5>) rotate x*-90 translate -y*1.15 } union { Trail(0.22, 2.4, srgb <1,0.70,0.35>) rotate x*90 translate -y*1.45 } rotate z*-7 scale 0.85 translate <2.05,6.3,2> }
fog { fog_type 2 distance 120 color srgb <0.90,0.56,0.36> fog_offset 0 fog_alt 5 }
