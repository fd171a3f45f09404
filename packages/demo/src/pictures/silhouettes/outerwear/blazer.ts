import { darker, mix } from '#pictures/colour';
import { mirrored, onBothSides, type Cloth, type Design, type Drawing, type Layer } from '#pictures/drawing';
import { between, pick } from '#pictures/random';
import { seam } from '#pictures/stitching';
import { button } from '#pictures/trims';
import { collarBack } from '../collar.ts';
import { lapelInside, lapels } from './lapels.ts';
import { tailoredTop } from '../tailored-top.ts';
import type { Cut, Sleeve } from '../upper.ts';
import { longSleeve, upperBlock } from '../upper-proportions.ts';

export function cutBlazer(design: Design): Drawing {
  const { random, isBack, audience } = design;
  const cut = upperBlock(design, 'regular');
  const breakY = between(random, 420, 520) * (audience === 'kids' ? 0.78 : 1);
  Object.assign(cut, {
    neck: 'v',
    neckDepth: breakY,
    neckWidth: 118,
    backNeckDepth: 22,
    shoulder: cut.shoulder + 18,
    waist: cut.chest - (audience === 'women' ? 44 : 24),
    hem: cut.chest + 18,
    hemDip: -6,
    slope: 66,
  });
  const tone = pick(random, darker(design.base, 0.5), '#4b3a2d', mix(design.base, '#1d1a18', 0.7));
  const bottom = cut.top + cut.length;
  const shaped = `M${cut.chest * 0.6},${cut.top + cut.armhole + 60}C${cut.chest * 0.5},${cut.top + cut.waistY} ${cut.chest * 0.52},${cut.top + cut.waistY + 80} ${cut.chest * 0.54},${cut.top + cut.waistY + 120}`;
  const spine =
    seam(design, `M0,${cut.top + 20}C-4,${cut.top + cut.waistY} 0,${bottom - 260} 0,${bottom}`) + seam(design, `M5,${bottom - 270}L5,${bottom}`, 3);
  const top = tailoredTop(design, {
    cut,
    sleeve: { ...longSleeve(design, 10), cuff: 132 },
    depth: 0.6,
    hemStitch: 0,
    bodyMarks: isBack ? spine : onBothSides(seam(design, shaped, 2)),
    sleeveMarks: (sleeve) => sleeveButtons(sleeve, tone),
  });
  return {
    fabric: 'wool',
    focus: { x: 90, y: cut.top + 240, zoom: 2.2 },
    layers: isBack
      ? [...top, ...collarBack(design, cut, { point: 0, spread: 0, rise: 44 })]
      : [...lapelInside(design, cut, breakY, mix(design.inside, design.accent, 0.25)), ...top, ...front(design, cut, breakY, tone)],
  };
}

function front(design: Design, cut: Cut, breakY: number, tone: string): Layer[] {
  const y = cut.top + breakY;
  const bottom = cut.top + cut.length;
  const edge = `M14,${y - 4}L18,${bottom - 130}C20,${bottom - 60} 56,${bottom - 14} 104,${bottom - 8}`;
  const flap: Cloth = pocketFlap(cut.chest * 0.36, cut.top + cut.waistY + 70, cut.chest * 0.46);
  const count = pick(design.random, 1, 2, 2);
  const buttons = Array.from({ length: count }, (_, index) => button(-8, y + 26 + index * 128, 18, tone)).join('');
  const chest = `M${cut.chest * 0.36},${cut.top + cut.armhole - 20}L${cut.chest * 0.36 + 112},${cut.top + cut.armhole - 34}L${cut.chest * 0.36 + 114},${cut.top + cut.armhole - 8}L${cut.chest * 0.36 + 2},${cut.top + cut.armhole + 6}Z`;
  return [
    { d: chest, lift: 3, roll: 5 },
    flap,
    mirrored(flap),
    seam(design, edge, 4.5),
    ...lapels(design, cut, { width: between(design.random, 84, 112), notch: 128, breakY, wrap: 6, isStitched: false }),
    buttons,
  ];
}

export function pocketFlap(x: number, y: number, width: number): Cloth {
  return {
    d: `M${x},${y}L${x + width},${y - 12}L${x + width + 4},${y + 48}C${x + width},${y + 56} ${x + width - 10},${y + 58} ${x + width - 18},${y + 58}L${x + 14},${y + 70}C${x + 4},${y + 70} ${x},${y + 62} ${x},${y + 54}Z`,
    lift: 5,
    roll: 6,
  };
}

function sleeveButtons({ outer, inner, down }: Sleeve, tone: string): string {
  const across = [(inner[0] - outer[0]) * 0.14, (inner[1] - outer[1]) * 0.14] as const;
  return [34, 62, 90].map((back) => button(outer[0] + across[0] - down[0] * back, outer[1] + across[1] - down[1] * back, 10, tone)).join('');
}
