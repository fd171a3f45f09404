import { eq } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { carts } from './tables.ts';

/** Deletes a cart that has been used up, with its lines and what was typed at its checkout. */
export async function discardCart(tx: Tx, cartId: string): Promise<void> {
  await tx.delete(carts).where(eq(carts.id, cartId));
}
