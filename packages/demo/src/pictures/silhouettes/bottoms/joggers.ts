import { darker, lighter } from '#pictures/colour';
import { mirrored, onBothSides, type Cloth, type Design, type Drawing, type Layer } from '#pictures/drawing';
import { offset, polyline } from '#pictures/path';
import { between } from '#pictures/random';
import { gathers, piled, type Relief } from '#pictures/relief';
import { bartack, ribs, seam, stitch, topstitch } from '#pictures/stitching';
import { cord, stud } from '#pictures/trims';
import { elasticWaist, legBlock, legHem, legRelief, drawLegs, outseam, waistInside, type LegCut } from '../lower.ts';

export function cutJoggers(design: Design): Drawing {
  const cut = legBlock(design, 'straight');
  cut.length -= 90;
  return softLegs(design, cut, { cuff: between(design.random, 74, 96), hasCord: true });
}

interface SoftLegs {
  cuff: number;
  hasCord: boolean;
  depth?: number;
  hasPockets?: boolean;
  fabric?: Drawing['fabric'];
}

/** Draws legs with an elastic waist: joggers, sweat shorts, swim shorts, pyjama bottoms. */
export function softLegs(design: Design, cut: LegCut, { cuff, hasCord, depth = 1.3, hasPockets = true, fabric = 'fleece' }: SoftLegs): Drawing {
  const thick = 64;
  const waist = elasticWaist(design, cut, thick, design.print === 'colour-block' ? { colour: design.accent, isPrinted: false } : {});
  const ends = cuff > 0 ? cuffs(design, cut, cuff) : [];
  const bottom = cut.top + cut.length;
  const gathered: Relief = cuff > 0 ? gathers({ seed: design.seed + 9, at: [0, bottom], falls: 270, reach: 50, across: 22, height: 6 }) : () => 0;
  const block = design.print === 'colour-block' ? `<path d="M${cut.hip - 40},0H900V2400H${cut.hemOut - 30}Z" fill="${design.accent}"/>` : '';
  const hem = cuff > 0 ? '' : topstitch(design, legHem(cut), 30, true);
  return {
    fabric,
    focus: { x: 40, y: cut.top + 190, zoom: 2.5 },
    layers: [
      ...waistInside(design, cut),
      ...ends,
      {
        d: drawLegs(cut),
        relief: piled(legRelief(design, cut, depth), waist.pleats, gathered),
        marks: onBothSides(block + hem + seam(design, outseam(cut), 4)),
      },
      seam(design, `M0,${cut.top + thick + cut.dip}L0,${cut.top + cut.rise}`, 2.4),
      hasPockets ? pockets(design, cut, thick) : '',
      ...waist.band,
      hasCord && !design.isBack ? drawcord(design, cut) : '',
    ],
  };
}

function pockets(design: Design, cut: LegCut, thick: number): Layer {
  const t = cut.top + thick;
  if (design.isBack) {
    const box = `M${cut.waist * 0.3},${t + 130}L${cut.waist * 0.3 + 146},${t + 124}L${cut.waist * 0.3 + 150},${t + 280}L${cut.waist * 0.3 + 4},${t + 286}Z`;
    return seam(design, box, 2) + stitch(design, offset(box, 8));
  }
  const slant = `M${cut.waist * 0.72},${t + 12}C${cut.waist * 0.8},${t + 80} ${cut.hip - 30},${t + 150} ${cut.hip - 4},${t + 196}`;
  return onBothSides(
    seam(design, slant, 3.2) +
      topstitch(design, slant, 9, true) +
      bartack(cut.waist * 0.72 + 4, t + 18, 70, design.thread) +
      bartack(cut.hip - 14, t + 186, 50, design.thread),
  );
}

function drawcord(design: Design, cut: LegCut): string {
  const y = cut.top + cut.dip + 34;
  const tone = design.random() > 0.5 ? lighter(design.base, 0.7) : darker(design.base, 0.25);
  const reach = between(design.random, 150, 210);
  return (
    stud(-34, y, 8, '#aaa7a1') +
    stud(34, y, 8, '#aaa7a1') +
    cord(`M-34,${y}C-20,${y + 40} -36,${y + 90} -26,${y + reach}`, tone, 11) +
    cord(`M34,${y}C26,${y + 50} 40,${y + 100} 22,${y + reach + 22}`, tone, 11)
  );
}

function cuffs(design: Design, cut: LegCut, thick: number): Layer[] {
  const y = cut.top + cut.length;
  const { hemInset, hemOut } = cut;
  const upper = polyline([
    [hemInset + 8, y - 8],
    [hemOut - 8, y - 10],
  ]);
  const lower = polyline([
    [hemInset + 18, y + thick],
    [hemOut - 20, y + thick - 2],
  ]);
  const d = `M${hemInset + 6},${y - 10}L${hemOut - 6},${y - 12}L${hemOut - 14},${y + thick * 0.5}L${hemOut - 20},${y + thick - 2}C${(hemInset + hemOut) / 2},${y + thick + 8} ${(hemInset + hemOut) / 2},${y + thick + 8} ${hemInset + 18},${y + thick}L${hemInset + 12},${y + thick * 0.5}Z`;
  const cuff: Cloth = { d, isPrinted: false, fabric: 'jersey', roll: 9, marks: ribs(design, upper, lower, 16) };
  return [cuff, mirrored(cuff)];
}
