// Orbital Teleporter: a gate above a blue world, a ship half through.
#include "look.inc"
#include "ships.inc"
camera { location <3.4,1.6,-8.6> look_at <0.1,0.15,0> angle 36 right x*10/7 up y }
Lights(1.2, 1.2, 0.9, 4)
Environment()
Space(rgb <0.004,0.008,0.024>, rgb <0.05,0.10,0.30>, rgb <0.05,0.24,0.30>, 9.1, 0.9)
object { World(srgb <0.24,0.42,0.22>, srgb <0.62,0.54,0.40>, srgb <0.08,0.24,0.50>, 0.52, rgb <0.3,0.6,1>, 4) scale 9 translate <-3,-11.2,9> }
union {
  difference { torus { 2.0, 0.26 rotate x*90 } torus { 2.0, 0.1 rotate x*90 translate -z*0.2 } texture { Plates(0.24, srgb <0.74,0.76,0.82>) } }
  torus { 2.0, 0.09 rotate x*90 translate -z*0.17 texture { Glow(srgb <0.45,0.75,1>, 1.6) } }
  #for (i,0,7) union { box { <-0.25,1.9,-0.36>, <0.25,2.42,0.36> texture { HullDark } } box { <-0.12,2.42,-0.2>, <0.12,2.5,0.2> texture { Gold } } box { <-0.15,2.0,-0.38>, <0.15,2.1,-0.35> texture { Glow(srgb <1,0.75,0.4>, 1.4) } } rotate z*45*i } #end
  // the surface of the gate
  disc { 0, -z, 1.86 pigment { spiral1 5 turbulence 0.35 octaves 4 color_map { [0 srgb <0.10,0.30,0.85> transmit 0.25] [0.5 srgb <0.35,0.75,1> transmit 0.1] [0.75 srgb <0.9,0.98,1> transmit 0] [1 srgb <0.10,0.30,0.85> transmit 0.25] } } finish { emission 0.95 diffuse 0 } no_shadow }
  difference { object { Ship(srgb <0.03,0.64,0.46>, srgb <0.4,0.8,1>) scale 1.45 translate -z*0.35 } plane { -z, 0 } bounded_by { sphere { 0,3 } } translate <0.05,-0.05,0> }
  #for (j,0,2) torus { 0.62+0.4*j, 0.018 rotate x*90 translate -z*0.02 texture { Glow(srgb <0.9,1,1>, 1.8) } } #end
  rotate y*26 rotate z*-5 translate <0.35,0.25,0.4> }
light_source { <0.2,0.3,-1.6> color srgb <0.35,0.7,1>*1.0 fade_distance 1.6 fade_power 2 shadowless }
