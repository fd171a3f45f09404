import { type Design, type Layer, type Mark, type Piece } from '../drawing.ts';
import { createFormHeight } from '../figure/form-height.ts';
import { join, offset, reversed } from '../path.ts';
import { gathers, piled, type Relief } from '../relief.ts';
import { ribs, seam, stitch, topstitch } from '../stitching.ts';
import type { Body } from './body.ts';
import { bodyFolds } from './folds.ts';

interface Panel {
  looseness: number;
  /** How the hem is finished; a rib is a separate piece. */
  hem: 'stitched' | 'shirt' | 'rib' | 'plain';
  marks?: readonly Mark[];
  extra?: Relief | undefined;
  colour?: string;
  lift?: number;
  roll?: number;
  part?: string;
  fade?: (x: number, y: number) => number;
}

/** Draws the body of a garment as it hangs on the form. */
export function drawPanel(design: Design, body: Body, panel: Panel): Piece {
  const { figure, scale: k, cloth, seed } = design;
  const trunk = createFormHeight(figure, design.isBack, 'trunk');
  const isRibbed = panel.hem === 'rib';
  const pulled = isRibbed
    ? gathers({ seed: seed + 5, at: [0, body.cut.hem], falls: 270, reach: 34 * k, across: 17 * k, height: 5 * cloth.drape })
    : undefined;
  const edge = {
    stitched: () => topstitch(design, body.hemEdge, -20 * k, true),
    shirt: () => topstitch(design, body.hemEdge, -9 * k),
    rib: () => [],
    plain: () => [],
  }[panel.hem]();
  return {
    part: panel.part ?? 'body',
    d: body.outline,
    volume: 0.42,
    form: (x, y) => trunk(x, y) + 5,
    relief: piled(bodyFolds(design, body, panel.looseness), pulled, panel.extra),
    roll: panel.roll ?? 3,
    lift: panel.lift ?? 6,
    marks: [...edge, ...(panel.marks ?? [])],
    ...(panel.colour === undefined ? {} : { colour: panel.colour }),
    ...(panel.fade === undefined ? {} : { fade: panel.fade }),
  };
}

/** Draws a ribbed hem, slightly narrower than the body that it gathers. */
export function drawHemRib(design: Design, body: Body, height: number, colour = design.base): Piece {
  const { scale: k } = design;
  const thick = height * k;
  const { hem, dip } = body.cut;
  const half = body.computeHalfWidth(hem) - 1;
  const upper = `M${-half},${hem - 8}C${-half * 0.4},${hem + dip - 8} ${half * 0.4},${hem + dip - 8} ${half},${hem - 8}`;
  const narrow = half * 0.95;
  const low = hem + thick;
  const lower = `M${-narrow},${low}C${-narrow * 0.4},${low + dip} ${narrow * 0.4},${low + dip} ${narrow},${low}`;
  const trunk = createFormHeight(design.figure, design.isBack, 'trunk');
  return {
    part: 'hem:rib',
    d: `${join(upper, `M${half - 2},${hem + thick * 0.4}`, reversed(lower), `M${-half + 2},${hem + thick * 0.4}`)}Z`,
    colour,
    isPrinted: false,
    fabric: 'jersey',
    volume: 0.42,
    form: (x, y) => trunk(x, y) + 4,
    roll: 5,
    lift: 5,
    marks: ribs(design, upper, lower, Math.round((half * 2) / 10)),
  };
}

/** Returns a closed band along an edge; the distance is to the right of the path's direction. */
export function bandAlong(edge: string, thick: number): string {
  return `${join(edge, `M${offset(edge, thick, 60).slice(1).split('L').reverse().join('L')}`)}Z`;
}

/** Draws a ribbed band inside a neckline. */
export function drawNeckBand(design: Design, body: Body, height: number, colour = design.base): Layer[] {
  const thick = height * design.scale;
  const edge = body.neckEdge;
  const inner = offset(edge, -thick, 60);
  return [
    {
      part: 'neck:band',
      d: bandAlong(edge, -thick),
      colour,
      isPrinted: false,
      fabric: 'jersey',
      roll: 5,
      lift: 2,
      marks: ribs(design, inner, edge, 66),
    },
    ...seam(design, edge, 1.6),
    ...stitch(design, offset(edge, 5, 60), design.thread, 1.4),
  ];
}

/** Draws a narrow facing or binding at a neckline or an armhole. */
export function drawBinding(design: Design, edge: string, height: number, colour?: string): Layer[] {
  const thick = height * design.scale;
  return [
    { d: bandAlong(edge, thick), isPrinted: false, roll: 3, lift: 1, ...(colour === undefined ? {} : { colour }) },
    ...stitch(design, offset(edge, thick - 3, 60), design.thread, 1.3),
  ];
}
