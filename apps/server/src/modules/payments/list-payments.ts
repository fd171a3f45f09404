import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { Payment } from './request-payment.ts';
import { payments } from './tables.ts';

/** Lists all payment attempts, the oldest first, in their current state. */
export const listPayments = (db: Db, reference: string): Promise<Payment[]> =>
  db.select().from(payments).where(eq(payments.reference, reference)).orderBy(asc(payments.id));

/** Returns the payment that was accepted for the reference. */
export async function findAcceptedPayment(db: Db, reference: string): Promise<Payment | undefined> {
  const [accepted] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.reference, reference), eq(payments.outcome, 'kept')));
  return accepted;
}
