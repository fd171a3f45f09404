import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fc, test as property } from '@fast-check/vitest';
import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedUserTypes } from '#modules/accounts';
import { readConfig } from '#platform/config';
import type { Database } from '#platform/database';
import { openStorage } from '#platform/storage/stores';
import { inTransaction } from '#platform/transaction';
import { activeAffiliate, buildApplicationForm } from '#testing/people/active-affiliate';
import { buildPayoutAccount } from '#testing/people/payout-account';
import { createTestDatabase } from '#testing/database';
import { tamperWithLedger } from '#testing/tampered-ledger';
import { openTestShop, type TestShop } from '#testing/test-shop';
import { changeAffiliateStatus } from '../join/change-affiliate-status.ts';
import type { AffiliateProfile } from '../contract.ts';
import { affiliates } from '../tables.ts';
import { ledgerEntries } from '../ledger/tables.ts';
import { payouts } from './tables.ts';
import { payoutInvoices } from './tables.ts';
import { listBalances } from '../ledger/balances.ts';
import { reconcileCommissions } from '../ledger/reconcile-commissions.ts';
import { verifyLedger } from '../ledger/verify-ledger.ts';
import { writeEntries } from '../ledger/write-entries.ts';
import { listCommissionItems } from '../commissions/commission-items.ts';
import { affiliateJobs } from '../jobs.ts';
import { getPayoutThreshold } from '../programme.ts';
import { acceptPayoutAccount } from './accept-payout-account.ts';
import { listDuePayouts } from './due-payouts.ts';
import { exportPayouts, openPayoutFile } from './export-payouts.ts';
import { markFailed, markPaid } from './mark-payouts.ts';
import { preparePayouts } from './prepare-payouts.ts';

let database: Database;
let shop: TestShop;
let bank: Parameters<typeof exportPayouts>[0];
const swiss = {
  kind: 'bank' as const,
  holder: 'Jonas Weber',
  bankName: 'Bank',
  branch: '',
  routingNumber: '',
  accountNumber: '4711471147',
  countryCode: 'US',
};

beforeAll(async () => {
  database = await createTestDatabase();
  await seedUserTypes(database.db);
  shop = openTestShop(database);
  const config = readConfig({ DATA_DIR: mkdtempSync(join(tmpdir(), 'payouts-')), LOG_LEVEL: 'silent' });
  bank = { db: database.db, config, storage: openStorage(config) };
});
afterAll(() => database.close());

let accounts = 0;
/** Creates an affiliate who can be paid, with a separate account. */
async function payable(changes: Partial<typeof affiliates.$inferInsert> = {}) {
  const { affiliateId } = await activeAffiliate(shop);
  accounts += 1;
  await database.db
    .update(affiliates)
    .set({ payoutAccount: buildPayoutAccount(accounts), ...changes })
    .where(eq(affiliates.id, affiliateId));
  return affiliateId;
}
let causes = 0;
const earn = (affiliateId: number, approved: number, currency = 'EUR') =>
  inTransaction(database.db, (tx) => writeEntries(tx, affiliateId, [{ kind: 'adjustment', cause: `test ${(causes += 1)}`, currency, approved }]));
const prepare = (...affiliateIds: number[]) => preparePayouts(database.db, { affiliateIds, by: 'Mira' });
const balance = async (affiliateId: number, currency = 'EUR') => {
  const rows = await database.db
    .select()
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.affiliateId, affiliateId), eq(ledgerEntries.currency, currency)));
  return { approved: rows.reduce((sum, { approved }) => sum + approved, 0), paid: rows.reduce((sum, { paid }) => sum + paid, 0) };
};
const readWait = async (affiliateId: number) => (await listDuePayouts(database.db, { affiliateIds: [affiliateId] })).map(({ wait }) => wait);

test('while payouts are prepared and fail, every reading of the balance has the money once', async () => {
  const id = await payable();
  await earn(id, 12_345);
  const state = { isOver: false };
  const moves = (async () => {
    for (let time = 0; time < 12; time += 1) {
      const [payout] = await prepare(id);
      await markFailed(database.db, { payoutIds: [payout?.id ?? 0], reason: 'Account closed' });
      await database.db.update(affiliates).set({ payoutAccountAcceptedAt: new Date() }).where(eq(affiliates.id, id));
    }
    state.isOver = true;
  })();
  const seen = new Set<number>();
  while (!state.isOver) for (const { approved, pending } of await listBalances(database.db, id)) seen.add(approved + pending);
  await moves;
  expect([...seen]).toEqual([12_345]);
});

