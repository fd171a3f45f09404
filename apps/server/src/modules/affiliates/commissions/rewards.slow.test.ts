import { parse } from 'csv-parse/sync';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { days, now, setClock } from '#kit/clock';
import { seedUserTypes } from '#modules/accounts';
import { refundLines } from '#modules/fulfilment';
import type { Database } from '#platform/database';
import { runChecks } from '#platform/sql/reconciliation-checks';
import { inTransaction } from '#platform/transaction';
import { orderLines } from '#tables/orders';
import { activeAffiliate } from '#testing/people/active-affiliate';
import { signedInStaff } from '#testing/people/staff';
import { placeCreditedOrder } from '#testing/orders/credited-order';
import { reconcileCommissionsWithDocuments } from '#server/reconcile/commissions-and-documents';
import { createTestDatabase } from '#testing/database';
import { deliverForCash } from '#testing/orders/delivered-order';
import { buildPayoutAccount } from '#testing/people/payout-account';
import { openTestShop, shopIds, type TestGarment, type TestShop } from '#testing/test-shop';
import { reconcileCommissions } from '../ledger/reconcile-commissions.ts';
import { preparePayouts } from '../payouts/prepare-payouts.ts';
import { renderStatementPdf, writeStatementCsv } from '../payouts/invoices/statement.ts';
import { saveProgramme } from '../save-programme.ts';
import { affiliates } from '../tables.ts';
import { commissions } from './tables.ts';
import { approveDue } from './approve-due.ts';
import { listCommissionItems } from './commission-items.ts';

interface Rule {
  id: number;
  fixedAmounts: { currency: string; amount: number }[];
}

let database: Database;
let shop: TestShop;
let headers: Record<string, string>;
let shirt: TestGarment;
let scarf: TestGarment;
const { SI } = shopIds;
const eur = (amount: number) => [{ currency: 'EUR', amount }];
const payOut = { holder: 'Ana Novak', iban: 'SI56 2633 0001 2039 086' };

beforeAll(async () => {
  database = await createTestDatabase();
  await seedUserTypes(database.db);
  shop = openTestShop(database);
  ({ headers } = await signedInStaff(shop));
  // With 22 % VAT: 50.00 and 10.00 net.
  shirt = await shop.garment({ stock: 100, prices: { [SI]: 6100 } });
  scarf = await shop.garment({ name: 'Scarf', stock: 100, prices: { [SI]: 1220 } });
});
afterAll(() => database.close());

/** Creates a rule for one affiliate through the back office. */
const createRule = (affiliateId: number, changes: Record<string, unknown>) =>
  shop.call<Rule>(
    'POST',
    'admin/commission-rules',
    {
      ...{ name: 'Own terms', percent: 10, priority: 0, affiliateId, groupId: null, tierId: null, productId: null, categoryId: null, brandId: null },
      ...{ countryId: null, customer: null, validFrom: null, validUntil: null },
      ...changes,
    },
    headers,
  );
async function sell(affiliateId: number, lines: { garment: TestGarment; quantity?: number }[], form = {}) {
  const order = await placeCreditedOrder(shop, { affiliateId, lines, form });
  await shop.runJobs();
  const rows = await database.db.select().from(commissions).where(eq(commissions.orderId, order.orderId)).orderBy(asc(commissions.id));
  return { ...order, rows, amounts: rows.map(({ base, fixed, capped, amount }) => [base, fixed, capped, amount]) };
}
const readEarned = async (orderId: number) =>
  (await database.db.select().from(commissions).where(eq(commissions.orderId, orderId)).orderBy(asc(commissions.id))).map(({ earned }) => earned);
async function refund({ orderId, orderNumber }: { orderId: number; orderNumber: string }, place: number, pieces: number) {
  const lines = await database.db
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.kind, 'goods')))
    .orderBy(asc(orderLines.position));
  await refundLines(database.db, { orderNumber, lines: [{ orderLineId: lines[place]?.id ?? 0, pieces }], payOut });
  await shop.runJobs();
}

test('a rule pays its fixed amount once for an order, split over its lines', async () => {
  const { affiliateId } = await activeAffiliate(shop);
  expect((await createRule(affiliateId, { fixedAmounts: eur(6) })).data).toMatchObject({ fixedAmounts: eur(6), caps: [], minimumBaskets: [] });
  const { amounts } = await sell(affiliateId, [{ garment: shirt }, { garment: scarf }]);
  expect(amounts).toEqual([
    [5000, 500, 0, 1000],
    [1000, 100, 0, 200],
  ]);
});

test('a first-order bonus is a fixed amount for new customers', async () => {
  const { affiliateId } = await activeAffiliate(shop);
  await createRule(affiliateId, { name: 'First order', customer: 'new', fixedAmounts: eur(5) });
  const email = `${crypto.randomUUID()}@example.com`;
  expect((await sell(affiliateId, [{ garment: shirt }], { email })).amounts).toEqual([[5000, 500, 0, 1000]]);
  expect((await sell(affiliateId, [{ garment: shirt }], { email })).amounts).toEqual([[5000, 0, 0, 500]]);
});

