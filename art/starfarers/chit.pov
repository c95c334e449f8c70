// What lies on a world. Kind: 0 face-down disc with a gem of its colour (Back: 0 red triangle, 1 yellow square, 2 blue hexagon, 3 white circle), 1 pirate base, 2 ice shell (draw over the planet).
#include "look.inc"
#ifndef (Kind) #declare Kind = 0; #end
#ifndef (Back) #declare Back = 0; #end
#ifndef (Guns) #declare Guns = 3; #end
#ifndef (Melt) #declare Melt = 0; #end
#ifndef (Seed) #declare Seed = 1; #end
Lights(1.1, 0.9, 1.5, 6)
Environment()
#switch (Kind)
#case (0)
  camera { orthographic location <0,10,-3.2> look_at 0 right x*2.3 up y*2.3 }
  #declare BC = array[8] { srgb <1.0,0.20,0.14>, srgb <1.0,0.80,0.10>, srgb <0.15,0.50,1.0>, srgb <0.92,0.95,1.0>, srgb <0.55,0.95,0.60>, srgb <0.55,0.95,0.60>, srgb <0.55,0.95,0.60>, srgb <0.55,0.95,0.60> }
  #declare Ns = array[8] { 3, 4, 6, 24, 24, 24, 24, 24 }
  #local N = Ns[Back];
  union {
    cylinder { -y*0.10, y*0.06, 1.0 texture { pigment { srgb <0.16,0.19,0.28> } finish { diffuse 0.7 specular 0.6 roughness 0.02 reflection { 0.02 0.1 } } } }
    torus { 0.96, 0.09 translate y*0.05 texture { Steel } }
    torus { 0.74, 0.025 translate y*0.07 texture { Gold } }
    #if (Back>3) #for (i,0,Back-4) sphere { <(i-(Back-4)/2)*0.36,0.14,0>,0.16 texture { pigment { BC[Back] } finish { diffuse 0.75 emission 0.45 specular 1 roughness 0.01 } } } #end
    #else prism { linear_spline 0, 0.24, N+1, #for (i,0,N) <sin(2*pi*i/N+(N=4?pi/4:0)),cos(2*pi*i/N+(N=4?pi/4:0))>*(N=3?0.66:0.58) #if (i<N) , #end #end translate y*0.02 texture { pigment { BC[Back] } finish { diffuse 0.75 emission 0.45 specular 1 roughness 0.01 reflection { 0.02 0.2 } } } } #end
  }
#break
#case (1)
  camera { location <0,4.5,-9> look_at <0,0.10,0> angle 17.5 right x up y }
  #declare Rn = seed(3);
  union {
    object { Rock(4, 0.55, srgb <0.30,0.26,0.30>, srgb <0.50,0.42,0.44>) scale <1.15,0.62,1.0> translate -y*0.25 }
    #for (i,0,7) cone { <0.85*cos(i*0.785),0,0.75*sin(i*0.785)>, 0.13, <1.35*cos(i*0.785),0.30-0.2*mod(i,2),1.2*sin(i*0.785)>, 0 texture { Dark } } #end
    cylinder { 0, y*0.55, 0.45 texture { Plates(0.14, srgb <0.42,0.34,0.36>) } } cylinder { y*0.55, y*0.66, 0.55 texture { Plates(0.14, srgb <0.58,0.20,0.16>) } }
    WinRing(0.46, 0.36, 14, <0.02,0.05,0.035>, texture { RedLamp })
    cylinder { y*0.66, y*0.95, 0.22 texture { HullDark } } sphere { y*1.0, 0.13 texture { RedLamp } }
    #for (k,0,Guns-1) union { cylinder { <0,0.1,-0.3>, <0,0.3,-1.05>, 0.07 texture { Steel } } sphere { <0,0.3,-1.06>, 0.07 texture { RedLamp } } rotate y*(360*k/Guns+20) } #end
    light_source { <0,1.1,-0.8> color srgb <1,0.2,0.12>*0.9 fade_distance 1 fade_power 2 shadowless }
  }
#break
#else
  camera { orthographic location <0,0,-10> look_at 0 right x*2.5 up y*2.5 }
  #declare Rn = seed(Seed);
  #macro Shard(D, R, H)
    #local U = vnormalize(vcross(D,<0.3,0.9,0.2>)); #local V = vcross(D,U);
    #for (k,0,4) triangle { D*0.93+(U*cos(k*1.2566)+V*sin(k*1.2566))*R, D*0.93+(U*cos(k*1.2566+1.2566)+V*sin(k*1.2566+1.2566))*R, D*(1+H) } #end
  #end
  union { #for (i,0,70-12*Melt)
    #local Y = rand(Rn)*2-1; #local T = -pi*rand(Rn); #local Q = sqrt(1-Y*Y); Shard(<Q*cos(T),Y,Q*sin(T)>, (0.13+0.13*rand(Rn))*(1-0.12*Melt), (0.03+0.17*rand(Rn))*(1-0.1*Melt))
    #end texture { pigment { srgb <0.82,0.94,1.0> } finish { diffuse 0.75 emission 0.14 specular 1 roughness 0.01 reflection { 0.03 0.3 } } } }
#end
