import { mix } from '#pictures/colour';
import { onBothSides, type Design, type Drawing, type Layer } from '#pictures/drawing';
import { mirror, offset } from '#pictures/path';
import { pick } from '#pictures/random';
import { bartack, seam, seamAndStitch, stitch } from '#pictures/stitching';
import { stud } from '#pictures/trims';
import { inseam, legBlock, legHem, legRelief, drawLegs, outseam, waistband, waistbandEdge, waistInside, type LegCut } from '../lower.ts';

const BAND = 62;

export function cutJeans(design: Design): Drawing {
  const { random, isBack } = design;
  const cut = legBlock(design, pick(random, 'slim', 'straight', 'straight', 'wide'));
  const orange = mix('#c88a48', design.base, 0.14);
  const wash = 0.1 + random() * 0.3;
  const metal = pick(random, '#b48a5a', '#a8a6a2', '#8f6a4a');
  const bottom = cut.top + cut.length;
  const hemStitch = stitch(design, offset(legHem(cut), 26), orange);
  const legs: Layer = {
    d: drawLegs(cut),
    fabric: 'twill',
    relief: legRelief(design, cut),
    fade: (x, y) => worn(Math.abs(x), y, cut, wash) - (y > bottom - 26 ? 0.05 : 0),
    marks: onBothSides(
      hemStitch + seam(design, offset(legHem(cut), 29), 1.4) + seam(design, outseam(cut), 5) + stitch(design, offset(inseam(cut), 8), orange),
    ),
  };
  return {
    fabric: 'twill',
    focus: { x: cut.waist * 0.42, y: cut.top + 190, zoom: 2.6 },
    layers: [
      ...waistInside(design, cut),
      legs,
      ...(isBack ? back(design, cut, orange) : front(design, cut, orange, metal)),
      { ...waistband(cut, BAND), fabric: 'twill' },
      stitch(design, waistbandEdge(cut, BAND - 8), orange) + stitch(design, waistbandEdge(cut, 9), orange),
      ...loops(design, cut, orange),
      isBack ? patch(cut) : stud(0, cut.top + cut.dip + 31, 18, metal),
    ],
  };
}

/** Returns the wear of indigo, which fades first on thighs, knees and seat. */
function worn(x: number, y: number, cut: LegCut, wash: number): number {
  const thighX = cut.hip * 0.52;
  const thigh = Math.exp(-(((x - thighX) / 74) ** 2) - ((y - cut.top - 560) / 300) ** 2);
  const knee = Math.exp(-(((x - (cut.hemInset + cut.hemOut) / 2) / 66) ** 2) - ((y - cut.top - cut.length * 0.56) / 150) ** 2);
  return wash * (thigh * 1.9 + knee * 1.1 - 0.25);
}

function front(design: Design, cut: LegCut, orange: string, metal: string): Layer[] {
  const t = cut.top + BAND;
  const w = cut.waist;
  const mouth = `M${w * 0.5},${t + cut.dip * 0.8}C${w * 0.52},${t + 104} ${w * 0.78},${t + 138} ${cut.hip - 14},${t + 134}`;
  const bag = `${mouth}L${w + 12},${t}Z`;
  const coin = `M${w * 0.68},${t + 40}L${w * 0.68},${t + 118}L${w * 1.02},${t + 134}L${w * 1.04},${t + 40}`;
  const fly = `M38,${t + cut.dip}L38,${t + cut.dip + 150}C38,${t + cut.dip + 196} 22,${t + cut.dip + 214} 2,${t + cut.dip + 226}`;
  const centre = `M0,${t + cut.dip}L0,${cut.top + cut.rise}`;
  const bagPiece = {
    d: bag,
    fabric: 'twill' as const,
    roll: 5,
    fade: () => -0.12,
    marks: onBothSides(stitch(design, `M${w * 0.6},${t + 44}L${w + 30},${t + 44}`, orange)),
  };
  return [
    bagPiece,
    { ...bagPiece, d: mirror(bag) },
    onBothSides(seamAndStitch(design, mouth, 9, true, orange)) + seam(design, coin, 1.6) + stitch(design, coin, orange, 1.8),
    seam(design, centre, 3) +
      stitch(design, fly, orange) +
      stitch(design, offset(fly, -9), orange) +
      stitch(design, `M-7,${t + cut.dip + 226}L-7,${cut.top + cut.rise - 6}`, orange),
    bartack(20, t + cut.dip + 218, -30, orange) + bartack(38, t + cut.dip + 150, 90, orange),
    onBothSides(stud(w * 0.5 + 12, t + cut.dip + 10, 7, metal) + stud(cut.hip - 26, t + 122, 7, metal)),
  ];
}

