// Mind Control Helmet: a visor that looks back, and waves of will.
#include "look.inc"
camera { location <2.4,1.4,-8.4> look_at <0.0,0.05,0> angle 34 right x*10/7 up y }
Lights(1.2, 1.4, 0.9, 4)
Environment()
Space(rgb <0.010,0.005,0.022>, rgb <0.26,0.05,0.24>, rgb <0.10,0.06,0.34>, 1.9, 0.9)
#declare Shell = texture { pigment { srgb <0.30,0.30,0.38> } normal { granite 0.03 } finish { diffuse 0.5 specular 0.9 roughness 0.012 metallic 0.5 reflection { 0.10 0.4 } } }
// waves
#for (j,1,6) #for (k,0,1) torus { 1.15+j*0.38, 0.022 rotate x*90 scale <1,1.05,1> translate <0,0.1,0.5> pigment { srgb <1,0.30,0.75> transmit 0.20+0.12*j } finish { emission 1.0 diffuse 0 } no_shadow } #end #end
union {
  difference {
    union { sphere { 0,1.25 scale <0.95,1.08,1.05> } cylinder { -y*1.35, -y*0.4, 1.02 } }
    sphere { 0,1.12 scale <0.95,1.05,1.05> } cylinder { -y*3, -y*0.4, 0.9 }
    // visor opening
    intersection { box { <-0.9,-0.22,-3>, <0.9,0.32,0> } }
    box { <-0.28,-2,-3>, <0.28,-0.55,-0.2> }
    texture { Shell } }
  // visor
  difference { sphere { 0,1.2 scale <0.95,1.06,1.05> } sphere { 0,1.16 scale <0.95,1.06,1.05> } plane { y,-0.25 } plane { -y,-0.35 } plane { -z, 0.0 } texture { Glow(srgb <1,0.22,0.62>, 1.15) } }
  #for (k,-1,1,2) sphere { <0.36*k,0.05,-1.18>, 0.16 scale <1,0.55,1> texture { Glow(srgb <1,0.85,0.95>, 2.0) } } #end
  // crest, seams and ear pods
  difference { torus { 1.30, 0.10 rotate z*90 scale <1,1.04,1.02> } plane { y, -0.2 } texture { Gold } }
  #for (k,-1,1,2) union {
    cylinder { 0, x*0.28*k, 0.46 texture { HullDark } } torus { 0.46, 0.06 rotate z*90 translate x*0.22*k texture { Gold } } cylinder { x*0.28*k, x*0.34*k, 0.3 texture { Glow(srgb <1,0.35,0.75>, 1.3) } }
    sphere_sweep { b_spline 5, <0.2*k,0.1,0>,0.09 <0.3*k,0.5,0.1>,0.085 <0.75*k,1.25,0.2>,0.06 <0.7*k,1.9,0.1>,0.025 <0.55*k,2.3,0>,0.01 texture { Shell } }
    translate <1.12*k,0.0,0.05> } #end
  #for (k,-1,1,2) sphere_sweep { b_spline 6, <0.5*k,-0.9,-0.9>,0.06 <0.62*k,-0.5,-1.0>,0.06 <0.95*k,0.1,-0.85>,0.06 <0.85*k,0.75,-0.55>,0.06 <0.5*k,1.15,-0.2>,0.06 <0.2*k,1.4,0>,0.06 texture { Brass } } #end
  #for (i,0,5) sphere { <0,1.32,0>, 0.07 rotate x*(-55+i*22) texture { Glow(srgb <1,0.5,0.85>, 1.5) } } #end
  cylinder { -y*1.42, -y*1.25, 1.06 texture { Brass } }
  rotate y*14 rotate x*4 }
light_source { <0,0.1,-2.4> color srgb <1,0.25,0.65>*0.6 fade_distance 1 fade_power 2 shadowless }
