import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { Measure, SizeChart } from '#contracts/catalog';
import { findSize, type SizeQuestion } from './find-size.ts';

type Ranges = SizeChart['rows'][number]['ranges'];
const buildChart = (measures: Measure[], rows: Record<string, Ranges>): SizeChart => ({
  code: 'test',
  measures,
  rows: Object.entries(rows).map(([code, ranges], index) => ({ size: { id: index + 1, code, name: code.toUpperCase() }, ranges })),
});

const tops = buildChart(['chest', 'waist'], {
  s: { chest: [860, 910], waist: [680, 730] },
  m: { chest: [920, 970], waist: [740, 790] },
  l: { chest: [980, 1030], waist: [800, 850] },
});
const find = (question: Partial<SizeQuestion>) => findSize({ chart: tops, body: {}, preference: 'regular', verdict: null, ...question });
const findSizeCode = (question: Partial<SizeQuestion>) => find(question).size?.code ?? null;

describe('a body within the ranges of a size', () => {
  test('gives that size without further reasons', () => {
    expect(find({ body: { chest: 945, waist: 765 } })).toMatchObject({ size: { code: 'm' }, alternative: null, reasons: [{ code: 'within' }] });
  });
  test('gives that size for any preference, with the neighbour near its limits', () => {
    for (const preference of ['close', 'regular', 'loose'] as const) expect(findSizeCode({ body: { chest: 970 }, preference })).toBe('m');
    expect(find({ body: { chest: 970 } }).alternative?.code).toBe('l');
    expect(find({ body: { chest: 920 } }).alternative?.code).toBe('s');
  });
});

describe('a body between two sizes', () => {
  test.each([
    ['close', 's'],
    ['loose', 'm'],
  ] as const)('with the preference %s gives %s, and the other as alternative', (preference, size) => {
    const advice = find({ body: { chest: 916 }, preference });
    expect(advice.size?.code).toBe(size);
    expect(advice.alternative?.code).toBe(size === 's' ? 'm' : 's');
    expect(advice.reasons.map(({ code }) => code)).toContain('between');
  });
  test('without a preference gives the nearer size', () => {
    expect(findSizeCode({ body: { chest: 912 } })).toBe('s');
    expect(findSizeCode({ body: { chest: 918 } })).toBe('m');
  });
});

test('the largest measure decides and is named', () => {
  expect(find({ body: { chest: 880, waist: 820 } })).toMatchObject({ size: { code: 'l' }, reasons: [{ code: 'decided-by', measure: 'waist' }] });
});

describe('a garment that runs small', () => {
  test('moves a body up from the upper part of a size, with the reason', () => {
    const advice = find({ body: { chest: 965 }, verdict: 'small' });
    expect(advice).toMatchObject({ size: { code: 'l' }, alternative: { code: 'm' } });
    expect(advice.reasons).toEqual([{ code: 'decided-by', measure: 'chest' }, { code: 'runs-small' }]);
  });
  test('does not move a body in the middle of a size', () => {
    expect(find({ body: { chest: 945 }, verdict: 'small' })).toMatchObject({ size: { code: 'm' }, reasons: [{ code: 'within' }] });
  });
  test('is mirrored by one that runs large, which moves a body down from the lower part', () => {
    expect(find({ body: { chest: 925 }, verdict: 'large' })).toMatchObject({ size: { code: 's' }, alternative: { code: 'm' } });
    expect(findSizeCode({ body: { chest: 945 }, verdict: 'large' })).toBe('m');
  });
});

describe('a body outside the chart', () => {
  test('slightly below gets the smallest size, with the reason', () => {
    expect(find({ body: { chest: 830 } })).toMatchObject({ size: { code: 's' }, reasons: [{ code: 'below-smallest', measure: 'chest' }] });
  });
  test('far below or above gets no size', () => {
    expect(find({ body: { chest: 700 } })).toEqual({ size: null, alternative: null, reasons: [{ code: 'below-smallest', measure: 'chest' }] });
    expect(find({ body: { chest: 1200 } })).toEqual({ size: null, alternative: null, reasons: [{ code: 'above-largest', measure: 'chest' }] });
  });
});

test('long legs do not lead to a wider waist', () => {
  const trousers = buildChart(['waist', 'inseam'], { s: { waist: [680, 740], inseam: [760, 780] }, m: { waist: [750, 800], inseam: [790, 810] } });
  expect(find({ chart: trousers, body: { waist: 700, inseam: 850 } }).size?.code).toBe('s');
  expect(find({ chart: trousers, body: { inseam: 800 } }).size?.code).toBe('m');
});

