import type { Print } from '../pictures/index.ts';
import { fits, materials, patterns, type FilterMaterial, type FilterPattern, type FitCode } from './codes.ts';
import { inEveryLanguage } from './compose-texts.ts';
import type { SizeRange } from './sizes.ts';
import type { DemoAttribute, DemoAttributeValue, DemoCompositionPart } from './types.ts';

/** Denim counts as plain in every wash. */
const patternsByPrint: Readonly<Record<Print, FilterPattern>> = {
  plain: 'plain',
  denim: 'plain',
  stripe: 'striped',
  'wide-stripe': 'striped',
  dots: 'dots',
  check: 'checked',
  floral: 'floral',
  leaf: 'leaf',
  melange: 'melange',
  rib: 'ribbed',
  cable: 'cable',
  'colour-block': 'colour-block',
};

/** Filters call flax linen. */
const getMaterialCode = (material: FilterMaterial): string => (material === 'flax' ? 'linen' : material);

export const demoAttributes = (): DemoAttribute[] => [
  { code: 'material', name: inEveryLanguage((texts) => texts.filters.material) },
  { code: 'pattern', name: inEveryLanguage((texts) => texts.filters.pattern[0]) },
  { code: 'fit', name: inEveryLanguage((texts) => texts.filters.fit[0]) },
];

/** Returns the filter values in display order. */
export const demoAttributeValues = (): DemoAttributeValue[] => [
  ...materials.map((material) => ({
    attribute: 'material' as const,
    code: getMaterialCode(material),
    name: inEveryLanguage((texts) => capitalised(texts.filters.materials?.[material] ?? texts.fibres[material])),
  })),
  ...patterns.map((code) => ({
    attribute: 'pattern' as const,
    code,
    name: inEveryLanguage((texts) => texts.filters.pattern[1][code]),
  })),
  ...fits.map((code) => ({ attribute: 'fit' as const, code, name: inEveryLanguage((texts) => texts.filters.fit[1][code]) })),
];

/** Returns the filter values of a product as `attribute:code`. Only garments cut to the body have a fit. */
export function listAttributes(parts: { composition: readonly DemoCompositionPart[]; print: Print; fit: FitCode; range: SizeRange }): string[] {
  const main = parts.composition[0]?.fibres.toSorted((a, b) => b.percent - a.percent)[0]?.fibre;
  const material = materials.find((fibre) => fibre === main);
  const fit = parts.range === 'one' || parts.range === 'shoe' ? undefined : fits.find((code) => code === parts.fit);
  return [...(material ? [`material:${getMaterialCode(material)}`] : []), `pattern:${patternsByPrint[parts.print]}`, ...(fit ? [`fit:${fit}`] : [])];
}

const capitalised = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
