import { darker, mix } from '#pictures/colour';
import { mirrored, type Design, type Drawing, type Layer } from '#pictures/drawing';
import { symmetric } from '#pictures/path';
import { between, pick } from '#pictures/random';
import { drape } from '#pictures/relief';
import { seam, topstitch } from '#pictures/stitching';
import { button } from '#pictures/trims';
import { pocketFlap } from './blazer.ts';
import { collarBack } from '../collar.ts';
import { lapelInside, lapels } from './lapels.ts';
import { tailoredTop } from '../tailored-top.ts';
import type { Cut } from '../upper.ts';
import { longSleeve, upperBlock } from '../upper-proportions.ts';

/** Draws a long overcoat: double-breasted, single-breasted or belted as a trench coat. */
export function cutCoat(design: Design): Drawing {
  const { random, isBack, audience } = design;
  const cut = upperBlock(design, 'loose');
  const style = pick(random, 'double', 'single', 'belted');
  const kids = audience === 'kids' ? 0.78 : 1;
  const breakY = (style === 'single' ? 330 : 300) * kids;
  Object.assign(cut, {
    neck: 'v',
    neckDepth: breakY,
    neckWidth: 118,
    backNeckDepth: 22,
    length: cut.length + between(random, 330, 430) * kids,
    waist: cut.chest - (style === 'belted' ? 46 : 6),
    hem: cut.chest + between(random, 40, 66),
    hemDip: 4,
    slope: 74,
  });
  const tone = pick(random, darker(design.base, 0.45), '#4b3a2d', '#23201f');
  const bottom = cut.top + cut.length;
  const spine = seam(design, `M0,${cut.top + 22}L0,${bottom}`) + seam(design, `M6,${bottom - 380}L6,${bottom}`, 3.4);
  const top = tailoredTop(design, {
    cut,
    sleeve: { ...longSleeve(design, 30), cuff: 142 },
    depth: 0.75,
    hemStitch: 0,
    extraRelief: drape({ seed: design.seed + 50, across: 130, length: 1100, height: 9 }),
    bodyMarks: isBack ? spine : '',
  });
  return {
    fabric: 'wool',
    focus: { x: 80, y: cut.top + 250, zoom: 2.1 },
    layers: isBack
      ? [...top, ...collarBack(design, cut, { point: 0, spread: 0, rise: 46 }), ...(style === 'belted' ? belt(cut, true) : [])]
      : [...lapelInside(design, cut, breakY, mix(design.inside, '#3b3440', 0.3)), ...top, ...front(design, cut, breakY, style, tone)],
  };
}

function front(design: Design, cut: Cut, breakY: number, style: 'double' | 'single' | 'belted', tone: string): Layer[] {
  const y = cut.top + breakY;
  const bottom = cut.top + cut.length;
  const wrap = style === 'single' ? 10 : 74;
  const edge = `M${-wrap * 0.1},${y - 20}L${wrap},${y + 40}L${wrap + 4},${bottom}`;
  const pocket = pocketFlap(cut.chest * 0.4, cut.top + cut.waistY + 120, cut.chest * 0.44);
  const rows = style === 'single' ? [40, 190, 340] : [60, 220, 380];
  const buttons = rows
    .filter((_, index) => style !== 'belted' || index !== 1)
    .map((down) => (style === 'single' ? button(-6, y + down, 20, tone) : button(-60, y + down, 20, tone) + button(60 - 18, y + down, 20, tone)))
    .join('');
  return [
    pocket,
    mirrored(pocket),
    seam(design, edge, 5) + topstitch(design, `M${wrap + 4},${bottom}L${wrap},${y + 40}`, -12),
    ...lapels(design, cut, { width: between(design.random, 104, 130), notch: 132, breakY, wrap: 4, isStitched: true }),
    buttons,
    ...(style === 'belted' ? belt(cut, false) : []),
  ];
}

function belt(cut: Cut, isBack: boolean): Layer[] {
  const y = cut.top + cut.waistY - 10;
  const half = cut.waist + 10;
  const band = symmetric(
    `M0,${y + 6}C${half * 0.5},${y + 6} ${half * 0.8},${y + 2} ${half},${y - 4}L${half + 2},${y + 58}C${half * 0.8},${y + 66} ${half * 0.5},${y + 70} 0,${y + 70}`,
  );
  if (isBack) return [{ d: band, lift: 7, roll: 9 }];
  const tail = `M-30,${y + 30}C-80,${y + 130} -96,${y + 230} -104,${y + 360}L-46,${y + 372}C-36,${y + 240} -12,${y + 150} 14,${y + 50}Z`;
  const other = `M20,${y + 40}C70,${y + 120} 110,${y + 200} 138,${y + 300}L84,${y + 322}C58,${y + 220} 14,${y + 130} -18,${y + 60}Z`;
  const knot = `M-34,${y - 6}C-10,${y - 16} 20,${y - 14} 36,${y - 4}C44,${y + 30} 38,${y + 66} 28,${y + 84}C8,${y + 92} -16,${y + 90} -32,${y + 80}C-42,${y + 56} -42,${y + 20} -34,${y - 6}Z`;
  return [
    { d: band, lift: 7, roll: 9 },
    { d: other, lift: 8, roll: 8 },
    { d: tail, lift: 8, roll: 8 },
    { d: knot, lift: 7, roll: 14 },
  ];
}
