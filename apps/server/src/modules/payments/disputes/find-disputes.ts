import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { disputes, payments } from '../tables.ts';

/** A dispute with the order and the provider of its payment. */
export type Dispute = typeof disputes.$inferSelect & { reference: string; provider: string };

const isOpen = inArray(disputes.status, ['open', 'under-review']);

/** Order numbers with an open dispute or an unreviewed fraud warning: a query with `reference`. */
export const disputedReferences: SQL = sql`
  select ${payments.reference} as reference from ${disputes} join ${payments} on ${payments.id} = ${disputes.paymentId} where ${isOpen}`;

/** Lists disputes, the nearest deadline first: all open ones, or all of an order. */
export async function listDisputes(db: Db, { reference }: { reference?: string } = {}): Promise<Dispute[]> {
  const rows = await db
    .select({ dispute: disputes, reference: payments.reference, provider: payments.provider })
    .from(disputes)
    .innerJoin(payments, eq(payments.id, disputes.paymentId))
    .where(reference === undefined ? isOpen : eq(payments.reference, reference))
    .orderBy(asc(disputes.evidenceUntil), asc(disputes.id));
  return rows.map(({ dispute, ...more }) => ({ ...dispute, ...more }));
}

/** Returns whether an order has an open dispute or an unreviewed fraud warning. */
export async function hasOpenDispute(db: Db, reference: string): Promise<boolean> {
  const [found] = await db
    .select({ id: disputes.id })
    .from(disputes)
    .innerJoin(payments, eq(payments.id, disputes.paymentId))
    .where(and(eq(payments.reference, reference), isOpen))
    .limit(1);
  return found !== undefined;
}

/** Returns whether the bank holds the money of a payment until its decision. A refund would then pay it twice. */
export async function isMoneyDisputed(db: Db, paymentId: number): Promise<boolean> {
  const [found] = await db
    .select({ id: disputes.id })
    .from(disputes)
    .where(and(eq(disputes.paymentId, paymentId), eq(disputes.kind, 'dispute'), isOpen))
    .limit(1);
  return found !== undefined;
}
