import { darker } from '#pictures/colour';
import { mirrored, onBothSides, type Design, type Drawing, type Layer } from '#pictures/drawing';
import { symmetric } from '#pictures/path';
import { between, pick } from '#pictures/random';
import { creases, drape, piled, quilted, type Relief } from '#pictures/relief';
import { seam } from '#pictures/stitching';
import { neckLabel, zip } from '#pictures/trims';
import { armholeSeam, drawBody, computeSleeve, underarm, type Cut } from '../upper.ts';
import { longSleeve, upperBlock } from '../upper-proportions.ts';

export function cutPuffer(design: Design): Drawing {
  const { random, isBack } = design;
  const cut = upperBlock(design, 'loose');
  Object.assign(cut, {
    neckDepth: 60,
    neckWidth: 126,
    backNeckDepth: 26,
    length: cut.length - between(random, 40, 130),
    chest: cut.chest + 14,
    waist: cut.chest + 10,
    hem: cut.chest + 6,
    hemDip: 6,
  });
  const gap = between(random, 82, 124);
  const bottom = cut.top + cut.length;
  const sleeveCut = { ...longSleeve(design, 56), cuff: 138, angle: 13 };
  const sleeve = computeSleeve(cut, sleeveCut);
  const [ux, uy] = underarm(cut);
  const turn = (sleeve.turn * Math.PI) / 180;
  const acrossSleeve = quilted(0, gap, 13, design.seed + 5);
  const sleeveRelief: Relief = (x, y) => {
    const dx = x - ux;
    const dy = y - uy;
    return acrossSleeve(dx * Math.cos(turn) + dy * Math.sin(turn), -dx * Math.sin(turn) + dy * Math.cos(turn));
  };
  const crumple = piled(
    creases({ seed: design.seed + 3, angle: 80, across: 34, length: 90, height: 3 }),
    drape({ seed: design.seed + 8, angle: 20, across: 60, length: 120, height: 3.2 }),
  );
  const blocked = design.print === 'colour-block';
  const sleevePiece = { d: sleeve.d, turn: sleeve.turn, gloss: 0.34, roll: 14, relief: piled(sleeveRelief, crumple) };
  return {
    fabric: 'smooth',
    focus: { x: 90, y: cut.top + 200, zoom: 2.2 },
    layers: [
      ...collar(design, cut, gap, isBack, true),
      sleevePiece,
      mirrored(sleevePiece),
      {
        d: drawBody(cut, isBack),
        gloss: 0.34,
        roll: 14,
        relief: piled(quilted(cut.top + 30, gap, 15, design.seed, -10), crumple),
        ...(blocked ? { marks: `<path d="M-900,0H900V${cut.top + cut.armhole}H-900Z" fill="${design.accent}"/>` } : {}),
      },
      onBothSides(seam(design, armholeSeam(cut), 3.4)),
      ...collar(design, cut, gap, isBack, false),
      ...(isBack
        ? []
        : [
            onBothSides(
              zip(design, `M${cut.chest * 0.52},${bottom - 300}L${cut.chest * 0.66},${bottom - 130}`, '#8d8a86', darker(design.base, 0.4), false),
            ),
            zip(design, `M0,${cut.top - 60}L0,${bottom + 2}`, pick(random, '#b9b5ae', '#4a4846'), darker(design.base, 0.3)),
          ]),
    ],
  };
}

function collar(design: Design, cut: Cut, gap: number, isBack: boolean, isInside: boolean): Layer[] {
  const { neckWidth: w, top } = cut;
  if (isInside) {
    if (isBack) return [];
    const lining = symmetric(`M0,${top - 96}C${w * 0.6},${top - 98} ${w * 0.9},${top - 92} ${w},${top - 74}L${w},${top + 40}L0,${top + 60}`);
    return [
      { d: lining, colour: design.inside, isPrinted: false, roll: 12, fade: (_x, y) => -0.1 - (y - top + 90) / 700 },
      neckLabel(0, top - 62, 84, 40),
    ];
  }
  const rise = isBack ? 92 : 66;
  const d = symmetric(
    `M0,${top - rise}C${w * 0.4},${top - rise + (isBack ? 0 : 8)} ${w * 0.8},${top - rise - 12} ${w + 4},${top - 76}C${w + 22},${top - 40} ${w + 26},${top} ${w + 14},${top + 22}C${w * 0.8},${top + 62} ${w * 0.4},${top + 78} 0,${top + 80}`,
  );
  return [
    {
      d,
      gloss: 0.34,
      roll: 18,
      lift: 6,
      relief: piled(
        quilted(top - 74, Math.min(gap, 76), 14, design.seed + 9, 16),
        creases({ seed: design.seed, angle: 80, across: 30, length: 80, height: 3 }),
      ),
    },
  ];
}