test('an approved balance is paid out once in full, and invoiced when the money has arrived', async () => {
  const id = await payable();
  await earn(id, 6000);
  await earn(id, 1234);
  const [payout, ...others] = await prepare(id);
  expect(others).toEqual([]);
  expect(payout).toMatchObject({
    currency: 'EUR',
    amount: 7234,
    vat: 0,
    status: 'prepared',
    account: buildPayoutAccount(accounts),
    firstSequence: 1,
    lastSequence: 3,
  });
  expect(await prepare(id)).toEqual([]);
  expect(await balance(id)).toEqual({ approved: 0, paid: 0 });
  const payoutIds = [payout?.id ?? 0];
  expect(await markPaid(database.db, { payoutIds, note: 'F-77' })).toHaveLength(1);
  expect(await markPaid(database.db, { payoutIds })).toEqual([]);
  expect(await balance(id)).toEqual({ approved: 0, paid: 7234 });
  const invoices = await database.db
    .select()
    .from(payoutInvoices)
    .where(eq(payoutInvoices.payoutId, payoutIds[0] ?? 0));
  expect(invoices).toMatchObject([{ content: { payoutNumber: payout?.number, net: 7234, affiliate: { name: 'Jonas Weber' } } }]);
  await expect(markFailed(database.db, { payoutIds, reason: 'late' })).rejects.toMatchObject({ code: 'PayoutCannotMove' });
});

test('a failed payout is approved again and included in the next payout, without an invoice', async () => {
  const id = await payable();
  await earn(id, 6000);
  const [first] = await prepare(id);
  const payoutIds = [first?.id ?? 0];
  expect(await markFailed(database.db, { payoutIds, reason: 'The account is closed' })).toHaveLength(1);
  expect(await markFailed(database.db, { payoutIds, reason: 'again' })).toEqual([]);
  await expect(markPaid(database.db, { payoutIds })).rejects.toMatchObject({ code: 'PayoutCannotMove' });
  expect(await balance(id)).toEqual({ approved: 6000, paid: 0 });
  await earn(id, 500);
  expect(await prepare(id)).toMatchObject([{ amount: 6500, firstSequence: 1 }]);
  expect(
    await database.db
      .select()
      .from(payoutInvoices)
      .where(eq(payoutInvoices.payoutId, payoutIds[0] ?? 0)),
  ).toEqual([]);
});

test('a balance that cannot be paid shows the reason', async () => {
  const poor = await payable();
  await earn(poor, 4999);
  expect(await readWait(poor)).toEqual(['below-threshold']);
  const owing = await payable();
  await earn(owing, -300);
  expect(await readWait(owing)).toEqual(['negative']);
  const homeless = await payable({ payoutAccount: null });
  await earn(homeless, 5000);
  expect(await readWait(homeless)).toEqual(['no-account']);
  const elsewhere = await payable({
    payoutAccount: { kind: 'bkash', holder: 'Rafi', bkash: '01712345678' },
    tax: { ...buildApplicationForm().tax, status: 'private', countryCode: 'BD' },
  });
  await earn(elsewhere, 5000);
  await earn(elsewhere, 700_000, 'BDT');
  expect(await readWait(elsewhere)).toEqual([null, 'account-currency']);
  const nameless = await payable({ tax: { ...buildApplicationForm().tax, status: 'company', taxNumber: '' } });
  await earn(nameless, 5000);
  expect(await readWait(nameless)).toEqual(['tax']);
  const away = await payable();
  await earn(away, 5000);
  await inTransaction(database.db, (tx) => changeAffiliateStatus(tx, { affiliateId: away, move: 'suspend', actor: 'Mira', reason: '' }));
  expect(await readWait(away)).toEqual(['suspended']);
  expect(await prepare(poor, owing, homeless, nameless, away)).toEqual([]);
  // A negative balance is offset before anything is paid.
  await earn(owing, 5299);
  expect(await readWait(owing)).toEqual(['below-threshold']);
  await earn(owing, 1);
  expect(await prepare(owing)).toMatchObject([{ amount: 5000 }]);
});

