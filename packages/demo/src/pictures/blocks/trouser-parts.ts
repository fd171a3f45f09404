import { darker, lighter } from '../colour.ts';
import { mirrored, onBothSides, withMirror, type Design, type Layer, type Mark, type Piece } from '../drawing.ts';
import { join, offset, polyline, rectangle, reversed } from '../path.ts';
import { fold, gathers, piled, type Relief } from '../relief.ts';
import { bartack, ribs, seam, stitch, topstitch } from '../stitching.ts';
import { button, cord, stud } from '../trims.ts';
import { drawWaistband, type Legs } from './legs.ts';

/** Returns the lower edge of the waistband, from which seams and pockets start, at the centre. */
export function getBandBottom({ scale: k, isBack }: Design, { cut }: Legs): number {
  return cut.top + cut.band * k + (isBack ? -4 : 12) * k;
}

/** Draws the curved stitching of a fly, and the seam below it. */
export function drawFly(design: Design, legs: Legs, colour = design.thread): Layer[] {
  const { scale: k, figure } = design;
  const y = getBandBottom(design, legs);
  const line = `M${24 * k},${y}L${24 * k},${y + 96 * k}C${24 * k},${y + 126 * k} ${14 * k},${y + 138 * k} 1,${y + 146 * k}`;
  return [
    {
      part: 'fly',
      layers: [...seam(design, `M0,${y}L0,${figure.crotch}`, 2.2), ...stitch(design, line, colour), ...bartack(12 * k, y + 140 * k, -30, colour)],
    },
  ];
}

/** Draws slanted pockets in front, or two welt pockets with a button behind. */
export function drawTailoredPockets(design: Design, legs: Legs, tone: string): Layer[] {
  const { scale: k, figure, isBack } = design;
  const y = getBandBottom(design, legs);
  const half = legs.computeHalfWidth(legs.cut.top);
  if (isBack) {
    const [x, w, at] = [half * 0.3, 96 * k, y + 90 * k];
    const welt = `M${x},${at}L${x + w},${at - 7 * k}L${x + w},${at + 5 * k}L${x},${at + 12 * k}Z`;
    const dart = `M${x + w * 0.5},${y}L${x + w * 0.5},${at - 8 * k}`;
    return [
      {
        part: 'pocket:welt',
        layers: [
          ...onBothSides([...seam(design, welt, 1.8), ...seam(design, dart, 1.5), ...button(x + w * 0.5, at + 24 * k, 6.4 * k, tone)]),
          ...seam(design, `M0,${y}L0,${figure.crotch}`, 2.2),
        ],
      },
    ];
  }
  const slant = `M${half * 0.66},${y - 2 * k}L${legs.computeHalfWidth(y + 128 * k) - 5},${y + 128 * k}`;
  return [
    {
      part: 'pocket:side',
      layers: onBothSides([
        ...seam(design, slant, 2.4),
        ...topstitch(design, slant, 6),
        ...bartack(legs.computeHalfWidth(y + 122 * k) - 12, y + 120 * k, 66, design.thread),
      ]),
    },
  ];
}

export function drawBeltLoops(design: Design, legs: Legs, places: readonly number[], colour?: string): Layer[] {
  const { scale: k } = design;
  const half = legs.computeHalfWidth(legs.cut.top);
  const dip = (design.isBack ? -4 : 12) * k;
  return places.flatMap((share): Layer[] => {
    const x = half * share;
    const y = legs.cut.top + dip * (1 - share * share) - 4;
    const tall = legs.cut.band * k + 12;
    const stitched =
      colour === undefined
        ? []
        : [
            ...stitch(design, `M${x - 4},${y + 3}L${x - 4},${y + tall - 3}`, colour, 1.2),
            ...stitch(design, `M${x + 4},${y + 3}L${x + 4},${y + tall - 3}`, colour, 1.2),
          ];
    return [
      { d: rectangle(x - 7 * k, y, 14 * k, tall, 2), isPrinted: false, roll: 3, lift: 4 },
      ...stitched,
      ...bartack(x, y + tall - 3, 0, colour ?? design.thread),
    ];
  });
}

