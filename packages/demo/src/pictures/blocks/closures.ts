import { darker } from '../colour.ts';
import type { Design, Layer, Mark, Piece } from '../drawing.ts';
import { seam, stitch } from '../stitching.ts';
import { button, buttonhole, stud, zip } from '../trims.ts';

export interface Placket {
  from: number;
  to: number;
  /** Units of a woman's garment. */
  width: number;
  buttons: number;
  radius: number;
  tone: string;
  /** Distance of the first button from the top. */
  first?: number;
  kind?: 'button' | 'stud';
  /** Hides the buttons behind a fly. */
  isHidden?: boolean;
  colour?: string;
}

/** Draws the strip down the front with its buttons. Women's garments close right over left. */
export function drawPlacket(design: Design, placket: Placket): Layer[] {
  const { scale: k, audience } = design;
  const half = (placket.width * k) / 2;
  const { from, to, tone } = placket;
  const side = audience === 'women' ? -1 : 1;
  const d = `M${-half},${from}L${half},${from}L${half},${to}C${half * 0.4},${to + 1} ${-half * 0.4},${to + 1} ${-half},${to}Z`;
  const first = placket.first ?? 24 * k;
  const last = to - Math.min(60 * k, (to - from) * 0.16);
  const rows = placket.isHidden
    ? []
    : Array.from({ length: placket.buttons }, (_, index) => from + first + ((last - from - first) * index) / Math.max(1, placket.buttons - 1));
  const piece: Piece = {
    part: 'closure:placket',
    d,
    roll: 3,
    lift: 3,
    marks: [
      ...stitch(design, `M${-half + 5},${from}L${-half + 5},${to}`, design.thread, 1.4),
      ...stitch(design, `M${half - 5},${from}L${half - 5},${to}`, design.thread, 1.4),
    ],
    ...(placket.colour === undefined ? {} : { colour: placket.colour }),
  };
  const marks = rows.flatMap((y): Mark[] =>
    placket.kind === 'stud'
      ? stud(0, y, placket.radius * k, tone)
      : [...buttonhole(side * 1.5, y, placket.radius * 2.6 * k, 90, design), ...button(0, y, placket.radius * k, tone)],
  );
  return [piece, { part: placket.kind === 'stud' ? 'closure:studs' : 'closure:buttons', layers: marks }];
}

/** Draws a zip down the centre with its tape and a seam on both sides. */
export function drawFrontZip(design: Design, from: number, to: number, metal = '#b9b5ae'): Layer[] {
  const { scale: k } = design;
  const line = `M0,${from}L0,${to}`;
  return [
    {
      part: 'closure:zip',
      layers: [
        ...zip(design, line, metal, darker(design.base, 0.28)),
        ...[-1, 1].flatMap((side) => [
          ...seam(design, `M${side * 10},${from}L${side * 10},${to}`, 1.6),
          ...stitch(design, `M${side * (10 + 7 * k)},${from}L${side * (10 + 7 * k)},${to}`, design.thread, 1.4),
        ]),
      ],
    },
  ];
}
