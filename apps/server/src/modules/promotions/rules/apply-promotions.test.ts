import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { share } from '#kit/money';
import type { AffiliateDiscount, AffiliateOffer } from '../affiliate-discounts/affiliate-discount.ts';
import { sumAmounts, sumGoods } from './benefit.ts';
import type { DiscountLine, RuleTerms, RuleUse } from './discount-rule.ts';
import { discountRules, type Discount } from './discount-rules.ts';
import { applyPromotions, type PromotedOrder } from './apply-promotions.ts';
import type { Goal } from '../goals/discount-goal.ts';
import type { FoundCoupon } from '../coupons/find-coupon.ts';

const at = new Date('2026-11-21T12:00:00Z');
const plain: FoundCoupon = {
  id: 1,
  code: 'TEN',
  kind: 'percent',
  terms: { rate: 1000 },
  minimums: null,
  validFrom: null,
  validUntil: null,
  countryIds: null,
  boundEmail: null,
  mostUses: null,
  mostUsesEach: null,
  uses: 0,
  usesByEmail: 0,
  isActive: true,
};
/** One line of goods of this price. */
const oneLine = (amount: number): Pick<PromotedOrder, 'lines'> => ({ lines: [{ amount, quantity: 1, productId: 1, categoryIds: [] }] });
const order: PromotedOrder = {
  at,
  countryId: 3,
  currency: 'EUR',
  email: 'ana@example.si',
  ...oneLine(10_000),
  delivery: { price: 390, canBeFree: true },
  goals: [],
  typed: null,
  affiliate: null,
};
const typed = (changes: Partial<FoundCoupon> = {}) => ({ code: 'TEN', coupon: { ...plain, ...changes }, isAffiliates: false });
const goal = (threshold: number, terms: Partial<Goal> = {}): Goal => ({ threshold, kind: 'percent', terms: { rate: 500 }, ...terms });

const rate = fc.integer({ min: 1, max: 10_000 });
const amount = fc.integer({ min: 1, max: 200_000 });
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 2 });
const pieces = fc.integer({ min: 1, max: 3 });
const amounts = amount.map((off) => ({ EUR: off }));
/** Any terms of each type of field. */
const anyValue = { percent: rate, amounts, pieces, products: ids, categories: ids };
const anyDiscount = (use: RuleUse): fc.Arbitrary<Discount> =>
  fc
    .constantFrom(...discountRules.filter(({ uses }) => uses.includes(use)))
    .chain(({ kind, fields }) =>
      fc
        .record(Object.fromEntries(Object.entries(fields).map(([name, { type }]) => [name, anyValue[type] as fc.Arbitrary<RuleTerms[string]>])))
        .map((terms) => ({ kind, terms })),
    );
const anyLine: fc.Arbitrary<DiscountLine> = fc.record({
  amount: fc.integer({ min: 0, max: 100_000 }),
  quantity: fc.integer({ min: 1, max: 5 }),
  productId: fc.integer({ min: 1, max: 4 }),
  categoryIds: ids,
});
const anyCoupon: fc.Arbitrary<FoundCoupon> = fc
  .record({
    discount: anyDiscount('coupon'),
    minimum: fc.option(amount),
    uses: fc.integer({ min: 0, max: 3 }),
    usesByEmail: fc.integer({ min: 0, max: 2 }),
  })
  .map(({ discount, minimum, ...rest }) => ({
    ...{ ...plain, ...discount, ...rest },
    ...{ minimums: minimum === null ? null : { EUR: minimum }, mostUses: 3, mostUsesEach: 2 },
  }));
const anyGoal: fc.Arbitrary<Goal> = fc
  .record({ threshold: amount, discount: anyDiscount('goal') })
  .map(({ threshold, discount }) => ({ threshold, ...discount }));
const ofAffiliate = (changes: Partial<AffiliateDiscount>): AffiliateOffer => ({
  code: 'ANA',
  discounts: [
    {
      ...{ id: 7, kind: 'percent', terms: { rate: 0 }, minimums: null, countryIds: null, validFrom: null, validUntil: null },
      ...{ mostUses: null, uses: 0, isActive: true },
      ...changes,
    },
  ],
  namedId: null,
  namedDiscount: null,
});
const offAmount = (off: number) => ofAffiliate({ kind: 'amount', terms: { amounts: { [order.currency]: off } } });
const anyAffiliate: fc.Arbitrary<AffiliateOffer | null> = fc.option(anyDiscount('affiliate').map(ofAffiliate));
const anyOrder: fc.Arbitrary<PromotedOrder> = fc
  .record({
    lines: fc.array(anyLine, { minLength: 1, maxLength: 6 }),
    delivery: fc.record({ price: fc.integer({ min: 0, max: 2000 }), canBeFree: fc.boolean() }),
    goals: fc.uniqueArray(anyGoal, { selector: ({ threshold }) => threshold, maxLength: 4 }),
    typed: fc.option(anyCoupon.map((coupon) => ({ code: 'TEN', coupon, isAffiliates: false }))),
    affiliate: anyAffiliate,
    email: fc.constantFrom('', 'ana@example.si'),
  })
  .map((changes) => ({ ...order, ...changes }));

