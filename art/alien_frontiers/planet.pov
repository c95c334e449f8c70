// The planet of the Alien Frontiers table, seen from above: a dome of eight kinds of ground.
// Angles as on the table: 0 = east, 90 = north; the middle disc has the radius 98/250.
#include "look.inc"
camera { orthographic location y*10 sky z look_at 0 up y*2.2 right x*2.2 }
light_source { <-52,60,52> color WarmKey*1.75 #if (!Draft) area_light x*5, y*5, 4, 4 adaptive 1 circular orient #end }
light_source { <4,60,-6> color srgb <0.82,0.88,1.0>*0.50 shadowless }
light_source { <60,22,-55> color ColdRim*0.30 shadowless }

#declare Rc = 98/250;
#declare D = degrees(1);
// Space is bent a little so that borders look grown, not drawn.
#declare Wx = function(x,z) { x + 0.050*(f_noise3d(x*6,3.1,z*6)-0.5) + 0.022*(f_noise3d(x*19,7.7,z*19)-0.5) + 0.008*(f_noise3d(x*55,2.7,z*55)-0.5) }
#declare Wz = function(x,z) { z + 0.050*(f_noise3d(x*6,13.1,z*6)-0.5) + 0.022*(f_noise3d(x*19,17.7,z*19)-0.5) + 0.008*(f_noise3d(x*55,12.7,z*55)-0.5) }
#declare Ang = function(x,z) { atan2(z,x)*180/pi }
#declare Rad = function(x,z) { sqrt(x*x+z*z) }
#declare Step01 = function(q) { min(max(q,0),1)*min(max(q,0),1)*(3-2*min(max(q,0),1)) }
// Signed distance (roughly) inside the sector whose middle is the angle A; positive inside.
#declare Half = 180/7;
#declare Turn = function(a) { abs(a - 360*floor((a+180)/360)) }
#declare InSector = function(x,z,A) { (Half - Turn(Ang(Wx(x,z),Wz(x,z))-A))*pi/180*Rad(x,z) }
#declare InRing = function(x,z) { Rad(Wx(x,z),Wz(x,z)) - Rc }
#declare Soft = 0.014;
#declare MSector = function(x,z,A) { Step01(0.5+InSector(x,z,A)/(2*Soft)) }
#declare MDisc = function(x,z) { Step01(0.5-InRing(x,z)/(2*Soft)) }

#declare A0 = 64.285;   // Heinlein Plains
#declare A1 = 12.855;   // Pohl Foothills
#declare A2 = -38.575;  // Van Vogt Mountains
#declare A3 = -90;      // Bradbury Plateau
#declare A4 = -141.425; // Asimov Crater
#declare A5 = 167.145;  // Herbert Valley
#declare A6 = 115.715;  // Lem Badlands

// ---- the ground of each, as heights of about 0..0.1
#declare Fbm = function(x,z) { f_noise3d(x,0.5,z)*0.5 + f_noise3d(x*2.1,4.5,z*2.1)*0.25 + f_noise3d(x*4.3,8.5,z*4.3)*0.125 + f_noise3d(x*8.9,2.5,z*8.9)*0.07 + f_noise3d(x*18,1.5,z*18)*0.035 }
#declare Ridge = function(x,z) { 1-min(1,abs(2*f_noise3d(x,0.3,z)-1)*1.9) }
#declare Fine = function(x,z) { f_noise3d(x*60,2.2,z*60)*0.5+f_noise3d(x*120,5.2,z*120)*0.3 }

#declare Grove = function(x,z) { Step01((f_noise3d(x*10+5,3,z*10)*0.6+f_noise3d(x*34,8,z*34)*0.4-0.53)/0.06) }
#declare Comb = function(x,z) { f_noise3d((x*0.5+z*0.86)*9+1.5*f_noise3d(x*4,1,z*4), 2, (x*0.86-z*0.5)*42) }
#declare HPlain = function(x,z) { 0.018 + 0.020*Fbm(x*4,z*4) + 0.0045*Comb(x,z) + 0.0016*Fine(x,z) + 0.007*Grove(x,z)*(0.6+0.8*f_noise3d(x*90,1,z*90)) }
#declare HHill = function(x,z) { 0.006 + 0.085*pow(f_noise3d(x*12+4,2,z*12),1.7) + 0.03*pow(f_noise3d(x*25,6,z*25+3),1.5) + 0.003*Fine(x,z) }
#declare MW = function(x,z) { x + 0.03*f_noise3d(x*9,3,z*9) }
#declare RidgeSum = function(x,z) { 0.50*pow(Ridge(MW(x,z)*7+2,z*7),1.3) + (0.15+0.55*Ridge(x*7+2,z*7))*(0.42*Ridge(x*15+3,z*15)+0.26*Ridge(x*31+9,z*31)+0.14*Ridge(x*64+1,z*64)) }
#declare HMount = function(x,z) { 0.115*RidgeSum(x,z) }
#declare Terr = function(q) { (floor(q*4)+Step01((q*4-floor(q*4)-0.55)/0.45))/4 }
#declare MesaN = function(x,z) { min(max((f_noise3d(x*5.2+7,1,z*5.2)*0.75+f_noise3d(x*13,9,z*13)*0.25-0.30)*2.4,0),1) }
#declare HMesa = function(x,z) { 0.010 + 0.082*Terr(MesaN(x,z)) + 0.006*Fbm(x*22,z*22) + 0.0018*Fine(x,z) }
// the big crater
#declare CX = 0.70*cos(radians(A4)); #declare CZ = 0.70*sin(radians(A4));
#declare Bowl = function(r,s) { select(r/s-1, -0.55+0.75*pow(r/s,2.6)-0.0, 0.20*exp(-(r/s-1)*4.5)) }
#declare CrR = function(x,z) { sqrt((x-CX)*(x-CX)+(z-CZ)*(z-CZ)) + 0.012*(f_noise3d(x*14,1,z*14)-0.5) }
#declare Pit = function(x,z,px,pz,s) { s*0.42*Bowl(sqrt((x-px)*(x-px)+(z-pz)*(z-pz)),s) }
#declare HCrater = function(x,z) { 0.066 + 0.150*Bowl(CrR(x,z),0.175)
   + 0.080*exp(-pow(CrR(x,z)/0.05,2)) + 0.010*Fbm(x*16,z*16) + 0.0028*Fine(x,z)
   + Pit(x,z,CX-0.17,CZ-0.165,0.045) + Pit(x,z,CX+0.21,CZ-0.09,0.034) + Pit(x,z,CX+0.10,CZ+0.235,0.026) + Pit(x,z,CX-0.22,CZ+0.10,0.030)
   + Pit(x,z,CX+0.06,CZ-0.235,0.020) + Pit(x,z,CX+0.24,CZ+0.06,0.018)+ Pit(x,z,CX-0.10,CZ+0.24,0.017) }
