import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { now } from '#kit/clock';
import { seedUserTypes } from '#modules/accounts';
import { adjustLedger, refreshVatIds } from '#modules/affiliates';
import { parseRateTable, recordRates } from '#modules/exchange-rates';
import { readConfig, type Config } from '#platform/config';
import type { Database } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { affiliates } from '#tables/affiliates';
import { affiliateVatIdChecks } from '#server/modules/affiliates/vat-ids/tables';
import { activeAffiliate, buildApplicationForm, type TestAffiliate } from '#testing/people/active-affiliate';
import { buildPayoutAccount } from '#testing/people/payout-account';
import { signedInStaff } from '#testing/people/staff';
import { createTestDatabase } from '#testing/database';
import { openLocalVies, viesAnswers, type LocalVies } from '#testing/local-vies';
import { openTestShop, type TestShop } from '#testing/test-shop';
import type { AffiliatePayout, AffiliateProfile, PayoutChoice } from '#contracts/affiliates';
import type { DuePayoutRow, PayoutRecord } from './payout-contract.ts';
import type { ExchangeRateRow } from './rate-contract.ts';

let vies: LocalVies;
let database: Database;
let shop: TestShop;
let config: Config;
let staff: Awaited<ReturnType<typeof signedInStaff>>;
const today = now().toISOString().slice(0, 10);
const company = { ...buildApplicationForm().tax, status: 'company', vatNumber: 'DE136695976' };

beforeAll(async () => {
  vies = await openLocalVies();
  database = await createTestDatabase();
  await seedUserTypes(database.db);
  shop = openTestShop(database, { VIES_URL: vies.url });
  config = readConfig({ LOG_LEVEL: 'silent', VIES_URL: vies.url });
  staff = await signedInStaff(shop, { role: 'user', areas: ['affiliates'] });
});
afterAll(async () => {
  vies.close();
  await database.close();
});
afterEach(() => {
  Object.assign(vies, { requests: [], answer: viesAnswers.valid });
});

let accounts = 0;
async function payable(): Promise<TestAffiliate> {
  const affiliate = await activeAffiliate(shop);
  accounts += 1;
  const payoutAccount = buildPayoutAccount(accounts);
  await database.db.update(affiliates).set({ payoutAccount }).where(eq(affiliates.id, affiliate.affiliateId));
  return affiliate;
}
const earn = ({ affiliateId }: TestAffiliate, amount: number, currency: string) =>
  inTransaction(database.db, (tx) => adjustLedger(tx, { affiliateId, currency, amount, reason: 'By hand', by: 'Mira' }));
const listDue = async ({ affiliateId }: TestAffiliate) =>
  (await staff.call<DuePayoutRow[]>('GET', 'admin/affiliate-payouts/due')).data.filter((row) => row.affiliateId === affiliateId);
const prepare = async ({ affiliateId }: TestAffiliate) =>
  (await staff.call<PayoutRecord[]>('POST', 'admin/affiliate-payouts/prepare', { affiliateIds: [affiliateId] })).data;
const save = ({ affiliateId, call }: TestAffiliate, changes: object) => call<AffiliateProfile>('PUT', `affiliate/${affiliateId}`, changes);
const readChoice = async ({ affiliateId, call }: TestAffiliate) => (await call<PayoutChoice>('GET', `affiliate/${affiliateId}/payout-currency`)).data;

test('staff add a rate with its source, and wrong, future and repeated rates are not stored', async () => {
  const rate = { currency: 'BDT', day: today, units: '140.25', source: 'Bangladesh Bank' };
  const add = (changes: object) => staff.call<ExchangeRateRow[]>('POST', 'admin/exchange-rates', { ...rate, ...changes });
  expect((await add({})).data).toMatchObject([{ ...rate, recordedBy: expect.stringMatching(/./) as string }]);
  const [first] = (await add({})).data;
  const [again] = (await add({})).data;
  expect(again?.id).toBe(first?.id);
  for (const changes of [{ units: '140,25' }, { units: '0' }, { units: '-1' }, { day: '2999-01-01' }, { source: ' ' }, { currency: 'EUR' }])
    expect((await add(changes)).status).toBe(422);
  expect((await add({ units: '141' })).data).toMatchObject([{ units: '141' }]);
});

test('an affiliate chooses a currency that the programme pays and the account takes', async () => {
  const affiliate = await payable();
  expect(await readChoice(affiliate)).toMatchObject({ currency: null, options: expect.arrayContaining(['EUR', 'RON']) as string[] });
  // An IBAN cannot receive taka.
  for (const payoutCurrency of ['BDT', 'XXX']) {
    const refused = await save(affiliate, { payoutCurrency });
    expect(refused).toMatchObject({ status: 422, params: { issues: [{ field: 'payoutCurrency', code: 'choose' }] } });
  }
  expect((await save(affiliate, { payoutCurrency: 'EUR' })).status).toBe(200);
  expect((await readChoice(affiliate)).currency).toBe('EUR');
  await save(affiliate, { payoutCurrency: null });
  expect((await readChoice(affiliate)).currency).toBeNull();
});

