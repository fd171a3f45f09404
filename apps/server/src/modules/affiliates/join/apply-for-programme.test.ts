import { afterAll, beforeAll, expect, test } from 'vitest';
import { days, now, setClock } from '#kit/clock';
import { seedUserTypes } from '#modules/accounts';
import { saveCoupon } from '#modules/promotions';
import type { Database } from '#platform/database';
import { activeAffiliate, buildApplicationForm, applyAsAffiliate } from '#testing/people/active-affiliate';
import { createTestDatabase } from '#testing/database';
import { registeredCustomer } from '#testing/people/registered-customer';
import { openTestShop, type TestShop } from '#testing/test-shop';
import type { AffiliateProfile } from '../contract.ts';
import { isReservedCode } from './is-reserved-code.ts';

let database: Database;
let shop: TestShop;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  await seedUserTypes(database.db);
});
afterAll(() => database.close());

test('a customer applies for the programme, waits and is approved', async () => {
  const applied = await applyAsAffiliate(shop);
  const profile = () => applied.call<AffiliateProfile>('GET', `affiliate/profile/by/user/${applied.id}`);
  expect((await profile()).data).toMatchObject({ status: 'pending', code: 'ANANOVAK', website: 'https://jonas.example' });
  const session = await applied.call<{ userTypeIds: number[] }>('GET', 'auth/session');
  expect(session.data.userTypeIds).toContain(5);

  const active = await activeAffiliate(shop);
  const response = await active.call<AffiliateProfile>('GET', `affiliate/profile/by/user/${active.id}`);
  expect(response.data).toMatchObject({ status: 'active', code: expect.stringMatching(/^ANANOVAK\d{3,6}$/) as string });
});

test('an affiliate code is unique regardless of case', async () => {
  await applyAsAffiliate(shop, { code: 'Linen-Love' });
  const other = await registeredCustomer(shop);
  const response = await other.call('POST', 'affiliate/applications', buildApplicationForm({ code: 'LINEN-LOVE' }));
  expect(response).toMatchObject({ status: 409, code: 'AffiliateCodeTaken' });
});

test('a live coupon code and the name of the shop cannot become an affiliate code; an expired coupon code can', async () => {
  const soon = new Date(now().getTime() + days(1));
  await saveCoupon(database.db, { code: 'SPRING-TEN', kind: 'percent', terms: { rate: 1000 } });
  await saveCoupon(database.db, { code: 'LAST-YEAR', kind: 'percent', terms: { rate: 1000 }, validUntil: soon });
  const customer = await registeredCustomer(shop);
  const answer = await customer.call('POST', 'affiliate/applications', buildApplicationForm({ code: 'spring-ten' }));
  expect(answer).toMatchObject({ status: 409, code: 'AffiliateCodeTaken' });
  const codes = ['SPRING-TEN', 'last-year', 'Selvedge', 'SELVEDGE-10', 'best_of_selvedge', 'LINEN-FAN'];
  const listReserved = async () => (await Promise.all(codes.map((code) => isReservedCode(database.db, code)))).map(Number);
  expect(await listReserved()).toEqual([1, 1, 1, 1, 1, 0]);
  const reset = setClock(() => new Date(soon.getTime() + 1));
  try {
    expect(await listReserved()).toEqual([1, 0, 1, 1, 1, 0]);
  } finally {
    reset();
  }
});

test('an incomplete application is refused field by field', async () => {
  const customer = await registeredCustomer(shop);
  const form = buildApplicationForm({ channels: [], website: 'nowhere', code: 'a b', hasAcceptedTerms: false });
  const response = await customer.call('POST', 'affiliate/applications', form);
  expect(response).toMatchObject({
    code: 'InvalidInput',
    params: {
      issues: [
        { field: 'code', code: 'format' },
        { field: 'website', code: 'url' },
        { field: 'channels', code: 'choose' },
        { field: 'hasAcceptedTerms', code: 'required' },
      ],
    },
  });
});

test('a user cannot apply twice', async () => {
  const applied = await applyAsAffiliate(shop);
  expect(await applied.call('POST', 'affiliate/applications', buildApplicationForm())).toMatchObject({ code: 'AlreadyApplied' });
});
