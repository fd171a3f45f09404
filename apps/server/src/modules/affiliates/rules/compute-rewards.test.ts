import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { computeRewards } from './compute-rewards.ts';

const toAmounts = (amount: number | undefined): Record<string, number> => (amount === undefined ? {} : { EUR: amount });
const rule = (id: number, fixed?: number, cap?: number) => ({ id, fixedAmounts: toAmounts(fixed), caps: toAmounts(cap) });

test('a rule without a fixed amount or a maximum pays its rate', () => {
  expect(computeRewards([{ rule: rule(1), basisPoints: 1000, base: 4000 }], 'EUR')).toEqual([{ fixed: 0, capped: 0, amount: 400 }]);
  expect(computeRewards([{ rule: null, basisPoints: 0, base: 4000 }], 'EUR')).toEqual([{ fixed: 0, capped: 0, amount: 0 }]);
});

test('the fixed amount is paid once for an order and split over the lines by their value', () => {
  const lines = [
    { rule: rule(1, 500), basisPoints: 1000, base: 3000 },
    { rule: rule(1, 500), basisPoints: 1000, base: 1000 },
    { rule: rule(2), basisPoints: 500, base: 1000 },
  ];
  expect(computeRewards(lines, 'EUR')).toEqual([
    { fixed: 375, capped: 0, amount: 675 },
    { fixed: 125, capped: 0, amount: 225 },
    { fixed: 0, capped: 0, amount: 50 },
  ]);
  expect(computeRewards(lines, 'PLN').map(({ fixed }) => fixed)).toEqual([0, 0, 0]);
  expect(computeRewards(lines, 'EUR', new Map([[1, 900]])).map(({ fixed }) => fixed)).toEqual([0, 0, 0]);
});

test('the maximum reduces the lines of its rule in proportion, and counts what earlier lines of the order earned', () => {
  const lines = [
    { rule: rule(1, undefined, 300), basisPoints: 1000, base: 3000 },
    { rule: rule(1, undefined, 300), basisPoints: 1000, base: 1000 },
  ];
  expect(computeRewards(lines, 'EUR')).toEqual([
    { fixed: 0, capped: 75, amount: 225 },
    { fixed: 0, capped: 25, amount: 75 },
  ]);
  expect(computeRewards(lines, 'EUR', new Map([[1, 250]])).map(({ amount }) => amount)).toEqual([37, 13]);
  expect(computeRewards(lines, 'EUR', new Map([[1, 999]])).map(({ amount }) => amount)).toEqual([0, 0]);
});

test('a fixed amount never exceeds the value of the order', () => {
  expect(computeRewards([{ rule: rule(1, 2000), basisPoints: 1000, base: 500 }], 'EUR')).toEqual([{ fixed: 2000, capped: 1550, amount: 500 }]);
  expect(computeRewards([{ rule: rule(1, 2000), basisPoints: 1000, base: 0 }], 'EUR')).toEqual([{ fixed: 0, capped: 0, amount: 0 }]);
});

const lineOf = fc.record({
  rule: fc.constantFrom(rule(1, 700, 900), rule(2, 300), rule(3, undefined, 50)),
  basisPoints: fc.integer({ min: 0, max: 10_000 }),
  base: fc.integer({ min: 0, max: 1_000_000_000 }),
});

property.prop([fc.array(lineOf, { maxLength: 8 })])('a line is never negative, and a rule never pays more than its maximum or its lines', (lines) => {
  const rewards = computeRewards(lines, 'EUR');
  for (const { amount } of rewards) expect(amount).toBeGreaterThanOrEqual(0);
  for (const [id, cap] of [
    [1, 900],
    [2, Infinity],
    [3, 50],
  ] as const) {
    const paid = rewards.reduce((sum, { amount }, index) => sum + (lines[index]?.rule.id === id ? amount : 0), 0);
    const total = lines.reduce((sum, { base, rule: of }) => sum + (of.id === id ? base : 0), 0);
    expect(paid).toBeLessThanOrEqual(Math.min(cap, total));
  }
});
