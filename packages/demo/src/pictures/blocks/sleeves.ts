import { mirrored, onBothSides, withMirror, type Design, type Layer, type Mark, type Piece } from '../drawing.ts';
import { createFormHeight } from '../figure/form-height.ts';
import { offset, polyline, type Point } from '../path.ts';
import { gathers, hang, piled, type Relief } from '../relief.ts';
import { ribs, seam, stitch, topstitch } from '../stitching.ts';
import { button } from '../trims.ts';
import type { Body } from './body.ts';
import { sleeveFolds } from './folds.ts';
import { cutSleeve, type Sleeve, type SleeveCut } from './sleeve.ts';

export type SleeveStyle = 'short' | 'elbow' | 'long' | 'puff' | 'flutter' | 'balloon' | 'bell';

export interface SleevePlan {
  style: SleeveStyle;
  /** From 0 (close to the arm) to 1 (wide). */
  looseness: number;
  end: 'stitched' | 'rib' | 'cuff' | 'plain' | 'elastic';
  /** Height of a rib or cuff, in units of a woman's garment. */
  band?: number;
  buttonTone?: string;
  colour?: string;
  trimColour?: string;
  extra?: (sleeve: Sleeve) => Relief;
  gloss?: boolean;
  /** Draws further marks on the sleeve. */
  marks?: (sleeve: Sleeve) => Piece['marks'];
  /** Hides the armhole seam, as under a quilted surface. */
  isSeamHidden?: boolean;
}

const bulge = (share: number): number => Math.sin(Math.PI * Math.max(0, Math.min(1, share)));

function planCut(design: Design, { style, looseness, end, band = 0 }: SleevePlan): SleeveCut {
  const { figure, scale: k } = design;
  const armpit = figure.armpit[1];
  const wrist = (figure.arm[6]?.[1] ?? 0) + 16 * k - (end === 'rib' || end === 'cuff' ? band * k : 0);
  const elbow = figure.arm[3]?.[1] ?? 0;
  const wide = looseness * 26 * k;
  switch (style) {
    case 'short':
      return {
        end: armpit + (128 + looseness * 70) * k,
        outside: (t) => 5 * k + (wide * 0.5 + 22 * k) * t,
        inside: (t) => 8 * k + (16 * k + wide * 0.7) * t,
        tilt: 34 * k,
      };
    case 'elbow':
      return {
        end: elbow + 26 * k,
        outside: (t) => (12 * k + wide * 0.6) * (0.35 + 0.65 * Math.min(1, t / 0.4)),
        inside: () => 12 * k + wide * 0.7,
        tilt: 12 * k,
      };
    case 'puff':
      return {
        end: armpit + 96 * k,
        outside: (t) => 22 * k + 34 * k * bulge(t * 0.9),
        inside: (t) => 6 * k + 26 * k * bulge(t),
        tilt: 26 * k,
        puff: 30 * k,
      };
    case 'flutter':
      return { end: armpit + 92 * k, outside: (t) => 14 * k + 50 * k * t, inside: (t) => 4 * k + 40 * k * t * t, tilt: 56 * k, puff: 6 * k };
    case 'balloon':
      return {
        end: wrist - 6 * k,
        outside: (t) => 14 * k + 46 * k * bulge((t - 0.12) / 0.9) ** 1.3,
        inside: (t) => 14 * k + 44 * k * bulge((t - 0.1) / 0.92) ** 1.4,
        tilt: 2 * k,
        puff: 10 * k,
      };
    case 'bell':
      return {
        end: wrist - 30 * k,
        outside: (t) => 12 * k + 46 * k * Math.max(0, t - 0.45) ** 1.4 * 2,
        inside: (t) => 12 * k + 50 * k * Math.max(0, t - 0.45) ** 1.4 * 2,
        tilt: 14 * k,
      };
    default: {
      const cuffed = end === 'rib' ? 6 * k : 0;
      return {
        end: wrist,
        outside: (t) => (9 * k + wide * (1 - t * 0.35) + cuffed) * (0.3 + 0.7 * Math.min(1, t / 0.3)),
        inside: (t) => 9 * k + wide * 1.1 * (1 - t * 0.4) + cuffed,
        tilt: 5 * k,
      };
    }
  }
}

const isPuffed = ({ style }: SleevePlan): boolean => style === 'puff' || style === 'balloon';

/** Draws both sleeves of a body with their ends. */
export function drawSleeves(design: Design, body: Body, plan: SleevePlan): Layer[] {
  const sleeve = cutSleeve(design, body, planCut(design, plan));
  const arm = createFormHeight(design.figure, design.isBack, 'arm');
  const piece: Piece = {
    part: `sleeve:${plan.style}`,
    d: sleeve.d,
    turn: sleeve.turn,
    volume: isPuffed(plan) ? 0.7 : 0.5,
    form: (x, y) => arm(x, y) + 5,
    roll: 3,
    lift: 5,
    relief: createSleeveRelief(design, body, sleeve, plan),
    marks: [...drawSleeveHem(design, sleeve, plan), ...(plan.marks?.(sleeve) ?? [])],
    ...(plan.colour === undefined ? {} : { colour: plan.colour }),
  };
  return [
    ...drawSleeveEnds(design, sleeve, plan),
    piece,
    mirrored(piece),
    ...(plan.isSeamHidden ? [] : onBothSides(seam(design, body.armhole, 1.8))),
  ];
}

