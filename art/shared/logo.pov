// The mark of the house: an orrery of brass and glass.
#include "look.inc"
camera { location <2.2,4.9,-12> look_at <0,0.06,0> angle 30 right x up y }
Lights(1.35, 1.3, 1.1, 5)
Environment()
SoftBox(<-20,30,-60>, 12, rgb <1.0,0.95,0.85>)
#macro Band(R, H, W) union { difference { cylinder { -y*H, y*H, R } cylinder { -y, y, R-W } } torus { R, H*0.55 translate y*H } torus { R, H*0.55 translate -y*H } texture { Brass } } #end
// the sun: glowing glass held in brass
sphere { 0, 0.60 texture { pigment { srgb <1.0,0.70,0.25> } finish { emission 0.85 diffuse 0.3 specular 0.9 roughness 0.01 reflection { 0.02 0.2 } } } }
#for (i,0,2) torus { 0.63, 0.022 rotate x*90 rotate y*60*i texture { Brass } } #end
torus { 0.63, 0.03 texture { Brass } }
light_source { <0,0.2,-0.2> color srgb <1,0.75,0.4>*1.1 fade_distance 1.4 fade_power 2 shadowless }
// pillar and foot
cylinder { -y*1.75, -y*0.6, 0.10 texture { Brass } }
#for (i,0,3) torus { 0.13, 0.045 translate -y*(0.72+0.25*i) texture { Brass } } #end
lathe { cubic_spline 8, <0,-2.12> <0.001,-2.1> <1.02,-2.08> <1.0,-1.96> <0.42,-1.84> <0.20,-1.62> <0.12,-1.4> <0,-1.2> texture { Brass } }
// arms and worlds on orbits
#macro Planet(R, A, Y, S, G) union {
    cylinder { <0,Y,0>, <R,Y,0>, 0.032 texture { Brass } } cylinder { <0,Y-0.06,0>, <0,Y+0.06,0>, 0.15 texture { Brass } } sphere { <R,Y,0>, 0.055 texture { Brass } } cylinder { <R,Y,0>, <R,0-S*0.9,0>, 0.025 texture { Brass } }
    sphere { <R,0,0>, S texture { G } } rotate y*A } #end
#macro Ball(C, D, Sc) texture { pigment { granite turbulence 0.4 scale Sc color_map { [0 color C*0.55] [0.45 color C] [0.6 color D] [1 color D*1.15] } } finish { diffuse 0.75 specular 0.9 roughness 0.008 reflection { 0.02 0.2 } } } #end
Planet(1.18, 205, -0.75, 0.15, Ball(srgb <0.80,0.50,0.35>, srgb <0.95,0.75,0.55>, 0.3))
Planet(1.70, 318, -0.90, 0.27, Ball(srgb <0.10,0.32,0.62>, srgb <0.30,0.62,0.42>, 0.5))
Planet(2.26, 120, -1.05, 0.22, Ball(srgb <0.72,0.25,0.16>, srgb <0.92,0.52,0.32>, 0.4))
Planet(2.26, 238, -1.05, 0.40, Ball(srgb <0.72,0.56,0.40>, srgb <0.96,0.86,0.70>, 0.9))
Planet(2.85, 20, -1.20, 0.34, Ball(srgb <0.40,0.36,0.66>, srgb <0.70,0.66,0.92>, 0.8))
// the ring of the outermost
torus { 0.56, 0.035 scale <1,0.25,1> rotate z*18 rotate x*10 translate <2.85,0,0> rotate y*20 texture { Brass } }
// orbits
#for (i,0,2) torus { (i=0?1.70:(i=1?2.26:2.85)), 0.022 texture { Brass } } #end
torus { 1.18, 0.016 texture { Brass } }
// armillary bands
object { Band(3.12, 0.12, 0.06) }
object { Band(3.02, 0.09, 0.05) rotate x*90 rotate y*38 }
object { Band(3.02, 0.09, 0.05) rotate x*90 rotate y*-52 scale 0.985 }
#for (i,0,35) box { <3.09,-0.08,-0.016>, <3.135,0.08,0.016> rotate y*10*i texture { Dark } } #end
sphere { y*3.10, 0.10 texture { Brass } } cone { y*3.15, 0.05, y*3.42, 0 texture { Brass } }
// glass globe over all, a mere gleam
difference { sphere { 0, 2.95 } sphere { 0, 2.93 } texture { pigment { rgbt <0.85,0.95,1,0.985> } finish { diffuse 0 specular 0.12 roughness 0.003 reflection { 0.0 0.02 fresnel } } } interior { ior 1.2 } no_shadow }
