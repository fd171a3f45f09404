import { darker, lighter, lightness, mix } from '../colour.ts';
import { mirrored, onBothSides, withMirror, type Design, type Layer, type Mark, type Piece } from '../drawing.ts';
import { join, offset, reversed, symmetric, type Point } from '../path.ts';
import { drape, fold, piled } from '../relief.ts';
import { ribs, seam, stitch, topstitch } from '../stitching.ts';
import { computeShoulderHeight, type Body } from './body.ts';
import { bandAlong } from './top.ts';

/** Returns the colour of buttons: horn on dark cloth, shell or tone on tone on pale cloth. */
export function getButtonTone({ base, random }: Design): string {
  const light = lightness(base);
  const roll = random();
  if (light > 0.7) return roll > 0.5 ? mix(base, '#cfc6b6', 0.55) : '#efe9df';
  return roll > 0.6 ? '#e8e1d4' : roll > 0.3 ? darker(base, 0.42) : lighter(base, 0.2);
}

const point = ([x, y]: Point): string => `${x.toFixed(1)},${y.toFixed(1)}`;

/** Draws the band of a collar behind the neck; it is drawn before the form. */
export function drawCollarBehind(design: Design, body: Body, rise: number): Piece {
  const { scale: k, figure } = design;
  const half = body.cut.neck.half;
  const base = computeShoulderHeight(figure, half) - 4;
  const d = symmetric(
    `M0,${base - rise * k}C${half * 0.5},${base - rise * k} ${half * 0.86},${base - rise * k * 0.9} ${half + 2},${base - rise * k * 0.5}L${half + 4},${base + 20}L0,${base + 40}`,
  );
  return { d, colour: design.inside, isPrinted: false, roll: 4, fade: () => -0.3 };
}

/** Draws a stand that follows the neckline: a band collar, or the stand under a shirt's collar. */
export function drawStand(design: Design, body: Body, height: number): Layer[] {
  const { isBack, scale: k, figure } = design;
  const { half, depth } = body.cut.neck;
  const top = computeShoulderHeight(figure, half) - 4;
  const drop = depth - top;
  const thick = height * k;
  const neckHalf = (figure.shoulder[1]?.[0] ?? half) + 4 * k;
  if (isBack)
    return [
      { part: 'collar:stand', d: bandAlong(body.neckEdge, -thick), roll: 4, lift: 2 },
      ...stitch(design, offset(body.neckEdge, -4, 60), design.thread, 1.3),
    ];
  const gap = 3 * k;
  const lower = `M${gap},${depth}C${half * 0.58},${depth} ${half * 0.96},${top + drop * 0.6} ${half},${top}`;
  const d = `${lower}L${neckHalf},${top - thick}C${neckHalf - 3},${top + drop * 0.42 - thick * 0.6} ${half * 0.5},${depth - thick} ${gap},${depth - thick}Z`;
  return withMirror({ part: 'collar:stand', d, roll: 4, lift: 3, marks: topstitch(design, lower, -4) });
}

export interface Collar {
  /** Length of the points, and the distance between them. */
  length: number;
  spread: number;
  colour?: string;
  isSoft?: boolean;
}

