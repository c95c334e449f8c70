// The back of a card: a spiral galaxy in gold line on violet.
#include "look.inc"
camera { orthographic location <0,0,-5> look_at 0 up y*4.2 right x*3.0 }
light_source { <-30,42,-50> color WarmKey*1.5 }
light_source { <40,-10,-14> color ColdRim*1.0 shadowless }
Environment()
#declare Line = texture { pigment { srgb <0.92,0.72,0.36> } finish { diffuse 0.55 specular 0.8 roughness 0.02 metallic emission 0.08 reflection { 0.15 0.35 metallic } } }
object { RoundBox(<-1.47,-2.07,0>, <1.47,2.07,0.3>, 0.13) texture { pigment { bozo turbulence 0.9 scale 1.4 translate 3 color_map { [0 srgb <0.07,0.03,0.15>] [0.55 srgb <0.15,0.07,0.30>] [1 srgb <0.34,0.15,0.52>] } } finish { diffuse 0.75 specular 0.2 } } }
#macro Frm(W, H, R, T) union { #for (i,-1,1,2) cylinder { <-W+R,H*i,0>, <W-R,H*i,0>, T } cylinder { <W*i,-H+R,0>, <W*i,H-R,0>, T } #end
  #for (i,-1,1,2) #for (j,-1,1,2) intersection { torus { R, T rotate x*90 } box { <0,0,-1>, <9*i,9*j,1> } translate <i*(W-R),j*(H-R),0> } #end #end texture { Line } } #end
Frm(1.32, 1.92, 0.26, 0.022) Frm(1.23, 1.83, 0.20, 0.010)
// arms of the galaxy
#for (a,0,3) #local Wide = 0.036-0.008*mod(a,2);
  sphere_sweep { b_spline 30, #for (i,0,29) #local T0=i/29; #local R0=0.14+1.0*T0; #local A0=T0*4.6+a*pi/2; <R0*cos(A0),R0*1.16*sin(A0),-0.02>,Wide*(1-0.72*T0) #if (i<29) , #end #end texture { Line } }
#end
#declare Rn = seed(8);
#for (i,0,90) #local T0=pow(rand(Rn),0.7); #local R0=0.2+1.05*T0; #local A0=T0*4.6+floor(rand(Rn)*4)*pi/2+0.25+0.5*(rand(Rn)-0.5); sphere { <R0*cos(A0),R0*1.16*sin(A0),-0.02>,0.009+0.018*rand(Rn) texture { Glow(srgb <1,0.85+0.1*rand(Rn),0.6+0.4*rand(Rn)>,0.9) } } #end
sphere { 0,0.17 scale <1,1.1,0.5> texture { Glow(srgb <1,0.88,0.62>,1.3) } } torus { 0.25,0.016 rotate x*90 scale <1,1.12,1> texture { Line } }
// the five phases at the foot and the head
#for (j,-1,1,2) #for (i,-2,2) union { sphere { 0,0.055 scale <1,1,0.6> texture { Glow(srgb <0.62+0.08*i,0.45,0.95-0.08*i>,0.8) } } torus { 0.075,0.013 rotate x*90 texture { Line } } translate <i*0.27,1.60*j,0> } #end #end
#for (i,-1,1,2) #for (j,-1,1,2) prism { linear_spline -0.03,0.03,5,<0,0.11>,<0.07,0>,<0,-0.11>,<-0.07,0>,<0,0.11> rotate x*90 translate <1.05*i,1.60*j,0> texture { Line } } #end #end
