import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { days, now, setClock } from '#kit/clock';
import { seedUserTypes } from '#modules/accounts';
import { refundLines } from '#modules/fulfilment';
import { inTransaction } from '#platform/transaction';
import { orderLines } from '#tables/orders';
import { activeAffiliate } from '#testing/people/active-affiliate';
import { placeCreditedOrder } from '#testing/orders/credited-order';
import { test } from '#testing/database';
import { deliverForCash } from '#testing/orders/delivered-order';
import { openTestShop } from '#testing/test-shop';
import { approveDue } from '../../commissions/approve-due.ts';
import { saveProgramme } from '../../save-programme.ts';
import { affiliates } from '../../tables.ts';
import { preparePayouts } from '../prepare-payouts.ts';
import { writeStatementCsv } from './statement.ts';

test('each line of a statement computes: the rate of the base less the reduction is the amount, also after a refund before the approval', async ({
  database,
}) => {
  const shop = openTestShop(database);
  await seedUserTypes(database.db);
  await inTransaction(database.db, (tx) =>
    saveProgramme(tx, { isOpen: true, holdDays: 30, isHeldForReturns: false, quickOrderSeconds: 10, payoutThresholds: {}, maxRateAgeDays: 7 }),
  );
  const { affiliateId } = await activeAffiliate(shop);
  await database.db
    .update(affiliates)
    .set({ payoutAccount: { kind: 'iban', holder: 'Jonas Weber', iban: 'DE89370400440532013000', bic: '' } })
    .where(eq(affiliates.id, affiliateId));
  const garment = await shop.garment();
  const whole = await placeCreditedOrder(shop, { affiliateId, lines: [{ garment, quantity: 2 }] });
  const refunded = await placeCreditedOrder(shop, { affiliateId, lines: [{ garment, quantity: 2 }] });
  await shop.runJobs();
  for (const order of [whole, refunded]) await deliverForCash(database, order);
  const line = (await database.db.select().from(orderLines).where(eq(orderLines.orderId, refunded.orderId))).find(({ kind }) => kind === 'goods');
  const payOut = { holder: 'Ana Novak', iban: 'SI56 2633 0001 2039 086' };
  await refundLines(database.db, { orderNumber: refunded.orderNumber, lines: [{ orderLineId: line?.id ?? 0, pieces: 1 }], payOut });
  await shop.runJobs();
  const later = new Date(now().getTime() + days(31));
  const reset = setClock(() => later);
  try {
    await approveDue(database.db);
    const [payout] = await preparePayouts(database.db, { affiliateIds: [affiliateId], by: 'Mira' });
    if (!payout) throw new Error('no payout was prepared');
    const rows: Record<string, string>[] = parse(await writeStatementCsv(database.db, payout), { columns: true, bom: true });
    // Both orders are approved in one run, in any order.
    const lines = rows.filter(({ kind }) => kind === 'approval').sort((a, b) => Number(b.reduction) - Number(a.reduction));
    expect(lines.map(({ base, rate_percent: rate, reduction, amount }) => [base, rate, reduction, amount].map(Number))).toEqual([
      [32.77, 10, 0, 3.28],
      [32.77, 10, -1.64, 1.64],
    ]);
  } finally {
    reset();
  }
});