function back(design: Design, cut: LegCut, orange: string): Layer[] {
  const t = cut.top + BAND;
  const yoke = `M${cut.hip - 30},${t + 66}L0,${t + 116}`;
  const x = cut.waist * 0.26;
  const y = t + 136;
  const pocket = `M${x},${y}L${x + 152},${y - 18}L${x + 158},${y + 130}L${x + 84},${y + 172}L${x + 8},${y + 142}Z`;
  const edge = `M${x + 8},${y + 6}L${x + 15},${y + 137}L${x + 84},${y + 163}L${x + 150},${y + 125}L${x + 145},${y - 10}`;
  const arc = `M${x + 14},${y + 74}C${x + 50},${y + 80} ${x + 70},${y + 92} ${x + 82},${y + 110}C${x + 98},${y + 84} ${x + 120},${y + 70} ${x + 148},${y + 62}`;
  const marks = stitch(design, edge, orange) + stitch(design, `M${x},${y + 20}L${x + 154},${y + 2}`, orange) + stitch(design, arc, orange);
  const piece = { d: pocket, fabric: 'twill' as const, lift: 4, roll: 5, marks, fade: () => 0.04 };
  return [
    onBothSides(seamAndStitch(design, yoke, -8, true, orange)) + seamAndStitch(design, `M0,${t}L0,${cut.top + cut.rise}`, 8, true, orange),
    piece,
    { ...piece, d: mirror(pocket), marks: onBothSides(marks) },
    onBothSides(bartack(x + 4, y + 4, -8, orange) + bartack(x + 148, y - 12, -8, orange)),
  ];
}

function loops(design: Design, cut: LegCut, orange: string): Layer[] {
  const places = design.isBack ? [-0.84, -0.42, 0, 0.42, 0.84] : [-0.78, -0.42, 0.42, 0.78];
  return places.flatMap((share): Layer[] => {
    const x = cut.waist * share;
    const drop = cut.dip * (1 - share * share);
    const y = cut.top + drop - 6;
    return [
      { d: `M${x - 11},${y}L${x + 11},${y}L${x + 12},${y + BAND + 18}L${x - 12},${y + BAND + 18}Z`, fabric: 'twill', roll: 5, lift: 4 },
      stitch(design, `M${x - 6},${y + 4}L${x - 6},${y + BAND + 14}`, orange, 1.8) +
        stitch(design, `M${x + 6},${y + 4}L${x + 6},${y + BAND + 14}`, orange, 1.8) +
        bartack(x, y + BAND + 12, 0, orange),
    ];
  });
}

function patch(cut: LegCut): Layer {
  const x = cut.waist * 0.5;
  const y = cut.top - 2;
  return `<rect x="${x + 2}" y="${y + 5}" width="92" height="58" rx="2" fill="#0f0b08" fill-opacity="0.35"/><rect x="${x}" y="${y}" width="92" height="58" rx="2" fill="#9b6b3f"/><rect x="${x + 5}" y="${y + 5}" width="82" height="48" fill="none" stroke="#e2c79f" stroke-width="1.8" stroke-dasharray="6 4"/><rect x="${x + 22}" y="${y + 22}" width="48" height="5" rx="2" fill="#5e3b1f"/><rect x="${x + 32}" y="${y + 34}" width="28" height="3.4" rx="1.6" fill="#5e3b1f"/>`;
}
