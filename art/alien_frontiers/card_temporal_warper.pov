// Temporal Warper: brass rings, hands without a dial, a spiral of their own echoes.
#include "look.inc"
camera { location <1.2,1.6,-9> look_at <0.1,0,0> angle 39 right x*10/7 up y }
Lights(1.25, 1.1, 0.9, 4)
Environment()
Space(rgb <0.010,0.007,0.020>, rgb <0.26,0.14,0.06>, rgb <0.06,0.20,0.26>, 6.1, 0.9)
#macro Ring(R, N) union {
  difference { cylinder { -z*0.07, z*0.07, R } cylinder { -z, z, R-0.2 } texture { Brass } }
  torus { R, 0.05 rotate x*90 texture { Brass } } torus { R-0.2, 0.03 rotate x*90 texture { Brass } }
  #for (i,0,N-1) box { <-0.02,R-0.17,-0.09>, <0.02,R-0.04,0.09> rotate z*360*i/N texture { #if (mod(i,5)=0) Glow(srgb <0.45,1,0.95>, 1.4) #else Dark #end } } #end } #end
#macro Gear(R, N) union { difference { cylinder { -z*0.05, z*0.05, R } cylinder { -z, z, R*0.62 } } #for (i,0,N-1) box { <-0.06,R-0.03,-0.05>, <0.06,R+0.11,0.05> rotate z*360*i/N } #end #for (i,0,2) box { <-0.06,-R*0.8,-0.04>, <0.06,R*0.8,0.04> rotate z*60*i } #end cylinder { -z*0.09, z*0.09, R*0.2 } texture { Copper } } #end
union {
  object { Ring(2.25, 60) }
  object { Ring(1.72, 40) rotate x*58 rotate z*20 }
  object { Ring(1.30, 30) rotate y*62 rotate z*-15 }
  object { Gear(0.62,18) translate <-0.72,-0.62,0.2> } object { Gear(0.42,13) rotate z*8 translate <0.42,-0.98,0.25> } object { Gear(0.5,15) translate <0.75,0.72,0.3> }
  // hands and their echoes
  #for (e,0,6)
    #local T = e*0.13;
    union { prism { linear_spline -0.02, 0.02, 5, <-0.09,0>, <0,1.62>, <0.09,0>, <0,-0.35>, <-0.09,0> rotate -x*90 rotate z*(-38+e*15) }
      prism { linear_spline -0.02, 0.02, 5, <-0.12,0>, <0,1.02>, <0.12,0>, <0,-0.3>, <-0.12,0> rotate -x*90 rotate z*(62+e*8) }
      translate -z*(0.3-e*0.03)
      #if (e=0) texture { pigment { srgb <1,0.96,0.85> } finish { diffuse 0.6 emission 0.35 specular 0.6 roughness 0.02 } } #else texture { pigment { srgb <0.35,0.95,1> transmit min(0.96,0.42+e*0.085) } finish { emission 0.8 diffuse 0 } } #end no_shadow }
  #end
  sphere { -z*0.32, 0.17 texture { Glow(srgb <0.6,1,1>, 1.7) } }
  // a spiral of sparks
  #for (i,0,90) #local A=i*0.22; #local R0=0.35+i*0.030; sphere { <R0*cos(A),R0*sin(A),-0.15+0.006*i>, 0.030-0.0002*i texture { Glow(srgb <0.45,0.95,1>, 1.3) } } #end
  rotate <6,-16,-4> scale 0.92 }
light_source { <0,0,-1.6> color srgb <0.4,0.95,1>*0.7 fade_distance 1.2 fade_power 2 shadowless }
