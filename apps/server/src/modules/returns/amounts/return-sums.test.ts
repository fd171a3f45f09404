import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { getReturnWindows } from '#modules/fulfilment';
import type { OrderLineRow } from '#modules/orders';
import { isIban } from '#kit/iban';
import { readPayOut } from '../decide/pay-out.ts';
import { splitChargeRefunds, computeRefundAmounts } from './compute-refund-amounts.ts';

const line = (changes: Partial<OrderLineRow>): OrderLineRow =>
  ({ id: 1, kind: 'goods', quantity: 1, cancelled: 0, returned: 0, expectedBack: 0, total: 0, ...changes }) as OrderLineRow;

property.prop([
  fc.integer({ min: 1, max: 40 }),
  fc.integer({ min: 0, max: 1_000_000 }),
  fc.array(fc.integer({ min: 1, max: 7 }), { maxLength: 40 }),
  fc.nat({ max: 39 }),
])('partial refunds of a discounted line add up to the price paid, for any parts', (quantity, total, parts, cancelledAtMost) => {
  const cancelled = Math.min(cancelledAtMost, quantity - 1);
  const bought = line({ quantity, total, cancelled });
  let left = quantity - cancelled;
  let earlier: { orderLineId: number; shipmentItemId: null; quantity: number; status: 'REFUNDED' }[] = [];
  const amounts: number[] = [];
  for (const part of [...parts, quantity]) {
    const count = Math.min(part, left);
    if (count === 0) break;
    const [refund] = computeRefundAmounts([{ orderLineId: 1, quantity: count }], {
      lines: [{ ...bought, returned: quantity - cancelled - left }],
      earlier,
    });
    amounts.push(refund?.amount ?? -1);
    earlier = [...earlier, { orderLineId: 1, shipmentItemId: null, quantity: count, status: 'REFUNDED' }];
    left -= count;
  }
  const ofCancelled =
    computeRefundAmounts([{ orderLineId: 1, quantity: cancelled }], { lines: [line({ quantity, total })], earlier: [] })[0]?.amount ?? 0;
  expect(amounts.every((amount) => amount >= 0)).toBe(true);
  expect(amounts.reduce((a, b) => a + b, 0) + ofCancelled).toBe(total);
});

test('items of one line that are refunded together add up exactly', () => {
  const lines = [line({ quantity: 3, total: 100, returned: 3 })];
  const items = [1, 1, 1].map((quantity) => ({ orderLineId: 1, quantity }));
  const earlier = items.map((item) => ({ ...item, shipmentItemId: null, status: 'RECEIVED' as const }));
  expect(computeRefundAmounts(items, { lines, earlier }).map(({ amount }) => amount)).toEqual([34, 33, 33]);
});

test('the share of a lost parcel is not refunded again', () => {
  const earlier = [{ orderLineId: 1, shipmentItemId: null, quantity: 1, status: 'RECEIVED' as const }];
  expect(computeRefundAmounts([{ orderLineId: 1, quantity: 1 }], { lines: [line({ quantity: 3, total: 100, returned: 2 })], earlier })).toMatchObject(
    [{ amount: 33 }],
  );
});

test('a withdrawn piece that is still under way does not change the refund of one that has arrived', () => {
  const item = { orderLineId: 1, shipmentItemId: null, quantity: 1 };
  const earlier = [
    { ...item, status: 'RECEIVED' as const },
    { ...item, status: 'Requested For Return' as const },
  ];
  const lines = [line({ quantity: 2, total: 100, returned: 1, expectedBack: 1 })];
  expect(computeRefundAmounts([item], { lines, earlier })).toMatchObject([{ amount: 50 }]);
});

test('pieces that came in exchange are not counted as returned from the ordered line', () => {
  const item = { orderLineId: 1, quantity: 1 };
  const earlier = [
    { ...item, shipmentItemId: null, status: 'EXCHANGED' as const },
    { ...item, shipmentItemId: 7, status: 'RECEIVED' as const },
  ];
  expect(computeRefundAmounts([item], { lines: [line({ quantity: 1, total: 100, returned: 1 })], earlier })).toMatchObject([{ amount: 100 }]);
});

