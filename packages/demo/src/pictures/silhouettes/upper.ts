import { join, offset, symmetric, type Point } from '../path.ts';

/** Measures of the right half of a garment for the upper body; x from the centre line. */
export interface Cut {
  top: number;
  neckWidth: number;
  neckDepth: number;
  backNeckDepth: number;
  neck: 'crew' | 'v' | 'scoop' | 'boat' | 'square';
  shoulder: number;
  slope: number;
  armhole: number;
  chest: number;
  waist: number;
  waistY: number;
  hem: number;
  length: number;
  /** How much lower the hem is in the middle. */
  hemDip: number;
}

export interface SleeveCut {
  /** From the underarm to the wrist. */
  length: number;
  /** Degrees from vertical. */
  angle: number;
  bicep: number;
  cuff: number;
}

export function neckline(cut: Cut, isBack: boolean): string {
  const { neckWidth: w, top } = cut;
  const depth = isBack ? cut.backNeckDepth : cut.neckDepth;
  const y = top + depth;
  if (isBack) return `M0,${y}C${w * 0.6},${y} ${w * 0.92},${top + depth * 0.45} ${w},${top}`;
  if (cut.neck === 'v') return `M0,${y}C${w * 0.28},${y - depth * 0.34} ${w * 0.86},${top + depth * 0.42} ${w},${top}`;
  if (cut.neck === 'square')
    return `M0,${y}C${w * 0.4},${y} ${w * 0.7},${y} ${w * 0.84},${y - 4}C${w * 0.9},${top + depth * 0.6} ${w * 0.94},${top + depth * 0.3} ${w},${top}`;
  if (cut.neck === 'boat') return `M0,${y}C${w * 0.6},${y} ${w * 0.86},${top + depth * 0.6} ${w},${top}`;
  return `M0,${y}C${w * 0.58},${y} ${w * 0.96},${top + depth * 0.62} ${w},${top}`;
}

export const shoulderPoint = (cut: Cut): Point => [cut.shoulder, cut.top + cut.slope];
export const underarm = (cut: Cut): Point => [cut.chest, cut.top + cut.armhole];

export function armholeSeam(cut: Cut): string {
  const [sx, sy] = shoulderPoint(cut);
  const [ux, uy] = underarm(cut);
  return `M${sx},${sy}C${sx - 26},${sy + (uy - sy) * 0.4} ${sx - 14},${uy - (uy - sy) * 0.22} ${ux},${uy}`;
}

export function sideSeam(cut: Cut): string {
  const [ux, uy] = underarm(cut);
  const waistY = cut.top + cut.waistY;
  const hemY = cut.top + cut.length;
  const reach = waistY - uy;
  const rest = hemY - waistY;
  return `M${ux},${uy}C${ux - 4},${uy + reach * 0.4} ${cut.waist},${waistY - reach * 0.45} ${cut.waist},${waistY}C${cut.waist},${waistY + rest * 0.4} ${cut.hem - (cut.hem - cut.waist) * 0.25},${hemY - rest * 0.4} ${cut.hem},${hemY}`;
}

export function hemline(cut: Cut): string {
  const y = cut.top + cut.length;
  const low = y + cut.hemDip;
  return `M${cut.hem},${y}C${cut.hem * 0.7},${y + cut.hemDip * 0.85} ${cut.hem * 0.35},${low} 0,${low}`;
}

export function drawBody(cut: Cut, isBack: boolean): string {
  return symmetric(join(neckline(cut, isBack), `M${shoulderPoint(cut).join(',')}`, armholeSeam(cut), sideSeam(cut), hemline(cut)));
}

export interface Sleeve {
  d: string;
  /** From the inner to the outer end of the wrist. */
  wrist: string;
  outer: Point;
  inner: Point;
  /** Unit vector down the sleeve. */
  down: Point;
  turn: number;
  /** Elbow, for folds. */
  elbow: Point;
}

export function computeSleeve(cut: Cut, sleeve: SleeveCut): Sleeve {
  const turn = (sleeve.angle * Math.PI) / 180;
  const down: Point = [Math.sin(turn), Math.cos(turn)];
  const out: Point = [Math.cos(turn), -Math.sin(turn)];
  const [sx, sy] = shoulderPoint(cut);
  const [ux, uy] = underarm(cut);
  const move = (from: Point, along: number, across: number): Point => [
    from[0] + down[0] * along + out[0] * across,
    from[1] + down[1] * along + out[1] * across,
  ];
  const isLong = sleeve.length > 240;
  const start: Point = [ux, uy];
  const inner = move(start, sleeve.length, isLong ? 14 : 4);
  const outer = move(inner, isLong ? 0 : -6, sleeve.cuff);
  const bicep = move(start, isLong ? 30 : 10, sleeve.bicep);
  const elbow = move(start, sleeve.length * 0.5, sleeve.bicep * 0.5);
  const shoulderRun = Math.hypot(cut.shoulder - cut.neckWidth, cut.slope);
  const across: Point = [(cut.shoulder - cut.neckWidth) / shoulderRun, cut.slope / shoulderRun];
  const reach = isLong ? sleeve.bicep * 0.42 : sleeve.bicep * 0.3;
  const crown = `C${sx + across[0] * reach},${sy + across[1] * reach + 6}`;
  const outerEdge = isLong
    ? `${crown} ${move(bicep, -sleeve.bicep * 0.95, -6).join(',')} ${bicep.join(',')}C${move(bicep, sleeve.length * 0.3, 2).join(',')} ${move(outer, -sleeve.length * 0.35, 10).join(',')} ${outer.join(',')}`
    : `${crown} ${move(outer, -sleeve.length * 0.5 - 40, 2).join(',')} ${outer.join(',')}`;
  const wristBulge = isLong ? 5 : 9;
  const wrist = `M${outer.join(',')}C${move(outer, wristBulge, -sleeve.cuff * 0.33).join(',')} ${move(inner, wristBulge, sleeve.cuff * 0.33).join(',')} ${inner.join(',')}`;
  const innerEdge = `C${move(inner, -sleeve.length * 0.35, -4).join(',')} ${move(start, sleeve.length * 0.3, isLong ? 16 : 4).join(',')} ${ux},${uy}`;
  const d = `M${sx},${sy}${outerEdge}${wrist.replace(/^M[^C]*/, '')}${innerEdge}L${ux - 70},${uy - 20}L${sx - 60},${sy + 40}Z`;
  return { d, wrist, outer, inner, down, turn: -sleeve.angle, elbow };
}

/** Returns a band along an edge: a cuff or a hem rib. The distance is to the right of the path's direction. */
export function bandAlong(edge: string, thick: number): string {
  return `${join(edge, `M${reverseText(offset(edge, thick))}`)}Z`;
}

function reverseText(d: string): string {
  return d.slice(1).split('L').reverse().join('L');
}

/** Returns the visible inside of the back between its neckline and the front's. */
export function insideBack(cut: Cut, reachDown = 60): string {
  const y = cut.top + cut.neckDepth + reachDown;
  return symmetric(join(neckline(cut, true), `M${cut.neckWidth + 16},${cut.top + 8}`, `M${cut.neckWidth + 10},${y}`, `M0,${y}`));
}