// the valley: a river winding outwards along the middle of its sector
#declare VA = radians(A5);
#declare VU = function(x,z) { x*cos(VA)+z*sin(VA) }
#declare VV = function(x,z) { -x*sin(VA)+z*cos(VA) + 0.060*sin(VU(x,z)*17) + 0.022*sin(VU(x,z)*41+1) + 0.02*(f_noise3d(x*9,4,z*9)-0.5) }
// and two streams that join it
#declare VS = function(x,z) { min(abs(VV(x,z)), min(abs(VV(x,z)-0.55*(VU(x,z)-0.55)-0.4*(VU(x,z)-0.55)*abs(VU(x,z)-0.55))+(0.55-min(VU(x,z),0.55))*2, abs(VV(x,z)+0.62*(VU(x,z)-0.70))+(0.70-min(VU(x,z),0.70))*2)) }
#declare HValley = function(x,z) { 0.004 + 0.075*Step01((abs(VV(x,z))-0.05)/0.20)*(0.55+0.9*Fbm(x*9,z*9)) + 0.010*Step01((VS(x,z)-0.008)/0.02) + (0.0045*Fine(x,z)+0.006*f_noise3d(x*38,3,z*38))*Step01((VS(x,z)-0.010)/0.02) }
#declare Gully = function(x,z) { 0.5*abs(2*f_noise3d(x*8,1.1,z*8)-1)+0.3*abs(2*f_noise3d(x*17+2,3.1,z*17)-1)+0.2*abs(2*f_noise3d(x*36+5,5.1,z*36)-1) }
#declare HBad = function(x,z) { 0.008 + 0.125*min(pow(Gully(x,z),0.8),0.52) + 0.004*Fine(x,z) }
#declare DuneP = function(x,z) { (x*0.72-z*0.69)*100 + 15*(f_noise3d(x*3.6,1,z*3.6)-0.5) + 6*(f_noise3d(x*10,5,z*10)-0.5) }
#declare Saw = function(q) { select(mod(q+600,1)-0.68, mod(q+600,1)/0.68, (1-mod(q+600,1))/0.32) }
#declare HDune = function(x,z) { 0.012 + 0.015*Step01(Saw(DuneP(x,z)/4.6))*(0.10+1.5*f_noise3d(x*7,2,z*7)) + 0.0011*sin(DuneP(x,z)*5.1) + 0.010*Fbm(x*4,z*4) }