/** Draws the two leaves of a shirt or polo collar around the neck of the form. */
export function drawCollarLeaves(design: Design, body: Body, collar: Collar): Layer[] {
  const { scale: k, figure, seed } = design;
  const { half, depth } = body.cut.neck;
  const side = computeShoulderHeight(figure, half);
  const neckHalf = (figure.shoulder[1]?.[0] ?? half) + 3 * k;
  const top: Point = [neckHalf - 8 * k, side - 56 * k];
  const tip: Point = [collar.spread * k, depth + collar.length * k];
  const start: Point = [6 * k, depth - 8 * k];
  const outer: Point = [half + 20 * k, side + 16 * k];
  const d = `M${point(start)}C${start[0] + 24 * k},${start[1] - 44 * k} ${top[0] - 4 * k},${top[1] + 66 * k} ${point(top)}C${top[0] + 16 * k},${top[1] + 2 * k} ${outer[0] - 6 * k},${outer[1] - 30 * k} ${point(outer)}C${outer[0] - 4 * k},${outer[1] + 30 * k} ${tip[0] + 22 * k},${tip[1] - 40 * k} ${point(tip)}C${tip[0] - 22 * k},${tip[1] - 26 * k} ${start[0] + 14 * k},${start[1] + 22 * k} ${point(start)}Z`;
  const edge = `M${point(outer)}C${outer[0] - 4 * k},${outer[1] + 30 * k} ${tip[0] + 22 * k},${tip[1] - 40 * k} ${point(tip)}C${tip[0] - 22 * k},${tip[1] - 26 * k} ${start[0] + 14 * k},${start[1] + 22 * k} ${point(start)}`;
  const leaf: Piece = {
    part: 'collar:leaf',
    d,
    turn: -28,
    roll: collar.isSoft ? 7 : 5,
    lift: 7,
    relief: piled(
      fold(`M${point(top)}C${top[0] - 6 * k},${top[1] + 60 * k} ${start[0] + 40 * k},${start[1] - 40 * k} ${point(start)}`, 14 * k, 9),
      drape({ seed: seed + 71, angle: 30, across: 70, length: 200, height: collar.isSoft ? 4 : 2 }),
    ),
    marks: collar.isSoft ? [] : topstitch(design, edge, 6 * k),
    ...(collar.colour === undefined ? {} : { colour: collar.colour }),
  };
  return [leaf, mirrored(leaf)];
}

/** Draws a shirt or polo collar from behind. */
export function drawCollarBack(design: Design, body: Body, height: number, colour?: string): Layer[] {
  const { scale: k, figure } = design;
  const { half, back } = body.cut.neck;
  const side = computeShoulderHeight(figure, half);
  const low = back + 34 * k;
  const neckHalf = (figure.shoulder[1]?.[0] ?? half) + 2 * k;
  const d = symmetric(
    `M0,${back - height * k}C${neckHalf * 0.5},${back - height * k} ${neckHalf * 0.86},${side - 52 * k} ${neckHalf + 2},${side - 50 * k}C${neckHalf + 16 * k},${side - 30 * k} ${half + 16 * k},${side - 6 * k} ${half + 22 * k},${side + 18 * k}C${half * 0.7},${low - 4} ${half * 0.36},${low + 4} 0,${low + 6}`,
  );
  const edge = `M${-half - 22 * k},${side + 18 * k}C${-half * 0.7},${low - 4} ${-half * 0.36},${low + 4} 0,${low + 6}C${half * 0.36},${low + 4} ${half * 0.7},${low - 4} ${half + 22 * k},${side + 18 * k}`;
  return [{ part: 'collar:leaf', d, roll: 7, lift: 7, marks: topstitch(design, edge, -6), ...(colour === undefined ? {} : { colour }) }];
}

