import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Measure } from '@selvedge/server/contract';

export const regions = ['INT', 'EU', 'UK', 'US', 'IT', 'FR'] as const;
export type Region = (typeof regions)[number];

/** The names of one size by region, and its body measurements as ranges in mm. */
interface ConversionRow {
  sizes: Partial<Record<Region, string>>;
  ranges: Partial<Record<Measure, readonly [number, number]>>;
}

export interface ConversionTable {
  /** The id of the table on the page. */
  id: string;
  name: MessageDescriptor;
  regions: readonly Region[];
  measures: readonly Measure[];
  rows: readonly ConversionRow[];
}

interface SizeScale {
  id: string;
  name: MessageDescriptor;
  /** One word per size, the smallest first. */
  sizes: Partial<Record<Region, string>>;
  /** Limits between sizes in mm, one more than sizes: each size begins where the previous one ends. */
  limits: Partial<Record<Measure, readonly number[]>>;
}

function buildTable({ id, name, sizes, limits }: SizeScale): ConversionTable {
  const columns = regions.flatMap((region) => (sizes[region] === undefined ? [] : [[region, sizes[region].split(' ')] as const]));
  const measured = Object.entries(limits) as [Measure, readonly number[]][];
  const count = columns[0]?.[1].length ?? 0;
  const rows = Array.from({ length: count }, (_, row) => ({
    sizes: Object.fromEntries(columns.map(([region, names]) => [region, names[row]])),
    ranges: Object.fromEntries(measured.map(([measure, at]) => [measure, [at[row] ?? 0, at[row + 1] ?? 0] as const])),
  }));
  return { id, name, regions: columns.map(([region]) => region), measures: measured.map(([measure]) => measure), rows };
}

/**
 * Conversions between regions. Measurements follow the steps of EN 13402-3 (4 cm of bust or chest per size, 6 cm of height for
 * children). Names follow the usual relations of national systems. Women: EU is the German number, French is 2 and Italian 6 above
 * it. Men's jackets: half the chest in cm on the Continent, the chest in inches in Britain and America. A product's own chart takes
 * precedence.
 */
export const conversionTables: readonly ConversionTable[] = [
  buildTable({
    id: 'women',
    name: msg`Women: dresses, tops, jackets, trousers`,
    sizes: {
      INT: 'XS XS S S M M L L XL XL',
      EU: '32 34 36 38 40 42 44 46 48 50',
      UK: '6 8 10 12 14 16 18 20 22 24',
      US: '2 4 6 8 10 12 14 16 18 20',
      IT: '38 40 42 44 46 48 50 52 54 56',
      FR: '34 36 38 40 42 44 46 48 50 52',
    },
    limits: {
      chest: [760, 800, 840, 880, 920, 960, 1000, 1050, 1100, 1160, 1220],
      waist: [600, 640, 680, 720, 760, 800, 840, 895, 950, 1010, 1070],
      hip: [840, 880, 920, 960, 1000, 1035, 1070, 1110, 1150, 1200, 1250],
    },
  }),
  buildTable({
    id: 'men',
    name: msg`Men: shirts, jumpers, jackets`,
    sizes: {
      INT: 'XS S S M M L L XL XL',
      EU: '42 44 46 48 50 52 54 56 58',
      UK: '32 34 36 38 40 42 44 46 48',
      US: '32 34 36 38 40 42 44 46 48',
      IT: '42 44 46 48 50 52 54 56 58',
      FR: '42 44 46 48 50 52 54 56 58',
    },
    limits: {
      chest: [820, 860, 900, 940, 980, 1020, 1060, 1100, 1140, 1180],
      waist: [700, 740, 780, 820, 860, 900, 940, 980, 1025, 1070],
    },
  }),
  buildTable({
    id: 'men-trousers',
    name: msg`Men: trousers and jeans`,
    sizes: {
      INT: 'S S M M L L XL',
      EU: '44 46 48 50 52 54 56',
      UK: '30 32 33 34 36 38 40',
      US: '30 32 33 34 36 38 40',
      IT: '44 46 48 50 52 54 56',
      FR: '36 38 40 42 44 46 48',
    },
    limits: {
      waist: [740, 780, 820, 860, 900, 940, 980, 1025],
      hip: [900, 935, 970, 1005, 1040, 1075, 1110, 1145],
    },
  }),
  buildTable({
    id: 'bras',
    name: msg`Bras: band size`,
    sizes: {
      EU: '65 70 75 80 85 90',
      UK: '30 32 34 36 38 40',
      US: '30 32 34 36 38 40',
      IT: '1 2 3 4 5 6',
      FR: '80 85 90 95 100 105',
    },
    limits: { underbust: [625, 675, 725, 775, 825, 875, 925] },
  }),
  buildTable({
    id: 'kids',
    name: msg`Kids`,
    sizes: {
      EU: '92 98 104 110 116 122 128 134 140 146 152 158 164',
      UK: '1½–2 2–3 3–4 4–5 5–6 6–7 7–8 8–9 9–10 10–11 11–12 12–13 13–14',
      US: '2T 3T 4T 5 6 7 8 9 10 11 12 13 14',
      IT: '2 3 4 5 6 7 8 9 10 11 12 13 14',
      FR: '2A 3A 4A 5A 6A 7A 8A 9A 10A 11A 12A 13A 14A',
    },
    limits: {
      height: [860, 920, 980, 1040, 1100, 1160, 1220, 1280, 1340, 1400, 1460, 1520, 1580, 1640],
      chest: [515, 530, 540, 555, 570, 590, 610, 635, 665, 695, 730, 765, 805, 850],
      waist: [495, 510, 520, 530, 540, 555, 570, 585, 605, 625, 645, 665, 685, 710],
    },
  }),
  buildTable({
    id: 'socks',
    name: msg`Socks and tights`,
    sizes: {
      EU: '23–26 27–30 31–34 35–38 39–42 43–46',
      UK: '6–8½ 9–11½ 12–1½ 2½–5 5½–8 8½–11',
      US: '7–9½ 10–12½ 13–2½ 3½–6 6½–9 9½–12',
      IT: '23–26 27–30 31–34 35–38 39–42 43–46',
      FR: '23–26 27–30 31–34 35–38 39–42 43–46',
    },
    limits: { foot: [140, 167, 192, 218, 243, 268, 295] },
  }),
];
