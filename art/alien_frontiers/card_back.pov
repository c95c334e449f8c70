// The back of a tech card: dark plate, inlaid circles, a violet eye.
#include "look.inc"
camera { orthographic location <0,0,-5> look_at 0 up y*4.2 right x*3.0 }
light_source { <-30,42,-50> color WarmKey*1.5 }
light_source { <40,-10,-14> color ColdRim*1.0 shadowless }
Environment()
#declare Line = texture { pigment { srgb <0.80,0.66,0.42> } finish { diffuse 0.5 specular 0.8 roughness 0.02 metallic reflection { 0.15 0.3 metallic } } }
object { RoundBox(<-1.47,-2.07,0>, <1.47,2.07,0.3>, 0.13) texture { pigment { bozo turbulence 0.8 scale 1.3 color_map { [0 srgb <0.05,0.06,0.14>] [0.6 srgb <0.10,0.10,0.25>] [1 srgb <0.20,0.14,0.40>] } } finish { diffuse 0.7 } } }
#macro Frm(W, H, R, T) union { #for (i,-1,1,2) cylinder { <-W+R,H*i,0>, <W-R,H*i,0>, T } cylinder { <W*i,-H+R,0>, <W*i,H-R,0>, T } #end
  #for (i,-1,1,2) #for (j,-1,1,2) intersection { torus { R, T rotate x*90 } box { <0,0,-1>, <9*i,9*j,1> } translate <i*(W-R),j*(H-R),0> } #end #end texture { Line } } #end
Frm(1.30, 1.90, 0.22, 0.02) Frm(1.22, 1.82, 0.18, 0.010)
// orbits
#for (i,0,2) torus { 0.62+i*0.24, 0.016 rotate x*90 texture { Line } } #end
#for (i,0,11) cylinder { <0,0.62,0>, <0,1.10,0>, 0.009 rotate z*30*i texture { Line } } #end
#for (i,0,5) #local R0 = 0.62+0.24*mod(i,3); sphere { <R0,0,-0.02>, 0.05+0.02*mod(i,2) rotate z*(i*67+20) texture { #if (mod(i,2)) Glow(srgb <0.4,1,0.9>, 1.0) #else Glow(srgb <0.68,0.42,1>, 1.1) #end } } #end
// the eye: an octahedron
union { #for (i,0,3) triangle { <0,0.50,0>, <0.34*cos(i*pi/2),0.34*0,0.34*sin(i*pi/2)-0.1>, <0.34*cos((i+1)*pi/2),0,0.34*sin((i+1)*pi/2)-0.1> } triangle { <0,-0.50,0>, <0.34*cos(i*pi/2),0,0.34*sin(i*pi/2)-0.1>, <0.34*cos((i+1)*pi/2),0,0.34*sin((i+1)*pi/2)-0.1> } #end
  texture { pigment { srgb <0.60,0.40,1.0> } finish { diffuse 0.5 emission 0.55 specular 0.9 roughness 0.02 reflection 0.1 } } rotate y*25 translate -z*0.3 }
disc { -z*0.01, -z, 0.6 pigment { function { min(1,sqrt(x*x+y*y)/0.6) } color_map { [0 srgb <0.55,0.35,1> transmit 0.35] [1 srgb <0.4,0.2,1> transmit 1] } } finish { emission 0.9 diffuse 0 } }
// corner gems
#for (i,-1,1,2) #for (j,-1,1,2) union { sphere { 0, 0.075 scale <1,1,0.5> texture { Glow(srgb <0.35,0.9,0.85>, 0.75) } } torus { 0.10, 0.018 rotate x*90 texture { Line } } translate <1.06*i,1.66*j,0> } #end #end
#for (j,-1,1,2) #for (i,-2,2) union { box { <-0.055,-0.055,-0.02>, <0.055,0.055,0.02> rotate z*45 } translate <i*0.22,1.66*j,0> texture { Line } } #end #end
