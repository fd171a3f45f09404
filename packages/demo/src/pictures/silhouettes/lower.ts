import type { Cloth, Design, Layer } from '../drawing.ts';
import { join, mirror, reversed, symmetric } from '../path.ts';
import { between } from '../random.ts';
import { creases, drape, fold, gathers, piled, type Relief } from '../relief.ts';
import { ribs, seam, stitch } from '../stitching.ts';
import { neckLabel } from '../trims.ts';

/** Measures of the right half of a garment with legs. */
export interface LegCut {
  top: number;
  waist: number;
  hip: number;
  hipDrop: number;
  rise: number;
  length: number;
  /** Outer and inner end of the hem. */
  hemOut: number;
  hemInset: number;
  /** How far the front waist is below the back. */
  dip: number;
  knee: number;
}

export function legBlock(design: Design, fit: 'slim' | 'straight' | 'wide', share = 1): LegCut {
  const { random, audience } = design;
  const full = { women: 1480, men: 1500, kids: 1240 }[audience] * share;
  const waist = { women: 196, men: 226, kids: 214 }[audience] + between(random, -6, 6);
  const hip = { women: 262, men: 268, kids: 252 }[audience] + { slim: -12, straight: 0, wide: 18 }[fit];
  const hem = { slim: 116, straight: 158, wide: 228 }[fit] * (audience === 'men' ? 1.06 : 1);
  const rise = { women: 372, men: 364, kids: 344 }[audience];
  const inner = { slim: 74, straight: 70, wide: 62 }[fit];
  // A short leg ends where it is still as wide as the thigh.
  const atHem = share < 0.65 ? hip - 10 : hem;
  const spread = share < 0.65 ? 26 : inner;
  return {
    top: 200,
    waist,
    hip,
    hipDrop: 236,
    rise,
    length: Math.max(full, rise + 70),
    hemInset: spread,
    hemOut: spread + atHem,
    dip: design.isBack ? -10 : 30,
    knee: 0.52,
  };
}

export function waistline(cut: LegCut): string {
  const y = cut.top + cut.dip;
  return `M0,${y}C${cut.waist * 0.5},${y} ${cut.waist * 0.8},${cut.top + cut.dip * 0.4} ${cut.waist},${cut.top}`;
}

export function outseam(cut: LegCut): string {
  const { top, waist, hip, hipDrop, length, hemOut } = cut;
  const hipY = top + hipDrop;
  const bottom = top + length;
  return `M${waist},${top}C${waist + 14},${top + hipDrop * 0.45} ${hip},${hipY - hipDrop * 0.4} ${hip},${hipY}C${hip + 8},${hipY + (bottom - hipY) * 0.25} ${hemOut + (hip - hemOut) * 0.3},${bottom - (bottom - hipY) * 0.45} ${hemOut},${bottom}`;
}

export function inseam(cut: LegCut): string {
  const { top, rise, length, hemInset } = cut;
  const crotch = top + rise;
  const bottom = top + length;
  return `M${hemInset},${bottom + 4}C${hemInset * 0.72},${bottom - (bottom - crotch) * 0.5} ${hemInset * 0.34},${crotch + (bottom - crotch) * 0.16} 0,${crotch}`;
}

export function legHem(cut: LegCut): string {
  const bottom = cut.top + cut.length;
  const middle = (cut.hemOut + cut.hemInset) / 2;
  return `M${cut.hemOut},${bottom}C${middle + 30},${bottom + 11} ${middle - 30},${bottom + 13} ${cut.hemInset},${bottom + 4}`;
}

export function drawLegs(cut: LegCut): string {
  return symmetric(join(waistline(cut), outseam(cut), legHem(cut), inseam(cut)));
}

