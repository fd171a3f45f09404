import type { Design } from '../drawing.ts';
import { computeArm } from '../figure/form-height.ts';
import { computeWidth, type Figure } from '../figure/figure.ts';
import { join, mirror, reversed, symmetric, through, type Point } from '../path.ts';

export type NeckShape = 'round' | 'v' | 'scoop' | 'square' | 'boat' | 'straight' | 'sweetheart';

/** A neckline: its half width at the shoulder, its lowest point in front and behind. */
export interface Neck {
  shape: NeckShape;
  half: number;
  depth: number;
  back: number;
}

/** Measures of a garment's body; heights are those of the form. */
export interface BodyCut {
  neck: Neck;
  /** x of the outer end of the shoulder seam; beyond the form's shoulder the sleeve is dropped. */
  shoulder: number;
  underarm: number;
  /** Width beyond the form at the chest. */
  ease: number;
  /** How far the sides follow the waist: 0 falls straight, 1 is fitted. */
  hug: number;
  hem: number;
  /** Further width of each side at the hem. */
  flare: number;
  /** How much lower the hem is in the middle; negative for tails at the sides. */
  dip: number;
  /** The armhole is an edge that is cut into the shoulder. */
  isSleeveless?: boolean;
  /** Height of slits in the side seams. */
  slit?: number;
}

/** The outlines of a body. Half paths are those of the right side, from top to bottom. */
export interface Body {
  cut: BodyCut;
  outline: string;
  /** From the left shoulder to the right one. */
  neckEdge: string;
  backNeckEdge: string;
  armhole: string;
  side: string;
  /** From left to right. */
  hemEdge: string;
  shoulder: Point;
  underarm: Point;
  computeHalfWidth: (y: number) => number;
}

/** Returns the height of the shoulder line at a distance from the centre; beyond the shoulder that of the arm. */
export function computeShoulderHeight({ shoulder, arm }: Figure, x: number): number {
  const joint = arm[0] ?? [0, 0, 0];
  const next = arm[1] ?? joint;
  const line: Point[] = [...shoulder.slice(1), [joint[0] + joint[2] * 0.86 + 7, joint[1] + 8], [next[0] + next[2] + 9, next[1]]];
  const index = Math.max(
    1,
    line.findIndex((point) => point[0] >= x),
  );
  const [x1, y1] = line[index - 1] ?? [0, 0];
  const [x2, y2] = line[index] ?? [x1 + 1, y1];
  return y1 + ((y2 - y1) * (x - x1)) / (x2 - x1);
}

/** Cloth lies a little above the form. */
const THICKNESS = 6;

function halfNeck(figure: Figure, neck: Neck, isBack: boolean): string {
  const { half: w } = neck;
  const top = computeShoulderHeight(figure, w) - THICKNESS;
  const depth = isBack ? neck.back : neck.depth;
  const drop = depth - top;
  if (isBack) return `M0,${depth}C${w * 0.55},${depth} ${w * 0.9},${top + drop * 0.5} ${w},${top}`;
  switch (neck.shape) {
    case 'v':
      return `M0,${depth}C${w * 0.3},${depth - drop * 0.36} ${w * 0.86},${top + drop * 0.4} ${w},${top}`;
    case 'square':
      return `M0,${depth}C${w * 0.4},${depth} ${w * 0.7},${depth} ${w * 0.83},${depth - 3}C${w * 0.9},${top + drop * 0.6} ${w * 0.95},${top + drop * 0.3} ${w},${top}`;
    case 'boat':
      return `M0,${depth}C${w * 0.55},${depth} ${w * 0.85},${top + drop * 0.5} ${w},${top}`;
    case 'straight':
      return `M0,${depth}C${w * 0.4},${depth - 2} ${w * 0.8},${depth - 8} ${w},${depth - 16}`;
    case 'sweetheart':
      return `M0,${depth}C${w * 0.1},${depth - drop * 0.2} ${w * 0.4},${depth - drop * 0.36} ${w * 0.64},${depth - drop * 0.26}C${w * 0.82},${depth - drop * 0.16} ${w * 0.9},${top + drop * 0.3} ${w},${top}`;
    default:
      return `M0,${depth}C${w * 0.58},${depth} ${w * 0.96},${top + drop * 0.6} ${w},${top}`;
  }
}

