import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { returnUntil, withdrawUntil } from '#modules/fulfilment';
import type { OrderLineRow } from '#modules/orders';
import { isIban } from '#kit/iban';
import { readPayOut } from './pay-out.ts';
import { chargeRefunds, refundAmounts } from './refund-amounts.ts';

const line = (changes: Partial<OrderLineRow>): OrderLineRow =>
  ({ id: 1, kind: 'goods', quantity: 1, cancelled: 0, returned: 0, total: 0, ...changes }) as OrderLineRow;

property.prop([
  fc.integer({ min: 1, max: 40 }),
  fc.integer({ min: 0, max: 1_000_000 }),
  fc.array(fc.integer({ min: 1, max: 7 }), { maxLength: 40 }),
  fc.nat({ max: 39 }),
])('part refunds of a discounted line add up to what was paid for it, in whatever parts it comes back', (quantity, total, parts, cancelledAtMost) => {
  const cancelled = Math.min(cancelledAtMost, quantity - 1);
  const bought = line({ quantity, total, cancelled });
  let left = quantity - cancelled;
  let earlier: { orderLineId: number; quantity: number; status: 'REFUNDED' }[] = [];
  const amounts: number[] = [];
  for (const part of [...parts, quantity]) {
    const count = Math.min(part, left);
    if (count === 0) break;
    const [refund] = refundAmounts([{ orderLineId: 1, quantity: count }], { lines: [{ ...bought, returned: quantity - cancelled - left }], earlier });
    amounts.push(refund?.amount ?? -1);
    earlier = [...earlier, { orderLineId: 1, quantity: count, status: 'REFUNDED' }];
    left -= count;
  }
  const ofCancelled = refundAmounts([{ orderLineId: 1, quantity: cancelled }], { lines: [line({ quantity, total })], earlier: [] })[0]?.amount ?? 0;
  expect(amounts.every((amount) => amount >= 0)).toBe(true);
  expect(amounts.reduce((a, b) => a + b, 0) + ofCancelled).toBe(total);
});

test('items of one line that go back together add up as one would', () => {
  const lines = [line({ quantity: 3, total: 100, returned: 3 })];
  const items = [1, 1, 1].map((quantity) => ({ orderLineId: 1, quantity }));
  const earlier = items.map((item) => ({ ...item, status: 'RECEIVED' as const }));
  expect(refundAmounts(items, { lines, earlier }).map(({ amount }) => amount)).toEqual([34, 33, 33]);
});

test('a parcel that was lost has taken its share already', () => {
  const earlier = [{ orderLineId: 1, quantity: 1, status: 'RECEIVED' as const }];
  expect(refundAmounts([{ orderLineId: 1, quantity: 1 }], { lines: [line({ quantity: 3, total: 100, returned: 2 })], earlier })).toMatchObject([
    { amount: 33 },
  ]);
});

test('of the charges that of cash on delivery goes back whole, delivery as much as is left', () => {
  const lines = [line({ id: 8, kind: 'delivery', total: 990 }), line({ id: 9, kind: 'cash-on-delivery', total: 150 })];
  expect(chargeRefunds(540, lines)).toEqual([
    { orderLineId: 9, quantity: 1, amount: 150 },
    { orderLineId: 8, quantity: 0, amount: 390 },
  ]);
  expect(chargeRefunds(0, lines)).toEqual([]);
});

test('a hundred days to send back; fourteen to withdraw, on to the next day of work', () => {
  expect(returnUntil('2026-11-21')).toBe('2027-03-01');
  expect(withdrawUntil('2026-11-18', [0, 6])).toBe('2026-12-02');
  expect(withdrawUntil('2026-11-21', [0, 6])).toBe('2026-12-07');
  expect(withdrawUntil('2026-11-21', [0, 1, 2, 3, 4, 5, 6])).toBe('2026-12-12');
});

test.each([
  ['SI56263300012039086', true],
  ['GB82WEST12345698765432', true],
  ['DE89370400440532013000', true],
  ['DE89370400440532013001', false],
  ['DE98370400440532013000', false],
  ['', false],
  ['SI56', false],
])('the check digits of %s hold: %s', (account, holds) => {
  expect(isIban(account)).toBe(holds);
});

property.prop([fc.integer({ min: 0, max: 17 }), fc.integer({ min: 1, max: 9 })])('one wrong digit of an account number is seen', (place, by) => {
  const account = 'DE89370400440532013000';
  const at = 4 + place;
  const digit = String((Number(account[at]) + by) % 10);
  expect(isIban(account.slice(0, at) + digit + account.slice(at + 1))).toBe(false);
});

test('spaces in a bank account or a wallet do not matter, what is missing is named', () => {
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
