import type { Print } from '../pictures/index.ts';
import { fits, lengths, materials, necklines, occasions, patterns, sleeves } from './codes.ts';
import type {
  FilterFit,
  FilterLength,
  FilterMaterial,
  FilterNeckline,
  FilterOccasion,
  FilterPattern,
  FilterSleeve,
  KindCode,
  OccasionCode,
} from './codes.ts';
import { inEveryLanguage } from './compose-texts.ts';
import type { DemoAttribute, DemoAttributeValue, DemoCompositionPart, ProductCut } from './types.ts';

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
  ...(['length', 'sleeve', 'neckline', 'occasion'] as const).map((code) => ({ code, name: inEveryLanguage((texts) => texts.filters[code][0]) })),
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
  ...lengths.map((code) => ({ attribute: 'length' as const, code, name: inEveryLanguage((texts) => texts.filters.length[1][code]) })),
  ...sleeves.map((code) => ({ attribute: 'sleeve' as const, code, name: inEveryLanguage((texts) => texts.filters.sleeve[1][code]) })),
  ...necklines.map((code) => ({ attribute: 'neckline' as const, code, name: inEveryLanguage((texts) => texts.filters.neckline[1][code]) })),
  ...occasions.map((code) => ({ attribute: 'occasion' as const, code, name: inEveryLanguage((texts) => texts.filters.occasion[1][code]) })),
];

interface Described {
  kind: KindCode;
  cut: ProductCut;
  composition: readonly DemoCompositionPart[];
  print: Print;
  occasion: OccasionCode;
}

const sleevesByCut: Readonly<Record<string, FilterSleeve>> = {
  sleeveless: 'sleeveless',
  straps: 'sleeveless',
  short: 'short',
  puff: 'short',
  flutter: 'short',
  elbow: 'elbow',
  long: 'long',
  balloon: 'long',
  bell: 'long',
};

const necklinesByCut: Readonly<Record<string, FilterNeckline>> = {
  round: 'round',
  scoop: 'round',
  v: 'v',
  wrap: 'v',
  square: 'square',
  boat: 'boat',
  roll: 'roll',
  stand: 'high',
  straight: 'straight',
  halter: 'halter',
  'shirt-collar': 'collar',
  'band-collar': 'collar',
  revere: 'collar',
  'polo-collar': 'collar',
  bow: 'collar',
  lapel: 'lapel',
  shawl: 'lapel',
};

const lengthsByCut: Readonly<Record<string, FilterLength>> = {
  cropped: 'cropped',
  regular: 'regular',
  long: 'long',
  mini: 'mini',
  knee: 'knee',
  midi: 'midi',
  maxi: 'maxi',
  short: 'short',
  bermuda: 'knee',
  ankle: 'ankle',
  full: 'full',
};

const legFits: Readonly<Record<string, FilterFit>> = {
  skinny: 'close',
  slim: 'slim',
  straight: 'straight',
  wide: 'wide',
  flared: 'flared',
  tapered: 'relaxed',
};
const skirtFits: Readonly<Record<string, FilterFit>> = {
  'a-line': 'flared',
  straight: 'straight',
  pleated: 'flared',
  wide: 'wide',
  wrap: 'straight',
  tiered: 'wide',
};
const plainFits: Readonly<Record<string, FilterFit>> = { slim: 'slim', regular: 'classic', relaxed: 'relaxed', oversized: 'oversized' };

/** Kinds whose products all have the same length, sleeve or neckline, so a filter would be useless. */
const withoutLength: readonly KindCode[] = ['socks', 'tights', 'pyjamas', 'camisole', 'polo', 'shirt', 'blouse', 'overshirt'];
const withoutSleeve: readonly KindCode[] = ['bra', 'swimsuit'];
const withoutNeckline: readonly KindCode[] = ['bra', 'pyjamas', 'baby-bodysuit'];

/** Occasions for shoppers: layering and the weekend count as every day. */
const getOccasion = (occasion: OccasionCode): FilterOccasion => (occasion === 'weekend' || occasion === 'layering' ? 'everyday' : occasion);

const closeKinds: readonly KindCode[] = ['leggings', 'bodysuit', 'swimsuit'];

const findValue = <Value>(table: Readonly<Record<string, Value>>, value: string | undefined): Value | undefined =>
  value === undefined ? undefined : table[value];

/** Returns the filter value of the main fibre in the garment's main part. */
function findMaterial(composition: readonly DemoCompositionPart[]): string | undefined {
  const main = composition[0]?.fibres.toSorted((a, b) => b.percent - a.percent)[0]?.fibre;
  const material = materials.find((fibre) => fibre === main);
  return material && getMaterialCode(material);
}

function findFit(kind: KindCode, cut: ProductCut): FilterFit | undefined {
  if (closeKinds.includes(kind)) return 'close';
  return findValue(legFits, cut.legs) ?? findValue(skirtFits, cut.skirt) ?? findValue(plainFits, cut.fit);
}

function findNeckline(kind: KindCode, cut: ProductCut): FilterNeckline | undefined {
  if (withoutNeckline.includes(kind)) return undefined;
  return cut.hood === 'hood' ? 'hood' : findValue(necklinesByCut, cut.neckline);
}

/** Returns the filter values of a product as `attribute:code`. They are derived from the features that its pictures show. */
export function listAttributes({ kind, cut, composition, print, occasion }: Described): string[] {
  const values: [attribute: DemoAttribute['code'], value: string | undefined][] = [
    ['material', findMaterial(composition)],
    ['pattern', patternsByPrint[print]],
    ['fit', findFit(kind, cut)],
    ['length', withoutLength.includes(kind) ? undefined : findValue(lengthsByCut, cut.length)],
    ['sleeve', withoutSleeve.includes(kind) ? undefined : findValue(sleevesByCut, cut.sleeve)],
    ['neckline', findNeckline(kind, cut)],
    ['occasion', getOccasion(occasion)],
  ];
  return values.flatMap(([attribute, value]) => (value === undefined ? [] : [`${attribute}:${value}`]));
}

const capitalised = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
