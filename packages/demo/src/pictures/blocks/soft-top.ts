import type { Design, Layer } from '../drawing.ts';
import { piled, type Relief } from '../relief.ts';
import { cutBody, type Body, type BodyCut } from './body.ts';
import { drawSleeves, type SleevePlan } from './sleeves.ts';
import { drawHemRib, drawPanel } from './top.ts';
import type { Mark } from '../drawing.ts';

interface SoftTop {
  looseness: number;
  hem: 'stitched' | 'shirt' | 'rib' | 'plain';
  /** Height of the ribbed hem in units of a woman's garment. */
  rib?: number;
  sleeve?: SleevePlan | undefined;
  trimColour?: string | undefined;
  marks?: readonly Mark[];
  extra?: Relief | undefined;
  lift?: number;
}

/** Draws body, sleeves and ribbed hem of a top; collars, closures and pockets follow. */
export function drawSoftTop(design: Design, body: Body, top: SoftTop): Layer[] {
  return [
    ...drawSlitBack(design, body),
    ...(top.hem === 'rib' ? [drawHemRib(design, body, top.rib ?? 60, top.trimColour)] : []),
    drawPanel(design, body, {
      looseness: top.looseness,
      hem: top.hem,
      marks: top.marks ?? [],
      extra: piled(top.extra),
      ...(top.lift === undefined ? {} : { lift: top.lift }),
    }),
    ...(top.sleeve ? drawSleeves(design, body, top.sleeve) : []),
  ];
}

/** Draws the other half of the garment, visible through its side slits. */
function drawSlitBack(design: Design, { cut }: Body): Layer[] {
  if (!cut.slit) return [];
  const { slit, ...whole } = cut;
  const other = cutBody(design, { ...whole, hem: whole.hem + slit * 0.18 });
  return [{ part: 'hem:slits', d: other.outline, colour: design.inside, isPrinted: false, volume: 0.3, roll: 3, lift: 5 }];
}

/** Adds slits of a height to a body's measures. */
export const withSlits = (cut: BodyCut, hem: 'straight' | 'slits', height: number): BodyCut => (hem === 'slits' ? { ...cut, slit: height } : cut);
