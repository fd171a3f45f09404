import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { vatIdChecks } from '../tables.ts';

/** Returns the answer of VIES about the VAT id of an order's buyer; null: the order has no VAT id of the Union. */
export async function findVatIdCheck(db: Db, orderId: number): Promise<Pick<typeof vatIdChecks.$inferSelect, 'status' | 'consultation'> | null> {
  const [check] = await db
    .select({ status: vatIdChecks.status, consultation: vatIdChecks.consultation })
    .from(vatIdChecks)
    .where(eq(vatIdChecks.orderId, orderId));
  return check ?? null;
}
