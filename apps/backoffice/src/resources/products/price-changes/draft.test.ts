import { expect, test } from 'vitest';
import { getAmountCurrency, isComplete, newDraft, toPriceRule, type Draft } from './draft.ts';

const countries = [
  { id: 3, name: 'Slovenia', code: 'SI', currency: 'EUR', decimals: 2, timeZone: 'Europe/Ljubljana' },
  { id: 11, name: 'Germany', code: 'DE', currency: 'EUR', decimals: 2, timeZone: 'Europe/Berlin' },
  { id: 16, name: 'Hungary', code: 'HU', currency: 'HUF', decimals: 2, timeZone: 'Europe/Budapest' },
];
const draft = (changes: Partial<Draft>): Draft => ({ ...newDraft, ...changes });

test('an amount is in the currency of the selected countries if they share one, and in euros otherwise', () => {
  const getCurrency = (...countryIds: number[]) => getAmountCurrency({ countryIds }, countries);
  expect([getCurrency(), getCurrency(16), getCurrency(3, 11), getCurrency(3, 16)]).toEqual(['EUR', 'HUF', 'EUR', 'EUR']);
  const rule = toPriceRule(draft({ unit: 'amount', value: '500', countryIds: [16] }), countries);
  expect(rule).toMatchObject({ by: { unit: 'amount', value: 500, currency: 'HUF' }, countryIds: [16] });
});

test('only a sale is sent with dates, and the end of sales without a difference', () => {
  const dates = { saleFrom: '2026-12-01T08:00', saleUntil: '' };
  expect(toPriceRule(draft({ kind: 'sale', value: '20', ...dates }), countries)).toMatchObject({ saleFrom: dates.saleFrom, saleUntil: null });
  expect(toPriceRule(draft({ kind: 'lower', value: '20', ...dates }), countries)).toMatchObject({ saleFrom: null, saleUntil: null });
  expect(toPriceRule(draft({ kind: 'end-sale', value: '20' }), countries).by).toBeNull();
});

test('a change needs a number greater than 0, except the end of sales', () => {
  expect([draft({}), draft({ value: '0' }), draft({ value: '5' }), draft({ kind: 'end-sale' })].map(isComplete)).toEqual([false, false, true, true]);
});
