import { cutBody, type Body } from '../../blocks/body.ts';
import { drawFrontZip, drawPlacket } from '../../blocks/closures.ts';
import { drawCollarBack, drawCollarBehind, drawCollarLeaves, drawStand, drawTubeNeck, getButtonTone } from '../../blocks/collars.ts';
import { getEase, getHem, planBody } from '../../blocks/fits.ts';
import { drawHood, drawHoodBehind } from '../../blocks/hood.ts';
import { drawChestFlaps, drawFlapPockets, drawHipPatches, drawWeltPockets } from '../../blocks/pockets.ts';
import { drawSoftTop } from '../../blocks/soft-top.ts';
import { darker } from '../../colour.ts';
import { onBothSides, type Design, type Drawing, type Layer, type Piece } from '../../drawing.ts';
import { createFormHeight } from '../../figure/form-height.ts';
import { join, offset, reversed } from '../../path.ts';
import { pick } from '../../random.ts';
import { seamAndStitch, stitch, topstitch } from '../../stitching.ts';
import { stud } from '../../trims.ts';
import { aimAtTop } from '../tops/aim-at-top.ts';
import { defineSilhouette } from '../silhouette.ts';

/** A bomber with ribbed edges, or a jacket with a collar and a straight hem. */
export const jacket = defineSilhouette({
  options: {
    neckline: ['stand', 'shirt-collar'],
    sleeve: ['long'],
    fit: ['regular', 'oversized'],
    length: ['regular', 'cropped'],
    closure: ['zip', 'buttons'],
    pockets: ['welt', 'patch'],
  },
  draw: (design, { neckline, fit, length, closure, pockets }): Drawing => {
    const { scale: k, isBack } = design;
    const isBomber = neckline === 'stand';
    const rib = isBomber ? 56 : 0;
    const body = cutBody(
      design,
      planBody(design, fit, getHem(design, length) - rib * k - (length === 'regular' ? 60 * k : 0), {
        shape: 'round',
        half: isBomber ? 98 : 94,
        depth: 64,
        back: 4,
      }),
    );
    const looseness = getEase(fit).looseness + 0.2;
    const trim = darker(design.base, 0.1);
    const bottom = body.cut.hem + body.cut.dip + rib * k - 3;
    const tone = getButtonTone(design);
    const top = body.cut.neck.depth;
    return {
      ...aimAtTop(design, body),
      behind: isBomber ? [] : [drawCollarBehind(design, body, 60)],
      layers: [
        ...drawSoftTop(design, body, {
          looseness,
          hem: isBomber ? 'rib' : 'shirt',
          rib,
          trimColour: trim,
          lift: 7,
          sleeve: {
            style: 'long',
            looseness: looseness + 0.1,
            ...(isBomber ? { end: 'rib', band: 56, trimColour: trim } : { end: 'cuff', band: 46, buttonTone: tone }),
          },
        }),
        ...(pockets === 'welt'
          ? drawWeltPockets(design, body.underarm[0] * 0.5, body.cut.hem - 190 * k, 120 * k)
          : drawHipPatches(design, body.underarm[0] * 0.3, body.cut.hem - 176 * k, 138 * k)),
        ...(isBack
          ? []
          : closure === 'zip'
            ? drawFrontZip(design, isBomber ? top - 66 * k : top + 6, bottom)
            : drawPlacket(design, { from: top - 2, to: bottom, width: 46, buttons: 6, radius: 11, tone, first: isBomber ? 20 * k : 60 * k })),
        ...drawJacketCollar(design, body, isBomber, trim),
        ...(isBomber && closure === 'zip' && !isBack ? drawFrontZip(design, design.figure.neckTop + 54 * k, top + 20 * k) : []),
      ],
    };
  },
});

function drawJacketCollar(design: Design, body: Body, isBomber: boolean, trim: string): Layer[] {
  if (isBomber) return drawTubeNeck({ ...design, base: trim }, body, 'stand');
  if (design.isBack) return drawCollarBack(design, body, 56);
  return [...drawStand(design, body, 22), ...drawCollarLeaves(design, body, { length: 66, spread: 84 })];
}

