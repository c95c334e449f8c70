// The ships: dice. Player 0..5 = red, green, blue, yellow, purple, white, 6 = the relic. Value = the face on top.
// With Tumble, frame Frame of Frames of one whole roll.
#include "look.inc"
#ifndef (Player) #declare Player = 0; #end
#ifndef (Value) #declare Value = 6; #end
#ifndef (Tumble) #declare Tumble = 0; #end
#ifndef (Frame) #declare Frame = 0; #declare Frames = 12; #end
camera { orthographic location <0,4.2,-1.35> look_at <0,-0.03,0> up y*1.72 right x*1.72 }
light_source { <-4,9,-3.0> color WarmKey*1.35 }
light_source { <6,3,2> color ColdRim*0.45 shadowless }
light_source { <2,3,-8> color FillBlue*0.42 shadowless }
Environment()

#switch (Player)
  #case (0) #declare Col = srgb <0.86,0.20,0.12>; #declare PipCol = srgb <1.0,0.97,0.92>; #break
  #case (1) #declare Col = srgb <0.03,0.64,0.46>; #declare PipCol = srgb <1.0,0.99,0.94>; #break
  #case (2) #declare Col = srgb <0.36,0.73,0.98>; #declare PipCol = srgb <1.0,1.0,1.0>; #break
  #case (3) #declare Col = srgb <0.96,0.80,0.14>; #declare PipCol = srgb <0.07,0.05,0.03>; #break
  #case (4) #declare Col = srgb <0.70,0.38,0.70>; #declare PipCol = srgb <1.0,0.96,1.0>; #break
  #case (5) #declare Col = srgb <0.88,0.89,0.93>; #declare PipCol = srgb <0.06,0.07,0.10>; #break
  #else #declare Col = srgb <0.50,0.52,0.56>; #declare PipCol = srgb <0.45,1.0,0.92>;
#end
#declare DarkPips = (Player=3 | Player=5);
#declare DieF = finish { diffuse 0.72 specular 0.55 roughness 0.012 reflection { 0.02 0.14 } };
#if (Player < 6)
  #declare DieTex = texture { pigment { color Col } finish { DieF } }
  #declare PipTex = texture { pigment { color PipCol } finish { diffuse 0.75 emission (DarkPips?0:0.22) specular (DarkPips?0:0.2) roughness 0.05 } }
#else
  #declare DieTex = texture { pigment { granite turbulence 0.3 scale 0.7 color_map { [0 color Col*0.45] [0.5 color Col] [1 color Col*1.3] } }
    normal { granite 0.25 scale 0.4 } finish { diffuse 0.75 specular 0.25 roughness 0.04 reflection { 0.0 0.08 } } }
  #declare PipTex = texture { Glow(PipCol, 1.15) }
#end
#if (Player=3) #declare LineCol = srgb <0.62,0.46,0.06>; #else #declare LineCol = Col*0.42; #end
#declare LineTex = texture { pigment { color LineCol } finish { diffuse 0.7 specular 0.3 roughness 0.03 } }

#declare B = 0.60;     // half the edge
#declare Body = superellipsoid { <0.20,0.20> scale B }
#declare PR = 0.124;
// A pip, lying in the xz plane, cut 0.06 deep.
#switch (Player)
  #case (0) #declare Pip = cylinder { -y*0.5, y*0.5, PR } #break
  #case (1) #declare Pip = box { <-PR*0.9,-0.5,-PR*0.9>, <PR*0.9,0.5,PR*0.9> } #break
  #case (2) #declare Pip = prism { linear_spline -0.5, 0.5, 4, <0,PR*1.22>, <-PR*1.14,-PR*0.76>, <PR*1.14,-PR*0.76>, <0,PR*1.22> } #break
  #case (3) #declare Pip = prism { linear_spline -0.5, 0.5, 5, <0,PR*1.1>, <-PR*1.06,0>, <0,-PR*1.1>, <PR*1.06,0>, <0,PR*1.1> } #break
  #case (4) #declare Pip = union { box { <-PR*1.15,-0.5,-PR*0.42>, <PR*1.15,0.5,PR*0.42> } box { <-PR*0.42,-0.5,-PR*1.15>, <PR*0.42,0.5,PR*1.15> } } #break
  #case (5) #declare Pip = difference { cylinder { -y*0.5, y*0.5, PR*1.12 } cylinder { -y*0.6, y*0.6, PR*0.58 } } #break
  #else #declare Pip = prism { linear_spline -0.5, 0.5, 7, #for (i,0,6) <cos(i*pi/3),sin(i*pi/3)>*PR*1.08 #if (i<6) , #end #end }
#end
#declare S = 0.300;
#macro Face(n)          // pips of value n on the top face
  union {
    #if (mod(n,2)=1) object { Pip } #end
    #if (n>1) object { Pip translate <-S,0,S> } object { Pip translate <S,0,-S> } #end
    #if (n>3) object { Pip translate <S,0,S> } object { Pip translate <-S,0,-S> } #end
    #if (n=6) object { Pip translate <-S,0,0> } object { Pip translate <S,0,0> } #end
    translate y*(B+0.44) }
#end
#macro Frame1()         // a thin inlaid line round the face
  difference { box { <-0.47,-0.035,-0.47>, <0.47,0.2,0.47> } box { <-0.445,-1,-0.445>, <0.445,1,0.445> }  translate y*B }
#end
// Which value lies on each side so that Value is up; opposite sides add up to seven.
#declare Front = (Value=2 | Value=5 ? 3 : 2);
#declare Side = 1;
#while (Side=Value | Side=7-Value | Side=Front | Side=7-Front) #declare Side = Side+1; #end
#declare Faces = union {
  Face(Value)
  object { Face(Front) rotate -x*90 }
  object { Face(7-Front) rotate x*90 }
  object { Face(Side) rotate -z*90 }
  object { Face(7-Side) rotate z*90 }
  object { Face(7-Value) rotate x*180 } }
#declare Lines = union { Frame1() object { Frame1() rotate -x*90 } object { Frame1() rotate x*90 } object { Frame1() rotate -z*90 } object { Frame1() rotate z*90 } object { Frame1() rotate x*180 } }
#declare Die = union {
  difference { object { Body } object { Faces } object { Lines } texture { DieTex } }
  intersection { object { Body scale 0.975 } object { Faces } texture { PipTex } }
  intersection { object { Body scale 0.98 } object { Lines } texture { LineTex } }
}
#if (Tumble)
  #declare A = 360*Frame/Frames;
  object { Die scale 0.90 rotate y*18 rotate x*A rotate z*(A) rotate y*-14 }
#else
  object { Die rotate y*-5 }
#end
