// Alien Artifact: a black polyhedron split by light, with shards that circle it.
#include "look.inc"
camera { location <2.6,3.4,-10> look_at <0,0.0,0> angle 29 right x*4/3 up y }
Lights(1.35, 1.5, 1.9, 5)
Environment()
#declare Obsidian = texture { pigment { granite color_map { [0 srgb <0.22,0.17,0.38>] [0.6 srgb <0.38,0.31,0.58>] [1 srgb <0.56,0.48,0.76>] } scale 1.6 } normal { bumps 0.06 scale 0.3 } finish { diffuse 0.6 specular 0.8 roughness 0.02 reflection { 0.08 0.5 } } }
#declare Eerie = texture { Glow(srgb <0.62,0.34,1.0>, 1.6) }
#declare Teal = texture { Glow(srgb <0.25,1.0,0.85>, 1.5) }
// an elongated octahedron with cut edges
#declare Octa = intersection {
  #for (i,0,3) plane { vnormalize(<1,0.62,0>), 1 rotate y*(90*i+45) } plane { vnormalize(<1,-0.62,0>), 1 rotate y*(90*i+45) } #end
  #for (i,0,3) plane { x, 1.06 rotate y*90*i } #end
  bounded_by { sphere { 0, 3 } } }
union {
  difference {
    object { Octa }
    // slits of light
    #for (j,-2,2) difference { cylinder { y*(j*0.42-0.018), y*(j*0.42+0.018), 3 } object { Octa scale 0.955 } } #end
    texture { Obsidian } }
  intersection { object { Octa scale 0.962 } union { #for (j,-2,2) cylinder { y*(j*0.42-0.02), y*(j*0.42+0.02), 3 } #end } texture { Teal } }
  // glyph lights on the faces
  #declare Rn = seed(31);
  #for (i,0,3) #for (k,0,8)
    #if (rand(Rn)>0.45) intersection { object { Octa scale 1.002 } box { <-0.03-0.12*rand(Rn),-0.018,0.2>, <0.03+0.12*rand(Rn),0.018,3> translate <(rand(Rn)-0.5)*0.8,-0.63+0.42*mod(k,4)+0.09*floor(k/4)-0.06,0> } rotate y*(90*i+45) texture { Eerie } } #end
  #end #end
  // edges that glow
  #for (i,0,3) union {
    #for (k,-1,1,2) cylinder { <0,1.8977*k,0>, <1.06,0.6888*k,0>, 0.016 #for (m,-1,1,2) } cylinder { <1.06,0.6888*k,0>, <1.06,0,0.604*m>, 0.016 #end } #end
    rotate y*90*i texture { Glow(srgb <0.60,0.40,1.0>, 1.3) } } #end
  scale <0.92,1.0,0.92> rotate <0,20,0> rotate z*8 }
// the ring of shards
#declare Rs = seed(12);
#for (i,0,33)
  #local A = i*360/34+rand(Rs)*7; #local D = 2.2+rand(Rs)*0.5; #local S = 0.06+0.17*pow(rand(Rs),2);
  object { intersection { plane { <1,0.6,0.2>, 0.5 } plane { <-1,0.7,0.1>, 0.5 } plane { <0.1,0.3,1>, 0.55 } plane { <0,0.5,-1>, 0.6 } plane { -y, 0.9 } plane { y, 1.3 } bounded_by { sphere { 0,2.5 } } texture { Obsidian } }
    scale S rotate <rand(Rs),rand(Rs),rand(Rs)>*360 translate <D,(rand(Rs)-0.5)*0.25,0> rotate y*A rotate z*-12 rotate x*4 }
#end
// three teal sparks among them and a thin orbit of light
union { torus { 2.42, 0.016 } torus { 2.72, 0.008 } rotate z*-12 rotate x*4 texture { pigment { srgb <0.45,0.30,1> transmit 0.25 } finish { emission 1.0 diffuse 0 } } }
#for (i,0,2) sphere { <2.42,0,0>, 0.085 rotate y*(30+120*i) rotate z*-12 rotate x*4 texture { Glow(srgb <0.4,1,0.9>, 2.5) } } #end
light_source { <0,0,-2.4> color srgb <0.45,0.3,1>*0.7 fade_distance 1.2 fade_power 2 shadowless }
light_source { <0,-2.4,0> color srgb <0.2,1,0.8>*0.8 fade_distance 1.2 fade_power 2 shadowless }
