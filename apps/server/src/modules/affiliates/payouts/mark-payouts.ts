import { asc, eq, inArray, type SQL } from 'drizzle-orm';
import { now } from '#kit/clock';
import { findNextState } from '#kit/transitions';
import type { Db } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';
import { PayoutCannotMove, PayoutNotFound } from '../errors.ts';
import { payouts } from './tables.ts';
import { writeEntries } from '../ledger/write-entries.ts';
import { assertPayoutsIntact } from './assert-payouts-intact.ts';
import { listReturnEntries } from './conversion/conversion-entries.ts';
import { hashPayouts } from './hash-payouts.ts';
import { issueInvoices } from './invoices/issue-invoices.ts';
import { payoutTransitions, type PayoutMove, type PayoutStatus } from './payout-transitions.ts';
import { lockAffiliates, type PayoutRow } from './prepare-payouts.ts';
import { publishPayoutChange } from './publish-payout-change.ts';

/** Some payouts, or all open payouts of a batch. */
type SelectedPayouts = { payoutIds: readonly number[] } | { batchId: number };

/**
 * Marks payouts as paid: writes their entries and issues their self-billed invoices. Payouts already marked are skipped.
 * @param note the bank's reference
 * @returns the payouts marked now
 * @throws PayoutNotFound, PayoutCannotMove for a failed payout, PayoutsDoNotMatch
 */
export const markPaid = (db: Db, selected: SelectedPayouts & { note?: string }): Promise<PayoutRow[]> =>
  inTransaction(db, async (tx) => {
    const rows = await moveAll(tx, selected, 'pay', { note: selected.note ?? '', paidAt: now() });
    const hashes = await hashPayouts(tx, rows);
    for (const { affiliateId, id, number, currency, amount } of rows) {
      const payout = { payoutId: id, payoutHash: hashes.get(id) ?? null, currency };
      await writeEntries(tx, affiliateId, [{ kind: 'payout', cause: `payout ${number} paid`, ...payout, paid: amount }]);
    }
    await issueInvoices(tx, rows);
    return rows;
  });

/**
 * Marks payouts as failed: the money returns to the approved balance for the next payout, and converted balances return by the rates at which
 * they were converted. Payouts already marked are skipped.
 * @param reason shown to the affiliate
 * @returns the payouts marked now
 * @throws PayoutNotFound, PayoutCannotMove for a paid payout, PayoutsDoNotMatch
 */
export const markFailed = (db: Db, selected: SelectedPayouts & { reason: string }): Promise<PayoutRow[]> =>
  inTransaction(db, async (tx) => {
    const { reason } = selected;
    const rows = await moveAll(tx, selected, 'fail', { note: reason });
    const hashes = await hashPayouts(tx, rows);
    for (const row of rows) {
      const { affiliateId, id, number, currency, amount } = row;
      const payoutHash = hashes.get(id) ?? null;
      await writeEntries(tx, affiliateId, [
        { kind: 'payout-failed', cause: `payout ${number} failed`, payoutId: id, payoutHash, currency, approved: amount, reason },
        ...listReturnEntries(row, payoutHash),
      ]);
    }
    return rows;
  });

async function moveAll(tx: Tx, selected: SelectedPayouts, move: PayoutMove, changes: Partial<PayoutRow>): Promise<PayoutRow[]> {
  const found = await lockPayouts(tx, 'batchId' in selected ? eq(payouts.batchId, selected.batchId) : inArray(payouts.id, [...selected.payoutIds]));
  if (found.length === 0 || ('payoutIds' in selected && found.length !== new Set(selected.payoutIds).size)) throw new PayoutNotFound();
  const under: PayoutRow[] = [];
  const wanted: PayoutStatus = move === 'pay' ? 'paid' : 'failed';
  for (const payout of found) {
    const to = findNextState<PayoutStatus, PayoutMove>(payoutTransitions, payout.status, move);
    if (to) under.push({ ...payout, status: to, ...changes });
    // In a batch, finished payouts are skipped. A payout named by id is refused unless it already has the wanted status.
    else if ('payoutIds' in selected && payout.status !== wanted) throw new PayoutCannotMove(payout.number, payout.status, move);
  }
  const [first] = under;
  // No payout of the batch can be moved or was moved before: for example, a file is marked as paid after all its payouts failed.
  const [oldest] = found;
  if (!first && oldest && found.every(({ status }) => status !== wanted)) throw new PayoutCannotMove(oldest.number, oldest.status, move);
  if (!first) return [];
  await lockAffiliates(
    tx,
    under.map(({ affiliateId }) => affiliateId),
  );
  await assertPayoutsIntact(
    tx,
    found.filter(({ id }) => under.some((payout) => payout.id === id)),
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
  for (const payout of under) await publishPayoutChange(tx, payout);
  return under;
}

/** Locks payouts until the transaction ends, always in the same order to avoid deadlocks. */
export const lockPayouts = (tx: Tx, where: SQL | undefined): Promise<PayoutRow[]> =>
  tx.select().from(payouts).where(where).orderBy(asc(payouts.id)).for('update');
