import { fc, test as property } from '@fast-check/vitest';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedUserTypes } from '#modules/accounts';
import type { Database } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { activeAffiliate, buildApplicationForm } from '#testing/people/active-affiliate';
import { createTestDatabase } from '#testing/database';
import { openTestShop, type TestShop } from '#testing/test-shop';
import { changeAffiliateStatus } from '../join/change-affiliate-status.ts';
import { affiliates, ledgerEntries, payoutInvoices, payouts } from '../tables.ts';
import { writeEntries } from '../ledger/write-entries.ts';
import { listDuePayouts } from './due-payouts.ts';
import { markFailed, markPaid } from './mark-payouts.ts';
import { preparePayouts } from './prepare-payouts.ts';

let database: Database;
let shop: TestShop;
const iban = { kind: 'iban' as const, holder: 'Jonas Weber', iban: 'DE89370400440532013000', bic: '' };

beforeAll(async () => {
  database = await createTestDatabase();
  await seedUserTypes(database.db);
  shop = openTestShop(database);
});
afterAll(() => database.close());

/** Creates an affiliate who can be paid. */
async function payable(changes: Partial<typeof affiliates.$inferInsert> = {}) {
  const { affiliateId } = await activeAffiliate(shop);
  await database.db
    .update(affiliates)
    .set({ payoutAccount: iban, ...changes })
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

test('an approved balance is paid out once in full, and invoiced when the money has arrived', async () => {
  const id = await payable();
  await earn(id, 6000);
  await earn(id, 1234);
  const [payout, ...others] = await prepare(id);
  expect(others).toEqual([]);
  expect(payout).toMatchObject({ currency: 'EUR', amount: 7234, vat: 0, status: 'prepared', account: iban, firstSequence: 1, lastSequence: 3 });
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
        expect(prepared.map(({ amount }) => amount)).toEqual(approved >= 5000 ? [approved] : []);
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