export const denimJacket = defineSilhouette({
  options: {
    neckline: ['shirt-collar'],
    sleeve: ['long'],
    fit: ['regular', 'oversized'],
    length: ['cropped', 'regular'],
    closure: ['buttons'],
    pockets: ['two-chest'],
  },
  draw: (design, { fit, length }): Drawing => {
    const { scale: k, isBack, thread, random } = design;
    const metal = pick(random, '#b9a27c', '#a9a7a3', '#9b6d49');
    const band = 46 * k;
    const body = cutBody(
      design,
      planBody(design, fit, getHem(design, length) - band - (length === 'regular' ? 90 * k : 0), { shape: 'round', half: 94, depth: 62, back: 4 }),
    );
    const yoke = body.cut.underarm - 46 * k;
    const chest = body.underarm[0];
    const { hem } = body.cut;
    const twin = (d: string) => seamAndStitch(design, d, 5, true, thread);
    const line = `M0,${yoke + 10 * k}C${chest * 0.4},${yoke + 6 * k} ${chest * 0.8},${yoke} ${chest + 20},${yoke - 6 * k}`;
    const seams = isBack
      ? [...twin(line), ...twin(`M${chest * 0.46},${yoke + 6 * k}L${chest * 0.34},${hem}`)]
      : [
          ...twin(line),
          ...twin(`M${chest * 0.68},${yoke + 4}L${chest * 0.42},${hem}`),
          ...twin(`M${chest * 0.32},${yoke + 8}L${chest * 0.18},${hem}`),
        ];
    const bottom = hem + band + body.cut.dip - 2;
    return {
      ...aimAtTop(design, body),
      behind: [drawCollarBehind(design, body, 58)],
      layers: [
        drawWaistband(design, body, band),
        ...drawSoftTop(design, body, {
          looseness: getEase(fit).looseness,
          hem: 'plain',
          marks: onBothSides(seams),
          lift: 7,
          sleeve: { style: 'long', looseness: 0.5, end: 'cuff', band: 46, buttonTone: metal },
        }),
        ...drawChestFlaps(design, chest * 0.98, yoke + 10 * k, metal, 'stud'),
        ...(isBack
          ? drawCollarBack(design, body, 54)
          : [
              ...drawPlacket(design, {
                from: body.cut.neck.depth - 2,
                to: bottom,
                width: 42,
                buttons: 6,
                radius: 10,
                tone: metal,
                first: 34 * k,
                kind: 'stud',
              }),
              ...drawStand(design, body, 20),
              ...drawCollarLeaves(design, body, { length: 62, spread: 86 }),
            ]),
      ],
    };
  },
});

function drawWaistband(design: Design, body: Body, height: number): Piece {
  const half = body.computeHalfWidth(body.cut.hem);
  const { hem, dip } = body.cut;
  const edge = (y: number, wide: number): string => `M${-wide},${y}C${-wide * 0.4},${y + dip} ${wide * 0.4},${y + dip} ${wide},${y}`;
  const upper = edge(hem - 6, half);
  const lower = edge(hem + height, half - 4);
  const trunk = createFormHeight(design.figure, design.isBack, 'trunk');
  return {
    part: 'hem:band',
    d: `${join(upper, reversed(lower))}Z`,
    volume: 0.42,
    form: (x, y) => trunk(x, y) + 5,
    lift: 6,
    marks: [
      ...stitch(design, offset(lower, -5), design.thread),
      ...stitch(design, offset(upper, 12), design.thread),
      ...(design.isBack ? [] : onBothSides(stud(half * 0.62, hem + height * 0.5, 7 * design.scale, '#a9a7a3'))),
    ],
  };
}

export const raincoat = defineSilhouette({
  options: {
    sleeve: ['long'],
    fit: ['regular', 'oversized'],
    length: ['regular', 'long'],
    closure: ['zip', 'press-studs'],
    hood: ['hood'],
    pockets: ['flap', 'welt'],
  },
  draw: (design, { fit, length, closure, pockets }): Drawing => {
    const { scale: k, isBack, print, accent, figure } = design;
    const body = cutBody(design, {
      ...planBody(design, fit, getHem(design, length) + (length === 'long' ? 60 * k : 0), { shape: 'round', half: 100, depth: 80, back: 4 }),
      flare: 12 * k,
    });
    const bottom = body.cut.hem + body.cut.dip - 3;
    const isBlocked = print === 'colour-block';
    const yoke = body.cut.underarm - 24 * k;
    const x = body.underarm[0] * 0.38;
    const block = isBlocked ? [{ d: `M-900,-400L900,-400L900,${yoke}L-900,${yoke}Z`, fill: accent }] : [];
    return {
      ...aimAtTop(design, body),
      behind: drawHoodBehind(design, body, isBlocked ? { colour: accent } : {}),
      layers: [
        ...drawSoftTop(design, body, {
          looseness: getEase(fit).looseness + 0.1,
          hem: 'shirt',
          lift: 8,
          marks: [...block, ...topstitch(design, `M-500,${yoke}L500,${yoke}`, 5), ...seamAndStitch(design, `M-500,${yoke}L500,${yoke}`, 5)],
          sleeve: { style: 'long', looseness: 0.7, end: 'plain', ...(isBlocked && { colour: accent }) },
        }),
        ...(pockets === 'flap'
          ? drawFlapPockets(design, x, Math.min(body.cut.hem - 150 * k, figure.hip - 60 * k), 128 * k)
          : drawWeltPockets(design, x + 20 * k, Math.min(body.cut.hem - 200 * k, figure.hip - 110 * k), 128 * k, '#6f6c69')),
        ...(isBack
          ? []
          : closure === 'zip'
            ? drawFrontZip(design, body.cut.neck.depth + 20 * k, bottom, '#8f8b86')
            : drawPlacket(design, {
                from: body.cut.neck.depth + 14 * k,
                to: bottom,
                width: 52,
                buttons: 6,
                radius: 9,
                tone: '#b9b5ae',
                kind: 'stud',
              })),
        ...drawHood(design, body, { cord: darker(design.base, 0.35), ...(isBlocked && { colour: accent }) }),
      ],
    };
  },
});
