// Booster Pod: strapped to a small ship, burning.
#include "look.inc"
#include "ships.inc"
camera { location <4.6,2.6,-6.6> look_at <0.1,-0.1,0.2> angle 31 right x*10/7 up y }
Lights(1.2, 1.3, 0.9, 4)
Environment()
Space(rgb <0.005,0.008,0.025>, rgb <0.10,0.12,0.34>, rgb <0.34,0.14,0.10>, 1.4, 1)
union {
  object { Ship(srgb <0.86,0.24,0.14>, srgb <0.4,0.8,1>) translate y*0.25 }
  union {
    cylinder { -z*0.6, z*1.2, 0.36 texture { Plates(0.24, srgb <0.90,0.88,0.84>) } } sphere { 0, 0.36 scale <1,1,1.6> translate -z*0.6 texture { Paint(srgb <0.93,0.52,0.10>) } }
    #for (j,0,3) torus { 0.365, 0.035 rotate x*90 translate z*(-0.5+0.5*j) texture { Dark } } #end
    #for (i,0,3) prism { linear_spline -0.02, 0.02, 5, <0.34,0.4>, <0.72,1.1>, <0.72,1.3>, <0.34,1.2>, <0.34,0.4> rotate z*(45+90*i) texture { Paint(srgb <0.93,0.52,0.10>) } } #end
    object { Bell(0.34, srgb <1,0.7,0.3>) rotate y*180 translate z*1.25 }
    #for (k,-1,1,2) cylinder { <0.2*k,0.25,-0.3>, <0.2*k,0.55,-0.3>, 0.05 texture { Steel } } #end
    union { Trail(0.30, 3.6, srgb <1,0.50,0.12>) translate z*1.7 }
    translate y*-0.62 }
  #for (k,-1,1,2) union { Trail(0.12, 1.6, srgb <0.3,0.6,1>) translate <0.24*k,0.27,1.2> } #end
  rotate x*6 rotate y*72 rotate z*12 scale 1.12 translate <-0.75,0.1,-0.5> }
light_source { <2.2,-0.6,0.6> color srgb <1,0.5,0.15>*1.2 fade_distance 1.5 fade_power 2 shadowless }
