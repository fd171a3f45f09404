import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { days, now, setClock } from '#kit/clock';
import { seedUserTypes } from '#modules/accounts';
import { getCountry } from '#modules/countries';
import type { Database } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { users } from '#tables/accounts';
import { affiliateDiscounts } from '#tables/promotions';
import { activeAffiliate, buildApplicationForm, applyAsAffiliate } from '#testing/people/active-affiliate';
import { createTestDatabase } from '#testing/database';
import { listMails } from '#testing/people/registered-customer';
import { openTestShop, shopIds, type TestShop } from '#testing/test-shop';
import { getAffiliateCountry } from '../affiliate-notification.ts';
import type { AdvancedProfile, AffiliateDiscountRow, AffiliateProfile } from '../contract.ts';
import { writeEntries } from '../ledger/write-entries.ts';
import { listDuePayouts } from '../payouts/due-payouts.ts';
import { preparePayouts } from '../payouts/prepare-payouts.ts';
import { getProgramme } from '../programme.ts';
import { saveProgramme } from '../save-programme.ts';
import { changeAffiliateStatus } from '../join/change-affiliate-status.ts';

let database: Database;
let shop: TestShop;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  await seedUserTypes(database.db);
});
afterAll(() => database.close());

const account = { kind: 'iban', holder: 'Jonas Weber', iban: 'DE89 3704 0044 0532 0130 00', bic: '' };
const hiddenAccount = { kind: 'iban', holder: 'Jonas Weber', iban: '••••••••••••••••••3000', bic: '' };

test('an affiliate changes some profile fields and the others stay', async () => {
  const { affiliateId, call } = await activeAffiliate(shop);
  const response = await call<AffiliateProfile>('PUT', `affiliate/${affiliateId}`, { website: 'https://mended.example', channels: ['podcast'] });
  expect(response.data).toMatchObject({ website: 'https://mended.example', channels: ['podcast'], audience: buildApplicationForm().audience });
});

test('the answer uses the wording of the specification', async () => {
  const { affiliateId, headers } = await activeAffiliate(shop);
  const response = await shop.app.request(`/api/affiliate/${affiliateId}`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ audience: 'Everybody who mends.' }),
  });
  expect(await response.json()).toMatchObject({
    isSuccess: true,
    message: 'Profile updated successfully',
    messasge: 'Profile updated successfully',
    data: { audience: 'Everybody who mends.' },
  });
});

test('an account number is shown masked, and sending it back masked leaves it unchanged', async () => {
  const { affiliateId, password: currentPassword, call } = await activeAffiliate(shop);
  const save = (payoutAccount: unknown) => call<AffiliateProfile>('PUT', `affiliate/${affiliateId}`, { payoutAccount, currentPassword });
  expect((await save(account)).data.payoutAccount).toEqual(hiddenAccount);
  const renamed = await save({ ...hiddenAccount, holder: 'Jonas M. Weber' });
  expect(renamed.data.payoutAccount).toEqual({ ...hiddenAccount, holder: 'Jonas M. Weber' });
  const made = await save({ ...hiddenAccount, iban: '••••••••••••••••••3001' });
  expect(made.params).toEqual({ issues: [{ field: 'payoutAccount.iban', code: 'iban' }] });
  expect((await save(null)).data.payoutAccount).toBeNull();
});

test('another payout account needs the password, holds payouts for seven days and is reported to the address that the account had', async () => {
  const { affiliateId, id, email, password, call } = await activeAffiliate(shop);
  const save = (changes: object) => call<AffiliateProfile>('PUT', `affiliate/${affiliateId}`, changes);
  for (const [currentPassword, code] of [
    ['', 'required'],
    ['Wrong.2026', 'currentPassword'],
  ]) {
    const refused = await save({ payoutAccount: account, currentPassword });
    expect(refused).toMatchObject({ status: 422, params: { issues: [{ field: 'currentPassword', code }] } });
  }
  expect((await call<AffiliateProfile>('GET', `affiliate/${affiliateId}`)).data).toMatchObject({ payoutAccount: null, payoutHeldUntil: null });
  await inTransaction(shop.database.db, (tx) =>
    writeEntries(tx, affiliateId, [{ kind: 'adjustment', cause: `test ${email}`, currency: 'EUR', approved: 9000 }]),
  );
  const readDue = async () => (await listDuePayouts(shop.database.db, { affiliateIds: [affiliateId] })).map(({ wait }) => wait);

  const changed = await save({ payoutAccount: account, currentPassword: password });
  expect(changed.status).toBe(200);
  // The address changes before the email is sent, but the email still goes to the owner.
  await shop.database.db
    .update(users)
    .set({ email: `eve-${email}` })
    .where(eq(users.id, id));
  await shop.runJobs();
  const [mail] = await listMails(shop, email);
  expect(mail?.subject).toBe('Your payout account has changed');
  expect(await readDue()).toEqual(['account-changed']);
  expect(await preparePayouts(shop.database.db, { affiliateIds: [affiliateId], by: 'Mira' })).toEqual([]);

  // The same account in its masked form needs no password and holds no payouts.
  expect((await save({ payoutAccount: hiddenAccount, promotion: 'Reels' })).status).toBe(200);
  const heldUntil = Date.parse(changed.data.payoutHeldUntil ?? '');
  expect(Math.round((heldUntil - Date.now()) / 60_000)).toBe(7 * 24 * 60);
  const restore = setClock(() => new Date(heldUntil + 1));
  try {
    expect(await readDue()).toEqual([null]);
    expect((await call<AffiliateProfile>('GET', `affiliate/${affiliateId}`)).data.payoutHeldUntil).toBeNull();
  } finally {
    restore();
  }
});