/** Returns the folds of a sleeve, and the gathers at its end and its shoulder. */
function createSleeveRelief(design: Design, body: Body, sleeve: Sleeve, plan: SleevePlan): Relief {
  const { cloth, seed, scale: k } = design;
  return piled(
    sleeveFolds(design, sleeve, plan.looseness),
    isGathered(plan) ? gatherSleeveEnd(design, sleeve, plan) : undefined,
    isPuffed(plan) ? gathers({ seed: seed + 16, at: body.shoulder, falls: 90, reach: 60 * k, across: 14 * k, height: 8 * cloth.drape }) : undefined,
    plan.style === 'flutter' || plan.style === 'bell'
      ? hang({ seed: seed + 8, count: 5, from: body.shoulder[1], to: sleeve.inner[1], height: 16 * cloth.drape })
      : undefined,
    plan.extra?.(sleeve),
  );
}

/** Returns whether the end of a sleeve is narrower than its cloth. A long sleeve is cut to the width of its cuff. */
const isGathered = ({ style, end }: SleevePlan): boolean =>
  end === 'rib' || end === 'elastic' || (end === 'cuff' && style !== 'long') || style === 'balloon';

function gatherSleeveEnd({ seed, cloth, scale: k }: Design, { outer, inner }: Sleeve, plan: SleevePlan): Relief {
  return gathers({
    seed: seed + 6,
    at: [(outer[0] + inner[0]) / 2, (outer[1] + inner[1]) / 2],
    falls: 270,
    reach: (isPuffed(plan) ? 60 : 26) * k,
    across: 13 * k,
    height: (isPuffed(plan) ? 7 : 4) * cloth.drape,
  });
}

/** Draws the stitching at the end of a sleeve that has no cuff. */
function drawSleeveHem(design: Design, { endEdge }: Sleeve, { end }: SleevePlan): Mark[] {
  const { scale: k } = design;
  if (end === 'stitched') return topstitch(design, endEdge, -15 * k, true);
  if (end === 'plain') return topstitch(design, endEdge, -10 * k);
  if (end === 'elastic') return seam(design, offset(endEdge, -12 * k), 3);
  return [];
}

/** Draws the cuffs, which the sleeves cover in part. */
function drawSleeveEnds(design: Design, sleeve: Sleeve, plan: SleevePlan): Layer[] {
  const { scale: k } = design;
  if (plan.end === 'rib') return withMirror(drawRibCuff(design, sleeve, (plan.band ?? 60) * k, plan.trimColour));
  if (plan.end === 'cuff') return drawCuff(design, sleeve, (plan.band ?? 50) * k, plan);
  return [];
}

/** Returns a point beyond the sleeve's end, at a share of its width. */
function atEnd({ outer, inner }: Sleeve, along: number, share: number): Point {
  const dx = inner[0] - outer[0];
  const dy = inner[1] - outer[1];
  const length = Math.hypot(dx, dy) || 1;
  return [outer[0] + dx * share + (dy / length) * along, outer[1] + dy * share - (dx / length) * along];
}

/** Draws a ribbed cuff, slightly narrower than the sleeve that it gathers. */
function drawRibCuff(design: Design, sleeve: Sleeve, thick: number, colour = design.base): Piece {
  const upper = polyline([atEnd(sleeve, -8, 0.05), atEnd(sleeve, -8, 0.95)]);
  const lower = polyline([atEnd(sleeve, thick, 0.13), atEnd(sleeve, thick, 0.87)]);
  const d = `${polyline([atEnd(sleeve, -10, 0.03), atEnd(sleeve, thick * 0.3, 0.08), atEnd(sleeve, thick, 0.12), atEnd(sleeve, thick, 0.88), atEnd(sleeve, thick * 0.3, 0.92), atEnd(sleeve, -10, 0.97)])}Z`;
  return {
    part: 'cuff:rib',
    d,
    colour,
    isPrinted: false,
    fabric: 'jersey',
    turn: sleeve.turn,
    volume: 0.7,
    roll: 4,
    lift: 3,
    marks: ribs(design, upper, lower, 15),
  };
}

/** Draws a woven cuff with stitching and a button. */
function drawCuff(design: Design, sleeve: Sleeve, thick: number, { buttonTone, trimColour }: SleevePlan): Layer[] {
  const inset = 0.06;
  const d = `${polyline([atEnd(sleeve, -5, inset), atEnd(sleeve, thick, inset + 0.02), atEnd(sleeve, thick, 0.98 - inset), atEnd(sleeve, -5, 1 - inset)])}Z`;
  const marks = [
    ...stitch(design, polyline([atEnd(sleeve, 2, inset + 0.03), atEnd(sleeve, 2, 0.97 - inset)])),
    ...stitch(design, polyline([atEnd(sleeve, thick - 6, inset + 0.04), atEnd(sleeve, thick - 6, 0.96 - inset)])),
  ];
  const [x, y] = atEnd(sleeve, thick * 0.5, 0.24);
  const cuff: Piece = {
    part: 'cuff:woven',
    d,
    turn: sleeve.turn,
    volume: 0.6,
    roll: 4,
    lift: 3,
    marks,
    ...(trimColour === undefined ? {} : { colour: trimColour }),
  };
  return [...withMirror(cuff), ...(buttonTone === undefined || design.isBack ? [] : onBothSides(button(x, y, 7 * design.scale, buttonTone)))];
}