test('an account that two affiliates share holds the payouts of both until staff accept it or it changes', async () => {
  const payoutAccount = buildPayoutAccount(470_001);
  const [one, other] = [await payable({ payoutAccount }), await payable({ payoutAccount })];
  for (const id of [one, other]) await earn(id, 6000);
  expect(await readWait(one)).toEqual(['shared-account']);
  expect((await listDuePayouts(database.db, { affiliateIds: [other] })).map(({ sharedWith }) => sharedWith)).toEqual([[one]]);
  expect(await prepare(one, other)).toEqual([]);
  await inTransaction(database.db, (tx) => acceptPayoutAccount(tx, one));
  expect([await readWait(one), await readWait(other)]).toEqual([[null], ['shared-account']]);
  await database.db
    .update(affiliates)
    .set({ payoutAccount: buildPayoutAccount(470_002) })
    .where(eq(affiliates.id, other));
  expect(await readWait(other)).toEqual([null]);
});

test('an account that two payouts failed to reach holds further payouts until staff accept it', async () => {
  const id = await payable();
  await earn(id, 6000);
  for (const wait of [null, 'account-failed']) {
    const [payout] = await prepare(id);
    await markFailed(database.db, { payoutIds: [payout?.id ?? 0], reason: 'The account is closed' });
    expect(await readWait(id)).toEqual([wait]);
  }
  expect(await prepare(id)).toEqual([]);
  await inTransaction(database.db, (tx) => acceptPayoutAccount(tx, id));
  expect(await prepare(id)).toMatchObject([{ amount: 6000 }]);
});

test('a payout in forint is whole forint, and the rest stays in the balance; the last payout of an affiliate who leaves is rounded up', async () => {
  const id = await payable();
  await earn(id, 2_100_051, 'HUF');
  expect(await prepare(id)).toMatchObject([{ currency: 'HUF', amount: 2_100_000 }]);
  expect(await balance(id, 'HUF')).toEqual({ approved: 51, paid: 0 });
  await database.db.update(affiliates).set({ leavingAt: new Date() }).where(eq(affiliates.id, id));
  expect(await prepare(id)).toMatchObject([{ currency: 'HUF', amount: 100 }]);
  expect(await balance(id, 'HUF')).toEqual({ approved: 0, paid: 0 });
  expect((await verifyLedger(database.db, { affiliateId: id })).breaks).toEqual([]);
});

test('while one payout is open and a later one has arrived, only the arrived money is shown as paid, and a failure returns the rest', async () => {
  const id = await payable();
  await earn(id, 6000);
  const [first] = await prepare(id);
  await earn(id, 7000);
  const [second] = await prepare(id);
  const shown = async () => {
    const sum = async (status: 'approved' | 'paid') =>
      (await listCommissionItems(database.db, { affiliateId: id, status }, { page: 1, take: 50 })).totals.map(({ amount }) => amount);
    const [balances] = await listBalances(database.db, id);
    return { approved: await sum('approved'), paid: await sum('paid'), balances: [balances?.approved, balances?.inPayout, balances?.paid] };
  };
  expect(await shown()).toEqual({ approved: [130], paid: [], balances: [13_000, 13_000, 0] });
  await markPaid(database.db, { payoutIds: [second?.id ?? 0] });
  expect(await shown()).toEqual({ approved: [60], paid: [70], balances: [6000, 6000, 7000] });
  await markFailed(database.db, { payoutIds: [first?.id ?? 0], reason: 'The account is closed' });
  expect(await shown()).toEqual({ approved: [60], paid: [70], balances: [6000, 0, 7000] });
  const [third] = await prepare(id);
  await markPaid(database.db, { payoutIds: [third?.id ?? 0] });
  expect(await shown()).toEqual({ approved: [], paid: [130], balances: [0, 0, 13_000] });
});

test('a bank file whose payouts all failed cannot be marked as paid', async () => {
  const id = await payable({ payoutAccount: { ...swiss, accountNumber: '4711471148' } });
  await earn(id, 6000);
  await prepare(id);
  const { id: batchId } = await exportPayouts(bank, { kind: 'csv', currency: 'EUR', by: 'Mira' });
  expect(await markFailed(database.db, { batchId, reason: 'The account is closed' })).toHaveLength(1);
  expect(await markFailed(database.db, { batchId, reason: 'again' })).toEqual([]);
  await expect(markPaid(database.db, { batchId })).rejects.toMatchObject({ code: 'PayoutCannotMove' });
});