test('an invalid profile is refused field by field, and nothing of it is saved', async () => {
  const { affiliateId, call } = await activeAffiliate(shop);
  const tax = { ...buildApplicationForm().tax, vatNumber: 'DE12', city: '' };
  const response = await call('PUT', `affiliate/${affiliateId}`, {
    ...{ website: 'nowhere', countryIds: [9999], promotion: 'Reels', tax },
    payoutAccount: { kind: 'iban', holder: '', iban: 'DE89370400440532013001', bic: '' },
  });
  expect(response).toMatchObject({
    status: 422,
    params: {
      issues: [
        { field: 'website', code: 'url' },
        { field: 'countryIds', code: 'choose' },
        { field: 'tax.city', code: 'required' },
        { field: 'tax.vatNumber', code: 'vatNumber', params: { example: 'DE123456789' } },
        { field: 'payoutAccount.holder', code: 'required' },
        { field: 'payoutAccount.iban', code: 'iban' },
      ],
    },
  });
  expect((await call<AffiliateProfile>('GET', `affiliate/${affiliateId}`)).data.promotion).toBe(buildApplicationForm().promotion);
});

test('the advanced profile shows the history of the application and the terms of the programme', async () => {
  const { affiliateId, call } = await activeAffiliate(shop);
  const { data } = await call<AdvancedProfile>('GET', `affiliate/${affiliateId}`);
  expect(data.history.map(({ status }) => status)).toEqual(['pending', 'active']);
  expect(data.programme).toMatchObject({ holdDays: 30, payoutThresholds: expect.arrayContaining([{ currency: 'EUR', amount: 50 }]) as unknown });
  const before = await getProgramme(database.db);
  const save = (changes: Partial<typeof before>) => inTransaction(database.db, (tx) => saveProgramme(tx, { ...before, ...changes }));
  // The terms are those in force: the wait for returns in the home country, and the lowest possible minimum.
  await save({ isHeldForReturns: true, payoutThresholds: { EUR: 1 } });
  const { data: changed } = await call<AdvancedProfile>('GET', `affiliate/${affiliateId}`);
  await save({});
  const { returnDays } = (await getCountry(database.db, await getAffiliateCountry(database.db, affiliateId))).returnPolicy;
  expect(changed.programme).toEqual({ holdDays: returnDays + 1, payoutThresholds: [{ currency: 'EUR', amount: 1 }] });
});

test('a rejected affiliate corrects the application and waits again', async () => {
  const { affiliateId, id, call } = await applyAsAffiliate(shop, { code: 'THE-OFFICIAL-ONE' });
  await inTransaction(database.db, (tx) =>
    changeAffiliateStatus(tx, { affiliateId, move: 'reject', actor: 'Mira', reason: 'The code must not be taken for ours.' }),
  );
  const shownProfile = await call<AffiliateProfile>('GET', `affiliate/profile/by/user/${id}`);
  expect(shownProfile.data).toMatchObject({ status: 'rejected', statusReason: 'The code must not be taken for ours.' });
  const again = await call<AffiliateProfile>('POST', 'affiliate/applications', buildApplicationForm({ code: 'ANA-MENDS', audience: 'Menders.' }));
  expect(again.data).toMatchObject({ id: affiliateId, status: 'pending', code: 'ANA-MENDS', audience: 'Menders.' });
});

test('an affiliate sees their discounts with status and address', async () => {
  const { affiliateId, code, call } = await activeAffiliate(shop);
  const rows: Omit<typeof affiliateDiscounts.$inferInsert, 'affiliateId'>[] = [
    { name: 'Always', kind: 'percent', terms: { rate: 1250 } },
    { name: 'In Greece', kind: 'amount', terms: { amounts: { EUR: 500 } }, minimums: { EUR: 4000 }, countryIds: [shopIds.GR] },
    { name: 'Ended', kind: 'percent', terms: { rate: 500 }, validUntil: new Date(now().getTime() - days(1)) },
    { name: 'Used up', kind: 'percent', terms: { rate: 500 }, mostUses: 3, uses: 3 },
    { name: 'To come', kind: 'percent', terms: { rate: 500 }, validFrom: new Date(now().getTime() + days(1)) },
    { name: 'Paused', kind: 'percent', terms: { rate: 500 }, isActive: false },
  ];
  const newest = now().getTime();
  const created = rows.map((row, index) => ({ ...row, affiliateId, createdAt: new Date(newest - index) }));
  const [first] = await database.db.insert(affiliateDiscounts).values(created).returning();
  const { data } = await call<AffiliateDiscountRow[]>('GET', `affiliate/discounts/${affiliateId}`);
  expect(data.map(({ name, status }) => [name, status])).toEqual([
    ['Always', 'active'],
    ['In Greece', 'active'],
    ['Ended', 'ended'],
    ['Used up', 'used-up'],
    ['To come', 'scheduled'],
    ['Paused', 'paused'],
  ]);
  expect(data[0]).toMatchObject({ percent: 12.5, countryIds: [], url: `http://de.localhost:4300/?ref=${code}&adid=${first?.id ?? 0}` });
  expect(data[1]).toMatchObject({ amounts: [{ currency: 'EUR', amount: 5 }], minimums: [{ currency: 'EUR', amount: 40 }] });
  expect(data[1]?.url).toMatch(/^http:\/\/gr\.localhost:4300\/\?/);
});
