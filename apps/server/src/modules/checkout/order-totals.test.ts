import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { parseMajor, toMajor } from '#kit/money';
import { orderTotals, toMajorTotals, type OrderToPay } from './order-totals.ts';

const sum = (amounts: number[]) => amounts.reduce((a, b) => a + b, 0);

/** Every currency of the shop and one without decimals, each with its smallest coin in minor units. */
const currencies = [
  ['EUR', 1],
  ['BDT', 1],
  ['RON', 1],
  ['PLN', 1],
  ['CZK', 100],
  ['BGN', 1],
  ['HUF', 500],
  ['JPY', 1],
  ['KRW', 10],
] as const;

const rate = fc.constantFrom(0, 500, 750, 1900, 2000, 2200, 2500, 2700);
const price = fc.integer({ min: 1, max: 5_000_000 });
const anyGoods = fc
  .record({ quantity: fc.integer({ min: 1, max: 10 }), unitPrice: price, part: fc.integer({ min: 1, max: 100 }), vatBasisPoints: rate })
  .map(({ quantity, unitPrice, part, vatBasisPoints }) => ({
    quantity,
    unitPrice,
    discountPrice: Math.max(1, Math.floor((unitPrice * part) / 100)),
    vatBasisPoints,
  }));
const anyCharge = fc.record({ amount: fc.integer({ min: 0, max: 500_000 }), vatBasisPoints: rate });
const anyOrder = (cashStep: number): fc.Arbitrary<OrderToPay> =>
  fc
    .record({
      goods: fc.array(
        anyGoods.chain((goods) =>
          fc.record({
            goods: fc.constant(goods),
            discount: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: goods.discountPrice * goods.quantity })),
          }),
        ),
        { minLength: 1, maxLength: 20 },
      ),
      delivery: anyCharge,
      cashOnDelivery: fc.option(anyCharge),
      cashStep: fc.constant(cashStep),
    })
    .map(({ goods, ...order }) => ({ ...order, goods: goods.map((line) => line.goods), discounts: goods.map(({ discount }) => discount) }));

describe.each(currencies)('in %s', (currency, cashStep) => {
  property.prop([anyOrder(cashStep)])('lines add up to the total, and VAT is the sum over all lines', (order) => {
    const totals = orderTotals(order);
    const lines = [...totals.goodsLines, totals.deliveryLine, ...(totals.cashOnDeliveryLine ? [totals.cashOnDeliveryLine] : [])];
    expect(sum(lines.map((line) => line.total)) + totals.rounding).toBe(totals.total);
    expect(totals.goods - totals.discount + totals.delivery + totals.cashOnDelivery + totals.rounding).toBe(totals.total);
    expect(totals.vatTotal).toBe(sum(lines.map((line) => line.vat)));
    expect(sum(totals.vat.map(({ amount }) => amount))).toBe(totals.vatTotal);
  });

  property.prop([anyOrder(cashStep)])('no cart makes a negative or a fractional minor unit', (order) => {
    const totals = orderTotals(order);
    const lines = [...totals.goodsLines, totals.deliveryLine, ...(totals.cashOnDeliveryLine ? [totals.cashOnDeliveryLine] : [])];
    const amounts = [totals.total, totals.vatTotal, totals.goods, totals.discount, ...lines.flatMap((line) => [line.total, line.vat, line.discount])];
    for (const amount of amounts) {
      expect(Number.isSafeInteger(amount)).toBe(true);
      expect(amount).toBeGreaterThanOrEqual(0);
    }
    for (const line of lines) expect(line.vat).toBeLessThanOrEqual(line.total);
  });

  property.prop([anyOrder(cashStep)])('the total can be paid in coins and is never further away than half of the smallest', (order) => {
    const totals = orderTotals(order);
    expect(totals.total % cashStep).toBe(0);
    expect(Math.abs(totals.rounding)).toBeLessThanOrEqual(cashStep / 2);
  });

  property.prop([anyOrder(cashStep)])('a discount is taken off its line of goods and off nothing else', (order) => {
    const withOff = orderTotals(order);
    const without = orderTotals({ ...order, discounts: [] });
    expect(withOff.goodsLines.map((line) => line.discount)).toEqual(order.discounts);
    expect(withOff.discount).toBe(sum([...(order.discounts ?? [])]));
    expect(sum(withOff.goodsLines.map((line) => line.total))).toBe(without.goods - withOff.discount);
    expect(withOff.goods).toBe(without.goods);
    expect(withOff.delivery).toBe(without.delivery);
  });

  property.prop([anyOrder(cashStep)])('the decimals of the answer add up as well', (order) => {
    const major = toMajorTotals(orderTotals(order), currency);
    // Adds decimals exactly: a sum of binary fractions may be -0.00.
    const minor = (amount: number) => {
      const exact = parseMajor(amount, currency);
      expect(toMajor(exact) === amount, `${amount} is a whole number of minor units`).toBe(true);
      return exact.amount;
    };
    const parts = [major.goods, -major.discount, major.delivery, major.cashOnDelivery, major.rounding].map(minor);
    expect(parts.reduce((a, b) => a + b, 0)).toBe(minor(major.total));
  });
});

test('VAT is taken out of each line and reported by rate', () => {
  const totals = orderTotals({
    goods: [
      { quantity: 2, unitPrice: 2499, discountPrice: 1999, vatBasisPoints: 2200 },
      { quantity: 1, unitPrice: 1000, discountPrice: 1000, vatBasisPoints: 500 },
    ],
    delivery: { amount: 390, vatBasisPoints: 2200 },
    cashOnDelivery: { amount: 150, vatBasisPoints: 2200 },
  });
  expect(totals.vat).toEqual([
    { basisPoints: 2200, amount: 721 + 70 + 27 },
    { basisPoints: 500, amount: 48 },
  ]);
  expect(totals).toMatchObject({ goods: 4998, delivery: 390, cashOnDelivery: 150, total: 5538, rounding: 0, vatTotal: 866 });
});

test('a cash order in Hungary is rounded to five forint', () => {
  const order: OrderToPay = {
    goods: [{ quantity: 1, unitPrice: 599_800, discountPrice: 599_800, vatBasisPoints: 2700 }],
    delivery: { amount: 0, vatBasisPoints: 2700 },
    cashOnDelivery: null,
  };
  expect(orderTotals({ ...order, cashStep: 500 })).toMatchObject({ total: 600_000, rounding: 200 });
  expect(orderTotals(order)).toMatchObject({ total: 599_800, rounding: 0 });
});

test('a discount larger than its line makes it free', () => {
  const totals = orderTotals({
    goods: [{ quantity: 1, unitPrice: 1000, discountPrice: 1000, vatBasisPoints: 2200 }],
    delivery: { amount: 0, vatBasisPoints: 2200 },
    cashOnDelivery: null,
    discounts: [5000],
  });
  expect(totals).toMatchObject({ goods: 1000, discount: 1000, total: 0, vatTotal: 0 });
});
