// Holographic Decoy: one true ship, three of light.
#include "look.inc"
#include "ships.inc"
camera { location <0.4,3.6,-9> look_at <0.0,0.45,0> angle 43 right x*10/7 up y }
Lights(1.25, 1.2, 0.9, 4)
Environment()
Space(rgb <0.004,0.009,0.022>, rgb <0.04,0.16,0.28>, rgb <0.12,0.10,0.30>, 5.7, 0.9)
#macro Holo()
  #local HT = texture { pigment { gradient y color_map { [0 srgb <0.25,0.85,1> transmit 0.35] [0.45 srgb <0.25,0.85,1> transmit 0.35] [0.5 srgb <0.25,0.85,1> transmit 0.86] [1 srgb <0.25,0.85,1> transmit 0.86] } scale 0.055 } finish { emission 0.75 diffuse 0.1 specular 0.4 roughness 0.02 } }
  union {
    sphere { 0,1 scale <0.30,0.22,1.05> }
    #for (k,-1,1,2) prism { linear_spline -0.03, 0.03, 6, <0.2*k,-0.25>, <1.0*k,0.55>, <1.05*k,0.85>, <0.8*k,0.75>, <0.24*k,0.62>, <0.2*k,-0.25> }
      cylinder { <1.0*k,0,0.05>, <1.0*k,0,1.0>, 0.06 } cylinder { <0.24*k,0.02,0.35>, <0.24*k,0.02,1.1>, 0.15 } #end
    prism { linear_spline -0.02, 0.02, 4, <0.05,0.25>, <0.55,0.95>, <0.05,0.95>, <0.05,0.25> rotate z*90 translate <0,0.12,0> }
    texture { HT } no_shadow }
#end
object { Ship(srgb <0.95,0.66,0.16>, srgb <0.4,0.8,1>) rotate <-14,-28,-12> scale 1.25 translate <-0.9,0.15,-1.4> }
object { Holo() rotate <-14,-28,-12> scale 1.1 translate <1.9,0.9,0.4> }
object { Holo() rotate <-14,-28,-12> scale 0.95 translate <-2.7,1.3,2.2> }
object { Holo() rotate <-14,-28,-12> scale 0.85 translate <0.75,1.9,3.2> }
// beams from the projector under the true ship
#macro Beam(B) cone { <-0.9,-0.1,-1.2>, 0.03, B, 0.5 open hollow pigment { srgb <0.25,0.85,1> transmit 0.90 } finish { emission 0.8 diffuse 0 } no_shadow } #end
Beam(<1.9,0.9,0.4>) Beam(<-2.7,1.3,2.2>) Beam(<0.75,1.9,3.2>)
sphere { <-0.9,-0.12,-1.25>, 0.10 texture { Glow(srgb <0.5,0.95,1>, 2) } }
