// Resource Cache: an open strong-box in a cave, full of fuel cells and ore.
#include "look.inc"
camera { location <2.2,3.6,-7.6> look_at <0.05,0.72,0> angle 38 right x*10/7 up y }
light_source { <-20,34,-26> color WarmKey*1.0 area_light x*5, <0,0.6,0.8>*5, 4, 4 adaptive 1 circular orient }
light_source { <30,10,20> color ColdRim*1.2 }
light_source { <10,20,-40> color FillBlue*0.25 shadowless }
Environment()
Space(rgb <0.004,0.006,0.02>, rgb <0.10,0.06,0.12>, rgb <0.06,0.10,0.26>, 8.8, 0.6)
height_field { function 300,300 { min(0.97, 0.55*f_noise3d(x*6,1,y*6)+0.25*f_noise3d(x*18,4,y*18)+0.08*f_noise3d(x*60,4,y*60) + 3.2*pow(max(0,(1-y)-0.50)*2.2,3) + 2.2*pow(abs(x-0.5)*1.5,4)) } smooth translate <-0.5,0,-0.45> scale <26,2.6,26> translate y*-1.35 texture { pigment { bozo turbulence 0.8 octaves 6 scale 1.4 color_map { [0 srgb <0.24,0.21,0.24>] [1 srgb <0.40,0.35,0.37>] } } normal { average normal_map { [1 bumps 0.5 scale 0.18] [1 granite 0.3 scale 1.2] } } finish { diffuse 0.85 } } }
plane { -z, -11.5 texture { pigment { bozo turbulence 0.8 octaves 6 scale 2 color_map { [0 srgb <0.16,0.14,0.17>] [1 srgb <0.28,0.24,0.27>] } } normal { bumps 0.6 scale 0.4 } finish { diffuse 0.8 } } }
#declare Chest = texture { Plates(0.34, srgb <0.52,0.56,0.64>) }
union {
  difference { object { RoundBox(<-1.5,-0.3,-0.85>, <1.5,0.75,0.85>, 0.1) } box { <-1.36,-0.15,-0.72>, <1.36,1,0.72> } texture { Chest } }
  #for (i,-1,1) difference { box { <-0.09+i*1.1,-0.34,-0.90>, <0.09+i*1.1,0.78,0.90> } box { <-2,-0.2,-0.74>, <2,1,0.74> } texture { Gold } } #end
  // the lid, open
  union { difference { object { RoundBox(<-1.5,0,0>, <1.5,0.28,1.7>, 0.1) } box { <-1.36,-0.1,0.12>, <1.36,0.16,1.58> } texture { Chest } } #for (i,-1,1) box { <-0.09+i*1.1,0.02,-0.02>, <0.09+i*1.1,0.31,1.73> texture { Gold } } #end rotate x*-108 rotate x*0 translate <0,0.78,0.83> }
  box { <-0.2,0.3,-0.95>, <0.2,0.66,-0.84> texture { Gold } } sphere { <0,0.48,-0.95>, 0.08 texture { Glow(srgb <0.4,1,0.6>, 1.6) } }
  // contents
  #declare Rn = seed(19);
  #for (i,0,6) union { cylinder { -y*0.26, y*0.26, 0.17 texture { pigment { srgb <1,0.55,0.1> } finish { emission 0.95 diffuse 0.3 specular 0.6 roughness 0.02 } } } #for (k,-1,1,2) cylinder { y*0.24*k, y*0.34*k, 0.20 texture { Dark } } #end rotate <(rand(Rn)-0.5)*50,rand(Rn)*90,(rand(Rn)-0.5)*70> translate <-1.12+0.37*mod(i,4),0.66+0.2*floor(i/4),-0.42+0.5*mod(i,2)> } #end
  #for (i,0,15) intersection { #for (m,0,5) plane { x, 1 rotate y*60*m } plane { <1,0.9,0>, 1.5 rotate y*(60*m+30) } plane { <1,-0.9,0>, 1.5 rotate y*(60*m+30) } #end bounded_by { sphere { 0,2.4 } } scale 0.12+0.09*rand(Rn) rotate <rand(Rn),rand(Rn),rand(Rn)>*180 translate <0.1+1.15*rand(Rn),0.62+0.30*rand(Rn),(rand(Rn)-0.5)*1.2> texture { pigment { srgb <0.62,0.54,0.80> } finish { diffuse 0.65 emission 0.08 specular 0.9 roughness 0.01 reflection { 0.05 0.3 } } } } #end
  rotate y*22 }
light_source { <-0.6,1.5,-0.5> color srgb <1,0.6,0.2>*1.3 fade_distance 1.0 fade_power 2 }
light_source { <0.9,1.5,-0.5> color srgb <0.65,0.5,1>*0.7 fade_distance 1.0 fade_power 2 shadowless }
