import { type Design, type Drawing, type Layer, mirrored, onBothSides } from '#pictures/drawing';
import { join, offset, symmetric } from '#pictures/path';
import { between, pick } from '#pictures/random';
import { drape, fold, gathers, piled, type Relief } from '#pictures/relief';
import { seam, stitch } from '#pictures/stitching';
import { zip } from '#pictures/trims';
import { bodyRelief, sleeveRelief } from '../soft-folds.ts';
import { coverSeam, drawInside, neckBand, wholeNeck } from '../soft-top.ts';
import { armholeSeam, neckline, shoulderPoint, computeSleeve, underarm, type Cut } from '../upper.ts';
import { vestArmhole } from '../tops/vest-top.ts';
import { upperBlock } from '../upper-proportions.ts';

export function cutDress(design: Design): Drawing {
  return drawDress(design, design.audience === 'kids' ? 1120 : between(design.random, 1340, 1440), between(design.random, 400, 470), 0);
}

/** Draws bodice, waist seam and a folded skirt; `tiers` splits the skirt into gathered rows. */
function drawDress(design: Design, length: number, hem: number, tiers: number): Drawing {
  const { random, isBack, audience } = design;
  const sleeveKind = pick(random, 'none', 'short', 'flutter', 'short');
  const cut = upperBlock(design, 'slim');
  Object.assign(cut, {
    neck: pick(random, 'v', 'scoop', 'crew', 'square'),
    neckWidth: 132,
    waist: cut.chest - (audience === 'kids' ? 34 : 74),
    waistY: audience === 'kids' ? 440 : 500,
    backNeckDepth: 50,
  });
  cut.neckDepth = cut.neck === 'v' ? between(random, 190, 230) : between(random, 120, 170);
  if (sleeveKind === 'none') Object.assign(cut, { shoulder: cut.neckWidth + between(random, 62, 96), slope: 30, neckWidth: 136 });
  const arm = sleeveKind === 'none' ? vestArmhole(cut) : armholeSeam(cut);
  const waistY = cut.top + cut.waistY;
  const [ux, uy] = underarm(cut);
  const bodice = symmetric(
    join(
      neckline(cut, isBack),
      `M${shoulderPoint(cut).join(',')}`,
      arm,
      `M${ux},${uy}C${ux - 6},${uy + 60} ${cut.waist + 4},${waistY - 70} ${cut.waist},${waistY}`,
      `M${cut.waist},${waistY}Q${cut.waist * 0.5},${waistY + 20} 0,${waistY + 20}`,
    ),
  );
  const isDarted = random() > 0.4;
  const dart = `M${cut.chest * 0.42},${waistY + 14}L${cut.chest * 0.46},${uy + 70}`;
  const sleeve =
    sleeveKind === 'none'
      ? undefined
      : computeSleeve(cut, { length: sleeveKind === 'flutter' ? 110 : 76, angle: 27, bicep: 182, cuff: sleeveKind === 'flutter' ? 236 : 172 });
  const sleevePiece = sleeve && {
    d: sleeve.d,
    turn: sleeve.turn,
    relief: piled(
      sleeveRelief(design, sleeve, 0.9),
      sleeveKind === 'flutter' ? drape({ seed: design.seed, angle: sleeve.turn, across: 34, length: 300, height: 8 }) : () => 0,
    ),
    marks: coverSeam(design, sleeve.wrist, 16),
  };
  return {
    fabric: 'woven',
    focus: { x: 40, y: cut.top + 250, zoom: 2.2 },
    layers: [
      ...(isBack ? [] : drawInside(design, cut, 0)),
      ...(sleevePiece ? [sleevePiece, mirrored(sleevePiece)] : []),
      ...skirtPieces(design, cut, length, hem, tiers),
      { d: bodice, relief: bodyRelief(design, cut, 0.75), marks: onBothSides(isDarted ? seam(design, dart, 1.8) : '') },
      onBothSides(sleeve ? seam(design, arm, 2.2) : stitch(design, offset(arm, 11))),
      ...finish(design, cut, isBack),
      seam(design, `M${-cut.waist},${waistY}Q0,${waistY + 38} ${cut.waist},${waistY}`, 2.6),
    ],
  };
}

function finish(design: Design, cut: Cut, isBack: boolean): Layer[] {
  const neck = wholeNeck(cut, isBack);
  const isBanded = design.print === 'colour-block';
  const back = isBack ? [zip(design, `M0,${cut.top + cut.backNeckDepth}L0,${cut.top + cut.waistY - 20}`, design.base, design.base)] : [];
  return isBanded ? [...neckBand(design, cut, 20, isBack, design.accent), ...back] : [stitch(design, offset(neck, 10, 60)), ...back];
}

function skirtPieces(design: Design, cut: Cut, length: number, hem: number, tiers: number): Layer[] {
  const waistY = cut.top + cut.waistY;
  const bottom = cut.top + length;
  const edges = Array.from({ length: Math.max(1, tiers) }, (_, index) => (index + 1) / Math.max(1, tiers));
  const computeWidth = (share: number): number => cut.waist + (hem - cut.waist) * Math.pow(share, 0.82);
  return edges
    .map((share, index): Layer => {
      const before = edges[index - 1] ?? 0;
      const top = waistY + (bottom - waistY) * before;
      const end = waistY + (bottom - waistY) * share;
      const from = computeWidth(before) - (index > 0 ? 6 : 0);
      const to = computeWidth(share) + (tiers > 0 ? 12 : 0);
      const wave = design.seed % 2 === 0 ? 12 : 8;
      const d = symmetric(
        `M0,${top - 6}L${from},${top - 6}C${from + (to - from) * 0.5},${top + (end - top) * 0.3} ${to - (to - from) * 0.14},${top + (end - top) * 0.7} ${to},${end - 14}C${to * 0.86},${end + wave} ${to * 0.72},${end + wave + 14} ${to * 0.6},${end + 6}C${to * 0.46},${end + 4} ${to * 0.34},${end + wave + 22} ${to * 0.2},${end + wave + 16}C${to * 0.12},${end + 14} 0,${end + 16} 0,${end + 16}`,
      );
      return {
        d,
        lift: tiers > 0 && index < edges.length - 1 ? 3 : 0,
        relief: skirtRelief(design, top, from, to, end, index),
        marks: stitch(design, `M${-to},${end - 8}Q0,${end + 26} ${to},${end - 8}`),
      };
    })
    .reverse();
}

/** Returns cones of cloth that widen towards the hem. */
export function skirtRelief(design: Design, top: number, from: number, to: number, bottom: number, row = 0): Relief {
  const { random } = design;
  const count = 9;
  const cones = Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count + (random() - 0.5) * 0.06;
    const x = -1 + share * 2;
    const start = top + (bottom - top) * random() * 0.2;
    return fold(
      `M${x * from * 0.9},${start}C${x * (from + (to - from) * 0.4)},${top + (bottom - top) * 0.5} ${x * to * 0.96},${bottom - 40} ${x * to},${bottom + (bottom - top) * 0.5}`,
      24 + random() * 14,
      11 + random() * 8,
    );
  });
  return piled(
    ...cones,
    gathers({ seed: design.seed + 7 + row, at: [0, top], falls: 90, reach: (bottom - top) * 0.3, across: 24, height: 5 }),
    drape({ seed: design.seed + row, across: 90, length: 700, height: 6 }),
  );
}

export function cutMaxiDress(design: Design): Drawing {
  const length = design.audience === 'kids' ? 1380 : between(design.random, 1720, 1800);
  return drawDress(design, length, between(design.random, 440, 520), pick(design.random, 0, 3, 3));
}
