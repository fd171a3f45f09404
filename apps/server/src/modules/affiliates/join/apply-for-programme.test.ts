import { afterAll, beforeAll, expect, test } from 'vitest';
import { days, now } from '#kit/clock';
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

test('the name of the shop cannot become an affiliate code', async () => {
  const codes = ['Selvedge', 'SELVEDGE-10', 'best_of_selvedge', 'LINEN-FAN'];
  expect(await Promise.all(codes.map((code) => isReservedCode(database.db, code)))).toEqual([true, true, true, false]);
});

test('the code of a coupon cannot become an affiliate code, also after the coupon has ended, because staff can extend it', async () => {
  await saveCoupon(database.db, { code: 'SPRING-TEN', kind: 'percent', terms: { rate: 1000 } });
  await saveCoupon(database.db, { code: 'LAST-YEAR', kind: 'percent', terms: { rate: 1000 }, validUntil: new Date(now().getTime() - days(1)) });
  const customer = await registeredCustomer(shop);
  for (const code of ['spring-ten', 'Last-Year'])
    expect(await customer.call('POST', 'affiliate/applications', buildApplicationForm({ code }))).toMatchObject({
      status: 409,
      code: 'AffiliateCodeTaken',
    });
});

test('the code of an affiliate cannot become a coupon, neither a new one nor an existing one with another code', async () => {
  await applyAsAffiliate(shop, { code: 'Nina-Knits' });
  const terms = { kind: 'percent', terms: { rate: 1000 } };
  const taken = { params: { issues: [{ field: 'code', code: 'taken' }] } };
  await expect(saveCoupon(database.db, { code: 'NINA-KNITS', ...terms })).rejects.toMatchObject(taken);
  const id = await saveCoupon(database.db, { code: 'KNITS', ...terms });
  await expect(saveCoupon(database.db, { id, code: 'nina-knits', ...terms })).rejects.toMatchObject(taken);
  await saveCoupon(database.db, { id, code: 'KNITS', kind: 'percent', terms: { rate: 2000 } });
});

test('a coupon and an affiliate that take one code at the same moment: one of them gets it', async () => {
  const customers = await Promise.all([1, 2, 3].map(() => registeredCustomer(shop)));
  for (const [index, customer] of customers.entries()) {
    const code = `RACE-${index}`;
    const [coupon, application] = await Promise.all([
      saveCoupon(database.db, { code, kind: 'percent', terms: { rate: 1000 } }).then(
        () => 1,
        () => 0,
      ),
      customer.call('POST', 'affiliate/applications', buildApplicationForm({ code: code.toLowerCase() })),
    ]);
    expect(coupon + (application.code === 'AffiliateCodeTaken' ? 0 : 1)).toBe(1);
  }
  // Both transactions are open before either ends.
  const [first, second] = await Promise.all([database.pool.connect(), database.pool.connect()]);
  try {
    await first.query('begin');
    await first.query("insert into coupons (code, kind, terms) values ('RACE-OPEN', 'percent', '{\"rate\": 1000}')");
    const waiting = second.query("insert into affiliate_codes (code) values ('race-open')").then(
      () => 'taken twice',
      () => 'refused',
    );
    await first.query('commit');
    expect(await waiting).toBe('refused');
  } finally {
    first.release();
    second.release();
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
