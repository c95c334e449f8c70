// Race for the Galaxy: worlds in a row before a turning galaxy.
#include "look.inc"
#include "ships.inc"
camera { location <0,0.4,-14> look_at <0,0.5,0> angle 42 right x*0.75 up y }
light_source { <-60,55,-45> color WarmKey*1.75 }
light_source { <50,-10,40> color srgb <0.55,0.45,1>*1.4 }
light_source { <20,20,-60> color FillBlue*0.22 shadowless }
Environment()
SpaceFine(rgb <0.005,0.006,0.022>, rgb <0.10,0.09,0.32>, rgb <0.10,0.16,0.34>, 5.2, 0.9)
// the galaxy: a disc with two arms
#declare Arm = function(x,z) { pow(max(0,cos(2*atan2(z,x) - 3.1*ln(max(sqrt(x*x+z*z),0.02)) )),1.6) }
#declare Dust = function(x,z) { 0.45+0.9*f_noise3d(x*3.4,1,z*3.4)*(0.5+f_noise3d(x*9,3,z*9)) }
#declare Rr = function(x,z) { sqrt(x*x+z*z) }
#declare Lum = function(x,z) { min(1,max(0, (exp(-Rr(x,z)*Rr(x,z)*22)*0.75 + exp(-Rr(x,z)*1.9)*(0.04+0.70*Arm(x,z))*Dust(x,z)*Dust(x,z)*1.3)*max(0,1-Rr(x,z)/1.55) )) }
disc { 0, y, 1.6 pigment { function { Lum(x,z) } color_map { [0 srgb <0.10,0.12,0.40> transmit 1] [0.08 srgb <0.18,0.22,0.62> transmit 0.88] [0.25 srgb <0.40,0.42,0.95> transmit 0.55] [0.5 srgb <0.85,0.72,0.95> transmit 0.2] [0.75 srgb <1,0.90,0.72> transmit 0.04] [1 srgb <1,0.98,0.90> transmit 0] } } finish { emission 0.85 diffuse 0 } no_shadow no_reflection
  rotate y*35 rotate x*-38 rotate z*-24 scale 31 translate <0.8,11.6,32> }
#declare Rn = seed(44);
#for (i,0,260) #local A=rand(Rn)*2*pi; #local R0=0.15+1.3*sqrt(rand(Rn)); sphere { <cos(A)*R0,0.02*(rand(Rn)-0.5),sin(A)*R0>, 0.0022+0.004*pow(rand(Rn),5) texture { Glow(srgb <0.9,0.92,1>, 1.4) } rotate y*35 rotate x*-38 rotate z*-24 scale 31 translate <0.8,11.6,32> no_shadow } #end
// the row of worlds, near to far
#macro Put(W0, S, P) object { W0 scale S translate P } object { AirRim(S, AirC, <0,0.4,-14>-P, 0.8) translate P } #end
#declare AirC = srgb <0.40,0.70,1.0>;
Put(World(srgb <0.22,0.42,0.20>, srgb <0.66,0.58,0.42>, srgb <0.06,0.20,0.46>, 0.50, AirC, 2), 2.55, <-1.55,-2.75,-2>)
#declare AirC = srgb <1.0,0.70,0.40>;
Put(World(srgb <0.72,0.40,0.20>, srgb <0.90,0.66,0.42>, srgb <0.40,0.18,0.10>, 0.30, AirC, 5), 1.42, <1.75,-0.95,0.5>)
#declare AirC = srgb <0.60,1.0,0.85>;
Put(World(srgb <0.30,0.62,0.52>, srgb <0.85,0.95,0.90>, srgb <0.08,0.32,0.40>, 0.42, AirC, 9), 1.0, <-1.35,1.0,3>)
#declare AirC = srgb <0.85,0.55,1.0>;
Put(World(srgb <0.46,0.28,0.60>, srgb <0.86,0.66,0.92>, srgb <0.22,0.12,0.40>, 0.40, AirC, 12), 0.78, <1.65,2.15,6>)
#declare AirC = srgb <0.95,0.95,1.0>;
Put(World(srgb <0.62,0.68,0.78>, srgb <0.95,0.97,1.0>, srgb <0.38,0.48,0.66>, 0.36, AirC, 15), 0.56, <-0.1,3.15,8>)
// the ringed giant's ring round the orange world
disc { 0, y, 2.55, 1.75 pigment { function { sqrt(x*x+z*z)/2.55 } color_map { [0.68 srgb <0.95,0.78,0.55> transmit 1] [0.72 srgb <0.95,0.78,0.55> transmit 0.35] [0.80 srgb <0.80,0.60,0.42> transmit 0.15] [0.84 srgb <0.6,0.45,0.3> transmit 0.85] [0.87 srgb <0.95,0.80,0.60> transmit 0.25] [0.97 srgb <0.9,0.75,0.6> transmit 0.45] [1 srgb <0.9,0.75,0.6> transmit 1] } } finish { diffuse 0.9 emission 0.28 } rotate x*20 rotate z*-18 translate <1.75,-0.95,0.5> }
// a golden line of flight joining them, and a ship on it
#declare Path = spline { cubic_spline -0.2,<-6,-6,-6> 0,<-3.6,-4.6,-4.2> 0.25,<0.7,-2.9,-3.6> 0.45,<3.3,-0.6,-1.2> 0.62,<0.2,0.6,1.2> 0.75,<-2.7,1.5,3> 0.87,<0.3,2.0,5> 1.0,<2.9,2.9,7> 1.15,<0.4,4,9> 1.3,<-2,5,10> }
#for (i,0,150) #local T0=i/130; sphere { Path(T0), 0.022-0.006*T0 texture { Glow(srgb <1,0.80,0.42>, 1.2) } no_shadow } #end
object { Ship(srgb <0.90,0.66,0.22>, srgb <0.5,0.85,1>) rotate <-12,-62,-20> scale 0.62 translate Path(0.33)+<0,0.05,-0.6> }
