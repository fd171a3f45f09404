import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { carts } from './tables.ts';

/**
 * The cart that an account has in a country, locked until the transaction ends. Where there is none, nobody else makes one
 * meanwhile: two sign-ins at once come one after the other.
 */
export async function lockOwnCart(tx: Tx, { userId, countryId }: { userId: number; countryId: number }): Promise<string | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`the cart of ${userId} in ${countryId}`}, 0))`);
  const [own] = await tx
    .select({ id: carts.id })
    .from(carts)
    .where(and(eq(carts.customerId, userId), eq(carts.countryId, countryId)))
    .for('update');
  return own?.id;
}