test('payouts to PayPal and Wise are exported to the files of these services, and to no other file', async () => {
  // Bank transfers that other tests have prepared would be in the next file.
  await exportPayouts(bank, { kind: 'csv', currency: 'HUF', by: 'Mira' }).catch(() => undefined);
  const holder = 'Jonas Weber';
  const [paypal, wise] = [
    await payable({ payoutAccount: { kind: 'paypal', holder, email: 'jonas@example.org' } }),
    await payable({ payoutAccount: { kind: 'wise', holder, email: 'wise@example.org' } }),
  ];
  for (const id of [paypal, wise]) await earn(id, 2_123_450, 'HUF');
  const [first] = await prepare(paypal);
  const [second] = await prepare(wise);
  // Transfers in forint have no fillér.
  expect([first?.amount, second?.amount]).toEqual([2_123_400, 2_123_400]);
  await expect(exportPayouts(bank, { kind: 'csv', currency: 'HUF', by: 'Mira' })).rejects.toMatchObject({ code: 'NothingToExport' });
  const open = async (kind: 'paypal' | 'wise') => openPayoutFile(bank, (await exportPayouts(bank, { kind, currency: 'HUF', by: 'Mira' })).id);
  const ofPayPal = await open('paypal');
  expect(ofPayPal).toMatchObject({ type: 'text/csv; charset=utf-8', name: `${first?.number.toLowerCase()}.csv` });
  expect(ofPayPal.bytes.toString()).toMatch(new RegExp(`^jonas@example\\.org,21234,HUF,${first?.number},${first?.number} [^,]+,PAYPAL\\r\\n$`));
  const [head, line, end] = (await open('wise')).bytes.toString().split('\r\n');
  expect(head).toBe('name,recipientEmail,paymentReference,receiverType,amountCurrency,amount,sourceCurrency,targetCurrency');
  expect(line).toMatch(new RegExp(`^Jonas Weber,wise@example\\.org,${second?.number}[^,]*,PERSON,target,21234\\.00,HUF,HUF$`));
  expect(end).toBe('');
});

test('an account with PayPal or Wise is masked, kept by its masked form, held after a change, and found at a second affiliate', async () => {
  const account = { kind: 'wise' as const, holder: 'Jonas Weber', email: 'shared@example.org' };
  const jonas = await activeAffiliate(shop);
  const save = (payoutAccount: unknown) =>
    jonas.call<AffiliateProfile>('PUT', `affiliate/${jonas.affiliateId}`, { payoutAccount, currentPassword: jonas.password });
  expect((await save(account)).status).toBe(200);
  const { data } = await jonas.call<AffiliateProfile>('GET', `affiliate/profile/by/user/${jonas.id}`);
  expect(data.payoutAccount).toEqual({ ...account, email: 's•••@example.org' });
  expect(data.payoutHeldUntil).not.toBeNull();
  expect((await save({ ...data.payoutAccount, holder: 'J. Weber' })).status).toBe(200);
  const [row] = await database.db.select().from(affiliates).where(eq(affiliates.id, jonas.affiliateId));
  expect(row?.payoutAccount).toEqual({ ...account, holder: 'J. Weber' });
  const other = await payable({ payoutAccount: account });
  await earn(other, 6000);
  expect(await readWait(other)).toEqual(['shared-account']);
});

test('a payout has a floor in every currency, also without a setting', () => {
  expect([getPayoutThreshold({}, 'EUR'), getPayoutThreshold({ EUR: 0 }, 'EUR'), getPayoutThreshold({ EUR: 2500 }, 'EUR')]).toEqual([100, 100, 2500]);
});

test('the nightly job fails with the broken entry, so that the alert for failed jobs is raised', async () => {
  const id = await payable();
  await earn(id, 6000);
  const job = affiliateJobs.find(({ name }) => name === 'affiliates.verify-ledger');
  const run = async () => job?.run(shop.services, {} as never, { id: 'nightly', signal: new AbortController().signal });
  await run();
  await database.db.execute(sql`update affiliate_balances set approved = 7000 where affiliate_id = ${id}`);
  await expect(run()).rejects.toMatchObject({ code: 'LedgerBroken', message: expect.stringContaining(`affiliate ${id}`) as unknown });
  await database.db.execute(sql`update affiliate_balances set approved = 6000 where affiliate_id = ${id}`);
  expect(job?.schedule).toBeDefined();
});