/** Returns half the width of the garment at each height below the underarm. */
function createHalf({ figure }: Design, cut: BodyCut): (y: number) => number {
  const body = (y: number): number => (y > figure.hip ? computeWidth(figure.side, y) : computeWidth(figure.trunk, y));
  const hanging = (y: number): number => {
    let widest = 0;
    for (let at = cut.underarm; at <= Math.min(y, figure.hip); at += 24) widest = Math.max(widest, body(at));
    return Math.max(widest, body(Math.min(y, figure.hip)));
  };
  return (y) => {
    const down = Math.max(0, (y - cut.underarm) / (cut.hem - cut.underarm));
    const fitted = body(y);
    const half = cut.ease + hanging(y) * (1 - cut.hug) + fitted * cut.hug + cut.flare * down ** 1.4;
    return Math.max(half, fitted + 3);
  };
}

/** Cuts the front or the back of a garment's body. */
export function cutBody(design: Design, cut: BodyCut): Body {
  const { figure, isBack } = design;
  const computeHalfWidth = createHalf(design, cut);
  const neck = halfNeck(figure, cut.neck, isBack);
  const back = halfNeck(figure, cut.neck, true);
  const shoulder: Point = [cut.shoulder, computeShoulderHeight(figure, cut.shoulder) - THICKNESS];
  const underarm: Point = [computeHalfWidth(cut.underarm), cut.underarm];
  const end = cut.hem - (cut.slit ?? 0);
  const rows = Array.from({ length: 8 }, (_, index) => cut.underarm + ((end - cut.underarm) * index) / 7);
  const side = through(rows.map((y): Point => [computeHalfWidth(y), y]));
  // The corner of a slit turns inwards.
  const half = computeHalfWidth(cut.hem) - (cut.slit ?? 0) * 0.16;
  const hem = `M${half},${cut.hem}C${half * 0.72},${cut.hem + cut.dip * 0.85} ${half * 0.36},${cut.hem + cut.dip} 0,${cut.hem + cut.dip}`;
  const armhole = cut.isSleeveless ? cutOpenArmhole(shoulder, underarm) : cutArmhole(shoulder, underarm, cut.neck.half);
  const seamLine = through(
    [0, 0.25, 0.5, 0.75, 1].map((share): Point => {
      const x = cut.neck.half + (cut.shoulder - cut.neck.half) * share;
      return [x, computeShoulderHeight(figure, x) - THICKNESS];
    }),
  );
  return {
    cut,
    outline: symmetric(join(neck, seamLine, armhole, side, hem)),
    neckEdge: join(reversed(mirror(neck)), neck),
    backNeckEdge: join(reversed(mirror(back)), back),
    armhole,
    side,
    hemEdge: reversed(join(hem, reversed(mirror(hem)))),
    shoulder,
    underarm,
    computeHalfWidth,
  };
}

function cutArmhole([sx, sy]: Point, [ux, uy]: Point, neck: number): string {
  const drop = uy - sy;
  const inset = Math.min(34, (sx - neck) * 0.3);
  return `M${sx},${sy}C${sx - inset * 0.8},${sy + drop * 0.42} ${Math.min(sx, ux) - inset},${uy - drop * 0.2} ${ux},${uy}`;
}

function cutOpenArmhole([sx, sy]: Point, [ux, uy]: Point): string {
  const drop = uy - sy;
  return `M${sx},${sy}C${sx - 6},${sy + drop * 0.46} ${ux - 58},${uy - drop * 0.14} ${ux},${uy}`;
}

/** Returns the half width of the arm with some room, right of its middle line. */
export function armEdges(figure: Figure, y: number, outside: number, inside: number): { outer: number; inner: number } {
  const { middle, half } = computeArm(figure.arm, y);
  return { outer: middle + half + outside, inner: middle - half - inside };
}
