import { expect, test } from 'vitest';
import type { CommissionRule } from './choose-rate.ts';
import { isShadowed } from './is-shadowed.ts';

let ids = 0;
const rule = (changes: Partial<CommissionRule> = {}): CommissionRule => {
  ids += 1;
  return {
    ...{ id: ids, ruleNumber: ids, name: 'Rule', basisPoints: 1000, fixedAmounts: {}, minimumBaskets: {}, caps: {} },
    ...{ affiliateId: null, groupId: null, tierId: null, productId: null, categoryId: null, brandId: null, countryId: null, customer: null },
    ...{ priority: 0, validFrom: new Date(0), validUntil: null, createdBy: 'Mira' },
    ...changes,
  };
};
const facts = {
  currency: 'EUR',
  categories: new Map([
    [1, { parentId: null }],
    [2, { parentId: 1 }],
    [3, { parentId: null }],
  ]),
};

test('a more specific rule of the same priority applies beside a general one', () => {
  const [all, shirts] = [rule(), rule({ categoryId: 2, basisPoints: 500 })];
  expect(isShadowed(shirts, [all, shirts], facts)).toBe(false);
  expect(isShadowed(all, [all, shirts], facts)).toBe(false);
});

test('a general rule of a higher priority covers a more specific one', () => {
  const [all, shirts] = [rule({ priority: 5 }), rule({ categoryId: 2, basisPoints: 2000 })];
  expect(isShadowed(shirts, [all, shirts], facts)).toBe(true);
});

test('a rule for a department covers one of its categories only if its priority is higher', () => {
  const shirts = rule({ categoryId: 2 });
  expect(isShadowed(shirts, [shirts, rule({ categoryId: 1, priority: 1 })], facts)).toBe(true);
  expect(isShadowed(shirts, [shirts, rule({ categoryId: 3, priority: 1 })], facts)).toBe(false);
  expect(isShadowed(shirts, [shirts, rule({ categoryId: 1 })], facts)).toBe(false);
});

test('of two rules with the same conditions the higher rate counts, and of the same rate the older one', () => {
  const [low, high, later] = [rule({ customer: 'new' }), rule({ customer: 'new', basisPoints: 1500 }), rule({ customer: 'new', basisPoints: 1500 })];
  const rules = [low, high, later];
  expect(rules.map((each) => isShadowed(each, rules, facts))).toEqual([true, false, true]);
});

test('a rule with a minimum order value does not cover smaller orders', () => {
  const [large, all] = [rule({ priority: 1, minimumBaskets: { EUR: 10_000 } }), rule()];
  expect(isShadowed(all, [large, all], facts)).toBe(false);
  expect(isShadowed(rule({ minimumBaskets: { EUR: 20_000 } }), [large, all], facts)).toBe(true);
});
