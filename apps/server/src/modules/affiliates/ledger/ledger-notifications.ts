import { and, asc, eq, between, like } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { findRecipient } from '../affiliate-notification.ts';
import { commissions, creditedOrders, ledgerEntries, payouts } from '../tables.ts';

/** Returns commissions that ledger entries with these numbers, both included, refused. Amounts in minor units, positive. */
export async function listRefusals(
  db: Db,
  { affiliateId, fromSequence, untilSequence }: { affiliateId: number; fromSequence: number; untilSequence: number },
) {
  const refused = await db
    .select({
      ...{ sequence: ledgerEntries.sequence, currency: ledgerEntries.currency, pending: ledgerEntries.pending, approved: ledgerEntries.approved },
      ...{ reason: ledgerEntries.reason, orderReference: creditedOrders.reference },
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
  const recipient = refused.length > 0 ? await findRecipient(db, affiliateId) : undefined;
  if (!recipient) return [];
  return refused.map(({ pending, approved, ...rest }) => ({ ...recipient, ...rest, amount: -(pending + approved) }));
}

/** Returns the message about a payout: its amount with VAT, in minor units. @returns undefined if there is none */
export async function findPayoutNotification(db: Db, payoutId: number) {
  const [payout] = await db.select().from(payouts).where(eq(payouts.id, payoutId));
  const recipient = payout && (await findRecipient(db, payout.affiliateId));
  if (!recipient) return undefined;
  const { number: payoutNumber, currency, amount, vat, status, note } = payout;
  return { ...recipient, payoutNumber, currency, amount: amount + vat, status, note };
}
