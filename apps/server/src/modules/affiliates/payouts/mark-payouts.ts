import { asc, eq, inArray, type SQL } from 'drizzle-orm';
import { now } from '#kit/clock';
import { moved } from '#kit/life';
import type { Db } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';
import { PayoutCannotMove, PayoutNotFound } from '../errors.ts';
import { payouts } from '../tables.ts';
import { writeEntries } from '../write-entries.ts';
import { issueInvoices } from './issue-invoices.ts';
import { payoutLife, type PayoutMove, type PayoutStatus } from './payout-life.ts';
import { lockAffiliates, type PayoutRow } from './prepare-payouts.ts';
import { tellPayout } from './tell-payout.ts';

/** Some payouts, or all of a batch that are still under way. */
type MeantPayouts = { payoutIds: readonly number[] } | { batchId: number };

/**
 * The money has arrived: its entry, and its self-billed invoice. One that is marked already is passed over.
 * @param note the bank's reference
 * @returns what was marked now
 * @throws PayoutNotFound, PayoutCannotMove for one that has failed
 */
export const markPaid = (db: Db, meant: MeantPayouts & { note?: string }): Promise<PayoutRow[]> =>
  inTransaction(db, async (tx) => {
    const rows = await moveAll(tx, meant, 'pay', { note: meant.note ?? '', paidAt: now() });
    for (const { affiliateId, id, number, currency, amount } of rows)
      await writeEntries(tx, affiliateId, [{ kind: 'payout', cause: `payout ${number} paid`, payoutId: id, currency, paid: amount }]);
    await issueInvoices(tx, rows);
    return rows;
  });

/**
 * The money did not arrive: it is approved again, and goes out with the next payout. One that is marked already is passed over.
 * @param reason what the affiliate is told
 * @returns what was marked now
 * @throws PayoutNotFound, PayoutCannotMove for one that was paid
 */
export const markFailed = (db: Db, meant: MeantPayouts & { reason: string }): Promise<PayoutRow[]> =>
  inTransaction(db, async (tx) => {
    const { reason } = meant;
    const rows = await moveAll(tx, meant, 'fail', { note: reason });
    for (const { affiliateId, id, number, currency, amount } of rows)
      await writeEntries(tx, affiliateId, [
        { kind: 'payout-failed', cause: `payout ${number} failed`, payoutId: id, currency, approved: amount, reason },
      ]);
    return rows;
  });

async function moveAll(tx: Tx, meant: MeantPayouts, move: PayoutMove, changes: Partial<PayoutRow>): Promise<PayoutRow[]> {
  const found = await lockPayouts(tx, 'batchId' in meant ? eq(payouts.batchId, meant.batchId) : inArray(payouts.id, [...meant.payoutIds]));
  if (found.length === 0 || ('payoutIds' in meant && found.length !== new Set(meant.payoutIds).size)) throw new PayoutNotFound();
  const under: PayoutRow[] = [];
  for (const payout of found) {
    const to = moved<PayoutStatus, PayoutMove>(payoutLife, payout.status, move);
    if (to) under.push({ ...payout, status: to, ...changes });
    // Of a batch those that have met their end are left as they are; one that was named is refused, unless it is there already.
    else if ('payoutIds' in meant && payout.status !== (move === 'pay' ? 'paid' : 'failed'))
      throw new PayoutCannotMove(payout.number, payout.status, move);
  }
  const [first] = under;
  if (!first) return [];
  await lockAffiliates(
    tx,
    under.map(({ affiliateId }) => affiliateId),
  );
  await tx
    .update(payouts)
    .set({ status: first.status, ...changes })
    .where(
      inArray(
        payouts.id,
        under.map(({ id }) => id),
      ),
    );
  for (const payout of under) await tellPayout(tx, payout);
  return under;
}

/** Takes payouts, always in the same order: nobody else moves them until the transaction ends. */
export const lockPayouts = (tx: Tx, where: SQL | undefined): Promise<PayoutRow[]> =>
  tx.select().from(payouts).where(where).orderBy(asc(payouts.id)).for('update');
