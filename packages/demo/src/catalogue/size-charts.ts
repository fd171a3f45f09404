import type { Audience, KindCode } from './codes.ts';
import { listSizes, type SizeRange } from './sizes.ts';
import type { BodyMeasure, DemoSizeChart } from './types.ts';

/**
 * Size charts in the style of EN 13402, where each size ends where the next begins. Each measure lists the limits between sizes in
 * mm: one more than there are sizes.
 */
type Limits = Partial<Record<BodyMeasure, readonly number[]>>;

/** Leg lengths of trousers, the same for all sizes. */
const womensLegs: readonly [number, number] = [740, 820];
const mensLegs: readonly [number, number] = [780, 860];

const women = {
  chest: [760, 840, 920, 1000, 1100, 1220, 1340],
  waist: [600, 680, 760, 840, 950, 1070, 1200],
  hip: [840, 920, 1000, 1070, 1150, 1250, 1350],
};
const men = {
  chest: [780, 860, 940, 1020, 1100, 1180, 1290],
  waist: [660, 740, 820, 900, 980, 1070, 1190],
  hip: [820, 900, 970, 1040, 1110, 1180, 1270],
};
/** W28 to W38; an inch is 25.4 mm. */
const inches = [700, 725, 750, 775, 800, 825, 850, 890, 940, 990];

const alpha = listSizes('alpha', 'women');
const waists = listSizes('waist', 'women');

const children: Limits = {
  height: [860, 920, 980, 1040, 1100, 1160, 1220, 1280, 1340, 1400, 1460, 1520, 1580, 1640],
  chest: [515, 530, 540, 555, 570, 590, 610, 635, 665, 695, 730, 765, 805, 850],
  waist: [495, 510, 520, 530, 540, 555, 570, 585, 605, 625, 645, 665, 685, 710],
};

/** By foot length. */
const socks: Readonly<Record<string, readonly [from: number, to: number]>> = {
  '23-26': [140, 167],
  '27-30': [167, 192],
  '31-34': [192, 218],
  '35-38': [218, 243],
  '39-42': [243, 268],
  '43-46': [268, 295],
};

/** Each band covers 50 mm of the underbust; a cup is the difference between bust and band: B 140 to 160 mm, C 160 to 180, D 180 to 200. */
const cups: Readonly<Record<string, number>> = { B: 140, C: 160, D: 180 };

/** Returns the length of a foot in mm: an EU size is two thirds of a centimetre, and a shoe is 15 mm longer than the foot. */
const footLength = (size: number): number => Math.round((size * 20) / 3 - 15);

export function demoSizeCharts(): DemoSizeChart[] {
  return [
    chart('women-tops', 'women', alpha, women),
    chart('women-bottoms', 'women', alpha, { waist: women.waist, hip: women.hip }),
    chart('women-trousers', 'women', alpha, { waist: women.waist, hip: women.hip }, { inseam: womensLegs }),
    chart('women-waist', 'women', waists, { waist: inches, hip: [930, 955, 980, 1000, 1020, 1045, 1070, 1110, 1160, 1210] }, { inseam: womensLegs }),
    chart('men-tops', 'men', alpha, { chest: men.chest, waist: men.waist }),
    chart('men-bottoms', 'men', alpha, { waist: men.waist, hip: men.hip }),
    chart('men-trousers', 'men', alpha, { waist: men.waist, hip: men.hip }, { inseam: mensLegs }),
    chart('men-waist', 'men', waists, { waist: inches, hip: [865, 890, 915, 940, 960, 985, 1010, 1050, 1100, 1150] }, { inseam: mensLegs }),
    chart('kids', 'kids', listSizes('alpha', 'kids'), children),
    chart('baby', 'kids', listSizes('baby', 'kids'), { height: [500, 560, 620, 680, 740, 800, 860] }),
    {
      code: 'bra',
      audience: 'women',
      measures: ['underbust', 'chest'],
      rows: listSizes('bra', 'women').map((size) => ({ size, ranges: braRanges(size) })),
    },
    ...(['women', 'men', 'kids'] as const).map((audience) => ({
      code: `${audience}-socks`,
      audience,
      measures: ['foot' as const],
      rows: listSizes('sock', audience).map((size) => ({ size, ranges: { foot: socks[size] ?? ([0, 0] as const) } })),
    })),
    ...(['women', 'men', 'kids'] as const).map((audience) => ({
      code: `${audience}-shoes`,
      audience,
      measures: ['foot' as const],
      rows: listSizes('shoe', audience).map((size) => ({
        size,
        ranges: { foot: [footLength(Number(size) - 0.5), footLength(Number(size) + 0.5)] as const },
      })),
    })),
  ];
}

function chart(
  code: string,
  audience: Audience,
  sizes: readonly string[],
  limits: Limits,
  alike: Partial<Record<BodyMeasure, readonly [number, number]>> = {},
): DemoSizeChart {
  const rows = sizes.map((size, index) => {
    const ranges = Object.entries(limits).map(([measure, edges]) => [measure, [edges[index] ?? 0, edges[index + 1] ?? 0]] as const);
    return { size, ranges: { ...Object.fromEntries(ranges), ...alike } };
  });
  return { code, audience, measures: [...Object.keys(limits), ...Object.keys(alike)] as BodyMeasure[], rows };
}

function braRanges(size: string): DemoSizeChart['rows'][number]['ranges'] {
  const band = Number(size.slice(0, 2)) * 10;
  const from = band + (cups[size.slice(2)] ?? 0);
  return { underbust: [band - 25, band + 25], chest: [from, from + 20] };
}

const trousers: readonly KindCode[] = ['trousers', 'joggers', 'leggings'];
const bottoms: readonly KindCode[] = ['skirt', 'shorts', 'briefs', 'boxers', 'tights', 'swim-shorts'];

/** Returns the size chart of a kind of garment; undefined if its sizes are not measured. */
export function findSizeChart(kind: KindCode, range: SizeRange, audience: Audience): string | undefined {
  if (range === 'one') return undefined;
  if (range === 'baby' || range === 'bra') return range;
  if (range === 'sock') return `${audience}-socks`;
  if (range === 'shoe') return `${audience}-shoes`;
  if (audience === 'kids') return 'kids';
  if (range === 'waist') return `${audience}-waist`;
  return `${audience}-${trousers.includes(kind) ? 'trousers' : bottoms.includes(kind) ? 'bottoms' : 'tops'}`;
}
