import { cutBody, type Body } from '../../blocks/body.ts';
import { drawTieBelt } from '../../blocks/belt.ts';
import { getButtonTone } from '../../blocks/collars.ts';
import { getEase, getHem, planBody } from '../../blocks/fits.ts';
import { drawPatchPocket } from '../../blocks/pockets.ts';
import { drawSoftTop } from '../../blocks/soft-top.ts';
import { bandAlong, drawNeckBand } from '../../blocks/top.ts';
import { withMirror, type Design, type Layer, type Piece } from '../../drawing.ts';
import { join, mirror, offset, reversed } from '../../path.ts';
import { between } from '../../random.ts';
import { ribs } from '../../stitching.ts';
import { button } from '../../trims.ts';
import { defineSilhouette } from '../silhouette.ts';
import { aimAtTop } from './aim-at-top.ts';

export const cardigan = defineSilhouette({
  options: {
    neckline: ['v', 'round'],
    sleeve: ['long'],
    fit: ['regular', 'oversized'],
    length: ['cropped', 'regular', 'long'],
    closure: ['buttons'],
    belt: ['none', 'tie'],
    pockets: ['none', 'patch'],
  },
  draw: (design, { neckline, fit, length, pockets, belt }) => {
    const { scale: k, isBack } = design;
    const rib = between(design.random, 52, 70);
    const neck =
      neckline === 'v' ? ({ shape: 'v', half: 112, depth: 290, back: 8 } as const) : ({ shape: 'round', half: 112, depth: 88, back: 8 } as const);
    const body = cutBody(design, planBody(design, fit, getHem(design, length) - rib * k, neck));
    const { looseness } = getEase(fit);
    const bottom = body.cut.hem + rib * k + body.cut.dip - 2;
    return {
      ...aimAtTop(design, body),
      layers: [
        ...drawSoftTop(design, body, {
          looseness,
          hem: 'rib',
          rib,
          sleeve: { style: 'long', looseness: looseness * 0.8 + 0.15, end: 'rib', band: rib },
        }),
        ...(pockets === 'patch' && !isBack ? drawKnitPockets(design, body) : []),
        ...(isBack ? drawNeckBand(design, body, 26) : drawFrontBands(design, body, bottom)),
        ...(belt === 'tie' ? drawTieBelt(design, body) : []),
      ],
    };
  },
});

function drawFrontBands(design: Design, body: Body, bottom: number): Layer[] {
  const { scale: k } = design;
  const width = 34 * k;
  const start = body.cut.neck.depth;
  const [, right = body.neckEdge] = splitAtCentre(body.neckEdge);
  const edge = join(`M${width / 2},${bottom}L${width / 2},${start + 20 * k}`, right.replace(/^M[^C]*/, `M${width / 2},${start}`));
  const inner = offset(edge, -width, 90);
  const count = Math.round((bottom - start) / (105 * k)) + 2;
  const tone = getButtonTone(design);
  const cloth = { isPrinted: false as const, fabric: 'jersey' as const, roll: 6 };
  const buttons = Array.from({ length: count }, (_, index) =>
    button(0, start + 26 * k + ((bottom - start - 52 * k) * index) / (count - 1), 10 * k, tone),
  ).flat();
  const lines = Math.round((bottom - start) / (5 * k));
  const band: Piece = { ...cloth, part: 'closure:band', d: bandAlong(edge, -width), lift: 4, marks: ribs(design, inner, edge, lines) };
  return [
    { ...band, d: mirror(band.d), lift: 2, marks: ribs(design, mirror(inner), mirror(edge), lines) },
    band,
    { part: 'closure:buttons', layers: buttons },
  ];
}

/** Splits a path of two curves at the centre line. */
function splitAtCentre(edge: string): string[] {
  const right = edge.slice(edge.indexOf('L') + 1);
  return [edge, `M${right}`];
}

function drawKnitPockets(design: Design, body: Body): Layer[] {
  const { scale: k } = design;
  const size = 104 * k;
  const x = body.underarm[0] * 0.34;
  const y = body.cut.hem - size - 16 * k;
  const bag = drawPatchPocket(design, { x, y, width: size, height: size }, false);
  const top = `M${x},${y}L${x + size},${y}`;
  const low = `M${x},${y + 20 * k}L${x + size},${y + 20 * k}`;
  const welt: Piece = {
    part: 'pocket:patch',
    d: `${join(top, reversed(low))}Z`,
    isPrinted: false,
    fabric: 'jersey',
    lift: 2,
    roll: 4,
    marks: ribs(design, top, low, 22),
  };
  return [...withMirror({ ...bag, marks: [] }), ...withMirror(welt)];
}
