// Ore: a cluster of grey-violet crystals.
#include "look.inc"
camera { orthographic location <1.2,2.0,-4> look_at <0,0.02,0> up y*2.2 right x*2.2 }
Lights(1.35, 1.2, 1.2, 0)
Environment()
#declare Violet = texture { pigment { gradient y turbulence 0.15 color_map { [0 srgb <0.30,0.27,0.40>] [0.5 srgb <0.55,0.49,0.70>] [1 srgb <0.80,0.74,0.94>] } scale 1.9 translate -y*0.8 } finish { diffuse 0.72 specular 0.9 roughness 0.01 reflection { 0.05 0.35 } emission 0.05 } }
#macro Crystal(R, H, Sd)
  intersection {
    #for (i,0,5) plane { x, R*(0.86+0.22*mod(sin(i*12.9+Sd)*43.7+90,1)) rotate y*60*i }
      plane { vnormalize(<1,0.72,0>), H*0.62*(0.95+0.14*mod(sin(i*7.3+Sd)*91.7+90,1)) rotate y*(60*i+Sd*13) } #end
    plane { -y, R }
    bounded_by { cylinder { -y*R*1.01, y*H*1.5, R*1.5 } } texture { Violet } }
#end
union {
  object { Crystal(0.40, 1.30, 1) translate -y*0.28 }
  object { Crystal(0.30, 1.0, 5) rotate z*38 translate <-0.22,-0.36,-0.15> }
  object { Crystal(0.31, 1.0, 9) rotate z*-42 translate <0.25,-0.36,-0.1> }
  object { Crystal(0.24, 0.72, 3) rotate x*-48 rotate y*-15 translate <0.02,-0.42,-0.34> }
  object { Crystal(0.20, 0.7, 7) rotate z*64 translate <-0.30,-0.56,-0.2> }
  object { Crystal(0.20, 0.66, 11) rotate z*-66 translate <0.34,-0.56,-0.2> }
  rotate y*10 translate y*0.02 }
