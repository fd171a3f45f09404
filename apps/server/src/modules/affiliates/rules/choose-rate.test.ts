import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { matchesRule, isInForce, chooseRate, type CommissionRule, type RuleFacts } from './choose-rate.ts';

const at = new Date('2026-11-22T12:00:00Z');
const any: CommissionRule = {
  ...{ id: 1, ruleNumber: 1, name: 'Everything', basisPoints: 1000, priority: 0, createdBy: 'test' },
  ...{ affiliateId: null, groupId: null, tierId: null, productId: null, categoryId: null, brandId: null, countryId: null, customer: null },
  ...{ fixedAmounts: {}, minimumBaskets: {}, caps: {} },
  ...{ validFrom: new Date('2026-01-01T00:00:00Z'), validUntil: null },
};
const facts: RuleFacts = {
  ...{ affiliateId: 1, groupId: 2, tierId: 3, productId: 4, categoryIds: [50, 5], brandId: 6, countryId: 7, customer: 'new' },
  basket: { currency: 'EUR', amount: 5000 },
};
const rate = (...rules: Partial<CommissionRule>[]) =>
  chooseRate(
    rules.map((rule, index) => ({ ...any, id: index + 1, ...rule })),
    facts,
    at,
  ).basisPoints;

test('a rule for the affiliate precedes one for their group, then tier, product, category, brand, country and customer', () => {
  const inOrder: Partial<CommissionRule>[] = [
    { affiliateId: 1 },
    { groupId: 2 },
    { tierId: 3 },
    { productId: 4 },
    { categoryId: 50 },
    { categoryId: 5 },
    { brandId: 6 },
    { countryId: 7 },
    { customer: 'new' },
    {},
  ];
  const rules = inOrder.map((rule, index) => ({ ...rule, basisPoints: index }));
  for (const [index] of rules.entries()) expect(rate(...rules.slice(index).reverse())).toBe(index);
});

test('a higher priority outweighs all conditions; of equal priorities the more specific rule counts, then the higher rate', () => {
  expect(rate({ affiliateId: 1, basisPoints: 2000 }, { priority: 1, basisPoints: 100 })).toBe(100);
  expect(rate({ brandId: 6, basisPoints: 2000 }, { brandId: 6, countryId: 7, basisPoints: 100 })).toBe(100);
  expect(rate({ brandId: 6, basisPoints: 300 }, { brandId: 6, basisPoints: 500 }, { brandId: 6, basisPoints: 400 })).toBe(500);
});

test('a rule with a minimum basket applies only to orders of that value in that currency, and the highest minimum counts', () => {
  expect(rate({ minimumBaskets: { EUR: 5001 }, basisPoints: 900 }, { basisPoints: 100 })).toBe(100);
  expect(rate({ minimumBaskets: { EUR: 5000 }, basisPoints: 900 }, { minimumBaskets: { EUR: 1000 }, basisPoints: 950 }, {})).toBe(900);
  expect(rate({ minimumBaskets: { PLN: 99_999 }, basisPoints: 300 }, { customer: 'new', basisPoints: 200 })).toBe(200);
});

test('a version is in force from its start until just before its end, and without a rule a line earns nothing', () => {
  expect(rate({ validUntil: at, basisPoints: 100 }, { validFrom: at, basisPoints: 200 })).toBe(200);
  expect(chooseRate([{ ...any, countryId: 99 }], facts, at)).toEqual({ rule: null, basisPoints: 0, why: 'no-rule' });
});

const condition = (value: number) => fc.constantFrom(null, value, value + 100);
const rules = fc.array(
  fc.record({
    basisPoints: fc.integer({ min: 0, max: 10_000 }),
    priority: fc.integer({ min: -2, max: 2 }),
    ...{ affiliateId: condition(1), groupId: condition(2), tierId: condition(3), productId: condition(4), categoryId: condition(5) },
    ...{ brandId: condition(6), countryId: condition(7), customer: fc.constantFrom<'new' | 'returning' | null>(null, 'new', 'returning') },
    validUntil: fc.constantFrom(null, new Date('2026-11-01T00:00:00Z'), new Date('2027-01-01T00:00:00Z')),
  }),
  { maxLength: 8 },
);

property.prop([rules, fc.infiniteStream(fc.nat())])(
  'the same rule holds in whatever order they are read, and nothing outweighs it that holds as well',
  (some, chances) => {
    const all = some.map((rule, index) => ({ ...any, ...rule, id: index + 1 }));
    const { rule } = chooseRate(all, facts, at);
    const shuffled = all.map((one) => ({ one, by: Number(chances.next().value) })).sort((a, b) => a.by - b.by);
    expect(
      chooseRate(
        shuffled.map(({ one }) => one),
        facts,
        at,
      ).rule,
    ).toEqual(rule);
    const possible = all.filter((one) => isInForce(one, at) && matchesRule(one, facts));
    expect(rule === null).toBe(possible.length === 0);
    if (!rule) return;
    expect(possible).toContainEqual(rule);
    expect(rule.priority).toBe(Math.max(...possible.map(({ priority }) => priority)));
  },
);
