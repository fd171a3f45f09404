import { and, asc, eq, between, gte, like, lt, min, sql, type SQL } from 'drizzle-orm';
import { days } from '#kit/clock';
import type { Db } from '#platform/database';
import { findRecipient } from '../affiliate-notification.ts';
import { commissions, creditedOrders } from '../commissions/tables.ts';
import { ledgerEntries } from './tables.ts';
import { payouts } from '../payouts/tables.ts';
import { isHeld } from './balances.ts';

/** Ledger entries of an affiliate by their numbers, both included. */
interface EntryRange {
  affiliateId: number;
  fromSequence: number;
  untilSequence: number;
}

/** Returns commissions that ledger entries with these numbers, both included, refused. Amounts in minor units, positive. */
export async function listRefusals(db: Db, { affiliateId, fromSequence, untilSequence }: EntryRange) {
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

/**
 * Returns the message about an affiliate's first sale, if these entries booked it. Held commissions are no sale yet.
 * @returns undefined if there were sales before. Amount in minor units
 */
export async function findFirstSale(db: Db, { affiliateId, fromSequence, untilSequence }: EntryRange) {
  const isSale = and(eq(ledgerEntries.affiliateId, affiliateId), eq(ledgerEntries.kind, 'commission'), eq(commissions.holdReasons, sql`'[]'::jsonb`));
  const [first] = await db
    .select({ sequence: min(ledgerEntries.sequence) })
    .from(ledgerEntries)
    .innerJoin(commissions, eq(commissions.id, ledgerEntries.commissionId))
    .where(isSale);
  if (first?.sequence == null || first.sequence < fromSequence || first.sequence > untilSequence) return undefined;
  const [sale] = await sumByOrder(db, and(isSale, between(ledgerEntries.sequence, fromSequence, untilSequence)));
  const recipient = await findRecipient(db, affiliateId);
  return sale && recipient && { ...recipient, ...sale };
}

/** Returns the orders whose commissions these entries booked and that wait for a review. Amounts in minor units. */
export async function listHolds(db: Db, { affiliateId, fromSequence, untilSequence }: EntryRange) {
  const held = await sumByOrder(
    db,
    and(
      eq(ledgerEntries.affiliateId, affiliateId),
      eq(ledgerEntries.kind, 'commission'),
      between(ledgerEntries.sequence, fromSequence, untilSequence),
      isHeld,
    ),
  );
  const recipient = held.length > 0 ? await findRecipient(db, affiliateId) : undefined;
  return recipient ? held.map((order) => ({ ...recipient, ...order })) : [];
}

/** Sums entries by the order of their commission, the first booked order first. */
const sumByOrder = (db: Db, condition: SQL | undefined) =>
  db
    .select({
      orderId: creditedOrders.orderId,
      orderReference: creditedOrders.reference,
      currency: creditedOrders.currency,
      amount: sql<number>`sum(${ledgerEntries.pending} + ${ledgerEntries.approved})::bigint`,
    })
    .from(ledgerEntries)
    .innerJoin(commissions, eq(commissions.id, ledgerEntries.commissionId))
    .innerJoin(creditedOrders, eq(creditedOrders.orderId, commissions.orderId))
    .where(condition)
    .groupBy(creditedOrders.orderId)
    .orderBy(min(ledgerEntries.sequence));

/** Returns the message about a commission that a review released. Amount in minor units. @returns undefined if it was not released */
export async function findRelease(db: Db, commissionId: number) {
  const [released] = await db
    .select({
      ...{ affiliateId: commissions.affiliateId, currency: commissions.currency, amount: commissions.earned, reason: commissions.reviewReason },
      orderReference: creditedOrders.reference,
    })
    .from(commissions)
    .innerJoin(creditedOrders, eq(creditedOrders.orderId, commissions.orderId))
    .where(and(eq(commissions.id, commissionId), eq(commissions.verdict, 'released')));
  const recipient = released && (await findRecipient(db, released.affiliateId));
  return recipient && { ...recipient, ...released };
}

/** Returns the amounts that were approved for an affiliate on a UTC day, by currency. Amounts in minor units. @param day `YYYY-MM-DD` */
export async function listApprovals(db: Db, { affiliateId, day }: { affiliateId: number; day: string }) {
  const start = new Date(`${day}T00:00:00Z`);
  const approved = await db
    .select({ currency: ledgerEntries.currency, amount: sql<number>`sum(${ledgerEntries.approved})::bigint` })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.affiliateId, affiliateId),
        eq(ledgerEntries.kind, 'approval'),
        gte(ledgerEntries.at, start),
        lt(ledgerEntries.at, new Date(start.getTime() + days(1))),
      ),
    )
    .groupBy(ledgerEntries.currency)
    .orderBy(asc(ledgerEntries.currency));
  const recipient = approved.length > 0 ? await findRecipient(db, affiliateId) : undefined;
  return recipient ? approved.map((sum) => ({ ...recipient, ...sum })) : [];
}
