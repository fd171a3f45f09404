import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fc, test as property } from '@fast-check/vitest';
import { parse } from 'csv-parse/sync';
import { asc, eq, sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { now } from '#kit/clock';
import { seedUserTypes } from '#modules/accounts';
import { recordRates, shiftDay } from '#modules/exchange-rates';
import { readConfig } from '#platform/config';
import type { Database } from '#platform/database';
import { openStorage } from '#platform/storage/stores';
import { inTransaction } from '#platform/transaction';
import { activeAffiliate } from '#testing/people/active-affiliate';
import { buildPayoutAccount } from '#testing/people/payout-account';
import { createTestDatabase } from '#testing/database';
import { openTestShop, type TestShop } from '#testing/test-shop';
import { listBalances } from '../../ledger/balances.ts';
import { verifyLedger } from '../../ledger/verify-ledger.ts';
import { writeEntries } from '../../ledger/write-entries.ts';
import { getProgramme } from '../../programme.ts';
import { saveProgramme } from '../../save-programme.ts';
import { affiliates } from '../../tables.ts';
import { payouts } from '../tables.ts';
import { payoutInvoices } from '../tables.ts';
import { listDuePayouts } from '../due-payouts.ts';
import { exportPayouts, openPayoutFile } from '../export-payouts.ts';
import { openPayoutInvoice } from '../invoices/open-invoice.ts';
import { renderStatementPdf, writeStatementCsv } from '../invoices/statement.ts';
import { markFailed, markPaid } from '../mark-payouts.ts';
import { preparePayouts } from '../prepare-payouts.ts';

let database: Database;
let shop: TestShop;
let bank: Parameters<typeof exportPayouts>[0];
const today = now().toISOString().slice(0, 10);
const record = (units: Record<string, string>, day = today, source = 'ECB') =>
  inTransaction(database.db, (tx) =>
    recordRates(
      tx,
      Object.entries(units).map(([currency, rate]) => ({ currency, day, units: rate, source })),
      'test',
    ),
  );

beforeAll(async () => {
  database = await createTestDatabase();
  await seedUserTypes(database.db);
  shop = openTestShop(database);
  const config = readConfig({ DATA_DIR: mkdtempSync(join(tmpdir(), 'conversions-')), LOG_LEVEL: 'silent' });
  bank = { db: database.db, config, storage: openStorage(config) };
  await record({ RON: '5.0871', HUF: '381.90' });
});
afterAll(() => database.close());

let accounts = 0;
async function payable(payoutCurrency: string | null = 'EUR', changes: Partial<typeof affiliates.$inferInsert> = {}) {
  const { affiliateId } = await activeAffiliate(shop);
  accounts += 1;
  const payoutAccount = buildPayoutAccount(accounts);
  await database.db
    .update(affiliates)
    .set({ payoutAccount, payoutCurrency, ...changes })
    .where(eq(affiliates.id, affiliateId));
  return affiliateId;
}
let causes = 0;
const earn = (affiliateId: number, approved: number, currency = 'EUR') =>
  inTransaction(database.db, (tx) => writeEntries(tx, affiliateId, [{ kind: 'adjustment', cause: `test ${(causes += 1)}`, currency, approved }]));
const prepare = (...affiliateIds: number[]) => preparePayouts(database.db, { affiliateIds, by: 'Mira' });
const readApproved = async (id: number) =>
  Object.fromEntries((await listBalances(database.db, id)).map(({ currency, approved, inPayout }) => [currency, approved - inPayout]));
const readWaits = async (id: number) => (await listDuePayouts(database.db, { affiliateIds: [id] })).map(({ currency, wait }) => [currency, wait]);
const expectIntact = async (id: number) => expect((await verifyLedger(database.db, { affiliateId: id })).breaks).toEqual([]);

test('balances in three currencies are paid in the chosen one, each rounded once, and stay as they are by default', async () => {
  const id = await payable();
  await earn(id, 3000);
  await earn(id, 100_000, 'RON');
  await earn(id, 381_900, 'HUF');
  const [payout, ...others] = await prepare(id);
  expect(others).toEqual([]);
  // 30.00 + 1,000.00 / 5.0871 = 196.58 + 3,819.00 / 381.90 = 10.00
  expect(payout).toMatchObject({ currency: 'EUR', amount: 3000 + 19_658 + 1000 });
  expect(payout?.conversion).toMatchObject({
    balances: [
      { currency: 'HUF', amount: 381_900, converted: 1000, from: { units: '381.90', day: today, source: 'ECB' }, to: null },
      { currency: 'RON', amount: 100_000, converted: 19_658, from: { units: '5.0871', day: today, source: 'ECB' }, to: null },
    ],
    vat: null,
  });
  expect(await readApproved(id)).toEqual({ EUR: 0, HUF: 0, RON: 0 });
  await expectIntact(id);
  await markPaid(database.db, { payoutIds: [payout?.id ?? 0] });
  await expectIntact(id);
  const own = await payable(null);
  await earn(own, 6000);
  await earn(own, 100_000, 'RON');
  expect((await prepare(own)).map(({ currency, amount, conversion }) => [currency, amount, conversion])).toEqual([
    ['EUR', 6000, null],
    ['RON', 100_000, null],
  ]);
});

test('the minimum payout is compared with the converted sum', async () => {
  const id = await payable();
  // 30.00 and 15.73: each is below 50.00, and so is their sum.
  await earn(id, 3000);
  await earn(id, 8000, 'RON');
  expect(await readWaits(id)).toEqual([
    ['EUR', 'below-threshold'],
    ['RON', 'below-threshold'],
  ]);
  await earn(id, 4000, 'RON');
  expect(await listDuePayouts(database.db, { affiliateIds: [id] })).toMatchObject([
    { currency: 'EUR', sum: 5359, threshold: 5000, wait: null },
    { currency: 'RON', sum: 5359, payoutCurrency: 'EUR', conversion: { converted: 2359 }, wait: null },
  ]);
  expect(await prepare(id)).toMatchObject([{ amount: 5359 }]);
});

test('a balance without a rate waits, and so does one whose rate is too old; the others are paid', async () => {
  const id = await payable();
  await earn(id, 6000);
  await earn(id, 90_000_000, 'CZK');
  await earn(id, 1_000_000, 'BDT');
  await record({ CZK: '24.4' }, shiftDay(today, -8));
  expect(await readWaits(id)).toEqual([
    ['BDT', 'no-rate'],
    ['CZK', 'no-rate'],
    ['EUR', null],
  ]);
  expect(await prepare(id)).toMatchObject([{ amount: 6000, conversion: null }]);
  // A longer limit, and a rate that staff entered with its source.
  await inTransaction(database.db, async (tx) => saveProgramme(tx, { ...(await getProgramme(tx)), maxRateAgeDays: 8 }));
  await record({ BDT: '140.25' }, today, 'Bangladesh Bank');
  const [payout] = await prepare(id);
  expect(payout?.conversion?.balances).toMatchObject([{ from: { source: 'Bangladesh Bank' } }, { from: { day: shiftDay(today, -8) } }]);
  await inTransaction(database.db, async (tx) => saveProgramme(tx, { ...(await getProgramme(tx)), maxRateAgeDays: 7 }));
  await expectIntact(id);
});

test('a failed payout returns each balance at its stored rate, although the rates have changed', async () => {
  const id = await payable();
  await earn(id, 1234);
  await earn(id, 50_001, 'RON');
  const [payout] = await prepare(id);
  await record({ RON: '4.9999' });
  await markFailed(database.db, { payoutIds: [payout?.id ?? 0], reason: 'Account closed' });
  expect(await readApproved(id)).toEqual({ EUR: 1234, RON: 50_001 });
  await expectIntact(id);
  const [again] = await prepare(id);
  expect(again?.conversion?.balances).toMatchObject([{ amount: 50_001, from: { units: '4.9999' } }]);
  await expectIntact(id);
  await record({ RON: '5.0871' });
});

test('an amount goes from one currency to another through the euro, and the rest of whole forint is carried over', async () => {
  const id = await payable('HUF');
  await earn(id, 300_000, 'RON');
  const [payout] = await prepare(id);
  // 3,000.00 / 5.0871 * 381.90 = 225,216.72 forint; the bank transfers whole forint.
  expect(payout).toMatchObject({ currency: 'HUF', amount: 22_521_600 });
  expect(payout?.conversion?.balances).toMatchObject([{ converted: 22_521_672, from: { currency: 'RON' }, to: { currency: 'HUF' } }]);
  expect(await readApproved(id)).toEqual({ HUF: 72, RON: 0 });
  await markFailed(database.db, { payoutIds: [payout?.id ?? 0], reason: 'no' });
  expect(await readApproved(id)).toEqual({ HUF: 0, RON: 300_000 });
  await expectIntact(id);
});

test('statement, bank file and invoice contain both amounts and the rates', async () => {
  const id = await payable();
  await earn(id, 3000);
  await earn(id, 100_000, 'RON');
  const [payout] = await prepare(id);
  if (!payout) throw new Error('nothing was prepared');
  const rows = parse<Record<string, string>>(await writeStatementCsv(database.db, payout), { columns: true, bom: true });
  const rate = `1 EUR = 5.0871 RON (ECB, ${today})`;
  const original = { original_amount: '1000', original_currency: 'RON', exchange_rate: rate };
  expect(rows.map(({ kind, amount, currency }) => [kind, amount, currency])).toEqual([
    ['opening', '0', 'RON'],
    ['adjustment', '1000', 'RON'],
    ['conversion', '-1000', 'RON'],
    ['closing', '0', 'RON'],
    ['opening', '0', 'EUR'],
    ['adjustment', '30', 'EUR'],
    ['conversion', '196.58', 'EUR'],
    ['payout', '-226.58', 'EUR'],
    ['closing', '0', 'EUR'],
  ]);
  expect(rows.filter(({ kind }) => kind === 'conversion')).toMatchObject([original, original]);
  expect((await renderStatementPdf(database.db, payout)).subarray(0, 5).toString()).toBe('%PDF-');
  const batch = await exportPayouts(bank, { kind: 'pain.001', currency: 'EUR', by: 'Mira' });
  const xml = (await openPayoutFile(bank, batch.id)).bytes.toString();
  expect(xml).toMatch(new RegExp(`<Ustrd>${payout.number} .*, 1000.00 RON</Ustrd>`));
  await markPaid(database.db, { payoutIds: [payout.id] });
  const [paid] = await database.db.select().from(payouts).where(eq(payouts.id, payout.id));
  const [invoice] = await database.db.select().from(payoutInvoices).where(eq(payoutInvoices.payoutId, payout.id));
  expect(invoice?.content).toMatchObject({ net: 22_658, converted: [{ amount: 100_000, converted: 19_658 }], vatAtHome: null });
  expect((await openPayoutInvoice(bank, paid ?? payout)).bytes.subarray(0, 5).toString()).toBe('%PDF-');
});

const company = {
  status: 'company' as const,
  ...{
    name: 'Zgled d.o.o.',
    taxNumber: '12345678',
    vatNumber: 'SI12345678',
    address: 'Ulica 1',
    postalCode: '1000',
    city: 'Ljubljana',
    countryCode: 'SI',
  },
};

test('an invoice with VAT in another currency contains the VAT in the currency of the country where it is due', async () => {
  const id = await payable('HUF', { tax: company });
  await earn(id, 20_000);
  const [payout] = await prepare(id);
  const vat = payout?.vat ?? 0;
  expect(vat).toBeGreaterThan(0);
  expect(payout?.conversion?.vat).toMatchObject({ currency: 'HUF', amount: vat, targetCurrency: 'EUR', converted: Math.round(vat / 381.9) });
  await markPaid(database.db, { payoutIds: [payout?.id ?? 0] });
  await expectIntact(id);
  // Without a rate such a payout waits, because its invoice would not be lawful.
  const other = await payable(null, { tax: company });
  await earn(other, 90_000_000, 'PLN');
  expect(await readWaits(other)).toEqual([['PLN', 'no-rate']]);
});

const set = (path: string, value: string): SQL => sql`conversion = jsonb_set(conversion, ${path}::text[], ${value}::jsonb)`;
test.each([
  ['a converted amount', () => set('{balances,0,converted}', '99999')],
  ['a source amount', () => set('{balances,0,amount}', '1')],
  ['a rate', () => set('{balances,0,from,units}', '"1.5"')],
  ['the day of a rate', () => set('{balances,0,from,day}', '"2020-01-01"')],
  ['the whole conversion', () => sql`conversion = null`],
])('a conversion of which %s was changed is found', async (_, change) => {
  const id = await payable();
  await earn(id, 100_000, 'RON');
  const [payout] = await prepare(id);
  await expectIntact(id);
  await database.db.execute(sql`update payouts set ${change()} where id = ${payout?.id ?? 0}`);
  expect((await verifyLedger(database.db, { affiliateId: id })).breaks).toHaveLength(1);
  await expect(markFailed(database.db, { payoutIds: [payout?.id ?? 0], reason: 'no' })).rejects.toMatchObject({ code: 'PayoutsDoNotMatch' });
  if (payout) await database.db.update(payouts).set(payout).where(eq(payouts.id, payout.id));
});

const currency = fc.constantFrom('EUR', 'RON', 'HUF');
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('earn' as const), currency, amount: fc.integer({ min: -20_000, max: 400_000 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('choose' as const), currency: fc.option(currency) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('rate' as const), ron: fc.integer({ min: 40_000, max: 60_000 }) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('prepare' as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('pay' as const, 'fail' as const) }) },
);
property.prop([fc.array(step, { minLength: 4, maxLength: 20 })], { numRuns: 15 })(
  'whatever is earned, chosen, converted, paid and failed in which order: no minor unit of any currency is lost',
  async (steps) => {
    const id = await payable(null);
    const earned: Record<string, number> = {};
    const rows = () => database.db.select().from(payouts).where(eq(payouts.affiliateId, id)).orderBy(asc(payouts.id));
    for (const each of steps) {
      if (each.do === 'earn') {
        earned[each.currency] = (earned[each.currency] ?? 0) + each.amount;
        await earn(id, each.amount, each.currency);
      } else if (each.do === 'choose') {
        await database.db.update(affiliates).set({ payoutCurrency: each.currency }).where(eq(affiliates.id, id));
      } else if (each.do === 'rate') await record({ RON: (each.ron / 10_000).toFixed(4) });
      else if (each.do === 'prepare') await prepare(id);
      else {
        const open = (await rows()).find(({ status }) => status === 'prepared');
        if (!open) continue;
        await (each.do === 'pay' ? markPaid(database.db, { payoutIds: [open.id] }) : markFailed(database.db, { payoutIds: [open.id], reason: 'no' }));
        await database.db.update(affiliates).set({ payoutAccountAcceptedAt: new Date() }).where(eq(affiliates.id, id));
      }
    }
    const kept = (await rows()).filter(({ status }) => status !== 'failed');
    const expected = { ...earned };
    const addTo = (of: string, amount: number) => (expected[of] = (expected[of] ?? 0) + amount);
    for (const payout of kept) {
      addTo(payout.currency, -payout.amount);
      for (const balance of payout.conversion?.balances ?? []) {
        addTo(balance.currency, -balance.amount);
        addTo(payout.currency, balance.converted);
      }
    }
    const own = await readApproved(id);
    for (const [of, amount] of Object.entries(expected)) expect([of, own[of] ?? 0]).toEqual([of, amount]);
    await expectIntact(id);
    await record({ RON: '5.0871' });
  },
);