test('a rule with a minimum basket applies from that net value on', async () => {
  const { affiliateId } = await activeAffiliate(shop);
  await createRule(affiliateId, { percent: 20, minimumBaskets: eur(100) });
  expect((await sell(affiliateId, [{ garment: shirt }])).amounts).toEqual([[5000, 0, 0, 500]]);
  expect((await sell(affiliateId, [{ garment: shirt, quantity: 2 }])).amounts).toEqual([[10_000, 0, 0, 2000]]);
});

test('the maximum of a rule limits an order, and returns reduce the fixed amount and the limit in proportion', async () => {
  const { affiliateId } = await activeAffiliate(shop);
  await createRule(affiliateId, { fixedAmounts: eur(2), caps: eur(9) });
  const order = await sell(affiliateId, [{ garment: shirt, quantity: 2 }]);
  expect(order.amounts).toEqual([[10_000, 200, 300, 900]]);
  await deliverForCash(database, order);
  await refund(order, 0, 1);
  expect(await readEarned(order.orderId)).toEqual([450]);
  await refund(order, 0, 1);
  expect(await readEarned(order.orderId)).toEqual([0]);
});

test('commissions with fixed amounts and maximums agree with ledger and documents, and statement lines compute', async () => {
  const { affiliateId } = await activeAffiliate(shop);
  await inTransaction(database.db, (tx) =>
    saveProgramme(tx, { isOpen: true, holdDays: 30, isHeldForReturns: false, quickOrderSeconds: 10, payoutThresholds: {}, maxRateAgeDays: 7 }),
  );
  await database.db
    .update(affiliates)
    .set({ payoutAccount: buildPayoutAccount(affiliateId) })
    .where(eq(affiliates.id, affiliateId));
  await createRule(affiliateId, { fixedAmounts: eur(3.33), caps: eur(11) });
  const order = await sell(affiliateId, [{ garment: shirt, quantity: 2 }, { garment: scarf }]);
  await deliverForCash(database, order);
  await refund(order, 0, 1);
  expect((await reconcileCommissions(database.db)).discrepancies).toEqual([]);
  expect(await runChecks(database.db, reconcileCommissionsWithDocuments())).toEqual([]);
  const { items } = await listCommissionItems(database.db, { affiliateId }, { page: 1, take: 10 });
  expect(items.map(({ kind, fixedAmount, capReduction }) => [kind, fixedAmount > 0, capReduction > 0])).toContainEqual(['commission', true, true]);
  const later = new Date(now().getTime() + days(31));
  const reset = setClock(() => later);
  try {
    await approveDue(database.db);
    const [payout] = await preparePayouts(database.db, { affiliateIds: [affiliateId], by: 'Mira' });
    if (!payout) throw new Error('no payout was prepared');
    const rows: Record<string, string>[] = parse(await writeStatementCsv(database.db, payout), { columns: true, bom: true });
    const lines = rows.filter(({ kind }) => kind === 'approval');
    expect(lines).toHaveLength(2);
    for (const { base, rate_percent: rate, fixed, cap, reduction, amount } of lines) {
      const full = Math.round(Number(base) * Number(rate)) + [fixed, cap, reduction].reduce((sum, part) => sum + Math.round(Number(part) * 100), 0);
      expect(full).toBe(Math.round(Number(amount) * 100));
    }
    expect(lines.some(({ reduction }) => Number(reduction) < 0)).toBe(true);
    expect((await renderStatementPdf(database.db, payout)).subarray(0, 4).toString()).toBe('%PDF');
  } finally {
    reset();
  }
});

test('the test of the rules knows fixed amounts, minimum and maximum for an order of one piece', async () => {
  const { affiliateId } = await activeAffiliate(shop);
  const ask = async ({ productId }: TestGarment) =>
    (await shop.call<{ amount: unknown }>('POST', 'admin/commission-rules/try', { productId, countryId: SI, affiliateId }, headers)).data.amount;
  await createRule(affiliateId, { fixedAmounts: eur(4), caps: eur(8), minimumBaskets: eur(20) });
  expect(await ask(shirt)).toEqual({ currency: 'EUR', amount: 8 });
  expect(await ask(scarf)).toEqual({ currency: 'EUR', amount: 1 });
});

test('a wrong amount of a rule is refused', async () => {
  const { affiliateId } = await activeAffiliate(shop);
  expect((await createRule(affiliateId, { caps: eur(0) })).status).toBe(422);
  expect((await createRule(affiliateId, { fixedAmounts: [{ currency: 'euro', amount: 1 }] })).status).toBe(422);
});