/** Returns creases that fan out from the crotch, bend at the knee and gather above the hem. */
export function legRelief(design: Design, cut: LegCut, depth = 1): Relief {
  const { random, seed } = design;
  const crotch = cut.top + cut.rise;
  const knee = cut.top + cut.length * cut.knee;
  const isLong = cut.length > 900;
  const each = (sign: number): Relief[] => {
    const fans = [0, 1, 2].map((step) =>
      fold(
        `M${sign * 14},${crotch - 34 + step * 30}C${sign * 70},${crotch - 60 + step * 36} ${sign * 130},${crotch - 70 + step * 40} ${sign * (cut.hip - 40 - random() * 50)},${crotch - 90 + step * 44 + random() * 30}`,
        13 + random() * 7,
        (5.6 - step * 1.2) * depth,
      ),
    );
    if (!isLong) return fans;
    const middle = sign * (cut.hemInset + cut.hemOut) * 0.52;
    const half = (cut.hemOut - cut.hemInset) * 0.5;
    const knees = [-70, -10, 46].map((down) =>
      fold(
        `M${middle - half},${knee + down + random() * 20}C${middle - 20},${knee + down + 26} ${middle + 20},${knee + down + 26 * random()} ${middle + half},${knee + down - 20 + random() * 30}`,
        14 + random() * 8,
        (2.4 + random() * 2.2) * depth,
      ),
    );
    const bottom = cut.top + cut.length;
    const stacks = [90, 160].map((up) =>
      fold(
        `M${middle - half * 0.9},${bottom - up + random() * 16}C${middle},${bottom - up + 24} ${middle + 14},${bottom - up + 20} ${middle + half * 0.9},${bottom - up - 16}`,
        13,
        (2 + random() * 2.4) * depth,
      ),
    );
    return [...fans, ...knees, ...stacks];
  };
  return piled(
    ...each(1),
    ...each(-1),
    drape({ seed, angle: -3, across: 84, length: 560, height: 6 * depth }),
    creases({ seed: seed + 15, angle: 70, across: 46, length: 170, height: 2.6 * depth }),
  );
}

/** Draws the inside of the back waist, visible above the front. */
export function waistInside(design: Design, cut: LegCut): Layer[] {
  if (design.isBack) return [];
  const w = cut.waist;
  const d = symmetric(
    `M0,${cut.top - 12}C${w * 0.6},${cut.top - 12} ${w * 0.9},${cut.top - 8} ${w},${cut.top}L${w - 4},${cut.top + 40}L0,${cut.top + cut.dip + 30}`,
  );
  return [{ d, colour: design.inside, isPrinted: false, roll: 5, fullness: 0.2, fade: () => -0.12 }, neckLabel(0, cut.top - 6, 70, 30)];
}

export function waistband(cut: LegCut, thick: number, cloth: Partial<Cloth> = {}): Cloth {
  const upper = waistline(cut);
  const t = cut.top + thick;
  const y = t + cut.dip;
  const side = cut.waist + thick * 0.2;
  const lower = `M0,${y}C${cut.waist * 0.5},${y} ${side * 0.8},${t + cut.dip * 0.4} ${side},${t}`;
  return { d: symmetric(join(upper, reversed(lower))), roll: 6, lift: 2, turn: 0, ...cloth };
}

/** Returns the lower edge of the waistband from left to right. */
export function waistbandEdge(cut: LegCut, thick: number): string {
  const half = cut.waist + thick * 0.2;
  const t = cut.top + thick;
  const right = `M0,${t + cut.dip}C${cut.waist * 0.5},${t + cut.dip} ${half * 0.8},${t + cut.dip * 0.4} ${half},${t}`;
  return join(reversed(mirror(right)), right);
}

/** Draws an elastic waist: a gathered band with pleats that continue in the cloth below. */
export function elasticWaist(design: Design, cut: LegCut, thick: number, cloth: Partial<Cloth> = {}): { band: Layer[]; pleats: Relief } {
  const edge = waistbandEdge(cut, thick);
  const upper = waistbandEdge(cut, 0);
  return {
    band: [
      {
        ...waistband(cut, thick, cloth),
        roll: 10,
        relief: gathers({ seed: design.seed + 3, at: [0, cut.top], falls: 90, reach: 200, across: 13, height: 3.6 }),
        marks: ribs(design, upper, edge, Math.round(cut.waist / 5)),
      },
      seam(design, edge, 2.2) + stitch(design, waistbandEdge(cut, thick * 0.5)),
    ],
    pleats: gathers({ seed: design.seed + 4, at: [0, cut.top + thick], falls: 90, reach: 74, across: 22, height: 6 }),
  };
}
