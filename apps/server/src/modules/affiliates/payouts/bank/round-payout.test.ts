import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { share } from '#kit/money';
import { roundPayout } from './round-payout.ts';

test.each([
  ['EUR', 123_456, 0, 123_456],
  ['CZK', 123_456, 0, 123_456],
  ['HUF', 2_123_456, 0, 2_123_400],
  ['HUF', 2_123_400, 0, 2_123_400],
  ['HUF', 99, 0, 0],
])('%s %i with VAT at %i basis points pays out %i', (currency, balance, rate, paid) => {
  expect(roundPayout(balance, currency, (net) => share(net, rate))).toBe(paid);
});

property.prop([fc.integer({ min: 100_000, max: 3_000_000_000 }), fc.constantFrom(0, 500, 1900, 2200, 2700)])(
  'a transfer in forint with its VAT is whole forint, and less than ten forint stay in the balance',
  (balance, rate) => {
    const computeVat = (net: number) => share(net, rate);
    const net = roundPayout(balance, 'HUF', computeVat);
    expect((net + computeVat(net)) % 100).toBe(0);
    expect(balance - net).toBeLessThan(1000);
  },
);
