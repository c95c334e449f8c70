// Plasma Cannon: a heavy gun at the moment of fire.
#include "look.inc"
camera { location <-3.6,2.6,-7.4> look_at <0.9,0.35,0.4> angle 38 right x*10/7 up y }
Lights(1.1, 1.2, 0.9, 4)
Environment()
Space(rgb <0.008,0.006,0.022>, rgb <0.28,0.07,0.14>, rgb <0.14,0.08,0.34>, 2.6, 0.9)
union {
  // mount
  cylinder { -y*1.4, -y*0.7, 1.1 texture { HullDark } } torus { 1.1, 0.08 translate -y*0.72 texture { Gold } } cylinder { -y*0.7, -y*0.4, 0.75 texture { Steel } }
  #for (k,-1,1,2) box { <-0.45,-0.5,0.42*k-0.10>, <0.45,0.42,0.42*k+0.10> texture { Plates(0.2, srgb <0.62,0.64,0.70>) } } cylinder { <0,0.2,0.40*k>, <0,0.2,0.60*k>, 0.22 texture { Brass } } #end
  // barrel along x
  union {
    object { RoundBox(<-1.5,-0.36,-0.32>, <0.25,0.40,0.32>, 0.12) texture { Plates(0.24, srgb <0.78,0.79,0.83>) } }
    cylinder { 0, x*2.4, 0.20 texture { Steel } }
    #for (j,0,5) union { torus { 0.28, 0.075 rotate z*90 texture { Copper } } torus { 0.235, 0.03 rotate z*90 translate x*0.16 texture { Glow(srgb <0.75,0.35,1>, 1.6) } } translate x*(0.4+j*0.36) } #end
    difference { cylinder { x*2.35, x*2.75, 0.34 } cylinder { x*2.3, x*3, 0.24 } texture { HullDark } }
    #for (k,-1,1,2) cylinder { <0.1,0,0.30*k>, <2.45,0,0.30*k>, 0.05 texture { Gold } } #end
    #for (j,0,3) box { <-1.3+j*0.36,0.38,-0.2>, <-1.08+j*0.36,0.46,0.2> texture { Glow(srgb <0.75,0.4,1>, 1.2) } } #end
    cylinder { <-1.2,0.1,-0.5>, <-0.3,0.1,-0.5>, 0.2 texture { Glow(srgb <0.65,0.3,1>, 0.8) } } #for (j,0,1) cylinder { <-1.25+j*0.9,0.1,-0.5>, <-1.15+j*0.9,0.1,-0.5>, 0.24 texture { Dark } } #end
    // the shot
    sphere { x*3.1, 0.42 texture { Glow(srgb <0.95,0.8,1>, 2) } }
    cone { x*2.7, 0.22, x*16, 0.5 open hollow pigment { gradient x color_map { [0 srgb <0.85,0.5,1> transmit 0.05] [1 srgb <0.6,0.2,1> transmit 0.55] } scale 16 } finish { emission 1.5 diffuse 0 } no_shadow }
    cone { x*2.7, 0.10, x*16, 0.22 open hollow pigment { rgb 1 } finish { emission 1.6 diffuse 0 } no_shadow }
    #for (i,0,11) cone { x*3.0, 0.07, <3.4+0.5*mod(i,3),0.95*cos(i*0.52),0.95*sin(i*0.52)>, 0 pigment { srgb <0.8,0.45,1> transmit 0.3 } finish { emission 1.2 diffuse 0 } no_shadow } #end
    rotate z*9 translate y*0.2 }
  rotate y*-24 }
light_source { <2.8,0.9,0.6> color srgb <0.75,0.4,1>*2.0 fade_distance 1.4 fade_power 2 }
