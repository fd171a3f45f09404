import { mix } from '../colour.ts';
import { mirrored, onBothSides, type Cloth, type Design, type Layer } from '../drawing.ts';
import { join, mirror, offset, polyline, reversed, type Point } from '../path.ts';
import { gathers, piled, type Relief } from '../relief.ts';
import { ribs, seam, stitch } from '../stitching.ts';
import { neckLabel } from '../trims.ts';
import { bodyRelief, sleeveRelief } from './soft-folds.ts';
import { armholeSeam, bandAlong, drawBody, hemline, insideBack, neckline, computeSleeve, type Cut, type Sleeve, type SleeveCut } from './upper.ts';

interface SoftTop {
  cut: Cut;
  sleeve?: SleeveCut;
  /** 0 for a top with a collar or hood. */
  neckBand: number;
  /** Height of the ribbed band at hem and wrist; 0 for a cover-seamed hem. */
  rib: number;
  /** Depth of the folds; 1 is jersey. */
  depth: number;
  /** `false` when a roll neck or collar hides the back of the neck. */
  hasInside?: boolean;
  sleeveColour?: string;
  trimColour?: string;
  bodyMarks?: string;
  extraRelief?: Relief;
}

/** Draws a pullover top: body, two sleeves, neckband and ribs. */
export function softTop(design: Design, top: SoftTop): Layer[] {
  const { cut } = top;
  const trim = top.trimColour ?? design.base;
  return [
    ...(design.isBack || top.hasInside === false ? [] : drawInside(design, cut, top.neckBand, trim)),
    ...(top.sleeve ? sleeves(design, cut, top.sleeve, top) : []),
    ...(top.rib > 0 ? [hemRib(design, cut, top.rib, trim)] : []),
    bodyPanel(design, top),
    ...(top.sleeve ? [onBothSides(seam(design, armholeSeam(cut), 2.4))] : []),
    ...(top.neckBand > 0 ? neckBand(design, cut, top.neckBand, design.isBack, trim) : []),
  ];
}

export function drawInside(design: Design, cut: Cut, band: number, trim = design.base): Layer[] {
  const tape = `M${-cut.neckWidth - 4},${cut.top + 12}Q0,${cut.top + cut.backNeckDepth * 1.5 + 22} ${cut.neckWidth + 4},${cut.top + 12}`;
  return [
    {
      d: insideBack(cut),
      colour: design.inside,
      isPrinted: false,
      roll: 5,
      fullness: 0.2,
      fade: (x, y) => -Math.max(0, (y - cut.top) / 340) - Math.abs(x) / 1200,
    },
    seam(design, tape, 8),
    ...(band > 0 ? neckBand(design, cut, band, true, mix(trim, design.inside, 0.45)) : []),
    neckLabel(0, cut.top + cut.backNeckDepth + 10),
  ];
}

function bodyPanel(design: Design, { cut, depth, rib, bodyMarks, extraRelief }: SoftTop): Cloth {
  const hem = wholeHem(cut);
  const pulled =
    rib > 0 ? gathers({ seed: design.seed + 5, at: [0, cut.top + cut.length], falls: 270, reach: 46, across: 26, height: 5 * depth }) : () => 0;
  return {
    d: drawBody(cut, design.isBack),
    relief: piled(bodyRelief(design, cut, depth), pulled, extraRelief ?? (() => 0)),
    marks: (rib > 0 ? '' : coverSeam(design, hem, 30)) + (bodyMarks ?? ''),
  };
}