test("children's sizes depend on height, and on the chest if it is larger", () => {
  const kids = buildChart(['height', 'chest'], { 104: { height: [990, 1040], chest: [550, 570] }, 110: { height: [1050, 1100], chest: [570, 590] } });
  expect(find({ chart: kids, body: { height: 1080, chest: 560 } }).size?.code).toBe('110');
  expect(find({ chart: kids, body: { height: 1000, chest: 585 } }).size?.code).toBe('110');
});

describe('a bra, whose sizes do not form a ladder', () => {
  const bras = buildChart(['underbust', 'chest'], {
    '70a': { underbust: [680, 720], chest: [820, 840] },
    '70b': { underbust: [680, 720], chest: [840, 860] },
    '75a': { underbust: [730, 770], chest: [870, 890] },
    '75b': { underbust: [730, 770], chest: [890, 910] },
    '80a': { underbust: [780, 820], chest: [880, 900] },
  });
  test('is found by both measures together', () => {
    expect(find({ chart: bras, body: { underbust: 740, chest: 900 } })).toMatchObject({ size: { code: '75b' }, reasons: [{ code: 'within' }] });
    expect(find({ chart: bras, body: { underbust: 725, chest: 850 } })).toMatchObject({ size: { code: '70b' } });
  });
  test('is not found if none is near', () => {
    expect(find({ chart: bras, body: { underbust: 950, chest: 1100 } })).toMatchObject({ size: null });
  });
});

/** Charts with growing sizes, whose ranges touch, overlap or leave gaps. */
const ladder = fc
  .array(fc.record({ width: fc.integer({ min: 30, max: 80 }), gap: fc.integer({ min: -14, max: 20 }) }), { minLength: 1, maxLength: 9 })
  .map((steps) => {
    let from = 800;
    return buildChart(
      ['chest', 'hip'],
      Object.fromEntries(
        steps.map(({ width, gap }, index) => {
          const range: [number, number] = [from, from + width];
          from += width + gap;
          return [`size ${index}`, { chest: range, hip: [range[0] + 50, range[1] + 60] }];
        }),
      ),
    );
  });
const preference = fc.constantFrom('close', 'regular', 'loose');
const verdict = fc.constantFrom(null, 'small', 'true', 'large');
const mm = fc.integer({ min: 600, max: 1700 });
/** Position of a result; below or above all sizes if there is none. */
const getRank = ({ size, reasons }: ReturnType<typeof findSize>): number =>
  size?.id ?? (reasons.some(({ code }) => code === 'below-smallest') ? 0 : 1000);

property.prop([ladder, fc.nat(), fc.double({ min: 0, max: 1, noNaN: true }), preference])(
  'a body within a range of the chart gets a size whose range contains it',
  (chart, pick, share, preference) => {
    const [from, to] = chart.rows[pick % chart.rows.length]?.ranges.chest ?? [0, 0];
    const chest = Math.round(from + share * (to - from));
    const { size, reasons } = findSize({ chart, body: { chest }, preference, verdict: null });
    const [least, most] = chart.rows.find((row) => row.size.id === size?.id)?.ranges.chest ?? [0, 0];
    expect(chest).toBeGreaterThanOrEqual(least);
    expect(chest).toBeLessThanOrEqual(most);
    expect(reasons[0]).toEqual({ code: 'within' });
  },
);

property.prop([ladder, mm, mm, fc.nat(200), fc.nat(200), preference, verdict])(
  'a larger body never gets a smaller size',
  (chart, chest, hip, more, wider, preference, verdict) => {
    const smaller = findSize({ chart, body: { chest, hip }, preference, verdict });
    const larger = findSize({ chart, body: { chest: chest + more, hip: hip + wider }, preference, verdict });
    expect(getRank(larger)).toBeGreaterThanOrEqual(getRank(smaller));
  },
);

property.prop([ladder, mm, mm, verdict])('a looser preference never gives a smaller size', (chart, chest, hip, verdict) => {
  const ranks = (['close', 'regular', 'loose'] as const).map((preference) => getRank(findSize({ chart, body: { chest, hip }, preference, verdict })));
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
});

property.prop([ladder, mm, preference])(
  'running small never moves a body down, running large never moves it up, and neither by more than one size',
  (chart, chest, preference) => {
    const rank = (verdict: SizeQuestion['verdict']) => getRank(findSize({ chart, body: { chest }, preference, verdict }));
    const [large, plain, small] = [rank('large'), rank(null), rank('small')];
    expect(large <= plain && plain <= small).toBe(true);
    expect(small - plain <= 1 && plain - large <= 1).toBe(true);
  },
);
