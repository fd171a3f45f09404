import type { Design, Drawing } from '#pictures/drawing';
import { join, mirror, offset, reversed } from '#pictures/path';
import { between, pick } from '#pictures/random';
import { onBothSides } from '#pictures/drawing';
import { ribs, seam, stitch } from '#pictures/stitching';
import { button } from '#pictures/trims';
import { buttonTone } from '../collar.ts';
import { softTop } from '../soft-top.ts';
import { bandAlong, neckline } from '../upper.ts';
import { longSleeve, upperBlock } from '../upper-proportions.ts';

export function cutCardigan(design: Design): Drawing {
  const { random, isBack } = design;
  const cut = upperBlock(design, 'regular');
  Object.assign(cut, { neck: 'v', neckDepth: between(random, 260, 340), length: cut.length - 70, waist: cut.chest - 6, neckWidth: 124 });
  const rib = between(random, 76, 96);
  const top = softTop(design, { cut, sleeve: longSleeve(design, 22), neckBand: isBack ? 36 : 0, rib, depth: 1.2 });
  const bottom = cut.top + cut.length + cut.hemDip + rib;
  const start = cut.top + cut.neckDepth;
  const width = 50;
  const right = neckline(cut, false);
  const front = `M${width / 2},${bottom}L${width / 2},${start + 30}`;
  const edge = join(front, right.replace(/^M[^C]*/, `M${width / 2},${start}`));
  const inner = offset(edge, -width, 90);
  const band = bandAlong(edge, -width);
  const count = pick(random, 5, 6, 7);
  const tone = buttonTone(design);
  const buttons = Array.from({ length: count }, (_, index) => button(0, start + 34 + ((bottom - start - 76) * index) / (count - 1), 17, tone)).join(
    '',
  );
  return {
    fabric: 'knit',
    focus: { x: 60, y: start - 40, zoom: 2.4 },
    layers: isBack
      ? top
      : [
          ...top,
          ...pockets(design, cut.chest, bottom - rib),
          { d: mirror(band), isPrinted: false, fabric: 'jersey', roll: 8, lift: 2, marks: ribs(design, mirror(inner), mirror(edge), 130) },
          { d: band, isPrinted: false, fabric: 'jersey', roll: 8, lift: 4, marks: ribs(design, inner, edge, 130) },
          ...backBand(design, cut.neckWidth, cut.top),
          buttons,
        ],
  };
}

function backBand(design: Design, w: number, top: number): Drawing['layers'] {
  const lower = `M${-w},${top}Q0,${top + 62} ${w},${top}`;
  const upper = `M${-w + 22},${top - 14}Q0,${top + 22} ${w - 22},${top - 14}`;
  return [
    {
      d: `${join(upper, reversed(lower))}Z`,
      colour: design.inside,
      isPrinted: false,
      fabric: 'jersey',
      marks: ribs(design, upper, lower, 34),
      roll: 5,
    },
  ];
}

function pockets(design: Design, chest: number, bottom: number): Drawing['layers'] {
  if (design.random() > 0.5) return [];
  const x = chest * 0.3;
  const y = bottom - 250;
  const welt = `M${x},${y}L${x + 150},${y}L${x + 150},${y + 34}L${x},${y + 34}Z`;
  const marks = ribs(design, `M${x},${y}L${x + 150},${y}`, `M${x},${y + 34}L${x + 150},${y + 34}`, 18);
  const box = `M${x + 3},${y + 34}L${x + 3},${y + 190}L${x + 147},${y + 190}L${x + 147},${y + 34}`;
  return [
    onBothSides(seam(design, box, 1.8) + stitch(design, box, design.ink, 1)),
    { d: welt, isPrinted: false, fabric: 'jersey', lift: 3, roll: 6, marks },
    { d: mirror(welt), isPrinted: false, fabric: 'jersey', lift: 3, roll: 6, marks: onBothSides(marks) },
  ];
}
