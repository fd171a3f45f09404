import { darker } from '#pictures/colour';
import { mirrored, onBothSides, type Design, type Drawing, type Layer } from '#pictures/drawing';
import { mirror } from '#pictures/path';
import { between, pick } from '#pictures/random';
import { seamAndStitch, stitch } from '#pictures/stitching';
import { stud, zip } from '#pictures/trims';
import { collarBack, collarInside, collarLeaves, placket, type Collar } from '../collar.ts';
import { hemRib, softTop } from '../soft-top.ts';
import { tailoredTop } from '../tailored-top.ts';
import { sideSeam, type Cut } from '../upper.ts';
import { longSleeve, upperBlock } from '../upper-proportions.ts';

/** Draws denim as a trucker jacket, other fabrics as a bomber or a short worker's jacket. */
export function cutJacket(design: Design): Drawing {
  const cut = upperBlock(design, 'loose');
  Object.assign(cut, { neckDepth: 88, neckWidth: 122, backNeckDepth: 24, length: cut.length - 130, waist: cut.chest - 4, hemDip: 8 });
  const style = design.print === 'denim' ? 'trucker' : pick(design.random, 'bomber', 'trucker', 'bomber');
  return style === 'trucker' ? trucker(design, cut) : bomber(design, cut);
}

function bomber(design: Design, cut: Cut): Drawing {
  cut.neckDepth = 100;
  const trim = design.print === 'colour-block' ? design.accent : darker(design.base, 0.12);
  const rib = between(design.random, 74, 90);
  const bottom = cut.top + cut.length + cut.hemDip + rib;
  const top = softTop(design, { cut, sleeve: longSleeve(design, 34), neckBand: 48, rib, depth: 1.5, trimColour: trim });
  const opening = `M${cut.chest * 0.46},${bottom - 330}L${cut.chest * 0.72},${bottom - 190}`;
  const welt = `M${cut.chest * 0.46},${bottom - 330}L${cut.chest * 0.46 + 26},${bottom - 340}L${cut.chest * 0.72 + 26},${bottom - 198}L${cut.chest * 0.72},${bottom - 186}Z`;
  return {
    fabric: 'smooth',
    focus: { x: 60, y: cut.top + 190, zoom: 2.4 },
    layers: design.isBack
      ? top
      : [
          ...top,
          { d: welt, lift: 4, roll: 6 },
          { d: mirror(welt), lift: 4, roll: 6 },
          onBothSides(stitch(design, opening)),
          zip(design, `M0,${cut.top + cut.neckDepth - 42}L0,${bottom - 4}`, '#b4b0aa', darker(design.base, 0.25)),
        ],
  };
}

function trucker(design: Design, cut: Cut): Drawing {
  const metal = pick(design.random, '#b9a27c', '#a9a7a3', '#9b6d49');
  const thread = design.thread;
  const band = 74;
  const bottom = cut.top + cut.length;
  const collar: Collar = { point: 84, spread: 118, rise: 48 };
  const yokeY = cut.top + 224;
  const line = `M0,${yokeY + 16}Q${cut.chest * 0.5},${yokeY + 4} ${cut.chest - 18},${yokeY - 6}`;
  const dart = `M${cut.chest * 0.66},${yokeY + 4}L${cut.chest * 0.36},${bottom}`;
  const otherDart = `M${cut.chest * 0.3},${yokeY + 10}L${cut.chest * 0.14},${bottom}`;
  const twin = (d: string): string => seamAndStitch(design, d, 7, true, thread);
  const backLine = `M${cut.chest * 0.42},${yokeY + 10}L${cut.chest * 0.3},${bottom}`;
  const marks =
    onBothSides(design.isBack ? twin(line) + twin(backLine) : twin(line) + twin(dart) + twin(otherDart)) +
    onBothSides(stitch(design, sideSeam(cut), thread));
  const top = tailoredTop(design, {
    cut,
    sleeve: longSleeve(design, 18),
    depth: 1.15,
    bodyMarks: marks,
    hemStitch: 0,
    cuff: { thick: 70, button: metal },
  });
  const waist: Layer[] = [
    {
      ...hemRib({ ...design }, cut, band, design.base),
      fabric: design.print === 'denim' ? 'twill' : 'woven',
      marks:
        stitch(design, `M${-cut.hem},${bottom + 12}L${cut.hem},${bottom + 12}`, thread) +
        stitch(design, `M${-cut.hem},${bottom + band - 8}L${cut.hem},${bottom + band - 8}`, thread),
    },
  ];
  const studs = [cut.top + cut.neckDepth + 44, yokeY + 60, yokeY + 190, yokeY + 320, bottom - 60, bottom + band / 2]
    .map((y) => stud(0, y, 15, metal))
    .join('');
  return {
    fabric: design.print === 'denim' ? 'twill' : 'woven',
    focus: { x: 70, y: cut.top + 210, zoom: 2.3 },
    layers: design.isBack
      ? [...waist, ...top, ...collarBack(design, cut, collar)]
      : [
          ...waist,
          ...top,
          ...chestFlap(design, cut, yokeY, metal),
          ...collarInside(design, cut, collar),
          ...placket(design, {
            from: cut.top + cut.neckDepth,
            to: bottom + band + 4,
            width: 64,
            buttons: 1,
            radius: 1,
            colour: metal,
            isHidden: true,
          }),
          studs,
          ...collarLeaves(design, cut, collar),
        ],
  };
}

function chestFlap(design: Design, cut: Cut, y: number, metal: string): Layer[] {
  const x = cut.chest * 0.27;
  const w = cut.chest * 0.44;
  const flap = `M${x},${y}L${x + w},${y - 4}L${x + w},${y + 52}L${x + w / 2},${y + 78}L${x},${y + 54}Z`;
  const edge = `M${x + 8},${y + 6}L${x + 8},${y + 50}L${x + w / 2},${y + 69}L${x + w - 8},${y + 48}L${x + w - 8},${y + 4}`;
  const piece = { d: flap, lift: 5, roll: 5, marks: stitch(design, edge) };
  return [piece, mirrored(piece), onBothSides(stud(x + w / 2, y + 54, 12, metal))];
}