function sleeves(design: Design, cut: Cut, sleeveCut: SleeveCut, top: SoftTop): Layer[] {
  const sleeve = computeSleeve(cut, sleeveCut);
  const pulled =
    top.rib > 0
      ? gathers({ seed: design.seed + 6, at: sleeve.outer, falls: 270 - sleeve.turn, reach: 34, across: 22, height: 4 * top.depth })
      : () => 0;
  const cloth: Cloth = {
    d: sleeve.d,
    turn: sleeve.turn,
    relief: piled(sleeveRelief(design, sleeve, top.depth), pulled),
    marks: top.rib > 0 ? '' : coverSeam(design, sleeve.wrist, 26),
    ...(top.sleeveColour === undefined ? {} : { colour: top.sleeveColour, isPrinted: false }),
  };
  const cuff = top.rib > 0 ? [cuffRib(design, sleeve, top.rib, top.trimColour ?? design.base)] : [];
  return [...cuff, ...cuff.map(mirrored), cloth, mirrored(cloth)];
}

/** Returns the cuff at the wrist, slightly narrower than the sleeve that it gathers. */
function cuffRib(design: Design, { outer, inner, down, turn }: Sleeve, thick: number, colour: string): Cloth {
  const move = ([x, y]: Point, far: number, share: number): Point => [
    x + down[0] * far + (inner[0] - outer[0]) * share,
    y + down[1] * far + (inner[1] - outer[1]) * share,
  ];
  const corners = [move(outer, -12, 0.03), move(outer, thick * 0.5, 0.07), move(outer, thick, 0.1)];
  const back = [move(inner, thick, -0.1), move(inner, thick * 0.5, -0.07), move(inner, -12, -0.03)];
  const upper = polyline([corners[0] ?? outer, back[2] ?? inner]);
  const lower = polyline([corners[2] ?? outer, back[0] ?? inner]);
  return {
    d: `${polyline([...corners, ...back])}Z`,
    colour,
    isPrinted: false,
    fabric: 'jersey',
    turn,
    roll: 9,
    marks: ribs(design, upper, lower, 15),
  };
}

export function hemRib(design: Design, cut: Cut, thick: number, colour: string): Cloth {
  const y = cut.top + cut.length;
  const upper = `M${-cut.hem},${y - 10}C${-cut.hem * 0.4},${y + cut.hemDip - 10} ${cut.hem * 0.4},${y + cut.hemDip - 10} ${cut.hem},${y - 10}`;
  const narrow = cut.hem * 0.945;
  const lower = `M${-narrow},${y + thick}C${-narrow * 0.4},${y + thick + cut.hemDip} ${narrow * 0.4},${y + thick + cut.hemDip} ${narrow},${y + thick}`;
  const d = `${join(upper, `M${cut.hem - 4},${y + thick * 0.5}`, reversed(lower), `M${-cut.hem + 4},${y + thick * 0.5}`)}Z`;
  return { d, colour, isPrinted: false, fabric: 'jersey', roll: 9, marks: ribs(design, upper, lower, Math.round(cut.hem / 7)) };
}

/** Draws a ribbed band around the neckline, directed inwards. */
export function neckBand(design: Design, cut: Cut, thick: number, isBack: boolean, colour: string): Layer[] {
  const edge = wholeNeck(cut, isBack);
  const inner = offset(edge, -thick, 60);
  return [
    {
      d: bandAlong(edge, -thick),
      colour,
      isPrinted: false,
      fabric: 'jersey',
      roll: 6,
      fullness: 0.5,
      lift: isBack ? 0 : 3,
      marks: ribs(design, inner, edge, isBack ? 54 : 70),
    },
    seam(design, edge, 2.2),
    stitch(design, offset(edge, 8, 60), design.thread, 1.8),
  ];
}

export function wholeNeck(cut: Cut, isBack: boolean): string {
  const right = neckline(cut, isBack);
  return join(reversed(mirror(right)), right);
}

export function wholeHem(cut: Cut): string {
  return join(hemline(cut), reversed(mirror(hemline(cut))));
}

/** Draws the twin row of stitches along a T-shirt's hem or sleeve end. */
export function coverSeam(design: Design, edge: string, distance: number): string {
  return (
    seam(design, offset(edge, distance), 1.6) +
    stitch(design, offset(edge, distance - 4), design.thread, 1.8) +
    stitch(design, offset(edge, distance + 5), design.thread, 1.8)
  );
}