test('the charge for cash on delivery is refunded in full, delivery with the rest', () => {
  const lines = [line({ id: 8, kind: 'delivery', total: 990 }), line({ id: 9, kind: 'cash-on-delivery', total: 150 })];
  expect(splitChargeRefunds(540, lines)).toEqual([
    { orderLineId: 9, quantity: 1, amount: 150 },
    { orderLineId: 8, quantity: 0, amount: 390 },
  ]);
  expect(splitChargeRefunds(0, lines)).toEqual([]);
});

test('the country’s settings decide the periods of return and withdrawal; outside of the Union a withdrawal period that ends on a rest day ends on the next working day', () => {
  const getEnds = (deliveredOn: string, restDays: number[], policy = {}) => {
    const returnPolicy = { returnDays: 100, withdrawalDays: 14, paidBy: 'customer' as const, ...policy };
    const { returnUntil, withdrawUntil } = getReturnWindows(new Date(`${deliveredOn}T12:00:00Z`), {
      code: 'BD',
      timeZone: 'Europe/Ljubljana',
      restDays,
      returnPolicy,
    });
    return [returnUntil, withdrawUntil];
  };
  expect(getEnds('2026-11-18', [0, 6])).toEqual(['2027-02-26', '2026-12-02']);
  expect(getEnds('2026-11-21', [0, 6])).toEqual(['2027-03-01', '2026-12-07']);
  expect(getEnds('2026-11-21', [0, 1, 2, 3, 4, 5, 6])).toEqual(['2027-03-01', '2026-12-19']);
  expect(getEnds('2026-11-18', [0, 6], { returnDays: 30, withdrawalDays: 20 })).toEqual(['2026-12-18', '2026-12-08']);
});

test.each([
  ['SI', '2027-04-13', 'Tuesday, Day of Uprising', '2027-04-28'],
  ['DE', '2026-12-11', 'Friday, Christmas before a weekend', '2026-12-28'],
  ['PL', '2026-10-28', 'Wednesday, Independence Day', '2026-11-12'],
  ['HU', '2026-08-06', 'Thursday, State Foundation Day', '2026-08-21'],
  ['IT', '2026-05-19', 'Tuesday, Republic Day', '2026-06-03'],
  ['GR', '2027-04-16', 'Orthodox Good Friday and the days until Easter Monday', '2027-05-04'],
  ['SI', '2026-12-18', 'New Year, the day after it and a Sunday', '2027-01-04'],
])('in %s the withdrawal period from %s would end on a holiday (%s) and ends on %s', (code, deliveredOn, _, end) => {
  const country = {
    code,
    timeZone: 'Europe/Ljubljana',
    restDays: [],
    returnPolicy: { returnDays: 100, withdrawalDays: 14, paidBy: 'customer' as const },
  };
  expect(getReturnWindows(new Date(`${deliveredOn}T12:00:00Z`), country).withdrawUntil).toBe(end);
});

test.each([
  ['SI56263300012039086', true],
  ['GB82WEST12345698765432', true],
  ['DE89370400440532013000', true],
  ['DE89370400440532013001', false],
  ['DE98370400440532013000', false],
  ['', false],
  ['SI56', false],
])('the IBAN check of %s gives %s', (account, holds) => {
  expect(isIban(account)).toBe(holds);
});

property.prop([fc.integer({ min: 0, max: 17 }), fc.integer({ min: 1, max: 9 })])('one wrong digit of an IBAN is detected', (place, by) => {
  const account = 'DE89370400440532013000';
  const at = 4 + place;
  const digit = String((Number(account[at]) + by) % 10);
  expect(isIban(account.slice(0, at) + digit + account.slice(at + 1))).toBe(false);
});

test('spaces in an account or wallet are ignored, and missing fields are named', () => {
  expect(readPayOut('bank', { holder: ' Ana ', iban: 'si56 2633 0001 2039 086' })).toEqual({
    payOut: { holder: 'Ana', iban: 'SI56263300012039086' },
    issues: [],
  });
  expect(readPayOut('bkash', { holder: 'Rafi', bkash: '+880 1712-345678' })).toEqual({
    payOut: { holder: 'Rafi', bkash: '01712345678' },
    issues: [],
  });
  expect(readPayOut('bank', {}).issues).toEqual([
    { field: 'payOut.holder', code: 'required' },
    { field: 'payOut.iban', code: 'required' },
  ]);
  expect(readPayOut('bkash', { holder: 'Rafi', bkash: '0171' }).issues).toEqual([{ field: 'payOut.bkash', code: 'phone' }]);
});
