import { eq } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { carts } from './tables.ts';

/** Deletes a merged cart with its lines and its draft. */
export async function discardCart(tx: Tx, cartId: string): Promise<void> {
  await tx.delete(carts).where(eq(carts.id, cartId));
}