/** Draws a high collar around the neck: a roll neck folded over, or a plain stand. */
export function drawTubeNeck(design: Design, body: Body, kind: 'roll' | 'stand'): Layer[] {
  const { scale: k, figure } = design;
  const neckHalf = (figure.shoulder[1]?.[0] ?? 0) + 2 * k;
  const wide = neckHalf + (kind === 'roll' ? 14 : 9) * k;
  const top = figure.neckTop + (kind === 'roll' ? 10 : 34) * k;
  const side = computeShoulderHeight(figure, body.cut.neck.half) - 2;
  const bend = design.isBack ? -10 * k : 14 * k;
  // The collar is sewn to the edge of the neckline and hides the seam.
  const lower = offset(body.neckEdge, 3 * k, 40);
  const upper = `M${-wide + 3},${top}C${-wide * 0.5},${top + bend} ${wide * 0.5},${top + bend} ${wide - 3},${top}`;
  const d = `${join(upper, `M${wide},${top + 16 * k}`, `M${wide + 2 * k},${side - 26 * k}`, reversed(lower), `M${-wide - 2 * k},${side - 26 * k}`, `M${-wide},${top + 16 * k}`)}Z`;
  const turned = top + 66 * k;
  const foldEdge = `M${-wide - 4},${turned}C${-wide * 0.5},${turned + 20 * k} ${wide * 0.5},${turned + 20 * k} ${wide + 4},${turned}`;
  const flap = `${join(upper, `M${wide + 4},${top + 20 * k}`, reversed(foldEdge), `M${-wide - 4},${top + 20 * k}`)}Z`;
  const cloth = { isPrinted: false as const, fabric: 'jersey' as const, volume: 0.8 };
  const part = `collar:${kind}`;
  if (kind === 'stand') return [{ ...cloth, part, d, roll: 6, lift: 3, marks: ribs(design, upper, lower, 44) }];
  return [
    {
      ...cloth,
      part,
      d,
      roll: 6,
      lift: 3,
      relief: fold(`M${-wide},${side - 30 * k}C${-wide * 0.5},${side - 8 * k} ${wide * 0.5},${side - 8 * k} ${wide},${side - 30 * k}`, 12 * k, 5),
      marks: ribs(design, upper, lower, 44),
    },
    { ...cloth, part, d: flap, roll: 9, lift: 7, marks: ribs(design, upper, foldEdge, 46) },
  ];
}

/** Draws a bow at the neck: two loops, two tails and a knot. */
export function drawBow(design: Design, x: number, y: number, size: number): Layer[] {
  const k = size * design.scale;
  const at = (dx: number, dy: number): string => `${(x + dx * k).toFixed(1)},${(y + dy * k).toFixed(1)}`;
  const loop = `M${at(0, -9)}C${at(34, -54)} ${at(98, -50)} ${at(108, -26)}C${at(114, 4)} ${at(40, 20)} ${at(0, 9)}Z`;
  const tail = `M${at(-5, 0)}C${at(13, 78)} ${at(33, 130)} ${at(40, 214)}L${at(76, 206)}C${at(68, 124)} ${at(40, 58)} ${at(10, -3)}Z`;
  const relief = piled(
    fold(`M${at(6, 0)}C${at(40, -20)} ${at(72, -26)} ${at(98, -20)}`, 9 * k, 7),
    drape({ seed: design.seed, across: 26, length: 140, height: 5 }),
  );
  const knot = `M${at(-14, -15)}C${at(-5, -19)} ${at(5, -19)} ${at(14, -15)}C${at(18, 0)} ${at(17, 10)} ${at(13, 17)}C${at(5, 21)} ${at(-5, 21)} ${at(-13, 17)}C${at(-17, 10)} ${at(-18, 0)} ${at(-14, -15)}Z`;
  return [
    {
      part: 'bow',
      layers: [...withMirror({ d: tail, lift: 5, relief }), ...withMirror({ d: loop, lift: 6, relief, roll: 9 }), { d: knot, lift: 4, roll: 7 }],
    },
  ];
}

/** Draws the yoke seam across the back, and the two front yokes. */
export function drawYoke(design: Design, body: Body): Mark[] {
  const { isBack, scale: k } = design;
  const [sx, sy] = body.shoulder;
  if (isBack) {
    const y = sy + 74 * k;
    return [
      ...seam(design, `M${-sx},${y}C${-sx * 0.4},${y + 8 * k} ${sx * 0.4},${y + 8 * k} ${sx},${y}`),
      ...topstitch(design, `M${-sx},${y}C${-sx * 0.4},${y + 8 * k} ${sx * 0.4},${y + 8 * k} ${sx},${y}`, 5),
    ];
  }
  const line = `M${body.cut.neck.half - 4},${computeShoulderHeight(design.figure, body.cut.neck.half) + 26 * k}L${sx - 4},${sy + 26 * k}`;
  return onBothSides([...seam(design, line, 1.6), ...stitch(design, offset(line, 5), design.thread, 1.3)]);
}