#declare Seam = function(x,z) { select(-InRing(x,z), min(abs(InRing(x,z)), min(abs(InSector(x,z,A0)),min(abs(InSector(x,z,A1)),min(abs(InSector(x,z,A2)),min(abs(InSector(x,z,A3)),
   min(abs(InSector(x,z,A4)),min(abs(InSector(x,z,A5)),abs(InSector(x,z,A6))))))))), abs(InRing(x,z))) }
// select(-InRing): inside the disc only the ring counts
#declare SeamCut = function(x,z) { exp(-pow(Seam(x,z)/0.0085,2)) }
#declare Calm = function(x,z) { 0.30+0.70*Step01(Seam(x,z)/0.045) }

#declare Ground = function(x,z) {
  Calm(x,z)*( MDisc(x,z)*HDune(x,z) + (1-MDisc(x,z))*( MSector(x,z,A0)*HPlain(x,z) + MSector(x,z,A1)*HHill(x,z) + MSector(x,z,A2)*HMount(x,z) + MSector(x,z,A3)*HMesa(x,z)
   + MSector(x,z,A4)*HCrater(x,z) + MSector(x,z,A5)*HValley(x,z) + MSector(x,z,A6)*HBad(x,z) ) ) - 0.020*SeamCut(x,z) }
#declare K = 0.40;         // how high the dome is
#declare Dome = function(x,z) { K*sqrt(max(0,1-x*x-z*z)) }
#declare Edge = function(x,z) { Step01((1-Rad(x,z))/0.03) }
#declare Zoom = 0.82;      // relief
#declare Top = 0.75;
#declare Res = (Draft ? 900 : 2000);
#declare HF = height_field { function Res,Res { min(1,max(0,(0.06 + Dome(2*x-1, 1-2*y) + Zoom*Edge(2*x-1,1-2*y)*Ground(2*x-1, 1-2*y))/Top)) } smooth
  translate <-0.5,0,-0.5> scale <2,Top,2> translate -y*0.06 }

// ---- colours
#declare N1 = function(x,z) { Fbm(x*6,z*6) }
#declare PPlain0 = pigment { function { min(max((Fbm(x*6+3,z*6)-0.45)*2.6+0.5+0.55*(Comb(x,z)-0.5)+0.15*(Fine(x,z)-0.4),0),1) } color_map {
  [0 srgb <0.42,0.52,0.20>] [0.35 srgb <0.58,0.62,0.25>] [0.6 srgb <0.74,0.70,0.33>] [1 srgb <0.88,0.80,0.46>] } }
#declare PPlain = pigment { function { 0.85*Grove(x,z) } pigment_map { [0 PPlain0] [1 srgb <0.24,0.36,0.14>] } }
#declare PHill = pigment { function { min(max(HHill(x,z)*15-0.12+0.25*(Fine(x,z)-0.4),0),1) } color_map {
  [0 srgb <0.25,0.36,0.27>] [0.22 srgb <0.38,0.46,0.30>] [0.45 srgb <0.58,0.56,0.36>] [0.8 srgb <0.80,0.68,0.47>] [1 srgb <0.88,0.77,0.58>] } }
#declare PMount = pigment { function { min(max(HMount(x,z)*10+0.40*(Fbm(x*20,z*20)-0.5),0),1) } color_map {
  [0 srgb <0.26,0.28,0.30>] [0.30 srgb <0.42,0.42,0.43>] [0.52 srgb <0.58,0.57,0.57>] [0.62 srgb <0.90,0.92,0.95>] [1 srgb <1,1,1>] } }
#declare PMesa = pigment { function { min(max(HMesa(x,z)*9.5+0.10*(Fine(x,z)-0.4),0),1) } color_map {
  [0 srgb <0.42,0.17,0.10>] [0.16 srgb <0.58,0.25,0.13>] [0.24 srgb <0.46,0.18,0.11>] [0.36 srgb <0.72,0.35,0.17>] [0.44 srgb <0.55,0.24,0.14>] [0.58 srgb <0.80,0.45,0.22>] [0.66 srgb <0.66,0.32,0.17>] [0.85 srgb <0.90,0.60,0.34>] [1 srgb <0.93,0.70,0.45>] } }
#declare PCrater = pigment { function { min(max(0.16+2.7*(HCrater(x,z)-0.02)+0.35*(Fbm(x*24,z*24)-0.5)
    + 0.42*exp(-pow((CrR(x,z)-0.20)/0.075,2))*f_noise3d(Ang(x-CX,z-CZ)*0.20,1,3) + 0.16*exp(-pow((CrR(x,z)-0.178)/0.014,2)),0),1) } color_map {
  [0 srgb <0.24,0.25,0.33>] [0.35 srgb <0.42,0.43,0.52>] [0.65 srgb <0.63,0.64,0.72>] [1 srgb <0.90,0.91,0.97>] } }
