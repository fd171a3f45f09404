import { languages } from '@selvedge/i18n';
import { describe, expect, test } from 'vitest';
import { getCountry, seedCountries } from '#modules/countries';
import { paymentMethods } from '#tables/countries';
import { test as databaseTest } from '#testing/database';
import { checkPaymentMethods } from '../check-payment-methods.ts';
import { findPaymentMethod, getMethodTexts, isPaidOnDelivery } from '../find-method.ts';
import { isOnlineProvider } from '../find-provider.ts';
import { providerKinds } from './provider-kinds.ts';
import { canRefund } from '../refunds/request-refund.ts';

const isUnique = (values: readonly string[]): boolean => new Set(values).size === values.length;
const methodCodes = providerKinds.flatMap(({ methods }) => methods.map(({ code }) => code));

test('providers, their methods and their webhooks have codes and paths of their own', () => {
  expect(isUnique(providerKinds.map(({ code }) => code))).toBe(true);
  expect(isUnique(methodCodes)).toBe(true);
  expect(isUnique(providerKinds.flatMap(({ online }) => online?.webhook.path ?? []))).toBe(true);
});

test('each payment method has a name and an explanation in every language, and a former method keeps its code as name', () => {
  for (const method of methodCodes) {
    for (const { code } of languages) {
      const { name, detail } = getMethodTexts(method, code);
      expect([name, detail]).not.toContain('');
      expect(name).not.toBe(method);
    }
  }
  expect(getMethodTexts('cod', 'xx').name).toBe('Cash on delivery');
  expect(getMethodTexts('cheque', 'en')).toEqual({ name: 'cheque', detail: '' });
});

test('only cash on delivery is collected by the carrier', () => {
  expect(methodCodes.filter(isPaidOnDelivery)).toEqual(['cod']);
  expect(isPaidOnDelivery('cheque')).toBe(false);
  // An order of a provider that no longer exists was not sent with cash to collect.
  expect(isOnlineProvider('former')).toBe(true);
});

describe('the payment methods of a country', () => {
  const check = (code: string, provider: string, country = { countryCode: 'SI', currency: 'EUR' }) =>
    checkPaymentMethods(
      [
        { code: 'cod', provider: 'none' },
        { code, provider },
      ],
      country,
    ).map(({ field, code: reason }) => [field, reason]);
  const bangladesh = { countryCode: 'BD', currency: 'BDT' };

  test.each([
    ['card', 'stripe', undefined, []],
    ['sslcommerz', 'sslcommerz', bangladesh, []],
    ['card', 'former', undefined, [['paymentMethods.1.provider', 'unknown']]],
    ['card', 'none', undefined, [['paymentMethods.1.code', 'unknown']]],
    ['sslcommerz', 'sslcommerz', undefined, [['paymentMethods.1.provider', 'country']]],
    ['sslcommerz', 'sslcommerz', { ...bangladesh, currency: 'EUR' }, [['paymentMethods.1.provider', 'currency']]],
    ['bkash', 'sslcommerz', bangladesh, []],
    ['blik', 'stripe', undefined, [['paymentMethods.1.code', 'country']]],
    ['blik', 'stripe', { countryCode: 'PL', currency: 'EUR' }, [['paymentMethods.1.code', 'currency']]],
    ['paypal', 'stripe', { countryCode: 'HU', currency: 'HUF' }, [['paymentMethods.1.code', 'currency']]],
  ])('%s of %s is checked against what the provider declares', (code, provider, country, issues) => {
    expect(check(code, provider, country)).toEqual(issues);
  });

  databaseTest('the countries of the shop use only what the providers offer', async ({ database: { db } }) => {
    await seedCountries(db);
    const rows = await db.select().from(paymentMethods);
    expect(rows.length).toBeGreaterThan(16);
    for (const row of rows) {
      const { code } = await getCountry(db, row.countryId);
      expect([row.code, checkPaymentMethods([row], { countryCode: code, currency: row.currency })]).toEqual([row.code, []]);
    }
  });
});

test('a brand has the same name in every language, and cards name the wallets of their page', () => {
  expect(languages.map(({ code }) => getMethodTexts('mb_way', code).name)).toEqual(languages.map(() => 'MB WAY'));
  expect(getMethodTexts('card', 'de').detail).toContain('Apple Pay oder Google Pay');
  expect(getMethodTexts('blik', 'pl').detail).toContain('BLIK');
});

test('a payment from before the methods had names belongs to the first method of its provider', () => {
  const request = {
    reference: 'A',
    amount: 1,
    currency: 'EUR',
    email: '',
    description: '',
    language: 'en',
    successUrl: '',
    cancelUrl: '',
    expiresAt: 0,
  };
  expect(findPaymentMethod({ provider: 'stripe', request })?.code).toBe('card');
  expect(findPaymentMethod({ provider: 'stripe', request: { ...request, method: 'multibanco' } })?.code).toBe('multibanco');
  expect(findPaymentMethod({ provider: 'former', request })).toBeUndefined();
});

test.each([
  ['partial', 500, true],
  ['whole', 500, false],
  ['whole', 1000, true],
  ['none', 1000, false],
  [undefined, 1000, false],
] as const)('a provider with %s refunds and a refund of %i of 1000: %s', (refunds, amount, expected) => {
  expect(canRefund(refunds, { refund: { amount }, payment: { amount: 1000 } })).toBe(expected);
});
