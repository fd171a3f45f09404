import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { carts } from './tables.ts';

/** Returns and locks an account's cart in a country until the transaction ends. If there is none, no other request can create one meanwhile. */
export async function lockCustomerCart(tx: Tx, { userId, countryId }: { userId: number; countryId: number }): Promise<string | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`the cart of ${userId} in ${countryId}`}, 0))`);
  const [own] = await tx
    .select({ id: carts.id })
    .from(carts)
    .where(and(eq(carts.customerId, userId), eq(carts.countryId, countryId)))
    .for('update');
  return own?.id;
}