#declare PValley0 = pigment { function { min(max(HValley(x,z)*11+0.55*(Fine(x,z)-0.4)+0.5*(Fbm(x*14,z*14)-0.45),0),1) } color_map {
  [0 srgb <0.30,0.56,0.20>] [0.25 srgb <0.20,0.46,0.17>] [0.6 srgb <0.14,0.36,0.18>] [1 srgb <0.40,0.48,0.30>] } }
#declare PValley = pigment { function { Step01((VS(x,z)-0.009)/0.006) } pigment_map { [0 srgb <0.16,0.50,0.72>] [0.5 srgb <0.52,0.62,0.36>] [1 PValley0] } }
#declare PBad = pigment { function { mod(HBad(x,z)*26+0.25*Fbm(x*9,z*9)+0.06*Fine(x,z)+10,1) } color_map {
  [0 srgb <0.40,0.23,0.36>] [0.22 srgb <0.58,0.34,0.44>] [0.40 srgb <0.72,0.52,0.50>] [0.5 srgb <0.50,0.29,0.40>] [0.75 srgb <0.36,0.20,0.35>] [0.9 srgb <0.64,0.42,0.50>] [1 srgb <0.40,0.23,0.36>] } }
#declare PDune = pigment { function { min(max(HDune(x,z)*17+0.18*(Fine(x,z)-0.4),0),1) } color_map {
  [0 srgb <0.60,0.34,0.16>] [0.4 srgb <0.80,0.54,0.27>] [0.75 srgb <0.93,0.72,0.42>] [1 srgb <1.0,0.86,0.60>] } }
#declare Q1 = pigment { function { MSector(x,z,A1) } pigment_map { [0 PPlain] [1 PHill] } }
#declare Q2 = pigment { function { MSector(x,z,A2) } pigment_map { [0 Q1] [1 PMount] } }
#declare Q3 = pigment { function { MSector(x,z,A3) } pigment_map { [0 Q2] [1 PMesa] } }
#declare Q4 = pigment { function { MSector(x,z,A4) } pigment_map { [0 Q3] [1 PCrater] } }
#declare Q5 = pigment { function { MSector(x,z,A5) } pigment_map { [0 Q4] [1 PValley] } }
#declare Q6 = pigment { function { MSector(x,z,A6) } pigment_map { [0 Q5] [1 PBad] } }
#declare Q7 = pigment { function { MDisc(x,z) } pigment_map { [0 Q6] [1 PDune] } }
#declare Q8 = pigment { function { 0.62*SeamCut(x,z) } pigment_map { [0 Q7] [1 srgb <0.10,0.075,0.07>] } }

intersection {
  object { HF }
  cylinder { -y, y*2, 1 }
  texture { pigment { Q8 } finish { diffuse 0.92 specular 0.03 roughness 0.1 } }
}
// water glints
// haze that thickens towards the rim, brighter where the sun is, and the glow outside
#declare Sun = function(x,z) { min(max(0.62 + 0.48*(-0.70*x+0.70*z)/max(Rad(x,z),0.001),0),1) }
disc { y*0.9, y, 1.0 pigment { function { pow(min(max((Rad(x,z)-0.66)/0.34,0),1),5)*(0.25+0.65*Sun(x,z)) } color_map { [0 srgb <0.45,0.70,1.0> transmit 1] [1 srgb <0.62,0.82,1.0> transmit 0.30] } } finish { emission 0.9 diffuse 0 } no_shadow }
// night creeping in from the lower right
disc { y*0.91, y, 1.0 pigment { function { Step01((0.70*x-0.70*z-0.25)/0.85)*(0.35+0.65*pow(Rad(x,z),2)) } color_map { [0 srgb <0.01,0.02,0.06> transmit 1] [1 srgb <0.01,0.02,0.06> transmit 0.42] } } finish { emission 1 diffuse 0 } no_shadow }
// the air beyond the edge
disc { -y*0.2, y, 1.1 pigment { function { pow(min(max(1-(Rad(x,z)-0.985)/0.105,0),1),2.6)*(0.18+0.82*Sun(x,z)) } color_map { [0 srgb <0.30,0.58,1.0> transmit 1] [0.5 srgb <0.36,0.66,1.0> transmit 0.62] [1 srgb <0.62,0.85,1.0> transmit 0.12] } } finish { emission 0.95 diffuse 0 } no_shadow }