/** Draws pressed creases down both legs. */
export function createCreases({ scale: k, figure }: Design, legs: Legs): Relief {
  const lines = [1, -1].map((sign) => {
    const top = legs.cut.top + 70 * k;
    const at = (y: number): string => `${sign * legs.computeLeg(Math.max(y, figure.crotch + 20)).middle},${y}`;
    return fold(`M${at(top)}C${at(figure.crotch)} ${at(figure.knee)} ${at(legs.cut.hem + 140)}`, 8 * k, 7);
  });
  return piled(...lines);
}

/** Draws tucks that open below the waistband. */
export function drawTucks(design: Design, legs: Legs): { marks: Layer[]; relief: Relief } {
  const { scale: k } = design;
  const y = getBandBottom(design, legs);
  const half = legs.computeHalfWidth(legs.cut.top);
  const places = [0.34, 0.52];
  return {
    marks: [
      {
        part: 'waist:pleats',
        layers: onBothSides(
          places.flatMap((share) =>
            seam(
              design,
              `M${half * share},${y - 3}C${half * share + 2},${y + 40 * k} ${half * share + 4},${y + 90 * k} ${half * share + 5},${y + 128 * k}`,
              2.6,
            ),
          ),
        ),
      },
    ],
    relief: piled(
      ...places.flatMap((share) =>
        [1, -1].map((sign) =>
          fold(
            `M${sign * (half * share + 10 * k)},${y}C${sign * (half * share + 14 * k)},${y + 80 * k} ${sign * (half * share + 14 * k)},${y + 190 * k} ${sign * (half * share + 10 * k)},${y + 300 * k}`,
            13 * k,
            9,
            0.4 * sign,
          ),
        ),
      ),
    ),
  };
}

/** Draws a gathered elastic waist. */
export function drawElasticWaist(design: Design, legs: Legs, piece: Partial<Piece> = {}): { band: Layer[]; pleats: Relief } {
  const { scale: k, seed } = design;
  const y = legs.cut.top;
  return {
    band: drawWaistband(design, legs, {
      part: 'waist:elastic',
      roll: 7,
      relief: gathers({ seed: seed + 3, at: [0, y], falls: 90, reach: 200, across: 9 * k, height: 3.4 }),
      marks: [
        ...ribs(design, legs.waistEdge, legs.bandEdge, Math.round(legs.computeHalfWidth(y) / 4.4)),
        ...stitch(design, offset(legs.waistEdge, legs.cut.band * k * 0.5, 60)),
      ],
      ...piece,
    }),
    pleats: gathers({ seed: seed + 4, at: [0, y + legs.cut.band * k], falls: 90, reach: 56 * k, across: 15 * k, height: 5.4 * design.cloth.drape }),
  };
}

/** Draws the ends of a drawstring. */
export function drawDrawcord(design: Design, legs: Legs): Layer[] {
  if (design.isBack) return [];
  const { scale: k, base, random } = design;
  const y = legs.cut.top + 12 * k + legs.cut.band * k * 0.5;
  const tone = random() > 0.5 ? lighter(base, 0.7) : darker(base, 0.25);
  const reach = 96 * k + random() * 40 * k;
  return [
    {
      part: 'waist:drawstring',
      layers: [
        ...stud(-20 * k, y, 5 * k, '#aaa7a1'),
        ...stud(20 * k, y, 5 * k, '#aaa7a1'),
        ...cord(`M${-20 * k},${y}C${-10 * k},${y + 26 * k} ${-24 * k},${y + 60 * k} ${-17 * k},${y + reach}`, tone, 7.5 * k),
        ...cord(`M${20 * k},${y}C${15 * k},${y + 32 * k} ${26 * k},${y + 66 * k} ${14 * k},${y + reach + 14 * k}`, tone, 7.5 * k),
      ],
    },
  ];
}

