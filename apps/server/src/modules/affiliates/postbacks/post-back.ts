import { and, eq, isNotNull } from 'drizzle-orm';
import { money, toMajor } from '#kit/money';
import { queuePostback } from '#modules/webhooks';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { affiliates } from '../tables.ts';
import { ledgerEntries } from '../ledger/tables.ts';
import { payouts } from '../payouts/tables.ts';
import { buildConversionContent, type ConversionPostback } from './conversion-content.ts';

/** Queues postbacks for ledger entries, each entry once. */
export async function postBackEntries(db: Db, entries: { affiliateId: number; fromSequence: number; untilSequence: number }): Promise<void> {
  await queuePostbacks(db, entries.affiliateId, await buildConversionContent(db, entries));
}

/** Queues the postback for a payout that was paid or failed. Earlier statuses are internal. */
export async function postBackPayout(db: Db, payoutId: number): Promise<void> {
  const rows = await db
    .select({ payout: payouts, entry: ledgerEntries })
    .from(payouts)
    .innerJoin(ledgerEntries, eq(ledgerEntries.payoutId, payouts.id))
    .where(eq(payouts.id, payoutId));
  const conversionPostbacks = rows.flatMap(({ payout, entry }): ConversionPostback[] => {
    const { id, number, currency, amount, vat, status, note } = payout;
    // Only the entry of the present status is sent: not the one that prepared the payout, nor one that a later status replaced.
    if (entry.cause !== `payout ${number} ${status}`) return [];
    const major = (minor: number) => toMajor(money(minor, currency));
    const data = {
      entry: entry.sequence,
      payoutId: id,
      number,
      amount: major(amount),
      vat: major(vat),
      currency,
      status,
      at: entry.at.toISOString(),
    };
    return [{ sequence: entry.sequence, event: 'affiliate.payout', data: { ...data, note: status === 'failed' ? note : '' } }];
  });
  const [first] = rows;
  if (first) await queuePostbacks(db, first.payout.affiliateId, conversionPostbacks);
}

async function queuePostbacks(db: Db, affiliateId: number, conversionPostbacks: readonly ConversionPostback[]): Promise<void> {
  if (conversionPostbacks.length === 0) return;
  await inTransaction(db, async (tx) => {
    // The lock ensures that nothing is sent after a suspension.
    const [own] = await tx
      .select({ status: affiliates.status })
      .from(affiliates)
      .where(and(eq(affiliates.id, affiliateId), isNotNull(affiliates.userId)))
      .for('share');
    if (own?.status !== 'active') return;
    for (const { sequence, event, data } of conversionPostbacks) await queuePostback(tx, { affiliateId, cause: `entry ${sequence}`, event, data });
  });
}
