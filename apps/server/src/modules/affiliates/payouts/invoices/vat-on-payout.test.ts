import { expect, test } from 'vitest';
import { isTaxComplete, computePayoutVat } from './vat-on-payout.ts';

const tax = {
  status: 'company',
  name: 'Weber GmbH',
  taxNumber: '',
  vatNumber: '',
  address: 'Torstraße 44',
  postalCode: '10119',
  city: 'Berlin',
  countryCode: 'DE',
} as const;
const slovenia = { countryCode: 'SI', currency: 'EUR', standardRate: 2200 };
const bangladesh = { countryCode: 'BD', currency: 'EUR', standardRate: 0 };

test.each([
  ['charged in the merchant’s own country', { vatNumber: 'SI12345678', countryCode: 'SI' }, slovenia, 'domestic', 2200],
  ['for the merchant to declare, elsewhere in the Union', { vatNumber: 'DE123456789' }, slovenia, 'reverse-charge', 0],
  ['the same for Greece, whose numbers begin with EL', { vatNumber: 'EL123456789', countryCode: 'GR' }, slovenia, 'reverse-charge', 0],
  ['none where a trader has no VAT number', { status: 'sole-trader' as const, taxNumber: '12' }, slovenia, 'small-trader', 0],
  ['none for a private person', { status: 'private' as const }, slovenia, 'private', 0],
  ['none from outside of the Union', { vatNumber: '1234', countryCode: 'BD' }, slovenia, 'outside', 0],
  ['none to outside of the Union', { vatNumber: 'DE123456789' }, bangladesh, 'outside', 0],
])('VAT on a payout: %s', (_, changes, merchant, vatCase, amount) => {
  expect(computePayoutVat(10_000, { ...tax, ...changes }, merchant)).toMatchObject({ case: vatCase, amount });
});

test('tax data of a business is complete only with a tax number or VAT number', () => {
  expect([isTaxComplete(tax), isTaxComplete({ ...tax, taxNumber: '12' }), isTaxComplete({ ...tax, status: 'private' })]).toEqual([false, true, true]);
  expect(isTaxComplete({ ...tax, status: 'private', city: '' })).toBe(false);
});
