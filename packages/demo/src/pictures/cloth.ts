import type { Cloth, Design } from './drawing.ts';
import { darker } from './colour.ts';
import { fabricPattern, type Fabric } from './fabric.ts';
import { shading } from './light.ts';
import type { Box } from './path.ts';
import { printPattern } from './prints.ts';
import type { Field } from './raster.ts';
import { flat } from './relief.ts';
import { liftShadow } from './shadow.ts';

/** Collects the `<defs>` of one garment; ids have a prefix, so that several garments can share a scene. */
export interface Sheet {
  prefix: string;
  defs: Map<string, string>;
  design: Design;
  fabric: Fabric;
  volume: Field;
  window: Box;
  zoom: number;
  /** Pixels of the weave per drawing unit. */
  weave: number;
  /** Drawing units between two samples of the lighting. */
  step: number;
  clips: number;
}

/** Draws one piece as SVG: shadow on the piece below, dyed colour, print, weave, light, edge. */
export function layCloth(sheet: Sheet, cloth: Cloth): string {
  const { design } = sheet;
  const colour = cloth.colour ?? design.base;
  const turn = Math.round((cloth.turn ?? 0) * 10) / 10;
  const clip = `${sheet.prefix}c${(sheet.clips += 1)}`;
  sheet.defs.set(clip, `<clipPath id="${clip}"><path d="${cloth.d}"/></clipPath>`);
  const weave = chooseWeave(sheet, cloth);
  const print = cloth.isPrinted === false ? undefined : addPrintPattern(sheet, turn);
  const light = shading(
    {
      d: cloth.d,
      colour,
      relief: cloth.relief ?? flat,
      fade: cloth.fade,
      roll: cloth.roll ?? 7,
      gloss: cloth.gloss ?? 0,
      volume: sheet.volume,
      fullness: cloth.fullness ?? 1,
    },
    sheet.window,
    sheet.step,
  );
  const fill = (paint: string): string => `<path d="${cloth.d}" fill="${paint}"/>`;
  const body =
    fill(colour) +
    (print ? fill(`url(#${print})`) : '') +
    fill(`url(#${addFabricPattern(sheet, weave, colour, turn)})`) +
    `<g clip-path="url(#${clip})">${cloth.marks ?? ''}${light}</g>` +
    `<path d="${cloth.d}" fill="none" stroke="${darker(colour, 0.62)}" stroke-opacity="0.5" stroke-width="2.4" stroke-linejoin="round"/>`;
  const shadow = cloth.lift ? liftShadow(cloth.d, cloth.lift) : '';
  return shadow + body;
}

function chooseWeave(sheet: Sheet, cloth: Cloth): Fabric {
  if (cloth.fabric) return cloth.fabric;
  const byPrint = { melange: 'heather', denim: 'twill', rib: 'rib', cable: 'cable' } as const;
  const { print } = sheet.design;
  return print in byPrint ? byPrint[print as keyof typeof byPrint] : sheet.fabric;
}

function addFabricPattern(sheet: Sheet, fabric: Fabric, colour: string, turn: number): string {
  const id = `${sheet.prefix}f-${fabric}-${colour.slice(1)}-${Math.round(turn * 10)}`;
  if (!sheet.defs.has(id)) sheet.defs.set(id, fabricPattern(id, fabric, colour, turn, sheet.weave));
  return id;
}

function addPrintPattern(sheet: Sheet, turn: number): string | undefined {
  const id = `${sheet.prefix}p-${Math.round(turn * 10)}`;
  if (!sheet.defs.has(id)) {
    const { base, accent, seed, print } = sheet.design;
    const pattern = printPattern(id, print, { base, accent, seed }, turn);
    if (!pattern) return undefined;
    sheet.defs.set(id, pattern);
  }
  return id;
}
