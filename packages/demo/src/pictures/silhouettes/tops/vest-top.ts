import type { Design, Drawing } from '#pictures/drawing';
import { mirror, offset, symmetric, join } from '#pictures/path';
import { between, pick } from '#pictures/random';
import { seam, stitch } from '#pictures/stitching';
import { neckLabel } from '#pictures/trims';
import { bodyRelief } from '../soft-folds.ts';
import { coverSeam, wholeHem, wholeNeck } from '../soft-top.ts';
import { bandAlong, hemline, neckline, sideSeam, underarm, type Cut } from '../upper.ts';
import { upperBlock } from '../upper-proportions.ts';

/** Draws a sleeveless top with broad straps, whose armholes are cut deep into the shoulder. */
export function cutVestTop(design: Design): Drawing {
  const { random, isBack, audience } = design;
  const cut = upperBlock(design, audience === 'women' ? 'slim' : 'regular');
  const strap = between(random, 52, 86);
  Object.assign(cut, {
    neck: pick(random, 'scoop', 'square', 'scoop'),
    neckDepth: between(random, 170, 210),
    neckWidth: 148,
    backNeckDepth: 110,
    shoulder: 148 + strap,
    slope: 20,
  });
  const armhole = vestArmhole(cut);
  const d = symmetric(join(neckline(cut, isBack), armhole, sideSeam(cut), hemline(cut)));
  const trim = design.print === 'colour-block' ? design.accent : design.base;
  const neck = wholeNeck(cut, isBack);
  const arm = bandAlong(armhole, 15);
  return {
    fabric: 'jersey',
    focus: { x: -cut.neckWidth - 20, y: cut.top + 190, zoom: 2.5 },
    layers: [
      ...(isBack
        ? []
        : [
            {
              d: symmetric(
                join(neckline({ ...cut, backNeckDepth: 96 }, true), armhole, `M${underarm(cut)[0] - 60},${cut.top + 400}`, `M0,${cut.top + 400}`),
              ),
              colour: design.inside,
              isPrinted: false,
              roll: 5,
              fullness: 0.3,
              fade: (_x: number, y: number) => -(y - cut.top) / 900,
            },
            neckLabel(0, cut.top + 108, 76, 38),
          ]),
      { d, relief: bodyRelief(design, cut), marks: coverSeam(design, wholeHem(cut), 28) },
      { d: bandAlong(neck, 15), colour: trim, isPrinted: false, roll: 4 },
      { d: arm, colour: trim, isPrinted: false, roll: 4 },
      { d: mirror(arm), colour: trim, isPrinted: false, roll: 4 },
      seam(design, offset(neck, 15), 1.6) +
        [armhole, mirror(armhole)].map((edge, side) => stitch(design, offset(edge, side === 0 ? 12 : -12))).join('') +
        stitch(design, offset(neck, 12)),
    ],
  };
}

export function vestArmhole(cut: Cut): string {
  const [ux, uy] = underarm(cut);
  const sy = cut.top + cut.slope;
  return `M${cut.shoulder},${sy}C${cut.shoulder - 4},${sy + (uy - sy) * 0.5} ${ux - 62},${uy - 26} ${ux},${uy}`;
}