/** Returns the total that the shopper pays, in minor units. */
const toPay = (asked: PromotedOrder): number => {
  const { discount, isDeliveryFree } = applyPromotions(asked);
  return sumGoods(asked.lines) - discount + (isDeliveryFree ? 0 : asked.delivery.price);
};

describe('for any cart and any promotions', () => {
  property.prop([anyOrder])('no amount is negative, and all amounts are integers', (asked) => {
    const { discount, lineDiscounts, applied } = applyPromotions(asked);
    expect(Number.isSafeInteger(discount)).toBe(true);
    expect(discount).toBeGreaterThanOrEqual(0);
    expect(sumAmounts(lineDiscounts)).toBe(discount);
    for (const [index, off] of lineDiscounts.entries()) {
      expect(Number.isSafeInteger(off)).toBe(true);
      expect(off).toBeGreaterThanOrEqual(0);
      expect(off).toBeLessThanOrEqual(asked.lines[index]?.amount ?? -1);
    }
    expect(applied.reduce((sum, promotion) => sum + promotion.amount, 0)).toBe(discount);
    for (const promotion of applied) expect(promotion.amount).toBeGreaterThanOrEqual(0);
  });

  property.prop([anyOrder])('a goal applies before coupon or affiliate discount, and at most one of those two applies', (asked) => {
    const kinds = applyPromotions(asked).applied.map(({ kind }) => kind);
    expect([[], ['goal'], ['coupon'], ['affiliate'], ['goal', 'coupon'], ['goal', 'affiliate']]).toContainEqual(kinds);
  });

  property.prop([anyOrder])('no coupon, affiliate discount or goal makes the order more expensive', (asked) => {
    expect(toPay(asked)).toBeLessThanOrEqual(toPay({ ...asked, typed: null }));
    expect(toPay(asked)).toBeLessThanOrEqual(toPay({ ...asked, affiliate: null }));
    expect(toPay({ ...asked, typed: null, affiliate: null })).toBeLessThanOrEqual(toPay({ ...asked, goals: [], typed: null, affiliate: null }));
  });

  property.prop([anyOrder])('the better of coupon and affiliate discount applies', (asked) => {
    const both = toPay(asked);
    expect(both).toBe(Math.min(toPay({ ...asked, typed: null }), toPay({ ...asked, affiliate: null })));
  });

  property.prop([anyOrder])('a code either reduces the order or gives a reason', (asked) => {
    const { applied, coupon } = applyPromotions(asked);
    const isApplied = applied.some(({ kind }) => kind === 'coupon');
    expect(coupon === null).toBe(asked.typed === null);
    if (coupon) expect(coupon.problem === null).toBe(isApplied);
  });

  property.prop([anyOrder, fc.constantFrom(0, 1, 2)])('the result is the same when repeated or with tiers in another order', (asked, turn) => {
    const turned = [...asked.goals.slice(turn), ...asked.goals.slice(0, turn)];
    expect(applyPromotions({ ...asked, goals: turned })).toEqual(applyPromotions(asked));
  });
});

describe('the order of application', () => {
  test('a coupon takes its percentage of the amount after a goal', () => {
    const { applied, discount } = applyPromotions({ ...order, goals: [goal(8000)], typed: typed() });
    expect(applied).toEqual([
      { kind: 'goal', code: '', amount: 500, isDeliveryFree: false },
      { kind: 'coupon', code: 'TEN', amount: share(9500, 1000), isDeliveryFree: false },
    ]);
    expect(discount).toBe(1450);
  });

  test('a percentage is rounded half away from zero', () => {
    expect(applyPromotions({ ...order, ...oneLine(1005), typed: typed() }).discount).toBe(101);
    expect(applyPromotions({ ...order, ...oneLine(1004), typed: typed() }).discount).toBe(100);
  });

  test('free delivery counts as its price: it loses to a larger discount and wins over a smaller one', () => {
    const free = typed({ kind: 'free-delivery', terms: {} });
    expect(applyPromotions({ ...order, typed: free, affiliate: offAmount(391) })).toMatchObject({
      applied: [{ kind: 'affiliate', code: 'ANA', amount: 391 }],
      coupon: { problem: { code: 'other-discount' } },
    });
    expect(applyPromotions({ ...order, typed: free, affiliate: offAmount(389) })).toMatchObject({
      applied: [{ kind: 'coupon', isDeliveryFree: true }],
      isDeliveryFree: true,
    });
  });

  test('if coupon and affiliate discount are worth the same, the coupon is not used', () => {
    const { applied, coupon } = applyPromotions({ ...order, typed: typed(), affiliate: ofAffiliate({ terms: { rate: 1000 } }) });
    expect(applied).toMatchObject([{ kind: 'affiliate' }]);
    expect(coupon?.problem).toEqual({ code: 'other-discount' });
  });
});