/** Draws curved side pockets of soft trousers, or one patch behind. */
export function drawSoftPockets(design: Design, legs: Legs): Layer[] {
  const { scale: k, isBack } = design;
  const y = getBandBottom(design, legs);
  if (isBack) {
    const box = `M${legs.computeHalfWidth(y) * 0.3},${y + 90 * k}L${legs.computeHalfWidth(y) * 0.3 + 98 * k},${y + 86 * k}L${legs.computeHalfWidth(y) * 0.3 + 100 * k},${y + 192 * k}L${legs.computeHalfWidth(y) * 0.3 + 2},${y + 196 * k}Z`;
    return [{ part: 'pocket:side', layers: [...seam(design, box, 1.6), ...stitch(design, offset(box, 5))] }];
  }
  const slant = `M${legs.computeHalfWidth(y) * 0.76},${y + 2}C${legs.computeHalfWidth(y) * 0.86},${y + 50 * k} ${legs.computeHalfWidth(y + 110 * k) - 16 * k},${y + 96 * k} ${legs.computeHalfWidth(y + 132 * k) - 4},${y + 132 * k}`;
  return [{ part: 'pocket:side', layers: onBothSides([...seam(design, slant, 2.4), ...topstitch(design, slant, 6, true)]) }];
}

/** Draws a ribbed cuff at each ankle. */
export function drawAnkleCuffs(design: Design, legs: Legs, height: number): Layer[] {
  const { scale: k } = design;
  const { hem } = legs.cut;
  const thick = height * k;
  const { middle, half } = legs.computeLeg(hem);
  const narrow = half * 0.82;
  const upper = polyline([
    [middle - half + 4, hem - 6],
    [middle + half - 4, hem - 7],
  ]);
  const lower = polyline([
    [middle - narrow, hem + thick],
    [middle + narrow, hem + thick - 1],
  ]);
  const d = `${join(upper, `M${middle + narrow + 4},${hem + thick * 0.5}`, reversed(lower), `M${middle - narrow - 4},${hem + thick * 0.5}`)}Z`;
  return withMirror({
    part: 'hem:cuffs',
    d,
    isPrinted: false,
    fabric: 'jersey',
    volume: 0.8,
    roll: 5,
    lift: 4,
    marks: ribs(design, upper, lower, 17),
  });
}

/** Draws a turned-up hem on each leg. */
export function drawTurnUps(design: Design, legs: Legs, height: number): Layer[] {
  const { scale: k } = design;
  const { hem } = legs.cut;
  const y = hem - height * k;
  const top = legs.computeLeg(y);
  const low = legs.computeLeg(hem);
  const upper = `M${top.middle - top.half - 3},${y + 2}C${top.middle - top.half * 0.4},${y + 8 * k} ${top.middle + top.half * 0.4},${y + 8 * k} ${top.middle + top.half + 4},${y}`;
  const lower = `M${low.middle - low.half - 4},${hem + 3}C${low.middle - low.half * 0.4},${hem + 10 * k} ${low.middle + low.half * 0.4},${hem + 9 * k} ${low.middle + low.half + 5},${hem + 1}`;
  const piece: Piece = {
    part: 'hem:turn-up',
    d: `${join(upper, reversed(lower))}Z`,
    volume: 0.86,
    roll: 5,
    lift: 5,
    marks: seam(design, `M${low.middle + low.half * 0.96},${y}L${low.middle + low.half * 0.97},${hem}`, 1.4),
  };
  return [piece, mirrored(piece)];
}

/** Draws the seams of both legs. */
export function listLegSeams(design: Design, legs: Legs, colour?: string): Mark[] {
  const stitched = colour === undefined ? [] : topstitch(design, legs.inseam, 6, false, colour);
  return onBothSides([...seam(design, legs.outseam, 3), ...stitched]);
}
