import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { Payment } from './request-payment.ts';
import { payments } from './tables.ts';

/** Every attempt to have something paid, the first one first, as it stands now. */
export const paymentsOf = (db: Db, reference: string): Promise<Payment[]> =>
  db.select().from(payments).where(eq(payments.reference, reference)).orderBy(asc(payments.id));

/** The payment whose money was taken for it. */
export async function keptPayment(db: Db, reference: string): Promise<Payment | undefined> {
  const [kept] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.reference, reference), eq(payments.outcome, 'kept')));
  return kept;
}
