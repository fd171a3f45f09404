import { onBothSides, type Design, type Drawing, type Layer } from '#pictures/drawing';
import { symmetric } from '#pictures/path';
import { between, pick } from '#pictures/random';
import { drape, piled, type Relief } from '#pictures/relief';
import { seam, seamAndStitch, stitch } from '#pictures/stitching';
import { button, zip } from '#pictures/trims';
import { buttonTone } from '../collar.ts';
import { skirtRelief } from '../dresses/dress.ts';
import { waistband, waistbandEdge, waistInside, type LegCut } from '../lower.ts';

export function cutSkirt(design: Design): Drawing {
  const { random, isBack, audience } = design;
  const isDenim = design.print === 'denim';
  const style = isDenim ? 'buttoned' : pick(random, 'flared', 'pleated', 'flared', 'buttoned');
  const length = (style === 'buttoned' ? between(random, 640, 860) : between(random, 780, 1120)) * (audience === 'kids' ? 0.74 : 1);
  const hem = style === 'buttoned' ? between(random, 340, 390) : between(random, 430, 520);
  const cut: LegCut = { top: 200, waist: 214, hip: 290, hipDrop: 230, rise: 0, length, hemOut: hem, hemInset: 0, dip: isBack ? -8 : 26, knee: 0.5 };
  const bottom = cut.top + length;
  const isSoft = style !== 'buttoned';
  const wave = isSoft ? 16 : 4;
  const d = symmetric(
    `M0,${cut.top + cut.dip}C100,${cut.top + cut.dip} 170,${cut.top + cut.dip * 0.4} ${cut.waist},${cut.top}C${cut.waist + 30},${cut.top + 120} ${hem - (hem - 250) * 0.5},${cut.top + length * 0.5} ${hem},${bottom - 20}C${hem * 0.86},${bottom + wave} ${hem * 0.72},${bottom + wave + 14} ${hem * 0.6},${bottom + wave * 0.8}C${hem * 0.46},${bottom + wave} ${hem * 0.34},${bottom + wave * 2 + 10} ${hem * 0.2},${bottom + wave * 1.6 + 8}C${hem * 0.1},${bottom + wave + 10} 0,${bottom + wave + 12} 0,${bottom + wave + 12}`,
  );
  const relief: Relief =
    style === 'pleated'
      ? pleats(cut, hem)
      : isSoft
        ? skirtRelief(design, cut.top + 50, cut.waist, hem, bottom)
        : drape({ seed: design.seed, across: 120, length: 500, height: 7 });
  const band = between(random, 44, 64);
  return {
    fabric: isSoft ? 'woven' : 'twill',
    focus: { x: 40, y: cut.top + 220, zoom: 2.4 },
    layers: [
      ...waistInside(design, cut),
      {
        d,
        relief: piled(relief, drape({ seed: design.seed + 2, across: 140, length: 600, height: 4 })),
        gloss: style === 'pleated' ? 0.16 : 0,
        marks: stitch(design, `M${-hem},${bottom - 22}Q0,${bottom + wave + 26} ${hem},${bottom - 22}`),
      },
      ...(isSoft ? [] : buttonedFront(design, cut, bottom, band)),
      waistband(cut, band),
      seam(design, waistbandEdge(cut, band), 2) + stitch(design, waistbandEdge(cut, band - 8)),
      isBack ? zip(design, `M0,${cut.top + cut.dip + 4}L0,${cut.top + 240}`, design.base, design.base) : '',
    ],
  };
}

function pleats({ top, length, waist }: LegCut, hem: number): Relief {
  return (x, y) => {
    const share = Math.max(0, (y - top) / length);
    const width = waist + (hem - waist) * share;
    const part = (x / width) * 9 + 50;
    const inPleat = part - Math.floor(part);
    const depth = 6 + share * 9;
    return inPleat < 0.86 ? depth * Math.pow(inPleat / 0.86, 1.4) : depth * (1 - (inPleat - 0.86) / 0.14);
  };
}

function buttonedFront(design: Design, cut: LegCut, bottom: number, band: number): Layer[] {
  const t = cut.top + band;
  if (design.isBack) return [];
  const tone = buttonTone(design);
  const strip = `M26,${t}L26,${bottom + 8}M-26,${t}L-26,${bottom + 8}`;
  const buttons = Array.from({ length: 6 }, (_, index) => button(0, cut.top + cut.dip + 26 + ((bottom - cut.top - 130) * index) / 5, 15, tone)).join(
    '',
  );
  const pocket = `M${cut.waist * 0.44},${t + 14}C${cut.waist * 0.5},${t + 110} ${cut.waist * 0.9},${t + 140} ${cut.hip - 40},${t + 130}`;
  return [
    seam(design, strip, 2) +
      stitch(design, `M18,${t}L18,${bottom + 6}`) +
      stitch(design, `M-18,${t}L-18,${bottom + 6}`) +
      onBothSides(seamAndStitch(design, pocket, 8, true)) +
      buttons,
  ];
}
