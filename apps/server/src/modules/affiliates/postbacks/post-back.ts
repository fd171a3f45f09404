import { and, eq, isNotNull } from 'drizzle-orm';
import { money, toMajor } from '#kit/money';
import { queuePostback } from '#modules/webhooks';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { affiliates, ledgerEntries, payouts } from '../tables.ts';
import { conversionContent, type EntryNews } from './conversion-content.ts';

/** Has an affiliate's own system told what he has earned, or what went back: each entry of his ledger once. */
export async function postBackEntries(db: Db, entries: { affiliateId: number; fromSequence: number; untilSequence: number }): Promise<void> {
  await tell(db, entries.affiliateId, await conversionContent(db, entries));
}

/** The same of a payout that was paid, or came to nothing: what becomes of it before that is the shop's own business. */
export async function postBackPayout(db: Db, payoutId: number): Promise<void> {
  const rows = await db
    .select({ payout: payouts, entry: ledgerEntries })
    .from(payouts)
    .innerJoin(ledgerEntries, eq(ledgerEntries.payoutId, payouts.id))
    .where(eq(payouts.id, payoutId));
  const news = rows.flatMap(({ payout, entry }): EntryNews[] => {
    const { id, number, currency, amount, vat, status, note } = payout;
    // The entry that prepared it is not told of, and what was overtaken neither.
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
  if (first) await tell(db, first.payout.affiliateId, news);
}

async function tell(db: Db, affiliateId: number, news: readonly EntryNews[]): Promise<void> {
  if (news.length === 0) return;
  await inTransaction(db, async (tx) => {
    // Whoever is being suspended meanwhile is told nothing after that.
    const [own] = await tx
      .select({ status: affiliates.status })
      .from(affiliates)
      .where(and(eq(affiliates.id, affiliateId), isNotNull(affiliates.userId)))
      .for('share');
    if (own?.status !== 'active') return;
    for (const { sequence, event, data } of news) await queuePostback(tx, { affiliateId, cause: `entry ${sequence}`, event, data });
  });
}
