// The relic ship's home: an ancient ring of stone with a teal heart.
#include "look.inc"
camera { orthographic location <0.9,3.4,-4.2> look_at <0,0.22,0> up y*2.5 right x*2.5 }
Lights(1.25, 1.0, 1.1, 0)
Environment()
#declare Stone = texture { pigment { granite turbulence 0.3 scale 0.7 color_map { [0 srgb <0.26,0.27,0.31>] [0.5 srgb <0.48,0.50,0.54>] [1 srgb <0.66,0.68,0.72>] } } normal { granite 0.3 scale 0.4 } finish { diffuse 0.78 specular 0.25 roughness 0.04 } }
#declare Hex = prism { linear_spline 0, 0.26, 7 #for (i,0,6) , <cos(i*pi/3),sin(i*pi/3)>*1.08 #end }
difference { object { Hex } prism { linear_spline 0.14, 1, 7 #for (i,0,6) , <cos(i*pi/3),sin(i*pi/3)>*0.78 #end } texture { Stone } }
#for (i,0,5) box { <-0.2,0.252,0.80>, <0.2,0.27,0.84> rotate y*(60*i+30) texture { Glow(srgb <0.35,1,0.9>, 1.3) } } #end
#for (i,0,2) union { box { <-0.14,0.2,-0.10>, <0.14,1.0,0.10> matrix <1,0,0, -0.25,1,0, 0,0,1, 0,0,0> translate x*0.78 texture { Stone } } sphere { <0.60,0.98,0>, 0.05 texture { Glow(srgb <0.35,1,0.9>, 1.6) } } rotate y*(120*i+60) } #end
union { cone { y*0.66, 0.30, y*1.12, 0 } cone { y*0.66, 0.30, y*0.22, 0 } texture { pigment { srgb <0.35,1,0.92> } finish { emission 0.85 diffuse 0.3 specular 0.9 roughness 0.01 } } }
light_source { <0,0.66,-0.5> color srgb <0.3,1,0.9>*0.8 fade_distance 0.5 fade_power 2 shadowless }
