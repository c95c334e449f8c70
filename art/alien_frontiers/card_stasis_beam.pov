// Stasis Beam: a ship held still in a shaft of cold light.
#include "look.inc"
#include "ships.inc"
camera { location <0.6,1.0,-9> look_at <0,0.15,0> angle 43 right x*10/7 up y }
Lights(1.0, 1.3, 0.9, 4)
Environment()
Space(rgb <0.003,0.009,0.022>, rgb <0.03,0.16,0.26>, rgb <0.08,0.12,0.36>, 3.9, 0.8)
object { Ship(srgb <0.86,0.24,0.14>, srgb <0.25,0.4,0.6>) rotate <-24,-50,-14> scale 1.15 translate <0,0.05,0> }
// the emitter above and its fellow below
#macro Emitter() union { cylinder { 0, y*0.5, 0.95 texture { HullDark } } cone { 0, 0.9, -y*0.28, 0.6 texture { Steel } } torus { 0.95, 0.07 texture { Gold } } cylinder { -y*0.31, -y*0.27, 0.55 texture { Glow(srgb <0.7,0.95,1>, 1.8) } } #for (i,0,5) box { <0.85,-0.1,-0.1>, <1.35,0.4,0.1> rotate y*60*i texture { HullFine } } #end cylinder { y*0.5, y*2, 0.4 texture { Hull } } } #end
object { Emitter() translate y*2.35 }
object { Emitter() scale <1,-1,1> translate -y*2.2 }
// the shaft: hexagon cells
#for (k,0,1) cylinder { -y*1.95, y*2.1, 1.35-0.55*k open hollow pigment { srgb <0.45,0.85,1> transmit 0.90-0.04*k } finish { emission 1 diffuse 0 } no_shadow } #end
#for (j,0,8) #local Y=-1.75+j*0.45; #for (i,0,5) cylinder { <1.42,Y,0>, <1.42*cos(pi/3),Y,1.42*sin(pi/3)>, 0.014 rotate y*(60*i+10*j) pigment { srgb <0.6,0.92,1> transmit 0.3 } finish { emission 1.1 diffuse 0 } no_shadow } #end #end
// frost
#declare Rn = seed(6); #for (i,0,130) #local A=rand(Rn)*360; sphere { <1.3*sqrt(rand(Rn)),-1.9+4*rand(Rn),0>, 0.012+0.02*rand(Rn) rotate y*A texture { Glow(srgb <0.85,0.97,1>, 1.4) } } #end
light_source { <0,1.9,-0.3> color srgb <0.5,0.85,1>*1.6 fade_distance 1.5 fade_power 2 shadowless }
light_source { <0,-1.8,-0.3> color srgb <0.5,0.85,1>*1.4 fade_distance 1.5 fade_power 2 shadowless }
