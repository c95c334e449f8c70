// Empires of the Void: fleets closing round a turning galaxy of hexes.
#include "look.inc"
#include "ships.inc"
camera { location <0,8.2,-14.5> look_at <0,1.15,0> angle 42 right x*0.75 up y }
light_source { <-50,60,-40> color WarmKey*1.5 area_light x*6, <0,0.6,0.8>*6, 3, 3 adaptive 1 circular orient }
light_source { <55,10,42> color srgb <1.0,0.25,0.35>*1.4 }
light_source { <10,20,-60> color FillBlue*0.25 shadowless }
Environment()
SpaceFine(rgb <0.010,0.005,0.020>, rgb <0.30,0.05,0.12>, rgb <0.20,0.07,0.34>, 2.4, 1.05)
#declare Rn = seed(61);
#macro HexP(R, Y1, Y2) prism { linear_spline Y1, Y2, 7 #for (i,0,6) , <cos(i*pi/3),sin(i*pi/3)>*R #end } #end
#declare SunCols = array[5] { srgb <1,0.85,0.5>, srgb <0.5,0.8,1>, srgb <1,0.45,0.3>, srgb <0.75,0.55,1>, srgb <0.6,1,0.75> };
union {
  #for (q,-3,3) #for (r,-3,3) #if (abs(q+r)<=3)
    #local X=1.5*q; #local Z=sqrt(3)*(r+q/2); #local D=vlength(<X,0,Z>);
    #local Edge0 = (max(max(abs(q),abs(r)),abs(q+r))=3); #local K=rand(Rn); #local S=rand(Rn);
    union {
      object { HexP(0.955,-0.16,0) texture { pigment { wrinkles turbulence 0.7 scale 0.9 translate <K*40,0,S*30> color_map { [0 srgb <0.03,0.035,0.09>] [0.6 srgb <0.07,0.07,0.18>] [0.85 srgb <0.26,0.12,0.32>] [1 srgb <0.50,0.25,0.45>] } } finish { diffuse 0.8 emission 0.25 specular 0.4 roughness 0.02 reflection { 0.02 0.12 } } } }
      difference { object { HexP(0.985,-0.17,0.03) } object { HexP(0.92,-1,1) } texture { Brass } }
      #if (q=0 & r=0)
        sphere { y*0.75, 0.42 texture { Glow(srgb <1,0.92,0.75>, 2.0) } } #for (i,0,2) torus { 0.62+0.1*i, 0.02 rotate <20*i,0,30*i> translate y*0.75 texture { Glow(srgb <1,0.75,0.4>, 1.4) } } #end cylinder { 0, y*0.35, 0.05 texture { Brass } }
      #else #if (K>0.34)
        #local C0=SunCols[floor(S*4.99)];
        sphere { y*(0.42), 0.16+0.10*rand(Rn) #if (K>0.72) texture { Glow(C0, 1.4) } #else texture { pigment { granite scale 0.3 color_map { [0 color C0*0.35] [1 color C0*0.9] } } finish { diffuse 0.9 emission 0.05 } } #end }
        cylinder { 0, y*0.3, 0.02 texture { Brass } } torus { 0.55, 0.008 translate y*0.05 texture { Glow(C0, 0.9) } }
        #if (rand(Rn)>0.4) sphere { <0.55,0.08,0>, 0.07 rotate y*rand(Rn)*360 texture { Paint(srgb <0.7,0.7,0.75>) } } #end
      #end #end
      #local Stars0 = 7; #for (i,1,Stars0) sphere { <(rand(Rn)-0.5)*1.3,0.01,(rand(Rn)-0.5)*1.2>, 0.012 texture { Glow(srgb <1,1,1>, 1.2) } } #end
      translate <X,-0.02*D*D,Z> }
  #end #end #end
  rotate y*14 }
// the axle underneath: it turns
cylinder { -y*2.2, -y*0.2, 0.5 texture { Brass } } torus { 5.9, 0.07 translate -y*0.55 texture { Brass } } torus { 6.25, 0.03 translate -y*0.55 texture { Glow(srgb <1,0.35,0.35>, 1.3) } }
#for (i,0,5) cylinder { <0.4,-0.9,0>, <5.9,-0.55,0>, 0.05 rotate y*60*i texture { Brass } } #end
// capital ships: crimson wedge and gold-violet crescent
#macro Capital(C, T)
  union {
    prism { linear_spline -0.14, 0.14, 7, <0,-1.6>, <0.45,-0.3>, <0.85,0.85>, <0.3,0.65>, <-0.3,0.65>, <-0.85,0.85>, <-0.45,-0.3> texture { Plates(0.18, C) } }
    box { <-0.22,0.1,-0.3>, <0.22,0.36,0.6> texture { HullDark } } box { <-0.12,0.36,0.1>, <0.12,0.62,0.45> texture { Plates(0.14, C) } } WinRow(<-0.2,0.24,-0.31>, <0.2,0.24,-0.31>, 5, <0.025,0.02,0.01>, texture { WarmWin })
    #for (k,-1,1,2) WinRow(<0.46*k,0.0,-0.3>, <0.80*k,0.0,0.7>, 9, <0.03,0.02,0.03>, texture { WarmWin }) cylinder { <0.3*k,0.14,-0.6>, <0.3*k,0.2,0.3>, 0.06 texture { Gold } } #end
    #for (k,-1,1) union { object { Bell(0.16, T) rotate y*180 } union { Trail(0.13, 2.2, T) translate z*0.25 } translate <0.36*k,0,0.66> } #end
  }
#end
#macro Escort(C, T) union { prism { linear_spline -0.05, 0.05, 5, <0,-0.5>, <0.28,0.3>, <0,0.18>, <-0.28,0.3>, <0,-0.5> texture { Paint(C) } } sphere { <0,0,0.22>, 0.06 texture { Glow(T, 2.0) } } union { Trail(0.06, 1.1, T) translate z*0.22 } } #end
#declare Cr = srgb <0.80,0.24,0.20>; #declare Vi = srgb <0.55,0.42,0.80>;
object { Capital(Cr, srgb <1,0.55,0.3>) rotate <10,-128,14> scale 1.22 translate <-2.9,3.1,-2.6> }
object { Capital(Vi, srgb <0.6,0.7,1>) rotate <8,128,-14> scale 1.12 translate <2.95,3.55,-1.2> }
object { Capital(Vi, srgb <0.6,0.7,1>) rotate <4,120,-6> scale 0.62 translate <4.3,5.3,5.5> }
object { Capital(Cr, srgb <1,0.55,0.3>) rotate <4,-118,6> scale 0.66 translate <-4.3,4.9,5.2> }
#for (i,0,6) object { Escort(Cr, srgb <1,0.55,0.3>) rotate <8,-130+rand(Rn)*14,10> scale 0.85 translate <-3.4+rand(Rn)*2.6,1.6+rand(Rn)*3.2,-3.6+rand(Rn)*4> } #end
#for (i,0,6) object { Escort(Vi, srgb <0.6,0.7,1>) rotate <8,130-rand(Rn)*14,-10> scale 0.85 translate <3.4-rand(Rn)*2.6,1.8+rand(Rn)*3.4,-3.0+rand(Rn)*4> } #end
// a few bolts
#for (i,0,3) cylinder { <-2.2+0.3*i,3.0+0.25*i,-2.6>, <-0.6+0.3*i,3.12+0.28*i,-2.1>, 0.025 texture { Glow(srgb <1,0.5,0.4>, 2.2) } no_shadow } cylinder { <2.3-0.2*i,3.5-0.2*i,-1.3>, <1.0-0.25*i,3.35-0.22*i,-1.7>, 0.025 texture { Glow(srgb <0.65,0.75,1>, 2.2) } no_shadow } #end
