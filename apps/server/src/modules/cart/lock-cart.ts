import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { CartNotFound } from './errors.ts';
import { carts } from './tables.ts';

/**
 * Locks a cart until the transaction ends; concurrent changes wait.
 * @throws CartNotFound
 */
export async function lockCart(tx: Tx, { cartId, countryId }: { cartId: string; countryId?: number | undefined }): Promise<void> {
  const found = await tx
    .select({ id: carts.id })
    .from(carts)
    .where(and(eq(carts.id, cartId), countryId === undefined ? undefined : eq(carts.countryId, countryId)))
    .for('update');
  if (found.length === 0) throw new CartNotFound();
}

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
