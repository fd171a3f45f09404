import { mirrored, onBothSides, type Design, type Drawing, type Layer } from '#pictures/drawing';
import { join, mirror, offset, reversed, symmetric } from '#pictures/path';
import { between } from '#pictures/random';
import { drape, fold, gathers, piled } from '#pictures/relief';
import { ribs, seam, stitch } from '#pictures/stitching';
import { neckLabel } from '#pictures/trims';
import { bandAlong } from '../upper.ts';

/** Draws a plain or high brief for women; a Y-front with a broad elastic for men and boys. */
export function cutBriefs(design: Design): Drawing {
  const { isBack, audience, random } = design;
  const isMens = audience === 'men';
  const w = between(random, 400, 430);
  const top = 300;
  const rise = isMens ? 560 : between(random, 500, 620);
  const side = isMens ? 170 : between(random, 110, 240);
  const dip = isBack ? 0 : 34;
  const g = isMens ? 96 : 74;
  const waist = `M0,${top + dip}C${w * 0.5},${top + dip} ${w * 0.8},${top + dip * 0.3} ${w},${top}`;
  const bulge = isBack ? 110 : 0;
  const leg = `M${w + 14},${top + side}C${w * 0.66},${top + side + 20 + bulge} ${g + 50 + bulge * 0.8},${top + rise - 120 + bulge * 0.3} ${g},${top + rise}`;
  const d = symmetric(join(waist, `M${w + 14},${top + side}`, leg, `M${g},${top + rise}Q0,${top + rise + 8} 0,${top + rise + 8}`));
  const inside = symmetric(
    `M0,${top - 18}C${w * 0.6},${top - 18} ${w * 0.9},${top - 12} ${w},${top}L${w + 14},${top + side}C${w * 0.8},${top + side + 110} ${g + 130},${top + rise - 60} ${g},${top + rise}L0,${top + rise + 4}`,
  );
  const thick = isMens ? 62 : 26;
  const fullWaist = join(reversed(mirror(waist)), waist);
  const lower = offset(fullWaist, thick);
  const legBand = bandAlong(leg, 20);
  const trim =
    design.print === 'colour-block' || isMens ? { colour: design.print === 'colour-block' ? design.accent : design.base, isPrinted: false } : {};
  const pouch = `M22,${top + dip + thick}C40,${top + 220} 96,${top + 380} ${g - 6},${top + rise - 10}`;
  const gusset = `M${-g - 24},${top + rise - 110}Q0,${top + rise - 60} ${g + 24},${top + rise - 110}`;
  const front: Layer = isMens
    ? onBothSides(seam(design, pouch, 2.4) + stitch(design, offset(pouch, -9))) + seam(design, `M0,${top + dip + thick}L0,${top + rise}`, 2)
    : seam(design, gusset, 1.8);
  const legCloth = { d: legBand, isPrinted: false, roll: 6, ...trim };
  return {
    fabric: 'jersey',
    focus: { x: -w * 0.4, y: top + 190, zoom: 2.3 },
    layers: [
      ...(isBack
        ? []
        : [{ d: inside, colour: design.inside, isPrinted: false, roll: 6, fullness: 0.3, fade: () => -0.1 }, neckLabel(0, top - 12, 70, 34)]),
      {
        d,
        roll: 12,
        relief: piled(
          drape({ seed: design.seed, angle: 24, across: 120, length: 260, height: 6 }),
          fold(`M-180,${top + 160}C-100,${top + 210} 60,${top + 220} 170,${top + 170}`, 18, 4),
          gathers({ seed: design.seed + 2, at: [0, top + thick], falls: 90, reach: 40, across: 26, height: 4 }),
        ),
      },
      front,
      legCloth,
      mirrored(legCloth),
      onBothSides(stitch(design, offset(leg, 16)) + stitch(design, offset(leg, 8))),
      { d: bandAlong(fullWaist, thick), roll: 8, lift: 1, fabric: 'jersey', ...trim, marks: isMens ? ribs(design, fullWaist, lower, 90) : '' },
      stitch(design, offset(fullWaist, thick - 5)),
    ],
  };
}
