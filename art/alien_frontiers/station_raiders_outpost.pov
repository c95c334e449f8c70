// Raiders' Outpost: a spiked asteroid, hollowed out, with red lamps and guns.
#include "look.inc"
camera { location <3.6,3.4,-10> look_at <0,0.25,0> angle 28.5 right x*4/3 up y }
Lights(1.05, 1.1, 0.8, 5)
Environment()
#declare Rk = texture { RockTex(srgb <0.34,0.27,0.25>, srgb <0.58,0.46,0.40>, 0.9) }
#declare Rn = seed(41);
#declare Body = isosurface { function { f_sphere(x,y,z,0.82) - 0.5*(f_noise3d(x*1.6+2,y*1.6,z*1.6)-0.5) - 0.24*(f_noise3d(x*4,y*4+3,z*4)-0.5) - 0.1*(f_noise3d(x*11,y*11,z*11)-0.5) }
    contained_by { sphere { 0,1.3 } } max_gradient 2.6 accuracy 0.002 scale <1.95,1.25,1.5> }
union {
  difference {
    object { Body }
    // the harbour mouth
    cylinder { <0.15,-0.05,-3>, <0.15,-0.05,-0.5>, 0.58 }
    box { <-0.75,-0.28,-3>, <1.05,0.05,-0.7> }
    cylinder { <-1.25,0.35,-3>, <-1.25,0.35,-0.4>, 0.17 }
    texture { Rk } }
  // spikes of rock and of iron
  #for (i,0,33)
    #local T=rand(Rn)*2*pi; #local U=rand(Rn)*2-1; #local D=vnormalize(<cos(T),U*1.0,sin(T)*0.9>); #local P=D*<1.62,1.02,1.22>;
    #if (D.z>-0.55 | abs(D.x)>0.62) cone { P*0.7, 0.22+0.20*rand(Rn), P*(1.35+0.45*rand(Rn))+<0,0.05,0>, 0.0 texture { Rk } } #end
  #end
  #for (i,0,9) #local A=radians(i*36+10); cone { <cos(A)*1.3,sin(A)*0.85,0.1>, 0.07, <cos(A)*2.35,sin(A)*1.62,-0.15>, 0.0 texture { HullDark } } #end
  // inside the harbour
  sphere { <0.15,-0.05,-0.45>, 0.55 texture { Glow(srgb <1.0,0.16,0.06>, 0.22) } }
  torus { 0.60, 0.075 rotate x*90 translate <0.15,-0.05,-1.28> texture { HullDark } }
  #for (i,0,11) box { -0.035, 0.035 translate <0.60,0,0> rotate z*30*i translate <0.15,-0.05,-1.36> texture { RedLamp } } #end
  box { <-0.5,-0.46,-2.1>, <0.8,-0.38,-0.6> texture { HullDark } } 
  WinRow(<-0.45,-0.36,-2.08>, <-0.45,-0.36,-0.9>, 7, <0.025,0.02,0.03>, texture { RedLamp }) WinRow(<0.75,-0.36,-2.08>, <0.75,-0.36,-0.9>, 7, <0.025,0.02,0.03>, texture { RedLamp })
  // a raider ship leaving
  union { prism { linear_spline -0.05, 0.07, 6, <0,-0.62>, <0.12,-0.2>, <0.42,0.18>, <0,0.08>, <-0.42,0.18>, <-0.12,-0.2> texture { Plates(0.15, srgb <0.72,0.70,0.70>) } } sphere { 0,1 scale <0.08,0.09,0.22> translate <0,0.08,-0.15> texture { Dark } }
    #for (k,-1,1,2) sphere { <0.14*k,0.0,0.12>, 0.06 texture { Glow(srgb <1,0.4,0.15>, 2.4) } } #end scale 1.15 rotate y*14 translate <0.2,-0.16,-1.75> }
  // towers and guns on the back
  #macro Gun(P, R) union { sphere { 0, 0.22 texture { HullDark } } cylinder { 0, <0,-0.25,0>, 0.18 texture { HullDark } } #for (k,-1,1,2) cylinder { <k*0.07,0.04,0>, <k*0.07,0.10,-0.7>, 0.035 texture { Steel } } #end sphere { <0,0.22,0>, 0.045 texture { RedLamp } } rotate R translate P } #end
  Gun(<-0.85,1.12,-0.35>, <0,25,0>) Gun(<1.25,0.78,-0.55>, <0,-30,0>) Gun(<-1.45,-0.42,-0.75>, <0,30,0>)
  union { cylinder { 0, y*0.75, 0.12 texture { HullDark } } cylinder { y*0.6, y*0.85, 0.22 texture { HullRed } } WinRing(0.22, 0.72, 12, <0.015,0.03,0.03>, texture { RedLamp }) cylinder { y*0.85, y*1.2, 0.02 texture { Steel } } sphere { y*1.22, 0.055 texture { RedLamp } } translate <0.25,1.05,-0.1> }
  union { box { <-0.3,0,-0.25>, <0.3,0.3,0.25> texture { HullRed } } WinRow(<-0.22,0.16,-0.26>, <0.22,0.16,-0.26>, 5, <0.03,0.03,0.01>, texture { RedLamp }) rotate z*-12 translate <0.85,0.92,-0.35> }
  sphere { <-1.25,0.35,-0.75>, 0.09 texture { Glow(srgb <1.0,0.2,0.05>, 0.9) } }
  rotate y*8 }
light_source { <0.15,0.1,-2.6> color srgb <1,0.25,0.1>*0.55 fade_distance 1 fade_power 2 shadowless }
