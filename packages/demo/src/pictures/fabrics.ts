import type { Finish } from './engine/shade.ts';
import type { WeaveName } from './engine/weaves.ts';

export const fabricCodes = [
  'jersey',
  'heavy-cotton',
  'poplin',
  'linen',
  'merino',
  'lambswool',
  'cotton-knit',
  'viscose',
  'satin',
  'denim',
  'twill',
  'brushed',
  'wool-blend',
  'padded',
  'corduroy',
  'flannel',
  'modal',
  'microfibre',
  'swim',
  'shell',
  'canvas',
  'leather',
  'suede',
] as const;
export type FabricCode = (typeof fabricCodes)[number];

/** The look and drape of a fabric. */
export interface Cloth {
  weave: WeaveName;
  finish: Finish;
  /** Depth of soft folds; 1 is cotton jersey. */
  drape: number;
  /** Depth of sharp creases; 1 is linen. */
  crease: number;
}

type Row = [weave: WeaveName, grain: number, drape: number, crease: number, gloss?: number, sharpness?: number, fuzz?: number];

// prettier-ignore
const rows: Record<FabricCode, Row> = {
  jersey: ['jersey', 0.16, 1, 0.25, 0, 8, 0.15],
  'heavy-cotton': ['jersey', 0.2, 0.75, 0.15, 0, 8, 0.2],
  poplin: ['poplin', 0.1, 0.7, 0.75, 0.04, 10],
  linen: ['linen', 0.26, 0.75, 1, 0, 8, 0.1],
  merino: ['fine-knit', 0.34, 0.9, 0.1, 0, 8, 0.45],
  lambswool: ['knit', 0.42, 0.7, 0, 0, 8, 0.7],
  'cotton-knit': ['fine-knit', 0.34, 0.85, 0.1, 0.02, 8, 0.2],
  viscose: ['poplin', 0.06, 1.35, 0.2, 0.08, 9],
  satin: ['smooth', 0.03, 1.5, 0.1, 0.55, 9],
  denim: ['denim', 0.34, 0.55, 0.5],
  twill: ['twill', 0.16, 0.6, 0.45, 0.02, 10],
  brushed: ['fleece', 0.16, 0.9, 0.15, 0, 8, 0.35],
  'wool-blend': ['wool', 0.24, 0.5, 0.05, 0, 8, 0.6],
  padded: ['smooth', 0.04, 0.5, 0.9, 0.3, 18],
  corduroy: ['corduroy', 0.36, 0.55, 0.25, 0.03, 6, 0.5],
  flannel: ['flannel', 0.17, 0.8, 0.3, 0, 8, 0.5],
  modal: ['jersey', 0.1, 1.15, 0.15, 0.07, 8],
  microfibre: ['smooth', 0.05, 0.7, 0.1, 0.14, 12],
  swim: ['smooth', 0.06, 0.5, 0.1, 0.2, 14],
  shell: ['poplin', 0.05, 0.6, 0.9, 0.12, 14],
  canvas: ['canvas', 0.22, 0.4, 0.45],
  leather: ['leather', 0.12, 0.35, 0.35, 0.5, 22],
  suede: ['suede', 0.16, 0.4, 0.1, 0, 8, 0.7],
};

/** Returns the look and drape of a fabric. */
export function getCloth(code: FabricCode): Cloth {
  const [weave, grain, drape, crease, gloss = 0, sharpness = 8, fuzz = 0] = rows[code];
  return { weave, finish: { gloss, sharpness, fuzz, grain }, drape, crease };
}
