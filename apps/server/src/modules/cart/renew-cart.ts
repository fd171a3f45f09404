import { eq, sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Tx } from '#platform/transaction';
import { carts } from './tables.ts';

/** Gives a cart a new revision with the same content, which invalidates the idempotency key of the old one. */
export async function renewCart(tx: Tx, cartId: string): Promise<void> {
  await tx
    .update(carts)
    .set({ revision: sql`${carts.revision} + 1`, updatedAt: now() })
    .where(eq(carts.id, cartId));
}