describe('discount goals', () => {
  const goals = [goal(10_000), goal(20_000, { terms: { rate: 1000 } })];

  test('the highest tier that is reached counts', () => {
    expect(applyPromotions({ ...order, ...oneLine(9999), goals }).discount).toBe(0);
    expect(applyPromotions({ ...order, ...oneLine(10_000), goals }).discount).toBe(500);
    expect(applyPromotions({ ...order, ...oneLine(20_000), goals }).discount).toBe(2000);
  });

  test('a tier is available, almost reached from 80 %, and achieved', () => {
    const states = (goods: number) => applyPromotions({ ...order, ...oneLine(goods), goals }).goals.map(({ state, missing }) => [state, missing]);
    expect(states(7999)).toEqual([
      ['available', 2001],
      ['available', 12_001],
    ]);
    expect(states(8000)).toEqual([
      ['almost-reached', 2000],
      ['available', 12_000],
    ]);
    expect(states(16_000)).toEqual([
      ['achieved', 0],
      ['almost-reached', 4000],
    ]);
    expect(states(20_000)).toEqual([
      ['achieved', 0],
      ['achieved', 0],
    ]);
  });

  test('a coupon does not undo a goal, because goals are reached at sale prices', () => {
    const { applied } = applyPromotions({ ...order, goals: [goal(10_000)], typed: typed({ kind: 'amount', terms: { amounts: { EUR: 5000 } } }) });
    expect(applied.map(({ kind, amount: off }) => [kind, off])).toEqual([
      ['goal', 500],
      ['coupon', 5000],
    ]);
  });
});

describe('a code that does not apply gives the reason', () => {
  const why = (changes: Partial<FoundCoupon>, more: Partial<PromotedOrder> = {}) =>
    applyPromotions({ ...order, typed: typed(changes), ...more }).coupon?.problem;
  const tomorrow = new Date('2026-11-22T12:00:00Z');

  test.each<[string, unknown, Partial<FoundCoupon>, Partial<PromotedOrder>?]>([
    ['ended manually', { code: 'expired' }, { isActive: false }],
    ['from the instant of its end', { code: 'expired' }, { validUntil: at }],
    ['before its start', { code: 'not-yet', from: tomorrow }, { validFrom: tomorrow }],
    ['in another country', { code: 'other-country' }, { countryIds: [11] }],
    ['an amount without this currency', { code: 'other-country' }, { kind: 'amount', terms: { amounts: { BDT: 60_000 } } }],
    ['used up', { code: 'used-up' }, { mostUses: 3, uses: 3 }],
    ['before the email address is known', { code: 'email-needed' }, {}, { email: '' }],
    ['bound to another email address', { code: 'other-mailbox' }, { boundEmail: 'eva@example.hu' }],
    ['already used by this email address', { code: 'used-already' }, { mostUsesEach: 1, usesByEmail: 1 }],
    ['below its minimum, with the missing amount', { code: 'minimum', minimum: 12_000, missing: 2000 }, { minimums: { EUR: 12_000 } }],
    [
      'the minimum applies to the amount after a goal',
      { code: 'minimum', minimum: 9501, missing: 1 },
      { minimums: { EUR: 9501 } },
      { goals: [goal(10_000)] },
    ],
    [
      'free delivery if delivery is already free',
      { code: 'free-already' },
      { kind: 'free-delivery', terms: {} },
      { delivery: { price: 0, canBeFree: true } },
    ],
    [
      'free delivery for a delivery method that is never free',
      { code: 'other-delivery' },
      { kind: 'free-delivery', terms: {} },
      { delivery: { price: 790, canBeFree: false } },
    ],
    ['nothing left to take off', { code: 'nothing-off' }, {}, oneLine(4)],
  ])('%s', (_, problem, changes, more) => {
    expect(why(changes, more)).toEqual(problem);
  });

  test('an unknown code', () => {
    expect(applyPromotions({ ...order, typed: { code: 'NONE', coupon: null, isAffiliates: false } }).coupon).toEqual({
      id: null,
      code: 'NONE',
      discount: null,
      problem: { code: 'unknown' },
      isAffiliates: false,
    });
  });

  test("the credited affiliate's own code applies their discount, and is no problem if there is none", () => {
    const conditions = { code: 'ANA', coupon: null, isAffiliates: true };
    const { applied, coupon } = applyPromotions({ ...order, typed: conditions, affiliate: ofAffiliate({ terms: { rate: 1000 } }) });
    expect(applied).toEqual([{ kind: 'affiliate', code: 'ANA', amount: 1000, isDeliveryFree: false }]);
    expect(coupon).toEqual({ id: null, code: 'ANA', discount: null, problem: null, isAffiliates: true });
    expect(applyPromotions({ ...order, typed: conditions })).toMatchObject({ discount: 0, coupon: { problem: null } });
  });

  test('a minimum applies only to the currencies that it names', () => {
    expect(why({ minimums: { BDT: 1_000_000 } })).toBeNull();
  });
});
