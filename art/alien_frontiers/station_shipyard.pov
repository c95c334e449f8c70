// Shipyard: a gantry round a half-built hull.
#include "look.inc"
camera { location <5.6,4.6,-9.2> look_at <0,0.05,0> angle 30 right x*4/3 up y }
Lights(1.1, 1.0, 0.9, 6)
Environment()
#declare Orange = texture { Paint(srgb <0.93,0.52,0.10>) }
// the ship along x: bow left finished, stern right still ribs
#declare Hull1 = difference {
  sphere { 0, 1 scale <2.3,0.52,0.62> }
  plane { -x, -0.15 }
  texture { Plates(0.26, srgb <0.84,0.86,0.90>) } }
union {
  object { Hull1 }
  #for (i,0,9)
    #local X = 0.22+i*0.19; #local Q = sqrt(max(0.05,1-pow(X/2.3,2)));
    torus { 1, 0.055 rotate z*90 scale <0.55,0.52*Q,0.62*Q> translate x*X texture { #if (mod(i,2)) Orange #else Steel #end } }
  #end
  #for (i,0,7) #local A=radians(i*45+22);
    #for (j,0,8) #local X1=0.15+j*0.19; #local X2=X1+0.19; #local Q1=sqrt(1-pow(X1/2.3,2)); #local Q2=sqrt(1-pow(X2/2.3,2));
      cylinder { <X1,cos(A)*0.52*Q1,sin(A)*0.62*Q1>, <X2,cos(A)*0.52*Q2,sin(A)*0.62*Q2>, 0.028 texture { Steel } } #end #end
  // some plates already on
  difference { sphere { 0, 1 scale <2.31,0.53,0.63> } sphere { 0, 1 scale <2.27,0.49,0.59> } plane { -x, -0.5 inverse } box { <-3,-1,-1>, <0.14,1,1> } box { <-3,-1,-1>, <3,0.05,1> } box { <-3,-1,-0.05>, <3,1,1> } texture { Plates(0.26, srgb <0.84,0.86,0.90>) } }
  // inside
  cylinder { <0.1,0,0>, <1.55,0,0>, 0.17 texture { HullDark } } sphere { <0.9,0,0>, 0.26 texture { Glow(srgb <0.45,0.85,1>, 1.2) } }
  object { Bell(0.30, srgb <0.35,0.7,1>) rotate y*-90 translate <1.75,0,0> }
  box { <0.1,-0.05,-0.48>, <1.4,-0.02,0.48> texture { Dark } }
  // bow details
  box { <-1.35,0.30,-0.16>, <-0.75,0.58,0.16> texture { HullDark } } box { <-1.38,0.44,-0.13>, <-1.34,0.54,0.13> texture { Glow(srgb <0.6,0.9,1>,1.3) } }
  WinRow(<-1.6,0.12,-0.43>, <-0.25,0.12,-0.605>, 12, <0.04,0.025,0.02>, texture { WarmWin })
  box { <-0.6,-0.06,-0.64>, <-0.1,0.0,-0.60> texture { Paint(srgb <0.85,0.25,0.12>) } }
  rotate y*0 translate y*-0.05 }
// gantries
#macro Gantry(X)
  union {
    Truss(<X,-1.05,-1.15>, <X,1.35,-1.15>, 0.2, 10, texture { Orange })
    Truss(<X,-1.05,1.15>, <X,1.35,1.15>, 0.2, 10, texture { Orange })
    Truss(<X,1.35,-1.25>, <X,1.35,1.25>, 0.24, 10, texture { Orange })
    box { <X-0.16,1.24,-0.25>, <X+0.16,1.52,0.25> texture { HullDark } }
    sphere { <X,1.6,-1.15>, 0.06 texture { RedLamp } } sphere { <X,1.6,1.15>, 0.06 texture { RedLamp } } 
    sphere { <X-0.1,1.22,-0.75>, 0.07 texture { Glow(srgb <1,0.95,0.8>,2.2) } } sphere { <X-0.1,1.22,0.75>, 0.07 texture { Glow(srgb <1,0.95,0.8>,2.2) } }
  }
#end
Gantry(-1.5) Gantry(0.15) Gantry(1.75)
#for (k,-1,1,2) Truss(<-2.3,1.35,1.15*k>, <2.3,1.35,1.15*k>, 0.2, 20, texture { Steel }) #end
// the keel platform
box { <-2.4,-1.2,-1.35>, <2.4,-1.02,1.35> texture { Plates(0.3, srgb <0.46,0.49,0.56>) } }
box { <-2.42,-1.14,-1.37>, <2.42,-1.08,1.37> texture { Gold } }
WinRow(<-2.3,-1.11,-1.38>, <2.3,-1.11,-1.38>, 24, <0.04,0.022,0.01>, texture { WarmWin })
object { Greebles(2.2, 1.2, 0.22, 40, 3, texture { HullDark }) translate y*-1.02 }
#for (i,-2,2) cylinder { <i*0.8,-1.05,0>, <i*0.8,-0.5,0>, 0.06 texture { Steel } } #end
// crane cable with a plate
cylinder { <0.95,1.25,0>, <0.95,0.75,0>, 0.015 texture { Steel } }
box { <0.65,0.66,-0.25>, <1.25,0.72,0.25> texture { Plates(0.2, srgb <0.84,0.86,0.90>) } rotate y*0 }
// a welder's spark
sphere { <0.35,0.50,-0.25>, 0.07 texture { Glow(srgb <0.7,0.9,1>, 5) } }
light_source { <0.35,0.75,-0.7> color srgb <0.5,0.75,1>*0.9 fade_distance 0.6 fade_power 2 }
