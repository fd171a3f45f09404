import { and, eq } from 'drizzle-orm';
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
