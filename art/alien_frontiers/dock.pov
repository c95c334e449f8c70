// A dock plate, seen straight from above; with Lid its cover.
#include "look.inc"
#ifndef (Lid) #declare Lid = 0; #end
camera { orthographic location <0,5,0> sky z look_at 0 up y*2.06 right x*2.06 }
light_source { <-30,50,34> color WarmKey*1.5 }
light_source { <40,14,-40> color ColdRim*0.9 shadowless }
light_source { <0,60,-10> color FillBlue*0.35 shadowless }
Environment()
#declare Frame0 = object { RoundBox(<-1,-0.3,-1>, <1,0.12,1>, 0.20) }
#if (!Lid)
  difference { object { Frame0 } object { RoundBox(<-0.83,-0.03,-0.83>, <0.83,0.5,0.83>, 0.14) } texture { Plates(0.5, srgb <0.36,0.40,0.50>) } }
  // the floor: dark, with a faint target
  box { <-0.86,-0.1,-0.86>, <0.86,0.0,0.86> texture { pigment { srgb <0.10,0.12,0.18> } finish { diffuse 0.45 } } }
  #for (i,0,3) union { box { <0.34,0,0.58>, <0.62,0.015,0.62> } box { <0.58,0,0.34>, <0.62,0.015,0.62> } rotate y*90*i texture { pigment { srgb <0.36,0.44,0.58> } finish { diffuse 0.6 emission 0.18 } } } #end
  difference { cylinder { 0, y*0.012, 0.20 } cylinder { -y, y, 0.165 } texture { pigment { srgb <0.36,0.44,0.58> } finish { diffuse 0.6 emission 0.18 } } }
  #for (i,0,3) sphere { <0.915,0.10,0.0>, 0.035 rotate y*90*i texture { Glow(srgb <0.5,0.75,1>, 0.8) } } #end
#else
  object { RoundBox(<-0.98,-0.3,-0.98>, <0.98,0.10,0.98>, 0.18) texture { Plates(0.9, srgb <0.26,0.28,0.33>) } }
  difference { object { RoundBox(<-0.84,-0.1,-0.84>, <0.84,0.17,0.84>, 0.12) }
    box { <-2,0.1,-0.016>, <2,1,0.016> } box { <-0.016,0.1,-2>, <0.016,1,2> rotate y*0 }
    texture { pigment { srgb <0.36,0.385,0.44> } normal { gradient x 0.25 scallop_wave scale 0.06 rotate y*45 } finish { MetalF } } }
  // corrugated leaves closed by bars
  #for (k,-1,1,2) box { <-0.80,0.16,-0.065>, <0.80,0.215,0.065> rotate y*45*k texture { Plates(0.4, srgb <0.30,0.32,0.37>) } } #end
  cylinder { y*0.15, y*0.27, 0.20 texture { Steel } } cylinder { y*0.2, y*0.29, 0.11 texture { Dark } }
  #for (i,0,3) cylinder { <0.66,0.1,0.66>, <0.66,0.22,0.66>, 0.07 rotate y*90*i texture { Steel } } #end
#end