test('a balance waits for a rate; afterwards staff and affiliate see both amounts of the payout and the rate', async () => {
  const affiliate = await payable();
  await save(affiliate, { payoutCurrency: 'EUR' });
  await earn(affiliate, 100_000, 'RON');
  expect(await listDue(affiliate)).toMatchObject([{ currency: 'RON', payoutCurrency: 'EUR', converted: null, wait: 'no-rate' }]);
  expect((await readChoice(affiliate)).waits).toEqual([{ currency: 'RON', wait: 'no-rate' }]);
  expect(await prepare(affiliate)).toEqual([]);
  await inTransaction(database.db, (tx) => recordRates(tx, parseRateTable(`day,currency,rate\n${today},RON,5.0871\n`, 'ECB'), 'test'));
  const rates = [{ currency: 'RON', day: today, units: '5.0871', source: 'ECB' }];
  expect(await listDue(affiliate)).toMatchObject([{ balance: 1000, sum: 196.58, threshold: 50, converted: { amount: 196.58, rates }, wait: null }]);
  expect((await readChoice(affiliate)).example).toMatchObject({ currency: 'RON', amount: 1000, converted: 196.58, targetCurrency: 'EUR', rates });
  const conversions = [{ currency: 'RON', amount: 1000, converted: 196.58, rates }];
  expect(await prepare(affiliate)).toMatchObject([{ currency: 'EUR', amount: 196.58, conversions }]);
  const { affiliateId, call } = affiliate;
  expect((await call<AffiliatePayout[]>('GET', `affiliate/${affiliateId}/payouts`)).data).toMatchObject([{ amount: 196.58, conversions }]);
});

test('VIES checks the VAT id when it is saved, and its proof is kept', async () => {
  const affiliate = await payable();
  const saved = await save(affiliate, { tax: company });
  expect(saved.data.vatIdCheck).toMatchObject({ status: 'valid', consultation: 'WAPIAAAAW1' });
  expect(vies.requests).toMatchObject([{ countryCode: 'DE', vatNumber: '136695976' }]);
  // The same id is not asked again on the same day.
  await save(affiliate, { tax: { ...company, city: 'Bonn' } });
  expect(vies.requests).toHaveLength(1);
  const rows = await database.db.select().from(affiliateVatIdChecks).where(eq(affiliateVatIdChecks.affiliateId, affiliate.affiliateId));
  expect(rows).toMatchObject([{ vatId: 'DE136695976', status: 'valid', consultation: 'WAPIAAAAW1' }]);
});

test('an unknown VAT id is saved and shown, and its payouts wait until it is corrected', async () => {
  const affiliate = await payable();
  vies.answer = viesAnswers.invalid;
  const saved = await save(affiliate, { tax: company });
  expect(saved.data).toMatchObject({ tax: { vatNumber: 'DE136695976' }, vatIdCheck: { status: 'invalid' } });
  await earn(affiliate, 6000, 'EUR');
  expect(await listDue(affiliate)).toMatchObject([{ wait: 'vat-id-invalid' }]);
  expect((await readChoice(affiliate)).waits).toEqual([{ currency: 'EUR', wait: 'vat-id-invalid' }]);
  expect(await prepare(affiliate)).toEqual([]);
  await save(affiliate, { tax: { ...company, vatNumber: '' } });
  expect(await listDue(affiliate)).toMatchObject([{ wait: null }]);
});

test('while VIES does not answer, saving works and payouts wait; the job asks again', async () => {
  const affiliate = await payable();
  vies.answer = viesAnswers.closed;
  const saved = await save(affiliate, { tax: company });
  expect(saved).toMatchObject({ status: 200, data: { vatIdCheck: { status: 'unreachable' } } });
  await earn(affiliate, 6000, 'EUR');
  expect(await prepare(affiliate)).toEqual([]);
  expect(await listDue(affiliate)).toMatchObject([{ wait: 'vat-id-unchecked' }]);
  vies.answer = viesAnswers.valid;
  await refreshVatIds({ db: database.db, config }, { signal: AbortSignal.timeout(60_000) });
  expect(await listDue(affiliate)).toMatchObject([{ wait: null }]);
});

test('preparing a payout checks an old answer again', async () => {
  const affiliate = await payable();
  await save(affiliate, { tax: company });
  await earn(affiliate, 6000, 'EUR');
  const checkedAt = new Date(now().getTime() - 8 * 86_400_000);
  await database.db.update(affiliateVatIdChecks).set({ checkedAt }).where(eq(affiliateVatIdChecks.affiliateId, affiliate.affiliateId));
  vies.answer = viesAnswers.invalid;
  expect(await prepare(affiliate)).toEqual([]);
  expect(await listDue(affiliate)).toMatchObject([{ wait: 'vat-id-invalid' }]);
});
