import { darker, lighter } from '#pictures/colour';
import type { Design, Drawing, Layer } from '#pictures/drawing';
import { symmetric } from '#pictures/path';
import { between } from '#pictures/random';
import { creases, drape, fold, piled } from '#pictures/relief';
import { bartack, seam, stitch, topstitch } from '#pictures/stitching';
import { cord, neckLabel, stud, zip } from '#pictures/trims';
import { softTop } from '../soft-top.ts';
import type { Cut } from '../upper.ts';
import { longSleeve, upperBlock } from '../upper-proportions.ts';

export function cutHoodie(design: Design): Drawing {
  const { random, isBack } = design;
  const cut = upperBlock(design, 'loose');
  Object.assign(cut, { length: cut.length - 80, neckWidth: 142, neckDepth: 96, waist: cut.chest });
  const hasZip = random() > 0.62;
  const rib = between(random, 70, 88);
  const bottom = cut.top + cut.length + cut.hemDip;
  const isBlocked = design.print === 'colour-block';
  const layers = softTop(design, {
    cut,
    sleeve: longSleeve(design, 28),
    neckBand: 0,
    rib,
    depth: 1.35,
    ...(isBlocked ? { sleeveColour: design.accent } : {}),
  });
  return {
    fabric: 'fleece',
    focus: { x: -20, y: cut.top + 170, zoom: 2.4 },
    layers: isBack
      ? [...layers, ...hoodBehind(design, cut)]
      : [
          ...layers,
          ...kangarooPocket(design, cut, bottom),
          ...(hasZip ? [zip(design, `M0,${cut.top + 128}L0,${bottom + rib}`, '#b9b7b3', darker(design.base, 0.2))] : []),
          ...hood(design, cut),
        ],
  };
}

function kangarooPocket(design: Design, cut: Cut, bottom: number): Layer[] {
  const y = bottom - 300;
  const half = cut.chest * 0.62;
  const opening = `M${half * 0.58},${y}C${half * 0.7},${y + 66} ${half * 0.88},${y + 132} ${half},${y + 170}`;
  const d = symmetric(
    `M0,${y}L${half * 0.58},${y}C${half * 0.7},${y + 66} ${half * 0.88},${y + 132} ${half},${y + 170}L${half},${bottom - 4}L0,${bottom}`,
  );
  const marks = topstitch(design, opening, 9) + topstitch(design, opening, 20);
  return [
    {
      d,
      lift: 7,
      roll: 9,
      relief: piled(
        drape({ seed: design.seed + 8, across: 110, length: 180, height: 6 }),
        creases({ seed: design.seed + 2, angle: 40, across: 50, length: 160, height: 4 }),
      ),
      marks: marks + `<g transform="scale(-1 1)">${marks}</g>`,
    },
    stitch(design, `M${-half * 0.56},${y + 9}L${half * 0.56},${y + 9}`) +
      bartack(half * 0.58, y + 4, 60, design.thread) +
      bartack(-half * 0.58, y + 4, 120, design.thread),
  ];
}

/** Draws the hood spread above the neck, with its lining in shadow. */
function hood(design: Design, cut: Cut): Layer[] {
  const t = cut.top;
  const outer = symmetric(
    `M0,${t - 232}C92,${t - 236} 176,${t - 176} 188,${t - 70}C194,${t - 10} 186,${t + 40} 160,${t + 84}C120,${t + 132} 60,${t + 156} 0,${t + 168}`,
  );
  const edge = `M0,${t - 168}C70,${t - 170} 128,${t - 112} 126,${t - 34}C124,${t + 34} 70,${t + 96} 0,${t + 132}`;
  const opening = symmetric(edge);
  const lining = design.print === 'colour-block' ? darker(design.accent, 0.2) : design.inside;
  const tie = design.random() > 0.5 ? lighter(design.base, 0.75) : darker(design.base, 0.15);
  const length = between(design.random, 210, 270);
  const drawCord = (sign: number): string =>
    cord(`M${sign * 50},${t + 124}C${sign * 58},${t + 190} ${sign * 40},${t + 240} ${sign * 56},${t + 124 + length + sign * 8}`, tie, 13);
  const rim = topstitch(design, edge, -14, true);
  const folds = piled(
    fold(`M150,${t - 120}C170,${t - 40} 160,${t + 20} 120,${t + 90}`, 20, 9),
    fold(`M-160,${t - 90}C-172,${t - 20} -150,${t + 40} -96,${t + 110}`, 20, 9),
    drape({ seed: design.seed + 4, across: 90, length: 200, height: 8 }),
  );
  return [
    { d: outer, roll: 18, lift: 9, relief: folds, marks: rim + `<g transform="scale(-1 1)">${rim}</g>` },
    {
      d: opening,
      colour: lining,
      isPrinted: design.print !== 'colour-block',
      roll: 8,
      fullness: 0.2,
      fade: (x, y) => -0.34 - Math.max(0, (y - t + 40) / 420) + Math.abs(x) / 900,
    },
    seam(design, `M0,${t - 166}C4,${t - 80} -4,${t - 20} 0,${t + 40}`, 3) + neckLabel(0, t + 34, 76, 38),
    {
      d: `M0,${t + 132}C-20,${t + 122} -42,${t + 108} -60,${t + 92}C-40,${t + 126} -22,${t + 150} -6,${t + 168}C10,${t + 166} 20,${t + 160} 30,${t + 150}Z`,
      roll: 6,
      lift: 4,
    },
    stud(-50, t + 122, 10, '#b3b0aa') + stud(50, t + 122, 10, '#b3b0aa') + drawCord(-1) + drawCord(1),
  ];
}

function hoodBehind(design: Design, cut: Cut): Layer[] {
  const t = cut.top;
  const d = symmetric(`M0,${t - 46}C90,${t - 52} 156,${t - 26} 172,${t + 20}C196,${t + 116} 120,${t + 250} 0,${t + 300}`);
  const relief = piled(
    fold(`M-150,${t + 40}C-80,${t + 96} 80,${t + 96} 150,${t + 40}`, 26, 10),
    fold(`M-120,${t + 150}C-60,${t + 190} 60,${t + 196} 130,${t + 140}`, 24, 7),
    drape({ seed: design.seed + 4, angle: 70, across: 70, length: 220, height: 8 }),
  );
  const spine = `M0,${t - 44}C5,${t + 60} -4,${t + 180} 0,${t + 298}`;
  return [{ d, relief, roll: 16, lift: 14 }, seam(design, spine, 2.4) + topstitch(design, spine, 8) + topstitch(design, spine, -8)];
}
