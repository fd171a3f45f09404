import type { Design, Drawing, Layer } from '#pictures/drawing';
import { between, pick } from '#pictures/random';
import { drape, fold, gathers, piled } from '#pictures/relief';
import { mirror, symmetric } from '#pictures/path';
import { seam } from '#pictures/stitching';
import { buttonTone, placket } from '../collar.ts';
import { drawInside } from '../soft-top.ts';
import { tailoredTop } from '../tailored-top.ts';
import type { Cut } from '../upper.ts';
import { longSleeve, upperBlock } from '../upper-proportions.ts';

/** Draws a fine, full blouse: gathered at the yoke, wide sleeves, a stand collar, a bow or a ruffle. */
export function cutBlouse(design: Design): Drawing {
  const { random, isBack } = design;
  const cut = upperBlock(design, 'loose');
  Object.assign(cut, {
    neck: 'v',
    neckDepth: between(random, 150, 190),
    neckWidth: 108,
    length: cut.length - 60,
    hemDip: 40,
    waist: cut.chest - 12,
    backNeckDepth: 22,
  });
  const finish = pick(random, 'bow', 'buttons', 'buttons');
  const bottom = cut.top + cut.length + cut.hemDip;
  const top = tailoredTop(design, {
    cut,
    sleeve: { ...longSleeve(design, 46), cuff: 150 },
    depth: 1.1,
    gloss: 0.16,
    extraRelief: piled(
      gathers({ seed: design.seed + 4, at: [0, cut.top + 120], falls: 90, reach: 170, across: 26, height: 4 }),
      drape({ seed: design.seed + 5, across: 52, length: 700, height: 5 }),
    ),
    cuff: { thick: 58, button: buttonTone(design) },
    bodyMarks: isBack ? seam(design, `M0,${cut.top + 22}L0,${cut.top + 170}`, 2) : '',
  });
  return {
    fabric: 'smooth',
    focus: { x: 30, y: cut.top + 190, zoom: 2.4 },
    layers: isBack
      ? [...top, ...standCollar(cut, true)]
      : [
          ...drawInside(design, cut, 0),
          ...top,
          ...placket(design, {
            from: cut.top + cut.neckDepth - 2,
            to: bottom - 4,
            width: 46,
            buttons: 6,
            radius: 9,
            colour: buttonTone(design),
            first: 60,
          }),
          ...standCollar(cut, false),
          ...(finish === 'bow' ? bow(design, cut) : []),
        ],
  };
}

function standCollar(cut: Cut, isBack: boolean): Layer[] {
  const { neckWidth: w, top } = cut;
  const y = top + cut.neckDepth;
  if (isBack)
    return [
      {
        d: symmetric(
          `M0,${top - 20}C${w * 0.5},${top - 20} ${w * 0.8},${top - 18} ${w - 4},${top - 14}L${w + 10},${top + 12}C${w * 0.7},${top + 26} ${w * 0.3},${top + 28} 0,${top + 28}`,
        ),
        roll: 6,
        lift: 2,
      },
    ];
  const right = `M2,${y + 4}C${w * 0.28},${y - cut.neckDepth * 0.34} ${w * 0.8},${top + cut.neckDepth * 0.4} ${w - 12},${top - 16}L${w + 12},${top + 6}C${w + 6},${top + cut.neckDepth * 0.5} ${w * 0.44},${y - cut.neckDepth * 0.2} 18,${y + 22}Z`;
  return [
    { d: right, roll: 6, lift: 3 },
    { d: mirror(right), roll: 6, lift: 3 },
  ];
}

function bow(design: Design, cut: Cut): Layer[] {
  const y = cut.top + cut.neckDepth + 18;
  const loop = `M0,${y - 14}C50,${y - 84} 150,${y - 78} 164,${y - 40}C176,${y + 4} 60,${y + 30} 0,${y + 14}Z`;
  const tail = `M-8,${y}C20,${y + 120} 50,${y + 200} 62,${y + 330}L116,${y + 316}C104,${y + 190} 60,${y + 90} 16,${y - 4}Z`;
  const relief = piled(
    fold(`M10,${y}C60,${y - 30} 110,${y - 40} 150,${y - 30}`, 12, 8),
    drape({ seed: design.seed, across: 40, length: 200, height: 5 }),
  );
  return [
    { d: tail, lift: 6, relief, gloss: 0.2 },
    { d: mirror(tail), lift: 6, relief, gloss: 0.2 },
    { d: loop, lift: 8, relief, gloss: 0.2, roll: 12 },
    { d: mirror(loop), lift: 8, relief, gloss: 0.2, roll: 12 },
    {
      d: `M-22,${y - 24}C-8,${y - 30} 8,${y - 30} 22,${y - 24}C28,${y} 26,${y + 16} 20,${y + 26}C8,${y + 32} -8,${y + 32} -20,${y + 26}C-26,${y + 16} -28,${y} -22,${y - 24}Z`,
      lift: 5,
      roll: 10,
    },
  ];
}
