import { and, asc, eq, between, like } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { whoseNews } from './news-of-affiliate.ts';
import { commissions, creditedOrders, ledgerEntries, payouts } from './tables.ts';

/** Commissions that were refused by entries of his ledger with these numbers, both included; amounts in minor units, as they were taken off. */
export async function refusalsOf(
  db: Db,
  { affiliateId, fromSequence, untilSequence }: { affiliateId: number; fromSequence: number; untilSequence: number },
) {
  const refused = await db
    .select({
      ...{ sequence: ledgerEntries.sequence, currency: ledgerEntries.currency, pending: ledgerEntries.pending, approved: ledgerEntries.approved },
      ...{ reason: ledgerEntries.reason, orderNumber: creditedOrders.orderNumber },
    })
    .from(ledgerEntries)
    .innerJoin(commissions, eq(commissions.id, ledgerEntries.commissionId))
    .innerJoin(creditedOrders, eq(creditedOrders.orderId, commissions.orderId))
    .where(
      and(
        eq(ledgerEntries.affiliateId, affiliateId),
        between(ledgerEntries.sequence, fromSequence, untilSequence),
        like(ledgerEntries.cause, 'refused %'),
      ),
    )
    .orderBy(asc(ledgerEntries.sequence));
  const told = refused.length > 0 ? await whoseNews(db, affiliateId) : undefined;
  if (!told) return [];
  return refused.map(({ pending, approved, ...rest }) => ({ ...told, ...rest, amount: -(pending + approved) }));
}

/** What an affiliate is told of a payout: its amount with VAT, minor units. @returns undefined where there is none */
export async function newsOfPayout(db: Db, payoutId: number) {
  const [payout] = await db.select().from(payouts).where(eq(payouts.id, payoutId));
  const told = payout && (await whoseNews(db, payout.affiliateId));
  if (!told) return undefined;
  const { number: payoutNumber, currency, amount, vat, status, note } = payout;
  return { ...told, payoutNumber, currency, amount: amount + vat, status, note };
}