test('simultaneous preparing and marking pays each affiliate once and leaves no gap in the numbers', async () => {
  const ids = [await payable(), await payable(), await payable()];
  for (const id of ids) await earn(id, 8000);
  const prepared = (await Promise.all([prepare(...ids), prepare(...[...ids].reverse()), prepare(ids[1] ?? 0), prepare(...ids)])).flat();
  expect(prepared.map(({ affiliateId }) => affiliateId).sort((a, b) => a - b)).toEqual([...ids].sort((a, b) => a - b));
  const payoutIds = prepared.map(({ id }) => id);
  const marked = await Promise.all([markPaid(database.db, { payoutIds }), markPaid(database.db, { payoutIds: [...payoutIds].reverse() })]);
  expect(marked.flat()).toHaveLength(3);
  for (const id of ids) expect(await balance(id)).toEqual({ approved: 0, paid: 8000 });
  const numbers = (await database.db.select({ number: payouts.number }).from(payouts).orderBy(asc(payouts.number))).map(({ number }) =>
    Number(number.slice(8)),
  );
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

test.for<[what: string, damage: (payoutId: number) => SQL, problem: RegExp]>([
  [
    'a raised amount',
    (id) => sql`update payouts set amount = amount + 100000 where id = ${id}`,
    /its amount is 106000, but the ledger deducted 6000/,
  ],
  ['raised VAT', (id) => sql`update payouts set vat = 5000 where id = ${id}`, /changed after they were written/],
  [
    'another account',
    (id) => sql`update payouts set account = jsonb_set(account, '{iban}', '"SI56191000000123438"') where id = ${id}`,
    /changed after they were written/,
  ],
  [
    'another status',
    (id) => sql`update payouts set status = 'exported' where id = ${id}`,
    /its status is exported, but its status in the ledger is prepared/,
  ],
  ['another affiliate', (id) => sql`update payouts set affiliate_id = (select min(id) from affiliates) where id = ${id}`, /another ledger entry/],
])('the verification finds %s in a payout, and no money moves by it', async ([, damage, problem]) => {
  const affiliateId = await payable();
  await earn(affiliateId, 6000);
  const [payout] = await prepare(affiliateId);
  const payoutIds = [payout?.id ?? 0];
  expect((await verifyLedger(database.db)).breaks).toEqual([]);
  await database.db.execute(damage(payoutIds[0] ?? 0));
  expect((await verifyLedger(database.db)).breaks.join('\n')).toMatch(problem);
  const { discrepancies } = await reconcileCommissions(database.db);
  expect(discrepancies.map((discrepancy) => discrepancy.problem).join('\n')).toMatch(problem);
  await expect(markPaid(database.db, { payoutIds })).rejects.toMatchObject({ code: 'PayoutsDoNotMatch' });
  await expect(markFailed(database.db, { payoutIds, reason: 'no' })).rejects.toMatchObject({ code: 'PayoutsDoNotMatch' });
  await earn(affiliateId, 7000);
  if (payout) await database.db.update(payouts).set(payout).where(eq(payouts.id, payout.id));
  expect((await verifyLedger(database.db)).breaks).toEqual([]);
});

test('an exported payout that was put back is found and not exported twice, also when the ledger entry and the bank file are gone', async () => {
  const affiliateId = await payable();
  await earn(affiliateId, 6000);
  const [payout] = await prepare(affiliateId);
  const id = payout?.id ?? 0;
  const exportNow = () => exportPayouts(bank, { kind: 'csv', currency: 'EUR', by: 'Mira' });
  await database.db.update(affiliates).set({ payoutAccount: swiss }).where(eq(affiliates.id, affiliateId));
  await markFailed(database.db, { payoutIds: [id], reason: 'no' });
  const [again] = await prepare(affiliateId);
  const batch = await exportNow();
  expect((await verifyLedger(database.db)).breaks).toEqual([]);
  await database.db.execute(sql`update payouts set status = 'prepared', batch_id = null where id = ${again?.id ?? 0}`);
  await expect(exportNow()).rejects.toMatchObject({ code: 'PayoutsDoNotMatch' });
  await database.db.execute(sql`update payouts set status = 'exported', batch_id = ${batch.id} where id = ${again?.id ?? 0}`);
  await database.db.execute(sql`update payout_batches set file_hash = repeat('0', 64) where id = ${batch.id}`);
  await expect(openPayoutFile(bank, batch.id)).rejects.toMatchObject({ code: 'PayoutsDoNotMatch' });
  await database.db.execute(sql`update payout_batches set file_hash = ${batch.fileHash} where id = ${batch.id}`);
  expect((await openPayoutFile(bank, batch.id)).bytes.toString()).toContain(swiss.accountNumber);
});

test('a payout is not prepared from a ledger or a balance that was changed', async () => {
  const affiliateId = await payable();
  await earn(affiliateId, 6000);
  await database.db.execute(sql`update affiliate_balances set approved = 600000 where affiliate_id = ${affiliateId}`);
  await expect(prepare(affiliateId)).rejects.toMatchObject({ code: 'LedgerBroken' });
  await database.db.execute(sql`update affiliate_balances set approved = 6000 where affiliate_id = ${affiliateId}`);
  await tamperWithLedger(database.db, sql`update ledger_entries set reason = 'x' where affiliate_id = ${affiliateId}`);
  await expect(prepare(affiliateId)).rejects.toMatchObject({ code: 'LedgerBroken' });
  await tamperWithLedger(database.db, sql`update ledger_entries set reason = '' where affiliate_id = ${affiliateId}`);
  expect(await prepare(affiliateId)).toMatchObject([{ amount: 6000 }]);
});

test('balances and payouts above four bytes are exact', async () => {
  const affiliateId = await payable();
  for (const amount of [1_000_000_000, 1_000_000_000, 999_999_999, 2]) await earn(affiliateId, amount, 'HUF');
  expect(await listBalances(database.db, affiliateId)).toMatchObject([{ currency: 'HUF', approved: 3_000_000_001 }]);
  expect(await prepare(affiliateId)).toMatchObject([{ amount: 3_000_000_000 }]);
  expect((await verifyLedger(database.db, { affiliateId })).breaks).toEqual([]);
});

test('the database refuses to change, delete or empty the ledger', async () => {
  for (const statement of [
    'update ledger_entries set reason = $$x$$',
    'delete from ledger_entries where sequence = 1',
    'truncate ledger_entries cascade',
  ])
    await expect(database.pool.query(statement)).rejects.toThrow('append-only');
});

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('earn' as const), amount: fc.integer({ min: -6000, max: 9000 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('prepare' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('pay' as const, 'fail' as const), which: fc.nat(5) }) },
);
property.prop([fc.array(step, { minLength: 3, maxLength: 20 })], { numRuns: 25 })(
  'whatever comes in which order: never more than was approved, never below the threshold, and not a cent is lost',
  async (steps) => {
    const id = await payable();
    let earned = 0;
    const rows = () => database.db.select().from(payouts).where(eq(payouts.affiliateId, id)).orderBy(asc(payouts.id));
    for (const each of steps) {
      if (each.do === 'earn') {
        earned += each.amount;
        await earn(id, each.amount);
      } else if (each.do === 'prepare') {
        const { approved } = await balance(id);
        const prepared = await prepare(id);
        // An account that two payouts failed to reach waits for staff.
        const failures = (await rows()).filter(({ status }) => status === 'failed').length;
        expect(prepared.map(({ amount }) => amount)).toEqual(approved >= 5000 && failures < 2 ? [approved] : []);
      } else {
        const open = (await rows()).filter(({ status }) => status === 'prepared');
        const one = open[each.which % Math.max(1, open.length)];
        if (one)
          await (each.do === 'pay' ? markPaid(database.db, { payoutIds: [one.id] }) : markFailed(database.db, { payoutIds: [one.id], reason: 'no' }));
      }
    }
    const all = await rows();
    const sumByStatus = (...of: string[]) => all.filter(({ status }) => of.includes(status)).reduce((sum, { amount }) => sum + amount, 0);
    expect(await balance(id)).toEqual({ approved: earned - sumByStatus('prepared', 'paid'), paid: sumByStatus('paid') });
  },
);
